//! What an operator reads besides x.

use ndarray::{ArrayD, ArrayView, ArrayView2, ArrayView3, ArrayViewD, Dimension};

use super::tables::AxisTables;
use crate::tensor::TensorInfo;

/// Theta, and what the positions and f read at each call.
///
/// Theta alone, or the [tables](crate::Lrpe::tables) made from it, turn into it by themselves.
///
/// # Example
/// ```
/// use gimbal_reference::{Lrpe, LrpeInputs};
/// use ndarray::{Array4, array};
///
/// // Two sequences whose first tokens have the positions 7 and 0.
/// let (x, theta) = (Array4::<f32>::ones((2, 3, 1, 4)).into_dyn(), array![[1.0, 0.1]]);
/// let offsets = array![7i64, 0];
/// let inputs = LrpeInputs {
///     offsets: Some(offsets.view().into()),
///     ..LrpeInputs::from(theta.view())
/// };
/// let o = Lrpe::rotate().forward(x.view(), inputs)?;
/// assert_eq!(o[[0, 0, 0, 0]], (7f64.cos() - 7f64.sin()) as f32);
/// assert_eq!(o[[1, 0, 0, 0]], 1.0);
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug)]
pub struct LrpeInputs<'a> {
    /// Theta, (H, E) or (1, E).
    pub theta: ThetaOrTables<'a>,
    /// On a line: the position of each sequence's first token, (B), or (S) where they are packed.
    pub offsets: Option<IndexView<'a>>,
    /// On a line: where each of S packed sequences starts and the last one ends, (S + 1).
    pub cu_seqlens: Option<IndexView<'a>>,
    /// The positions where they are given: (N), (B, N) or (k, B, N).
    pub positions: Option<IndexView<'a>>,
    /// w of the RMS norm: (D), (1, D) or (H, D).
    pub norm_weight: Option<ArrayViewD<'a, f32>>,
    /// Where x is a part of the tokens of its sequences: what
    /// [`sequence_statistics`](crate::Lrpe::sequence_statistics) are for all of them, with the mean for a
    /// backward pass.
    pub sequence_statistics: Option<ArrayView3<'a, f32>>,
}

/// Theta, or the cosines and sines that were made from it.
#[derive(Clone, Copy, Debug)]
pub enum ThetaOrTables<'a> {
    /// Theta.
    Theta(ArrayView2<'a, f32>),
    /// Its tables, for an operator on a grid.
    Tables(&'a AxisTables),
}

/// A tensor of integers. Of an i64 the lower 32 bits count, as a signed number.
#[derive(Clone, Debug)]
pub enum IndexView<'a> {
    /// Of i32.
    I32(ArrayViewD<'a, i32>),
    /// Of i64.
    I64(ArrayViewD<'a, i64>),
}

/// The type of a tensor of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IndexType {
    /// 32-bit.
    I32,
    /// 64-bit, of which the lower 32 count.
    I64,
}

/// [`LrpeInputs`] as the checks see them.
///
/// Theta alone turns into it by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LrpeInfo<'a> {
    /// Theta.
    pub theta: TensorInfo<'a>,
    /// Offsets.
    pub offsets: Option<TensorInfo<'a, IndexType>>,
    /// Bounds of packed sequences.
    pub cu_seqlens: Option<TensorInfo<'a, IndexType>>,
    /// Positions.
    pub positions: Option<TensorInfo<'a, IndexType>>,
    /// w of the RMS norm.
    pub norm_weight: Option<TensorInfo<'a>>,
}

impl LrpeInputs<'_> {
    /// What the checks see.
    pub fn info(&self) -> LrpeInfo<'_> {
        LrpeInfo {
            theta: match &self.theta {
                ThetaOrTables::Theta(theta) => TensorInfo::of("theta", theta),
                ThetaOrTables::Tables(tables) => tables.theta(),
            },
            offsets: self.offsets.as_ref().map(|view| view.info("offsets")),
            cu_seqlens: self.cu_seqlens.as_ref().map(|view| view.info("cu_seqlens")),
            positions: self.positions.as_ref().map(|view| view.info("positions")),
            norm_weight: self
                .norm_weight
                .as_ref()
                .map(|weight| TensorInfo::of("norm_weight", weight)),
        }
    }
}

impl ThetaOrTables<'_> {
    /// The same, borrowed.
    pub(super) fn view(&self) -> ThetaOrTables<'_> {
        match self {
            Self::Theta(theta) => ThetaOrTables::Theta(theta.view()),
            Self::Tables(tables) => ThetaOrTables::Tables(tables),
        }
    }
}

impl IndexView<'_> {
    /// What the checks see.
    pub fn info(&self, name: &'static str) -> TensorInfo<'_, IndexType> {
        let (dtype, shape, strides) = match self {
            Self::I32(view) => (IndexType::I32, view.shape(), view.strides()),
            Self::I64(view) => (IndexType::I64, view.shape(), view.strides()),
        };
        TensorInfo {
            name,
            dtype,
            shape,
            strides,
        }
    }

    /// The numbers.
    pub(crate) fn values(&self) -> ArrayD<i32> {
        match self {
            Self::I32(view) => view.to_owned(),
            Self::I64(view) => view.mapv(|value| value as i32),
        }
    }
}

impl<'a> From<ThetaOrTables<'a>> for LrpeInputs<'a> {
    fn from(theta: ThetaOrTables<'a>) -> Self {
        Self {
            theta,
            offsets: None,
            cu_seqlens: None,
            positions: None,
            norm_weight: None,
            sequence_statistics: None,
        }
    }
}

impl<'a> From<ArrayView2<'a, f32>> for LrpeInputs<'a> {
    fn from(theta: ArrayView2<'a, f32>) -> Self {
        ThetaOrTables::Theta(theta).into()
    }
}

impl<'a> From<&'a AxisTables> for LrpeInputs<'a> {
    fn from(tables: &'a AxisTables) -> Self {
        ThetaOrTables::Tables(tables).into()
    }
}

impl<'a, D: Dimension> From<ArrayView<'a, i32, D>> for IndexView<'a> {
    fn from(view: ArrayView<'a, i32, D>) -> Self {
        Self::I32(view.into_dyn())
    }
}

impl<'a, D: Dimension> From<ArrayView<'a, i64, D>> for IndexView<'a> {
    fn from(view: ArrayView<'a, i64, D>) -> Self {
        Self::I64(view.into_dyn())
    }
}

impl<'a> From<TensorInfo<'a>> for LrpeInfo<'a> {
    fn from(theta: TensorInfo<'a>) -> Self {
        Self {
            theta,
            offsets: None,
            cu_seqlens: None,
            positions: None,
            norm_weight: None,
        }
    }
}

impl<'a> From<&TensorInfo<'a>> for LrpeInfo<'a> {
    fn from(theta: &TensorInfo<'a>) -> Self {
        (*theta).into()
    }
}
