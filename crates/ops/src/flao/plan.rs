//! The launches of a call and its workspace, worked out without a GPU.

use gimbal_kernels_sys::flao::{
    FORWARD_SHARERS, Operand, Pass, Route, Sizes, Variant, cuts_heads, slots,
};
use gimbal_kernels_sys::{ElementType, Kernel};
use gimbal_reference::{FlaoProblem, FlaoSave};

use super::Flao;
use super::policy::{self, FlaoRoute};
use super::tune::{Schedule, Share};
use crate::Error;
use crate::check::workspace_bytes;
use crate::device::Facts;
use crate::recent;
use crate::workspace::ALIGNMENT;

/// A call, as far as the kernels are told of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Problem {
    pub work: Work,
    /// Of what a stage does not see, N or M is 0.
    pub shape: FlaoProblem,
    pub element: ElementType,
    pub scale: f32,
    /// The fastest route that the caller and the scale allow.
    pub fastest: Option<FlaoRoute>,
    /// What the forward pass keeps, or has kept.
    pub save: FlaoSave,
    /// Whether a stage adds to kv or dkv.
    pub adds: bool,
    pub tensors: Tensors,
}

/// A pass, or a stage of it on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Work {
    Forward,
    ForwardKeys,
    ForwardQueries,
    Backward,
    BackwardQueries,
    BackwardKeys,
}

/// The tensors of a call, at 0 those that it does not have. A plan looks at their strides, and of their addresses at the
/// alignment alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tensors {
    pub q: Operand,
    pub k: Operand,
    pub v: Operand,
    pub g: Operand,
    pub o: Operand,
    pub product: Operand,
    pub d_o: Operand,
    pub dq: Operand,
    pub dk: Operand,
    pub dv: Operand,
    pub dg: Operand,
    /// The addresses of kv and dkv, 0 where they are in the workspace.
    pub kv: u64,
    pub dkv: u64,
}

impl Problem {
    /// The passes of which a call may be made: from the keys to kv, over the queries, over the keys.
    pub fn passes(&self) -> [Option<Pass>; 3] {
        let FlaoProblem { queries, keys, .. } = self.shape;
        let (by_queries, by_keys) = match self.is_forward() {
            true => (Pass::Apply, None),
            false => (Pass::BackwardQueries, Some(Pass::BackwardKeys)),
        };
        [
            (self.computes_kv() && keys > 0).then_some(Pass::Sum),
            (queries > 0).then_some(by_queries),
            by_keys.filter(|_| keys > 0),
        ]
    }

    pub fn is_forward(&self) -> bool {
        matches!(
            self.work,
            Work::Forward | Work::ForwardKeys | Work::ForwardQueries
        )
    }

    /// Whether kv is wanted, and not given.
    pub fn computes_kv(&self) -> bool {
        match self.work {
            Work::Forward => self.has_kv() || self.shape.queries > 0,
            Work::Backward => !self.has_kv() && self.shape.queries > 0,
            work => work == Work::ForwardKeys,
        }
    }

    /// Whether dkv is wanted.
    fn computes_dkv(&self) -> bool {
        match self.work {
            Work::Backward => self.shape.queries > 0 || self.shape.keys > 0,
            work => work == Work::BackwardQueries,
        }
    }

    /// The rows of a head that the fewest of the tensors have.
    pub fn fewest_rows(&self) -> usize {
        let FlaoProblem { queries, keys, .. } = self.shape;
        match self.work {
            Work::Forward | Work::Backward => queries.min(keys),
            _ => queries.max(keys),
        }
    }

    /// Whether kv has a place outside of the workspace.
    pub fn has_kv(&self) -> bool {
        self.save != FlaoSave::Nothing
    }

    /// The same wherever the tensors are, as long as they are there and as aligned: what a plan may look at.
    pub fn anywhere(&self) -> Self {
        let mut problem = *self;
        let it = &mut problem.tensors;
        let inputs = [&mut it.q, &mut it.k, &mut it.v, &mut it.g, &mut it.d_o];
        let outputs = [&mut it.o, &mut it.product];
        let gradients = [&mut it.dq, &mut it.dk, &mut it.dv, &mut it.dg];
        let rows = inputs.into_iter().chain(outputs).chain(gradients);
        for at in rows.map(|it| &mut it.at).chain([&mut it.kv, &mut it.dkv]) {
            *at = recent::anywhere(*at);
        }
        problem
    }

    /// The same before outputs are known, as a workspace is planned: what decides how much of it there is looks at this.
    pub fn without_outputs(&self) -> Self {
        let Tensors {
            q,
            k,
            v,
            g,
            d_o,
            kv,
            ..
        } = self.tensors;
        let tensors = Tensors {
            q,
            k,
            v,
            g,
            d_o,
            kv: if self.is_forward() { 0 } else { kv },
            ..Tensors::default()
        };
        Self { tensors, ..*self }
    }

