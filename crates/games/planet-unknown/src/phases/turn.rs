//! A turn: choosing a tile, placing it, what its icons and the technologies give (R3.2, R4, R7, R11.2).

use orrery_engine::{Illegal, Seat};

use crate::action::Action;
use crate::board::{Board, Laid};
use crate::components::{Abilities, Limit, Trigger, When, data};
use crate::effects::{RoundRule, Term};
use crate::grid::{Grid, Square};
use crate::kinds::{Ring, Terrain, Tile, Track, Tracks};
use crate::placement::Tier;
use crate::shapes::Orientation;
use crate::state::{Interrupt, Phase, PlanetUnknown, Step, Task};

impl PlanetUnknown {
    /// T1: a tile that can be placed must be chosen if there is one (R3.2, R4.5).
    pub(crate) fn check_choose(&self, seat: Seat, ring: Ring) -> Result<Option<Tier>, Illegal> {
        let Some(tile) = self.offered(seat, ring) else { return Err(Illegal::new("R3.2", "pile_empty")) };
        if !self.player(seat).pool.is_empty() {
            return Err(Illegal::new("R3.2", "pool_not_empty"));
        }
        let placing = self.placing(seat);
        match placing.tier(&self.offered_tiles(seat)) {
            Some(tier) if !placing.is_placeable(tile, tier) => Err(Illegal::new("R4.5", "other_tile_fits")),
            tier => Ok(tier),
        }
    }

    pub(crate) fn do_choose(&mut self, seat: Seat, ring: Ring) {
        let tier = self.check_choose(seat, ring).expect("checked");
        let tile = self.offered(seat, ring).expect("checked");
        let player = self.player_mut(seat);
        player.ring = Some(ring);
        player.tier = tier;
        player.stuck = tier.is_none();
        player.step = Step::Place;
        // Republic level 1 (R9.2.2).
        let board = self.board(seat);
        let civ = data().terrains(tile).contains(&Terrain::Civ);
        let at = board.cube(Track::Rover);
        let movement = board.tokens(Track::Rover, at).movement;
        if civ && movement > 0 && board.can(Abilities::MOVE_ON_CIV_TILE) && board.rovers().next().is_some() {
            let trails = self.fresh_trails(seat);
            let player = self.player_mut(seat);
            player.trails = trails;
            player.task = Some(Task::new(Term::Movement(movement), movement));
        }
    }

    /// The tile in hand and its restrictions: the tile of the turn, or an extra one (R7.8).
    pub(crate) fn tile_in_hand(&self, seat: Seat) -> Option<(Tile, Option<Tier>)> {
        let player = self.player(seat);
        match &player.task {
            Some(Task { term: Term::ExtraTile { .. }, ring: Some(ring), .. }) => {
                self.offered(seat, *ring).map(|tile| (tile, Some(Tier::STRICT)))
            }
            _ if player.step == Step::Place => self.offered(seat, player.ring?).map(|tile| (tile, player.tier)),
            _ => None,
        }
    }

    /// The tile of the turn, in hand or just laid.
    pub(crate) fn tile_in_hand_or_laid(&self, seat: Seat) -> Option<Tile> {
        self.offered(seat, self.player(seat).ring?)
    }

