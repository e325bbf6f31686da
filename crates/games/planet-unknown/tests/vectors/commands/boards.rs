//! Cases about set-up, station, placement and planets.

use orrery_engine::{Game, Seat, Seed, Silent, Viewer};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, CorporationId, Options, PlanetId, PlanetUnknown, Ring, Term, Track, data};
use planet_unknown::{planet_medals, private_is_met};
use toml::{Table, Value};

use super::answers::outcome;
use crate::given::{Found, card, field, optional, pairs, parts, position, square, tile};

/// `keep`: which of the objectives dealt are kept, counted from 1.
pub fn setup(given: &Table, action: &Table) -> Found {
    let players: u8 = field(given, "players")?;
    let mut game = PlanetUnknown::setup(&Options::default(), players, Seed(7)).map_err(|error| error.to_string())?;
    let dealt: Vec<u8> = game.view(Viewer::Seat(ME)).own.map_or(Vec::new(), |own| own.offered);
    let keep: Vec<usize> = optional(action, "keep")?.unwrap_or_default();
    let mut kept = keep.iter().map(|place| dealt.get(place - 1).copied().ok_or(format!("no objective {place} is dealt")));
    while keeps_objective(&game) {
        let card = kept.next().ok_or("not answered: which objectives are kept")??;
        game.apply(ME, &Action::KeepObjective { card }, &mut Silent).map_err(|error| error.to_string())?;
    }
    let view = game.view(Viewer::Seat(ME));
    let ranks: Vec<u8> = view.civ_left.to_vec();
    let kept = view.own.map_or(0, |own| own.private.len());
    if ranks.iter().any(|&rank| rank != ranks[0]) {
        return Err(format!("piles of {ranks:?} cards"));
    }
    let mut found = Table::new();
    found.insert("civ_per_rank".into(), i64::from(ranks[0]).into());
    found.insert("neighbour_objectives".into(), (view.neighbours.len() as i64).into());
    found.insert("private_dealt".into(), (dealt.len() as i64).into());
    found.insert("private_kept".into(), (kept as i64).into());
    let seats = &data().positions[usize::from(players)];
    found.insert("seats".into(), seats.iter().map(|&seat| i64::from(seat)).collect::<Vec<_>>().into());
    Ok(found)
}

fn keeps_objective(game: &PlanetUnknown) -> bool {
    let mut actions = Vec::new();
    game.legal(ME, &mut actions);
    matches!(actions.first(), Some(Action::KeepObjective { .. }))
}

