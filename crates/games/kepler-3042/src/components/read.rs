//! Reads and checks the component data. Everything the rules rely on is checked here, because an owner may have replaced the
//! files.

use orrery_engine::Game;
use orrery_engine::components::{ComponentError, Entry, read as file};

use super::raw;
use super::{
    By, Campaign, Data, LAST_POSITION, Level, MAX_CUBES, MAX_LEVEL, Objective, PLANETS, Planet, PlayerCount, ProgressCard,
    ROUNDS, Solo, Star, Terrain, TrackData, UNLIMITED, Who,
};
use crate::effects::{Clause, clauses};
use crate::hex::{COLS, HEXES, Hex, Path, ROWS};
use crate::kinds::{Bonus, Cubes, Kind, Space, Tech, Track, Zone};
use crate::phases::ships;
use crate::state::{COLONIES, Kepler, SEATS, SHIPS};

const ACTIONS: &str = "actions.toml";
const BOARD: &str = "board.toml";
const CARDS: &str = "progress_cards.toml";
const COMPONENTS: &str = "components.toml";
const OBJECTIVES: &str = "objectives.toml";
const PLANET_CARDS: &str = "planets.toml";
const SOLO: &str = "solo.toml";
const TECHNOLOGIES: &str = "technologies.toml";
const TRACKS: &str = "leadership_tracks.toml";

/// Mine tiles of the box.
const MINES: i64 = 4;

type Result<T> = std::result::Result<T, ComponentError>;

pub(crate) fn read() -> Result<Data> {
    let meta = &Kepler::META;
    let board: raw::Board = file(meta, BOARD)?;
    let components: raw::Components = file(meta, COMPONENTS)?;
    let actions: raw::Actions = file(meta, ACTIONS)?;
    let tracks: raw::Tracks = file(meta, TRACKS)?;
    let terrain = read_terrain(&board)?;
    let stars = read_stars(&board, &terrain)?;
    let planets = read_planets()?;
    let cards = read_cards()?;
    let objectives = read_objectives()?;
    let solo = read_solo(&components.player_kit, &cards, &objectives)?;
    Ok(Data {
        zone: read_zones(&board),
        counts: read_counts(components.player_count, &planets, &stars)?,
        terrain,
        stars,
        planets,
        levels: read_levels()?,
        tracks: array(Track::ALL.map(|track| read_track(&tracks, track)))?,
        track_vp: Entry::new(TRACKS, "scale").array("vp_by_position", tracks.scale.vp_by_position)?,
        main: array(Space::ALL.map(|space| effects_of(&actions.main, "main", space.id())))?,
        bonus: array(Bonus::ALL.map(|bonus| effects_of(&actions.bonus, "bonus", bonus.id())))?,
        bonus_of: array(Space::ALL.map(|space| bonus_of(&actions.grid, space)))?,
        cards,
        objectives,
        kit: read_kit(components.player_kit)?,
        scoring: components.scoring,
        solo,
    })
}

/// The array of results as one result: the first error, if there is one.
fn array<T, const N: usize>(results: [Result<T>; N]) -> Result<[T; N]> {
    let items: Vec<T> = results.into_iter().collect::<Result<_>>()?;
    Ok(items.try_into().unwrap_or_else(|_| unreachable!("one item for each result")))
}

fn cubes(entry: &Entry, field: &str, cubes: Cubes) -> Result<Cubes> {
    for kind in Kind::ALL {
        entry.range(&format!("{field}.{}", kind.id()), cubes[kind], 0..=MAX_CUBES)?;
    }
    Ok(cubes)
}

fn effects_of(rows: &[raw::ActionRow], list: &str, id: &str) -> Result<Vec<Clause>> {
    let entry = Entry::new(ACTIONS, format!("{list} {id}"));
    let row = entry.given("", rows.iter().find(|row| row.id == id))?;
    entry.given("effect", row.effect.first())?;
    clauses(&row.effect, &entry)
}

/// Spaces are numbered row by row.
fn bonus_of(grid: &raw::Grid, space: Space) -> Result<[Bonus; 2]> {
    let (row, column) = (space.index() / 3, space.index() % 3);
    let found = &grid.rows[row][column];
    Entry::new(ACTIONS, "grid").agrees(&format!("rows[{row}][{column}]"), found == space.id(), space.id())?;
    Ok([grid.column_bonus[column], grid.row_bonus[row]])
}

