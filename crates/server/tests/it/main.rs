//! The server from outside: its store on both databases, HTTP by calls, WebSockets on loopback, what goes over the wire.

mod bots;
mod changes;
mod connections;
mod doubt;
mod doubting;
mod floods;
mod folder;
mod guard;
mod lobby;
mod no_leak;
mod orders;
mod outage;
mod play;
mod postgres;
mod proxy;
mod records;
mod replays;
mod resume;
mod standings;
mod store;
mod support;
mod undo;
mod upgrades;
