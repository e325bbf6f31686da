// The game of the documentation's examples: two players walk. A turn is up to two steps and a rest; the first to make six steps wins.

use orrery_engine::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Walk {
    pub steps: [u8; 2],
    left: u8,
    mover: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Step,
    Rest,
}

impl Game for Walk {
    type Options = ();
    type Action = Move;
    type Event = Move;
    type View = [u8; 2];

    const META: Meta = Meta::new("walk", "Walk", (2, 2));

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn setup(_options: &(), seats: u8, _seed: Seed) -> Result<Self, SetupError> {
        Self::META.check_players(seats)?;
        Ok(Walk { steps: [0, 0], left: 2, mover: Seat(0) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.steps.contains(&6) { Turn::Over } else { Turn::Decide(SeatSet::only(self.mover)) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend([Move::Step, Move::Rest].into_iter().filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Move) -> Result<(), Illegal> {
        match action {
            _ if !self.turn().seats().contains(seat) => Err(Illegal::new("R1", "not_your_turn")),
            Move::Step if self.left == 0 => Err(Illegal::new("R2", "tired")),
            Move::Step | Move::Rest => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: &Move, log: &mut impl Log<Move>) -> Disclosure {
        match action {
            Move::Step => {
                self.steps[seat.index()] += 1;
                self.left -= 1;
            }
            Move::Rest => (self.left, self.mover) = (2, Seat(1 - seat.0)),
        }
        log.note(|| *action);
        Disclosure::Nothing
    }

    fn view(&self, _viewer: Viewer) -> [u8; 2] {
        self.steps
    }

    fn redeal(&mut self, _viewer: Viewer, _rng: &mut Rng) {}

    fn outcome(&self) -> Option<Outcome> {
        let score = |steps: &u8| Score::new(vec![("steps", i32::from(*steps))]);
        (self.turn() == Turn::Over).then(|| Outcome::ranked(self.steps.iter().map(score).collect(), |_| 0))
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        Vec::new()
    }
}

impl Presentation for Walk {
    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("prompt")
    }

    fn describe(&self, _seat: Seat, action: &Move) -> Message {
        Message::new(match action {
            Move::Step => "step",
            Move::Rest => "rest",
        })
    }

    fn role(&self, action: &Move) -> Role {
        match action {
            Move::Step => Role::Move,
            Move::Rest => Role::EndTurn,
        }
    }

    fn narrate(event: &Move) -> Message {
        Message::new(match event {
            Move::Step => "stepped",
            Move::Rest => "rested",
        })
    }

    fn render(view: &[u8; 2], _words: &Words) -> String {
        format!("{view:?}")
    }
}
