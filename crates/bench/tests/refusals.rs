//! What the command refuses: one line, the right status, and nothing written.

mod support;

use std::fs;

use safetensors::tensor::Dtype;
use support::{Files, Given, assert_refused, bf16s, f32s, gimbal, given, i32s, stdout};

const FORWARD: &str = "lrpe-rotate --pass fwd";
const BACKWARD: &str = "lrpe-rotate --pass bwd";

fn x() -> Given {
    f32s("x", &[1, 2, 1, 4], &[1.0; 8])
}

fn theta() -> Given {
    f32s("theta", &[1, 2], &[1.0; 2])
}

/// The operator refuses these tensors.
fn assert_bad_input(tensors: &[Given], words: &str, expected: &[&str]) {
    let files = Files::new(tensors);
    assert_refused(&files.apply(words), 2, expected);
    assert_refused(&files.apply_on("auto", words), 2, expected);
    files.assert_nothing_written();
}

#[test]
fn shapes_that_do_not_fit() {
    let odd = f32s("x", &[1, 2, 1, 3], &[1.0; 6]);
    let one = || f32s("theta", &[1, 1], &[1.0]);
    assert_bad_input(&[odd, one()], FORWARD, &["lrpe_rotate", "x", "even", "3"]);
    let wide = f32s("theta", &[1, 3], &[1.0; 3]);
    assert_bad_input(&[x(), wide], FORWARD, &["lrpe_rotate", "theta", "2", "3"]);
    let heads = f32s("theta", &[3, 2], &[1.0; 6]);
    assert_bad_input(
        &[x(), heads],
        FORWARD,
        &["lrpe_rotate", "theta", "heads", "3"],
    );
    let flat = f32s("x", &[2, 4], &[1.0; 8]);
    assert_bad_input(&[flat, theta()], FORWARD, &["(B, N, H, D)", "(2, 4)"]);
    let line = f32s("theta", &[2], &[1.0; 2]);
    assert_bad_input(&[x(), line], FORWARD, &["theta", "(2)"]);
    let d_o = f32s("do", &[1, 2, 1, 8], &[1.0; 16]);
    assert_bad_input(
        &[x(), theta(), d_o],
        BACKWARD,
        &["do", "(1, 2, 1, 4)", "(1, 2, 1, 8)"],
    );
    let wide = f32s("theta", &[1, 5], &[1.0; 5]);
    assert_bad_input(
        &[x(), wide],
        "lrpe-cosine --pass fwd",
        &["lrpe_cosine", "theta", "4", "5"],
    );
}

#[test]
fn types_that_do_not_fit() {
    let narrow = bf16s("theta", &[1, 2], &[1.0; 2]);
    assert_bad_input(&[x(), narrow], FORWARD, &["theta", "f32", "bf16"]);
    let d_o = bf16s("do", &[1, 2, 1, 4], &[1.0; 8]);
    assert_bad_input(&[x(), theta(), d_o], BACKWARD, &["do", "f32", "bf16"]);
    let double = given("x", Dtype::F64, &[1, 2, 1, 4], vec![0; 64]);
    assert_bad_input(
        &[double, theta()],
        FORWARD,
        &["x", "f32, f16 or bf16", "f64"],
    );
}

#[test]
fn tensors_that_are_missing() {
    assert_bad_input(&[theta()], FORWARD, &["in.safetensors", "`x`"]);
    assert_bad_input(&[x()], FORWARD, &["`theta`"]);
    assert_bad_input(&[x(), theta()], BACKWARD, &["lrpe_rotate", "`do`"]);
}

#[test]
fn grids_that_do_not_fit() {
    let x = || f32s("x", &[1, 1, 6, 4], &[1.0; 24]);
    let words = "lrpe-cosine-md --pass fwd --shape 2,2 --extra-tokens 1";
    assert_bad_input(
        &[x(), theta()],
        words,
        &["lrpe_cosine_md", "5 tokens", "got 6"],
    );
    let narrow = f32s("theta", &[1, 1], &[1.0]);
    let words = "lrpe-cosine-md --pass fwd --shape 2,3";
    assert_bad_input(
        &[x(), narrow],
        words,
        &["lrpe_cosine_md", "theta", "4 angles"],
    );
    let words = "lrpe-cosine-md --pass fwd --shape 1,1,1,1,6";
    assert_bad_input(&[x(), theta()], words, &["lrpe_cosine_md", "axes"]);
}

