//! Games that outlive the program they were started with: under their own rules if those are still known, else from a stored
//! position.

use orrery_engine::edition::Unplayable;
use orrery_engine::record::{Entry, Flaw, Header, Line, Record, RecordError, Restart};
use orrery_engine::replay::{Resumption, Snapshot, Verdict, lines_of, positions, restore};
use orrery_engine::{
    Disclosure, Edition, Game, Illegal, Log, Meta, OptionSpec, Outcome, PositionHash, Rng, Score, Seat, SeatSet, Seed,
    SetupError, Table, Turn, Undo, Viewer,
};
use serde::{Deserialize, Serialize};

/// Two players add 1 to 3 until the sum is 20. Version 1 of the rules doubled a 3; version 2 does not, and forbids adding the same
/// number twice in a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Adding {
    rules: u32,
    sum: u32,
    last: Option<u32>,
    turn: u8,
}

impl Adding {
    fn repeats_allowed(&self) -> bool {
        self.rules < 2
    }

    fn threes_double(&self) -> bool {
        self.rules < 2
    }
}

impl Game for Adding {
    type Options = ();
    type Action = u32;
    type Event = u32;
    type View = Adding;

    const META: Meta = Meta { rules_version: 2, position_version: 2, ..Meta::new("adding", "Adding", (2, 2)) };

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup((): &(), seats: u8, seed: Seed) -> Result<Self, SetupError> {
        Adding::setup_by_rules(2, &(), seats, seed)
    }

    fn setup_by_rules(rules: u32, (): &(), _: u8, _: Seed) -> Result<Self, SetupError> {
        Ok(Adding { rules, sum: 0, last: None, turn: 0 })
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn adopt_current_rules(&mut self) {
        self.rules = Adding::META.rules_version;
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.sum >= 20 { Turn::Over } else { Turn::Decide(SeatSet::only(Seat(self.turn))) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<u32>) {
        out.extend((1..=3).filter(|number| self.check(seat, number).is_ok()));
    }

    fn check(&self, _: Seat, number: &u32) -> Result<(), Illegal> {
        let repeated = self.last == Some(*number) && !self.repeats_allowed();
        if (1..=3).contains(number) && !repeated { Ok(()) } else { Err(Illegal::new("R1", "number")) }
    }

    fn play(&mut self, _: Seat, number: &u32, log: &mut impl Log<u32>) -> Disclosure {
        self.sum += if *number == 3 && self.threes_double() { 6 } else { *number };
        (self.last, self.turn) = (Some(*number), 1 - self.turn);
        log.note(|| self.sum);
        Disclosure::Nothing
    }

    fn view(&self, _: Viewer) -> Adding {
        self.clone()
    }

    fn redeal(&mut self, _: Viewer, _: &mut Rng) {}

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome::ranked(vec![Score::new(Vec::new()); 2], |_| 0))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        Vec::new()
    }
}

fn header(rules: u32) -> Header {
    let mut header = Header::new::<Adding>(&(), vec!["Ada".to_owned(), "Ben".to_owned()], Seed(1));
    header.edition.rules = rules;
    header
}

/// A game under a version of the rules, with the hash of every position.
fn played(rules: u32, numbers: &[u32]) -> Record {
    let table = Table::by_rules(rules, &(), 2, Seed(1)).unwrap();
    let seats = [Seat(0), Seat(1)].into_iter().cycle();
    Record { header: header(rules), lines: lines_of::<Adding>(&table, seats.zip(numbers.iter().copied())) }
}

fn snapshot(record: &Record, at: u32) -> Snapshot {
    let table = record.table_after::<Adding>(at as usize).unwrap();
    Snapshot { at, state: serde_json::to_value(table.state()).unwrap() }
}

fn sum(table: &Table<Adding>) -> u32 {
    table.state().sum
}

fn restart_of(line: &Line) -> Restart {
    let Entry::Position(restart) = &line.entry else { panic!("not a restart: {line:?}") };
    restart.clone()
}

/// The rules version that a restart from this table names.
fn restart_rules(table: &Table<Adding>) -> u32 {
    restart_of(&table.restart(0)).edition.rules
}

#[test]
fn a_game_goes_on_by_the_rules_it_was_begun_with() {
    let old = played(1, &[3, 3, 1]);
    let text = old.to_text();
    let restored = restore::<Adding>(&Record::parse(&text).unwrap(), None).unwrap();
    assert_eq!((sum(&restored.table), restored.verdict), (13, Verdict::AsRecorded));
    assert_eq!(sum(&restore::<Adding>(&played(2, &[3, 1, 3]), None).unwrap().table), 7);
}

