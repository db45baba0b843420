//! The launches of a call that has passed the checks: those of the operators that it is made of, and what stands between them.

use gimbal_kernels_sys::flao_lrpe::{
    COLUMNS_EACH, DECODE, Decode, Divisor, ENCODE, Encode, Extent, FEATURES, Features, GRADIENT,
    Gradient, MOST_TASKS, SUM, Sum, THREADS, Tasks, element, rows_at_once,
};
use gimbal_kernels_sys::lrpe::Params;
use gimbal_kernels_sys::{ElementType, Kernel, Launch, flao_lrpe as sys};
use gimbal_reference::{Activation, FlaoLrpeProblem, Positions};

use super::plan::{Pass, Plan, Problem, Room, address};
use super::policy::{BLOCKS_EACH, SUMMED_ROWS, TURNS};
use super::{FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeRoute, FlaoLrpeSavedMut, FlaoLrpeSavedView};
use crate::check::grid;
use crate::device::Gpu;
use crate::flao::operand;
use crate::lrpe::activation;
use crate::tensor::{Guard, Layout};
use crate::{
    Device, Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoSave, FlaoSavedMut, FlaoSavedView,
    Float, Group, Lrpe, LrpeGradientsMut, LrpePair, TensorView, TensorViewMut, Workspace,
};

/// Where a workspace would begin while its bytes are counted: any address that is as aligned as one.
const ANYWHERE: u64 = 1 << 20;

/// A call on a GPU.
pub(super) struct Call<'a> {
    op: &'a FlaoLrpe<'a>,
    device: &'a Device,
    gpu: &'a Gpu,
    shape: &'a FlaoLrpeProblem,
    plan: Plan,
    /// Of queries and of keys, with their f, as the pass takes them.
    encodings: Option<[Lrpe<'a>; 2]>,
    /// The type of intermediate rows.
    element: ElementType,
    /// Where the workspace begins.
    base: u64,
}

/// Rows as the kernels see them.
fn rows<T: Float>(tensor: &TensorView<T>) -> sys::Rows {
    sys::Rows {
        operand: operand(tensor),
        element: element(T::ELEMENT),
        reserved: 0,
    }
}

/// Rows that a launch reads or writes, in a tensor of the call or of the workspace.
struct Argument<'s> {
    rows: sys::Rows,
    layout: Layout,
    _guard: Option<Guard<'s>>,
}

/// Of one kind, to be done by one launch.
struct Several<'s, P> {
    tasks: Vec<(P, Launch)>,
    arguments: Vec<Argument<'s>>,
}

impl<P> Default for Several<'_, P> {
    fn default() -> Self {
        Self {
            tasks: Vec::with_capacity(MOST_TASKS),
            arguments: Vec::with_capacity(3 * MOST_TASKS),
        }
    }
}

/// What the gradient of f is of, besides x: the gradient of f(x), and what a normaliser adds, at these addresses or 0 where there
/// is none.
#[derive(Clone, Copy, Default)]
struct Of {
    d: sys::Rows,
    /// A row of each head.
    added: u64,
    /// Of queries, what d is divided by.
    den: u64,
    /// Of queries, where the factors of what is added are left.
    factors: u64,
}

/// Queries or keys (B, H, N, ·) in the order of their encoding.
pub(super) fn axes(lrpe: &Lrpe) -> &'static [usize] {
    match lrpe.definition.has_heads_first() {
        true => &[0, 1, 2, 3],
        false => &[0, 2, 1, 3],
    }
}

impl<'a> Call<'a> {
    /// Of a call that keeps kv, or is given what was kept, or neither.
    pub fn new<T: Float>(
        op: &'a FlaoLrpe<'a>,
        gpu: &'a Gpu,
        shape: &'a FlaoLrpeProblem,
        inputs: &FlaoInputs<'a, T>,
        pass: Pass,
        is_kept: bool,
    ) -> Result<Self, Error> {
        let problem = Problem {
            op: &op.definition,
            shape: *shape,
            dtype: T::DTYPE,
            pass,
            layouts: inputs.each().map(|(_, input)| Some(*input?.layout())),
            ranks: op.group.map_or(1, Group::ranks),
        };
        let plan = match op.group {
            None => Plan::new(&problem)?,
            Some(_) => Plan::new(&problem)?.of_rank(&problem, is_kept)?,
        };
        Ok(Self {
            op,
            device: inputs.q.device(),
            gpu,
            shape,
            plan,
            element: match plan.route {
                FlaoLrpeRoute::Widened => <f32 as Float>::ELEMENT,
                _ => T::ELEMENT,
            },
            encodings: op.encodings(op.origin(shape, pass)),
            base: ANYWHERE,
        })
    }

    pub fn route(&self) -> FlaoLrpeRoute {
        self.plan.route
    }

    /// The bytes of workspace of a forward pass.
    pub fn forward_bytes<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<usize, Error> {
        let of_parts = match self.widened() {
            Some(wide) => self.forward_bytes_of_parts(wide, saves),
            None => self.forward_bytes_of_parts(self.parts(inputs), saves),
        };
        Ok(self.plan.bytes + of_parts?)
    }

