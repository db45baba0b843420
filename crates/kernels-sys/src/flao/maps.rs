//! The parameters of each pass, and what the kernels by wgmma are told instead: how the copy engine finds the operands.

use cudarc::driver::sys::CUdeviceptr;

use super::{
    Apply, BackwardKeys, BackwardQueries, Operand, Pass, Reduce, Sizes, Sum, WholeBackward,
    WholeForward,
};
use crate::tensor_map::{Extent, TensorMap, is_mapped, tensor_map};
use crate::{ElementType, Error};

mod sealed {
    pub trait Sealed {}
}

/// The parameters of a pass.
pub trait Params: sealed::Sealed {
    /// The pass.
    const PASS: Pass;

    /// What the kernels of [`Route::Wgmma`](super::Route::Wgmma) declare.
    #[doc(hidden)]
    type Maps;

    /// # Errors
    /// [`Error::Driver`] where the copy engine does not take an operand.
    #[doc(hidden)]
    fn maps(&self, element: ElementType) -> Result<Self::Maps, Error>;
}

/// Makes the tensor maps of operands that share sizes.
pub(crate) struct Mapper {
    pub sizes: Sizes,
    pub element: ElementType,
}

impl Mapper {
    /// Of D columns.
    pub fn d(&self, operand: &Operand) -> Result<TensorMap, Error> {
        self.map(operand, self.sizes.d)
    }

    /// Of E columns.
    pub fn e(&self, operand: &Operand) -> Result<TensorMap, Error> {
        self.map(operand, self.sizes.e)
    }

    /// Of an operand that is nowhere a map that nobody uses.
    pub fn map(&self, operand: &Operand, columns: i32) -> Result<TensorMap, Error> {
        if operand.at == 0 {
            return Ok(TensorMap::default());
        }
        tensor_map(operand.at, columns, self.around(operand), self.element)
    }

    /// Whether the copy engine takes an operand of so many columns.
    pub fn takes(&self, operand: &Operand, columns: i32) -> bool {
        is_mapped(operand.at, columns, &self.around(operand))
    }

    fn around(&self, operand: &Operand) -> [Extent; 3] {
        let extent = |length, stride| Extent { length, stride };
        [
            extent(self.sizes.rows, operand.row_stride),
            extent(self.sizes.heads, operand.head_stride),
            extent(self.sizes.batch, operand.batch_stride),
        ]
    }
}

/// 1 for an operand that a call has, else 0.
fn is_there(operand: &Operand) -> i32 {
    (operand.at != 0).into()
}

/// A mirror of `SumMaps` in `sum.cuh`.
#[repr(C, align(64))]
pub struct SumMaps {
    k: TensorMap,
    v: TensorMap,
    sizes: Sizes,
    kv: CUdeviceptr,
    partials: CUdeviceptr,
    adds: i32,
}

impl sealed::Sealed for Sum {}

impl Params for Sum {
    const PASS: Pass = Pass::Sum;
    type Maps = SumMaps;

    fn maps(&self, element: ElementType) -> Result<SumMaps, Error> {
        let Self { sizes, .. } = *self;
        let map = Mapper { sizes, element };
        Ok(SumMaps {
            k: map.d(&self.k)?,
            v: map.e(&self.v)?,
            sizes,
            kv: self.kv,
            partials: self.partials,
            adds: self.adds,
        })
    }
}

impl sealed::Sealed for Reduce {}

impl Params for Reduce {
    const PASS: Pass = Pass::Reduce;
    type Maps = Self;

    fn maps(&self, _: ElementType) -> Result<Self, Error> {
        Ok(*self)
    }
}

/// A mirror of `ApplyMaps` in `apply.cuh`.
#[repr(C, align(64))]
pub struct ApplyMaps {
    q: TensorMap,
    g: TensorMap,
    o: Operand,
    product: Operand,
    sizes: Sizes,
    kv: CUdeviceptr,
    scale: f32,
    gated: i32,
}

impl sealed::Sealed for Apply {}

impl Params for Apply {
    const PASS: Pass = Pass::Apply;
    type Maps = ApplyMaps;

    fn maps(&self, element: ElementType) -> Result<ApplyMaps, Error> {
        let Self { sizes, .. } = *self;
        let map = Mapper { sizes, element };
        Ok(ApplyMaps {
            q: map.d(&self.q)?,
            g: map.e(&self.g)?,
            o: self.o,
            product: self.product,
            sizes,
            kv: self.kv,
            scale: self.scale,
            gated: is_there(&self.g),
        })
    }
}

/// A mirror of `BackwardQueriesMaps` in `bwd_queries.cuh`.
#[repr(C, align(64))]
pub struct BackwardQueriesMaps {
    q: TensorMap,
    g: TensorMap,
    d_o: TensorMap,
    dq: TensorMap,
    dg: TensorMap,
    sizes: Sizes,
    kv: CUdeviceptr,
    dkv: CUdeviceptr,
    partials: CUdeviceptr,
    scale: f32,
    adds: i32,
    gated: i32,
    wants_dg: i32,
}

impl sealed::Sealed for BackwardQueries {}

impl Params for BackwardQueries {
    const PASS: Pass = Pass::BackwardQueries;
    type Maps = BackwardQueriesMaps;

