//! A guest's results, from the stored standings of the finished tables.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;

use crate::app::Shared;
use crate::error::Failure;
use crate::guest::Visitor;
use crate::head::Head;
use crate::lobby;
use crate::wire::{BestScore, Results};

/// Only the newest tables are counted.
const MAX_COUNTED: u32 = 1000;

pub async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Json<Vec<Results>>, Failure> {
    let Some(guest) = visitor.id() else { return Ok(Json(Vec::new())) };
    let mut results = BTreeMap::new();
    for listed in app.store.tables_of(guest, MAX_COUNTED).await? {
        let Ok(head) = Head::parse(&listed.row) else { continue };
        if head.as_recorded {
            continue;
        }
        let Some(seat) = head.seat_of(guest) else { continue };
        let standing = lobby::standing(&app, &head, &listed).await;
        let Some(outcome) = standing.and_then(|standing| standing.outcome) else { continue };
        let best = BestScore { points: outcome.scores[seat.index()].total, table: listed.row.id };
        let company = head.company_of(seat);
        let empty = || Results { game: head.game.clone(), company, games: 0, wins: 0, best: best.clone() };
        let result = results.entry((head.game.clone(), company)).or_insert_with(empty);
        result.games += 1;
        result.wins += u32::from(outcome.winners.contains(&seat.0));
        if best.points > result.best.points {
            result.best = best;
        }
    }
    Ok(Json(results.into_values().collect()))
}
