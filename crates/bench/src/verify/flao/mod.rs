//! Random inputs for the kernels of flao.

mod exact;

use gimbal_ops::{
    Error, Flao, FlaoGradientsMut, FlaoInputs, FlaoRoute, FlaoSave, FlaoSavedMut, FlaoSavedView,
    Float, Workspace, bf16, f16,
};
use gimbal_reference as reference;
use ndarray::ArrayD;

use self::exact::Sizes;
use super::Workbench;
use super::compare::Verdict;
use super::layout::{Got, Layout, Placed};
use crate::flao::SAVES;

/// Every way to compute products; where tensors do not allow one, a slower one is taken.
const ROUTES: [FlaoRoute; FlaoRoute::ALL.len()] = FlaoRoute::ALL;

/// What a progress bar counts: routes and types.
pub const STEPS: usize = 3 * ROUTES.len();

/// Inputs have at most so many rows of all heads.
const MAX_ROWS: usize = 6000;

/// Runs all cases.
pub fn verify(bench: &mut Workbench) -> Result<(), Error> {
    for route in ROUTES {
        cases::<f32>(bench, route)?;
        cases::<f16>(bench, route)?;
        cases::<bf16>(bench, route)?;
    }
    Ok(())
}

fn cases<T: Float>(bench: &mut Workbench, route: FlaoRoute) -> Result<(), Error> {
    bench
        .console
        .doing(&format!("{} {route:?} {}", Flao::NAME, T::DTYPE));
    for index in 0..bench.cases {
        let case = Case::<T>::random(bench.seed, index, route);
        for (launched, verdict) in [case.forward(bench)?, case.backward(bench)?] {
            bench.tally.add(&launched, |_| &verdict);
        }
    }
    bench.console.advance(1);
    Ok(())
}

/// One input, and how it lies in memory.
struct Case<T: Float> {
    op: Flao,
    reference: reference::Flao,
    save: FlaoSave,
    inputs: reference::FlaoInputs<ArrayD<T>>,
    d_o: ArrayD<T>,
    /// Of tensors with D columns, and with E.
    layouts: [Layout; 2],
    description: String,
}

fn sizes(rng: &mut fastrand::Rng, index: u32, route: FlaoRoute) -> Sizes {
    // Tensor cores have a kernel for rows of up to 64 columns and one for up to 128; others take any.
    let (d, e) = match (index % 8, route) {
        (0 | 2 | 4 | 6, _) => (rng.usize(1..=64), rng.usize(1..=64)),
        (1 | 5, _) => (rng.usize(65..=128), rng.usize(1..=128)),
        (3, FlaoRoute::Mma | FlaoRoute::Wgmma) => (128, 128),
        _ => (rng.usize(1..=256), rng.usize(1..=256)),
    };
    let (d, e) = match route {
        // The copy engine writes eight columns at a time.
        FlaoRoute::Wgmma => (d.next_multiple_of(8), e.next_multiple_of(8)),
        // Heads fill the tile.
        FlaoRoute::Fused if d.max(e) <= 64 => (64, 64),
        FlaoRoute::Fused => (128, 128),
        _ => (d, e),
    };
    // Even numbers have all three in turn, and odd ones: so does each of those kernels.
    let shape = index / 2 % 3;
    let (batch, heads, longest) = match shape {
        // Heads that several blocks share.
        0 => (1, rng.usize(1..=2), MAX_ROWS / 2),
        1 => (rng.usize(1..=3), rng.usize(1..=6), 300),
        // Blocks that have several heads.
        _ => (rng.usize(2..=3), rng.usize(100..=200), 10),
    };
    let mut rows = || match shape {
        0 => rng.usize(longest / 2..=longest),
        _ => rng.usize(1..=longest),
    };
    [batch, heads, rows(), rows(), d, e]
}

