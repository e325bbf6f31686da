//! A game that detects cheating bots: seat 0 guesses a card that only seat 1 knows, so a bot that sees it always wins.
//!
//! All of its heuristics read the card. A bot is honest only because it calls them on determinizations. The legal actions of seat
//! 1 depend on the card too, so determinizations differ in what is legal.

use orrery_engine::{
    Disclosure, Game, Heuristics, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Score, Seat, SeatSet, Seed, SetupError, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};

pub const CARDS: u8 = 4;
pub const GUESSER: Seat = Seat(0);
pub const KEEPER: Seat = Seat(1);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Guess {
    card: Option<u8>,
    guess: Option<u8>,
    answered: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The keeper chooses the card while the other seat guesses; otherwise the card is dealt.
    #[serde(default)]
    pub chosen: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Hide(u8),
    Guess(u8),
    /// Two ways to show the card.
    Show(u8, bool),
}

impl Game for Guess {
    type Options = Options;
    type Action = Action;
    type Event = ();
    type View = Option<u8>;

    const META: Meta = Meta { max_decisions: 3, ..Meta::new("guess", "Guess", (2, 2)) };

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(options: &Options, _seats: u8, seed: Seed) -> Result<Self, SetupError> {
        let card = (!options.chosen).then(|| Rng::new(seed).below(u32::from(CARDS)) as u8);
        Ok(Guess { card, guess: None, answered: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let mut seats = SeatSet::EMPTY;
        if self.guess.is_none() {
            seats.insert(GUESSER);
        }
        if self.card.is_none() || self.guess.is_some() {
            seats.insert(KEEPER);
        }
        if self.answered { Turn::Over } else { Turn::Decide(seats) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.card {
            _ if seat == GUESSER => out.extend((0..CARDS).map(Action::Guess)),
            None => out.extend((0..CARDS).map(Action::Hide)),
            Some(card) => out.extend([false, true].map(|way| Action::Show(card, way))),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let legal = self.turn().seats().contains(seat) && actions.contains(action);
        if legal { Ok(()) } else { Err(Illegal::new("R1", "no")) }
    }

    fn play(&mut self, seat: Seat, action: &Action, _log: &mut impl Log<()>) -> Disclosure {
        assert_eq!(self.check(seat, action), Ok(()), "a bot tried {action:?} in a world where it is not legal");
        match *action {
            Action::Hide(card) => self.card = Some(card),
            Action::Guess(card) => self.guess = Some(card),
            Action::Show(..) => self.answered = true,
        }
        Disclosure::Nothing
    }

    fn view(&self, viewer: Viewer) -> Option<u8> {
        self.card.filter(|_| viewer.is(KEEPER) || self.answered)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        if !viewer.is(KEEPER) && !self.answered {
            self.card = self.card.map(|_| rng.below(u32::from(CARDS)) as u8);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let right = i32::from(self.guess == self.card);
        let scores = [right, 1 - right].map(|points| Score::new(vec![("points", points)]));
        self.answered.then(|| Outcome::ranked(scores.to_vec(), |_| 0))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        Vec::new()
    }
}

impl Heuristics for Guess {
    fn evaluate(&self, seat: Seat) -> f32 {
        let right = self.guess.is_some() && self.guess == self.card;
        if right == (seat == GUESSER) { 1.0 } else { 0.0 }
    }

    /// Keeps the right guess and one wrong one.
    fn prune(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == GUESSER
            && let Some(card) = self.card
        {
            actions.retain(|action| [Action::Guess(card), Action::Guess((card + 1) % CARDS)].contains(action));
        }
    }

    fn prior(&self, _seat: Seat, action: &Action) -> f32 {
        if self.card.map(Action::Guess) == Some(*action) { 100.0 } else { 1.0 }
    }
}
