//! Where pieces may end, and whether those that stand elsewhere can still get there (R9.3, R9.7, R27.3).

use orrery_engine::{Illegal, List, Seat};

use crate::board::{Hex, HexSet, RINGS};
use crate::effects::Term;
use crate::state::{BOTS, OnMars};

/// The rover among the movable pieces of a player; the others are bots by their number.
pub(crate) const ROVER: usize = BOTS;
const PIECES: usize = BOTS + 1;
/// Hexes with a tile that a piece may look at.
const TILES: usize = 10;

/// Steps that a piece can still make, bought ones included.
#[derive(Clone, Copy)]
struct Reach {
    bot: u8,
    rover: u8,
}

impl Reach {
    const fn of(self, piece: usize) -> u8 {
        if piece == ROVER { self.rover } else { self.bot }
    }
}

/// How the rover is treated when pieces must find another hex.
#[derive(Clone, Copy, PartialEq)]
enum Rover {
    /// It stays where it may, and the player's bot on its hex leaves.
    Stays,
    /// It leaves if one of the player's bots is on its hex.
    GivesWay,
    /// It leaves in any case: its tile cannot be taken with the bots elsewhere.
    Leaves,
}

impl OnMars {
    /// Where a movable piece stands: bots by their number, then the rover.
    pub(crate) fn place_of(&self, seat: Seat, piece: usize) -> Hex {
        let player = self.player(seat);
        if piece == ROVER { player.rover } else { player.bots[piece] }
    }

    pub(crate) fn has_moved(&self, piece: usize) -> bool {
        if piece == ROVER { self.movement.rover_moved } else { self.movement.moved >> piece & 1 == 1 }
    }

