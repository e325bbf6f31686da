//! Rounds: the reveal (R4.2), the progress card (R11), medals and the first player (R12).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{By, ROUNDS, Who, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::Track;
use crate::state::{Kepler, Phase, Script, Task};

impl Kepler {
    /// Turns up the next card, moves the round marker, lets the ghost act, and gives the turn to the first player.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        let card = self.card().expect("a round has a card");
        let round = self.round;
        log.note(|| Event::RoundBegins { round, card: data().cards[usize::from(card)].id.clone() });
        if self.is_solo() {
            self.ghost_round(log);
        }
        self.begin_turn(self.first, log);
    }

    /// After the last turn: who applies the card is fixed now (R11.1).
    pub(crate) fn begin_card(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Card;
        self.task = Task::default();
        self.card_queue = self.selected().fold(0, |bits, seat| bits | 1 << seat.0);
        let card = self.card().expect("a round has a card");
        log.note(|| Event::CardApplies { card: data().cards[usize::from(card)].id.clone(), seats: self.selected().collect() });
    }

    /// The players the current card selects, in turn order; the ghost takes part in the comparison (R14.3).
    pub fn selected(&self) -> impl Iterator<Item = Seat> + '_ {
        let card = self.card().expect("a round has a card");
        let who = data().cards[usize::from(card)].who;
        let extreme = match who {
            Who::All => None,
            Who::Highest(by) => self.compared(by).max(),
            Who::Lowest(by) => self.compared(by).min(),
        };
        self.turn_order().filter(move |&seat| match who {
            Who::All => true,
            Who::Highest(by) | Who::Lowest(by) => Some(self.measure(seat, by)) == extreme,
        })
    }

    fn compared(&self, by: By) -> impl Iterator<Item = u8> + '_ {
        let ghost = self.is_solo().then(|| self.ghost_measure(by)).flatten();
        Seat::all(self.seats).map(move |seat| self.measure(seat, by)).chain(ghost)
    }

    fn measure(&self, seat: Seat, by: By) -> u8 {
        let player = self.player(seat);
        match by {
            By::Track(track) => player.position(track),
            By::Tech(tech) => player.tech[tech.index()],
            By::Medals => player.medals.iter().sum(),
            By::Colonised => player.colonised,
        }
    }

    /// The ghost has no planets to compare.
    fn ghost_measure(&self, by: By) -> Option<u8> {
        match by {
            By::Track(track) => Some(self.ghost.track[track.index()]),
            By::Tech(tech) => Some(self.ghost.tech[tech.index()]),
            By::Medals => Some(self.ghost.medals.iter().sum()),
            By::Colonised => None,
        }
    }

    pub(crate) fn check_card(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Decline if self.may_decline() => Ok(()),
            Action::Decline => Err(Illegal::new("R11.2", "must_finish")),
            Action::End if matches!(self.term(), Some(Term::MoveShips(_))) => Ok(()),
            _ => self.check_task(action),
        }
    }

    pub(crate) fn legal_card(&self, out: &mut Vec<Action>) {
        self.legal_task(out);
        if self.may_decline() {
            out.push(Action::Decline);
        }
        if matches!(self.term(), Some(Term::MoveShips(_))) {
            out.push(Action::End);
        }
    }

    pub(crate) fn do_card(&mut self, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Decline => self.decline(log),
            Action::End => self.next_clause(),
            Action::Fly { path } => self.fly(self.active, path, log),
            _ => self.do_task(action, log),
        }
    }

    /// Advances the card step: next clause, next player, end of the step. True if there was progress.
    pub(crate) fn run_card(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.task.script == Script::Card {
            if self.flying.is_some() {
                return false;
            }
            if self.term().is_some() {
                return self.run_task(log);
            }
        }
        self.task = Task::default();
        let next = self.turn_order().find(|seat| self.card_queue & 1 << seat.0 != 0);
        match next {
            Some(seat) => {
                self.card_queue &= !(1 << seat.0);
                self.active = seat;
                self.task.script = Script::Card;
            }
            None => {
                self.phase = Phase::Cleanup;
                return false;
            }
        }
        true
    }

    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.award_medals(log);
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            log.note(|| Event::GameOver);
            return;
        }
        self.pass_first_player();
        self.begin_round(log);
    }

    /// Everybody highest on a track takes the full number of its medals (R12.1).
    pub(crate) fn award_medals(&mut self, log: &mut impl Log<Event>) {
        for track in Track::ALL {
            let n = std::mem::take(&mut self.card_medals[track.index()]);
            if n == 0 {
                continue;
            }
            let highest = self.compared(By::Track(track)).max().expect("somebody plays");
            for seat in Seat::all(self.seats).filter(|&seat| self.player(seat).position(track) == highest).collect::<Vec<_>>() {
                self.player_mut(seat).medals[track.index()] += n;
                log.note(|| Event::MedalsAwarded { seat, track, n });
            }
            if self.is_solo() && self.ghost.track[track.index()] == highest {
                self.ghost.medals[track.index()] += n;
                log.note(|| Event::GhostMedals { track, n });
            }
        }
    }

    /// Counter-clockwise, so the last player of a round opens the next (R12.2).
    pub(crate) fn pass_first_player(&mut self) {
        self.first = Seat((self.first.0 + self.seats - 1) % self.seats);
    }
}
