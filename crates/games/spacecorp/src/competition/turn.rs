//! The competition's turns (R15.3, R15.14), its contracts (R15.8), and how an era ends in the solo game (R15.11).

use orrery_engine::{Log, Seat};

use super::{COMPETITION, Moment, PLAYER};
use crate::components::{CONTRACTS, Condition, Line, Trigger, data};
use crate::effects::Term;
use crate::event::{CompetitionStep, Event};
use crate::kinds::Card;
use crate::state::{Draft, Phase, SpaceCorp, TurnState};

impl SpaceCorp {
    // Whose turn it is

    /// The competition takes the first turn of an era. In the first era it waits until the player has seen the board, because
    /// set-up produces no log.
    pub(crate) fn begin_solo_turns(&mut self) {
        match self.turns {
            0 => self.phase = Phase::Opening,
            _ => self.begin_competition(self.competition.pending),
        }
    }

    /// The competition takes its turns, then the player has one.
    pub(crate) fn begin_competition(&mut self, turns: u8) {
        self.phase = Phase::Competition;
        (self.draft, self.turn) = (Draft::EMPTY, TurnState::new());
        self.competition.pending = turns;
        self.push(Term::Compete);
    }

    /// The next turn of the competition, unless a deck has run out (R15.11.1).
    pub(crate) fn compete(&mut self, log: &mut impl Log<Event>) {
        if self.ends_at_once() {
            return self.end_era(log);
        }
        if self.competition.pending == 0 || self.end.deck {
            return self.give_player_turn(log);
        }
        self.competition.pending -= 1;
        self.competition.took_offers = false;
        self.turns += 1;
        let left = self.competition.pending;
        self.tell(log, "R15.3", || CompetitionStep::TurnBegins { left });
        self.push(Term::EndOfCompetitionTurn);
        self.push(Term::NextCard);
    }

    /// Six contracts, or the competition's eighth colony (R15.11.1).
    pub(crate) fn ends_at_once(&self) -> bool {
        self.is_solo() && (self.end.contracts || self.end.colonies)
    }

    pub(crate) fn after_player_turn(&mut self, log: &mut impl Log<Event>) {
        match (self.end.deck, self.end.last_turns) {
            (true, Some(0)) => self.end_era(log),
            (true, _) => self.give_player_turn(log),
            (false, _) => self.begin_competition(1),
        }
    }

    /// After a deck has run out it is the last one.
    fn give_player_turn(&mut self, log: &mut impl Log<Event>) {
        if self.end.deck && self.end.last_turns.is_none() {
            self.end.last_turns = Some(1 << PLAYER.0);
        }
        self.offer_turn(PLAYER, false, log);
    }

    // A turn

    /// The player may play Competitors, then a card is revealed (R15.2.4).
    pub(crate) fn next_card(&mut self) {
        self.push(Term::Reveal);
        self.push(Term::SoloEdge(Moment::BeforeReveal));
    }

    /// With an empty deck the turn is over without a result.
    pub(crate) fn reveal_competition_card(&mut self, log: &mut impl Log<Event>) {
        let Some(card) = self.competition.deck.pop() else {
            return self.tell(log, "R15.3", || CompetitionStep::NoCard);
        };
        self.competition.start_on_top = self.competition.start_on_top.saturating_sub(1);
        self.competition.discard.push(card);
        self.tell(log, "R15.3", || CompetitionStep::Reveals { card });
        if self.competition.deck.is_empty() {
            self.end.deck = true;
            self.tell(log, "R15.11.1", || CompetitionStep::DeckEmpty);
        }
        self.push(Term::CarryOut(card));
        self.push(Term::SoloEdge(Moment::CardRevealed));
    }

