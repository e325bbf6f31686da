//! Reads and checks the component data. Everything the rules rely on is checked here, because an owner may have replaced the
//! files.

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry, read as file};

use super::terms::{Bag, cost};
use super::{
    ByPlayers, CLICKS, COLUMNS, Data, FamilyFace, GOVERNMENT_ROWS, Layer, MAX_LAYERS, MarketRow, MechanismFace, NodeFace,
    POSITIONS, PassFace, Pieces, PlanetFace, ProductionFace, RouteFace, SLOTS, SPACES, Salvation, Scoring, SolarFace,
    TokenAction, TokenFace, Zone, hall, raw,
};
use crate::effects::{Cubes, Effect, Goods, Term};
use crate::kinds::{
    BUILDINGS, COLOURS, Colour, CostTile, LEVELS, LeaderBoard, MainAction, Mechanism, Node, Nodes, PLANETS, PRINTED, PassToken,
    Planet, ProductionToken, ProjectRow, RouteKind, TRACKS, TechTrack, Technology,
};
use crate::state::{ROW, Starship};

const ACTION_TOKENS: &str = "action_tokens.toml";
const GOVERNMENT: &str = "government.toml";
const HUMANITY: &str = "humanity.toml";
const LEADER: &str = "leader_tracks.toml";
const MARKET: &str = "market.toml";
const MECHANISMS: &str = "mechanisms.toml";
const PRODUCTION: &str = "production_tokens.toml";
const SATELLITE: &str = "satellite.toml";
const SETUP: &str = "setup.toml";
const SOLAR: &str = "solar_system.toml";
const TECHNOLOGIES: &str = "technologies.toml";

/// Bounds that keep counts and points inside their types.
const SMALL: i64 = 20;
const MANY: i64 = 99;

type Result<T> = std::result::Result<T, ComponentError>;

pub(crate) fn read() -> Result<Data> {
    let meta = &Starship::META;
    let tokens: raw::ActionTokens = file(meta, ACTION_TOKENS)?;
    let government: raw::Government = file(meta, GOVERNMENT)?;
    let humanity: raw::Humanity = file(meta, HUMANITY)?;
    let satellite: raw::Satellite = file(meta, SATELLITE)?;
    let setup: raw::Setup = file(meta, SETUP)?;
    let solar: raw::SolarSystem = file(meta, SOLAR)?;
    let technologies: raw::Technologies = file(meta, TECHNOLOGIES)?;
    let hall: hall::Hall = file(meta, "hall.toml")?;
    let governor = Entry::new(GOVERNMENT, "governor");
    let map = Entry::new(SATELLITE, "map");
    let space = Entry::new(SOLAR, "space");
    check_colours(&setup)?;
    Ok(Data {
        tokens: read_tokens(&tokens, &hall::uses(&hall)?)?,
        passes: read_passes(&tokens.pass)?,
        planets: read_planets(&solar)?,
        takeoff_fuel: space.range("takeoff_fuel", solar.space.takeoff_fuel, 0..=SMALL)?,
        fuel_per_orbit: space.range("fuel_per_orbit", solar.space.fuel_per_orbit, 0..=SMALL)?,
        fuel_per_quadrant: space.range("fuel_per_quadrant", solar.space.fuel_per_quadrant, 0..=SMALL)?,
        quadrants: space.range("quadrants", solar.space.quadrants, 4..=4)?,
        belt: read_belt(&solar)?,
        sun_step_per_cube: Entry::new(SOLAR, "sun").range("step_per_kept_cube", solar.sun.step_per_kept_cube, 0..=9)?,
        sun_step_government: Entry::new(SOLAR, "sun").range("government_phase_step", solar.sun.government_phase_step, 1..=9)?,
        solar_bag: read_bag(&Entry::new(SOLAR, "solar_bag"), solar.solar_bag)?,
        market: read_market(&file(meta, MARKET)?)?,
        ars_capacity: by_level(&technologies, TechTrack::Ars, |effect| effect.ars_capacity)?,
        outpost_fuel: by_level(&technologies, TechTrack::Outpost, |effect| effect.fuel_per_outpost)?,
        drill_power: by_level(&technologies, TechTrack::Drill, |effect| effect.drill_power)?,
        solar: read_solar(&technologies)?,
        cost_tiles: read_cost_tiles(&technologies)?,
        technologies: read_technologies(&technologies)?,
        production: read_production(&file(meta, PRODUCTION)?)?,
        mechanisms: read_mechanisms(&file(meta, MECHANISMS)?)?,
        families: read_families(&humanity)?,
        humanity: read_humanity(&humanity)?,
        nodes: read_nodes(&satellite)?,
        column_fuel: map.array("fuel_to_enter", satellite.map.fuel_to_enter.clone())?,
        arrival_pp: map.array("arrival_pp", satellite.map.arrival_pp.clone())?,
        end_pp: map.array("end_pp_by_column", satellite.map.end_pp_by_column.clone())?,
        extra_action_column: map.range("extra_action_column", satellite.map.extra_action_column, 1..=COLUMNS as i64)?,
        route: read_route(&satellite)?,
        leader: read_leader(&file(meta, LEADER)?)?,
        government: read_government(&government)?,
        governor_gain: government.governor.phase_gain.goods(&governor)?,
        sector_governor_gain: government.governor.sector_completed_gain.goods(&governor)?,
        sector_builder_gain: government.governor.builder_of_last_mechanism_gain.goods(&governor)?,
        by_players: read_by_players(&setup, &solar)?,
        zones: read_zones(&setup)?,
        reputation_min: setup.reputation.min,
        reputation_max: setup.reputation.max,
        pieces: read_pieces(&setup)?,
        start: read_start(&setup)?,
        start_fuel_bonus: Entry::new(SETUP, "start").array("fuel_bonus_by_seat", setup.start.fuel_bonus_by_seat.clone())?,
        sectors: Entry::new(SETUP, "projects").range("sectors", setup.projects.sectors, 1..=9)?,
        scoring: read_scoring(&setup)?,
        hall: hall::read(&hall)?,
    })
}

