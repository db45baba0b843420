//! What the copy engine of compute capability 9.0 is told about a tensor, and which tensors it takes.

use std::cell::RefCell;
use std::ffi::c_void;
use std::iter;

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

/// A tensor that the copy engine is told of: `columns` contiguous columns and three dimensions around them, rows first. There is none at 0.
#[derive(Clone, Copy, Debug, Eq)]
pub(crate) struct Mapped {
    pub at: CUdeviceptr,
    pub columns: i32,
    pub element: ElementType,
    pub around: [Extent; 3],
}

impl PartialEq for Mapped {
    /// Of all dimensions, since to stop at the first that differs takes longer.
    fn eq(&self, other: &Self) -> bool {
        let around = iter::zip(self.around, other.around);
        let differ = around.fold(0, |all, (a, b)| {
            all | (a.length ^ b.length) | (a.stride ^ b.stride)
        });
        (self.at, self.columns, self.element) == (other.at, other.columns, other.element)
            && differ == 0
    }
}

impl Mapped {
    /// Nothing, of which nobody uses a map.
    pub const NONE: Self = Self {
        at: 0,
        columns: 0,
        element: ElementType::Bf16,
        around: [Extent {
            length: 0,
            stride: 0,
        }; 3],
    };

    /// Its map, whose boxes are panels of a tile. What lies outside of the tensor reads as zero and is not written.
    ///
    /// # Errors
    /// [`Error::Driver`] where the driver does not take it: never where [`is_mapped`] says so.
    fn map(&self) -> Result<TensorMap, Error> {
        thread_local!(static OF_SHAPES: Recent<Mapped, CUtensorMap> = const { Recent::new() });
        if self.at == 0 {
            return Ok(TensorMap::default());
        }
        // To encode one takes the driver 62 to 97 ns, to change its address 13 to 22 (on a host of H100s). It is the same for all GPUs that
        // these kernels are for.
        let shape = Self { at: 0, ..*self };
        let encode = || Ok((shape, self.encode()?));
        let mut map = OF_SHAPES.with(|maps| maps.of(|known| *known == shape, encode))?;
        // SAFETY: the driver has encoded it, and the address is noted, not followed.
        unsafe { sys::cuTensorMapReplaceAddress(&raw mut map, self.at as *mut c_void) }
            .result()
            .called("cuTensorMapReplaceAddress")?;
        Ok(TensorMap(map.opaque))
    }

    /// It, as the driver makes it.
    fn encode(&self) -> Result<CUtensorMap, Error> {
        let Self {
            at,
            columns,
            element,
            around,
        } = *self;
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
}

/// The maps of the tensors of a thread's last launches of a kind, as tensors often lie where others lay before. The address of the first says in
/// which place they are, so that there is nothing to search.
pub(crate) struct Maps<const N: usize> {
    places: RefCell<Vec<Option<Box<Known<N>>>>>,
}

type Known<const N: usize> = ([Mapped; N], [TensorMap; N]);

impl<const N: usize> Maps<N> {
    /// The logarithm of how many places there are: of launches of a hundred layers. All kinds of launches together keep 1.2 MB a thread at most.
    const LOG2: u32 = 7;

    pub const fn new() -> Self {
        Self {
            places: RefCell::new(Vec::new()),
        }
    }

    /// Puts those of these tensors where a launch has them, as to move them there takes longer than to find them.
    ///
    /// # Errors
    /// As of [`Mapped::map`].
    #[inline]
    pub fn find(&self, tensors: &[Mapped; N], maps: &mut [TensorMap; N]) -> Result<(), Error> {
        self.find_or(tensors, maps, Mapped::map)
    }

    #[inline]
    fn find_or(
        &self,
        tensors: &[Mapped; N],
        maps: &mut [TensorMap; N],
        make: impl Fn(&Mapped) -> Result<TensorMap, Error>,
    ) -> Result<(), Error> {
        // By the golden ratio, since addresses are multiples of large powers of two.
        let mixed = tensors[0].at.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = (mixed >> (u64::BITS - Self::LOG2)) as usize;
        let places = &mut *self.places.borrow_mut();
        if places.is_empty() {
            places.resize_with(1 << Self::LOG2, || None);
        }
        let new = || Box::new(([Mapped::NONE; N], [TensorMap::default(); N]));
        let (known, of_known) = &mut **places[place].get_or_insert_with(new);
        for ((known, map), tensor) in known.iter_mut().zip(&mut *of_known).zip(tensors) {
            if known != tensor {
                *map = make(tensor)?;
                *known = *tensor;
            }
        }
        *maps = *of_known;
        Ok(())
    }
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
    fn maps_are_kept_for_the_addresses_and_shapes_of_all_tensors() {
        let kept = Maps::<2>::new();
        let mapped = |at, rows| Mapped {
            at,
            columns: 64,
            element: ElementType::Bf16,
            around: [rows, 1, 1].map(|length| Extent { length, stride: 64 }),
        };
        let of = |tensors: [Mapped; 2], made: Result<u64, Error>| {
            let make = |it: &Mapped| Ok(TensorMap([it.at + made.clone()?; 16]));
            let mut maps = Default::default();
            let found = kept.find_or(&tensors, &mut maps, make);
            found.map(|()| maps.map(|map| map.0[0]))
        };
        let first = [mapped(512, 5), mapped(1024, 5)];
        assert_eq!(of(first, Err(Error::NoDriver)), Err(Error::NoDriver));
        assert_eq!(of(first, Ok(1)), Ok([513, 1025]));
        assert_eq!(of(first, Ok(2)), Ok([513, 1025]));
        // What differs is made again, for which another shape is enough.
        for (other, expected) in [
            ([mapped(512, 5), mapped(1024, 6)], [513, 1027]),
            ([mapped(512, 5), mapped(2048, 5)], [513, 2051]),
            ([mapped(512, 6), mapped(2048, 5)], [515, 2051]),
        ] {
            assert_eq!(of(other, Ok(3)), Ok(expected));
            assert_eq!(of(other, Ok(4)), Ok(expected));
        }
        let again = [mapped(512, 6), mapped(1024, 5)];
        assert_eq!(of(again, Err(Error::NoDriver)), Err(Error::NoDriver));
        assert_eq!(of(again, Ok(5)), Ok([515, 1029]));
        // Of more launches than there is room for some are made again, and each is its own.
        for round in 0..2 {
            for at in 0..1000 {
                let maps = of([mapped(at << 9, 7); 2], Ok(round));
                assert_eq!(maps.map(|maps| maps[0] >> 9), Ok(at));
            }
        }
    }
}
