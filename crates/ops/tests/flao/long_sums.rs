//! Sums over so many rows in one block that tensor cores, which cut off what does not fit, would lose digits. Only launches
//! with few blocks show it at a size that a test can have.

use std::sync::Arc;

use gimbal_kernels_sys::flao::{
    BackwardQueries, Operand, Params, Pass, Route, Sizes, Sum, Tile, Variant, launch,
};
use gimbal_kernels_sys::{ElementType, Kernels};
use gimbal_ops::cudarc::driver::{CudaSlice, CudaStream, DevicePtr, DevicePtrMut};
use gimbal_ops::{Float, bf16, f16};
use gimbal_reference::compare::relative_l2;
use gimbal_reference::testing::Random;
use ndarray::{Array2, Array3, ArrayD, Axis, stack};

use crate::common::gpu;

const HEADS: usize = 2;
/// More than three times what the kernels hold in registers, and no whole tile.
const ROWS: usize = 100_003;
/// More columns repeat these.
const COLUMNS: usize = 16;

/// The most that 32768 rows of one sign can lose, and what f32 rounds.
const TOLERANCE: f64 = 2.5e-4;

/// What is promised of products in f32, whose sums stay for a few rows only.
const F32_TOLERANCE: f64 = 1e-5;

/// Positive, so that nothing cancels what is lost; (heads, rows, columns).
fn positive<T: Float>(random: &mut Random) -> Array3<T> {
    Array3::from_shape_simple_fn((HEADS, ROWS, COLUMNS), || {
        T::from_f64(1.5 + 0.5 * random.signed_unit())
    })
}

/// aᵀ·b of every head.
fn exact<T: Float>(a: &Array3<T>, b: &Array3<T>) -> ArrayD<f64> {
    let widened = |array: &Array3<T>, head| array.index_axis(Axis(0), head).mapv(T::to_f64);
    let sum = |head| widened(a, head).t().dot(&widened(b, head));
    let sums: Vec<Array2<f64>> = (0..HEADS).map(sum).collect();
    let views: Vec<_> = sums.iter().map(|sum| sum.view()).collect();
    stack(Axis(0), &views).unwrap().into_dyn()
}

/// What a sum of one block is to be launched on.
struct Launcher<'a> {
    kernels: &'a Kernels,
    stream: &'a Arc<CudaStream>,
    variant: Variant,
    /// D and E.
    columns: [usize; 2],
}

impl Launcher<'_> {
    fn sizes(&self) -> Sizes {
        let [d, e] = self.columns.map(|columns| columns as i32);
        Sizes {
            batch: 1,
            heads: HEADS as i64,
            rows: ROWS as i64,
            d,
            e,
        }
    }

    /// So many columns, which repeat those of an array.
    fn upload<T: Float>(&self, array: &Array3<T>, columns: usize) -> CudaSlice<T> {
        let rows = array.as_slice().unwrap().chunks(COLUMNS);
        let repeated = rows.flat_map(|row| row.iter().cycle().take(columns));
        let repeated: Vec<T> = repeated.copied().collect();
        self.stream.clone_htod(&repeated).unwrap()
    }

    fn like<T: Float>(&self, slice: &CudaSlice<T>) -> CudaSlice<T> {
        self.stream.clone_dtod(slice).unwrap()
    }

    fn operand<T>(&self, slice: &CudaSlice<T>) -> Operand {
        let columns = slice.len() / (HEADS * ROWS);
        Operand {
            at: slice.device_ptr(self.stream).0,
            batch_stride: 0,
            head_stride: (ROWS * columns) as i64,
            row_stride: columns as i64,
        }
    }

    /// # Safety
    /// As [`launch`].
    unsafe fn launch<P: Params>(&self, params: &P) {
        let stream = self.stream.cu_stream();
        // SAFETY: passed on to the caller.
        unsafe { launch(self.kernels, stream, self.variant, 1, params) }.unwrap();
    }

    /// The sums that `launch` writes to the address that it is given.
    fn sums(&self, launch: impl FnOnce(u64)) -> ArrayD<f32> {
        let [d, e] = self.columns;
        let mut sums = self.stream.alloc_zeros::<f32>(HEADS * d * e).unwrap();
        launch(sums.device_ptr_mut(self.stream).0);
        let sums = self.stream.clone_dtoh(&sums).unwrap();
        ArrayD::from_shape_vec(vec![HEADS, d, e], sums).unwrap()
    }

    fn kv<T: Float>(&self, k: &Array3<T>, v: &Array3<T>) -> ArrayD<f32> {
        let [d, e] = self.columns;
        let (k, v) = (self.upload(k, d), self.upload(v, e));
        self.sums(|kv| {
            let params = Sum {
                k: self.operand(&k),
                v: self.operand(&v),
                sizes: self.sizes(),
                kv,
                // One block cuts no head.
                partials: 0,
                adds: 0,
                reserved: 0,
            };
            // SAFETY: the operands are as large as the sizes say, and live until the sums have been read.
            unsafe { self.launch(&params) };
        })
    }

    /// dkv = qᵀ·(do ⊙ g), for g = 1.
    fn dkv<T: Float>(&self, q: &Array3<T>, d_o: &Array3<T>) -> ArrayD<f32> {
        let [d, e] = self.columns;
        let (q, d_o) = (self.upload(q, d), self.upload(d_o, e));
        let ones = Array3::from_elem((HEADS, ROWS, COLUMNS), T::from_f64(1.0));
        let g = self.upload(&ones, e);
        let (dq, dg) = (self.like(&q), self.like(&g));
        let kv = self.stream.alloc_zeros::<f32>(HEADS * d * e).unwrap();
        self.sums(|dkv| {
            let params = BackwardQueries {
                q: self.operand(&q),
                g: self.operand(&g),
                d_o: self.operand(&d_o),
                dq: self.operand(&dq),
                dg: self.operand(&dg),
                product: Operand::default(),
                sizes: self.sizes(),
                kv: kv.device_ptr(self.stream).0,
                dkv,
                partials: 0,
                scale: 1.0,
                adds: 0,
            };
            // SAFETY: as above; dq and dg are not used otherwise.
            unsafe { self.launch(&params) };
        })
    }
}

