//! The movement of a command, step by step (R9).

use orrery_engine::{Illegal, Log};

use super::{Cards, Carrier, Route};
use crate::action::{Action, Fee, Piece};
use crate::event::Event;
use crate::view::Question;

impl<L: Log<Event>> Carrier<'_, L> {
    /// A rover tile that may be named, all steps, and the end of the movement.
    pub(super) fn walk(&mut self) -> Result<(), Illegal> {
        let tech = self.use_tech();
        if self.legal().contains(&tech) {
            self.decide(&tech)?;
            self.moments.push(self.game.clone());
        }
        let mut cards = match self.command.goals {
            Some(Cards::Count(count)) => count,
            _ => 0,
        };
        for route in std::mem::take(&mut self.command.routes) {
            self.follow(&route, &mut cards)?;
        }
        // Without a point left the movement has ended.
        if self.game.question() == Question::Movement { self.decide(&Action::Finish) } else { Ok(()) }
    }

    /// The steps of one piece.
    fn follow(&mut self, route: &Route, cards: &mut u8) -> Result<(), Illegal> {
        let mut at = route.bot;
        let mut ended = None;
        for (index, &to) in route.path.iter().enumerate() {
            let piece = match at {
                None => Piece::Rover,
                Some(hex) if index == 0 => Piece::Bot(hex),
                Some(hex) => Piece::MovedBot(hex),
            };
            if let Some((before, step)) = ended.take() {
                // The movement has ended because no further step was possible; the refusal of this step is returned.
                *self.game = before;
                self.game.act(self.seat, &step, self.log);
            }
            let step = Action::Step { piece, to, fee: self.fee(piece, cards) };
            let before = self.game.clone();
            self.decide(&step)?;
            self.deliver_on_the_way()?;
            ended = (self.game.question() != Question::Movement).then_some((before, step));
            at = at.map(|_| to);
        }
        Ok(())
    }

    /// A point; where none is left, a goal card if the command pays with one, else a crystal.
    fn fee(&self, piece: Piece, cards: &mut u8) -> Fee {
        let fees = self.legal().into_iter().filter_map(|action| match action {
            Action::Step { piece: known, fee, .. } if known == piece => Some(fee),
            _ => None,
        });
        let fees: Vec<Fee> = fees.collect();
        let card = fees.iter().find(|fee| matches!(fee, Fee::Goal(_)) && *cards > 0 && !fees.contains(&Fee::Point));
        *cards -= u8::from(card.is_some());
        let coin = fees.iter().find(|fee| matches!(fee, Fee::Point | Fee::Crystal));
        card.or(coin).copied().unwrap_or(Fee::Point)
    }

    /// A crystal on the way may be wanted by a contract.
    fn deliver_on_the_way(&mut self) -> Result<(), Illegal> {
        while self.game.question() == Question::Allot {
            let legal = self.legal();
            let Some(action) = self.allot(&legal).or(legal.first().copied()) else { return Ok(()) };
            self.decide(&action)?;
        }
        Ok(())
    }
}