fn read_terrain(board: &raw::Board) -> Result<[Terrain; HEXES]> {
    let entry = Entry::new(BOARD, "board");
    entry.count("rows", board.board.rows, ROWS)?;
    entry.count("cols", board.board.cols, COLS)?;
    let terrain = |letter: char| match letter {
        '1'..='3' => Ok(Terrain::Star(letter as u8 - b'0')),
        'O' => Ok(Terrain::Sol),
        'X' => Ok(Terrain::BlackHole),
        's' | 'm' | 'l' => Ok(Terrain::Space),
        other => Err(entry.unknown("map", other)),
    };
    let letters = board.board.map.chars().filter(|letter| !letter.is_whitespace());
    let map: [Terrain; HEXES] = entry.array("map", letters.map(terrain).collect::<Result<_>>()?)?;
    let sol = Hex::all().filter(|hex| map[hex.index()] == Terrain::Sol);
    entry.agrees("map", sol.eq([Hex::SOL]), "O = (0, 0)")?;
    Ok(map)
}

fn read_zones(board: &raw::Board) -> [Zone; HEXES] {
    let zones = &board.zones;
    std::array::from_fn(|index| {
        let distance = Hex(index as u16).distance(Hex::SOL);
        if distance <= zones.short.max_distance {
            Zone::Short
        } else if distance <= zones.medium.max_distance {
            Zone::Medium
        } else {
            Zone::Long
        }
    })
}

const STAR_KINDS: [&str; 3] = ["single", "binary", "triple"];

fn read_stars(board: &raw::Board, terrain: &[Terrain; HEXES]) -> Result<Vec<Star>> {
    let mut stars: Vec<Star> = Vec::new();
    for raw in &board.star {
        let entry = Entry::new(BOARD, format!("star {}", raw.id));
        let kind = STAR_KINDS.iter().position(|known| *known == raw.kind).ok_or_else(|| entry.unknown("kind", &raw.kind))?;
        let suns = kind as u8 + 1;
        let hex = Hex::at(raw.q, raw.r).ok_or_else(|| entry.unknown("q, r", format!("{}, {}", raw.q, raw.r)))?;
        entry.agrees("kind", terrain[hex.index()] == Terrain::Star(suns), "board.map")?;
        // Stars are far enough apart that each has room for two tiles, regardless of the tiles around the others.
        let room = |next: &Hex| next.is_on_map() && terrain[next.index()] == Terrain::Space;
        entry.agrees("q, r", hex.around().iter().all(room), "board.map")?;
        if let Some(near) = stars.iter().find(|other| other.hex.distance(hex) < 4) {
            entry.agrees("q, r", false, format!("star {}", near.id))?;
        }
        stars.push(Star { id: raw.id.clone(), name: raw.name.clone(), hex, suns });
    }
    let drawn = terrain.iter().filter(|terrain| matches!(terrain, Terrain::Star(_))).count();
    Entry::list(BOARD).count("star", stars.len(), drawn)?;
    Ok(stars)
}

fn read_planets() -> Result<[Planet; PLANETS + 1]> {
    let file: raw::Planets = file(&Kepler::META, PLANET_CARDS)?;
    let planets = (0..=PLANETS).map(|number| {
        // Earth has no entry; its place is filled so that numbers are indices.
        let number = number.max(1);
        let entry = Entry::new(PLANET_CARDS, format!("planet {number}"));
        planet(entry.given("", file.planet.iter().find(|planet| planet.number == number))?, &entry)
    });
    Entry::list(PLANET_CARDS).array("planet", planets.collect::<Result<_>>()?)
}

fn planet(raw: &raw::Planet, entry: &Entry) -> Result<Planet> {
    for (side, face) in [("colony", &raw.colony), ("terraformed", &raw.terraformed)] {
        cubes(entry, &format!("{side}.produce"), face.produce)?;
        entry.range(&format!("{side}.icons"), face.icons, 0..=i64::from(LAST_POSITION))?;
    }
    Ok(Planet {
        kind: raw.r#type,
        level: entry.range("level", raw.level, 1..=i64::from(MAX_LEVEL))?,
        terraform_cost: cubes(entry, "terraform_cost", raw.terraform_cost)?,
        colony: raw.colony,
        terraformed: raw.terraformed,
        vp: raw.vp,
        min_players: match raw.mark.as_str() {
            "" => 1,
            "3+" => 3,
            "4" => 4,
            mark => return Err(entry.unknown("mark", mark)),
        },
    })
}

fn read_kit(kit: super::Kit) -> Result<super::Kit> {
    let entry = Entry::new(COMPONENTS, "player_kit");
    entry.range("starships", kit.starships, SHIPS as i64..=SHIPS as i64)?;
    entry.range("max_colonised_planets", kit.max_colonised_planets, 1..=COLONIES as i64)?;
    cubes(&entry, "earth_start", kit.earth_start)?;
    cubes(&entry, "depot_start", kit.depot_start)?;
    start_is_the_kit(&entry, &kit, kit.earth_start, kit.depot_start)?;
    Ok(kit)
}

