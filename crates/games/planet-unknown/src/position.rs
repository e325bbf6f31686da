//! Positions written by hand, for tests and puzzles: one player's boards in the middle of a turn, set up piece by piece. Squares of
//! pieces are written as in `tests/vectors`: "x,y:L" with a letter for the terrain.

use std::fmt;

use orrery_engine::{Game, Illegal, Rng, Seat, Seed, Silent};

use crate::action::Action;
use crate::board::{Board, Laid, PodPlace};
use crate::components::{Abilities, data};
use crate::effects::Term;
use crate::grid::{Grid, Square};
use crate::kinds::{Cards, CorporationId, PlanetId, Ring, Terrain, Tile, Track};
use crate::options::Options;
use crate::phases::station::clockwise;
use crate::phases::turn::unplaced_terms;
use crate::placement::Tier;
use crate::state::{Phase, PlanetUnknown, Step, Task};
use crate::tracks::Targets;

/// The player whose position it is.
pub const ME: Seat = Seat(0);

#[derive(Clone, Debug)]
pub struct Position {
    pub game: PlanetUnknown,
}

/// One square of a piece: where, what terrain, what lies or is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    pub at: Square,
    pub terrain: Terrain,
    pub icon: bool,
    pub patch: bool,
    pub symbol: bool,
}

impl Part {
    /// "6,3:E!" is an energy square with its icon and a meteor symbol; "p" is a patch.
    pub fn parse(text: &str) -> Option<Part> {
        let (place, mark) = text.split_once(':')?;
        let (x, y) = place.split_once(',')?;
        let at = Square::at(x.trim().parse().ok()?, y.trim().parse().ok()?)?;
        let letter = mark.chars().next()?;
        let patch = letter == 'p';
        let terrain = match letter.to_ascii_lowercase() {
            'c' => Terrain::Civ,
            'w' => Terrain::Water,
            'b' | 'p' => Terrain::Biomass,
            'r' => Terrain::Rover,
            't' => Terrain::Tech,
            'e' => Terrain::Energy,
            _ => return None,
        };
        Some(Part { at, terrain, icon: letter.is_ascii_uppercase(), patch, symbol: mark.ends_with('!') })
    }
}

/// A benefit token, written as on the corporation boards (R6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Movement(u8),
    Synergy,
    Patch,
    Rover,
    Civ(u8),
    Tech(u8),
}

impl Token {
    fn of(term: &Term) -> Option<Token> {
        match *term {
            Term::Movement(n) => Some(Token::Movement(n)),
            Term::Synergy => Some(Token::Synergy),
            Term::Patch => Some(Token::Patch),
            Term::Rover => Some(Token::Rover),
            _ => None,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Movement(n) => write!(f, "V{n}"),
            Token::Synergy => f.write_str("S"),
            Token::Patch => f.write_str("B"),
            Token::Rover => f.write_str("R"),
            Token::Civ(rank) => write!(f, "CIV{rank}"),
            Token::Tech(level) => write!(f, "T{level}"),
        }
    }
}

impl Position {
    /// An empty planet, waiting rovers, all cubes at 0; all players with the same boards.
    pub fn new(planet: PlanetId, corporation: CorporationId, players: u8) -> Position {
        Position::with(planet, corporation, players, &Options::default())
    }

    pub fn with(planet: PlanetId, corporation: CorporationId, players: u8, options: &Options) -> Position {
        let mut game = PlanetUnknown::blank(options, players, Rng::new(Seed(1)));
        for seat in Seat::all(players) {
            game.boards[seat.index()] = Board::new(planet, corporation);
            game.players[seat.index()].step = Step::Resolve;
        }
        game.phase = Phase::Turns;
        game.round = 1;
        game.show();
        Position { game }
    }

    pub fn board(&self) -> &Board {
        self.game.board(ME)
    }

    pub fn board_mut(&mut self) -> &mut Board {
        self.game.board_mut(ME)
    }