/// The factors of one sequence of two tokens, one head and two features, but with these in the place of their namesakes.
fn tpa(others: impl IntoIterator<Item = Given>) -> Vec<Given> {
    let mut tensors = vec![
        f32s("aq", &[1, 1, 1, 1], &[1.0]),
        f32s("bq", &[1, 1, 1, 2], &[1.0; 2]),
        f32s("ak", &[1, 2, 1], &[1.0; 2]),
        f32s("bk", &[1, 2, 2], &[1.0; 4]),
        f32s("av", &[1, 2, 1], &[1.0; 2]),
        f32s("bv", &[1, 2, 2], &[1.0; 4]),
    ];
    for other in others {
        tensors.retain(|tensor| tensor.name != other.name);
        tensors.push(other);
    }
    tensors
}

#[test]
fn decodes_that_do_not_fit() {
    let words = "tpa-decode --pass fwd";
    for (other, expected) in [
        (
            f32s("aq", &[1, 1, 129, 1], &[1.0; 129]),
            &["H of aq", "128", "129"][..],
        ),
        (
            f32s("ak", &[1, 3, 1], &[1.0; 3]),
            &["ak", "(1, 2, 1)", "(1, 3, 1)"],
        ),
        (
            f32s("bv", &[2, 2], &[1.0; 4]),
            &["bv", "(B, M, Rv, E)", "(2, 2)"],
        ),
        (bf16s("bk", &[1, 2, 2], &[1.0; 4]), &["bk", "f32", "bf16"]),
        (
            i32s("kv_lens", &[1], &[3]),
            &["kv_lens[0]", "from 0 to 2", "3"],
        ),
        (i32s("kv_lens", &[1], &[-1]), &["kv_lens[0]", "-1"]),
        (i32s("kv_lens", &[2], &[1; 2]), &["kv_lens", "(1)", "(2)"]),
        (
            i32s("kv_lens", &[1, 1], &[1]),
            &["kv_lens", "(B)", "(1, 1)"],
        ),
        (f32s("kv_lens", &[1], &[1.0]), &["kv_lens", "i32", "f32"]),
    ] {
        let expected = [&["tpa_decode"][..], expected].concat();
        assert_bad_input(&tpa([other]), words, &expected);
    }
    let missing: Vec<_> = tpa([])
        .into_iter()
        .filter(|factor| factor.name != "av")
        .collect();
    assert_bad_input(&missing, words, &["tpa_decode", "`av`"]);
    let words = "tpa-decode --pass fwd --parallel bn --splits 0";
    assert_bad_input(&tpa([]), words, &["tpa_decode", "splits", "65535", "0"]);
}

#[test]
fn linear_attention_that_does_not_fit() {
    let q = || f32s("q", &[1, 1, 1, 2], &[1.0; 2]);
    let k = || f32s("k", &[1, 1, 2, 2], &[1.0; 4]);
    let v = || f32s("v", &[1, 1, 2, 1], &[1.0; 2]);
    let g = || f32s("g", &[1, 1, 1, 1], &[1.0]);
    let words = "flao --pass fwd";
    assert_bad_input(&[q(), k(), g()], words, &["flao", "`v`"]);
    let short = f32s("v", &[1, 1, 3, 1], &[1.0; 3]);
    let expected = ["flao", "v", "(1, 1, 2, 1)", "(1, 1, 3, 1)"];
    assert_bad_input(&[q(), k(), short, g()], words, &expected);
    let flat = f32s("k", &[2, 2], &[1.0; 4]);
    assert_bad_input(&[q(), flat, v(), g()], words, &["k", "(B, H, M, D)"]);
    let wide = f32s("q", &[1, 1, 1, 257], &[1.0; 257]);
    let expected = ["flao", "D of q", "256", "257"];
    assert_bad_input(&[wide, k(), v(), g()], words, &expected);
    let half = bf16s("g", &[1, 1, 1, 1], &[1.0]);
    assert_bad_input(&[q(), k(), v(), half], words, &["g", "f32", "bf16"]);
    let d_o = f32s("do", &[1, 1, 1, 2], &[1.0; 2]);
    let words = "flao --pass bwd";
    assert_bad_input(&[q(), k(), v(), g()], words, &["flao", "`do`"]);
    assert_bad_input(&[q(), k(), v(), g(), d_o], words, &["do", "(1, 1, 1, 1)"]);
}

