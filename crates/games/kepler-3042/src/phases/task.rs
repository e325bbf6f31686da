//! The interpreter of terms: which one is being carried out, whether it is possible, which actions are legal, and what they do.
//! Main actions, bonus actions, movement and progress cards all run through here.

use orrery_engine::{Illegal, Log};

use crate::action::Action;
use crate::components::{LAST_POSITION, data};
use crate::effects::{Burn, Clause, Range, Term};
use crate::event::{Declined, Event};
use crate::kinds::{Tech, Track};
use crate::phases::resources::place_bit;
use crate::state::{Kepler, Script, Task};

impl Kepler {
    fn clauses(&self) -> &'static [Clause] {
        match self.task.script {
            Script::None | Script::Movement => &[],
            Script::Main => &data().main[self.player(self.active).cube.index()],
            Script::Bonus(index) => &data().bonus[usize::from(index)],
            Script::Card => &data().cards[usize::from(self.card().expect("a card is resolved"))].effect,
        }
    }

    /// The term being carried out, if any.
    #[inline]
    pub(crate) fn term(&self) -> Option<Term> {
        if self.task.script == Script::Movement {
            return Some(Term::MoveShips(Range::Speed));
        }
        let clause = self.clauses().get(usize::from(self.task.clause))?;
        if self.task.instead { clause.otherwise } else { Some(clause.term) }
    }

    fn burn_count(&self, burn: Burn) -> u8 {
        match burn {
            Burn::Fixed(n) => n,
            Burn::NewLevel => self.task.level,
        }
    }

    /// Whether the card burns cubes after the step it gives (R11.4).
    pub(crate) fn burns_after_learning(&self) -> bool {
        self.clauses().iter().any(|clause| clause.term == Term::Burn(Burn::NewLevel))
    }

    /// Whether a term can still do something for the acting player.
    pub(crate) fn is_possible(&self, term: Term) -> bool {
        !self.is_used_up(term) && self.has_means(term)
    }

    /// Whether a term was carried out as often as it may be.
    pub(crate) fn is_used_up(&self, term: Term) -> bool {
        let times = self.task.times;
        match term {
            Term::BuildShips { max, .. } => times >= max,
            Term::Colonise | Term::BuyTech | Term::Terraform | Term::MoveShips(_) => false,
            Term::FreeTech { .. } | Term::AdvanceTrack { .. } | Term::Produce { .. } => times > 0,
            Term::RevealTiles { n } | Term::Regenerate { n } => times >= n,
            Term::Exploit(planets) => times >= self.exploitable(self.active, planets),
            Term::Burn(burn) => times >= self.burn_count(burn),
        }
    }

    /// Whether the acting player can afford a term, regardless of how often it was carried out.
    pub(crate) fn has_means(&self, term: Term) -> bool {
        let seat = self.active;
        let player = self.player(seat);
        match term {
            Term::BuildShips { .. } => player.reserve() > 0,
            Term::Colonise | Term::BuyTech | Term::Terraform => true,
            Term::FreeTech { tech, max_from } => self.learnable(tech, max_from).next().is_some(),
            Term::MoveShips(range) => self.any_ship_can_move(seat, range),
            Term::AdvanceTrack { track, .. } => {
                let below_end = |track: Track| player.position(track) < LAST_POSITION;
                track.map_or_else(|| Track::ALL.into_iter().any(below_end), below_end)
            }
            Term::RevealTiles { .. } => self.board.face_down().next().is_some(),
            Term::Produce { amount, .. } => !self.producible(seat, amount).is_none(),
            Term::Exploit(_) => self.exploits(player).next().is_some(),
            Term::Regenerate { .. } => !player.well.is_none(),
            Term::Burn(_) => player.outside_well() > 0,
        }
    }

    fn learnable(&self, only: Option<Tech>, max_from: u8) -> impl Iterator<Item = Tech> + '_ {
        let burns = self.burns_after_learning();
        Tech::ALL.into_iter().filter(move |&tech| self.check_learn(self.active, only, max_from, burns, tech).is_ok())
    }

    /// Whether an action is a legal answer to the current term.
    pub(crate) fn check_task(&self, action: &Action) -> Result<(), Illegal> {
        let seat = self.active;
        match (self.term(), *action) {
            (Some(Term::BuildShips { max, paid }), Action::Build { card, hex }) => self.check_build(seat, max, paid, card, hex),
            (Some(Term::Colonise), Action::Settle { ship }) => self.check_settle(seat, ship),
            (Some(Term::BuyTech), Action::Advance { tech, card }) => self.check_advance(seat, tech, card),
            (Some(Term::FreeTech { tech: only, max_from }), Action::Learn { tech }) => {
                self.check_learn(seat, only, max_from, self.burns_after_learning(), tech)
            }
            (Some(Term::MoveShips(range)), Action::Ship { ship }) => self.check_ship(seat, range, ship),
            (Some(Term::Terraform), Action::Terraform { card }) => self.check_terraform(seat, card),
            (Some(Term::AdvanceTrack { track: None, .. }), Action::Track { .. }) => Ok(()),
            (Some(Term::RevealTiles { n }), Action::Reveal { hex }) => self.check_reveal(n, hex),
            (Some(Term::Produce { amount, place }), Action::Produce { card, cubes }) => {
                self.check_produce(seat, amount, place, card, cubes)
            }
            (Some(Term::Exploit(planets)), Action::Exploit { card, take }) => self.check_exploit(seat, planets, card, take),
            (Some(Term::Regenerate { .. }), Action::Regenerate { kind }) => self.check_regenerate(seat, kind),
            (Some(Term::Burn(_)), Action::Burn { from, kind }) => self.check_burn(seat, from, kind),
            _ => Err(Illegal::new("R4.3", "wrong_step")),
        }
    }

    /// The legal answers to the current term.
    pub(crate) fn legal_task(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        match self.term() {
            None => {}
            Some(Term::BuildShips { max, paid }) => self.legal_build(seat, max, paid, out),
            Some(Term::Colonise) => self.legal_settle(seat, out),
            Some(Term::BuyTech) => self.legal_advance(seat, out),
            Some(Term::FreeTech { tech, max_from }) => {
                out.extend(self.learnable(tech, max_from).map(|tech| Action::Learn { tech }));
            }
            Some(Term::MoveShips(range)) => self.legal_ships(seat, range, out),
            Some(Term::Terraform) => self.legal_terraform(seat, out),
            Some(Term::AdvanceTrack { track: None, .. }) => out.extend(Track::ALL.map(|track| Action::Track { track })),
            Some(Term::RevealTiles { n }) if self.task.times < n => {
                out.extend(self.board.face_down().map(|hex| Action::Reveal { hex }));
            }
            // A step on a given track needs no decision; after the last tile nothing is left to turn up.
            Some(Term::AdvanceTrack { .. } | Term::RevealTiles { .. }) => {}
            Some(Term::Produce { amount, place }) => self.legal_produce(seat, amount, place, out),
            Some(Term::Exploit(planets)) => self.legal_exploit(seat, planets, out),
            Some(Term::Regenerate { .. }) => self.legal_regenerate(seat, out),
            Some(Term::Burn(_)) => {
                out.extend(Kepler::burns(self.player(seat)).map(|(from, kind)| Action::Burn { from, kind }));
            }
        }
    }

    /// Carries out an answer that [`Kepler::check_task`] accepts.
    pub(crate) fn do_task(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        let term = self.term();
        match *action {
            Action::Build { card, hex } => {
                let paid = matches!(term, Some(Term::BuildShips { paid: true, .. }));
                self.build(seat, paid, card, hex, log);
            }
            Action::Settle { ship } => self.settle(seat, ship, log),
            Action::Advance { tech, card } => self.advance(seat, tech, card, log),
            Action::Learn { tech } => {
                self.raise(seat, tech, log);
                self.task.level = self.player(seat).tech[tech.index()];
            }
            Action::Ship { ship } => {
                self.flying = self.player(seat).ships.iter().position(|&at| at == ship).map(|slot| slot as u8);
                return;
            }
            Action::Terraform { card } => self.terraform(seat, card, log),
            Action::Track { track } => {
                let Some(Term::AdvanceTrack { n, .. }) = term else {
                    unreachable!("only a step on a track of choice asks for the track")
                };
                (0..n).for_each(|_| self.advance_track(seat, track, log));
                self.next_clause();
                return;
            }
            Action::Reveal { hex } => self.reveal(hex, log),
            Action::Produce { card, cubes } => {
                self.produce(seat, card, cubes, log);
                self.task.mask = place_bit(self.player(seat), card);
            }
            Action::Exploit { card, take } => self.exploit(seat, card, take, log),
            Action::Regenerate { kind } => self.regenerate(seat, kind, log),
            Action::Burn { from, kind } => self.burn(seat, from, kind, log),
            _ => unreachable!("check_task accepts no other action"),
        }
        self.task.times += 1;
    }

    /// Advances to the next clause of the script.
    pub(crate) fn next_clause(&mut self) {
        self.task = Task { clause: self.task.clause + 1, script: self.task.script, level: self.task.level, ..Task::default() };
    }

    /// Advances a bonus action or a progress card by one clause if that needs no decision; done and impossible clauses are skipped
    /// (R11.5, R19.2). Returns false if a decision is awaited or the script has ended.
    pub(crate) fn run_task(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(term) = self.term() else { return false };
        if matches!((self.task.script, term), (Script::Bonus(_), Term::MoveShips(_))) {
            // The player ends this batch, even if no ship can still move.
            return false;
        }
        if !self.is_possible(term) {
            let clause = self.clauses()[usize::from(self.task.clause)];
            let untouched = self.task.times == 0 && !self.task.instead;
            match clause.otherwise {
                Some(_) if untouched => self.task.instead = true,
                _ => self.next_clause(),
            }
            return true;
        }
        if self.may_decline() {
            return false;
        }
        match term {
            Term::AdvanceTrack { track: Some(track), n } => {
                (0..n).for_each(|_| self.advance_track(self.active, track, log));
                self.next_clause();
                true
            }
            Term::Burn(_) => {
                let mut burns = Kepler::burns(self.player(self.active));
                let (first, second) = (burns.next(), burns.next());
                drop(burns);
                match (first, second) {
                    (Some((from, kind)), None) => {
                        self.do_task(&Action::Burn { from, kind }, log);
                        true
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether the acting player may decline the current term: an optional card as a whole before its first step (R11.2), and any
    /// regeneration or production (R5.1, R5.4).
    pub(crate) fn may_decline(&self) -> bool {
        if self.task.script != Script::Card {
            return false;
        }
        let card = &data().cards[usize::from(self.card().expect("a card is resolved"))];
        match self.term() {
            // Movement is left with `End`.
            None | Some(Term::MoveShips(_)) => false,
            Some(Term::Regenerate { .. } | Term::Produce { .. }) => true,
            Some(_) => card.optional && self.task.clause == 0 && self.task.times == 0,
        }
    }

    /// What declining would leave out now: an icon, the whole card, or one part of it.
    pub(crate) fn declinable(&self) -> Option<Declined> {
        if let Some(interrupt) = self.interrupts.head() {
            return Some(interrupt.icon.into());
        }
        let term = self.term().filter(|_| self.task.script == Script::Card)?;
        Some(match term {
            Term::Regenerate { .. } if self.task.times > 0 => Declined::FurtherRegeneration,
            Term::Produce { .. } if self.task.clause > 0 => Declined::Production,
            _ => Declined::Card(data().cards[usize::from(self.card()?)].id.clone()),
        })
    }

    /// Skips the current term; before its first step, skips an optional card as a whole.
    pub(crate) fn decline(&mut self, log: &mut impl Log<Event>) {
        log.note(|| {
            let what = self.declinable().expect("a term of a card is declined");
            Event::Declined { seat: self.active, what }
        });
        let card = &data().cards[usize::from(self.card().expect("a card is resolved"))];
        if card.optional && self.task.clause == 0 && self.task.times == 0 {
            self.task = Task::default();
        } else {
            self.next_clause();
        }
    }
}
