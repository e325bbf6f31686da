//! What a case expects, compared with what everybody can see of the position. Only listed values are checked.

use std::collections::BTreeSet;

use kepler_3042::{Cubes, Hex, Kepler, Tech, Track, View, Zone};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use crate::given::World;
use crate::given::seat;

pub fn compare(world: &World, expect: &Table) -> Result<(), String> {
    let game = &world.game;
    let view = game.view(Viewer::Spectator);
    for (key, wanted) in expect {
        let first = || view.first.unwrap_or_else(|| panic!("the first player is drawn after the tiles lie"));
        let check = || match key.as_str() {
            "error" => Ok(()),
            "result" => subset(&Value::Table(world.result.clone()), wanted),
            "p0" | "p1" | "p2" | "p3" => compare_player(game, &view, seat(key)?, wanted),
            "ghost" => compare_ghost(&view, wanted),
            "card_medals" => by_track(&view.card_medals, wanted),
            "medals_left" => medals_left(&view, wanted),
            "face_up" => hexes(wanted)?.iter().try_for_each(|&hex| face(&view, hex, true)),
            "face_down" => hexes(wanted)?.iter().try_for_each(|&hex| face(&view, hex, false)),
            "no_tile" => hexes(wanted)?.iter().try_for_each(|&hex| match tile(&view, hex) {
                None => Ok(()),
                Some(_) => Err(format!("a tile lies on {hex}")),
            }),
            "first" if wanted.is_str() => same(format!("p{}", first()), wanted),
            "first" => same(first().0, wanted),
            "active" => same(format!("p{}", view.active), wanted),
            "round" => same(view.round, wanted),
            "step" => same(serde_json::to_value(view.step).unwrap().as_str().unwrap().replace("select", "main"), wanted),
            "pending" => pending(&view, wanted),
            other => Err(format!("the driver does not know the expectation {other}")),
        };
        check().map_err(|reason| format!("{key}: {reason}"))?;
    }
    Ok(())
}

fn same(found: impl Into<Value>, wanted: &Value) -> Result<(), String> {
    let found = found.into();
    if found == *wanted { Ok(()) } else { Err(format!("is {found}, expected {wanted}")) }
}

/// Everything listed in `wanted` is in `found`.
fn subset(found: &Value, wanted: &Value) -> Result<(), String> {
    match (found, wanted) {
        (Value::Table(found), Value::Table(wanted)) => wanted.iter().try_for_each(|(key, value)| {
            let found = found.get(key).ok_or(format!("{key} is missing"))?;
            subset(found, value).map_err(|reason| format!("{key}: {reason}"))
        }),
        _ => same(found.clone(), wanted),
    }
}

fn cubes(found: Cubes, wanted: &Value) -> Result<(), String> {
    let wanted: Cubes = wanted.clone().try_into().map_err(|error| format!("{error}"))?;
    if found == wanted { Ok(()) } else { Err(format!("is {found:?}, expected {wanted:?}")) }
}

fn hexes(wanted: &Value) -> Result<Vec<Hex>, String> {
    let pairs: Vec<(i32, i32)> = wanted.clone().try_into().map_err(|error| format!("{error}"))?;
    pairs.into_iter().map(|(q, r)| Hex::at(q, r).ok_or(format!("[{q}, {r}] is not on the map"))).collect()
}

fn tile(view: &View, hex: Hex) -> Option<bool> {
    view.tiles.iter().find(|tile| tile.hex == hex).map(|tile| tile.tile.is_some())
}

fn face(view: &View, hex: Hex, up: bool) -> Result<(), String> {
    match tile(view, hex) {
        Some(face) if face == up => Ok(()),
        Some(_) => Err(format!("the tile on {hex} lies face {}", if up { "down" } else { "up" })),
        None => Err(format!("no tile on {hex}")),
    }
}

fn by_track(found: &[u8; 2], wanted: &Value) -> Result<(), String> {
    let wanted = wanted.as_table().ok_or("expected a table")?;
    for (key, value) in wanted {
        let track = Track::ALL.into_iter().find(|track| track.id() == key).ok_or(format!("track {key}"))?;
        same(found[track.index()], value).map_err(|reason| format!("{key} {reason}"))?;
    }
    Ok(())
}

fn medals_left(view: &View, wanted: &Value) -> Result<(), String> {
    let wanted = wanted.as_table().ok_or("expected a table")?;
    for track in Track::ALL.into_iter().filter(|track| wanted.contains_key(track.id())) {
        let positions: Vec<Value> = view.medals_left[track.index()].iter().map(|&position| Value::from(position)).collect();
        same(positions, &wanted[track.id()])?;
    }
    Ok(())
}

