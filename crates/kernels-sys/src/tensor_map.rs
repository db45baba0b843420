//! What the copy engine of compute capability 9.0 is told about a tensor, and which tensors it takes.

use std::cell::RefCell;
use std::ffi::c_void;

use cudarc::driver::sys::{
    self, CUdeviceptr, CUtensorMap, CUtensorMapDataType, CUtensorMapFloatOOBfill,
    CUtensorMapInterleave, CUtensorMapL2promotion, CUtensorMapSwizzle,
};

use crate::error::Called;
use crate::recent::Recent;
use crate::{ElementType, Error};

/// Bytes of a row of a panel in shared memory: 64 columns of 16 bits, 32 of f32. `kPanelRowBytes` in `tensor_copy.cuh`.
const PANEL_ROW_BYTES: u32 = 128;

/// Rows of a tile. `kTileRows` in `ring.cuh`, `kTokens` in `slots.cuh`.
const TILE_ROWS: u32 = 64;

/// Bytes that the copy engine moves at least, and of which addresses and strides are multiples.
const ALIGNMENT: i64 = 16;

/// Of an element of 16 bits, in bytes.
const ELEMENT: i64 = 2;

/// The first stride that is too long, in bytes.
const MAX_STRIDE: i64 = 1 << 40;

/// A dimension of a tensor around its columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many there are.
    pub length: i64,
    /// From one to the next, in elements. It is never used where there is one.
    pub stride: i64,
}

impl Extent {
    /// Of `columns` contiguous columns. Drivers are documented to take strides that leave room for a row; others, such as 0
    /// or those of windows that overlap, are not put to the test.
    fn is_mapped(self, columns: i64) -> bool {
        match self.length {
            1 => true,
            2..=0xffff_ffff => {
                let bytes = self.stride.checked_mul(ELEMENT);
                let row = columns * ELEMENT;
                bytes.is_some_and(|it| it % ALIGNMENT == 0 && (row..MAX_STRIDE).contains(&it))
            }
            _ => false,
        }
    }
}

/// A tensor map as kernels have it: drivers before CUDA 13 declare theirs with the same alignment, newer ones with twice as much, and a
/// build has the declarations of whatever toolkit is there.
#[repr(C, align(64))]
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TensorMap([u64; 16]);

/// Whether the copy engine takes a tensor of `columns` contiguous columns of 16 bits, at least 1, with these dimensions
/// around them: none is empty, and where there is more than one to step to, strides are multiples of 16 bytes, at least a
/// row and below 2^40 bytes.
///
/// ```
/// use gimbal_kernels_sys::tensor_map::{Extent, is_mapped};
///
/// let around = |stride| [Extent { length: 100, stride }, Extent { length: 1, stride: 0 }];
/// assert!(is_mapped(1 << 20, 60, &around(64)));
/// // Neither rows that are the same, nor those that overlap, nor those that start anywhere.
/// assert!([0, 56, 61].iter().all(|&stride| !is_mapped(1 << 20, 60, &around(stride))));
/// ```
pub fn is_mapped(at: CUdeviceptr, columns: i32, around: &[Extent]) -> bool {
    let columns = i64::from(columns);
    at.is_multiple_of(ALIGNMENT.cast_unsigned())
        && columns > 0
        && around.iter().all(|extent| extent.is_mapped(columns))
}

/// A tensor map of `columns` contiguous columns and three dimensions around them, rows first, whose boxes are
/// panels of a tile. What lies outside of the tensor reads as zero and is not written.
///
/// # Errors
/// [`Error::Driver`] where the driver does not take them: never where [`is_mapped`] says so.
pub(crate) fn tensor_map(
    at: CUdeviceptr,
    columns: i32,
    around: [Extent; 3],
    element: ElementType,
) -> Result<TensorMap, Error> {
    thread_local! {
        static OF_SHAPES: Recent<Shape, CUtensorMap> = const { Recent::new() };
        static OF_TENSORS: Kept = const { Kept::new() };
    }
    // To encode one takes the driver 62 to 97 ns, to change its address 13 to 22 (on a host of H100s). It is the same for all GPUs that
    // these kernels are for.
    let shape = (columns, around, element);
    let make = || {
        let encode = || Ok((shape, encoded(at, columns, around, element)?));
        let mut map = OF_SHAPES.with(|maps| maps.of(|known| *known == shape, encode))?;
        // SAFETY: the driver has encoded it, and the address is noted, not followed.
        unsafe { sys::cuTensorMapReplaceAddress(&raw mut map, at as *mut c_void) }
            .result()
            .called("cuTensorMapReplaceAddress")?;
        Ok(TensorMap(map.opaque))
    };
    OF_TENSORS.with(|kept| kept.of(at, &shape, make))
}

/// All that a tensor map says but where it lies.
type Shape = (i32, [Extent; 3], ElementType);

/// The maps of a thread's last tensors, as tensors often lie where others lay before. An address says in which place its map is, so that
/// there is nothing to search.
struct Kept {
    places: RefCell<Vec<Option<(CUdeviceptr, Shape, TensorMap)>>>,
}

impl Kept {
    /// The logarithm of how many places there are: of the tensors of ten layers.
    const LOG2: u32 = 7;

