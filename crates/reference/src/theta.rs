//! Theta of the usual models: base^(−2i/r) for the r/2 angles of a rotation, and what is done to it
//! to reach beyond the context that a model was trained on.

use std::f64::consts::TAU;

use ndarray::Array2;

/// How the frequencies of rotary position embeddings are scaled for a longer context.
///
/// # Example
/// ```
/// use gimbal_reference::{Encoding, Lrpe, RopeScaling, Rotation};
///
/// // Llama 3: 64 angles from base 500000, stretched 8 times beyond 8192 tokens.
/// let llama = RopeScaling::Llama3 {
///     factor: 8.0,
///     low_frequency: 1.0,
///     high_frequency: 4.0,
///     trained_tokens: 8192.0,
/// };
/// let theta = llama.theta(500_000.0, 128);
/// assert_eq!(theta.dim(), (1, 64));
/// assert_eq!((theta[[0, 0]], theta[[0, 63]]), (1.0, (500_000f64.powf(-63.0 / 64.0) / 8.0) as f32));
///
/// // YaRN multiplies what is rotated, too.
/// let yarn = RopeScaling::yarn(4.0, 32768.0);
/// let rotation = Rotation { factor: yarn.rotation_factor(), ..Rotation::default() };
/// let op = Lrpe { encoding: Encoding::Rotate(rotation), ..Lrpe::rotate() };
/// # assert_eq!(op.name(), "lrpe_rotate");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum RopeScaling {
    /// As trained.
    None,
    /// Every frequency is divided by the factor ([Chen et al.](https://arxiv.org/abs/2306.15595)).
    Linear {
        /// How many times as many tokens.
        factor: f64,
    },
    /// Llama 3's: frequencies that turn less than `low_frequency` times over the tokens of the
    /// training are divided by the factor, those that turn more than `high_frequency` times are
    /// kept, and between the two the share of what is kept rises with the number of turns.
    Llama3 {
        /// How many times as many tokens.
        factor: f64,
        /// Turns up to which a frequency is scaled in full.
        low_frequency: f64,
        /// Turns from which on a frequency is kept.
        high_frequency: f64,
        /// The context of the training.
        trained_tokens: f64,
    },
    /// YaRN ([Peng et al.](https://arxiv.org/abs/2309.00071)): angles that turn less than
    /// `slow_turns` times over the tokens of the training are divided by the factor, those that
    /// turn more than `fast_turns` times are kept, and between the two the share of what is kept
    /// falls with the index of the angle. What is rotated is multiplied by
    /// [`rotation_factor`](Self::rotation_factor).
    Yarn {
        /// How many times as many tokens.
        factor: f64,
        /// Turns from which on an angle is kept, 32 by default.
        fast_turns: f64,
        /// Turns up to which an angle is scaled in full, 1 by default.
        slow_turns: f64,
        /// The context of the training.
        trained_tokens: f64,
    },
}

impl RopeScaling {
    /// YaRN with its usual bounds, 32 and 1 turns.
    pub fn yarn(factor: f64, trained_tokens: f64) -> Self {
        Self::Yarn {
            factor,
            fast_turns: 32.0,
            slow_turns: 1.0,
            trained_tokens,
        }
    }

    /// Theta for all heads, (1, r/2), of a model with this base that rotates r features, which are
    /// even. In f64 until the end.
    pub fn theta(&self, base: f64, rotary_dim: usize) -> Array2<f32> {
        let features = rotary_dim as f64;
        Array2::from_shape_fn((1, rotary_dim / 2), |(_, i)| {
            let trained = base.powf(-2.0 * i as f64 / features);
            // The share of a frequency that is kept, the rest being divided by the factor.
            let (kept, factor) = match *self {
                Self::None => (1.0, 1.0),
                Self::Linear { factor } => (0.0, factor),
                Self::Llama3 {
                    factor,
                    low_frequency,
                    high_frequency,
                    trained_tokens,
                } => {
                    let turns = trained_tokens * trained / TAU;
                    let kept = (turns - low_frequency) / (high_frequency - low_frequency);
                    (kept, factor)
                }
                Self::Yarn {
                    factor,
                    fast_turns,
                    slow_turns,
                    trained_tokens,
                } => {
                    // The index, not an integer, of the angle that turns so many times.
                    let angle = |turns: f64| {
                        features * (trained_tokens / (turns * TAU)).ln() / (2.0 * base.ln())
                    };
                    let first = angle(fast_turns).floor().max(0.0);
                    let last = angle(slow_turns).ceil().min(features - 1.0);
                    let width = if first == last { 0.001 } else { last - first };
                    (1.0 - (i as f64 - first) / width, factor)
                }
            };
            let kept = kept.clamp(0.0, 1.0);
            (trained * kept + trained / factor * (1.0 - kept)) as f32
        })
    }

    /// By how much what is rotated is to be multiplied, [`Rotation::factor`](crate::Rotation):
    /// 0.1 ln(factor) + 1 for YaRN, and 1 for the others.
    pub fn rotation_factor(&self) -> f64 {
        match *self {
            Self::Yarn { factor, .. } if factor > 1.0 => 0.1 * factor.ln() + 1.0,
            _ => 1.0,
        }
    }
}
