//! The forward pass.

use gimbal_kernels_sys::flao::{Apply, Pass, WholeForward};
use gimbal_reference::{FlaoProblem, FlaoSave, FlaoSaved as ReferenceSaved};

use super::launch::{Kv, NO_OPERAND, launch_kv};
use super::plan::{Fused, Machine, Passes, Scratch, Stage, Summing, Task, Work, operand};
use super::route::On;
use super::tune::{Call, Direction};
use super::{Flao, FlaoInputs, FlaoSaved, FlaoSavedMut, FlaoSavedView};
use crate::check::check_workspace;
use crate::device::Gpu;
use crate::tensor::Layout;
use crate::tune;
use crate::{Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// o, (B, H, N, E), in the type of the inputs, and in memory in the order of g.
    ///
    /// # Errors
    /// [`Error::Input`] where the inputs do not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs};
    /// use ndarray::array;
    ///
    /// // One head, one query (1, 2), two keys, values of one feature: kv = (1·3 + 0·4, 1·3 + 1·4).
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let k = device.tensor(&array![[[[1.0f32, 1.0], [0.0, 1.0]]]])?;
    /// let v = device.tensor(&array![[[[3.0f32], [4.0]]]])?;
    /// let g = device.tensor(&array![[[[0.5f32]]]])?;
    /// let o = Flao::new().forward(FlaoInputs::new(&q, &k, &v, &g))?;
    /// assert_eq!(o.to_array()?, array![[[[0.5 * (3.0 + 2.0 * 7.0)]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward<T: Float>(&self, inputs: FlaoInputs<T>) -> Result<Tensor<T>, Error> {
        Ok(self.forward_saving(inputs, FlaoSave::Nothing)?.0)
    }

    /// [`forward`](Self::forward), and what [`backward`](Self::backward) is to be spared: [`FlaoSave::Kv`] as a rule.
    ///
    /// kv takes B·H·D·E·4 bytes, and saves reading the keys and values once more. The product takes as much as o;
    /// reading it takes longer than computing it again, unless products are computed without tensor cores
    /// ([`FlaoRoute::Plain`]).
    ///
    /// [`FlaoRoute::Plain`]: crate::FlaoRoute::Plain
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave};
    /// use ndarray::Array4;
    ///
    /// let x = Device::best()?.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let (o, saved) = Flao::new().forward_saving(FlaoInputs::new(&x, &x, &x, &x), FlaoSave::Kv)?;
    /// assert_eq!((o.shape(), saved.kv().unwrap().shape()), (&[1, 2, 8, 4][..], &[1, 2, 4, 4][..]));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_saving<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        save: FlaoSave,
    ) -> Result<(Tensor<T>, FlaoSaved<T>), Error> {
        let problem = self.check_forward(&inputs)?;
        let device = inputs.q.device();
        let like_g = Layout::dense_like(&problem.output_shape(), inputs.g.layout())?;
        let kv = || device.uninit(Layout::dense(&problem.kv_shape())?);
        let mut o = device.uninit(like_g)?;
        let mut saved = match save {
            FlaoSave::Nothing => FlaoSaved::Nothing,
            FlaoSave::Kv => FlaoSaved::Kv(kv()?),
            FlaoSave::KvAndProduct => FlaoSaved::KvAndProduct {
                kv: kv()?,
                product: device.uninit(like_g)?,
            },
        };
        let mut workspace = Workspace::new(device, self.forward_workspace(inputs, save)?)?;
        self.forward_into(inputs, &mut o, &mut saved, &mut workspace)?;
        Ok((o, saved))
    }

    /// [`forward_saving`](Self::forward_saving) into o and what is to be kept, which overlap neither each other nor the
    /// inputs. The last dimensions of o and the product are contiguous, and kv is dense.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward), [`Error::Overlap`], [`Error::NotDense`], [`Error::WorkspaceTooSmall`]. The
    /// outputs are then as they were, unless the GPU itself failed.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoInputs, FlaoSave, FlaoSavedMut, Workspace};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 8, 4)))?;
    /// let inputs = FlaoInputs::new(&x, &x, &x, &x);
    /// let mut o = device.zeros::<f32>(&[1, 2, 8, 4])?;
    /// let op = Flao::new();
    /// let mut workspace = Workspace::new(&device, op.forward_workspace(inputs, FlaoSave::Nothing)?)?;
    /// op.forward_into(inputs, &mut o, FlaoSavedMut::Nothing, &mut workspace)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_into<'b, 'c, T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        o: impl Into<TensorViewMut<'b, T>>,
        saved: impl Into<FlaoSavedMut<'c, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (mut o, mut saved) = (o.into(), saved.into());
        let problem = self.check_forward_into(&inputs, &o, &saved, workspace)?;
        let Some(gpu) = inputs.q.device().gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            return unsafe { self.forward_on_host(&inputs, &mut o, &mut saved) };
        };
        if problem.batch == 0 || problem.heads == 0 {
            return Ok(());
        }
        let task = self.task::<T, _>(problem, gpu);
        let keys = [&inputs.k, &inputs.v].map(operand);
        let scratch = task.forward_scratch(keys, saved.save() != FlaoSave::Nothing)?;
        check_workspace(Self::NAME, scratch.bytes(), workspace.bytes())?;
        let call = Call {
            op: self,
            passes: passes(&task, &inputs, &o.as_view(), &saved.as_view()),
            task: &task,
            scratch,
            inputs: &inputs,
            saved: saved.as_view(),
            direction: Direction::Forward { o: o.as_view() },
        };
        let task = task.with(tune::config(&call));
        self.forward_on_gpu(task, scratch, &inputs, o, saved, workspace)
    }

    /// Launches. The tensors and the workspace have passed the checks.
    pub(super) fn forward_on_gpu<T: Float>(
        &self,
        task: Task<Gpu>,
        scratch: Scratch,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: FlaoSavedMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (gpu, problem) = (task.machine, task.problem);
        let base = workspace.view_mut().as_view().address();
        let partials = base + scratch.partials_at() as u64;
        let view = saved.as_view();
        let keeps_kv = view.kv().is_some();
        let kv = view.kv().map_or(base, |kv| kv.address());
        let passes = passes(&task, inputs, &o.as_view(), &view);
        let launches = Launches::of(&task, &passes)?;

        if problem.keys == 0 && task.forward_needs_kv(keeps_kv) {
            // A sum over nothing.
            match saved.parts_mut().0 {
                Some(kv) => kv.fill(0)?,
                None => workspace.view_mut().narrow(0, 0..scratch.kv)?.fill(0)?,
            }
        }
        let stream = gpu.stream();
        let mut memory = workspace.view_mut();
        let (saved_kv, saved_product) = saved.parts_mut();
        let _reading = inputs.each().map(|(_, input)| input.reading(stream));
        let _writing = (
            o.writing(stream),
            saved_kv.map(|kv| kv.writing(stream)),
            saved_product.map(|product| product.writing(stream)),
            memory.writing(stream),
        );
        let on = On {
            kernels: gpu.kernels(),
            stream,
        };
        let keys = [&inputs.k, &inputs.v].map(operand);
        let (from_keys, apply) = match launches {
            Launches::One(fused, work) => {
                let ([k, v], [q, g, to, product, _]) = (keys, work.operands);
                let params = WholeForward {
                    k,
                    v,
                    q,
                    g,
                    o: to,
                    product,
                    keys: task.sizes(problem.keys),
                    queries: task.sizes(problem.queries),
                    kv: if keeps_kv { kv } else { 0 },
                    scale: self.scale,
                };
                // SAFETY: the parameters describe tensors that the views borrow; o, the product and kv, which is dense,
                // are borrowed mutably and apart from the others.
                unsafe { on.launch(fused.variant(task.element), fused.blocks, &params)? };
                return Ok(());
            }
            Launches::Several { from_keys, apply } => (from_keys, apply),
        };
        if let Some(summing) = from_keys {
            // SAFETY: the parameters describe tensors that the views borrow; kv is dense, and it and the workspace,
            // which has the bytes of `scratch`, are borrowed mutably and apart from the others.
            unsafe { launch_kv(on, &task, summing, &Kv { keys, kv, partials })? };
        }
        if let Some((Stage { variant, blocks }, work)) = apply {
            let [q, g, to, product, _] = work.operands;
            let params = Apply {
                q,
                g,
                o: to,
                product,
                sizes: task.sizes(problem.queries),
                kv,
                scale: self.scale,
                reserved: 0,
            };
            // SAFETY: as above, and o and the product are borrowed mutably and apart from the others. kv has been
            // written above, on the same stream.
            unsafe { on.launch(variant, blocks, &params)? };
        }
        Ok(())
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs for these inputs, whatever it writes to.
    /// On the CPU 0.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<T: Float>(
        &self,
        inputs: FlaoInputs<T>,
        save: FlaoSave,
    ) -> Result<usize, Error> {
        let problem = self.check_forward(&inputs)?;
        match inputs.q.device().gpu() {
            Some(gpu) if problem.batch > 0 && problem.heads > 0 => {
                let keys = [&inputs.k, &inputs.v].map(operand);
                let task = self.task::<T, _>(problem, gpu);
                let scratch = task.forward_scratch(keys, save != FlaoSave::Nothing)?;
                Ok(scratch.bytes())
            }
            _ => Ok(0),
        }
    }

    /// # Safety
    /// All tensors are on the CPU, and no two elements of an output share an address.
    unsafe fn forward_on_host<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        o: &mut TensorViewMut<T>,
        saved: &mut FlaoSavedMut<T>,
    ) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        let (inputs, o, saved) = unsafe {
            let saved = match saved {
                FlaoSavedMut::Nothing => ReferenceSaved::Nothing,
                FlaoSavedMut::Kv(kv) => ReferenceSaved::Kv(kv.as_array_mut()),
                FlaoSavedMut::KvAndProduct { kv, product } => ReferenceSaved::KvAndProduct {
                    kv: kv.as_array_mut(),
                    product: product.as_array_mut(),
                },
            };
            (inputs.as_arrays(), o.as_array_mut(), saved)
        };
        Ok(self.reference().forward_into(&inputs, o, saved)?)
    }
}

