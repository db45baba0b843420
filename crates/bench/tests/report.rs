//! `gimbal bench` and `gimbal info` on the CPU.

mod support;

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

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
    assert_eq!(json.len(), 1 + 8 + 1);
    assert_eq!(json[0]["environment"]["device"], "cpu");
    assert_eq!(json[9]["complete"], true);
    let memory = &json[2]["row"];
    assert_eq!(
        (&memory["kind"], &memory["unit"], &memory["label"]),
        (&"memory".into(), &"MiB".into(), &256.into())
    );
    // x of 9 MiB and o of 18 MiB, each once; little beside them.
    let peak = memory["value"].as_f64().unwrap();
    assert!((27.0..28.0).contains(&peak), "{peak}");
    let markdown = fs::read_to_string(out.join("tables.md")).unwrap();
    assert_eq!(markdown.matches("\n<a id=\"lrpe_cosine-").count(), 8);
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    assert_eq!(page.matches("<article ").count(), 8);
    assert!(!out.join("results.jsonl.partial").exists());
}

/// A short run with a report in `out`.
fn bench(out: &Path) -> Command {
    let mut command = gimbal();
    command.args([
        "bench",
        "lrpe-rotate",
        "--quick",
        "--pass",
        "fwd",
        "--kind",
        "memory",
    ]);
    command.args(["--device", "cpu", "--out"]).arg(out);
    command
}

fn rows(out: &Path) -> Vec<Value> {
    let text = fs::read_to_string(out.join("results.jsonl")).unwrap();
    let lines = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line.get("row").is_some()).collect()
}

