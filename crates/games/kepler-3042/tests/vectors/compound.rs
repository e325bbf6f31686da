//! Commands of several parts, as the specification's examples write them: a bonus action with its cube and its target, all answers to
//! a progress card, amounts that mean "as much as possible". At the table each part is a decision of its own.
//!
//! Such a command is checked as a whole, and of several refusals the first of R17's table counts.

use kepler_3042::{Action, Bonus, Card, Cubes, Hex, Kind, Phase, Place, Space, Tech, data};
use orrery_engine::{Game, Seat, Silent, Viewer};
use toml::{Table, Value};

use crate::cards::CardChoices;
use crate::commands::{At, BurnPlace, Driver, Outcome, Planet, field, optional, seat};

/// The order in which refusals count if several fit (R17).
const CODES: [&str; 29] = [
    "answer_first",
    "not_your_turn",
    "wrong_step",
    "must_finish",
    "same_action",
    "bonus_not_available",
    "bonus_used",
    "quantum_limit",
    "not_controlled",
    "earth_not_allowed",
    "duplicate_choice",
    "too_many",
    "max_level",
    "already_terraformed",
    "no_ship",
    "ship_landed",
    "already_moved",
    "not_on_planet",
    "no_marker",
    "need_technology",
    "tile_face_up",
    "illegal_hex",
    "illegal_path",
    "too_far",
    "mixed_planets",
    "nothing_to_burn",
    "insufficient_resources",
    "not_available",
    "no_effect",
];

fn rank(code: &str) -> usize {
    CODES.iter().position(|known| *known == code).unwrap_or(CODES.len())
}

pub fn refused(code: &str) -> Outcome {
    Ok(Err(code.to_owned()))
}

/// Of several refusals the one that stands first in R17's table.
fn first_of(codes: Vec<String>) -> Outcome {
    Ok(codes.into_iter().min_by_key(|code| rank(code)).map_or(Ok(()), Err))
}

pub fn card_of(command: &Table, name: &str) -> Result<Card, String> {
    field::<Planet>(command, name).map(|planet| planet.0)
}

pub fn hex_of(command: &Table, name: &str) -> Result<Hex, String> {
    field::<At>(command, name).map(|at| at.0)
}

pub fn burn_of(burn: &Table) -> Result<(Place, Kind), String> {
    Ok((field::<BurnPlace>(burn, "from")?.0, field(burn, "kind")?))
}

/// The answer to an icon: a card to produce on, a kind to regenerate, or neither.
pub fn answer_from(answer: &Table, listed: &[Action]) -> Result<Action, String> {
    if optional(answer, "decline")? == Some(true) {
        return Ok(Action::Decline);
    }
    let asked = listed.iter().find_map(|action| match action {
        Action::Produce { cubes, .. } => Some(*cubes),
        _ => None,
    });
    match optional(answer, "kind")? {
        Some(kind) if asked.is_none() || !answer.contains_key("planet") => Ok(Action::Regenerate { kind }),
        _ => Ok(Action::Produce { card: card_of(answer, "planet")?, cubes: asked.unwrap_or(Cubes::NONE) }),
    }
}

#[derive(Clone)]
pub struct Compound {
    pub driver: Driver,
    /// Answers handed over with `resolve_card`.
    pub card: Option<CardChoices>,
    /// No command was carried out yet.
    fresh: bool,
    /// The paths came with Exploration Planning, which closed the batch (R7.8).
    batch_closed: bool,
    /// The last turn of the round is over; the card is resolved by `resolve_card`, or by itself with the next command.
    round_ends: Option<Seat>,
}

impl Compound {
    pub fn new(driver: Driver) -> Compound {
        Compound { driver, card: None, fresh: true, batch_closed: false, round_ends: None }
    }

    /// Runs one command as a whole: refused, it changes nothing.
    pub fn run(&mut self, command: &Table) -> Outcome {
        let before = self.clone();
        let name: String = field(command, "cmd")?;
        let outcome = match optional::<String>(command, "by")? {
            Some(by) => {
                self.finish();
                self.by(seat(&by)?, &name, command)?
            }
            None if name == "resolve_card" => self.resolve_card(optional(command, "choices")?.unwrap_or_default())?,
            None => self.driver.run(command)?,
        };
        match outcome {
            Ok(()) => self.fresh = false,
            Err(_) => *self = before,
        }
        Ok(outcome)
    }

