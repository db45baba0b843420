//! Problems on a grid of tokens.

use gimbal_ops::{Activation, BlockShape, InputError, InputReason, Lrpe, Tensor};
use gimbal_reference::{Lrpe as Reference, Positions};
use ndarray::{Array2, ArrayD, Axis};
use proptest::prelude::*;

use super::case::{ACTIVATIONS, Case, blocks, features, few, layouts};
use super::data::Layout;

/// x is (B, H, L, D).
#[derive(Clone, Debug)]
pub struct GridCase {
    pub batch: usize,
    pub heads: usize,
    pub features: usize,
    /// n_j.
    pub grid: Vec<usize>,
    /// l.
    pub extra_tokens: usize,
    pub shared_theta: bool,
    /// e.
    pub theta_features: usize,
    pub activation: Activation,
    pub layouts: [Layout; 3],
    /// Instead of the defaults.
    pub blocks: Option<BlockShape>,
    pub seed: u64,
}

impl Default for GridCase {
    fn default() -> Self {
        Self {
            batch: 2,
            heads: 3,
            features: 32,
            grid: vec![3, 5],
            extra_tokens: 2,
            shared_theta: false,
            theta_features: 16,
            activation: Activation::None,
            layouts: [Layout::RowMajor; 3],
            blocks: None,
            seed: 1,
        }
    }
}

impl GridCase {
    fn tokens(&self) -> usize {
        match self.grid.contains(&0) {
            true => self.extra_tokens,
            false => self.extra_tokens + self.grid.iter().product::<usize>(),
        }
    }

    /// The index on each axis of a token on the grid, which are its digits, n_k the last.
    fn index(&self, mut token: usize) -> Vec<usize> {
        let mut index = vec![0; self.grid.len()];
        for (index, &length) in index.iter_mut().zip(&self.grid).rev() {
            *index = token % length;
            token /= length;
        }
        index
    }
}

impl Case for GridCase {
    const TOKENS: usize = 2;

