//! The interpreter of terms: whether one is possible, how it begins, which actions are legal, and what they do.
//! The rules themselves are in the files of their families.

use orrery_engine::{Illegal, Seat};

use super::station::check_offset;
use crate::action::Action;
use crate::components::{Abilities, DECK};
use crate::effects::{RoundRule, Term, Thing};
use crate::kinds::{Ring, Track, Tracks};
use crate::state::{PlanetUnknown, Task};

pub(super) fn not_asked() -> Illegal {
    Illegal::new("R18", "not_asked")
}

impl PlanetUnknown {
    /// Whether an effect could be carried out now, at least in part (R5.5).
    pub(crate) fn is_possible(&self, seat: Seat, term: Term) -> bool {
        let board = self.board(seat);
        let some = |tracks: Tracks| !tracks.is_empty();
        match term {
            Term::Advance(cube) => board.can_advance(cube),
            Term::AdvanceFlux => board.flux.is_some_and(|track| board.can_advance(track)),
            Term::AdvanceCubes { .. } => some(board.advanceable(Tracks::ALL)),
            Term::AdvanceOneOf { tracks, .. } | Term::AdvanceSilently { tracks, .. } | Term::Energy(tracks) => {
                some(board.advanceable(tracks))
            }
            Term::TechOrEnergy(tracks) => board.can_advance(Track::Tech) || some(board.advanceable(tracks)),
            Term::AdvanceAllTo { row } => some(self.below(seat, row)),
            Term::AdvanceToMilestone => self.next_milestone(seat).is_some(),
            Term::Regress { tracks, steps } => some(board.regressable(tracks, steps)),
            Term::Synergy => self.rule() != RoundRule::NoSynergy && some(board.advanceable(Tracks::ALL)),
            Term::Patch => self.patch_is_possible(seat),
            Term::Movement(n) => n > 0 && board.rovers().next().is_some(),
            Term::Rover => board.waiting > 0 && !self.rover_squares(seat).is_empty(),
            Term::ExtraRover => false,
            Term::WaterIcon(squares) => squares > 0 && board.can_advance(Track::Water),
            Term::CivPick(rank) => self.pick_is_possible(seat, rank),
            Term::TakeCiv(_) => !self.supply.is_empty() && board.can(Abilities::FINAL_CIV),
            Term::Collect { thing, .. } | Term::Destroy { thing, .. } => self.things(seat, thing) > 0,
            Term::DestroyLine => board.meteor_count() > 0,
            Term::TeleportRover => board.rovers().next().is_some(),
            Term::ExtraTile { .. } => Ring::ALL.into_iter().any(|ring| self.check_extra_pile(seat, ring).is_ok()),
            Term::PlaceMeteor => !self.meteor_places(seat).is_empty(),
            Term::CivSupply { .. } => false,
            Term::DrawObjective | Term::AddObjective => !self.undealt.is_empty(),
            Term::DiscardObjective => !self.player(seat).private.is_empty(),
            Term::RotateStation => true,
            Term::PeekEvent => usize::from(self.drawn) < DECK,
            Term::EmptyPile => Ring::ALL.into_iter().any(|ring| self.check_empty_pile(seat, ring).is_ok()),
            Term::ChooseOne(card) => (0..2).any(|option| self.event_option_is_possible(seat, card, option)),
            Term::BiomassStep(step) => (0..2).any(|option| self.biomass_option_is_possible(seat, step, option)),
            Term::Reposition(_) => board.pods.total() > 0,
            Term::MoveFlux => true,
            Term::ClaimRow => true,
        }
    }