/// The fewest columns for which a route is that of its tile.
fn columns(route: Route) -> [usize; 2] {
    let (Route::Mma(tile) | Route::Wgmma(tile)) = route else {
        return [COLUMNS; 2];
    };
    let (d, e) = tile.columns();
    [d, e].map(|most| match most {
        ..=128 => COLUMNS,
        most => most as usize - 56,
    })
}

/// Sums of columns that repeat.
fn repeated(sums: &ArrayD<f64>, [d, e]: [usize; 2]) -> ArrayD<f64> {
    ArrayD::from_shape_fn(vec![HEADS, d, e], |at| {
        sums[[at[0], at[1] % COLUMNS, at[2] % COLUMNS]]
    })
}

/// kv and dkv of one block are right, by every kernel that there is.
fn one_block_sums_many_rows<T: Float>() {
    let Some(device) = gpu() else {
        return;
    };
    let (kernels, stream) = (device.kernels().unwrap(), device.stream().unwrap());
    let random = &mut Random::new(7);
    let [a, b] = [positive::<T>(random), positive::<T>(random)];
    let exact = exact(&a, &b);
    let routes = Tile::ALL
        .into_iter()
        .flat_map(|tile| [Route::Mma(tile), Route::Wgmma(tile)]);
    let variants = routes.chain([Route::Plain]).map(|route| Variant {
        route,
        element: T::ELEMENT,
    });
    let shipped = |variant: &Variant| variant.kernel(Pass::Sum).is_some_and(|it| kernels.has(it));
    for variant in variants.filter(shipped) {
        let columns = columns(variant.route);
        let launcher = Launcher {
            kernels,
            stream,
            variant,
            columns,
        };
        let exact = repeated(&exact, columns);
        let tolerance = match variant.route {
            Route::Plain => F32_TOLERANCE,
            Route::Mma(_) if T::ELEMENT == ElementType::F32 => F32_TOLERANCE,
            _ => TOLERANCE,
        };
        for (what, sums) in [("kv", launcher.kv(&a, &b)), ("dkv", launcher.dkv(&a, &b))] {
            let error = relative_l2(sums.view(), exact.view()).unwrap();
            assert!(error < tolerance, "{what} by {variant:?}: {error:.2e}");
        }
    }
}

#[test]
fn sums_over_many_rows() {
    one_block_sums_many_rows::<f32>();
    one_block_sums_many_rows::<f16>();
    one_block_sums_many_rows::<bf16>();
}
