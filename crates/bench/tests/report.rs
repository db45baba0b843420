//! `gimbal bench` and `gimbal info` on the CPU.

mod support;

use std::fs;
use std::process::Stdio;

use serde_json::Value;
use support::{gimbal, stderr, stdout};

const TITLES: [&str; 4] = [
    "act_none",
    "act_silu",
    "act_softmax-dim_-1",
    "act_softmax-dim_1",
];

#[test]
fn a_quick_bench_prints_the_published_titles_and_writes_files() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("new/report");
    let mut command = gimbal();
    command.args([
        "bench",
        "lrpe-cosine",
        "--quick",
        "--pass",
        "fwd",
        "--device",
        "cpu",
        "--out",
    ]);
    let output = command.arg(&out).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stderr(&output).contains("no GPU is used"));

    let text = stdout(&output);
    let mut lines = text.lines();
    for act in TITLES {
        for kind in ["speed", "memory"] {
            let title = format!("lrpe_cosine-{kind}-fwd-batch12-head12-dim128-{act}-bf16:");
            assert_eq!(lines.next(), Some(title.as_str()));
            let header: Vec<_> = lines.next().unwrap().split_whitespace().collect();
            assert_eq!(header[..2], ["n", "gimbal"]);
            let row: Vec<_> = lines.next().unwrap().split_whitespace().collect();
            assert_eq!(row[..2], ["0", "256.0"]);
            assert!(row[2].parse::<f64>().unwrap() > 0.0, "{row:?}");
            assert_eq!(lines.next(), Some(""));
        }
    }
    assert_eq!(lines.next(), None);

    let csv = fs::read_to_string(out.join("results.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 8);
    let json = fs::read_to_string(out.join("results.jsonl")).unwrap();
    let json: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(json.len(), 1 + 8);
    assert_eq!(json[0]["environment"]["device"], "cpu");
    let memory = &json[2]["row"];
    assert_eq!(
        (&memory["kind"], &memory["unit"], &memory["problem"]),
        (&"memory".into(), &"MiB".into(), &256.into())
    );
    // x of 9 MiB and o of 18 MiB, each once; little beside them.
    let peak = memory["gimbal"].as_f64().unwrap();
    assert!((27.0..28.0).contains(&peak), "{peak}");
    let markdown = fs::read_to_string(out.join("tables.md")).unwrap();
    assert_eq!(markdown.matches("\n## lrpe_cosine-").count(), 8);
}

#[test]
fn a_report_that_cannot_be_written_fails() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut command = gimbal();
    let output = command
        .args(["bench", "--quick", "--device", "cpu", "--out"])
        .arg(file.path());
    let output = output.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("error: cannot write"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn info_lists_the_kernels_without_a_gpu() {
    let output = gimbal().args(["info", "--device", "cpu"]).output().unwrap();
    assert!(output.status.success());
    let text = stdout(&output);
    assert!(text.contains("device: cpu"), "{text}");
    assert!(text.contains("lrpe_rotate_fwd_none_bf16_v8"), "{text}");

    let output = gimbal()
        .args(["info", "--json", "--device", "cpu"])
        .output()
        .unwrap();
    let info: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(info["device"]["kind"], "cpu");
    let family = &info["families"][0];
    assert!(
        family["kernels"][0]["resources"]["sm_80"]["registers"]
            .as_u64()
            .unwrap()
            > 0
    );
    assert_eq!(stderr(&output), "");
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let mut command = gimbal();
    command.args(["info", "--device", "cpu"]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)));
    assert_eq!(stderr(&output), "");
}

#[test]
fn logs_are_off_unless_asked_for() {
    let mut command = gimbal();
    command
        .args(["info", "--device", "cpu"])
        .env("GIMBAL_LOG", "=nonsense=");
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).starts_with("error: GIMBAL_LOG"),
        "{}",
        stderr(&output)
    );
}
