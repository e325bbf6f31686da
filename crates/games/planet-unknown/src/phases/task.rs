//! The second half of the interpreter of terms: what may be answered while an effect is being resolved, and what an answer does.

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::board::PodPlace;
use crate::components::{Abilities, DEPOTS, LifepodPlaces, TOP, data};
use crate::effects::{Term, Thing};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Cards, Ring, Terrain, Track};
use crate::state::{PlanetUnknown, Task};

pub(super) fn not_asked() -> Illegal {
    Illegal::new("R18", "not_asked")
}

impl PlanetUnknown {
    /// Everything that could be an answer to the effect, before it is checked.
    pub(crate) fn legal_task(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        let from = out.len();
        match task.term {
            Term::Movement(_) => {
                self.legal_steps(seat, task, out);
                return out.push(Action::EndMovement);
            }
            Term::ExtraTile { .. } if task.ring.is_some() => return self.legal_places(seat, out),
            Term::Patch => {
                out.extend(self.placing(seat).patch_squares().iter().map(|at| Action::PlacePatch { at }));
                out.extend(self.check_store_patch(seat).is_ok().then_some(Action::StorePatch));
                return out.extend(self.check_patch_option(seat).is_ok().then_some(Action::ChooseOption { option: 1 }));
            }
            Term::TeleportRover => self.teleport_candidates(seat, out),
            Term::Reposition(_) => self.reposition_candidates(seat, task, out),
            Term::CivPick(_) | Term::TakeCiv(_) => out.extend(self.supply.iter().map(|card| Action::PickCiv { card })),
            Term::Collect { thing, .. } | Term::Destroy { thing, .. } => {
                out.extend(self.thing_squares(seat, thing).iter().map(|at| Action::SelectSquare { at }));
                if thing == Thing::LifepodCollected {
                    out.extend(self.board(seat).pods.places().map(|place| Action::TakeLifepod { place }));
                }
            }
            Term::DestroyLine => {
                let lines = [false, true].into_iter().flat_map(|column| (0..SIDE).map(move |index| (column, index)));
                out.extend(lines.map(|(column, index)| Action::SelectLine { column, index }));
            }
            Term::PlaceMeteor => out.extend(self.meteor_places(seat).iter().map(|at| Action::SelectSquare { at })),
            Term::Rover => out.extend(self.rover_squares(seat).iter().map(|at| Action::PlaceRover { at })),
            Term::ExtraTile { .. } | Term::EmptyPile => out.extend(Ring::ALL.map(|ring| Action::ChoosePile { ring })),
            Term::ChooseOne(_) | Term::BiomassStep(_) | Term::TechOrEnergy(_) => {
                out.extend([0, 1].map(|option| Action::ChooseOption { option }));
            }
            Term::RotateStation => out.extend((0..DEPOTS).map(|offset| Action::Rotate { offset })),
            Term::DiscardObjective => out.extend(self.player(seat).private.iter().map(|card| Action::ChooseObjective { card })),
            Term::AddObjective => out.extend(self.player(seat).offered.iter().map(|card| Action::ChooseObjective { card })),
            Term::MoveFlux => {
                let others = Track::ALL.into_iter().filter(|&track| self.board(seat).flux != Some(track));
                out.extend(others.map(|track| Action::MoveFlux { track }));
                out.push(Action::KeepFlux);
            }
            _ => self.cube_candidates(seat, task, out),
        }
        let mut kept = from;
        for index in from..out.len() {
            if self.check_task(seat, task, &out[index]).is_ok() {
                out.swap(kept, index);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn teleport_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        for (rover, _) in board.rovers() {
            out.extend(board.world().real.iter().map(|to| Action::StepRover { rover, to }));
        }
        out.push(Action::Decline);
    }

    fn reposition_candidates(&self, seat: Seat, task: &Task, out: &mut Vec<Action>) {
        match task.lifted {
            None => out.extend(self.board(seat).pods.places().map(|place| Action::TakeLifepod { place })),
            Some(_) => out.extend(pod_places().map(|place| Action::PositionLifepod { place })),
        }
        out.push(Action::Decline);
    }

    /// Whether this answers the effect, else the rule that forbids it.
    pub(crate) fn check_task(&self, seat: Seat, task: &Task, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::ChooseCube { cube } => self.check_cube(seat, task, cube),
            Action::CubeTarget { track, row } => self.check_target(seat, task, track, row).map(drop),
            Action::ChooseOption { option } => self.check_option(seat, task, option),
            Action::ChoosePile { ring } => match (task.term, task.ring) {
                (Term::ExtraTile { .. }, None) => self.check_extra_pile(seat, ring),
                (Term::EmptyPile, _) => self.check_empty_pile(seat, ring),
                _ => Err(not_asked()),
            },
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
            Action::PositionLifepod { place } => match task.lifted {
                Some(from) if from == place => Err(Illegal::new("R9.4.4", "place_occupied")),
                Some(_) => self.check_pod_place(seat, place),
                None => Err(not_asked()),
            },
            Action::MoveFlux { .. } | Action::KeepFlux if task.term == Term::MoveFlux => Ok(()),
            Action::PickCiv { card } => self.check_pick(seat, task, card),
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

    fn check_option(&self, seat: Seat, task: &Task, option: u8) -> Result<(), Illegal> {
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

    /// What a patch gain may become: two patches, or a synergy boost (R9.0.8).
    pub(crate) fn check_patch_option(&self, seat: Seat) -> Result<Term, Illegal> {
        let board = self.board(seat);
        if board.unused(Abilities::DOUBLE_PATCH).is_some() && self.patch_is_a_gain(seat) {
            return Ok(Term::Patch);
        }
        if board.unused(Abilities::SYNERGY_FOR_PATCH).is_some() && self.is_possible(seat, Term::Synergy) {
            return Ok(Term::Synergy);
        }
        Err(Illegal::new("R9.0.8", "locked"))
    }

    /// R9.0.5, R11.6.
    pub(crate) fn check_store_patch(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.board(seat).can(Abilities::STORE_PATCH) {
            return Err(Illegal::new("R9.0.5", "locked"));
        }
        if self.ending {
            return Err(Illegal::new("R11.6", "no_storing_at_the_end"));
        }
        Ok(())
    }

    pub(crate) fn check_extra_pile(&self, seat: Seat, ring: Ring) -> Result<(), Illegal> {
        match self.offered(seat, ring) {
            None => Err(Illegal::new("R7.8", "pile_empty")),
            Some(_) if self.fits_strictly(seat, ring) => Ok(()),
            Some(_) => Err(Illegal::new("R7.8", "no_place_for_tile")),
        }
    }

    /// A pile may go if the other one still serves, or if neither does (R13.5).
    pub(crate) fn check_empty_pile(&self, seat: Seat, ring: Ring) -> Result<(), Illegal> {
        if self.offered(seat, ring).is_none() {
            return Err(Illegal::new("R13.5", "pile_empty"));
        }
        let placing = self.placing(seat);
        let other = if ring == Ring::Small { Ring::Large } else { Ring::Small };
        let serves = self.offered(seat, other).is_some_and(|tile| placing.tier(&[tile]).is_some());
        // One tile must be left to take, even if none fits.
        if serves || (self.offered(seat, other).is_some() && placing.tier(&self.offered_tiles(seat)).is_none()) {
            return Ok(());
        }
        Err(Illegal::new("R13.5", "other_pile_does_not_fit"))
    }

    pub(crate) fn check_rover_place(&self, seat: Seat, at: Square) -> Result<(), Illegal> {
        let board = self.board(seat);
        if !board.last.is_some_and(|last| last.squares().contains(at)) {
            return Err(Illegal::new("R7.4", "not_on_last_tile"));
        }
        if !self.rover_squares(seat).contains(at) {
            return Err(Illegal::new("R7.4", "rover_in_the_way"));
        }
        Ok(())
    }

    fn check_teleport(&self, seat: Seat, rover: u8, to: Square) -> Result<(), Illegal> {
        if !self.board(seat).rovers().any(|(other, _)| other == rover) {
            return Err(Illegal::new("R8.6", "no_such_rover"));
        }
        self.check_enter(seat, to)
    }

    pub(crate) fn chooses_pod_places(&self, seat: Seat) -> bool {
        self.board(seat).corp().lifepods != LifepodPlaces::Scoring
    }

    /// Where a lifepod may be put (R9.4.1, R9.6.1).
    pub(crate) fn check_pod_place(&self, seat: Seat, place: PodPlace) -> Result<(), Illegal> {
        let board = self.board(seat);
        match (place, board.corp().lifepods) {
            (PodPlace::Scoring, _) => Ok(()),
            (PodPlace::Track { row, .. }, LifepodPlaces::TracksOrScoring) if !(1..TOP).contains(&row) => {
                Err(Illegal::new("R9.4.1", "not_on_this_position"))
            }
            (PodPlace::Track { track, row }, LifepodPlaces::TracksOrScoring) => {
                let cube = board.cubes.iter().any(|cube| (cube.track, cube.row) == (track, row));
                if cube || board.pods.has(place) { Err(Illegal::new("R9.4.1", "place_occupied")) } else { Ok(()) }
            }
            (PodPlace::Tech { tech }, LifepodPlaces::TechsOrScoring) if usize::from(tech) < board.corp().techs.len() => {
                if board.pods.has(place) { Err(Illegal::new("R9.6.1", "place_occupied")) } else { Ok(()) }
            }
            (_, LifepodPlaces::TechsOrScoring) => Err(Illegal::new("R9.6.1", "no_such_place")),
            _ => Err(Illegal::new("R9.4.1", "no_such_place")),
        }
    }

    fn check_take_lifepod(&self, seat: Seat, task: &Task, place: PodPlace) -> Result<(), Illegal> {
        let pods = &self.board(seat).pods;
        match task.term {
            Term::Destroy { thing: Thing::LifepodCollected, .. } => {}
            Term::Reposition(_) if task.lifted.is_none() => {
                // A lifepod moved by this effect stays (R9.4.4 level 2).
                let moved = task.moved.iter().filter(|&&other| other == place).count() as u8;
                let there = if place == PodPlace::Scoring { pods.scoring } else { u8::from(pods.has(place)) };
                if there <= moved {
                    return Err(Illegal::new("R9.4.4", "no_lifepod_there"));
                }
            }
            _ => return Err(not_asked()),
        }
        if pods.has(place) { Ok(()) } else { Err(Illegal::new("R9.4.4", "no_lifepod_there")) }
    }

    /// The cards of a pick (R7.1, R9.2.3).
    pub(crate) fn pick_choices(&self, task: &Task) -> Cards {
        match task.term {
            Term::CivPick(rank) => {
                let extra = if task.extra == 0 { Cards::NONE } else { [task.extra].into_iter().collect() };
                self.supply_of(rank).or(extra)
            }
            Term::TakeCiv(_) => self.supply,
            _ => Cards::NONE,
        }
    }

    fn check_pick(&self, _seat: Seat, task: &Task, card: u8) -> Result<(), Illegal> {
        if !matches!(task.term, Term::CivPick(_) | Term::TakeCiv(_)) {
            return Err(not_asked());
        }
        if self.pick_choices(task).contains(card) { Ok(()) } else { Err(Illegal::new("R7.1", "card_not_among_choices")) }
    }

    fn check_objective(&self, seat: Seat, task: &Task, card: u8) -> Result<(), Illegal> {
        let offered = match task.term {
            Term::DiscardObjective => self.player(seat).private,
            Term::AddObjective => self.player(seat).offered,
            _ => return Err(not_asked()),
        };
        if offered.contains(card) { Ok(()) } else { Err(Illegal::new("R18", "card_not_among_choices")) }
    }

    fn check_square(&self, seat: Seat, task: &Task, at: Square) -> Result<(), Illegal> {
        let squares = match task.term {
            Term::Collect { thing, .. } | Term::Destroy { thing, .. } if thing != Thing::LifepodCollected => {
                self.thing_squares(seat, thing)
            }
            Term::PlaceMeteor => self.meteor_places(seat),
            _ => return Err(not_asked()),
        };
        if squares.contains(at) { Ok(()) } else { Err(Illegal::new("R13.5", "nothing_there")) }
    }

    fn check_line(&self, seat: Seat, column: bool, index: u8) -> Result<(), Illegal> {
        if index < SIDE && line(column, index).meets(self.board(seat).all_meteors()) {
            return Ok(());
        }
        Err(Illegal::new("R7.8", "nothing_there"))
    }

    /// Carries out an answer to the effect being resolved.
    pub(crate) fn do_task(&mut self, seat: Seat, mut task: Task, action: &Action) {
        task.left = match *action {
            Action::ChooseCube { cube } => return self.do_cube(seat, task, cube),
            Action::CubeTarget { track, row } => return self.do_target(seat, task, track, row),
            Action::ChooseOption { option } => return self.do_option(seat, task, option),
            Action::PlaceTile { at, turns, flip } => return self.do_place(seat, at, turns, flip),
            Action::ChoosePile { ring } => {
                if task.term == Term::EmptyPile {
                    self.empty_pile(seat, ring);
                    0
                } else {
                    task.ring = Some(ring);
                    1
                }
            }
            Action::PlacePatch { at } => {
                self.lay_patch(seat, at);
                self.patch_is_done(seat);
                0
            }
            Action::StorePatch => {
                self.board_mut(seat).stored += 1;
                0
            }
            Action::PlaceRover { at } => {
                self.put_rover(seat, at, false);
                0
            }
            Action::StepRover { rover, to } if task.term == Term::TeleportRover => {
                self.enter(seat, rover, to);
                0
            }
            Action::StepRover { rover, to } => self.do_step(seat, &task, rover, to),
            Action::TakeLifepod { place } => self.do_take_lifepod(seat, &mut task, place),
            Action::PositionLifepod { place } => {
                self.board_mut(seat).pods.put(place);
                task.lifted = None;
                task.moved.push(place);
                task.left - 1
            }
            Action::MoveFlux { track } => {
                self.board_mut(seat).flux = Some(track);
                0
            }
            Action::PickCiv { card } => {
                self.take_civ(seat, card);
                if self.supply.is_empty() { 0 } else { task.left - 1 }
            }
            Action::ChooseObjective { card } => {
                self.do_objective(seat, &task, card);
                0
            }
            Action::SelectSquare { at } => {
                self.do_square(seat, task.term, at);
                task.left - 1
            }
            Action::SelectLine { column, index } => {
                self.destroy_meteors(seat, line(column, index));
                0
            }
            Action::Rotate { offset } => {
                self.offset = offset;
                0
            }
            // What is lifted goes back where it was.
            Action::Decline => {
                task.lifted.take().into_iter().for_each(|place| self.board_mut(seat).pods.put(place));
                0
            }
            _ => 0,
        };
        self.player_mut(seat).task = (task.left > 0).then_some(task);
    }

    fn do_option(&mut self, seat: Seat, mut task: Task, option: u8) {
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
            _ => {}
        }
    }

    /// Wormhole 3 doubles the patch in hand, Jump Drive A makes it a synergy boost (R9.0.8).
    fn change_patch(&mut self, seat: Seat, task: Task) {
        let board = self.board(seat);
        match board.unused(Abilities::DOUBLE_PATCH) {
            Some(tech) => {
                self.mark_used(seat, tech);
                self.push(seat, Term::Patch);
                self.player_mut(seat).task = Some(task);
            }
            None => {
                let tech = board.unused(Abilities::SYNERGY_FOR_PATCH).expect("checked");
                self.mark_used(seat, tech);
                self.push(seat, Term::Synergy);
            }
        }
    }

    /// R4.8, R9.3.3.
    fn lay_patch(&mut self, seat: Seat, at: Square) {
        let board = self.board_mut(seat);
        let square = Grid::only(at);
        board.crush(square);
        board.meteors.remove(at);
        board.icons.remove(at);
        board.symbols.remove(at);
        board.patches.insert(at);
        board.ground.set(square, Terrain::Biomass);
    }

    /// A rover from the corporation board, or one more, comes to the planet (R7.4, R13.5).
    pub(crate) fn put_rover(&mut self, seat: Seat, at: Square, extra: bool) {
        let board = self.board_mut(seat);
        let Some(rover) = board.rovers.iter().position(|square| square.is_off()) else { return };
        if !extra {
            board.waiting -= 1;
        }
        self.enter(seat, rover as u8, at);
    }

    fn do_take_lifepod(&mut self, seat: Seat, task: &mut Task, place: PodPlace) -> u8 {
        self.board_mut(seat).pods.take(place);
        if matches!(task.term, Term::Reposition(_)) {
            task.lifted = Some(place);
            return task.left;
        }
        task.left - 1
    }

    /// R7.1, R11.6.
    fn take_civ(&mut self, seat: Seat, card: u8) {
        self.supply.remove(card);
        self.board_mut(seat).civ.insert(card);
        if data().civ(card).immediate || self.ending {
            data().civ(card).effect.iter().for_each(|&term| self.push(seat, term));
        }
    }

    fn do_objective(&mut self, seat: Seat, task: &Task, card: u8) {
        let solo = self.is_solo();
        let player = self.player_mut(seat);
        if task.term == Term::DiscardObjective {
            player.private.remove(card);
            player.seen_objectives.insert(card);
            return;
        }
        player.offered.remove(card);
        player.seen_objectives = player.seen_objectives.or(player.offered);
        player.offered = Cards::NONE;
        if solo {
            player.private.insert(card);
        } else {
            self.board_mut(seat).contest = card;
        }
    }

    fn do_square(&mut self, seat: Seat, term: Term, at: Square) {
        let square = Grid::only(at);
        match term {
            Term::Collect { thing: Thing::Lifepod, .. } => {
                self.board_mut(seat).lift_lifepod(at);
                self.collect_lifepod(seat);
            }
            Term::Collect { .. } => {
                self.remove_meteor(seat, at);
                self.collect_meteor(seat);
            }
            Term::Destroy { thing: Thing::Lifepod, .. } => {
                self.board_mut(seat).lift_lifepod(at);
            }
            Term::Destroy { thing: Thing::Rover, .. } => {
                let rover = self.board(seat).rovers().find(|&(_, on)| on == at).map(|(rover, _)| rover);
                rover.into_iter().for_each(|rover| self.board_mut(seat).destroy_rover(rover));
            }
            Term::PlaceMeteor => {
                let board = self.board_mut(seat);
                for (rover, _) in board.rovers().filter(|&(_, on)| square.contains(on)) {
                    board.destroy_rover(rover);
                }
                board.meteors.insert(at);
            }
            _ => self.remove_meteor(seat, at),
        }
    }

    /// The meteorite lying on a square, or else the one a rover carries there (R9.5.5).
    fn remove_meteor(&mut self, seat: Seat, at: Square) {
        let board = self.board_mut(seat);
        if board.meteors.contains(at) {
            return board.meteors.remove(at);
        }
        if let Some((rover, _)) = board.rovers().find(|&(rover, on)| on == at && board.is_loaded(rover)) {
            board.loaded &= !(1 << rover);
        }
    }

    fn destroy_meteors(&mut self, seat: Seat, squares: Grid) {
        let board = self.board_mut(seat);
        board.meteors &= !squares;
        for (rover, _) in board.rovers().filter(|&(_, on)| squares.contains(on)) {
            board.loaded &= !(1 << rover);
        }
    }

    /// R13.5: the tiles of a pile leave unseen.
    fn empty_pile(&mut self, seat: Seat, ring: Ring) {
        let pile = self.pile(self.depot(seat), ring);
        self.tiles_gone += std::mem::take(&mut self.left[pile]);
    }
}

pub(crate) fn check_offset(offset: u8) -> Result<(), Illegal> {
    if offset < DEPOTS { Ok(()) } else { Err(Illegal::new("R3.1", "no_such_offset")) }
}

fn line(column: bool, index: u8) -> Grid {
    if column { Grid::column(index) } else { Grid::row(index) }
}

/// Every place a lifepod could be put on some board.
pub(crate) fn pod_places() -> impl Iterator<Item = PodPlace> {
    let tracks = Track::ALL.into_iter().flat_map(|track| (1..TOP).map(move |row| PodPlace::Track { track, row }));
    std::iter::once(PodPlace::Scoring).chain(tracks).chain((0..6).map(|tech| PodPlace::Tech { tech }))
}