    /// Lays a square of a piece, without checks and effects.
    pub fn lay_part(&mut self, part: Part) {
        let board = self.board_mut();
        board.ground.set(Grid::only(part.at), part.terrain);
        for (given, set) in [(part.icon, &mut board.icons), (part.patch, &mut board.patches), (part.symbol, &mut board.symbols)] {
            if given {
                set.insert(part.at);
            }
        }
    }

    /// Covers all squares but these with civ terrain.
    pub fn cover_except(&mut self, open: &[Square]) {
        let squares = self.board().world().real & !open.iter().copied().collect::<Grid>();
        self.board_mut().ground.set(squares, Terrain::Civ);
    }

    /// Rovers on these squares; the others wait.
    pub fn put_rovers(&mut self, squares: &[Square]) {
        let board = self.board_mut();
        squares.iter().enumerate().for_each(|(rover, &at)| board.rovers[rover] = at);
        board.waiting = board.waiting.saturating_sub(squares.len() as u8);
    }

    /// Lifepods on these squares of the planet's list only; whether all are on it.
    pub fn put_lifepods(&mut self, squares: &[Square]) -> bool {
        let places = self.board().world().lifepods;
        let bits = (0..places.len()).filter(|&pod| squares.contains(&places[pod])).fold(0, |bits, pod| bits | 1 << pod);
        self.board_mut().lifepods = bits;
        bits.count_ones() as usize == squares.len()
    }

    /// All technologies up to this level; of Flux only this one (R9.9.2).
    pub fn unlock(&mut self, level: u8) {
        let only = self.board().corporation == CorporationId::Flux;
        self.board_mut().granted = match level {
            0 => 0,
            level if only => 1 << (level - 1),
            level => (1 << level) - 1,
        };
    }

    /// Technologies of Jump Drive by their letters.
    pub fn unlock_letters(&mut self, letters: &[&str]) {
        let techs = &self.board().corp().techs;
        let places: Vec<usize> =
            letters.iter().filter_map(|letter| techs.iter().position(|tech| tech.level == *letter)).collect();
        for tech in places {
            self.board_mut().pods.put(PodPlace::Tech { tech: tech as u8 });
        }
    }

    /// This event is in force.
    pub fn set_event(&mut self, card: u8) {
        self.game.deck[0] = card;
        self.game.drawn = 1;
        self.game.event_on = true;
    }

    /// Civ cards in the piles.
    pub fn set_supply(&mut self, cards: Cards) {
        self.game.supply = cards;
    }

    pub fn set_private(&mut self, cards: Cards) {
        self.game.player_mut(ME).private = cards;
    }

    pub fn set_neighbours(&mut self, cards: &[u8]) {
        self.game.neighbours = cards.iter().copied().collect();
    }

    pub fn set_station(&mut self, offset: u8, inner_shift: u8) {
        self.game.offset = offset;
        self.game.inner_shift = inner_shift;
    }

    /// The tile that would cover exactly these squares in this way.
    pub fn tile_of(parts: &[Part]) -> Option<Laid> {
        let corner = Square::new(parts.iter().map(|part| part.at.x()).min()?, parts.iter().map(|part| part.at.y()).min()?);
        let symbol = parts.iter().any(|part| part.symbol);
        let tiles = (0..Tile::COUNT).map(Tile).filter(|tile| tile.has_meteor() == symbol);
        let ways = tiles.flat_map(|tile| (0..8).map(move |way| Laid { tile, way, corner }));
        ways.into_iter().find(|&laid| {
            let way = laid.orientation();
            let [a, b] = data().terrains(laid.tile);
            let cell = |part: &Part| (part.at.y() - corner.y()) * 16 + part.at.x() - corner.x();
            let fits = |part: &Part| {
                let (cell, section) = (cell(part), usize::from(part.terrain == b));
                (part.terrain == a || part.terrain == b)
                    && way.section[section].contains(&cell)
                    && (way.icon[section] == cell) == part.icon
                    && (symbol && way.meteor == cell) == part.symbol
            };
            way.cells.len() == parts.len() && parts.iter().all(fits)
        })
    }