    const fn new() -> Self {
        Self {
            places: RefCell::new(Vec::new()),
        }
    }

    /// The map of a tensor, or the one that `make` makes of it.
    fn of(
        &self,
        at: CUdeviceptr,
        shape: &Shape,
        make: impl FnOnce() -> Result<TensorMap, Error>,
    ) -> Result<TensorMap, Error> {
        // By the golden ratio, since addresses are multiples of large powers of two.
        let place = (at.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - Self::LOG2)) as usize;
        if let Some(Some((of, known, map))) = self.places.borrow().get(place)
            && *of == at
            && known == shape
        {
            return Ok(*map);
        }
        let map = make()?;
        let places = &mut *self.places.borrow_mut();
        if places.is_empty() {
            places.resize(1 << Self::LOG2, None);
        }
        places[place] = Some((at, *shape, map));
        Ok(map)
    }
}

/// It, as the driver makes it.
fn encoded(
    at: CUdeviceptr,
    columns: i32,
    around: [Extent; 3],
    element: ElementType,
) -> Result<CUtensorMap, Error> {
    let [rows, heads, batch] = around.map(|extent| extent.length);
    let lengths = [columns.into(), rows, heads, batch].map(i64::cast_unsigned);
    // Where there is one element, the stride is never used, and may be what the driver refuses.
    let strides = around
        .map(|extent| if extent.length > 1 { extent.stride } else { 8 })
        .map(|stride| {
            stride
                .wrapping_mul(i64::from(element.size()))
                .cast_unsigned()
        });
    let panel_columns = PANEL_ROW_BYTES / element.size();
    let data_type = match element {
        ElementType::Bf16 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
        ElementType::F16 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
        ElementType::F32 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
    };
    // Of rows that lie apart L2 would fetch what lies beside them to whole lines, among others of which it is used too late.
    let line = PANEL_ROW_BYTES.cast_signed();
    let size = element.size().cast_signed();
    let is_apart = around[0].length > 1 && around[0].stride != columns.into();
    let promotion = match is_apart && (columns * size) % line != 0 {
        true => CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE,
        false => CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
    };
    let mut map = CUtensorMap { opaque: [0; 16] };
    // SAFETY: the arrays have the lengths that the rank asks for (one stride less), and live until the call returns. The
    // address is noted, not followed.
    unsafe {
        sys::cuTensorMapEncodeTiled(
            &raw mut map,
            data_type,
            4,
            at as *mut c_void,
            lengths.as_ptr(),
            strides.as_ptr(),
            [panel_columns, TILE_ROWS, 1, 1].as_ptr(),
            [1; 4].as_ptr(),
            CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE,
            CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
            promotion,
            CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        )
    }
    .result()
    .called("cuTensorMapEncodeTiled")?;
    Ok(map)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_are_taken_as_documented() {
        let mapped = |length, stride| {
            let one = Extent {
                length: 1,
                stride: -3,
            };
            is_mapped(1 << 20, 64, &[one, Extent { length, stride }, one])
        };
        let longest = (1 << 39) - 8;
        for stride in [64, 72, 4096, longest] {
            assert!(mapped(2, stride), "{stride}");
        }
        for stride in [0, 8, 56, 65, 68, -64, longest + 8, i64::MAX, i64::MIN] {
            assert!(!mapped(2, stride), "{stride}");
            // Nothing is stepped over.
            assert!(mapped(1, stride), "{stride}");
        }
        assert!(mapped(0xffff_ffff, 64));
        assert!(!mapped(1 << 32, 64) && !mapped(0, 64) && !mapped(-1, 64));
        assert!(!is_mapped((1 << 20) + 8, 64, &[]) && !is_mapped(1 << 20, 0, &[]));
    }

    #[test]
    fn a_map_is_kept_for_its_address_and_its_shape() {
        let kept = Kept::new();
        let extent = |length| Extent { length, stride: 64 };
        let shape = |columns, rows| (columns, [rows, 1, 1].map(extent), ElementType::Bf16);
        let of = |at, shape, made: Result<u64, Error>| {
            let map = kept.of(at, &shape, || Ok(TensorMap([made?; 16])));
            map.map(|map| map.0[0])
        };
        assert_eq!(
            of(512, shape(64, 5), Err(Error::NoDriver)),
            Err(Error::NoDriver)
        );
        assert_eq!(of(512, shape(64, 5), Ok(1)), Ok(1));
        assert_eq!(of(512, shape(64, 5), Ok(2)), Ok(1));
        assert_eq!(of(1024, shape(64, 5), Ok(3)), Ok(3));
        assert_eq!(of(512, shape(64, 5), Ok(4)), Ok(1));
        // Another tensor at the same address takes its place.
        assert_eq!(of(512, shape(64, 6), Ok(5)), Ok(5));
        assert_eq!(of(512, shape(64, 5), Ok(6)), Ok(6));
        // Of more tensors than there is room for some are made again, and each is its own.
        for round in 0..2 {
            for at in 0..1000 {
                let map = of(at << 9, shape(64, 7), Ok(at + 1000 * round));
                assert_eq!(map.unwrap() % 1000, at);
            }
        }
    }
}