    /// Own bots that made a step, with their number.
    pub(crate) fn moved_bots(&self, seat: Seat) -> impl Iterator<Item = (usize, Hex)> + '_ {
        let bots = self.player(seat).bots.into_iter().enumerate();
        bots.filter(|&(bot, hex)| hex.is_on_map() && self.has_moved(bot))
    }

    /// Whether a piece takes crystals and tiles.
    pub(crate) fn is_rover_like(&self, piece: usize) -> bool {
        piece == ROVER || self.movement.moves.as_rover
    }

    /// Pieces that no step of this movement can move.
    pub(crate) fn fixed_pieces(&self, seat: Seat) -> HexSet {
        let others = self.players.iter().enumerate().filter(|(index, _)| *index != seat.index());
        others.fold(self.advanced.with(self.player(seat).miners), |all, (_, player)| all.with(player.pieces()))
    }

    /// Hexes of own movable pieces except one.
    pub(crate) fn own_others(&self, seat: Seat, piece: usize) -> HexSet {
        (0..=ROVER).filter(|&other| other != piece).map(|other| self.place_of(seat, other)).collect()
    }

    /// Why a piece may not end where it stands (R9.3, R9.7).
    pub(crate) fn check_end(&self, seat: Seat, piece: usize) -> Result<(), Illegal> {
        let hex = self.place_of(seat, piece);
        if !hex.is_on_map() || !self.has_moved(piece) {
            return Ok(());
        }
        if self.movement.fixed.contains(hex) || self.own_others(seat, piece).contains(hex) {
            return Err(Illegal::new("R9.3", "hex_occupied"));
        }
        if self.is_rover_like(piece) && self.tiles.contains(hex) && !self.can_take_tile(seat, hex) {
            return Err(Illegal::new("R9.7", "cannot_take_tile"));
        }
        Ok(())
    }

    /// Whether all pieces may end where they stand.
    pub(crate) fn check_ends(&self, seat: Seat) -> Result<(), Illegal> {
        (0..=ROVER).try_for_each(|piece| self.check_end(seat, piece))
    }

    /// Whether every piece can still reach a legal end hex with the points that can still be bought (R27.3). The nearest hexes nearly
    /// always decide it; an exhaustive search follows only where they do not.
    pub(crate) fn can_reach_ends(&self, seat: Seat) -> bool {
        let reach = self.reach(seat);
        if self.searches_every_way() && (0..PIECES).any(|piece| self.is_stuck(seat, piece, reach)) {
            return false;
        }
        let on_tile = self.movement.rover_moved && self.tiles.contains(self.player(seat).rover);
        self.can_reach_ends_with(seat, Rover::Stays)
            || self.can_reach_ends_with(seat, Rover::GivesWay)
            || on_tile && self.can_reach_ends_with(seat, Rover::Leaves)
            || self.searches_every_way() && Search::new(self, seat, reach).is_some_and(|mut search| search.succeeds())
    }

    fn reach(&self, seat: Seat) -> Reach {
        let moves = self.movement.moves;
        let bot = moves.bots.map_or(0, |_| self.steps_left(seat, 0));
        Reach { bot, rover: moves.rover.map_or(0, |_| self.steps_left(seat, ROVER)) }
    }

    /// Whether a piece certainly cannot leave a hex where it may not end. Checked first, because nearly all refusals are of this kind.
    fn is_stuck(&self, seat: Seat, piece: usize, reach: Reach) -> bool {
        let (hex, fixed) = (self.place_of(seat, piece), self.movement.fixed);
        if !hex.is_on_map() || !self.has_moved(piece) {
            return false;
        }
        if fixed.contains(hex) {
            let steps = reach.of(piece);
            return steps == 0 || self.map().nearest(HexSet::ALL.without(fixed), hex).0 > steps;
        }
        let mut there = (0..PIECES).filter(|&other| self.place_of(seat, other) == hex);
        if there.clone().nth(1).is_some() && there.all(|other| reach.of(other) == 0) {
            return true;
        }
        let on_tile = self.is_rover_like(piece) && self.tiles.contains(hex);
        on_tile && reach.of(piece) == 0 && !self.could_take_tile(seat, hex)
    }

    /// As [`OnMars::can_reach_ends`], with one treatment of the rover.
    fn can_reach_ends_with(&self, seat: Seat, rover: Rover) -> bool {
        let fixed = self.movement.fixed;
        let mut leaving: List<u8, 5> = List::default();
        let mut stays = HexSet::EMPTY;
        let mut order = [ROVER, 0, 1, 2, 3];
        if rover == Rover::GivesWay {
            order.rotate_left(1);
        }
        for piece in order {
            let hex = self.place_of(seat, piece);
            if !hex.is_on_map() {
                continue;
            }
            let shares = fixed.contains(hex) || stays.contains(hex);
            let barred =
                self.has_moved(piece) && self.is_rover_like(piece) && self.tiles.contains(hex) && !self.can_take_tile(seat, hex);
            if shares || barred || piece == ROVER && rover == Rover::Leaves {
                leaving.push(piece as u8);
            } else {
                stays.insert(hex);
            }
        }
        if leaving.is_empty() {
            return true;
        }
        let forward = leaving.iter().map(|&piece| usize::from(piece));
        let can_leave = |tiles: HexSet| {
            self.can_leave(seat, forward.clone(), stays, tiles) || self.can_leave(seat, forward.clone().rev(), stays, tiles)
        };
        // Try hexes without a tile first: checking whether a tile can be taken is more expensive.
        can_leave(HexSet::EMPTY) || {
            let rover_like = forward.clone().any(|piece| self.is_rover_like(piece));
            let tiles = if rover_like { self.tiles.without(fixed.with(stays)) } else { HexSet::EMPTY };
            let takeable: HexSet = tiles.iter().filter(|&hex| self.can_take_tile(seat, hex)).collect();
            !takeable.is_empty() && can_leave(takeable)
        }
    }

    /// Whether these pieces, one after the other, can each get to the nearest hex without a piece or, for a rover, a tile
    /// other than those named. It must then be possible to take the tiles under pieces, with the remaining means and the bots at their final
    /// hexes.
    fn can_leave(&self, seat: Seat, pieces: impl Iterator<Item = usize>, stays: HexSet, tiles: HexSet) -> bool {
        let mut occupied = self.movement.fixed.with(stays);
        let (mut bots, mut rover) = (0, 0);
        let mut ends: List<(u8, Hex), 5> = List::default();
        for piece in pieces {
            let barred = if self.is_rover_like(piece) { occupied.with(self.tiles.without(tiles)) } else { occupied };
            let (far, nearest) = self.map().nearest(HexSet::ALL.without(barred), self.place_of(seat, piece));
            let Some(end) = nearest.first() else { return false };
            occupied.insert(end);
            ends.push((piece as u8, end));
            *(if piece == ROVER { &mut rover } else { &mut bots }) += far;
        }
        let moves = self.movement.moves;
        let missing = self.steps_to_buy(bots, rover);
        let can_move = (bots == 0 || moves.bots.is_some()) && (rover == 0 || moves.rover.is_some());
        let Some(left) = self.means(seat).after(missing, 0).filter(|_| can_move) else { return false };
        let takers = (0..=ROVER).filter(|&piece| self.has_moved(piece) && self.is_rover_like(piece));
        let stay_on: HexSet = takers.map(|piece| self.place_of(seat, piece)).filter(|&hex| stays.contains(hex)).collect();
        let entered: HexSet =
            ends.iter().filter(|(piece, _)| self.is_rover_like(usize::from(*piece))).map(|(_, end)| *end).collect();
        stay_on.with(entered).and(self.tiles).iter().all(|hex| match bots > 0 && self.needs_zone_at(hex) {
            true => self.with_bots_at(seat, &ends).can_take_tile_with(seat, hex, left),
            false => missing == 0 || self.can_take_tile_with(seat, hex, left),
        })
    }

    /// The position with some bots elsewhere.
    fn with_bots_at(&self, seat: Seat, ends: &[(u8, Hex)]) -> OnMars {
        let mut after = self.clone();
        for &(piece, end) in ends.iter().filter(|(piece, _)| usize::from(*piece) != ROVER) {
            after.player_mut(seat).bots[usize::from(piece)] = end;
        }
        after
    }

    /// Steps that must be bought if bots and rover make this many.
    fn steps_to_buy(&self, bots: u8, rover: u8) -> u8 {
        let movement = &self.movement;
        bots.saturating_sub(movement.bots) + rover.saturating_sub(movement.rover + self.tech_points())
    }

    /// Whether an effect of the tile on a hex depends on where the bots are.
    fn needs_zone_at(&self, hex: Hex) -> bool {
        self.tile_at(hex).is_some_and(|tile| needs_zone(&OnMars::tile_term(tile)))
    }

    /// Whether a tile can be taken now, or perhaps with the bots elsewhere.
    fn could_take_tile(&self, seat: Seat, hex: Hex) -> bool {
        self.can_take_tile(seat, hex) || self.needs_zone_at(hex)
    }
}

