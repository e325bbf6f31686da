//! The rules of play, a file per family: what is legal and what it does stand side by side.

pub(crate) mod cleanup;
pub(crate) mod colonies;
pub(crate) mod preparation;
pub(crate) mod resources;
pub(crate) mod ships;
pub(crate) mod task;
pub(crate) mod technology;
pub(crate) mod tracks;
pub(crate) mod turn;
