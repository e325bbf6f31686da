//! The games, their rules pages, their component data and their Fluent files.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_engine::rulebook::cases::{Case, Kind};
use orrery_engine::words::LANGUAGES;
use orrery_engine::{Edition, Meta, OptionKind, OptionSpec, components};
use orrery_registry::{Entry, GAMES};
use rust_embed::RustEmbed;
use serde::{Deserialize, Serialize};

use crate::app::Shared;
use crate::error::{Failure, Why};
use crate::wire::{CaseInfo, CaseKind, GameComponents, GameInfo, OptionInfo, OptionKindInfo};
use crate::{etag, log, message};

const JSON: &str = "application/json";

/// Fluent files of the platform.
#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

pub async fn games(State(app): State<Shared>, headers: HeaderMap) -> Response {
    let list = || json(&GAMES.iter().map(game_info).collect::<Vec<_>>());
    let body = app.shelf.get("games".to_owned(), list).await;
    ([(CONTENT_TYPE, JSON)], body.respond(&headers)).into_response()
}

fn json(value: &impl Serialize) -> Bytes {
    serde_json::to_vec(value).expect("plain data").into()
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

pub async fn rules(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Query(language): Query<Language>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let meta = log::game(&game)?.game.meta();
    let wanted = language.lang.unwrap_or_else(|| LANGUAGES[0].to_owned());
    let of = |wanted: &str| meta.rules.iter().find(|(language, _)| *language == wanted);
    let &(language, text) = of(&wanted).or_else(|| of(LANGUAGES[0])).ok_or(Why::NoText)?;
    let body = app.shelf.get(format!("rules/{}/{language}", meta.id), move || text.into()).await;
    Ok(([(CONTENT_TYPE, "text/markdown; charset=utf-8")], body.respond(&headers)).into_response())
}

pub async fn cases(State(app): State<Shared>, Path(game): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    let entry = log::game(&game)?;
    let list = move || json(&entry.cases().into_iter().map(case_info).collect::<Vec<_>>());
    let body = app.shelf.get(format!("cases/{}", entry.game.meta().id), list).await;
    Ok(([(CONTENT_TYPE, JSON)], body.respond(&headers)).into_response())
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
pub async fn components(State(app): State<Shared>, Path(game): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    let meta = log::game(&game)?.game.meta();
    let hash = components::fingerprint(meta);
    let values = move || {
        let files = components::values(meta).expect("components are checked when the program starts");
        json(&GameComponents { hash: hash.to_owned(), files })
    };
    let body = app.shelf.get(format!("components/{}", meta.id), values).await;
    Ok(etag::respond(hash, &headers, ([(CONTENT_TYPE, JSON), (CACHE_CONTROL, "no-cache")], body.respond(&headers))))
}

/// `/locales/it/kepler-3042.ftl`: all Fluent texts of a game, by its id; other names are files of the platform.
pub async fn fluent(
    State(app): State<Shared>,
    Path((language, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let name = file.strip_suffix(".ftl").ok_or(Why::NoText)?;
    if !LANGUAGES.contains(&language.as_str()) {
        return Err(Why::NoText.into());
    }
    let body = match orrery_registry::find(name) {
        Some(entry) => {
            let key = format!("texts/{language}/{}", entry.game.meta().id);
            let texts = move || {
                let texts = entry.game.meta().locales.iter().filter(|(of, _)| *of == language);
                texts.map(|(_, text)| *text).collect::<Vec<_>>().join("\n").into()
            };
            app.shelf.get(key, texts).await
        }
        None => {
            let file = format!("{language}/{file}");
            let text = Locales::get(&file).ok_or(Why::NoText)?;
            // By its hash: while texts are written, their files change.
            let key = format!("texts/{file}/{}", hex::encode(&text.metadata.sha256_hash()[..8]));
            app.shelf.get(key, move || text.data.into_owned().into()).await
        }
    };
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], body.respond(&headers)).into_response())
}
