//! Reads and checks the component data. Everything the rules rely on is checked here, because an owner may have replaced the
//! files.

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry, read as file};

use super::{
    CIV_CARDS, CivCard, DECK, DEPOTS, Data, EVENTS, EventCard, LIFEPODS, Metric, OBJECTIVES, Objective, Planet, PlanetRule,
    Private, Sets, Solo,
};
use super::{corporations, raw};
use crate::effects::{RoundRule, Worth, round_rule, terms, worth};
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{Colour, PlanetId, Ring, Terrain};
use crate::shapes::Shape;
use crate::state::{PlanetUnknown, SEATS};

const CIV: &str = "civ_cards.toml";
pub(super) const CORPORATIONS: &str = "corporations.toml";
const EVENT_CARDS: &str = "events.toml";
const OBJECTIVE_CARDS: &str = "objectives.toml";
const PLANETS: &str = "planets.toml";
const SETUP: &str = "setup.toml";
const TILES: &str = "tiles.toml";

type Result<T> = std::result::Result<T, ComponentError>;

pub(crate) fn read() -> Result<Data> {
    let meta = &PlanetUnknown::META;
    let tiles: raw::Tiles = file(meta, TILES)?;
    let setup: raw::Setup = file(meta, SETUP)?;
    let objectives: raw::Objectives = file(meta, OBJECTIVE_CARDS)?;
    let planets: raw::Planets = file(meta, PLANETS)?;
    let civ_cards: raw::CivCards = file(meta, CIV)?;
    let shape = |raw: &raw::Shape| {
        Shape::drawn(&raw.id, raw.ring, &raw.terrain, &raw.marks, &Entry::new(TILES, format!("shape {}", raw.id)))
    };
    let shapes: Vec<Shape> = tiles.shape.iter().map(shape).collect::<Result<_>>()?;
    let mut rings = [[0; DEPOTS as usize]; 2];
    rings[Ring::Small.index()] = read_ring(&tiles.station.small_ring, Ring::Small, &shapes)?;
    rings[Ring::Large.index()] = read_ring(&tiles.station.large_ring, Ring::Large, &shapes)?;
    let counts = read_counts(&setup.players)?;
    let civ = read_civ(civ_cards.card)?;
    let ranks = [1, 2, 3, 4].map(|rank| (1..=CIV_CARDS).filter(|&card| civ[usize::from(card)].rank == rank).collect());
    Ok(Data {
        pairs: Entry::list(TILES).array("pair", tiles.pair.iter().map(|pair| [pair.a, pair.b]).collect())?,
        rings,
        shapes: Entry::list(TILES).array("shape", shapes)?,
        planets: array(PlanetId::ALL.map(|id| read_planet(&planets, id)))?,
        corporations: corporations::read()?,
        ranks,
        sets: read_sets(&civ_cards.set, &civ)?,
        civ,
        neighbour_win: objectives.neighbour_win,
        neighbour_tie: objectives.neighbour_tie,
        private_complete: objectives.private_complete,
        objectives: read_objectives(objectives)?,
        events: read_events()?,
        positions: std::array::from_fn(|players| counts[players].map(|row| row.seats.clone()).unwrap_or_default()),
        civ_per_rank: std::array::from_fn(|players| counts[players].map_or(0, |row| row.civ_per_rank)),
        solo: read_solo(setup.solo)?,
    })
}

/// The array of results as one result: the first error, if there is one.
pub(super) fn array<T, const N: usize>(results: [Result<T>; N]) -> Result<[T; N]> {
    let items: Vec<T> = results.into_iter().collect::<Result<_>>()?;
    Ok(items.try_into().unwrap_or_else(|_| unreachable!("one item for each result")))
}

/// Both rings use each of their shapes once.
fn read_ring(ids: &[String], ring: Ring, shapes: &[Shape]) -> Result<[u8; DEPOTS as usize]> {
    let entry = Entry::new(TILES, "station");
    let field = match ring {
        Ring::Small => "small_ring",
        Ring::Large => "large_ring",
    };
    let mut found: Vec<u8> = Vec::new();
    for (index, id) in ids.iter().enumerate() {
        let field = format!("{field}[{index}]");
        let shape = shapes.iter().position(|shape| shape.id == *id && shape.ring == ring);
        let shape = shape.ok_or_else(|| entry.unknown(field.as_str(), id))? as u8;
        entry.agrees(&field, !found.contains(&shape), "the shapes before it")?;
        found.push(shape);
    }
    entry.array(field, found)
}

type Counts<'a> = [Option<&'a raw::PlayerCount>; SEATS + 1];

