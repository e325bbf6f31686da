//! The text table, tested with a game that has secrets, simultaneous decisions and forced decisions.

use std::path::PathBuf;

use orrery_engine::Seed;
use serde_json::Value;

use super::console::Console;
use super::host;
use super::session::{Session, Sitter};
use super::toy::TOY;
use crate::args::Show;
use crate::book::Book;
use crate::language;

/// A temporary folder, removed after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("orrery-play-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn book(&self) -> Book {
        Book::at(self.0.join("book.json")).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Plays the lines of a script and returns the output.
fn play(sitters: &[Sitter], script: &str, folder: &Folder) -> String {
    let mut book = folder.book();
    let count = sitters.len() as u8;
    let options = TOY.game.carry_over(Value::Null, count, &|key| book.get("toy", key)).unwrap();
    let table = TOY.game.open(options.clone(), count, Seed(1)).unwrap();
    let header = TOY.game.header(options, vec!["me".to_owned(); sitters.len()], Seed(1)).unwrap();
    let words = language::of_game(TOY.game.meta(), "en").unwrap();
    let mut session = Session::new(&TOY, words, header, sitters.to_vec(), table);
    session.save(&folder.0.join("record")).unwrap();
    let mut out = Vec::new();
    host(session, Console::scripted(script.as_bytes(), &mut out), Show::Text, &mut book).unwrap();
    String::from_utf8(out).unwrap()
}

fn record(folder: &Folder) -> String {
    let text = std::fs::read_to_string(folder.0.join("record")).unwrap();
    text.split_once("\n\n").unwrap().1.to_owned()
}

fn random() -> Sitter {
    Sitter::Bot("random".parse().unwrap())
}

#[test]
fn a_curtain_falls_between_people_with_secrets() {
    let folder = Folder::new("curtain");
    let said = play(&[Sitter::Me, Sitter::Me], "1\n\n2\n\n", &folder);
    let curtains: Vec<&str> = said.lines().filter(|line| line.contains("press Enter")).collect();
    assert_eq!(curtains.len(), 2, "{said}");
    assert!(curtains[0].contains("Player 2") && curtains[1].contains("Player 1"), "{said}");
    // After the first curtain, seat 2 sees its own view.
    let of_seat_2 = said.split("press Enter").nth(1).unwrap();
    assert!(of_seat_2.contains("hidden / silent") && !of_seat_2.contains("secret 1"), "{said}");
    assert!(of_seat_2.contains("Player 1 whispers."), "{said}");
}

#[test]
fn the_table_leaves_from_behind_the_curtain() {
    let folder = Folder::new("leave");
    let said = play(&[Sitter::Me, Sitter::Me], "1\nquit\n", &folder);
    assert!(said.contains("press Enter") && said.contains("Goodbye."), "{said}");
    assert_eq!(record(&folder).lines().count(), 1, "{said}");
}

#[test]
fn the_whole_table_is_shown_once_and_when_asked_for() {
    let folder = Folder::new("table");
    let said = play(&[Sitter::Me], "1\n3\nquit\n", &folder);
    assert_eq!(said.matches("Table: ").count(), 1, "{said}");
    std::fs::remove_file(folder.0.join("record")).unwrap();
    let said = play(&[Sitter::Me], "1\ntable\n3\nquit\n", &folder);
    assert_eq!(said.matches("Table: ").count(), 2, "{said}");
    assert!(said.contains("> table\n\nTable: secret 1\n\n"), "{said}");
}

#[test]
fn one_person_sees_no_curtain_and_bots_decide_first() {
    let folder = Folder::new("alone");
    let said = play(&[Sitter::Me, random(), random()], "1\n", &folder);
    assert!(!said.contains("press Enter"), "{said}");
    assert!(
        record(&folder).starts_with("1 ") && record(&folder).lines().nth(2).unwrap().starts_with("0 "),
        "{}",
        record(&folder)
    );
}

#[test]
fn a_standing_order_answers_without_asking() {
    let folder = Folder::new("order");
    let said = play(&[Sitter::Me, Sitter::Me], "order\norder 2\norder 1\n\n2\nundo all\n", &folder);
    assert!(said.contains("  1  whisper 3 whenever it is asked"), "{said}");
    assert!(said.contains("From now on: whisper 3 whenever it is asked."), "{said}");
    assert!(record(&folder).lines().next().unwrap().contains("\"Whisper\":3"), "{}", record(&folder));
    let said = play(&[Sitter::Me], "order off\n1\norder\n", &Folder::new("order-off"));
    assert!(said.contains("You are asked everything again."), "{said}");
    assert!(said.contains("Nothing can be answered in advance here."), "{said}");
}

