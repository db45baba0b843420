//! Binds a plan to addresses, and launches it.

use gimbal_kernels_sys::flao::{
    self, Apply, BackwardKeys, BackwardQueries, ClusterBackward, ClusterForward, Params, Pass,
    Reduce, Route, Sum, Variant, WholeBackward, WholeBackwardByOne, WholeForward,
};

use super::plan::{Launch, Plan, Problem, Tensors};
use crate::Error;
use crate::device::Gpu;

impl Plan {
    /// Launches it, in a workspace that begins at an address.
    ///
    /// # Safety
    /// It is a plan of this problem, whose tensors are on the GPU; kv is dense, and what is written overlaps nothing else. The
    /// workspace has the bytes of the plan, if it [uses](Self::uses_workspace) one.
    pub unsafe fn launch(&self, gpu: &Gpu, problem: &Problem, base: u64) -> Result<(), Error> {
        let Tensors {
            q,
            k,
            v,
            g,
            o,
            product,
            d_o,
            dq,
            dk,
            dv,
            dg,
            kv: kept_kv,
            dkv,
        } = problem.tensors;
        let kv = if problem.has_kv() { kept_kv } else { base };
        let dkv = if dkv == 0 {
            base + self.dkv_at as u64
        } else {
            dkv
        };
        let adds = problem.adds.into();
        let partials = base + self.partials_at as u64;
        let queries = problem.sizes(problem.shape.queries);
        let keys = problem.sizes(problem.shape.keys);
        let scale = problem.scale;
        let whole_heads = self.whole_heads(problem);
        let reserved = 0;

        for (at, is_zero) in [(kv, self.zeroes_kv), (dkv, self.zeroes_dkv)] {
            if is_zero {
                let bytes = problem.bytes(problem.heads())?;
                // SAFETY: kv is dense, and so is what the workspace has of it and of dkv; the caller promises the rest.
                unsafe { gpu.fill(at, 0, bytes)? };
            }
        }
        for launch in self.launches() {
            let &Launch {
                pass,
                route,
                blocks,
                reduce,
            } = launch;
            if let Route::Mma(tile) | Route::Wgmma(tile) | Route::Elements(tile) = route {
                // Kernels count panels by D and E, and have room for the tile's.
                assert!(tile.holds(queries.d, queries.e), "{tile:?}");
            }
            let variant = problem.variant(route);
            let to = (gpu, variant, blocks);
            // SAFETY: the route and the blocks are of a plan of these tensors. What was not given of kv and dkv has been written by
            // the launches before, on the same stream. The rest is the caller's promise.
            unsafe {
                match pass {
                    Pass::Sum => {
                        run(
                            to,
                            &Sum {
                                k,
                                v,
                                sizes: keys,
                                kv,
                                partials,
                                adds,
                                reserved,
                            },
                        )?;
                    }
                    Pass::Apply => {
                        let params = Apply {
                            q,
                            g,
                            o,
                            product,
                            sizes: queries,
                            kv,
                            scale,
                            reserved,
                        };
                        run(to, &params)?;
                    }
                    Pass::BackwardQueries => {
                        let params = BackwardQueries {
                            q,
                            g,
                            d_o,
                            dq,
                            dg,
                            product,
                            sizes: queries,
                            kv,
                            dkv,
                            partials,
                            scale,
                            adds,
                        };
                        run(to, &params)?;
                    }
                    Pass::BackwardKeys => {
                        let params = BackwardKeys {
                            k,
                            v,
                            dk,
                            dv,
                            sizes: keys,
                            dkv,
                        };
                        run(to, &params)?;
                    }
                    Pass::WholeForward | Pass::ClusterForward => {
                        let params = WholeForward {
                            k,
                            v,
                            q,
                            g,
                            o,
                            product,
                            keys,
                            queries,
                            kv: kept_kv,
                            scale,
                            whole_heads,
                        };
                        match pass {
                            Pass::WholeForward => run(to, &params)?,
                            _ => run(to, &ClusterForward(params))?,
                        }
                    }
                    Pass::WholeBackward | Pass::ClusterBackward | Pass::WholeBackwardByOne => {
                        let params = WholeBackward {
                            q,
                            g,
                            d_o,
                            dq,
                            dg,
                            k,
                            v,
                            dk,
                            dv,
                            queries,
                            keys,
                            kv: match route {
                                Route::Narrow { .. } => kept_kv,
                                Route::Wgmma(tile) if tile.is_wide() => kept_kv,
                                _ => kv,
                            },
                            scale,
                            whole_heads,
                        };
                        match pass {
                            Pass::WholeBackward => run(to, &params)?,
                            Pass::ClusterBackward => run(to, &ClusterBackward(params))?,
                            _ => run(to, &WholeBackwardByOne(params))?,
                        }
                    }
                    // It stands behind its first stage.
                    Pass::Reduce => {}
                }
                if let Some(reduce_blocks) = reduce {
                    let params = Reduce {
                        sums: if pass == Pass::Sum { kv } else { dkv },
                        partials,
                        heads: problem.heads(),
                        tiles: problem.tiles(pass, route),
                        blocks: blocks.cast_signed(),
                        width: problem.width(),
                    };
                    run((gpu, variant, reduce_blocks), &params)?;
                }
            }
        }
        Ok(())
    }
}

/// # Safety
/// As [`flao::launch`].
unsafe fn run<P: Params>(
    (gpu, variant, blocks): (&Gpu, Variant, u32),
    params: &P,
) -> Result<(), Error> {
    let stream = gpu.stream().cu_stream();
    // SAFETY: passed on to the caller.
    unsafe { flao::launch(gpu.kernels(), stream, variant, blocks, params) }?;
    Ok(())
}