    /// Begins an effect. Effects without a decision are carried out at once; the others become the task.
    pub(crate) fn begin(&mut self, seat: Seat, term: Term) {
        if !self.is_possible(seat, term) {
            if term == Term::Patch {
                self.patch_is_done(seat);
            }
            return;
        }
        let board = *self.board(seat);
        let left = match term {
            Term::Advance(cube) => return self.begin_advance(seat, cube),
            Term::AdvanceFlux => return self.begin_advance(seat, board.flux.expect("the token lies somewhere")),
            Term::AdvanceToMilestone => return self.advance_to_milestone(seat),
            Term::WaterIcon(squares) => return self.begin_water(seat, squares),
            Term::DrawObjective => return self.draw_objective(seat),
            Term::PeekEvent => return self.peeked.insert(seat),
            Term::Destroy { thing: Thing::MeteorCollected, n } => {
                let board = self.board_mut(seat);
                board.meteors_collected -= n.min(board.meteors_collected);
                return;
            }
            Term::AdvanceCubes { cubes, .. } => cubes.min(board.advanceable(Tracks::ALL).iter().count() as u8),
            Term::Movement(n) => board.movement(n),
            Term::Collect { thing, n } | Term::Destroy { thing, n } => n.min(self.things(seat, thing)),
            Term::TakeCiv(n) => n.min(self.supply.len()),
            Term::Reposition(n) => n.min(board.pods.total()),
            _ => 1,
        };
        let mut task = Task::new(term, left);
        match term {
            Term::Movement(_) => self.player_mut(seat).trails = self.fresh_trails(seat),
            Term::CivPick(rank) => task.extra = self.draw_extra(seat, rank),
            Term::TakeCiv(_) => {
                let tech = board.unused(Abilities::FINAL_CIV).expect("possible");
                self.board_mut(seat).used_game |= 1 << tech;
                self.remember_supply(seat, [1, 2, 3, 4]);
            }
            Term::AddObjective => self.draw_contest(seat),
            _ => {}
        }
        self.player_mut(seat).task = Some(task);
    }

    /// The legal answers to the task.
    pub(crate) fn legal_task(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        match task.term {
            Term::Movement(_) => {
                self.legal_steps(seat, task, out);
                out.push(Action::EndMovement);
            }
            Term::ExtraTile { .. } if task.ring.is_some() => self.legal_places(seat, out),
            Term::ExtraTile { .. } | Term::EmptyPile => self.legal_piles(seat, task, out),
            Term::Patch => self.legal_patch(seat, out),
            Term::TeleportRover => self.legal_teleports(seat, out),
            Term::Rover => self.legal_rover_places(seat, out),
            Term::Reposition(_) => self.legal_reposition(seat, task, out),
            Term::CivPick(_) | Term::TakeCiv(_) => {
                out.extend(self.pick_choices(task).iter().map(|card| Action::PickCiv { card }));
            }
            Term::Collect { thing, .. } | Term::Destroy { thing, .. } => self.legal_things(seat, task, thing, out),
            Term::DestroyLine => self.legal_lines(seat, out),
            Term::PlaceMeteor => out.extend(self.meteor_places(seat).iter().map(|at| Action::SelectSquare { at })),
            Term::ChooseOne(_) | Term::BiomassStep(_) | Term::TechOrEnergy(_) => self.legal_options(seat, task, out),
            Term::RotateStation => PlanetUnknown::legal_offsets(out),
            Term::DiscardObjective | Term::AddObjective => self.legal_objective(seat, task, out),
            Term::MoveFlux => {
                let others = Track::ALL.into_iter().filter(|&track| self.board(seat).flux != Some(track));
                out.extend(others.map(|track| Action::MoveFlux { track }));
                out.push(Action::KeepFlux);
            }
            Term::Advance(_)
            | Term::AdvanceCubes { .. }
            | Term::AdvanceOneOf { .. }
            | Term::AdvanceSilently { .. }
            | Term::AdvanceAllTo { .. }
            | Term::Regress { .. }
            | Term::Synergy
            | Term::Energy(_)
            | Term::ClaimRow => self.legal_cubes(seat, task, out),
            Term::AdvanceFlux
            | Term::AdvanceToMilestone
            | Term::WaterIcon(_)
            | Term::ExtraRover
            | Term::CivSupply { .. }
            | Term::DrawObjective
            | Term::PeekEvent => unreachable!("{:?} asks nothing", task.term),
        }
    }

