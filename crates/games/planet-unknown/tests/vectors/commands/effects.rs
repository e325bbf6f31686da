//! Cases about cubes, effects and rovers. Effects are carried out one by one: what they bring stays in the pool.

use orrery_engine::Game;
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Advance, CorporationId, Cube, Phase, PodPlace, Term, Track, data};
use toml::{Table, Value};

use crate::given::{Found, card, cubes, get, need, pairs, position, square, squares, tile};

fn advance_cube(position: &mut Position, cube: Track) -> Vec<String> {
    let levels = position.board().levels();
    position.begin(Term::Advance(cube));
    take_only_target(position);
    claimed_since(levels, position)
}

fn claimed_since(levels: u8, position: &Position) -> Vec<String> {
    position.claimed_since(levels).iter().map(ToString::to_string).collect()
}

fn listed(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    position.game.legal(ME, &mut legal);
    legal
}

/// The commands name no target: they mean the only one there is (R21).
fn take_only_target(position: &mut Position) {
    let targets: Vec<Action> =
        listed(position).into_iter().filter(|action| matches!(action, Action::CubeTarget { .. })).collect();
    if let [only] = targets[..] {
        position.decide(&only).expect("listed");
    }
}

pub fn advance(given: &Table, action: &Table) -> Found {
    let mut position = position(given, None)?;
    let tokens = advance_cube(&mut position, need(action, "advance")?);
    let mut found = Table::new();
    found.insert("cubes".into(), cubes(&position));
    found.insert("benefits".into(), tokens.into());
    Ok(found)
}

pub fn cosmos_advance(given: &Table, action: &Table) -> Found {
    single(given, action, CorporationId::Cosmos)
}

pub fn oasis_advance(given: &Table, action: &Table) -> Found {
    single(given, action, CorporationId::Oasis)
}

fn single(given: &Table, action: &Table, corporation: CorporationId) -> Found {
    let mut position = position(given, Some(corporation))?;
    let cube: Track = need(action, "advance")?;
    let before = position.board().cube(cube);
    let tokens = advance_cube(&mut position, cube);
    let after = position.board().cube(cube);
    let mut found = Table::new();
    found.insert("moved".into(), (before != after).into());
    found.insert("position".into(), i64::from(after.row).into());
    found.insert("benefits".into(), tokens.into());
    Ok(found)
}

pub fn oasis_water(given: &Table, action: &Table) -> Found {
    let mut position = position(given, Some(CorporationId::Oasis))?;
    let levels = position.board().levels();
    position.begin(Term::WaterIcon(need(action, "water_squares_on_ice")?));
    while position.pool().contains(&Term::Advance(Track::Water)) {
        position.begin(Term::Advance(Track::Water));
    }
    let mut found = Table::new();
    found.insert("water_step".into(), i64::from(position.board().cube(Track::Water).row).into());
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    Ok(found)
}

pub fn wormhole_step(given: &Table, action: &Table) -> Found {
    let mut position = position(given, Some(CorporationId::Wormhole))?;
    position.board_mut().cubes[Track::Biomass.index()] = Cube { track: Track::Biomass, row: need(given, "step")? };
    position.lay_part(planet_unknown::position::Part::parse("5,0:c").expect("a square"));
    position.begin(Term::Advance(Track::Biomass));
    let row = position.board().cube(Track::Biomass).row;
    let options = &data().corporations[CorporationId::Wormhole.index()].biomass_steps[usize::from(row)].options;
    position.begin(Term::BiomassStep(row));
    let offered = |index: usize| position.game.check(ME, &Action::ChooseOption { option: index as u8 }).is_ok();
    let names: Vec<String> =
        options.iter().enumerate().filter(|(index, _)| offered(*index)).map(|(_, term)| name(term)).collect();
    let chosen: String = need(action, "choose")?;
    let index = options.iter().position(|term| name(term) == chosen).ok_or(format!("there is no option {chosen}"))?;
    position.decide(&Action::ChooseOption { option: index as u8 }).map_err(|error| error.to_string())?;
    let mut found = Table::new();
    found.insert("step".into(), i64::from(row).into());
    found.insert("medal".into(), i64::from(position.board().track_medals(Track::Biomass)).into());
    found.insert("claimed".into(), position.pool().last().map(name).unwrap_or_default().into());
    found.insert("options".into(), names.into());
    Ok(found)
}

