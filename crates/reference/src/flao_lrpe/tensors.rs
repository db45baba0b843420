//! What `flao_lrpe` reads besides q, k, v and g, keeps and writes.

use ndarray::{Array2, ArrayBase, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD, Data, IxDyn};

use crate::flao::FlaoGradients;
use crate::lrpe::{IndexType, IndexView};
use crate::tensor::TensorInfo;

/// Theta, and where queries and keys lie: as arrays, views, or what the checks see of them. `M` stands for a matrix of f32,
/// `I` for a tensor of integers.
///
/// # Example
/// ```
/// use gimbal_reference::FlaoAngles;
/// use ndarray::{Array2, array};
///
/// // Of two sequences, the queries go on where a cache of 100 and 7 keys ends.
/// let (theta, offsets) = (Array2::<f32>::ones((1, 64)), array![100i64, 7]);
/// let angles = FlaoAngles {
///     theta: Some(theta.view()),
///     q_offsets: Some(offsets.view().into()),
///     ..FlaoAngles::default()
/// };
/// assert_eq!(angles.info().q_offsets.unwrap().shape, [2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoAngles<M, I> {
    /// Theta, (H, E) or (1, E), unless there is no encoding.
    pub theta: Option<M>,
    /// On a line: the position of each sequence's first query, (B).
    pub q_offsets: Option<I>,
    /// On a line: the position of each sequence's first key, (B).
    pub k_offsets: Option<I>,
    /// The positions of queries where they are given: (N), (B, N) or (k, B, N).
    pub q_positions: Option<I>,
    /// The positions of keys where they are given: (M), (B, M) or (k, B, M).
    pub k_positions: Option<I>,
}

impl<M, I> Default for FlaoAngles<M, I> {
    fn default() -> Self {
        Self {
            theta: None,
            q_offsets: None,
            k_offsets: None,
            q_positions: None,
            k_positions: None,
        }
    }
}

impl<M, I> FlaoAngles<M, I> {
    /// The same as something else. `integers` gets each tensor's name and the tensor.
    pub fn map<'a, N, J>(
        &'a self,
        theta: impl FnOnce(&'a M) -> N,
        mut integers: impl FnMut(&'static str, &'a I) -> J,
    ) -> FlaoAngles<N, J> {
        FlaoAngles {
            theta: self.theta.as_ref().map(theta),
            q_offsets: self.q_offsets.as_ref().map(|it| integers("q_offsets", it)),
            k_offsets: self.k_offsets.as_ref().map(|it| integers("k_offsets", it)),
            q_positions: self
                .q_positions
                .as_ref()
                .map(|it| integers("q_positions", it)),
            k_positions: self
                .k_positions
                .as_ref()
                .map(|it| integers("k_positions", it)),
        }
    }
}

impl FlaoAngles<ArrayView2<'_, f32>, IndexView<'_>> {
    /// What the checks see.
    pub fn info(&self) -> FlaoAngles<TensorInfo<'_>, TensorInfo<'_, IndexType>> {
        self.map(
            |theta| TensorInfo::of("theta", theta),
            |name, integers| integers.info(name),
        )
    }
}

/// What the forward keeps for the backward, in f32.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoLrpeSaved<S> {
    /// kv of the encoded keys, (B, H, D′, E).
    pub kv: S,
    /// Σ f(k) over the keys, (B, H, D), where there is a normaliser.
    pub z: Option<S>,
}

impl<S> FlaoLrpeSaved<S> {
    /// The same as something else. `f` gets each tensor's name and the tensor.
    pub fn map<'a, R>(&'a self, mut f: impl FnMut(&'static str, &'a S) -> R) -> FlaoLrpeSaved<R> {
        FlaoLrpeSaved {
            kv: f("kv", &self.kv),
            z: self.z.as_ref().map(|z| f("z", z)),
        }
    }
}

impl<S: Data<Elem = f32>> FlaoLrpeSaved<ArrayBase<S, IxDyn>> {
    /// What the checks see.
    pub(super) fn info(&self) -> FlaoLrpeSaved<TensorInfo<'_>> {
        self.map(|name, array| TensorInfo::of(name, array))
    }
}

impl FlaoLrpeSaved<ArrayD<f32>> {
    /// Views of the arrays.
    pub fn view(&self) -> FlaoLrpeSaved<ArrayViewD<'_, f32>> {
        self.map(|_, array| array.view())
    }

    /// Mutable views of the arrays.
    pub fn view_mut(&mut self) -> FlaoLrpeSaved<ArrayViewMutD<'_, f32>> {
        FlaoLrpeSaved {
            kv: self.kv.view_mut(),
            z: self.z.as_mut().map(|z| z.view_mut()),
        }
    }
}

/// The gradients of the inputs, and of theta where it was asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlaoLrpeGradients<A, M> {
    /// dq, dk, dv and, if there is a gate, dg.
    pub rows: FlaoGradients<A>,
    /// Of theta, of its shape: summed over queries and keys.
    pub dtheta: Option<M>,
}

impl<T, S> FlaoLrpeGradients<ArrayD<T>, Array2<S>> {
    /// Mutable views of the arrays.
    pub fn view_mut(&mut self) -> FlaoLrpeGradients<ArrayViewMutD<'_, T>, ArrayViewMutD<'_, S>> {
        FlaoLrpeGradients {
            rows: self.rows.view_mut(),
            dtheta: self
                .dtheta
                .as_mut()
                .map(|dtheta| dtheta.view_mut().into_dyn()),
        }
    }
}
