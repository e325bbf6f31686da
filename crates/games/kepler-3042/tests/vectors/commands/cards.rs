//! `resolve_card`: the answers to everything a progress card asks, submitted together (R19.2). Each question of the game takes
//! the answers under its name.

use std::collections::BTreeMap;

use kepler_3042::command::Command;
use kepler_3042::{Action, Phase};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use super::compound::{Compound, answer, burn, for_each_card, moved};
use super::{Outcome, code};
use crate::given::{At, Planet, field, optional, read};
use crate::specified;

/// Answer of a case to a question.
enum Said<T> {
    Nothing,
    /// It was submitted with the card.
    NothingMore,
    This(T),
}

impl<T> Said<T> {
    fn map<U>(self, read: impl FnOnce(T) -> Result<U, String>) -> Result<Said<U>, String> {
        Ok(match self {
            Said::Nothing => Said::Nothing,
            Said::NothingMore => Said::NothingMore,
            Said::This(value) => Said::This(read(value)?),
        })
    }
}

#[derive(Clone)]
pub struct Choices {
    choices: Table,
    selected: Vec<Seat>,
    is_specified: bool,
    /// How many entries under a name are used.
    used: BTreeMap<(Seat, &'static str), usize>,
}

/// A list, a single value, or cubes by kind (`{ energy = 2 }`); a hex is a single value although it is written as a pair.
fn entries(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(pair) if pair.len() == 2 && pair.iter().all(Value::is_integer) => vec![value.clone()],
        Value::Array(items) => items.clone(),
        Value::Table(kinds) if !kinds.is_empty() && kinds.values().all(Value::is_integer) => (kinds.iter())
            .flat_map(|(kind, n)| vec![Value::from(kind.clone()); n.as_integer().unwrap_or(0).max(0) as usize])
            .collect(),
        single => vec![single.clone()],
    }
}

impl Choices {
    fn of(&self, seat: Seat) -> Option<&Table> {
        self.choices.get(&format!("p{seat}"))?.as_table()
    }

    fn declines(&self, seat: Seat) -> bool {
        self.of(seat).and_then(|choices| choices.get("decline")).and_then(Value::as_bool) == Some(true)
    }

    /// The next `most` entries under a name.
    fn next(&mut self, seat: Seat, name: &'static str, most: usize) -> Said<Vec<Value>> {
        let others = if self.is_specified { specified::other_names(name) } else { &[] };
        let mut names = std::iter::once(name).chain(others.iter().copied());
        let found = names.find_map(|name| Some((name, entries(self.of(seat)?.get(name)?))));
        let Some((name, list)) = found else { return Said::Nothing };
        let used = self.used.entry((seat, name)).or_default();
        let next: Vec<Value> = list.iter().skip(*used).take(most).cloned().collect();
        if next.is_empty() && *used > 0 {
            return Said::NothingMore;
        }
        *used += next.len().max(1);
        Said::This(next)
    }

    /// All entries under a name, each of them a decision.
    fn parts(
        &mut self,
        seat: Seat,
        name: &'static str,
        part: impl Fn(Value) -> Result<Action, String>,
    ) -> Result<Said<Vec<Command>>, String> {
        let said = self.next(seat, name, usize::MAX);
        said.map(|list| Ok(vec![Command::CardParts(list.into_iter().map(part).collect::<Result<_, _>>()?)]))
    }

    /// Card, hex and amounts in a table of their own: `build = { planet, hex }`.
    fn target(&mut self, seat: Seat, name: &'static str) -> Said<Table> {
        match self.next(seat, name, 1) {
            Said::This(list) => match list.into_iter().next() {
                Some(Value::Table(target)) => return Said::This(target),
                Some(planet) => return Said::This(Table::from_iter([("planet".to_owned(), planet)])),
                None => return Said::NothingMore,
            },
            Said::NothingMore => return Said::Nothing,
            Said::Nothing => {}
        }
        match self.of(seat).filter(|choices| self.is_specified && specified::names_a_target(choices)).cloned() {
            Some(target) if self.used.insert((seat, "target"), 1).is_none() => Said::This(target),
            _ => Said::Nothing,
        }
    }

    /// The answer to an icon.
    fn icon(&mut self, seat: Seat, listed: &[Action]) -> Result<Option<Action>, String> {
        let (name, asked) = match listed.first() {
            Some(Action::Regenerate { .. }) => ("kind", "answer_kind"),
            _ => ("planet", "answer_planet"),
        };
        let Said::This(list) = self.next(seat, asked, 1) else { return Ok(None) };
        match list.into_iter().next() {
            None => Ok(None),
            Some(Value::Table(given)) => answer(&given, listed).map(Some),
            Some(Value::String(no)) if no == "decline" || no == "none" => Ok(Some(Action::Decline)),
            Some(value) => answer(&Table::from_iter([(name.to_owned(), value)]), listed).map(Some),
        }
    }

