//! The commands of a case, turned into the game's actions.

use kepler_3042::{
    Action, Bonus, CampaignId, Card, Cubes, Hex, Kepler, Kind, Path, Place, Space, Step, Tech, Track, data, solo_bonus,
};
use orrery_engine::{Game, Illegal, Seat, Silent, Viewer};
use serde::Deserialize;
use toml::{Table, Value};

use crate::cards::CardChoices;

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

#[derive(Clone)]
pub struct Driver {
    pub game: Kepler,
    /// What the last question (score, winner, selected ...) returned.
    pub result: Table,
    /// Answers handed over with `resolve_card`.
    pub(crate) card: Option<CardChoices>,
    /// No command was carried out yet.
    fresh: bool,
    /// The paths came with Exploration Planning, which closed the batch (R7.8).
    batch_closed: bool,
    /// The last turn of the round is over; the card is resolved by `resolve_card`, or by itself with the next command.
    round_ends: Option<Seat>,
}

/// A refusal's code, or nothing; the outer error is a fault in the case itself.
pub type Outcome = Result<Result<(), String>, String>;

fn code(result: Result<(), Illegal>) -> Result<(), String> {
    result.map_err(|illegal| illegal.code.to_owned())
}

pub(crate) fn refused(code: &str) -> Outcome {
    Ok(Err(code.to_owned()))
}

/// Of several refusals the one that stands first in R17's table.
fn first_of(codes: Vec<String>) -> Outcome {
    Ok(codes.into_iter().min_by_key(|code| rank(code)).map_or(Ok(()), Err))
}

/// A field that must be there.
fn field<'a, T: Deserialize<'a>>(command: &Table, name: &str) -> Result<T, String> {
    optional(command, name)?.ok_or(format!("{name} is missing in {command}"))
}

pub(crate) fn optional<'a, T: Deserialize<'a>>(command: &Table, name: &str) -> Result<Option<T>, String> {
    command.get(name).map(|value| value.clone().try_into().map_err(|error| format!("{name}: {error}"))).transpose()
}

/// `earth` or a planet's number. A number no planet has is simply not controlled.
pub(crate) fn card(value: &Value) -> Result<Card, String> {
    match value {
        Value::String(id) if id == "earth" => Ok(Card::EARTH),
        Value::Integer(number @ 1..=255) => Ok(Card(*number as u8)),
        other => Err(format!("planet {other}")),
    }
}

pub(crate) fn card_of(command: &Table, name: &str) -> Result<Card, String> {
    card(command.get(name).ok_or(format!("{name} is missing in {command}"))?)
}

/// A place off the map is a place where nothing is and nothing may be.
pub(crate) fn hex(value: &Value) -> Result<Hex, String> {
    let (q, r): (i32, i32) = value.clone().try_into().map_err(|error| format!("hex: {error}"))?;
    Ok(Hex::at(q, r).unwrap_or(Hex::OFF))
}

pub(crate) fn hex_of(command: &Table, name: &str) -> Result<Hex, String> {
    hex(command.get(name).ok_or(format!("{name} is missing in {command}"))?)
}

pub fn seat(id: &str) -> Result<Seat, String> {
    id.strip_prefix('p').and_then(|number| number.parse().ok()).map(Seat).ok_or(format!("player {id}"))
}

pub(crate) fn burn_of(burn: &Table) -> Result<(Place, Kind), String> {
    let from = match burn.get("from") {
        Some(Value::String(place)) if place == "depot" => Place::Depot,
        Some(place) => Place::Card(card(place)?),
        None => return Err("burn without from".into()),
    };
    Ok((from, field(burn, "kind")?))
}

pub(crate) fn legal(game: &Kepler, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    if game.turn().seats().contains(seat) {
        game.legal(seat, &mut actions);
    }
    actions
}

/// What a produce icon asks for.
fn asked_cubes(listed: &[Action]) -> Option<Cubes> {
    listed.iter().find_map(|action| match action {
        Action::Produce { cubes, .. } => Some(*cubes),
        _ => None,
    })
}

/// The answer to an icon: a card to produce on, a kind to regenerate, or neither.
pub(crate) fn answer_from(answer: &Table, listed: &[Action]) -> Result<Action, String> {
    if optional(answer, "decline")? == Some(true) {
        return Ok(Action::Decline);
    }
    let asked = asked_cubes(listed);
    match optional(answer, "kind")? {
        Some(kind) if asked.is_none() || !answer.contains_key("planet") => Ok(Action::Regenerate { kind }),
        _ => Ok(Action::Produce { card: card_of(answer, "planet")?, cubes: asked.unwrap_or(Cubes::NONE) }),
    }
}