    fn maps(&self, element: ElementType) -> Result<BackwardQueriesMaps, Error> {
        let Self { sizes, .. } = *self;
        let map = Mapper { sizes, element };
        Ok(BackwardQueriesMaps {
            q: map.d(&self.q)?,
            g: map.e(&self.g)?,
            d_o: map.e(&self.d_o)?,
            dq: map.d(&self.dq)?,
            dg: map.e(&self.dg)?,
            sizes,
            kv: self.kv,
            dkv: self.dkv,
            partials: self.partials,
            scale: self.scale,
            adds: self.adds,
            gated: is_there(&self.g),
            wants_dg: is_there(&self.dg),
        })
    }
}

/// A mirror of `BackwardKeysMaps` in `bwd_keys.cuh`.
#[repr(C, align(64))]
pub struct BackwardKeysMaps {
    k: TensorMap,
    v: TensorMap,
    dk: Operand,
    dv: Operand,
    sizes: Sizes,
    dkv: CUdeviceptr,
}

impl sealed::Sealed for BackwardKeys {}

impl Params for BackwardKeys {
    const PASS: Pass = Pass::BackwardKeys;
    type Maps = BackwardKeysMaps;

    fn maps(&self, element: ElementType) -> Result<BackwardKeysMaps, Error> {
        let Self { sizes, .. } = *self;
        let map = Mapper { sizes, element };
        Ok(BackwardKeysMaps {
            k: map.d(&self.k)?,
            v: map.e(&self.v)?,
            dk: self.dk,
            dv: self.dv,
            sizes,
            dkv: self.dkv,
        })
    }
}

/// A mirror of `WholeForwardMaps` in `whole_fwd.cuh`.
#[repr(C, align(64))]
pub struct WholeForwardMaps {
    k: TensorMap,
    v: TensorMap,
    q: TensorMap,
    g: TensorMap,
    o: Operand,
    product: Operand,
    keys: Sizes,
    queries: Sizes,
    kv: CUdeviceptr,
    scale: f32,
    gated: i32,
}

impl sealed::Sealed for WholeForward {}

impl Params for WholeForward {
    const PASS: Pass = Pass::WholeForward;
    type Maps = WholeForwardMaps;

    fn maps(&self, element: ElementType) -> Result<WholeForwardMaps, Error> {
        let Self { keys, queries, .. } = *self;
        let [of_keys, of_queries] = [keys, queries].map(|sizes| Mapper { sizes, element });
        Ok(WholeForwardMaps {
            k: of_keys.d(&self.k)?,
            v: of_keys.e(&self.v)?,
            q: of_queries.d(&self.q)?,
            g: of_queries.e(&self.g)?,
            o: self.o,
            product: self.product,
            keys,
            queries,
            kv: self.kv,
            scale: self.scale,
            gated: is_there(&self.g),
        })
    }
}

/// A mirror of `WholeBackwardMaps` in `whole_bwd.cuh`.
#[repr(C, align(64))]
pub struct WholeBackwardMaps {
    q: TensorMap,
    g: TensorMap,
    d_o: TensorMap,
    dq: TensorMap,
    dg: TensorMap,
    k: TensorMap,
    v: TensorMap,
    dk: TensorMap,
    dv: TensorMap,
    queries: Sizes,
    keys: Sizes,
    kv: CUdeviceptr,
    scale: f32,
    gated: i32,
    wants_dg: i32,
}

impl sealed::Sealed for WholeBackward {}

impl Params for WholeBackward {
    const PASS: Pass = Pass::WholeBackward;
    type Maps = WholeBackwardMaps;

    fn maps(&self, element: ElementType) -> Result<WholeBackwardMaps, Error> {
        let Self { keys, queries, .. } = *self;
        let [of_keys, of_queries] = [keys, queries].map(|sizes| Mapper { sizes, element });
        Ok(WholeBackwardMaps {
            q: of_queries.d(&self.q)?,
            g: of_queries.e(&self.g)?,
            d_o: of_queries.e(&self.d_o)?,
            dq: of_queries.d(&self.dq)?,
            dg: of_queries.e(&self.dg)?,
            k: of_keys.d(&self.k)?,
            v: of_keys.e(&self.v)?,
            dk: of_keys.d(&self.dk)?,
            dv: of_keys.e(&self.dv)?,
            queries,
            keys,
            kv: self.kv,
            scale: self.scale,
            gated: is_there(&self.g),
            wants_dg: is_there(&self.dg),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flao::{Route, Tile, Variant};

    fn declares<P: Params>() {
        let parameters = |route| {
            let variant = Variant {
                route,
                element: ElementType::F16,
            };
            let kernel = variant.kernel(P::PASS)?;
            Some(kernel.parameter_bytes())
        };
        let portable = [Route::Plain].into_iter().chain(Tile::ALL.map(Route::Mma));
        let portable = portable.chain(Tile::ALL.map(Route::Elements));
        let portable = portable.chain([Route::Short { d: 1, e: 1 }]);
        for bytes in portable.filter_map(parameters) {
            assert_eq!(bytes, size_of::<P>());
        }
        let by_wgmma = Tile::ALL.map(|tile| parameters(Route::Wgmma(tile)));
        assert!(by_wgmma[0].is_some());
        for bytes in by_wgmma.into_iter().flatten() {
            assert_eq!(bytes, size_of::<P::Maps>());
        }
    }

    #[test]
    fn every_kernel_declares_its_parameters() {
        declares::<Sum>();
        declares::<Apply>();
        declares::<BackwardQueries>();
        declares::<BackwardKeys>();
        declares::<WholeForward>();
        declares::<WholeBackward>();
        declares::<Reduce>();
    }
}
