//! The pool of pending effects (R5) and the first half of the interpreter of terms: whether one is possible, and how it begins.

use orrery_engine::Seat;

use crate::board::Cube;
use crate::components::{Abilities, DECK, TOP, Tokens, data};
use crate::effects::{RoundRule, Term, Thing};
use crate::grid::Grid;
use crate::kinds::{Ring, Terrain, Track, Tracks};
use crate::placement::Tier;
use crate::state::{Interrupt, Phase, PlanetUnknown, Step, Task};
use crate::tracks::Advance;

/// What of the tokens of a position is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    All,
    /// Synergy boosts are left out (card 21).
    NoSynergy,
    Nothing,
}

impl PlanetUnknown {
    /// An effect joins a pool; a synergy boost is lost where the event of the round says so (R13.4).
    pub(crate) fn push(&mut self, seat: Seat, term: Term) {
        if term == Term::Synergy && self.rule() == RoundRule::NoSynergy {
            return;
        }
        if term == Term::ExtraRover {
            self.player_mut(seat).extra_rover = true;
            return;
        }
        self.player_mut(seat).pool.push(term);
    }

    /// Goes on by itself as long as there is nothing to decide: impossible effects are dropped (R5.5), a lone one is begun.
    pub(crate) fn run_pending(&mut self, seat: Seat) {
        loop {
            self.take_up_picks(seat);
            let player = self.player(seat);
            if !player.is_idle() {
                if self.task_is_done(seat) {
                    self.player_mut(seat).task = None;
                    continue;
                }
                return;
            }
            if player.step == Step::Place {
                return;
            }
            let Some(&first) = player.pool.first() else {
                // Who had nothing to decide in a phase need not confirm it; a turn is always confirmed.
                if self.phase != Phase::Turns && !self.player(seat).acted {
                    self.done.insert(seat);
                }
                return;
            };
            if !player.pool.iter().any(|&term| self.is_possible(seat, term)) {
                self.player_mut(seat).pool.clear();
                if self.phase == Phase::End {
                    self.board_mut(seat).stored = 0;
                }
                continue;
            }
            let alone = player.pool.iter().all(|&term| term == first);
            if !alone || self.has_free_moves(seat) {
                return;
            }
            self.take_out(seat, first);
            self.begin(seat, first);
        }
    }

    /// Civ picks and Republic's last ones come up when it is time for them (R3.3, R9.2.6).
    fn take_up_picks(&mut self, seat: Seat) {
        if self.phase == Phase::Civ && self.visitor == seat {
            for rank in 1..=4u8 {
                let pending = std::mem::take(&mut self.player_mut(seat).picks[usize::from(rank) - 1]);
                (0..pending).for_each(|_| self.push(seat, Term::CivPick(rank)));
            }
        }
        if self.phase == Phase::End && self.owes_final_civ(seat) && !self.player(seat).pool.contains(&Term::TakeCiv(2)) {
            self.push(seat, Term::TakeCiv(2));
        }
    }

    /// An effect that has nothing left to do ends by itself.
    fn task_is_done(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let Some(task) = &player.task else { return false };
        player.interrupts.is_empty() && task.left == 0
    }

    pub(crate) fn take_out(&mut self, seat: Seat, term: Term) {
        let pool = &mut self.player_mut(seat).pool;
        if let Some(index) = pool.iter().position(|&other| other == term) {
            pool.remove(index);
        }
    }

    /// Whether something besides the pool may be done now (R9.0.2, R9.3.3).
    pub(crate) fn has_free_moves(&self, seat: Seat) -> bool {
        self.check_reset(seat).is_ok()
            || (0..self.board(seat).corp().techs.len() as u8).any(|tech| self.check_use_tech(seat, tech).is_ok())
    }

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

    /// Begins an effect: what needs no decision happens, for the rest the question is put.
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
            Term::Movement(n) => n + u8::from(board.can(Abilities::MORE_MOVEMENT)),
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

    /// Universal Coalition level 4 and Oasis (R9.1, R9.7.2).
    fn begin_water(&mut self, seat: Seat, squares: u8) {
        let abilities = self.board(seat).abilities();
        let times = match (abilities.has(Abilities::WATER_PATH), abilities.has(Abilities::DOUBLE_WATER)) {
            (true, _) => squares,
            (false, true) => 2,
            (false, false) => 1,
        };
        if times == 1 {
            return self.begin_advance(seat, Track::Water);
        }
        (0..times).for_each(|_| self.push(seat, Term::Advance(Track::Water)));
    }

    /// A cube advances; where a Makeshift cube goes is asked (R9.8.1).
    pub(crate) fn begin_advance(&mut self, seat: Seat, cube: Track) {
        if self.board(seat).chooses_targets() {
            let mut task = Task::new(Term::Advance(cube), 1);
            task.cube = Some(cube);
            self.player_mut(seat).task = Some(task);
        } else if let Some(&how) = self.board(seat).targets(cube, true).first() {
            self.advance(seat, cube, how, Claim::All);
        }
    }

