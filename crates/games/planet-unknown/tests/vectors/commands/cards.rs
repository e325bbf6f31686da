//! Cases about civ cards, objectives, scores and the solo game.

use orrery_engine::{Game, Outcome, Score, Seat, Seed, Silent};
use planet_unknown::position::{ME, Position};
use planet_unknown::{Action, Cards, CorporationId, Options, Phase, PlanetId, PlanetUnknown, Switch, Term, data};
use planet_unknown::{contest, tie_break as ties};
use serde::Deserialize;
use toml::{Table, Value};

use super::answers::{listed, unanswered};
use crate::given::{Found, card, field, optional, position};
use crate::{Asked, specified};

pub fn civ_choice(given: &Table, action: &Table) -> Found {
    let mut position = position(given)?;
    let piles: Table = field(given, "piles")?;
    let mut supply = Cards::NONE;
    for (index, rank) in data().ranks.into_iter().enumerate() {
        let count: usize = optional(&piles, &format!("r{}", index + 1))?.unwrap_or(0);
        supply = supply.or(rank.iter().take(count).collect());
    }
    position.set_supply(supply);
    position.in_phase(Phase::Civ);
    let rank: u8 = field(action, "rank")?;
    position.begin(Term::CivPick(rank));
    let choices = position.pick_choices();
    let seen = |rank: usize| choices.and(data().ranks[rank]).len();
    let table: Table = (0..4).map(|rank| (format!("r{}", rank + 1), i64::from(seen(rank)).into())).collect();
    let before = position.board().civ.len();
    if position.is_asked() {
        let pick = match (optional(action, "pick")?, &listed(&position)[..]) {
            (Some(card), _) => Action::PickCiv { card },
            (None, &[only]) => only,
            (None, _) => return Err(unanswered(&position)),
        };
        position.game.apply(ME, &pick, &mut Silent).map_err(|error| error.to_string())?;
    }
    let mut found = Table::new();
    found.insert("cards_seen".into(), table.into());
    found.insert("kept".into(), i64::from(position.board().civ.len() - before).into());
    Ok(found)
}

/// `picks`: the card of each player with a pick.
pub fn civ_order(case: &Asked) -> Found {
    let Asked { given, command, .. } = case;
    let seats: Vec<String> = field(given, "seats")?;
    let commander: String = field(given, "commander")?;
    let pending: Vec<String> = field(given, "pending")?;
    let picks: Table = optional(command, "picks")?.unwrap_or_default();
    let seat_of = |name: &String| seats.iter().position(|seat| seat == name).map(|seat| Seat(seat as u8)).ok_or("no such seat");
    let mut position = Position::new(PlanetId::K5b4156, CorporationId::UniversalCoalition, seats.len() as u8);
    position.set_supply((1..=36).collect());
    position.set_commander(seat_of(&commander)?);
    for name in &pending {
        position.set_picks(seat_of(name)?, [0, 0, 0, 1]);
    }
    position.end_turns();
    let mut order: Vec<String> = Vec::new();
    while let Some(seat) = position.visitor() {
        let name = &seats[seat.index()];
        let is_new = order.last() != Some(name);
        let mut legal = Vec::new();
        position.game.legal(seat, &mut legal);
        let pick = match (optional(&picks, name)?, &legal[..]) {
            (Some(card), _) if is_new => Action::PickCiv { card },
            (_, &[only]) => only,
            _ if case.is_specified => specified::any_card(&legal),
            _ => return Err(format!("not answered: what {name} does: {legal:?}")),
        };
        if is_new {
            order.push(name.clone());
        }
        position.game.apply(seat, &pick, &mut Silent).map_err(|error| error.to_string())?;
    }
    let mut found = Table::new();
    found.insert("order".into(), order.into());
    Ok(found)
}

/// The game counts lifepods, meteorites and civ cards; medals given as such are further parts of the score.
pub fn score_total(given: &Table) -> Found {
    let number = |key: &str| optional::<i32>(given, key).map(|value| value.unwrap_or(0));
    let cards: Vec<String> = optional(given, "civ_cards")?.unwrap_or_default();
    let mut position = Position::new(PlanetId::K5b4156, CorporationId::UniversalCoalition, 2);
    let board = position.board_mut();
    board.civ = cards.iter().map(|id| card(id)).collect::<Result<_, _>>()?;
    board.meteors_collected = number("meteors")? as u8;
    board.pods.scoring = number("lifepods")? as u8;
    let mut parts = position.game.score(ME).parts;
    for key in ["planet_medals", "track_medals", "civ_medals"] {
        parts.push(("given", number(key)?));
    }
    let objectives: Vec<i32> = optional(given, "objectives")?.unwrap_or_default();
    parts.extend(objectives.into_iter().map(|medals| ("given", medals)));
    let mut found = Table::new();
    found.insert("total".into(), i64::from(Score::new(parts).total).into());
    Ok(found)
}

pub fn neighbour(given: &Table) -> Found {
    let number = card(&field::<String>(given, "card")?)?;
    let values: Vec<i32> = field(given, "values")?;
    let medals = contest(&values, data().objective(number).fewest);
    let mut found = Table::new();
    found.insert("medals".into(), medals.into_iter().map(i64::from).collect::<Vec<_>>().into());
    Ok(found)
}

#[derive(Deserialize)]
struct Ranked {
    name: String,
    total: i32,
    empty: u32,
    meteors: u8,
}

pub fn tie_break(given: &Table) -> Found {
    let players: Vec<Ranked> = field(given, "players")?;
    let scores = players.iter().map(|player| Score::new(vec![("all", player.total)])).collect();
    let outcome = Outcome::ranked(scores, |seat| ties(players[seat.index()].empty, players[seat.index()].meteors));
    let winners = outcome.winners.iter().map(|seat| players[seat.index()].name.clone());
    let mut found = Table::new();
    found.insert("winners".into(), winners.collect::<Vec<_>>().into());
    Ok(found)
}

pub fn solo_target(given: &Table) -> Found {
    let counts = [field(given, "green")?, field(given, "orange")?, field(given, "red")?];
    let mut found = Table::new();
    found.insert("target".into(), i64::from(data().solo.target(counts)).into());
    Ok(found)
}

pub fn solo_tier(given: &Table) -> Found {
    let differences: Vec<i32> = field(given, "differences")?;
    let tiers = differences.into_iter().map(|difference| Value::from(data().solo.tier(difference).id.clone()));
    let mut found = Table::new();
    found.insert("tiers".into(), tiers.collect::<Vec<_>>().into());
    Ok(found)
}

pub fn event_mix(given: &Table) -> Found {
    let players: u8 = field(given, "players")?;
    let options = Options {
        events: if players == 1 { Switch::Off } else { Switch::On },
        events_green: field(given, "green")?,
        events_orange: field(given, "orange")?,
        events_red: field(given, "red")?,
        ..Options::default()
    };
    let mut found = Table::new();
    found.insert("accepted".into(), PlanetUnknown::setup(&options, players, Seed(1)).is_ok().into());
    Ok(found)
}
