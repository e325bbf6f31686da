//! Conditional requests: 304 Not Modified for a client that has the current version of a resource.

use axum::http::header::{ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// The resource with this hash as its entity tag, or 304 if `If-None-Match` has it.
///
/// # Panics
///
/// If the hash is not visible ASCII.
pub fn respond(hash: &str, request: &HeaderMap, resource: impl IntoResponse) -> Response {
    let tag = format!("\"{hash}\"");
    // Compared weakly: a proxy that compresses weakens the tag.
    let is_tag = |known: &str| known.trim().trim_start_matches("W/") == tag;
    let known = request.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let mut response = match known.is_some_and(|known| known.split(',').any(is_tag)) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => resource.into_response(),
    };
    response.headers_mut().insert(ETAG, HeaderValue::try_from(tag).expect("a hash is visible ASCII"));
    response
}
