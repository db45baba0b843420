//! Linear attention without a mask, with a gate on the output: `flao`.

mod backward;
mod check;
mod forward;
mod gradients;
mod inputs;
mod launch;
#[cfg(feature = "internals")]
pub mod lookup;
mod plan;
mod route;
mod saved;
mod schedule;
mod tune;

use gimbal_reference::Flao as Reference;

pub use gradients::{FlaoGradients, FlaoGradientsMut};
pub use inputs::FlaoInputs;
pub use route::FlaoRoute;
pub use saved::{FlaoSaved, FlaoSavedMut, FlaoSavedView};
pub(crate) use schedule::Schedule;

/// Fused linear attention with an output gate, where every query sees every key.
///
/// # Formula
/// With q (B, H, N, D), k (B, H, M, D), v (B, H, M, E) and g (B, H, N, E):
/// - kv = kᵀ·v, (B, H, D, E), and o = g ⊙ (q·kv)·scale, (B, H, N, E).
/// - Backward, with u = do ⊙ g·scale: dg = do ⊙ (q·kv)·scale; dq = u·kvᵀ; dkv = qᵀ·u; dk = v·dkvᵀ; dv = k·dkv.
///
/// N and M are free, D and E are from 1 to 256. A tensor that is empty because B, H, N or M is 0 is valid; a sum over
/// no keys or queries is 0.
///
/// # Accuracy
/// Inputs, o and the gradients are f32, f16 or bf16; kv and its gradient are f32. Products of f32 tensors are computed
/// in f32, never in TF32. For those of 16-bit tensors kv, dkv and do ⊙ g are rounded once more to 16 bits; in f16 kv and dkv
/// after scaling by a power of two, so that no size of them overflows. The relative L2 error of every output is at most 1e-5 in
/// f32, 6e-4 in f16 and 4e-3 in bf16. In f16, do ⊙ g has f16's range: below about 1e-4 it loses digits and beyond 65504 it
/// is infinite; [`FlaoRoute::Plain`] keeps it in f32.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, bf16};
/// use ndarray::Array4;
///
/// let device = Device::best()?;
/// let queries = || device.tensor(&Array4::from_elem((2, 8, 100, 64), bf16::ONE)); // (B, H, N, D)
/// let keys = || device.tensor(&Array4::from_elem((2, 8, 30, 64), bf16::ONE)); // (B, H, M, D)
/// let (q, g, k, v) = (queries()?, queries()?, keys()?, keys()?);
/// let inputs = FlaoInputs::new(&q, &k, &v, &g);
///
/// let op = Flao::new().scale(0.125);
/// let o = op.forward(inputs)?;
/// assert_eq!(o.to_array()?[[1, 7, 99, 63]].to_f32(), 64.0 * 30.0 / 8.0);
///
/// // Where a backward pass follows, kv is worth keeping: it is small.
/// let (o, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
/// let gradients = op.backward(inputs, &saved, &o)?;
/// assert_eq!(gradients.dq.shape(), q.shape());
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flao {
    scale: f32,
    route: Option<FlaoRoute>,
}

impl Flao {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = Reference::NAME;

    /// The operator with a scale of 1.
    pub fn new() -> Self {
        Self {
            scale: 1.0,
            route: None,
        }
    }

    /// The factor of q·kv.
    pub fn scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// How products are computed on a GPU, instead of the fastest way that the tensors and the GPU allow. Where they do
    /// not allow this one, the next slower one that they do allow is taken.
    pub fn route(mut self, route: FlaoRoute) -> Self {
        self.route = Some(route);
        self
    }

    fn reference(&self) -> Reference {
        Reference {
            scale: self.scale.into(),
        }
    }
}

impl Default for Flao {
    fn default() -> Self {
        Self::new()
    }
}
