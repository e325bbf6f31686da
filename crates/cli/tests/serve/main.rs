//! The real binary as a server: killed, and on failing disks.

mod batch;
mod damage;
mod disk;
mod faults;
mod full_disk;
mod kill;
mod loadtest;
mod metrics;
mod server;
