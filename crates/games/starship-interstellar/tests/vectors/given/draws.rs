//! What chance draws in a case, and whether it has drawn that.

use starship_interstellar::{Colour, Cubes, Event, Goods, Mechanism, RouteToken, Source};
use toml::{Table, Value};

use crate::given::read::{Result, counted, nouns, table};

/// The draws that a case names, in order. What follows them is left to chance.
#[derive(Clone, Default)]
pub struct Draws {
    pub solar: Option<Vec<Colour>>,
    pub ai: Option<Vec<Colour>>,
    pub people: Option<Vec<Colour>>,
    pub route: Option<Vec<RouteToken>>,
    /// The stack of mechanisms, the top first, if it is drawn from.
    pub mechanisms: Vec<Mechanism>,
}

impl Draws {
    pub fn read(given: &Table) -> Result<Draws> {
        let mut draws = Draws::default();
        for (key, value) in given.get("draws").map(table).transpose()?.into_iter().flatten() {
            match key.as_str() {
                "solar_bag" => draws.solar = Some(nouns(Colour::by_id, value)?),
                "ai_bag" => draws.ai = Some(nouns(Colour::by_id, value)?),
                "humanity_bag" => draws.people = Some(nouns(Colour::by_id, value)?),
                "route_stack" => draws.route = Some(nouns(RouteToken::by_id, value)?),
                other => return Err(format!("nothing is drawn from {other}")),
            }
        }
        Ok(draws)
    }

    /// The mechanisms come from the stack in the order in which the case lists it.
    pub fn expect_stack(&mut self, stack: Option<&Value>) -> Result<()> {
        self.mechanisms = stack.map_or(Ok(Vec::new()), |stack| nouns(Mechanism::by_id, stack))?;
        Ok(())
    }

    /// Whether chance has drawn this; `all`: to the end.
    pub fn are_drawn(&self, events: &[Event], all: bool) -> bool {
        let cubes = |pick: fn(&Event) -> Option<Cubes>| events.iter().filter_map(pick).collect::<Vec<_>>();
        let solar = cubes(|event| match event {
            Event::SunDrawn { cubes, .. } | Event::Gained { goods: Goods { cubes, .. }, source: Source::Sun, .. } => Some(*cubes),
            _ => None,
        });
        let ai = cubes(|event| match event {
            Event::AiCubeDrawn { cube } => Some(counted(&[*cube])),
            _ => None,
        });
        let people = cubes(|event| match event {
            Event::PeopleCame { cubes } => Some(*cubes),
            _ => None,
        });
        let route = events.iter().filter_map(|event| match event {
            Event::RouteRevealed { token, .. } => Some(*token),
            _ => None,
        });
        let mechanisms = events.iter().filter_map(|event| match event {
            Event::MechanismsRevealed { mechanisms } => Some(mechanisms.iter().flatten().copied()),
            _ => None,
        });
        fits(&solar, self.solar.as_deref(), all)
            && fits(&ai, self.ai.as_deref(), all)
            && fits(&people, self.people.as_deref(), all)
            && in_order(route, self.route.as_deref().unwrap_or_default(), all)
            && in_order(mechanisms.flatten(), &self.mechanisms, false)
    }
}

/// Whether the groups of cubes, in order, are those of the list.
fn fits(groups: &[Cubes], listed: Option<&[Colour]>, all: bool) -> bool {
    let mut rest = listed.unwrap_or_default();
    for group in groups {
        let n = usize::from(group.iter().sum::<u8>());
        if rest.is_empty() {
            break;
        }
        if n > rest.len() || counted(&rest[..n]) != *group {
            return false;
        }
        rest = &rest[n..];
    }
    rest.is_empty() || !all
}

fn in_order<T: PartialEq>(drawn: impl Iterator<Item = T>, listed: &[T], all: bool) -> bool {
    let drawn: Vec<T> = drawn.collect();
    (drawn.len() >= listed.len() || !all) && drawn.iter().zip(listed).all(|(drawn, listed)| drawn == listed)
}
