//! The tables: the published benchmarks, what they leave out, and problems of one's own.

use std::iter;

use gimbal_ops::{Activation, SoftmaxAxis};

use super::Kind;
use super::choice::MeasureArgs;
use super::parameters::{ParallelName, Parameters, Problem, SaveName};
use super::record::{Label, OURS};
use crate::error::Error;
use crate::op::{OpName, Pass};

/// The variable of a table whose rows are problems in words, beyond the published ones.
pub const PROBLEM: &str = "problem";

/// One table: an operator over several problems.
pub struct Table {
    pub title: String,
    pub op: OpName,
    pub kind: Kind,
    pub pass: Pass,
    /// What the labels of the rows are.
    pub variable: &'static str,
    pub rows: Vec<Row>,
}

pub struct Row {
    pub label: Label,
    pub problem: Problem,
    /// Other ways to compute the same, by name.
    pub others: Vec<(&'static str, Problem)>,
    /// Whether peers are measured beside it, if asked for.
    pub has_peers: bool,
    /// Whether those that are compiled for each size anew are among them: seconds each.
    pub has_static_peers: bool,
}

impl Row {
    /// All columns of the operator: itself, and one for each other way.
    pub fn ours(&self) -> impl Iterator<Item = (String, &Problem)> {
        let others = self.others.iter();
        let others = others.map(|(name, problem)| (format!("{OURS}-{name}"), problem));
        iter::once((OURS.to_owned(), &self.problem)).chain(others)
    }
}

/// What an operator makes its tables for.
#[derive(Clone, Copy, Debug)]
pub struct Selection<'a> {
    pub passes: &'a [Pass],
    pub kinds: &'a [Kind],
    pub extent: Extent,
    /// Whether to add problems beyond the published ones.
    pub variants: bool,
    /// Whether to add columns for other ways to compute the same: how work is divided, what is saved.
    pub ways: bool,
}

/// Which of the published sizes are measured.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    All,
    /// The smallest, a middle one and the largest.
    Ends,
    Smallest,
}

impl Extent {
    /// Whether the size at this place of so many is measured.
    fn has(self, place: usize, sizes: usize) -> bool {
        match self {
            Self::All => true,
            Self::Ends => [0, sizes / 2, sizes - 1].contains(&place),
            Self::Smallest => place == 0,
        }
    }
}

/// The tables that the command line asks for.
pub fn selected(args: &MeasureArgs, on_gpu: bool) -> Result<Vec<Table>, Error> {
    let mut tables = if args.parameters.is_empty() {
        let selection = Selection {
            passes: args.pass.into(),
            kinds: args.kind.into(),
            extent: match (args.quick, on_gpu) {
                (false, _) => Extent::All,
                (true, true) => Extent::Ends,
                (true, false) => Extent::Smallest,
            },
            variants: on_gpu && !args.quick,
            ways: on_gpu,
        };
        of(&args.ops, selection)
    } else {
        own(
            &args.ops,
            args.pass.into(),
            args.kind.into(),
            &args.parameters,
        )?
    };
    tables.retain(|table| {
        args.filter
            .iter()
            .all(|text| table.title.contains(text.as_str()))
    });
    Ok(tables)
}

/// The tables of speed of these operators on a GPU.
pub fn of_speed(ops: &[OpName], quick: bool) -> Vec<Table> {
    let tables = |op| {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed],
            extent: if quick { Extent::Ends } else { Extent::All },
            variants: !quick,
            // What FLAO keeps has a config of its own.
            ways: op == OpName::Flao,
        };
        of(&[op], selection)
    };
    OpName::selection(ops)
        .into_iter()
        .flat_map(tables)
        .collect()
}

/// A table of problems in words.
pub fn in_words(kind: Kind, what: &str, problems: Vec<Problem>, ways: bool) -> Option<Table> {
    let Problem { op, pass, .. } = *problems.first()?;
    let mut title = format!("{}-{}-{}", op.stem(), kind.name(), pass.name());
    if !what.is_empty() {
        title += &format!("-{what}");
    }
    Some(Table {
        title,
        op,
        kind,
        pass,
        variable: PROBLEM,
        rows: problems
            .into_iter()
            .map(|problem| row(Label::Text(problem.to_string()), problem, ways))
            .collect(),
    })
}

