//! Cases about cubes, effects and rovers. Effects are carried out one by one; what they bring stays in the pool.

use planet_unknown::position::Position;
use planet_unknown::{Action, Advance, CorporationId, Phase, PodPlace, Term, Track, data};
use toml::{Table, Value};

use super::answers::{finish, listed, outcome, unanswered};
use crate::given::{Found, card, cubes, field, optional, pairs, position, square, squares, tile};
use crate::{Asked, specified};

fn claimed_since(levels: u8, position: &Position) -> Vec<String> {
    position.claimed_since(levels).iter().map(ToString::to_string).collect()
}

/// Advances a cube; `target` is the destination if there are several.
pub fn advance(case: &Asked) -> Found {
    let Asked { given, command, .. } = case;
    let mut position = position(given)?;
    let cube: Track = field(command, "advance")?;
    let (levels, before) = (position.board().levels(), position.board().cube(cube));
    position.begin(Term::Advance(cube));
    if let Some((track, row)) = optional(command, "target")? {
        position.decide(&Action::CubeTarget { track, row }).map_err(|illegal| illegal.to_string())?;
    }
    finish(case, &mut position)?;
    let after = position.board().cube(cube);
    let mut found = Table::new();
    found.insert("cubes".into(), cubes(&position));
    found.insert("moved".into(), (before != after).into());
    found.insert("position".into(), i64::from(after.row).into());
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    Ok(found)
}

/// The icon; `resolve`: the advances of its pool that are resolved then (R5.1, R6.6).
pub fn oasis_water(case: &Asked) -> Found {
    let Asked { given, command, .. } = case;
    let mut position = position(given)?;
    let levels = position.board().levels();
    position.begin(Term::WaterIcon(field(command, "water_squares_on_ice")?));
    if case.is_specified {
        specified::resolve_water(&mut position);
    }
    for cube in optional::<Vec<Track>>(command, "resolve")?.unwrap_or_default() {
        if !position.pool().contains(&Term::Advance(cube)) {
            return Err(format!("no advance of {} is in the pool", cube.id()));
        }
        position.begin(Term::Advance(cube));
    }
    let mut found = Table::new();
    found.insert("water_step".into(), i64::from(position.board().cube(Track::Water).row).into());
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    Ok(found)
}

/// Advances the biomass cube; the case chooses one of the two options of its step.
pub fn wormhole_step(given: &Table, action: &Table) -> Found {
    let mut position = position(given)?;
    position.begin(Term::Advance(Track::Biomass));
    let row = position.board().cube(Track::Biomass).row;
    if !position.pool().contains(&Term::BiomassStep(row)) {
        return Err(format!("nothing is claimed on step {row}"));
    }
    position.begin(Term::BiomassStep(row));
    let options = &data().corporations[position.board().corporation.index()].biomass_steps[usize::from(row)].options;
    let offered = |option: &Action| match option {
        Action::ChooseOption { option } => options.get(usize::from(*option)).map(name),
        _ => None,
    };
    let names: Vec<String> = listed(&position).iter().filter_map(offered).collect();
    let chosen: String = field(action, "choose")?;
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
    let position = position(given)?;
    let cube: Track = field(action, "advance")?;
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
    let rows: Vec<u8> = field(given, "positions")?;
    let mut position = position(given)?;
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
    let corporation: CorporationId = field(given, "corporation")?;
    let track: Track = field(given, "track")?;
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
    let rows: Vec<u8> = field(given, "positions")?;
    let track: Track = field(given, "track")?;
    let mut position = position(given)?;
    let medals = |row: u8| {
        position.board_mut().cubes[track.index()].row = row;
        i64::from(position.board().track_medals(track))
    };
    let mut found = Table::new();
    found.insert("medals".into(), rows.into_iter().map(medals).collect::<Vec<_>>().into());
    Ok(found)
}

pub fn score_tracks(given: &Table) -> Found {
    let position = position(given)?;
    let medals = |track: Track| (track.id().to_owned(), Value::from(i64::from(position.board().track_medals(track))));
    let mut found = Table::new();
    found.insert("medals".into(), Track::ALL.into_iter().map(medals).collect::<Table>().into());
    found.insert("total".into(), i64::from(planet_unknown::track_medals(position.board())).into());
    Ok(found)
}