impl Driver {
    pub fn new(game: Kepler) -> Driver {
        Driver { game, result: Table::new(), card: None, fresh: true, batch_closed: false, round_ends: None }
    }

    /// Runs one command as a whole: refused, it changes nothing.
    pub fn run(&mut self, command: &Value) -> Outcome {
        let command = command.as_table().ok_or("a command is a table")?;
        let name: String = field(command, "cmd")?;
        let before = self.clone();
        let outcome = match optional::<String>(command, "by")? {
            Some(by) => {
                self.finish();
                self.by(seat(&by)?, &name, command)?
            }
            None => self.table(&name, command)?,
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
            self.game.play(last, &Action::End, &mut Silent);
        }
    }

    /// One action; while a card is resolved, nothing beyond the card step follows from it.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), String> {
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

    /// The step, for a seat that must decide.
    fn step_of(&self, seat: Seat) -> Option<Step> {
        self.game.turn().seats().contains(seat).then(|| self.game.view(Viewer::Spectator).step)
    }

    /// Refused as belonging to another step, by the first code that fits.
    fn out_of_place(&self, seat: Seat) -> Outcome {
        refused(if self.step_of(seat).is_some() { "wrong_step" } else { "not_your_turn" })
    }

    pub(crate) fn controls(&self, seat: Seat, card: Card) -> bool {
        self.game.player(seat).cubes(card).is_some()
    }

    fn by(&mut self, seat: Seat, name: &str, command: &Table) -> Outcome {
        let head = self.game.view(Viewer::Spectator).interrupts.first().map(|(seat, _)| *seat);
        match (head, name) {
            (Some(head), _) if head != seat => return refused("not_your_turn"),
            (Some(_), name) if name != "answer" => return refused("answer_first"),
            (None, "answer") => return self.out_of_place(seat),
            _ => {}
        }
        if let Some(Value::Array(planets)) = command.get("planet") {
            return self.over_several_cards(seat, name, command, planets);
        }
        let action = match name {
            "setup_tech" => return self.setup_tech(seat, command),
            "select_action" => Action::Select { space: field::<Space>(command, "space")? },
            "build" => Action::Build { card: card_of(command, "planet")?, hex: hex_of(command, "hex")? },
            "settle" => Action::Settle { ship: hex_of(command, "ship")? },
            "advance_tech" => Action::Advance { tech: field(command, "tech")?, card: card_of(command, "planet")? },
            "move" if self.batch_closed && self.step_of(seat) == Some(Step::Bonus) => return refused("wrong_step"),
            "move" => return self.fly(seat, command),
            "terraform" => Action::Terraform { card: card_of(command, "planet")? },
            "map_track" => Action::Track { track: field::<Track>(command, "track")? },
            "reveal" => Action::Reveal { hex: hex_of(command, "hex")? },
            "accumulate" => return self.produce(seat, command, Space::EnergyAccumulation),
            "generate" => return self.produce(seat, command, Space::AntimatterGeneration),
            "exploit" => return self.exploit(seat, command),
            "bonus" => return self.bonus(seat, command),
            "convert" => return self.convert(seat, command),
            "displace" => {
                Action::Displace { from: card_of(command, "from")?, to: card_of(command, "to")?, kind: field(command, "kind")? }
            }
            "withdraw" => {
                let none = command.get("regenerate").and_then(Value::as_str) == Some("none");
                let regenerate = if none { None } else { optional(command, "regenerate")? };
                Action::Withdraw { ship: hex_of(command, "ship")?, regenerate }
            }
            "answer" => answer_from(command, &legal(&self.game, seat))?,
            "place_tile" if self.step_of(seat) != Some(Step::PlaceTiles) => return self.table(name, command),
            "place_tile" => Action::PlaceTile { hex: hex_of(command, "hex")? },
            "bonus_cube" => Action::BonusCube { kind: field(command, "kind")? },
            "end_step" if self.ends_round(seat) => {
                self.round_ends = Some(seat);
                return Ok(Ok(()));
            }
            "end_step" | "end_batch" => Action::End,
            other => return Err(format!("unknown command {other}")),
        };
        self.apply(seat, action)
    }