    /// Nobody said how the card is resolved: the round goes on by itself.
    pub fn finish(&mut self) {
        if let Some(last) = self.round_ends.take() {
            self.driver.game.play(last, &Action::End, &mut Silent);
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.driver.game.turn().seats().contains(seat) {
            self.driver.game.legal(seat, &mut actions);
        }
        actions
    }

    pub fn is_interrupted(&self) -> bool {
        !self.driver.game.view(Viewer::Spectator).interrupts.is_empty()
    }

    /// One action, and whatever the card being resolved asks next.
    fn apply(&mut self, seat: Seat, action: Action) -> Outcome {
        match self.driver.act(seat, action) {
            Ok(()) if self.card.is_some() => self.go_on_with_card(),
            outcome => Ok(outcome),
        }
    }

    /// The step, for a seat that must decide.
    fn step_of(&self, seat: Seat) -> Option<Phase> {
        let game = &self.driver.game;
        game.turn().seats().contains(seat).then(|| game.view(Viewer::Spectator).step)
    }

    /// Refused as belonging to another step, by the first code that fits.
    fn out_of_place(&self, seat: Seat) -> Outcome {
        refused(if self.step_of(seat).is_some() { "wrong_step" } else { "not_your_turn" })
    }

    fn by(&mut self, seat: Seat, name: &str, command: &Table) -> Outcome {
        let head = self.driver.game.view(Viewer::Spectator).interrupts.first().map(|(seat, _)| *seat);
        match (head, name) {
            (Some(head), _) if head != seat => return refused("not_your_turn"),
            (Some(_), name) if name != "answer" => return refused("answer_first"),
            (None, "answer") => return self.out_of_place(seat),
            _ => {}
        }
        if let Some(Value::Array(planets)) = command.get("planet") {
            return self.over_several_cards(seat, name, command, planets);
        }
        match name {
            "setup_tech" => self.setup_tech(seat, command),
            "move" if self.batch_closed && self.step_of(seat) == Some(Phase::Bonus) => refused("wrong_step"),
            "accumulate" => self.produce(seat, command, Space::EnergyAccumulation),
            "generate" => self.produce(seat, command, Space::AntimatterGeneration),
            "exploit" => self.exploit(seat, command),
            "bonus" => self.bonus(seat, command),
            "convert" => self.convert(seat, command),
            "withdraw" => self.withdraw(seat, command),
            "answer" => self.apply(seat, answer_from(command, &self.legal(seat))?),
            "place_tile" if self.step_of(seat) != Some(Phase::PlaceTiles) => {
                let question: Table =
                    command.iter().filter(|(key, _)| *key != "by").map(|(k, v)| (k.clone(), v.clone())).collect();
                self.driver.run(&question)
            }
            "end_step" if self.ends_round(seat) => {
                self.round_ends = Some(seat);
                Ok(Ok(()))
            }
            "end_step" | "end_batch" => self.apply(seat, Action::End),
            _ => match self.driver.run(command)? {
                Ok(()) if self.card.is_some() => self.go_on_with_card(),
                outcome => Ok(outcome),
            },
        }
    }

    /// Whether this seat is about to end the last turn of the round.
    fn ends_round(&self, seat: Seat) -> bool {
        let game = &self.driver.game;
        let next = Seat((seat.0 + 1) % game.seats());
        self.step_of(seat) == Some(Phase::Withdraw) && Some(next) == game.view(Viewer::Spectator).first
    }

    /// A payment or production over several cards: refused, unless something that counts first is wrong with one of them.
    fn over_several_cards(&mut self, seat: Seat, name: &str, command: &Table, planets: &[Value]) -> Outcome {
        let mut codes = Vec::new();
        for planet in planets {
            let mut single = command.clone();
            single.insert("planet".into(), planet.clone());
            match self.clone().by(seat, name, &single)? {
                Ok(()) if planets.len() == 1 => return self.by(seat, name, &single),
                outcome => codes.extend(outcome.err()),
            }
        }
        codes.push("mixed_planets".to_owned());
        first_of(codes)
    }

    /// A case that begins with set-up technologies goes back to that step; all players choose at the same time (R3.4).
    fn setup_tech(&mut self, seat: Seat, command: &Table) -> Outcome {
        if self.fresh {
            self.driver.game.begin_setup_tech();
        }
        let techs: Vec<Tech> = field(command, "techs")?;
        let twice = techs.iter().find(|tech| techs.iter().filter(|other| other == tech).count() > 1);
        let action = match (twice, &techs[..]) {
            (Some(&tech), _) => Action::SetupTech { techs: [tech; 2] },
            (None, &[first, second, ..]) => Action::SetupTech { techs: [first, second] },
            (None, _) => return if self.step_of(seat).is_none() { refused("not_your_turn") } else { refused("must_finish") },
        };
        match self.apply(seat, action)? {
            Ok(()) if techs.len() > 2 => refused("too_many"),
            outcome => Ok(outcome),
        }
    }

    /// Without an amount, as much as possible; an amount beyond the depot moves what is there (R5.1).
    fn produce(&mut self, seat: Seat, command: &Table, space: Space) -> Outcome {
        let player = self.driver.game.player(seat);
        if self.step_of(seat) != Some(Phase::Main) || player.cube != space {
            return self.out_of_place(seat);
        }
        let (kind, allowed) = match space {
            Space::EnergyAccumulation => (Kind::Energy, player.level(Tech::III).energy),
            _ => (Kind::Antimatter, player.level(Tech::V).antimatter),
        };
        let named: u8 = optional(command, kind.id())?.unwrap_or(allowed);
        let cubes = Cubes::some(kind, if named > allowed { named } else { named.min(player.depot[kind]) });
        self.nothing_is_fine(seat, Action::Produce { card: card_of(command, "planet")?, cubes }, cubes)
    }

    fn exploit(&mut self, seat: Seat, command: &Table) -> Outcome {
        let card = card_of(command, "planet")?;
        let take = self.share(seat, card, optional(command, "take")?);
        self.nothing_is_fine(seat, Action::Exploit { card, take }, take)
    }

    /// What a planet is to produce: all it shows if nothing is said, and no more than the depot holds (R5.1).
    pub fn share(&self, seat: Seat, card: Card, named: Option<Cubes>) -> Cubes {
        let player = self.driver.game.player(seat);
        let shown = player.slot(card).map_or(Cubes::NONE, |slot| {
            let planet = &data().planets[usize::from(card.0)];
            if player.colonies[slot].terraformed { planet.terraformed.produce } else { planet.colony.produce }
        });
        let take = named.unwrap_or(shown);
        if shown.covers(take) { take.min(player.depot) } else { take }
    }

    /// Producing nothing is permitted (Q13): the game simply does not ask for it.
    fn nothing_is_fine(&mut self, seat: Seat, action: Action, cubes: Cubes) -> Outcome {
        match self.apply(seat, action)? {
            Err(code) if code == "no_effect" && cubes.is_none() => Ok(Ok(())),
            outcome => Ok(outcome),
        }
    }

    /// Energy becomes matter and matter energy, nothing else (R9.2).
    fn convert(&mut self, seat: Seat, command: &Table) -> Outcome {
        let from: Kind = field(command, "from")?;
        let possible = matches!(
            (from, optional(command, "to")?),
            (Kind::Energy, None | Some(Kind::Matter)) | (Kind::Matter, None | Some(Kind::Energy))
        );
        match self.apply(seat, Action::Convert { card: card_of(command, "planet")?, from })? {
            Err(code) if possible || rank(&code) < rank("not_available") => refused(&code),
            _ if !possible => refused("not_available"),
            outcome => Ok(outcome),
        }
    }

    fn withdraw(&mut self, seat: Seat, command: &Table) -> Outcome {
        let none = command.get("regenerate").and_then(Value::as_str) == Some("none");
        let regenerate = if none { None } else { optional(command, "regenerate")? };
        self.apply(seat, Action::Withdraw { ship: hex_of(command, "ship")?, regenerate })
    }

    /// Bonus action, cube and target in one command: of several refusals the first of R17's table counts.
    fn bonus(&mut self, seat: Seat, command: &Table) -> Outcome {
        let bonus: Bonus = field(command, "id")?;
        let mut codes = Vec::new();
        match self.apply(seat, Action::Bonus { bonus })? {
            Ok(()) => self.pay_and_aim(seat, command, &mut codes)?,
            Err(code) => {
                if rank(&code) > rank("bonus_used") {
                    codes.extend(self.faults_besides(seat, command)?);
                }
                codes.push(code);
            }
        }
        self.batch_closed = command.contains_key("moves");
        first_of(codes)
    }

    fn pay_and_aim(&mut self, seat: Seat, command: &Table, codes: &mut Vec<String>) -> Result<(), String> {
        if self.legal(seat).iter().any(|action| matches!(action, Action::Burn { .. })) {
            let burned = match optional::<Table>(command, "burn")? {
                Some(burn) => {
                    let (from, kind) = burn_of(&burn)?;
                    self.apply(seat, Action::Burn { from, kind })?
                }
                None => Err("nothing_to_burn".to_owned()),
            };
            if let Err(code) = burned {
                codes.push(code);
                // Another cube, to see what is wrong besides.
                let any = self.legal(seat)[0];
                self.apply(seat, any)??;
            }
        }
        codes.extend(self.bonus_target(seat, command)?.err());
        Ok(())
    }

    /// What is wrong with the cube and the target of a bonus action that is refused anyway.
    fn faults_besides(&self, seat: Seat, command: &Table) -> Result<Vec<String>, String> {
        let game = &self.driver.game;
        let player = game.player(seat);
        let mut codes = Vec::new();
        let free = game.view(Viewer::Spectator).bonuses_used != 0 && player.level(Tech::III).second_bonus_free;
        if let (Some(burn), false) = (optional::<Table>(command, "burn")?, free) {
            let (from, kind) = burn_of(&burn)?;
            let there = match from {
                Place::Depot => Some(player.depot),
                Place::Card(card) => player.cubes(card),
            };
            match there {
                None => codes.push("not_controlled"),
                Some(cubes) if cubes[kind] == 0 => codes.push("nothing_to_burn"),
                Some(_) => {}
            }
        }
        if command.contains_key("planet") && player.cubes(card_of(command, "planet")?).is_none() {
            codes.push("not_controlled");
        }
        if let Some(step) = optional::<Vec<Table>>(command, "moves")?.unwrap_or_default().first() {
            codes.push(self.why_not_move(seat, hex_of(step, "ship")?));
        }
        Ok(codes.into_iter().map(str::to_owned).collect())
    }

    /// Why a ship that cannot move cannot.
    pub fn why_not_move(&self, seat: Seat, ship: Hex) -> &'static str {
        let game = &self.driver.game;
        let own = ship.is_on_map() && game.player(seat).ships.contains(&ship);
        let landed = game.view(Viewer::Spectator).tiles.iter().any(|tile| tile.hex == ship);
        match (own, landed) {
            (false, _) => "no_ship",
            (true, true) => "ship_landed",
            (true, false) => "illegal_path",
        }
    }