    /// What a pass reads and writes of rows.
    pub fn operands(&self, pass: Pass) -> [Operand; 5] {
        let none = Operand::default();
        let all = &self.tensors;
        match pass {
            Pass::Sum => [all.k, all.v, none, none, none],
            Pass::Apply => [all.q, all.g, all.o, all.product, none],
            Pass::BackwardQueries => [all.q, all.g, all.d_o, all.dq, all.dg],
            _ => [all.k, all.v, all.dk, all.dv, none],
        }
    }

    /// The rows of a head in a pass.
    pub fn rows(&self, pass: Pass) -> usize {
        match pass {
            Pass::Apply | Pass::BackwardQueries => self.shape.queries,
            _ => self.shape.keys,
        }
    }

    /// The sizes of operands with so many rows.
    pub fn sizes(&self, rows: usize) -> Sizes {
        // The checks have bounded D and E; the others fit as the lengths of a tensor do.
        Sizes {
            batch: self.shape.batch as i64,
            heads: self.shape.heads as i64,
            rows: rows as i64,
            d: self.shape.features as i32,
            e: self.shape.value_features as i32,
        }
    }

    /// The tiles of a head.
    pub fn tiles(&self, pass: Pass, route: Route) -> i64 {
        self.rows(pass).div_ceil(route.tile_rows() as usize) as i64
    }

    /// B·H.
    pub fn heads(&self) -> i64 {
        let Sizes { batch, heads, .. } = self.sizes(0);
        batch.saturating_mul(heads)
    }

    /// D·E.
    pub fn width(&self) -> i32 {
        let Sizes { d, e, .. } = self.sizes(0);
        d * e
    }

    pub fn variant(&self, route: Route) -> Variant {
        Variant {
            route,
            element: self.element,
        }
    }

    /// The bytes of so many D×E matrices.
    pub fn bytes(&self, matrices: i64) -> Result<usize, Error> {
        let elements = i128::from(matrices) * i128::from(self.width());
        workspace_bytes(Flao::NAME, elements.unsigned_abs(), size_of::<f32>())
    }
}

/// How a call runs. It knows no addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    launches: [Option<Launch>; 3],
    /// The routes of [`Problem::passes`].
    pub routes: [Option<Route>; 3],
    /// A sum over nothing is not launched, but set to 0.
    pub zeroes_kv: bool,
    pub zeroes_dkv: bool,
    /// Where dkv and the partial sums start in the workspace. It starts with kv, if that has no place of its own.
    pub dkv_at: usize,
    pub partials_at: usize,
    /// The bytes of workspace: enough for every route that outputs may force, because it is asked for without them.
    pub workspace: usize,
}

/// A launch, and the reduction behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Launch {
    pub pass: Pass,
    pub route: Route,
    /// Blocks that work on the same rows count as one.
    pub blocks: u32,
    /// The blocks of the reduction that adds up partial sums, where some head is shared by several blocks.
    pub reduce: Option<u32>,
}

impl Plan {
    pub fn new(problem: &Problem, facts: &Facts, schedule: Schedule) -> Result<Self, Error> {
        let heads = problem.heads();
        if heads == 0 {
            return Ok(Self::default());
        }
        let whole = policy::narrow(problem, facts).or_else(|| policy::short(problem, facts));
        if let Some((pass, route, blocks)) = whole {
            let launch = Launch {
                pass,
                route,
                blocks,
                reduce: None,
            };
            return Ok(Self {
                launches: [Some(launch), None, None],
                routes: problem.passes().map(|pass| pass.map(|_| route)),
                ..Self::default()
            });
        }
        let FlaoProblem { queries, keys, .. } = problem.shape;
        let room = |is_needed: bool| -> Result<usize, Error> {
            let matrices = if is_needed { heads } else { 0 };
            Ok(problem.bytes(matrices)?.next_multiple_of(ALIGNMENT))
        };
        let dkv_at = room(problem.computes_kv() && !problem.has_kv())?;
        let partials_at = dkv_at + room(problem.work == Work::Backward && problem.computes_dkv())?;
        let mut plan = Self {
            zeroes_kv: problem.computes_kv() && keys == 0 && !problem.adds,
            zeroes_dkv: problem.computes_dkv() && queries == 0 && !problem.adds,
            dkv_at,
            partials_at,
            workspace: partials_at + most_partials(problem, facts)?,
            ..Self::default()
        };
        for (place, pass) in problem.passes().into_iter().enumerate() {
            let Some(pass) = pass else { continue };
            let route = policy::route(problem, facts, pass);
            let share = schedule.share(pass);
            plan.routes[place] = Some(route);
            plan.launches[place] = Some(Launch::new(problem, facts, pass, route, share));
        }
        // The pass that sums, and the pass that multiplies by the sums.
        let pair = match problem.is_forward() {
            true => &mut plan.launches[..2],
            false => &mut plan.launches[1..],
        };
        if let [Some(first), Some(second)] = pair
            && let Some(fused) = Launch::fused(problem, facts, *first, *second)
        {
            pair.copy_from_slice(&fused);
            if plan.launches().any(Launch::is_wide_backward) {
                plan.launches[0] = None;
            }
        }
        Ok(plan)
    }