/// What a forward pass launches.
enum Launches {
    /// With the pass over the queries.
    One(Fused, Work),
    Several {
        from_keys: Option<Summing>,
        apply: Option<(Stage, Work)>,
    },
}

impl Launches {
    fn of<M: Machine>(task: &Task<M>, passes: &Passes) -> Result<Self, Error> {
        if let (Some(fused), Some(work)) = (task.fused(passes)?, passes.by_queries) {
            return Ok(Self::One(fused, work));
        }
        let apply = |work| Ok::<_, Error>((task.mapping(&work)?, work));
        Ok(Self::Several {
            from_keys: passes.sum.map(|work| task.summing(&work)).transpose()?,
            apply: passes.by_queries.map(apply).transpose()?,
        })
    }
}

pub(super) fn passes<T: Float, M: Machine>(
    task: &Task<M>,
    inputs: &FlaoInputs<T>,
    o: &TensorView<T>,
    saved: &FlaoSavedView<T>,
) -> Passes {
    let FlaoProblem { queries, keys, .. } = task.problem;
    let [q, k, v, g] = inputs.each().map(|(_, input)| operand(input));
    let product = saved.product().map_or(NO_OPERAND, operand);
    let kv = saved.kv().map_or(0, |kv| kv.address());
    let needs_kv = keys > 0 && task.forward_needs_kv(saved.kv().is_some());
    Passes {
        sum: needs_kv.then(|| Work::new(Pass::Sum, keys, [k, v], kv)),
        by_queries: (queries > 0)
            .then(|| Work::new(Pass::Apply, queries, [q, g, operand(o), product], kv)),
        by_keys: None,
    }
}
