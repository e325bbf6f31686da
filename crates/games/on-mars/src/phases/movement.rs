//! Bots and rovers on the map (R9).

use orrery_engine::{Illegal, List, Log, Seat};

use crate::action::{Action, Fee, Payment, Piece};
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::effects::{Moves, Term};
use crate::event::{Event, Tile};
use crate::kinds::{Deed, Discovery, Goals, Item, Research, Tech};
use crate::phases::ends::ROVER;
use crate::phases::payments::Means;
use crate::phases::wrong_phase;
use crate::state::{BOTS, Movement, OnMars, Work};

/// What a piece finds around it.
struct Ground {
    /// Hexes of all other pieces.
    occupied: HexSet,
    /// Whether all other pieces may end where they stand.
    others_may_end: bool,
}

impl OnMars {
    pub(crate) fn begin_movement(&mut self, seat: Seat, moves: Moves) {
        let rover = if moves.best_rover_tech { self.best_tech(Tech::Rover) } else { moves.rover.unwrap_or(0) };
        let fixed = self.fixed_pieces(seat);
        self.movement = Movement { moves, fixed, bots: moves.bots.unwrap_or(0), rover, ..Movement::default() };
    }

    // Tiles

    pub(crate) fn tile_at(&self, hex: Hex) -> Option<Tile> {
        if !self.tiles.contains(hex) {
            return None;
        }
        let discovery = Discovery::ALL.into_iter().find(|tile| self.discovery_at[tile.index()] == hex).map(Tile::Discovery);
        discovery.or_else(|| {
            let research = Research::ALL.into_iter().find(|tile| self.research_at[tile.index()].contains(&hex));
            research.map(Tile::Research)
        })
    }

    pub(crate) fn tile_term(tile: Tile) -> Term {
        match tile {
            Tile::Discovery(tile) => data().discoveries[tile.index()].term,
            Tile::Research(tile) => data().research[tile.index()],
        }
    }

    /// Whether a rover that ends here may take the tile (R9.7).
    pub(crate) fn can_take_tile(&self, seat: Seat, hex: Hex) -> bool {
        self.can_take_tile_with(seat, hex, self.means(seat))
    }

    pub(crate) fn can_take_tile_with(&self, seat: Seat, hex: Hex, means: Means) -> bool {
        let Some(tile) = self.tile_at(hex) else { return false };
        let owned = matches!(tile, Tile::Research(research) if self.player(seat).research.contains(research));
        !owned && self.is_possible(seat, &OnMars::tile_term(tile), means)
    }

    /// Lifts a tile from the map.
    pub(crate) fn lift_tile(&mut self, hex: Hex) -> Option<Tile> {
        let tile = self.tile_at(hex)?;
        self.tiles.remove(hex);
        match tile {
            Tile::Discovery(tile) => self.discovery_at[tile.index()] = Hex::NONE,
            Tile::Research(tile) => {
                let places = &mut self.research_at[tile.index()];
                places.iter_mut().filter(|place| **place == hex).for_each(|place| *place = Hex::NONE);
            }
        }
        Some(tile)
    }

    /// A tile leaves the game.
    pub(crate) fn remove_tile(&mut self, hex: Hex, log: &mut impl Log<Event>) {
        if let Some(tile) = self.lift_tile(hex) {
            log.note(|| Event::TileRemoved { tile, hex });
        }
    }

    /// The tile counts as taken before its benefit is resolved (R9.11).
    pub(crate) fn take_tile(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        let Some(tile) = self.lift_tile(hex) else { return };
        log.note(|| Event::TileTaken { seat, tile, hex });
        self.push(seat, Work::Do(OnMars::tile_term(tile)));
        match tile {
            Tile::Discovery(tile) => {
                self.player_mut(seat).discoveries.insert(tile);
                self.contribute(seat, Deed::DiscoveryTileTaken, log);
            }
            Tile::Research(tile) => {
                self.player_mut(seat).research.insert(tile);
                self.contribute(seat, Deed::ResearchTileTaken, log);
            }
        }
    }

    // Steps

    /// The piece of a name, by its number.
    fn piece_named(&self, seat: Seat, piece: Piece) -> Option<usize> {
        let moves = self.movement.moves;
        let bot = |hex: Hex, moved: bool| {
            let find = |&bot: &usize| self.place_of(seat, bot) == hex && self.has_moved(bot) == moved;
            (0..BOTS).find(find).filter(|_| moves.bots.is_some() && hex.is_on_map())
        };
        match piece {
            Piece::Rover => moves.rover.map(|_| ROVER),
            Piece::Bot(hex) => bot(hex, false),
            Piece::MovedBot(hex) => bot(hex, true),
        }
    }

