//! How a call runs on a GPU, worked out without one: which intermediate tensors there are, of which type, and where.

use gimbal_reference::{Activation, DType, FlaoLrpe, FlaoLrpeProblem};

use super::policy::{FlaoLrpeRoute, SUMMED_ROWS};
use crate::Error;
use crate::check::workspace_bytes;
use crate::tensor::Layout;
use crate::workspace::ALIGNMENT;

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    Forward,
    Backward {
        /// Elements of theta, where its gradient is wanted.
        dtheta: Option<usize>,
    },
}

/// A call, as far as its plan depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Problem<'a> {
    pub op: &'a FlaoLrpe,
    pub shape: FlaoLrpeProblem,
    pub dtype: DType,
    pub pass: Pass,
    /// Of q, k, v and, if there is one, g: what takes their place lies in memory in their order.
    pub layouts: [Option<Layout>; 4],
    /// GPUs that each have as many keys of a head: 1 but on a rank of a group.
    pub ranks: usize,
}

/// An intermediate tensor: so many bytes behind the beginning of the workspace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    pub at: usize,
    pub layout: Layout,
}

/// Where a room lies in a workspace that begins at `base`; 0 where there is none.
pub(super) fn address(room: Option<Room>, base: u64) -> u64 {
    room.map_or(0, |room| base + room.at as u64)
}

/// The intermediate tensors of a call. What is not there is the tensor itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub route: FlaoLrpeRoute,
    /// q̄, with a normaliser divided by den, k̄, v̄, and ḡ; and do in f32.
    pub q: Option<Room>,
    pub k: Option<Room>,
    pub v: Option<Room>,
    pub g: Option<Room>,
    pub d_o: Option<Room>,
    /// o in f32.
    pub o: Option<Room>,
    /// Of a normaliser, in f32: Σ f(k), and backward den, and their gradients.
    pub z: Option<Room>,
    pub den: Option<Room>,
    pub dz: Option<Room>,
    pub d_den: Option<Room>,
    /// Sums of parts of the rows.
    pub partials: Option<Room>,
    /// The gradients of q̄, k̄, v̄ and ḡ. Others come into the places of what is made of them.
    pub dq: Option<Room>,
    pub dk: Option<Room>,
    pub dv: Option<Room>,
    pub dg: Option<Room>,
    /// In f32, where dtheta is wanted: f of queries, with a normaliser divided, and of keys, and room for gradients of them that nothing
    /// reads.
    pub x: [Option<Room>; 2],
    pub dx: [Option<Room>; 2],
    /// dtheta of the queries and of the keys.
    pub shares: Option<Room>,
    /// Of a rank of a group: kv of all ranks, and room for any sum that this one adds to, both as far as they are needed.
    pub kv: Option<Room>,
    pub own: Option<Room>,
    /// The bytes of all of them, behind which the operators that this one is made of have their workspace.
    pub bytes: usize,
}