fn techs(found: &[u8; 5], wanted: &Value) -> Result<(), String> {
    for (key, value) in wanted.as_table().ok_or("expected a table")? {
        let tech = Tech::ALL.into_iter().find(|tech| tech.id() == key).ok_or(format!("technology {key}"))?;
        same(found[tech.index()], value).map_err(|reason| format!("{key} {reason}"))?;
    }
    Ok(())
}

fn pending(view: &View, wanted: &Value) -> Result<(), String> {
    use serde_json::json;
    let icon = |icon| match json!(icon) {
        serde_json::Value::String(name) => name,
        produce => produce["produce"].as_str().unwrap_or_default().to_owned(),
    };
    let open =
        view.interrupts.iter().map(|&(seat, kind)| Value::from(vec![Value::from(format!("p{seat}")), Value::from(icon(kind))]));
    same(open.collect::<Vec<_>>(), wanted)
}

fn compare_ghost(view: &View, wanted: &Value) -> Result<(), String> {
    let ghost = view.ghost.as_ref().ok_or("there is no ghost")?;
    for (key, value) in wanted.as_table().ok_or("expected a table")? {
        match key.as_str() {
            "tech" => techs(&ghost.tech, value),
            "colonial" => same(ghost.track[0], value),
            "technology" => same(ghost.track[1], value),
            "medals" => by_track(&ghost.medals, value),
            other => Err(format!("unknown expectation {other}")),
        }
        .map_err(|reason| format!("{key} {reason}"))?;
    }
    Ok(())
}

fn compare_player(game: &Kepler, view: &View, seat: Seat, wanted: &Value) -> Result<(), String> {
    let player = view.players.get(seat.index()).ok_or("no such player")?;
    for (key, value) in wanted.as_table().ok_or("expected a table")? {
        match key.as_str() {
            "depot" => cubes(player.depot, value),
            "well" => cubes(player.well, value),
            "earth" => cubes(player.cards[0].cubes, value),
            "planets" => planets(view, seat, value),
            "tech" => techs(&player.tech, value),
            "colonial" => same(player.track[0], value),
            "technology" => same(player.track[1], value),
            "medals" => by_track(&player.medals, value),
            "ships" => {
                let (found, wanted): (BTreeSet<_>, BTreeSet<_>) =
                    (player.ships.iter().copied().collect(), hexes(value)?.into_iter().collect());
                if found == wanted { Ok(()) } else { Err(format!("are on {found:?}, expected {wanted:?}")) }
            }
            "reserve" => same(player.reserve, value),
            "markers" => same(player.markers, value),
            "action_cube" => same(player.action_cube.id(), value),
            "score" => {
                let score = game.score(seat);
                let mut table: Table =
                    score.parts.iter().map(|(name, points)| ((*name).to_owned(), Value::from(*points))).collect();
                table.insert("total".into(), score.total.into());
                subset(&table.into(), value)
            }
            other => Err(format!("unknown expectation {other}")),
        }
        .map_err(|reason| format!("{key} {reason}"))?;
    }
    Ok(())
}

/// All planet cards of a player, in any order; of each, what is listed.
fn planets(view: &View, seat: Seat, wanted: &Value) -> Result<(), String> {
    let cards = &view.players[seat.index()].cards[1..];
    let wanted = wanted.as_array().ok_or("expected a list")?;
    if cards.len() != wanted.len() {
        return Err(format!("are {:?}", cards.iter().map(|card| card.card.0).collect::<Vec<_>>()));
    }
    for planet in wanted.iter().filter_map(Value::as_table) {
        let number = planet.get("number").and_then(Value::as_integer).ok_or("a planet has a number")?;
        let card = cards.iter().find(|card| i64::from(card.card.0) == number).ok_or(format!("lack {number}"))?;
        if let Some(side) = planet.get("side").and_then(Value::as_str)
            && card.terraformed != (side == "terraformed")
        {
            return Err(format!("{number} is not on its side {side}"));
        }
        if let Some(wanted) = planet.get("cubes") {
            cubes(card.cubes, wanted).map_err(|reason| format!("{number}: cubes {reason}"))?;
        }
        if let Some(zone) = planet.get("zone") {
            let zone: Zone = zone.clone().try_into().map_err(|error| format!("{error}"))?;
            if card.zone != Some(zone) {
                return Err(format!("{number} lies in zone {:?}", card.zone));
            }
        }
    }
    Ok(())
}
