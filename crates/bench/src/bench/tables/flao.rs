//! The benchmarks of flao.

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    DType, Device, Error, Flao, FlaoGradients, FlaoInputs, FlaoSave, FlaoSaved, Float, Workspace,
    bf16, f16,
};

use serde_json::{Value, json};

use super::{Kind, PROBLEM, Row, Selection, Table};
use crate::bench::problem::{Inputs, Measure, Problem, Traffic};
use crate::bench::record::{Label, Measured};
use crate::cli::Pass;
use crate::random::RandomTensor;

const BATCH: usize = 12;
const HEADS: usize = 12;
const FEATURES: usize = 128;
const LENGTHS: [usize; 8] = [256, 512, 1024, 2048, 4096, 8192, 16384, 32768];

/// The other policies of what the forward pass keeps, as columns beside the default, which keeps kv.
const OTHER_SAVES: [(&str, FlaoSave); 2] = [
    ("nothing", FlaoSave::Nothing),
    ("kv-qkv", FlaoSave::KvAndProduct),
];

/// One table for each kind and pass, as published; what is kept makes columns.
pub fn tables(selection: Selection) -> Vec<Table> {
    let mut tables = Vec::new();
    for &kind in selection.kinds {
        for &pass in selection.passes {
            let row = |tokens| {
                let label = Label::Size(tokens);
                row(label, problem(pass, FlaoSave::Kv, tokens), selection.ways)
            };
            let (kind_name, pass_name) = (kind.name(), pass.name());
            tables.push(Table {
                title: format!(
                    "flao-{kind_name}-{pass_name}-batch{BATCH}-head{HEADS}-dim{FEATURES}-dim{FEATURES}-bf16"
                ),
                op: Flao::NAME,
                kind,
                pass,
                variable: "n",
                rows: selection.extent.of(&LENGTHS).map(row).collect(),
            });
        }
    }
    if selection.variants && selection.kinds.contains(&Kind::Speed) {
        tables.extend(selection.passes.iter().map(|&pass| variants(pass)));
    }
    tables
}

fn row(label: Label, problem: FlaoProblem, ways: bool) -> Row {
    let other = |(name, save)| -> (&str, Box<dyn Problem>) {
        (name, Box::new(FlaoProblem { save, ..problem }))
    };
    Row {
        label,
        problem: Box::new(problem),
        others: match ways {
            true => OTHER_SAVES.map(other).into(),
            false => Vec::new(),
        },
    }
}

/// What the published benchmarks leave out: narrow and wide heads, one long head, and the other types.
fn variants(pass: Pass) -> Table {
    let published = problem(pass, FlaoSave::Kv, 8192);
    let row = |name: &str, problem: FlaoProblem| {
        let label = Label::Text(format!("{name}-{}", problem.dtype));
        row(label, problem, false)
    };
    let narrow = FlaoProblem {
        features: [64, 64],
        ..published
    };
    let wide = |features, tokens| FlaoProblem {
        features,
        queries: tokens,
        keys: tokens,
        ..published
    };
    let one_head = FlaoProblem {
        heads: [1, 1],
        ..published
    };
    let longer = |problem, tokens| FlaoProblem {
        queries: tokens,
        keys: tokens,
        ..problem
    };
    let typed = |dtype| FlaoProblem { dtype, ..published };
    Table {
        title: format!("flao-speed-{}-variants", pass.name()),
        op: Flao::NAME,
        kind: Kind::Speed,
        pass,
        variable: PROBLEM,
        rows: vec![
            row("dim64-dim64-n8192", narrow),
            row("dim64-dim64-n32768", longer(narrow, 32768)),
            row("dim256-dim128-n8192", wide([256, 128], 8192)),
            row("dim128-dim256-n8192", wide([128, 256], 8192)),
            row("dim256-dim256-n4096", wide([256, 256], 4096)),
            row("dim136-dim136-n8192", wide([136, 136], 8192)),
            row("batch1-head1-n262144", longer(one_head, 262_144)),
            row("n1000", longer(published, 1000)),
            row("n20000", longer(published, 20_000)),
            row("n8192", typed(DType::F16)),
            row("n8192", typed(DType::F32)),
        ],
    }
}

