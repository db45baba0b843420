//! The launches of a call that has passed the checks: those of the operators that it is made of, and what stands between them.

use gimbal_kernels_sys::flao_lrpe::{
    DOTS, Dots, Extent, FEATURES, Features, GRADIENT, Gradient, SUM, Sum, THREADS, element,
};
use gimbal_kernels_sys::{Kernel, Launch, flao_lrpe as sys};
use gimbal_reference::{Activation, FlaoLrpeProblem, Positions};

use super::plan::{Pass, Plan, Problem, Room, SUMMED_ROWS, address};
use super::{FlaoLrpe, FlaoLrpeGradientsMut, FlaoLrpeRoute, FlaoLrpeSavedMut, FlaoLrpeSavedView};
use crate::device::Gpu;
use crate::flao::operand;
use crate::lrpe::activation;
use crate::tensor::Layout;
use crate::{
    Device, Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoSave, FlaoSavedMut, FlaoSavedView,
    Float, Lrpe, LrpeGradientsMut, Saved, TensorView, TensorViewMut, Workspace,
};

/// Rows that a block works on, but for those that it sums up.
const ROWS: usize = 64;

/// Where a workspace would begin while its bytes are counted: any address that is as aligned as one.
const ANYWHERE: u64 = 1 << 20;

/// What a launch reads that reads the workspace alone.
const NOTHING: Option<&TensorView<f32>> = None;