/// Exhaustive search for legal ends. A piece stays or goes to one of the n nearest hexes where it could end: among those n (the number of
/// pieces) one stays free. Hexes with a tile are added.
struct Search<'a> {
    game: &'a OnMars,
    seat: Seat,
    reach: Reach,
    /// By piece: hexes where it could end and how far they are, its own first.
    options: [List<(u8, Hex), { 1 + PIECES + TILES }>; PIECES],
    ends: [Hex; PIECES],
}

impl Search<'_> {
    /// `None` if a piece can neither stay nor go anywhere.
    fn new(game: &OnMars, seat: Seat, reach: Reach) -> Option<Search<'_>> {
        let ends = std::array::from_fn(|piece| game.place_of(seat, piece));
        let mut search = Search { game, seat, reach, options: Default::default(), ends };
        for piece in (0..PIECES).filter(|&piece| ends[piece].is_on_map()) {
            search.list_options(piece);
            if search.options[piece].is_empty() {
                return None;
            }
        }
        Some(search)
    }

    fn list_options(&mut self, piece: usize) {
        let game = self.game;
        let (hex, fixed) = (self.ends[piece], game.movement.fixed);
        let tiles = if game.is_rover_like(piece) { game.tiles } else { HexSet::EMPTY };
        let rings = 1..=self.reach.of(piece).min(RINGS as u8 - 1);
        let options = &mut self.options[piece];
        if !game.has_moved(piece) || !fixed.contains(hex) && (!tiles.contains(hex) || game.could_take_tile(self.seat, hex)) {
            options.push((0, hex));
        }
        let around =
            |set: HexSet| rings.clone().flat_map(move |far| game.map().ring(hex, far).and(set).iter().map(move |to| (far, to)));
        options.extend(around(HexSet::ALL.without(fixed.with(tiles))).take(PIECES));
        let takeable = around(tiles.without(fixed)).filter(|&(_, to)| game.could_take_tile(self.seat, to));
        options.extend(takeable.take(TILES));
    }

    fn succeeds(&mut self) -> bool {
        self.place(0, HexSet::EMPTY, 0, 0)
    }

    /// Finds ends for the pieces from this one on, with steps already made by bots and rover.
    fn place(&mut self, piece: usize, taken: HexSet, bots: u8, rover: u8) -> bool {
        if piece == PIECES {
            return self.tiles_can_be_taken(self.game.steps_to_buy(bots, rover));
        }
        if self.options[piece].is_empty() {
            return self.place(piece + 1, taken, bots, rover);
        }
        (0..self.options[piece].len()).any(|index| {
            let (far, to) = self.options[piece][index];
            let (bots, rover) = if piece == ROVER { (bots, rover + far) } else { (bots + far, rover) };
            self.ends[piece] = to;
            !taken.contains(to)
                && self.game.steps_to_buy(bots, rover) <= self.game.means(self.seat).crystals
                && self.place(piece + 1, taken.with(HexSet::only(to)), bots, rover)
        })
    }

    /// Whether tiles under the ends can be taken with the crystals left and the bots where they end.
    fn tiles_can_be_taken(&self, bought: u8) -> bool {
        let (game, seat) = (self.game, self.seat);
        let Some(left) = game.means(seat).after(bought, 0) else { return false };
        let leaves = |piece: usize| self.ends[piece] != game.place_of(seat, piece);
        let takes = |piece: usize| game.is_rover_like(piece) && (leaves(piece) || game.has_moved(piece));
        (0..PIECES).filter(|&piece| takes(piece)).map(|piece| self.ends[piece]).filter(|&hex| game.tiles.contains(hex)).all(
            |hex| match (0..BOTS).any(leaves) && game.needs_zone_at(hex) {
                true => {
                    let ends: List<(u8, Hex), PIECES> = (0..BOTS).map(|bot| (bot as u8, self.ends[bot])).collect();
                    game.with_bots_at(seat, &ends).can_take_tile_with(seat, hex, left)
                }
                false => game.can_take_tile_with(seat, hex, left),
            },
        )
    }
}