    /// Whether this seat is about to end the last turn of the round.
    fn ends_round(&self, seat: Seat) -> bool {
        let next = Seat((seat.0 + 1) % self.game.seats());
        self.step_of(seat) == Some(Step::Withdraw) && Some(next) == self.game.view(Viewer::Spectator).first
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
            self.game.begin_setup_tech();
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

    /// Ship and path in one command; refused in the order of R17.
    pub(crate) fn fly(&mut self, seat: Seat, command: &Table) -> Outcome {
        let ship = hex_of(command, "ship")?;
        let path: Vec<Value> = field(command, "path")?;
        let hexes: Vec<Hex> = path.iter().map(hex).collect::<Result<_, _>>()?;
        if let Err(illegal) = self.game.check_move(seat, ship, &hexes) {
            return refused(illegal.code);
        }
        let starts = std::iter::once(ship).chain(hexes.iter().copied());
        let path: Path = starts.zip(&hexes).filter_map(|(from, &to)| from.dir_to(to)).collect();
        Ok(self.act(seat, Action::Ship { ship }).and_then(|()| self.act(seat, Action::Fly { path })))
    }

    /// Without an amount, as much as possible; an amount beyond the depot moves what is there (R5.1).
    fn produce(&mut self, seat: Seat, command: &Table, space: Space) -> Outcome {
        let player = self.game.player(seat);
        if self.step_of(seat) != Some(Step::Main) || player.cube != space {
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
    pub(crate) fn share(&self, seat: Seat, card: Card, named: Option<Cubes>) -> Cubes {
        let player = self.game.player(seat);
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
        if legal(&self.game, seat).iter().any(|action| matches!(action, Action::Burn { .. })) {
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
                let any = legal(&self.game, seat)[0];
                self.apply(seat, any)??;
            }
        }
        codes.extend(self.bonus_target(seat, command)?.err());
        Ok(())
    }

    /// What is wrong with the cube and the target of a bonus action that is refused anyway.
    fn faults_besides(&self, seat: Seat, command: &Table) -> Result<Vec<String>, String> {
        let player = self.game.player(seat);
        let mut codes = Vec::new();
        let free = self.game.view(Viewer::Spectator).bonuses_used != 0 && player.level(Tech::III).second_bonus_free;
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
        if command.contains_key("planet") && !self.controls(seat, card_of(command, "planet")?) {
            codes.push("not_controlled");
        }
        if let Some(step) = optional::<Vec<Table>>(command, "moves")?.unwrap_or_default().first() {
            codes.push(self.why_not_move(seat, hex_of(step, "ship")?));
        }
        Ok(codes.into_iter().map(str::to_owned).collect())
    }

    /// Why a ship that cannot move cannot.
    pub(crate) fn why_not_move(&self, seat: Seat, ship: Hex) -> &'static str {
        let own = ship.is_on_map() && self.game.player(seat).ships.contains(&ship);
        let landed = self.game.view(Viewer::Spectator).tiles.iter().any(|tile| tile.hex == ship);
        match (own, landed) {
            (false, _) => "no_ship",
            (true, true) => "ship_landed",
            (true, false) => "illegal_path",
        }
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
            "resolve_card" => return self.resolve_card(optional(command, "choices")?.unwrap_or_default()),
            "selected" => {
                let seats: Vec<Value> = self.game.selected().map(player).collect();
                self.result.insert("selected".into(), seats.into());
            }
            "award_medals" => self.game.award_medals_now(),
            "pass_first_player" => self.game.pass_first_player_now(),
            "ghost_round" => self.game.ghost_round_now(),
            "score" => {
                let score = self.game.score(seat(optional(command, "of")?.unwrap_or("p0".to_owned()).as_str())?);
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

    /// The card step with all answers at once (R19.2).
    fn resolve_card(&mut self, choices: Table) -> Outcome {
        self.round_ends = None;
        let choices = CardChoices::new(choices, self.game.selected().collect());
        let optional = self.game.card().is_some_and(|card| data().cards[usize::from(card)].optional);
        if !optional && choices.anybody_declines() {
            return refused("must_finish");
        }
        self.card = Some(choices);
        if self.game.view(Viewer::Spectator).step != Step::Card {
            self.game.begin_card_step();
        }
        self.go_on_with_card()
    }
}
