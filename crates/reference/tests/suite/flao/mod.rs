//! `flao`: by hand, by central differences, what is saved, and tensors without elements.

mod check;
mod properties;
mod stages;

use gimbal_reference::{Element, Flao, FlaoGradients, FlaoInputs, FlaoSave, FlaoSaved};
use half::{bf16, f16};
use ndarray::{ArrayD, ArrayViewD, Dimension, array};

use crate::support::{Draw, Random};

/// B, H, N, M, D, E.
type Sizes = [usize; 6];

/// The shapes of q, k, v and g.
fn shapes([b, h, n, m, d, e]: Sizes) -> FlaoInputs<[usize; 4]> {
    FlaoInputs {
        q: [b, h, n, d],
        k: [b, h, m, d],
        v: [b, h, m, e],
        g: Some([b, h, n, e]),
    }
}

/// The shape of o and do.
fn output([b, h, n, _, _, e]: Sizes) -> [usize; 4] {
    [b, h, n, e]
}

fn inputs<T: Element>(sizes: Sizes, random: &mut Random) -> FlaoInputs<ArrayD<T>> {
    shapes(sizes).map(|_, shape| random.tensor(shape))
}

fn nothing<'a, T>() -> FlaoSaved<ArrayViewD<'a, f32>, ArrayViewD<'a, T>> {
    FlaoSaved::Nothing
}

fn each<A>(gradients: &FlaoGradients<A>) -> Vec<(&'static str, &A)> {
    let FlaoGradients { dq, dk, dv, dg } = gradients;
    let all = [("dq", dq), ("dk", dk), ("dv", dv)].into_iter();
    all.chain(dg.iter().map(|dg| ("dg", dg))).collect()
}

#[test]
fn by_hand() {
    // kv = (1, 2)ᵀ(1, 0, 2) + (0, 1)ᵀ(3, 1, 1) = ((1, 0, 2), (5, 1, 5)).
    let inputs = FlaoInputs {
        q: array![[[[1.0f32, 0.0], [2.0, -1.0]]]].into_dyn(),
        k: array![[[[1.0, 2.0], [0.0, 1.0]]]].into_dyn(),
        v: array![[[[1.0, 0.0, 2.0], [3.0, 1.0, 1.0]]]].into_dyn(),
        g: Some(array![[[[1.0, 1.0, 0.5], [2.0, 1.0, -1.0]]]].into_dyn()),
    };
    let op = Flao { scale: 2.0 };
    // q·kv = ((1, 0, 2), (-3, -1, -1)).
    let (o, saved) = op
        .forward_saving(&inputs.view(), FlaoSave::KvAndProduct)
        .unwrap();
    assert_eq!(
        o,
        array![[[[2.0, 0.0, 2.0], [-12.0, -2.0, 2.0]]]].into_dyn()
    );
    assert_eq!(
        saved,
        FlaoSaved::KvAndProduct {
            kv: array![[[[1.0, 0.0, 2.0], [5.0, 1.0, 5.0]]]].into_dyn(),
            product: array![[[[2.0, 0.0, 4.0], [-6.0, -2.0, -2.0]]]].into_dyn(),
        }
    );

    // u = do ⊙ g·2 = ((2, 0, 1), (4, 2, 2)); dkv = ((10, 4, 5), (-4, -2, -2)).
    let d_o = array![[[[1.0f32, 0.0, 1.0], [1.0, 1.0, -1.0]]]].into_dyn();
    for saved in [nothing(), saved.view()] {
        let gradients = op.backward(&inputs.view(), &saved, d_o.view()).unwrap();
        assert_eq!(
            gradients,
            FlaoGradients {
                dq: array![[[[4.0, 15.0], [8.0, 32.0]]]].into_dyn(),
                dk: array![[[[20.0, -8.0], [39.0, -16.0]]]].into_dyn(),
                dv: array![[[[2.0, 0.0, 1.0], [-4.0, -2.0, -2.0]]]].into_dyn(),
                dg: Some(array![[[[2.0, 0.0, 4.0], [-6.0, -2.0, 2.0]]]].into_dyn()),
            }
        );
    }
}

