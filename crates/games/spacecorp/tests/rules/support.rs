//! Positions and shorthands for the tests.

use orrery_engine::{Game, Rng, Seat, Seed};
use spacecorp::{Action, Board, Card, Era, Event, Kind, Options, Site, SpaceCorp, Team, Tile, data};

pub use orrery_engine::suite::legal;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// The first turn of A in an era, without hands.
pub fn begin(era: Era, seats: u8) -> SpaceCorp {
    let mut game = SpaceCorp::fresh(era, seats);
    Seat::all(seats).for_each(|seat| game.clear_hand(seat));
    game
}

pub fn board(era: Era) -> &'static Board {
    &data().boards[era.index()]
}

pub fn site(game: &SpaceCorp, id: &str) -> Site {
    game.board_of_era().by_id(id).unwrap_or_else(|| panic!("no site {id}"))
}

pub fn card(id: &str) -> Card {
    data().card_by_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn tile(id: &str) -> Tile {
    data().tile_by_id(id).unwrap_or_else(|| panic!("no tile {id}"))
}

/// Gives a seat cards.
pub fn hold(game: &mut SpaceCorp, seat: Seat, cards: &[&str]) {
    cards.iter().for_each(|id| game.give_card(seat, card(id)));
}

/// Puts a team on a site, where it claims nothing.
pub fn stand(game: &mut SpaceCorp, seat: Seat, team: usize, at: &str) {
    let site = site(game, at);
    game.put_team(seat, team, Team { site, track: 0, claims: false });
}

pub fn act(game: &mut SpaceCorp, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat, &action, &mut events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    events
}

pub fn act_all(game: &mut SpaceCorp, seat: Seat, actions: &[Action]) -> Vec<Event> {
    actions.iter().flat_map(|&action| act(game, seat, action)).collect()
}

/// Rule and code of a refusal.
pub fn refusal(game: &SpaceCorp, seat: Seat, action: Action) -> (&'static str, &'static str) {
    let illegal = game.check(seat, &action).expect_err("an illegal action");
    (illegal.rule, illegal.code)
}

pub fn begins(kind: Kind) -> Action {
    Action::Begin { kind }
}

pub fn plays(id: &str) -> Action {
    Action::Card { card: card(id), shielded: false }
}

pub fn profit(game: &SpaceCorp, seat: Seat) -> i16 {
    game.player_of(seat).profit
}

pub fn hand(game: &SpaceCorp, seat: Seat) -> usize {
    game.player_of(seat).hand.len()
}

/// Everybody who is asked declines, until somebody else decides.
pub fn decline_windows(game: &mut SpaceCorp) {
    while game.view(orrery_engine::Viewer::Spectator).window.is_some() {
        let seat = game.turn().seats().lowest().expect("somebody is asked");
        act(game, seat, Action::Decline);
    }
}

/// A random game with its events.
pub fn random_game(options: &Options, seats: u8, seed: u64) -> (SpaceCorp, Vec<Event>) {
    let mut game = SpaceCorp::setup(options, seats, Seed(seed)).expect("options that fit");
    let (mut rng, mut events) = (Rng::new(Seed(seed)), Vec::new());
    while let Some(seat) = game.turn().seats().lowest() {
        let actions = legal(&game, seat);
        let action = *rng.pick(&actions).expect("never stuck");
        game.apply(seat, &action, &mut events).expect("listed");
    }
    (game, events)
}
