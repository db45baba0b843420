//! The function f that is applied to x before the position encoding, in f64.

/// The dimension over which a softmax sums to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoftmaxAxis {
    /// The features of one token and head (`dim = -1`).
    Feature,
    /// All tokens of one (batch, head, feature) column, extra tokens included: `dim = 1` of
    /// (B, N, H, D).
    Sequence,
}

/// The function f applied to x before the position encoding.
///
/// It is not rounded between f and the encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Activation {
    /// f(x) = x.
    #[default]
    None,
    /// f(x) = max(x, 0), see [`relu`].
    Relu,
    /// f(x) = 1 / (1 + exp(−x)), see [`sigmoid`].
    Sigmoid,
    /// f(x) = x · sigmoid(x), see [`silu`].
    Silu,
    /// f(x) = exp(x − max x) / Σ exp(x − max x) over the axis.
    Softmax(SoftmaxAxis),
}

/// max(x, 0); NaN stays NaN.
#[inline]
pub fn relu(x: f64) -> f64 {
    if x <= 0.0 { 0.0 } else { x }
}

/// The gradient of [`relu`]: `dy` where x > 0, else 0, also at 0.
#[inline]
pub fn relu_gradient(x: f64, dy: f64) -> f64 {
    if x <= 0.0 { 0.0 } else { dy }
}

/// σ(x) and σ(−x), without overflow. The second is not 1 − σ(x), which cancels where x is large.
#[inline]
fn sigmoids(x: f64) -> (f64, f64) {
    let decay = (-x.abs()).exp();
    let (near, far) = (1.0 / (1.0 + decay), decay / (1.0 + decay));
    if x < 0.0 { (far, near) } else { (near, far) }
}

/// σ(x) = 1 / (1 + exp(−x)), accurate at both ends.
#[inline]
pub fn sigmoid(x: f64) -> f64 {
    sigmoids(x).0
}

/// The gradient of [`sigmoid`]: dy · σ(x) · σ(−x).
#[inline]
pub fn sigmoid_gradient(x: f64, dy: f64) -> f64 {
    let (plus, minus) = sigmoids(x);
    dy * plus * minus
}

/// x · σ(x).
#[inline]
pub fn silu(x: f64) -> f64 {
    x * sigmoid(x)
}

/// The gradient of [`silu`]: dy · σ(x) · (1 + x · σ(−x)).
#[inline]
pub fn silu_gradient(x: f64, dy: f64) -> f64 {
    let (plus, minus) = sigmoids(x);
    dy * plus * (1.0 + x * minus)
}
