//! The two stages of a pass on their own, forward and backward, joined by kv or dkv.

use gimbal_reference::{self as reference, FlaoProblem, FlaoSave};

use super::plan::{Problem, Work};
use super::tensors::{Read, Written};
use super::{Flao, FlaoQueries, FlaoQueryGradients, FlaoQueryGradientsMut, run, workspace};
use crate::check::{Seen, check_apart, check_dense, check_devices};
use crate::tensor::{Layout, info};
use crate::{Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

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
        let shape = self.check_keys(&k, &v, None)?;
        let mut kv = k.device().empty(&shape.kv_shape())?;
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
        let shape = self.check_keys(&k, &v, Some((&kv, &*workspace)))?;
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
        let shape = self.check_keys(&k, &v, None)?;
        let problem = self.stage::<T>(Work::ForwardKeys, shape);
        workspace(k.device(), problem, &read_keys(&k, &v))
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
        let shape = self.check_queries(&queries, None)?;
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
        let shape = self.check_queries(&queries, Some(&o))?;
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
        let shape = self.check_backward_queries(&queries, &d_o, None)?;
        let mut gradients = FlaoQueryGradients {
            dq: queries.q.uninit_like()?,
            dg: queries.g.map(|g| g.uninit_like()).transpose()?,
            dkv: queries.q.device().empty(&shape.kv_shape())?,
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
        let into = Some((&gradients, &*workspace));
        let shape = self.check_backward_queries(&queries, &d_o, into)?;
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
        let shape = self.check_backward_queries(&queries, &d_o, None)?;
        let read = Read {
            d_o: Some(&d_o),
            ..queries.read()
        };
        let problem = self.stage::<T>(Work::BackwardQueries, shape);
        workspace(queries.q.device(), problem, &read)
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
        let shape = self.check_backward_keys([&k, &v], &dkv, None)?;
        let (mut dk, mut dv) = (k.uninit_like()?, v.uninit_like()?);
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
        let shape = self.check_backward_keys([&k, &v], &dkv, Some([&dk, &dv]))?;
        self.run_backward_keys(shape, [&k, &v], &dkv, [dk, dv])
    }

    fn check_keys<T: Float>(
        &self,
        k: &TensorView<T>,
        v: &TensorView<T>,
        into: Option<(&TensorViewMut<f32>, &Workspace)>,
    ) -> Result<FlaoProblem, Error> {
        let read = seen_keys(k, v);
        let written = [into.map(|(kv, _)| kv.seen("kv"))];
        let workspace = into.and_then(|(_, workspace)| workspace.seen());
        check_devices(Self::NAME, &[&read, &written, &[workspace]])?;
        let (k, v) = (info::<T>("k", k.layout()), info::<T>("v", v.layout()));
        let Some((kv, _)) = into else {
            return Ok(self.reference().check_forward_keys(&k, &v)?);
        };
        let of_kv = info::<f32>("kv", kv.layout());
        let shape = self.reference().check_forward_keys_into(&k, &v, &of_kv)?;
        check_dense(Self::NAME, "kv", kv.layout())?;
        check_apart(Self::NAME, &written, &[&read])?;
        Ok(shape)
    }

    fn check_queries<T: Float>(
        &self,
        queries: &FlaoQueries<T>,
        into: Option<&TensorViewMut<T>>,
    ) -> Result<FlaoProblem, Error> {
        let (read, written) = (queries.seen(), [into.map(|o| o.seen("o"))]);
        check_devices(Self::NAME, &[&read, &written])?;
        let (q, kv, g) = queries.info();
        let o = into.map(|o| info::<T>("o", o.layout()));
        let reference = self.reference();
        let shape = match &o {
            None => reference.check_forward_queries(&q, &kv, g.as_ref())?,
            Some(o) => reference.check_forward_queries_into(&q, &kv, g.as_ref(), o)?,
        };
        check_dense(Self::NAME, "kv", queries.kv.layout())?;
        check_apart(Self::NAME, &written, &[&read])?;
        Ok(shape)
    }

    fn check_backward_queries<T: Float>(
        &self,
        queries: &FlaoQueries<T>,
        d_o: &TensorView<T>,
        into: Option<(&FlaoQueryGradientsMut<T>, &Workspace)>,
    ) -> Result<FlaoProblem, Error> {
        let [q, kv, g] = queries.seen();
        let read = [q, kv, g, Some(d_o.seen("do"))];
        let written = into.map_or([None; 3], |(gradients, _)| {
            let FlaoQueryGradientsMut { dq, dg, dkv } = gradients;
            let dg = dg.as_ref().map(|dg| dg.seen("dg"));
            [Some(dq.seen("dq")), dg, Some(dkv.seen("dkv"))]
        });
        let workspace = into.and_then(|(_, workspace)| workspace.seen());
        check_devices(Self::NAME, &[&read, &written, &[workspace]])?;
        let (q, kv, g) = queries.info();
        let (g, d_o) = (g.as_ref(), info::<T>("do", d_o.layout()));
        let reference = self.reference();
        let shape = match into {
            None => reference.check_backward_queries(&q, &kv, g, &d_o)?,
            Some((FlaoQueryGradientsMut { dq, dg, dkv }, _)) => {
                let gradients = reference::FlaoQueryGradients {
                    dq: info::<T>("dq", dq.layout()),
                    dg: dg.as_ref().map(|dg| info::<T>("dg", dg.layout())),
                    dkv: info::<f32>("dkv", dkv.layout()),
                };
                reference.check_backward_queries_into(&q, &kv, g, &d_o, &gradients)?
            }
        };
        check_dense(Self::NAME, "kv", queries.kv.layout())?;
        if let Some((gradients, _)) = into {
            check_dense(Self::NAME, "dkv", gradients.dkv.layout())?;
        }
        check_apart(Self::NAME, &written, &[&read])?;
        Ok(shape)
    }

    fn check_backward_keys<T: Float>(
        &self,
        [k, v]: [&TensorView<T>; 2],
        dkv: &TensorView<f32>,
        into: Option<[&TensorViewMut<T>; 2]>,
    ) -> Result<FlaoProblem, Error> {
        let [of_k, of_v] = seen_keys(k, v);
        let read = [of_k, of_v, Some(dkv.seen("dkv"))];
        let written = into.map_or([None; 2], |[dk, dv]| {
            [Some(dk.seen("dk")), Some(dv.seen("dv"))]
        });
        check_devices(Self::NAME, &[&read, &written])?;
        let (k, v) = (info::<T>("k", k.layout()), info::<T>("v", v.layout()));
        let of_dkv = info::<f32>("dkv", dkv.layout());
        let reference = self.reference();
        let shape = match into {
            None => reference.check_backward_keys(&k, &v, &of_dkv)?,
            Some([dk, dv]) => {
                let (dk, dv) = (info::<T>("dk", dk.layout()), info::<T>("dv", dv.layout()));
                reference.check_backward_keys_into(&k, &v, &of_dkv, &dk, &dv)?
            }
        };
        check_dense(Self::NAME, "dkv", dkv.layout())?;
        check_apart(Self::NAME, &written, &[&read])?;
        Ok(shape)
    }

    /// What a stage reads of kv is given, and what it writes is wanted.
    fn stage<T: Float>(&self, work: Work, shape: FlaoProblem) -> Problem {
        self.problem::<T>(work, shape, FlaoSave::Kv)
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
        let problem = Problem {
            adds: accumulate,
            ..self.stage::<T>(Work::ForwardKeys, shape)
        };
        let written = Written {
            kv: Some(kv),
            ..Written::default()
        };
        run(device, gpu, problem, &read_keys(k, v), written, workspace)
    }

    fn run_forward_queries<T: Float>(
        &self,
        shape: FlaoProblem,
        queries: &FlaoQueries<T>,
        mut o: TensorViewMut<T>,
    ) -> Result<(), Error> {
        let device = queries.q.device();
        let Some(gpu) = device.gpu() else {
            let FlaoQueries { q, kv, g } = queries;
            // SAFETY: the checks found all of them on the CPU, and no two elements of o at one address.
            let (q, kv, g, o) = unsafe {
                let g = g.as_ref().map(|g| g.as_array());
                (q.as_array(), kv.as_array(), g, o.as_array_mut())
            };
            return Ok(self.reference().forward_queries_into(q, kv, g, o)?);
        };
        let problem = self.stage::<T>(Work::ForwardQueries, shape);
        let written = Written {
            o: Some(o),
            ..Written::default()
        };
        run(device, gpu, problem, &queries.read(), written, None)
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
        let FlaoQueryGradientsMut {
            mut dq,
            mut dg,
            mut dkv,
        } = gradients;
        let device = queries.q.device();
        let Some(gpu) = device.gpu() else {
            let FlaoQueries { q, kv, g } = queries;
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
        let problem = Problem {
            adds: accumulate,
            ..self.stage::<T>(Work::BackwardQueries, shape)
        };
        let read = Read {
            d_o: Some(d_o),
            ..queries.read()
        };
        let written = Written {
            dq: Some(dq),
            dg,
            dkv: Some(dkv),
            ..Written::default()
        };
        run(device, gpu, problem, &read, written, workspace)
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
        let problem = self.stage::<T>(Work::BackwardKeys, shape);
        let read = Read {
            dkv: Some(dkv),
            ..read_keys(k, v)
        };
        let written = Written {
            dk: Some(dk),
            dv: Some(dv),
            ..Written::default()
        };
        run(device, gpu, problem, &read, written, None)
    }
}

fn read_keys<'r, T: Float>(k: &'r TensorView<T>, v: &'r TensorView<T>) -> Read<'r, T> {
    Read {
        k: Some(k),
        v: Some(v),
        ..Read::default()
    }
}

fn seen_keys<'d, T: Float>(k: &'d TensorView<T>, v: &'d TensorView<T>) -> [Option<Seen<'d>>; 2] {
    [Some(k.seen("k")), Some(v.seen("v"))]
}
