//! Bots and rovers on the map (R9, R27.3).

use orrery_engine::{Illegal, List, Log, Seat};

use crate::action::{Action, Fee, Payment, Piece};
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::effects::{Moves, Term};
use crate::event::{Event, Tile};
use crate::kinds::{Deed, Discovery, Goals, Item, Research, Tech};
use crate::phases::payments::Means;
use crate::phases::wrong_phase;
use crate::state::{BOTS, Movement, OnMars, Work};

/// The rover among the movable pieces of a player; the others are bots by their number.
const ROVER: usize = BOTS;

/// What a piece finds around it.
struct Ground {
    /// Hexes of all other pieces.
    occupied: HexSet,
    /// The other pieces may end where they stand.
    settled: bool,
}

/// What becomes of a rover when pieces must find another hex.
#[derive(Clone, Copy, PartialEq)]
enum Rover {
    /// It stays where it may, and an own bot on its hex leaves.
    Stays,
    /// It leaves if an own bot is on its hex.
    GivesWay,
    /// It leaves in any case: its tile cannot be had with the bots elsewhere.
    Leaves,
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

    fn can_take_tile_with(&self, seat: Seat, hex: Hex, means: Means) -> bool {
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

    // Where pieces may end

    /// Where a movable piece stands: bots by their number, then the rover.
    fn place_of(&self, seat: Seat, piece: usize) -> Hex {
        let player = self.player(seat);
        if piece == ROVER { player.rover } else { player.bots[piece] }
    }

    fn has_moved(&self, piece: usize) -> bool {
        if piece == ROVER { self.movement.rover_moved } else { self.movement.moved >> piece & 1 == 1 }
    }

    /// Own bots that made a step, with their number.
    pub(crate) fn moved_bots(&self, seat: Seat) -> impl Iterator<Item = (usize, Hex)> + '_ {
        let bots = self.player(seat).bots.into_iter().enumerate();
        bots.filter(|&(bot, hex)| hex.is_on_map() && self.has_moved(bot))
    }

    /// Whether a piece takes crystals and tiles.
    fn is_rover_like(&self, piece: usize) -> bool {
        piece == ROVER || self.movement.moves.as_rover
    }

    /// Pieces that no step of this movement can move.
    fn fixed_pieces(&self, seat: Seat) -> HexSet {
        let others = self.players.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let miners = self.advanced.with(self.player(seat).miners);
        others.fold(miners, |all, (_, player)| {
            let bots = player.bots.iter().fold(HexSet::only(player.rover), |all, &hex| all.with(HexSet::only(hex)));
            all.with(player.miners).with(bots)
        })
    }

    /// Hexes of own movable pieces besides one.
    fn own_others(&self, seat: Seat, piece: usize) -> HexSet {
        (0..=ROVER).filter(|&other| other != piece).map(|other| self.place_of(seat, other)).collect()
    }