fn read_counts(rows: &[raw::PlayerCount]) -> Result<Counts<'_>> {
    Entry::list(SETUP).count("players", rows.len(), SEATS)?;
    let mut counts = [None; SEATS + 1];
    for (index, row) in rows.iter().enumerate() {
        let players = index + 1;
        let entry = Entry::new(SETUP, format!("players {players}"));
        entry.count("count", row.count, players)?;
        entry.count("seats", row.seats.len(), players)?;
        for (seat, &position) in row.seats.iter().enumerate() {
            let field = format!("seats[{seat}]");
            entry.range(&field, position, 0..=i64::from(DEPOTS) - 1)?;
            entry.agrees(&field, !row.seats[..seat].contains(&position), "seats")?;
        }
        entry.range("civ_per_rank", row.civ_per_rank, 1..=i64::from(CIV_CARDS / 4))?;
        counts[players] = Some(row);
    }
    Ok(counts)
}

fn square(entry: &Entry, field: &str, [x, y]: [u8; 2]) -> Result<Square> {
    Square::at(x.into(), y.into()).ok_or_else(|| entry.unknown(field, format!("{x}, {y}")))
}

fn squares(entry: &Entry, field: &str, pairs: &[[u8; 2]]) -> Result<Grid> {
    entry.given(field, pairs.first())?;
    pairs.iter().enumerate().map(|(index, &pair)| square(entry, &format!("{field}[{index}]"), pair)).collect()
}

/// The squares of a drawing whose character is one of these.
fn drawn(entry: &Entry, field: &str, picture: &str, characters: &str) -> Result<Grid> {
    let rows: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    entry.count(field, rows.len(), usize::from(SIDE))?;
    for (y, row) in rows.iter().enumerate() {
        entry.count(&format!("{field}[{y}]"), row.chars().count(), usize::from(SIDE))?;
    }
    Ok(Grid::drawn(picture, characters))
}

fn read_planet(file: &raw::Planets, id: PlanetId) -> Result<Planet> {
    let entry = Entry::new(PLANETS, format!("planet {}", id.id()));
    let raw = entry.given("", file.planet.iter().find(|raw| raw.id == id))?;
    let real = drawn(&entry, "grid", &raw.grid, "o*LRCTEPK")?;
    let on_planet = |field: &str, picture: &str| {
        let squares = drawn(&entry, field, picture, "x")?;
        entry.agrees(field, !squares.is_empty() && (squares & !real).is_empty(), "grid")?;
        Ok(squares)
    };
    if let Some(letter) = raw.grid.chars().find(|&letter| !letter.is_whitespace() && !"o*LRCTEPK.#".contains(letter)) {
        return Err(entry.unknown("grid", letter));
    }
    let perimeter = on_planet("perimeter", &raw.perimeter)?;
    let lifepods: [Square; LIFEPODS] = array(std::array::from_fn(|index| {
        let field = format!("lifepod_squares[{index}]");
        let square = square(&entry, &field, raw.lifepod_squares[index])?;
        entry.agrees(&field, real.contains(square), "grid").map(|()| square)
    }))?;
    Ok(Planet {
        deluxe: raw.edition == "deluxe",
        real,
        ice: Grid::drawn(&raw.grid, "*"),
        perimeter,
        edge: if raw.edge == "perimeter" { perimeter } else { on_planet("edge", &raw.edge)? },
        lifepods,
        column_medals: raw.column_medals,
        row_medals: raw.row_medals,
        rule: read_rule(raw, &entry)?,
    })
}

fn read_rule(raw: &raw::Planet, entry: &Entry) -> Result<PlanetRule> {
    Ok(match raw.rule.as_str() {
        "none" => PlanetRule::None,
        "no_mixed_ice_and_soil" => PlanetRule::NoMixedIceAndSoil,
        "uncovered_city_medals" => {
            PlanetRule::Cities { squares: squares(entry, "city_squares", &raw.city_squares)?, medals: raw.city_medals }
        }
        "quadrant_bans" => {
            PlanetRule::QuadrantBans { allowed: read_quadrants(entry.given("quadrants", raw.quadrants.as_ref())?) }
        }
        "ring_anchor" => {
            entry.given("ring_rows", raw.ring_rows.first())?;
            let mut ring = Grid::EMPTY;
            for (index, &row) in raw.ring_rows.iter().enumerate() {
                ring |= Grid::row(entry.range(&format!("ring_rows[{index}]"), row, 0..=i64::from(SIDE) - 1)?);
            }
            PlanetRule::RingAnchor { ring }
        }
        "currents_are_energy" => PlanetRule::Currents { squares: Grid::drawn(&raw.grid, "EP") },
        "chasm" => PlanetRule::Chasm {
            sides: array(["w", "e"].map(|side| drawn(entry, "sides", &raw.sides, side)))?,
            crossings: read_crossings(raw, entry)?,
        },
        "first_piece_on_centre" => {
            PlanetRule::FirstPieceOnCentre { squares: squares(entry, "centre_squares", &raw.centre_squares)? }
        }
        "toxic_squares" => PlanetRule::Toxic { squares: Grid::drawn(&raw.grid, "T") },
        "slide_in" => PlanetRule::SlideIn,
        "inner_edge" => PlanetRule::InnerEdge,
        "body_bonus" => PlanetRule::Bodies {
            bodies: array(["a", "b", "c"].map(|body| drawn(entry, "bodies", &raw.bodies, body)))?,
            medals: raw.body_bonus_medals,
        },
        "holes" => PlanetRule::Holes,
        rule => return Err(entry.unknown("rule", rule)),
    })
}

