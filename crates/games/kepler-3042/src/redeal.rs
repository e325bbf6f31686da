//! Sampling what a viewer cannot know (R15).

use orrery_engine::{Rng, Seat, Viewer};

use crate::board::Tile;
use crate::hex::Hex;
use crate::phases::preparation::{number, pairs, tile};
use crate::setup::{deck_pool, objective_set};
use crate::state::{Kepler, Phase};

impl Kepler {
    /// Shuffles everything the viewer does not know: face-down tiles, the deck with the removed cards, other players' objectives
    /// with the undealt ones, and secret set-up choices.
    pub(crate) fn redeal_hidden(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.redeal_tiles(rng);
        let seen = &self.deck[..usize::from(self.round)];
        let mut pool: Vec<u8> = deck_pool(self.seats).into_iter().filter(|card| !seen.contains(card)).collect();
        rng.shuffle(&mut pool);
        let hidden = self.deck[usize::from(self.round)..].iter_mut();
        hidden.zip(pool).for_each(|(card, drawn)| *card = drawn);
        if self.is_solo() {
            return;
        }
        if self.phase == Phase::PlaceTiles {
            self.first = Seat(rng.below(u32::from(self.seats)) as u8);
        }
        let knows = |seat: Seat| self.knows_objective(viewer, seat);
        let others: Vec<Seat> = Seat::all(self.seats).filter(|&seat| !knows(seat)).collect();
        let known: Vec<u8> =
            Seat::all(self.seats).filter(|&seat| knows(seat)).filter_map(|seat| self.player(seat).objective).collect();
        let mut pool: Vec<u8> =
            objective_set(self.options.objective_set).into_iter().filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut pool);
        for (seat, objective) in others.into_iter().zip(pool) {
            self.player_mut(seat).objective = Some(objective);
            if !self.chosen[seat.index()].is_empty() {
                self.chosen[seat.index()] = pairs().nth(rng.below(10) as usize).expect("ten pairs").into_iter().collect();
            }
        }
    }

    fn redeal_tiles(&mut self, rng: &mut Rng) {
        let hidden: Vec<Hex> = self.board.face_down().collect();
        let mut tiles: Vec<Tile> = hidden.iter().filter_map(|&hex| self.board.at(hex).tile()).collect();
        tiles.extend(self.stack.iter().map(|&number| tile(number)));
        rng.shuffle(&mut tiles);
        for &hex in &hidden {
            let tile = tiles.pop().expect("as many tiles as hexes");
            self.board.put_tile(hex, tile, true);
        }
        for (left, tile) in self.stack.iter_mut().zip(tiles) {
            *left = number(tile);
        }
    }
}