    pub(crate) fn legal_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some((tile, tier)) = self.tile_in_hand(seat) else { return };
        let Some(tier) = tier else { return out.push(Action::TakeUnplaced) };
        let placing = self.placing(seat);
        for (way, places) in placing.all(tile, tier) {
            let (turns, flip) = (way % 4, way / 4 == 1);
            out.extend(places.iter().map(|at| Action::PlaceTile { at, turns, flip }));
        }
    }

    /// How many places each offered tile has: of the inner ring, of the outer ring.
    pub(crate) fn offered_places(&self, seat: Seat) -> [u16; 2] {
        let placing = self.placing(seat);
        let Some(tier) = placing.tier(&self.offered_tiles(seat)) else { return [0; 2] };
        let places = |tile: Tile| placing.all(tile, tier).map(|(_, places)| places.len() as u16).sum();
        Ring::ALL.map(|ring| self.offered(seat, ring).map_or(0, places))
    }

    /// The placement of a tile, with its first equal orientation (R4.9).
    pub(crate) fn laid(tile: Tile, at: Square, turns: u8, flip: bool) -> Laid {
        let way = u8::from(flip) * 4 + turns;
        Laid { tile, way: data().shape(tile).same[usize::from(way)], corner: at }
    }

    pub(crate) fn check_place(&self, seat: Seat, at: Square, turns: u8, flip: bool) -> Result<(), Illegal> {
        let Some((tile, tier)) = self.tile_in_hand(seat) else { return Err(Illegal::new("R3.2", "no_tile_to_place")) };
        if turns > 3 {
            return Err(Illegal::new("R4.1", "no_such_turn"));
        }
        self.placing(seat).check(PlanetUnknown::laid(tile, at, turns, flip), tier.unwrap_or(Tier::STRICT))
    }

    /// A tile that cannot be placed is set aside instead (R11.2).
    pub(super) fn check_place_of_turn(&self, seat: Seat, at: Square, turns: u8, flip: bool) -> Result<(), Illegal> {
        self.check_place(seat, at, turns, flip)?;
        match self.player(seat).tier {
            Some(_) => Ok(()),
            None => Err(Illegal::new("R11.2", "no_place_for_tile")),
        }
    }

    pub(crate) fn check_unplaced(&self, seat: Seat) -> Result<(), Illegal> {
        match self.tile_in_hand(seat) {
            Some((_, None)) => Ok(()),
            Some(_) => Err(Illegal::new("R11.2", "tile_can_be_placed")),
            None => Err(Illegal::new("R3.2", "no_tile_to_place")),
        }
    }

    pub(crate) fn do_place(&mut self, seat: Seat, at: Square, turns: u8, flip: bool) {
        let (tile, _) = self.tile_in_hand(seat).expect("checked");
        let laid = PlanetUnknown::laid(tile, at, turns, flip);
        let player = self.player_mut(seat);
        if let Some(Task { term: Term::ExtraTile { icons }, ring: Some(ring), .. }) = player.task.take() {
            let pile = self.pile(self.depot(seat), ring);
            self.left[pile] -= 1;
            return self.lay(seat, laid, icons, false);
        }
        player.step = Step::Resolve;
        player.laid = true;
        self.lay(seat, laid, true, true);
    }

    /// R4.6: what lies below is destroyed, a meteorite comes, icons and technologies enter the pool.
    fn lay(&mut self, seat: Seat, laid: Laid, icons: bool, of_the_turn: bool) {
        let before = *self.board(seat);
        let terms = if icons { icon_terms(&before, laid) } else { [None; 2] };
        let triggers = triggers(&before, laid);
        let board = self.board_mut(seat);
        put(board, laid);
        if laid.tile.has_meteor() && !before.can(Abilities::NO_METEORS) {
            board.meteors.insert(Orientation::cell_at(laid.orientation().meteor, laid.corner));
        }
        let terms = if icons { with_energy(self.board(seat), laid, terms) } else { terms };
        if of_the_turn {
            self.take_icons(seat, terms);
            if std::mem::take(&mut self.player_mut(seat).extra_rover) && self.board(seat).has_room_for_rover() {
                self.player_mut(seat).interrupts.push(Interrupt::ExtraRover);
            }
        } else {
            terms.into_iter().flatten().for_each(|term| self.push(seat, term));
        }
        triggers.into_iter().for_each(|term| self.push(seat, term));
    }

    /// The icons of the turn's tile; with some events only one of them, to be named first (R13.4).
    fn take_icons(&mut self, seat: Seat, terms: [Option<Term>; 2]) {
        if self.rule() == RoundRule::OneIcon {
            let player = self.player_mut(seat);
            player.icons = terms;
            player.interrupts.push(Interrupt::Icon);
        } else {
            terms.into_iter().flatten().for_each(|term| self.push(seat, term));
        }
    }

    /// R11.2: both icons advance their cubes, regardless of rules about placed tiles.
    pub(crate) fn do_unplaced(&mut self, seat: Seat) {
        let (tile, _) = self.tile_in_hand(seat).expect("checked");
        let player = self.player_mut(seat);
        player.step = Step::Resolve;
        player.laid = true;
        player.extra_rover = false;
        self.take_icons(seat, unplaced_terms(tile));
    }

    pub(crate) fn do_icon(&mut self, seat: Seat, section: usize) {
        let player = self.player_mut(seat);
        let term = std::mem::take(&mut player.icons)[section];
        term.into_iter().for_each(|term| self.push(seat, term));
    }

    /// Whether a technology may be used now (R9.0.2).
    pub(crate) fn check_use_tech(&self, seat: Seat, tech: u8) -> Result<Term, Illegal> {
        let board = self.board(seat);
        let Some((facts, term)) = board.corp().techs.get(usize::from(tech)).and_then(|facts| Some((facts, facts.usable?))) else {
            return Err(Illegal::new("R9.0.2", "no_such_ability"));
        };
        if self.phase != Phase::Turns || self.player(seat).step == Step::Place {
            return Err(Illegal::new("R9.0.2", "not_in_own_turn"));
        }
        if board.levels() >> tech & 1 == 0 {
            return Err(Illegal::new("R9.0.2", "locked"));
        }
        if (board.used_round | board.used_game) >> tech & 1 == 1 {
            return Err(Illegal::new("R9.0.2", "used_up"));
        }
        let crowded = board.cubes.iter().filter(|cube| cube.track == Track::Rover).count() >= 2;
        if (facts.if_crowded && !crowded) || !self.is_possible(seat, term) {
            return Err(Illegal::new("R5.2", "impossible_now"));
        }
        Ok(term)
    }

    pub(crate) fn do_use_tech(&mut self, seat: Seat, tech: u8) {
        let term = self.check_use_tech(seat, tech).expect("checked");
        self.mark_used(seat, tech);
        self.begin(seat, term);
    }

    pub(crate) fn mark_used(&mut self, seat: Seat, tech: u8) {
        let board = self.board_mut(seat);
        match board.corp().techs[usize::from(tech)].limit {
            Limit::Game => board.used_game |= 1 << tech,
            _ => board.used_round |= 1 << tech,
        }
    }

    /// Wormhole level 1 (R9.3.3).
    pub(crate) fn check_reset(&self, seat: Seat) -> Result<(), Illegal> {
        let board = self.board(seat);
        if !board.can(Abilities::RESET_BIOMASS) {
            return Err(Illegal::new("R9.3.3", "locked"));
        }
        if self.player(seat).step == Step::Place {
            return Err(Illegal::new("R9.3.3", "not_before_placing"));
        }
        if !board.is_at_top(Track::Biomass) {
            return Err(Illegal::new("R9.3.3", "not_on_last_step"));
        }
        Ok(())
    }
}

