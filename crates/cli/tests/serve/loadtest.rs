//! `orrery loadtest` reports what it did.

use std::process::{Command, Output};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery")).arg("loadtest").args(arguments).output().unwrap()
}

fn report(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn loadtest(arguments: &[&str]) -> Value {
    report(&[&["connect-four", "--tables", "3", "--json"], arguments].concat())
}

#[test]
fn every_game_is_played_to_its_end_and_everybody_comes_back() {
    // More moves than a board has places: the end of a game does not count as moves that were not sent.
    let report = loadtest(&["--every", "0.05", "--seconds", "4", "--reconnect"]);
    let counts = ["tables", "clients", "ended", "errors", "unsent", "reread"].map(|field| report[field].as_u64().unwrap());
    assert_eq!(counts, [3, 6, 3, 0, 0, 0], "{report}");
    assert!((3 * 7..=3 * 42).contains(&report["moves"].as_u64().unwrap()), "{report}");
    assert!(report["p99_ms"].as_f64().unwrap() >= report["p50_ms"].as_f64().unwrap() && report["p50_ms"] != 0.0, "{report}");
    assert_eq!(report["reconnected"]["errors"], 0, "{report}");
    assert!(report["server_us_per_move"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn moves_that_were_due_and_not_sent_are_counted() {
    // Ten thousand moves a second at one table, each of which waits for the disk, and of which no game has as many.
    let report = report(&["spacecorp", "--tables", "1", "--every", "0.0001", "--seconds", "1", "--json"]);
    let of = |field: &str| report[field].as_u64().unwrap();
    assert_eq!((of("errors"), of("ended")), (0, 0), "{report}");
    assert!(of("moves") > 0, "{report}");
    // One may have been under way at the end.
    assert!((9_998..=10_001).contains(&(of("moves") + of("unsent"))), "{report}");
}

#[test]
fn a_rate_that_is_none_is_refused() {
    for every in ["0", "-1", "nan", "0.0000001"] {
        let output = run(&["connect-four", "--tables", "1", "--json", &format!("--every={every}")]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains("microsecond"), "{every}: {error}");
    }
}

#[test]
fn sleeping_tables_are_measured_also_of_one_device() {
    let report = loadtest(&["--every", "0.2", "--seconds", "1", "--rest", "--device"]);
    assert_eq!((&report["clients"], &report["errors"]), (&Value::from(3), &Value::from(0)), "{report}");
    assert!(report["sleeping_table_kb"].is_number() && report["moves"].as_u64().unwrap() > 0, "{report}");
}
