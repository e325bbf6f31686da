//! Gains, Extra Action tokens and leader steps (R1.4, R1.8, R2.3, R10.1 to R10.4).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::{SPACES, Salvation, data};
use crate::effects::{Effect, Goods, Term, add};
use crate::event::{Event, Source};
use crate::kinds::{LeaderTrack, Token};
use crate::state::{Phase, Starship, Task, Work};

impl Starship {
    /// Adds goods; what cannot be carried out is lost (R1.8).
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods, source: Source, log: &mut impl Log<Event>) {
        if goods.is_empty() {
            return;
        }
        let player = self.player_mut(seat);
        let before = (player.pp, player.reputation, player.scientists);
        player.fuel = player.fuel.saturating_add_signed(i16::from(goods.fuel));
        player.pp = (player.pp + i16::from(goods.pp)).max(0);
        let reputation = i16::from(player.reputation) + i16::from(goods.reputation);
        let (min, max) = (i16::from(data().reputation_min), i16::from(data().reputation_max));
        player.reputation = reputation.clamp(min, max) as i8;
        player.scientists += player.supply().min(goods.scientists.max(0) as u8);
        add(&mut player.cubes, &goods.cubes);
        let mut gained = goods;
        gained.pp = (player.pp - before.0) as i8;
        gained.reputation = player.reputation - before.1;
        gained.scientists = (player.scientists - before.2) as i8;
        log.note(|| Event::Gained { seat, goods: gained, source });
        for _ in 0..goods.extra_actions {
            self.push(seat, Work::ExtraToken);
        }
    }

    /// Whether goods would change anything: with an empty supply no Scientist comes (R2.3).
    pub(crate) fn can_gain(&self, seat: Seat, goods: &Goods) -> bool {
        let others = Goods { scientists: 0, ..*goods };
        !others.is_empty() || (goods.scientists > 0 && self.player(seat).supply() > 0)
    }

    /// The terms of an effect, the first one on top.
    pub(crate) fn push_effect(&mut self, seat: Seat, effect: &Effect) {
        for term in effect.iter().rev().filter(|term| **term != Term::Nothing) {
            self.push(seat, Work::Term(*term));
        }
    }

    /// The bonus of a position of the government, the first term on top.
    pub(crate) fn push_benefit(&mut self, seat: Seat, effect: &Effect) {
        for term in effect.iter().rev().filter(|term| **term != Term::Nothing) {
            match *term {
                Term::Gain(goods) => self.push(seat, Work::Benefit(goods)),
                term => self.push(seat, Work::Term(term)),
            }
        }
    }

    // Extra Action tokens (R10.4)

    pub(crate) fn legal_extra(&self, out: &mut impl Offers) {
        let tokens = self.extra_row.iter().map(|&token| Action::Extra { token });
        offer_checked(out, tokens, |action| self.check_extra(action));
    }

    pub(crate) fn check_extra(&self, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Extra { token } => ensure(self.extra_row.contains(token), bad_target("R10.4")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_extra(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let Action::Extra { token } = *action else { unreachable!("checked") };
        self.tasks.pop();
        self.take_extra(task.seat, token, log);
    }

    /// It can be used at once, unless it is set aside or its owner has passed (R5.9).
    pub(crate) fn take_extra(&mut self, seat: Seat, token: Token, log: &mut impl Log<Event>) {
        if let Some(at) = self.extra_row.iter().position(|&other| other == token) {
            self.extra_row.remove(at);
        }
        let in_salvation = data().token(token).salvation != Salvation::None;
        let passed = self.player(seat).passed;
        let usable = match self.phase {
            Phase::Action => !passed,
            // Tokens were taken back for the Salvation phase, which is next.
            Phase::ActionBonus => in_salvation,
            Phase::Salvation => in_salvation && !passed,
            _ => false,
        };
        let player = self.player_mut(seat);
        player.extras.insert(token);
        if usable {
            player.hand.insert(token);
        }
        log.note(|| Event::ExtraTaken { seat, token });
    }

    // Leader tracks

    /// A step is chosen as long as a marker can move (R4.12, R10.1).
    pub(crate) fn check_track(&self, seat: Seat) -> Result<(), Illegal> {
        ensure(self.player(seat).leader.iter().any(|&marker| usize::from(marker) < SPACES), bad_target("R10.1"))
    }

    /// One step with its bonus; on the last space nothing happens (R10.1).
    pub(crate) fn advance(&mut self, seat: Seat, track: LeaderTrack, log: &mut impl Log<Event>) {
        let marker = &mut self.player_mut(seat).leader[track.index()];
        if usize::from(*marker) >= SPACES {
            return;
        }
        *marker += 1;
        let to = *marker;
        log.note(|| Event::LeaderAdvanced { seat, track, to });
        #[cfg(feature = "positions")]
        if self.blank_leader_spaces {
            return;
        }
        let effect = data().leader[self.leader_board.index()][track.index()][usize::from(to) - 1];
        match effect {
            [Term::Gain(goods), Term::Nothing] => self.gain(seat, goods, Source::Leader, log),
            _ => self.push_effect(seat, &effect),
        }
    }
}