    fn forward_bytes_of_parts<T: Float>(
        &self,
        parts: FlaoInputs<T>,
        saves: bool,
    ) -> Result<usize, Error> {
        match (self.op.group, saves) {
            (Some(group), _) => group.shard(self.flao()).forward_workspace(parts),
            (None, true) => self.flao().forward_workspace(parts, FlaoSave::Kv),
            (None, false) => self.flao().forward_workspace(parts, FlaoSave::Nothing),
        }
    }

    /// The bytes of workspace of a backward pass.
    pub fn backward_bytes<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
    ) -> Result<usize, Error> {
        let d_o_wide = self.view(self.plan.d_o);
        let of_parts = match (self.widened(), &d_o_wide) {
            (Some(wide), Some(d_o)) => self.backward_bytes_of_parts(wide, saved, d_o)?,
            _ => self.backward_bytes_of_parts(self.parts(inputs), saved, d_o)?,
        };
        let of_encodings = match self.is_wide() {
            true => {
                let x = self.plan.x.map(|room| self.view::<f32>(room));
                self.backward_bytes_of_encodings(x)?
            }
            false => self.backward_bytes_of_encodings([Some(inputs.q), Some(inputs.k)])?,
        };
        Ok(self.plan.bytes + of_parts.max(of_encodings))
    }

    fn backward_bytes_of_parts<T: Float>(
        &self,
        parts: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
    ) -> Result<usize, Error> {
        let flao = self.flao();
        let kv = saved.map(|saved| saved.kv);
        match (self.op.group, kv.or(self.view(self.plan.kv))) {
            (Some(group), Some(kv)) => {
                let of_kv = flao.forward_keys_workspace(parts.k, parts.v)?;
                let op = group.shard(flao);
                Ok(of_kv.max(op.backward_workspace(parts, kv, d_o)?))
            }
            _ => flao.backward_workspace(parts, self.kept(saved), d_o),
        }
    }

    fn backward_bytes_of_encodings<T: Float>(
        &self,
        x: [Option<TensorView<T>>; 2],
    ) -> Result<usize, Error> {
        let mut most = 0;
        let d = [self.plan.dq, self.plan.dk].map(|room| self.view::<T>(room));
        if let (Some(pair), [Some(q), Some(k)], [Some(dq), Some(dk)]) = (self.pair(), x, d) {
            let order = self.order();
            let x = (q.permute(order)?, k.permute(order)?);
            return pair.backward_workspace(x, (dq.permute(order)?, dk.permute(order)?));
        }
        for (lrpe, (x, d)) in self.encodings.iter().flatten().zip(x.into_iter().zip(d)) {
            if let (Some(x), Some(d)) = (x, d) {
                let (x, d) = (x.permute(axes(lrpe))?, d.permute(axes(lrpe))?);
                most = most.max(lrpe.backward_workspace(x, d)?);
            }
        }
        Ok(most)
    }

    /// Writes o and what is kept.
    pub fn forward<T: Float>(
        mut self,
        inputs: &FlaoInputs<T>,
        o: TensorViewMut<T>,
        saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let needed = self.forward_bytes(inputs, saved.is_some())?;
        let mut own = None;
        let mut of_parts = self.begin(needed, workspace, &mut own)?;
        // SAFETY: the workspace has the bytes of the plan and is written by this call alone, which describes the tensors.
        unsafe { self.forward_of(inputs, o, saved, &mut of_parts) }
    }

    /// Writes the gradients.
    pub fn backward<T: Float>(
        mut self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        gradients: FlaoLrpeGradientsMut<T>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let needed = self.backward_bytes(inputs, saved, d_o)?;
        let mut own = None;
        let mut of_parts = self.begin(needed, workspace, &mut own)?;
        // SAFETY: the workspace has the bytes of the plan and is written by this call alone, which describes the tensors.
        unsafe { self.backward_of(inputs, saved, d_o, gradients, &mut of_parts) }
    }

    /// The workspace of the operators that it is made of, behind the intermediate tensors, of one that is given or its own.
    fn begin(
        &mut self,
        needed: usize,
        given: Option<&mut Workspace>,
        own: &mut Option<Workspace>,
    ) -> Result<Workspace, Error> {
        let workspace = Workspace::of_call(FlaoLrpe::NAME, self.device, needed, given, own)?;
        if let Some(workspace) = workspace {
            self.base = workspace.address();
        }
        match needed - self.plan.bytes {
            0 => Workspace::new(self.device, 0),
            // SAFETY: the workspace has so many bytes, and outlives the launches.
            bytes => unsafe {
                Workspace::at(self.device, self.base + self.plan.bytes as u64, bytes)
            },
        }
    }

    /// A sum over the tokens of all ranks. `write` writes that over the tokens of this one.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn total(
        &self,
        sum: &mut TensorViewMut<f32>,
        write: impl FnOnce(&mut TensorViewMut<f32>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let (Some(group), Some(room)) = (self.op.group, self.plan.own) else {
            return write(sum);
        };
        let at = self.base + room.at as u64;
        // SAFETY: the room is for the largest of these sums; the rest is passed on to the caller.
        let mut own = unsafe { TensorViewMut::at(self.device, at, *sum.layout()) };
        write(&mut own)?;
        group.all_reduce(own.as_view(), sum.reborrow())
    }

    /// kv of all ranks.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn kv_of_all<T: Float>(
        &self,
        parts: &FlaoInputs<T>,
        workspace: &mut Workspace,
    ) -> Result<Option<TensorView<'_, f32>>, Error> {
        // SAFETY: passed on to the caller.
        unsafe {
            if let Some(mut kv) = self.view_mut(self.plan.kv) {
                self.total(&mut kv, |kv| {
                    let kv = kv.reborrow();
                    self.flao()
                        .forward_keys_into(parts.k, parts.v, kv, false, workspace)
                })?;
            }
        }
        Ok(self.view(self.plan.kv))
    }

    /// o and what is kept.
    ///
    /// # Safety
    /// The workspace has the bytes of the plan, and nothing else uses it meanwhile in the order of the stream.
    unsafe fn forward_of<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        // SAFETY: passed on to the caller.
        unsafe {
            let mut z = match &mut saved {
                Some(FlaoLrpeSavedMut { z: Some(z), .. }) => Some(z.reborrow()),
                _ => self.view_mut(self.plan.z),
            };
            if let Some(z) = &mut z {
                self.total(z, |z| self.sum(&inputs.k, self.op.definition.k_f, 0, z))?;
            }
            {
                let z = z.as_ref().map(TensorViewMut::as_view);
                let _reading = z.as_ref().and_then(|z| z.reading(self.gpu.stream()));
                self.prepare(inputs, None, z.map(|z| z.address()), workspace)?;
            }
            let kv = match saved {
                Some(saved) => Some(saved.kv),
                None => self.view_mut(self.plan.kv),
            };
            match (self.widened(), self.plan.o) {
                (Some(wide), Some(room)) => {
                    let wide_o = self.view_mut::<f32>(Some(room));
                    if let Some(wide_o) = wide_o {
                        self.output(wide, wide_o, kv, workspace)?;
                    }
                    let mut last = Several::default();
                    let to = self.written(&mut o);
                    self.features(
                        &mut last,
                        self.room(room),
                        self.divisor(Activation::None, 0),
                        to,
                    )?;
                    self.launch_all(FEATURES, last)
                }
                _ => self.output(self.parts(inputs), o, kv, workspace),
            }
        }
    }

    /// o of what the products are made of.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn output<T: Float>(
        &self,
        parts: FlaoInputs<T>,
        o: TensorViewMut<T>,
        kv: Option<TensorViewMut<f32>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        match (self.op.group, kv) {
            (Some(group), Some(kv)) => {
                let op = group.shard(self.flao());
                op.forward_into(parts, o, kv, workspace)
            }
            (_, kv) => {
                let saved = kv.map_or(FlaoSavedMut::Nothing, FlaoSavedMut::Kv);
                self.flao().forward_into(parts, o, saved, workspace)
            }
        }
    }

    /// The gradients.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn backward_of<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
        gradients: FlaoLrpeGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let definition = &self.op.definition;
        let FlaoLrpeGradientsMut {
            rows: mut out,
            mut dtheta,
        } = gradients;
        // SAFETY: passed on to the caller.
        unsafe {
            let z = match saved.and_then(|saved| saved.z) {
                Some(z) => Some(z),
                None => {
                    if let Some(z) = &mut self.view_mut(self.plan.z) {
                        self.total(z, |z| self.sum(&inputs.k, definition.k_f, 0, z))?;
                    }
                    self.view(self.plan.z)
                }
            };
            let _reading = z.as_ref().and_then(|z| z.reading(self.gpu.stream()));
            let z = z.as_ref().map(TensorView::address);
            self.prepare(inputs, Some(d_o), z, workspace)?;
            let (dq, dk) = (self.view_mut(self.plan.dq), self.view_mut(self.plan.dk));
            if let (Some(wide), Some(d_o), Some(dq), Some(dk), Some(dv)) = (
                self.widened(),
                self.view(self.plan.d_o),
                dq,
                dk,
                self.view_mut(self.plan.dv),
            ) {
                let dg = self.view_mut(self.plan.dg);
                let of_products = FlaoGradientsMut { dq, dk, dv, dg };
                self.products(wide, saved, d_o, of_products, workspace)?;
            } else {
                let [mut dq, mut dk, mut dg] =
                    [self.plan.dq, self.plan.dk, self.plan.dg].map(|room| self.view_mut::<T>(room));
                let of_products = FlaoGradientsMut {
                    dq: dq.as_mut().unwrap_or(&mut out.dq).reborrow(),
                    dk: dk.as_mut().unwrap_or(&mut out.dk).reborrow(),
                    dv: out.dv.reborrow(),
                    dg: match &mut dg {
                        Some(dg) => Some(dg.reborrow()),
                        None => out.dg.as_mut().map(TensorViewMut::reborrow),
                    },
                };
                let d_o = self.view(self.plan.d_o).unwrap_or(*d_o);
                self.products(self.parts(inputs), saved, d_o, of_products, workspace)?;
            }

            let (den, d_den) = (self.at(self.plan.den), self.at(self.plan.d_den));
            let [share_of_q, share_of_k] = self.shares()?;
            let (q, k) = (&inputs.q, &inputs.k);
            let of_q = Of {
                added: z.unwrap_or(0),
                den,
                factors: d_den,
                ..Of::default()
            };
            let mut last = Several::default();
            if let (Some(pair), Some(d_q), Some(d_k)) = (
                self.pair(),
                self.view::<T>(self.plan.dq),
                self.view(self.plan.dk),
            ) {
                let order = self.order();
                let x = (q.permute(order)?, k.permute(order)?);
                let d = (d_q.permute(order)?, d_k.permute(order)?);
                let (dq, dk) = (out.dq.reborrow(), out.dk.reborrow());
                let to = (dq.permute(order)?, dk.permute(order)?);
                pair.backward_into(x, d, to, workspace)?;
            } else {
                self.turn_back(&mut last, 0, q, &mut out.dq, of_q, share_of_q, workspace)?;
                if let Some(dz) = &mut self.view_mut(self.plan.dz) {
                    self.launch_all(GRADIENT, std::mem::take(&mut last))?;
                    self.total(dz, |dz| self.sum(&inputs.q, definition.q_f, d_den, dz))?;
                }
                let of_k = Of {
                    added: self.at(self.plan.dz),
                    ..Of::default()
                };
                self.turn_back(&mut last, 1, k, &mut out.dk, of_k, share_of_k, workspace)?;
                if let Some(dtheta) = &mut dtheta {
                    self.total(dtheta, |dtheta| self.sum_shares(dtheta))?;
                }
            }
            let (of, none) = (self.plan.dv, Of::default());
            self.differentiate(&mut last, &inputs.v, definition.v_f, of, none, &mut out.dv)?;
            if let (Some(g), Some(to)) = (&inputs.g, &mut out.dg) {
                self.differentiate(&mut last, g, definition.g_f, self.plan.dg, none, to)?;
            }
            self.launch_all(GRADIENT, last)
        }
    }

    /// The gradients of what the products are made of.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn products<T: Float>(
        &self,
        parts: FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: TensorView<T>,
        gradients: FlaoGradientsMut<T>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let Some(group) = self.op.group else {
            let kept = self.kept::<T>(saved);
            return self
                .flao()
                .backward_into(parts, kept, d_o, gradients, workspace);
        };
        let kv = match saved {
            Some(saved) => Some(saved.kv),
            // SAFETY: passed on to the caller.
            None => unsafe { self.kv_of_all(&parts, workspace)? },
        };
        match kv {
            Some(kv) => {
                let op = group.shard(self.flao());
                op.backward_into(parts, kv, d_o, gradients, workspace)
            }
            None => Ok(()),
        }
    }

    /// dq or dk from the gradient of the encoded rows, which lies there already where it has no room, and what a normaliser adds.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    #[expect(clippy::too_many_arguments, reason = "what there is of a side")]
    unsafe fn turn_back<'s, T: Float>(
        &'s self,
        last: &mut Several<'s, Gradient>,
        side: usize,
        x: &'s TensorView<T>,
        dx: &'s mut TensorViewMut<T>,
        of: Of,
        share: Option<TensorViewMut<f32>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let divides = self.op.definition.normalizer.is_some();
        let f = [self.op.definition.q_f, self.op.definition.k_f][side];
        let room = [self.plan.dq, self.plan.dk][side];
        // SAFETY: passed on to the caller.
        unsafe {
            let (Some(encodings), Some(d)) = (&self.encodings, room) else {
                return self.differentiate(last, x, f, room, of, dx);
            };
            let lrpe = &encodings[side];
            let order = axes(lrpe);
            if let [Some(turned), Some(unread)] = [self.plan.x[side], self.plan.dx[side]] {
                // The gradient is of what was divided.
                let z = if side == 0 { of.added } else { 0 };
                let mut first = Several::default();
                let divisor = self.divisor(f, z);
                self.features(&mut first, self.read(x), divisor, self.room(turned))?;
                self.launch_all(FEATURES, first)?;
                if let (Some(x), Some(d), Some(unread)) = (
                    self.view::<f32>(Some(turned)),
                    self.view(room),
                    self.view_mut(Some(unread)),
                ) {
                    let gradients = LrpeGradientsMut {
                        dx: unread.permute(order)?,
                        dtheta: share,
                        dnorm_weight: None,
                    };
                    let (x, d) = (x.permute(order)?, d.permute(order)?);
                    let lrpe = lrpe.clone().activation(Activation::None);
                    lrpe.backward_into(x, d, gradients, workspace)?;
                }
            } else if !self.is_wide()
                && !divides
                && let Some(d) = self.view::<T>(room)
            {
                let gradients = LrpeGradientsMut {
                    dx: dx.reborrow().permute(order)?,
                    dtheta: share,
                    dnorm_weight: None,
                };
                return lrpe.backward_into(
                    x.permute(order)?,
                    d.permute(order)?,
                    gradients,
                    workspace,
                );
            }
            let d = self.room(d).rows;
            let (x_there, to) = (self.read(x), self.written(dx));
            let (gradient, launch) = self.gradient_of(&x_there, f, Of { d, ..of }, &to, true)?;
            if let Some(angles) = self.angles(side, x)? {
                let theta = self.theta();
                let _reading = self.reading_angles(theta.as_ref());
                self.gpu
                    .launch(DECODE, launch, &Decode { gradient, angles })?;
            }
        }
        Ok(())
    }

    /// Fills q̄, k̄, v̄ and ḡ where they are not the tensors themselves. z is at an address with a normaliser.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn prepare<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        d_o: Option<&TensorView<T>>,
        z: Option<u64>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (definition, plan) = (&self.op.definition, &self.plan);
        let sides = [
            (&inputs.q, plan.q, definition.q_f),
            (&inputs.k, plan.k, definition.k_f),
        ];
        let mut first = Several::default();
        let pair = self.pair();
        // SAFETY: passed on to the caller.
        unsafe {
            if let (Some(pair), Some(to_q), Some(to_k)) =
                (&pair, self.view_mut::<T>(plan.q), self.view_mut(plan.k))
            {
                let order = self.order();
                let x = (inputs.q.permute(order)?, inputs.k.permute(order)?);
                pair.forward_into(x, (to_q.permute(order)?, to_k.permute(order)?), workspace)?;
            }
            for (side, (x, room, f)) in sides.into_iter().enumerate() {
                let Some(room) = room else {
                    continue;
                };
                let mut divisor = self.divisor(f, z.filter(|_| side == 0).unwrap_or(0));
                if divisor.z != 0 {
                    divisor.den = self.at(plan.den);
                }
                match &self.encodings {
                    Some(_) if pair.is_some() => {}
                    Some(_) if self.is_wide() || divisor.z != 0 => {
                        self.encode(side, x, divisor, room)?
                    }
                    Some(encodings) => {
                        let lrpe = &encodings[side];
                        if let Some(to) = self.view_mut::<T>(Some(room)) {
                            let (x, to) = (x.permute(axes(lrpe))?, to.permute(axes(lrpe))?);
                            lrpe.forward_into(x, to, workspace)?;
                        }
                    }
                    None => self.features(&mut first, self.read(x), divisor, self.room(room))?,
                }
            }
            let others = [
                (Some(&inputs.v), plan.v, definition.v_f),
                (inputs.g.as_ref(), plan.g, definition.g_f),
                (d_o, plan.d_o, Activation::None),
            ];
            for (x, room, f) in others {
                if let (Some(x), Some(room)) = (x, room) {
                    let divisor = self.divisor(f, 0);
                    self.features(&mut first, self.read(x), divisor, self.room(room))?;
                }
            }
            self.launch_all(FEATURES, first)
        }
    }

    /// What the products are made of: tensors of the call, or of the workspace.
    fn parts<'b, T: Float>(&'b self, inputs: &FlaoInputs<'b, T>) -> FlaoInputs<'b, T> {
        let plan = &self.plan;
        FlaoInputs {
            q: self.view(plan.q).unwrap_or(inputs.q),
            k: self.view(plan.k).unwrap_or(inputs.k),
            v: self.view(plan.v).unwrap_or(inputs.v),
            g: self.view(plan.g).or(inputs.g),
        }
    }

    fn flao(&self) -> Flao {
        Flao::new().scale(self.op.definition.scale)
    }

    /// What was kept of kv, unless it was made at other positions than this call's.
    fn kept<'s, T: Float>(&self, saved: Option<FlaoLrpeSavedView<'s>>) -> FlaoSavedView<'s, T> {
        let dtheta = self.plan.shares.map(|_| 0);
        let origin = self.op.origin(self.shape, Pass::Backward { dtheta });
        match saved {
            Some(saved) if origin == 0 => FlaoSavedView::Kv(saved.kv),
            _ => FlaoSavedView::Nothing,
        }
    }

    fn is_wide(&self) -> bool {
        self.plan.route == FlaoLrpeRoute::Widened
    }

    /// What the products are made of where that is in f32.
    fn widened(&self) -> Option<FlaoInputs<'_, f32>> {
        let plan = self.is_wide().then_some(&self.plan)?;
        Some(FlaoInputs {
            q: self.view(plan.q)?,
            k: self.view(plan.k)?,
            v: self.view(plan.v)?,
            g: self.view(plan.g),
        })
    }

    /// dtheta of the queries and of the keys, if it is wanted.
    fn shares(&self) -> Result<[Option<TensorViewMut<'_, f32>>; 2], Error> {
        let (Some(room), Some(theta)) = (self.plan.shares, &self.op.angles.theta) else {
            return Ok([None, None]);
        };
        let layout = Layout::dense(theta.view().shape())?;
        let at = self.base + room.at as u64;
        let of_keys = at + (layout.len() * size_of::<f32>()) as u64;
        // SAFETY: the room has both, side by side, and nothing else uses it.
        let share = |at| Some(unsafe { TensorViewMut::at(self.device, at, layout) });
        Ok([share(at), share(of_keys)])
    }

    /// The address of an intermediate tensor, 0 where there is none.
    fn at(&self, room: Option<Room>) -> u64 {
        address(room, self.base)
    }

    fn view<T: Float>(&self, room: Option<Room>) -> Option<TensorView<'_, T>> {
        let Room { at, layout } = room?;
        // SAFETY: the plan has room for it, and what it holds is read behind the launch that writes it.
        Some(unsafe { TensorView::at(self.device, self.base + at as u64, layout) })
    }

    /// # Safety
    /// Nothing else uses it meanwhile in the order of the stream.
    unsafe fn view_mut<T: Float>(&self, room: Option<Room>) -> Option<TensorViewMut<'_, T>> {
        let Room { at, layout } = room?;
        // SAFETY: the plan has room for it; the rest is passed on to the caller.
        Some(unsafe { TensorViewMut::at(self.device, self.base + at as u64, layout) })
    }

    /// Of blocks that take so many rows.
    fn extent(&self, layout: &Layout, rows_each: usize) -> Result<(Extent, Launch), Error> {
        let &[batch, heads, rows, width] = layout.shape() else {
            // The checks have found all tensors of rows to have four.
            return Ok((Extent::default(), Launch::line(0, [THREADS, 1, 1])));
        };
        let tiles = rows.div_ceil(rows_each).max(1);
        let blocks = batch.saturating_mul(heads).saturating_mul(tiles);
        let grid = grid(FlaoLrpe::NAME, blocks as u128)?;
        let extent = Extent {
            heads: heads as i64,
            rows: rows as i64,
            each: rows.div_ceil(tiles) as i64,
            width: width as i32,
            tiles: tiles as i32,
        };
        Ok((extent, Launch::line(grid, [THREADS, 1, 1])))
    }

    /// Of blocks that take rows a few times, encoded or not.
    fn extent_of_rows(&self, layout: &Layout, is_encoded: bool) -> Result<(Extent, Launch), Error> {
        let each = match is_encoded && self.shape.width > self.shape.rows.features {
            true => COLUMNS_EACH / 2,
            false => COLUMNS_EACH,
        };
        let &[batch, heads, rows, columns] = layout.shape() else {
            return self.extent(layout, 1);
        };
        let wanted = BLOCKS_EACH * self.gpu.facts().multiprocessors as usize;
        let tiles = wanted.div_ceil(batch.saturating_mul(heads).max(1));
        let least = TURNS * rows_at_once(columns, each);
        self.extent(layout, rows.div_ceil(tiles).max(least))
    }

    fn read<'s, T: Float>(&'s self, tensor: &'s TensorView<T>) -> Argument<'s> {
        Argument {
            rows: rows(tensor),
            layout: *tensor.layout(),
            _guard: tensor.reading(self.gpu.stream()),
        }
    }

    fn written<'s, T: Float>(&'s self, tensor: &'s mut TensorViewMut<T>) -> Argument<'s> {
        Argument {
            rows: rows(&tensor.as_view()),
            layout: *tensor.layout(),
            _guard: tensor.writing(self.gpu.stream()),
        }
    }

    /// Intermediate rows.
    fn room(&self, room: Room) -> Argument<'static> {
        let strides = room.layout.strides();
        let stride = |axis: usize| strides.get(axis).map_or(0, |&stride| stride as i64);
        Argument {
            rows: sys::Rows {
                operand: sys::Operand {
                    at: self.base + room.at as u64,
                    batch_stride: stride(0),
                    head_stride: stride(1),
                    row_stride: stride(2),
                },
                element: element(self.element),
                reserved: 0,
            },
            layout: room.layout,
            _guard: None,
        }
    }

    /// f, divided by f(x)·z + eps where z, of one row for each head, is at an address and not 0.
    fn divisor(&self, f: Activation, z: u64) -> Divisor {
        Divisor {
            z,
            den: 0,
            eps: self.op.definition.normalizer.unwrap_or(0.0) as f32,
            f: activation(f),
        }
    }

    /// out = f(x), divided, among what [`launch_all`](Self::launch_all) does.
    fn features<'s>(
        &self,
        to: &mut Several<'s, Features>,
        x: Argument<'s>,
        divisor: Divisor,
        out: Argument<'s>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent_of_rows(&out.layout, false)?;
        let task = Features {
            x: x.rows,
            out: out.rows,
            extent,
            divisor,
        };
        to.tasks.push((task, launch));
        to.arguments.extend([x, out]);
        Ok(())
    }

    /// Does several by one launch.
    ///
    /// # Safety
    /// As of [`Gpu::launch`], of a kernel of [`Tasks`].
    unsafe fn launch_all<P: Copy>(&self, kernel: Kernel, all: Several<P>) -> Result<(), Error> {
        let mut blocks = 0u32;
        let mut ends = [i32::MAX; MOST_TASKS];
        for ((_, launch), end) in all.tasks.iter().zip(&mut ends) {
            // Neither is above `i32::MAX`.
            blocks = grid(FlaoLrpe::NAME, (blocks + launch.grid[0]).into())?;
            *end = blocks.cast_signed();
        }
        let Some(&(last, launch)) = all.tasks.last() else {
            return Ok(());
        };
        let params = Tasks {
            each: std::array::from_fn(|i| all.tasks.get(i).map_or(last, |&(task, _)| task)),
            ends,
            reserved: 0,
        };
        // SAFETY: passed on to the caller.
        unsafe {
            self.gpu
                .launch(kernel, Launch::line(blocks, launch.block), &params)
        }
    }

    /// The same, encoded, of queries or keys.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn encode<T: Float>(
        &self,
        side: usize,
        x: &TensorView<T>,
        divisor: Divisor,
        room: Room,
    ) -> Result<(), Error> {
        let Some(angles) = self.angles(side, x)? else {
            return Ok(());
        };
        let (extent, launch) = self.extent_of_rows(x.layout(), true)?;
        let there = self.read(x);
        let params = Encode {
            x: there.rows,
            out: self.room(room).rows,
            extent,
            divisor,
            angles,
        };
        let theta = self.theta();
        let _reading = self.reading_angles(theta.as_ref());
        // SAFETY: passed on to the caller.
        unsafe { self.gpu.launch(ENCODE, launch, &params) }
    }

    /// theta and the positions of queries or keys; nothing where there are no rows.
    fn angles<T: Float>(&self, side: usize, x: &TensorView<T>) -> Result<Option<Params>, Error> {
        let sizes = [self.shape.q, self.shape.k][side];
        let (Some(encodings), Some(sizes)) = (&self.encodings, sizes) else {
            return Ok(None);
        };
        if x.layout().is_empty() {
            return Ok(None);
        }
        let lrpe = &encodings[side];
        let params = lrpe.params(&sizes, x.permute(axes(lrpe))?)?;
        Ok(Some(params))
    }

    /// The encodings as one, if their launches are: of rows that stand at the same positions, and nothing but turn.
    fn pair(&self) -> Option<LrpePair<'_>> {
        let [queries, keys] = self.encodings.as_ref()?;
        let positions = [queries, keys].map(|side| &side.definition.positions);
        let rows = &self.shape.rows;
        let are_alike = rows.queries == rows.keys
            && positions[0] == positions[1]
            && !matches!(positions[0], Positions::Given { .. })
            && queries.offsets.is_none()
            && keys.offsets.is_none();
        let only_turn = !self.is_wide()
            && self.op.definition.normalizer.is_none()
            && self.plan.shares.is_none();
        (are_alike && only_turn).then(|| {
            let pair = queries.clone().pair();
            pair.key_activation(self.op.definition.k_f)
        })
    }

    /// The order of queries and keys where they are a pair.
    fn order(&self) -> &'static [usize] {
        let encodings = self.encodings.as_ref();
        encodings.map_or(&[], |[queries, _]| axes(queries))
    }

    fn theta(&self) -> Option<TensorView<'_, f32>> {
        let theta = self.op.angles.theta.as_ref();
        theta.map(|theta| theta.view())
    }

    /// To be held while a launch that reads theta and positions is put on the stream.
    fn reading_angles<'s>(&'s self, theta: Option<&'s TensorView<f32>>) -> [Option<Guard<'s>>; 5] {
        let stream = self.gpu.stream();
        let indices = self.op.indices();
        let [a, b, c, d] = indices.map(|(_, index)| index?.reading(stream));
        [theta.and_then(|theta| theta.reading(stream)), a, b, c, d]
    }

    /// dx = f'(x; d) with what a normaliser adds.
    fn gradient_of(
        &self,
        x: &Argument,
        f: Activation,
        of: Of,
        dx: &Argument,
        is_encoded: bool,
    ) -> Result<(Gradient, Launch), Error> {
        let (extent, launch) = self.extent_of_rows(&dx.layout, is_encoded)?;
        let gradient = Gradient {
            x: x.rows,
            d: of.d,
            dx: dx.rows,
            extent,
            den: of.den,
            added: of.added,
            factors: of.factors,
            f: activation(f),
            reserved: 0,
        };
        Ok((gradient, launch))
    }

    /// The gradient of x from that of f(x), which has a room or lies in the place of dx, where they are not the same.
    fn differentiate<'s, T: Float>(
        &'s self,
        to: &mut Several<'s, Gradient>,
        x: &'s TensorView<T>,
        f: Activation,
        d: Option<Room>,
        of: Of,
        dx: &'s mut TensorViewMut<T>,
    ) -> Result<(), Error> {
        if d.is_none() && f == Activation::None && of.added == 0 {
            return Ok(());
        }
        let d = d.map_or_else(|| rows(&dx.as_view()), |room| self.room(room).rows);
        let (x, dx) = (self.read(x), self.written(dx));
        let task = self.gradient_of(&x, f, Of { d, ..of }, &dx, false)?;
        to.tasks.push(task);
        to.arguments.extend([x, dx]);
        Ok(())
    }

    /// Rows that a block sums up: of many heads more, so that short ones are whole, and nothing is left to add.
    fn summed_rows(&self) -> usize {
        let rows = &self.shape.rows;
        let blocks = 2 * self.gpu.facts().multiprocessors as usize;
        match rows.batch.saturating_mul(rows.heads) < blocks {
            true => SUMMED_ROWS,
            false => 2 * SUMMED_ROWS,
        }
    }

    /// Σ factors·f(x) over the rows of each head.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn sum<T: Float>(
        &self,
        x: &TensorView<T>,
        f: Activation,
        factors: u64,
        sums: &mut TensorViewMut<f32>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent(x.layout(), self.summed_rows())?;
        let address = sums.address();
        let (x, _writing) = (self.read(x), self.written(sums));
        let partials = match extent.tiles {
            1 => address,
            _ => self.at(self.plan.partials),
        };
        let first = Sum {
            x: x.rows,
            extent,
            sums: partials,
            factors,
            f: activation(f),
            reserved: 0,
        };
        let (heads, width) = (extent.heads, i64::from(extent.width));
        let each = i64::from(extent.tiles) * width;
        let second = Sum {
            x: dense(partials, [heads * each, each, width]),
            extent: Extent {
                rows: extent.tiles.into(),
                each: extent.tiles.into(),
                tiles: 1,
                ..extent
            },
            sums: address,
            factors: 0,
            f: sys::Activation::None,
            reserved: 0,
        };
        let blocks = launch.grid[0] / extent.tiles.unsigned_abs();
        // SAFETY: passed on to the caller.
        unsafe {
            self.gpu.launch(SUM, launch, &first)?;
            match extent.tiles {
                1 => Ok(()),
                _ => {
                    let launch = Launch::line(blocks, launch.block);
                    self.gpu.launch(SUM, launch, &second)
                }
            }
        }
    }

    /// dtheta, the sum of both shares.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn sum_shares(&self, dtheta: &mut TensorViewMut<f32>) -> Result<(), Error> {
        let count = dtheta.len();
        // An element a block: there are few.
        let layout = Layout::dense(&[1, count, 2, 1])?;
        let (extent, launch) = self.extent(&layout, SUMMED_ROWS)?;
        let params = Sum {
            x: dense(self.at(self.plan.shares), [0, 1, count as i64]),
            extent,
            sums: dtheta.address(),
            factors: 0,
            f: sys::Activation::None,
            reserved: 0,
        };
        let _writing = self.written(dtheta);
        // SAFETY: passed on to the caller.
        unsafe { self.gpu.launch(SUM, launch, &params) }
    }
}

