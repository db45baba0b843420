//! Binds a plan to addresses, and launches it.

use cudarc::driver::result;
use gimbal_kernels_sys::flao::{
    self, Apply, BackwardKeys, BackwardQueries, Params, Pass, Reduce, Sum, Variant, WholeBackward,
    WholeForward,
};

use super::plan::{Launch, Plan, Problem, Tensors};
use crate::device::{Gpu, cuda_error};
use crate::{Device, Error, Workspace};

impl Plan {
    /// Launches it, in a workspace of its own if it needs one and none is given.
    ///
    /// # Safety
    /// It is a plan of this problem, whose tensors are on the device; kv is dense, and what is written overlaps nothing else. A
    /// workspace has the bytes of the plan.
    pub unsafe fn launch(
        &self,
        device: &Device,
        gpu: &Gpu,
        problem: &Problem,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let mut own;
        let workspace = match workspace {
            None if self.uses_workspace() => {
                own = Workspace::new(device, self.workspace)?;
                Some(&mut own)
            }
            given => given,
        };
        let mut memory = workspace.map(Workspace::view_mut);
        let base = memory
            .as_ref()
            .map_or(0, |memory| memory.as_view().address());
        let _writing = memory.as_mut().map(|memory| memory.writing(gpu.stream()));

        let tensors = problem.tensors;
        let Tensors { q, k, v, g, .. } = tensors;
        let Tensors {
            o, product, d_o, ..
        } = tensors;
        let Tensors { dq, dk, dv, dg, .. } = tensors;
        let kv = match problem.has_kv() {
            true => tensors.kv,
            false => base,
        };
        let dkv = match tensors.dkv {
            0 => base + self.dkv_at as u64,
            given => given,
        };
        let adds = problem.adds.into();
        let partials = base + self.partials_at as u64;
        let queries = problem.sizes(problem.shape.queries);
        let keys = problem.sizes(problem.shape.keys);
        let scale = problem.scale;

        for (at, is_zero) in [(kv, self.zeroes_kv), (dkv, self.zeroes_dkv)] {
            if is_zero {
                let bytes = problem.bytes(problem.heads())?;
                let _current = gpu.enter()?;
                // SAFETY: kv is dense, and so is what the workspace has of it and of dkv; the caller promises the rest.
                unsafe { result::memset_d8_async(at, 0, bytes, gpu.stream().cu_stream()) }
                    .map_err(|error| cuda_error("cuMemsetD8Async", error))?;
            }
        }
        for launch in self.launches() {
            let &Launch {
                pass,
                route,
                blocks,
                reduce,
            } = launch;
            let to = (gpu, problem.variant(route), blocks);
            // SAFETY: the route and the blocks are of a plan of these tensors. What was not given of kv and dkv has been written by
            // the launches before, on the same stream. The rest is the caller's promise.
            unsafe {
                match pass {
                    Pass::Sum => {
                        let sizes = keys;
                        run(
                            to,
                            &Sum {
                                k,
                                v,
                                sizes,
                                kv,
                                partials,
                                adds,
                                reserved: 0,
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
                            reserved: 0,
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
                    Pass::WholeForward => {
                        let params = WholeForward {
                            k,
                            v,
                            q,
                            g,
                            o,
                            product,
                            keys,
                            queries,
                            kv: tensors.kv,
                            scale,
                            reserved: 0,
                        };
                        run(to, &params)?;
                    }
                    Pass::WholeBackward => {
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
                            kv,
                            scale,
                            reserved: 0,
                        };
                        run(to, &params)?;
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
                    run((gpu, problem.variant(route), reduce_blocks), &params)?;
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
