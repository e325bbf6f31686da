//! What a seat or a spectator may see (R4.8).

use orrery_engine::{Game, Seat, Viewer};
use serde::Serialize;

use crate::components::{COLUMNS, GOVERNMENT_ROWS};
use crate::effects::Cubes;
use crate::kinds::{
    BUILDINGS, COLOURS, Colours, CostTile, Families, Family, LeaderBoard, LeaderTrack, Mechanism, Node, Nodes, PLANETS,
    PassToken, PassTokens, Planet, Planets, ProductionToken, ProjectRow, RouteToken, SalvationTech, SalvationTechs, TRACKS,
    Token, Tokens,
};
use crate::options::Options;
use crate::state::{AiCube, Cargo, HALL, LANES, Phase, Plant, ROW, Starship, Work, Wormhole};

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    pub options: Options,
    pub seats: u8,
    pub round: u8,
    pub phase: Phase,
    pub order: Vec<Seat>,
    pub passing: Vec<Seat>,
    /// Who is asked; nobody where several decide at the same time, or when the game is over.
    pub asked: Option<Seat>,
    pub governor: Option<Seat>,
    /// What is under way. Nothing in it is secret.
    pub work: Option<Work>,

    pub quadrants: [u8; PLANETS],
    pub destroyed: Planets,
    pub sun: u8,
    pub thresholds: [u8; 3],
    /// The Sun has reached Earth.
    pub doomed: bool,
    pub solar_bag: Cubes,
    pub piles: Vec<PileView>,

    pub market: Cubes,
    pub extra_row: Vec<Token>,
    pub costs: [CostTile; SalvationTech::ALL.len()],
    pub leader_board: LeaderBoard,

    pub rows: [[Option<Mechanism>; ROW]; ProjectRow::ALL.len()],
    pub mechanism_stack: u8,
    pub ship: u8,
    pub sectors: u8,
    pub sector_size: u8,
    pub people: Cubes,
    pub humanity_bag: Cubes,
    pub saved: u8,
    pub humanity_target: u8,
    pub families: [Option<Family>; 2],
    /// Families that were discarded. The others that are not active lie below the tops, unseen.
    pub family_discard: Families,

    pub route: [[Option<RouteToken>; LANES]; COLUMNS + 1],
    pub route_stack: u8,
    pub claimed: Nodes,
    pub gov_satellite: Node,
    pub arrivals: u8,

    pub players: Vec<PlayerView>,
    pub draft: DraftView,
    pub hall: Option<HallView>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    pub planet: Planet,
    /// Tokens in the pile.
    pub count: u8,
    /// Those at the bottom that were revealed and declined, the next one first.
    pub known: Vec<ProductionToken>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// `None` behind a screen.
    pub reserve: Option<Reserve>,
    pub pp: i16,
    pub reputation: i8,
    pub levels: [u8; TRACKS],
    pub techs: SalvationTechs,
    pub leader: [u8; LeaderTrack::ALL.len()],
    pub satellite: Node,
    pub explorer: Planet,
    pub cargo: Cargo,
    pub plants: [Option<Plant>; PLANETS],
    pub wormhole: Option<Wormhole>,
    pub government: [u8; GOVERNMENT_ROWS],
    pub stack: Vec<Token>,
    /// Tokens without a Salvation side, until the next Action phase.
    pub aside: Tokens,
    pub bought: Colours,
    pub sold: Colours,
    pub passed: bool,
    pub clicks: u8,
    pub pass: PassToken,
}

/// What a screen hides (R4.3).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reserve {
    pub fuel: u16,
    pub scientists: u8,
    pub cubes: Cubes,
    pub bases: u8,
    pub buildings: [u8; BUILDINGS],
    pub hand: Tokens,
    pub extras: Tokens,
}

