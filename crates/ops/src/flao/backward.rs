//! The backward pass.

use gimbal_kernels_sys::flao::{BackwardKeys, BackwardQueries, Pass, WholeBackward};
use gimbal_reference::{FlaoGradients as ReferenceGradients, FlaoProblem};

use super::launch::{Kv, NO_OPERAND, launch_kv, launch_reduce};
use super::plan::{Fused, Machine, Passes, Scratch, Stage, Summing, Task, Work, operand};
use super::route::{On, reads_product};
use super::tune::{Call, Direction};
use super::{Flao, FlaoGradients, FlaoGradientsMut, FlaoInputs, FlaoSavedView};
use crate::check::check_workspace;
use crate::device::Gpu;
use crate::tensor::Layout;
use crate::tune;
use crate::{Error, Float, Tensor, TensorView, Workspace};

impl Flao {
    /// The gradients from d_o, the gradient of o; each in the type of the inputs, and in memory in the order of its
    /// input.
    ///
    /// `saved` is what [`forward_saving`](Self::forward_saving) of the same inputs has kept: a `&FlaoSaved`, or
    /// [`FlaoSavedView::Nothing`].
    ///
    /// # Errors
    /// [`Error::Input`] where a tensor does not fit, [`Error::DeviceMismatch`], [`Error::NotDense`] where kv is not
    /// dense, [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let k = device.tensor(&array![[[[1.0f32, 1.0], [0.0, 1.0]]]])?;
    /// let v = device.tensor(&array![[[[3.0f32], [4.0]]]])?;
    /// let g = device.tensor(&array![[[[0.5f32]]]])?;
    /// let d_o = device.tensor(&array![[[[10.0f32]]]])?;
    ///
    /// let (op, inputs) = (Flao::new(), FlaoInputs::new(&q, &k, &v, &g));
    /// let (_, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
    /// let gradients = op.backward(inputs, &saved, &d_o)?;
    /// // kv = (3, 7), u = 10 · 0.5: dq = u·kvᵀ, dg = 10 · (1·3 + 2·7).
    /// assert_eq!(gradients.dq.to_array()?, array![[[[15.0, 35.0]]]].into_dyn());
    /// assert_eq!(gradients.dg.to_array()?, array![[[[170.0]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<FlaoGradients<T>, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        self.check_backward(&inputs, &saved, &d_o)?;
        let device = inputs.q.device();
        let like = |input: &TensorView<T>| -> Result<Tensor<T>, Error> {
            device.uninit(Layout::dense_like(input.shape(), input.layout())?)
        };
        let mut gradients = FlaoGradients {
            dq: like(&inputs.q)?,
            dk: like(&inputs.k)?,
            dv: like(&inputs.v)?,
            dg: like(&inputs.g)?,
        };
        let bytes = self.backward_workspace(inputs, saved, d_o)?;
        let mut workspace = Workspace::new(device, bytes)?;
        self.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace)?;
        Ok(gradients)
    }

    /// [`backward`](Self::backward) into existing gradients, which overlap neither each other nor anything that is
    /// read. Their last dimensions are contiguous.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward), [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. The gradients are then as
    /// they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, Workspace};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let (op, inputs) = (Flao::new(), FlaoInputs::new(&x, &x, &x, &x));
    /// let (o, saved) = op.forward_saving(inputs, FlaoSave::Kv)?;
    /// let mut gradients = op.backward(inputs, &saved, &o)?;
    /// let mut workspace = Workspace::new(&device, op.backward_workspace(inputs, &saved, &o)?)?;
    /// op.backward_into(inputs, &saved, &o, &mut gradients, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_into<'b, 'c, 'd, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
        gradients: impl Into<FlaoGradientsMut<'d, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, d_o, mut gradients) = (saved.into(), d_o.into(), gradients.into());
        let problem = self.check_backward_into(&inputs, &saved, &d_o, &gradients, workspace)?;
        let Some(gpu) = inputs.q.device().gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            return unsafe { self.backward_on_host(&inputs, &saved, &d_o, &mut gradients) };
        };
        if problem.batch == 0 || problem.heads == 0 {
            return Ok(());
        }
        let task = self.task::<T, _>(problem, gpu);
        let scratch = backward_scratch(&task, &inputs, &saved, &d_o)?;
        check_workspace(Self::NAME, scratch.bytes(), workspace.bytes())?;
        let views = gradients.each().map(|(_, gradient)| gradient);
        let call = Call {
            op: self,
            passes: passes(&task, &inputs, &saved, &d_o, &views),
            task: &task,
            scratch,
            inputs: &inputs,
            saved,
            direction: Direction::Backward {
                d_o,
                gradients: &views,
            },
        };
        let task = task.with(tune::config(&call));
        self.backward_on_gpu(task, scratch, &inputs, &saved, &d_o, gradients, workspace)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs for these inputs, whatever it writes
    /// to. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        saved: impl Into<FlaoSavedView<'b, T>>,
        d_o: impl Into<TensorView<'c, T>>,
    ) -> Result<usize, Error> {
        let (saved, d_o) = (saved.into(), d_o.into());
        let problem = self.check_backward(&inputs, &saved, &d_o)?;
        match inputs.q.device().gpu() {
            Some(gpu) if problem.batch > 0 && problem.heads > 0 => {
                let task = self.task::<T, _>(problem, gpu);
                Ok(backward_scratch(&task, &inputs, &saved, &d_o)?.bytes())
            }
            _ => Ok(0),
        }
    }

    /// Launches. The tensors and the workspace have passed the checks.
    #[expect(clippy::too_many_arguments, reason = "the tensors of a backward pass")]
    pub(super) fn backward_on_gpu<T: Float>(
        &self,
        task: Task<Gpu>,
        scratch: Scratch,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        mut gradients: FlaoGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let FlaoProblem { queries, keys, .. } = task.problem;
        let base = workspace.view_mut().as_view().address();
        let kv = saved.kv().map_or(base, |kv| kv.address());
        let dkv = base + scratch.dkv_at() as u64;
        let partials = base + scratch.partials_at() as u64;
        let views = gradients.each().map(|(_, gradient)| gradient);
        let passes = passes(&task, inputs, saved, d_o, &views);

        // All launches are planned before the first is made: a refusal leaves the gradients as they were.
        let sum = passes.sum.map(|work| task.summing(&work)).transpose()?;
        let launches = Launches::of(&task, &passes)?;

        // Sums over nothing.
        let mut zero = |from: usize, bytes: usize| -> Result<(), Error> {
            workspace.view_mut().narrow(0, from..from + bytes)?.fill(0)
        };
        if saved.kv().is_none() && queries > 0 && keys == 0 {
            zero(0, scratch.kv)?;
        }
        if queries == 0 && keys > 0 {
            zero(scratch.dkv_at(), scratch.dkv)?;
        }
        let gpu = task.machine;
        let stream = gpu.stream();
        let mut memory = workspace.view_mut();
        let _reading = (
            inputs.each().map(|(_, input)| input.reading(stream)),
            saved.kv().map(|kv| kv.reading(stream)),
            saved.product().map(|product| product.reading(stream)),
            d_o.reading(stream),
        );
        let _writing = (
            gradients.dq.writing(stream),
            gradients.dk.writing(stream),
            gradients.dv.writing(stream),
            gradients.dg.writing(stream),
            memory.writing(stream),
        );
        let on = On {
            kernels: gpu.kernels(),
            stream,
        };
        if let Some(summing) = sum {
            let keys = [&inputs.k, &inputs.v].map(operand);
            // SAFETY: the parameters describe tensors that the views borrow, and the workspace, which has the bytes of
            // `scratch` and is borrowed mutably.
            unsafe { launch_kv(on, &task, summing, &Kv { keys, kv, partials })? };
        }
        let (by_queries, by_keys) = match launches {
            Launches::One(fused, by_queries, by_keys) => {
                let [q, g, d_o, dq, dg] = by_queries.operands;
                let [k, v, dk, dv, _] = by_keys.operands;
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
                    queries: task.sizes(queries),
                    keys: task.sizes(keys),
                    kv,
                    scale: self.scale,
                };
                // SAFETY: as above; the gradients are borrowed mutably and apart from each other and from what is read; kv,
                // if it was not saved, has been written above, on the same stream.
                unsafe { on.launch(fused.variant(task.element), fused.blocks, &params)? };
                return Ok(());
            }
            Launches::Several {
                by_queries,
                by_keys,
            } => (by_queries, by_keys),
        };
        if let Some((Summing { stage, reduce }, work)) = by_queries {
            let [q, g, d_o, dq, dg] = work.operands;
            let Stage { variant, blocks } = stage;
            let product = saved.product().filter(|_| reads_product(variant.route));
            let params = BackwardQueries {
                q,
                g,
                d_o,
                dq,
                dg,
                product: product.map_or(NO_OPERAND, operand),
                sizes: task.sizes(queries),
                kv,
                dkv,
                partials,
                scale: self.scale,
                reserved: 0,
            };
            // SAFETY: as above; the gradients are borrowed mutably and apart from each other and from what is read, kv,
            // if it was not saved, has been written above, and its partial sums are used up. On one stream, in this
            // order.
            unsafe { on.launch(variant, blocks, &params)? };
            if let Some(reduce) = reduce {
                // SAFETY: as above, behind its first stage.
                unsafe { launch_reduce(on, &task, stage, reduce, dkv, partials)? };
            }
        }
        if let Some((Stage { variant, blocks }, work)) = by_keys {
            let [k, v, dk, dv, _] = work.operands;
            let params = BackwardKeys {
                k,
                v,
                dk,
                dv,
                sizes: task.sizes(keys),
                dkv,
            };
            // SAFETY: as above; dkv has been written above, on the same stream.
            unsafe { on.launch(variant, blocks, &params)? };
        }
        Ok(())
    }

    /// # Safety
    /// All tensors are on the CPU, and no two elements of an output share an address.
    unsafe fn backward_on_host<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: &FlaoSavedView<T>,
        d_o: &TensorView<T>,
        gradients: &mut FlaoGradientsMut<T>,
    ) -> Result<(), Error> {
        let FlaoGradientsMut { dq, dk, dv, dg } = gradients;
        // SAFETY: passed on to the caller.
        let (inputs, saved, d_o, gradients) = unsafe {
            let gradients = ReferenceGradients {
                dq: dq.as_array_mut(),
                dk: dk.as_array_mut(),
                dv: dv.as_array_mut(),
                dg: dg.as_array_mut(),
            };
            let saved = saved.map(|kv| kv.as_array(), |product| product.as_array());
            (inputs.as_arrays(), saved, d_o.as_array(), gradients)
        };
        let reference = self.reference();
        Ok(reference.backward_into(&inputs, &saved, d_o, gradients)?)
    }
}

