//! Tests of the rules, named after them. Cases that are data are in `tests/vectors`.

mod r01_basics;
mod r03_setup;
mod r04_information;
mod r05_to_r08;
mod r09_to_r10;
mod r12_end;
mod r13_variants;
mod r14_solo;
mod r15_requests;
mod r19_steps;
mod support;
