//! What the game says while it is played.

use orrery_engine::suite::words::{self, Games};
use planet_unknown::{Action, PlanetUnknown, PodPlace, Ring, Square, Term, Track, Tracks};

use crate::options;

#[test]
fn words_are_complete_in_random_games() {
    for seats in 1..=6 {
        words::are_complete::<PlanetUnknown>(&options(seats), seats, 4);
    }
}

fn games() -> Games<PlanetUnknown> {
    Games { tables: (1..=6).map(|seats| (options(seats), seats)).collect(), avoid: |_| false }
}

#[test]
fn labels_of_legal_actions_differ() {
    games().labels_differ();
}

#[test]
fn labels_disclose_nothing() {
    games().labels_disclose_nothing(&[]);
}

#[test]
fn anything_can_be_described_anywhere() {
    let off: Square = serde_json::from_str("[15, 15]").expect("how a rover off the planet is written");
    let odd = vec![
        Action::KeepObjective { card: 255 },
        Action::ChooseObjective { card: 0 },
        Action::PickCiv { card: 255 },
        Action::PickCiv { card: 0 },
        Action::Rotate { offset: 255 },
        Action::UseTech { tech: 255 },
        Action::ChooseOption { option: 255 },
        Action::PlaceTile { at: off, turns: 255, flip: true },
        Action::PlaceTile { at: Square::new(11, 11), turns: 1, flip: true },
        Action::PlacePatch { at: off },
        Action::StepRover { rover: 255, to: off },
        Action::CubeTarget { track: Track::Tech, row: 255 },
        Action::PositionLifepod { place: PodPlace::Tech { tech: 255 } },
        Action::TakeLifepod { place: PodPlace::Track { track: Track::Civ, row: 255 } },
        Action::SelectLine { column: true, index: 255 },
        Action::SelectLine { column: false, index: 255 },
        Action::Resolve { effect: Term::ChooseOne(255) },
        Action::Resolve { effect: Term::Energy(Tracks(255)) },
        Action::ChoosePile { ring: Ring::Small },
    ];
    games().anything_can_be_described(odd);
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    games().table_fits(100);
}
