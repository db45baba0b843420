//! Tuning on a GPU. The test program starts itself again, with a cache of its own.

#[expect(dead_code, unused_imports, reason = "only the GPU is needed")]
mod common;

use std::env;
use std::process::Command;

use gimbal_ops::autotune::{Mode, Source};
use gimbal_ops::{
    Activation, Device, LrpeCosine, LrpeRotate, Saved, SoftmaxAxis, Tensor, Theta, Workspace, bf16,
};
use ndarray::{Array2, Array4};

/// Set in the child: what it is to find.
const EXPECTED: &str = "GIMBAL_TUNING_TEST_EXPECTED";

const SHAPE: [usize; 4] = [3, 1000, 4, 64];

fn run_child(expected: &str, directory: &std::path::Path) {
    let status = Command::new(env::current_exe().unwrap())
        .args(["child_that_tunes", "--exact", "--ignored"])
        .env(EXPECTED, expected)
        .env("GIMBAL_AUTOTUNE", "tune")
        .env("GIMBAL_AUTOTUNE_DIR", directory)
        .status()
        .unwrap();
    assert!(status.success(), "{expected}");
}

#[test]
fn the_second_process_measures_nothing() {
    if common::gpu().is_none() {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    run_child("measured", directory.path());
    run_child("cached", directory.path());
}

fn inputs(device: &Device, width: usize) -> Tensor<bf16> {
    let [b, n, h, _] = SHAPE;
    let value = |(b, n, h, d)| (b * 7 + n * 3 + h * 5 + d) % 13;
    let array = Array4::from_shape_fn((b, n, h, width), |at| {
        bf16::from_f32(value(at) as f32 / 4.0 - 1.5)
    });
    device.tensor(&array).unwrap()
}

fn theta(device: &Device, width: usize) -> Theta {
    let theta = Array2::from_shape_fn((1, width), |(_, i)| 0.9f32.powi(i as i32));
    Theta::per_feature(device.tensor(&theta).unwrap())
}

#[test]
#[ignore = "a part of the_second_process_measures_nothing"]
fn child_that_tunes() {
    let Ok(expected) = env::var(EXPECTED) else {
        return;
    };
    let device = Device::cuda(0).unwrap();
    assert_eq!(device.autotune_mode(), Mode::Tune);
    let session = device.autotune_session().unwrap().clone();
    let x = inputs(&device, 64);
    let before = x.to_array().unwrap();
    for activation in [Activation::None, Activation::Softmax(SoftmaxAxis::Feature)] {
        let rotate = LrpeRotate::new(theta(&device, 32)).activation(activation);
        let mut o = device.zeros::<bf16>(&SHAPE).unwrap();
        let mut workspace = Workspace::new(&device, 0).unwrap();

        // Nothing is measured while a graph is being captured; the kernels are loaded before.
        device.autotune(Mode::Off);
        rotate.forward_into(&x, &mut o, &mut workspace).unwrap();
        let untuned = o.to_array().unwrap();
        device.autotune(Mode::Tune);
        let graph = device.capture(|| rotate.forward_into(&x, &mut o, &mut workspace));
        assert!(graph.is_ok());
        let reports = session.take_reports();
        let measured = |source: &Source| matches!(source, Source::Measured(_));
        assert!(!reports.iter().any(|report| measured(&report.source)));

        let tuned = rotate.forward(&x).unwrap();
        assert_eq!(tuned.to_array().unwrap(), untuned);
        let dx = rotate.backward(&x, &tuned).unwrap().dx;
        device.autotune(Mode::Off);
        let expected_dx = rotate.backward(&x, &tuned).unwrap().dx;
        device.autotune(Mode::Tune);
        assert_eq!(dx.to_array().unwrap(), expected_dx.to_array().unwrap());
        let reports = session.take_reports();
        assert!(!reports.is_empty());
        for report in reports {
            let is_expected = match expected.as_str() {
                "measured" => measured(&report.source),
                _ => matches!(report.source, Source::Cache(_)),
            };
            assert!(is_expected, "{expected}: {report:?}");
        }
    }
    // A sequence softmax has statistics to tune too, and a workspace that the default has asked for.
    let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
    let cosine = LrpeCosine::new(theta(&device, 64)).activation(softmax);
    let mut workspace = Workspace::new(&device, cosine.forward_workspace(&x).unwrap()).unwrap();
    let mut o = device.zeros::<bf16>(&[3, 1000, 4, 128]).unwrap();
    cosine.forward_into(&x, &mut o, &mut workspace).unwrap();
    cosine.backward(Saved::X(x.view()), &o).unwrap();
    let reports = session.take_reports();
    assert_eq!(reports.len(), 2, "{reports:?}");
    let failed = |source: &Source| matches!(source, Source::Failed(_));
    assert!(!reports.iter().any(|report| failed(&report.source)));
    assert_eq!(
        x.to_array().unwrap(),
        before,
        "the caller's buffers are not written"
    );
}
