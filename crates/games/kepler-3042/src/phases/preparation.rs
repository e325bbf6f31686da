//! Decisions before round 1: tiles placed by the players (R3.2), solo bonus cubes (R14.2), free technology steps (R3.4).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::board::{Board, Tile};
use crate::components::{Terrain, data};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Card, Cubes, Kind, Tech, Zone};
use crate::state::{Kepler, Phase};

/// Whether a tile may lie here (R3.2): an empty hex next to a usable star, not next to an unusable star or another tile.
pub(crate) fn check_tile(board: &Board, max_suns: u8, hex: Hex) -> Result<(), Illegal> {
    let illegal = Err(Illegal::new("R3.2", "illegal_hex"));
    if !board.at(hex).is_empty() {
        return illegal;
    }
    let mut usable = false;
    for &next in hex.around().iter().filter(|next| next.is_on_map()) {
        match data().terrain[next.index()] {
            Terrain::Star(suns) if suns <= max_suns => usable = true,
            Terrain::Star(_) => return illegal,
            Terrain::Space | Terrain::Sol | Terrain::BlackHole => {}
        }
        if board.at(next).tile().is_some() {
            return illegal;
        }
    }
    if usable { Ok(()) } else { illegal }
}

/// Numbers of tiles in the stack: planets by their own number, then mines, then objectives.
pub(crate) const MINE: u8 = 29;
pub(crate) const OBJECTIVE: u8 = 30;

pub(crate) fn tile(number: u8) -> Tile {
    match number {
        MINE => Tile::Mine,
        OBJECTIVE => Tile::Objective,
        planet => Tile::Planet(Card(planet)),
    }
}

pub(crate) fn number(tile: Tile) -> u8 {
    match tile {
        Tile::Mine => MINE,
        Tile::Objective => OBJECTIVE,
        Tile::Planet(card) => card.0,
    }
}

/// The ten pairs of technologies.
pub(crate) fn pairs() -> impl Iterator<Item = [Tech; 2]> {
    let from = |first: usize| Tech::ALL.into_iter().skip(first + 1).map(move |second| [Tech::ALL[first], second]);
    (0..5).flat_map(from)
}

impl Kepler {
    pub(crate) fn legal_preparation(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::PlaceTiles => {
                let suns = data().count(self.seats).max_suns;
                let free = Hex::all().filter(|&hex| check_tile(&self.board, suns, hex).is_ok());
                out.extend(free.map(|hex| Action::PlaceTile { hex }));
            }
            Phase::BonusCubes => out.extend([Kind::Energy, Kind::Matter].map(|kind| Action::BonusCube { kind })),
            _ => out.extend(pairs().map(|techs| Action::SetupTech { techs })),
        }
    }

    pub(crate) fn check_preparation(&self, action: &Action) -> Result<(), Illegal> {
        match (self.phase, *action) {
            (Phase::PlaceTiles, Action::PlaceTile { hex }) => check_tile(&self.board, data().count(self.seats).max_suns, hex),
            (Phase::BonusCubes, Action::BonusCube { kind: Kind::Antimatter }) => Err(Illegal::new("R14.2", "not_available")),
            (Phase::BonusCubes, Action::BonusCube { .. }) => Ok(()),
            (Phase::SetupTech, Action::SetupTech { techs: [first, second] }) if first == second => {
                Err(Illegal::new("R3.4", "duplicate_choice"))
            }
            (Phase::SetupTech, Action::SetupTech { .. }) => Ok(()),
            _ => Err(Illegal::new("R4.1", "wrong_step")),
        }
    }

    pub(crate) fn do_preparation(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::PlaceTile { hex } => {
                let number = self.stack.pop().expect("a tile is left");
                self.board.put_tile(hex, tile(number), true);
                log.note(|| Event::TilePlaced { seat, hex });
                self.active = Seat((seat.0 + 1) % self.seats);
                if self.stack.is_empty() {
                    self.turn_up_short_range(log);
                    self.phase = Phase::SetupTech;
                }
            }
            Action::BonusCube { kind } => {
                self.player_mut(seat).earth.add(Cubes::one(kind));
                log.note(|| Event::BonusCube { seat, kind });
                self.bonus_cubes -= 1;
                if self.bonus_cubes == 0 {
                    self.phase = Phase::SetupTech;
                }
            }
            Action::SetupTech { techs } => {
                self.chosen[seat.index()] = techs.into_iter().collect();
                log.note(|| Event::Chosen { seat });
                if Seat::all(self.seats).all(|seat| !self.chosen[seat.index()].is_empty()) {
                    self.take_chosen_techs(log);
                    self.begin_round(log);
                }
            }
            _ => unreachable!("a decision of the preparation"),
        }
    }

    /// Every tile in the short-range zone is turned up before the first round (R3.1).
    pub(crate) fn turn_up_short_range(&mut self, log: &mut impl Log<Event>) {
        let near: Vec<Hex> = self.board.face_down().filter(|hex| data().zone[hex.index()] == Zone::Short).collect();
        near.into_iter().for_each(|hex| self.reveal(hex, log));
    }

    /// All choices are revealed together; in a solo game the ghost takes the other three (R14.1).
    fn take_chosen_techs(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats) {
            let chosen = std::mem::take(&mut self.chosen[seat.index()]);
            chosen.iter().for_each(|tech| self.player_mut(seat).tech[tech.index()] += 1);
            log.note(|| Event::SetupTechs { seat, techs: chosen.iter().collect() });
            if self.is_solo() {
                self.ghost_takes_the_other_techs(chosen, log);
            }
        }
    }
}