/// Covers the squares of a tile (R4.6).
pub(crate) fn put(board: &mut Board, laid: Laid) {
    let way = laid.orientation();
    board.crush(laid.squares());
    for (section, terrain) in data().terrains(laid.tile).into_iter().enumerate() {
        board.ground.set(way.section_at(section, laid.corner), terrain);
        board.icons.insert(Orientation::cell_at(way.icon[section], laid.corner));
    }
    if laid.tile.has_meteor() {
        board.symbols.insert(Orientation::cell_at(way.meteor, laid.corner));
    }
    board.last = Some(laid);
    board.placed += 1;
}

/// What the two icons give, as far as it depends on the planet before the tile lies there; energy follows in [`with_energy`].
pub(crate) fn icon_terms(before: &Board, laid: Laid) -> [Option<Term>; 2] {
    let terrains = data().terrains(laid.tile);
    [0, 1].map(|section| {
        let squares = laid.orientation().section_at(section, laid.corner);
        match terrains[section] {
            Terrain::Water => match (squares & before.world().ice).len() as u8 {
                0 => None,
                on_ice => Some(Term::WaterIcon(on_ice)),
            },
            Terrain::Biomass if before.can(Abilities::BIOMASS_MUST_GROW) => {
                let grows = squares.beside().meets(before.ground.of(Terrain::Biomass));
                grows.then_some(Term::Advance(Track::Biomass))
            }
            Terrain::Energy => Some(Term::Energy(Tracks::EMPTY)),
            terrain => terrain.track().map(Term::Advance),
        }
    })
}

/// The choices of energy icons, and of tech icons that may pass for one (R7.6, R9.6.3 D).
pub(crate) fn with_energy(board: &Board, laid: Laid, terms: [Option<Term>; 2]) -> [Option<Term>; 2] {
    let terrains = data().terrains(laid.tile);
    [0, 1].map(|section| {
        let other = terrains[1 - section];
        let squares = laid.orientation().section_at(section, laid.corner);
        match terrains[section] {
            Terrain::Energy => terms[section].map(|_| Term::Energy(energy_choices(board, squares, other))),
            Terrain::Tech if board.can(Abilities::TECH_AS_ENERGY) => {
                terms[section].map(|_| Term::TechOrEnergy(energy_choices(board, squares, other)))
            }
            _ => terms[section],
        }
    })
}

/// Resources beside the energy area that holds these squares, and that of the tile's other section.
fn energy_choices(board: &Board, squares: Grid, other: Terrain) -> Tracks {
    let area = (board.energy() | squares).area(squares);
    let around = area.beside() & !area;
    let beside = Track::ALL.into_iter().filter(|track| board.ground.of(track.terrain()).meets(around));
    let mut choices: Tracks = beside.chain(other.track()).collect();
    if board.can(Abilities::BIOMASS_MUST_GROW) {
        choices.remove(Track::Biomass);
    }
    choices
}

/// Technologies that placing this tile sets off (R9.0.7).
fn triggers(before: &Board, laid: Laid) -> Vec<Term> {
    let terrains = data().terrains(laid.tile);
    let levels = before.levels();
    let fits = |trigger: &Trigger| match trigger.when {
        When::TileHas(terrain) => terrains.contains(&terrain),
        When::TileHasFlux => before.flux.is_some_and(|track| terrains.contains(&track.terrain())),
        When::NoIceCovered => !laid.squares().meets(before.world().ice),
    };
    let techs = before.corp().techs.iter().enumerate().filter(|(level, _)| levels >> level & 1 == 1);
    techs.filter_map(|(_, tech)| tech.trigger).filter(fits).map(|trigger| trigger.term).collect()
}

/// An energy icon of an unplaced tile counts as the tile's other icon (R11.2).
pub(crate) fn unplaced_terms(tile: Tile) -> [Option<Term>; 2] {
    let terrains = data().terrains(tile);
    [0, 1].map(|section| terrains[section].track().or(terrains[1 - section].track()).map(Term::Advance))
}
