//! The interpreter of effects: which effect is being carried out, what it asks, what an answer does, and when it is done.
//! Main actions, bonus actions, movement and progress cards all run through here.

use orrery_engine::{Illegal, Log};

use crate::action::Action;
use crate::components::{LAST_POSITION, data};
use crate::effects::{Burn, Effect, Range, Term};
use crate::event::Event;
use crate::kinds::{Tech, Track};
use crate::phases::resources::place_bit;
use crate::state::{Kepler, Script, Task};

impl Kepler {
    fn terms(&self) -> &'static [Term] {
        match self.task.script {
            Script::None | Script::Movement => &[],
            Script::Main => &data().main[self.player(self.active).cube.index()],
            Script::Bonus(index) => &data().bonus[usize::from(index)],
            Script::Card => &data().cards[usize::from(self.card().expect("a card is resolved"))].effect,
        }
    }

    /// The effect being carried out, if any.
    #[inline]
    pub(crate) fn effect(&self) -> Option<Effect> {
        if self.task.script == Script::Movement {
            return Some(Effect::MoveShips(Range::Speed));
        }
        let term = self.terms().get(usize::from(self.task.term))?;
        if self.task.instead { term.instead } else { Some(term.effect) }
    }

    fn burn_count(&self, burn: Burn) -> u8 {
        match burn {
            Burn::Fixed(n) => n,
            Burn::NewLevel => self.task.level,
        }
    }

    /// Whether the card burns cubes after the step it gives (R11.4).
    pub(crate) fn burns_after_learning(&self) -> bool {
        self.terms().iter().any(|term| term.effect == Effect::Burn(Burn::NewLevel))
    }

    /// Whether an effect can still do something for the acting player.
    pub(crate) fn is_open(&self, effect: Effect) -> bool {
        let seat = self.active;
        let player = self.player(seat);
        let times = self.task.times;
        match effect {
            Effect::BuildShips { max, .. } => times < max && player.reserve() > 0,
            Effect::Colonise | Effect::BuyTech | Effect::Terraform => true,
            Effect::FreeTech { tech, max_from } => times == 0 && self.learnable(tech, max_from).next().is_some(),
            Effect::MoveShips(range) => self.any_ship_can_move(seat, range),
            Effect::AdvanceTrack { track, .. } => {
                let below_end = |track: Track| player.position(track) < LAST_POSITION;
                times == 0 && track.map_or_else(|| Track::ALL.into_iter().any(below_end), below_end)
            }
            Effect::RevealTiles { n } => times < n && self.board.face_down().next().is_some(),
            Effect::Produce { amount, .. } => times == 0 && !self.producible(seat, amount).is_none(),
            Effect::Exploit(planets) => times < self.exploitable(seat, planets) && self.exploits(player).next().is_some(),
            Effect::Regenerate { n } => times < n && !player.well.is_none(),
            Effect::Burn(burn) => times < self.burn_count(burn) && player.outside_well() > 0,
        }
    }

    fn learnable(&self, only: Option<Tech>, max_from: u8) -> impl Iterator<Item = Tech> + '_ {
        let burns = self.burns_after_learning();
        Tech::ALL.into_iter().filter(move |&tech| self.check_learn(self.active, only, max_from, burns, tech).is_ok())
    }

    /// Whether an action is an answer to the effect being carried out, and a legal one.
    pub(crate) fn check_task(&self, action: &Action) -> Result<(), Illegal> {
        let seat = self.active;
        match (self.effect(), *action) {
            (Some(Effect::BuildShips { max, paid }), Action::Build { card, hex }) => self.check_build(seat, max, paid, card, hex),
            (Some(Effect::Colonise), Action::Settle { ship }) => self.check_settle(seat, ship),
            (Some(Effect::BuyTech), Action::Advance { tech, card }) => self.check_advance(seat, tech, card),
            (Some(Effect::FreeTech { tech: only, max_from }), Action::Learn { tech }) => {
                self.check_learn(seat, only, max_from, self.burns_after_learning(), tech)
            }
            (Some(Effect::MoveShips(range)), Action::Ship { ship }) => self.check_ship(seat, range, ship),
            (Some(Effect::Terraform), Action::Terraform { card }) => self.check_terraform(seat, card),
            (Some(Effect::AdvanceTrack { track: None, .. }), Action::Track { .. }) => Ok(()),
            (Some(Effect::RevealTiles { n }), Action::Reveal { hex }) => self.check_reveal(n, hex),
            (Some(Effect::Produce { amount, place }), Action::Produce { card, cubes }) => {
                self.check_produce(seat, amount, place, card, cubes)
            }
            (Some(Effect::Exploit(planets)), Action::Exploit { card, take }) => self.check_exploit(seat, planets, card, take),
            (Some(Effect::Regenerate { .. }), Action::Regenerate { kind }) => self.check_regenerate(seat, kind),
            (Some(Effect::Burn(_)), Action::Burn { from, kind }) => self.check_burn(seat, from, kind),
            _ => Err(Illegal::new("R4.3", "wrong_step")),
        }
    }

    /// The legal answers to the effect being carried out.
    pub(crate) fn legal_task(&self, out: &mut Vec<Action>) {
        let seat = self.active;
        match self.effect() {
            None => {}
            Some(Effect::BuildShips { max, paid }) => self.legal_build(seat, max, paid, out),
            Some(Effect::Colonise) => self.legal_settle(seat, out),
            Some(Effect::BuyTech) => self.legal_advance(seat, out),
            Some(Effect::FreeTech { tech, max_from }) => {
                out.extend(self.learnable(tech, max_from).map(|tech| Action::Learn { tech }));
            }
            Some(Effect::MoveShips(range)) => self.legal_ships(seat, range, out),
            Some(Effect::Terraform) => self.legal_terraform(seat, out),
            Some(Effect::AdvanceTrack { track: None, .. }) => out.extend(Track::ALL.map(|track| Action::Track { track })),
            Some(Effect::RevealTiles { n }) if self.task.times < n => {
                out.extend(self.board.face_down().map(|hex| Action::Reveal { hex }));
            }
            // A step on a given track needs no answer, and turned-up tiles are all there is.
            Some(Effect::AdvanceTrack { .. } | Effect::RevealTiles { .. }) => {}
            Some(Effect::Produce { amount, place }) => self.legal_produce(seat, amount, place, out),
            Some(Effect::Exploit(planets)) => self.legal_exploit(seat, planets, out),
            Some(Effect::Regenerate { .. }) => self.legal_regenerate(seat, out),
            Some(Effect::Burn(_)) => {
                out.extend(Kepler::burns(self.player(seat)).map(|(from, kind)| Action::Burn { from, kind }));
            }
        }
    }

    /// Carries out an answer that [`Kepler::check_task`] accepts.
    pub(crate) fn do_task(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        let effect = self.effect();
        match *action {
            Action::Build { card, hex } => {
                let paid = matches!(effect, Some(Effect::BuildShips { paid: true, .. }));
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
                let Some(Effect::AdvanceTrack { n, .. }) = effect else { unreachable!("a track of choice") };
                (0..n).for_each(|_| self.advance_track(seat, track, log));
                self.next_term();
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
            _ => unreachable!("an answer to an effect"),
        }
        self.task.times += 1;
    }

    /// Goes on to the next effect of the list.
    pub(crate) fn next_term(&mut self) {
        self.task = Task { term: self.task.term + 1, script: self.task.script, level: self.task.level, ..Task::default() };
    }

    /// Carries a bonus action or a progress card on by itself: does what needs no decision, passes over what is done or
    /// impossible (R11.5, R19.2). True if something moved; false where a decision is awaited or the list has ended.
    pub(crate) fn run_script(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(effect) = self.effect() else { return false };
        if matches!((self.task.script, effect), (Script::Bonus(_), Effect::MoveShips(_))) {
            // The player says when this batch is over, even if no ship can move any more.
            return false;
        }
        if !self.is_open(effect) {
            let term = self.terms()[usize::from(self.task.term)];
            let untouched = self.task.times == 0 && !self.task.instead;
            match term.instead {
                Some(_) if untouched => self.task.instead = true,
                _ => self.next_term(),
            }
            return true;
        }
        if self.may_decline() {
            return false;
        }
        match effect {
            Effect::AdvanceTrack { track: Some(track), n } => {
                (0..n).for_each(|_| self.advance_track(self.active, track, log));
                self.next_term();
                true
            }
            Effect::Burn(_) => {
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

    /// Whether the acting player may leave out what the current card offers: the whole card before anything was done, if it
    /// is optional; regenerating and producing always (R5.1, R5.4).
    pub(crate) fn may_decline(&self) -> bool {
        if self.task.script != Script::Card {
            return false;
        }
        let card = &data().cards[usize::from(self.card().expect("a card is resolved"))];
        match self.effect() {
            // Movement is left with `End`.
            None | Some(Effect::MoveShips(_)) => false,
            Some(Effect::Regenerate { .. } | Effect::Produce { .. }) => true,
            Some(_) => card.optional && self.task.term == 0 && self.task.times == 0,
        }
    }

    /// Leaves out the current effect; an optional card that was not begun is left out as a whole.
    pub(crate) fn decline(&mut self, log: &mut impl Log<Event>) {
        log.note(|| Event::Declined { seat: self.active });
        let card = &data().cards[usize::from(self.card().expect("a card is resolved"))];
        if card.optional && self.task.term == 0 && self.task.times == 0 {
            self.task = Task::default();
        } else {
            self.next_term();
        }
    }
}
