//! The games, their rules pages, their component data and their Fluent files.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_engine::rulebook::cases::{Case, Kind};
use orrery_engine::words::LANGUAGES;
use orrery_engine::{Edition, Meta, OptionKind, OptionSpec, components};
use orrery_registry::{Entry, GAMES};
use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::error::{Failure, Why};
use crate::wire::{CaseInfo, CaseKind, GameComponents, GameInfo, OptionInfo, OptionKindInfo};
use crate::{etag, log, message};

/// Fluent files of the platform.
#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

pub async fn games() -> Json<Vec<GameInfo>> {
    Json(GAMES.iter().map(game_info).collect())
}

fn game_info(entry: &Entry) -> GameInfo {
    let Meta { id, name, players, minutes, weight, example, tour, .. } = *entry.game.meta();
    let options = entry.game.option_specs().iter().filter(|spec| !spec.carried).map(option_info).collect();
    GameInfo {
        id: id.to_owned(),
        name: name.to_owned(),
        players,
        minutes,
        weight,
        example,
        // The recorded game was played with the shipped components.
        tour: tour.is_some() && components::are_shipped(entry.game.meta()),
        components: message::edition(id, &Edition::current(entry.game.meta())).components,
        options,
    }
}

fn option_info(spec: &OptionSpec) -> OptionInfo {
    // Option values are small counts: they fit.
    let small = |number: i64| number.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
    let kind = match spec.kind.clone() {
        OptionKind::Choice { values, default } => OptionKindInfo::Choice { values, default },
        OptionKind::Number { min, max, default } => {
            OptionKindInfo::Number { min: small(min), max: small(max), default: default.map(small) }
        }
    };
    OptionInfo { id: spec.id.to_owned(), kind, players: spec.players.to_vec() }
}

#[derive(Deserialize)]
pub struct Language {
    lang: Option<String>,
}

pub async fn rules(Path(game): Path<String>, Query(language): Query<Language>) -> Result<Response, Failure> {
    let meta = log::game(&game)?.game.meta();
    let wanted = language.lang.unwrap_or_else(|| LANGUAGES[0].to_owned());
    let of = |wanted: &str| meta.rules.iter().find(|(language, _)| *language == wanted);
    let (_, text) = of(&wanted).or_else(|| of(LANGUAGES[0])).ok_or(Why::NoText)?;
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], *text).into_response())
}

pub async fn cases(Path(game): Path<String>) -> Result<Json<Vec<CaseInfo>>, Failure> {
    Ok(Json(log::game(&game)?.cases().into_iter().map(case_info).collect()))
}

fn case_info(Case { id, kind, title, rules }: Case) -> CaseInfo {
    let kind = match kind {
        Kind::Rulebook => CaseKind::Rulebook,
        Kind::Derived => CaseKind::Derived,
        Kind::Test => CaseKind::Test,
    };
    CaseInfo { id, kind, title, rules }
}

/// The component data of a game, tagged by its hash.
pub async fn components(Path(game): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    /// Serialised once: the data does not change while the server runs.
    static BODIES: LazyLock<HashMap<&str, (&str, Bytes)>> = LazyLock::new(|| GAMES.iter().map(components_body).collect());
    let meta = log::game(&game)?.game.meta();
    let (hash, body) = &BODIES[meta.id];
    Ok(etag::respond(hash, &headers, ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")], body.clone())))
}

fn components_body(entry: &'static Entry) -> (&'static str, (&'static str, Bytes)) {
    let meta = entry.game.meta();
    let hash = components::fingerprint(meta);
    let files = components::values(meta).expect("components are checked when the program starts");
    let body = serde_json::to_vec(&GameComponents { hash: hash.to_owned(), files }).expect("plain data");
    (meta.id, (hash, body.into()))
}

/// `/locales/it/kepler-3042.ftl`: all Fluent texts of a game, by its id; other names are files of the platform.
pub async fn fluent(Path((language, file)): Path<(String, String)>) -> Result<Response, Failure> {
    let name = file.strip_suffix(".ftl").ok_or(Why::NoText)?;
    if !LANGUAGES.contains(&language.as_str()) {
        return Err(Why::NoText.into());
    }
    let text = match orrery_registry::find(name) {
        Some(entry) => {
            let texts = entry.game.meta().locales.iter().filter(|(of, _)| *of == language);
            texts.map(|(_, text)| *text).collect::<Vec<_>>().join("\n").into_bytes()
        }
        None => Locales::get(&format!("{language}/{file}")).ok_or(Why::NoText)?.data.into_owned(),
    };
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], text).into_response())
}
