//! Tests of the rules, each named after the rule it is a test of. Tests check outcomes: what a player
//! sees, may do, or is refused.

mod r01_to_r04;
mod r05_to_r06;
mod r07_to_r08;
mod r09_to_r10;
mod r11_to_r13;
mod r14_to_r19;
mod support;
