//! Random problems over all that the operators take: where is a cliff?

use clap::ValueEnum;
use serde_json::Value;

use super::Kind;
use super::choice::{HuntArgs, MeasureArgs};
use super::parameters::{
    EncodingName, FunctionName, PairingName, Parameters, Problem, SoftmaxDim, Source, ThetaName,
};
use super::record::{Record, is_ours};
use super::sheet::Sheet;
use super::statistics;
use super::summary::beside_peers;
use super::tables::{self, Table};
use crate::error::Error;
use crate::op::{OpName, Pass};

/// As many problems are listed at the end.
const WORST: usize = 10;
/// The longest row of features of an LRPE operator.
const MOST_FEATURES: usize = 512;

/// The tables of so many random problems.
pub fn tables(args: &MeasureArgs, count: usize) -> Result<Vec<Table>, Error> {
    let mut rng = fastrand::Rng::with_seed(args.hunt.seed);
    let ops = OpName::selection(&args.ops);
    let passes: &[Pass] = args.pass.into();
    let mut problems: Vec<Problem> = Vec::new();
    while problems.len() < count {
        let op = ops[rng.usize(..ops.len())];
        let pass = passes[rng.usize(..passes.len())];
        if op.passes().contains(&pass) {
            problems.push(draw(op, pass, &args.hunt, &args.parameters, &mut rng)?);
        } else if op.passes().iter().all(|pass| !passes.contains(pass)) && ops.len() == 1 {
            return Err(Error::Usage(format!("{} has no such direction", op.stem())));
        }
    }
    let mut tables = Vec::new();
    for op in ops {
        for &pass in passes {
            let of = |problem: &&Problem| (problem.op, problem.pass) == (op, pass);
            let of: Vec<_> = problems.iter().filter(of).cloned().collect();
            tables.extend(tables::in_words(Kind::Speed, "random", of, false));
        }
    }
    Ok(tables)
}

/// A problem that moves as many bytes as the arguments allow, with the parameters that are given.
fn draw(
    op: OpName,
    pass: Pass,
    args: &HuntArgs,
    given: &Parameters,
    rng: &mut fastrand::Rng,
) -> Result<Problem, Error> {
    let [least, most] = match args.traffic[..] {
        [least, most] if (1e-2..=1e6).contains(&least) && (1e-2..=1e6).contains(&most) => {
            [least, least.max(most)]
        }
        _ => {
            let reason = "--traffic is two numbers from 0.01 to 1000000";
            return Err(Error::Usage(reason.to_owned()));
        }
    };
    // To 128 every operator has them; those of a rotation are even.
    let even = args.multiple << (args.multiple % 2);
    let features = match args.features[..] {
        [] => 0..=usize::MAX,
        [least, most] if least.max(1).next_multiple_of(even) <= most.min(128) => least..=most,
        _ => {
            let reason = "--features is two numbers with an even multiple up to 128 between them";
            return Err(Error::Usage(reason.to_owned()));
        }
    };
    let bytes = (1e6 * between(rng, least, most)) as u64;
    loop {
        let mut parameters = options(op, pass, args.multiple, rng);
        merge(&mut parameters, given, op);
        if !widths(op, &parameters.sizes).all(|width| features.contains(width)) {
            continue;
        }
        // What moves grows with the number of tokens, but for the state of a head, which is little where there are many.
        let moved = |tokens: usize| {
            let parameters = with_tokens(op, &parameters, tokens);
            Problem {
                op,
                pass,
                parameters,
            }
        };
        const SAMPLE: usize = 1 << 12;
        let per_token = moved(SAMPLE).work().bytes as f64 / SAMPLE as f64;
        let tokens = (bytes as f64 / per_token) as usize;
        let problem = moved(tokens.max(1));
        let got = problem.work().bytes as f64 / 1e6;
        // Too many heads for so few bytes: draw again.
        if tokens > 0 && got >= 0.5 * least && got <= 1.5 * most {
            return Problem::new(op, pass, problem.parameters);
        }
    }
}

/// Numbers whose logarithms are uniform.
fn between(rng: &mut fastrand::Rng, least: f64, most: f64) -> f64 {
    (least.ln() + rng.f64() * (most / least).ln()).exp()
}

fn count(rng: &mut fastrand::Rng, most: usize) -> usize {
    between(rng, 1.0, most as f64 + 0.99) as usize
}

