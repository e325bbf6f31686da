//! Values of a case as the game's types, and the position they describe.

pub use orrery_engine::suite::values::{field, optional};
use planet_unknown::position::{Part, Position};
use planet_unknown::{CorporationId, Cube, Options, PlanetId, PodPlace, Square, Tile, Track, data};
use toml::{Table, Value};

pub type Found = Result<Table, String>;

pub fn square([x, y]: [u8; 2]) -> Result<Square, String> {
    Square::at(x.into(), y.into()).ok_or(format!("[{x}, {y}] is not on the chart"))
}

pub fn squares(pairs: Vec<[u8; 2]>) -> Result<Vec<Square>, String> {
    pairs.into_iter().map(square).collect()
}

pub fn pairs(squares: impl IntoIterator<Item = Square>) -> Value {
    squares.into_iter().map(|at| Value::from(vec![i64::from(at.x()), i64::from(at.y())])).collect::<Vec<_>>().into()
}

pub fn parts(texts: Vec<String>) -> Result<Vec<Part>, String> {
    texts.iter().map(|text| Part::parse(text).ok_or(format!("'{text}' is no square of a piece"))).collect()
}

pub fn tile(id: &str) -> Result<Tile, String> {
    (0..Tile::COUNT).map(Tile).find(|&tile| data().tile_id(tile) == id).ok_or(format!("tile {id}"))
}

/// Number of a card by an id like "ev-39".
pub fn card(id: &str) -> Result<u8, String> {
    id.rsplit_once('-').and_then(|(_, number)| number.parse().ok()).ok_or(format!("card {id}"))
}

/// The boards with everything on them.
pub fn position(given: &Table) -> Result<Position, String> {
    let planet = optional(given, "planet")?.unwrap_or(PlanetId::K5b4156);
    let corporation = optional(given, "corporation")?.unwrap_or(CorporationId::UniversalCoalition);
    let options: Options = optional(given, "options")?.unwrap_or_default();
    let mut position = Position::with(planet, corporation, 2, &options);
    if let Some(open) = optional(given, "covered_except")? {
        position.cover_except(&squares(open)?);
    }
    for part in parts(optional(given, "pieces")?.unwrap_or_default())? {
        position.lay_part(part);
    }
    if let Some(rovers) = optional(given, "rovers")? {
        position.put_rovers(&squares(rovers)?);
    }
    put_meteors(&mut position, given)?;
    if let Some(level) = optional(given, "tech_level")? {
        position.unlock(level);
    }
    if let Some(letters) = optional::<Vec<String>>(given, "technologies")? {
        position.unlock_letters(&letters.iter().map(String::as_str).collect::<Vec<_>>());
    }
    if let Some(event) = optional::<String>(given, "event")? {
        position.set_event(card(&event)?);
    }
    position.board_mut().flux = optional(given, "flux")?;
    put_cubes(&mut position, given)?;
    put_lifepods(&mut position, given)?;
    Ok(position)
}

/// A meteorite on the square of a loaded rover is the one it carries.
fn put_meteors(position: &mut Position, given: &Table) -> Result<(), String> {
    let loaded: Vec<bool> = optional(given, "loaded")?.unwrap_or_default();
    let bits = loaded.iter().enumerate().fold(0, |bits, (rover, &loaded)| bits | u8::from(loaded) << rover);
    let board = position.board_mut();
    board.loaded = bits;
    let carried: Vec<Square> = board.rovers().filter(|&(rover, _)| board.is_loaded(rover)).map(|(_, at)| at).collect();
    for at in squares(optional(given, "meteors")?.unwrap_or_default())? {
        if !carried.contains(&at) {
            board.meteors.insert(at);
        }
    }
    Ok(())
}

/// `civ = 3`, or `civ = ["tech", 3]` for Makeshift.
fn put_cubes(position: &mut Position, given: &Table) -> Result<(), String> {
    let Some(cubes) = optional::<Table>(given, "cubes")? else { return Ok(()) };
    for track in Track::ALL {
        let at = match cubes.get(track.id()) {
            None => continue,
            Some(Value::Integer(row)) => Cube { track, row: *row as u8 },
            Some(other) => {
                let (track, row): (Track, u8) = other.clone().try_into().map_err(|error| format!("{error}"))?;
                Cube { track, row }
            }
        };
        position.board_mut().cubes[track.index()] = at;
    }
    Ok(())
}

/// Lifepods on planet squares, or, for Cosmos, on track positions.
fn put_lifepods(position: &mut Position, given: &Table) -> Result<(), String> {
    let list: Vec<Value> = optional(given, "lifepods")?.unwrap_or_default();
    let on_tracks: Vec<(Track, u8)> = list.iter().filter_map(|pod| pod.clone().try_into().ok()).collect();
    for &(track, row) in &on_tracks {
        position.board_mut().pods.put(PodPlace::Track { track, row });
    }
    for (track, rows) in optional::<std::collections::BTreeMap<Track, Vec<u8>>>(given, "covered")?.unwrap_or_default() {
        rows.into_iter().for_each(|row| position.board_mut().pods.put(PodPlace::Track { track, row }));
    }
    if given.contains_key("lifepods") && on_tracks.is_empty() {
        let places = squares(optional(given, "lifepods")?.unwrap_or_default())?;
        if !position.put_lifepods(&places) {
            return Err("a lifepod lies where the planet has none".into());
        }
    }
    Ok(())
}

/// Cubes as the cases write them.
pub fn cubes(position: &Position) -> Value {
    let board = position.board();
    let makeshift = board.corporation == CorporationId::Makeshift;
    let cube = |track: Track| {
        let at = board.cube(track);
        let row = i64::from(at.row);
        let value = if makeshift { Value::from(vec![Value::from(at.track.id()), row.into()]) } else { row.into() };
        (track.id().to_owned(), value)
    };
    Track::ALL.into_iter().map(cube).collect::<Table>().into()
}
