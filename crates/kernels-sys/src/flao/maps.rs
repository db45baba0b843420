//! The parameters of each pass, and what the kernels by wgmma are told instead: how the copy engine finds the operands.

use cudarc::driver::sys::CUdeviceptr;

use super::{
    Apply, BackwardKeys, BackwardQueries, ClusterBackward, ClusterForward, Operand, Pass, Reduce,
    Sizes, Sum, WholeBackward, WholeBackwardByOne, WholeForward,
};
use crate::tensor_map::{Extent, Mapped, Maps, TensorMap, is_mapped};
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

    /// Launches with them.
    ///
    /// # Errors
    /// [`Error::Driver`] where the copy engine does not take an operand, and those of the launch.
    #[doc(hidden)]
    fn with_maps(
        &self,
        element: ElementType,
        launch: impl FnOnce(&Self::Maps) -> Result<(), Error>,
    ) -> Result<(), Error>;
}

/// Tells the copy engine of operands that share sizes.
pub(crate) struct Mapper {
    pub sizes: Sizes,
    pub element: ElementType,
}

impl Mapper {
    /// Of D columns.
    pub fn d(&self, operand: &Operand) -> Mapped {
        self.of(operand, self.sizes.d)
    }

    /// Of E columns.
    pub fn e(&self, operand: &Operand) -> Mapped {
        self.of(operand, self.sizes.e)
    }

