//! Orrery on the web: guests, lobby, tables over WebSockets, records, bots. The server accesses games only through the registry.
//!
//! A request comes in through [`guard`] (origin, rate, headers) and [`guest`] (who is it); [`lobby`], [`records`], [`replays`]
//! and [`catalogue`] answer over HTTP, [`socket`] holds the WebSocket of a client at a table. A [`table`] is a cache of its log
//! in the [`store`]: a decision is durable before it is broadcast. [`message`] alone decides which client sees what of a
//! position.

pub mod app;
mod assets;
mod body;
mod bot_tables;
mod bots;
mod catalogue;
pub mod check;
pub mod client;
pub mod connections;
mod courses;
mod encoded;
pub mod error;
mod etag;
mod fair;
pub mod guard;
pub mod guest;
mod head;
mod hub;
pub mod limits;
mod lobby;
mod log;
pub mod message;
mod metrics;
mod orders;
mod random;
mod records;
mod replays;
pub mod serve;
mod socket;
mod standing;
mod statistics;
pub mod store;
mod table;
mod text;
mod upgrade;
pub mod wire;
mod write_timeout;

pub use app::{App, Settings, Shared, app};
// Listed for its version alone, which the root manifest explains.
use idna_adapter as _;
