//! The draft of the Unique Pass tokens and the secret choice to use them (R13.5).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{PassToken, PassTokens};
use crate::state::{Phase, Starship};

impl Starship {
    pub(crate) fn legal_draft(&self, out: &mut impl Offers) {
        let tokens = PassToken::ALL.into_iter().map(|token| Action::PassToken { token });
        offer_checked(out, tokens.chain([Action::UseBase]), |action| self.check_draft(action));
    }

    pub(crate) fn check_draft(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::PassToken { token } => ensure(self.draft.left.contains(token), bad_target("R13.5")),
            // A solo player keeps a token only to use it.
            Action::UseBase => ensure(self.is_solo(), bad_target("R13.5")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_draft(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if let Action::PassToken { token } = *action {
            self.draft.left.remove(token);
            self.draft.kept[seat.index()] = Some(token);
        }
        log.note(|| Event::PassTokenKept { seat });
        if self.is_solo() {
            self.draft.used[seat.index()] = Some(*action != Action::UseBase);
            self.reveal_passes(log);
        } else if self.turn == 0 {
            self.phase = Phase::UniquePassUse;
            log.note(|| Event::PhaseBegins { phase: Phase::UniquePassUse });
        } else {
            self.turn -= 1;
        }
    }

    /// The last token is kept without a question.
    pub(crate) fn next_draft(&mut self, log: &mut impl Log<Event>) -> bool {
        let mut left = self.draft.left.iter();
        match (left.next(), left.next()) {
            (Some(token), None) => {
                self.do_draft(self.active(), &Action::PassToken { token }, log);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn legal_pass_use(&self, out: &mut impl Offers) {
        out.offer(Action::UseUnique);
        out.offer(Action::UseBase);
    }

    pub(crate) fn check_pass_use(&self, action: &Action) -> Result<(), Illegal> {
        ensure(matches!(action, Action::UseUnique | Action::UseBase), pending_choice())
    }

    pub(crate) fn do_pass_use(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.draft.used[seat.index()] = Some(*action == Action::UseUnique);
        log.note(|| Event::PassUseChosen { seat });
        if self.undecided().is_empty() {
            self.reveal_passes(log);
        }
    }

    /// All at once; unused tokens leave the game unseen.
    fn reveal_passes(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        for seat in Seat::all(self.seats) {
            if let (Some(token), Some(true)) = (self.draft.kept[seat.index()], self.draft.used[seat.index()]) {
                self.player_mut(seat).pass = token;
                log.note(|| Event::PassTokenUsed { seat, token });
            }
        }
        self.draft = crate::state::PassDraft { left: PassTokens::EMPTY, ..Default::default() };
        self.begin_action_phase(log);
    }
}
