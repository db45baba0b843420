//! The two stages of a pass on their own, forward and backward, joined by kv or dkv.

use gimbal_reference::{self as reference, FlaoProblem, FlaoSave, TensorInfo};

use super::check::{check_all_on, check_is_dense, memory_of};
use super::plan::{Problem, Tensors, Work};
use super::{
    Flao, FlaoQueries, FlaoQueryGradients, FlaoQueryGradientsMut, operand, optional, planned,
    workspace,
};
use crate::check::{Memory, check_apart};
use crate::tensor::{Layout, info};
use crate::tune::StandIn;
use crate::{Device, Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

impl Flao {
    /// kv = kᵀ·v, (B, H, D, E), dense: all that queries need of keys k (B, H, M, D) and values v (B, H, M, E).
    ///
    /// # Errors
    /// [`Error::Input`] where k and v do not fit, [`Error::DeviceMismatch`], [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoQueries, Workspace};
    /// use ndarray::Array4;
    ///
    /// let device = Device::best()?;
    /// let x = device.tensor(&Array4::<f32>::ones((1, 2, 10, 4)))?;
    /// let part = |range| x.view().narrow(2, range);
    ///
    /// // A sequence that comes in two parts.
    /// let op = Flao::new();
    /// let mut kv = op.forward_keys(part(0..6)?, part(0..6)?)?;
    /// let bytes = op.forward_keys_workspace(part(6..10)?, part(6..10)?)?;
    /// let mut workspace = Workspace::new(&device, bytes)?;
    /// op.forward_keys_into(part(6..10)?, part(6..10)?, &mut kv, true, &mut workspace)?;
    /// assert_eq!(kv.to_array()?[[0, 0, 0, 0]], 10.0);
    ///
    /// let o = op.forward_queries(FlaoQueries::new(&x, &kv))?;
    /// assert_eq!(o.to_array()?[[0, 0, 0, 0]], 40.0);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_keys<'b, 'c, T: Float>(
        &self,
        k: impl Into<TensorView<'b, T>>,
        v: impl Into<TensorView<'c, T>>,
    ) -> Result<Tensor<f32>, Error> {
        let (k, v) = (k.into(), v.into());
        let shape = self.check_keys(&k, &v)?;
        let mut kv = k.device().uninit(Layout::dense(&shape.kv_shape())?)?;
        self.run_forward_keys(shape, &k, &v, (&mut kv).into(), false, None)?;
        Ok(kv)
    }

    /// [`forward_keys`](Self::forward_keys) into kv, which is dense and overlaps no input, or added to what is there.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward_keys`](Self::forward_keys), [`Error::NotDense`], [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. kv is then
    /// as it was, unless the GPU itself failed.
    pub fn forward_keys_into<'b, 'c, 'd, T: Float>(
        &self,
        k: impl Into<TensorView<'b, T>>,
        v: impl Into<TensorView<'c, T>>,
        kv: impl Into<TensorViewMut<'d, f32>>,
        accumulate: bool,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (k, v, kv) = (k.into(), v.into(), kv.into());
        check_all_on([
            ("k", k.device()),
            ("v", v.device()),
            ("kv", kv.device()),
            ("the workspace", workspace.device()),
        ])?;
        let shape = self.reference().check_forward_keys_into(
            &info::<T>("k", k.layout()),
            &info::<T>("v", v.layout()),
            &info::<f32>("kv", kv.layout()),
        )?;
        check_is_dense("kv", &kv.as_view())?;
        let read = [("k", k.memory()), ("v", v.memory())];
        check_apart(Self::NAME, &[("kv", kv.as_view().memory())], &read)?;
        self.run_forward_keys(shape, &k, &v, kv, accumulate, Some(workspace))
    }

    /// The bytes of workspace that [`forward_keys_into`](Self::forward_keys_into) needs. On the CPU 0.
    ///
    /// # Errors
    /// As [`forward_keys`](Self::forward_keys).
    pub fn forward_keys_workspace<'b, 'c, T: Float>(
        &self,
        k: impl Into<TensorView<'b, T>>,
        v: impl Into<TensorView<'c, T>>,
    ) -> Result<usize, Error> {
        let (k, v) = (k.into(), v.into());
        let shape = self.check_keys(&k, &v)?;
        let tensors = tensors_of_keys(&k, &v);
        workspace(
            k.device(),
            &self.stage::<T>(Work::ForwardKeys, shape, tensors),
        )
    }

    /// o = g ⊙ (q·kv)·scale, (B, H, N, E), in the type of q, and in memory in the order of g, without a gate in that of q.
    ///
    /// # Errors
    /// [`Error::Input`] where a tensor does not fit, [`Error::NotDense`] where kv is not dense, [`Error::DeviceMismatch`],
    /// [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoQueries};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let kv = device.tensor(&array![[[[3.0f32], [7.0]]]])?;
    /// let o = Flao::new().forward_queries(FlaoQueries::new(&q, &kv))?;
    /// assert_eq!(o.to_array()?, array![[[[17.0]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn forward_queries<T: Float>(&self, queries: FlaoQueries<T>) -> Result<Tensor<T>, Error> {
        let shape = self.check_queries(&queries)?;
        let like = queries.g.as_ref().unwrap_or(&queries.q).layout();
        let like = Layout::dense_like(&shape.output_shape(), like)?;
        let mut o = queries.q.device().uninit(like)?;
        self.run_forward_queries(shape, &queries, (&mut o).into())?;
        Ok(o)
    }

    /// [`forward_queries`](Self::forward_queries) into o, which overlaps no input, and whose last dimension is contiguous. It
    /// needs no workspace.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward_queries`](Self::forward_queries), [`Error::Overlap`]. o is then as it was, unless the GPU itself failed.
    pub fn forward_queries_into<'b, T: Float>(
        &self,
        queries: FlaoQueries<T>,
        o: impl Into<TensorViewMut<'b, T>>,
    ) -> Result<(), Error> {
        let o = o.into();
        check_all_on(queries.devices().chain([("o", o.device())]))?;
        let QueriesInfo { q, kv, g } = queries.info();
        let o_info = info::<T>("o", o.layout());
        let reference = self.reference();
        let shape = reference.check_forward_queries_into(&q, &kv, g.as_ref(), &o_info)?;
        check_is_dense("kv", &queries.kv)?;
        check_apart(
            Self::NAME,
            &[("o", o.as_view().memory())],
            &queries.memory(),
        )?;
        self.run_forward_queries(shape, &queries, o)
    }

    /// dq, dg if there is a gate, and dkv, (B, H, D, E), dense, which is all that the gradients of keys and values need of the
    /// queries; dq and dg in the type of q, and in memory in the order of their inputs. d_o is the gradient of o.
    ///
    /// # Errors
    /// As [`forward_queries`](Self::forward_queries).
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao, FlaoQueries};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let q = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let kv = device.tensor(&array![[[[3.0f32], [7.0]]]])?;
    /// let d_o = device.tensor(&array![[[[10.0f32]]]])?;
    /// let gradients = Flao::new().backward_queries(FlaoQueries::new(&q, &kv), &d_o)?;
    /// assert_eq!(gradients.dq.to_array()?, array![[[[30.0, 70.0]]]].into_dyn());
    /// assert_eq!(gradients.dkv.to_array()?, array![[[[10.0], [20.0]]]].into_dyn());
    /// assert!(gradients.dg.is_none());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_queries<'b, T: Float>(
        &self,
        queries: FlaoQueries<T>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<FlaoQueryGradients<T>, Error> {
        let d_o = d_o.into();
        let shape = self.check_backward_queries(&queries, &d_o)?;
        let like = |input: &TensorView<T>| -> Result<Tensor<T>, Error> {
            let layout = Layout::dense_like(input.shape(), input.layout())?;
            queries.q.device().uninit(layout)
        };
        let dkv = Layout::dense(&shape.kv_shape())?;
        let mut gradients = FlaoQueryGradients {
            dq: like(&queries.q)?,
            dg: queries.g.as_ref().map(like).transpose()?,
            dkv: queries.q.device().uninit(dkv)?,
        };
        let into = (&mut gradients).into();
        self.run_backward_queries(shape, &queries, &d_o, into, false, None)?;
        Ok(gradients)
    }

    /// [`backward_queries`](Self::backward_queries) into existing gradients, which overlap neither each other nor anything that is
    /// read, with dkv written, or added to what is there. dg may be left out where there is a gate.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward_queries`](Self::backward_queries), [`Error::Overlap`], [`Error::WorkspaceTooSmall`]. The gradients are then
    /// as they were, unless the GPU itself failed.
    pub fn backward_queries_into<'b, 'c, T: Float>(
        &self,
        queries: FlaoQueries<T>,
        d_o: impl Into<TensorView<'b, T>>,
        gradients: impl Into<FlaoQueryGradientsMut<'c, T>>,
        accumulate: bool,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (d_o, gradients) = (d_o.into(), gradients.into());
        let FlaoQueryGradientsMut { dq, dg, dkv } = &gradients;
        let dg = dg.as_ref().map(TensorViewMut::as_view);
        let outputs = [
            ("dq", Some(dq.device())),
            ("dg", dg.map(|dg| dg.device())),
            ("dkv", Some(dkv.device())),
            ("the workspace", Some(workspace.device())),
        ];
        let outputs = outputs
            .into_iter()
            .filter_map(|(name, device)| Some((name, device?)));
        check_all_on(
            queries
                .devices()
                .chain([("do", d_o.device())])
                .chain(outputs),
        )?;
        let QueriesInfo { q, kv, g } = queries.info();
        let shape = self.reference().check_backward_queries_into(
            &q,
            &kv,
            g.as_ref(),
            &info::<T>("do", d_o.layout()),
            &reference::FlaoQueryGradients {
                dq: info::<T>("dq", dq.layout()),
                dg: dg.as_ref().map(|dg| info::<T>("dg", dg.layout())),
                dkv: info::<f32>("dkv", dkv.layout()),
            },
        )?;
        check_is_dense("kv", &queries.kv)?;
        check_is_dense("dkv", &dkv.as_view())?;
        let [q, kv, g] = queries.memory();
        let written = [
            ("dq", dq.as_view().memory()),
            ("dg", memory_of(dg.as_ref())),
            ("dkv", dkv.as_view().memory()),
        ];
        check_apart(Self::NAME, &written, &[q, kv, g, ("do", d_o.memory())])?;
        self.run_backward_queries(
            shape,
            &queries,
            &d_o,
            gradients,
            accumulate,
            Some(workspace),
        )
    }

    /// The bytes of workspace that [`backward_queries_into`](Self::backward_queries_into) needs. On the CPU 0.
    ///
    /// # Errors
    /// As [`backward_queries`](Self::backward_queries).
    pub fn backward_queries_workspace<'b, T: Float>(
        &self,
        queries: FlaoQueries<T>,
        d_o: impl Into<TensorView<'b, T>>,
    ) -> Result<usize, Error> {
        let d_o = d_o.into();
        let shape = self.check_backward_queries(&queries, &d_o)?;
        let tensors = Tensors {
            d_o: operand(&d_o),
            ..queries.tensors()
        };
        let problem = self.stage::<T>(Work::BackwardQueries, shape, tensors);
        workspace(queries.q.device(), &problem)
    }

    /// dk = v·dkvᵀ and dv = k·dkv, each in the type of its input, and in memory in the order of its input.
    ///
    /// # Errors
    /// [`Error::Input`] where a tensor does not fit, [`Error::NotDense`] where dkv is not dense, [`Error::DeviceMismatch`],
    /// [`Error::TooLarge`], [`Error::Cuda`].
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Flao};
    /// use ndarray::array;
    ///
    /// let device = Device::best()?;
    /// let k = device.tensor(&array![[[[1.0f32, 2.0]]]])?;
    /// let v = device.tensor(&array![[[[3.0f32]]]])?;
    /// let dkv = device.tensor(&array![[[[10.0f32], [20.0]]]])?;
    /// let (dk, dv) = Flao::new().backward_keys(&k, &v, &dkv)?;
    /// assert_eq!(dk.to_array()?, array![[[[30.0, 60.0]]]].into_dyn());
    /// assert_eq!(dv.to_array()?, array![[[[50.0]]]].into_dyn());
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward_keys<'b, 'c, 'd, T: Float>(
        &self,
        k: impl Into<TensorView<'b, T>>,
        v: impl Into<TensorView<'c, T>>,
        dkv: impl Into<TensorView<'d, f32>>,
    ) -> Result<(Tensor<T>, Tensor<T>), Error> {
        let (k, v, dkv) = (k.into(), v.into(), dkv.into());
        check_all_on([("k", k.device()), ("v", v.device()), ("dkv", dkv.device())])?;
        let shape = self.reference().check_backward_keys(
            &info::<T>("k", k.layout()),
            &info::<T>("v", v.layout()),
            &info::<f32>("dkv", dkv.layout()),
        )?;
        check_is_dense("dkv", &dkv)?;
        let like = |input: &TensorView<T>| -> Result<Tensor<T>, Error> {
            let layout = Layout::dense_like(input.shape(), input.layout())?;
            k.device().uninit(layout)
        };
        let (mut dk, mut dv) = (like(&k)?, like(&v)?);
        self.run_backward_keys(shape, [&k, &v], &dkv, [&mut dk, &mut dv].map(Into::into))?;
        Ok((dk, dv))
    }

    /// [`backward_keys`](Self::backward_keys) into dk and dv, which overlap neither each other nor an input, and whose last
    /// dimensions are contiguous. It needs no workspace.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward_keys`](Self::backward_keys), [`Error::Overlap`]. Both are then as they were, unless the GPU itself failed.
    pub fn backward_keys_into<'b, 'c, 'd, 'e, 'f, T: Float>(
        &self,
        k: impl Into<TensorView<'b, T>>,
        v: impl Into<TensorView<'c, T>>,
        dkv: impl Into<TensorView<'d, f32>>,
        dk: impl Into<TensorViewMut<'e, T>>,
        dv: impl Into<TensorViewMut<'f, T>>,
    ) -> Result<(), Error> {
        let (k, v, dkv, dk, dv) = (k.into(), v.into(), dkv.into(), dk.into(), dv.into());
        check_all_on([
            ("k", k.device()),
            ("v", v.device()),
            ("dkv", dkv.device()),
            ("dk", dk.device()),
            ("dv", dv.device()),
        ])?;
        let shape = self.reference().check_backward_keys_into(
            &info::<T>("k", k.layout()),
            &info::<T>("v", v.layout()),
            &info::<f32>("dkv", dkv.layout()),
            &info::<T>("dk", dk.layout()),
            &info::<T>("dv", dv.layout()),
        )?;
        check_is_dense("dkv", &dkv)?;
        let read = [("k", k.memory()), ("v", v.memory()), ("dkv", dkv.memory())];
        let written = [("dk", dk.as_view().memory()), ("dv", dv.as_view().memory())];
        check_apart(Self::NAME, &written, &read)?;
        self.run_backward_keys(shape, [&k, &v], &dkv, [dk, dv])
    }

    fn check_keys<T: Float>(
        &self,
        k: &TensorView<T>,
        v: &TensorView<T>,
    ) -> Result<FlaoProblem, Error> {
        check_all_on([("k", k.device()), ("v", v.device())])?;
        let (k, v) = (info::<T>("k", k.layout()), info::<T>("v", v.layout()));
        Ok(self.reference().check_forward_keys(&k, &v)?)
    }

    fn check_queries<T: Float>(&self, queries: &FlaoQueries<T>) -> Result<FlaoProblem, Error> {
        check_all_on(queries.devices())?;
        let QueriesInfo { q, kv, g } = queries.info();
        let shape = self
            .reference()
            .check_forward_queries(&q, &kv, g.as_ref())?;
        check_is_dense("kv", &queries.kv)?;
        Ok(shape)
    }

    fn check_backward_queries<T: Float>(
        &self,
        queries: &FlaoQueries<T>,
        d_o: &TensorView<T>,
    ) -> Result<FlaoProblem, Error> {
        check_all_on(queries.devices().chain([("do", d_o.device())]))?;
        let QueriesInfo { q, kv, g } = queries.info();
        let d_o = info::<T>("do", d_o.layout());
        let shape = self
            .reference()
            .check_backward_queries(&q, &kv, g.as_ref(), &d_o)?;
        check_is_dense("kv", &queries.kv)?;
        Ok(shape)
    }

    /// What a stage reads of kv is given, and what it writes is wanted.
    fn stage<T: Float>(&self, work: Work, shape: FlaoProblem, tensors: Tensors) -> Problem {
        self.problem::<T>(work, shape, FlaoSave::Kv, tensors)
    }

    fn run_forward_keys<T: Float>(
        &self,
        shape: FlaoProblem,
        k: &TensorView<T>,
        v: &TensorView<T>,
        mut kv: TensorViewMut<f32>,
        accumulate: bool,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = k.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of kv at one address.
            let (k, v, kv) = unsafe { (k.as_array(), v.as_array(), kv.as_array_mut()) };
            return Ok(self.reference().forward_keys_into(k, v, kv, accumulate)?);
        };
        let mut tensors = tensors_of_keys(k, v);
        tensors.kv = kv.address();
        let problem = Problem {
            adds: accumulate,
            ..self.stage::<T>(Work::ForwardKeys, shape, tensors)
        };
        let stream = gpu.stream();
        let _reading = [k, v].map(|input| input.reading(stream));
        let plan = planned::<T>(device, gpu, &problem, workspace.as_deref(), &|| {
            Ok(vec![StandIn::of(device, kv.as_view())?])
        })?;
        let _writing = kv.writing(stream);
        // SAFETY: the problem describes tensors that the views borrow; kv is dense, and borrowed mutably and apart from the others.
        unsafe { plan.launch(device, gpu, &problem, workspace) }
    }

    fn run_forward_queries<T: Float>(
        &self,
        shape: FlaoProblem,
        queries: &FlaoQueries<T>,
        mut o: TensorViewMut<T>,
    ) -> Result<(), Error> {
        let FlaoQueries { q, kv, g } = queries;
        let device = q.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of o at one address.
            let (q, kv, g, o) = unsafe {
                let g = g.as_ref().map(|g| g.as_array());
                (q.as_array(), kv.as_array(), g, o.as_array_mut())
            };
            return Ok(self.reference().forward_queries_into(q, kv, g, o)?);
        };
        let tensors = Tensors {
            o: operand(&o.as_view()),
            ..queries.tensors()
        };
        let problem = self.stage::<T>(Work::ForwardQueries, shape, tensors);
        let stream = gpu.stream();
        let _reading = (
            q.reading(stream),
            kv.reading(stream),
            g.as_ref().map(|g| g.reading(stream)),
        );
        let plan = planned::<T>(device, gpu, &problem, None, &|| {
            Ok(vec![StandIn::of(device, o.as_view())?])
        })?;
        let _writing = o.writing(stream);
        // SAFETY: the problem describes tensors that the views borrow; kv is dense, and o is borrowed mutably and apart from the
        // others.
        unsafe { plan.launch(device, gpu, &problem, None) }
    }

    fn run_backward_queries<T: Float>(
        &self,
        shape: FlaoProblem,
        queries: &FlaoQueries<T>,
        d_o: &TensorView<T>,
        gradients: FlaoQueryGradientsMut<T>,
        accumulate: bool,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let FlaoQueries { q, kv, g } = queries;
        let FlaoQueryGradientsMut {
            mut dq,
            mut dg,
            mut dkv,
        } = gradients;
        let device = q.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            let (q, kv, g, d_o, gradients) = unsafe {
                let gradients = reference::FlaoQueryGradients {
                    dq: dq.as_array_mut(),
                    dg: dg.as_mut().map(|dg| dg.as_array_mut()),
                    dkv: dkv.as_array_mut(),
                };
                let g = g.as_ref().map(|g| g.as_array());
                (q.as_array(), kv.as_array(), g, d_o.as_array(), gradients)
            };
            let reference = self.reference();
            return Ok(reference.backward_queries_into(q, kv, g, d_o, gradients, accumulate)?);
        };
        let dg_view = dg.as_ref().map(TensorViewMut::as_view);
        let tensors = Tensors {
            d_o: operand(d_o),
            dq: operand(&dq.as_view()),
            dg: optional(dg_view.as_ref()),
            dkv: dkv.address(),
            ..queries.tensors()
        };
        let problem = Problem {
            adds: accumulate,
            ..self.stage::<T>(Work::BackwardQueries, shape, tensors)
        };
        let stream = gpu.stream();
        let _reading = (
            [Some(q), g.as_ref(), Some(d_o)].map(|input| input?.reading(stream)),
            kv.reading(stream),
        );
        let plan = planned::<T>(device, gpu, &problem, workspace.as_deref(), &|| {
            let mut outputs = vec![
                StandIn::of(device, dq.as_view())?,
                StandIn::of(device, dkv.as_view())?,
            ];
            if let Some(dg) = dg_view {
                outputs.push(StandIn::of(device, dg)?);
            }
            Ok(outputs)
        })?;
        let _writing = (
            dq.writing(stream),
            dg.as_mut().map(|dg| dg.writing(stream)),
            dkv.writing(stream),
        );
        // SAFETY: the problem describes tensors that the views borrow; kv and dkv are dense, and the gradients are borrowed mutably
        // and apart from each other and from what is read.
        unsafe { plan.launch(device, gpu, &problem, workspace) }
    }

    fn run_backward_keys<T: Float>(
        &self,
        shape: FlaoProblem,
        [k, v]: [&TensorView<T>; 2],
        dkv: &TensorView<f32>,
        [mut dk, mut dv]: [TensorViewMut<T>; 2],
    ) -> Result<(), Error> {
        let device = k.device();
        let Some(gpu) = device.gpu() else {
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            let (k, v, dkv, dk, dv) = unsafe {
                let (dk, dv) = (dk.as_array_mut(), dv.as_array_mut());
                (k.as_array(), v.as_array(), dkv.as_array(), dk, dv)
            };
            return Ok(self.reference().backward_keys_into(k, v, dkv, dk, dv)?);
        };
        let tensors = Tensors {
            dk: operand(&dk.as_view()),
            dv: operand(&dv.as_view()),
            dkv: dkv.address(),
            ..tensors_of_keys(k, v)
        };
        let problem = self.stage::<T>(Work::BackwardKeys, shape, tensors);
        let stream = gpu.stream();
        let _reading = (
            [k, v].map(|input| input.reading(stream)),
            dkv.reading(stream),
        );
        let plan = planned::<T>(device, gpu, &problem, None, &|| {
            let outputs = [&dk, &dv].into_iter();
            outputs
                .map(|output| StandIn::of(device, output.as_view()))
                .collect()
        })?;
        let _writing = [&mut dk, &mut dv].map(|output| output.writing(stream));
        // SAFETY: the problem describes tensors that the views borrow; dkv is dense, and dk and dv are borrowed mutably and apart
        // from each other and from what is read.
        unsafe { plan.launch(device, gpu, &problem, None) }
    }
}