#[test]
fn a_rule_that_changed_without_a_new_version_is_found_at_the_entry_where_it_matters() {
    // Written by a program whose version 2 still doubled threes.
    let mut record = played(2, &[1, 3, 2]);
    let theirs = |sum, last, turn| Adding { rules: 2, sum, last: Some(last), turn };
    for (index, position) in [(1, theirs(7, 3, 0)), (2, theirs(9, 2, 1))] {
        record.lines[index].hash = Some(PositionHash::of(&position));
    }
    let error = record.replay::<Adding>(|_, _, _, _| {}).unwrap_err();
    assert_eq!((error.line, error.flaw), (Record::line_number(1), Flaw::Diverges { rules: 2 }));
    // Every entry is still legal: the table continues from the position that the current rules lead to.
    let restored = restore::<Adding>(&record, None).unwrap();
    let flaw = RecordError { line: Record::line_number(1), flaw: Flaw::Diverges { rules: 2 } };
    assert_eq!(flaw.entry(), Some(2));
    assert_eq!(restored.verdict, Verdict::GoesOn { flaw, from: Resumption::Entries, dropped: 0 });
    assert_eq!(sum(&restored.table), 6);
    // With a snapshot, it continues from that.
    let stored = Snapshot { at: 3, state: serde_json::to_value(theirs(9, 2, 1)).unwrap() };
    assert_eq!(sum(&restore::<Adding>(&record, Some(&stored)).unwrap().table), 9);
}

#[cfg(feature = "suite")]
#[test]
fn a_golden_record_that_no_longer_replays_is_not_renewed() {
    use orrery_engine::suite::golden::check_renewable;
    assert_eq!(check_renewable::<Adding>(&played(2, &[1, 3, 2])), Ok(()));
    // Written by a program whose version 2 still allowed the same number twice.
    let mut record = played(2, &[1, 3, 2]);
    record.lines[1].entry = Entry::Action { seat: Seat(1), action: 1.into() };
    let refused = check_renewable::<Adding>(&record).unwrap_err();
    assert_eq!(refused.line, Record::line_number(1));
    assert!(matches!(refused.flaw, Flaw::Illegal { .. }), "{refused}");
    // A change of the component data is not a change of the rules.
    let mut corrected = played(2, &[1, 3, 2]);
    corrected.header.edition.components = "other".to_owned();
    assert_eq!(check_renewable::<Adding>(&corrected), Ok(()));
}

#[cfg(feature = "suite")]
#[test]
fn every_version_that_is_still_played_has_a_golden_record() {
    use orrery_engine::suite::golden::check_versions;
    let named = |rules, position| {
        let mut record = played(rules, &[3, 1]);
        record.header.edition.position = position;
        (format!("rules-{rules}-position-{position}"), record)
    };
    check_versions::<Adding>(&[named(1, 1), named(2, 2)]);
    check_versions::<Adding>(&[named(1, 1)]);
    for missing in [vec![named(2, 1)], vec![named(1, 2)], vec![named(1, 0)]] {
        let names: Vec<&String> = missing.iter().map(|(name, _)| name).collect();
        assert!(std::panic::catch_unwind(|| check_versions::<Adding>(&missing)).is_err(), "{names:?} are not enough");
    }
}

#[test]
fn what_cannot_be_replayed_goes_on_from_the_stored_position() {
    let mut record = played(1, &[1, 1, 2, 3]);
    let stored = snapshot(&record, 2);
    record.header.edition.rules = 9;
    let restored = restore::<Adding>(&record, Some(&stored)).unwrap();
    let from_snapshot = matches!(restored.verdict, Verdict::GoesOn { dropped: 0, from: Resumption::Snapshot, .. });
    assert!(from_snapshot, "{:?}", restored.verdict);
    assert_eq!(sum(&restored.table), 10, "the later entries are carried over");

    let unreadable = Snapshot { at: 2, state: serde_json::json!({ "of": "another format" }) };
    assert!(restore::<Adding>(&record, Some(&unreadable)).is_err(), "the game cannot even be set up");
}

