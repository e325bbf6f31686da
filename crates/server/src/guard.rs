//! Middleware for every request: origin check, rate limits, security headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Extensions, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::Shared;
use crate::connections::network;
use crate::error::{Failure, Why};

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

/// Burst size and refill rate of a token bucket.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f32,
    pub per_second: f32,
}

impl Rate {
    #[must_use]
    fn times(self, factor: f32) -> Rate {
        Rate { burst: self.burst * factor, per_second: self.per_second * factor }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Safe requests (GET, HEAD).
    pub reads: Rate,
    /// Unsafe requests.
    pub changes: Rate,
    /// New tables and uploads, which are kept.
    pub makes: Rate,
    /// Messages of one WebSocket.
    pub messages: Rate,
    /// How many times the rate of a guest the guests of an address have together: guests are free, addresses less so.
    pub guests_per_address: f32,
    /// Tables of one host in the public list.
    pub public_tables: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            reads: Rate { burst: 300.0, per_second: 50.0 },
            changes: Rate { burst: 60.0, per_second: 5.0 },
            makes: Rate { burst: 30.0, per_second: 0.1 },
            messages: Rate { burst: 60.0, per_second: 20.0 },
            guests_per_address: 8.0,
            public_tables: 10,
        }
    }
}

impl Limits {
    /// No limits, for load tests.
    pub fn none() -> Limits {
        let rate = Rate { burst: f32::MAX, per_second: f32::MAX };
        Limits { reads: rate, changes: rate, makes: rate, messages: rate, guests_per_address: 1.0, public_tables: usize::MAX }
    }
}

/// A token bucket.
#[derive(Debug)]
pub struct Bucket {
    rate: Rate,
    tokens: f32,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate) -> Bucket {
        Bucket { rate, tokens: rate.burst, at: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.tokens = (self.tokens + (now - self.at).as_secs_f32() * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }

    /// Takes one token; `false` if the bucket is empty.
    pub fn take(&mut self) -> bool {
        self.fill();
        let enough = self.tokens >= 1.0;
        self.tokens -= if enough { 1.0 } else { 0.0 };
        enough
    }
}

/// Key of a bucket.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Guest(String),
    /// A network's visitors without a cookie.
    Visitor(IpAddr),
    /// A network's guests together.
    Guests(IpAddr),
    /// Requests without a peer address, in tests.
    Nowhere,
}

/// What a bucket limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Reads,
    Changes,
    Makes,
}

impl Limits {
    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Reads => self.reads,
            Kind::Changes => self.changes,
            Kind::Makes => self.makes,
        }
    }
}

/// Token buckets of all guests and addresses.
#[derive(Default)]
pub struct Buckets(Mutex<HashMap<(Who, Kind), Bucket>>);

impl Buckets {
    /// Number of buckets above which full ones are dropped.
    const SWEEP_THRESHOLD: usize = 20_000;

    fn take(&self, who: Who, kind: Kind, rate: Rate) -> bool {
        let mut buckets = self.0.lock().expect("no panic while locked");
        if buckets.len() > Self::SWEEP_THRESHOLD {
            buckets.retain(|_, bucket| {
                bucket.fill();
                bucket.tokens < bucket.rate.burst
            });
        }
        buckets.entry((who, kind)).or_insert_with(|| Bucket::full(rate)).take()
    }
}

pub async fn limit(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    let kind = if matches!(*request.method(), Method::GET | Method::HEAD) { Kind::Reads } else { Kind::Changes };
    limited(&app, kind, request, next).await
}

/// Limits requests that make something that is kept. Safe methods pass.
pub async fn limit_makes(State(app): State<Shared>, request: Request, next: Next) -> Result<Response, Failure> {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.run(request).await);
    }
    limited(&app, Kind::Makes, request, next).await
}

async fn limited(app: &Shared, kind: Kind, request: Request, next: Next) -> Result<Response, Failure> {
    let rate = app.settings.limits.rate(kind);
    let address = address(app, request.headers(), request.extensions()).map(network);
    // A visitor without a cookie is limited like a guest. An address with guests has room for several.
    let enough = match app.key.guest_of(request.headers()) {
        Some(guest) => {
            let shared = rate.times(app.settings.limits.guests_per_address);
            let here = address.map_or(Who::Nowhere, Who::Guests);
            app.buckets.take(Who::Guest(guest), kind, rate) && app.buckets.take(here, kind, shared)
        }
        None => app.buckets.take(address.map_or(Who::Nowhere, Who::Visitor), kind, rate),
    };
    if enough { Ok(next.run(request).await) } else { Err(Why::TooOften.into()) }
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
    fn a_bucket_runs_dry_and_fills_again() {
        let rate = Rate { burst: 3.0, per_second: 50.0 };
        let mut bucket = Bucket::full(rate);
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
        std::thread::sleep(std::time::Duration::from_millis(30));
        assert!(bucket.take());
    }
}
