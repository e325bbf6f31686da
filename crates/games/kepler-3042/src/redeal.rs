//! Sampling what a viewer cannot know (R15).

use orrery_engine::{Rng, Seat, Viewer};

use crate::board::Tile;
use crate::hex::Hex;
use crate::phases::preparation::{number, pairs, tile};
use crate::setup::{deck_pool, objective_set};
use crate::state::{Kepler, Phase};

/// Shuffles everything the viewer does not know: face-down tiles, the deck with the removed cards, other players' objectives
/// with the undealt ones, and secret set-up choices.
pub(crate) fn redeal(game: &mut Kepler, viewer: Viewer, rng: &mut Rng) {
    game.redeal_tiles(rng);
    let seen = &game.deck[..usize::from(game.round)];
    let mut pool: Vec<u8> = deck_pool(game.seats).into_iter().filter(|card| !seen.contains(card)).collect();
    rng.shuffle(&mut pool);
    let hidden = game.deck[usize::from(game.round)..].iter_mut();
    hidden.zip(pool).for_each(|(card, drawn)| *card = drawn);
    if game.is_solo() {
        return;
    }
    if game.phase == Phase::PlaceTiles {
        game.first = Seat(rng.below(u32::from(game.seats)) as u8);
    }
    let knows = |seat: Seat| game.knows_objective(viewer, seat);
    let others: Vec<Seat> = Seat::all(game.seats).filter(|&seat| !knows(seat)).collect();
    let known: Vec<u8> =
        Seat::all(game.seats).filter(|&seat| knows(seat)).filter_map(|seat| game.player(seat).objective).collect();
    let mut pool: Vec<u8> = objective_set(game.options.objective_set).into_iter().filter(|card| !known.contains(card)).collect();
    rng.shuffle(&mut pool);
    for (seat, objective) in others.into_iter().zip(pool) {
        game.player_mut(seat).objective = Some(objective);
        if !game.chosen[seat.index()].is_empty() {
            game.chosen[seat.index()] = pairs().nth(rng.below(10) as usize).expect("ten pairs").into_iter().collect();
        }
    }
}

impl Kepler {
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
