//! The commands of a case, turned into the game's actions.

use kepler_3042::{Action, Bonus, CampaignId, Card, Cubes, Hex, Kepler, Kind, Path, Place, Space, Tech, Track, data, solo_bonus};
use orrery_engine::{Game, Illegal, Seat, Silent, Viewer};
use serde::Deserialize;
use toml::{Table, Value};

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

pub struct Driver {
    pub game: Kepler,
    /// What the last question (score, winner, selected ...) returned.
    pub result: Table,
    /// Answers handed over with `resolve_card`, per seat, and how many of each list are used.
    card: Option<CardChoices>,
}

/// A refusal's code, or nothing; the outer error is a fault in the case itself.
pub type Outcome = Result<Result<(), String>, String>;

fn code(result: Result<(), Illegal>) -> Result<(), String> {
    result.map_err(|illegal| illegal.code.to_owned())
}

fn refused(code: &str) -> Outcome {
    Ok(Err(code.to_owned()))
}

/// A field that must be there.
fn field<'a, T: Deserialize<'a>>(command: &Table, name: &str) -> Result<T, String> {
    optional(command, name)?.ok_or(format!("{name} is missing in {command}"))
}

fn optional<'a, T: Deserialize<'a>>(command: &Table, name: &str) -> Result<Option<T>, String> {
    command.get(name).map(|value| value.clone().try_into().map_err(|error| format!("{name}: {error}"))).transpose()
}

/// `earth` or a planet's number. A number no planet has is simply not controlled.
fn card(value: &Value) -> Result<Card, String> {
    match value {
        Value::String(id) if id == "earth" => Ok(Card::EARTH),
        Value::Integer(number @ 1..=255) => Ok(Card(*number as u8)),
        other => Err(format!("planet {other}")),
    }
}

fn card_of(command: &Table, name: &str) -> Result<Card, String> {
    card(command.get(name).ok_or(format!("{name} is missing in {command}"))?)
}

fn hex_of(command: &Table, name: &str) -> Result<Hex, String> {
    field(command, name).map(|(q, r)| Hex::at(q, r).unwrap_or(Hex::OFF))
}

pub fn seat(id: &str) -> Result<Seat, String> {
    id.strip_prefix('p').and_then(|number| number.parse().ok()).map(Seat).ok_or(format!("player {id}"))
}

fn burn_of(burn: &Table) -> Result<Action, String> {
    let from = match burn.get("from") {
        Some(Value::String(place)) if place == "depot" => Place::Depot,
        Some(place) => Place::Card(card(place)?),
        None => return Err("burn without from".into()),
    };
    Ok(Action::Burn { from, kind: field(burn, "kind")? })
}

fn legal(game: &Kepler, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    if game.turn().seats().contains(seat) {
        game.legal(seat, &mut actions);
    }
    actions
}

impl Driver {
    pub fn new(game: Kepler) -> Driver {
        Driver { game, result: Table::new(), card: None }
    }

    /// Runs one command as a whole: refused, it changes nothing.
    pub fn run(&mut self, command: &Value) -> Outcome {
        let command = command.as_table().ok_or("a command is a table")?;
        let name: String = field(command, "cmd")?;
        let before = self.game.clone();
        let outcome = match optional::<String>(command, "by")? {
            Some(by) => self.by(seat(&by)?, &name, command)?,
            None => self.table(&name, command)?,
        };
        if outcome.is_err() {
            self.game = before;
        }
        Ok(outcome)
    }

