//! The movement of a command, step by step (R9).

use std::collections::VecDeque;

use orrery_engine::Log;

use super::{Carrier, Failure, Route};
use crate::action::{Action, Fee, Piece};
use crate::event::Event;
use crate::view::Question;

impl<L: Log<Event>> Carrier<'_, L> {
    /// The named rover tile, all steps, and the end of the movement.
    pub(super) fn walk(&mut self, routes: VecDeque<Route>) -> Result<(), Failure> {
        let tech = self.named_tech().or_else(|| self.filled_tech());
        if let Some(tech) = tech {
            self.decide(&tech)?;
            self.moments.push(self.game.clone());
        }
        for route in routes {
            self.follow(&route)?;
        }
        // Without a point left the movement has ended.
        if self.game.question() == Question::Movement { Ok(self.decide(&Action::Finish)?) } else { Ok(()) }
    }

    fn filled_tech(&self) -> Option<Action> {
        let techs: Vec<Action> = self.legal().into_iter().filter(|action| matches!(action, Action::UseTech { .. })).collect();
        (self.fill)(self.game, &self.command, &techs)
    }

    /// The steps of one piece.
    fn follow(&mut self, route: &Route) -> Result<(), Failure> {
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
            let step = Action::Step { piece, to, fee: self.fee(piece)? };
            let before = self.game.clone();
            self.decide(&step)?;
            self.deliver_on_the_way()?;
            ended = (self.game.question() != Question::Movement).then_some((before, step));
            at = at.map(|_| to);
        }
        Ok(())
    }

    /// A point; where none is left, the goal cards that are named, then the crystals. A step that nothing pays is refused.
    fn fee(&mut self, piece: Piece) -> Result<Fee, Failure> {
        let steps = self.legal();
        let steps = steps.into_iter().filter(|action| matches!(action, Action::Step { piece: known, .. } if *known == piece));
        let steps: Vec<Action> = steps.collect();
        let mut fees: Vec<Fee> = Vec::new();
        for step in &steps {
            if let Action::Step { fee, .. } = *step
                && !fees.contains(&fee)
            {
                fees.push(fee);
            }
        }
        match fees[..] {
            [] => return Ok(Fee::Point),
            [only] if !matches!(only, Fee::Goal(_)) => return Ok(only),
            _ => {}
        }
        if let Some(goals) = &mut self.command.goals
            && let Some(goal) = goals.iter().find(|goal| fees.contains(&Fee::Goal(*goal)))
        {
            goals.remove(goal);
            return Ok(Fee::Goal(goal));
        }
        if let Some(crystals) = &mut self.command.crystals
            && *crystals > 0
        {
            *crystals -= 1;
            return Ok(Fee::Crystal);
        }
        match (self.fill)(self.game, &self.command, &steps) {
            Some(Action::Step { fee, .. }) => Ok(fee),
            _ => Err(self.unanswered(steps)),
        }
    }

    /// A crystal on the way may be wanted by a contract.
    fn deliver_on_the_way(&mut self) -> Result<(), Failure> {
        while self.game.question() == Question::Allot {
            let legal = self.legal();
            let Some(action) = self.allot().or_else(|| self.unnamed(&legal)) else { return Err(self.unanswered(legal)) };
            self.decide(&action)?;
        }
        Ok(())
    }
}
