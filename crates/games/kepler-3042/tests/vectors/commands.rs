//! The commands of a case: single decisions, each one action of the game, and queries.

mod cards;
pub mod compound;

use kepler_3042::command::{Command, Move};
use kepler_3042::{Action, Bonus, CampaignId, Cubes, Kind, Space, Tech, Track, data, solo_bonus};
use orrery_engine::{Game, Illegal, Seat, Silent};
use serde::Deserialize;
use toml::{Table, Value};

use crate::given::{At, BurnPlace, Planet, World, read, seat};

/// A refusal's code, or nothing; the outer error is a fault in the case itself.
pub type Outcome = Result<Result<(), String>, String>;

/// One decision as a case writes it.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Decision {
    PlaceTile { hex: At },
    BonusCube { kind: Kind },
    SetupTech { techs: [Tech; 2] },
    SelectAction { space: Space },
    Build { planet: Planet, hex: At },
    Settle { ship: At },
    AdvanceTech { tech: Tech, planet: Planet },
    Learn { tech: Tech },
    Move { ship: At, path: Vec<At> },
    Terraform { planet: Planet },
    MapTrack { track: Track },
    Reveal { hex: At },
    Produce { planet: Planet, cubes: Cubes },
    Exploit { planet: Planet, take: Cubes },
    Bonus { id: Bonus },
    Burn { from: BurnPlace, kind: Kind },
    Convert { planet: Planet, from: Kind },
    Displace { from: Planet, to: Planet, kind: Kind },
    Withdraw { ship: At, regenerate: Option<Kind> },
    Regenerate { kind: Kind },
    Decline {},
    EndStep {},
}

impl Decision {
    fn command(self) -> Command {
        Command::Act(match self {
            Decision::PlaceTile { hex } => Action::PlaceTile { hex: hex.0 },
            Decision::BonusCube { kind } => Action::BonusCube { kind },
            Decision::SetupTech { techs } => Action::SetupTech { techs },
            Decision::SelectAction { space } => Action::Select { space },
            Decision::Build { planet, hex } => Action::Build { card: planet.0, hex: hex.0 },
            Decision::Settle { ship } => Action::Settle { ship: ship.0 },
            Decision::AdvanceTech { tech, planet } => Action::Advance { tech, card: planet.0 },
            Decision::Learn { tech } => Action::Learn { tech },
            Decision::Move { ship, path } => return Command::Move(step(ship, path)),
            Decision::Terraform { planet } => Action::Terraform { card: planet.0 },
            Decision::MapTrack { track } => Action::Track { track },
            Decision::Reveal { hex } => Action::Reveal { hex: hex.0 },
            Decision::Produce { planet, cubes } => Action::Produce { card: planet.0, cubes },
            Decision::Exploit { planet, take } => Action::Exploit { card: planet.0, take },
            Decision::Bonus { id } => Action::Bonus { bonus: id },
            Decision::Burn { from, kind } => Action::Burn { from: from.0, kind },
            Decision::Convert { planet, from } => Action::Convert { card: planet.0, from },
            Decision::Displace { from, to, kind } => Action::Displace { from: from.0, to: to.0, kind },
            Decision::Withdraw { ship, regenerate } => Action::Withdraw { ship: ship.0, regenerate },
            Decision::Regenerate { kind } => Action::Regenerate { kind },
            Decision::Decline {} => Action::Decline,
            Decision::EndStep {} => Action::End,
        })
    }
}

/// A move as the game has it.
fn step(ship: At, path: Vec<At>) -> Move {
    Move { ship: ship.0, path: path.into_iter().map(|at| at.0).collect() }
}

/// A query, or a part of the round that runs without a decision.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Question {
    BeginSetupTech {},
    BeginCard {},
    AwardMedals {},
    PassFirstPlayer {},
    GhostRound {},
    PlaceTile { hex: At, players: Option<u8> },
    Selected {},
    Score { of: Option<String> },
    Winner {},
    SoloBonus { level: u8, previous_score: u8 },
    SoloResult { campaign: CampaignId, level: u8 },
}

fn code<T>(result: Result<T, Illegal>) -> Result<(), String> {
    result.map(drop).map_err(|illegal| illegal.code.to_owned())
}

impl World {
    pub fn run(&mut self, command: &Table) -> Outcome {
        let mut command = command.clone();
        match command.remove("by") {
            Some(by) => self.decide(seat(by.as_str().unwrap_or_default())?, read(command)?),
            None => self.ask(read(command)?),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision) -> Outcome {
        match decision.command() {
            Command::Act(action) => Ok(self.act(seat, action)),
            command => Ok(code(self.game.command(seat, &command)).map(|()| self.game.follow_up(self.card_only))),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        if self.card_only {
            return code(self.game.play_in_card_step(seat, &action));
        }
        code(self.game.apply(seat, &action, &mut Silent))
    }

    fn ask(&mut self, question: Question) -> Outcome {
        let player = |seat: Seat| Value::from(format!("p{seat}"));
        match question {
            Question::BeginSetupTech {} => self.game.begin_setup_tech(),
            Question::BeginCard {} => {
                self.game.begin_card_step();
                self.card_only = true;
            }
            Question::AwardMedals {} => self.game.award_medals_now(),
            Question::PassFirstPlayer {} => self.game.pass_first_player_now(),
            Question::GhostRound {} => self.game.ghost_round_now(),
            Question::PlaceTile { hex, players } => {
                return Ok(code(self.game.place_tile(hex.0, players.unwrap_or(self.game.seats()))));
            }
            Question::Selected {} => {
                let seats: Vec<Value> = self.game.selected().map(player).collect();
                self.result.insert("selected".into(), seats.into());
            }
            Question::Score { of } => {
                let score = self.game.score(of.as_deref().map_or(Ok(Seat(0)), seat)?);
                let parts = score.parts.iter().map(|(name, points)| ((*name).to_owned(), Value::from(*points)));
                let mut table: Table = parts.collect();
                table.insert("total".into(), score.total.into());
                self.result.insert("score".into(), table.into());
            }
            Question::Winner {} => {
                let outcome = self.game.outcome_now();
                self.result.insert("totals".into(), outcome.scores.iter().map(|score| score.total).collect::<Vec<_>>().into());
                self.result.insert("winners".into(), outcome.winners.iter().map(player).collect::<Vec<_>>().into());
            }
            Question::SoloBonus { level, previous_score } => {
                let (choice, antimatter) = solo_bonus(level, previous_score);
                self.result.insert("bonus_energy_or_matter".into(), i64::from(choice).into());
                self.result.insert("bonus_antimatter".into(), i64::from(antimatter).into());
            }
            Question::SoloResult { campaign, level } => self.solo_result(campaign, level),
        }
        Ok(Ok(()))
    }

    fn solo_result(&mut self, campaign: CampaignId, level: u8) {
        self.game.set_campaign(campaign, level);
        let required = self.game.objectives_of(Seat(0));
        let names =
            |ids: Vec<u8>| ids.iter().map(|&id| Value::from(data().objectives[usize::from(id)].id.clone())).collect::<Vec<_>>();
        let met = required.iter().copied().filter(|&id| self.game.meets(Seat(0), id)).collect();
        self.result.insert("required".into(), names(required).into());
        self.result.insert("objectives_met".into(), names(met).into());
        self.result.insert("total".into(), self.game.score(Seat(0)).total.into());
        self.result.insert("passed".into(), self.game.level_is_passed().into());
    }
}
