//! The benchmarks of tpa_decode.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    DType, Device, Error, Float, Parallel, Splits, Tensor, TpaDecode, TpaFactors, TpaInputs,
    TpaQuery, Workspace, bf16, f16,
};

use serde_json::{Value, json};

use super::{Kind, PROBLEM, Row, Selection, Table};
use crate::bench::problem::{Inputs, Measure, Problem, Traffic};
use crate::bench::record::{Label, Measured};
use crate::cli::Pass;
use crate::random::RandomTensor;

/// B of the published benchmarks.
const BATCHES: [usize; 2] = [8, 32];
const HEADS: usize = 32;
const FEATURES: usize = 128;
const QUERY_RANK: usize = 16;
const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

/// The ways to divide the work besides the default, as the published tables name them.
const PARALLELS: [(&str, Parallel); 3] = [
    ("b", Parallel::Batch),
    ("bh", Parallel::BatchHead),
    ("bn", Parallel::Split(Splits::Auto)),
];

pub fn tables(selection: Selection) -> Vec<Table> {
    // There is no backward pass.
    if !selection.passes.contains(&Pass::Fwd) {
        return Vec::new();
    }
    let mut tables = Vec::new();
    for batch in BATCHES {
        for &kind in selection.kinds {
            let kind_name = kind.name();
            let row = |tokens| {
                let problem = TpaProblem::published(batch, tokens);
                row(Label::Size(tokens), problem, selection.ways)
            };
            tables.push(Table {
                title: format!(
                    "tpa_decode-{kind_name}-fwd-batch{batch}-head{HEADS}-dim{FEATURES}-rank{QUERY_RANK}-bf16"
                ),
                op: TpaDecode::NAME,
                kind,
                pass: Pass::Fwd,
                variable: "m",
                rows: selection.extent.of(&LENGTHS).map(row).collect(),
            });
        }
    }
    if selection.variants && selection.kinds.contains(&Kind::Speed) {
        tables.push(variants(selection.ways));
    }
    tables
}

/// What the published benchmarks leave out: one very long sequence, one long among short ones, the shapes of T6 models,
/// and the other types.
fn variants(parallels: bool) -> Table {
    let published = TpaProblem::published(8, 8192);
    let t6 = |heads, batch| TpaProblem {
        batch,
        heads,
        query_rank: 6,
        rank: 2,
        features: 64,
        ..published.clone()
    };
    let typed = |dtype| TpaProblem {
        dtype,
        ..published.clone()
    };
    let mut one_long = TpaProblem::published(8, 32768);
    one_long.kv_lens = Some(vec![32768, 256, 256, 256, 256, 256, 256, 256]);
    let rows = [
        ("batch1-m1048576", TpaProblem::published(1, 1 << 20)),
        ("batch8-m32768-lengths_256_but_one", one_long),
        ("batch8-m8192-head34-dim64-rank6_2_2", t6(34, 8)),
        ("batch8-m8192-head47-dim64-rank6_2_2", t6(47, 8)),
        ("batch8-m8192-head61-dim64-rank6_2_2", t6(61, 8)),
        ("batch8-m8192-head78-dim64-rank6_2_2", t6(78, 8)),
        ("batch32-m8192-head78-dim64-rank6_2_2", t6(78, 32)),
        ("batch8-m8192", typed(DType::F16)),
        ("batch8-m8192", typed(DType::F32)),
    ];
    let row = |(name, problem): (&str, TpaProblem)| {
        let label = Label::Text(format!("{name}-{}", problem.dtype));
        row(label, problem, parallels)
    };
    Table {
        title: format!("{}-speed-fwd-variants", TpaDecode::NAME),
        op: TpaDecode::NAME,
        kind: Kind::Speed,
        pass: Pass::Fwd,
        variable: PROBLEM,
        rows: rows.into_iter().map(row).collect(),
    }
}

fn row(label: Label, problem: TpaProblem, parallels: bool) -> Row {
    let other = |(name, parallel)| -> (&str, Box<dyn Problem>) {
        let problem = TpaProblem {
            parallel,
            ..problem.clone()
        };
        (name, Box::new(problem))
    };
    let others = match parallels {
        true => PARALLELS.map(other).into(),
        false => Vec::new(),
    };
    Row {
        label,
        problem: Box::new(problem),
        others,
    }
}

/// One decode.
#[derive(Clone)]
struct TpaProblem {
    dtype: DType,
    batch: usize,
    tokens: usize,
    heads: usize,
    query_rank: usize,
    /// Of keys and of values.
    rank: usize,
    /// D and E.
    features: usize,
    /// Instead of M each.
    kv_lens: Option<Vec<i32>>,
    parallel: Parallel,
}

impl TpaProblem {
    /// A problem of the published benchmarks: Rk = Rv = 1, D = E, in bf16.
    fn published(batch: usize, tokens: usize) -> Self {
        Self {
            dtype: DType::BF16,
            batch,
            tokens,
            heads: HEADS,
            query_rank: QUERY_RANK,
            rank: 1,
            features: FEATURES,
            kv_lens: None,
            parallel: Parallel::Auto,
        }
    }

    fn shapes(&self) -> TpaFactors<Vec<usize>> {
        let (b, m, h, d) = (self.batch, self.tokens, self.heads, self.features);
        // Published without the rank axis, which makes no difference in memory.
        let cached = |width| vec![b, m, self.rank, width];
        TpaFactors {
            query: TpaQuery::Factors {
                aq: vec![b, 1, h, self.query_rank],
                bq: vec![b, 1, self.query_rank, d],
            },
            ak: cached(h),
            bk: cached(d),
            av: cached(h),
            bv: cached(d),
        }
    }