fn tensors_of_keys<T: Float>(k: &TensorView<T>, v: &TensorView<T>) -> Tensors {
    Tensors {
        k: operand(k),
        v: operand(v),
        ..Tensors::default()
    }
}

/// What the checks see of queries.
struct QueriesInfo<'a> {
    q: TensorInfo<'a>,
    kv: TensorInfo<'a>,
    g: Option<TensorInfo<'a>>,
}

impl<'a, T: Float> FlaoQueries<'a, T> {
    fn devices(&self) -> impl Iterator<Item = (&'static str, &'a Device)> + use<'a, T> {
        let g = self.g.map(|g| ("g", g.device()));
        [("q", self.q.device()), ("kv", self.kv.device())]
            .into_iter()
            .chain(g)
    }

    fn info(&self) -> QueriesInfo<'_> {
        let Self { q, kv, g } = self;
        QueriesInfo {
            q: info::<T>("q", q.layout()),
            kv: info::<f32>("kv", kv.layout()),
            g: g.as_ref().map(|g| info::<T>("g", g.layout())),
        }
    }

    fn memory(&self) -> [Memory; 3] {
        let Self { q, kv, g } = self;
        [
            ("q", q.memory()),
            ("kv", kv.memory()),
            ("g", memory_of(g.as_ref())),
        ]
    }
}