impl Plan {
    pub fn new(problem: &Problem) -> Result<Self, Error> {
        let Problem {
            op,
            shape,
            dtype,
            pass,
            layouts,
            ..
        } = *problem;
        let [q, k, v, g] = layouts;
        let route = problem.route();
        let rows = &shape.rows;
        let mut rooms = Rooms::new(match (route, dtype) {
            (FlaoLrpeRoute::Separate, DType::F16 | DType::BF16) => 2,
            _ => size_of::<f32>(),
        });
        let (is_backward, dtheta) = match pass {
            Pass::Forward => (false, None),
            Pass::Backward { dtheta } => (true, dtheta),
        };
        let output = rows.output_shape();
        let like_g = g.or(q);

        let is_wide = route == FlaoLrpeRoute::Widened;
        let is_encoded = op.encoding.is_some();
        let divides = op.normalizer.is_some();
        let changes = |f| f != Activation::None;
        let wide = |[batch, heads, rows, _]: [usize; 4]| [batch, heads, rows, shape.width];
        let (q_wide, k_wide) = (wide(rows.query_shape()), wide(rows.key_shape()));
        let of_q = is_wide || is_encoded || divides || changes(op.q_f);
        let of_k = is_wide || is_encoded || changes(op.k_f);
        let of_v = is_wide || changes(op.v_f);
        let of_g = g.is_some() && (is_wide || changes(op.g_f));
        let numbers = [rows.batch, rows.heads, rows.queries];
        let tiles = rows.queries.max(rows.keys).div_ceil(SUMMED_ROWS).max(1);
        let is_wide_backward = is_wide && is_backward;
        let mut for_dtheta = || {
            let is_needed = (is_wide || divides) && dtheta.is_some();
            Ok::<_, Error>([
                rooms.like(is_needed, &rows.query_shape(), q)?,
                rooms.like(is_needed, &rows.key_shape(), k)?,
            ])
        };
        let (x, dx) = (for_dtheta()?, for_dtheta()?);
        Ok(Self {
            route,
            q: rooms.like(of_q, &q_wide, q)?,
            k: rooms.like(of_k, &k_wide, k)?,
            v: rooms.like(of_v, &rows.value_shape(), v)?,
            g: rooms.like(of_g, &output, like_g)?,
            d_o: rooms.like(is_wide_backward, &output, like_g)?,
            o: rooms.like(is_wide && !is_backward, &output, like_g)?,
            z: rooms.sums(divides, &shape.z_shape())?,
            den: rooms.sums(divides && is_backward, &numbers)?,
            dz: rooms.sums(divides && is_backward, &shape.z_shape())?,
            d_den: rooms.sums(divides && is_backward, &numbers)?,
            partials: rooms.sums(
                divides && tiles > 1,
                &[rows.batch, rows.heads, tiles, rows.features],
            )?,
            dq: rooms.like(is_wide_backward || is_backward && is_encoded, &q_wide, q)?,
            dk: rooms.like(is_wide_backward || is_backward && is_encoded, &k_wide, k)?,
            dv: rooms.like(is_wide_backward, &rows.value_shape(), v)?,
            dg: rooms.like(is_wide_backward && g.is_some(), &output, like_g)?,
            x,
            dx,
            shares: rooms.sums(dtheta.is_some(), &[2, dtheta.unwrap_or(0)])?,
            kv: None,
            own: None,
            bytes: rooms.end,
        })
    }

    /// The same for a rank of a group, whose kv of all ranks lies here unless it is kept elsewhere.
    pub fn of_rank(mut self, problem: &Problem, is_kept: bool) -> Result<Self, Error> {
        let kv = problem.shape.kv_shape();
        let (of_kv, of_theta) = match problem.pass {
            // The operator on the parts adds up kv in its own workspace.
            Pass::Forward => (0, 0),
            Pass::Backward { dtheta } if is_kept => (0, dtheta.unwrap_or(0)),
            Pass::Backward { dtheta } => (kv.iter().product(), dtheta.unwrap_or(0)),
        };
        let of_z = self.z.map_or(0, |z| z.layout.len());
        let mut rooms = Rooms {
            size: size_of::<f32>(),
            end: self.bytes,
        };
        self.kv = rooms.sums(!is_kept, &kv)?;
        self.own = rooms.sums(true, &[of_z.max(of_kv).max(of_theta)])?;
        self.bytes = rooms.end;
        Ok(self)
    }
}

/// Hands out the bytes of a workspace.
pub(super) struct Rooms {
    /// Bytes of an element of a tensor of rows.
    size: usize,
    end: usize,
}

impl Rooms {
    pub fn new(size: usize) -> Self {
        Self { size, end: 0 }
    }

    pub fn end(&self) -> usize {
        self.end
    }

    /// For rows, in memory in the order of another tensor.
    fn like(
        &mut self,
        is_needed: bool,
        shape: &[usize; 4],
        order: Option<Layout>,
    ) -> Result<Option<Room>, Error> {
        match order.filter(|_| is_needed) {
            Some(order) => self.take(Layout::dense_like(shape, &order)?, self.size),
            None => Ok(None),
        }
    }

    /// For numbers in f32, dense.
    pub fn sums(&mut self, is_needed: bool, shape: &[usize]) -> Result<Option<Room>, Error> {
        match is_needed {
            true => self.take(Layout::dense(shape)?, size_of::<f32>()),
            false => Ok(None),
        }
    }

    fn take(&mut self, layout: Layout, size: usize) -> Result<Option<Room>, Error> {
        let at = self.end;
        let bytes = layout.len() as u128 * size as u128 + at as u128;
        let end = workspace_bytes(FlaoLrpe::NAME, bytes, 1)?;
        self.end = end.next_multiple_of(ALIGNMENT);
        Ok(Some(Room { at, layout }))
    }
}