fn backward_scratch<T: Float>(
    task: &Task<Gpu>,
    inputs: &FlaoInputs<T>,
    saved: &FlaoSavedView<T>,
    d_o: &TensorView<T>,
) -> Result<Scratch, Error> {
    let keys = [&inputs.k, &inputs.v].map(operand);
    let queries = [&inputs.q, &inputs.g, d_o].map(operand);
    task.backward_scratch(keys, queries, saved.kv().is_some())
}

/// What a backward pass launches when it has kv.
enum Launches {
    /// With the passes over the queries and the keys.
    One(Fused, Work, Work),
    Several {
        by_queries: Option<(Summing, Work)>,
        by_keys: Option<(Stage, Work)>,
    },
}

impl Launches {
    fn of<M: Machine>(task: &Task<M>, passes: &Passes) -> Result<Self, Error> {
        let Passes {
            by_queries,
            by_keys,
            ..
        } = *passes;
        if let (Some(fused), Some(by_queries), Some(by_keys)) =
            (task.fused(passes)?, by_queries, by_keys)
        {
            return Ok(Self::One(fused, by_queries, by_keys));
        }
        let summing = |work| Ok::<_, Error>((task.summing(&work)?, work));
        let mapping = |work| Ok::<_, Error>((task.mapping(&work)?, work));
        Ok(Self::Several {
            by_queries: by_queries.map(summing).transpose()?,
            by_keys: by_keys.map(mapping).transpose()?,
        })
    }
}

/// Given dq, dk, dv and dg.
fn passes<T: Float, M: Machine>(
    task: &Task<M>,
    inputs: &FlaoInputs<T>,
    saved: &FlaoSavedView<T>,
    d_o: &TensorView<T>,
    gradients: &[TensorView<T>; 4],
) -> Passes {
    let FlaoProblem { queries, keys, .. } = task.problem;
    let [q, k, v, g] = inputs.each().map(|(_, input)| operand(input));
    let [dq, dk, dv, dg] = gradients.each_ref().map(operand);
    let kv = saved.kv().map_or(0, |kv| kv.address());
    let needs_kv = saved.kv().is_none() && queries > 0 && keys > 0;
    let from_queries = [q, g, operand(d_o), dq, dg];
    Passes {
        sum: needs_kv.then(|| Work::new(Pass::Sum, keys, [k, v], kv)),
        by_queries: (queries > 0)
            .then(|| Work::new(Pass::BackwardQueries, queries, from_queries, kv)),
        by_keys: (keys > 0).then(|| Work::new(Pass::BackwardKeys, keys, [k, v, dk, dv], 0)),
    }
}