fn read_crossings(raw: &raw::Planet, entry: &Entry) -> Result<[[Square; 2]; 2]> {
    let crossings: [[[u8; 2]; 2]; 2] = entry.array("diagonal_crossings", raw.diagonal_crossings.clone())?;
    let field = |index| format!("diagonal_crossings[{index}]");
    array(std::array::from_fn(|index| array(crossings[index].map(|pair| square(entry, &field(index), pair)))))
}

fn read_quadrants(bans: &raw::Quadrants) -> [Grid; 6] {
    let west: Grid = Square::all().filter(|square| square.x() < SIDE / 2).collect();
    let north: Grid = Square::all().filter(|square| square.y() < SIDE / 2).collect();
    let quadrants = [
        (bans.north_west, north & west),
        (bans.north_east, north & !west),
        (bans.south_west, west & !north),
        (bans.south_east, !north & !west),
    ];
    Terrain::ALL.map(|resource| {
        quadrants.iter().filter(|(banned, _)| *banned == resource).fold(Grid::ALL, |allowed, (_, squares)| allowed & !*squares)
    })
}

fn read_civ(cards: Vec<raw::CivCard>) -> Result<Vec<CivCard>> {
    let list = Entry::list(CIV);
    list.count("card", cards.len(), CIV_CARDS.into())?;
    let none = CivCard { id: String::new(), rank: 0, immediate: false, effect: Vec::new(), worth: Worth::default() };
    let civ: Vec<CivCard> = std::iter::once(Ok(none)).chain(cards.into_iter().map(civ_card)).collect::<Result<_>>()?;
    for rank in 1..=4 {
        list.count("card.rank", civ.iter().filter(|card| card.rank == rank).count(), usize::from(CIV_CARDS / 4))?;
    }
    Ok(civ)
}

fn civ_card(raw: raw::CivCard) -> Result<CivCard> {
    let entry = Entry::new(CIV, format!("card {}", raw.id));
    let immediate = match raw.timing.as_str() {
        "immediate" => true,
        "end_game" => false,
        other => return Err(entry.unknown("timing", other)),
    };
    let effect = terms(&raw.effect, 0, "effect", &entry)?;
    let worth = worth(&raw.effect, &entry)?;
    entry.agrees("timing", immediate == (!effect.is_empty() && worth == Worth::default()), "effect")?;
    Ok(CivCard { effect, worth, immediate, rank: entry.range("rank", raw.rank, 1..=4)?, id: raw.id })
}

/// A value for every number of cards that a player can own.
fn read_sets(sets: &[raw::Set], civ: &[CivCard]) -> Result<Sets> {
    let values = |id: &str, field: &str, of: fn(&raw::Set) -> &Vec<u8>, cards: usize| {
        let entry = Entry::new(CIV, format!("set {id}"));
        let values = of(entry.given("", sets.iter().find(|set| set.id == id))?);
        entry.count(field, values.len(), cards + 1).map(|()| values.clone())
    };
    let (ore, trade) = (civ.iter().filter(|card| card.worth.ore).count(), civ.iter().filter(|card| card.worth.trade).count());
    Ok(Sets {
        ore_per_three: values("ore", "medals_per_three_meteors", |set| &set.medals_per_three_meteors, ore)?,
        trade_total: values("trade", "medals_total", |set| &set.medals_total, trade)?,
    })
}

fn read_objectives(file: raw::Objectives) -> Result<Vec<Objective>> {
    Entry::list(OBJECTIVE_CARDS).count("objective", file.objective.len(), OBJECTIVES.into())?;
    let none = Objective { id: String::new(), metric: Metric::TracksAtTop, fewest: false, private: Private::IceCovered };
    std::iter::once(Ok(none)).chain(file.objective.into_iter().map(read_objective)).collect()
}

