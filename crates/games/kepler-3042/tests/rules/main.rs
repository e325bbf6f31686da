//! Tests of the rules, each named after the rule it is a test of. Tests check outcomes: what a player
//! sees, may do, or is refused.

mod support;

mod r01_to_r02;
mod r03_setup;
mod r04_course;
mod r05_cubes;
mod r06_planets;
mod r06_ships_and_technologies;
mod r07_bonus_actions;
mod r08_ships;
mod r09_benefits;
mod r09_collaboration;
mod r09_free_powers;
mod r09_levels;
mod r10_tracks;
mod r11_every_card;
mod r11_progress_card;
mod r12_to_r13;
mod r14_solo;
mod r15_information;
mod r16_options;
mod r17_refusals;
mod r19_decisions;
