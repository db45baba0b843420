//! How products are computed: which routes there are, what each asks for, and its launches.
//!
//! A new route is a line in each item of this file.

use cudarc::driver::CudaStream;
use gimbal_kernels_sys::flao::{self, Operand, Params, Route, Sizes, Tile, Variant};
use gimbal_kernels_sys::{ElementType, Error as CudaError, Kernels};
use serde::{Deserialize, Serialize};

/// How [`Flao`](crate::Flao) computes products on a GPU, from the slowest way to the fastest, and last that for short
/// sequences.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoRoute, bf16};
/// use ndarray::Array4;
///
/// // Products in f32 also of bf16 tensors: slower, and kv is not rounded.
/// let op = Flao::new().route(FlaoRoute::Plain);
/// let x = Device::best()?.tensor(&Array4::from_elem((1, 2, 8, 64), bf16::ONE))?;
/// let o = op.forward(FlaoInputs::new(&x, &x, &x, &x))?;
/// assert_eq!(o.to_array()?[[0, 0, 0, 0]].to_f32(), 512.0);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlaoRoute {
    /// In f32, without tensor cores: every element type, every D and E, every stride.
    Plain,
    /// By tensor cores: f16 and bf16, D and E up to 128; addresses are multiples of 16 bytes, and strides of 8
    /// elements.
    Mma,
    /// By the tensor cores and the copy engine of compute capability 9.0: as [`Mma`](Self::Mma), and D and E are multiples of
    /// 8, B, H, N and M below 2^31 - 1, and strides of what is longer than 1 are positive and below 2^39 elements.
    Wgmma,
    /// As [`Wgmma`](Self::Wgmma), but a block has all of one head: a forward pass over up to 32768 keys is one launch, and so is
    /// a backward pass over up to 32768 queries behind kv. D = E = 64 or 128, N and M are at least 1, and the scale is below
    /// 2^15 in f16.
    ///
    /// Unless a route is asked for, it is taken where it should be the faster: for short sequences of many heads. For long ones
    /// it is slower.
    Fused,
}

impl FlaoRoute {
    /// All of them, in this order.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Mma, Self::Wgmma, Self::Fused];
}

impl From<Route> for FlaoRoute {
    fn from(route: Route) -> Self {
        match route {
            Route::Plain => Self::Plain,
            Route::Mma(_) => Self::Mma,
            Route::Wgmma(_) => Self::Wgmma,
        }
    }
}

/// Rounded elements from which on tensor cores are used. They round kv, dkv and do ⊙ g once each; over fewer of them
/// the errors do not average out to what is promised, and there is no time to win.
const ENOUGH_TO_ROUND: i64 = 1024;

/// What a call knows before it chooses a route.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conditions<'a> {
    pub element: ElementType,
    pub sizes: Sizes,
    /// The lesser of N and M.
    pub fewest_rows: i64,
    pub has_wgmma: bool,
    /// All tensors of rows that the pass reads or writes.
    pub operands: &'a [Operand],
    /// The address of kv or dkv.
    pub sums: u64,
    /// The fastest route that the caller wants.
    pub fastest: Option<FlaoRoute>,
}

/// The routes that are allowed, the fastest first. The last is always [`Route::Plain`].
pub(super) fn routes(conditions: Conditions) -> impl Iterator<Item = Route> {
    let wanted = move |route| conditions.fastest.is_none_or(|fastest| route <= fastest);
    let Sizes { d, e, .. } = conditions.sizes;
    let tile = Tile::for_columns(d, e).filter(|_| {
        conditions.element != ElementType::F32
            && conditions.are_vectors()
            && conditions.round_enough()
    });
    let mma = tile.filter(|_| wanted(FlaoRoute::Mma)).map(Route::Mma);
    let wgmma = tile
        .filter(|_| wanted(FlaoRoute::Wgmma) && conditions.has_wgmma && conditions.are_mapped())
        .map(Route::Wgmma);
    wgmma.into_iter().chain(mma).chain([Route::Plain])
}

/// Whether a saved product spares work: a tensor core has it sooner than memory.
pub(super) fn reads_product(route: Route) -> bool {
    route == Route::Plain
}

impl Conditions<'_> {
    /// Whether so many elements are rounded that their errors average out.
    fn round_enough(&self) -> bool {
        let Sizes {
            batch, heads, d, e, ..
        } = self.sizes;
        let (least, most) = (i64::from(d.min(e)), i64::from(d.max(e)));
        let rounded = least * most.min(self.fewest_rows);
        batch.saturating_mul(heads).saturating_mul(rounded) >= ENOUGH_TO_ROUND
    }

    /// Whether the copy engine can be told of every operand.
    fn are_mapped(&self) -> bool {
        const MOST: i64 = 1 << 39;
        let Sizes {
            batch,
            heads,
            rows,
            d,
            e,
        } = self.sizes;
        // It writes rows 16 bytes at a time.
        if d % 8 != 0 || e % 8 != 0 {
            return false;
        }
        let lengths = [batch, heads, rows];
        let fits = |operand: &Operand| {
            let strides = [
                operand.batch_stride,
                operand.head_stride,
                operand.row_stride,
            ];
            let mut strides = lengths.into_iter().zip(strides);
            operand.at == 0
                || strides.all(|(length, stride)| length == 1 || (0 < stride && stride < MOST))
        };
        lengths.into_iter().all(|length| length < i32::MAX.into()) && self.operands.iter().all(fits)
    }

    /// Whether every row of 16-bit elements can be moved 16 bytes at a time.
    fn are_vectors(&self) -> bool {
        let fits = |operand: &Operand| {
            let Operand {
                at,
                batch_stride,
                head_stride,
                row_stride,
            } = operand;
            let strides = [batch_stride, head_stride, row_stride];
            at.is_multiple_of(16) && strides.into_iter().all(|stride| stride % 8 == 0)
        };
        self.sums.is_multiple_of(16) && self.operands.iter().all(fits)
    }
}

/// Where a launch goes.
#[derive(Clone, Copy)]
pub(super) struct On<'a> {
    pub kernels: &'a Kernels,
    pub stream: &'a CudaStream,
}

impl On<'_> {
    /// # Safety
    /// As [`flao::launch`].
    pub unsafe fn launch<P: Params>(
        self,
        variant: Variant,
        blocks: u32,
        params: &P,
    ) -> Result<(), CudaError> {
        let stream = self.stream.cu_stream();
        // SAFETY: passed on to the caller; the device has both of one context.
        unsafe { flao::launch(self.kernels, stream, variant, blocks, params) }
    }
}