    /// Why a piece may not end where it stands (R9.3, R9.7).
    fn check_end(&self, seat: Seat, piece: usize) -> Result<(), Illegal> {
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
    fn check_ends(&self, seat: Seat) -> Result<(), Illegal> {
        (0..=ROVER).try_for_each(|piece| self.check_end(seat, piece))
    }

    /// Whether every piece that may not end where it stands can still get away, with points that can still be had (R27.3).
    fn can_settle(&self, seat: Seat) -> bool {
        let on_tile = self.movement.rover_moved && self.tiles.contains(self.player(seat).rover);
        self.can_settle_with(seat, Rover::Stays)
            || self.can_settle_with(seat, Rover::GivesWay)
            || on_tile && self.can_settle_with(seat, Rover::Leaves)
    }

    /// As [`OnMars::can_settle`], with one way to deal with the rover.
    fn can_settle_with(&self, seat: Seat, rover: Rover) -> bool {
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
        // A hex without a tile is looked for first: whether a tile can be taken is the longer question.
        can_leave(HexSet::EMPTY) || {
            let rover_like = forward.clone().any(|piece| self.is_rover_like(piece));
            let tiles = if rover_like { self.tiles.without(fixed.with(stays)) } else { HexSet::EMPTY };
            let takeable: HexSet = tiles.iter().filter(|&hex| self.can_take_tile(seat, hex)).collect();
            !takeable.is_empty() && can_leave(takeable)
        }
    }

    /// Whether these pieces, one after the other, can each get to the nearest hex without a piece or, for a rover, a tile besides those
    /// named. Tiles under pieces must then be takeable with what is left and with the bots where they end.
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
        let movement = &self.movement;
        let missing = bots.saturating_sub(movement.bots) + rover.saturating_sub(movement.rover + self.tech_points());
        let can_move = (bots == 0 || movement.moves.bots.is_some()) && (rover == 0 || movement.moves.rover.is_some());
        let Some(left) = self.means(seat).after(missing, 0).filter(|_| can_move) else { return false };
        let takers = (0..=ROVER).filter(|&piece| self.has_moved(piece) && self.is_rover_like(piece));
        let stay_on: HexSet = takers.map(|piece| self.place_of(seat, piece)).filter(|&hex| stays.contains(hex)).collect();
        let entered: HexSet =
            ends.iter().filter(|(piece, _)| self.is_rover_like(usize::from(*piece))).map(|(_, end)| *end).collect();
        stay_on.with(entered).and(self.tiles).iter().all(|hex| {
            let zone_moves = bots > 0 && self.tile_at(hex).is_some_and(|tile| needs_zone(&OnMars::tile_term(tile)));
            match zone_moves {
                true => self.with_bots_at(seat, &ends).can_take_tile_with(seat, hex, left),
                false => missing == 0 || self.can_take_tile_with(seat, hex, left),
            }
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

    /// Whether all pieces can end well with the points of this tile, where they counted on a better one (R27.2).
    fn suffices(&self, seat: Seat, owner: Seat) -> bool {
        let level = self.player(owner).level(Tech::Rover);
        if level == self.best_tech(Tech::Rover) || self.check_ends(seat).is_ok() {
            return true;
        }
        let mut after = self.clone();
        after.movement.tech_used = true;
        after.movement.rover += level;
        after.can_settle(seat)
    }

    /// Whether there is surely more than one thing to do.
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
        Ground { occupied, settled: self.others_are_settled(seat, piece) }
    }

    /// Whether a piece may go to a hex: it ends there well, or it can go on to another one, or everything can be put right otherwise.
    fn can_step(&self, seat: Seat, piece: usize, to: Hex, ground: &Ground) -> bool {
        let barred = if self.is_rover_like(piece) { ground.occupied.with(self.tiles) } else { ground.occupied };
        if ground.settled {
            if !barred.contains(to) {
                return true;
            }
            let (far, _) = self.map().nearest(HexSet::ALL.without(barred), to);
            if far > 0 && far < self.steps_left(seat, piece) {
                return true;
            }
            if self.movement.fixed.contains(to) && (self.steps_left(seat, piece) < 2 || !self.is_rover_like(piece)) {
                return false;
            }
            // A paid step leaves less for the tile, and a bot's step moves the zone in which a tile may be used.
            if piece == ROVER && self.movement.rover > 0 && !ground.occupied.contains(to) && self.can_take_tile(seat, to) {
                return true;
            }
        }
        self.can_settle_after(seat, piece, to)
    }

    /// Steps that a piece can still make, bought ones included.
    fn steps_left(&self, seat: Seat, piece: usize) -> u8 {
        let tech = if piece == ROVER { self.tech_points() } else { 0 };
        self.points_for(piece) + tech + self.means(seat).crystals
    }

    /// Points of the best rover tile that may still be named.
    fn tech_points(&self) -> u8 {
        if self.movement.moves.tech && !self.movement.tech_used { self.best_tech(Tech::Rover) } else { 0 }
    }

    /// Whether all other pieces may end where they stand, whatever this one does.
    fn others_are_settled(&self, seat: Seat, piece: usize) -> bool {
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

    /// Whether everything can be put right after a step.
    fn can_settle_after(&self, seat: Seat, piece: usize, to: Hex) -> bool {
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
        after.can_settle(seat)
    }

    /// Moves a piece, and nothing else.
    fn make_step(&mut self, seat: Seat, piece: usize, to: Hex) {
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
        let bots: List<(u8, Hex), BOTS> = self.moved_bots(seat).map(|(bot, hex)| (bot as u8, hex)).collect();
        if movement.moves.as_rover {
            let on_tiles = bots.iter().filter(|(_, hex)| self.tiles.contains(*hex)).fold(0, |bits, (bot, _)| bits | 1 << bot);
            self.push(seat, Work::BotTiles(on_tiles));
            return;
        }
        for (_, hex) in bots {
            self.remove_tile(hex, log);
            if self.crystals.contains(hex) {
                self.crystals.remove(hex);
                log.note(|| Event::CrystalRemoved { hex });
            }
        }
    }

    // Several bots on tiles (R9.8, R27.12)

    pub(crate) fn bots_to_take(&self, seat: Seat, bots: u8) -> impl Iterator<Item = Hex> + '_ {
        let player = self.player(seat);
        (0..BOTS)
            .filter(move |&bot| bots >> bot & 1 == 1)
            .map(|bot| player.bots[bot])
            .filter(move |&hex| self.can_take_tile(seat, hex))
    }

    pub(crate) fn do_bot_tile(&mut self, seat: Seat, bots: u8, hex: Hex) {
        let player = self.player(seat);
        let left = (0..BOTS).filter(|&bot| bots >> bot & 1 == 1 && player.bots[bot] != hex).fold(0, |bits, bot| bits | 1 << bot);
        self.push(seat, Work::BotTiles(left));
        self.push(seat, Work::TakeTile(hex));
    }
}

/// Whether an effect can be had depends on where the bots are (R1.7).
fn needs_zone(term: &Term) -> bool {
    matches!(term, Term::Construct { .. } | Term::Upgrade { anywhere: false, .. })
}
