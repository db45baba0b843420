//! The two stages of FLAO on their own, forward and backward, joined by a state in f32.
//!
//! States are what several GPUs share, what is kept for a next call, and what is summed.

use ndarray::{ArrayD, ArrayViewD, ArrayViewMutD};

use super::{Flao, FlaoProblem, FlaoQueryGradients, pass};
use crate::dtype::{DType, Element, Load, Store};
use crate::error::InputError;
use crate::tensor::{TensorInfo, zeros};

impl Flao {
    /// kv = kᵀ·v, (B, H, D, E), new and dense: all that queries need of keys k (B, H, M, D) and
    /// values v (B, H, M, E).
    ///
    /// # Errors
    /// As [`check_forward_keys`](Self::check_forward_keys).
    ///
    /// # Example
    /// ```
    /// use gimbal_reference::Flao;
    /// use ndarray::{Array4, Axis};
    ///
    /// // Two halves of a sequence, whose states add up to that of the whole.
    /// let k = Array4::from_shape_fn((1, 2, 10, 3), |(_, h, m, d)| (h + m * d) as f32);
    /// let v = Array4::from_shape_fn((1, 2, 10, 4), |(_, h, m, e)| (h * m + e) as f32);
    /// let op = Flao::default();
    /// let whole = op.forward_keys(k.view().into_dyn(), v.view().into_dyn())?;
    ///
    /// let (k, v) = (k.view().split_at(Axis(2), 4), v.view().split_at(Axis(2), 4));
    /// let mut kv = op.forward_keys(k.0.into_dyn(), v.0.into_dyn())?;
    /// op.forward_keys_into(k.1.into_dyn(), v.1.into_dyn(), kv.view_mut(), true)?;
    /// assert_eq!(kv, whole);
    ///
    /// let q = Array4::<f32>::ones((1, 2, 5, 3)).into_dyn();
    /// let o = op.forward_queries(q.view(), kv.view(), None)?;
    /// assert_eq!(o.shape(), [1, 2, 5, 4]);
    /// # Ok::<(), gimbal_reference::InputError>(())
    /// ```
    pub fn forward_keys<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
    ) -> Result<ArrayD<f32>, InputError> {
        self.new_states(k, v)
    }

    /// [`forward_keys`](Self::forward_keys) into `kv`, or added to what is there.
    ///
    /// # Errors
    /// As [`check_forward_keys_into`](Self::check_forward_keys_into); kv is then as it was.
    pub fn forward_keys_into<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
        kv: ArrayViewMutD<f32>,
        accumulate: bool,
    ) -> Result<(), InputError> {
        let keys = [TensorInfo::of("k", &k), TensorInfo::of("v", &v)];
        self.check_forward_keys_into(&keys[0], &keys[1], &TensorInfo::of("kv", &kv))?;
        pass::write_states("kv", &pass::kv(&k, &v)?, kv, accumulate)
    }

    /// [`forward_keys`](Self::forward_keys) without the rounding.
    ///
    /// # Errors
    /// As [`check_forward_keys`](Self::check_forward_keys).
    pub fn forward_keys_f64<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
    ) -> Result<ArrayD<f64>, InputError> {
        self.new_states(k, v)
    }

    /// o = g ⊙ (q·kv)·scale, (B, H, N, E), new and dense, of queries q (B, H, N, D), a state kv
    /// (B, H, D, E) and, if there is one, a gate g (B, H, N, E).
    ///
    /// # Errors
    /// As [`check_forward_queries`](Self::check_forward_queries).
    pub fn forward_queries<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
    ) -> Result<ArrayD<T>, InputError> {
        self.new_output(q, kv, g)
    }

    /// [`forward_queries`](Self::forward_queries) into `o`.
    ///
    /// # Errors
    /// As [`check_forward_queries_into`](Self::check_forward_queries_into); o is then as it was.
    pub fn forward_queries_into<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        self.check_forward_queries_into(
            &TensorInfo::of("q", &q),
            &TensorInfo::of("kv", &kv),
            g.as_ref().map(|g| TensorInfo::of("g", g)).as_ref(),
            &TensorInfo::of("o", &o),
        )?;
        let kv = pass::read_states("kv", &kv)?;
        pass::output(self.scale, &q, &kv, g.as_ref(), o, None)
    }

    /// [`forward_queries`](Self::forward_queries) without the rounding.
    ///
    /// # Errors
    /// As [`check_forward_queries`](Self::check_forward_queries).
    pub fn forward_queries_f64<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
    ) -> Result<ArrayD<f64>, InputError> {
        self.new_output(q, kv, g)
    }

    /// dq, dg if there is a gate, and dkv, (B, H, D, E) in f32, which is all that the gradients of
    /// keys and values need of the queries.
    ///
    /// # Errors
    /// As [`check_backward_queries`](Self::check_backward_queries).
    pub fn backward_queries<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoQueryGradients<ArrayD<T>, ArrayD<f32>>, InputError> {
        self.new_query_gradients(q, kv, g, d_o)
    }

    /// [`backward_queries`](Self::backward_queries) without the rounding.
    ///
    /// # Errors
    /// As [`check_backward_queries`](Self::check_backward_queries).
    pub fn backward_queries_f64<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoQueryGradients<ArrayD<f64>, ArrayD<f64>>, InputError> {
        self.new_query_gradients(q, kv, g, d_o)
    }

    /// [`backward_queries`](Self::backward_queries) into `gradients`, with dkv written, or added to
    /// what is there.
    ///
    /// # Errors
    /// As [`check_backward_queries_into`](Self::check_backward_queries_into); the gradients are then
    /// as they were.
    pub fn backward_queries_into<T: Element>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
        gradients: FlaoQueryGradients<ArrayViewMutD<T>, ArrayViewMutD<f32>>,
        accumulate: bool,
    ) -> Result<(), InputError> {
        self.check_backward_queries_into(
            &TensorInfo::of("q", &q),
            &TensorInfo::of("kv", &kv),
            g.as_ref().map(|g| TensorInfo::of("g", g)).as_ref(),
            &TensorInfo::of("do", &d_o),
            &FlaoQueryGradients {
                dq: TensorInfo::of("dq", &gradients.dq),
                dg: gradients.dg.as_ref().map(|dg| TensorInfo::of("dg", dg)),
                dkv: TensorInfo::of("dkv", &gradients.dkv),
            },
        )?;
        let kv = pass::read_states("kv", &kv)?;
        let FlaoQueryGradients { dq, dg, dkv } = gradients;
        let states = pass::query_gradients(self.scale, &q, &kv, g.as_ref(), None, &d_o, dq, dg)?;
        pass::write_states("dkv", &states, dkv, accumulate)
    }

    /// dk = v·dkvᵀ and dv = k·dkv, new and dense, of a gradient dkv (B, H, D, E).
    ///
    /// # Errors
    /// As [`check_backward_keys`](Self::check_backward_keys).
    pub fn backward_keys<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
        dkv: ArrayViewD<f32>,
    ) -> Result<(ArrayD<T>, ArrayD<T>), InputError> {
        self.new_key_gradients(k, v, dkv)
    }

    /// [`backward_keys`](Self::backward_keys) into `dk` and `dv`.
    ///
    /// # Errors
    /// As [`check_backward_keys_into`](Self::check_backward_keys_into); both are then as they were.
    pub fn backward_keys_into<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
        dkv: ArrayViewD<f32>,
        dk: ArrayViewMutD<T>,
        dv: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        let keys = [TensorInfo::of("k", &k), TensorInfo::of("v", &v)];
        let gradients = [TensorInfo::of("dk", &dk), TensorInfo::of("dv", &dv)];
        let dkv_info = TensorInfo::of("dkv", &dkv);
        let [dk_info, dv_info] = &gradients;
        self.check_backward_keys_into(&keys[0], &keys[1], &dkv_info, dk_info, dv_info)?;
        pass::key_gradients(&k, &v, &pass::read_states("dkv", &dkv)?, dk, dv)
    }

    /// [`backward_keys`](Self::backward_keys) without the rounding.
    ///
    /// # Errors
    /// As [`check_backward_keys`](Self::check_backward_keys).
    pub fn backward_keys_f64<T: Element>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
        dkv: ArrayViewD<f32>,
    ) -> Result<(ArrayD<f64>, ArrayD<f64>), InputError> {
        self.new_key_gradients(k, v, dkv)
    }

    fn new_states<T: Element, S: Store + Load>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
    ) -> Result<ArrayD<S>, InputError> {
        let keys = [TensorInfo::of("k", &k), TensorInfo::of("v", &v)];
        let problem = self.check_forward_keys(&keys[0], &keys[1])?;
        let mut kv = zeros(Self::NAME, "kv", &problem.kv_shape())?;
        pass::write_states("kv", &pass::kv(&k, &v)?, kv.view_mut(), false)?;
        Ok(kv)
    }

    fn new_output<T: Element, O: Store>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
    ) -> Result<ArrayD<O>, InputError> {
        let problem = self.check_forward_queries(
            &TensorInfo::of("q", &q),
            &TensorInfo::of("kv", &kv),
            g.as_ref().map(|g| TensorInfo::of("g", g)).as_ref(),
        )?;
        let mut o = zeros(Self::NAME, "o", &problem.output_shape())?;
        let kv = pass::read_states("kv", &kv)?;
        pass::output(self.scale, &q, &kv, g.as_ref(), o.view_mut(), None)?;
        Ok(o)
    }

    fn new_query_gradients<T: Element, O: Store, S: Store + Load>(
        &self,
        q: ArrayViewD<T>,
        kv: ArrayViewD<f32>,
        g: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<FlaoQueryGradients<ArrayD<O>, ArrayD<S>>, InputError> {
        let problem = self.check_backward_queries(
            &TensorInfo::of("q", &q),
            &TensorInfo::of("kv", &kv),
            g.as_ref().map(|g| TensorInfo::of("g", g)).as_ref(),
            &TensorInfo::of("do", &d_o),
        )?;
        let dg = g.as_ref();
        let dg = dg.map(|_| zeros(Self::NAME, "dg", &problem.output_shape()));
        let mut gradients = FlaoQueryGradients {
            dq: zeros(Self::NAME, "dq", &problem.query_shape())?,
            dg: dg.transpose()?,
            dkv: zeros(Self::NAME, "dkv", &problem.kv_shape())?,
        };
        let kv = pass::read_states("kv", &kv)?;
        let FlaoQueryGradients { dq, dg, dkv } = &mut gradients;
        let (dq, dg) = (dq.view_mut(), dg.as_mut().map(|dg| dg.view_mut()));
        let states = pass::query_gradients(self.scale, &q, &kv, g.as_ref(), None, &d_o, dq, dg)?;
        pass::write_states("dkv", &states, dkv.view_mut(), false)?;
        Ok(gradients)
    }

    fn new_key_gradients<T: Element, O: Store>(
        &self,
        k: ArrayViewD<T>,
        v: ArrayViewD<T>,
        dkv: ArrayViewD<f32>,
    ) -> Result<(ArrayD<O>, ArrayD<O>), InputError> {
        let keys = [TensorInfo::of("k", &k), TensorInfo::of("v", &v)];
        let problem = self.check_backward_keys(&keys[0], &keys[1], &TensorInfo::of("dkv", &dkv))?;
        let mut dk = zeros(Self::NAME, "dk", &problem.key_shape())?;
        let mut dv = zeros(Self::NAME, "dv", &problem.value_shape())?;
        let dkv = pass::read_states("dkv", &dkv)?;
        pass::key_gradients(&k, &v, &dkv, dk.view_mut(), dv.view_mut())?;
        Ok((dk, dv))
    }
}