impl<T: Float> Case<T> {
    /// The input of this number. Numbers stay the same when there are more of them.
    fn random(seed: u64, index: u32, route: FlaoRoute) -> Self {
        let rng = &mut fastrand::Rng::with_seed(seed.wrapping_add(index.into()));
        let sizes = sizes(rng, index, route);
        let [batch, heads, queries, keys, d, e] = sizes;
        let scale = [1.0, 0.125, -0.3][rng.usize(..3)];
        let save = SAVES[rng.usize(..3)];
        let swapped = rng.bool();
        let mut layout = |columns: usize| Layout {
            swapped,
            padding: match route {
                FlaoRoute::Plain => rng.usize(..3),
                // Rows that can be moved 16 bytes at a time.
                _ => columns.next_multiple_of(8) - columns + 8 * rng.usize(..2),
            },
        };
        let layouts = [layout(d), layout(e)];
        let mut tensor = |rows, columns| {
            let shape = vec![batch, heads, rows, columns];
            ArrayD::from_shape_simple_fn(shape, || T::from_f64(2.0 * rng.f64() - 1.0))
        };
        let inputs = reference::FlaoInputs {
            q: tensor(queries, d),
            k: tensor(keys, d),
            v: tensor(keys, e),
            g: tensor(queries, e),
        };
        Self {
            op: Flao::new().scale(scale).route(route),
            reference: reference::Flao {
                scale: scale.into(),
            },
            save,
            inputs,
            d_o: tensor(queries, e),
            layouts,
            description: format!(
                "(B, H, N, M, D, E) {sizes:?}, scale {scale}, {save:?} saved, {layouts:?}"
            ),
        }
    }

    fn placed(&self, bench: &Workbench) -> Result<reference::FlaoInputs<Placed<T>>, Error> {
        let reference::FlaoInputs { q, k, v, g } = &self.inputs;
        let [d, e] = self.layouts;
        let place = |array, layout| Placed::holding(bench.device, array, layout);
        Ok(reference::FlaoInputs {
            q: place(q, d)?,
            k: place(k, d)?,
            v: place(v, e)?,
            g: place(g, e)?,
        })
    }

    fn forward(&self, bench: &Workbench) -> Result<(Vec<String>, Verdict), Error> {
        bench.launches.take();
        let placed = self.placed(bench)?;
        let inputs = views(&placed)?;
        let bytes = self.op.forward_workspace(inputs, self.save)?;
        let mut workspace = Workspace::new(bench.device, bytes)?;
        let run = bench.twice(|| {
            workspace.fill_bytes(0xff)?;
            let (shape, [_, layout]) = (self.d_o.shape(), self.layouts);
            let mut o = Placed::<T>::poisoned(bench.device, shape, layout)?;
            let mut product = Placed::<T>::poisoned(bench.device, shape, layout)?;
            let mut kv = Placed::<f32>::poisoned(bench.device, &self.kv_shape(), DENSE)?;
            let saved = match self.save {
                FlaoSave::Nothing => FlaoSavedMut::Nothing,
                FlaoSave::Kv => FlaoSavedMut::Kv(kv.view_mut()?),
                FlaoSave::KvAndProduct => FlaoSavedMut::KvAndProduct {
                    kv: kv.view_mut()?,
                    product: product.view_mut()?,
                },
            };
            self.op
                .forward_into(inputs, o.view_mut()?, saved, &mut workspace)?;
            Ok(Bits((o.read()?, kv.read()?, product.read()?)))
        })?;
        let Bits((o, kv, product)) = &run.first;
        let exact = exact::forward(&self.reference, &self.inputs)?;
        let mut verdicts = vec![exact.o.judge(o)];
        if self.save != FlaoSave::Nothing {
            verdicts.push(exact.kv.judge_kv::<T>(kv));
        }
        if self.save == FlaoSave::KvAndProduct {
            verdicts.push(exact.product.judge(product));
        }
        let verdict = Verdict::worst(verdicts).complain(run.complaint());
        Ok((run.launched, verdict.of(&self.description)))
    }