fn read_objective(raw: raw::Objective) -> Result<Objective> {
    let entry = Entry::new(OBJECTIVE_CARDS, format!("objective {}", raw.id));
    let compared = raw.neighbour.condition;
    let what = || entry.given("neighbour.condition.resource", compared.resource.or(compared.terrain));
    let metric = match compared.metric.as_str() {
        "icons_on_edge" => Metric::IconsOnEdge(what()?),
        "largest_area" => Metric::LargestArea(what()?),
        "area_count" => Metric::AreaCount(what()?),
        "icons" => Metric::Icons(what()?),
        "tracks_at_top" => Metric::TracksAtTop,
        "meteors_collected" => Metric::MeteorsCollected,
        "lifepods_collected" => Metric::LifepodsCollected,
        metric => return Err(entry.unknown("neighbour.condition.metric", metric)),
    };
    let fewest = match compared.best.as_str() {
        "fewest" => true,
        "most" => false,
        best => return Err(entry.unknown("neighbour.condition.best", best)),
    };
    Ok(Objective { metric, fewest, private: read_private(&raw.private.condition, &entry)?, id: raw.id })
}

fn read_private(raw: &raw::Private, entry: &Entry) -> Result<Private> {
    let what = || entry.given("private.condition.resource", raw.resource.or(raw.terrain));
    Ok(match raw {
        raw::Private { rectangle: Some(size), .. } => Private::Rectangle { size: *size, terrain: what()? },
        raw::Private { area_icons: Some(n), .. } => Private::AreaIcons { n: *n, resource: what()? },
        raw::Private { track_at_top: Some(track), .. } => Private::TrackAtTop(*track),
        raw::Private { icons_at_most: Some(n), .. } => Private::IconsAtMost { n: *n, resource: what()? },
        raw::Private { meteors_collected_at_least: Some(n), .. } => Private::MeteorsAtLeast(*n),
        raw::Private { more: Some(_), .. } => Private::MoreLifepodsThanMeteors,
        raw::Private { all_covered: Some(ground), .. } => match ground.as_str() {
            "ice" => Private::IceCovered,
            "soil" => Private::SoilCovered,
            other => return Err(entry.unknown("private.condition.all_covered", other)),
        },
        _ => return entry.given("private.condition", None),
    })
}

fn read_events() -> Result<Vec<EventCard>> {
    let file: raw::Events = file(&PlanetUnknown::META, EVENT_CARDS)?;
    let list = Entry::list(EVENT_CARDS);
    list.count("event", file.event.len(), EVENTS.into())?;
    let none = EventCard {
        id: String::new(),
        colour: Colour::Green,
        solo_only: false,
        effect: Vec::new(),
        options: Vec::new(),
        rule: RoundRule::None,
    };
    let cards = file.event.into_iter().enumerate().map(|(index, raw)| event(index as u8 + 1, raw));
    let events: Vec<EventCard> = std::iter::once(Ok(none)).chain(cards).collect::<Result<_>>()?;
    for colour in Colour::ALL {
        list.count("event.colour", events[1..].iter().filter(|event| event.colour == colour).count(), DECK)?;
    }
    Ok(events)
}

fn event(number: u8, raw: raw::Event) -> Result<EventCard> {
    let entry = Entry::new(EVENT_CARDS, format!("event {}", raw.id));
    let options = raw.effect.choose_one.iter().enumerate();
    let options = options.map(|(index, option)| terms(option, 0, &format!("effect.choose_one[{index}]"), &entry));
    let options = options.collect::<Result<_>>()?;
    let effect = terms(&raw.effect, number, "effect", &entry)?;
    let rule = round_rule(&raw.effect, &entry)?;
    // An event does something at once, or changes the rules of the round.
    entry.agrees("effect", effect.is_empty() == (rule != RoundRule::None), "effect.this_round")?;
    Ok(EventCard { effect, options, rule, id: raw.id, colour: raw.colour, solo_only: raw.solo_only })
}

/// Every deck has a target, and every result a tier.
fn read_solo(solo: Solo) -> Result<Solo> {
    let entry = Entry::new(SETUP, "solo");
    entry.range("base_target", solo.base_target, 0..=1000)?;
    entry.range("objectives_dealt", solo.objectives_dealt, 1..=SEATS as i64)?;
    entry.range("objectives_kept", solo.objectives_kept, 1..=solo.objectives_dealt.into())?;
    for cards in 0..=DECK as u8 {
        let rows = solo.adjust.iter().filter(|row| (row.from..=row.to).contains(&cards)).count();
        entry.agrees("adjust", rows == 1, format!("event_cards = {cards}"))?;
    }
    let mut next = Some(i32::MIN);
    for tier in &solo.tier {
        Entry::new(SETUP, format!("solo, tier {}", tier.id)).agrees("min", next == Some(tier.min), "the tier before it")?;
        next = tier.max.checked_add(1);
    }
    entry.agrees("tier", next.is_none(), "max")?;
    Ok(solo)
}
