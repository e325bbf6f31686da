//! Answers of a command to the questions that it meets.

use orrery_engine::{Game, Illegal, Log};

use super::{Back, Carrier, Development, NewTech, Order, Until};
use crate::action::{Action, Place};
use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::state::{DisplayCard, Run, Work};
use crate::view::Question;

/// Maximum number of questions that one command meets.
const MANY: usize = 200;

type Answer = Result<Option<Action>, Illegal>;

impl<L: Log<Event>> Carrier<'_, L> {
    /// Submits all targets, then the least answer to each further question, until the player is free to choose again.
    pub(super) fn answer_all(&mut self) -> Result<(), Illegal> {
        if self.game.question() == Question::Nothing {
            self.game.carry_on(self.log);
        }
        for _ in 0..MANY {
            let question = self.game.question();
            if is_over(question) || self.is_for_other_seat(question) {
                return Ok(());
            }
            self.moments.push(self.game.clone());
            if self.stopped {
                return Ok(());
            }
            if question == Question::Movement && !self.command.routes.is_empty() {
                self.walk()?;
                continue;
            }
            let legal = self.legal();
            let least = [Action::Stop, Action::Decline, Action::Finish, Action::Keep].into_iter();
            let least = least.into_iter().find(|action| legal.contains(action)).or(legal.first().copied());
            let named = self.answer(question, &legal)?;
            self.stopped |= named.is_none() && self.command.until == Until::Unanswered;
            match named.or(least) {
                Some(action) if !self.stopped || named.is_some() => self.decide(&action)?,
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// Somebody else decides. A command only determines where their displaced pieces and their gains go.
    fn is_for_other_seat(&self, question: Question) -> bool {
        !self.game.deciders().contains(self.seat) && !matches!(question, Question::Displace | Question::Allot)
    }

    /// Targets that are left over: the effect ended because no further part was possible. Returns the refusal of the next part.
    pub(super) fn check_rest(&mut self) -> Result<(), Illegal> {
        if self.stopped {
            return Ok(());
        }
        while let Some(run) = self.run.filter(|&run| self.has_parts(run)) {
            self.game.push(self.seat, run_out(run));
            let legal = self.legal();
            let Some(action) = self.answer(self.game.question(), &legal)? else { break };
            self.decide(&action)?;
        }
        match self.command.order {
            Order::Building { blueprint, .. } if self.command.boosts > 0 => match data().blueprint(blueprint).term {
                Term::GainBoosted { crystals, .. } => {
                    self.game.push(self.seat, Work::GainMore { crystals });
                    self.decide(&Action::Boost)
                }
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Whether the command has a part for a repeated effect.
    fn has_parts(&self, run: Work) -> bool {
        let command = &self.command;
        match run {
            Work::Blueprints(_) => !command.blueprints.is_empty(),
            Work::Techs(_) => !command.techs.is_empty(),
            Work::Develop { .. } => !command.developments.is_empty(),
            Work::Warehouse { .. } | Work::Choice { .. } => !command.items.is_empty(),
            Work::Upgrades { .. } => !command.upgrades.is_empty(),
            Work::Ships { .. } => !command.ships.is_empty(),
            _ => false,
        }
    }

    /// `None` if the command does not answer a question.
    fn answer(&mut self, question: Question, legal: &[Action]) -> Answer {
        let command = &mut self.command;
        let hex = |hex: Option<_>| hex.map(|hex| Action::Hex { hex });
        Ok(match question {
            Question::Blueprint | Question::Tech | Question::Develop | Question::Warehouse | Question::Choice => {
                return self.next_part(question, legal);
            }
            Question::Upgrade | Question::Ship => return self.next_part(question, legal),
            Question::Retrieve => self.retrieve(legal),
            Question::ProduceMore => command.items.pop_front().map(|item| Action::Item { item }),
            Question::GainMore => self.boost(),
            Question::Payment => self.payment(legal),
            Question::LabSpace => self.lab_space.map(|space| Action::LabSpace { space }),
            Question::Offer => Some(self.offer()),
            Question::Hire => return self.card(),
            Question::Refill => command.refill.map(|contract| Action::Refill { contract }),
            Question::ShipReward => return self.reward(),
            Question::Radar | Question::TravelTile => command.discovery.map(|tile| Action::Discovery { tile }),
            Question::BuildingType => return self.building(),
            Question::BuildingHex | Question::UpgradeHex | Question::BotHex | Question::TravelHex => hex(command.hex),
            Question::BuildingTech => Some(self.use_tech()).filter(|action| legal.contains(action)),
            Question::Displace => hex(command.displace_to),
            Question::TakeTile => Some(self.accept(self.command.take_tile.unwrap_or(true))),
            Question::BotTiles => hex(command.take_first),
            Question::TurnOrder => command.space.map(|space| Action::TurnOrder { space }),
            Question::Allot => self.allot(legal),
            _ => None,
        })
    }

    pub(super) fn use_tech(&self) -> Action {
        Action::UseTech { owner: self.command.tech_owner.unwrap_or(self.seat) }
    }

    fn boost(&mut self) -> Option<Action> {
        self.command.boosts = self.command.boosts.checked_sub(1)?;
        Some(Action::Boost)
    }

    fn offer(&mut self) -> Action {
        let wanted = self.command.has_targets() || self.command.until == Until::Accepted;
        self.accept(self.command.accept.unwrap_or(wanted))
    }

    fn accept(&mut self, yes: bool) -> Action {
        self.stopped = yes && self.command.until == Until::Accepted;
        if yes { Action::Accept } else { Action::Decline }
    }

    /// Only the kind that is named goes onto the contract.
    pub(super) fn allot(&self, legal: &[Action]) -> Option<Action> {
        let wanted = self.command.deliver[self.game.about().item?.index()];
        legal.iter().copied().find(|action| matches!(action, Action::Allot { units, .. } if *units == wanted))
    }

    // Parts

    /// One more part of a repeated effect; where none is left, a tile or a colonist buys it first.
    fn next_part(&mut self, question: Question, legal: &[Action]) -> Answer {
        let Some(run) = self.game.top().map(|task| task.work) else { return Ok(None) };
        self.run = Some(run);
        if !self.has_parts(run) {
            return Ok(None);
        }
        if self.game.about().number == Some(0) {
            let tech = self.use_tech();
            if legal.contains(&tech) && !std::mem::replace(&mut self.tech_used, true) {
                return Ok(Some(tech));
            }
            if !self.is_bad_ship()
                && let Some(boost) = self.boost()
            {
                return Ok(Some(boost));
            }
        }
        let command = &mut self.command;
        Ok(match question {
            Question::Blueprint => command.blueprints.pop_front().map(|blueprint| Action::Blueprint { blueprint }),
            Question::Tech => return self.new_tech(),
            Question::Develop => command.developments.pop_front().map(|Development { tech, space, pay }| {
                self.pay = pay;
                Action::Develop { tech, space }
            }),
            Question::Upgrade => return self.upgrade(run),
            Question::Ship => command.ships.pop_front().map(|space| Action::Ship { space }),
            _ => command.items.pop_front().map(|item| Action::Item { item }),
        })
    }

    /// A refusal of the next ship takes precedence over that of the boost.
    fn is_bad_ship(&self) -> bool {
        let Some(&space) = self.command.ships.front() else { return false };
        self.check(&Action::Ship { space }).is_err_and(|illegal| illegal.code != "nothing_to_do")
    }

    /// Refuses a later decision of the same part now.
    fn foresee(&self, work: Work, action: &Action) -> Result<(), Illegal> {
        let mut later = self.game.clone();
        later.push(self.seat, work);
        later.check(self.seat, action)
    }

    /// A tile of the grid. Its space is checked before the price.
    fn new_tech(&mut self) -> Answer {
        let Some(NewTech { row, tech, space, pay }) = self.command.techs.pop_front() else { return Ok(None) };
        (self.pay, self.lab_space) = (pay, Some(space));
        let action = Action::Tech { row, tech };
        match self.check(&action) {
            Err(illegal) if illegal.code != "cannot_pay" => {}
            _ => self.foresee(Work::PlaceTech(tech), &Action::LabSpace { space })?,
        }
        Ok(Some(action))
    }

    /// A blueprint and its building, which is checked before the price.
    fn upgrade(&mut self, run: Work) -> Answer {
        let Some((blueprint, hex)) = self.command.upgrades.pop_front() else { return Ok(None) };
        let Work::Upgrades { free, anywhere, .. } = run else { return Ok(None) };
        let action = Action::Blueprint { blueprint };
        match self.check(&action) {
            Err(illegal) if illegal.code == "no_blueprint" => {}
            _ => self.foresee(Work::UpgradeHex { blueprint, free, anywhere }, &Action::Hex { hex })?,
        }
        self.command.hex = Some(hex);
        Ok(Some(action))
    }

    /// The type of a construction is checked together with its hex.
    fn building(&self) -> Answer {
        let Some(building) = self.command.building else { return Ok(None) };
        if let Some(hex) = self.command.hex
            && let Some(Work::ConstructType { free, tech_boost }) = self.game.top().map(|task| task.work)
        {
            self.foresee(Work::ConstructHex { building, free, tech_boost }, &Action::Hex { hex })?;
        }
        Ok(Some(Action::Building { building }))
    }

    /// A bot is checked together with its hex.
    fn reward(&mut self) -> Answer {
        let Some(bot) = self.command.bots.pop_front() else { return Ok(None) };
        if let Some(hex) = self.command.hex.filter(|_| bot) {
            self.foresee(Work::PlaceBot, &Action::Hex { hex })?;
        }
        Ok(Some(Action::Reward { index: u8::from(!bot) }))
    }

    fn card(&mut self) -> Answer {
        let Some(card) = self.command.card.take() else { return Ok(None) };
        match self.game.cards.iter().position(|&other| other == card && card != DisplayCard::Empty) {
            Some(slot) => Ok(Some(Action::Card { slot: slot as u8 })),
            None => Err(Illegal::new("R14.1", "not_in_display")),
        }
    }

    fn retrieve(&mut self, legal: &[Action]) -> Option<Action> {
        let back = self.command.back.pop_front()?;
        let fits = |action: &Action| match (action, back) {
            (Action::Retrieve { from: Place::WorkingArea }, Back::WorkingArea) => true,
            (Action::Retrieve { from: Place::Slots(action) }, Back::Slots(side)) => action.side() == side,
            _ => false,
        };
        legal.iter().copied().find(fits)
    }
}

/// Whether a command ends here: the player is free to choose, or nobody decides.
fn is_over(question: Question) -> bool {
    matches!(question, Question::Turn | Question::Shuttle | Question::FinalDeliveries | Question::Nothing)
}

/// A repeated effect of which every part is done.
fn run_out(mut work: Work) -> Work {
    let spent = |run: Run| Run { left: run.left.saturating_sub(1), begun: true, boost: run.boost };
    match &mut work {
        Work::Blueprints(run) | Work::Techs(run) => *run = spent(*run),
        Work::Develop { run, .. } | Work::Warehouse { run, .. } | Work::Choice { run, .. } => *run = spent(*run),
        Work::Upgrades { run, .. } | Work::Ships { run, .. } => *run = spent(*run),
        _ => {}
    }
    work
}
