//! Helpers for the tests.

pub mod actions;
pub mod cards;
pub mod course;
pub mod flights;
pub mod solo;
pub mod technologies;

use kepler_3042::position::Position;
use kepler_3042::{Action, Hex, Kepler, Path, View};
use orrery_engine::{Game, Seat, Silent, Viewer, suite};

/// A position in the format of `tests/vectors` (`given`), as TOML.
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
    if game.turn().seats().contains(Seat(seat)) { suite::legal(game, Seat(seat)) } else { Vec::new() }
}

/// Who must decide.
pub fn deciders(game: &Kepler) -> Vec<u8> {
    game.turn().seats().iter().map(|seat| seat.0).collect()
}

/// What everybody can see.
pub fn seen(game: &Kepler) -> View {
    game.view(Viewer::Spectator)
}

/// The rule and the code with which an action is refused; panics if it is accepted.
pub fn forbidden(game: &Kepler, seat: u8, action: Action) -> (&'static str, &'static str) {
    match game.check(Seat(seat), &action) {
        Ok(()) => panic!("{action:?} is accepted"),
        Err(illegal) => (illegal.rule, illegal.code),
    }
}

/// The path of a ship from hex to neighbouring hex.
pub fn path(from: (i32, i32), to: &[(i32, i32)]) -> Path {
    let starts = std::iter::once(&from).chain(to);
    let step = |(&(q, r), &(p, s)): (&(i32, i32), &(i32, i32))| hex(q, r).dir_to(hex(p, s)).expect("neighbours");
    starts.zip(to).map(step).collect()
}

/// Moves a ship: both commands must be legal.
pub fn fly(game: &mut Kepler, seat: u8, from: (i32, i32), to: &[(i32, i32)]) {
    act(game, seat, [Action::Ship { ship: hex(from.0, from.1) }, Action::Fly { path: path(from, to) }]);
}

/// The rule and the code with which a path of a ship is refused; choosing the ship must be legal.
pub fn no_flight(game: &Kepler, seat: u8, from: (i32, i32), to: &[(i32, i32)]) -> (&'static str, &'static str) {
    let mut game = game.clone();
    act(&mut game, seat, [Action::Ship { ship: hex(from.0, from.1) }]);
    forbidden(&game, seat, Action::Fly { path: path(from, to) })
}

/// Open interrupts in their order, as "p0 energy" or "p1 regenerate".
pub fn pending(game: &Kepler) -> Vec<String> {
    let icon = |icon| match icon {
        serde_json::Value::String(name) => name,
        produce => produce["produce"].as_str().expect("a kind").to_owned(),
    };
    let view = seen(game);
    view.interrupts.iter().map(|(seat, kind)| format!("p{seat} {}", icon(serde_json::json!(kind)))).collect()
}

/// The card step: the position with the last turn of its round just over.
pub fn card_step(given: &str) -> Kepler {
    let given: toml::Table = toml::from_str(given).unwrap_or_else(|error| panic!("{error}"));
    let number = |key: &str, other: i64| given.get(key).and_then(toml::Value::as_integer).unwrap_or(other);
    let players = if given.contains_key("solo") { 1 } else { number("players", 2) };
    let last = (number("first", 0) + players - 1) % players;
    let mut game = position(&format!("active = 'p{last}'\nstep = 'withdraw'\n{given}"));
    act(&mut game, last as u8, [Action::End]);
    game
}