impl<'p> FlaoLrpe<'p> {
    /// Queries and keys as encodings of their own, counted from a position on.
    pub(super) fn encodings(&self, origin: i64) -> Option<[Lrpe<'_>; 2]> {
        let theta = self.angles.theta.as_ref()?;
        let [mut queries, mut keys] = self.definition.encodings()?;
        for positions in [&mut queries.positions, &mut keys.positions] {
            if let Positions::Line { offset } = positions {
                *offset -= origin;
            }
        }
        let of = |definition, f| Lrpe::new(definition, theta.clone()).activation(f);
        let (f, angles) = (&self.definition, &self.angles);
        let (mut queries, mut keys) = (of(queries, f.q_f), of(keys, f.k_f));
        (queries.offsets, keys.offsets) = (angles.q_offsets, angles.k_offsets);
        (queries.positions, keys.positions) = (angles.q_positions, angles.k_positions);
        Some([queries, keys].map(|lrpe| lrpe.with_dtheta(self.with_dtheta)))
    }

    /// The position that a call counts from. The products know differences of positions alone, and dtheta is a sum of products
    /// with them, of which far ones would cancel.
    fn origin(&self, shape: &FlaoLrpeProblem, pass: Pass) -> i64 {
        let has_offsets = self.angles.q_offsets.is_some() || self.angles.k_offsets.is_some();
        match (
            &self.definition.q_positions,
            &self.definition.k_positions,
            pass,
        ) {
            (
                &Positions::Line { offset: of_q },
                &Positions::Line { offset: of_k },
                Pass::Backward { dtheta: Some(_) },
            ) if !has_offsets && self.group.is_none() => {
                let last = of_k
                    .saturating_sub(of_q)
                    .saturating_add(shape.rows.keys as i64);
                let fits = i32::try_from(last).is_ok() && i32::try_from(of_k - of_q).is_ok();
                if fits { of_q } else { 0 }
            }
            _ => 0,
        }
    }
}

/// f32 at an address, with strides of sequences, heads and rows.
fn dense(at: u64, [batch_stride, head_stride, row_stride]: [i64; 3]) -> sys::Rows {
    sys::Rows {
        operand: sys::Operand {
            at,
            batch_stride,
            head_stride,
            row_stride,
        },
        element: element(<f32 as Float>::ELEMENT),
        reserved: 0,
    }
}
