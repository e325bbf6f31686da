//! Cases about cubes, effects and rovers.

use orrery_engine::{Game, Silent};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Advance, CorporationId, Cube, Phase, PodPlace, Term, Track, data};
use toml::{Table, Value};

use crate::given::{Found, card, cubes, get, need, pairs, position, square, squares, tile};

/// Tokens in the pool and among the picks: what was claimed and not resolved.
fn benefits(position: &Position) -> Vec<String> {
    let mut tokens: Vec<String> = position.pool().iter().filter_map(token).collect();
    let picks = position.picks();
    // A synergy boost of a civ milestone is a technology's, no token (R9.2.5).
    if picks != [0; 4] && position.board().can(planet_unknown::Abilities::CIV_SYNERGY) {
        let boost = tokens.iter().position(|token| token == "S");
        boost.into_iter().for_each(|index| drop(tokens.remove(index)));
    }
    let ranks = picks.into_iter().enumerate().flat_map(|(index, count)| vec![format!("CIV{}", index + 1); usize::from(count)]);
    tokens.extend(ranks);
    tokens
}

fn token(term: &Term) -> Option<String> {
    match term {
        Term::Movement(n) => Some(format!("V{n}")),
        Term::Synergy => Some("S".into()),
        Term::Patch => Some("B".into()),
        Term::Rover => Some("R".into()),
        _ => None,
    }
}

/// What was claimed, with the technologies unlocked since then: those wait in no pool.
fn claimed_since(levels: u8, position: &Position) -> Vec<String> {
    let unlocked = position.board().levels() & !levels;
    let mut tokens = benefits(position);
    tokens.extend((0..8).filter(|level| unlocked >> level & 1 == 1).map(|level| format!("T{}", level + 1)));
    tokens
}

fn advance_cube(position: &mut Position, cube: Track) -> Vec<String> {
    let levels = position.board().levels();
    if position.is_possible(Term::Advance(cube)) {
        position.begin(Term::Advance(cube));
    }
    take_only_target(position);
    claimed_since(levels, position)
}

/// Where a cube can only go to one square, nobody has to be asked (R21).
fn take_only_target(position: &mut Position) {
    let mut legal = Vec::new();
    position.game.legal(ME, &mut legal);
    let targets: Vec<Action> = legal.into_iter().filter(|action| matches!(action, Action::CubeTarget { .. })).collect();
    if let [only] = targets[..] {
        position.game.apply(ME, &only, &mut Silent).expect("listed");
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
    position.push(Term::WaterIcon(need(action, "water_squares_on_ice")?));
    let icon = position.pool()[0];
    position.begin(icon);
    while position.pool().contains(&Term::Advance(Track::Water)) {
        position.begin(Term::Advance(Track::Water));
    }
    let mut found = Table::new();
    found.insert("water_step".into(), i64::from(position.board().cube(Track::Water).row).into());
    found.insert("benefits".into(), benefits(&position).into());
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
    let before: Vec<Term> = position.pool().to_vec();
    let answer = Action::ChooseOption { option: index as u8 };
    position.game.apply(ME, &answer, &mut Silent).map_err(|error| error.to_string())?;
    let claimed = position.task().or(position.pool().iter().find(|term| !before.contains(term)).copied());
    let mut found = Table::new();
    found.insert("step".into(), i64::from(row).into());
    found.insert("medal".into(), i64::from(position.board().track_medals(Track::Biomass)).into());
    // What needs no answer has happened already.
    found.insert("claimed".into(), claimed.map_or(chosen, |term| name(&term)).into());
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
    let mut legal = Vec::new();
    position.game.legal(ME, &mut legal);
    let choices = legal.iter().filter_map(|action| match action {
        Action::ChooseCube { cube } => Some(cube.id()),
        _ => None,
    });
    let mut found = Table::new();
    found.insert("legal_choices".into(), choices.collect::<Vec<_>>().into());
    let chosen = Action::ChooseCube { cube: need(action, "choose")? };
    let accepted = position.game.check(ME, &chosen).is_ok();
    found.insert("accepted".into(), accepted.into());
    if accepted {
        // Without what follows by itself: benefits are claimed, not resolved.
        position.push(Term::MoveFlux);
        position.push(Term::DiscardObjective);
        position.game.apply(ME, &chosen, &mut Silent).map_err(|error| error.to_string())?;
        take_only_target(&mut position);
    }
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
    // Something else in the pool keeps what is gained from being resolved by itself.
    position.push(Term::MoveFlux);
    position.push(Term::DiscardObjective);
    let mut found = Table::new();
    for (index, &[rover, x, y]) in steps.iter().enumerate() {
        let step = Action::StepRover { rover, to: square([x, y])? };
        let before = position.game.clone();
        if position.game.apply(ME, &step, &mut Silent).is_err() {
            if position.game != before {
                return Err("refused, but the state changed".into());
            }
            found.insert("legal".into(), false.into());
            found.insert("failing_step".into(), (index as i64).into());
            return Ok(found);
        }
        for answer in [Action::PositionLifepod { place: PodPlace::Scoring }, Action::DropLoad { drop }] {
            if position.game.check(ME, &answer).is_ok() {
                position.game.apply(ME, &answer, &mut Silent).map_err(|error| error.to_string())?;
            }
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