#[test]
fn positions_that_do_not_fit() {
    let words = "lrpe-rotate --pass fwd --offset 2147483647";
    assert_bad_input(&[x(), theta()], words, &["positions", "2147483647"]);
}

#[test]
fn files_that_are_damaged() {
    let good = fs::read(Files::new(&[x(), theta()]).input()).unwrap();
    let mut too_long = good.clone();
    too_long.extend([0; 7]);
    let mut long_header = good.clone();
    long_header[..8].copy_from_slice(&u64::MAX.to_le_bytes());
    let mut odd_header = good.clone();
    odd_header[10] = b'\xff';
    let overflow = format!(
        r#"{{"x":{{"dtype":"F32","shape":[{0},{0}],"data_offsets":[0,16]}}}}"#,
        u64::MAX
    );
    let overflow = [
        &(overflow.len() as u64).to_le_bytes(),
        overflow.as_bytes(),
        &[0; 16],
    ]
    .concat();
    for bytes in [
        &good[..good.len() - 1],
        &good[..20],
        &good[..5],
        &[],
        b"this is a text, not a tensor file",
        &too_long,
        &long_header,
        &odd_header,
        &overflow,
    ] {
        let files = Files::empty();
        fs::write(files.input(), bytes).unwrap();
        let words = ["in.safetensors", "not a valid safetensors file"];
        assert_refused(&files.apply(FORWARD), 2, &words);
        files.assert_nothing_written();
    }
    let files = Files::empty();
    assert_refused(&files.apply(FORWARD), 2, &["cannot read", "in.safetensors"]);
    files.assert_nothing_written();
}

#[test]
fn flags_that_do_not_belong() {
    let files = Files::new(&[x(), theta()]);
    for words in [
        "",
        "lrpe-rotate",
        "softmax --pass fwd",
        "lrpe-rotate --pass sideways",
        "lrpe-rotate --pass fwd --frobnicate",
        "lrpe-rotate --pass fwd --act gelu",
        "lrpe-rotate --pass fwd --dim -1",
        "lrpe-rotate --pass fwd --act silu --dim 1",
        "lrpe-rotate --pass fwd --act softmax --dim 0",
        "lrpe-rotate --pass fwd --act softmax --dim",
        "lrpe-rotate --pass fwd --offset first",
        "lrpe-rotate --pass fwd --dtheta",
        "lrpe-rotate --pass fwd --shape 2,2",
        "lrpe-rotate --pass fwd --scale 2",
        "lrpe-cosine --pass fwd --extra-tokens 1",
        "lrpe-cosine-md --pass fwd",
        "lrpe-cosine-md --pass fwd --shape",
        "lrpe-cosine-md --pass fwd --shape 2,x",
        "lrpe-cosine-md --pass fwd --shape 2,2 --extra-tokens -1",
        "lrpe-cosine-md --pass fwd --shape 2,2 --offset 1",
        "lrpe-rotate --pass fwd --device tpu",
        "flao --pass fwd --act silu",
        "flao --pass fwd --save q",
        "flao --pass fwd --scale one",
        "flao --pass fwd --dtheta",
        "tpa-decode",
        "tpa-decode --pass bwd",
        "tpa-decode --pass fwd --act silu",
        "tpa-decode --pass fwd --scale wide",
        "tpa-decode --pass fwd --parallel bhn",
        "tpa-decode --pass fwd --splits 2",
        "tpa-decode --pass fwd --parallel bh --splits 2",
        "tpa-decode --pass fwd --parallel bn --splits -1",
    ] {
        assert_refused(&files.apply(words), 2, &[]);
        files.assert_nothing_written();
    }
    for words in [
        &["fly"][..],
        &["info", "--yaml"],
        &["bench", "x"],
        &["bench", "--gpus", "2", "--out", "here"],
        &["bench", "lrpe-cosine", "--gpus", "2"],
        &["bench", "--pass", "up"],
        &["bench", "--random", "1", "--traffic", "16"],
        &["bench", "--random", "1", "--traffic", "0,16"],
        &["bench", "--random", "1", "--traffic", "16,-5"],
        &["bench", "--random", "1", "--traffic", "1e-9,1e-9"],
        &["bench", "--random", "1", "--traffic", "1e300,1e300"],
        &["bench", "--sizes", "1,2,3,4"],
        &["bench", "flao", "--sizes", "1,2,3,4"],
        &["bench", "flao", "--sizes", "1,1,8,8,4,4", "--act", "silu"],
        &[
            "bench",
            "tpa-decode",
            "--pass",
            "bwd",
            "--sizes",
            "1,8,2,2,4,4",
        ],
    ] {
        assert_refused(&gimbal().args(words).output().unwrap(), 2, &[]);
    }
}