    /// One action; while a card is resolved, nothing beyond the card step follows from it.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        code(match self.card {
            Some(_) => self.game.play_in_card_step(seat, &action),
            None => self.game.apply(seat, &action, &mut Silent).map(|_| ()),
        })
    }

    /// One action, and whatever the card being resolved asks next.
    fn apply(&mut self, seat: Seat, action: Action) -> Outcome {
        match self.act(seat, action) {
            Ok(()) if self.card.is_some() => self.go_on_with_card(),
            outcome => Ok(outcome),
        }
    }

    fn by(&mut self, seat: Seat, name: &str, command: &Table) -> Outcome {
        if matches!(command.get("planet"), Some(Value::Array(_))) {
            // A payment or production over several cards cannot even be written down as an action.
            return refused("mixed_planets");
        }
        let action = match name {
            "setup_tech" => {
                if legal(&self.game, seat).iter().all(|action| !matches!(action, Action::SetupTech { .. }))
                    && self.game.turn().seats().contains(seat)
                {
                    self.game.begin_setup_tech();
                }
                Action::SetupTech { techs: field(command, "techs")? }
            }
            "select_action" => Action::Select { space: field::<Space>(command, "space")? },
            "build" => Action::Build { card: card_of(command, "planet")?, hex: hex_of(command, "hex")? },
            "settle" => Action::Settle { ship: hex_of(command, "ship")? },
            "advance_tech" => Action::Advance { tech: field(command, "tech")?, card: card_of(command, "planet")? },
            "move" => return self.fly(seat, command),
            "terraform" => Action::Terraform { card: card_of(command, "planet")? },
            "map_track" => Action::Track { track: field::<Track>(command, "track")? },
            "reveal" => Action::Reveal { hex: hex_of(command, "hex")? },
            "accumulate" => return self.produce(seat, command, Kind::Energy),
            "generate" => return self.produce(seat, command, Kind::Antimatter),
            "exploit" => return self.exploit(seat, command),
            "bonus" => return self.bonus(seat, command),
            "convert" => Action::Convert { card: card_of(command, "planet")?, from: field(command, "from")? },
            "displace" => {
                Action::Displace { from: card_of(command, "from")?, to: card_of(command, "to")?, kind: field(command, "kind")? }
            }
            "withdraw" => Action::Withdraw { ship: hex_of(command, "ship")?, regenerate: optional(command, "regenerate")? },
            "answer" => self.answer(seat, command)?,
            "place_tile" => Action::PlaceTile { hex: hex_of(command, "hex")? },
            "bonus_cube" => Action::BonusCube { kind: field(command, "kind")? },
            "end_step" | "end_batch" => Action::End,
            other => return Err(format!("unknown command {other}")),
        };
        self.apply(seat, action)
    }

    /// Ship and path in one command; refused in the order of R17.
    fn fly(&mut self, seat: Seat, command: &Table) -> Outcome {
        let ship = hex_of(command, "ship")?;
        let path: Vec<(i32, i32)> = field(command, "path")?;
        let hexes: Vec<Hex> = path.into_iter().map(|(q, r)| Hex::at(q, r).unwrap_or(Hex::OFF)).collect();
        if let Err(illegal) = self.game.check_move(seat, ship, &hexes) {
            return refused(illegal.code);
        }
        let starts = std::iter::once(ship).chain(hexes.iter().copied());
        let path: Path = starts.zip(&hexes).filter_map(|(from, &to)| from.dir_to(to)).collect();
        Ok(self.act(seat, Action::Ship { ship }).and_then(|()| self.act(seat, Action::Fly { path })))
    }

    /// Without an amount, as much as possible; an amount beyond the depot moves what is there (R5.1).
    fn produce(&mut self, seat: Seat, command: &Table, kind: Kind) -> Outcome {
        let card = card_of(command, "planet")?;
        let named: Option<u8> = optional(command, kind.id())?;
        let depot = self.game.player(seat).depot[kind];
        let most = legal(&self.game, seat).into_iter().find_map(|action| match action {
            Action::Produce { card: on, cubes } if on == card => Some(cubes),
            _ => None,
        });
        let cubes = match (named, most) {
            (Some(n), Some(most)) if n > most[kind] && most[kind] < depot => Cubes::some(kind, n),
            (Some(n), _) => Cubes::some(kind, n.min(depot)),
            (None, most) => most.unwrap_or(Cubes::NONE),
        };
        self.nothing_is_fine(seat, Action::Produce { card, cubes }, cubes)
    }

    fn exploit(&mut self, seat: Seat, command: &Table) -> Outcome {
        let card = card_of(command, "planet")?;
        let most = legal(&self.game, seat).into_iter().find_map(|action| match action {
            Action::Exploit { card: on, take } if on == card => Some(take),
            _ => None,
        });
        let take = optional(command, "take")?.or(most).unwrap_or(Cubes::NONE);
        self.nothing_is_fine(seat, Action::Exploit { card, take }, take)
    }

    /// Producing nothing is permitted (Q13): the game simply does not ask for it.
    fn nothing_is_fine(&mut self, seat: Seat, action: Action, cubes: Cubes) -> Outcome {
        match self.apply(seat, action)? {
            Err(code) if code == "no_effect" && cubes.is_none() => Ok(Ok(())),
            outcome => Ok(outcome),
        }
    }

    fn answer(&self, seat: Seat, command: &Table) -> Result<Action, String> {
        if optional(command, "decline")? == Some(true) {
            return Ok(Action::Decline);
        }
        if let Some(kind) = optional(command, "kind")? {
            return Ok(Action::Regenerate { kind });
        }
        let card = card_of(command, "planet")?;
        let asked = legal(&self.game, seat).into_iter().find_map(|action| match action {
            Action::Produce { cubes, .. } => Some(cubes),
            _ => None,
        });
        Ok(Action::Produce { card, cubes: asked.unwrap_or(Cubes::NONE) })
    }

    /// Bonus action, cube and target in one command: of several refusals the first of R17's table counts.
    fn bonus(&mut self, seat: Seat, command: &Table) -> Outcome {
        let bonus: Bonus = field(command, "id")?;
        if let Err(code) = self.apply(seat, Action::Bonus { bonus })? {
            return refused(&code);
        }
        let mut codes = Vec::new();
        let asks_burn = legal(&self.game, seat).iter().any(|action| matches!(action, Action::Burn { .. }));
        if asks_burn {
            let burned = match optional::<Table>(command, "burn")? {
                Some(burn) => self.apply(seat, burn_of(&burn)?)?,
                None => Err("nothing_to_burn".to_owned()),
            };
            if let Err(code) = burned {
                codes.push(code);
                // Another cube, to see what is wrong besides.
                let any = legal(&self.game, seat)[0];
                self.apply(seat, any)??;
            }
        }
        if let Err(code) = self.bonus_target(seat, command)? {
            codes.push(code);
        }
        let order = |code: &String| CODES.iter().position(|known| known == code).unwrap_or(CODES.len());
        Ok(codes.into_iter().min_by_key(order).map_or(Ok(()), Err))
    }

    fn bonus_target(&mut self, seat: Seat, command: &Table) -> Outcome {
        let interrupted = !self.game.view(Viewer::Spectator).interrupts.is_empty();
        let target = |action: &Action| matches!(action, Action::Build { .. } | Action::Produce { .. });
        match legal(&self.game, seat).into_iter().find(|action| !interrupted && target(action)) {
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
                    if let Err(code) = self.fly(seat, &step)? {
                        return refused(&code);
                    }
                }
                Ok(Ok(()))
            }
        }
    }

    // Commands of the table itself

    fn table(&mut self, name: &str, command: &Table) -> Outcome {
        let player = |seat: Seat| Value::from(format!("p{seat}"));
        match name {
            "resolve_card" => return self.resolve_card(command),
            "selected" => {
                let seats: Vec<Value> = self.game.selected().map(player).collect();
                self.result.insert("selected".into(), seats.into());
            }
            "award_medals" => self.game.award_medals_now(),
            "pass_first_player" => self.game.pass_first_player_now(),
            "ghost_round" => self.game.ghost_round_now(),
            "score" => {
                let score = self.game.score(seat(&field::<String>(command, "of")?)?);
                let mut table: Table =
                    score.parts.iter().map(|(name, points)| ((*name).to_owned(), Value::from(*points))).collect();
                table.insert("total".into(), score.total.into());
                self.result.insert("score".into(), table.into());
            }
            "winner" => {
                let outcome = self.game.ranking();
                self.result.insert("totals".into(), outcome.scores.iter().map(|score| score.total).collect::<Vec<_>>().into());
                self.result.insert("winners".into(), outcome.winners.iter().map(player).collect::<Vec<_>>().into());
            }
            "solo_bonus" => {
                let (choice, antimatter) = solo_bonus(field(command, "level")?, field(command, "previous_score")?);
                self.result.insert("bonus_energy_or_matter".into(), i64::from(choice).into());
                self.result.insert("bonus_antimatter".into(), i64::from(antimatter).into());
            }
            "solo_result" => self.solo_result(command)?,
            "place_tile" => {
                let players = optional(command, "players")?.unwrap_or(self.game.seats());
                return Ok(code(self.game.place_tile(hex_of(command, "hex")?, players)));
            }
            other => return Err(format!("unknown command {other}")),
        }
        Ok(Ok(()))
    }

    fn solo_result(&mut self, command: &Table) -> Result<(), String> {
        let campaign: CampaignId = field(command, "campaign")?;
        self.game.set_campaign(campaign, field(command, "level")?);
        let required = self.game.objectives_of(Seat(0));
        let names =
            |ids: Vec<u8>| ids.iter().map(|&id| Value::from(data().objectives[usize::from(id)].id.clone())).collect::<Vec<_>>();
        let met = required.iter().copied().filter(|&id| self.game.meets(Seat(0), id)).collect();
        self.result.insert("required".into(), names(required).into());
        self.result.insert("objectives_met".into(), names(met).into());
        self.result.insert("total".into(), self.game.score(Seat(0)).total.into());
        self.result.insert("passed".into(), self.game.level_is_passed().into());
        Ok(())
    }

    // Progress cards

    fn resolve_card(&mut self, command: &Table) -> Outcome {
        self.card = Some(CardChoices { choices: optional(command, "choices")?.unwrap_or_default(), used: Table::new() });
        self.game.begin_card_step();
        self.go_on_with_card()
    }

    /// Answers what the card asks from the choices handed over, until an interrupt or the end of the step.
    fn go_on_with_card(&mut self) -> Outcome {
        while let Some(seat) = self.game.turn().seats().lowest() {
            let interrupted = !self.game.view(Viewer::Spectator).interrupts.is_empty();
            let listed = legal(&self.game, seat);
            let choices = self.card.as_mut().expect("a card is resolved");
            let outcome = match choices.answer(seat, &listed, interrupted)? {
                None => return Ok(Ok(())),
                Some(CardAnswer::Fly(step)) => self.fly(seat, &step)?,
                Some(CardAnswer::Action(action)) => self.act(seat, action),
            };
            if outcome.is_err() {
                return Ok(outcome);
            }
        }
        Ok(Ok(()))
    }
}