    fn typed_inputs<T: Float>(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        let rng = &mut fastrand::Rng::with_seed(1);
        let shapes = self.shapes();
        let kv_lens = self.kv_lens.as_ref();
        let kv_lens = kv_lens.map(|kv_lens| device.tensor_from_slice(kv_lens, &[self.batch]));
        Ok(Box::new(Decode {
            op: TpaDecode::new().parallel(self.parallel),
            factors: shapes.try_map(|_, shape| RandomTensor::<T>::new(device, shape, rng))?,
            kv_lens: kv_lens.transpose()?,
            output_shape: [self.batch, 1, self.heads, self.features],
        }))
    }
}

impl Problem for TpaProblem {
    fn traffic(&self) -> Traffic {
        let (h, d, size) = (self.heads, self.features, self.dtype.size_in_bytes() as u64);
        let tokens: u64 = match &self.kv_lens {
            Some(kv_lens) => kv_lens
                .iter()
                .map(|&length| length.unsigned_abs() as u64)
                .sum(),
            None => self.batch as u64 * self.tokens as u64,
        };
        let cached = tokens * (2 * self.rank * (h + d)) as u64;
        let query = (self.batch * self.query_rank * (h + d)) as u64;
        let output = (self.batch * h * d) as u64;
        Traffic {
            bytes: (cached + query + output) * size,
            // Outputs are nothing beside the cache: of the streams that there are, the one with the most reads.
            mix: Mix::R6W1,
        }
    }

    fn peer(&self) -> Option<Value> {
        // The peers know neither lengths nor ranks of the cache.
        (self.rank == 1 && self.kv_lens.is_none()).then(|| {
            json!({
                "op": TpaDecode::NAME,
                "batch": self.batch,
                "m": self.tokens,
                "heads": self.heads,
                "rank": self.query_rank,
                "d": self.features,
                "e": self.features,
                "dtype": self.dtype.to_string(),
            })
        })
    }

    fn inputs(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        match self.dtype {
            DType::F32 => self.typed_inputs::<f32>(device),
            DType::F16 => self.typed_inputs::<f16>(device),
            DType::BF16 => self.typed_inputs::<bf16>(device),
        }
    }
}

struct Decode<T: Float> {
    op: TpaDecode,
    factors: TpaFactors<RandomTensor<T>>,
    kv_lens: Option<Tensor<i32>>,
    output_shape: [usize; 4],
}

impl<T: Float> Decode<T> {
    fn inputs(&self) -> TpaInputs<'_, T> {
        let inputs = TpaInputs::from(self.factors.map(|_, factor| factor.tensor().view()));
        match &self.kv_lens {
            Some(kv_lens) => inputs.kv_lens(kv_lens),
            None => inputs,
        }
    }
}

impl<T: Float> Inputs for Decode<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.forward(self.inputs())?))
    }

    fn measure(&self, measure: Measure) -> Result<Measured, Error> {
        let device = self.factors.bk.tensor().device();
        let mut o = device.zeros::<T>(&self.output_shape)?;
        let bytes = self.op.forward_workspace(self.inputs())?;
        let mut workspace = Workspace::new(device, bytes)?;
        measure(&mut || self.op.forward_into(self.inputs(), &mut o, &mut workspace))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Extent;
    use super::*;

    fn selection(passes: &[Pass]) -> Selection<'_> {
        Selection {
            passes,
            kinds: &[Kind::Speed, Kind::Memory],
            extent: Extent::All,
            variants: true,
            ways: true,
        }
    }

    #[test]
    fn titles_and_rows_are_those_of_the_published_tables() {
        let tables = tables(selection(&[Pass::Fwd, Pass::Bwd]));
        let titles: Vec<_> = tables.iter().map(|table| table.title.as_str()).collect();
        assert_eq!(
            titles,
            [
                "tpa_decode-speed-fwd-batch8-head32-dim128-rank16-bf16",
                "tpa_decode-memory-fwd-batch8-head32-dim128-rank16-bf16",
                "tpa_decode-speed-fwd-batch32-head32-dim128-rank16-bf16",
                "tpa_decode-memory-fwd-batch32-head32-dim128-rank16-bf16",
                "tpa_decode-speed-fwd-variants",
            ]
        );
        let labels: Vec<_> = tables[0]
            .rows
            .iter()
            .map(|row| row.label.to_string())
            .collect();
        assert_eq!((labels[0].as_str(), labels.len()), ("256.0", 8));
        let others: Vec<_> = tables[0].rows[0]
            .others
            .iter()
            .map(|other| other.0)
            .collect();
        assert_eq!(others, ["b", "bh", "bn"]);
        assert!(super::tables(selection(&[Pass::Bwd])).is_empty());
    }

    #[test]
    fn traffic_is_every_input_and_output_once() {
        // ak, av of 32 and bk, bv of 128 elements a token, 2 bytes each.
        let published = TpaProblem::published(8, 32768);
        let cache = 8 * 32768 * 2 * (32 + 128) * 2;
        let query = 8 * 16 * (32 + 128) * 2;
        let output = 8 * 32 * 128 * 2;
        assert_eq!(published.traffic().bytes, cache + query + output);
        let empty = TpaProblem {
            kv_lens: Some(vec![0; 8]),
            ..published
        };
        assert_eq!(empty.traffic().bytes, query + output);
    }
}