fn read_start(setup: &raw::Setup) -> Result<Goods> {
    let start = Entry::new(SETUP, "start");
    Ok(Goods {
        fuel: start.range("fuel", setup.start.fuel, 0..=MANY)?,
        scientists: start.range("scientists", setup.start.scientists, 0..=SMALL)?,
        cubes: [setup.start.red, setup.start.yellow, 0, 0, 0],
        ..Goods::NONE
    })
}

fn read_scoring(setup: &raw::Setup) -> Result<Scoring> {
    let raw = &setup.final_scoring;
    Ok(Scoring {
        leader_first: raw.leader_track_first,
        leader_second: raw.leader_track_second,
        scientist: raw.scientist_in_government,
        governor: raw.governor,
        value_per_pp: Entry::new(SETUP, "final_scoring").range("reserve_value_per_pp", raw.reserve_value_per_pp, 1..=SMALL)?,
    })
}

fn read_bag(entry: &Entry, bag: Bag) -> Result<Cubes> {
    let cubes = bag.cubes();
    let total: i64 = cubes.iter().map(|&count| i64::from(count)).sum();
    entry.range("cubes", total, 1..=MANY)?;
    Ok(cubes)
}

/// Checks what the order of the nouns implies (R1.3).
fn check_colours(setup: &raw::Setup) -> Result<()> {
    Entry::list(SETUP).count("resource", setup.resource.len(), COLOURS)?;
    for raw in &setup.resource {
        Entry::new(SETUP, raw.id.id()).agrees("value", raw.value == raw.id.value(), "the order of the colours")?;
    }
    let projects = Entry::new(SETUP, "projects");
    projects.range("row_size", setup.projects.row_size, ROW as i64..=ROW as i64)?;
    projects.agrees("rows", setup.projects.rows == ProjectRow::ALL, "the rows of mechanisms")
}

fn read_tokens(raw: &raw::ActionTokens, uses: &[hall::HallUse; PRINTED]) -> Result<[TokenFace; PRINTED]> {
    let mut faces = Vec::with_capacity(PRINTED);
    for (index, raw) in raw.basic.iter().chain(&raw.extra).enumerate() {
        let entry = Entry::new(ACTION_TOKENS, raw.id.id());
        entry.agrees("id", raw.id.index() == index, "the order of the tokens")?;
        faces.push(TokenFace {
            action: read_token_action(&raw.action, &entry)?,
            repeatable: raw.repeatable,
            salvation: match &raw.salvation {
                raw::Salvation::None => Salvation::None,
                raw::Salvation::Standard { pp_for } => Salvation::Standard(*pp_for),
                raw::Salvation::Flat { gain } => Salvation::Flat(gain.goods(&entry)?),
                raw::Salvation::Only { action, power } => Salvation::Only(*action, *power),
            },
            additional: raw.group == Some(raw::Group::Additional),
            hall: uses[index],
        });
    }
    Entry::list(ACTION_TOKENS).array("extra", faces)
}

