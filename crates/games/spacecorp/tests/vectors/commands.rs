//! The kinds of cases, each translated into questions and decisions of the game.

mod actions;
mod asked;
mod competition;
mod course;
mod eras;
mod play;
mod solo;
mod tables;
mod windows;

use orrery_engine::{Game, Illegal, Seat, Silent};
use spacecorp::{Action, COMPETITION, Card, Phase, SpaceCorp, Title, Wheel, data};
use toml::{Table, Value};

use crate::given::{Result, World, card, contract, list, name, number, progress_card, seat, text, word};

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

/// What sub-decisions a case takes, in the order in which they are asked.
#[derive(Default)]
pub struct Hints {
    pub takes: Vec<Title>,
    pub offer: Option<u8>,
    pub keep: Option<spacecorp::Tile>,
    pub leave: Option<u8>,
    pub step: bool,
    pub draws: Vec<Action>,
    pub produce: Vec<Action>,
    pub ban: Option<spacecorp::Kind>,
    pub contract: Option<u8>,
    /// Answers to whatever else is asked.
    pub answers: Vec<Action>,
    /// A specification may leave the rest open.
    is_open: bool,
}

impl Hints {
    pub fn of(world: &World, command: &Table) -> Result<Hints> {
        let mut hints = Hints { is_open: world.is_specified, ..Hints::default() };
        hints.answers = list(command, "answers").iter().map(|answer| world.answer(answer)).collect::<Result<_>>()?;
        for id in list(command, "takes") {
            hints.takes.push(progress_card(text(id)?)?.0);
        }
        hints.offer = command.get("take_offer").map(number).transpose()?.map(|slot| slot as u8 - 1);
        hints.keep = command.get("choose_tile").map(|id| text(id).and_then(crate::given::tile)).transpose()?;
        hints.leave = command.get("phobes_team").map(number).transpose()?.map(|id| world.teams[&id].1);
        hints.step = list(command, "bases").iter().filter_map(Value::as_table).any(|base| base.contains_key("choose"));
        for from in list(command, "draw_from") {
            hints.draws.push(match text(from)?.strip_prefix("offer") {
                Some(slot) => Action::TakeOffer { slot: slot.parse::<u8>().map_err(|error| error.to_string())? - 1 },
                None => Action::Draw,
            });
        }
        for id in list(command, "tiles") {
            hints.produce.push(match text(id)? {
                "legacy" => Action::ProduceLegacy,
                id => world.produced(id)?,
            });
        }
        Ok(hints)
    }

    /// The answer that the case has to a question.
    fn answer(&mut self, game: &SpaceCorp, seat: Seat) -> Result<Action> {
        let options = legal(game, seat);
        let hinted = [
            self.takes.first().map(|&title| Action::Progress { title }),
            self.offer.map(|slot| Action::TakeOffer { slot }),
            self.keep.map(|tile| Action::Keep { tile }),
            self.leave.map(|team| Action::Leave { team }),
            self.step.then_some(Action::Step),
            self.draws.first().copied(),
            self.produce.first().copied(),
            self.ban.map(|kind| Action::Ban { kind }),
            self.contract.map(|row| Action::Contract { row }),
        ];
        let found = hinted.into_iter().flatten().find(|action| game.check(seat, action).is_ok());
        match found {
            Some(Action::Progress { .. }) => drop(self.takes.remove(0)),
            Some(Action::Produce { .. } | Action::ProduceLegacy) => drop(self.produce.remove(0)),
            Some(action) if self.draws.first() == Some(&action) => drop(self.draws.remove(0)),
            Some(Action::Contract { .. }) => self.contract = None,
            _ => {}
        }
        match found {
            Some(action) => Ok(action),
            None if !self.answers.is_empty() => Ok(self.answers.remove(0)),
            None if self.is_open => Ok(game.idle_choice(seat)),
            None => Err(format!("the case does not answer: {options:?}")),
        }
    }
}

