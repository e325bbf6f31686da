//! TCP connections: time-outs, a cap per address, and room for people at tables.
//!
//! Plain HTTP connections and spectators' WebSockets may fill only a part of the available descriptors. The rest is reserved for
//! players.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::app::Shared;
use crate::write_timeout::WriteTimeout;

/// Descriptors for everything but connections: the database, its log, standard streams.
const OTHER_DESCRIPTORS: usize = 64;
/// Cap where the system allows more connections than memory does.
const MAX_CONNECTIONS: usize = 65_536;
/// The fewest addresses that can use up all connections.
const ADDRESSES: usize = 8;
/// Cap per address where there are many connections.
const MAX_PER_ADDRESS: usize = 256;
/// Pause after the system refuses a connection, for instance because there are no descriptors left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// Connections of all kinds.
    pub total: usize,
    /// Connections per address; IPv6 addresses are counted by /64.
    pub per_address: usize,
    /// Time-out for the headers of a request, and for an idle connection.
    pub headers: Duration,
    /// Time-out for a request with its body, until the response begins.
    pub request: Duration,
    /// Time-out for writes that make no progress.
    pub writes: Duration,
    /// Time-out for the first message of a WebSocket.
    pub hello: Duration,
    /// Time-out for a WebSocket that sends nothing, not even pongs.
    pub silence: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            total: 960,
            per_address: 960 / ADDRESSES,
            headers: Duration::from_secs(10),
            request: Duration::from_secs(15),
            writes: Duration::from_secs(20),
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(80),
        }
    }
}

impl ConnectionLimits {
    /// Raises the limit of descriptors to what the system allows, and the number of connections with it.
    #[must_use]
    pub fn raised(self) -> ConnectionLimits {
        let descriptors = raise_descriptors().unwrap_or(self.total + OTHER_DESCRIPTORS);
        self.of(descriptors.saturating_sub(OTHER_DESCRIPTORS).clamp(1, MAX_CONNECTIONS))
    }

    /// For this many connections: no more than a fraction of them per address, so that a few addresses cannot use them up.
    #[must_use]
    pub fn of(self, total: usize) -> ConnectionLimits {
        let most = (total / ADDRESSES).clamp(1, MAX_PER_ADDRESS);
        let per_address = if self.per_address == usize::MAX { usize::MAX } else { most };
        ConnectionLimits { total, per_address, ..self }
    }

    /// No cap per address, for load tests.
    #[must_use]
    pub fn from_anywhere(self) -> ConnectionLimits {
        ConnectionLimits { per_address: usize::MAX, ..self }
    }
}

#[cfg(unix)]
fn raise_descriptors() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
        tracing::warn!(%error, "the limit of descriptors cannot be raised");
    }
    getrlimit(Resource::Nofile).current.and_then(|limit| usize::try_from(limit).ok())
}

#[cfg(not(unix))]
fn raise_descriptors() -> Option<usize> {
    None
}

/// The network of an address: IPv6 customers get at least a /64.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) & !u128::from(u64::MAX)).into()),
        v4 => v4,
    }
}

/// What a connection is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    Requests,
    Spectator,
    /// The WebSocket of somebody who sits at a table.
    Sitter,
}

#[derive(Default, Debug)]
struct Counts {
    total: usize,
    requests: usize,
    spectators: usize,
    by_network: HashMap<IpAddr, usize>,
}

impl Counts {
    fn from(&self, network: Option<IpAddr>) -> usize {
        network.and_then(|network| self.by_network.get(&network)).copied().unwrap_or(0)
    }

    fn of(&mut self, used: Use) -> Option<&mut usize> {
        match used {
            Use::Requests => Some(&mut self.requests),
            Use::Spectator => Some(&mut self.spectators),
            Use::Sitter => None,
        }
    }
}

/// The connections of a server.
#[derive(Debug)]
pub struct Connections {
    limits: ConnectionLimits,
    /// Reverse proxies, which connect on behalf of many clients.
    proxies: Vec<IpAddr>,
    counts: Mutex<Counts>,
}

/// A connection that is counted until it is dropped.
#[derive(Debug)]
pub struct Counted {
    connections: Arc<Connections>,
    purpose: Mutex<Purpose>,
}

#[derive(Debug)]
struct Purpose {
    used: Use,
    /// Network of the client; unknown for a proxy's connection.
    network: Option<IpAddr>,
}

impl Connections {
    pub fn new(limits: ConnectionLimits, proxies: Vec<IpAddr>) -> Arc<Connections> {
        Arc::new(Connections { limits, proxies, counts: Mutex::default() })
    }

    /// Counts a new connection, unless there are too many.
    fn admit(self: &Arc<Connections>, address: IpAddr) -> Option<Arc<Counted>> {
        let network = (!self.proxies.contains(&address.to_canonical())).then(|| network(address));
        let mut counts = self.counts.lock().expect("no panic while locked");
        let crowded = counts.from(network) >= self.limits.per_address;
        if crowded || counts.total >= self.limits.total || counts.requests >= self.most(Use::Requests) {
            return None;
        }
        counts.total += 1;
        counts.requests += 1;
        if let Some(network) = network {
            *counts.by_network.entry(network).or_default() += 1;
        }
        Some(Arc::new(Counted { connections: self.clone(), purpose: Mutex::new(Purpose { used: Use::Requests, network }) }))
    }

    /// Half of all connections for requests and a quarter for spectators; players may use all of them.
    fn most(&self, used: Use) -> usize {
        match used {
            Use::Requests => (self.limits.total / 2).max(1),
            Use::Spectator => (self.limits.total / 4).max(1),
            Use::Sitter => self.limits.total,
        }
    }
}