#[test]
fn gradients_are_those_of_central_differences() {
    // o is linear in each input, so a central difference is exact but for rounding.
    const STEP: f64 = 1.0 / 1024.0;
    let mut random = Random::new(5);
    let op = Flao { scale: 0.3 };
    for sizes in [[2, 1, 3, 4, 2, 3], [1, 2, 1, 2, 4, 1], [1, 1, 4, 1, 1, 3]].repeat(4) {
        let mut inputs = inputs::<f32>(sizes, &mut random);
        let d_o = random.tensor::<f32>(&output(sizes));
        if random.unit() < 0.5 {
            inputs.g = None;
        }
        let gradients = op
            .backward_f64(&inputs.view(), &nothing(), d_o.view())
            .unwrap();
        assert_eq!(gradients.dg.is_some(), inputs.g.is_some());
        let loss = |inputs: &FlaoInputs<ArrayD<f32>>| -> f64 {
            let o = op.forward_f64(&inputs.view()).unwrap();
            o.iter().zip(&d_o).map(|(o, d_o)| o * f64::from(*d_o)).sum()
        };
        for (name, gradient) in each(&gradients) {
            for (index, gradient) in gradient.indexed_iter() {
                let at = |step: f64| {
                    let mut moved = inputs.clone();
                    let input = match name {
                        "dq" => &mut moved.q,
                        "dk" => &mut moved.k,
                        "dv" => &mut moved.v,
                        _ => moved.g.as_mut().unwrap(),
                    };
                    input[&index] = (f64::from(input[&index]) + step) as f32;
                    loss(&moved)
                };
                let slope = (at(STEP) - at(-STEP)) / (2.0 * STEP);
                assert!(
                    (gradient - slope).abs() < 1e-10,
                    "{name} at {index:?}: {gradient} but {slope}"
                );
            }
        }
    }
}

#[test]
fn what_was_saved_is_used() {
    let mut random = Random::new(6);
    let sizes = [1, 2, 5, 7, 3, 4];
    let inputs = inputs::<f16>(sizes, &mut random);
    let d_o = random.tensor::<f16>(&output(sizes));
    let op = Flao { scale: 0.5 };
    let backward = |saved: &FlaoSaved<ArrayD<f32>, ArrayD<f16>>| {
        op.backward_f64(&inputs.view(), &saved.view(), d_o.view())
            .unwrap()
    };
    let exact = backward(&FlaoSaved::Nothing);
    let saved = |save| op.forward_saving(&inputs.view(), save).unwrap().1;

    let FlaoSaved::KvAndProduct { kv, product } = saved(FlaoSave::KvAndProduct) else {
        panic!("asked for kv and the product");
    };
    assert_eq!(saved(FlaoSave::Kv), FlaoSaved::Kv(kv.clone()));
    assert_eq!(saved(FlaoSave::Nothing), FlaoSaved::Nothing);
    for (name, got) in each(&backward(&FlaoSaved::Kv(kv.clone()))) {
        let expected = each(&exact)[["dq", "dk", "dv", "dg"]
            .iter()
            .position(|of| *of == name)
            .unwrap()]
        .1;
        let error = (got - expected).iter().fold(0f64, |e, x| e.max(x.abs()));
        assert!(error < 1e-5, "{name}: kv in f32, {error:e}");
    }

    let twice = |x: &ArrayD<f16>| x.mapv(|x| f16::from_f64(2.0 * x.to_f64()));
    let with = |product| {
        backward(&FlaoSaved::KvAndProduct {
            kv: kv.clone(),
            product,
        })
    };
    let dg = |product| with(product).dg.unwrap();
    assert_eq!(dg(twice(&product)), dg(product.clone()) * 2.0);
    assert_eq!(with(twice(&product)).dq, with(product).dq);
    let twice = FlaoSaved::Kv(kv.mapv(|kv| 2.0 * kv));
    assert_eq!(backward(&twice).dq, backward(&FlaoSaved::Kv(kv)).dq * 2.0);
}

