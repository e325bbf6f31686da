//! Rate limits per guest and per address.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::Shared;
use crate::connections::network;
use crate::fair::Claim;
use crate::guard;
use crate::guest::Key;

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
    /// Requests that create stored objects: tables and uploads.
    pub creations: Rate,
    /// Messages over WebSockets, pings included.
    pub messages: Rate,
    /// Requests for the whole table: the first message of a WebSocket, and every repetition.
    pub table_requests: Rate,
    /// Lines of chat.
    pub chats: Rate,
    /// Stored bytes: tables, uploads, messages.
    pub bytes: Rate,
    /// Rate of an address as a multiple of a guest's rate: creating a guest costs nothing, getting another address does.
    pub guests_per_address: f32,
    /// Tables of one host in the public list.
    pub public_tables: usize,
    /// Tables of all hosts at an address in the public list.
    pub public_tables_per_address: usize,
    /// Tables at which only bots play that are in play for one guest who watches them.
    pub bot_tables: usize,
    /// The same, for all guests at an address.
    pub bot_tables_per_address: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            reads: Rate { burst: 300.0, per_second: 50.0 },
            changes: Rate { burst: 60.0, per_second: 5.0 },
            creations: Rate { burst: 30.0, per_second: 0.1 },
            messages: Rate { burst: 60.0, per_second: 20.0 },
            table_requests: Rate { burst: 20.0, per_second: 1.0 },
            chats: Rate { burst: 10.0, per_second: 0.5 },
            bytes: Rate { burst: 16.0 * 1024.0 * 1024.0, per_second: 1024.0 },
            guests_per_address: 8.0,
            public_tables: 10,
            public_tables_per_address: 30,
            bot_tables: 3,
            bot_tables_per_address: 12,
        }
    }
}

impl Limits {
    /// No limits, for load tests.
    pub fn none() -> Limits {
        let rate = Rate { burst: f32::MAX, per_second: f32::MAX };
        Limits {
            reads: rate,
            changes: rate,
            creations: rate,
            messages: rate,
            table_requests: rate,
            chats: rate,
            bytes: rate,
            guests_per_address: 1.0,
            public_tables: usize::MAX,
            public_tables_per_address: usize::MAX,
            bot_tables: usize::MAX,
            bot_tables_per_address: usize::MAX,
        }
    }
}

/// A token bucket.
#[derive(Debug)]
struct Bucket {
    rate: Rate,
    tokens: f32,
    at: Instant,
}

impl Bucket {
    fn full(rate: Rate) -> Bucket {
        Bucket { rate, tokens: rate.burst, at: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.tokens = (self.tokens + (now - self.at).as_secs_f32() * self.rate.per_second).min(self.rate.burst);
        self.at = now;
    }

    /// Whether there are enough tokens.
    fn has(&mut self, tokens: f32) -> bool {
        self.fill();
        self.tokens >= tokens
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.tokens >= self.rate.burst
    }
}

/// Who sends a request or a message.
#[derive(Clone, Debug)]
pub struct Sender {
    guest: Option<String>,
    network: Option<IpAddr>,
}

impl Sender {
    pub fn of(app: &Shared, headers: &HeaderMap, extensions: &Extensions) -> Sender {
        Sender { guest: app.key.guest_of(headers), network: guard::address(app, headers, extensions).map(network) }
    }

    /// The sender's claim to work on a record or at a table.
    pub fn claim(&self, key: &Key, table: &str) -> Claim {
        let origin = self.origin(key).or_else(|| self.guest.clone()).unwrap_or_default();
        Claim { guest: self.guest.clone().unwrap_or_else(|| origin.clone()), origin, table: table.to_owned() }
    }

    pub fn origin(&self, key: &Key) -> Option<String> {
        self.network.map(|network| key.origin(network))
    }
}

impl FromRequestParts<Shared> for Sender {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Sender, Infallible> {
        Ok(Sender::of(app, &parts.headers, &parts.extensions))
    }
}

/// Key of a bucket.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Who {
    Guest(String),
    /// A network's visitors without a cookie.
    Visitor(IpAddr),
    /// All guests of a network.
    Guests(IpAddr),
    /// Requests without a peer address, in tests.
    Nowhere,
}

/// What a bucket limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Reads,
    Changes,
    Creations,
    Messages,
    TableRequests,
    Chats,
    Bytes,
}

impl Limits {
    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Reads => self.reads,
            Kind::Changes => self.changes,
            Kind::Creations => self.creations,
            Kind::Messages => self.messages,
            Kind::TableRequests => self.table_requests,
            Kind::Chats => self.chats,
            Kind::Bytes => self.bytes,
        }
    }
}

/// Token buckets of all guests and addresses.
pub struct Buckets(Mutex<State>);

struct State {
    buckets: HashMap<(Who, Kind), Bucket>,
    /// Number of buckets at which full ones are dropped. It doubles with those that are left, so that dropping costs little for each bucket.
    sweep_at: usize,
}