    /// Whether an action is a legal answer to the task, else the rule that forbids it.
    pub(crate) fn check_task(&self, seat: Seat, task: &Task, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::ChooseCube { cube } => self.check_cube(seat, task, cube),
            Action::CubeTarget { track, row } => self.check_target(seat, task, track, row).map(drop),
            Action::ChooseOption { option } => self.check_option(seat, task, option),
            Action::ChoosePile { ring } => self.check_pile(seat, task, ring),
            Action::PlaceTile { at, turns, flip } if task.ring.is_some() => self.check_place(seat, at, turns, flip),
            Action::PlacePatch { at } if task.term == Term::Patch => self.placing(seat).check_patch(at),
            Action::StorePatch if task.term == Term::Patch => self.check_store_patch(seat),
            Action::PlaceRover { at } if task.term == Term::Rover => self.check_rover_place(seat, at),
            Action::StepRover { rover, to } => match task.term {
                Term::Movement(_) => self.check_step(seat, task, rover, to).map(drop),
                Term::TeleportRover => self.check_teleport(seat, rover, to),
                _ => Err(not_asked()),
            },
            Action::EndMovement if matches!(task.term, Term::Movement(_)) => Ok(()),
            Action::TakeLifepod { place } => self.check_take_lifepod(seat, task, place),
            Action::PositionLifepod { place } => self.check_reposition(seat, task, place),
            Action::MoveFlux { .. } | Action::KeepFlux if task.term == Term::MoveFlux => Ok(()),
            Action::PickCiv { card } => self.check_pick(task, card),
            Action::ChooseObjective { card } => self.check_objective(seat, task, card),
            Action::SelectSquare { at } => self.check_square(seat, task, at),
            Action::SelectLine { column, index } if task.term == Term::DestroyLine => self.check_line(seat, column, index),
            Action::Rotate { offset } if task.term == Term::RotateStation => check_offset(offset),
            Action::Decline => match task.term {
                Term::TeleportRover | Term::Reposition(_) | Term::Movement(_) | Term::MoveFlux => Ok(()),
                _ => Err(Illegal::new("R5.2", "mandatory")),
            },
            _ => Err(not_asked()),
        }
    }

    /// Carries out an answer that [`PlanetUnknown::check_task`] accepts. A task with nothing left is over.
    pub(crate) fn do_task(&mut self, seat: Seat, mut task: Task, action: &Action) {
        task.left = match *action {
            Action::ChooseCube { cube } => return self.do_cube(seat, task, cube),
            Action::CubeTarget { track, row } => return self.do_target(seat, task, track, row),
            Action::ChooseOption { option } => return self.do_option(seat, task, option),
            Action::PlaceTile { at, turns, flip } => return self.do_place(seat, at, turns, flip),
            Action::ChoosePile { ring } => self.do_pile(seat, &mut task, ring),
            Action::StepRover { rover, to } if task.term != Term::TeleportRover => self.do_step(seat, &task, rover, to),
            Action::TakeLifepod { place } => self.do_take_lifepod(seat, &mut task, place),
            Action::PositionLifepod { place } => self.do_reposition(seat, &mut task, place),
            Action::PickCiv { card } => self.do_pick(seat, &task, card),
            Action::SelectSquare { at } => {
                self.do_square(seat, task.term, at);
                task.left - 1
            }
            _ => {
                self.do_last_answer(seat, &mut task, action);
                0
            }
        };
        self.player_mut(seat).task = (task.left > 0).then_some(task);
    }

    /// Answers after which nothing of the task is left.
    fn do_last_answer(&mut self, seat: Seat, task: &mut Task, action: &Action) {
        match *action {
            Action::PlacePatch { at } => self.do_place_patch(seat, at),
            Action::StorePatch => self.board_mut(seat).stored += 1,
            Action::PlaceRover { at } => self.put_rover(seat, at, false),
            Action::StepRover { rover, to } => {
                self.enter(seat, rover, to);
            }
            Action::MoveFlux { track } => self.board_mut(seat).flux = Some(track),
            Action::ChooseObjective { card } => self.do_objective(seat, task, card),
            Action::SelectLine { column, index } => self.do_line(seat, column, index),
            Action::Rotate { offset } => self.offset = offset,
            Action::Decline => self.put_back_lifepod(seat, task),
            Action::EndMovement | Action::KeepFlux => {}
            _ => unreachable!("check_task accepts no other action"),
        }
    }
}