fn name(term: &Term) -> String {
    match term {
        Term::Patch => "patch".into(),
        Term::Synergy => "synergy".into(),
        Term::Advance(track) => format!("advance {}", track.id()),
        other => format!("{other:?}"),
    }
}

pub fn makeshift_targets(given: &Table, action: &Table) -> Found {
    let position = position(given, Some(CorporationId::Makeshift))?;
    let cube: Track = need(action, "advance")?;
    let from = position.board().cube(cube);
    let list = |sideways: bool| -> Value {
        let all = position.targets(cube, true).into_iter().filter_map(|target| match target {
            Advance::To(to) => Some(to),
            Advance::Repeat => None,
        });
        let fits = all.filter(|to| (to.row == from.row) == sideways);
        fits.map(|to| Value::from(vec![Value::from(to.track.id()), i64::from(to.row).into()])).collect::<Vec<_>>().into()
    };
    let mut found = Table::new();
    found.insert("targets".into(), list(false));
    found.insert("shifts".into(), list(true));
    Ok(found)
}

pub fn tech(given: &Table) -> Found {
    let rows: Vec<u8> = need(given, "positions")?;
    let mut position = position(given, None)?;
    let levels = |row: u8| -> Value {
        position.board_mut().cubes[Track::Tech.index()].row = row;
        let bits = position.board().levels();
        (1..=5i64).filter(|level| bits >> (level - 1) & 1 == 1).collect::<Vec<_>>().into()
    };
    let mut found = Table::new();
    found.insert("levels".into(), rows.into_iter().map(levels).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn tokens(given: &Table) -> Found {
    let corporation: CorporationId = need(given, "corporation")?;
    let track: Track = need(given, "track")?;
    let rows = data().corporations[corporation.index()].tracks[track.index()].iter().enumerate();
    let milestone = |tokens: &planet_unknown::Tokens| match track {
        Track::Civ => (tokens.civ > 0).then(|| format!("CIV{}", tokens.civ)),
        Track::Tech => (tokens.tech > 0).then(|| format!("T{}", tokens.tech)),
        Track::Biomass => tokens.patch.then(|| "B".to_owned()),
        Track::Rover => tokens.rover.then(|| "R".to_owned()),
        Track::Water => None,
    };
    let found_rows = rows.filter_map(|(row, tokens)| Some(vec![Value::from(row as i64), milestone(tokens)?.into()]));
    let mut found = Table::new();
    found.insert("milestones".into(), found_rows.map(Value::from).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn track_medals(given: &Table) -> Found {
    let rows: Vec<u8> = need(given, "positions")?;
    let track: Track = need(given, "track")?;
    let mut position = position(given, None)?;
    let medals = |row: u8| {
        position.board_mut().cubes[track.index()].row = row;
        i64::from(position.board().track_medals(track))
    };
    let mut found = Table::new();
    found.insert("medals".into(), rows.into_iter().map(medals).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn score_tracks(given: &Table) -> Found {
    let position = position(given, None)?;
    let medals = |track: Track| (track.id().to_owned(), Value::from(i64::from(position.board().track_medals(track))));
    let mut found = Table::new();
    found.insert("medals".into(), Track::ALL.into_iter().map(medals).collect::<Table>().into());
    found.insert("total".into(), i64::from(planet_unknown::track_medals(position.board())).into());
    Ok(found)
}

/// An event that makes the player choose a cube.
pub fn event_choice(given: &Table, action: &Table) -> Found {
    let mut position = position(given, None)?;
    let levels = position.board().levels();
    let event = card(&need::<String>(action, "event")?)?;
    position.set_event(event);
    position.in_phase(Phase::Event);
    for &term in &data().event(event).effect {
        position.begin(term);
    }
    let choices = listed(&position).into_iter().filter_map(|action| match action {
        Action::ChooseCube { cube } => Some(cube.id()),
        _ => None,
    });
    let mut found = Table::new();
    found.insert("legal_choices".into(), choices.collect::<Vec<_>>().into());
    let accepted = position.decide(&Action::ChooseCube { cube: need(action, "choose")? }).is_ok();
    found.insert("accepted".into(), accepted.into());
    take_only_target(&mut position);
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    found.insert("cubes".into(), cubes(&position));
    Ok(found)
}

pub fn unplaced(given: &Table) -> Found {
    let mut position = position(given, None)?;
    let (levels, meteors_before) = (position.board().levels(), position.board().meteors.len());
    position.leave_off(tile(&need::<String>(given, "tile")?)?);
    let mut found = Table::new();
    found.insert("cubes".into(), cubes(&position));
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    found.insert("meteors_added".into(), i64::from(position.board().meteors.len() - meteors_before).into());
    Ok(found)
}

pub fn flux_civ(given: &Table, action: &Table) -> Found {
    let tokens: Vec<String> = need(action, "tokens")?;
    let rank = |token: &String| -> Result<i64, String> {
        let mut position = position(given, Some(CorporationId::Flux))?;
        let wanted: u8 = token.trim_start_matches("CIV").parse().map_err(|_| format!("token {token}"))?;
        let rows = &data().corporations[CorporationId::Flux.index()].tracks[Track::Civ.index()];
        let row = rows.iter().position(|tokens| tokens.civ == wanted).ok_or(format!("token {token}"))?;
        position.claim(Track::Civ, row as u8);
        let picked = position.picks().iter().position(|&count| count == 1).ok_or("no pick")?;
        Ok(picked as i64 + 1)
    };
    let mut found = Table::new();
    found.insert("picks".into(), tokens.iter().map(rank).collect::<Result<Vec<_>, _>>()?.into());
    Ok(found)
}

/// Rover steps one after the other; a collected lifepod goes to the scoring area.
pub fn rover(given: &Table, action: &Table) -> Found {
    let horizon = (!given.contains_key("corporation")).then_some(CorporationId::Horizon);
    let mut position = position(given, horizon)?;
    position.move_rovers(need(given, "movement")?);
    let steps: Vec<[u8; 3]> = need(action, "steps")?;
    let drop: bool = get(action, "destroy_load")?.unwrap_or(false);
    let mut found = Table::new();
    for (index, &[rover, x, y]) in steps.iter().enumerate() {
        if position.decide(&Action::StepRover { rover, to: square([x, y])? }).is_err() {
            found.insert("legal".into(), false.into());
            found.insert("failing_step".into(), (index as i64).into());
            return Ok(found);
        }
        // The answers of a case to what a step may ask; where nothing is asked, the game refuses them.
        for answer in [Action::PositionLifepod { place: PodPlace::Scoring }, Action::DropLoad { drop }] {
            let _refused = position.decide(&answer).is_err();
        }
    }
    let board = position.board();
    found.insert("legal".into(), true.into());
    found.insert("rovers".into(), pairs(board.rovers().map(|(_, at)| at)));
    let count = squares(get(given, "rovers")?.unwrap_or_default())?.len() as u8;
    found.insert("loaded".into(), (0..count).map(|rover| board.is_loaded(rover)).collect::<Vec<_>>().into());
    found.insert("meteors".into(), pairs(board.all_meteors().iter()));
    found.insert("lifepods_collected".into(), i64::from(board.pods.total()).into());
    found.insert("meteors_collected".into(), i64::from(board.meteors_collected).into());
    found.insert("movement_left".into(), i64::from(position.movement_left()).into());
    let patches = position.pool().iter().filter(|&&term| term == Term::Patch).count();
    found.insert("patches".into(), (patches as i64).into());
    Ok(found)
}
