//! Arbitrary text as a record: it replays, or fails with an error that names a line. Never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_engine::record::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    let Some(entry) = orrery_registry::find(&record.header.game) else { return };
    if let Err(error) = entry.game.replay(&record, &mut |_, _, _, _| {}) {
        assert!(error.line >= 1);
    }
    assert_eq!(Record::parse(&record.to_text()).expect("written and read again").header, record.header);
});
