//! The kinds of cases, each translated into questions and decisions of the game.

mod actions;
pub mod answers;
mod asked;
mod competition;
mod course;
pub mod eras;
mod play;
mod request;
mod solo;
pub mod tables;
mod windows;

use orrery_engine::{Game, Illegal, Seat, Silent};
use spacecorp::{Action, COMPETITION, Card, Draft, Phase, SpaceCorp, Title, Wheel, data};
use toml::{Table, Value};

use crate::given::{Result, World, name};
use crate::specified;
use answers::{Answers, not_answered};

/// The game's verdict on a complete action.
pub type Verdict = std::result::Result<(), Illegal>;

pub fn run(kind: &str, given: &Table, command: &Table, expect: &Table) -> Result<Table> {
    match kind {
        "asked" | "undo" => asked::run(kind, given, command),
        "play" => play::run(given, command, expect),
        "setup" if command.contains_key("solo") => solo::setup(given),
        "sequence" if given.get("players").and_then(Value::as_integer) == Some(1) => solo::sequence(given, command),
        "era_change" if given.get("players").and_then(Value::as_integer) == Some(1) => solo::era_change(given, command),
        "region_distance" | "distance" | "near" | "distance_table" | "build_cost" | "legal_bases" | "contract_reward"
        | "colony_scoring" | "orion" | "progress_options" | "contracts_open" | "setup" | "transport" | "early_end" => {
            tables::run(kind, given, command, expect)
        }
        "competition_site_choice"
        | "competition_offers"
        | "competition_base_event"
        | "competition_star"
        | "competition_star_steps"
        | "competition_contract"
        | "competition_contracts"
        | "competition_progress"
        | "competition_site"
        | "competition_turns"
        | "solo_result"
        | "transition_bonus"
        | "solo_player_edges" => competition::run(kind, given, command),
        "value" | "value_per_team" | "research" | "move" | "explore" | "build" | "produce" | "sequence" | "upgrade"
        | "colonize" | "special" | "refusals" | "offered" => actions::run(kind, given, command),
        "edge" | "window" | "window_resolution" | "window_sequence" => windows::run(kind, given, command),
        "era_change" | "era_end" | "winner" | "final_scoring" => eras::run(kind, given, command),
        _ => course::run(kind, given, command),
    }
}

impl World {
    /// Checks a request, carries it out and answers what it asks.
    pub fn act(&mut self, command: &Table) -> Result<Verdict> {
        let mut answers = Answers::of(self, command)?;
        let verdict = self.begin(command)?;
        if verdict.is_ok() {
            self.answer_action(&mut answers)?;
            answers.finish(self)?;
        }
        Ok(verdict)
    }

    /// Checks a request and carries it out, up to its first question.
    pub fn begin(&mut self, command: &Table) -> Result<Verdict> {
        let draft = self.request(command)?;
        let tiles = self.tiles_produced(command)?;
        let verdict = self.check(&draft).and_then(|()| self.game.check_tiles(&tiles));
        if verdict.is_ok() {
            self.carry_out(&draft)?;
        }
        Ok(verdict)
    }

    /// Carries out a request that was checked.
    pub fn carry_out(&mut self, draft: &Draft) -> Result<()> {
        if self.is_specified {
            self.game.carry_out_request(&specified::whole(draft), &mut Silent);
            return Ok(());
        }
        if let Some(open) = self.game.left_open(draft) {
            return Err(not_answered(&open, open.active_seat()));
        }
        self.game.carry_out_request(draft, &mut Silent);
        Ok(())
    }

    /// Advances to the next action of a sequence. A specification leaves open what happens in between.
    pub fn reach_action(&mut self, by: Seat) -> Result<()> {
        if self.is_specified {
            specified::begin(&mut self.game, by);
            return Ok(());
        }
        self.go_on_to_action(by)
    }