struct CardChoices {
    choices: Table,
    used: Table,
}

enum CardAnswer {
    Action(Action),
    Fly(Table),
}

impl CardChoices {
    /// The next unused entry under a key: lists are used up one by one, a single value once.
    fn next(&mut self, seat: Seat, key: &str) -> Option<Value> {
        let player = format!("p{seat}");
        let value = self.choices.get(&player)?.get(key)?.clone();
        let list = match value {
            Value::Array(items) if !matches!(key, "hex") => items,
            single => vec![single],
        };
        let used = self.used.entry(format!("{player}.{key}")).or_insert(Value::Integer(0));
        let at = used.as_integer().unwrap_or(0);
        *used = Value::Integer(at + 1);
        list.get(at as usize).cloned()
    }

    /// What the choices say to this question; `None` leaves an interrupt open.
    fn answer(&mut self, seat: Seat, listed: &[Action], interrupted: bool) -> Result<Option<CardAnswer>, String> {
        if interrupted {
            let Some(Value::Table(answer)) = self.next(seat, "answer") else { return Ok(None) };
            return answer_from(&answer, listed).map(|action| Some(CardAnswer::Action(action)));
        }
        let action = match self.choose(seat, listed)? {
            Some(answer) => answer,
            None if listed.contains(&Action::Decline) => CardAnswer::Action(Action::Decline),
            None if listed.contains(&Action::End) => CardAnswer::Action(Action::End),
            None => return Err(format!("no choice of p{seat} answers the card; legal are {listed:?}")),
        };
        Ok(Some(action))
    }