impl Counted {
    /// Changes what the connection is counted as, and for a proxy's connection the address; `false` if that limit is reached.
    pub fn use_for(&self, used: Use, address: Option<IpAddr>) -> bool {
        let limits = self.connections.limits;
        let mut purpose = self.purpose.lock().expect("no panic while locked");
        let mut counts = self.connections.counts.lock().expect("no panic while locked");
        let newly = if purpose.network.is_none() { address.map(network) } else { None };
        let most = self.connections.most(used);
        if counts.of(used).is_some_and(|count| *count >= most) || counts.from(newly) >= limits.per_address {
            return false;
        }
        counts.of(purpose.used).into_iter().for_each(|count| *count -= 1);
        counts.of(used).into_iter().for_each(|count| *count += 1);
        purpose.used = used;
        if let Some(network) = newly {
            *counts.by_network.entry(network).or_default() += 1;
            purpose.network = newly;
        }
        true
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Purpose { used, network } = *self.purpose.get_mut().expect("no panic while locked");
        let mut counts = self.connections.counts.lock().expect("no panic while locked");
        counts.total -= 1;
        counts.of(used).into_iter().for_each(|count| *count -= 1);
        let Some(network) = network else { return };
        let here = counts.by_network.get_mut(&network).expect("counted when it was admitted");
        *here -= 1;
        if *here == 0 {
            counts.by_network.remove(&network);
        }
    }
}

/// Accepts connections until the server stops; then waits for those that are answering a request.
pub async fn accept(listener: TcpListener, router: Router, app: &Shared) {
    let open = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = app.stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(counted) = app.connections.admit(peer.ip()) {
                    // Disable Nagle's algorithm: messages are small and latency matters.
                    let _ = stream.set_nodelay(true);
                    open.spawn(serve_one(stream, peer, counted, router.clone(), app.stop.clone()));
                }
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "cannot accept connections");
                tokio::time::sleep(ACCEPT_RETRY).await;
            }
        }
    }
    drop(listener);
    open.close();
    open.wait().await;
}

/// Whether the error is the peer's, and the next connection may be accepted at once.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn serve_one(stream: TcpStream, peer: SocketAddr, counted: Arc<Counted>, router: Router, stop: CancellationToken) {
    let ConnectionLimits { headers, writes, .. } = counted.connections.limits;
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(counted.clone());
        router.clone().oneshot(request)
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(headers);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(WriteTimeout::new(stream, writes)), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(total: usize, per_address: usize) -> Arc<Connections> {
        let limits = ConnectionLimits { total, per_address, ..ConnectionLimits::default() };
        Connections::new(limits, vec!["10.0.0.1".parse().unwrap()])
    }

    fn admitted(connections: &Arc<Connections>, addresses: &[&str]) -> Vec<Arc<Counted>> {
        addresses.iter().filter_map(|address| connections.admit(address.parse().unwrap())).collect()
    }

    #[test]
    fn an_address_has_a_cap_and_an_ipv6_network_is_one_address() {
        let connections = connections(100, 2);
        let first = admitted(&connections, &["2001:db8::1", "2001:db8::2", "2001:db8::3"]);
        assert_eq!(first.len(), 2);
        assert_eq!(admitted(&connections, &["2001:db8:0:1::1", "192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"]).len(), 3);
        drop(first);
        assert_eq!(admitted(&connections, &["2001:db8::4"]).len(), 1, "closed connections do not count");
        assert_eq!(admitted(&connections, &["10.0.0.1"; 5]).len(), 5, "a proxy connects for many");
        assert!(connections.counts.lock().unwrap().by_network.is_empty(), "nothing is remembered of those who left");
    }

    #[test]
    fn requests_and_spectators_leave_room_for_people_at_tables() {
        let connections = connections(8, 100);
        let mut people = admitted(&connections, &["192.0.2.1"; 8]);
        assert_eq!(people.len(), 4, "half of the room is for requests");
        let watching = people.iter().filter(|one| one.use_for(Use::Spectator, None)).count();
        assert_eq!(watching, 2, "and a quarter for spectators");
        assert!(people[2].use_for(Use::Sitter, None) && people[3].use_for(Use::Sitter, None));
        people.extend(admitted(&connections, &["192.0.2.2"; 8]));
        assert_eq!(people.len(), 8, "the sitters' requests are free again");
        assert!(people[4..].iter().all(|one| one.use_for(Use::Sitter, None)));
        assert!(admitted(&connections, &["192.0.2.3"]).is_empty());
    }

    #[test]
    fn the_limit_of_descriptors_is_raised() {
        let before = ConnectionLimits::default();
        let raised = before.raised();
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        let room = limit.maximum.map(|most| (most as usize - OTHER_DESCRIPTORS).min(MAX_CONNECTIONS));
        assert_eq!(raised.total, room.unwrap_or(before.total));
    }

    #[test]
    fn a_proxys_sockets_count_for_the_address_they_serve() {
        let connections = connections(100, 2);
        let sockets = admitted(&connections, &["10.0.0.1"; 5]);
        let client: IpAddr = "192.0.2.1".parse().unwrap();
        let served = sockets.iter().filter(|one| one.use_for(Use::Sitter, Some(client))).count();
        assert_eq!(served, 2);
        assert!(admitted(&connections, &["192.0.2.1"]).is_empty(), "nor does it get another one without the proxy");
        drop(sockets);
        assert_eq!(admitted(&connections, &["192.0.2.1"; 2]).len(), 2);
        assert!(connections.counts.lock().unwrap().by_network.is_empty());
    }
}