    /// Advances to the action of a seat; all questions before it must have a single answer.
    pub fn go_on_to_action(&mut self, by: Seat) -> Result<()> {
        let is_there = |game: &SpaceCorp| game.phase() == Phase::Action && game.active_seat() == by;
        self.answer_while(&mut Answers::default(), &mut Silent, |game| !is_there(game))?;
        if is_there(&self.game) { Ok(()) } else { Err(format!("{} does not come to an action", name(by))) }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats())
    }

    pub fn by_player(&self, value: impl Fn(Seat) -> Value) -> Value {
        Value::Table(self.seats().map(|seat| (name(seat), value(seat))).collect())
    }

    /// Values that every case may compare.
    pub fn facts(&self) -> Table {
        let game = &self.game;
        let mut facts = Table::new();
        let mut put = |key: &str, value: Value| drop(facts.insert(key.to_owned(), value));
        put("profit", self.by_player(|seat| i64::from(game.player_of(seat).profit).into()));
        let cube = |seat: Seat, wheel: Wheel| Value::from(i64::from(game.player_of(seat).wheel[wheel.index()]));
        put(
            "wheel",
            self.by_player(|seat| {
                let cubes = [("gen", Wheel::Genetics), ("rev", Wheel::Revelation)];
                Value::Table(cubes.into_iter().map(|(key, wheel)| (key.to_owned(), cube(seat, wheel))).collect())
            }),
        );
        put("hand", self.by_player(|seat| ids(game.player_of(seat).hand.iter())));
        put("discarded", ids(game.discard_pile().iter().copied()));
        put("offers", offers(game.offer_cards()));
        put(
            "infra",
            self.by_player(|seat| {
                let boxes = game.player_of(seat).boxes.into_iter().enumerate();
                let content = |card: Card| if card.is_some() { data().card(card).id.clone() } else { "printed".to_owned() };
                Value::Table(boxes.map(|(slot, card)| (format!("box{}", slot + 1), content(card).into())).collect())
            }),
        );
        let team_at = self.teams.iter().map(|(id, &(seat, team))| {
            let site = game.player_of(seat).teams[usize::from(team)].site;
            (id.to_string(), if site.is_on_board() { self.site_id(site).into() } else { "".into() })
        });
        put("team_at", Value::Table(team_at.collect()));
        put("teams", self.by_player(|seat| self.team_sites(seat)));
        let titles = |seat: Seat| game.player_of(seat).titles.iter().map(|title| title.id().into()).collect();
        put("titles", self.by_player(|seat| Value::Array(titles(seat))));
        put("time_set_aside", ids(game.time_cards_aside().iter()));
        if game.seats() == 1 {
            self.competition_facts(&mut put);
        }
        facts
    }

    /// Where the teams of a player stand, in alphabetical order.
    fn team_sites(&self, seat: Seat) -> Value {
        let teams = self.game.player_of(seat).teams.into_iter().filter(|team| team.site.is_on_board());
        let mut sites: Vec<String> = teams.map(|team| self.site_id(team.site)).collect();
        sites.sort();
        Value::Array(sites.into_iter().map(Value::from).collect())
    }

    fn competition_facts(&self, put: &mut impl FnMut(&str, Value)) {
        let competition = self.game.competition();
        put("competition_profit", i64::from(self.game.player_of(COMPETITION).profit).into());
        put("competition_teams_at", Value::Array(self.competition_sites().into_iter().map(Value::from).collect()));
        put("competition_teams_in_box", i64::from(competition.in_box).into());
        put("era_deck", (self.game.deck_cards().len() as i64).into());
        put("competition_deck", (competition.deck.len() as i64).into());
    }

    /// Sites with teams of the competition, in alphabetical order.
    pub fn competition_sites(&self) -> Vec<String> {
        let teams = self.game.competition().teams;
        let all = self.game.board_of_era().all().filter(|site| teams >> site.0 & 1 == 1);
        let mut sites: Vec<String> = all.map(|site| self.site_id(site)).collect();
        sites.sort();
        sites
    }

    /// Whose team claims tiles at any site.
    pub fn claimants(&self, site: spacecorp::Site) -> String {
        let claims = |seat: &Seat| self.game.player_of(*seat).teams.iter().any(|team| team.site == site && team.claims);
        self.seats().find(claims).map(name).unwrap_or_default()
    }
}

pub fn ids(cards: impl Iterator<Item = Card>) -> Value {
    Value::Array(cards.map(|card| data().card(card).id.clone().into()).collect())
}

pub fn offers(cards: [Card; 4]) -> Value {
    let filled = cards.into_iter().enumerate().filter(|(_, card)| card.is_some());
    Value::Table(filled.map(|(slot, card)| ((slot + 1).to_string(), data().card(card).id.clone().into())).collect())
}

pub fn integers(numbers: impl IntoIterator<Item = i64>) -> Value {
    Value::Array(numbers.into_iter().map(Value::from).collect())
}

pub fn put(found: &mut Table, key: &str, value: impl Into<Value>) {
    found.insert(key.to_owned(), value.into());
}

pub fn apply(game: &mut SpaceCorp, seat: Seat, action: Action) -> Result<()> {
    game.apply(seat, &action, &mut Silent).map(drop).map_err(|illegal| format!("{action:?}: {illegal}"))
}

/// The copies a player owns, by their ids.
pub fn copies(world: &World, seat: Seat) -> Vec<Value> {
    let player = world.game.player_of(seat);
    let copy = |title: Title| data().progress[title.index()].cards[usize::from(!player.rewarded.contains(title))].as_str().into();
    player.titles.iter().map(copy).collect()
}
