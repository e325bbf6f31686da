//! The web client's files, embedded in the program. Without a built client, a page that says how to build it.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::app::Shared;
use crate::error::{Failure, Why};
use crate::etag;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const INDEX: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery</title>\n\
<h1>Orrery</h1>\n<p>The server runs, but the web client was not built into it. Build it and start again:</p>\n\
<pre>cargo xtask serve</pre>\n</html>\n";

pub async fn serve(State(app): State<Shared>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return answer(&app, path, file, &headers).await;
    }
    // A name with a dot is a missing file; anything else is a page, which the client routes by itself.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::from(Why::NoAddress).into_response();
    }
    match Client::get(INDEX) {
        Some(file) => answer(&app, INDEX, file, &headers).await,
        None => {
            (StatusCode::OK, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], NOT_BUILT).into_response()
        }
    }
}

async fn answer(app: &Shared, path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = hex::encode(&file.metadata.sha256_hash()[..8]);
    // Names under assets/ contain a hash of the content.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = content_type(path, &file);
    // By its hash: while the client is developed, its files change.
    let body = app.shelf.get(format!("client/{path}/{hash}"), move || file.data.into_owned().into()).await;
    etag::respond(&hash, headers, ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache.to_owned())], body.respond(headers)))
}

/// The MIME type with the encoding of texts, which browsers would otherwise guess.
fn content_type(path: &str, file: &EmbeddedFile) -> String {
    match file.metadata.mimetype() {
        // No registered type.
        _ if path.ends_with(".ftl") => "text/plain; charset=utf-8".to_owned(),
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    }
}
