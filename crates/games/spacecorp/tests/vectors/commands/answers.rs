//! The answers of a case to what it is asked: named decisions, in the order of the questions. A question with one legal answer need
//! not be answered.

use std::collections::VecDeque;

pub use orrery_engine::suite::legal;
use orrery_engine::{Game, Log, Presentation, Seat};
use spacecorp::{Action, Event, Phase, SpaceCorp};
use toml::{Table, Value};

use crate::given::{Result, World, base, card, contract, kind, list, number, seat, text, tile, title, word};
use crate::specified;

#[derive(Clone, Default)]
pub struct Answers(VecDeque<Action>);

impl Answers {
    /// The answers of a command. The tiles of a Produce are named first, as its question comes first.
    pub fn of(world: &World, command: &Table) -> Result<Answers> {
        let tiles = world.tiles_produced(command)?;
        let short = if world.is_specified { specified::answers(world, command)? } else { Vec::new() };
        let answers = list(command, "answers").iter().map(|answer| world.answer(answer)).collect::<Result<Vec<_>>>()?;
        Ok(Answers(tiles.into_iter().chain(short).chain(answers).collect()))
    }

    /// The answers, preceded by others.
    pub fn after(mut self, first: &[Action]) -> Answers {
        first.iter().rev().for_each(|&action| self.0.push_front(action));
        self
    }

    /// An answer to a question that was never asked is a mistake in our own cases; a specification may contain surplus answers.
    pub fn finish(self, world: &World) -> Result<()> {
        match self.0.iter().find(|action| !is_tile(action) && !world.is_specified) {
            Some(action) => Err(format!("nobody was asked for {action:?}")),
            None => Ok(()),
        }
    }

    /// The answer to the current question of a seat: the case's, or the only legal one.
    pub fn next(&mut self, world: &World, seat: Seat) -> Result<Action> {
        if world.is_specified {
            return Ok(specified::next_answer(&world.game, seat, &mut self.0));
        }
        // The last tile of a Produce is taken without a question.
        while self.0.front().is_some_and(|action| is_tile(action) && world.game.check(seat, action).is_err()) {
            self.0.pop_front();
        }
        // A forced answer does not consume the case's: the same word may answer a later question.
        let only = world.only_answer(seat);
        match self.0.front() {
            Some(action) if only.as_ref() != Ok(action) && world.game.check(seat, action).is_ok() => {
                Ok(self.0.pop_front().expect("the first one"))
            }
            named => only.map_err(|open| named.map_or(open.clone(), |action| format!("{open}, {action:?} is none"))),
        }
    }
}

fn is_tile(answer: &Action) -> bool {
    matches!(answer, Action::Produce { .. } | Action::ProduceLegacy)
}

pub fn decider(game: &SpaceCorp) -> Option<Seat> {
    game.turn().seats().lowest()
}

/// The question that has no answer.
pub fn not_answered(game: &SpaceCorp, seat: Seat) -> String {
    format!("not answered: {}, of {:?}", game.prompt(seat).key, legal(game, seat))
}

impl World {
    /// The only legal answer of a seat.
    pub fn only_answer(&self, seat: Seat) -> Result<Action> {
        match legal(&self.game, seat)[..] {
            [only] => Ok(only),
            _ => Err(not_answered(&self.game, seat)),
        }
    }

    /// Answers questions while a condition holds.
    pub fn answer_while(
        &mut self,
        answers: &mut Answers,
        log: &mut impl Log<Event>,
        holds: impl Fn(&SpaceCorp) -> bool,
    ) -> Result<()> {
        while holds(&self.game)
            && let Some(seat) = decider(&self.game)
        {
            let action = answers.next(self, seat)?;
            self.game.apply(seat, &action, log).map_err(|illegal| format!("{action:?}: {illegal}"))?;
        }
        Ok(())
    }

    /// Answers the questions of an action until it is done.
    pub fn answer_action(&mut self, answers: &mut Answers) -> Result<()> {
        self.answer_while(answers, &mut orrery_engine::Silent, |game| game.phase() == Phase::Resolve)
    }