/// A problem of the published benchmarks.
fn problem(pass: Pass, save: FlaoSave, tokens: usize) -> FlaoProblem {
    FlaoProblem {
        pass,
        save,
        dtype: DType::BF16,
        heads: [BATCH, HEADS],
        queries: tokens,
        keys: tokens,
        features: [FEATURES; 2],
    }
}

/// One call of flao.
#[derive(Clone, Copy)]
struct FlaoProblem {
    pass: Pass,
    save: FlaoSave,
    dtype: DType,
    /// B and H.
    heads: [usize; 2],
    queries: usize,
    keys: usize,
    /// D and E.
    features: [usize; 2],
}

impl FlaoProblem {
    fn shape(&self, rows: usize, features: usize) -> [usize; 4] {
        let [batch, heads] = self.heads;
        [batch, heads, rows, features]
    }

    /// The bytes of a tensor of rows for each of D and E.
    fn row_bytes(&self, rows: usize) -> [u64; 2] {
        let [batch, heads] = self.heads;
        let bytes = self.dtype.size_in_bytes();
        self.features
            .map(|features| (batch * heads * rows * features * bytes) as u64)
    }

    fn kv_bytes(&self) -> u64 {
        let ([batch, heads], [d, e]) = (self.heads, self.features);
        match self.save {
            FlaoSave::Nothing => 0,
            FlaoSave::Kv | FlaoSave::KvAndProduct => (batch * heads * d * e * 4) as u64,
        }
    }

    /// q and o, or g, then k and v.
    fn tensors(&self) -> ([u64; 2], [u64; 2]) {
        (self.row_bytes(self.queries), self.row_bytes(self.keys))
    }

    fn product_bytes(&self) -> u64 {
        match self.save {
            FlaoSave::KvAndProduct => self.tensors().0[1],
            _ => 0,
        }
    }

    fn typed_inputs<T: Float>(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        let rng = &mut fastrand::Rng::with_seed(1);
        let [d, e] = self.features;
        let mut tensor =
            |rows, features| RandomTensor::<T>::new(device, &self.shape(rows, features), rng);
        let forward = Forward {
            // Keeps o near 1, which f16 needs.
            op: Flao::new().scale((self.keys as f32 * d as f32).recip().sqrt()),
            save: self.save,
            q: tensor(self.queries, d)?,
            k: tensor(self.keys, d)?,
            v: tensor(self.keys, e)?,
            g: tensor(self.queries, e)?,
        };
        Ok(match self.pass {
            Pass::Fwd => Box::new(forward),
            Pass::Bwd => {
                let d_o = tensor(self.queries, e)?;
                let (o, saved) = forward.op.forward_saving(forward.inputs(), self.save)?;
                // Memory is measured from here on.
                drop(o);
                device.synchronize()?;
                Box::new(Backward {
                    forward,
                    saved,
                    d_o,
                })
            }
        })
    }
}

impl Problem for FlaoProblem {
    fn traffic(&self) -> Traffic {
        let ([q, g], [k, v]) = self.tensors();
        let inputs = q + k + v + g;
        match self.pass {
            Pass::Fwd => Traffic {
                bytes: inputs + g + self.kv_bytes() + self.product_bytes(),
                mix: match self.save {
                    // As many reads for each write as four for two.
                    FlaoSave::KvAndProduct => Mix::R2W1,
                    _ => Mix::R4W1,
                },
            },
            // The product need not be read: it is computed in less time.
            Pass::Bwd => Traffic {
                bytes: 2 * inputs + g + self.kv_bytes(),
                mix: Mix::R5W4,
            },
        }
    }

    fn footprint(&self) -> u64 {
        match self.pass {
            Pass::Fwd => self.traffic().bytes,
            Pass::Bwd => self.traffic().bytes + self.product_bytes(),
        }
    }

    fn peer(&self) -> Option<Value> {
        Some(json!({
            "op": Flao::NAME,
            "q": self.shape(self.queries, self.features[0]),
            "v": self.shape(self.keys, self.features[1]),
            "dtype": self.dtype.to_string(),
        }))
    }

