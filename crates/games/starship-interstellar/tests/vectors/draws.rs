//! Whether the random draws are those that a case names.

use starship_interstellar::{Colour, Cubes, Event, Mechanism, RouteToken, Source};

use crate::given::World;
use crate::read::{counted, nouns};

/// Whether the groups of cubes, in order, are those of the list; `all`: the whole list was drawn.
fn fits(groups: &[Cubes], listed: &[Colour], all: bool) -> bool {
    let mut rest = listed;
    for group in groups.iter().filter(|_| !listed.is_empty()) {
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

/// Whether the draws match those of the case.
pub fn match_case(world: &World) -> bool {
    let listed = |key: &str| world.draws.get(key).and_then(|value| nouns(Colour::by_id, value).ok()).unwrap_or_default();
    let cubes = |pick: fn(&Event) -> Option<Cubes>| world.events.iter().filter_map(pick).collect::<Vec<_>>();
    let solar = cubes(|event| match event {
        Event::SunDrawn { cubes, .. }
        | Event::Gained { goods: starship_interstellar::Goods { cubes, .. }, source: Source::Sun, .. } => Some(*cubes),
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
    // A refused command may be refused before anything is drawn.
    let all = world.illegal.is_none();
    fits(&solar, &listed("solar_bag"), all)
        && fits(&ai, &listed("ai_bag"), all)
        && fits(&people, &listed("humanity_bag"), all)
        && route_fits(world)
        && mechanisms_fit(world)
}

fn route_fits(world: &World) -> bool {
    let listed = world.draws.get("route_stack").and_then(|value| nouns(RouteToken::by_id, value).ok()).unwrap_or_default();
    let drawn = world.events.iter().filter_map(|event| match event {
        Event::RouteRevealed { token, .. } => Some(*token),
        _ => None,
    });
    let drawn: Vec<RouteToken> = drawn.collect();
    let all = drawn.len() >= listed.len() || world.illegal.is_some();
    all && drawn.into_iter().zip(listed).all(|(drawn, listed)| drawn == listed)
}

/// A case lists the stack in its order.
fn mechanisms_fit(world: &World) -> bool {
    let Some(listed) = world.found.get("stack_order").and_then(|value| nouns(Mechanism::by_id, value).ok()) else { return true };
    let drawn = world.events.iter().filter_map(|event| match event {
        Event::MechanismsRevealed { mechanisms } => Some(mechanisms.iter().flatten().copied()),
        _ => None,
    });
    drawn.flatten().zip(listed).all(|(drawn, listed)| drawn == listed)
}