    /// Takes a tile in hand, to be placed under every restriction.
    pub fn hold(&mut self, tile: Tile) {
        let ring = data().shape(tile).ring;
        self.offer(ring, tile);
        let player = self.game.player_mut(ME);
        (player.ring, player.tier, player.step) = (Some(ring), Some(Tier::STRICT), Step::Place);
    }

    /// Puts a tile on top of a pile of the faced depot.
    pub fn offer(&mut self, ring: Ring, tile: Tile) {
        let pile = self.game.pile(self.game.depot(ME), ring);
        let top = usize::from(self.game.left[pile].max(1)) - 1;
        self.game.left[pile] = top as u8 + 1;
        self.game.piles[pile][top] = tile;
        self.game.shown_left = self.game.left;
    }

    pub fn set_left(&mut self, ring: Ring, left: u8) {
        let pile = self.game.pile(self.game.depot(ME), ring);
        self.game.left[pile] = left;
        self.game.shown_left = self.game.left;
    }

    /// A turn begins: T0 and T1.
    pub fn begin_turn(&mut self, start_movement: u8) {
        self.game.player_mut(ME).start_movement = start_movement;
        self.game.show();
        self.game.begin_turn(ME);
    }

    /// Places the tile in hand; its effects stay in the pool.
    pub fn place(&mut self, laid: Laid) -> Result<(), Illegal> {
        let (turns, flip) = (laid.way % 4, laid.way / 4 == 1);
        self.game.check_place(ME, laid.corner, turns, flip)?;
        self.game.do_place(ME, laid.corner, turns, flip);
        Ok(())
    }

    /// Keeps a tile off the planet: the cubes of both icons advance (R11.2).
    pub fn leave_off(&mut self, tile: Tile) {
        unplaced_terms(tile).into_iter().flatten().for_each(|term| self.game.begin(ME, term));
    }

    /// Rover movement to be used now.
    pub fn move_rovers(&mut self, movement: u8) {
        let trails = self.game.fresh_trails(ME);
        let player = self.game.player_mut(ME);
        player.trails = trails;
        player.task = Some(Task::new(Term::Movement(movement), movement));
    }

    pub fn movement_left(&self) -> u8 {
        self.game.player(ME).task.as_ref().map_or(0, |task| task.left)
    }

    pub fn push(&mut self, term: Term) {
        self.game.push(ME, term);
    }

    pub fn run_pending(&mut self) {
        self.game.run_pending(ME);
    }

    /// Takes an effect from the pool, if it is there, and begins it.
    pub fn begin(&mut self, term: Term) {
        self.game.take_out(ME, term);
        self.game.begin(ME, term);
    }

    pub fn is_possible(&self, term: Term) -> bool {
        self.game.is_possible(ME, term)
    }

    /// Carries out one decision and leaves its effects in the pool.
    pub fn decide(&mut self, action: &Action) -> Result<(), Illegal> {
        self.game.check(ME, action)?;
        self.game.do_decision(ME, action, &mut Silent);
        Ok(())
    }

    /// Tokens claimed and not resolved yet, and the technologies unlocked since the player had `levels`, which are in no pool.
    pub fn claimed_since(&self, levels: u8) -> Vec<Token> {
        let mut tokens: Vec<Token> = self.pool().iter().filter_map(Token::of).collect();
        let picks = self.picks();
        if self.board().can(Abilities::CIV_SYNERGY) {
            // The synergy boost of a civ milestone is the technology's, not a token (R9.2.5).
            for _ in 0..picks.iter().sum() {
                if let Some(boost) = tokens.iter().position(|&token| token == Token::Synergy) {
                    tokens.remove(boost);
                }
            }
        }
        for (rank, count) in (1..).zip(picks) {
            tokens.extend((0..count).map(|_| Token::Civ(rank)));
        }
        let unlocked = self.board().levels() & !levels;
        tokens.extend((0..8).filter(|level| unlocked >> level & 1 == 1).map(|level| Token::Tech(level + 1)));
        tokens
    }