fn read_token_action(raw: &raw::Action, entry: &Entry) -> Result<TokenAction> {
    let mut effect: Effect = Default::default();
    if let Some(gain) = &raw.gain {
        effect[0] = Term::Gain(gain.goods(entry)?);
    } else if let Some(add) = &raw.deposit_add {
        effect[0] = add.term(entry)?;
    } else if let Some(n) = raw.market_take_lowest {
        effect[0] = Term::TakeLowest(n);
    }
    Ok(match raw.r#do {
        Some(MainAction::SolarExtraction) => TokenAction::Solar {
            draw: entry.range("draw", entry.given("draw", raw.draw)?, 1..=9)?,
            keep: entry.range("keep_max", entry.given("keep_max", raw.keep_max)?, 1..=9)?,
        },
        Some(MainAction::Research) => {
            TokenAction::Research { lower: raw.substitute_lower == Some(1), previous: raw.pay_previous_level }
        }
        Some(MainAction::Travel) => {
            TokenAction::Travel { free: raw.fuel_cost == Some(raw::FuelCost::Free), discount: raw.fuel_discount.unwrap_or(0) }
        }
        Some(MainAction::Market) => TokenAction::Market {
            colours: entry.range("colours", entry.given("colours", raw.colours)?, 1..=2)?,
            bonus: entry.given("price_bonus", raw.price_bonus)?,
        },
        Some(MainAction::PlanetaryProduction) => {
            entry.given("planet", raw.planet)?;
            TokenAction::Production(None)
        }
        Some(MainAction::EarthProduction) | None => {
            entry.agrees("action", effect[0] != Term::Nothing, "an action or an effect")?;
            TokenAction::Effect(effect)
        }
    })
}

fn read_passes(raw: &[raw::Pass]) -> Result<[PassFace; PassToken::ALL.len()]> {
    let dial = |entry: &Entry, field: &str, clicks: &[raw::Click]| -> Result<[Goods; CLICKS]> {
        let mut goods = Vec::new();
        for (index, click) in clicks.iter().enumerate() {
            entry.agrees(field, usize::from(click.clicks) == index + 1, "clicks from 1")?;
            goods.push(click.effect.goods(entry)?);
        }
        entry.array(field, goods)
    };
    let mut faces = Vec::new();
    for raw in raw {
        let entry = Entry::new(ACTION_TOKENS, raw.id.id());
        entry.agrees("id", raw.id.index() == faces.len(), "the order of the tokens")?;
        faces.push(PassFace {
            action: dial(&entry, "action_dial", &raw.action_dial)?,
            salvation: dial(&entry, "salvation_dial", &raw.salvation_dial)?,
        });
    }
    Entry::list(ACTION_TOKENS).array("pass", faces)
}

fn read_planets(raw: &raw::SolarSystem) -> Result<[PlanetFace; PLANETS]> {
    let mut faces = Vec::new();
    for planet in &raw.planet {
        let entry = Entry::new(SOLAR, planet.id.id());
        entry.agrees("id", planet.id.index() == faces.len(), "the order of the planets")?;
        let body = raw.orbit.iter().find(|orbit| orbit.n == planet.orbit).map(|orbit| orbit.body.as_str());
        entry.agrees("orbit", body == Some(planet.id.id()), "orbit")?;
        faces.push(PlanetFace {
            orbit: planet.orbit,
            printed_fuel: entry.range("printed_fuel", planet.printed_fuel, 0..=SMALL)?,
            motion: entry.range("motion", planet.motion, 0..=3)?,
            every: planet.every,
            start_quadrant: entry.range("start_quadrant", planet.start_quadrant, 1..=4)?,
        });
    }
    let outwards = faces.windows(2).all(|pair| pair[0].orbit < pair[1].orbit);
    Entry::list(SOLAR).agrees("planet", outwards, "the order from the Sun outwards")?;
    Entry::list(SOLAR).array("planet", faces)
}