/// The checks of the stages. Rows that a stage does not see are counted as none in the sizes.
impl Flao {
    /// Checks the inputs of [`forward_keys`](Self::forward_keys).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the inputs.
    pub fn check_forward_keys(
        &self,
        k: &TensorInfo,
        v: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let [b, h, m, d] = k.check_rank(Self::NAME, "(B, H, M, D)")?;
        let [_, _, _, e] = v.check_rank(Self::NAME, "(B, H, M, E)")?;
        let problem = FlaoProblem::of([b, h, 0, m, d, e]);
        problem.check_sizes(k, k, v)?;
        k.check_input(Self::NAME, k.dtype, &problem.key_shape())?;
        v.check_input(Self::NAME, k.dtype, &problem.value_shape())?;
        Ok(problem)
    }

    /// Checks the inputs and the output of [`forward_keys_into`](Self::forward_keys_into).
    ///
    /// # Errors
    /// As [`check_forward_keys`](Self::check_forward_keys), and what is wrong with `kv`.
    pub fn check_forward_keys_into(
        &self,
        k: &TensorInfo,
        v: &TensorInfo,
        kv: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward_keys(k, v)?;
        kv.check_output(Self::NAME, DType::F32, &problem.kv_shape())?;
        Ok(problem)
    }

    /// Checks the inputs of [`forward_queries`](Self::forward_queries).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the inputs.
    pub fn check_forward_queries(
        &self,
        q: &TensorInfo,
        kv: &TensorInfo,
        g: Option<&TensorInfo>,
    ) -> Result<FlaoProblem, InputError> {
        let [b, h, n, d] = q.check_rank(Self::NAME, "(B, H, N, D)")?;
        let [_, _, _, e] = kv.check_rank(Self::NAME, "(B, H, D, E)")?;
        let problem = FlaoProblem::of([b, h, n, 0, d, e]);
        problem.check_sizes(q, kv, kv)?;
        q.check_input(Self::NAME, q.dtype, &problem.query_shape())?;
        kv.check_input(Self::NAME, DType::F32, &problem.kv_shape())?;
        if let Some(g) = g {
            g.check_input(Self::NAME, q.dtype, &problem.output_shape())?;
        }
        Ok(problem)
    }