pub fn station(given: &Table, action: &Table) -> Found {
    let seats: Vec<u8> = field(given, "seats")?;
    let players = (1..=6u8).find(|&n| data().positions[usize::from(n)] == seats).ok_or("no such seats")?;
    let mut position = Position::new(PlanetId::K5b4156, CorporationId::UniversalCoalition, players);
    position.set_station(field(given, "offset")?, field(given, "inner_shift")?);
    if let Some(turns) = optional(action, "turn_clockwise")? {
        position.turn_station(turns).map_err(|illegal| illegal.to_string())?;
    }
    let depot = |seat: Seat| position.game.depot(seat);
    let shape = |seat: Seat, ring: Ring| data().shape(position.game.offered(seat, ring).expect("full piles")).id.clone();
    let all = || Seat::all(players);
    let mut found = Table::new();
    found.insert("offset".into(), i64::from(position.offset()).into());
    found.insert("depots".into(), all().map(|seat| i64::from(depot(seat))).collect::<Vec<_>>().into());
    found.insert("outer".into(), all().map(|seat| shape(seat, Ring::Large)).collect::<Vec<_>>().into());
    found.insert("inner".into(), all().map(|seat| shape(seat, Ring::Small)).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn rotate(given: &Table, action: &Table) -> Found {
    let commander: String = field(given, "commander")?;
    let player: String = field(action, "player")?;
    let mut position = Position::new(PlanetId::K5b4156, CorporationId::UniversalCoalition, 3);
    position.set_station(field(given, "offset")?, 0);
    position.rotate_phase(Seat(1));
    let seat = if player == commander { Seat(1) } else { Seat(2) };
    let turn = Action::Rotate { offset: field(action, "rotate")? };
    let mut found = outcome(position.game.apply(seat, &turn, &mut Silent));
    found.insert("offset".into(), i64::from(position.offset()).into());
    Ok(found)
}

pub fn place(given: &Table, action: &Table) -> Found {
    let mut position = position(given)?;
    let parts = parts(field(action, "tile")?)?;
    let laid = Position::tile_of(&parts).ok_or("this is no tile")?;
    position.hold(laid.tile);
    let before = *position.board();
    let mut found = Table::new();
    let refused = position.place(laid).err();
    found.insert("legal".into(), refused.is_none().into());
    if let Some(refused) = refused {
        found.insert("broken".into(), broken(refused.code).into());
        found.insert("error".into(), refused.code.into());
        return Ok(found);
    }
    let after = *position.board();
    found.insert("lifepods_destroyed".into(), pairs((before.lifepod_squares() & !after.lifepod_squares()).iter()));
    found.insert("rovers_destroyed".into(), pairs((before.rover_squares() & !after.rover_squares()).iter()));
    found.insert("meteors_added".into(), pairs((after.meteors & !before.meteors).iter()));
    let biomass = position.pool().iter().filter(|&&term| term == Term::Advance(Track::Biomass)).count();
    found.insert("biomass_advances".into(), (biomass as i64).into());
    if let Some(choices) = energy_choices(&position, optional(action, "treat_tech_as_energy")?.unwrap_or(false)) {
        found.insert("energy_choices".into(), choices);
    }
    found.insert("water_advances".into(), water_advances(&mut position).into());
    Ok(found)
}

fn broken(code: &str) -> &'static str {
    match code {
        "off_planet" => "B1",
        "overlap" => "B2",
        "not_on_perimeter" => "B3",
        "not_adjacent" => "B4",
        "mixed_ice_and_soil" => "K-273",
        "icon_in_banned_quadrant" => "Persephone",
        "only_on_ring" => "Arashi",
        "across_chasm" => "Tartarus",
        "not_on_centre" => "Charybdis",
        "cannot_slide_in" => "Pajitnov",
        "event_forbids_square" => "event",
        _ => "another rule",
    }
}

fn energy_choices(position: &Position, tech: bool) -> Option<Value> {
    let choices = position.pool().iter().find_map(|&term| match term {
        Term::Energy(tracks) => Some(tracks),
        Term::TechOrEnergy(tracks) if tech => Some(tracks),
        _ => None,
    })?;
    Some(choices.iter().map(|track| track.id()).collect::<Vec<_>>().into())
}

/// How often the water icon advances the water cube.
fn water_advances(position: &mut Position) -> i64 {
    let Some(&icon) = position.pool().iter().find(|term| matches!(term, Term::WaterIcon(_))) else { return 0 };
    let before = position.board().cube(Track::Water).row;
    position.begin(icon);
    let at_once = position.board().cube(Track::Water).row - before;
    let waiting = position.pool().iter().filter(|&&term| term == Term::Advance(Track::Water)).count();
    i64::from(at_once) + waiting as i64
}

pub fn can_place(given: &Table, action: &Table) -> Found {
    let position = position(given)?;
    let ids: Vec<String> = field(action, "tiles")?;
    let tiles = ids.iter().map(|id| tile(id)).collect::<Result<Vec<_>, _>>()?;
    let tier = position.tier(&tiles);
    let mut found = Table::new();
    found.insert("can_place".into(), tier.is_some().into());
    found.insert("planet_rule_ignored".into(), tier.is_some_and(|tier| !tier.planet).into());
    found.insert("event_rule_ignored".into(), tier.is_some_and(|tier| !tier.event).into());
    Ok(found)
}

pub fn edge(given: &Table) -> Found {
    let position = position(given)?;
    let squares: Vec<[u8; 2]> = field(given, "squares")?;
    let squares = squares.into_iter().map(square).collect::<Result<Vec<_>, _>>()?;
    let perimeter = position.board().world().perimeter;
    let mut found = Table::new();
    found.insert("edge".into(), squares.iter().map(|&at| position.edge().contains(at)).collect::<Vec<_>>().into());
    found.insert("perimeter".into(), squares.iter().map(|&at| perimeter.contains(at)).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn score_planet(given: &Table) -> Found {
    let position = position(given)?;
    let mut found = Table::new();
    found.insert("medals".into(), i64::from(planet_medals(position.board())).into());
    Ok(found)
}

pub fn metric(given: &Table) -> Found {
    let position = position(given)?;
    let number = card(&field::<String>(given, "card")?)?;
    let value = planet_unknown::metric(position.board(), position.edge(), data().objective(number).metric);
    let mut found = Table::new();
    found.insert("value".into(), i64::from(value).into());
    Ok(found)
}

pub fn private(given: &Table) -> Found {
    let position = position(given)?;
    let number = card(&field::<String>(given, "card")?)?;
    let mut found = Table::new();
    found.insert("fulfilled".into(), private_is_met(position.board(), data().objective(number).private).into());
    Ok(found)
}