fn one_in(rng: &mut fastrand::Rng, times: usize) -> bool {
    rng.usize(..times) == 0
}

fn any<T: ValueEnum + Clone>(rng: &mut fastrand::Rng) -> T {
    let all = T::value_variants();
    all[rng.usize(..all.len())].clone()
}

/// Features: a usual number, or any multiple.
fn features(rng: &mut fastrand::Rng, most: usize, multiple: usize) -> usize {
    const USUAL: [usize; 8] = [16, 32, 64, 80, 96, 128, 192, 256];
    let width = match rng.usize(..4) {
        0 | 1 => USUAL[rng.usize(..USUAL.len())],
        2 => 8 * rng.usize(1..=most / 8),
        _ => rng.usize(1..=most),
    };
    width.next_multiple_of(multiple).min(most - most % multiple)
}

/// Any value in half of the problems.
fn maybe<T: ValueEnum + Clone>(rng: &mut fastrand::Rng) -> Option<T> {
    let drawn = any(rng);
    one_in(rng, 2).then_some(drawn)
}

/// M for each N in 64ths.
fn ratio(rng: &mut fastrand::Rng) -> usize {
    if one_in(rng, 2) { 64 } else { count(rng, 4096) }
}

/// D, and E where there is one.
fn widths(op: OpName, sizes: &[usize]) -> impl Iterator<Item = &usize> {
    let fixed = match op {
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => 3,
        OpName::Flao | OpName::FlaoLrpe | OpName::TpaDecode => 4,
    };
    sizes.iter().skip(fixed)
}

/// Everything but the number of tokens, which stands as 1.
fn options(op: OpName, pass: Pass, multiple: usize, rng: &mut fastrand::Rng) -> Parameters {
    let dtype = Some(any(rng)).filter(|_| !one_in(rng, 3));
    let (b, h) = (count(rng, 256), count(rng, 64));
    match op {
        OpName::Flao => {
            let ratio = ratio(rng);
            let (d, e) = (features(rng, 256, multiple), features(rng, 256, multiple));
            Parameters {
                sizes: vec![b, h, 64, ratio, d, e],
                dtype,
                layout: maybe(rng),
                no_gate: one_in(rng, 6),
                save: maybe(rng),
                ..Parameters::default()
            }
        }
        OpName::FlaoLrpe => {
            let (ratio, encoding) = (ratio(rng), any(rng));
            let is_encoded = encoding != EncodingName::None;
            let most = if is_encoded { 128 } else { 256 };
            let even = multiple << (multiple % 2);
            let (d, e) = (features(rng, most, even), features(rng, 256, multiple));
            let mut f = || {
                let all = [
                    FunctionName::Relu,
                    FunctionName::Sigmoid,
                    FunctionName::Silu,
                ];
                one_in(rng, 2).then(|| all[rng.usize(..3)])
            };
            let [act, v_act, g_act] = [f(), f(), f()];
            Parameters {
                sizes: vec![b, h, 64, ratio, d, e],
                dtype,
                layout: maybe(rng),
                act,
                v_act,
                g_act,
                encoding: Some(encoding),
                normalizer: one_in(rng, 4),
                no_gate: one_in(rng, 4),
                dtheta: pass == Pass::Bwd && is_encoded && one_in(rng, 5),
                ..Parameters::default()
            }
        }
        OpName::TpaDecode => {
            let (d, e) = (features(rng, 256, multiple), features(rng, 256, multiple));
            let (h, r) = (count(rng, 128), count(rng, 64));
            Parameters {
                sizes: vec![b, 1, h, r, d, e],
                dtype,
                ranks: match one_in(rng, 2) {
                    true => vec![count(rng, 4), count(rng, 4)],
                    false => Vec::new(),
                },
                tokens: one_in(rng, 3).then(|| rng.usize(2..=8)),
                dense_query: one_in(rng, 3),
                ..Parameters::default()
            }
        }
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => {
            let rotates = op == OpName::LrpeRotate;
            let (most, multiple) = match rotates {
                true => (MOST_FEATURES, multiple << (multiple % 2)),
                false => (MOST_FEATURES / 2, multiple),
            };
            let d = features(rng, most, multiple);
            let act = Some(any(rng)).filter(|act| *act != FunctionName::None);
            let on_grid = op == OpName::LrpeCosineMd || rotates && one_in(rng, 8);
            let positions = Some(any(rng)).filter(|_| !on_grid && one_in(rng, 2));
            let rotary_dim = (rotates && one_in(rng, 4)).then(|| 2 * rng.usize(1..=d / 2));
            let axes = match positions {
                Some(Source::Given) if d <= 256 => Some(rng.usize(1..=4)).filter(|&axes| axes > 1),
                _ => None,
            };
            let theta = Some(any(rng)).filter(|theta| match theta {
                ThetaName::Heads => false,
                ThetaName::Scalar => !on_grid && axes.is_none(),
                ThetaName::Shared => true,
            });
            let is_softmax = act == Some(FunctionName::Softmax);
            Parameters {
                sizes: vec![b, 1, h, d],
                dtype,
                layout: maybe(rng),
                act,
                dim: (is_softmax && one_in(rng, 2)).then_some(SoftmaxDim::Sequence),
                positions,
                axes,
                shape: match on_grid {
                    true => vec![1; rng.usize(1..=4)],
                    false => Vec::new(),
                },
                extra_tokens: (on_grid && one_in(rng, 2)).then(|| rng.usize(1..=16)),
                theta,
                pairing: (rotates && one_in(rng, 3)).then_some(PairingName::Interleaved),
                rotary_dim,
                dtheta: pass == Pass::Bwd && one_in(rng, 5),
                in_place: rotates && one_in(rng, 5),
                ..Parameters::default()
            }
        }
    }
}

