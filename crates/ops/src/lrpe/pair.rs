//! Queries and keys by one launch.

use std::iter;
use std::rc::Rc;

use gimbal_reference::{Activation, Lrpe as Reference, LrpeProblem};

use super::inputs::Names;
use super::launch::{Asked, Inputs, Side, are_planned_alike, launch};
use super::plan::{Plan, Problem};
use super::{Lrpe, LrpeGradients, LrpeGradientsMut, Saved};
use crate::check::{check_apart, check_device};
use crate::device::Gpu;
use crate::recent::Recent;
use crate::tensor::{Layout, info};
use crate::{Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

/// Queries and keys, encoded by one launch: what each would be alone, but that dtheta is the sum of both.
///
/// They are of one batch and sequence, and have the encoding, the positions and the theta of the [`Lrpe`] that this is made
/// of ([`Lrpe::pair`]). Heads, strides and f are each one's own; theta has one row, or both have as many heads. A launch
/// each, for the same results, is what f of two kinds take, as a norm beside silu (none, relu, sigmoid and silu are of one
/// kind), and a softmax over the sequence.
///
/// # Example
/// ```
/// use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace};
/// use ndarray::{Array1, Array2, Array4, array};
///
/// // A step of decoding: 2 sequences, 8 heads that share 2 heads of keys, each with a norm before the rotation.
/// let device = Device::best()?;
/// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
/// let norms = device.tensor(&Array1::<f32>::ones(64))?;
/// let positions = device.tensor(&array![[7i32], [100]])?;
/// let rope = Lrpe::rotate(Theta::per_feature(theta)).positions(&positions).norm(&norms, 1e-6);
/// let pair = rope.pair().key_norm(&norms, 1e-5);
///
/// let q = device.tensor(&Array4::<f32>::ones((2, 1, 8, 64)))?;
/// let k = device.tensor(&Array4::<f32>::ones((2, 1, 2, 64)))?;
/// let (oq, ok) = pair.forward(&q, &k)?;
/// assert_eq!((oq.shape(), ok.shape()), (q.shape(), k.shape()));
///
/// // Keys go to their place in a cache of 128 tokens.
/// let mut cache = device.zeros::<f32>(&[2, 128, 2, 64])?;
/// let mut oq = device.zeros::<f32>(q.shape())?;
/// let place = cache.view_mut().narrow(1, 7..8)?;
/// let mut workspace = Workspace::new(&device, pair.forward_workspace(&q, &k)?)?;
/// pair.forward_into((&q, &k), (&mut oq, place), &mut workspace)?;
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct LrpePair<'p> {
    pub(crate) queries: Lrpe<'p>,
    pub(crate) keys: Lrpe<'p>,
}

/// Of both, or of queries and of keys.
type Plans = (Plan, Option<Plan>);

impl<'p> Lrpe<'p> {
    /// Encodes queries and keys alike.
    pub fn pair(self) -> LrpePair<'p> {
        LrpePair {
            keys: Lrpe {
                names: Names::KEYS,
                ..self.clone()
            },
            queries: Lrpe {
                names: Names::QUERIES,
                ..self
            },
        }
    }
}

impl<'p> LrpePair<'p> {
    /// f of the keys, where it is not that of the queries.
    pub fn key_activation(mut self, activation: Activation) -> Self {
        self.keys = self.keys.activation(activation).with_dnorm_weight(false);
        self
    }

    /// The RMS norm of the keys, where it is not that of the queries.
    pub fn key_norm(mut self, weight: impl Into<TensorView<'p, f32>>, eps: f64) -> Self {
        self.keys = self.keys.norm(weight, eps);
        self
    }

    /// Whether the backward pass also computes the gradients of the weights of the norms that queries and keys have so far.
    pub fn with_dnorm_weight(mut self, with_dnorm_weight: bool) -> Self {
        for side in [&mut self.queries, &mut self.keys] {
            side.with_dnorm_weight = with_dnorm_weight && side.norm_weight.is_some();
        }
        self
    }