impl Default for Buckets {
    fn default() -> Buckets {
        Buckets(Mutex::new(State { buckets: HashMap::new(), sweep_at: Buckets::SWEEP_THRESHOLD }))
    }
}

impl Buckets {
    const SWEEP_THRESHOLD: usize = 20_000;

    /// Takes tokens from the buckets of a sender's guest and address. If either has too few, `false`, and neither loses any.
    pub fn admits(&self, limits: &Limits, sender: &Sender, kind: Kind, tokens: f32) -> bool {
        let rate = limits.rate(kind);
        // A visitor without a cookie is limited like a guest. The bucket of an address is larger, for several guests.
        let wanted = match &sender.guest {
            Some(guest) => {
                let shared = rate.times(limits.guests_per_address);
                vec![(Who::Guest(guest.clone()), rate), (sender.network.map_or(Who::Nowhere, Who::Guests), shared)]
            }
            None => vec![(sender.network.map_or(Who::Nowhere, Who::Visitor), rate)],
        };
        self.0.lock().expect("no panic while locked").take(wanted, kind, tokens)
    }
}

impl State {
    fn take(&mut self, wanted: Vec<(Who, Rate)>, kind: Kind, tokens: f32) -> bool {
        self.sweep();
        let keys: Vec<(Who, Kind)> = wanted.iter().map(|(who, _)| (who.clone(), kind)).collect();
        let mut enough = true;
        for (key, (_, rate)) in keys.iter().zip(wanted) {
            enough &= self.buckets.entry(key.clone()).or_insert_with(|| Bucket::full(rate)).has(tokens);
        }
        if enough {
            keys.iter().for_each(|key| self.buckets.get_mut(key).expect("just entered").tokens -= tokens);
        }
        enough
    }

    fn sweep(&mut self) {
        if self.buckets.len() < self.sweep_at {
            return;
        }
        self.buckets.retain(|_, bucket| !bucket.is_full());
        self.sweep_at = Buckets::SWEEP_THRESHOLD.max(2 * self.buckets.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(burst: f32, per_second: f32) -> Limits {
        let rate = Rate { burst, per_second };
        Limits { reads: rate, changes: rate, guests_per_address: 2.0, ..Limits::default() }
    }

    fn guest(name: &str) -> Sender {
        Sender { guest: Some(name.to_owned()), network: Some("192.0.2.1".parse().unwrap()) }
    }

    fn count(buckets: &Buckets, limits: &Limits, sender: &Sender) -> usize {
        (0..10).filter(|_| buckets.admits(limits, sender, Kind::Reads, 1.0)).count()
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let (buckets, limits) = (Buckets::default(), limits(3.0, 50.0));
        assert_eq!(count(&buckets, &limits, &guest("ada")), 3);
        std::thread::sleep(std::time::Duration::from_millis(30));
        assert!(buckets.admits(&limits, &guest("ada"), Kind::Reads, 1.0));
    }

    /// Others at her address have used up its tokens. She loses none of hers by asking, and others lose none by guests who have none.
    #[test]
    fn who_is_refused_loses_no_tokens() {
        let (buckets, limits) = (Buckets::default(), limits(4.0, 0.001));
        assert_eq!(count(&buckets, &limits, &guest("mallory")), 4);
        assert_eq!(count(&buckets, &limits, &guest("ben")), 4, "what mallory asked for in vain does not count for the address");
        assert_eq!(count(&buckets, &limits, &guest("ada")), 0);
        let elsewhere = Sender { network: Some("198.51.100.1".parse().unwrap()), ..guest("ada") };
        assert_eq!(count(&buckets, &limits, &elsewhere), 4);
    }

    #[test]
    fn full_buckets_are_dropped_now_and_then() {
        let (buckets, slow, fast) = (Buckets::default(), limits(1.0, 0.001), limits(1.0, 1e9));
        let visit = |limits: &Limits, number: u32| {
            let network = Some(IpAddr::V4(number.into()));
            buckets.admits(limits, &Sender { guest: None, network }, Kind::Reads, 1.0)
        };
        let threshold = Buckets::SWEEP_THRESHOLD as u32;
        let sizes = || {
            let state = buckets.0.lock().unwrap();
            (state.buckets.len(), state.sweep_at)
        };
        assert!((0..threshold).all(|number| visit(&slow, number)));
        visit(&slow, threshold);
        assert_eq!(
            sizes(),
            (Buckets::SWEEP_THRESHOLD + 1, 2 * Buckets::SWEEP_THRESHOLD),
            "none is full, and the next look is far"
        );
        assert!((threshold..2 * threshold).all(|number| visit(&fast, number) || number == threshold));
        visit(&fast, 3 * threshold);
        assert!(sizes().0 <= Buckets::SWEEP_THRESHOLD + 3, "{:?}", sizes());
    }
}