/// An event that makes the player choose a cube.
pub fn event_choice(case: &Asked) -> Found {
    let Asked { given, command: action, .. } = case;
    let mut position = position(given)?;
    let levels = position.board().levels();
    let event = card(&field::<String>(action, "event")?)?;
    position.set_event(event);
    position.in_phase(Phase::Event);
    for &term in &data().event(event).effect {
        position.begin(term);
    }
    let choices = listed(&position).into_iter().filter_map(|action| match action {
        Action::ChooseCube { cube } => Some(cube.id()),
        _ => None,
    });
    let choices = choices.collect::<Vec<_>>();
    let decided = position.decide(&Action::ChooseCube { cube: field(action, "choose")? });
    if decided.is_ok() || case.is_specified {
        finish(case, &mut position)?;
    }
    let mut found = outcome(decided);
    found.insert("legal_choices".into(), choices.into());
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    found.insert("cubes".into(), cubes(&position));
    Ok(found)
}

pub fn unplaced(case: &Asked) -> Found {
    let Asked { given, .. } = case;
    let mut position = position(given)?;
    let (levels, meteors_before) = (position.board().levels(), position.board().meteors.len());
    position.leave_off(tile(&field::<String>(given, "tile")?)?);
    if position.is_asked() && !case.is_specified {
        return Err(unanswered(&position));
    }
    let mut found = Table::new();
    found.insert("cubes".into(), cubes(&position));
    found.insert("benefits".into(), claimed_since(levels, &position).into());
    found.insert("meteors_added".into(), i64::from(position.board().meteors.len() - meteors_before).into());
    Ok(found)
}

pub fn flux_civ(given: &Table, action: &Table) -> Found {
    let tokens: Vec<String> = field(action, "tokens")?;
    let rank = |token: &String| -> Result<i64, String> {
        let mut position = position(given)?;
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

/// Rover steps one after the other; `lifepod` and `destroy_load` answer in order what they ask.
pub fn rover(case: &Asked) -> Found {
    let Asked { given, command: action, .. } = case;
    let mut position = position(given)?;
    position.move_rovers(field(given, "movement")?);
    let steps: Vec<[u8; 3]> = field(action, "steps")?;
    let mut answers = Meetings {
        lifepods: optional::<Vec<PodPlace>>(action, "lifepod")?.unwrap_or_default().into_iter(),
        loads: optional::<Vec<bool>>(action, "destroy_load")?.unwrap_or_default().into_iter(),
    };
    for (index, &[rover, x, y]) in steps.iter().enumerate() {
        if let Err(illegal) = position.decide(&Action::StepRover { rover, to: square([x, y])? }) {
            let mut found = Table::new();
            found.insert("legal".into(), false.into());
            found.insert("failing_step".into(), (index as i64).into());
            found.insert("error".into(), illegal.code.into());
            return Ok(found);
        }
        answers.give(&mut position)?;
    }
    let mut found = Table::new();
    if !case.is_specified
        && let Some(Err(illegal)) = answers.next().map(|unasked| position.decide(&unasked))
    {
        found.insert("error".into(), illegal.code.into());
    }
    let board = position.board();
    found.insert("legal".into(), true.into());
    found.insert("rovers".into(), pairs(board.rovers().map(|(_, at)| at)));
    let count = squares(optional(given, "rovers")?.unwrap_or_default())?.len() as u8;
    found.insert("loaded".into(), (0..count).map(|rover| board.is_loaded(rover)).collect::<Vec<_>>().into());
    found.insert("meteors".into(), pairs(board.all_meteors().iter()));
    found.insert("lifepods_collected".into(), i64::from(board.pods.total()).into());
    found.insert("meteors_collected".into(), i64::from(board.meteors_collected).into());
    found.insert("movement_left".into(), i64::from(position.movement_left()).into());
    let patches = position.pool().iter().filter(|&&term| term == Term::Patch).count();
    found.insert("patches".into(), (patches as i64).into());
    Ok(found)
}

/// Answers to the questions that rovers meet on their way.
struct Meetings {
    lifepods: std::vec::IntoIter<PodPlace>,
    loads: std::vec::IntoIter<bool>,
}

impl Meetings {
    /// A surplus answer.
    fn next(&mut self) -> Option<Action> {
        let lifepod = self.lifepods.next().map(|place| Action::PositionLifepod { place });
        lifepod.or_else(|| self.loads.next().map(|drop| Action::DropLoad { drop }))
    }

    fn give(&mut self, position: &mut Position) -> Result<(), String> {
        while position.is_interrupted() {
            let legal = listed(position);
            let named = match legal.first() {
                Some(Action::PositionLifepod { .. }) => self.lifepods.next().map(|place| Action::PositionLifepod { place }),
                Some(Action::DropLoad { .. }) => self.loads.next().map(|drop| Action::DropLoad { drop }),
                _ => None,
            };
            let answer = match (named, &legal[..]) {
                (Some(answer), _) => answer,
                (None, &[only]) => only,
                (None, _) => return Err(unanswered(position)),
            };
            position.decide(&answer).map_err(|illegal| illegal.to_string())?;
        }
        Ok(())
    }
}