    /// o of queries and of keys, each in memory in the order of its own x.
    ///
    /// # Errors
    /// As [`Lrpe::forward`]; [`Error::Input`] also where keys differ from queries in more than their heads.
    pub fn forward<'a, T: Float>(
        &self,
        q: impl Into<TensorView<'a, T>>,
        k: impl Into<TensorView<'a, T>>,
    ) -> Result<(Tensor<T>, Tensor<T>), Error> {
        let x = [q.into(), k.into()];
        let sizes = self.check_forward(x)?;
        let output = |x: TensorView<T>| {
            let shape = self.queries.definition.output_shape(x.shape());
            x.device().uninit(Layout::dense_like(&shape, x.layout())?)
        };
        let (mut oq, mut ok) = (output(x[0])?, output(x[1])?);
        let inputs = x.map(Inputs::forward);
        self.run(&sizes, &inputs, [(&mut oq).into(), (&mut ok).into()], None)?;
        Ok((oq, ok))
    }

    /// [`forward`](Self::forward) of (q, k) into (oq, ok), which overlap neither each other nor what is read.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`forward`](Self::forward) and [`Lrpe::forward_into`].
    pub fn forward_into<'a, 'b, T: Float>(
        &self,
        (q, k): (impl Into<TensorView<'a, T>>, impl Into<TensorView<'a, T>>),
        (oq, ok): (
            impl Into<TensorViewMut<'b, T>>,
            impl Into<TensorViewMut<'b, T>>,
        ),
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (x, o) = ([q.into(), k.into()], [oq.into(), ok.into()]);
        self.check_alike(x)?;
        let sizes = self.both(|lrpe, i| lrpe.check_forward_into(Some(&x[i]), &o[i], workspace))?;
        self.run_into(
            &sizes,
            &x.map(Inputs::forward),
            o.map(Into::into),
            workspace,
        )
    }

    /// [`forward_into`](Self::forward_into) over queries and keys themselves, as [`Lrpe::forward_in_place`].
    ///
    /// # Errors
    /// As [`forward_into`](Self::forward_into), and [`Error::Input`] where o would be wider.
    pub fn forward_in_place<'a, T: Float>(
        &self,
        q: impl Into<TensorViewMut<'a, T>>,
        k: impl Into<TensorViewMut<'a, T>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let o = [q.into(), k.into()];
        self.check_alike(o.each_ref().map(TensorViewMut::as_view))?;
        let sizes = self.both(|lrpe, i| lrpe.check_forward_into(None, &o[i], workspace))?;
        // SAFETY: kernels read an element before the same thread writes it, and the CPU reads a copy.
        let x = o.each_ref().map(|o| unsafe { o.alias() });
        self.run_into(
            &sizes,
            &x.map(Inputs::forward),
            o.map(Into::into),
            workspace,
        )
    }

    /// The bytes of workspace that [`forward_into`](Self::forward_into) needs.
    ///
    /// # Errors
    /// As [`forward`](Self::forward).
    pub fn forward_workspace<'a, T: Float>(
        &self,
        q: impl Into<TensorView<'a, T>>,
        k: impl Into<TensorView<'a, T>>,
    ) -> Result<usize, Error> {
        let x = [q.into(), k.into()];
        let sizes = self.check_forward(x)?;
        self.workspace(&sizes, &x.map(Inputs::forward))
    }

    /// The gradients of (q, k) from (oq's, ok's), as [`Lrpe::backward`]. That of theta, if the operator was asked for it, is
    /// with the queries'.
    ///
    /// # Errors
    /// As [`Lrpe::backward`]; [`Error::Input`] also where keys differ from queries in more than their heads.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Saved, Theta};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let theta = device.tensor(&Array2::<f32>::ones((1, 32)))?;
    /// let pair = Lrpe::rotate(Theta::per_feature(theta)).pair();
    /// let d_oq = device.tensor(&Array4::<f32>::ones((2, 16, 8, 64)))?;
    /// let d_ok = device.tensor(&Array4::<f32>::ones((2, 16, 2, 64)))?;
    /// let (of_q, of_k) = pair.backward((Saved::Nothing, Saved::Nothing), (&d_oq, &d_ok))?;
    /// assert_eq!((of_q.dx.shape(), of_k.dx.shape()), (d_oq.shape(), d_ok.shape()));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn backward<'a, T: Float>(
        &self,
        (saved_q, saved_k): (impl Into<Saved<'a, T>>, impl Into<Saved<'a, T>>),
        (d_oq, d_ok): (impl Into<TensorView<'a, T>>, impl Into<TensorView<'a, T>>),
    ) -> Result<(LrpeGradients<T>, LrpeGradients<T>), Error> {
        let (saved, d_o) = ([saved_q.into(), saved_k.into()], [d_oq.into(), d_ok.into()]);
        let sizes = self.check_backward(&saved, &d_o)?;
        let new = |lrpe: &Lrpe, i: usize| lrpe.new_gradients(&sizes[i], &saved[i], &d_o[i]);
        let [mut of_q, mut of_k] = self.both(new)?;
        let out = [(&mut of_q).into(), (&mut of_k).into()];
        self.run(&sizes, &backward_inputs(saved, d_o), out, None)?;
        Ok((of_q, of_k))
    }

    /// [`backward`](Self::backward) into existing gradients, which overlap neither each other nor what is read.
    ///
    /// It neither allocates on the device nor waits for it, so it can be captured in a graph.
    ///
    /// # Errors
    /// As [`backward`](Self::backward) and [`Lrpe::backward_into`].
    pub fn backward_into<'a, 'b, T: Float>(
        &self,
        (saved_q, saved_k): (impl Into<Saved<'a, T>>, impl Into<Saved<'a, T>>),
        (d_oq, d_ok): (impl Into<TensorView<'a, T>>, impl Into<TensorView<'a, T>>),
        (of_q, of_k): (
            impl Into<LrpeGradientsMut<'b, T>>,
            impl Into<LrpeGradientsMut<'b, T>>,
        ),
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (saved, d_o) = ([saved_q.into(), saved_k.into()], [d_oq.into(), d_ok.into()]);
        let out = [of_q.into(), of_k.into()];
        self.check_alike(d_o)?;
        let sizes = self.both(|lrpe, i| {
            lrpe.check_backward_into(&saved[i], Some(&d_o[i]), &out[i], workspace)
        })?;
        self.run_into(&sizes, &backward_inputs(saved, d_o), out, workspace)
    }

    /// [`backward_into`](Self::backward_into) with the gradients of queries and keys in the place of those of oq and ok, as
    /// [`Lrpe::backward_in_place`].
    ///
    /// # Errors
    /// As [`backward_into`](Self::backward_into), and [`Error::Input`] where do is wider than x.
    pub fn backward_in_place<'a, 'b, T: Float>(
        &self,
        (saved_q, saved_k): (impl Into<Saved<'a, T>>, impl Into<Saved<'a, T>>),
        (of_q, of_k): (
            impl Into<LrpeGradientsMut<'b, T>>,
            impl Into<LrpeGradientsMut<'b, T>>,
        ),
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let saved = [saved_q.into(), saved_k.into()];
        let out = [of_q.into(), of_k.into()];
        self.check_alike(out.each_ref().map(|out| out.dx.as_view()))?;
        let sizes =
            self.both(|lrpe, i| lrpe.check_backward_into(&saved[i], None, &out[i], workspace))?;
        // SAFETY: kernels read an element before the same thread writes it, and the CPU reads a copy.
        let d_o = out.each_ref().map(|out| unsafe { out.dx.alias() });
        self.run_into(&sizes, &backward_inputs(saved, d_o), out, workspace)
    }

    /// The bytes of workspace that [`backward_into`](Self::backward_into) needs.
    ///
    /// # Errors
    /// As [`backward`](Self::backward).
    pub fn backward_workspace<'a, T: Float>(
        &self,
        (saved_q, saved_k): (impl Into<Saved<'a, T>>, impl Into<Saved<'a, T>>),
        (d_oq, d_ok): (impl Into<TensorView<'a, T>>, impl Into<TensorView<'a, T>>),
    ) -> Result<usize, Error> {
        let (saved, d_o) = ([saved_q.into(), saved_k.into()], [d_oq.into(), d_ok.into()]);
        let sizes = self.check_backward(&saved, &d_o)?;
        self.workspace(&sizes, &backward_inputs(saved, d_o))
    }

    fn name(&self) -> &'static str {
        self.queries.name()
    }

    fn sides(&self) -> [&Lrpe<'p>; 2] {
        [&self.queries, &self.keys]
    }

    /// The same of queries, 0, and of keys, 1.
    fn both<R>(
        &self,
        each: impl Fn(&Lrpe<'p>, usize) -> Result<R, Error>,
    ) -> Result<[R; 2], Error> {
        Ok([each(&self.queries, 0)?, each(&self.keys, 1)?])
    }

    /// Keys, or their gradients, differ from queries in their heads at most.
    fn check_alike<T: Float>(&self, [q, k]: [TensorView<T>; 2]) -> Result<(), Error> {
        let [of_q, of_k] = self.sides().map(|side| side.names.x);
        check_device(self.name(), q.device(), of_k, k.device())?;
        let (q, k) = (info::<T>(of_q, q.layout()), info::<T>(of_k, k.layout()));
        Ok(self
            .queries
            .definition
            .check_pair(&q, &k, self.queries.info())?)
    }

    fn check_forward<T: Float>(&self, x: [TensorView<T>; 2]) -> Result<[LrpeProblem; 2], Error> {
        self.check_alike(x)?;
        self.both(|lrpe, i| lrpe.check_forward(&x[i]))
    }

    fn check_backward<T: Float>(
        &self,
        saved: &[Saved<T>; 2],
        d_o: &[TensorView<T>; 2],
    ) -> Result<[LrpeProblem; 2], Error> {
        self.check_alike(*d_o)?;
        self.both(|lrpe, i| lrpe.check_backward(&saved[i], &d_o[i]))
    }

    /// Into outputs of the caller that have passed the checks of their sides.
    fn run_into<T: Float>(
        &self,
        sizes: &[LrpeProblem; 2],
        inputs: &[Inputs<T>; 2],
        out: [LrpeGradientsMut<T>; 2],
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        self.check_apart(inputs, &out)?;
        self.run(sizes, inputs, out, Some(workspace))
    }

    /// What is written for queries or keys is apart from what is read and written for the others.
    fn check_apart<T: Float>(
        &self,
        inputs: &[Inputs<T>; 2],
        out: &[LrpeGradientsMut<T>; 2],
    ) -> Result<(), Error> {
        let written = |side: usize| {
            let (names, out) = (self.sides()[side].names, &out[side]);
            let rows = match inputs[side].d_o {
                None => names.o,
                Some(_) => names.dx,
            };
            let [dtheta, dnorm_weight] = [&out.dtheta, &out.dnorm_weight].map(Option::as_ref);
            [
                Some(out.dx.seen(rows)),
                dtheta.map(|dtheta| dtheta.seen("dtheta")),
                dnorm_weight.map(|sum| sum.seen(names.dnorm_weight)),
            ]
        };
        let read = |side: usize| {
            let (lrpe, Inputs { x, d_o, .. }) = (self.sides()[side], &inputs[side]);
            let [theta, weight, offsets, cu_seqlens, positions] = lrpe.seen();
            let x = x.as_ref().map(|x| x.seen(lrpe.names.x));
            let d_o = d_o.as_ref().map(|d_o| d_o.seen(lrpe.names.d_o));
            [theta, weight, offsets, cu_seqlens, positions, x, d_o]
        };
        let [of_q, of_k] = [written(0), written(1)];
        check_apart(self.name(), &of_k, &[&read(0)])?;
        check_apart(self.name(), &of_q, &[&read(1), &of_k])
    }

    /// By the same launches, or by some for queries, then some for keys.
    fn plans<T: Float>(
        &self,
        gpu: &Gpu,
        sizes: &[LrpeProblem; 2],
        inputs: &[Inputs<T>; 2],
        out: Option<&[LrpeGradientsMut<T>; 2]>,
    ) -> Result<Rc<Plans>, Error> {
        type Kept = Recent<([Asked; 2], [Reference; 2]), Rc<Plans>>;
        thread_local!(static PLANS: Kept = const { Recent::new() });
        let of_side = |side: usize| {
            let out = out.map(|out| out[side].dx.as_view());
            self.sides()[side].asked(gpu, &sizes[side], &inputs[side], out.as_ref())
        };
        let (asked, sides) = ([of_side(0), of_side(1)], self.sides());
        let make = || self.new_plans(gpu, sizes, inputs, out).map(Rc::new);
        if asked[0].circumstances.is_none() {
            return make();
        }
        let are_alike = |of: &[Reference; 2]| {
            let mut pairs = iter::zip(of, sides);
            pairs.all(|(of, side)| are_planned_alike(of, &side.definition))
        };
        PLANS.with(|plans| {
            plans.of(
                |(known, of)| *known == asked && are_alike(of),
                || Ok(((asked, sides.map(|side| side.definition.clone())), make()?)),
            )
        })
    }

    fn new_plans<T: Float>(
        &self,
        gpu: &Gpu,
        sizes: &[LrpeProblem; 2],
        inputs: &[Inputs<T>; 2],
        out: Option<&[LrpeGradientsMut<T>; 2]>,
    ) -> Result<Plans, Error> {
        let problem = |side: usize| {
            let out = out.map(|out| out[side].dx.as_view());
            self.sides()[side].problem(&sizes[side], &inputs[side], out.as_ref())
        };
        let (mut queries, mut keys) = (problem(0)?, problem(1)?);
        // Both are in place or neither, but a side of nothing does not say.
        let in_place = queries.params.in_place.max(keys.params.in_place);
        (queries.params.in_place, keys.params.in_place) = (in_place, in_place);
        let (facts, config) = (gpu.facts(), self.queries.config(&inputs[0]));
        if let Some(plan) = queries.plan_beside(&keys, facts, config)? {
            return Ok((plan, None));
        }
        let plan = |problem: Problem| {
            // As of either alone: see `Lrpe::workspace`.
            if let (true, None, Some(plan)) = (out.is_some(), config, problem.in_one(facts)?) {
                return Ok(plan);
            }
            let config = config.unwrap_or_else(|| problem.default_config(facts));
            problem.plan(facts, config)
        };
        let mut of_keys = plan(keys)?;
        if let Some(dtheta) = of_keys.gradients.as_mut().and_then(|it| it.dtheta.as_mut()) {
            dtheta.reduce.adds = 1;
        }
        Ok((plan(queries)?, Some(of_keys)))
    }

    fn workspace<T: Float>(
        &self,
        sizes: &[LrpeProblem; 2],
        inputs: &[Inputs<T>; 2],
    ) -> Result<usize, Error> {
        let Some(gpu) = inputs[0].device().gpu() else {
            return Ok(0);
        };
        Ok(bytes(&*self.plans(gpu, sizes, inputs, None)?))
    }

    /// Writes o of both, or their gradients. Without a workspace of the caller's, one is allocated if it takes one.
    fn run<T: Float>(
        &self,
        sizes: &[LrpeProblem; 2],
        inputs: &[Inputs<T>; 2],
        out: [LrpeGradientsMut<T>; 2],
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let device = inputs[0].device();
        let Some(gpu) = device.gpu() else {
            let [of_q, of_k] = out;
            let mut dtheta = of_q.dtheta;
            let of_q = LrpeGradientsMut {
                dtheta: dtheta.as_mut().map(TensorViewMut::reborrow),
                ..of_q
            };
            // SAFETY: the checks found all of them on the CPU, and no two elements of an output at one address.
            unsafe { self.queries.run_on_host(&inputs[0], of_q, false)? };
            let of_k = LrpeGradientsMut { dtheta, ..of_k };
            // SAFETY: as above.
            return unsafe { self.keys.run_on_host(&inputs[1], of_k, true) };
        };
        let plans = self.plans(gpu, sizes, inputs, Some(&out))?;
        let (plan, of_keys) = &*plans;
        let needed = bytes(&plans);
        let mut own = None;
        let workspace = Workspace::of_call(self.name(), device, needed, workspace, &mut own)?;
        let base = workspace.map_or(0, |workspace| workspace.address());
        let [of_q, of_k] = out;
        let mut dtheta = of_q.dtheta;
        let side = |side: usize, dx, dnorm_weight| Side {
            lrpe: self.sides()[side],
            inputs: &inputs[side],
            out: dx,
            dnorm_weight,
        };
        let mut sides = [
            side(0, of_q.dx, of_q.dnorm_weight),
            side(1, of_k.dx, of_k.dnorm_weight),
        ];
        let Some(of_keys) = of_keys else {
            return launch(gpu, plan, &mut sides, dtheta.as_mut(), base);
        };
        let [queries, keys] = sides.each_mut().map(std::slice::from_mut);
        launch(gpu, plan, queries, dtheta.as_mut(), base)?;
        launch(gpu, of_keys, keys, dtheta.as_mut(), base)
    }
}

/// What one plan needs, or two after each other.
fn bytes((plan, of_keys): &Plans) -> usize {
    let of_keys = of_keys.as_ref().map_or(0, |plan| plan.workspace.bytes());
    plan.workspace.bytes().max(of_keys)
}

/// What a backward pass reads.
fn backward_inputs<'a, T: Float>(
    [saved_q, saved_k]: [Saved<'a, T>; 2],
    [d_oq, d_ok]: [TensorView<'a, T>; 2],
) -> [Inputs<'a, T>; 2] {
    [
        Inputs::backward(saved_q, d_oq),
        Inputs::backward(saved_k, d_ok),
    ]
}
