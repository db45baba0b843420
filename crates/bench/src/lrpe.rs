//! The LRPE operators as the commands use them.

use gimbal_ops::{Activation, Error, Lrpe, Tensor, Theta, ThetaKind};
use gimbal_reference::{Lrpe as Reference, Positions};

/// Everything about an operator but its tensors.
#[derive(Clone, Debug)]
pub struct Definition {
    /// f.
    pub activation: Activation,
    pub kind: Kind,
}

/// An encoding and the positions of the tokens.
#[derive(Clone, Debug)]
pub enum Kind {
    /// `lrpe_rotate` or `lrpe_cosine`.
    Line {
        encoding: Encoding,
        theta_kind: ThetaKind,
        /// The position of the first token.
        offset: i64,
    },
    /// `lrpe_cosine_md`.
    Grid {
        shape: Vec<usize>,
        /// The number of tokens before the grid.
        extra_tokens: usize,
        /// With the cosines and sines along the axes computed once.
        cached: bool,
    },
}

/// The encodings of tokens on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Rotate,
    Cosine,
}

impl Encoding {
    /// The name of the operator in errors, symbols and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rotate => "lrpe_rotate",
            Self::Cosine => "lrpe_cosine",
        }
    }

    /// D / the number of angles of a row.
    pub const fn features_per_angle(self) -> usize {
        match self {
            Self::Rotate => 2,
            Self::Cosine => 1,
        }
    }

    /// The operator on a line.
    pub fn line(self, theta_kind: ThetaKind, activation: Activation, offset: i64) -> Definition {
        Definition {
            activation,
            kind: Kind::Line {
                encoding: self,
                theta_kind,
                offset,
            },
        }
    }
}

impl Definition {
    /// The operator's name in errors, symbols and files.
    pub fn name(&self) -> &'static str {
        match self.kind {
            Kind::Line { encoding, .. } => encoding.name(),
            Kind::Grid { .. } => "lrpe_cosine_md",
        }
    }

    /// The width of a row of o for D features of x.
    pub fn output_features(&self, features: usize) -> usize {
        match self.kind {
            Kind::Line { encoding, .. } => 2 * (features / encoding.features_per_angle()),
            Kind::Grid { .. } => 2 * features,
        }
    }

    /// The reference of it.
    pub fn reference(&self) -> Reference {
        let f = self.activation.into();
        match &self.kind {
            &Kind::Line {
                encoding,
                theta_kind,
                offset,
            } => Reference {
                positions: Positions::line(offset),
                f,
                theta_kind,
                ..match encoding {
                    Encoding::Rotate => Reference::rotate(),
                    Encoding::Cosine => Reference::cosine(),
                }
            },
            Kind::Grid {
                shape,
                extra_tokens,
                ..
            } => Reference {
                positions: Positions::grid(shape.clone(), *extra_tokens),
                f,
                ..Reference::cosine()
            },
        }
    }

    /// The operator on the device of theta; its backward pass computes dtheta if asked to.
    pub fn operator(&self, theta: Tensor<f32>, dtheta: bool) -> Result<Lrpe, Error> {
        let op = match &self.kind {
            &Kind::Line {
                encoding,
                theta_kind,
                offset,
            } => {
                let theta = match theta_kind {
                    ThetaKind::PerFeature => Theta::per_feature(theta),
                    ThetaKind::PerHead => Theta::per_head(theta),
                };
                let op = match encoding {
                    Encoding::Rotate => Lrpe::rotate(theta),
                    Encoding::Cosine => Lrpe::cosine(theta),
                };
                op.offset(offset)
            }
            Kind::Grid {
                shape,
                extra_tokens,
                cached,
            } => {
                let op = Lrpe::cosine_md(theta, shape, *extra_tokens);
                if *cached { op.cached()? } else { op }
            }
        };
        Ok(op.activation(self.activation).with_dtheta(dtheta))
    }
}