    /// Moves a cube and claims what it lands on (R6.1).
    pub(crate) fn advance(&mut self, seat: Seat, cube: Track, how: Advance, claim: Claim) {
        let from = self.board(seat).cube(cube);
        let to = match how {
            Advance::To(to) => to,
            Advance::Repeat => {
                if claim != Claim::Nothing {
                    let more = u8::from(self.improves(seat, Track::Rover));
                    let movement = self.board(seat).corp().rover_repeat + more;
                    self.push(seat, Term::Movement(movement));
                }
                return;
            }
        };
        self.board_mut(seat).move_cube(cube, to);
        if claim == Claim::Nothing {
            return;
        }
        let board = self.board(seat);
        if cube == Track::Biomass && board.corp().abilities[0].has(Abilities::BIOMASS_STEPS) {
            return self.reach_biomass_step(seat, to.row, claim);
        }
        let mut tokens = board.tokens(cube, to);
        if claim == Claim::NoSynergy || (from.row == to.row && !self.first_shift(seat, cube, to)) {
            tokens.synergy = false;
        }
        self.claim(seat, to.track, tokens);
    }

    /// One of two options is claimed; where synergy boosts are left out, the other one (R7.8, R9.3.2).
    fn reach_biomass_step(&mut self, seat: Seat, step: u8, claim: Claim) {
        let options = &self.board(seat).corp().biomass_steps[usize::from(step)].options;
        if claim == Claim::NoSynergy && options.contains(&Term::Synergy) {
            let other = *options.iter().find(|&&term| term != Term::Synergy).expect("two options");
            if !self.is_closed_option(other) {
                self.push(seat, other);
            }
            return;
        }
        self.push(seat, Term::BiomassStep(step));
    }

    /// Whether a cube shifts onto this square for the first time in this phase; only synergy squares are remembered (R9.8.7).
    fn first_shift(&mut self, seat: Seat, cube: Track, to: Cube) -> bool {
        let synergy = |at: &(Track, u8)| self.board(seat).corp().tracks[at.0.index()][usize::from(at.1)].synergy;
        let squares = Track::ALL.into_iter().flat_map(|track| (0..=TOP).map(move |row| (track, row)));
        let Some(index) = squares.filter(synergy).position(|at| at == (to.track, to.row)) else { return true };
        let bit = 1u64 << (cube.index() * 12 + index);
        let player = self.player_mut(seat);
        let first = player.shifted & bit == 0;
        player.shifted |= bit;
        first
    }

    /// Flux level 3 on this track (R9.9.3).
    fn improves(&self, seat: Seat, track: Track) -> bool {
        let board = self.board(seat);
        board.flux == Some(track) && board.can(Abilities::IMPROVE_FLUX)
    }

    /// The tokens of a position join the pool, the picks and the plan (R6.1, R7, R13.4).
    pub(crate) fn claim(&mut self, seat: Seat, track: Track, tokens: Tokens) {
        let better = self.improves(seat, track);
        let milestones = self.rule() != RoundRule::NoMilestones;
        let times = |doubled: bool| if doubled { 2 } else { 1 };
        if tokens.civ > 0 && milestones {
            let rank = (tokens.civ + u8::from(better && track == Track::Civ)).min(4);
            self.player_mut(seat).picks[usize::from(rank) - 1] += 1;
            let board = self.board(seat);
            let (cost, synergy) = (board.corp().civ_milestone_cost, board.can(Abilities::CIV_SYNERGY));
            cost.into_iter().for_each(|cost| self.push(seat, cost));
            if synergy {
                self.push(seat, Term::Synergy);
            }
        }
        if tokens.patch && milestones {
            (0..times(better && track == Track::Biomass)).for_each(|_| self.push(seat, Term::Patch));
        }
        if tokens.rover && milestones {
            self.push(seat, Term::Rover);
        }
        if tokens.movement > 0 {
            self.push(seat, Term::Movement(tokens.movement + u8::from(better && track == Track::Rover)));
        }
        if tokens.synergy {
            (0..times(better && track == Track::Water)).for_each(|_| self.push(seat, Term::Synergy));
        }
        if tokens.tech > 0 && milestones && self.board(seat).can(Abilities::FLUX) {
            self.push(seat, Term::MoveFlux);
        }
    }

    /// Cubes below a row that can advance towards it (R7.8, card 21).
    pub(crate) fn below(&self, seat: Seat, row: u8) -> Tracks {
        let board = self.board(seat);
        Track::ALL.into_iter().filter(|&cube| board.board_row(cube) < row && !board.targets(cube, false).is_empty()).collect()
    }

    /// The next row of the flux track with a milestone (R9.9.3 level 2).
    fn next_milestone(&self, seat: Seat) -> Option<u8> {
        let board = self.board(seat);
        let cube = board.cube(board.flux?);
        let tokens = &board.corp().tracks[cube.track.index()];
        (cube.row + 1..=TOP).find(|&row| tokens[usize::from(row)].has_milestone())
    }

