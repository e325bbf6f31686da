//! Ships (R8): building (R6.1, R7.4), movement batches, withdrawing.

use arrayvec::ArrayVec;
use orrery_engine::{Game, Illegal, List, Log, Seat};

use crate::action::Action;
use crate::board::{Meets, Tile};
use crate::effects::{Range, Term};
use crate::event::Event;
use crate::hex::{DIRS, HEXES, Hex, Path};
use crate::kinds::{Card, Cubes, Kind, Tech, Track};
use crate::state::{Kepler, Player, controlled};

/// Objective tiles there can be on the map.
pub(crate) const OBJECTIVES: usize = 4;

impl Kepler {
    // Building

    pub(crate) fn check_build(&self, seat: Seat, max: u8, paid: bool, card: Card, hex: Hex) -> Result<(), Illegal> {
        let player = self.player(seat);
        let cubes = controlled(player, card)?;
        if self.task.times >= max {
            return Err(Illegal::new("R6.1", "too_many").with(i32::from(max)));
        }
        if player.reserve() == 0 {
            return Err(Illegal::new("R6.1", "no_ship"));
        }
        let site = player.site(card).unwrap_or(Hex::OFF);
        if !self.board.at(hex).is_empty() || self.launch_distance(site) != Some(site.distance(hex)) {
            return Err(Illegal::new("R6.1", "illegal_hex"));
        }
        if paid && !cubes.covers(ship_cost(player)) {
            return Err(Illegal::new("R5.2", "insufficient_resources"));
        }
        Ok(())
    }

    pub(crate) fn legal_build(&self, seat: Seat, max: u8, paid: bool, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if self.task.times >= max || player.reserve() == 0 {
            return;
        }
        let first = out.len();
        for (card, cubes) in player.cards() {
            if paid && !cubes.covers(ship_cost(player)) {
                continue;
            }
            let site = player.site(card).unwrap_or(Hex::OFF);
            let Some(far) = self.launch_distance(site) else { continue };
            let mut push = |hex: Hex| {
                // For a free ship it does not matter which of two planets it appears next to.
                let again = |action: &Action| matches!(action, Action::Build { hex: at, .. } if *at == hex);
                if self.board.at(hex).is_empty() && (paid || !out[first..].iter().any(again)) {
                    out.push(Action::Build { card, hex });
                }
            };
            match far {
                1 => site.around().iter().for_each(|&hex| push(hex)),
                far => Hex::all().filter(|&hex| site.distance(hex) == far).for_each(push),
            }
        }
    }

    /// The listed action for a free ship on this hex: its planet does not matter.
    pub(crate) fn canonical_build(&self, card: Card, hex: Hex) -> Action {
        let mut listed = Vec::new();
        if let Some(Term::BuildShips { max, paid: false }) = self.term() {
            self.legal_build(self.active, max, false, &mut listed);
        }
        let same = listed.into_iter().find(|action| matches!(action, Action::Build { hex: at, .. } if *at == hex));
        same.unwrap_or(Action::Build { card, hex })
    }

    /// How far from a tile a new ship appears: next to it, or as near as there is an empty hex (Q20).
    pub(crate) fn launch_distance(&self, site: Hex) -> Option<u32> {
        if !site.is_on_map() {
            return None;
        }
        if site.around().iter().any(|&hex| self.board.at(hex).is_empty()) {
            return Some(1);
        }
        Hex::all().filter(|&hex| self.board.at(hex).is_empty()).map(|hex| site.distance(hex)).min()
    }

    pub(crate) fn build(&mut self, seat: Seat, paid: bool, card: Card, hex: Hex, log: &mut impl Log<Event>) {
        if paid {
            self.spend(seat, card, ship_cost(self.player(seat)), log);
        }
        let ships = &mut self.player_mut(seat).ships;
        let free = ships.iter().position(|ship| !ship.is_on_map()).expect("a ship in reserve");
        ships[free] = hex;
        self.board.set_ship(hex, true);
        log.note(|| Event::Built { seat, card, hex });
    }

    pub(crate) fn take_ship_off(&mut self, seat: Seat, ship: Hex) {
        self.board.set_ship(ship, false);
        let ships = &mut self.player_mut(seat).ships;
        let slot = ships.iter().position(|&at| at == ship).expect("the player's ship");
        ships[slot] = Hex::OFF;
    }

    // Movement

    pub(crate) fn range(&self, seat: Seat, range: Range) -> u8 {
        match range {
            Range::Speed => self.player(seat).level(Tech::I).speed,
            Range::Fixed(range) => range,
        }
    }

    /// Whether a ship may be the next to fly in this batch.
    pub(crate) fn check_ship(&self, seat: Seat, range: Range, ship: Hex) -> Result<(), Illegal> {
        let slot = self.player(seat).ships.iter().position(|&at| at == ship && ship.is_on_map());
        let Some(slot) = slot else { return Err(Illegal::new("R8.2", "no_ship")) };
        if self.board.at(ship).is_landing_site() {
            return Err(Illegal::new("R8.2", "ship_landed"));
        }
        if self.task.mask & 1 << slot != 0 {
            return Err(Illegal::new("R8.2", "already_moved"));
        }
        let range = self.range(seat, range);
        if range == 0 {
            return Err(Illegal::new("R8.2", "too_far").with(0));
        }
        if self.has_way_out(ship, range) { Ok(()) } else { Err(Illegal::new("R8.3", "illegal_path")) }
    }