/// A call on a GPU.
pub(super) struct Call<'a> {
    op: &'a FlaoLrpe<'a>,
    device: &'a Device,
    gpu: &'a Gpu,
    shape: &'a FlaoLrpeProblem,
    plan: Plan,
    /// Of queries and of keys, with their f, as the pass takes them.
    encodings: Option<[Lrpe<'a>; 2]>,
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

fn rows_of<T: Float>(tensor: Option<&TensorView<T>>) -> sys::Rows {
    tensor.map_or(sys::Rows::default(), rows)
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
        };
        Ok(Self {
            op,
            device: inputs.q.device(),
            gpu,
            shape,
            plan: match op.group {
                None => Plan::new(&problem)?,
                Some(_) => Plan::new(&problem)?.of_rank(&problem, is_kept)?,
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
        let of_parts = match self.widened(inputs) {
            Some(wide) => self.forward_bytes_of_parts(&wide, saves),
            None => self.forward_bytes_of_parts(inputs, saves),
        };
        Ok(self.plan.bytes + of_parts?)
    }

    fn forward_bytes_of_parts<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saves: bool,
    ) -> Result<usize, Error> {
        let parts = self.parts(inputs);
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
        let of_parts = match self.widened(inputs) {
            Some(wide) => {
                let d_o = self.view(self.plan.copies.o).unwrap_or(wide.q);
                self.backward_bytes_of_parts(&wide, saved, &d_o)
            }
            None => self.backward_bytes_of_parts(inputs, saved, d_o),
        };
        Ok(self.plan.bytes + of_parts?)
    }

    fn backward_bytes_of_parts<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        saved: Option<FlaoLrpeSavedView>,
        d_o: &TensorView<T>,
    ) -> Result<usize, Error> {
        let (flao, parts) = (self.flao(), self.parts(inputs));
        let kv = saved.map(|saved| saved.kv);
        let mut most = match (self.op.group, kv.or(self.view(self.plan.kv))) {
            (Some(group), Some(kv)) => {
                let of_kv = flao.forward_keys_workspace(parts.k, parts.v)?;
                let op = group.shard(flao);
                of_kv.max(op.backward_workspace(parts, kv, d_o)?)
            }
            _ => flao.backward_workspace(parts, self.kept(saved), d_o)?,
        };
        let sides = [(&inputs.q, self.plan.dq), (&inputs.k, self.plan.dk)];
        for (lrpe, (x, d)) in self.encodings.iter().flatten().zip(sides) {
            if let Some(d) = self.view::<T>(d) {
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
        mut o: TensorViewMut<T>,
        mut saved: Option<FlaoLrpeSavedMut>,
        workspace: Option<&mut Workspace>,
    ) -> Result<(), Error> {
        let needed = self.forward_bytes(inputs, saved.is_some())?;
        let mut own = None;
        let mut of_parts = self.begin(needed, workspace, &mut own)?;
        // SAFETY: the workspace has the bytes of the plan and is written by this call alone, which describes the tensors.
        unsafe {
            let Some(wide) = self.widened(inputs) else {
                return self.forward_of(inputs, o, saved, &mut of_parts);
            };
            self.widen(inputs, &wide)?;
            if let Some(mut wide_o) = self.view_mut::<f32>(self.plan.copies.o) {
                let kept = saved.as_mut().map(FlaoLrpeSavedMut::reborrow);
                self.forward_of(&wide, wide_o.reborrow(), kept, &mut of_parts)?;
                self.features(Some(&wide_o.as_view()), Activation::None, 0, &mut o)?;
            }
        }
        Ok(())
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
        unsafe {
            let Some(wide) = self.widened(inputs) else {
                return self.backward_of(inputs, saved, d_o, gradients, &mut of_parts);
            };
            self.widen(inputs, &wide)?;
            let copies = self.plan.copies;
            let Some(mut wide_d_o) = self.view_mut::<f32>(copies.o) else {
                return Ok(());
            };
            let wide_out = copies.written.map(|room| self.view_mut::<f32>(room));
            let [Some(mut dq), Some(mut dk), Some(mut dv), dg] = wide_out else {
                return Ok(());
            };
            self.features(Some(d_o), Activation::None, 0, &mut wide_d_o)?;
            let FlaoLrpeGradientsMut {
                rows: mut out,
                dtheta,
            } = gradients;
            let mut dg = dg.filter(|_| out.dg.is_some());
            let wide_gradients = FlaoLrpeGradientsMut {
                rows: FlaoGradientsMut {
                    dq: dq.reborrow(),
                    dk: dk.reborrow(),
                    dv: dv.reborrow(),
                    dg: dg.as_mut().map(TensorViewMut::reborrow),
                },
                dtheta,
            };
            let wide_d_o = wide_d_o.as_view();
            self.backward_of(&wide, saved, &wide_d_o, wide_gradients, &mut of_parts)?;
            for (from, to) in [
                (Some(dq), Some(&mut out.dq)),
                (Some(dk), Some(&mut out.dk)),
                (Some(dv), Some(&mut out.dv)),
                (dg, out.dg.as_mut()),
            ] {
                if let (Some(from), Some(to)) = (from, to) {
                    self.features(Some(&from.as_view()), Activation::None, 0, to)?;
                }
            }
        }
        Ok(())
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

    /// o and what is kept, of inputs in the type of the intermediate tensors.
    ///
    /// # Safety
    /// The workspace has the bytes of the plan, and nothing else uses it meanwhile in the order of the stream.
    unsafe fn forward_of<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        o: TensorViewMut<T>,
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
                self.prepare(inputs, z.map(|z| z.address()), workspace)?;
            }
            let parts = self.parts(inputs);
            let kv = match saved {
                Some(saved) => Some(saved.kv),
                None => self.view_mut(self.plan.kv),
            };
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
    }

    /// The gradients, of inputs in the type of the intermediate tensors.
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
            self.prepare(inputs, z, workspace)?;
            let parts = self.parts(inputs);
            let (mut dq, mut dk) = (self.view_mut(self.plan.dq), self.view_mut(self.plan.dk));
            let mut dg = self.view_mut(self.plan.dg);
            let of_products = FlaoGradientsMut {
                dq: dq.as_mut().unwrap_or(&mut out.dq).reborrow(),
                dk: dk.as_mut().unwrap_or(&mut out.dk).reborrow(),
                dv: out.dv.reborrow(),
                dg: match &mut dg {
                    Some(dg) => Some(dg.reborrow()),
                    None => out.dg.as_mut().map(TensorViewMut::reborrow),
                },
            };
            match self.op.group {
                None => {
                    let kept = self.kept::<T>(saved);
                    self.flao()
                        .backward_into(parts, kept, d_o, of_products, workspace)?;
                }
                Some(group) => {
                    let kv = match saved {
                        Some(saved) => Some(saved.kv),
                        None => self.kv_of_all(&parts, workspace)?,
                    };
                    if let Some(kv) = kv {
                        let op = group.shard(self.flao());
                        op.backward_into(parts, kv, *d_o, of_products, workspace)?;
                    }
                }
            }

            let den = self.at(self.plan.den);
            if let (Some(dg), Some(g), Some(mut d_den), Some(mut dz)) = (
                &dg,
                &parts.g,
                self.view_mut(self.plan.d_den),
                self.view_mut(self.plan.dz),
            ) {
                let y = rows(&dg.as_view());
                self.dots(g, y, Activation::None, den, &mut d_den)?;
                self.total(&mut dz, |dz| {
                    self.sum(&inputs.q, definition.q_f, d_den.address(), dz)
                })?;
            }
            // What a normaliser adds: sums of each head, times numbers of each row.
            let of_q = (z.unwrap_or(0), self.at(self.plan.d_den));
            let of_k = (self.at(self.plan.dz), 0);
            let [share_of_q, share_of_k] = self.shares()?;
            let (q, k) = (&inputs.q, &inputs.k);
            self.turn_back(0, q, dq, &mut out.dq, of_q, share_of_q, workspace)?;
            self.turn_back(1, k, dk, &mut out.dk, of_k, share_of_k, workspace)?;
            if let Some(dtheta) = &mut dtheta {
                self.total(dtheta, |dtheta| self.sum_shares(dtheta))?;
            }
            let nothing = (0, 0);
            if definition.v_f != Activation::None {
                let d = rows(&out.dv.as_view());
                self.gradient(&inputs.v, d, definition.v_f, 0, nothing, &mut out.dv)?;
            }
            if let (Some(g), Some(to)) = (&inputs.g, &mut out.dg)
                && (dg.is_some() || definition.g_f != Activation::None)
            {
                let d = dg.map_or_else(|| rows(&to.as_view()), |dg| rows(&dg.as_view()));
                self.gradient(g, d, definition.g_f, den, nothing, to)?;
            }
        }
        Ok(())
    }

    /// dq or dk from the gradient of the encoded rows, which lies there already where they are not encoded, and what a normaliser
    /// adds.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    #[expect(clippy::too_many_arguments, reason = "two sides of one step")]
    unsafe fn turn_back<T: Float>(
        &self,
        side: usize,
        x: &TensorView<T>,
        d: Option<TensorViewMut<T>>,
        dx: &mut TensorViewMut<T>,
        added: (u64, u64),
        share: Option<TensorViewMut<f32>>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let divides = self.op.definition.normalizer.is_some();
        let f = [self.op.definition.q_f, self.op.definition.k_f][side];
        if let (Some(encodings), Some(d)) = (&self.encodings, &d) {
            let lrpe = &encodings[side];
            let order = axes(lrpe);
            let (x, d) = (x.permute(order)?, d.as_view().permute(order)?);
            if !divides || share.is_some() {
                let gradients = LrpeGradientsMut {
                    dx: dx.reborrow().permute(order)?,
                    dtheta: share,
                    dnorm_weight: None,
                };
                lrpe.backward_into(x, d, gradients, workspace)?;
            }
            if !divides {
                return Ok(());
            }
            // What is added is before f'.
            let alone = lrpe.clone().activation(Activation::None).with_dtheta(false);
            let dx = dx.reborrow().permute(order)?;
            alone.backward_into(Saved::Nothing, d, dx, workspace)?;
        }
        if !divides && f == Activation::None {
            return Ok(());
        }
        let d = rows(&dx.as_view());
        // SAFETY: passed on to the caller.
        unsafe { self.gradient(x, d, f, 0, added, dx) }
    }

    /// Fills q̄, k̄, v̄ and ḡ where they are not the tensors themselves. z is at an address with a normaliser.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn prepare<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        z: Option<u64>,
        workspace: &mut Workspace,
    ) -> Result<(), Error> {
        let (definition, plan) = (&self.op.definition, &self.plan);
        let sides = [
            (&inputs.q, plan.q, definition.q_f),
            (&inputs.k, plan.k, definition.k_f),
        ];
        // SAFETY: passed on to the caller.
        unsafe {
            for (side, (x, room, f)) in sides.into_iter().enumerate() {
                let Some(mut to) = self.view_mut::<T>(room) else {
                    continue;
                };
                match &self.encodings {
                    Some(encodings) => {
                        let lrpe = &encodings[side];
                        let (x, to) = (x.permute(axes(lrpe))?, to.permute(axes(lrpe))?);
                        lrpe.forward_into(x, to, workspace)?;
                    }
                    None => self.features(Some(x), f, 0, &mut to)?,
                }
            }
            if let Some(mut v) = self.view_mut::<T>(plan.v) {
                self.features(Some(&inputs.v), definition.v_f, 0, &mut v)?;
            }
            if let (Some(z), Some(mut den)) = (z, self.view_mut::<f32>(plan.den)) {
                let width = self.shape.rows.features as i64;
                let z = dense(z, [width * self.shape.rows.heads as i64, width, 0]);
                self.dots(&inputs.q, z, definition.q_f, 0, &mut den)?;
            }
            if let Some(mut g) = self.view_mut::<T>(plan.g) {
                let den = self.at(plan.den);
                self.features(inputs.g.as_ref(), definition.g_f, den, &mut g)?;
            }
        }
        Ok(())
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

    /// Where the inputs are copied to in f32, if they are.
    fn widened<T: Float>(&self, inputs: &FlaoInputs<T>) -> Option<FlaoInputs<'_, f32>> {
        let [q, k, v, g] = self.plan.copies.read.map(|room| self.view(room));
        Some(FlaoInputs {
            q: q?,
            k: k?,
            v: v?,
            g: g.filter(|_| inputs.g.is_some()),
        })
    }

    /// Copies the inputs there.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of).
    unsafe fn widen<T: Float>(
        &self,
        inputs: &FlaoInputs<T>,
        wide: &FlaoInputs<f32>,
    ) -> Result<(), Error> {
        for ((_, from), (_, to)) in inputs.each().into_iter().zip(wide.each()) {
            if let (Some(from), Some(to)) = (from, to) {
                // SAFETY: passed on to the caller.
                unsafe {
                    let mut to = TensorViewMut::at(self.device, to.address(), *to.layout());
                    self.features::<_, f32>(Some(from), Activation::None, 0, &mut to)?;
                }
            }
        }
        Ok(())
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

    fn extent(&self, layout: &Layout, rows_each: usize) -> Result<(Extent, Launch), Error> {
        let &[batch, heads, rows, width] = layout.shape() else {
            // The checks have found all tensors of rows to have four.
            return Ok((Extent::default(), Launch::line(0, [THREADS, 1, 1])));
        };
        let tiles = rows.div_ceil(rows_each).max(1);
        let blocks = batch.saturating_mul(heads).saturating_mul(tiles);
        let max = i32::MAX.unsigned_abs();
        let grid = u32::try_from(blocks).ok().filter(|&blocks| blocks <= max);
        let grid = grid.ok_or_else(|| {
            let what = "the number of blocks";
            Error::too_large(FlaoLrpe::NAME, what, max.into(), blocks as u128)
        })?;
        let extent = Extent {
            heads: heads as i64,
            rows: rows as i64,
            width: width as i32,
            tiles: tiles as i32,
        };
        Ok((extent, Launch::line(grid, [THREADS, 1, 1])))
    }

    /// out = f(x) / den, of 1 without x; den is at an address, or 0.
    ///
    /// # Safety
    /// As of [`forward_of`](Self::forward_of), and den has a number for each row.
    unsafe fn features<X: Float, T: Float>(
        &self,
        x: Option<&TensorView<X>>,
        f: Activation,
        den: u64,
        out: &mut TensorViewMut<T>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent(out.layout(), ROWS)?;
        let params = Features {
            x: rows_of(x),
            out: rows(&out.as_view()),
            extent,
            den,
            f: activation(if x.is_some() { f } else { Activation::None }),
            reserved: 0,
        };
        // SAFETY: passed on to the caller.
        unsafe { self.launch(FEATURES, launch, &params, x, out) }
    }

    /// dx = f'(x; d / den + factors·added), of a sum of each head and a number of each row at these addresses.
    ///
    /// # Safety
    /// As of [`features`](Self::features); d is apart from dx, or exactly there.
    unsafe fn gradient<T: Float>(
        &self,
        x: &TensorView<T>,
        d: sys::Rows,
        f: Activation,
        den: u64,
        (added, factors): (u64, u64),
        dx: &mut TensorViewMut<T>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent(dx.layout(), ROWS)?;
        let params = Gradient {
            x: rows(x),
            d,
            dx: rows(&dx.as_view()),
            extent,
            den,
            added,
            factors,
            f: activation(f),
            reserved: 0,
        };
        // SAFETY: passed on to the caller.
        unsafe { self.launch(GRADIENT, launch, &params, Some(x), dx) }
    }

    /// Σ factors·f(x) over the rows of each head.
    ///
    /// # Safety
    /// As of [`features`](Self::features).
    unsafe fn sum<T: Float>(
        &self,
        x: &TensorView<T>,
        f: Activation,
        factors: u64,
        sums: &mut TensorViewMut<f32>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent(x.layout(), SUMMED_ROWS)?;
        let address = sums.address();
        let partials = match extent.tiles {
            1 => address,
            _ => self.at(self.plan.partials),
        };
        let first = Sum {
            x: rows(x),
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
            self.launch(SUM, launch, &first, Some(x), sums)?;
            match extent.tiles {
                1 => Ok(()),
                _ => {
                    let launch = Launch::line(blocks, launch.block);
                    self.launch(SUM, launch, &second, NOTHING, sums)
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
        // SAFETY: passed on to the caller.
        unsafe { self.launch(SUM, launch, &params, NOTHING, dtheta) }
    }

    /// f(x)·y + eps of each row; where den is at an address −(f(x)·y) / den.
    ///
    /// # Safety
    /// As of [`features`](Self::features).
    unsafe fn dots<T: Float>(
        &self,
        x: &TensorView<T>,
        y: sys::Rows,
        f: Activation,
        den: u64,
        out: &mut TensorViewMut<f32>,
    ) -> Result<(), Error> {
        let (extent, launch) = self.extent(x.layout(), ROWS)?;
        let params = Dots {
            x: rows(x),
            y,
            extent,
            den,
            out: out.address(),
            eps: self.op.definition.normalizer.unwrap_or(0.0) as f32,
            f: activation(f),
        };
        // SAFETY: passed on to the caller.
        unsafe { self.launch(DOTS, launch, &params, Some(x), out) }
    }

    /// Of a launch that reads a tensor, if it does, and the workspace, and writes another.
    ///
    /// # Safety
    /// As of [`Kernels::launch`](gimbal_kernels_sys::Kernels::launch): the parameters are those of the kernel, and describe tensors
    /// of the device with room for what it does to them, the written one not used otherwise meanwhile in the order of the stream.
    unsafe fn launch<P, X: Float, T: Float>(
        &self,
        kernel: Kernel,
        extent: Launch,
        params: &P,
        read: Option<&TensorView<X>>,
        written: &mut TensorViewMut<T>,
    ) -> Result<(), Error> {
        if extent.grid.contains(&0) {
            return Ok(());
        }
        let stream = self.gpu.stream();
        let _reading = read.map(|read| read.reading(stream));
        let _writing = written.writing(stream);
        let kernels = self.gpu.kernels();
        // SAFETY: passed on to the caller.
        unsafe { kernels.launch(stream.cu_stream(), kernel, extent, params)? };
        Ok(())
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
