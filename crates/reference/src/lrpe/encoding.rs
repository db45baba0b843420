//! The step from a row f(x) to a row of the output.

/// A linear map on rows whose coefficients are the cosines and sines of the row's angles.
///
/// A row has A angles, D = A · `FEATURES_PER_ANGLE` features and an output of width 2A. All slices
/// have these lengths.
pub(crate) trait Encoding: Send + Sync {
    /// D / A.
    const FEATURES_PER_ANGLE: usize;

    /// o from x̄ = f(x).
    fn encode(x: &[f64], cos: &[f64], sin: &[f64], o: &mut [f64]);

    /// dx̄ from do: the transpose of [`encode`](Self::encode).
    fn decode(d_o: &[f64], cos: &[f64], sin: &[f64], dx: &mut [f64]);

    /// dΘ from x̄ and do.
    fn angle_gradient(x: &[f64], d_o: &[f64], cos: &[f64], sin: &[f64], d_angle: &mut [f64]);

    /// A for D features.
    fn angles(features: usize) -> usize {
        features / Self::FEATURES_PER_ANGLE
    }

    /// The width of the output for D features.
    fn width(features: usize) -> usize {
        Self::angles(features).saturating_mul(2)
    }
}
