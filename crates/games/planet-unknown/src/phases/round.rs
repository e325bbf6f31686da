//! The states of a round and what follows them: rotation, events, civ visits, the end (R3, R11, R13).

use orrery_engine::{Log, Seat, SeatSet};

use super::station::clockwise;
use crate::components::{Abilities, DECK, DEPOTS, Per, data};
use crate::effects::{RoundRule, Term};
use crate::event::{Event, changes};
use crate::grid::Grid;
use crate::kinds::{Ring, Terrain};
use crate::state::{Phase, PlanetUnknown, Step, Task};

impl PlanetUnknown {
    pub(crate) fn begin_game(&mut self, log: &mut impl Log<Event>) {
        self.commander = Seat(self.rng.below(u32::from(self.seats)) as u8);
        self.begin_round(log);
    }

    /// Starts a round, and rotates the station if no player does (R3.1).
    fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.event_on = false;
        for seat in Seat::all(self.seats) {
            let board = self.board_mut(seat);
            board.used_round = 0;
            board.held = u8::MAX;
            let movement = self.round_start_movement(seat);
            let player = self.player_mut(seat);
            player.start_movement = movement;
            (player.ring, player.tier, player.laid, player.extra_rover) = (None, None, false, false);
        }
        let (round, commander) = (self.round, (self.seats > 1).then_some(self.commander));
        log.note(|| Event::RoundBegins { round, commander });
        self.show();
        if self.turns_by_itself() {
            self.offset = clockwise(self.offset, 1);
            let offset = self.offset;
            log.note(|| Event::Rotated { seat: None, offset, by: 1 });
            self.begin_event(log);
        } else {
            self.phase = Phase::Rotate;
        }
    }

    /// R9.0.4: fixed now, spent first in the turn.
    fn round_start_movement(&self, seat: Seat) -> u8 {
        let board = self.board(seat);
        let levels = board.levels();
        let standing = |terrain: Terrain| (board.rover_squares() & board.ground.of(terrain)).len() as u8;
        let techs = board.corp().techs.iter().enumerate().filter(|(level, _)| levels >> level & 1 == 1);
        let gains = techs.filter_map(|(_, tech)| tech.at_start).map(|(per, each)| {
            each * match per {
                Per::LoadedRover => board.loaded.count_ones() as u8,
                Per::RoverOnWater => standing(Terrain::Water),
                Per::RoverOnFlux => board.flux.map_or(0, |track| standing(track.terrain())),
            }
        });
        gains.sum()
    }

    /// Copies the current state to the public one.
    pub(crate) fn show(&mut self) {
        self.shown = self.boards;
        self.shown_picks = std::array::from_fn(|seat| self.players[seat].picks);
        self.shown_left = self.left;
        self.shown_supply = [1, 2, 3, 4].map(|rank| self.supply_of(rank).len());
        self.shown_undealt = self.undealt.len() as u8;
    }

    /// R13.2.
    pub(super) fn begin_event(&mut self, log: &mut impl Log<Event>) {
        if !self.has_events() {
            return self.begin_turns();
        }
        self.drawn += 1;
        self.event_on = true;
        self.peeked = SeatSet::EMPTY;
        let card = self.deck[usize::from(self.drawn) - 1];
        log.note(|| Event::EventDrawn { card });
        if self.rule() == RoundRule::NoMilestones {
            for seat in Seat::all(self.seats) {
                let board = self.board_mut(seat);
                board.held = board.reached();
            }
        }
        self.begin_phase(Phase::Event);
        for &term in &data().event(card).effect {
            match term {
                Term::CivSupply { add } => self.change_supply(add),
                _ => Seat::all(self.seats).for_each(|seat| self.push(seat, term)),
            }
        }
        self.show();
        self.run_all_pending();
    }

    /// A random card leaves every pile, or an unused one joins it (R13.5).
    fn change_supply(&mut self, add: bool) {
        for rank in 1..=4 {
            let in_play = self.supply.or(self.removed);
            let owned = Seat::all(self.seats).fold(in_play, |all, seat| all.or(self.board(seat).civ));
            let all = data().ranks[usize::from(rank) - 1];
            let from = if add { all.without(owned) } else { self.supply_of(rank) };
            if from.is_empty() {
                continue;
            }
            let card = from.nth(self.rng.below(u32::from(from.len()))).expect("not empty");
            if add {
                self.supply.insert(card);
            } else {
                self.supply.remove(card);
                self.removed.insert(card);
                // It is no longer known which of the seen cards are still there.
                self.players.iter_mut().for_each(|player| player.seen_civ = player.seen_civ.without(all));
            }
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.done = SeatSet::EMPTY;
        self.players.iter_mut().for_each(|player| player.clear());
    }

    fn run_all_pending(&mut self) {
        for seat in Seat::all(self.seats) {
            self.run_pending(seat);
        }
    }

    pub(super) fn begin_turns(&mut self) {
        self.begin_phase(Phase::Turns);
        self.show();
        for seat in Seat::all(self.seats) {
            self.begin_turn(seat);
        }
    }

    /// T0 (R3.2).
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let movement = self.player(seat).start_movement;
        let has_rover = self.board(seat).rovers().next().is_some();
        let trails = self.fresh_trails(seat);
        let player = self.player_mut(seat);
        player.step = Step::Choose;
        if movement > 0 && has_rover {
            player.task = Some(Task::new(Term::Movement(movement), movement));
            player.trails = trails;
        }
    }

    pub(crate) fn fresh_trails(&self, seat: Seat) -> [Grid; 2] {
        let board = self.board(seat);
        [0, 1].map(|rover| board.rovers().find(|&(other, _)| other == rover).map_or(Grid::EMPTY, |(_, at)| Grid::only(at)))
    }

    /// The results of a phase become public together (R17.2).
    pub(super) fn publish(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats) {
            let (before, after) = (&self.shown[seat.index()], &self.boards[seat.index()]);
            if before != after {
                let ending = self.ending;
                log.note(|| Event::Did { seat, changes: changes(before, after, ending) });
            }
        }
        self.show();
    }

    pub(super) fn end_turns(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats) {
            if self.player(seat).stuck {
                log.note(|| Event::CannotPlace { seat });
                self.tiles_gone += 1;
            }
            let ring = self.player(seat).ring.expect("everybody took a tile");
            let pile = self.pile(self.depot(seat), ring);
            self.left[pile] -= 1;
            self.player_mut(seat).laid = false;
        }
        self.publish(log);
        self.begin_civ(log);
    }

    pub(super) fn begin_civ(&mut self, log: &mut impl Log<Event>) {
        self.begin_phase(Phase::Civ);
        self.next_visit(log);
    }

    /// R3.3: clockwise from the Commander, each with all pending picks.
    pub(super) fn next_visit(&mut self, log: &mut impl Log<Event>) {
        let order = (0..self.seats).map(|n| Seat((self.commander.0 + n) % self.seats));
        let next = order.into_iter().find(|&seat| self.player(seat).picks != [0; 4]);
        match next {
            Some(seat) => {
                self.visitor = seat;
                self.done = SeatSet::EMPTY;
                self.player_mut(seat).clear();
                self.run_pending(seat);
            }
            None if self.ending => self.game_end_step(log),
            None => self.end_round(log),
        }
    }

    /// R3.4, R11.1.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        let stuck = Seat::all(self.seats).any(|seat| self.player(seat).stuck);
        let empty = |depot: u8| Ring::ALL.into_iter().all(|ring| self.left[self.pile(depot, ring)] == 0);
        let last_event = self.has_events() && usize::from(self.drawn) == DECK;
        if stuck || (0..DEPOTS).any(empty) || last_event {
            log.note(|| Event::LastRound);
            return self.begin_end();
        }
        self.commander = Seat((self.commander.0 + 1) % self.seats);
        self.begin_round(log);
    }

    /// R11.3, R11.4.
    pub(crate) fn begin_end(&mut self) {
        self.ending = true;
        self.event_on = false;
        // Levels reached while milestones gave nothing wait for a round that does not come; what is reached from now on counts (R13.4).
        for board in &mut self.boards {
            board.held = !(board.reached() & !board.held);
        }
        self.begin_end_step();
    }

    fn begin_end_step(&mut self) {
        self.end_steps += 1;
        self.begin_phase(Phase::End);
        self.show();
        for seat in Seat::all(self.seats) {
            self.push_end_effects(seat);
        }
        self.run_all_pending();
    }

    /// Advances of end-game cards and stored patches, the first time.
    pub(crate) fn push_end_effects(&mut self, seat: Seat) {
        if self.end_steps > 1 {
            return;
        }
        for card in self.board(seat).civ.iter().filter(|&card| !data().civ(card).immediate) {
            data().civ(card).effect.iter().for_each(|&term| self.push(seat, term));
        }
        if self.board(seat).stored > 0 {
            self.push(seat, Term::Patch);
        }
    }

    /// Repeats the step while anything is pending, then ends the game.
    fn game_end_step(&mut self, log: &mut impl Log<Event>) {
        if Seat::all(self.seats).any(|seat| self.owes_final_civ(seat)) {
            return self.begin_end_step();
        }
        self.phase = Phase::Over;
        self.show();
        log.note(|| Event::GameOver);
    }

    /// Republic level 5 (R9.2.6): once, when it is unlocked in the game-end step.
    pub(crate) fn owes_final_civ(&self, seat: Seat) -> bool {
        self.ending && self.board(seat).unused(Abilities::FINAL_CIV).is_some() && !self.supply.is_empty()
    }
}
