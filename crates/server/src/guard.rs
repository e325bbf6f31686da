//! Middleware for every request: origin check, rate limits, security headers.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::http::{Extensions, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::{Settings, Shared};
use crate::error::{Failure, Why};
use crate::limits::{Kind, Sender};

/// Own origin only, no inline scripts, no framing. Inline styles are needed for animated boards.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Bounds the time of a request. Its change may be stored all the same: changes run to completion.
pub async fn time_out(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    let most = app.settings.connections.request;
    tokio::time::timeout(most, next.run(request)).await.map_err(|_| Why::TimedOut.into())
}

/// Protection from DNS rebinding: a foreign page whose name was made to point here sends its own name as `Host`.
pub async fn host(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let expected = match (hosts.next(), hosts.next()) {
        // Not a browser: those always send one.
        (None, _) => true,
        (Some(host), None) => is_expected(&app.settings, host, by_proxy(&app, request.extensions())),
        (Some(_), Some(_)) => false,
    };
    if expected { Ok(next.run(request).await) } else { Err(Why::OtherHost.into()) }
}

/// Whether a `Host` is an address, `localhost`, or a name of this server. Without names in the settings, any name is accepted
/// through a proxy and on a network address, but not on the loopback address, which DNS rebinding attacks target.
fn is_expected(settings: &Settings, host: &HeaderValue, by_proxy: bool) -> bool {
    let Some(authority) = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()) else { return false };
    let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let open = settings.hosts.is_empty() && (by_proxy || !settings.listen.ip().is_loopback());
    open || address.is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || settings.hosts.iter().any(|ours| ours.eq_ignore_ascii_case(&name))
}

/// CSRF protection for unsafe methods: a cross-site page can make a browser send our cookie, but not with these headers, and a JSON
/// body only after a CORS preflight.
pub async fn same_site(request: Request, next: Next) -> Result<Response, Failure> {
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(next.run(request).await);
    }
    let headers = request.headers();
    if !comes_from_us(headers) {
        return Err(Why::OtherSite.into());
    }
    let json = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if json.is_none_or(|kind| kind.split(';').next().map(str::trim) != Some("application/json")) {
        return Err(Why::NotJson.into());
    }
    Ok(next.run(request).await)
}

fn comes_from_us(headers: &HeaderMap) -> bool {
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        Some(site) => site == b"same-origin" || site == b"none",
        None => origin_matches(headers).unwrap_or(false),
    }
}

/// Origin check of a WebSocket handshake. Clients other than browsers send no `Origin`.
pub fn socket_allowed(headers: &HeaderMap) -> bool {
    origin_matches(headers).unwrap_or(true)
}

fn origin_matches(headers: &HeaderMap) -> Option<bool> {
    let origin = headers.get(header::ORIGIN)?;
    let host = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    Some(host.is_some() && host == headers.get(header::HOST).and_then(|host| host.to_str().ok()))
}

pub async fn limit(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    let kind = if matches!(*request.method(), Method::GET | Method::HEAD) { Kind::Reads } else { Kind::Changes };
    limited(&app, kind, request, next).await
}

/// Limits requests that create stored objects. Safe methods pass.
pub async fn limit_creations(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.run(request).await);
    }
    limited(&app, Kind::Creations, request, next).await
}

async fn limited(app: &Shared, kind: Kind, request: Request, next: Next) -> Result<Response, Failure> {
    let sender = Sender::of(app, request.headers(), request.extensions());
    if app.admits(&sender, kind, 1.0) { Ok(next.run(request).await) } else { Err(Why::TooOften.into()) }
}

/// The peer of a request's connection. There is none without a network, in tests.
fn peer(extensions: &Extensions) -> Option<IpAddr> {
    extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip().to_canonical())
}

/// Whether a request comes from one of our own proxies, whose headers are trusted.
pub fn by_proxy(app: &Shared, extensions: &Extensions) -> bool {
    peer(extensions).is_some_and(|peer| app.settings.proxies.contains(&peer))
}

/// Where a request comes from: the last address that is not one of our own proxies.
pub fn address(app: &Shared, headers: &HeaderMap, extensions: &Extensions) -> Option<IpAddr> {
    let peer = peer(extensions)?;
    if !app.settings.proxies.contains(&peer) {
        return Some(peer);
    }
    let lists = headers.get_all("x-forwarded-for").iter().rev().filter_map(|list| list.to_str().ok());
    let named = lists.flat_map(|list| list.rsplit(',')).map_while(|address| address.trim().parse::<IpAddr>().ok());
    named.map(|address| address.to_canonical()).find(|address| !app.settings.proxies.contains(address)).or(Some(peer))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn foreign_pages_are_refused() {
        assert!(comes_from_us(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(comes_from_us(&headers(&[("sec-fetch-site", "none")])));
        assert!(comes_from_us(&headers(&[("origin", "http://a.example:8080"), ("host", "a.example:8080")])));
        assert!(!comes_from_us(&headers(&[("sec-fetch-site", "cross-site"), ("origin", "http://a"), ("host", "a")])));
        assert!(!comes_from_us(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(!comes_from_us(&headers(&[("origin", "http://b.example"), ("host", "a.example")])));
        assert!(!comes_from_us(&headers(&[("origin", "null"), ("host", "a.example")])));
        assert!(!comes_from_us(&headers(&[("host", "a.example")])));
        assert!(socket_allowed(&headers(&[("host", "a.example")])));
        assert!(!socket_allowed(&headers(&[("origin", "http://b.example"), ("host", "a.example")])));
    }

    #[test]
    fn a_name_of_the_loopback_address_must_be_ours() {
        let expected = |settings: &Settings, host: &str, by_proxy| is_expected(settings, &host.parse().unwrap(), by_proxy);
        let mut settings = Settings::new("127.0.0.1:3042".parse().unwrap(), "data".into());
        for host in ["127.0.0.1:3042", "localhost:3042", "LOCALHOST", "[::1]:3042", "192.0.2.1", "orrery.localhost"] {
            assert!(expected(&settings, host, false), "{host}");
        }
        for host in ["evil.example:3042", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b"] {
            assert!(!expected(&settings, host, false), "{host}");
        }
        assert!(expected(&settings, "orrery.example", true), "a proxy has checked it");
        settings.listen = "0.0.0.0:3042".parse().unwrap();
        assert!(expected(&settings, "orrery.example", false), "its names are not known");
        settings.hosts = vec!["orrery.example".to_owned()];
        assert!(expected(&settings, "Orrery.Example.:443", false));
        assert!(!expected(&settings, "evil.example", true) && !expected(&settings, "evil.example", false));
    }
}
