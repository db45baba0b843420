//! Peers whose Python is a script.

use std::os::unix::fs::PermissionsExt;

use super::super::Kind;
use super::*;

/// A program in the place of Python.
fn peers(script: &str) -> (tempfile::TempDir, Result<Peers, String>) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("python");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    let peers = Peers::start(path.to_str().unwrap(), 0, true);
    (directory, peers)
}

const READY: &str =
    r#"echo '{"ready": {"python": "3", "torch": "2.0", "cuda": "13.0", "device": "Test GPU"}}'"#;

/// Two columns.
fn pair() -> [Form; 2] {
    std::array::from_fn(|at| forms(OpName::LrpeRotate)[at])
}

fn ask(peers: &mut Peers, form: Form) -> Measured {
    let request = Request {
        table: "t",
        kind: Kind::Speed,
        pass: Pass::Fwd,
        form,
        problem: &Value::Null,
        effort: Effort::QUICK,
        graph: true,
    };
    peers.measure(request).unwrap()
}

fn reason(measured: Measured) -> String {
    match measured {
        Measured::Failed(reason) => reason,
        measured => panic!("{measured:?}"),
    }
}

#[test]
fn answers_and_errors_come_through() {
    let script = r#"
read line
echo '{"id": 1, "median": 0.5, "lower_quartile": 0.4, "upper_quartile": 0.6, "samples": 9, "graph": null}'
read line
echo '{"id": 2, "error": "OutOfMemoryError: no room"}'
read line
echo '{"id": 7, "peak": 1}'
"#;
    let (_directory, peers) = peers(&format!("{READY}\n{script}"));
    let mut peers = peers.unwrap();
    assert_eq!(peers.environment().torch, "2.0");
    let [eager, ..] = pair();
    match ask(&mut peers, eager) {
        Measured::Speed(Times { call, graph: None }) => {
            assert_eq!((call.median, call.samples), (0.5, 9))
        }
        measured => panic!("{measured:?}"),
    }
    assert_eq!(reason(ask(&mut peers, eager)), "OutOfMemoryError: no room");
    let other = reason(ask(&mut peers, eager));
    assert!(
        other.contains("answered"),
        "an answer to another request: {other}"
    );
}

#[test]
fn a_dead_process_is_replaced() {
    let (_directory, peers) = peers(&format!("{READY}\nread line\necho boom >&2\nexit 7"));
    let mut peers = peers.unwrap();
    let [eager, ..] = pair();
    for _ in 0..2 {
        let reason = reason(ask(&mut peers, eager));
        assert!(reason.contains("boom") && reason.contains('7'), "{reason}");
    }
}

#[test]
fn a_spent_process_is_replaced_and_captures_no_more() {
    // Each process answers once, with its number in the place of the time, and says whether a graph was asked for.
    let script = r#"
number=$(cat "$0.number" 2>/dev/null || echo 1)
echo $((number + 1)) > "$0.number"
read line
case $line in
    *'"graph":true'*) rest='"spent": "AcceleratorError: capture"' ;;
    *) rest='"graph": null' ;;
esac
echo '{"id": '$number', "median": '$number', "lower_quartile": 0, "upper_quartile": 9, "samples": 9, '$rest'}'
read line
echo '{"id": 3, "median": 20, "lower_quartile": 0, "upper_quartile": 9, "samples": 9}'
"#;
    let (_directory, peers) = peers(&format!("{READY}\n{script}"));
    let mut peers = peers.unwrap();
    let [eager, compiled] = pair();
    let mut median = |form: Form| match ask(&mut peers, form) {
        Measured::Speed(Times { call, graph: None }) => call.median,
        measured => panic!("{measured:?}"),
    };
    assert_eq!(median(eager), 1.0, "the time counts");
    assert_eq!(median(eager), 2.0, "another process, and no capture");
    assert_eq!(median(compiled), 20.0, "which was not spent");
}

#[test]
fn a_process_that_does_not_exit_is_ended() {
    let (_directory, peers) = peers(&format!("{READY}\nread line\nexec >&-\nexec sleep 600"));
    let mut peers = peers.unwrap();
    let [eager, ..] = pair();
    let reason = reason(ask(&mut peers, eager));
    assert!(reason.contains("signal: 9"), "{reason}");
}

#[test]
fn a_size_that_takes_too_long_ends_its_column_alone() {
    let (_directory, peers) = peers(&format!("{READY}\nread line\nexec sleep 60"));
    let mut peers = peers.unwrap();
    peers.patience = Duration::from_millis(50);
    let [eager, compiled] = pair();
    assert!(reason(ask(&mut peers, eager)).contains("within 0.05 s"));
    assert!(reason(ask(&mut peers, eager)).contains("not tried"));
    assert!(reason(ask(&mut peers, compiled)).contains("within 0.05 s"));
}

#[test]
fn what_is_missing_is_said() {
    let (directory, missing) = peers(r#"echo '{"error": "RuntimeError: PyTorch 2.1 has no x"}'"#);
    let python = directory.path().join("python");
    assert_eq!(
        missing.err().unwrap(),
        format!(
            "`{}` cannot run them: RuntimeError: PyTorch 2.1 has no x",
            python.display()
        )
    );
    let error = Peers::start("/no/such/python", 0, true).err().unwrap();
    assert!(error.starts_with("cannot run `/no/such/python`"), "{error}");
}
