//! A guest's results, from the stored standings of the finished tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use serde_json::{Map, Value};

use crate::app::Shared;
use crate::error::Failure;
use crate::guest::Visitor;
use crate::head::Head;
use crate::wire::{BestScore, Company, Results};
use crate::{lobby, log};

/// Only the newest tables are counted.
const MAX_COUNTED: u32 = 1000;

pub async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Json<Vec<Results>>, Failure> {
    let Some(guest) = visitor.id() else { return Ok(Json(Vec::new())) };
    let mut results = BTreeMap::new();
    for listed in app.store.tables_of(guest, MAX_COUNTED).await? {
        let Ok(head) = Head::parse(&listed.row) else { continue };
        if !head.counts() {
            continue;
        }
        let Some(seat) = head.seat_of(guest) else { continue };
        let standing = lobby::standing(&app, &head, &listed).await;
        let Some(outcome) = standing.and_then(|standing| standing.outcome) else { continue };
        let best = BestScore { points: outcome.scores[seat.index()].total, table: listed.row.id };
        let company = head.company_of(seat);
        let options = solo_options(&head, company);
        let key = (head.game.clone(), company, Value::from(options.clone()).to_string());
        let empty =
            || Results { game: head.game.clone(), company, options: options.into(), games: 0, wins: 0, best: best.clone() };
        let result = results.entry(key).or_insert_with(empty);
        result.games += 1;
        result.wins += u32::from(outcome.winners.contains(&seat.0));
        if best.points > result.best.points {
            result.best = best;
        }
    }
    Ok(Json(results.into_values().collect()))
}

/// The options that exist in solo games only, such as a campaign and its level: games that differ in them are counted separately. Carried
/// ones are results of earlier games.
fn solo_options(head: &Head, company: Company) -> Map<String, Value> {
    let specs = log::game(&head.game).map(|entry| entry.game.option_specs()).unwrap_or_default();
    let distinct = specs.iter().filter(|spec| company == Company::Solo && spec.players == [1] && !spec.carried);
    distinct.filter_map(|spec| Some((spec.id.to_owned(), head.options.get(spec.id)?.clone()))).collect()
}
