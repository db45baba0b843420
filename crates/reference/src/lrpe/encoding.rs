//! The step from a row f(x) to a row of the output.

/// How a row of features turns by its angles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Encoding {
    /// Each pair of features turns by its angle, as [`Lrpe::rotate`](crate::Lrpe::rotate) says.
    Rotate(Rotation),
    /// Each feature becomes two, itself by the cosine and by the sine of its angle, as
    /// [`Lrpe::cosine`](crate::Lrpe::cosine) says.
    Cosine,
}

/// Which features of a row are rotated, in which pairs, and by which factor they grow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// Which features form a pair.
    pub pairing: Pairing,
    /// r, the number of features that are rotated, from the first on. It is even and from 2 to D,
    /// which `None` stands for. The others are f(x) as it is.
    pub rotary_dim: Option<usize>,
    /// c, by which the rotated features are multiplied, as YaRN does.
    pub factor: f64,
}

impl Default for Rotation {
    fn default() -> Self {
        Self {
            pairing: Pairing::Half,
            rotary_dim: None,
            factor: 1.0,
        }
    }
}

/// Which of the r rotated features form the pair of angle i < r/2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pairing {
    /// i and r/2 + i.
    #[default]
    Half,
    /// 2i and 2i + 1.
    Interleaved,
}

impl Rotation {
    /// The features that turn by angle i of so many.
    fn pair(&self, i: usize, angles: usize) -> (usize, usize) {
        match self.pairing {
            Pairing::Half => (i, i + angles),
            Pairing::Interleaved => (2 * i, 2 * i + 1),
        }
    }

    /// Rotates a row by Θ, or by −Θ for a `sign` of −1.
    fn turn(&self, row: &[f64], angle: &AngleRow, sign: f64, turned: &mut [f64]) {
        let (angles, factor) = (angle.cos.len(), self.factor);
        for (i, (cos, sin)) in angle.iter().enumerate() {
            let ((first, second), sin) = (self.pair(i, angles), sign * sin);
            turned[first] = factor * (row[first] * cos - row[second] * sin);
            turned[second] = factor * (row[first] * sin + row[second] * cos);
        }
        turned[2 * angles..].copy_from_slice(&row[2 * angles..]);
    }
}

/// Cosine and sine of the angles of one row.
pub(super) struct AngleRow {
    pub cos: Vec<f64>,
    pub sin: Vec<f64>,
}

impl AngleRow {
    fn iter(&self) -> impl Iterator<Item = (&f64, &f64)> {
        self.cos.iter().zip(&self.sin)
    }
}

/// Encodings are linear maps on rows, whose coefficients are the cosines and sines of the angles.
impl Encoding {
    /// The number of angles of a row of so many features.
    pub fn angles(&self, features: usize) -> usize {
        match self {
            Self::Rotate(rotation) => rotation.rotary_dim.unwrap_or(features) / 2,
            Self::Cosine => features,
        }
    }

    /// The width of a row of o for so many features of x.
    pub fn width(&self, features: usize) -> usize {
        match self {
            Self::Rotate(_) => features,
            Self::Cosine => features.saturating_mul(2),
        }
    }

    /// The features of x for a row of o of this width.
    pub(super) fn features(&self, width: usize) -> usize {
        match self {
            Self::Rotate(_) => width,
            Self::Cosine => width / 2,
        }
    }

    /// o from x̄ = f(x).
    pub(super) fn encode(&self, x: &[f64], angle: &AngleRow, o: &mut [f64]) {
        match self {
            Self::Rotate(rotation) => rotation.turn(x, angle, 1.0, o),
            Self::Cosine => {
                let (o_cos, o_sin) = o.split_at_mut(x.len());
                for (d, (cos, sin)) in angle.iter().enumerate() {
                    o_cos[d] = x[d] * cos;
                    o_sin[d] = x[d] * sin;
                }
            }
        }
    }

    /// dx̄ from do: the transpose of [`encode`](Self::encode).
    pub(super) fn decode(&self, d_o: &[f64], angle: &AngleRow, dx: &mut [f64]) {
        match self {
            Self::Rotate(rotation) => rotation.turn(d_o, angle, -1.0, dx),
            Self::Cosine => {
                let (do_cos, do_sin) = d_o.split_at(dx.len());
                for (d, (cos, sin)) in angle.iter().enumerate() {
                    dx[d] = do_cos[d] * cos + do_sin[d] * sin;
                }
            }
        }
    }

    /// dΘ from x̄ and do.
    pub(super) fn angle_gradient(
        &self,
        x: &[f64],
        d_o: &[f64],
        angle: &AngleRow,
        d_angle: &mut [f64],
    ) {
        match self {
            Self::Rotate(rotation) => {
                for (i, (cos, sin)) in angle.iter().enumerate() {
                    let (first, second) = rotation.pair(i, d_angle.len());
                    let o1 = x[first] * cos - x[second] * sin;
                    let o2 = x[first] * sin + x[second] * cos;
                    d_angle[i] = rotation.factor * (d_o[second] * o1 - d_o[first] * o2);
                }
            }
            Self::Cosine => {
                let (do_cos, do_sin) = d_o.split_at(x.len());
                for (d, (cos, sin)) in angle.iter().enumerate() {
                    d_angle[d] = x[d] * (do_sin[d] * cos - do_cos[d] * sin);
                }
            }
        }
    }

    /// What an error in a cosine or a sine is relative to, for each element of a row of o or do: the
    /// length of the pair that turns with it, or the element itself.
    #[cfg(feature = "testing")]
    pub(crate) fn lengths(&self, row: &[f64]) -> Vec<f64> {
        let mut lengths: Vec<f64> = row.iter().map(|value| value.abs()).collect();
        let angles = self.angles(self.features(row.len()));
        for i in 0..angles {
            let (first, second) = match self {
                Self::Rotate(rotation) => rotation.pair(i, angles),
                Self::Cosine => (i, i + angles),
            };
            let length = row[first].hypot(row[second]);
            (lengths[first], lengths[second]) = (length, length);
        }
        lengths
    }

    /// The size of the terms of dΘ, whatever the angle.
    #[cfg(feature = "testing")]
    pub(super) fn angle_gradient_terms(
        &self,
        x: &[f64],
        d_o: &[f64],
        _: &AngleRow,
        terms: &mut [f64],
    ) {
        let d_o = self.lengths(d_o);
        let angles = terms.len();
        for (i, terms) in terms.iter_mut().enumerate() {
            *terms = match self {
                Self::Rotate(rotation) => {
                    let (first, second) = rotation.pair(i, angles);
                    rotation.factor.abs() * x[first].hypot(x[second]) * d_o[first]
                }
                Self::Cosine => x[i].abs() * d_o[i],
            };
        }
    }
}
