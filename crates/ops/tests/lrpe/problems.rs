//! Problems that tests name: one of each operator, and those that random ones meet too seldom.

use gimbal_ops::{Device, Lrpe};
use gimbal_reference::testing::lrpe::{FUNCTIONS, Problem, TURNS, Turn};
use gimbal_reference::testing::{Layout, Random};
use gimbal_reference::{Function, Lrpe as Reference, Positions, ThetaKind};

/// The operator of a problem that reads nothing but theta.
pub fn operator(problem: &Problem, device: &Device) -> Lrpe<'static> {
    Lrpe::new(problem.op.clone(), device.tensor(&problem.theta).unwrap())
}

/// (B, N, H, ·) on a line, of so many angles a row.
pub fn on_line(
    turn: Turn,
    [batch, tokens, heads, angles]: [usize; 4],
    theta: (usize, usize),
) -> Problem {
    let (op, features) = match turn {
        Turn::Rotate => (Reference::rotate(), 2 * angles),
        Turn::Cosine => (Reference::cosine(), angles),
    };
    let theta = Random::new(1).frequencies(theta);
    Problem::new(op, [batch, tokens, heads, features], theta)
}

/// (B, H, L, D) on a grid, behind some extra tokens.
pub fn on_grid(
    [batch, heads, features]: [usize; 3],
    grid: &[usize],
    extra_tokens: usize,
    theta: (usize, usize),
) -> Problem {
    let op = Reference {
        positions: Positions::grid(grid, extra_tokens),
        ..Reference::cosine()
    };
    let tokens = extra_tokens + grid.iter().product::<usize>();
    let theta = Random::new(1).frequencies(theta);
    Problem::new(op, [batch, heads, tokens, features], theta)
}

/// One of each operator: two sequences of three heads and some tokens, with 32 angles a row.
pub fn each_operator() -> Vec<Problem> {
    let lines = TURNS.map(|turn| on_line(turn, [2, 19, 3, 32], (3, 32)));
    let grid = on_grid([2, 3, 32], &[3, 5], 2, (3, 16));
    lines.into_iter().chain([grid]).collect()
}

/// The same with some hundred tokens.
pub fn long() -> Vec<Problem> {
    let lines = TURNS.map(|turn| on_line(turn, [2, 300, 3, 32], (3, 32)));
    let grid = on_grid([2, 3, 32], &[13, 23], 2, (3, 16));
    lines.into_iter().chain([grid]).collect()
}

/// With this f.
pub fn with_f(problem: &Problem, f: impl Into<Function>) -> Problem {
    let mut problem = problem.clone();
    problem.op.f = f.into();
    problem
}

/// With each f that reads no weight.
pub fn with_each_f(problem: &Problem) -> impl Iterator<Item = Problem> {
    let all = FUNCTIONS.into_iter();
    all.filter(|f| matches!(f, Function::Activation(_)))
        .map(|f| with_f(problem, f))
}

/// Those that random ones meet too seldom, and how their rows lie in memory.
pub fn corners() -> Vec<(Problem, Layout)> {
    let lines = TURNS.into_iter().flat_map(corners_on_a_line);
    lines.chain(corners_on_a_grid()).collect()
}

fn corners_on_a_line(turn: Turn) -> Vec<(Problem, Layout)> {
    // One token of many sequences, as in decoding, at the last position that is promised to be exact.
    let mut last = on_line(turn, [9, 1, 32, 32], (32, 32));
    last.op.positions = Positions::line((1 << 24) - 1);
    let mut of_all = on_line(turn, [2, 19, 3, 32], (1, 1));
    of_all.op.theta_kind = ThetaKind::PerHead;
    let mut all: Vec<_> = [
        // One element an access, because the rows are odd.
        ([2, 19, 3, 33], (3, 20)),
        ([2, 19, 3, 129], (3, 129)),
        // Wider than the lanes: with vectors, and without.
        ([2, 5, 3, 600], (3, 600)),
        ([2, 5, 3, 301], (3, 1)),
        // Many stretches of tokens.
        ([1, 5000, 1, 8], (1, 8)),
        // No theta at all.
        ([2, 19, 3, 32], (3, 0)),
        // The least, and nothing.
        ([1, 1, 1, 1], (1, 1)),
        ([2, 0, 3, 32], (3, 32)),
        ([0, 1, 1, 1], (1, 1)),
    ]
    .map(|(sizes, theta)| (on_line(turn, sizes, theta), Layout::ROW_MAJOR))
    .into();
    let swapped = on_line(turn, [2, 700, 3, 4], (3, 3));
    all.extend([last, of_all].map(|problem| (problem, Layout::ROW_MAJOR)));
    all.push((swapped, Layout::SWAPPED));
    all
}

fn corners_on_a_grid() -> Vec<(Problem, Layout)> {
    let some = [2, 3, 32];
    let all: [([usize; 3], &[usize], _, _); 13] = [
        (some, &[1, 1, 1, 1], 2, (3, 8)),
        // Blocks of features that end within a vector; then rows that are odd as well.
        ([2, 3, 64], &[2, 3, 5], 2, (3, 22)),
        ([2, 3, 129], &[2, 3, 2, 5], 12, (3, 33)),
        // Wider than the lanes: with vectors, and without.
        ([2, 3, 600], &[2, 2], 2, (3, 300)),
        ([2, 3, 301], &[2, 2], 2, (3, 151)),
        // More angles than features: of the last axes, and of all but one.
        ([2, 3, 20], &[3, 2, 4], 2, (3, 11)),
        ([2, 3, 16], &[3, 4], 2, (3, 40)),
        // Many stretches of tokens.
        ([1, 1, 8], &[5003], 2, (1, 8)),
        ([2, 3, 4], &[31, 23], 12, (1, 3)),
        // Extra tokens alone, beside axes of any length.
        (some, &[i32::MAX as usize, 0], 5, (3, 16)),
        // The least, and nothing.
        ([1, 1, 1], &[1], 0, (1, 1)),
        (some, &[0, 3], 0, (3, 16)),
        ([0, 1, 1], &[1], 0, (1, 1)),
    ];
    let layout = |grid: &[usize]| match grid.len() {
        3 => Layout::SWAPPED,
        _ => Layout::ROW_MAJOR,
    };
    all.map(|(sizes, grid, extra, theta)| (on_grid(sizes, grid, extra, theta), layout(grid)))
        .into()
}