#[test]
fn a_game_without_entries_is_set_up_by_the_current_rules() {
    let mut record = played(1, &[]);
    assert_eq!(restore::<Adding>(&record, None).unwrap().table.state().rules, 1, "by its own where they are known");
    let stored = snapshot(&record, 0);
    record.header.edition.rules = 9;
    for stored in [None, Some(&stored)] {
        let restored = restore::<Adding>(&record, stored).unwrap();
        assert!(
            matches!(restored.verdict, Verdict::GoesOn { from: Resumption::Setup, dropped: 0, .. }),
            "{:?}",
            restored.verdict
        );
        assert_eq!(restored.table.state().rules, 2);
    }
    record.header.options = serde_json::json!({ "no": "options" });
    assert!(restore::<Adding>(&record, None).is_err(), "nothing can be set up");
    assert!(restore::<Adding>(&record, Some(&stored)).is_ok(), "but it can go on");
}

#[test]
fn entries_that_are_illegal_by_now_are_dropped() {
    let mut record = played(2, &[1, 2, 1, 3]);
    let stored = snapshot(&record, 1);
    record.lines[2].entry = Entry::Action { seat: Seat(0), action: 2.into() };
    let restored = restore::<Adding>(&record, Some(&stored)).unwrap();
    assert!(matches!(restored.verdict, Verdict::GoesOn { dropped: 2, .. }), "{:?}", restored.verdict);
    assert_eq!(sum(&restored.table), 3);
    let restored = restore::<Adding>(&record, None).unwrap();
    assert!(matches!(restored.verdict, Verdict::Broken { ref flaw } if flaw.line == Record::line_number(2)));
    assert_eq!(sum(&restored.table), 3, "shown up to the last good entry");
}

#[test]
fn a_restart_makes_the_log_whole_again() {
    let mut record = played(1, &[1, 1, 2]);
    let stored = snapshot(&record, 3);
    record.header.edition.rules = 9;
    let restored = restore::<Adding>(&record, Some(&stored)).unwrap();
    record.lines.push(restored.table.restart(0));
    assert_eq!(record.edition_after(4), &Edition { rules: 1, ..Edition::current(&Adding::META) }, "threes still double");
    let mut table = restored.table;
    table.apply(Seat(1), &3, &mut Vec::new()).unwrap();
    record.lines.push(table.line(Entry::Action { seat: Seat(1), action: 3.into() }));
    table.take_back(Undo::last(1)).unwrap();
    record.lines.push(table.line(Entry::Undo { undo: Undo::last(1), by: Some(Seat(0)) }));

    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(read, record);
    let restored = restore::<Adding>(&read, None).unwrap();
    assert_eq!((restored.verdict, restored.events.len()), (Verdict::AsRecorded, 6));
    assert_eq!(read.table_after::<Adding>(5).unwrap().state().sum, 10);
    // An uploaded file may contain any position.
    assert!(read.replay::<Adding>(|_, _, _, _| {}).is_err());
}

#[test]
fn a_restart_names_the_rules_that_the_position_is_played_by() {
    let mut record = played(1, &[1, 1, 3]);
    record.lines[2].hash = Some(PositionHash::of(&"another position"));
    let restored = restore::<Adding>(&record, None).unwrap();
    assert!(matches!(restored.verdict, Verdict::GoesOn { from: Resumption::Entries, .. }), "{:?}", restored.verdict);
    assert_eq!((restored.table.state().rules, restart_rules(&restored.table)), (1, 1));

    let played_by = |rules| {
        let state = Adding { rules, sum: 5, last: Some(2), turn: 0 };
        let stored = Snapshot { at: 3, state: serde_json::to_value(state).unwrap() };
        let mut record = played(1, &[1, 2, 2]);
        record.header.edition.rules = rules;
        record.header.edition.components = "other".to_owned();
        let mut table = restore::<Adding>(&record, Some(&stored)).unwrap().table;
        let named = restart_rules(&table);
        table.apply(Seat(0), &3, &mut Vec::new()).unwrap();
        (named, sum(&table))
    };
    assert_eq!(played_by(1), (1, 11), "its own rules are still played");
    assert_eq!(played_by(0), (2, 8), "by the current rules a 3 does not double");
    assert_eq!(played_by(9), (2, 8), "nor are those of a later program known");
}

