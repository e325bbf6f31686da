//! `resolve_card`: the answers to everything a progress card asks, handed over at once (R19.2). Lists are used up one by one.
//! A question with one answer needs none; what a case does not answer is left out where the rules allow it.

use std::collections::BTreeMap;

use kepler_3042::{Action, Cubes, Hex, Kind, Phase, Tech, Track};
use orrery_engine::{Game, Seat, Viewer};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::commands::{At, Outcome, Planet, optional, read};
use crate::compound::{Compound, answer_from, burn_of, card_of, hex_of, refused};

#[derive(Clone)]
pub struct CardChoices {
    choices: Table,
    selected: Vec<Seat>,
    /// How many entries of a list are used.
    used: BTreeMap<(Seat, &'static str), usize>,
    /// Where ships moved by this card stand.
    moved: Vec<Hex>,
}

enum Next {
    /// The case says nothing about this.
    Absent,
    /// Everything said about this is used up.
    Spent,
    Given(Value),
}

enum Answer {
    Action(Action),
    Fly(Table),
    Refused(&'static str),
    /// An interrupt the case answers by a command of its own, or not at all.
    Open,
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

impl CardChoices {
    pub fn new(choices: Table, selected: Vec<Seat>) -> CardChoices {
        CardChoices { choices, selected, used: BTreeMap::new(), moved: Vec::new() }
    }

    fn of(&self, seat: Seat) -> Option<&Table> {
        self.choices.get(&format!("p{seat}"))?.as_table()
    }

    fn declines(&self, seat: Seat) -> bool {
        self.of(seat).and_then(|choices| choices.get("decline")).and_then(Value::as_bool) == Some(true)
    }

    pub fn anybody_declines(&self) -> bool {
        self.selected.iter().any(|&seat| self.declines(seat))
    }

    fn list(&self, seat: Seat, key: &str) -> Option<Vec<Value>> {
        self.of(seat)?.get(key).map(entries)
    }

    fn next(&mut self, seat: Seat, key: &'static str) -> Next {
        let Some(list) = self.list(seat, key) else { return Next::Absent };
        let used = self.used.entry((seat, key)).or_default();
        *used += 1;
        list.get(*used - 1).map_or(Next::Spent, |value| Next::Given(value.clone()))
    }

    /// The same under several names: the first that is there counts.
    fn any(&mut self, seat: Seat, keys: &[&'static str]) -> Next {
        let there = keys.iter().find(|key| self.of(seat).is_some_and(|choices| choices.contains_key(**key)));
        there.map_or(Next::Absent, |key| self.next(seat, key))
    }

    /// Card, hex and amounts: in a table of their own (`build = { planet, hex }`), or side by side with everything else.
    fn target(&mut self, seat: Seat, key: &'static str) -> Option<Table> {
        match self.next(seat, key) {
            Next::Given(Value::Table(target)) => return Some(target),
            Next::Given(planet) => return Some(Table::from_iter([("planet".to_owned(), planet)])),
            Next::Spent => return None,
            Next::Absent => {}
        }
        let named = |choices: &&Table| ["planet", "hex", "take"].iter().any(|key| choices.contains_key(*key));
        let target = self.of(seat).filter(named)?.clone();
        let used = self.used.entry((seat, "target")).or_default();
        *used += 1;
        (*used == 1).then_some(target)
    }

    fn next_read<T: DeserializeOwned>(&mut self, seat: Seat, keys: &[&'static str]) -> Result<Option<Option<T>>, String> {
        match self.any(seat, keys) {
            Next::Absent => Ok(None),
            Next::Spent => Ok(Some(None)),
            Next::Given(value) => read(value).map(|value| Some(Some(value))),
        }
    }

    /// The answer to an icon: under `answer`, or under the name of what it asks for.
    fn icon(&mut self, seat: Seat, listed: &[Action]) -> Result<Answer, String> {
        let key = if matches!(listed.first(), Some(Action::Regenerate { .. })) { "kind" } else { "planet" };
        let keys: &[&'static str] =
            if key == "kind" { &["answer", "answers", "regenerate"] } else { &["answer", "answers", "planet"] };
        let answer = match self.any(seat, keys) {
            Next::Absent | Next::Spent => return Ok(Answer::Open),
            Next::Given(Value::Table(answer)) => answer,
            Next::Given(Value::String(no)) if no == "decline" || no == "none" => return Ok(Answer::Action(Action::Decline)),
            Next::Given(value) => Table::from_iter([(key.to_owned(), value)]),
        };
        answer_from(&answer, listed).map(Answer::Action)
    }
}

/// The only thing that can be done, taken as far as possible.
fn only(listed: &[Action]) -> Option<Action> {
    let mut found: Vec<Action> = Vec::new();
    for action in listed {
        let same_card = |other: &Action| match (other, action) {
            (Action::Produce { card: a, .. }, Action::Produce { card: b, .. }) => a == b,
            (Action::Exploit { card: a, .. }, Action::Exploit { card: b, .. }) => a == b,
            _ => false,
        };
        if !matches!(action, Action::Decline | Action::End | Action::Ship { .. }) && !found.iter().any(same_card) {
            found.push(*action);
        }
    }
    if let [action] = found[..] { Some(action) } else { None }
}

impl Compound {
    /// Answers what the card asks from the choices handed over, until an open interrupt or the end of the step.
    pub(crate) fn go_on_with_card(&mut self) -> Outcome {
        while let Some(seat) = self.driver.game.turn().seats().lowest() {
            let outcome = match self.card_answer(seat)? {
                Answer::Open => return Ok(Ok(())),
                Answer::Refused(code) => return refused(code),
                Answer::Fly(step) => {
                    let moved = self.fly(seat, &step)?;
                    let path: Vec<At> = optional(&step, "path")?.unwrap_or_default();
                    self.choices().moved.extend(path.last().map(|at| at.0));
                    moved
                }
                Answer::Action(action) => self.driver.act(seat, action),
            };
            if outcome.is_err() {
                return Ok(outcome);
            }
        }
        self.nothing_is_left()
    }

    fn choices(&mut self) -> &mut CardChoices {
        self.card.as_mut().expect("a card is resolved")
    }

    fn card_answer(&mut self, seat: Seat) -> Result<Answer, String> {
        let listed = self.legal(seat);
        if self.is_interrupted() {
            return self.choices().icon(seat, &listed);
        }
        let declines = self.choices().declines(seat);
        let leave = [Action::Decline, Action::End].into_iter().find(|action| listed.contains(action));
        let leave = leave.map_or(Answer::Refused("must_finish"), Answer::Action);
        if declines {
            return Ok(leave);
        }
        Ok(match self.chosen(seat, &listed)? {
            // Nothing is said: there is only one answer, or none is wanted.
            None => only(&listed).map_or(leave, Answer::Action),
            Some(None) => leave,
            Some(Some(answer)) => answer,
        })
    }

    /// What the choices say to a question of the card: nothing at all, nothing more, or an answer.
    fn chosen(&mut self, seat: Seat, listed: &[Action]) -> Result<Option<Option<Answer>>, String> {
        let choices = self.choices();
        let action = match listed.first() {
            Some(Action::Learn { .. }) => {
                choices.next_read::<Tech>(seat, &["tech", "technology"])?.map(|tech| tech.map(|tech| Action::Learn { tech }))
            }
            Some(Action::Track { .. }) => {
                choices.next_read::<Track>(seat, &["track"])?.map(|track| track.map(|track| Action::Track { track }))
            }
            Some(Action::Regenerate { .. }) => (choices.next_read::<Kind>(seat, &["regenerate", "kind", "kinds"])?)
                .map(|kind| kind.map(|kind| Action::Regenerate { kind })),
            Some(Action::Burn { .. }) => match choices.next_read::<Table>(seat, &["burn"])? {
                Some(Some(burn)) => {
                    let (from, kind) = burn_of(&burn)?;
                    Some(Some(Action::Burn { from, kind }))
                }
                other => other.map(|_| None),
            },
            Some(Action::Reveal { .. }) => (choices.next_read::<At>(seat, &["reveal", "tiles", "hexes"])?)
                .map(|at| at.map(|at| Action::Reveal { hex: at.0 })),
            Some(Action::Ship { .. }) => {
                let step = choices.next_read::<Table>(seat, &["moves", "move"])?;
                return Ok(step.map(|step| step.map(Answer::Fly)));
            }
            Some(Action::Build { .. }) => match choices.target(seat, "build") {
                Some(target) => Some(Some(build(&target, listed)?)),
                None => None,
            },
            Some(Action::Produce { cubes, .. }) => match choices.target(seat, "produce") {
                Some(target) if matches!(target.get("planet"), Some(Value::Array(_))) => {
                    return Ok(Some(Some(Answer::Refused("mixed_planets"))));
                }
                Some(target) => {
                    let most = *cubes;
                    let depot = self.driver.game.player(seat).depot;
                    let take = optional::<Cubes>(&target, "take")?.map_or(most, |take| take.min(depot));
                    Some(Some(Action::Produce { card: card_of(&target, "planet")?, cubes: take }))
                }
                None => None,
            },
            Some(Action::Exploit { .. }) => match choices.target(seat, "exploit") {
                Some(target) => {
                    let on = card_of(&target, "planet")?;
                    Some(Some(Action::Exploit { card: on, take: self.share(seat, on, optional(&target, "take")?) }))
                }
                None => None,
            },
            _ => None,
        };
        Ok(action.map(|action| action.map(Answer::Action)))
    }

    /// When the card is done, nothing more may have been asked for than it gives.
    fn nothing_is_left(&mut self) -> Outcome {
        if self.driver.game.view(Viewer::Spectator).step != Phase::Cleanup {
            return Ok(Ok(()));
        }
        let choices = self.choices().clone();
        for &seat in choices.selected.iter().filter(|&&seat| !choices.declines(seat)) {
            let left = |key: &'static str| -> Vec<Value> {
                let used = choices.used.get(&(seat, key)).copied().unwrap_or(0);
                choices.list(seat, key).unwrap_or_default().into_iter().skip(used).collect()
            };
            let begun = |key: &'static str| choices.used.contains_key(&(seat, key));
            let player = self.driver.game.player(seat);
            let kinds = left("regenerate").into_iter().map(read::<Kind>);
            let more_kinds = kinds.collect::<Result<Vec<_>, _>>()?.into_iter().any(|kind| player.well[kind] > 0);
            let tiles_left = self.driver.game.view(Viewer::Spectator).tiles.iter().any(|tile| tile.tile.is_none());
            let too_many = begun("regenerate") && more_kinds
                || begun("reveal") && tiles_left && !left("reveal").is_empty()
                || begun("burn") && player.outside_well() > 0 && !left("burn").is_empty()
                || begun("tech") && !left("tech").is_empty();
            if too_many {
                return refused("too_many");
            }
            if let Some(Value::Table(step)) = left("moves").first() {
                let ship = hex_of(step, "ship")?;
                return refused(match self.why_not_move(seat, ship) {
                    "illegal_path" if choices.moved.contains(&ship) => "already_moved",
                    code => code,
                });
            }
        }
        Ok(Ok(()))
    }
}

/// A ship next to the planet named, or to whichever planet has this hex.
fn build(target: &Table, listed: &[Action]) -> Result<Action, String> {
    let at = hex_of(target, "hex")?;
    let near = listed.iter().find_map(|action| match action {
        Action::Build { card, hex } if *hex == at => Some(*card),
        _ => None,
    });
    let planet = optional::<Planet>(target, "planet")?.map(|planet| planet.0);
    Ok(Action::Build { card: planet.or(near).unwrap_or(kepler_3042::Card::EARTH), hex: at })
}