/// The problem of the command line, in each direction and kind that is asked for.
pub fn own(
    ops: &[OpName],
    passes: &[Pass],
    kinds: &[Kind],
    parameters: &Parameters,
) -> Result<Vec<Table>, Error> {
    let [op] = ops[..] else {
        let reason = "name one operator for --sizes and what goes with it";
        return Err(Error::Usage(reason.to_owned()));
    };
    let mut tables = Vec::new();
    // Of an operator that has no backward pass, only who asks for that alone is told.
    let is_wanted = |pass: &&Pass| op.passes().contains(*pass) || passes.len() == 1;
    for &pass in passes.iter().filter(is_wanted) {
        let problem = Problem::new(op, pass, parameters.clone())?;
        let table = |&kind| in_words(kind, "", vec![problem.clone()], false);
        tables.extend(kinds.iter().filter_map(table));
    }
    Ok(tables)
}

fn of(ops: &[OpName], selection: Selection) -> Vec<Table> {
    let mut tables = Vec::new();
    for op in OpName::selection(ops) {
        let passes = selection.passes.iter();
        let passes = passes.filter(|pass| op.passes().contains(pass));
        for benchmark in benchmarks(op) {
            // Time and memory of a direction follow each other: PyTorch compiles once for both.
            for &pass in passes.clone() {
                let kinds = selection.kinds.iter();
                tables.extend(kinds.map(|&kind| published(op, kind, pass, &benchmark, selection)));
            }
        }
        if selection.variants && selection.kinds.contains(&Kind::Speed) {
            for &pass in selection.passes {
                let problems = variants(op, pass);
                let ways = selection.ways && op == OpName::TpaDecode;
                let mut table = in_words(Kind::Speed, "variants", problems, ways);
                for row in table.iter_mut().flat_map(|table| &mut table.rows) {
                    // What rotary libraries compute. Compiling PyTorch for all others would take long.
                    let Parameters { theta, act, .. } = &row.problem.parameters;
                    let is_rotary = theta.is_some() && act.is_none();
                    row.has_peers = op == OpName::FlaoLrpe || op == OpName::LrpeRotate && is_rotary;
                }
                tables.extend(table);
            }
        }
    }
    tables
}

const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

/// A published benchmark: the sizes along its variable, each with its parameters in the words of the command line.
struct Benchmark {
    variable: &'static str,
    problems: Vec<(usize, String)>,
}

fn benchmarks(op: OpName) -> Vec<Benchmark> {
    let along = |variable, words: &dyn Fn(usize) -> String| Benchmark {
        variable,
        problems: LENGTHS.map(|size| (size, words(size))).into(),
    };
    match op {
        OpName::LrpeRotate | OpName::LrpeCosine => ACTS
            .map(|act| along("n", &|n| format!("--sizes 12,{n},12,128 {act}")))
            .into(),
        OpName::LrpeCosineMd => {
            const GRIDS: [(usize, &[usize]); 3] =
                [(1, &LENGTHS), (2, &[16, 32, 64, 128]), (3, &[4, 8, 16, 32])];
            let benchmark = |(axes, lengths): (usize, &[usize]), extra_tokens| {
                let words = |n| grid(&vec![n; axes], extra_tokens);
                Benchmark {
                    variable: "n",
                    problems: lengths.iter().map(|&n| (n, words(n))).collect(),
                }
            };
            let both = |of| [0, 10].map(|extra_tokens| benchmark(of, extra_tokens));
            GRIDS.into_iter().flat_map(both).collect()
        }
        OpName::Flao => vec![along("n", &|n| format!("--sizes 12,12,{n},{n},128,128"))],
        OpName::FlaoLrpe => vec![along("n", &|n| {
            // A layer of linear attention.
            format!("--sizes 12,12,{n},{n},128,128 --act silu --g-act silu")
        })],
        OpName::TpaDecode => [8, 32]
            .map(|batch| along("m", &|m| format!("--sizes {batch},{m},32,16,128,128")))
            .into(),
    }
}

/// The activations of the published benchmarks.
const ACTS: [&str; 4] = ["", "--act silu", "--act softmax", "--act softmax --dim 1"];

/// Tokens on a grid, behind others.
fn grid(shape: &[usize], extra_tokens: usize) -> String {
    let tokens = extra_tokens + shape.iter().product::<usize>();
    let lengths: Vec<_> = shape.iter().map(usize::to_string).collect();
    let mut words = format!("--sizes 12,{tokens},12,128 --shape {}", lengths.join(","));
    if extra_tokens > 0 {
        words += &format!(" --extra-tokens {extra_tokens}");
    }
    words
}

