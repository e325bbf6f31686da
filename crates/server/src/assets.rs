//! The web client's files, compiled in. Without a built client, a page that says how to build it.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::{Failure, Why};
use crate::random;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Client;

const INDEX: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery</title>\n\
<h1>Orrery</h1>\n<p>The server runs, but the web client was not built into it. Build it and start again:</p>\n\
<pre>cargo xtask serve</pre>\n</html>\n";

pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return answer(path, file, &headers);
    }
    // An address of the client's own (a page), not a file that is missing.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return Failure::from(Why::NoAddress).into_response();
    }
    match Client::get(INDEX) {
        Some(file) => answer(INDEX, file, &headers),
        None => {
            (StatusCode::OK, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], NOT_BUILT).into_response()
        }
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", random::hex(&file.metadata.sha256_hash()[..8]));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // The build puts a fingerprint into the names under assets/: they never change.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = kind(path).to_owned();
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)], file.data).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