    fn backward(&self, bench: &Workbench) -> Result<(Vec<String>, Verdict), Error> {
        let placed = self.placed(bench)?;
        let inputs = views(&placed)?;
        let [d, e] = self.layouts;
        let d_o = Placed::holding(bench.device, &self.d_o, e)?;
        // What is saved is that of the reference, so that the backward pass is judged alone.
        let (_, kept) = self
            .reference
            .forward_saving(&self.inputs.view(), self.save)?;
        let kv = kept.kv().map(|kv| bench.device.tensor(kv)).transpose()?;
        let product = kept
            .product()
            .map(|product| Placed::holding(bench.device, product, e));
        let product = product.transpose()?;
        let saved = match (&kv, &product) {
            (Some(kv), Some(product)) => FlaoSavedView::KvAndProduct {
                kv: kv.view(),
                product: product.view()?,
            },
            (Some(kv), None) => FlaoSavedView::Kv(kv.view()),
            _ => FlaoSavedView::Nothing,
        };
        let bytes = self.op.backward_workspace(inputs, saved, d_o.view()?)?;
        let mut workspace = Workspace::new(bench.device, bytes)?;
        bench.launches.take();
        let run = bench.twice(|| {
            workspace.fill_bytes(0xff)?;
            let empty =
                |of: &ArrayD<T>, layout| Placed::<T>::poisoned(bench.device, of.shape(), layout);
            let mut dq = empty(&self.inputs.q, d)?;
            let mut dk = empty(&self.inputs.k, d)?;
            let mut dv = empty(&self.inputs.v, e)?;
            let mut dg = empty(&self.inputs.g, e)?;
            let gradients = FlaoGradientsMut {
                dq: dq.view_mut()?,
                dk: dk.view_mut()?,
                dv: dv.view_mut()?,
                dg: dg.view_mut()?,
            };
            self.op
                .backward_into(inputs, saved, d_o.view()?, gradients, &mut workspace)?;
            Ok([dq.read()?, dk.read()?, dv.read()?, dg.read()?])
        })?;
        let exact = exact::backward(&self.reference, &self.inputs, &self.d_o)?;
        let verdicts = exact
            .iter()
            .zip(&run.first)
            .map(|(exact, got)| exact.judge(got));
        let verdicts = verdicts.collect();
        let verdict = Verdict::worst(verdicts).complain(run.complaint());
        Ok((run.launched, verdict.of(&self.description)))
    }

    fn kv_shape(&self) -> [usize; 4] {
        let [batch, heads, _, _, d, e] = exact::sizes(&self.inputs);
        [batch, heads, d, e]
    }
}

/// Results whose poison compares equal to itself.
struct Bits<T: Float>((Got<T>, Got<f32>, Got<T>));

impl<T: Float> PartialEq for Bits<T> {
    fn eq(&self, other: &Self) -> bool {
        fn same<U: Float>(a: &Got<U>, b: &Got<U>) -> bool {
            let bits = |value: &U| value.to_f64().to_bits();
            let (left, right) = (a.elements.iter().map(bits), b.elements.iter().map(bits));
            a.spilled == b.spilled && left.eq(right)
        }
        let (Self((o, kv, product)), Self((other_o, other_kv, other_product))) = (self, other);
        same(o, other_o) && same(kv, other_kv) && same(product, other_product)
    }
}

const DENSE: Layout = Layout {
    swapped: false,
    padding: 0,
};

fn views<T: Float>(placed: &reference::FlaoInputs<Placed<T>>) -> Result<FlaoInputs<'_, T>, Error> {
    let reference::FlaoInputs { q, k, v, g } = placed;
    Ok(FlaoInputs::new(q.view()?, k.view()?, v.view()?, g.view()?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::verify::tests::with_cpu_workbench;

    /// On the CPU every result is the exact one, rounded: what does not pass there would never pass.
    fn assert_passes_on_the_cpu<T: Float>(index: u32) {
        with_cpu_workbench(|bench| {
            for route in ROUTES {
                let case = Case::<T>::random(bench.seed, index, route);
                for (_, verdict) in [case.forward(bench).unwrap(), case.backward(bench).unwrap()] {
                    assert!(verdict.passed(), "{verdict:?}");
                }
            }
        });
    }

    #[test]
    fn each_kernel_of_tensor_cores_meets_several_shapes() {
        for route in [FlaoRoute::Mma, FlaoRoute::Wgmma, FlaoRoute::Fused] {
            let mut met = BTreeSet::new();
            for index in 0..8 {
                let rng = &mut fastrand::Rng::with_seed(index.into());
                let [batch, heads, queries, _, d, e] = sizes(rng, index, route);
                if d.max(e) <= 128 {
                    met.insert((d.max(e) <= 64, batch * heads >= 200, queries > 300));
                }
            }
            for narrow in [false, true] {
                for (many_heads, many_rows) in [(false, true), (false, false), (true, false)] {
                    assert!(met.contains(&(narrow, many_heads, many_rows)), "{met:?}");
                }
            }
        }
    }

    #[test]
    fn rounded_results_pass() {
        assert_passes_on_the_cpu::<f32>(1);
        assert_passes_on_the_cpu::<f16>(2);
        assert_passes_on_the_cpu::<bf16>(4);
    }
}