/// The orbit without a planet.
fn read_belt(raw: &raw::SolarSystem) -> Result<u8> {
    let list = Entry::list(SOLAR);
    list.count("orbit", raw.orbit.len(), usize::from(raw.space.orbits))?;
    Entry::new(SOLAR, "space").range("orbits", raw.space.orbits, 9..=9)?;
    let belt = raw.orbit.iter().find(|orbit| orbit.body == "asteroid_belt").map(|orbit| orbit.n);
    list.given("orbit asteroid_belt", belt)
}

fn read_market(raw: &raw::Market) -> Result<[MarketRow; COLOURS]> {
    let mut rows = Vec::new();
    for row in &raw.row {
        let entry = Entry::new(MARKET, row.colour.id());
        entry.agrees("colour", row.colour.index() == rows.len(), "the order of the colours")?;
        entry.range("slots", row.slots, SLOTS as i64..=SLOTS as i64)?;
        rows.push(MarketRow {
            price: entry.array("price", row.price.clone())?,
            start: entry.range("start_cubes", row.start_cubes, 0..=SLOTS as i64)?,
        });
    }
    Entry::list(MARKET).array("row", rows)
}

fn read_technologies(raw: &raw::Technologies) -> Result<[[Cubes; LEVELS as usize]; TRACKS]> {
    let mut costs = [[[0; COLOURS]; LEVELS as usize]; TRACKS];
    for tech in &raw.technology {
        let entry = Entry::new(TECHNOLOGIES, tech.id.id());
        entry.range("level", tech.level, 1..=i64::from(LEVELS))?;
        entry.agrees("id", Technology::level(tech.track, tech.level) == tech.id, "track and level")?;
        entry.range("scientists", tech.scientists, 1..=1)?;
        entry.agrees("effect.building", tech.effect.building == tech.track.building(), "track")?;
        entry.range("cost", tech.cost.len() as i64, 1..=3)?;
        costs[tech.track.index()][usize::from(tech.level) - 1] = cost(&tech.cost);
        check_fixed_effects(tech, &entry)?;
    }
    for tech in &raw.salvation_technology {
        Entry::new(TECHNOLOGIES, tech.id.id()).range("scientists", tech.scientists, 1..=1)?;
    }
    Ok(costs)
}

/// Effects that are rules of their own: conversions and travel.
fn check_fixed_effects(tech: &raw::TechnologyEntry, entry: &Entry) -> Result<()> {
    use raw::Conversion::{DepositSplit, DepositUp, WarehouseUp};
    let level = usize::from(tech.level) - 1;
    let conversion = (tech.track == TechTrack::Converter).then(|| [WarehouseUp, DepositSplit, DepositUp][level]);
    entry.agrees("effect.convert", tech.effect.convert == conversion, "R6.6.5")?;
    let travel = [tech.effect.free_belt, tech.effect.free_takeoff, tech.effect.wormhole];
    let mut expected = [false; 3];
    expected[level] = tech.track == TechTrack::Travel;
    entry.agrees("effect", travel == expected, "R6.3.4 and R6.3.5")
}

/// A number that grows with the level; 0 without the technology.
fn by_level(
    raw: &raw::Technologies,
    track: TechTrack,
    number: impl Fn(&raw::TechEffect) -> Option<u8>,
) -> Result<[u8; LEVELS as usize + 1]> {
    let mut numbers = [0; LEVELS as usize + 1];
    for tech in raw.technology.iter().filter(|tech| tech.track == track) {
        let entry = Entry::new(TECHNOLOGIES, tech.id.id());
        entry.range("level", tech.level, 1..=i64::from(LEVELS))?;
        numbers[usize::from(tech.level)] = entry.range("effect", entry.given("effect", number(&tech.effect))?, 1..=SMALL)?;
    }
    Ok(numbers)
}

fn read_solar(raw: &raw::Technologies) -> Result<[SolarFace; LEVELS as usize + 1]> {
    let mut levels = [SolarFace::default(); LEVELS as usize + 1];
    for level in 1..=LEVELS {
        let id = Technology::level(TechTrack::Solar, level);
        let tech = raw.technology.iter().find(|tech| tech.id == id);
        let tech = Entry::list(TECHNOLOGIES).given(id.id(), tech)?;
        let before = levels[usize::from(level) - 1];
        // A level adds to those below it.
        levels[usize::from(level)] = SolarFace {
            reduction: tech.effect.reputation_loss_reduction.unwrap_or(before.reduction),
            no_loss: before.no_loss || tech.effect.reputation_loss == Some(0),
            bonus_draw: tech.effect.bonus_draw.unwrap_or(before.bonus_draw),
        };
    }
    Ok(levels)
}