fn published(
    op: OpName,
    kind: Kind,
    pass: Pass,
    benchmark: &Benchmark,
    selection: Selection,
) -> Table {
    let problem = |words: &str| Problem {
        op,
        pass,
        parameters: Parameters::of(words),
    };
    let all = &benchmark.problems;
    let chosen = all.iter().enumerate();
    let chosen = chosen.filter(|(place, _)| selection.extent.has(*place, all.len()));
    let row = |(place, (size, words)): (usize, &(usize, String))| Row {
        // Every second size, the largest among them. At the first, what compiles once for all sizes has compiled for this one.
        has_static_peers: place % 2 == 1,
        ..row(Label::Size(*size), problem(words), selection.ways)
    };
    Table {
        title: title(kind, &problem(&all[0].1)),
        op,
        kind,
        pass,
        variable: benchmark.variable,
        rows: chosen.map(row).collect(),
    }
}

/// As the published benchmarks have it.
fn title(kind: Kind, problem: &Problem) -> String {
    let (op, parameters) = (problem.op, &problem.parameters);
    let dtype = parameters.dtype();
    let of = match (op, &parameters.sizes[..]) {
        (OpName::Flao, [b, h, _, _, d, e]) => format!("-batch{b}-head{h}-dim{d}-dim{e}-{dtype}"),
        (OpName::FlaoLrpe, [b, h, _, _, d, e]) => {
            format!("-batch{b}-head{h}-dim{d}-dim{e}-act_silu-cosine-{dtype}")
        }
        (OpName::TpaDecode, [b, _, h, r, d, _]) => {
            format!("-batch{b}-head{h}-dim{d}-rank{r}-{dtype}")
        }
        (OpName::LrpeCosineMd, [b, _, h, d]) => {
            let (axes, extra) = (parameters.shape.len(), parameters.extra_tokens.unwrap_or(0));
            format!("-batch{b}-head{h}-dim{d}-{dtype}-{axes}d-l{extra}")
        }
        (OpName::LrpeRotate | OpName::LrpeCosine, [b, _, h, d]) => {
            let act = match parameters.activation() {
                Some(Activation::Silu) => "silu",
                Some(Activation::Softmax(SoftmaxAxis::Feature)) => "softmax-dim_-1",
                Some(Activation::Softmax(SoftmaxAxis::Sequence)) => "softmax-dim_1",
                _ => "none",
            };
            format!("-batch{b}-head{h}-dim{d}-act_{act}-{dtype}")
        }
        _ => String::new(),
    };
    let stem = match op {
        OpName::LrpeCosineMd => "md_lrpe_cosine",
        _ => op.stem(),
    };
    format!("{stem}-{}-{}{of}", kind.name(), problem.pass.name())
}

/// A row, with what else an operator has to offer for it.
fn row(label: Label, problem: Problem, ways: bool) -> Row {
    let save = |save| problem.with(|parameters| parameters.save = Some(save));
    let parallel = |parallel| problem.with(|parameters| parameters.parallel = Some(parallel));
    let others = match (ways, problem.op) {
        (true, OpName::Flao) => vec![
            ("nothing", save(SaveName::None)),
            ("kv-qkv", save(SaveName::KvQkv)),
        ],
        (true, OpName::FlaoLrpe) => vec![("nothing", save(SaveName::None))],
        (true, OpName::TpaDecode) => vec![
            ("b", parallel(ParallelName::B)),
            ("bh", parallel(ParallelName::Bh)),
            ("bn", parallel(ParallelName::Bn)),
        ],
        _ => Vec::new(),
    };
    Row {
        label,
        problem,
        others,
        has_peers: true,
        has_static_peers: true,
    }
}