    /// Of so many columns.
    pub fn of(&self, operand: &Operand, columns: i32) -> Mapped {
        Mapped {
            at: operand.at,
            columns,
            element: self.element,
            around: self.around(operand),
        }
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
pub(crate) fn is_there(operand: &Operand) -> i32 {
    (operand.at != 0).into()
}

impl sealed::Sealed for Reduce {}

impl Params for Reduce {
    const PASS: Pass = Pass::Reduce;
    type Maps = Self;

    fn with_maps(
        &self,
        _: ElementType,
        launch: impl FnOnce(&Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        launch(self)
    }
}

/// Passes whose kernels take the parameters of another.
macro_rules! as_of {
    ($($Pass:ident: $Maps:ident),*) => {$(
        impl sealed::Sealed for $Pass {}

        impl Params for $Pass {
            const PASS: Pass = Pass::$Pass;
            type Maps = $Maps;

            fn with_maps(
                &self,
                element: ElementType,
                launch: impl FnOnce(&$Maps) -> Result<(), Error>,
            ) -> Result<(), Error> {
                self.0.with_maps(element, launch)
            }
        }
    )*};
}

as_of!(
    ClusterForward: WholeForwardMaps,
    ClusterBackward: WholeBackwardMaps,
    WholeBackwardByOne: WholeBackwardMaps
);

/// What the kernels by wgmma of each pass declare, field by field as in a header: the tensor maps of operands, then what of the pass's
/// parameters each field is.
macro_rules! maps {
    ($(
        $maps:ident in $header:literal of $params:ident: |$it:ident, $map:ident| $count:literal of [$($mapped:expr),*] {
            $($field:ident: $type:ty = $value:expr,)*
        }
    )*) => {$(
        #[doc = concat!("A mirror of `", stringify!($maps), "` in `", $header, "`.")]
        #[repr(C, align(64))]
        pub struct $maps {
            maps: [TensorMap; $count],
            $($field: $type,)*
        }

        impl sealed::Sealed for $params {}

        impl Params for $params {
            const PASS: Pass = Pass::$params;
            type Maps = $maps;

            fn with_maps(
                &self,
                element: ElementType,
                launch: impl FnOnce(&$maps) -> Result<(), Error>,
            ) -> Result<(), Error> {
                thread_local!(static MAPS: Maps<$count> = const { Maps::new() });
                let $it = self;
                let $map = |sizes| Mapper { sizes, element };
                let mut params = $maps {
                    maps: [TensorMap::default(); $count],
                    $($field: $value,)*
                };
                MAPS.with(|maps| maps.find(&[$($mapped),*], &mut params.maps))?;
                launch(&params)
            }
        }
    )*};
}

maps! {
    SumMaps in "sum.cuh" of Sum: |it, map| 2 of [map(it.sizes).d(&it.k), map(it.sizes).e(&it.v)] {
        sizes: Sizes = it.sizes,
        kv: CUdeviceptr = it.kv,
        partials: CUdeviceptr = it.partials,
        adds: i32 = it.adds,
    }

    ApplyMaps in "apply.cuh" of Apply: |it, map| 2 of [map(it.sizes).d(&it.q), map(it.sizes).e(&it.g)] {
        o: Operand = it.o,
        product: Operand = it.product,
        sizes: Sizes = it.sizes,
        kv: CUdeviceptr = it.kv,
        scale: f32 = it.scale,
        gated: i32 = is_there(&it.g),
    }

    BackwardQueriesMaps in "bwd_queries.cuh" of BackwardQueries: |it, map| 5 of [
        map(it.sizes).d(&it.q),
        map(it.sizes).e(&it.g),
        map(it.sizes).e(&it.d_o),
        map(it.sizes).d(&it.dq),
        map(it.sizes).e(&it.dg)
    ] {
        sizes: Sizes = it.sizes,
        kv: CUdeviceptr = it.kv,
        dkv: CUdeviceptr = it.dkv,
        partials: CUdeviceptr = it.partials,
        scale: f32 = it.scale,
        adds: i32 = it.adds,
        gated: i32 = is_there(&it.g),
        wants_dg: i32 = is_there(&it.dg),
    }

    BackwardKeysMaps in "bwd_keys.cuh" of BackwardKeys: |it, map| 2 of [map(it.sizes).d(&it.k), map(it.sizes).e(&it.v)] {
        dk: Operand = it.dk,
        dv: Operand = it.dv,
        sizes: Sizes = it.sizes,
        dkv: CUdeviceptr = it.dkv,
    }

    WholeForwardMaps in "whole_fwd.cuh" of WholeForward: |it, map| 4 of [
        map(it.keys).d(&it.k),
        map(it.keys).e(&it.v),
        map(it.queries).d(&it.q),
        map(it.queries).e(&it.g)
    ] {
        o: Operand = it.o,
        product: Operand = it.product,
        keys: Sizes = it.keys,
        queries: Sizes = it.queries,
        kv: CUdeviceptr = it.kv,
        scale: f32 = it.scale,
        gated: i32 = is_there(&it.g),
        whole_heads: i32 = it.whole_heads,
    }

    WholeBackwardMaps in "whole_bwd.cuh" of WholeBackward: |it, map| 9 of [
        map(it.queries).d(&it.q),
        map(it.queries).e(&it.g),
        map(it.queries).e(&it.d_o),
        map(it.queries).d(&it.dq),
        map(it.queries).e(&it.dg),
        map(it.keys).d(&it.k),
        map(it.keys).e(&it.v),
        map(it.keys).d(&it.dk),
        map(it.keys).e(&it.dv)
    ] {
        queries: Sizes = it.queries,
        keys: Sizes = it.keys,
        kv: CUdeviceptr = it.kv,
        scale: f32 = it.scale,
        gated: i32 = is_there(&it.g),
        wants_dg: i32 = is_there(&it.dg),
        whole_heads: i32 = it.whole_heads,
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
        let portable = portable.chain([Route::Short {
            queries: 1,
            keys: 1,
            d: 1,
            e: 1,
            gates: true,
            warps: 1,
        }]);
        let portable = portable.chain([Route::Narrow {
            d: 1,
            e: 1,
            warps: 1,
        }]);
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
        declares::<ClusterForward>();
        declares::<ClusterBackward>();
        declares::<WholeBackwardByOne>();
        declares::<Reduce>();
    }
}