    pub fn pool(&self) -> &[Term] {
        &self.game.player(ME).pool
    }

    pub fn picks(&self) -> [u8; 4] {
        self.game.player(ME).picks
    }

    /// Whether an effect, or what it met, requires an answer.
    pub fn is_asked(&self) -> bool {
        !self.game.player(ME).is_idle()
    }

    /// Whether something must be answered before the effect in progress continues.
    pub fn is_interrupted(&self) -> bool {
        !self.game.player(ME).interrupts.is_empty()
    }

    pub fn task(&self) -> Option<Term> {
        self.game.player(ME).task.as_ref().map(|task| task.term)
    }

    /// Civ cards that may be picked now.
    pub fn pick_choices(&self) -> Cards {
        self.game.player(ME).task.as_ref().map_or(Cards::NONE, |task| self.game.pick_choices(task))
    }

    /// Claims the tokens of a position as if a cube had just reached it.
    pub fn claim(&mut self, track: Track, row: u8) {
        let tokens = self.board().corp().tracks[track.index()][usize::from(row)];
        self.game.claim(ME, track, tokens);
    }

    pub fn targets(&self, cube: Track, shifts: bool) -> Targets {
        self.board().targets(cube, shifts)
    }

    /// The restrictions that apply to these tiles together (R4.5).
    pub fn tier(&self, tiles: &[Tile]) -> Option<Tier> {
        self.game.placing(ME).tier(tiles)
    }

    /// Squares where a patch may be laid.
    pub fn patch_squares(&self) -> Grid {
        self.game.placing(ME).patch_squares()
    }

    pub fn edge(&self) -> Grid {
        self.game.edge(self.board())
    }

    /// Puts the game into this phase, with this player to act.
    pub fn in_phase(&mut self, phase: Phase) {
        self.game.phase = phase;
        self.game.visitor = ME;
        self.game.ending = phase == Phase::End;
        self.game.end_steps = u8::from(self.game.ending);
    }

    /// Ends the last round: the game-end step begins (R11.4).
    pub fn begin_end(&mut self) {
        self.game.begin_end();
    }

    /// Sets the civ milestones of a seat.
    pub fn set_picks(&mut self, seat: Seat, picks: [u8; 4]) {
        self.game.player_mut(seat).picks = picks;
    }

    pub fn set_commander(&mut self, seat: Seat) {
        self.game.commander = seat;
    }

    /// Confirms all turns as if everybody had taken a tile from the small ring, and runs the consequences.
    pub fn end_turns(&mut self) {
        for seat in Seat::all(self.game.seats) {
            self.game.player_mut(seat).ring = Some(Ring::Small);
            self.game.player_mut(seat).laid = true;
            self.game.done.insert(seat);
        }
        self.game.carry_on(&mut Silent);
    }

    pub fn visitor(&self) -> Option<Seat> {
        (self.game.phase == Phase::Civ).then_some(self.game.visitor)
    }

    /// Turns the station clockwise: by a decision of the Commander or, where it turns automatically, by playing that many rounds
    /// (R3.1).
    pub fn turn_station(&mut self, depots: u8) -> Result<(), Illegal> {
        if self.game.turns_by_itself() {
            (0..depots).for_each(|_| self.end_turns());
            return Ok(());
        }
        let offset = clockwise(self.game.offset, depots);
        self.rotate_phase(ME);
        self.game.apply(ME, &Action::Rotate { offset }, &mut Silent).map(drop)
    }

    /// Asks the Commander to turn the station.
    pub fn rotate_phase(&mut self, commander: Seat) {
        self.game.commander = commander;
        self.game.phase = Phase::Rotate;
    }

    pub fn offset(&self) -> u8 {
        self.game.offset
    }
}