fn read_cost_tiles(raw: &raw::Technologies) -> Result<[Cubes; CostTile::ALL.len()]> {
    let mut tiles = Vec::new();
    for tile in &raw.cost_tile {
        let entry = Entry::new(TECHNOLOGIES, tile.id.id());
        entry.agrees("id", tile.id.index() == tiles.len(), "the order of the tiles")?;
        entry.range("cost", tile.cost.len() as i64, 1..=3)?;
        tiles.push(cost(&tile.cost));
    }
    Entry::list(TECHNOLOGIES).array("cost_tile", tiles)
}

fn read_production(raw: &raw::ProductionFile) -> Result<[ProductionFace; ProductionToken::ALL.len()]> {
    let mut faces = Vec::new();
    for raw in &raw.token {
        let entry = Entry::new(PRODUCTION, raw.id.id());
        entry.agrees("id", raw.id.index() == faces.len(), "the order of the tokens")?;
        entry.agrees("planet", raw.planet == raw.id.planet(), "the order of the tokens")?;
        let layered = raw.id.is_layered();
        entry.agrees("set", (raw.set == raw::Set::MultiResource) == layered, "two layered tokens per planet")?;
        let layers = if layered { 2..=MAX_LAYERS as i64 } else { 1..=1 };
        entry.range("layers", raw.layers.len() as i64, layers)?;
        let layer = |index: usize| {
            let raw = raw.layers.get(index).or(raw.layers.first());
            let raw = entry.given("layers", raw)?;
            Ok(Layer { colour: raw.colour, n: entry.range("layers.n", raw.n, 1..=SMALL)? })
        };
        faces.push(ProductionFace {
            layers: [layer(0)?, layer(1)?, layer(2)?],
            layer_count: raw.layers.len() as u8,
            ars: entry.range("ars", raw.ars, 0..=SMALL)?,
            warehouse: entry.range("warehouse", raw.warehouse, 1..=SMALL)?,
        });
    }
    Entry::list(PRODUCTION).array("token", faces)
}

fn read_mechanisms(raw: &raw::Mechanisms) -> Result<[MechanismFace; Mechanism::ALL.len()]> {
    let mut faces = Vec::new();
    for raw in &raw.mechanism {
        let entry = Entry::new(MECHANISMS, raw.id.id());
        entry.agrees("id", raw.id.index() == faces.len(), "the order of the tokens")?;
        let universal = raw.set == raw::Set::Universal;
        let any = raw.cost == [raw::AnyColour::Any(raw::Any::Any)];
        entry.agrees("cost", any == universal, "set")?;
        let colours = raw.cost.iter().map(|cost| match cost {
            raw::AnyColour::Colour(colour) => *colour,
            // Every cube is worth at least a red one.
            raw::AnyColour::Any(_) => Colour::Red,
        });
        entry.range("cost", raw.cost.len() as i64, 1..=3)?;
        let value = entry.range("value", raw.value, 1..=SMALL)?;
        entry.agrees("value", !universal || value == 1, "R13.7")?;
        faces.push(MechanismFace {
            cost: crate::effects::counted(colours),
            value,
            initial: raw.back == raw::Back::Red,
            universal,
        });
    }
    let list = Entry::list(MECHANISMS);
    for (initial, universal, count) in [(true, false, 8), (false, false, 32), (true, true, 2), (false, true, 8)] {
        let found = faces.iter().filter(|face| face.initial == initial && face.universal == universal).count();
        list.count("mechanism", found, count)?;
    }
    list.array("mechanism", faces)
}

fn read_families(raw: &raw::Humanity) -> Result<[FamilyFace; 10]> {
    let mut faces = Vec::new();
    for raw in &raw.family {
        let entry = Entry::new(HUMANITY, raw.id.id());
        entry.agrees("id", raw.id.index() == faces.len(), "the order of the tokens")?;
        entry.range("members", raw.members.len() as i64, 1..=4)?;
        let sum: u8 = raw.members.iter().map(|colour| colour.value()).sum();
        entry.agrees("reputation", i64::from(raw.reputation) == i64::from(sum), "members")?;
        faces.push(FamilyFace { members: cost(&raw.members), reputation: raw.reputation });
    }
    Entry::list(HUMANITY).array("family", faces)
}