    /// The case's answer to the question whose answers are listed.
    fn said(&mut self, seat: Seat, listed: &[Action]) -> Result<Said<Vec<Command>>, String> {
        match listed.first() {
            Some(Action::Learn { .. }) => self.parts(seat, "tech", |tech| Ok(Action::Learn { tech: read(tech)? })),
            Some(Action::Track { .. }) => self.parts(seat, "track", |track| Ok(Action::Track { track: read(track)? })),
            Some(Action::Regenerate { .. }) => {
                self.parts(seat, "regenerate", |kind| Ok(Action::Regenerate { kind: read(kind)? }))
            }
            Some(Action::Burn { .. }) => {
                self.parts(seat, "burn", |cube| burn(cube).map(|(from, kind)| Action::Burn { from, kind }))
            }
            Some(Action::Reveal { .. }) => self.parts(seat, "reveal", |hex| Ok(Action::Reveal { hex: read::<At>(hex)?.0 })),
            Some(Action::Ship { .. }) => self
                .next(seat, "moves", usize::MAX)
                .map(|list| Ok(vec![Command::CardMoves(list.into_iter().map(moved).collect::<Result<_, _>>()?)])),
            Some(Action::Build { .. }) => self.target(seat, "build").map(|mut target| {
                if self.is_specified {
                    specified::names_the_builder(&mut target, listed)?;
                }
                let (card, hex) = (field::<Planet>(&target, "planet")?.0, field::<At>(&target, "hex")?.0);
                Ok(vec![Command::Act(Action::Build { card, hex })])
            }),
            Some(Action::Produce { .. }) => self.target(seat, "produce").map(|target| {
                let produce = |target: &Table| -> Result<Command, String> {
                    Ok(Command::Produce { card: field::<Planet>(target, "planet")?.0, cubes: optional(target, "take")? })
                };
                for_each_card(&target, produce)
            }),
            Some(Action::Exploit { .. }) => self.target(seat, "exploit").map(|target| {
                let card = field::<Planet>(&target, "planet")?.0;
                Ok(vec![Command::Exploit { card, take: optional(&target, "take")? }])
            }),
            _ => Ok(Said::Nothing),
        }
    }
}

impl Compound {
    /// The card step with all answers at once.
    pub(super) fn resolve_card(&mut self, choices: Table) -> Outcome {
        self.world.card_only = true;
        let selected = self.world.game.selected().collect();
        let choices = Choices { choices, selected, is_specified: self.is_specified, used: BTreeMap::new() };
        if choices.selected.iter().any(|&seat| choices.declines(seat))
            && let Err(refused) = code(self.world.game.check_decline_card())
        {
            return Ok(Err(refused));
        }
        self.card = Some(choices);
        if self.world.game.view(Viewer::Spectator).step != Phase::Card {
            self.world.game.begin_card_step();
        }
        self.finish();
        self.go_on_with_card()
    }

    /// Answers the questions of the card up to an icon that the case answers by its own command, or to the end of the step.
    pub(super) fn go_on_with_card(&mut self) -> Outcome {
        while let Some(seat) = self.world.game.turn().seats().lowest() {
            let listed = self.legal(seat);
            let choices = self.card.as_mut().expect("a card is resolved");
            let commands = if self.world.game.view(Viewer::Spectator).interrupts.is_empty() {
                let leave = if listed.contains(&Action::End) { Action::End } else { Action::Decline };
                let said = if choices.declines(seat) { Said::NothingMore } else { choices.said(seat, &listed)? };
                match said {
                    Said::This(commands) => commands,
                    Said::Nothing if self.is_specified => {
                        vec![Command::Act(specified::usual_answer(&self.world.game, seat, leave))]
                    }
                    Said::Nothing => match listed[..] {
                        [only] => vec![Command::Act(only)],
                        _ => return Err(format!("not answered: {}", self.question().unwrap_or_default())),
                    },
                    Said::NothingMore => vec![Command::Act(leave)],
                }
            } else {
                match choices.icon(seat, &listed)? {
                    Some(answer) => vec![Command::Answer(answer)],
                    None => return Ok(Ok(())),
                }
            };
            if let Err(refused) = code(self.world.game.command_over_cards(seat, &commands)) {
                return Ok(Err(refused));
            }
            self.world.game.follow_up(true);
        }
        self.check_unasked_moves()
    }

    /// Paths that the card did not ask for, because no ship of the player can move.
    fn check_unasked_moves(&self) -> Outcome {
        let choices = self.card.as_ref().expect("a card is resolved");
        for &seat in choices.selected.iter().filter(|&&seat| !choices.declines(seat)) {
            let moves = choices.of(seat).and_then(|choices| choices.get("moves")).map(entries).unwrap_or_default();
            if let (Some(first), None) = (moves.into_iter().next(), choices.used.get(&(seat, "moves"))) {
                return Ok(code(self.world.game.check_ship_by_card(seat, moved(first)?.ship)));
            }
        }
        Ok(Ok(()))
    }
}