    fn choose(&mut self, seat: Seat, listed: &[Action]) -> Result<Option<CardAnswer>, String> {
        if self.next(seat, "decline") == Some(Value::Boolean(true)) {
            return Ok(None);
        }
        let read = |value: Value| -> Result<Tech, String> { value.try_into().map_err(|error| format!("tech: {error}")) };
        let action = match listed.first() {
            Some(Action::Learn { .. }) => {
                self.next(seat, "tech").map(|tech| Ok::<_, String>(Action::Learn { tech: read(tech)? })).transpose()?
            }
            Some(Action::Burn { .. }) => match self.next(seat, "burn") {
                Some(Value::Table(burn)) => Some(burn_of(&burn)?),
                _ => None,
            },
            Some(Action::Track { .. }) => match self.next(seat, "track") {
                Some(track) => Some(Action::Track { track: track.try_into().map_err(|error| format!("track: {error}"))? }),
                None => None,
            },
            Some(Action::Regenerate { .. }) => match self.next(seat, "regenerate") {
                Some(kind) => Some(Action::Regenerate { kind: kind.try_into().map_err(|error| format!("kind: {error}"))? }),
                None => None,
            },
            Some(Action::Reveal { .. }) => self.next_hexes(seat, "reveal")?.map(|hex| Action::Reveal { hex }),
            Some(Action::Ship { .. }) => match self.next(seat, "moves") {
                Some(Value::Table(step)) => return Ok(Some(CardAnswer::Fly(step))),
                _ => None,
            },
            Some(Action::Build { .. }) => match self.next(seat, "planet") {
                Some(planet) => {
                    let hex = self.next(seat, "hex").ok_or("hex is missing")?;
                    let (q, r): (i32, i32) = hex.try_into().map_err(|error| format!("hex: {error}"))?;
                    Some(Action::Build { card: card(&planet)?, hex: Hex::at(q, r).unwrap_or(Hex::OFF) })
                }
                None => None,
            },
            Some(Action::Produce { cubes, .. }) => match self.next(seat, "planet") {
                Some(planet) => Some(Action::Produce { card: card(&planet)?, cubes: self.take(seat)?.unwrap_or(*cubes) }),
                None => None,
            },
            Some(Action::Exploit { .. }) => match self.next(seat, "planet") {
                Some(planet) => {
                    let on = card(&planet)?;
                    let most = listed.iter().find_map(|action| match action {
                        Action::Exploit { card, take } if *card == on => Some(*take),
                        _ => None,
                    });
                    Some(Action::Exploit { card: on, take: self.take(seat)?.or(most).unwrap_or(Cubes::NONE) })
                }
                None => None,
            },
            _ => None,
        };
        Ok(action.map(CardAnswer::Action))
    }

    fn take(&mut self, seat: Seat) -> Result<Option<Cubes>, String> {
        self.next(seat, "take").map(|take| take.try_into().map_err(|error| format!("take: {error}"))).transpose()
    }

    fn next_hexes(&mut self, seat: Seat, key: &str) -> Result<Option<Hex>, String> {
        let Some(value) = self.next(seat, key) else { return Ok(None) };
        let (q, r): (i32, i32) = value.try_into().map_err(|error| format!("{key}: {error}"))?;
        Ok(Some(Hex::at(q, r).unwrap_or(Hex::OFF)))
    }
}

fn answer_from(answer: &Table, listed: &[Action]) -> Result<Action, String> {
    if optional(answer, "decline")? == Some(true) {
        return Ok(Action::Decline);
    }
    if let Some(kind) = optional(answer, "kind")? {
        return Ok(Action::Regenerate { kind });
    }
    let asked = listed.iter().find_map(|action| match action {
        Action::Produce { cubes, .. } => Some(*cubes),
        _ => None,
    });
    Ok(Action::Produce { card: card_of(answer, "planet")?, cubes: asked.unwrap_or(Cubes::NONE) })
}