#[cfg(test)]
mod tests {
    use gimbal_reference::{Encoding, FlaoProblem, SoftmaxAxis};

    use super::super::policy::ENOUGH_TO_ROUND;
    use super::*;

    const BACKWARD: Pass = Pass::Backward { dtheta: Some(24) };

    /// Rows of 2 sequences and 3 heads, 16 features and 8 of values, with a gate.
    fn plan(op: &FlaoLrpe, dtype: DType, pass: Pass, tokens: usize) -> Plan {
        Plan::new(&problem(op, dtype, pass, tokens)).unwrap()
    }

    fn problem(op: &FlaoLrpe, dtype: DType, pass: Pass, tokens: usize) -> Problem<'_> {
        let rows = FlaoProblem {
            batch: 2,
            heads: 3,
            queries: tokens,
            keys: tokens,
            features: 16,
            value_features: 8,
        };
        let dense = |shape: [usize; 4]| Some(Layout::dense(&shape).unwrap());
        Problem {
            op,
            shape: FlaoLrpeProblem {
                rows,
                width: op.encoding.map_or(16, |encoding| encoding.width(16)),
                q: None,
                k: None,
            },
            dtype,
            pass,
            layouts: [
                dense(rows.query_shape()),
                dense(rows.key_shape()),
                dense(rows.value_shape()),
                dense(rows.output_shape()),
            ],
            ranks: 1,
        }
    }

    /// Below as many tokens so few elements are rounded that it shows.
    const ENOUGH: usize = ENOUGH_TO_ROUND.div_ceil(2 * 3 * 8);

    /// As many keys of eight columns, of a scale of a half, leave f16: 2^15 / √8.
    const LONG: usize = 11_586;

    fn cosine() -> FlaoLrpe {
        FlaoLrpe {
            encoding: Some(Encoding::Cosine),
            q_f: Activation::Silu,
            g_f: Activation::Silu,
            ..FlaoLrpe::default()
        }
    }

    #[test]
    fn without_anything_in_between_there_is_no_room() {
        for pass in [Pass::Forward, Pass::Backward { dtheta: None }] {
            let op = FlaoLrpe::default();
            for dtype in [DType::BF16, DType::F32] {
                for tokens in [ENOUGH, 1] {
                    assert_eq!(plan(&op, dtype, pass, tokens).bytes, 0);
                }
            }
        }
    }

    #[test]
    fn few_rows_and_what_cancels_or_is_large_go_through_f32() {
        use Activation::{None, Sigmoid, Silu};
        use FlaoLrpeRoute::{Separate, Widened};
        let divided = FlaoLrpe {
            normalizer: Some(1.0),
            ..cosine()
        };
        let softmax = |v_f| FlaoLrpe {
            q_f: Activation::Softmax(SoftmaxAxis::Feature),
            k_f: Sigmoid,
            v_f,
            ..cosine()
        };
        let one_sign = FlaoLrpe {
            k_f: Sigmoid,
            v_f: Silu,
            scale: 0.5,
            ..cosine()
        };
        for (op, dtype, pass, tokens, expected) in [
            (&cosine(), DType::BF16, Pass::Forward, ENOUGH, Separate),
            (&cosine(), DType::BF16, Pass::Forward, ENOUGH - 1, Widened),
            (&cosine(), DType::F32, Pass::Forward, 1, Separate),
            (&cosine(), DType::F16, BACKWARD, ENOUGH, Separate),
            (&divided, DType::BF16, Pass::Forward, ENOUGH, Separate),
            (&divided, DType::F16, Pass::Forward, ENOUGH, Widened),
            (&divided, DType::BF16, BACKWARD, ENOUGH, Widened),
            (&divided, DType::F32, BACKWARD, ENOUGH, Separate),
            (&softmax(Silu), DType::BF16, BACKWARD, ENOUGH, Widened),
            (&softmax(Silu), DType::BF16, Pass::Forward, ENOUGH, Separate),
            (&softmax(Silu), DType::F32, BACKWARD, ENOUGH, Separate),
            (&softmax(None), DType::F16, BACKWARD, ENOUGH, Separate),
            (&one_sign, DType::F16, BACKWARD, LONG, Widened),
            (&one_sign, DType::F16, BACKWARD, LONG - 1, Separate),
            (&one_sign, DType::F16, Pass::Forward, LONG, Separate),
            (&one_sign, DType::BF16, BACKWARD, LONG, Separate),
            (&cosine(), DType::F16, BACKWARD, LONG, Separate),
        ] {
            assert_eq!(plan(op, dtype, pass, tokens).route, expected);
        }
        // kv is of the keys of all ranks.
        let of_ranks = |tokens, ranks| Problem {
            ranks,
            ..problem(&one_sign, DType::F16, BACKWARD, tokens)
        };
        assert_eq!(of_ranks(LONG / 4, 4).route(), Separate);
        assert_eq!(of_ranks(LONG / 4 + 1, 4).route(), Widened);
    }

    #[test]
    fn a_rank_has_room_for_sums_behind_the_rest() {
        let divided = FlaoLrpe {
            normalizer: Some(1.0),
            ..cosine()
        };
        // 6 heads of 32 encoded features, or 16 that are not, and 8 of values.
        let (kv, plain_kv, z, dtheta) = (6 * 32 * 8, 6 * 16 * 8, 6 * 16, 24);
        for (op, pass, kept, expected) in [
            (cosine(), Pass::Forward, true, [0, 0]),
            (cosine(), Pass::Forward, false, [kv, 0]),
            (divided.clone(), Pass::Forward, true, [0, z]),
            (FlaoLrpe::default(), BACKWARD, false, [plain_kv, plain_kv]),
            (cosine(), BACKWARD, true, [0, dtheta]),
            (divided.clone(), BACKWARD, true, [0, z]),
            (divided, BACKWARD, false, [kv, kv]),
        ] {
            let problem = problem(&op, DType::BF16, pass, 7);
            let plan = Plan::new(&problem).unwrap();
            let of_rank = plan.of_rank(&problem, kept).unwrap();
            let mut end = plan.bytes;
            for (room, expected) in [of_rank.kv, of_rank.own].into_iter().zip(expected) {
                assert_eq!(room.map_or(0, |room| room.layout.len()), expected);
                assert!(room.is_none_or(|room| room.at == end));
                end += (4 * expected).next_multiple_of(ALIGNMENT);
            }
            assert_eq!(of_rank.bytes, end);
        }
    }

    #[test]
    fn intermediate_tensors_lie_side_by_side() {
        for op in [
            cosine(),
            FlaoLrpe {
                v_f: Activation::Relu,
                normalizer: Some(1.0),
                ..cosine()
            },
        ] {
            for (dtype, tokens) in [(DType::BF16, ENOUGH), (DType::F16, 700), (DType::F32, 700)] {
                for pass in [Pass::Forward, BACKWARD] {
                    let plan = plan(&op, dtype, pass, tokens);
                    let size = match (plan.route, dtype) {
                        (FlaoLrpeRoute::Separate, DType::BF16 | DType::F16) => 2,
                        _ => 4,
                    };
                    let inputs = [plan.q, plan.k, plan.v, plan.g, plan.d_o, plan.o];
                    let gradients = [plan.dq, plan.dk, plan.dv, plan.dg];
                    let rows = inputs.into_iter().chain(gradients);
                    let rows = rows.chain(plan.x).chain(plan.dx);
                    let sums = [
                        plan.z,
                        plan.den,
                        plan.dz,
                        plan.d_den,
                        plan.partials,
                        plan.shares,
                    ];
                    let rows = rows.flatten().map(|room| (room, size));
                    let sums = sums.into_iter().flatten().map(|room| (room, 4));
                    let mut rooms: Vec<_> = rows.chain(sums).collect();
                    rooms.sort_by_key(|(room, _)| room.at);
                    let mut end = 0;
                    for (room, size) in rooms {
                        assert_eq!(room.at, end);
                        end += (room.layout.len() * size).next_multiple_of(ALIGNMENT);
                    }
                    assert_eq!(plan.bytes, end);
                    let encoded = [2, 3, tokens, 32];
                    assert_eq!(plan.q.unwrap().layout.shape(), encoded);
                    assert_eq!(plan.dk.is_some(), pass != Pass::Forward);
                    let is_wide = plan.route == FlaoLrpeRoute::Widened;
                    assert_eq!(plan.v.is_some(), is_wide || op.v_f != Activation::None);
                }
            }
        }
    }
}
