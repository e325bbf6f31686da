//! Tests of the rules, each named after the rule it is a test of.

mod support;

mod r01_to_r02;
mod r03_information;
mod r04_setup;
mod r05_turn;
mod r06_values;
mod r07_actions;
mod r08_to_r09;
mod r10_to_r11;
mod r12_to_r14;
mod r15_to_r16;
mod r18_sets;
mod r18_to_r19;