    /// The competition line of a card.
    pub(crate) fn carry_out_line(&mut self, card: Card, log: &mut impl Log<Event>) {
        let face = data().line(card);
        self.competition.took_offers = matches!(face.line, Line::Offers { .. });
        let done = match &face.line {
            Line::Site { sites } => {
                let site = self.choose_listed(sites);
                self.site_action(site, face.colony, log)
            }
            Line::ExtremeSite { highest, odd } => {
                let site = self.choose_extreme(*highest, *odd);
                self.site_action(site, face.colony, log)
            }
            Line::DiscoveryContract { discoveries, row } => self.discovery_contract(*discoveries, *row, log),
            Line::Offers { progress, .. } => {
                self.push(Term::DiscardOffers(card));
                if let Some(line) = progress {
                    self.progress_action(*line, log);
                }
                true
            }
        };
        let is_site = matches!(face.line, Line::Site { .. } | Line::ExtremeSite { .. });
        if !(done || is_site && self.instead_of_site_action(log)) {
            self.tell(log, not_possible(&face.line), || CompetitionStep::NotPossible { card });
            self.push(Term::NextCard);
        }
    }

    pub(crate) fn end_competition_turn(&mut self, log: &mut impl Log<Event>) {
        if !self.end.colonies {
            self.claim_competition_contracts(log);
        }
        if self.competition.took_offers && self.effect(|effect| effect.competition_extra_turn_after_offers) {
            self.competition.pending += 1;
            self.tell(log, "R16.4", || CompetitionStep::ExtraTurn);
        }
        self.push(Term::Compete);
    }

    // Contracts

    /// All contracts that are met, the lowest row first, even beyond the sixth (R15.8).
    pub(crate) fn claim_competition_contracts(&mut self, log: &mut impl Log<Event>) {
        for row in (0..CONTRACTS as u8).filter(|&row| self.is_open(row)).collect::<Vec<_>>() {
            if self.competition_meets(row) {
                self.fulfil_for_competition(row, "R15.8", log);
            }
        }
    }

    fn competition_meets(&self, row: u8) -> bool {
        self.competition_count(row).is_some_and(|(count, needed)| count >= usize::from(needed))
    }

    /// How far the competition is with a contract, and how much it needs; `None` if it cannot meet the condition.
    pub(crate) fn competition_count(&self, row: u8) -> Option<(usize, u8)> {
        let contract = &data().contracts[self.era.index()][usize::from(row)];
        match data().solo.progress_contracts[self.era.index()] {
            Some((of, titles)) if of == row => Some((self.removed_titles().iter().count(), titles)),
            _ if contract.condition == Condition::ProgressCards => None,
            _ => Some((self.contract_count(COMPETITION, row), contract.count[self.side()])),
        }
    }

    pub(crate) fn fulfil_for_competition(&mut self, row: u8, rule: &'static str, log: &mut impl Log<Event>) {
        let profit = self.contract_reward(self.era.index(), row);
        self.mark_fulfilled(COMPETITION, row);
        self.gain(COMPETITION, profit);
        self.tell(log, rule, || CompetitionStep::ClaimsContract { row, profit });
        self.pay_for_competition(Trigger::OpponentOrCompetitionContract, log);
        self.note_contract();
    }

    /// The player's colonies that pay when the competition does something (R13.7).
    pub(crate) fn pay_for_competition(&mut self, event: Trigger, log: &mut impl Log<Event>) {
        for index in 0..self.player(PLAYER).colonies.len() {
            let colony = self.player(PLAYER).colonies[index];
            let face = data().colony(colony);
            if face.trigger == Some(event) {
                self.pay_colony(PLAYER, colony, face.gain, log);
            }
        }
    }

    // The end of an era

    /// Before anything else the competition gains the best production of its bases (R15.11.2).
    pub(crate) fn pay_transition_bonus(&mut self, log: &mut impl Log<Event>) {
        let profit = i16::from(self.best_competition_production());
        if profit > 0 {
            self.gain(COMPETITION, profit);
            self.tell(log, "R15.11.2", || CompetitionStep::TransitionBonus { profit });
        }
    }

    /// Who holds the 1st Beyond tile.
    pub(crate) fn holds_beyond(&self, seat: Seat) -> bool {
        self.beyond[0] == Some(seat)
    }
}

/// The rule by which a line is discarded for another card.
fn not_possible(line: &Line) -> &'static str {
    match line {
        Line::Site { sites } if sites.len() == 1 => "R15.4.1",
        Line::Site { .. } => "R15.4.5",
        Line::ExtremeSite { .. } => "R15.4.4",
        Line::DiscoveryContract { .. } => "R15.5.1",
        Line::Offers { .. } => "R15.3",
    }
}