#[test]
fn outputs_are_rounded_once() {
    let mut random = Random::new(7);
    let sizes = [2, 2, 9, 300, 5, 6];
    let inputs = inputs::<bf16>(sizes, &mut random);
    let d_o = random.tensor::<bf16>(&output(sizes));
    let op = Flao { scale: 0.7 };
    let rounded = |x: &ArrayD<f64>| x.mapv(bf16::from_f64);
    assert_eq!(
        op.forward(&inputs.view()).unwrap(),
        rounded(&op.forward_f64(&inputs.view()).unwrap())
    );
    let exact = op
        .backward_f64(&inputs.view(), &nothing(), d_o.view())
        .unwrap();
    assert_eq!(
        op.backward(&inputs.view(), &nothing(), d_o.view()).unwrap(),
        exact.map(|_, gradient| rounded(gradient))
    );
}

#[test]
fn sums_over_no_rows_are_zero() {
    let mut random = Random::new(8);
    let op = Flao::default();
    for sizes in [
        [0, 2, 3, 3, 2, 2],
        [2, 0, 3, 3, 2, 2],
        [2, 2, 0, 3, 2, 2],
        [2, 2, 3, 0, 2, 2],
        [2, 2, 0, 0, 2, 2],
    ] {
        let inputs = inputs::<f32>(sizes, &mut random);
        let d_o = random.tensor::<f32>(&output(sizes));
        for save in [FlaoSave::Nothing, FlaoSave::Kv, FlaoSave::KvAndProduct] {
            let (o, saved) = op.forward_saving(&inputs.view(), save).unwrap();
            assert_eq!(saved.save(), save);
            assert!(o.iter().all(|&o| o == 0.0), "{sizes:?}");
            let gradients = op
                .backward(&inputs.view(), &saved.view(), d_o.view())
                .unwrap();
            for (name, gradient) in each(&gradients) {
                assert!(gradient.iter().all(|&x| x == 0.0), "{sizes:?} {name}");
            }
        }
    }
}

#[test]
fn without_a_gate_no_product_is_kept() {
    let gated = inputs::<f32>([1, 2, 3, 4, 2, 3], &mut Random::new(9));
    let without = FlaoInputs {
        g: None,
        ..gated.view()
    };
    let op = Flao::default();
    let (o, saved) = op.forward_saving(&without, FlaoSave::KvAndProduct).unwrap();
    assert_eq!(saved.save(), FlaoSave::Kv);
    let gradients = op.backward(&without, &saved.view(), o.view()).unwrap();
    assert!(gradients.dg.is_none());
}

#[test]
fn a_large_sum_is_not_lost_in_f16() {
    // kv is 2^17, beyond f16; the output is not.
    let ones = |shape: &[usize]| ArrayD::from_elem(shape, f16::ONE);
    let rows = 1 << 17;
    let inputs = FlaoInputs {
        q: ones(&[1, 1, 2, 1]),
        k: ones(&[1, 1, rows, 1]),
        v: ones(&[1, 1, rows, 1]),
        g: Some(ones(&[1, 1, 2, 1])),
    };
    let op = Flao {
        scale: 1.0 / rows as f64,
    };
    assert_eq!(op.forward(&inputs.view()).unwrap(), ones(&[1, 1, 2, 1]));
}

#[test]
fn nan_stays_in_its_rows_and_infinity_follows_the_formula() {
    let mut random = Random::new(9);
    let mut inputs = inputs::<f32>([1, 2, 3, 2, 2, 2], &mut random);
    inputs.q[[0, 0, 1, 0]] = f32::NAN;
    inputs.g.as_mut().unwrap()[[0, 1, 2, 1]] = f32::INFINITY;
    let o = Flao::default().forward(&inputs.view()).unwrap();
    for (index, o) in o.indexed_iter() {
        let nan = index.slice()[1..3] == [0, 1];
        let infinite = index.slice() == [0, 1, 2, 1];
        assert_eq!((o.is_nan(), o.is_infinite()), (nan, infinite), "{index:?}");
    }
}
