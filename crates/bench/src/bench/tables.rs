//! The tables: the published benchmarks, what they leave out, and problems of one's own.

use std::iter;

use gimbal_ops::SoftmaxAxis;

use super::Kind;
use super::choice::MeasureArgs;
use super::parameters::{
    DTypeName, EncodingName, FunctionName, PairingName, ParallelName, Parameters, Problem,
    SoftmaxDim, Source, ThetaName,
};
use super::record::{Label, OURS};
use crate::error::Error;
use crate::flao::SaveName;
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
    fn of(self, sizes: &[usize]) -> impl Iterator<Item = usize> {
        let last = sizes.len().saturating_sub(1);
        let is_chosen = move |index: usize| match self {
            Self::All => true,
            Self::Ends => [0, sizes.len() / 2, last].contains(&index),
            Self::Smallest => index == 0,
        };
        let chosen = sizes.iter().enumerate();
        chosen
            .filter(move |(index, _)| is_chosen(*index))
            .map(|(_, &size)| size)
    }
}

/// The tables that the command line asks for.
pub fn selected(args: &MeasureArgs, on_gpu: bool) -> Result<Vec<Table>, Error> {
    let mut tables = if args.parameters.is_empty() {
        let selection = Selection {
            passes: args.pass.passes(),
            kinds: args.kind.kinds(),
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
            args.pass.passes(),
            args.kind.kinds(),
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
    let what = if what.is_empty() {
        String::new()
    } else {
        format!("-{what}")
    };
    Some(Table {
        title: format!("{}-{}-{}{what}", op.stem(), kind.name(), pass.name()),
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
                tables.extend(in_words(Kind::Speed, "variants", problems, ways).map(
                    |mut table| {
                        for row in &mut table.rows {
                            // What rotary libraries compute. Compiling PyTorch for all others would take long.
                            let parameters = &row.problem.parameters;
                            row.has_peers = op == OpName::LrpeRotate
                                && parameters.theta.is_some()
                                && parameters.act.is_none()
                                || op == OpName::FlaoLrpe;
                        }
                        table
                    },
                ));
            }
        }
    }
    tables
}

const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

/// A published benchmark: the sizes along its variable, and the parameters of each.
struct Benchmark {
    variable: &'static str,
    lengths: &'static [usize],
    parameters: Box<dyn Fn(usize) -> Parameters>,
}

fn benchmarks(op: OpName) -> Vec<Benchmark> {
    let along = |variable, lengths, parameters| Benchmark {
        variable,
        lengths,
        parameters,
    };
    match op {
        OpName::LrpeRotate | OpName::LrpeCosine => acts()
            .map(|(act, dim)| {
                along(
                    "n",
                    &LENGTHS,
                    Box::new(move |n| line(act, dim, [12, n, 12, 128])),
                )
            })
            .into(),
        OpName::LrpeCosineMd => {
            const GRIDS: [(usize, &[usize]); 3] =
                [(1, &LENGTHS), (2, &[16, 32, 64, 128]), (3, &[4, 8, 16, 32])];
            let grid = |(axes, lengths), extra_tokens| {
                let parameters = move |n| grid(vec![n; axes], extra_tokens);
                along("n", lengths, Box::new(parameters))
            };
            let grids = GRIDS.into_iter();
            grids
                .flat_map(|shape| [0, 10].map(|extra_tokens| grid(shape, extra_tokens)))
                .collect()
        }
        OpName::Flao => vec![along(
            "n",
            &LENGTHS,
            Box::new(|n| sized([12, 12, n, n, 128, 128])),
        )],
        OpName::FlaoLrpe => vec![along("n", &LENGTHS, Box::new(linear_layer))],
        OpName::TpaDecode => [8, 32]
            .map(|batch| {
                along(
                    "m",
                    &LENGTHS,
                    Box::new(move |m| sized([batch, m, 32, 16, 128, 128])),
                )
            })
            .into(),
    }
}

/// The activations of the published benchmarks.
fn acts() -> [(Option<FunctionName>, Option<SoftmaxDim>); 4] {
    let softmax = Some(FunctionName::Softmax);
    [
        (None, None),
        (Some(FunctionName::Silu), None),
        (softmax, None),
        (softmax, Some(SoftmaxDim::Sequence)),
    ]
}

/// A layer of linear attention: silu of queries, keys and the gate, and cosine.
fn linear_layer(n: usize) -> Parameters {
    Parameters {
        act: Some(FunctionName::Silu),
        g_act: Some(FunctionName::Silu),
        ..sized([12, 12, n, n, 128, 128])
    }
}

/// That of a video model: relu, a rotation by the axes of 21 frames of 30 × 50, and a normaliser, without a gate.
fn video_layer() -> Parameters {
    Parameters {
        act: Some(FunctionName::Relu),
        encoding: Some(EncodingName::Rotate),
        pairing: Some(PairingName::Interleaved),
        shape: vec![21, 30, 50],
        theta: Some(ThetaName::Shared),
        normalizer: true,
        no_gate: true,
        ..sized([2, 20, 31_500, 31_500, 112, 112])
    }
}

fn sized<const K: usize>(sizes: [usize; K]) -> Parameters {
    Parameters {
        sizes: sizes.to_vec(),
        ..Parameters::default()
    }
}

fn line(act: Option<FunctionName>, dim: Option<SoftmaxDim>, sizes: [usize; 4]) -> Parameters {
    Parameters {
        act,
        dim,
        ..sized(sizes)
    }
}

fn grid(shape: Vec<usize>, extra_tokens: usize) -> Parameters {
    let tokens = extra_tokens + shape.iter().product::<usize>();
    Parameters {
        shape,
        extra_tokens: (extra_tokens > 0).then_some(extra_tokens),
        ..sized([12, tokens, 12, 128])
    }
}

fn published(
    op: OpName,
    kind: Kind,
    pass: Pass,
    benchmark: &Benchmark,
    selection: Selection,
) -> Table {
    let problem = |length| Problem {
        op,
        pass,
        parameters: (benchmark.parameters)(length),
    };
    let row = |length| Row {
        // Every second size, the largest among them. At the first, what compiles once for all sizes has compiled for this one.
        has_static_peers: benchmark
            .lengths
            .iter()
            .position(|&of| of == length)
            .is_some_and(|at| at % 2 == 1),
        ..row(Label::Size(length), problem(length), selection.ways)
    };
    let lengths = selection.extent.of(benchmark.lengths);
    Table {
        title: title(kind, &problem(benchmark.lengths[0])),
        op,
        kind,
        pass,
        variable: benchmark.variable,
        rows: lengths.map(row).collect(),
    }
}

/// As the published benchmarks have it.
fn title(kind: Kind, problem: &Problem) -> String {
    let Problem {
        op,
        pass,
        parameters,
    } = problem;
    let (stem, kind, pass) = (op.stem(), kind.name(), pass.name());
    let (sizes, dtype) = (&parameters.sizes, parameters.dtype());
    match (op, &sizes[..]) {
        (OpName::Flao, [b, h, _, _, d, e]) => {
            format!("{stem}-{kind}-{pass}-batch{b}-head{h}-dim{d}-dim{e}-{dtype}")
        }
        (OpName::FlaoLrpe, [b, h, _, _, d, e]) => {
            format!("{stem}-{kind}-{pass}-batch{b}-head{h}-dim{d}-dim{e}-act_silu-cosine-{dtype}")
        }
        (OpName::TpaDecode, [b, _, h, r, d, _]) => {
            format!("{stem}-{kind}-{pass}-batch{b}-head{h}-dim{d}-rank{r}-{dtype}")
        }
        (OpName::LrpeCosineMd, [b, _, h, d]) => {
            let (axes, extra) = (parameters.shape.len(), parameters.extra_tokens.unwrap_or(0));
            format!("md_lrpe_cosine-{kind}-{pass}-batch{b}-head{h}-dim{d}-{dtype}-{axes}d-l{extra}")
        }
        (OpName::LrpeRotate | OpName::LrpeCosine, [b, _, h, d]) => {
            let act = match parameters.activation() {
                Some(gimbal_ops::Activation::Silu) => "silu",
                Some(gimbal_ops::Activation::Softmax(SoftmaxAxis::Feature)) => "softmax-dim_-1",
                Some(gimbal_ops::Activation::Softmax(SoftmaxAxis::Sequence)) => "softmax-dim_1",
                _ => "none",
            };
            format!("{stem}-{kind}-{pass}-batch{b}-head{h}-dim{d}-act_{act}-{dtype}")
        }
        (
            OpName::LrpeRotate
            | OpName::LrpeCosine
            | OpName::LrpeCosineMd
            | OpName::Flao
            | OpName::FlaoLrpe
            | OpName::TpaDecode,
            _,
        ) => format!("{stem}-{kind}-{pass}"),
    }
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
    let typed = |parameters: &Parameters, dtype| Parameters {
        dtype: Some(dtype),
        ..parameters.clone()
    };
    let mut all = Vec::new();
    match op {
        OpName::LrpeRotate | OpName::LrpeCosine => {
            for (act, dim) in acts() {
                let of = |sizes| line(act, dim, sizes);
                let published = of([12, 8192, 12, 128]);
                all.extend([
                    of([1, 32768, 96, 128]),
                    of([5, 3001, 10, 128]),
                    of([3, 777, 7, 128]),
                ]);
                all.push(Parameters {
                    theta: Some(ThetaName::Shared),
                    ..published.clone()
                });
                all.extend([DTypeName::F16, DTypeName::F32].map(|dtype| typed(&published, dtype)));
                if pass == Pass::Bwd && dim.is_none() {
                    all.push(Parameters {
                        dtheta: true,
                        ..published
                    });
                }
            }
            if op == OpName::LrpeRotate && pass == Pass::Fwd {
                // Queries and keys of a model of 8 billion parameters: reading a prompt, a token of each of 64
                // sequences, and 8 sequences back to back.
                let model = |batch, tokens| Parameters {
                    key_heads: Some(8),
                    positions: Some(Source::Given),
                    theta: Some(ThetaName::Shared),
                    ..sized([batch, tokens, 32, 128])
                };
                let packed = Parameters {
                    positions: Some(Source::Packed),
                    ..model(8, 4096)
                };
                all.extend([model(1, 8192), model(64, 1), packed]);
            }
        }
        OpName::LrpeCosineMd => {
            all.extend([grid(vec![37, 61], 0), grid(vec![7, 9, 11], 3)]);
            if pass == Pass::Bwd {
                all.push(Parameters {
                    dtheta: true,
                    ..grid(vec![64, 64], 0)
                });
            }
        }
        OpName::Flao => {
            let published = sized([12, 12, 8192, 8192, 128, 128]);
            all.extend([
                sized([12, 12, 8192, 8192, 64, 64]),
                sized([12, 12, 32768, 32768, 64, 64]),
                sized([12, 12, 8192, 8192, 256, 128]),
                sized([12, 12, 8192, 8192, 128, 256]),
                sized([12, 12, 4096, 4096, 256, 256]),
                sized([12, 12, 8192, 8192, 136, 136]),
                sized([4, 12, 8192, 8192, 127, 129]),
                sized([1, 1, 262_144, 262_144, 128, 128]),
                sized([12, 12, 1000, 1000, 128, 128]),
                sized([12, 12, 20_000, 20_000, 128, 128]),
            ]);
            all.extend([DTypeName::F16, DTypeName::F32].map(|dtype| typed(&published, dtype)));
        }
        OpName::FlaoLrpe => {
            let layer = linear_layer(8192);
            all.push(video_layer());
            all.push(Parameters {
                encoding: Some(EncodingName::Rotate),
                ..layer.clone()
            });
            all.push(typed(&layer, DTypeName::F16));
        }
        OpName::TpaDecode if pass == Pass::Fwd => {
            let published = sized([8, 8192, 32, 16, 128, 128]);
            let t6 = |batch, heads| Parameters {
                ranks: vec![2, 2],
                ..sized([batch, 8192, heads, 6, 64, 64])
            };
            all.push(sized([1, 1 << 20, 32, 16, 128, 128]));
            all.push(sized([8, 8192, 128, 16, 128, 128]));
            all.push(Parameters {
                tokens: Some(4),
                ..published.clone()
            });
            // One long sequence among short ones.
            all.push(Parameters {
                kv_lens: vec![32768, 256, 256, 256, 256, 256, 256, 256],
                ..sized([8, 32768, 32, 16, 128, 128])
            });
            all.extend([t6(8, 34), t6(8, 47), t6(8, 61), t6(8, 78), t6(32, 78)]);
            all.extend([DTypeName::F16, DTypeName::F32].map(|dtype| typed(&published, dtype)));
        }
        OpName::TpaDecode => {}
    }
    let problem = |parameters| Problem {
        op,
        pass,
        parameters,
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
                let Problem {
                    op,
                    pass,
                    parameters,
                } = problem.clone();
                assert_eq!((op, pass), (table.op, table.pass));
                let again = Problem::new(op, pass, parameters).unwrap();
                assert_eq!(&again, problem, "{column}");
            }
        }
        let backward = Selection {
            passes: &[Pass::Bwd],
            ..ALL
        };
        assert!(of(&[OpName::TpaDecode], backward).is_empty());
        let ends: Vec<_> = Extent::Ends.of(&[16, 32, 64, 128]).collect();
        assert_eq!(ends, [16, 64, 128]);
    }
}
