//! What the operator refuses, on every device with the same error.

use gimbal_ops::{
    Activation, Error, FlaoInputs, FlaoLrpe, InputReason, Lrpe, SoftmaxAxis, Theta, Workspace,
};
use ndarray::{Array1, Array2, Array4, array};

use crate::common::devices;

fn reason(error: Error) -> InputReason {
    match error {
        Error::Input(error) => {
            assert_eq!(error.op, "flao_lrpe");
            error.reason
        }
        other => panic!("{other}"),
    }
}

#[test]
fn wrong_operators() {
    for device in devices() {
        let rows = |n, d| device.tensor(&Array4::<f32>::ones((1, 2, n, d))).unwrap();
        let theta = |columns| {
            let theta = device.tensor(&Array2::<f32>::ones((1, columns)));
            Theta::per_feature(theta.unwrap())
        };
        let x = rows(6, 8);
        let inputs = FlaoInputs::new(&x, &x, &x, &x);
        let bounds = device.tensor(&array![0i32, 6]).unwrap();
        let weight = device.tensor(&Array1::<f32>::ones(8)).unwrap();
        let offsets = device.tensor(&array![0i32]).unwrap();
        let sequence = Activation::Softmax(SoftmaxAxis::Sequence);
        let features = Activation::Softmax(SoftmaxAxis::Feature);
        let cosine = || FlaoLrpe::of(Lrpe::cosine(theta(4)));
        for (op, tensor) in [
            (
                FlaoLrpe::of(Lrpe::rotate(theta(4)).packed(&bounds)),
                "cu_seqlens",
            ),
            (
                FlaoLrpe::of(Lrpe::rotate(theta(4)).norm(&weight, 1e-6)),
                "norm_weight",
            ),
            (
                FlaoLrpe::of(Lrpe::cosine(theta(4)).rotary_dim(4)),
                "rotary_dim",
            ),
            (
                cosine().query_activation(sequence),
                "a softmax over the sequence",
            ),
            (cosine().value_activation(features), "a softmax"),
            (cosine().gate_activation(sequence), "a softmax"),
        ] {
            match reason(op.forward(inputs).unwrap_err()) {
                InputReason::Conflict { tensor: got, .. } => assert_eq!(got, tensor),
                other => panic!("{other}"),
            }
        }
        // Offsets beside an offset.
        let op = FlaoLrpe::of(Lrpe::rotate(theta(4)).offset(3)).key_offsets(&offsets);
        assert!(matches!(op.forward(inputs), Err(Error::Input(_))));
        // More features than may be doubled, an odd number of them, and a grid of other tokens.
        let wide = rows(6, 136);
        let error = cosine().forward(FlaoInputs::without_gate(&wide, &wide, &x));
        assert!(matches!(
            reason(error.unwrap_err()),
            InputReason::Size {
                dimension: "D",
                max: 128,
                ..
            }
        ));
        let odd = rows(6, 7);
        let error =
            FlaoLrpe::of(Lrpe::rotate(theta(3))).forward(FlaoInputs::without_gate(&odd, &odd, &x));
        assert!(matches!(
            reason(error.unwrap_err()),
            InputReason::OddWidth { .. }
        ));
        let grid = FlaoLrpe::of(Lrpe::cosine_md(
            device.tensor(&Array2::<f32>::ones((1, 8))).unwrap(),
            &[2, 3],
            0,
        ));
        assert!(grid.forward(inputs).is_ok());
        let few = rows(5, 8);
        assert!(
            grid.forward(FlaoInputs::without_gate(&x, &few, &few))
                .is_err()
        );
        // dtheta of nothing.
        let op = FlaoLrpe::default().with_dtheta(true);
        let error = op.backward(inputs, None, &x).unwrap_err();
        assert!(matches!(
            reason(error),
            InputReason::Missing {
                tensor: "theta",
                ..
            }
        ));
    }
}

#[test]
fn wrong_tensors() {
    for device in devices() {
        let rows = || device.tensor(&Array4::<f32>::ones((1, 2, 6, 8))).unwrap();
        let x = rows();
        let inputs = FlaoInputs::new(&x, &x, &x, &x);
        let op = FlaoLrpe::default();
        let (mut o, mut saved) = op.forward_saving(inputs).unwrap();
        let mut workspace = Workspace::new(&device, 1 << 20).unwrap();
        // z without a normaliser, and a normaliser without z.
        saved.z = Some(device.zeros(&[1, 2, 8]).unwrap());
        let error = op.backward(inputs, Some(saved.view()), &x).unwrap_err();
        assert!(matches!(
            reason(error),
            InputReason::Conflict { tensor: "z", .. }
        ));
        saved.z = None;
        let divides = FlaoLrpe::default().normalizer(FlaoLrpe::EPS);
        let error = divides
            .backward(inputs, Some(saved.view()), &x)
            .unwrap_err();
        assert!(matches!(
            reason(error),
            InputReason::Missing { tensor: "z", .. }
        ));
        // kv with gaps, and in the place of o.
        let mut gaps = device.zeros::<f32>(&[1, 2, 8, 9]).unwrap();
        saved.kv = device.zeros(&[1, 2, 8, 8]).unwrap();
        let mut places = saved.view_mut();
        places.kv = gaps.view_mut().narrow(3, 0..8).unwrap();
        let outcome = op.forward_into(inputs, &mut o, Some(places), &mut workspace);
        assert!(matches!(outcome, Err(Error::NotDense { tensor: "kv", .. })));
        let mut both = rows();
        let inside = FlaoInputs::without_gate(&x, &x, &x);
        let (first, _) = both.view_mut().split_at(2, 3).unwrap();
        assert!(
            op.forward_into(inside, first, None, &mut workspace)
                .is_err()
        );
        let mut same = rows();
        // SAFETY: the call refuses them before anything is read or written.
        let alias = unsafe {
            let at = std::ptr::without_provenance_mut::<f32>(same.address() as usize);
            gimbal_ops::Tensor::from_raw_parts(&device, at, &[1, 2, 6, 8], &[96, 48, 8, 1]).unwrap()
        };
        let over = FlaoInputs::without_gate(&alias, &x, &x);
        let error = op
            .forward_into(over, &mut same, None, &mut workspace)
            .unwrap_err();
        assert!(matches!(
            error,
            Error::Overlap {
                output: "o",
                other: "q",
                ..
            }
        ));
        // dtheta that was not asked for.
        let mut gradients = op.backward(inputs, None, &x).unwrap();
        gradients.dtheta = Some(device.zeros(&[1, 4]).unwrap());
        let outcome = op.backward_into(inputs, None, &x, &mut gradients, &mut workspace);
        assert!(outcome.is_err());
    }
}
