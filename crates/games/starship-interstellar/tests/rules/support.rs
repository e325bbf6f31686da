//! Positions and play for the tests.

use orrery_engine::{Disclosure, Game, Illegal, Rng, Seat, Seed};
use starship_interstellar::{Action, Event, Options, Starship};

pub use orrery_engine::suite::legal;

pub const P1: Seat = Seat(0);
pub const P2: Seat = Seat(1);

pub fn new_game(options: &Options, seats: u8, seed: u64) -> Starship {
    Starship::setup(options, seats, Seed(seed)).expect("the options make a game")
}

/// The seat that must decide.
pub fn decider(game: &Starship) -> Seat {
    game.turn().seats().lowest().expect("somebody decides")
}

/// Plays an action and returns what happened.
#[track_caller]
pub fn play(game: &mut Starship, action: Action) -> (Vec<Event>, Disclosure) {
    let mut events: Vec<Event> = Vec::new();
    let disclosure = game.apply(decider(game), &action, &mut events).expect("legal");
    (events.into_iter().map(Event::unmarked).collect(), disclosure)
}

pub fn refusal(game: &Starship, seat: Seat, action: Action) -> Illegal {
    game.check(seat, &action).expect_err("illegal")
}

/// Random play until a condition holds; `false` if the game ended before.
pub fn play_until(game: &mut Starship, rng: &mut Rng, found: impl Fn(&Starship) -> bool) -> bool {
    while !found(game) {
        let Some(seat) = game.turn().seats().lowest() else { return false };
        let action = *rng.pick(&legal(game, seat)).expect("never stuck");
        game.apply(seat, &action, &mut orrery_engine::Silent).expect("listed");
    }
    true
}