/// Replaces the value of the first row of a report.
fn change_first_row(out: &Path, value: f64) {
    let path = out.join("results.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<Value> = text
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    lines[1]["row"]["value"] = value.into();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(path, text).unwrap();
}

#[test]
fn a_resumed_run_keeps_what_was_measured() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path();
    assert!(bench(out).output().unwrap().status.success());
    change_first_row(out, 12.5);
    let output = bench(out).arg("--resume").output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("4 cells are measured already"),
        "{}",
        stderr(&output)
    );
    assert_eq!(rows(out).len(), 4);
    assert_eq!(rows(out)[0]["row"]["value"], 12.5);

    assert!(bench(out).output().unwrap().status.success());
    assert_ne!(
        rows(out)[0]["row"]["value"],
        12.5,
        "without --resume everything is measured"
    );

    // A report of another machine cannot be continued here.
    let path = out.join("results.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(
        &path,
        text.replacen("\"device\":\"cpu\"", "\"device\":\"other\"", 1),
    )
    .unwrap();
    let output = bench(out).arg("--resume").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("another device"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn a_comparison_finds_what_became_larger() {
    let directory = tempfile::tempdir().unwrap();
    let [before, after] = ["before", "after"].map(|name| directory.path().join(name));
    for out in [&before, &after] {
        assert!(bench(out).output().unwrap().status.success());
    }
    let compare = |words: &[&str]| {
        let mut command = gimbal();
        command
            .args(["bench", "compare"])
            .args(words)
            .arg(&before)
            .arg(&after);
        command.output().unwrap()
    };
    let output = compare(&["--fail-on-regression"]);
    assert!(
        output.status.success(),
        "{}{}",
        stdout(&output),
        stderr(&output)
    );
    assert!(
        stdout(&output).starts_with("0 worse, 0 better, 4 the same"),
        "{}",
        stdout(&output)
    );

    change_first_row(&after, 1e6);
    assert!(compare(&[]).status.success());
    let output = compare(&["--fail-on-regression"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(
        stdout(&output).starts_with("worse   lrpe_rotate-memory-fwd"),
        "{}",
        stdout(&output)
    );
    assert_eq!(stderr(&output), "error: 1 rows became slower or larger\n");
}

#[test]
fn a_problem_of_ones_own_is_measured() {
    let mut command = gimbal();
    let words =
        "bench flao --sizes 1,2,16,24,8,4 --dtype f16 --pass fwd --format jsonl --device cpu";
    let output = command.args(words.split(' ')).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let rows: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(
        rows[0]["problem"]["sizes"],
        serde_json::json!([1, 2, 16, 24, 8, 4])
    );
    assert_eq!(rows[0]["problem"]["dtype"], "f16");
    // q, k, v, g and o in f16, and kv.
    assert_eq!(
        rows[0]["bytes"],
        2 * 2 * (16 * 8 + 24 * 8 + 24 * 4 + 2 * 16 * 4) + 2 * 4 * 8 * 4
    );
    let csv = gimbal()
        .args(words.replace("jsonl", "csv").split(' '))
        .output()
        .unwrap();
    assert_eq!(stdout(&csv).lines().count(), 3);
    assert!(stdout(&csv).starts_with("table,kind,op,pass,dtype,problem,"));
}

#[test]
fn queries_and_keys_are_measured_together() {
    let words = "bench lrpe-rotate --sizes 2,16,4,8 --key-heads 2 --theta shared --device cpu --format jsonl";
    for (others, integers) in [
        ("", 0),
        ("--positions given", 2 * 16),
        ("--positions packed", 2 + 1),
        ("--positions offsets --in-place", 2),
    ] {
        let mut command = gimbal();
        command.args(words.split(' ')).args(["--pass", "fwd"]);
        let output = command.args(others.split_whitespace()).output().unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
        let row: Value = serde_json::from_str(stdout(&output).lines().next().unwrap()).unwrap();
        assert!(row["value"].as_f64().unwrap() > 0.0);
        // q of 4 heads and k of 2, read and written in bf16; theta and integers of 4 bytes.
        let rows = 2 * 2 * 16 * (4 + 2) * 8 * 2;
        assert_eq!(row["bytes"], rows + 4 * (4 + integers), "{others}");
    }
    let mut command = gimbal();
    command.args(words.split(' ')).args(["--pass", "bwd"]);
    assert_eq!(command.output().unwrap().status.code(), Some(2));
}

#[test]
fn a_hunt_can_be_looked_at_before() {
    let list = |seed: &str| {
        let words = [
            "bench", "--random", "20", "--seed", seed, "--list", "--device", "cpu",
        ];
        let output = gimbal().args(words).output().unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    let problems = list("3")
        .lines()
        .filter(|line| line.starts_with("  "))
        .count();
    assert_eq!((problems, list("3")), (20, list("3")));
    assert_ne!(list("3"), list("4"));
}

#[test]
fn peers_without_a_gpu_are_left_out_with_the_reason() {
    let directory = tempfile::tempdir().unwrap();
    let output = bench(directory.path())
        .args(["--peers", "torch"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("peers are left out: there is no GPU"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn published_columns_stand_under_the_names_of_their_gpus() {
    let directory = tempfile::tempdir().unwrap();
    let output = bench(directory.path()).arg("--published").output().unwrap();
    let text = stdout(&output);
    let mut lines = text.lines();
    assert!(
        lines
            .nth(1)
            .unwrap()
            .ends_with("H100 tr       H100 to      H100 toc"),
        "{text}"
    );
    assert!(
        lines
            .next()
            .unwrap()
            .ends_with("18.001465     57.753418     18.001465"),
        "{text}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_measured() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path();
    let mut command = gimbal();
    command.args(["bench", "--device", "cpu", "--out"]).arg(out);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let start = Instant::now();
    while !out.join("results.jsonl.partial").exists() {
        assert!(
            start.elapsed() < Duration::from_secs(60),
            "nothing was measured"
        );
        thread::sleep(Duration::from_millis(10));
    }
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    // A pipe that nobody empties would hold it up.
    let mut text = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut text)
        .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("error: interrupted after"),
        "{}",
        stderr(&output)
    );
    assert!(
        stderr(&output).contains("--resume measures the rest"),
        "{}",
        stderr(&output)
    );
    assert!(!rows(out).is_empty() && out.join("report.html").exists());
}

#[test]
fn a_quick_bench_of_tpa_decode_has_the_published_titles() {
    let mut command = gimbal();
    let output = command
        .args(["bench", "tpa-decode", "--quick", "--device", "cpu"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    let mut lines = text.lines();
    for batch in [8, 32] {
        for kind in ["speed", "memory"] {
            let title = format!("tpa_decode-{kind}-fwd-batch{batch}-head32-dim128-rank16-bf16:");
            assert_eq!(lines.next(), Some(title.as_str()));
            let header: Vec<_> = lines.next().unwrap().split_whitespace().collect();
            assert_eq!(header[..2], ["m", "gimbal"]);
            let row: Vec<_> = lines.next().unwrap().split_whitespace().collect();
            assert_eq!(row[..2], ["0", "256.0"]);
            assert!(row[2].parse::<f64>().unwrap() > 0.0, "{row:?}");
            assert_eq!(lines.next(), Some(""));
        }
    }
    assert_eq!(lines.next(), None);
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
    let info = |words: &[&str]| {
        let output = gimbal()
            .args(["info", "--device", "cpu"])
            .args(words)
            .output()
            .unwrap();
        assert!(output.status.success());
        stdout(&output)
    };
    let text = info(&[]);
    assert!(
        text.contains("device: cpu") && text.lines().count() < 40,
        "{text}"
    );
    let text = info(&["--kernels"]);
    assert!(text.contains("lrpe_rotate_fwd_none_bf16_v8"), "{text}");

    let output = gimbal()
        .args(["info", "--json", "--device", "cpu"])
        .output()
        .unwrap();
    let info: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(info["device"]["kind"], "cpu");
    let family = &info["families"][0];
    assert!(
        family["kernels"][0]["builds"]["sm_80"]["resources"]["sm_80"]["registers"]
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
