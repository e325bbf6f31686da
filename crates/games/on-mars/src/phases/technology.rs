//! Use of technology, own and of others (R8).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::data;
use crate::event::Event;
use crate::kinds::{Item, Tech};
use crate::phases::wrong_phase;
use crate::state::{OnMars, Use, Work};

impl OnMars {
    /// The highest level of a kind of tech in play, of any owner.
    pub(crate) fn best_tech(&self, tech: Tech) -> u8 {
        self.players.iter().map(|player| player.level(tech)).max().unwrap_or(0)
    }

    /// Players whose tile of a kind has at least this level.
    pub(crate) fn tech_owners(&self, tech: Tech, level: u8) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(move |&seat| self.player(seat).level(tech) >= level.max(1))
    }

    /// Whether a player's tile may be named: it must exist, and be developed far enough.
    pub(crate) fn check_owner(&self, owner: Seat, tech: Tech, level: u8) -> Result<(), Illegal> {
        if owner.0 >= self.companies() {
            return Err(Illegal::new("R8.1", "unknown_id"));
        }
        match self.player(owner).level(tech) {
            0 => Err(Illegal::new("R8.1", "tech_required")),
            own if own < level => Err(Illegal::new("R10.4", "tech_level_too_low")),
            _ => Ok(()),
        }
    }

    /// The owner of a foreign tile has an oxygen waiting from now on (R8.3).
    pub(crate) fn use_tech(&mut self, seat: Seat, owner: Seat, tech: Tech, log: &mut impl Log<Event>) {
        log.note(|| Event::TechUsed { seat, owner, tech });
        if owner != seat {
            self.turn.uses.push(Use { owner, tech });
        }
    }

    // The owner's choice (R8.4)

    pub(crate) fn legal_owner_choice(&self, seat: Seat, tech: Tech, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        let from = self.player(seat).lab[tech.index()].expect("a used tile");
        let used = self.player(seat).lab_used;
        let spaces = data().lab[from.index()].right().filter(|&to| !used.contains(to));
        out.extend(spaces.map(|space| Action::Develop { tech, space }));
    }

    pub(crate) fn check_owner_choice(&self, seat: Seat, tech: Tech, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Keep => Ok(()),
            Action::Develop { tech: named, space } if named == tech => self.check_step(seat, tech, space, true, self.means(seat)),
            Action::Develop { .. } => Err(Illegal::new("R8.4", "unknown_id")),
            _ => Err(wrong_phase()),
        }
    }

    pub(crate) fn do_owner_choice(&mut self, seat: Seat, tech: Tech, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Keep => {
                log.note(|| Event::OxygenKept { seat, tech });
                self.gain_item(seat, Item::Oxygen, 1, log);
            }
            Action::Develop { space, .. } => self.develop(seat, tech, space, true, log),
            _ => unreachable!("checked"),
        }
    }

    /// Asks the owner about the oldest use not yet answered (T2a); `false` if there is none.
    pub(crate) fn ask_owner(&mut self) -> bool {
        if self.turn.uses.is_empty() {
            return false;
        }
        let Use { owner, tech } = self.turn.uses.remove(0);
        self.turn.goal_window_due = true;
        self.push(owner, Work::OwnerChoice(tech));
        true
    }
}