fn read_humanity(raw: &raw::Humanity) -> Result<Cubes> {
    let mut copies = Vec::new();
    for raw in &raw.component {
        let entry = Entry::new(HUMANITY, raw.colour.id());
        entry.agrees("colour", raw.colour.index() == copies.len(), "the order of the colours")?;
        let value = raw.colour.value();
        entry.agrees("value", (raw.value, raw.reputation) == (value, value), "the value of the colour")?;
        entry.agrees("cost", raw.cost == [raw.colour], "colour")?;
        copies.push(entry.range("copies", raw.copies, 0..=MANY)?);
    }
    Entry::list(HUMANITY).array("component", copies)
}

fn read_nodes(raw: &raw::Satellite) -> Result<[NodeFace; Node::ALL.len()]> {
    let mut faces = Vec::new();
    for node in &raw.node {
        let entry = Entry::new(SATELLITE, node.id.id());
        entry.agrees("id", node.id.index() == faces.len(), "the order of the nodes")?;
        entry.range("column", node.column, 0..=COLUMNS as i64)?;
        entry.agrees("next", node.next.is_empty() == (node.kind == raw::NodeKind::Goal), "kind")?;
        entry.agrees("effect", node.effect.is_some() == (node.kind == raw::NodeKind::Poi), "kind")?;
        let next: Nodes = node.next.iter().copied().collect();
        let interest = node.effect.as_ref().map(|effect| effect.goods(&entry)).transpose()?;
        faces.push(NodeFace { column: node.column, lane: node.lane, next, interest, straight: None });
    }
    for index in 0..faces.len() {
        let onward = faces[index]
            .next
            .iter()
            .all(|next| faces.get(next.index()).is_some_and(|face| face.column == faces[index].column + 1));
        Entry::new(SATELLITE, Node::ALL[index].id()).agrees("next", onward, "the next column")?;
        faces[index].straight = straight(&faces, index);
    }
    Entry::list(SATELLITE).array("node", faces)
}

/// The same lane, or the nearest one towards lane 3 (R11.2).
fn straight(faces: &[NodeFace], index: usize) -> Option<Node> {
    let lane = faces[index].lane;
    faces[index].next.iter().min_by_key(|next| {
        let other = faces[next.index()].lane;
        (lane.abs_diff(other), other.abs_diff(3))
    })
}

fn read_route(raw: &raw::Satellite) -> Result<[RouteFace; 16]> {
    let mut faces = Vec::new();
    for raw in &raw.token {
        let entry = Entry::new(SATELLITE, raw.id.id());
        entry.agrees("id", raw.id.index() == faces.len(), "the order of the tokens")?;
        let set = match raw.kind {
            RouteKind::BlackHole => raw::Set::BlackHoles,
            RouteKind::ScatteredPlanet => raw::Set::ScatteredPlanets,
            _ => raw::Set::Base,
        };
        entry.agrees("set", raw.set == set, "kind")?;
        faces.push(RouteFace {
            kind: raw.kind,
            copies: entry.range("copies", raw.copies, 1..=MANY)?,
            discovery_pp: entry.range("discovery_pp", raw.discovery_pp, 0..=SMALL)?,
            effect: raw.effect.effect(&entry)?,
        });
    }
    Entry::list(SATELLITE).array("token", faces)
}

fn read_leader(raw: &raw::LeaderTracks) -> Result<[[[Effect; SPACES]; 2]; LeaderBoard::ALL.len()]> {
    let mut boards = Vec::new();
    for board in &raw.board {
        let entry = Entry::new(LEADER, board.id.id());
        entry.agrees("id", board.id.index() == boards.len(), "the order of the boards")?;
        let track = |field: &str, spaces: &[raw::Space]| -> Result<[Effect; SPACES]> {
            let mut effects = Vec::new();
            for space in spaces {
                let inner = entry.inner(&format!("{field} {}", space.space));
                inner.agrees("space", usize::from(space.space) == effects.len() + 1, "spaces from 1")?;
                effects.push(space.effect.effect(&inner)?);
            }
            entry.array(field, effects)
        };
        boards.push([track("interstellar", &board.interstellar)?, track("humanity", &board.humanity)?]);
    }
    Entry::list(LEADER).array("board", boards)
}