    fn points_for(&self, piece: usize) -> u8 {
        if piece == ROVER { self.movement.rover } else { self.movement.bots }
    }

    /// The ways to pay a step of this piece (R9.12).
    fn fees(&self, seat: Seat, piece: usize) -> impl Iterator<Item = Fee> + Clone + use<> {
        let point = self.points_for(piece) > 0;
        let crystal = !point && self.player(seat).crystals > 0;
        let goals = if point { Goals::EMPTY } else { self.goals_that_pay(seat) };
        let coin = point.then_some(Fee::Point).or_else(|| crystal.then_some(Fee::Crystal));
        coin.into_iter().chain(goals.iter().map(Fee::Goal))
    }

    fn start_of(&self, seat: Seat, piece: usize) -> Hex {
        if piece == ROVER { self.rover_place(seat) } else { self.place_of(seat, piece) }
    }

    /// Pieces that can be named, each different one once (R27.10).
    fn pieces_to_move(&self, seat: Seat) -> List<(u8, Piece), 5> {
        let mut pieces: List<(u8, Piece), 5> = List::default();
        if self.movement.moves.bots.is_some() {
            for bot in 0..BOTS {
                let hex = self.place_of(seat, bot);
                let piece = if self.has_moved(bot) { Piece::MovedBot(hex) } else { Piece::Bot(hex) };
                if hex.is_on_map() && !pieces.iter().any(|(_, known)| *known == piece) {
                    pieces.push((bot as u8, piece));
                }
            }
        }
        if self.movement.moves.rover.is_some() {
            pieces.push((ROVER as u8, Piece::Rover));
        }
        pieces
    }

    pub(crate) fn legal_movement(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        self.legal_steps_on_map(seat, out);
        let stuck = out.len() == before;
        if self.movement.moves.tech && !self.movement.tech_used {
            let owners = self.tech_owners(Tech::Rover, 1).filter(|&owner| self.suffices(seat, owner));
            out.extend(owners.map(|owner| Action::UseTech { owner }));
        }
        if (self.may_finish_unmoved() || stuck) && self.check_ends(seat).is_ok() {
            out.push(Action::Finish);
        }
    }

    /// Whether all pieces can still reach legal hexes with the points of this tile, if their moves relied on a better one (R27.2).
    fn suffices(&self, seat: Seat, owner: Seat) -> bool {
        let level = self.player(owner).level(Tech::Rover);
        if level == self.best_tech(Tech::Rover) || self.check_ends(seat).is_ok() {
            return true;
        }
        let mut after = self.clone();
        after.movement.tech_used = true;
        after.movement.rover += level;
        after.can_reach_ends(seat)
    }

    /// Whether there is certainly more than one option (a sufficient condition).
    pub(crate) fn has_ways(&self, seat: Seat) -> bool {
        self.movement.bots.max(self.movement.rover) > 1 || self.means(seat).crystals > 0
    }

    /// The control center may be left without a step (R5.7); another movement, once accepted, makes one (R27.9).
    fn may_finish_unmoved(&self) -> bool {
        let Movement { moves, moved, rover_moved, .. } = self.movement;
        moved != 0 || rover_moved || moves.bots.is_some() && moves.rover.is_some()
    }

    fn legal_steps_on_map(&self, seat: Seat, out: &mut Vec<Action>) {
        for (number, piece) in self.pieces_to_move(seat) {
            let index = usize::from(number);
            let fees = self.fees(seat, index);
            if fees.clone().next().is_none() {
                continue;
            }
            let from = self.start_of(seat, index);
            let ground = self.ground(seat, index);
            for to in self.map().near(from).iter() {
                if self.can_step(seat, index, to, &ground) {
                    out.extend(fees.clone().map(|fee| Action::Step { piece, to, fee }));
                }
            }
        }
    }

    fn ground(&self, seat: Seat, piece: usize) -> Ground {
        let occupied = self.movement.fixed.with(self.own_others(seat, piece));
        Ground { occupied, others_may_end: self.others_may_end(seat, piece) }
    }

