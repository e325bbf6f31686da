//! Tests of the rules, each named after the rule it is a test of.

mod support;

mod r01_to_r03;
mod r04_placing;
mod r05_to_r06;
mod r07_resources;
mod r08_rovers;
mod r09_1_to_r09_4;
mod r09_5_to_r09_9;
mod r09_common;
mod r10_planets;
mod r11_to_r12;
mod r13_events;
mod r14_to_r18;
mod tables;