    fn advance_to_milestone(&mut self, seat: Seat) {
        let (Some(cube), Some(row)) = (self.board(seat).flux, self.next_milestone(seat)) else { return };
        while self.board(seat).cube(cube).row < row {
            let Some(&how) = self.board(seat).targets(cube, false).first() else { return };
            self.advance(seat, cube, how, Claim::All);
        }
    }

    fn patch_is_possible(&self, seat: Seat) -> bool {
        !self.placing(seat).patch_squares().is_empty()
            || self.check_store_patch(seat).is_ok()
            || self.check_patch_option(seat).is_ok_and(|term| term == Term::Synergy)
    }

    pub(crate) fn pick_is_possible(&self, seat: Seat, rank: u8) -> bool {
        let peeks = self.board(seat).can(Abilities::PEEK_NEXT_RANK);
        !self.supply_of(rank).is_empty() || (peeks && rank < 4 && !self.supply_of(rank + 1).is_empty())
    }

    /// The random card of the next rank that joins a pick (R9.2.3); the player sees the pile from now on.
    fn draw_extra(&mut self, seat: Seat, rank: u8) -> u8 {
        self.remember_supply(seat, [rank; 4]);
        if rank == 4 || !self.board(seat).can(Abilities::PEEK_NEXT_RANK) {
            return 0;
        }
        let above = self.supply_of(rank + 1);
        if above.is_empty() {
            return 0;
        }
        let card = above.nth(self.rng.below(u32::from(above.len()))).expect("not empty");
        self.player_mut(seat).seen_civ.insert(card);
        card
    }

    fn remember_supply(&mut self, seat: Seat, ranks: [u8; 4]) {
        let seen = ranks.into_iter().fold(self.player(seat).seen_civ, |seen, rank| seen.or(self.supply_of(rank)));
        self.player_mut(seat).seen_civ = seen;
    }

    fn draw_objective(&mut self, seat: Seat) {
        if let Some(card) = self.undealt.pop() {
            self.player_mut(seat).private.insert(card);
        }
    }

    fn draw_contest(&mut self, seat: Seat) {
        let cards = (0..3).filter_map(|_| self.undealt.pop()).collect();
        self.player_mut(seat).offered = cards;
    }

    /// How many of these things the player has.
    pub(crate) fn things(&self, seat: Seat, thing: Thing) -> u8 {
        let board = self.board(seat);
        match thing {
            Thing::Lifepod => board.lifepods.count_ones() as u8,
            Thing::Meteor => board.meteor_count(),
            Thing::Rover => match board.rovers().count() {
                0 | 1 => 0,
                several => several as u8,
            },
            Thing::LifepodCollected => board.pods.total(),
            Thing::MeteorCollected => board.meteors_collected,
        }
    }

    /// Squares with one of these things.
    pub(crate) fn thing_squares(&self, seat: Seat, thing: Thing) -> Grid {
        let board = self.board(seat);
        match thing {
            Thing::Lifepod => board.lifepod_squares(),
            Thing::Meteor => board.all_meteors(),
            Thing::Rover => board.rover_squares(),
            Thing::LifepodCollected | Thing::MeteorCollected => Grid::EMPTY,
        }
    }

    /// Squares of the last tile without a rover (R7.4).
    pub(crate) fn rover_squares(&self, seat: Seat) -> Grid {
        let board = self.board(seat);
        board.last.map_or(Grid::EMPTY, |last| last.squares() & !board.rover_squares())
    }

    /// Symbols without a meteorite (R13.5).
    pub(crate) fn meteor_places(&self, seat: Seat) -> Grid {
        let board = self.board(seat);
        if board.can(Abilities::NO_METEORS) { Grid::EMPTY } else { board.symbols & !board.all_meteors() }
    }

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
    fn is_closed_option(&self, term: Term) -> bool {
        term == Term::Patch && self.rule() == RoundRule::NoMilestones
    }

    /// Tiles that a card may add obey everything (R7.8).
    pub(crate) fn fits_strictly(&self, seat: Seat, ring: Ring) -> bool {
        self.offered(seat, ring).is_some_and(|tile| self.placing(seat).is_placeable(tile, Tier::STRICT))
    }

    /// A lifepod was collected; where it goes is asked only where there is a choice (R9.4.1, R9.6.1).
    pub(crate) fn collect_lifepod(&mut self, seat: Seat) {
        if self.chooses_pod_places(seat) {
            self.player_mut(seat).interrupts.push(Interrupt::Lifepod);
        } else {
            self.board_mut(seat).pods.scoring += 1;
        }
    }

    /// A meteorite was collected (R9.5.3 level 3).
    pub(crate) fn collect_meteor(&mut self, seat: Seat) {
        self.board_mut(seat).meteors_collected += 1;
        if self.board(seat).can(Abilities::PATCH_ON_COLLECT) {
            self.push(seat, Term::Patch);
        }
    }

    pub(crate) fn is_water(&self, seat: Seat, square: crate::grid::Square) -> bool {
        self.board(seat).ground.at(square) == Some(Terrain::Water)
    }
}