fn read_government(raw: &raw::Government) -> Result<[[Effect; POSITIONS]; GOVERNMENT_ROWS]> {
    let mut rows = Vec::new();
    for row in &raw.row {
        let entry = Entry::new(GOVERNMENT, format!("row {}", row.n));
        entry.agrees("n", usize::from(row.n) == rows.len() + 1, "rows from 1")?;
        let mut effects = Vec::new();
        for position in &row.position {
            let inner = entry.inner(&format!("position {}", position.n));
            inner.agrees("n", usize::from(position.n) == effects.len() + 1, "positions from 1")?;
            effects.push(position.effect.effect(&inner)?);
        }
        rows.push(entry.array("position", effects)?);
    }
    Entry::list(GOVERNMENT).array("row", rows)
}

fn read_by_players(setup: &raw::Setup, solar: &raw::SolarSystem) -> Result<[ByPlayers; 3]> {
    let mut numbers = Vec::new();
    for players in 2..=4 {
        let entry = Entry::new(SETUP, format!("by_players {players}"));
        let raw = entry.given("players", setup.by_players.iter().find(|raw| raw.players == players))?;
        let sun = Entry::new(SOLAR, format!("sun, threshold {players}"));
        let threshold = sun.given("players", solar.sun.threshold.iter().find(|raw| raw.players == players))?;
        let thresholds = [threshold.mercury, threshold.venus, threshold.earth];
        sun.agrees("earth", thresholds.is_sorted() && thresholds[2] <= 200, "rising thresholds up to 200")?;
        numbers.push(ByPlayers {
            // Three for everybody suffice in every game (R10.8).
            extra_tokens: entry.range("extra_action_tokens", raw.extra_action_tokens, 3 * i64::from(players)..=12)?,
            sector_size: entry.range("sector_size", raw.sector_size, 1..=SMALL)?,
            humanity_on_earth: entry.range("humanity_on_earth", raw.humanity_on_earth, 1..=SMALL)?,
            humanity_target: entry.range("humanity_target", raw.humanity_target, 1..=MANY)?,
            thresholds,
        });
    }
    Entry::list(SETUP).array("by_players", numbers)
}

fn read_zones(setup: &raw::Setup) -> Result<Vec<Zone>> {
    let entry = Entry::new(SETUP, "reputation");
    let mut from = setup.reputation.min;
    let mut zones = Vec::new();
    let table = &setup.final_scoring.reputation_table;
    entry.count("zone", setup.reputation.zone.len(), table.len())?;
    for (raw, points) in setup.reputation.zone.iter().zip(table) {
        entry.agrees("zone.from", raw.from == from && raw.to >= from, "the zone below")?;
        entry.agrees("zone", (raw.from, raw.to) == (points.from, points.to), "final_scoring.reputation_table")?;
        zones.push(Zone { from: raw.from, to: raw.to, income: raw.effect.goods(&entry)?, final_pp: points.pp });
        from = raw.to.saturating_add(1);
    }
    entry.agrees("max", i16::from(from) == i16::from(setup.reputation.max) + 1, "the last zone")?;
    Ok(zones)
}

fn read_pieces(setup: &raw::Setup) -> Result<Pieces> {
    let entry = Entry::new(SETUP, "player_pieces");
    let raw = &setup.player_pieces;
    entry.count("buildings", raw.buildings.len(), BUILDINGS)?;
    let buildings = entry.given("buildings", raw.buildings.values().next())?;
    let one_per_level = raw.buildings.values().all(|&count| count == LEVELS);
    entry.agrees("buildings", one_per_level, "one for each level of a technology")?;
    Ok(Pieces {
        scientists: entry.range("scientists", raw.scientists, 1..=SMALL)?,
        bases: entry.range("bases", raw.bases, 1..=Planet::FOREIGN.len() as i64)?,
        buildings: *buildings,
        cargo: entry.range("cargo_capacity", raw.cargo_capacity, 1..=SMALL)?,
        slots: entry.range("building_slots_per_plant", raw.building_slots_per_plant, 1..=9)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Token;

    #[test]
    fn shipped_files_can_be_read() {
        let data = read().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(data.tokens[Token::X15.index()].action, TokenAction::Solar { draw: 4, keep: 2 });
        assert_eq!(data.nodes[Node::C7l5.index()].straight, Some(Node::C8l5));
        assert_eq!(data.nodes[Node::C8l5.index()].straight, Some(Node::C9l4));
    }
}