#[test]
fn a_step_without_a_choice_plays_itself_and_goes_back_with_its_cause() {
    let folder = Folder::new("forced");
    let said = play(&[Sitter::Me], "1\n3\nundo\n2\n1\n", &folder);
    assert_eq!(said.matches("Only one choice: Confirm the lane").count(), 2, "{said}");
    assert!(said.contains("Taken back: 2 steps."), "{said}");
    let lines = record(&folder);
    let entries: Vec<&str> = lines.lines().filter_map(|line| Some(line.split_once(" #")?.0)).collect();
    let lanes = ["0 {\"Lane\":4}", "0 \"Confirm\"", "undo 2 by 0", "0 {\"Lane\":2}", "0 \"Confirm\""];
    assert_eq!(entries, [&["0 {\"Whisper\":1}"], &lanes[..], &["0 \"Pass\""]].concat());
}

#[test]
fn what_was_taken_back_can_be_made_again_until_something_new_is_decided() {
    let folder = Folder::new("redo");
    let said = play(&[Sitter::Me], "1\n3\nredo\nundo\nredo\nundo\n2\nredo\n1\n", &folder);
    assert_eq!(said.matches("There is nothing to redo.").count(), 2, "{said}");
    assert!(said.contains("Redone: 1 step."), "{said}");
    let lines = record(&folder);
    let lanes: Vec<&str> =
        lines.lines().filter_map(|line| line.split_once("Lane\":")?.1.split_once('}')).map(|lane| lane.0).collect();
    assert_eq!(lanes, ["4", "4", "2"], "{lines}");
    assert_eq!(lines.matches("undo 2 by 0").count(), 2, "the step without a choice was redone, too: {lines}");
}

#[test]
fn the_last_chance_to_undo_is_not_taken_away() {
    let folder = Folder::new("last");
    let said = play(&[Sitter::Me], "1\n1\nundo\n1\n1\n", &folder);
    // After lane 0 only passing is possible. That would end the turn, so it is not played automatically.
    assert!(said.contains("1. Pass") && said.contains("Taken back"), "{said}");
    assert!(!said.contains("Only one choice: Pass"), "{said}");
    assert!(said.contains("You have won."), "{said}");
}

#[test]
fn nothing_comes_back_past_a_barrier() {
    let folder = Folder::new("barrier");
    let said = play(&[Sitter::Me, Sitter::Me], "1\n\n1\n\n2\nundo 9\n2\n\nundo\n", &folder);
    assert_eq!(said.matches("It cannot be taken back").count(), 1, "{said}");
    assert!(said.contains("The last decision was not yours"), "{said}");
}

#[test]
fn long_lists_are_folded_and_refusals_named() {
    let folder = Folder::new("long");
    let said = play(&[Sitter::Me], "1\nfind lane 78\nall\nwhy lane 7\nwhy lane 70\nwhy lane\nwhy nonsense\n41\n", &folder);
    assert!(said.contains("... and 15 more\nall lists every choice"), "{said}");
    assert!(said.contains("> find lane 78\n40. Lane 78\n> all\n 1. Lane 0\n"), "{said}");
    assert!(said.contains("> why lane 7\nLane 7: That lane is closed. (R1 Lanes; read it with: rule R1)\n> "), "{said}");
    assert!(said.contains("> why lane 70\nLane 70: allowed, choice 36.\n> "), "{said}");
    assert!(said.contains("... and 70 more; add words to narrow it down."), "{said}");
    assert!(said.contains("Nothing that could be tried here has the words \"nonsense\"."), "{said}");
    assert!(said.contains("There are choices 1 to 40."), "{said}");
}

#[test]
fn success_is_written_into_the_book_and_carries_over() {
    let folder = Folder::new("book");
    let said = play(&[Sitter::Me], "1\n3\n1\n", &folder);
    assert!(said.contains("Your success is in your book"), "{said}");
    assert_eq!(folder.book().get("toy", "best"), Some(4));
    std::fs::remove_file(folder.0.join("record")).unwrap();
    let again = play(&[Sitter::Me], "1\n2\n1\n", &folder);
    assert!(again.lines().any(|line| line.starts_with("Bonus") && line.ends_with(" 4")), "{again}");
    assert!(!again.contains("in your book"), "a lower value changes nothing: {again}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let folder = Folder::new("bots");
    let said = play(&[random(), random()], "", &folder);
    assert!(said.contains("Score sheet") && said.contains("Player 2 whispers."), "{said}");
}
