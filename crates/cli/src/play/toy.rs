//! A game for tests of the text table: secrets, simultaneous and forced decisions, long lists, information barriers, and a
//! campaign.

use orrery_engine::{
    Campaign, Disclosure, Game, Heuristics, Illegal, Log, Message, Meta, OptionKind, OptionSpec, Order, OrderOutcome, Outcome,
    Presentation, Rng, Score, Seat, SeatSet, Seed, SetupError, Turn, Viewer, Words,
};
use orrery_registry::Entry;
use serde::{Deserialize, Serialize};

pub(super) static TOY: Entry = Entry::new::<Toy>("");

const LANES: u8 = 40;

/// Everybody whispers a number; then each in turn picks a lane, confirms it, and passes or draws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Toy {
    whispers: Vec<Option<u8>>,
    lanes: Vec<Option<u8>>,
    confirmed: bool,
    seat: u8,
    bonus: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum Action {
    Whisper(u8),
    Lane(u8),
    Confirm,
    Pass,
    Draw,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Options {
    bonus: i32,
}

impl Toy {
    fn whispering(&self) -> bool {
        self.whispers.contains(&None)
    }
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Event = (&'static str, Seat);
    type View = String;

    const META: Meta = Meta {
        max_decisions: 99,
        locales: &[("en", TEXTS)],
        rules: &[("en", "# Toy\n## R1 Lanes\nOnly lanes with an even number are open.\n")],
        ..Meta::new("toy", "Toy", (1, 3))
    };

    fn option_specs() -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 0, max: 9, default: None };
        vec![OptionSpec::new("bonus", kind, &[1, 2, 3])]
    }

    fn setup(options: &Options, seats: u8, _seed: Seed) -> Result<Self, SetupError> {
        let nobody = vec![None; usize::from(seats)];
        Ok(Toy { whispers: nobody.clone(), lanes: nobody, confirmed: false, seat: 0, bonus: options.bonus })
    }

    fn seats(&self) -> u8 {
        self.whispers.len() as u8
    }

    fn turn(&self) -> Turn {
        let silent = Seat::all(self.seats()).filter(|seat| self.whispers[seat.index()].is_none());
        match self.whispering() {
            true => Turn::Decide(silent.collect()),
            false if self.seat == self.seats() => Turn::Over,
            false => Turn::Decide(SeatSet::only(Seat(self.seat))),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match (self.whispering(), self.lanes[seat.index()], self.confirmed) {
            (true, ..) => out.extend((1..=3).map(Action::Whisper)),
            (_, None, _) => out.extend((0..LANES).map(|lane| Action::Lane(2 * lane))),
            (_, Some(_), false) => out.push(Action::Confirm),
            (_, Some(0), true) => out.push(Action::Pass),
            (_, Some(_), true) => out.extend([Action::Pass, Action::Draw]),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.contains(action) { Ok(()) } else { Err(Illegal::new("R1", "closed")) }
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Self::Event>) -> Disclosure {
        match *action {
            Action::Whisper(number) => self.whispers[seat.index()] = Some(number),
            Action::Lane(lane) => self.lanes[seat.index()] = Some(lane),
            Action::Confirm => self.confirmed = true,
            Action::Pass | Action::Draw => {
                self.seat += 1;
                self.confirmed = false;
            }
        }
        if let Action::Whisper(_) = action {
            log.note(|| ("whispers", seat));
        }
        if *action == Action::Draw { Disclosure::Something } else { Disclosure::Nothing }
    }

    fn view(&self, viewer: Viewer) -> String {
        let secret = |(seat, whisper): (usize, &Option<u8>)| match whisper {
            Some(number) if viewer.is(Seat(seat as u8)) => format!("secret {number}"),
            Some(_) => "hidden".to_owned(),
            None => "silent".to_owned(),
        };
        self.whispers.iter().enumerate().map(secret).collect::<Vec<_>>().join(" / ")
    }

    fn redeal(&mut self, _viewer: Viewer, _rng: &mut Rng) {}

    fn outcome(&self) -> Option<Outcome> {
        let score = |lane: &Option<u8>| Score::new(vec![("lane", i32::from(lane.unwrap_or(0))), ("bonus", self.bonus)]);
        (self.turn() == Turn::Over).then(|| Outcome::ranked(self.lanes.iter().map(score).collect(), |_| 0))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        Vec::new()
    }
}

impl Presentation for Toy {
    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("prompt")
    }

    fn describe(&self, _seat: Seat, action: &Action) -> Message {
        match *action {
            Action::Whisper(number) => Message::new("whisper").with("n", number),
            Action::Lane(lane) => Message::new("lane").with("n", lane),
            Action::Confirm => Message::new("confirm"),
            Action::Pass => Message::new("pass"),
            Action::Draw => Message::new("draw"),
        }
    }

    fn orders(&self, _seat: Seat) -> Vec<Order> {
        if self.whispering() { vec![Order::new("whisper", 0)] } else { Vec::new() }
    }

    fn resolve_order(&self, _seat: Seat, _order: &Order) -> OrderOutcome<Action> {
        if self.whispering() { OrderOutcome::Answer(Action::Whisper(3)) } else { OrderOutcome::Expired }
    }

    fn narrate(event: &Self::Event) -> Message {
        Message::new(event.0).with("seat", event.1.0 + 1)
    }

    fn render(view: &String, _words: &Words) -> String {
        format!("Table: {view}\n")
    }

    fn attempts(&self, _seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..2 * LANES).map(Action::Lane));
    }
}

impl Campaign for Toy {
    fn carry_over(options: &mut Options, _seats: u8, book: &dyn Fn(&str) -> Option<i64>) -> Result<(), SetupError> {
        if options.bonus == 0 {
            options.bonus = book("best").unwrap_or(0) as i32;
        }
        Ok(())
    }

    fn carried(&self) -> Option<(String, i64)> {
        self.lanes[0].map(|lane| ("best".to_owned(), i64::from(lane)))
    }
}

impl Heuristics for Toy {}

const TEXTS: &str = "\
prompt = What now?
whisper = Whisper { $n }
order-whisper = whisper 3 whenever it is asked
whispers = Player { $seat } whispers.
lane = Lane { $n }
confirm = Confirm the lane
pass = Pass
draw = Draw
score-lane = Lanes
score-bonus = Bonus
illegal-closed = That lane is closed.
";