pub fn legal(game: &SpaceCorp, seat: Seat) -> Vec<Action> {
    let mut options = Vec::new();
    game.legal(seat, &mut options);
    options
}

pub fn decider(game: &SpaceCorp) -> Option<Seat> {
    game.turn().seats().lowest()
}

impl World {
    /// Answers every question of an action until it is done.
    pub fn answer_all(&mut self, hints: &mut Hints) -> Result<()> {
        while self.game.phase() == Phase::Resolve
            && let Some(seat) = decider(&self.game)
        {
            let action = hints.answer(&self.game, seat)?;
            self.game.apply(seat, &action, &mut Silent).map_err(|illegal| illegal.to_string())?;
        }
        Ok(())
    }

    /// An answer as a case names it.
    pub fn answer(&self, value: &Value) -> Result<Action> {
        let Some((key, value)) = value.as_table().and_then(|answer| answer.iter().next()) else {
            return match text(value)? {
                "decline" => Ok(Action::Decline),
                "draw" => Ok(Action::Draw),
                "step" => Ok(Action::Step),
                "play" => Ok(Action::Play),
                "pass" => Ok(Action::Pass),
                "lose" => Ok(Action::LoseProfit),
                other => Err(format!("answer {other}")),
            };
        };
        match key.as_str() {
            "offer" => Ok(Action::TakeOffer { slot: number(value)? as u8 - 1 }),
            "progress" => Ok(Action::Progress { title: crate::given::title(text(value)?)? }),
            "produce" => self.produced(text(value)?),
            "site" => Ok(Action::Appear { site: self.site(text(value)?)? }),
            "return" => Ok(Action::ReturnProgress { title: crate::given::title(text(value)?)? }),
            "edge" => Ok(Action::PlayEdge { card: card(text(value)?)? }),
            "ban" => Ok(Action::Ban { kind: crate::given::kind(text(value)?)? }),
            "claim" => Ok(Action::Contract { row: contract(text(value)?)?.1 }),
            "opponent" => Ok(Action::Seat { seat: seat(text(value)?)? }),
            "transport" | "transfer" | "install" => self.answer_in_parts(key, value.as_table().ok_or("a table")?),
            other => Err(format!("answer {other}")),
        }
    }

    fn answer_in_parts(&self, key: &str, value: &Table) -> Result<Action> {
        if key == "install" {
            let slot = number(value.get("box").ok_or("box")?)? as u8 - 1;
            return Ok(Action::Install { card: card(word(value, "card")?)?, slot });
        }
        let (_, team) = self.teams[&number(value.get("team").ok_or("team")?)?];
        let site = self.site(word(value, "to")?)?;
        Ok(if key == "transport" { Action::Transport { team, site } } else { Action::Transfer { team, site } })
    }

    /// The tile of a site to produce with; `site/2` is the one in its second box.
    fn produced(&self, id: &str) -> Result<Action> {
        let (id, place) = id.split_once('/').unwrap_or((id, "1"));
        let slot = place.parse::<u8>().map_err(|error| error.to_string())? - 1;
        Ok(Action::Produce { site: self.site(id)?, slot })
    }

    /// Checks a request, carries it out and answers what it asks.
    pub fn act(&mut self, command: &Table) -> Result<std::result::Result<(), Illegal>> {
        let draft = self.request(command)?;
        let mut hints = Hints::of(self, command)?;
        if let Err(illegal) = self.game.check_request(&draft).and_then(|()| self.game.check_tiles(&hints.produce)) {
            return Ok(Err(illegal));
        }
        self.game.carry_out_request(&draft, &mut Silent);
        self.answer_all(&mut hints)?;
        Ok(Ok(()))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats())
    }

    pub fn by_player(&self, value: impl Fn(Seat) -> Value) -> Value {
        Value::Table(self.seats().map(|seat| (name(seat), value(seat))).collect())
    }

    /// What every case may compare.
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
