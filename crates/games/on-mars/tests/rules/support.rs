//! Positions and shorthands for the tests.

use on_mars::{Action, Event, Goals, Hex, OnMars, Options, Phase, Question, Seating, Term, View, Work, data};
use orrery_engine::{Game, Rng, Seat, Seed, Silent, Viewer, suite};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

pub fn hex(q: i8, r: i8) -> Hex {
    data().map.hex(q, r).unwrap_or_else(|| panic!("no hex {q},{r}"))
}

/// The turn of A on a blank map, everybody in orbit and without goals.
pub fn blank(seats: u8) -> OnMars {
    blank_with(&Options::default(), seats)
}

pub fn blank_with(options: &Options, seats: u8) -> OnMars {
    let mut game = OnMars::blank_position(options, seats);
    Seat::all(seats).for_each(|seat| game.set_hand(seat, Goals::EMPTY));
    game
}

/// The same with everybody in the colony.
pub fn in_colony(seats: u8) -> OnMars {
    let mut game = blank(seats);
    Seat::all(seats).for_each(|seat| game.edit_player(seat).space = 5 + seat.0);
    game.begin_at(A);
    game
}

/// A game just set up; seat A chooses its space first.
pub fn fresh(options: Options, seats: u8, seed: u64) -> OnMars {
    let options = Options { seating: Seating::Chosen, ..options };
    OnMars::setup(&options, seats, Seed(seed)).expect("a game for this many players")
}

/// The first turn after a set-up in which players took these spaces and nothing else.
pub fn seated(spaces: &[u8], seed: u64) -> OnMars {
    let mut game = fresh(Options::default(), spaces.len() as u8, seed);
    for (index, &space) in spaces.iter().enumerate() {
        let seat = Seat(index as u8);
        act(&mut game, seat, Action::TurnOrder { space });
        while game.question() == Question::Offer {
            act(&mut game, seat, Action::Decline);
        }
    }
    game
}

pub fn legal(game: &OnMars) -> Vec<Action> {
    game.turn().seats().lowest().map_or(Vec::new(), |seat| suite::legal(game, seat))
}

pub fn decider(game: &OnMars) -> Option<Seat> {
    game.turn().seats().lowest()
}

/// Whose turn or travel it is.
pub fn active(game: &OnMars) -> Seat {
    view(game).active
}

pub fn act(game: &mut OnMars, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(seat, &action, &mut events).unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    events.into_iter().map(Event::unmarked).collect()
}

/// Rule and code of a refusal, which must leave the position as it was.
pub fn refused(game: &OnMars, seat: Seat, action: Action) -> (&'static str, &'static str) {
    let mut after = game.clone();
    let illegal = after.apply(seat, &action, &mut Silent).expect_err("a refusal");
    assert_eq!(after, *game, "a refusal changes nothing");
    (illegal.rule, illegal.code)
}

/// An effect begins for a player.
pub fn effect(game: &mut OnMars, seat: Seat, term: Term) -> Vec<Event> {
    let mut events = Vec::new();
    game.ask(seat, Work::Do(term));
    game.proceed(&mut events);
    events
}

/// A player is asked about a piece of work.
pub fn question(game: &mut OnMars, seat: Seat, work: Work) -> Vec<Event> {
    let mut events = Vec::new();
    game.ask(seat, work);
    game.proceed(&mut events);
    events
}

pub fn view(game: &OnMars) -> View {
    game.view(Viewer::Spectator)
}

/// Index of the first event of a kind.
pub fn at(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(is).unwrap_or_else(|| panic!("no such event: {events:?}"))
}

/// Plays at random to the end; `look` sees every position with its choices before one is taken.
pub fn play_out(mut game: OnMars, seed: u64, mut look: impl FnMut(&OnMars, Seat, &[Action])) -> OnMars {
    let mut rng = Rng::stream(Seed(seed), 31);
    while let Some(seat) = decider(&game) {
        let actions = legal(&game);
        look(&game, seat, &actions);
        let action = *rng.pick(&actions).expect("never stuck");
        game.apply(seat, &action, &mut Silent).expect("listed");
    }
    assert_eq!(game.phase(), Phase::Over);
    game
}
