//! One test per rule, in the order of `docs/rules/on-mars.md`; `cargo xtask coverage` lists what vectors add.

mod r01_to_r02;
mod r03_setup;
mod r04_concepts;
mod r05_to_r06;
mod r08_to_r09;
mod r10_to_r13;
mod r14_to_r17;
mod r18_to_r21;
mod r22_solo;
mod r23_to_r27;
mod support;