/// All cubes of a player start on Earth or in the depot.
fn start_is_the_kit(entry: &Entry, kit: &super::Kit, earth: Cubes, depot: Cubes) -> Result<()> {
    for (kind, all) in Kind::ALL.into_iter().zip([kit.energy, kit.matter, kit.antimatter]) {
        let field = format!("depot_start.{}", kind.id());
        entry.range(&format!("earth_start.{}", kind.id()), earth[kind], 0..=MAX_CUBES)?;
        entry.range(&field, depot[kind], 0..=MAX_CUBES - i64::from(earth[kind]))?;
        entry.agrees(&field, earth[kind] + depot[kind] == all, format!("player_kit.{}", kind.id()))?;
    }
    Ok(())
}

fn read_counts(mut counts: Vec<PlayerCount>, planets: &[Planet], stars: &[Star]) -> Result<Vec<PlayerCount>> {
    Entry::list(COMPONENTS).count("player_count", counts.len(), SEATS)?;
    for (index, count) in counts.iter_mut().enumerate() {
        let players = index as u8 + 1;
        let entry = Entry::new(COMPONENTS, format!("player_count {players}"));
        entry.range("players", count.players, players.into()..=players.into())?;
        entry.range("colonial_objectives", count.colonial_objectives, 0..=ships::OBJECTIVES as i64)?;
        entry.range("mines", count.mines, 0..=MINES)?;
        let in_play = planets[1..].iter().filter(|planet| planet.min_players <= players.max(2)).count();
        entry.agrees("planets", usize::from(count.planets) == in_play, "planet.mark (planets.toml)")?;
        let tiles = count.planets + count.mines + count.colonial_objectives;
        entry.agrees("tiles", count.tiles == tiles, "planets + mines + colonial_objectives")?;
        for (index, kind) in count.star_kinds.iter().enumerate() {
            let known = STAR_KINDS.get(index) == Some(&kind.as_str());
            entry.agrees(&format!("star_kinds[{index}]"), known, STAR_KINDS.join(", "))?;
        }
        count.max_suns = count.star_kinds.len() as u8;
        let usable = stars.iter().filter(|star| star.suns <= count.max_suns).count();
        entry.agrees("tiles", usize::from(tiles) <= 2 * usable, "star_kinds")?;
    }
    Ok(counts)
}

fn read_levels() -> Result<[[Level; 5]; 5]> {
    let file: raw::Technologies = file(&Kepler::META, TECHNOLOGIES)?;
    array(Tech::ALL.map(|tech| {
        let entry = Entry::new(TECHNOLOGIES, format!("technology {}", tech.id()));
        let rows = &entry.given("", file.technology.iter().find(|row| row.id == tech))?.level;
        array(std::array::from_fn(|level| {
            let entry = entry.inner(&format!("level {level}"));
            read_level(entry.given("", rows.iter().find(|row| row.level == level))?, &entry)
        }))
    }))
}

fn read_level(row: &raw::Level, entry: &Entry) -> Result<Level> {
    let limit = |number: i8| if number < 0 { UNLIMITED } else { number as u8 };
    let benefit = &row.benefit;
    Ok(Level {
        cost: cubes(entry, "cost", row.cost)?,
        icons: entry.range("icons", row.icons, 0..=i64::from(LAST_POSITION))?,
        collaboration: entry.range("collaboration", row.collaboration, 0..=i64::from(LAST_POSITION))?,
        speed: entry.range("benefit.speed", benefit.speed, 0..=Path::MAX as i64)?,
        cheap_ships: match benefit.ship_cost {
            None => false,
            Some(cost) if cost == Cubes::new(1, 0, 0) => true,
            Some(cost) => return Err(entry.unknown("benefit.ship_cost", format!("{cost:?}"))),
        },
        conversions: limit(benefit.conversions),
        displacements: limit(benefit.moves),
        energy: entry.range("benefit.energy", benefit.energy, 0..=MAX_CUBES)?,
        second_bonus_free: benefit.both_bonus_for_one_burn,
        exploit_planets: benefit.exploit_planets,
        terraform_level: benefit.terraform_level,
        antimatter: entry.range("benefit.antimatter", benefit.antimatter, 0..=MAX_CUBES)?,
        alien_colonies: benefit.alien_colonies,
    })
}

fn read_track(tracks: &raw::Tracks, track: Track) -> Result<TrackData> {
    let entry = Entry::new(TRACKS, format!("track {}", track.id()));
    let row = entry.given("", tracks.track.iter().find(|row| row.id == track))?;
    let bits = |field: &str, positions: &[u8]| {
        positions.iter().enumerate().try_fold(0, |bits, (index, &position)| {
            entry.range(&format!("{field}[{index}]"), position, 1..=i64::from(LAST_POSITION)).map(|position| bits | 1 << position)
        })
    };
    Ok(TrackData {
        medals: bits("medals", &row.medals)?,
        regenerate: bits("regenerate", &row.regenerate)?,
        produce_energy: bits("produce_energy", &row.produce_energy)?,
        produce_matter: bits("produce_matter", &row.produce_matter)?,
    })
}

