//! Effects that offer one of two options (R5.2, R7.8, R9.0.8, R9.3.2, R9.6.3).

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::components::{Abilities, data};
use crate::effects::{RoundRule, Term};
use crate::kinds::Track;
use crate::state::{PlanetUnknown, Task};

impl PlanetUnknown {
    pub(crate) fn event_option_is_possible(&self, seat: Seat, card: u8, option: usize) -> bool {
        let options = &data().event(card).options;
        options.get(option).is_some_and(|terms| terms.iter().any(|&term| self.is_possible(seat, term)))
    }

    pub(crate) fn biomass_option_is_possible(&self, seat: Seat, step: u8, option: usize) -> bool {
        let steps = &self.board(seat).corp().biomass_steps;
        let term = steps.get(usize::from(step)).and_then(|step| step.options.get(option));
        term.is_some_and(|&term| !self.is_closed_option(term) && self.is_possible(seat, term))
    }

    /// Milestones that give nothing close the patch of a step, too (R13.4).
    pub(super) fn is_closed_option(&self, term: Term) -> bool {
        term == Term::Patch && self.rule() == RoundRule::NoMilestones
    }

    pub(super) fn legal_options(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        let open = [0, 1].into_iter().filter(|&option| self.check_option(seat, task, option).is_ok());
        out.extend(open.map(|option| Action::ChooseOption { option }));
    }

    pub(super) fn check_option(&self, seat: Seat, task: &Task, option: u8) -> Result<(), Illegal> {
        let index = usize::from(option);
        let (board, impossible) = (self.board(seat), Illegal::new("R5.2", "impossible_now"));
        let possible = match task.term {
            Term::Patch if option == 1 => return self.check_patch_option(seat).map(drop),
            Term::Synergy if option == 1 => {
                let free = board.unused(Abilities::DOUBLE_SYNERGY).is_some() && !task.twice;
                return if free && task.cube.is_none() { Ok(()) } else { Err(Illegal::new("R9.6.3", "locked")) };
            }
            Term::ChooseOne(card) if index < 2 => self.event_option_is_possible(seat, card, index),
            Term::BiomassStep(step) if index < 2 => self.biomass_option_is_possible(seat, step, index),
            Term::TechOrEnergy(_) if option == 0 => board.can_advance(Track::Tech),
            Term::TechOrEnergy(tracks) if option == 1 => !board.advanceable(tracks).is_empty(),
            _ => return Err(Illegal::new("R18", "no_such_option")),
        };
        if possible { Ok(()) } else { Err(impossible) }
    }

    pub(super) fn do_option(&mut self, seat: Seat, mut task: Task, option: u8) {
        let index = usize::from(option);
        self.player_mut(seat).task = None;
        match task.term {
            Term::Patch => self.change_patch(seat, task),
            Term::Synergy => {
                let tech = self.board(seat).unused(Abilities::DOUBLE_SYNERGY).expect("checked");
                self.mark_used(seat, tech);
                task.twice = true;
                self.player_mut(seat).task = Some(task);
            }
            Term::ChooseOne(card) => {
                data().event(card).options[index].iter().for_each(|&term| self.push(seat, term));
            }
            Term::BiomassStep(step) => {
                let term = self.board(seat).corp().biomass_steps[usize::from(step)].options[index];
                self.push(seat, term);
            }
            Term::TechOrEnergy(_) if option == 0 => self.begin_advance(seat, Track::Tech),
            Term::TechOrEnergy(tracks) => self.begin(seat, Term::Energy(tracks)),
            _ => unreachable!("check_option accepts an option for these terms only"),
        }
    }
}