#[test]
fn a_device_that_is_not_there() {
    let files = Files::new(&[x(), theta()]);
    // No machine has so many GPUs, and most that run the tests have no driver.
    assert_refused(&files.apply_on("cuda:99", FORWARD), 1, &[]);
    files.assert_nothing_written();
    let verify = |device| {
        let mut command = gimbal();
        command.current_dir(files.path());
        command
            .args(["verify", "--device", device])
            .output()
            .unwrap()
    };
    assert_refused(&verify("cuda:99"), 1, &[]);
    assert_refused(&verify("cpu"), 2, &["verify", "GPU"]);
    files.assert_nothing_written();
}

#[test]
fn an_output_that_cannot_be_written() {
    let files = Files::new(&[x(), theta()]);
    let to = |output: &str| {
        let mut command = gimbal();
        command
            .args(["--device", "cpu", "apply"])
            .args(FORWARD.split_whitespace());
        command.arg("--input").arg(files.input());
        command.arg("--output").arg(files.path().join(output));
        command.output().unwrap()
    };
    assert_refused(&to("no/such/directory/out"), 1, &["cannot write", "out"]);
    assert_refused(&to("in.safetensors/out"), 1, &["cannot write"]);
    files.assert_nothing_written();

    // A directory of that name.
    fs::create_dir(files.output()).unwrap();
    assert_refused(
        &to("out.safetensors"),
        1,
        &["cannot write", "out.safetensors"],
    );
    assert_refused(&to("/dev/null"), 1, &["/dev/null", "not a plain file"]);
    assert_eq!(fs::read_dir(files.output()).unwrap().count(), 0);
    fs::remove_dir(files.output()).unwrap();
    files.assert_nothing_written();
}

#[test]
fn an_older_output_survives_a_failure() {
    let files = Files::new(&[x()]);
    fs::write(files.output(), "older").unwrap();
    assert_refused(&files.apply(FORWARD), 2, &["`theta`"]);
    assert_eq!(fs::read(files.output()).unwrap(), b"older");
}

#[test]
fn without_a_word_there_is_help() {
    let output = gimbal().output().unwrap();
    assert!(output.status.success());
    for word in ["Usage:", "apply", "bench", "130 after Ctrl-C"] {
        assert!(stdout(&output).contains(word), "{word}");
    }
    let output = gimbal().args(["completions", "bash"]).output().unwrap();
    assert!(stdout(&output).contains("lrpe-rotate"));
}
