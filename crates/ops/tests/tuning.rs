//! Tuning on a GPU. The test program starts itself again, with a cache of its own.

#[expect(dead_code, reason = "only the GPU is needed")]
mod common;

use std::env;
use std::process::Command;

use gimbal_ops::autotune::{Mode, Report, Source};
use gimbal_ops::{
    Activation, DType, Device, Flao, FlaoGradients, FlaoInputs, FlaoRoute, FlaoSave, Lrpe, Saved,
    SoftmaxAxis, Tensor, Theta, TpaDecode, TpaFactors, TpaInputs, TpaQuery, Workspace, bf16,
};
use gimbal_reference::Flao as Reference;
use gimbal_reference::compare::relative_l2;
use ndarray::{Array2, Array4};

/// Set in the child: what it is to find.
const EXPECTED: &str = "GIMBAL_TUNING_TEST_EXPECTED";

const SHAPE: [usize; 4] = [3, 5000, 4, 64];

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

fn theta(device: &Device, width: usize) -> Theta<'static> {
    let theta = Array2::from_shape_fn((1, width), |(_, i)| 0.9f32.powi(i as i32));
    Theta::per_feature(device.tensor(&theta).unwrap())
}

/// What a child was told to find.
struct Child {
    device: Device,
    expected: String,
}

impl Child {
    /// What has been looked up or measured since the last call.
    fn reports(&self) -> Vec<Report> {
        self.device.autotune_session().unwrap().take_reports()
    }

    /// So many keys were asked for, and each is where it was to be found.
    fn assert_reports(&self, count: usize) -> Vec<Report> {
        let reports = self.reports();
        assert_eq!(reports.len(), count, "{reports:?}");
        for report in &reports {
            let is_expected = match self.expected.as_str() {
                "measured" => measured(report),
                _ => matches!(report.source, Source::Cache(_)),
            };
            assert!(is_expected, "{}: {report:?}", self.expected);
        }
        reports
    }

    /// The results without the autotuner.
    fn untuned<T>(&self, call: impl FnOnce() -> T) -> T {
        self.device.autotune(Mode::Off);
        let result = call();
        self.device.autotune(Mode::Tune);
        result
    }
}

fn measured(report: &Report) -> bool {
    matches!(report.source, Source::Measured(_))
}

#[test]
#[ignore = "a part of the_second_process_measures_nothing"]
fn child_that_tunes() {
    let Ok(expected) = env::var(EXPECTED) else {
        return;
    };
    let device = Device::cuda(0).unwrap();
    assert_eq!(device.autotune_mode(), Mode::Tune);
    device.autotune_session().unwrap().keep_reports();
    let child = Child { device, expected };
    lrpe(&child);
    flao(&child);
    tpa_decode(&child);
}

fn lrpe(child: &Child) {
    let device = &child.device;
    let x = inputs(device, 64);
    let before = x.to_array().unwrap();
    for activation in [Activation::None, Activation::Softmax(SoftmaxAxis::Feature)] {
        let rotate = Lrpe::rotate(theta(device, 32)).activation(activation);
        let mut o = device.zeros::<bf16>(&SHAPE).unwrap();
        let mut workspace = Workspace::new(device, 0).unwrap();

        // Nothing is measured while a graph is being captured; the kernels are loaded before.
        child.untuned(|| rotate.forward_into(&x, &mut o, &mut workspace).unwrap());
        let untuned = o.to_array().unwrap();
        let graph = device.capture(|| rotate.forward_into(&x, &mut o, &mut workspace));
        assert!(graph.is_ok());
        assert!(!child.reports().iter().any(measured));

        let tuned = rotate.forward(&x).unwrap();
        assert_eq!(tuned.to_array().unwrap(), untuned);
        let dx = rotate.backward(&x, &tuned).unwrap().dx;
        let expected_dx = child.untuned(|| rotate.backward(&x, &tuned).unwrap().dx);
        assert_eq!(dx.to_array().unwrap(), expected_dx.to_array().unwrap());
        let forward_is_known = child.expected != "measured";
        child.assert_reports(if forward_is_known { 1 } else { 2 });
    }
    // A sequence softmax beyond one launch has statistics to tune too, and a workspace that the default has asked for.
    let softmax = Activation::Softmax(SoftmaxAxis::Sequence);
    let cosine = Lrpe::cosine(theta(device, 64)).activation(softmax);
    let mut workspace = Workspace::new(device, cosine.forward_workspace(&x).unwrap()).unwrap();
    let mut o = device.zeros::<bf16>(&[3, 5000, 4, 128]).unwrap();
    cosine.forward_into(&x, &mut o, &mut workspace).unwrap();
    cosine.backward(Saved::X(x.view()), &o).unwrap();
    child.assert_reports(2);
    assert_eq!(
        x.to_array().unwrap(),
        before,
        "the caller's buffers are not written"
    );
}

/// One head long enough to be cut, several that are not; by the fastest route, and by another.
fn flao(child: &Child) {
    let device = &child.device;
    for (route, shape) in [
        (None, [1, 1, 4096, 64]),
        (None, [2, 3, 200, 64]),
        (Some(FlaoRoute::Plain), [2, 3, 200, 64]),
    ] {
        let op = route.map_or(Flao::new(), |route| Flao::new().route(route));
        let value = |(b, h, n, d)| ((b * 7 + h * 5 + n * 3 + d * n) % 13) as f32 / 4.0 - 1.5;
        let x = Array4::from_shape_fn(shape, |at| bf16::from_f32(value(at)));
        let x = device.tensor(&x).unwrap();
        let inputs = FlaoInputs::new(&x, &x, &x, &x);
        let before = x.to_array().unwrap();

        let call = || {
            let (o, saved) = op.forward_saving(inputs, FlaoSave::Kv).unwrap();
            let gradients = op.backward(inputs, &saved, &x).unwrap();
            let FlaoGradients { dq, dk, dv, dg } = gradients;
            [o, dq, dk, dv, dg.unwrap()].map(|tensor| tensor.to_array().unwrap())
        };
        let expected = child.untuned(call);
        let tuned = call();
        for (tuned, expected) in tuned.iter().zip(&expected) {
            let expected = expected.mapv(f64::from);
            let error = relative_l2(tuned.view(), expected.view()).unwrap();
            assert!(error <= Reference::tolerance(DType::BF16), "{error}");
        }
        child.assert_reports(2);
        assert_eq!(
            x.to_array().unwrap(),
            before,
            "the caller's buffers are not written"
        );
    }
}

/// Nothing of a decode is tuned, and no call of one measures.
fn tpa_decode(child: &Child) {
    let device = &child.device;
    for tokens in [4000, 100] {
        let zeros = |shape: &[usize]| device.zeros::<bf16>(shape).unwrap();
        let factors = TpaFactors {
            query: TpaQuery::Factors {
                aq: zeros(&[2, 1, 32, 6]),
                bq: zeros(&[2, 1, 6, 64]),
            },
            ak: zeros(&[2, tokens, 2, 32]),
            bk: zeros(&[2, tokens, 2, 64]),
            av: zeros(&[2, tokens, 2, 32]),
            bv: zeros(&[2, tokens, 2, 64]),
        };
        TpaDecode::new().forward_with_lse(&factors).unwrap();
        let lengths = TpaInputs::from(&factors).kv_lens(&[100, 1]);
        TpaDecode::new().forward(lengths).unwrap();
        child.assert_reports(0);
    }
}