    fn bonus_target(&mut self, seat: Seat, command: &Table) -> Outcome {
        let target = |action: &Action| matches!(action, Action::Build { .. } | Action::Produce { .. });
        let asked = if self.is_interrupted() { None } else { self.legal(seat).into_iter().find(target) };
        match asked {
            Some(Action::Build { .. }) => {
                let action = Action::Build { card: card_of(command, "planet")?, hex: hex_of(command, "hex")? };
                self.apply(seat, action)
            }
            Some(Action::Produce { card, cubes }) => {
                // The first listed is the most; N.E.O. Exploitation needs no card.
                let card = if command.contains_key("planet") { card_of(command, "planet")? } else { card };
                self.apply(seat, Action::Produce { card, cubes })
            }
            _ => {
                for step in optional::<Vec<Table>>(command, "moves")?.unwrap_or_default() {
                    let moved = self.fly(seat, &step)?;
                    if moved.is_err() {
                        return Ok(moved);
                    }
                }
                Ok(Ok(()))
            }
        }
    }

    pub fn fly(&mut self, seat: Seat, step: &Table) -> Outcome {
        Ok(self.driver.fly(seat, hex_of(step, "ship")?, field(step, "path")?))
    }

    /// The card step with all answers at once (R19.2).
    fn resolve_card(&mut self, choices: Table) -> Outcome {
        self.round_ends = None;
        let game = &self.driver.game;
        let choices = CardChoices::new(choices, game.selected().collect());
        let optional = game.card().is_some_and(|card| data().cards[usize::from(card)].optional);
        if !optional && choices.anybody_declines() {
            return refused("must_finish");
        }
        self.card = Some(choices);
        self.driver.card_only = true;
        if game.view(Viewer::Spectator).step != Phase::Card {
            self.driver.game.begin_card_step();
        }
        self.go_on_with_card()
    }
}