    fn still(&self, theta: Tensor<f32>) -> Lrpe<'static> {
        Lrpe::cosine_md(theta, &self.grid, self.extra_tokens)
    }

    fn reference(&self) -> Reference {
        Reference {
            positions: Positions::grid(self.grid.clone(), self.extra_tokens),
            f: self.activation.into(),
            ..Reference::cosine()
        }
    }

    fn activation(&self) -> Activation {
        self.activation
    }

    fn with_activation(self, activation: Activation) -> Self {
        Self { activation, ..self }
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    fn layouts(&self) -> [Layout; 3] {
        self.layouts
    }

    fn blocks(&self) -> Option<BlockShape> {
        self.blocks
    }

    fn angles(&self) -> usize {
        self.features
    }

    fn rows(&self, width: usize) -> Vec<usize> {
        vec![self.batch, self.heads, self.tokens(), width]
    }

    fn theta_shape(&self) -> [usize; 2] {
        let rows = if self.shared_theta { 1 } else { self.heads };
        [rows, self.theta_features]
    }

    fn dtheta_scale(&self, terms: ArrayD<f64>) -> Array2<f64> {
        // (H, L, D).
        let terms = terms.sum_axis(Axis(0));
        let mut sums = Array2::zeros((self.heads, self.theta_features));
        let on_grid = terms.axis_iter(Axis(1)).skip(self.extra_tokens);
        for (token, terms) in on_grid.enumerate() {
            let index = self.index(token);
            for (d, terms) in terms.axis_iter(Axis(1)).enumerate() {
                let (axis, column) = (d / self.theta_features, d % self.theta_features);
                let position = index[axis] as f64;
                let mut sum = sums.column_mut(column);
                sum.scaled_add(position, &terms);
            }
        }
        sums
    }

    fn long() -> Self {
        Self {
            grid: vec![13, 23],
            ..Self::default()
        }
    }

    fn corners() -> Vec<Self> {
        let smallest = Self {
            batch: 1,
            heads: 1,
            features: 1,
            grid: vec![1],
            extra_tokens: 0,
            theta_features: 1,
            ..Self::default()
        };
        vec![
            smallest.clone(),
            Self {
                grid: vec![1, 1, 1, 1],
                theta_features: 8,
                ..Self::default()
            },
            // Blocks of features that end within a vector; then rows that are odd as well.
            Self {
                features: 64,
                grid: vec![2, 3, 5],
                theta_features: 22,
                layouts: [Layout::Swapped; 3],
                ..Self::default()
            },
            Self {
                features: 129,
                grid: vec![2, 3, 2, 5],
                extra_tokens: 12,
                theta_features: 33,
                ..Self::default()
            },
            // Wider than the lanes: with vectors, and without.
            Self {
                features: 600,
                grid: vec![2, 2],
                theta_features: 300,
                ..Self::default()
            },
            Self {
                features: 301,
                grid: vec![2, 2],
                theta_features: 151,
                ..Self::default()
            },
            // More angles than features: of the last axes, and of all but one.
            Self {
                features: 20,
                grid: vec![3, 2, 4],
                theta_features: 11,
                ..Self::default()
            },
            Self {
                features: 16,
                grid: vec![3, 4],
                theta_features: 40,
                ..Self::default()
            },
            // Many stretches of tokens.
            Self {
                batch: 1,
                heads: 1,
                features: 8,
                grid: vec![5003],
                theta_features: 8,
                ..Self::default()
            },
            Self {
                features: 4,
                grid: vec![31, 23],
                extra_tokens: 12,
                shared_theta: true,
                theta_features: 3,
                ..Self::default()
            },
            // Extra tokens alone, beside axes of any length.
            Self {
                grid: vec![i32::MAX as usize, 0],
                extra_tokens: 5,
                ..Self::default()
            },
            // Nothing.
            Self {
                grid: vec![0, 3],
                extra_tokens: 0,
                ..Self::default()
            },
            Self {
                batch: 0,
                ..smallest
            },
        ]
    }

    fn misfits(&self) -> Vec<(Self, InputError)> {
        let op = self.reference().name();
        let (features, got) = (self.features, self.tokens());
        let (theta_features, extra_tokens) = (self.theta_features, self.extra_tokens);
        let tokens = |grid: &[usize], extra_tokens, expected| {
            InputReason::GridTokens {
                tensor: "x",
                grid: grid.to_vec(),
                extra_tokens,
                expected,
                got,
            }
            .of(op)
        };
        let large = 1 << (usize::BITS / 2);
        let misfits = [
            // L is not l + Π n_j.
            (vec![3, 6], extra_tokens, tokens(&[3, 6], 2, 20)),
            (vec![3, 5], 3, tokens(&[3, 5], 3, 18)),
            (vec![0, 5], extra_tokens, tokens(&[0, 5], 2, 2)),
            // k·e < D.
            (
                vec![15],
                extra_tokens,
                InputReason::ThetaTooNarrow {
                    axes: 1,
                    theta_features,
                    angles: features,
                }
                .of(op),
            ),
            (vec![], extra_tokens, InputReason::GridEmpty.of(op)),
            (
                vec![1, 1, 1, 3, 5],
                extra_tokens,
                InputReason::GridAxes { max: 4, got: 5 }.of(op),
            ),
            (
                vec![large, large],
                extra_tokens,
                InputReason::GridOverflow {
                    grid: vec![large, large],
                    extra_tokens,
                }
                .of(op),
            ),
        ];
        let of = |(grid, extra_tokens, error)| {
            let case = Self {
                grid,
                extra_tokens,
                ..self.clone()
            };
            (case, error)
        };
        misfits.into_iter().map(of).collect()
    }

    fn forms() -> Vec<Self> {
        vec![Self::default()]
    }

    fn variants(&self) -> Vec<Self> {
        let with = |activation| Self {
            activation,
            ..self.clone()
        };
        ACTIVATIONS.into_iter().map(with).collect()
    }
}

/// One to four axes, up to some hundred tokens, and sometimes none.
fn grid() -> impl Strategy<Value = Vec<usize>> {
    let axes = |k, end| proptest::collection::vec(few(end), k);
    prop_oneof![axes(1, 500), axes(2, 24), axes(3, 9), axes(4, 6)]
}

/// e for so many features and axes: as few as can be, the next power of two, or any.
fn theta_features(features: usize, axes: usize) -> impl Strategy<Value = usize> {
    let least = features.div_ceil(axes);
    prop_oneof![
        Just(least),
        Just(least.next_power_of_two()),
        least..=features + 3,
    ]
}

prop_compose! {
    fn sizes()(grid in grid(), features in features()) -> (Vec<usize>, usize) {
        // Long or wide, not both: the reference is slow.
        let tokens: usize = grid.iter().product();
        (grid, if tokens < 100 { features } else { features.min(24) })
    }
}

prop_compose! {
    fn cases()(sizes in sizes())(
        batch in few(6),
        heads in few(10),
        extra_tokens in 0usize..13,
        theta_features in theta_features(sizes.1, sizes.0.len()),
        shared_theta in any::<bool>(),
        activation in proptest::sample::select(&ACTIVATIONS[..]),
        layouts in layouts(),
        blocks in proptest::option::weighted(0.3, blocks()),
        seed in any::<u64>(),
        (grid, features) in Just(sizes),
    ) -> GridCase {
        GridCase {
            batch,
            heads,
            features,
            grid,
            extra_tokens,
            shared_theta,
            theta_features,
            activation,
            layouts,
            blocks,
            seed,
        }
    }
}

impl Arbitrary for GridCase {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        cases().boxed()
    }
}
