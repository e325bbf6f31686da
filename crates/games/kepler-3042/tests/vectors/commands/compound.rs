//! Commands of several parts, as the specification's examples write them: a bonus action with its cube and its target, all answers to
//! a progress card, amounts that mean "as much as possible". The game checks them as a whole (`kepler_3042::command`).

use kepler_3042::command::{BonusCommand, Command};
use kepler_3042::{Action, Card, Cubes, Kind, Place};
use orrery_engine::{Game, Presentation, Seat, suite};
use serde::Deserialize;
use toml::{Table, Value};

use super::cards::Choices;
use super::{Decision, Outcome, code, step};
use crate::given::{At, BurnPlace, Planet, World, field, optional, read, seat};
use crate::specified;

#[derive(Clone)]
pub struct Compound {
    pub world: World,
    /// Answers handed over with `resolve_card`.
    pub(super) card: Option<Choices>,
    /// A case of the specification, in its short form.
    pub(super) is_specified: bool,
    /// A step was left, and what follows is not carried out yet.
    left_step: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Burned {
    from: BurnPlace,
    kind: Kind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moved {
    ship: At,
    path: Vec<At>,
}

/// `{ from, kind }`.
pub(super) fn burn(value: Value) -> Result<(Place, Kind), String> {
    read::<Burned>(value).map(|burned| (burned.from.0, burned.kind))
}

/// `{ ship, path }`.
pub(super) fn moved(value: Value) -> Result<kepler_3042::command::Move, String> {
    read::<Moved>(value).map(|moved| step(moved.ship, moved.path))
}

fn card(command: &Table) -> Result<Card, String> {
    field::<Planet>(command, "planet").map(|planet| planet.0)
}

/// The answer to an icon: a card to produce on, a kind to regenerate, or neither.
pub(super) fn answer(answer: &Table, listed: &[Action]) -> Result<Action, String> {
    if optional(answer, "decline")? == Some(true) {
        return Ok(Action::Decline);
    }
    let asked = listed.iter().find_map(|action| match action {
        Action::Produce { cubes, .. } => Some(*cubes),
        _ => None,
    });
    match optional(answer, "kind")? {
        Some(kind) if asked.is_none() || !answer.contains_key("planet") => Ok(Action::Regenerate { kind }),
        _ => Ok(Action::Produce { card: card(answer)?, cubes: asked.unwrap_or(Cubes::NONE) }),
    }
}

/// The same command for each of the cards it names.
pub(super) fn for_each_card(command: &Table, read: impl Fn(&Table) -> Result<Command, String>) -> Result<Vec<Command>, String> {
    let Some(Value::Array(planets)) = command.get("planet") else { return Ok(vec![read(command)?]) };
    let single = |planet: &Value| {
        let mut single = command.clone();
        single.insert("planet".into(), planet.clone());
        read(&single)
    };
    planets.iter().map(single).collect()
}

impl Compound {
    pub fn new(world: World, is_specified: bool) -> Compound {
        Compound { world, card: None, is_specified, left_step: false }
    }

    /// Runs one command as a whole: if it is refused, nothing changes.
    pub fn run(&mut self, command: &Table) -> Outcome {
        let before = self.clone();
        let mut command = command.clone();
        if self.is_specified {
            specified::complete(&mut command)?;
        }
        let command = &command;
        let name: String = field(command, "cmd")?;
        let outcome = match optional::<String>(command, "by")? {
            Some(by) => {
                self.finish();
                self.by(seat(&by)?, &name, command)?
            }
            None if name == "resolve_card" => self.resolve_card(optional(command, "choices")?.unwrap_or_default())?,
            None => self.world.run(command)?,
        };
        if outcome.is_err() {
            *self = before;
        }
        Ok(outcome)
    }

    /// Carries out what follows from a step that was left.
    pub fn finish(&mut self) {
        if std::mem::take(&mut self.left_step) {
            self.world.game.follow_up(self.world.card_only);
        }
    }

    /// What the card still asks, and the answers.
    pub fn question(&self) -> Option<String> {
        let seat = self.card.as_ref().and_then(|_| self.world.game.turn().seats().lowest())?;
        Some(format!("{} of p{seat}: {:?}", self.world.game.prompt(seat).key, self.legal(seat)))
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        let game = &self.world.game;
        if game.turn().seats().contains(seat) { suite::legal(game, seat) } else { Vec::new() }
    }

    fn by(&mut self, seat: Seat, name: &str, command: &Table) -> Outcome {
        let commands = for_each_card(command, |command| self.read(seat, name, command))?;
        if let Err(refused) = code(self.world.game.command_over_cards(seat, &commands)) {
            return Ok(Err(refused));
        }
        self.left_step = self.is_specified && specified::follows_later(name, self.card.is_some());
        if self.left_step {
            return Ok(Ok(()));
        }
        self.world.game.follow_up(self.world.card_only);
        if self.card.is_some() { self.go_on_with_card() } else { Ok(Ok(())) }
    }

    fn read(&self, seat: Seat, name: &str, command: &Table) -> Result<Command, String> {
        Ok(match name {
            "setup_tech" => Command::SetupTech(field(command, "techs")?),
            "accumulate" => Command::Accumulate { card: card(command)?, energy: optional(command, "energy")? },
            "generate" => Command::Generate { card: card(command)?, antimatter: optional(command, "antimatter")? },
            "exploit" => Command::Exploit { card: card(command)?, take: optional(command, "take")? },
            "convert" => Command::Convert { card: card(command)?, from: field(command, "from")?, to: optional(command, "to")? },
            "bonus" => Command::Bonus(BonusCommand {
                bonus: field(command, "id")?,
                burn: command.get("burn").cloned().map(burn).transpose()?,
                card: optional::<Planet>(command, "planet")?.map(|planet| planet.0),
                hex: optional::<At>(command, "hex")?.map(|at| at.0),
                moves: optional::<Vec<Value>>(command, "moves")?
                    .map(|moves| moves.into_iter().map(moved).collect())
                    .transpose()?,
            }),
            "withdraw" => {
                let none = command.get("regenerate").and_then(Value::as_str) == Some("none");
                let regenerate = if none { None } else { optional(command, "regenerate")? };
                Command::Act(Action::Withdraw { ship: field::<At>(command, "ship")?.0, regenerate })
            }
            "answer" => Command::Answer(answer(command, &self.legal(seat))?),
            "end_batch" => Command::Act(Action::End),
            _ => {
                let mut decision = command.clone();
                decision.remove("by");
                read::<Decision>(decision)?.command()
            }
        })
    }
}