    /// Answers the questions of the action, or of the competition's turn, without going on to the next step.
    pub fn answer_terms(&mut self, answers: &mut Answers, log: &mut impl Log<Event>) -> Result<()> {
        let phase = self.game.phase();
        while self.game.phase() == phase
            && self.game.has_terms()
            && let Some(seat) = decider(&self.game)
        {
            let action = answers.next(self, seat)?;
            self.game.check(seat, &action).map_err(|illegal| format!("{action:?}: {illegal}"))?;
            self.game.answer_term(&action, log);
        }
        Ok(())
    }

    /// An answer as a case names it: a word, or a table of one key.
    pub fn answer(&self, value: &Value) -> Result<Action> {
        let Some((key, value)) = value.as_table().and_then(|answer| answer.iter().next()) else {
            return word_alone(text(value)?);
        };
        let index = |value: &Value| number(value).map(|number| number as u8 - 1);
        match key.as_str() {
            "begin" => Ok(Action::Begin { kind: kind(text(value)?)? }),
            "to" => Ok(Action::Site { site: self.site(text(value)?)? }),
            "choose" => Ok(Action::Choose { card: card(text(value)?)? }),
            "box" => Ok(Action::Box { slot: index(value)? }),
            "card" => Ok(Action::Card { card: card(text(value)?)?, shielded: false }),
            "hq" => Ok(Action::Infra { hqs: 1 << seat(text(value)?)?.0, competitors: false }),
            "offer" => Ok(Action::TakeOffer { slot: index(value)? }),
            "progress" => Ok(Action::Progress { title: title(text(value)?)? }),
            "produce" => self.produced(text(value)?),
            "base" => Ok(Action::Base { slot: 0, base: base(text(value)?)? }),
            "keep" => Ok(Action::Keep { tile: tile(text(value)?)? }),
            "leave" => Ok(Action::Leave { team: self.numbered_team(value)? }),
            "site" => Ok(Action::Appear { site: self.site(text(value)?)? }),
            "return" => Ok(Action::ReturnProgress { title: title(text(value)?)? }),
            "discard" => Ok(Action::Discard { card: card(text(value)?)? }),
            "discard_box" => Ok(Action::DiscardInfra { slot: index(value)? }),
            "legacy" => Ok(Action::Legacy { site: self.site(text(value)?)?, slot: 0 }),
            "edge" => Ok(Action::PlayEdge { card: card(text(value)?)? }),
            "ban" => Ok(Action::Ban { kind: kind(text(value)?)? }),
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
        let team = self.numbered_team(value.get("team").ok_or("team")?)?;
        let site = self.site(word(value, "to")?)?;
        Ok(if key == "transport" { Action::Transport { team, site } } else { Action::Transfer { team, site } })
    }

    /// A team of any owner by its number in the case.
    pub fn numbered_team(&self, id: &Value) -> Result<u8> {
        let id = number(id)?;
        self.teams.get(&id).map(|&(_, team)| team).ok_or(format!("team {id}"))
    }

    /// What the `tiles` of a Produce choose.
    pub fn tiles_produced(&self, command: &Table) -> Result<Vec<Action>> {
        list(command, "tiles").iter().map(|id| self.produced(text(id)?)).collect()
    }

    /// The tile of a site to produce with; `site/2` is the one in its second box.
    fn produced(&self, id: &str) -> Result<Action> {
        if id == "legacy" {
            return Ok(Action::ProduceLegacy);
        }
        let (id, place) = id.split_once('/').unwrap_or((id, "1"));
        let slot = place.parse::<u8>().map_err(|error| error.to_string())? - 1;
        Ok(Action::Produce { site: self.site(id)?, slot })
    }
}

fn word_alone(id: &str) -> Result<Action> {
    match id {
        "decline" => Ok(Action::Decline),
        "draw" => Ok(Action::Draw),
        "step" => Ok(Action::Step),
        "play" => Ok(Action::Play),
        "pass" => Ok(Action::Pass),
        "lose" => Ok(Action::LoseProfit),
        "confirm" => Ok(Action::Confirm),
        "use_beyond" => Ok(Action::UseBeyond),
        other => Err(format!("answer {other}")),
    }
}