    /// Whether the ship has any legal path: with two steps it can at least pass a neighbour and come back.
    pub(crate) fn has_way_out(&self, ship: Hex, range: u8) -> bool {
        range > 0
            && ship.around().iter().any(|&hex| match self.board.at(hex).meets() {
                Meets::Wall => false,
                Meets::Occupied => range > 1,
                Meets::Open | Meets::Landing | Meets::Objective => true,
            })
    }

    pub(crate) fn legal_ships(&self, seat: Seat, range: Range, out: &mut Vec<Action>) {
        let ships = self.player(seat).ships.into_iter();
        out.extend(ships.filter(|&ship| self.check_ship(seat, range, ship).is_ok()).map(|ship| Action::Ship { ship }));
    }

    pub(crate) fn any_ship_can_move(&self, seat: Seat, range: Range) -> bool {
        self.player(seat).ships.into_iter().any(|ship| self.check_ship(seat, range, ship).is_ok())
    }

    /// The ship chosen to fly and the range of its batch.
    pub(crate) fn flight(&self) -> Option<(Hex, u8)> {
        let ship = self.player(self.active).ships[usize::from(self.flying?)];
        let Some(Term::MoveShips(range)) = self.term() else { unreachable!("a ship flies in a batch") };
        Some((ship, self.range(self.active, range)))
    }

    /// After a ship was chosen, only its path is legal.
    pub(crate) fn check_flight(&self, action: &Action) -> Result<(), Illegal> {
        match (self.flight(), *action) {
            (Some((from, range)), Action::Fly { path }) if !path.is_empty() => {
                self.check_path(from, path.len(), path.hexes(from), range)
            }
            (_, Action::End) => Err(Illegal::new("R8.2", "must_finish")),
            _ => Err(Illegal::new("R8.2", "wrong_step")),
        }
    }

    pub(crate) fn legal_flight(&self, out: &mut Vec<Action>) {
        if let Some((from, range)) = self.flight() {
            self.flights(from, range, out);
        }
    }

    /// The listed path with the same end and the same objectives as this one.
    pub(crate) fn canonical_path(&self, path: Path) -> Path {
        let Some((from, _)) = self.flight() else { return path };
        let mut listed = Vec::new();
        self.legal_flight(&mut listed);
        let same = |action: &Action| match *action {
            Action::Fly { path: other } if self.destination(from, other) == self.destination(from, path) => Some(other),
            _ => None,
        };
        listed.iter().find_map(same).unwrap_or(path)
    }

    /// A whole path of the ship on `from` (R8.3): every step is legal, and the path is within range.
    fn check_path(&self, from: Hex, steps: usize, hexes: impl Iterator<Item = Hex>, range: u8) -> Result<(), Illegal> {
        for (step, hex) in hexes.enumerate() {
            let ends = step + 1 == steps;
            let passable = match self.board.at(hex).meets() {
                Meets::Open | Meets::Objective => true,
                Meets::Wall => false,
                Meets::Occupied => !ends || hex == from,
                Meets::Landing => ends,
            };
            if !passable {
                return Err(Illegal::new("R8.3", "illegal_path"));
            }
        }
        if steps > usize::from(range) {
            return Err(Illegal::new("R8.2", "too_far").with(i32::from(range)));
        }
        Ok(())
    }

    /// Checks a whole move, ship and path, hex by hex as a person clicks it. Returns the first refusal in the order of R17.
    pub fn check_move(&self, seat: Seat, ship: Hex, hexes: &[Hex]) -> Result<(), Illegal> {
        let chosen = self.check(seat, &Action::Ship { ship });
        let Some(Term::MoveShips(range)) = self.term() else { return chosen };
        match chosen {
            Err(illegal) if !matches!(illegal.code, "illegal_path" | "too_far") => return chosen,
            _ => {}
        }
        let starts = std::iter::once(ship).chain(hexes.iter().copied());
        let adjacent = starts.zip(hexes).all(|(from, &to)| from.dir_to(to).is_some());
        if hexes.is_empty() || !adjacent {
            return Err(Illegal::new("R8.3", "illegal_path"));
        }
        self.check_path(ship, hexes.len(), hexes.iter().copied(), self.range(seat, range))
    }