    /// Whether a piece may enter a hex: it may end there, it can leave it again, or the other pieces can still make the
    /// movement legal.
    fn can_step(&self, seat: Seat, piece: usize, to: Hex, ground: &Ground) -> bool {
        let barred = if self.is_rover_like(piece) { ground.occupied.with(self.tiles) } else { ground.occupied };
        if ground.others_may_end {
            if !barred.contains(to) {
                return true;
            }
            let (far, _) = self.map().nearest(HexSet::ALL.without(barred), to);
            if far > 0 && far < self.steps_left(seat, piece) {
                return true;
            }
            if self.movement.fixed.contains(to) && !self.may_leave_fixed(seat, piece, to) {
                return false;
            }
            // A paid step leaves less for the tile, and a bot's step moves the zone in which a tile may be used.
            if piece == ROVER && self.movement.rover > 0 && !ground.occupied.contains(to) && self.can_take_tile(seat, to) {
                return true;
            }
        }
        self.can_reach_ends_after(seat, piece, to)
    }

    /// Whether a piece could leave the hex of a piece that stays there, if all own ones made room.
    fn may_leave_fixed(&self, seat: Seat, piece: usize, hex: Hex) -> bool {
        if !self.searches_every_way() {
            return self.steps_left(seat, piece) > 1 && self.is_rover_like(piece);
        }
        let (far, _) = self.map().nearest(HexSet::ALL.without(self.movement.fixed), hex);
        far < self.steps_left(seat, piece)
    }

    /// Steps that a piece can still make, bought ones included.
    pub(crate) fn steps_left(&self, seat: Seat, piece: usize) -> u8 {
        let tech = if piece == ROVER { self.tech_points() } else { 0 };
        self.points_for(piece) + tech + self.means(seat).crystals
    }

    /// Points of the best rover tile that may still be named.
    pub(crate) fn tech_points(&self) -> u8 {
        if self.movement.moves.tech && !self.movement.tech_used { self.best_tech(Tech::Rover) } else { 0 }
    }

    /// Whether all other pieces may end where they stand, whatever this one does.
    fn others_may_end(&self, seat: Seat, piece: usize) -> bool {
        let (mine, fixed) = (self.place_of(seat, piece), self.movement.fixed);
        (0..=ROVER).filter(|&other| other != piece && self.has_moved(other)).all(|other| {
            let hex = self.place_of(seat, other);
            // What lies under a rover may depend on where the bots are.
            let on_tile = self.is_rover_like(other) && self.tiles.contains(hex);
            let on_hex = (0..=ROVER).filter(|&piece| self.place_of(seat, piece) == hex).count();
            let shares_only_with_this = hex == mine && !fixed.contains(hex) && on_hex == 2;
            !on_tile && (shares_only_with_this || self.check_end(seat, other).is_ok())
        })
    }

    /// Whether the movement can still be finished legally after a step.
    fn can_reach_ends_after(&self, seat: Seat, piece: usize, to: Hex) -> bool {
        let mut after = self.clone();
        let pays = after.points_for(piece) == 0;
        if pays {
            // A step bought with a card or a crystal leaves one payment fewer.
            let player = after.player_mut(seat);
            match player.crystals {
                0 => player.hand = Goals(player.hand.0 & (player.hand.0 - 1)),
                _ => player.crystals -= 1,
            }
        }
        after.make_step(seat, piece, to);
        after.can_reach_ends(seat)
    }

    /// Moves a piece, and nothing else.
    pub(crate) fn make_step(&mut self, seat: Seat, piece: usize, to: Hex) {
        match piece {
            ROVER => {
                self.player_mut(seat).rover = to;
                self.movement.rover_moved = true;
                self.movement.rover = self.movement.rover.saturating_sub(1);
            }
            bot => {
                self.player_mut(seat).bots[bot] = to;
                self.movement.moved |= 1 << bot;
                self.movement.bots = self.movement.bots.saturating_sub(1);
            }
        }
    }

