//! Short words for the tests.

use kepler_3042::position::Position;
use kepler_3042::{Action, Hex, Kepler, View};
use orrery_engine::{Game, Seat, Silent, Viewer};

/// A position in the format of `tests/EXAMPLES.toml` (`given`), as TOML.
pub fn position(given: &str) -> Kepler {
    let position: Position = toml::from_str(given).unwrap_or_else(|error| panic!("{error}"));
    position.build().unwrap_or_else(|error| panic!("{error}"))
}

pub fn hex(q: i32, r: i32) -> Hex {
    Hex::at(q, r).unwrap_or_else(|| panic!("[{q}, {r}] is not on the map"))
}

/// Carries out actions of one seat; each must be legal.
pub fn act(game: &mut Kepler, seat: u8, actions: impl IntoIterator<Item = Action>) {
    for action in actions {
        game.apply(Seat(seat), &action, &mut Silent).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    }
}

/// The code with which an action is refused; panics if it is accepted.
pub fn refusal(game: &Kepler, seat: u8, action: Action) -> &'static str {
    match game.check(Seat(seat), &action) {
        Ok(()) => panic!("{action:?} is accepted"),
        Err(illegal) => illegal.code,
    }
}

pub fn legal(game: &Kepler, seat: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    if game.turn().seats().contains(Seat(seat)) {
        game.legal(Seat(seat), &mut actions);
    }
    actions
}

/// Who must decide.
pub fn deciders(game: &Kepler) -> Vec<u8> {
    game.turn().seats().iter().map(|seat| seat.0).collect()
}

/// What everybody can see.
pub fn seen(game: &Kepler) -> View {
    game.view(Viewer::Spectator)
}