/// What the published benchmarks leave out: other sizes, thetas and element types, and dtheta.
fn variants(op: OpName, pass: Pass) -> Vec<Problem> {
    let owned =
        |words: &[&str]| -> Vec<String> { words.iter().map(|&words| words.to_owned()).collect() };
    let all: Vec<String> = match op {
        OpName::LrpeRotate | OpName::LrpeCosine => {
            let mut all = Vec::new();
            let others = [
                "--sizes 1,32768,96,128",
                "--sizes 5,3001,10,128",
                "--sizes 3,777,7,128",
                "--sizes 12,8192,12,128 --theta shared",
                "--sizes 12,8192,12,128 --dtype f16",
                "--sizes 12,8192,12,128 --dtype f32",
            ];
            for act in ACTS {
                all.extend(others.map(|other| format!("{other} {act}")));
                if pass == Pass::Bwd && !act.contains("--dim") {
                    all.push(format!("--sizes 12,8192,12,128 {act} --dtheta"));
                }
            }
            if op == OpName::LrpeRotate && pass == Pass::Fwd {
                // Queries and keys of a model of 8 billion parameters: reading a prompt, a token of each of 64
                // sequences, and 8 sequences back to back.
                let model = [
                    "--sizes 1,8192,32,128 --positions given",
                    "--sizes 64,1,32,128 --positions given",
                    "--sizes 8,4096,32,128 --positions packed",
                ];
                all.extend(model.map(|words| format!("{words} --key-heads 8 --theta shared")));
            }
            all
        }
        OpName::LrpeCosineMd => {
            let dtheta = (pass == Pass::Bwd).then(|| grid(&[64, 64], 0) + " --dtheta");
            let grids = [grid(&[37, 61], 0), grid(&[7, 9, 11], 3)];
            grids.into_iter().chain(dtheta).collect()
        }
        OpName::Flao => owned(&[
            "--sizes 12,12,8192,8192,64,64",
            "--sizes 12,12,32768,32768,64,64",
            "--sizes 12,12,8192,8192,256,128",
            "--sizes 12,12,8192,8192,128,256",
            "--sizes 12,12,4096,4096,256,256",
            "--sizes 12,12,8192,8192,136,136",
            "--sizes 4,12,8192,8192,127,129",
            "--sizes 1,1,262144,262144,128,128",
            "--sizes 12,12,1000,1000,128,128",
            "--sizes 12,12,20000,20000,128,128",
            "--sizes 12,12,8192,8192,128,128 --dtype f16",
            "--sizes 12,12,8192,8192,128,128 --dtype f32",
        ]),
        OpName::FlaoLrpe => owned(&[
            // A layer of a video model: 21 frames of 30 × 50.
            "--sizes 2,20,31500,31500,112,112 --act relu --encoding rotate --pairing interleaved \
                 --shape 21,30,50 --theta shared --normalizer --no-gate",
            "--sizes 12,12,8192,8192,128,128 --act silu --g-act silu --encoding rotate",
            "--sizes 12,12,8192,8192,128,128 --act silu --g-act silu --dtype f16",
        ]),
        OpName::TpaDecode if pass == Pass::Fwd => owned(&[
            "--sizes 1,1048576,32,16,128,128",
            "--sizes 8,8192,128,16,128,128",
            "--sizes 8,8192,32,16,128,128 --tokens 4",
            // One long sequence among short ones.
            "--sizes 8,32768,32,16,128,128 --kv-lens 32768,256,256,256,256,256,256,256",
            "--sizes 8,8192,34,6,64,64 --ranks 2,2",
            "--sizes 8,8192,47,6,64,64 --ranks 2,2",
            "--sizes 8,8192,61,6,64,64 --ranks 2,2",
            "--sizes 8,8192,78,6,64,64 --ranks 2,2",
            "--sizes 32,8192,78,6,64,64 --ranks 2,2",
            "--sizes 8,8192,32,16,128,128 --dtype f16",
            "--sizes 8,8192,32,16,128,128 --dtype f32",
        ]),
        OpName::TpaDecode => Vec::new(),
    };
    let problem = |words: String| Problem {
        op,
        pass,
        parameters: Parameters::of(&words),
    };
    all.into_iter().map(problem).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::published;
    use super::*;

    const ALL: Selection = Selection {
        passes: &[Pass::Fwd, Pass::Bwd],
        kinds: &[Kind::Speed, Kind::Memory],
        extent: Extent::All,
        variants: true,
        ways: true,
    };

    #[test]
    fn everything_that_was_published_has_a_row() {
        let tables = of(&[], ALL);
        let row = |table: &Table, row: &Row| (table.title.clone(), row.label.clone());
        let rows: HashSet<_> = tables
            .iter()
            .flat_map(|table| table.rows.iter().map(move |of| row(table, of)))
            .collect();
        for (title, size) in published::keys() {
            assert!(
                rows.contains(&(title.clone(), Label::Size(size))),
                "{title}, {size}"
            );
        }
    }

    #[test]
    fn the_largest_size_has_all_peers() {
        for table in of(&[], ALL) {
            let last = table.rows.last().unwrap();
            assert!(last.has_static_peers, "{}", table.title);
        }
    }

    #[test]
    fn rows_are_what_their_operators_take() {
        for table in of(&[], ALL) {
            for (column, problem) in table.rows.iter().flat_map(Row::ours) {
                assert_eq!((problem.op, problem.pass), (table.op, table.pass));
                let parameters = problem.parameters.clone();
                let again = Problem::new(table.op, table.pass, parameters).unwrap();
                assert_eq!(&again, problem, "{column}");
            }
        }
        let backward = Selection {
            passes: &[Pass::Bwd],
            ..ALL
        };
        assert!(of(&[OpName::TpaDecode], backward).is_empty());
        let ends: Vec<_> = (0..4).filter(|&at| Extent::Ends.has(at, 4)).collect();
        assert_eq!(ends, [0, 2, 3]);
    }
}