/// The same with so many tokens, or nearly.
fn with_tokens(op: OpName, parameters: &Parameters, tokens: usize) -> Parameters {
    let mut parameters = parameters.clone();
    match op {
        OpName::Flao | OpName::FlaoLrpe => {
            // A ratio stands for N and M.
            let (n, m) = (parameters.sizes[2], parameters.sizes[3]);
            parameters.sizes[2] = (tokens * n / (n + m)).max(1);
            parameters.sizes[3] = (tokens * m / (n + m)).max(1);
        }
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd
            if !parameters.shape.is_empty() =>
        {
            let axes = parameters.shape.len();
            let length = (tokens as f64).powf(1.0 / axes as f64).round().max(1.0) as usize;
            parameters.shape = vec![length; axes];
            // What is left over goes to the slowest axis.
            parameters.shape[0] = (tokens / length.pow(axes as u32 - 1)).max(1);
            parameters.sizes[1] =
                parameters.extra_tokens.unwrap_or(0) + parameters.shape.iter().product::<usize>();
        }
        OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd | OpName::TpaDecode => {
            parameters.sizes[1] = tokens;
        }
    }
    parameters
}

/// Puts what is given in the place of what was drawn, as far as it is something to the operator.
fn merge(drawn: &mut Parameters, given: &Parameters, op: OpName) {
    let (Ok(Value::Object(mut all)), Ok(Value::Object(given))) =
        (serde_json::to_value(&*drawn), serde_json::to_value(given))
    else {
        return;
    };
    for (name, value) in given {
        if name != "sizes" && Problem::knows(op, &name) {
            all.insert(name, value);
        }
    }
    if let Ok(merged) = serde_json::from_value(Value::Object(all)) {
        *drawn = merged;
    }
}

