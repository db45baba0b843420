//! What the copy engine of compute capability 9.0 is told about a tensor.

use std::ffi::c_void;

use cudarc::driver::sys::{
    self, CUdeviceptr, CUtensorMap, CUtensorMapDataType, CUtensorMapFloatOOBfill,
    CUtensorMapInterleave, CUtensorMapL2promotion, CUtensorMapSwizzle,
};

use crate::Error;
use crate::lrpe::ElementType;

/// Columns of a panel in shared memory. `kPanelColumns` in `tensor_copy.cuh`.
const PANEL_COLUMNS: u32 = 64;

/// Rows of a tile. `kTileRows` in `ring.cuh`, `kTokens` in `slots.cuh`.
const TILE_ROWS: u32 = 64;

/// A dimension of a tensor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub length: i64,
    /// From one to the next, in elements.
    pub stride: i64,
}

/// A tensor map of `columns` contiguous columns of 16 bits and three dimensions around them, rows first, whose boxes are
/// panels of a tile. What lies outside of the tensor reads as zero and is not written.
///
/// # Errors
/// [`Error::Driver`] where the driver does not take the strides.
pub(crate) fn tensor_map(
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
        .map(|stride| stride.wrapping_mul(2).cast_unsigned());
    let data_type = match element {
        ElementType::Bf16 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
        ElementType::F16 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
        ElementType::F32 => CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
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
            [PANEL_COLUMNS, TILE_ROWS, 1, 1].as_ptr(),
            [1; 4].as_ptr(),
            CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE,
            CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
            CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
            CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        )
    }
    .result()
    .map_err(|error| Error::driver("cuTensorMapEncodeTiled", error))?;
    Ok(map)
}