fn read_cards() -> Result<Vec<ProgressCard>> {
    let file: raw::Cards = file(&Kepler::META, CARDS)?;
    let cards: Vec<ProgressCard> = file.card.into_iter().map(card).collect::<Result<_>>()?;
    Entry::list(CARDS).count("card", cards.len(), super::CARDS)?;
    // A solo game draws a card each round, too.
    let solo = cards.iter().filter(|card| card.solo).count();
    Entry::list(CARDS).range("card.solo", solo as u32, ROUNDS.into()..=super::CARDS as i64)?;
    Ok(cards)
}

fn card(raw: raw::Card) -> Result<ProgressCard> {
    let entry = Entry::new(CARDS, format!("card {}", raw.id));
    let by = |id: &str| compared(id).ok_or_else(|| entry.unknown("select.by", id));
    let select = &raw.select;
    let who = match (select.who.as_str(), select.by.as_deref()) {
        ("all", None) => Who::All,
        ("all", Some(by)) => return Err(entry.unknown("select.by", by)),
        ("highest", id) => Who::Highest(by(entry.given("select.by", id)?)?),
        ("lowest", id) => Who::Lowest(by(entry.given("select.by", id)?)?),
        (who, _) => return Err(entry.unknown("select.who", who)),
    };
    let effect = clauses(&raw.effect, &entry)?;
    Ok(ProgressCard { who, effect, id: raw.id, optional: raw.optional, solo: raw.solo })
}

fn compared(by: &str) -> Option<By> {
    match by.split_once('.') {
        Some(("tech", id)) => Tech::by_id(id).map(By::Tech),
        _ => match by {
            "medals" => Some(By::Medals),
            "colonised" => Some(By::Colonised),
            id => Track::by_id(id).map(By::Track),
        },
    }
}

fn read_objectives() -> Result<Vec<Objective>> {
    let file: raw::Objectives = file(&Kepler::META, OBJECTIVES)?;
    let mut objectives = Vec::new();
    for raw in file.objective {
        let entry = Entry::new(OBJECTIVES, format!("objective {}", raw.id));
        let advanced = match raw.set.as_str() {
            "standard" => false,
            "advanced" => true,
            other => return Err(entry.unknown("set", other)),
        };
        objectives.push(Objective { id: raw.id, advanced, vp: raw.vp, condition: raw.condition });
    }
    let advanced = objectives.iter().filter(|objective| objective.advanced).count();
    // Each set has a card for every player.
    let most = (objectives.len() - SEATS) as i64;
    Entry::list(OBJECTIVES).range("objective.set", advanced as u32, SEATS as i64..=most)?;
    Ok(objectives)
}

fn read_solo(kit: &super::Kit, cards: &[ProgressCard], objectives: &[Objective]) -> Result<Solo> {
    let file: raw::SoloFile = file(&Kepler::META, SOLO)?;
    let setup = file.setup;
    let entry = Entry::new(SOLO, "setup");
    start_is_the_kit(&entry, kit, setup.earth_start, setup.depot_start)?;
    let removed = cards.iter().position(|card| card.id == setup.progress_card_removed);
    let campaign = |raw: raw::Campaign| {
        let entry = Entry::new(SOLO, format!("campaign {}", raw.id));
        entry.count("objectives", raw.objectives.len(), MAX_SOLO_LEVEL)?;
        let objective = |(index, id): (usize, &String)| {
            let found = objectives.iter().position(|known| known.id == *id).map(|found| found as u8);
            found.ok_or_else(|| entry.unknown(format!("objectives[{index}]"), id))
        };
        let objectives = raw.objectives.iter().enumerate().map(objective).collect::<Result<_>>()?;
        Ok(Campaign { objectives, id: raw.id })
    };
    Entry::list(SOLO).count("level", file.level.len(), MAX_SOLO_LEVEL)?;
    Ok(Solo {
        removed_card: removed.ok_or_else(|| entry.unknown("progress_card_removed", &setup.progress_card_removed))? as u8,
        earth_start: setup.earth_start,
        depot_start: setup.depot_start,
        ghost_rounds: setup.ghost_round_markers,
        levels: file.level,
        campaigns: file.campaign.into_iter().map(campaign).collect::<Result<_>>()?,
    })
}

/// Levels of a campaign (R14.2); each adds an objective.
const MAX_SOLO_LEVEL: usize = 4;
