//! The frequencies of a position encoding.

use std::sync::Arc;

use gimbal_reference::ThetaKind;

use crate::check::Seen;
use crate::tensor::Layout;
use crate::{Tensor, TensorView};

/// theta, and what a row of it stands for. It is stated, never guessed from a size.
///
/// theta is always f32, whatever the type of x: rounded to 16 bits, the angle p·theta would mean nothing beyond a few
/// thousand positions. It has one row per head, or a single row that all heads share. It is a tensor of its own, which
/// clones share, or a view of memory that lies anywhere.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, TensorView, Theta};
/// use ndarray::{Array2, Array4};
///
/// // RoPE for heads of 64 features, the same in every head: theta_i = 10000^(-2i/64).
/// let theta = Array2::from_shape_fn((1, 32), |(_, i)| 10000f32.powf(-2.0 * i as f32 / 64.0));
/// let device = Device::cpu();
/// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&theta)?));
///
/// // The same, read where it is.
/// let borrowed = Theta::per_feature(TensorView::from_array(&theta)?);
/// assert_eq!(borrowed.view().address(), theta.as_ptr().addr() as u64);
/// let x = device.tensor(&Array4::<f32>::ones((2, 16, 4, 64)))?;
/// let o = Lrpe::rotate(borrowed).forward(&x)?;
/// assert_eq!(o.to_array()?, rope.forward(&x)?.to_array()?);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Theta<'a> {
    pub(crate) frequencies: Frequencies<'a>,
    kind: ThetaKind,
}

impl<'a> Theta<'a> {
    /// One frequency for each of the first E angles of a head: (H, E) or (1, E). Angles beyond E are zero.
    pub fn per_feature(theta: impl Into<Frequencies<'a>>) -> Self {
        Self::new(theta, ThetaKind::PerFeature)
    }

    /// One frequency for every angle of a head: (H, 1) or (1, 1).
    pub fn per_head(theta: impl Into<Frequencies<'a>>) -> Self {
        Self::new(theta, ThetaKind::PerHead)
    }

    pub(super) fn new(theta: impl Into<Frequencies<'a>>, kind: ThetaKind) -> Self {
        Self {
            frequencies: theta.into(),
            kind,
        }
    }

    /// The frequencies.
    pub fn view(&self) -> TensorView<'_, f32> {
        self.frequencies.view()
    }

    /// What a row stands for.
    pub fn kind(&self) -> ThetaKind {
        self.kind
    }

    pub(super) fn layout(&self) -> &Layout {
        self.frequencies.layout()
    }

    pub(super) fn seen(&self, name: &'static str) -> Seen<'_> {
        self.frequencies.seen(name)
    }
}

/// Where the numbers of a [`Theta`] are: whatever converts to it can be one.
#[derive(Clone, Debug)]
pub enum Frequencies<'a> {
    /// In a tensor that an operator keeps, and that its clones share.
    Shared(Arc<Tensor<f32>>),
    /// Somewhere else.
    View(TensorView<'a, f32>),
}

impl Frequencies<'_> {
    pub(crate) fn view(&self) -> TensorView<'_, f32> {
        match self {
            Self::Shared(tensor) => tensor.view(),
            Self::View(view) => *view,
        }
    }

    /// The device and the memory, for the checks.
    pub(crate) fn seen(&self, name: &'static str) -> Seen<'_> {
        match self {
            Self::Shared(tensor) => tensor.seen(name),
            Self::View(view) => view.seen(name),
        }
    }

    pub(crate) fn layout(&self) -> &Layout {
        match self {
            Self::Shared(tensor) => tensor.layout(),
            Self::View(view) => view.layout(),
        }
    }
}

impl From<Tensor<f32>> for Frequencies<'_> {
    fn from(tensor: Tensor<f32>) -> Self {
        Self::Shared(tensor.into())
    }
}

impl From<Arc<Tensor<f32>>> for Frequencies<'_> {
    fn from(tensor: Arc<Tensor<f32>>) -> Self {
        Self::Shared(tensor)
    }
}

impl<'a> From<TensorView<'a, f32>> for Frequencies<'a> {
    fn from(view: TensorView<'a, f32>) -> Self {
        Self::View(view)
    }
}

impl<'a> From<&'a Tensor<f32>> for Frequencies<'a> {
    fn from(tensor: &'a Tensor<f32>) -> Self {
        Self::View(tensor.into())
    }
}
