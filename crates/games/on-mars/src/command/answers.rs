//! Answers of a command to the questions that it meets.

use orrery_engine::{Game, Illegal, Log};

use super::{Back, Carrier, Development, Failure, NewTech, Order, Parts, Settle};
use crate::action::{Action, Place};
use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::state::{DisplayCard, Run, Work};
use crate::view::Question;

type Answer = Result<Option<Action>, Illegal>;

impl<L: Log<Event>> Carrier<'_, L> {
    /// Submits the named answers until the player is free to choose again, or to the first open question.
    pub(super) fn answer_all(&mut self) -> Result<(), Failure> {
        if self.game.question() == Question::Nothing {
            self.game.carry_on(self.log);
        }
        loop {
            let question = self.game.question();
            if is_over(question) || self.is_for_other_seat(question) {
                return Ok(());
            }
            self.moments.push(self.game.clone());
            if question == Question::Movement
                && let Some(routes) = self.command.routes.take()
            {
                self.walk(routes)?;
                continue;
            }
            let legal = self.legal();
            match self.answer(question, &legal)?.or_else(|| self.unnamed(&legal)) {
                Some(action) => self.decide(&action)?,
                None if self.command.open => {
                    self.stopped = true;
                    return Ok(());
                }
                None => return Err(self.unanswered(legal)),
            }
        }
    }

    /// Somebody else decides. A command only determines where their displaced pieces and their gains go.
    fn is_for_other_seat(&self, question: Question) -> bool {
        !self.game.deciders().contains(self.seat) && !matches!(question, Question::Displace | Question::Allot)
    }

    /// Targets that are left over: the effect ended because no further part was possible. Returns the refusal of the next part.
    pub(super) fn check_rest(&mut self) -> Result<(), Failure> {
        if self.stopped {
            return Ok(());
        }
        while let Some(run) = self.run.filter(|run| self.has_rest(*run)) {
            self.game.push(self.seat, run_out(run));
            let legal = self.legal();
            let Some(action) = self.answer(self.game.question(), &legal)? else { return Err(self.unanswered(legal)) };
            self.decide(&action)?;
        }
        if let Order::Building { blueprint, .. } = self.command.order
            && self.command.boosts.is_some_and(|boosts| boosts > 0)
            && let Term::GainBoosted { crystals, .. } = data().blueprint(blueprint).term
        {
            self.game.push(self.seat, Work::GainMore { crystals });
            self.decide(&Action::Boost)?;
        }
        Ok(())
    }

    /// What is answered without being asked. Offers and movements are asked for whenever they are possible, and the oxygen of a used
    /// tile is kept without asking only if the tile cannot move.
    pub(super) fn unasked(&self) -> Option<Question> {
        let command = &self.command;
        let unasked = [
            (!command.accept.is_empty(), Question::Offer),
            (command.routes.is_some(), Question::Movement),
            (command.settle.iter().any(|settle| *settle != Settle::Keep), Question::OwnerChoice),
        ];
        unasked.into_iter().find(|(is_left, _)| *is_left).map(|(_, question)| question)
    }

    fn has_rest(&self, run: Work) -> bool {
        !matches!(run, Work::ProduceMore(_)) && self.parts_left(run).is_some_and(|parts| parts > 0)
    }

    /// Parts that the command still names for a repeated effect; `None`: it says nothing about the effect.
    fn parts_left(&self, run: Work) -> Option<usize> {
        let command = &self.command;
        match run {
            Work::Blueprints(_) => command.blueprints.as_ref().map(|parts| parts.len()),
            Work::Techs(_) => command.techs.as_ref().map(|parts| parts.len()),
            Work::Develop { .. } => command.developments.as_ref().map(|parts| parts.len()),
            Work::Warehouse { .. } | Work::Choice { .. } | Work::ProduceMore(_) => {
                command.items.as_ref().map(|parts| parts.len())
            }
            Work::Upgrades { .. } => command.upgrades.as_ref().map(|parts| parts.len()),
            Work::Ships { .. } => command.ships.as_ref().map(|parts| parts.len()),
            Work::Retrieve { .. } => command.back.as_ref().map(|parts| parts.len()),
            _ => None,
        }
    }

    /// `None` if the command does not answer a question.
    fn answer(&mut self, question: Question, legal: &[Action]) -> Answer {
        let command = &mut self.command;
        let hex = |hex: Option<_>| hex.map(|hex| Action::Hex { hex });
        let accept = |yes: bool| if yes { Action::Accept } else { Action::Decline };
        Ok(match question {
            Question::Blueprint | Question::Tech | Question::Develop | Question::Warehouse | Question::Choice => {
                return self.next_part(question, legal);
            }
            Question::Upgrade | Question::Ship | Question::Retrieve | Question::ProduceMore => {
                return self.next_part(question, legal);
            }
            Question::GainMore => self.boost().or_else(|| self.command.boosts.map(|_| Action::Stop)),
            Question::Payment => self.payment(legal),
            Question::LabSpace => self.lab_space.take().map(|space| Action::LabSpace { space }),
            Question::Offer => command.accept.pop_front().map(accept),
            Question::Hire => return self.card(),
            Question::Refill => command.refill.map(|contract| Action::Refill { contract }),
            Question::ShipReward => return self.reward(),
            Question::Radar | Question::TravelTile => command.discovery.map(|tile| Action::Discovery { tile }),
            Question::BuildingType => return self.building(),
            Question::UpgradeHex | Question::BotHex => hex(self.site.take().or(command.hex)),
            Question::BuildingHex | Question::TravelHex => hex(command.hex),
            Question::BuildingTech => self.named_tech(),
            Question::Displace => hex(command.displace_to),
            Question::LssBenefit => command.benefit,
            Question::TakeTile => command.take_tile.map(accept),
            Question::BotTiles => hex(command.take_first),
            Question::TurnOrder => command.space.map(|space| Action::TurnOrder { space }),
            Question::Allot => self.allot(),
            Question::OwnerChoice => self.settle(),
            _ => None,
        })
    }

    pub(super) fn named_tech(&self) -> Option<Action> {
        self.command.tech.map(|owner| Action::UseTech { owner })
    }

    fn boost(&mut self) -> Option<Action> {
        self.command.boosts = Some(self.command.boosts?.checked_sub(1)?);
        Some(Action::Boost)
    }

    /// Only the kinds that are named go onto a contract.
    pub(super) fn allot(&self) -> Option<Action> {
        let about = self.game.about();
        let units = self.command.deliver?[about.item?.index()];
        Some(Action::Allot { contract: about.contract?, units })
    }

    fn settle(&mut self) -> Option<Action> {
        Some(match self.command.settle.pop_front()? {
            Settle::Keep => Action::Keep,
            Settle::Step(space) => Action::Develop { tech: self.game.about().tech?, space },
        })
    }

    // Parts

    /// One more part of a repeated effect; where none is left, a tile or a colonist buys it first. The end of the list is the end of the
    /// effect.
    fn next_part(&mut self, question: Question, legal: &[Action]) -> Answer {
        let Some(run) = self.game.top().map(|task| task.work) else { return Ok(None) };
        self.run = Some(run);
        match self.parts_left(run) {
            None => return Ok(None),
            Some(0) => return Ok(legal.contains(&Action::Stop).then_some(Action::Stop)),
            Some(_) => {}
        }
        if self.game.about().number == Some(0)
            && let Some(more) = self.one_more(legal)
        {
            return Ok(Some(more));
        }
        let command = &mut self.command;
        Ok(match question {
            Question::Blueprint => front(&mut command.blueprints).map(|blueprint| Action::Blueprint { blueprint }),
            Question::Tech => return self.new_tech(),
            Question::Develop => front(&mut command.developments).map(|Development { tech, space, pay }| {
                self.pay = pay;
                Action::Develop { tech, space }
            }),
            Question::Upgrade => return self.upgrade(run),
            Question::Ship => front(&mut command.ships).map(|space| Action::Ship { space }),
            Question::Retrieve => self.retrieve(legal),
            _ => front(&mut command.items).map(|item| Action::Item { item }),
        })
    }

    /// What buys one more part: the named tile, then colonists.
    fn one_more(&mut self, legal: &[Action]) -> Option<Action> {
        let tech = self.named_tech().or_else(|| (self.fill)(self.game, &self.command, legal));
        if tech.is_some_and(|tech| matches!(tech, Action::UseTech { .. }) && legal.contains(&tech)) {
            return tech;
        }
        if self.is_bad_ship() { None } else { self.boost() }
    }

    /// A refusal of the next ship takes precedence over that of the boost.
    fn is_bad_ship(&self) -> bool {
        let Some(&space) = self.command.ships.as_ref().and_then(|ships| ships.front()) else { return false };
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
        let Some(NewTech { row, tech, space, pay }) = front(&mut self.command.techs) else { return Ok(None) };
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
        let Some((blueprint, hex)) = front(&mut self.command.upgrades) else { return Ok(None) };
        let Work::Upgrades { free, anywhere, .. } = run else { return Ok(None) };
        let action = Action::Blueprint { blueprint };
        match self.check(&action) {
            Err(illegal) if illegal.code == "no_blueprint" => {}
            _ => self.foresee(Work::UpgradeHex { blueprint, free, anywhere }, &Action::Hex { hex })?,
        }
        self.site = Some(hex);
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

    /// A bot is checked together with its hex, which is that of one bot only.
    fn reward(&mut self) -> Answer {
        let Some(bot) = self.command.bots.pop_front() else { return Ok(None) };
        if bot && let Some(hex) = self.command.hex.take() {
            self.foresee(Work::PlaceBot, &Action::Hex { hex })?;
            self.site = Some(hex);
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

    /// A colonist from the only place of the kind that is named.
    fn retrieve(&mut self, legal: &[Action]) -> Option<Action> {
        let back = front(&mut self.command.back)?;
        let fits = |action: &Action| match (action, back) {
            (Action::Retrieve { from: Place::WorkingArea }, Back::WorkingArea) => true,
            (Action::Retrieve { from: Place::Slots(action) }, Back::Slots(side)) => action.side() == side,
            _ => false,
        };
        let mut fitting = legal.iter().copied().filter(fits);
        fitting.next().filter(|_| fitting.next().is_none())
    }
}

fn front<T>(parts: &mut Parts<T>) -> Option<T> {
    parts.as_mut()?.pop_front()
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
        Work::Retrieve { run, .. } => *run = spent(*run),
        Work::Upgrades { run, .. } | Work::Ships { run, .. } => *run = spent(*run),
        _ => {}
    }
    work
}