/// Whether the possibility of an effect depends on where the bots are (R1.7).
fn needs_zone(term: &Term) -> bool {
    matches!(term, Term::Construct { .. } | Term::Upgrade { anywhere: false, .. })
}

#[cfg(all(test, feature = "positions"))]
mod tests {
    use std::collections::HashSet;

    use orrery_engine::{Rng, Seed};

    use super::*;
    use crate::components::data;
    use crate::effects::Moves;
    use crate::kinds::{Discovery, Goals};
    use crate::options::Options;

    const SEAT: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    /// A movement in a corner of the map that is full of pieces, some steps of it made.
    fn crowded(rng: &mut Rng) -> OnMars {
        let mut game = OnMars::blank_position(&Options::default(), 2);
        for seat in [SEAT, OTHER] {
            game.set_hand(seat, Goals::EMPTY);
            game.player_mut(seat).space = 5 + seat.0;
        }
        game.begin_at(SEAT);
        let corner = data().map.hex(-5, 2).expect("on the map");
        let near = (0..3).fold(HexSet::only(corner), |all, far| all.with(data().map.ring(corner, far + 1)));
        let mut hexes: Vec<Hex> = near.iter().collect();
        rng.shuffle(&mut hexes);
        let mut next = hexes.into_iter();
        game.player_mut(SEAT).rover = next.next().expect("a hex");
        (0..3).for_each(|_| game.put_bot(SEAT, next.next().expect("a hex")));
        game.put_discovery(Discovery::Mineral, next.next().expect("a hex"));
        game.player_mut(OTHER).miners = next.filter(|_| rng.below(6) > 0).collect();
        game.player_mut(SEAT).storage[0] = rng.below(2) as u8;
        game.player_mut(SEAT).crystals = 0;
        let moves = Moves { bots: Some(3), rover: Some(1 + rng.below(2) as u8), ..Moves::default() };
        game.begin_movement(SEAT, moves);
        game
    }

    /// Every position that steps can lead to, whether they are offered or not.
    fn can_end(game: &OnMars, seen: &mut HashSet<[u8; PIECES + 2]>) -> bool {
        let mut key = [0; PIECES + 2];
        (0..PIECES).for_each(|piece| key[piece] = game.place_of(SEAT, piece).0);
        key[PIECES] = game.movement.bots * 16 + game.movement.rover;
        key[PIECES + 1] = game.movement.moved * 2 + u8::from(game.movement.rover_moved);
        if game.check_ends(SEAT).is_ok() {
            return true;
        }
        seen.insert(key)
            && (0..PIECES).any(|piece| {
                let hex = game.place_of(SEAT, piece);
                let points = if piece == ROVER { game.movement.rover } else { game.movement.bots };
                points > 0
                    && hex.is_on_map()
                    && game.map().near(hex).iter().any(|to| {
                        let mut after = game.clone();
                        after.make_step(SEAT, piece, to);
                        can_end(&after, seen)
                    })
            })
    }

    #[test]
    fn every_way_out_is_found_and_no_other() {
        let mut rng = Rng::new(Seed(27));
        let (mut yes, mut no, mut missed) = (0, 0, 0);
        for _ in 0..1000 {
            let mut game = crowded(&mut rng);
            for _ in 0..3 {
                let piece = rng.below(PIECES as u32) as usize;
                let points = if piece == ROVER { game.movement.rover } else { game.movement.bots };
                let from = game.place_of(SEAT, piece);
                if points == 0 || !from.is_on_map() {
                    continue;
                }
                let near: Vec<Hex> = game.map().near(from).iter().collect();
                let to = *rng.pick(&near).expect("a neighbour");
                game.make_step(SEAT, piece, to);
                let expected = can_end(&game, &mut HashSet::new());
                assert_eq!(game.can_reach_ends(SEAT), expected, "{:?}", game.player(SEAT));
                let by_nearest = OnMars { rules: 1, ..game.clone() };
                missed += usize::from(expected && !by_nearest.can_reach_ends(SEAT));
                *(if expected { &mut yes } else { &mut no }) += 1;
            }
        }
        assert!(yes > 50 && no > 50, "{yes} with a way out, {no} without");
        assert!(missed > 0, "the nearest hexes alone were always enough");
    }
}