#[test]
fn a_second_upgrade_soon_after_the_first_loses_nothing() {
    let mut record = played(2, &[1, 2]);
    let stored = snapshot(&record, 1);
    record.header.edition.components = "first".to_owned();
    let mut table = restore::<Adding>(&record, Some(&stored)).unwrap().table;
    record.lines.push(table.restart(0));
    for (seat, number) in [(Seat(0), 3), (Seat(1), 1)] {
        table.apply(seat, &number, &mut Vec::new()).unwrap();
        record.lines.push(table.line(Entry::Action { seat, action: number.into() }));
    }
    // No snapshot has been stored since the restart.
    let edition = Edition { components: "second".to_owned(), ..header(2).edition };
    record.lines[2].entry = Entry::Position(Restart { edition, ..restart_of(&record.lines[2]) });
    let restored = restore::<Adding>(&record, Some(&stored)).unwrap();
    assert!(matches!(restored.verdict, Verdict::GoesOn { dropped: 0, .. }), "{:?}", restored.verdict);
    assert_eq!(sum(&restored.table), 7);

    record.lines[2].entry = Entry::Position(Restart { state: "unreadable".into(), ..restart_of(&record.lines[2]) });
    let restored = restore::<Adding>(&record, Some(&stored)).unwrap();
    assert!(matches!(restored.verdict, Verdict::GoesOn { dropped: 3, .. }), "{:?}", restored.verdict);
    assert_eq!(sum(&restored.table), 3);
}

/// The sum after the set-up and after every entry; `None` where there is no position.
fn sums(record: &Record, snapshot: Option<&Snapshot>) -> Vec<Option<u32>> {
    let mut sums = Vec::new();
    positions::<Adding>(record, snapshot, |position, _| sums.push(position.ok().map(sum)));
    sums
}

#[test]
fn the_positions_of_a_log_are_those_that_can_be_replayed() {
    let mut record = played(2, &[1, 2, 1]);
    assert_eq!(sums(&record, None), [Some(0), Some(1), Some(3), Some(4)]);
    let stored = snapshot(&record, 2);

    let mut illegal = record.clone();
    illegal.lines[1].entry = Entry::Action { seat: Seat(1), action: 9.into() };
    assert_eq!(sums(&illegal, None), [Some(0), Some(1), None, None], "up to the last good entry");
    assert_eq!(sums(&illegal, Some(&stored)), [Some(0), Some(1), Some(3), Some(4)], "and from the snapshot on");

    record.header.edition.components = "other".to_owned();
    assert_eq!(sums(&record, None), [None; 4]);
    assert_eq!(sums(&record, Some(&stored)), [None, None, Some(3), Some(4)]);
    let table = restore::<Adding>(&record, Some(&stored)).unwrap().table;
    record.lines.push(table.restart(0));
    assert_eq!(sums(&record, None), [None, None, None, None, Some(4)], "from the restart on");
    record.lines[3].entry = Entry::Position(Restart { edition: header(9).edition, ..restart_of(&record.lines[3]) });
    assert_eq!(sums(&record, None).last(), Some(&Some(4)), "whatever its edition");
    let mut reasons = Vec::new();
    positions::<Adding>(&record, None, |position, _| reasons.extend(position.err().cloned()));
    assert!(
        reasons.iter().all(|error| matches!(error.flaw, Flaw::Unplayable(Unplayable::OtherComponents { .. }))),
        "{reasons:?}"
    );
}

#[test]
fn a_header_that_cannot_be_played_names_its_line() {
    let line = |edition: Edition| Header { edition, ..header(2) }.open::<Adding>().unwrap_err().line;
    let current = header(2).edition;
    assert_eq!(line(Edition { rules: 0, ..current.clone() }), 3);
    assert_eq!(line(Edition { rules: 9, ..current.clone() }), 3);
    assert_eq!(line(Edition { components: "other".to_owned(), ..current }), 4);
}

#[test]
fn rules_that_the_game_does_not_play_are_refused() {
    for rules in [0, 3, 257, 258] {
        let refused = Table::<Adding>::by_rules(rules, &(), 2, Seed(1)).unwrap_err();
        assert_eq!(refused, SetupError::Rules { game: "Adding", asked: rules, known: 2 });
    }
}

#[test]
fn positions_of_another_format_are_not_compared() {
    let mut record = played(2, &[1, 2]);
    record.header.edition.position = 0;
    record.lines[0].hash = Some(PositionHash::of(&"whatever it was"));
    assert_eq!(sum(&record.replay::<Adding>(|_, _, _, _| {}).unwrap()), 3);
}

#[test]
fn records_of_format_1_are_read() {
    let text = "orrery-record 1\ngame adding\nrules 1\ncomponents 0123456789abcdef\noptions null\nseats [\"Ada\",\"Ben\"]\nseed 1\n\n\
                0 3\n1 3\nundo 1\n1 2\n";
    let record = Record::parse(text).unwrap();
    assert_eq!(sum(&record.replay::<Adding>(|_, _, _, _| {}).unwrap()), 8);
    let lines: Vec<Line> = record.lines.clone();
    assert!(lines.iter().all(|line| line.hash.is_none()));
}