    pub(crate) fn check_movement(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Step { piece, to, fee } => self.check_map_step(seat, piece, to, fee),
            Action::UseTech { owner } => {
                if !self.movement.moves.tech || self.movement.tech_used {
                    return Err(Illegal::new("R8.2", "nothing_to_do"));
                }
                self.check_owner(owner, Tech::Rover, 1)?;
                if self.suffices(seat, owner) { Ok(()) } else { Err(Illegal::new("R27.2", "tech_level_too_low")) }
            }
            Action::Finish => {
                self.check_ends(seat)?;
                let mut steps = Vec::new();
                if !self.may_finish_unmoved() {
                    self.legal_steps_on_map(seat, &mut steps);
                }
                if steps.is_empty() { Ok(()) } else { Err(Illegal::new("R27.9", "wrong_phase")) }
            }
            _ => Err(wrong_phase()),
        }
    }

    fn check_map_step(&self, seat: Seat, piece: Piece, to: Hex, fee: Fee) -> Result<(), Illegal> {
        let Some(index) = self.piece_named(seat, piece) else { return Err(Illegal::new("R9.2", "unknown_id")) };
        if !to.is_on_map() {
            return Err(Illegal::new("R9.2", "hex_not_on_map"));
        }
        if !self.map().near(self.start_of(seat, index)).contains(to) {
            return Err(Illegal::new("R9.2", "bad_distance"));
        }
        if self.fees(seat, index).next().is_none() {
            return Err(Illegal::new("R9.1", "not_enough_points"));
        }
        if !self.fees(seat, index).any(|known| known == fee) {
            return Err(Illegal::new("R9.12", "cannot_pay"));
        }
        if self.can_step(seat, index, to, &self.ground(seat, index)) {
            return Ok(());
        }
        let mut after = self.clone();
        after.make_step(seat, index, to);
        after.check_ends(seat).and(Err(Illegal::new("R27.3", "hex_occupied")))
    }

    pub(crate) fn do_movement(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        match *action {
            Action::Step { piece, to, fee } => {
                self.push(seat, Work::Move);
                let index = self.piece_named(seat, piece).expect("checked");
                let from = self.start_of(seat, index);
                let payment = match fee {
                    Fee::Point => Payment::default(),
                    Fee::Crystal => Payment { crystals: 1, ..Payment::default() },
                    Fee::Goal(goal) => Payment { goals: Goals::only(goal), ..Payment::default() },
                };
                self.pay(seat, &payment, log);
                self.make_step(seat, index, to);
                log.note(|| Event::Moved { seat, rover: index == ROVER, from, to });
                if self.is_rover_like(index) {
                    self.collect_crystal(seat, to, log);
                }
            }
            Action::UseTech { owner } => {
                self.push(seat, Work::Move);
                self.movement.tech_used = true;
                self.movement.rover += self.player(owner).level(Tech::Rover);
                self.use_tech(seat, owner, Tech::Rover, log);
            }
            Action::Finish => self.finish_movement(seat, log),
            _ => unreachable!("checked"),
        }
    }

    /// A rover takes the crystal of a hex that it enters (R9.5).
    pub(crate) fn collect_crystal(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        if self.crystals.contains(hex) {
            self.crystals.remove(hex);
            log.note(|| Event::CrystalCollected { seat, hex });
            self.gain_item(seat, Item::Crystal, 1, log);
        }
    }

    /// Bots clear their hexes, then tiles are offered (R9.6, R9.7).
    fn finish_movement(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let movement = self.movement;
        if movement.rover_moved && self.tiles.contains(self.player(seat).rover) {
            self.push(seat, Work::TakeTile(self.player(seat).rover));
        }
        if movement.moves.as_rover {
            let on_tiles = self.moved_bots(seat).filter(|&(_, hex)| self.tiles.contains(hex));
            let bots = as_bits(on_tiles.map(|(bot, _)| bot));
            self.push(seat, Work::BotTiles(bots));
            return;
        }
        let left: List<Hex, BOTS> = self.moved_bots(seat).map(|(_, hex)| hex).collect();
        for hex in left {
            self.remove_tile(hex, log);
            if self.crystals.contains(hex) {
                self.crystals.remove(hex);
                log.note(|| Event::CrystalRemoved { hex });
            }
        }
    }

    // Several bots on tiles (R9.8, R27.12)

    pub(crate) fn bots_to_take(&self, seat: Seat, bots: u8) -> impl Iterator<Item = Hex> + '_ {
        bots_in(bots).map(move |bot| self.player(seat).bots[bot]).filter(move |&hex| self.can_take_tile(seat, hex))
    }

    pub(crate) fn do_bot_tile(&mut self, seat: Seat, bots: u8, hex: Hex) {
        let left = as_bits(bots_in(bots).filter(|&bot| self.player(seat).bots[bot] != hex));
        self.push(seat, Work::BotTiles(left));
        self.push(seat, Work::TakeTile(hex));
    }
}

/// Bots by their number as bits.
fn as_bits(bots: impl Iterator<Item = usize>) -> u8 {
    bots.fold(0, |bits, bot| bits | 1 << bot)
}

fn bots_in(bits: u8) -> impl Iterator<Item = usize> {
    (0..BOTS).filter(move |&bot| bits >> bot & 1 == 1)
}