    /// For every set of objectives a ship can take within its range, every hex where it can end, each with a shortest path
    /// (R19.3). Breadth first over (objectives taken, hex).
    fn flights(&self, from: Hex, range: u8, out: &mut Vec<Action>) {
        let mut objectives = List::<Hex, OBJECTIVES>::new();
        let mut seen = [[0u64; HEXES.div_ceil(64)]; 1 << OBJECTIVES];
        // Not a `List`, which would initialise its hundred kilobytes.
        let mut queue = ArrayVec::<Flight, { HEXES << OBJECTIVES }>::new();
        queue.push(Flight { at: from, taken: 0, path: Path::empty() });
        let mut next = 0;
        while let Some(&flight) = queue.get(next) {
            next += 1;
            for dir in DIRS {
                let at = flight.at.step(dir);
                let meets = self.board.at(at).meets();
                let mut taken = flight.taken;
                match meets {
                    Meets::Wall => continue,
                    Meets::Objective => taken |= 1 << objective_index(&mut objectives, at),
                    Meets::Open | Meets::Occupied | Meets::Landing => {}
                }
                let (word, bit) = (at.index() / 64, 1u64 << (at.index() % 64));
                let seen = &mut seen[usize::from(taken)][word];
                if *seen & bit != 0 {
                    continue;
                }
                *seen |= bit;
                let path = flight.path.then(dir);
                if meets != Meets::Occupied || at == from {
                    out.push(Action::Fly { path });
                }
                if meets != Meets::Landing && path.len() < usize::from(range) {
                    queue.push(Flight { at, taken, path });
                }
            }
        }
    }

    /// Where a path ends and which objectives it takes. Paths equal in both are equivalent.
    fn destination(&self, from: Hex, path: Path) -> (Hex, List<Hex, { Path::MAX }>) {
        let mut taken: List<Hex, { Path::MAX }> =
            path.hexes(from).filter(|&hex| self.board.at(hex).meets() == Meets::Objective).collect();
        taken.sort_unstable();
        let mut unique = List::new();
        taken.into_iter().for_each(|hex| {
            if unique.last() != Some(&hex) {
                unique.push(hex)
            }
        });
        (path.hexes(from).last().unwrap_or(from), unique)
    }

    pub(crate) fn fly(&mut self, seat: Seat, path: Path, log: &mut impl Log<Event>) {
        let slot = self.flying.take().expect("a ship was chosen");
        let from = self.player(seat).ships[usize::from(slot)];
        self.board.set_ship(from, false);
        log.note(|| {
            let path: Vec<Hex> = path.hexes(from).collect();
            let nearby = self.board.nearby(path.last().copied().unwrap_or(from));
            Event::Flew { seat, from, path, nearby }
        });
        let mut at = from;
        for hex in path.hexes(from) {
            at = hex;
            if self.board.at(hex).meets() == Meets::Objective {
                self.board.remove_tile(hex);
                log.note(|| Event::ObjectiveTaken { seat, hex });
                self.advance_track(seat, Track::Colonial, log);
            }
        }
        self.board.set_ship(at, true);
        self.player_mut(seat).ships[usize::from(slot)] = at;
        self.task.mask |= 1 << slot;
    }

    // Withdrawing (R8.5)

    pub(crate) fn check_withdraw(&self, seat: Seat, ship: Hex, regenerate: Option<Kind>) -> Result<(), Illegal> {
        if !ship.is_on_map() || !self.player(seat).ships.contains(&ship) {
            return Err(Illegal::new("R8.5", "no_ship"));
        }
        match regenerate {
            None => Ok(()),
            Some(_) if self.board.at(ship).tile() != Some(Tile::Mine) => Err(Illegal::new("R8.5", "not_available")),
            Some(kind) => self.check_regenerate(seat, kind),
        }
    }

    pub(crate) fn legal_withdraw(&self, seat: Seat, out: &mut Vec<Action>) {
        for ship in self.player(seat).ships {
            for regenerate in Kind::ALL.into_iter().map(Some).chain([None]) {
                if self.check_withdraw(seat, ship, regenerate).is_ok() {
                    out.push(Action::Withdraw { ship, regenerate });
                }
            }
        }
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, ship: Hex, regenerate: Option<Kind>, log: &mut impl Log<Event>) {
        self.take_ship_off(seat, ship);
        log.note(|| Event::Withdrawn { seat, hex: ship, nearby: self.board.nearby(ship) });
        if let Some(kind) = regenerate {
            self.regenerate(seat, kind, log);
        }
    }
}

/// A node of the search: where a ship is, and how it got there.
#[derive(Clone, Copy)]
struct Flight {
    at: Hex,
    taken: u8,
    path: Path,
}

/// Objectives are numbered in the order in which the search finds them.
fn objective_index(objectives: &mut List<Hex, OBJECTIVES>, at: Hex) -> usize {
    objectives.iter().position(|&known| known == at).unwrap_or_else(|| {
        objectives.push(at);
        objectives.len() - 1
    })
}

/// 1 energy and 1 matter; 1 energy with the Wormhole Stabiliser (R6.1).
pub(crate) fn ship_cost(player: &Player) -> Cubes {
    let matter = if player.level(Tech::I).cheap_ships { 0 } else { 1 };
    Cubes::new(1, matter, 0)
}

/// Where a ship's tile gives points at the end (R13.2).
pub(crate) fn on_mine(game: &Kepler, ship: Hex) -> bool {
    ship.is_on_map() && game.board.at(ship).tile() == Some(Tile::Mine)
}