    /// Checks the inputs and the output of [`forward_queries_into`](Self::forward_queries_into).
    ///
    /// # Errors
    /// As [`check_forward_queries`](Self::check_forward_queries), and what is wrong with `o`.
    pub fn check_forward_queries_into(
        &self,
        q: &TensorInfo,
        kv: &TensorInfo,
        g: Option<&TensorInfo>,
        o: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward_queries(q, kv, g)?;
        o.check_output(Self::NAME, q.dtype, &problem.output_shape())?;
        Ok(problem)
    }

    /// Checks the inputs of [`backward_queries`](Self::backward_queries).
    ///
    /// # Errors
    /// As [`check_forward_queries`](Self::check_forward_queries), and what is wrong with `d_o`.
    pub fn check_backward_queries(
        &self,
        q: &TensorInfo,
        kv: &TensorInfo,
        g: Option<&TensorInfo>,
        d_o: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward_queries(q, kv, g)?;
        d_o.check_input(Self::NAME, q.dtype, &problem.output_shape())?;
        Ok(problem)
    }

    /// Checks the inputs and the outputs of [`backward_queries_into`](Self::backward_queries_into).
    ///
    /// # Errors
    /// As [`check_backward_queries`](Self::check_backward_queries), and what is wrong with the
    /// gradients.
    pub fn check_backward_queries_into(
        &self,
        q: &TensorInfo,
        kv: &TensorInfo,
        g: Option<&TensorInfo>,
        d_o: &TensorInfo,
        gradients: &FlaoQueryGradients<TensorInfo, TensorInfo>,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_backward_queries(q, kv, g, d_o)?;
        let FlaoQueryGradients { dq, dg, dkv } = gradients;
        dq.check_output(Self::NAME, q.dtype, &problem.query_shape())?;
        problem.check_gate_gradient(q.dtype, g, dg.as_ref())?;
        dkv.check_output(Self::NAME, DType::F32, &problem.kv_shape())?;
        Ok(problem)
    }

    /// Checks the inputs of [`backward_keys`](Self::backward_keys).
    ///
    /// # Errors
    /// As [`check_forward_keys`](Self::check_forward_keys), and what is wrong with `dkv`.
    pub fn check_backward_keys(
        &self,
        k: &TensorInfo,
        v: &TensorInfo,
        dkv: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_forward_keys(k, v)?;
        dkv.check_input(Self::NAME, DType::F32, &problem.kv_shape())?;
        Ok(problem)
    }

    /// Checks the inputs and the outputs of [`backward_keys_into`](Self::backward_keys_into).
    ///
    /// # Errors
    /// As [`check_backward_keys`](Self::check_backward_keys), and what is wrong with `dk` and `dv`.
    pub fn check_backward_keys_into(
        &self,
        k: &TensorInfo,
        v: &TensorInfo,
        dkv: &TensorInfo,
        dk: &TensorInfo,
        dv: &TensorInfo,
    ) -> Result<FlaoProblem, InputError> {
        let problem = self.check_backward_keys(k, v, dkv)?;
        dk.check_output(Self::NAME, k.dtype, &problem.key_shape())?;
        dv.check_output(Self::NAME, k.dtype, &problem.value_shape())?;
        Ok(problem)
    }
}