    /// In their order.
    pub fn launches(&self) -> impl Iterator<Item = &Launch> {
        self.launches.iter().flatten()
    }

    pub fn kernels(&self, problem: &Problem) -> Vec<Kernel> {
        let kernels = self.launches().flat_map(|launch| {
            let reduce = launch.reduce.map(|_| Pass::Reduce);
            let passes = [Some(launch.pass), reduce].into_iter().flatten();
            passes.filter_map(|pass| problem.variant(launch.route).kernel(pass))
        });
        kernels.collect()
    }

    /// Whether a head goes through two passes in one launch.
    pub fn is_fused(&self) -> bool {
        let is_whole = |pass| {
            matches!(
                pass,
                Pass::WholeForward
                    | Pass::WholeBackward
                    | Pass::ClusterForward
                    | Pass::ClusterBackward
                    | Pass::WholeBackwardByOne
            )
        };
        self.launches().any(|launch| is_whole(launch.pass))
    }

    /// The heads with a block each where clusters share the others, in the same launch or, backward, in that just before; of short
    /// heads 1 where gates are read again; else 0.
    pub fn whole_heads(&self, problem: &Problem) -> i32 {
        let reads_again = |it: &Launch| matches!(it.route, Route::Short { gates: false, .. });
        if problem.tensors.g.at != 0 && self.launches().any(reads_again) {
            return 1;
        }
        let blocks = |pass| {
            self.launches()
                .find(|it| it.pass == pass)
                .map(|it| it.blocks)
        };
        let whole = match (blocks(Pass::ClusterForward), blocks(Pass::ClusterBackward)) {
            (Some(blocks), _) => {
                let shared = i64::from(blocks) - problem.heads();
                problem.heads() - shared / i64::from(FORWARD_SHARERS - 1)
            }
            (None, Some(_)) => blocks(Pass::WholeBackward).unwrap_or(0).into(),
            (None, None) => 0,
        };
        // At most B·H, which whole heads are counted by.
        whole as i32
    }

    /// Whether it reads and writes the workspace: a fused forward pass has its sums in registers, and so has a wide one backward.
    pub fn uses_workspace(&self) -> bool {
        let mut launches = self.launches();
        let is_whole = |launch: &Launch| {
            matches!(launch.pass, Pass::WholeForward | Pass::ClusterForward)
                || launch.is_wide_backward()
        };
        self.workspace > 0 && !launches.any(is_whole)
    }

    /// Whether the partial sums fit in the workspace.
    pub fn fits(&self, problem: &Problem) -> bool {
        let room = self.workspace - self.partials_at;
        self.launches()
            .all(|launch| matches!(launch.partials(problem), Ok(bytes) if bytes <= room))
    }
}

impl Launch {
    fn new(problem: &Problem, facts: &Facts, pass: Pass, route: Route, share: Share) -> Self {
        let blocks = policy::blocks(problem, facts, pass, route, share);
        let is_cut = || cuts_heads(problem.heads(), problem.tiles(pass, route), blocks);
        let reduce = policy::sums(pass) && is_cut();
        Self {
            pass,
            route,
            blocks,
            reduce: reduce.then(|| policy::reduce_blocks(problem.heads(), problem.width(), facts)),
        }
    }

    /// What takes the place of both, where that is allowed, and asked for or faster.
    fn fused(
        problem: &Problem,
        facts: &Facts,
        first: Self,
        second: Self,
    ) -> Option<[Option<Self>; 2]> {
        let passes = [first, second].map(|launch| (launch.pass, launch.route));
        let fused = policy::fused(problem, facts, passes)?;
        let launch = |(pass, blocks)| Self {
            pass,
            blocks,
            reduce: None,
            ..first
        };
        Some(fused.map(|it| it.map(launch)))
    }

    /// Whether it is all of a backward pass.
    fn is_wide_backward(&self) -> bool {
        policy::is_wide_backward(self.pass, self.route)
    }

    /// The bytes of its partial sums.
    fn partials(&self, problem: &Problem) -> Result<usize, Error> {
        match self.reduce {
            Some(_) => problem.bytes(slots(self.blocks)),
            None => Ok(0),
        }
    }
}

/// The bytes of partial sums by any route that the inputs allow.
fn most_partials(problem: &Problem, facts: &Facts) -> Result<usize, Error> {
    let problem = &problem.without_outputs();
    let mut most = 0;
    let passes = problem.passes().into_iter().flatten();
    for pass in passes.filter(|&pass| policy::sums(pass)) {
        for route in policy::routes(problem, facts, pass, &problem.operands(pass), 0) {
            let launch = Launch::new(problem, facts, pass, route, Share::default());
            most = most.max(launch.partials(problem)?);
        }
    }
    Ok(most)
}

#[cfg(test)]
mod tests;