    fn inputs(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        match self.dtype {
            DType::F32 => self.typed_inputs::<f32>(device),
            DType::F16 => self.typed_inputs::<f16>(device),
            DType::BF16 => self.typed_inputs::<bf16>(device),
        }
    }
}

struct Forward<T: Float> {
    op: Flao,
    save: FlaoSave,
    q: RandomTensor<T>,
    k: RandomTensor<T>,
    v: RandomTensor<T>,
    g: RandomTensor<T>,
}

impl<T: Float> Forward<T> {
    fn inputs(&self) -> FlaoInputs<'_, T> {
        let Self { q, k, v, g, .. } = self;
        FlaoInputs::new(q.tensor(), k.tensor(), v.tensor(), g.tensor())
    }
}

impl<T: Float> Inputs for Forward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.op.forward_saving(self.inputs(), self.save)?))
    }

    fn measure(&self, measure: Measure) -> Result<Measured, Error> {
        let inputs = self.inputs();
        let (mut o, mut saved) = self.op.forward_saving(inputs, self.save)?;
        let bytes = self.op.forward_workspace(inputs, self.save)?;
        let mut workspace = Workspace::new(o.device(), bytes)?;
        measure(&mut || {
            self.op
                .forward_into(inputs, &mut o, &mut saved, &mut workspace)
        })
    }
}

struct Backward<T: Float> {
    forward: Forward<T>,
    saved: FlaoSaved<T>,
    d_o: RandomTensor<T>,
}

impl<T: Float> Backward<T> {
    fn gradients(&self) -> Result<FlaoGradients<T>, Error> {
        let Self {
            forward,
            saved,
            d_o,
        } = self;
        forward.op.backward(forward.inputs(), saved, d_o.tensor())
    }
}

impl<T: Float> Inputs for Backward<T> {
    fn call(&self) -> Result<Box<dyn Any>, Error> {
        Ok(Box::new(self.gradients()?))
    }

    fn measure(&self, measure: Measure) -> Result<Measured, Error> {
        let mut gradients = self.gradients()?;
        let (op, inputs) = (&self.forward.op, self.forward.inputs());
        let (saved, d_o) = (&self.saved, self.d_o.tensor());
        let bytes = op.backward_workspace(inputs, saved, d_o)?;
        let mut workspace = Workspace::new(d_o.device(), bytes)?;
        measure(&mut || op.backward_into(inputs, saved, d_o, &mut gradients, &mut workspace))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Extent;
    use super::*;
    use crate::flao::SAVES;

    #[test]
    fn titles_are_those_of_the_published_tables() {
        let selection = Selection {
            passes: &[Pass::Fwd, Pass::Bwd],
            kinds: &[Kind::Speed, Kind::Memory],
            extent: Extent::All,
            variants: true,
            ways: true,
        };
        let tables = tables(selection);
        assert_eq!(tables.len(), 2 * 2 + 2);
        for title in [
            "flao-speed-fwd-batch12-head12-dim128-dim128-bf16",
            "flao-memory-bwd-batch12-head12-dim128-dim128-bf16",
        ] {
            let table = tables.iter().find(|table| table.title == title).unwrap();
            assert_eq!(table.rows.len(), 8, "{title}");
            assert_eq!(table.rows[0].ours().count(), 3);
        }
    }

    #[test]
    fn traffic_is_every_input_and_output_once() {
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let [forward, backward] = [Pass::Fwd, Pass::Bwd]
            .map(|pass| SAVES.map(|save| mib(problem(pass, save, 256).traffic().bytes)));
        // A tensor has 9 MiB, and kv as well: 64 KiB of each of 144 heads.
        assert_eq!(forward, [45.0, 54.0, 63.0]);
        assert_eq!(backward, [81.0, 90.0, 90.0]);
        let kept = problem(Pass::Bwd, FlaoSave::KvAndProduct, 256);
        assert_eq!(mib(kept.footprint()), 99.0);
    }
}