/// The draft of the Unique Pass tokens, as far as the viewer takes part.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct DraftView {
    /// Tokens handed to the viewer, who keeps one of them.
    pub offered: PassTokens,
    pub kept: Option<PassToken>,
    /// Seats that have decided whether to use their own token.
    pub decided: Vec<Seat>,
    /// The viewer's own choice.
    pub used: Option<bool>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HallView {
    pub bag: Cubes,
    pub sheet: Cubes,
    pub technologies: [u8; COLOURS],
    pub cube: Option<AiCube>,
    /// The pile to play, the top first; `None`: unknown.
    pub pile: Vec<Option<Token>>,
    pub pile_tokens: Tokens,
    /// The private pile, the top first; `None`: unknown.
    pub private: Vec<Option<Planet>>,
    pub private_planets: Planets,
    /// Its score sheet by category, once the game is over.
    #[cfg_attr(test, ts(type = "[string, number][]"))]
    pub score: Vec<(&'static str, i32)>,
}

impl View {
    pub(crate) fn new(game: &Starship, viewer: Viewer) -> View {
        let deciders = game.deciders();
        let numbers = game.numbers();
        View {
            options: game.options,
            seats: game.seats,
            round: game.round,
            phase: game.phase,
            order: game.in_order().to_vec(),
            passing: game.passing[..usize::from(game.passed)].to_vec(),
            asked: deciders.lowest().filter(|_| deciders.len() == 1),
            governor: game.governor().map(|(seat, _)| seat),
            work: game.top().map(|task| task.work),
            quadrants: game.quadrants,
            destroyed: game.destroyed,
            sun: game.sun,
            thresholds: numbers.thresholds,
            doomed: game.doomed,
            solar_bag: game.solar_bag,
            piles: Planet::FOREIGN.into_iter().map(|planet| pile(game, planet)).collect(),
            market: game.market,
            extra_row: game.extra_row.to_vec(),
            costs: game.costs,
            leader_board: game.leader_board,
            rows: game.rows,
            mechanism_stack: game.mechanism_stack(),
            ship: game.ship,
            sectors: game.sectors,
            sector_size: numbers.sector_size,
            people: game.people,
            humanity_bag: game.humanity_bag,
            saved: game.saved,
            humanity_target: numbers.humanity_target,
            families: game.family_tops,
            family_discard: game.family_discard(),
            route: game.route,
            route_stack: game.route_stack(),
            claimed: game.claimed,
            gov_satellite: game.gov_satellite,
            arrivals: game.arrivals,
            players: game.all_seats().map(|seat| player(game, seat, game.is_open() || viewer.is(seat))).collect(),
            draft: draft(game, viewer),
            hall: game.is_solo().then(|| hall(game)),
        }
    }
}

impl Starship {
    /// Families neither active nor below the tops.
    pub(crate) fn family_discard(&self) -> Families {
        if !self.options.families.is_on() {
            return Families::EMPTY;
        }
        let tops: Families = self.family_tops.iter().flatten().copied().collect();
        Families::ALL.without(self.family_pool).without(tops)
    }
}

fn pile(game: &Starship, planet: Planet) -> PileView {
    let pile = &game.piles[planet.index()];
    PileView { planet, count: pile.len(), known: pile.known.to_vec() }
}

fn player(game: &Starship, seat: Seat, open: bool) -> PlayerView {
    let player = game.player(seat);
    let reserve = Reserve {
        fuel: player.fuel,
        scientists: player.scientists,
        cubes: player.cubes,
        bases: player.bases,
        buildings: player.buildings,
        hand: player.hand,
        extras: player.extras,
    };
    PlayerView {
        reserve: open.then_some(reserve),
        pp: player.pp,
        reputation: player.reputation,
        levels: player.levels,
        techs: player.techs,
        leader: player.leader,
        satellite: player.satellite,
        explorer: player.explorer,
        cargo: player.cargo,
        plants: player.plants,
        wormhole: player.wormhole,
        government: player.government,
        stack: player.stack.to_vec(),
        aside: game.set_aside(seat),
        bought: player.bought,
        sold: player.sold,
        passed: player.passed,
        clicks: player.clicks,
        pass: player.pass,
    }
}

fn draft(game: &Starship, viewer: Viewer) -> DraftView {
    let decided = Seat::all(game.seats).filter(|seat| game.draft.used[seat.index()].is_some()).collect();
    let Viewer::Seat(seat) = viewer else { return DraftView { decided, ..DraftView::default() } };
    let kept = game.draft.kept[seat.index()];
    let choosing = game.phase == Phase::UniquePassDraft && game.active() == seat;
    DraftView {
        offered: if choosing || kept.is_some() { handed(game, seat) } else { PassTokens::EMPTY },
        kept,
        decided,
        used: game.draft.used[seat.index()],
    }
}

/// Tokens handed to a player in the draft, which goes from the last seat to the first: those still left, the one the player keeps, and
/// those that the seats before it, who choose later, have kept.
fn handed(game: &Starship, seat: Seat) -> PassTokens {
    let after = game.in_order().iter().take_while(|&&other| other != seat);
    let kept = after.chain([&seat]).filter_map(|other| game.draft.kept[other.index()]);
    game.draft.left.iter().chain(kept).collect()
}

fn hall(game: &Starship) -> HallView {
    let hall = &game.hall;
    let seen_from = hall.pile.len() - usize::from(hall.seen);
    let token = |(at, token): (usize, &Token)| (at == 0 || at >= seen_from).then_some(*token);
    let target = |(at, planet): (usize, &Planet)| (hall.known >> at & 1 == 1).then_some(*planet);
    debug_assert!(game.is_hall(HALL));
    HallView {
        bag: hall.bag,
        sheet: hall.sheet,
        technologies: hall.technologies,
        cube: hall.cube,
        pile: hall.pile.iter().enumerate().map(token).collect(),
        pile_tokens: hall.pile.iter().copied().collect(),
        private: hall.private.iter().enumerate().map(target).collect(),
        private_planets: hall.private.iter().copied().collect(),
        score: game.opponent().map_or_else(Vec::new, |score| score.parts),
    }
}