/// Median and worst multiples of the limit, the worst problems, to run again, and where PyTorch is faster.
pub fn summary(records: &[Record]) -> Vec<String> {
    let mut found: Vec<(f64, &Record)> = records
        .iter()
        .filter(|record| is_ours(&record.column))
        .filter_map(|record| Some((1.0 / record.share?, record)))
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let line = |name: &str, found: &[&(f64, &Record)]| {
        let multiples = statistics::of(found.iter().map(|(multiple, _)| *multiple).collect());
        let (worst, _) = found[0];
        let (count, median) = (found.len(), multiples.median);
        format!(
            "{name:20} {count:>4} problems, {median:.2} × the limit in the median, {worst:.2} at worst"
        )
    };
    let mut lines = Vec::new();
    for op in OpName::value_variants() {
        for pass in op.passes() {
            let of = |(_, record): &&(f64, &Record)| {
                (record.problem.op, record.problem.pass) == (*op, *pass)
            };
            let of: Vec<_> = found.iter().filter(of).collect();
            if !of.is_empty() {
                lines.push(line(&format!("{} {}", op.stem(), pass.name()), &of));
            }
        }
    }
    if found.is_empty() {
        lines.push("no limit is known: that takes a GPU".to_owned());
    } else {
        lines.push(line("all", &found.iter().collect::<Vec<_>>()));
        let worst = WORST.min(found.len());
        lines.push(format!("the {worst} farthest from the limit:"));
    }
    for (multiple, record) in found.iter().take(WORST) {
        let time = record.effective().unwrap_or(record.value);
        lines.push(format!(
            "{multiple:6.2} ×  {time:.4} ms  gimbal bench {}",
            record.problem
        ));
    }
    let sheets = Sheet::all(records);
    let rows: Vec<_> = sheets.iter().flat_map(|sheet| &sheet.rows).collect();
    lines.extend(beside_peers(&rows));
    for row in rows {
        if let (Some((factor, peer)), Some(ours)) = (row.best_peer(), row.ours())
            && factor < 1.0
        {
            let (column, problem) = (&peer.column, &ours.problem);
            lines.push(format!("{factor:6.2} ×  {column}: gimbal bench {problem}"));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Words {
        op: OpName,
        #[arg(long, value_enum)]
        pass: Pass,
        #[command(flatten)]
        parameters: Parameters,
    }

    fn args(multiple: usize) -> HuntArgs {
        HuntArgs {
            random: None,
            seed: 0,
            traffic: vec![16.0, 600.0],
            features: Vec::new(),
            multiple,
        }
    }

    #[test]
    fn drawn_problems_fit_and_can_be_run_again_by_name() {
        let args = args(1);
        let mut rng = fastrand::Rng::with_seed(7);
        for op in OpName::value_variants() {
            for &pass in op.passes() {
                for _ in 0..200 {
                    let given = Parameters::default();
                    let problem = draw(*op, pass, &args, &given, &mut rng).unwrap();
                    let megabytes = problem.work().bytes as f64 / 1e6;
                    assert!(
                        (8.0..900.0).contains(&megabytes),
                        "{problem}: {megabytes} MB"
                    );
                    let name = problem.to_string();
                    let words = Words::try_parse_from(
                        std::iter::once("gimbal").chain(name.split_whitespace()),
                    );
                    let words = words.unwrap_or_else(|error| panic!("{name}: {error}"));
                    let again = Problem::new(words.op, words.pass, words.parameters).unwrap();
                    assert_eq!(again, problem);
                    let json = serde_json::to_string(&problem).unwrap();
                    assert_eq!(serde_json::from_str::<Problem>(&json).unwrap(), problem);
                }
            }
        }
    }

    #[test]
    fn without_a_limit_there_is_no_median() {
        assert_eq!(summary(&[])[0], "no limit is known: that takes a GPU");
    }

    #[test]
    fn features_are_between_those_that_are_given() {
        let mut args = args(8);
        args.features = vec![32, 48];
        let mut rng = fastrand::Rng::with_seed(7);
        for op in OpName::value_variants() {
            let problem = draw(*op, op.passes()[0], &args, &Parameters::default(), &mut rng);
            let sizes = problem.unwrap().parameters.sizes;
            for width in widths(*op, &sizes) {
                assert!(
                    (32..=48).contains(width) && width % 8 == 0,
                    "{op:?}: {sizes:?}"
                );
            }
        }
        args.features = vec![130, 256];
        let refused = draw(
            OpName::Flao,
            Pass::Fwd,
            &args,
            &Parameters::default(),
            &mut rng,
        );
        assert!(refused.is_err());
    }

    #[test]
    fn what_is_given_is_not_drawn() {
        let args = args(8);
        let given = Parameters::of("--dtype f16 --act silu");
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..50 {
            let problem = draw(OpName::Flao, Pass::Fwd, &args, &given, &mut rng).unwrap();
            assert_eq!(problem.parameters.dtype, given.dtype);
            let [.., d, e] = problem.parameters.sizes[..] else {
                panic!()
            };
            assert_eq!((d % 8, e % 8), (0, 0));
            let problem = draw(OpName::LrpeCosine, Pass::Bwd, &args, &given, &mut rng).unwrap();
            assert_eq!(problem.parameters.act, given.act);
        }
    }
}
