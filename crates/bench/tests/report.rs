//! `gimbal bench` and `gimbal info` on the CPU.

mod support;

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::{assert_has, gimbal, printed, stderr, stdout};

/// The command on the CPU, with words that are separated by spaces.
fn on_cpu(words: &str) -> Command {
    let mut command = gimbal();
    command.args(["--device", "cpu"]);
    command.args(words.split_whitespace());
    command
}

fn json_lines(text: &str) -> Vec<Value> {
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// These tables and nothing else were printed, each with a row of size 256.
fn assert_tables(text: &str, titles: impl IntoIterator<Item = String>, variable: &str) {
    let mut lines = text.lines();
    for title in titles {
        assert_eq!(lines.next(), Some(title.as_str()));
        let mut words = || -> Vec<_> { lines.next().unwrap().split_whitespace().collect() };
        assert_eq!(words()[..2], [variable, "gimbal"]);
        let row = words();
        assert_eq!(row[..2], ["0", "256.0"]);
        assert!(row[2].parse::<f64>().unwrap() > 0.0, "{row:?}");
        assert_eq!(lines.next(), Some(""));
    }
    assert_eq!(lines.next(), None);
}

const KINDS: [&str; 2] = ["speed", "memory"];

#[test]
fn a_quick_bench_prints_the_published_titles_and_writes_files() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("new/report");
    let mut command = on_cpu("bench lrpe-cosine --quick --pass fwd --out");
    let output = command.arg(&out).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert_has(&stderr(&output), "no GPU is used");
    let acts = ["none", "silu", "softmax-dim_-1", "softmax-dim_1"].into_iter();
    let titles = acts.flat_map(|act| {
        KINDS.map(|kind| format!("lrpe_cosine-{kind}-fwd-batch12-head12-dim128-act_{act}-bf16:"))
    });
    assert_tables(&stdout(&output), titles, "n");

    let csv = fs::read_to_string(out.join("results.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 8);
    let json = lines(&out);
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
    let mut command = on_cpu("bench lrpe-rotate --quick --pass fwd --kind memory --out");
    command.arg(out);
    command
}

fn lines(out: &Path) -> Vec<Value> {
    json_lines(&fs::read_to_string(out.join("results.jsonl")).unwrap())
}

fn rows(out: &Path) -> Vec<Value> {
    let mut lines = lines(out);
    lines.retain(|line| line.get("row").is_some());
    lines
}

/// Replaces the value of the first row of a report.
fn change_first_row(out: &Path, value: f64) {
    let mut lines = lines(out);
    lines[1]["row"]["value"] = value.into();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(out.join("results.jsonl"), text).unwrap();
}

#[test]
fn a_resumed_run_keeps_what_was_measured() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path();
    printed(&mut bench(out));
    change_first_row(out, 12.5);
    let output = bench(out).arg("--resume").output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    assert_has(&stderr(&output), "4 cells are measured already");
    assert_eq!(rows(out).len(), 4);
    assert_eq!(rows(out)[0]["row"]["value"], 12.5);

    printed(&mut bench(out));
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
    assert_has(&stderr(&output), "another device");
}

#[test]
fn a_comparison_finds_what_became_larger() {
    let directory = tempfile::tempdir().unwrap();
    let [before, after] = ["before", "after"].map(|name| directory.path().join(name));
    for out in [&before, &after] {
        printed(&mut bench(out));
    }
    let compare = || {
        let mut command = gimbal();
        command.args(["bench", "compare"]).args([&before, &after]);
        command
    };
    let text = printed(compare().arg("--fail-on-regression"));
    assert!(text.starts_with("0 worse, 0 better, 4 the same"), "{text}");

    change_first_row(&after, 1e6);
    let text = printed(&mut compare());
    assert!(text.starts_with("worse   lrpe_rotate-memory-fwd"), "{text}");
    let output = compare().arg("--fail-on-regression").output().unwrap();
    assert_eq!((output.status.code(), stdout(&output)), (Some(3), text));
    assert_eq!(stderr(&output), "error: 1 rows became slower or larger\n");
}

#[test]
fn a_problem_of_ones_own_is_measured() {
    let words = "bench flao --sizes 1,2,16,24,8,4 --dtype f16 --pass fwd --format";
    let rows = json_lines(&printed(on_cpu(words).arg("jsonl")));
    assert_eq!(rows.len(), 2);
    let problem = &rows[0]["problem"];
    assert_eq!(problem["sizes"], json!([1, 2, 16, 24, 8, 4]));
    assert_eq!(problem["dtype"], "f16");
    // q, k, v, g and o in f16, and kv.
    assert_eq!(
        rows[0]["bytes"],
        2 * 2 * (16 * 8 + 24 * 8 + 24 * 4 + 2 * 16 * 4) + 2 * 4 * 8 * 4
    );
    let csv = printed(on_cpu(words).arg("csv"));
    assert_eq!(csv.lines().count(), 3);
    assert!(csv.starts_with("table,kind,op,pass,dtype,problem,"));
}

#[test]
fn queries_and_keys_are_measured_together() {
    let words = "bench lrpe-rotate --sizes 2,16,4,8 --key-heads 2 --theta shared --format jsonl";
    for (others, integers) in [
        ("", 0),
        ("--positions given", 2 * 16),
        ("--positions packed", 2 + 1),
        ("--positions offsets --in-place", 2),
    ] {
        let row = &json_lines(&printed(&mut on_cpu(&format!(
            "{words} --pass fwd {others}"
        ))))[0];
        assert!(row["value"].as_f64().unwrap() > 0.0);
        // q of 4 heads and k of 2, read and written in bf16; theta and integers of 4 bytes.
        let rows = 2 * 2 * 16 * (4 + 2) * 8 * 2;
        assert_eq!(row["bytes"], rows + 4 * (4 + integers), "{others}");
    }
    let output = on_cpu(words).args(["--pass", "bwd"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_hunt_can_be_looked_at_before() {
    let list = |seed: &str| printed(on_cpu("bench --random 20 --list --seed").arg(seed));
    let text = list("3");
    let problems = text.lines().filter(|line| line.starts_with("  "));
    assert_eq!((problems.count(), &text), (20, &list("3")));
    assert_ne!(text, list("4"));
}

#[test]
fn peers_without_a_gpu_are_left_out_with_the_reason() {
    let directory = tempfile::tempdir().unwrap();
    let mut command = bench(directory.path());
    let output = command.args(["--peers", "torch"]).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let reason = "peers are left out: there is no GPU";
    assert_has(&stderr(&output), reason);
}

#[test]
fn published_columns_stand_under_the_names_of_their_gpus() {
    let directory = tempfile::tempdir().unwrap();
    let text = printed(bench(directory.path()).arg("--published"));
    let mut lines = text.lines().skip(1);
    for end in [
        "H100 tr       H100 to      H100 toc",
        "18.001465     57.753418     18.001465",
    ] {
        assert!(lines.next().unwrap().ends_with(end), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_measured() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path();
    let mut child = on_cpu("bench --out")
        .arg(out)
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
    let text = io::read_to_string(child.stdout.take().unwrap());
    text.unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", stderr(&output));
    assert_has(&stderr(&output), "error: interrupted after");
    assert_has(&stderr(&output), "--resume measures the rest");
    assert!(!rows(out).is_empty() && out.join("report.html").exists());
}

#[test]
fn a_quick_bench_of_tpa_decode_has_the_published_titles() {
    let titles = [8, 32].into_iter().flat_map(|batch| {
        KINDS.map(|kind| format!("tpa_decode-{kind}-fwd-batch{batch}-head32-dim128-rank16-bf16:"))
    });
    let text = printed(&mut on_cpu("bench tpa-decode --quick"));
    assert_tables(&text, titles, "m");
}

#[test]
fn a_report_that_cannot_be_written_fails() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut command = on_cpu("bench --quick --out");
    let output = command.arg(file.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_has(&stderr(&output), "error: cannot write");
}

#[test]
fn info_lists_the_kernels_without_a_gpu() {
    let text = printed(&mut on_cpu("info"));
    assert_has(&text, "device: cpu");
    assert!(text.lines().count() < 40, "{text}");
    let text = printed(&mut on_cpu("info --kernels"));
    assert_has(&text, "lrpe_rotate_fwd_none_bf16_v8");

    let output = on_cpu("info --json").output().unwrap();
    let info: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(info["device"]["kind"], "cpu");
    let builds = &info["families"][0]["kernels"][0]["builds"];
    let registers = &builds["sm_80"]["resources"]["sm_80"]["registers"];
    assert!(registers.as_u64().unwrap() > 0);
    assert_eq!(stderr(&output), "");
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let mut child = on_cpu("info")
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
    let output = on_cpu("info").env("GIMBAL_LOG", "=nonsense=").output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = stderr(&output);
    assert!(said.starts_with("error: GIMBAL_LOG"), "{said}");
}
