//! Option sets to test a game with, derived from its own description of its options.

use serde_json::{Map, Value};

use crate::game::Game;
use crate::options::{OptionKind, OptionSpec};
use crate::rng::Seed;

type Chosen = Map<String, Value>;

/// Number ranges of at most this size are tried value by value, larger ones at both ends.
const SMALL_RANGE: i64 = 8;

/// Option sets that together use every value of every option that applies to this number of seats, the defaults first. A value
/// counts as used where another value of its option would give another first position, or none.
///
/// Numbers are used as far as the game accepts them: its rules may bound them more tightly than their range.
///
/// # Panics
///
/// If no accepted set uses a listed value: its option does not apply to this number of seats.
pub fn option_sets<G: Game>(seats: u8) -> Vec<G::Options> {
    let specs: Vec<OptionSpec> = G::option_specs().into_iter().filter(|spec| spec.players.contains(&seats)).collect();
    let mut sets = Sets::<G> { seats, specs: &specs, chosen: Vec::new() };
    sets.add(Chosen::new());
    for chosen in diagonals(&specs) {
        sets.add(chosen);
    }
    for spec in &specs {
        for value in values(spec) {
            let used = sets.use_value(spec, &value);
            assert!(
                used || matches!(spec.kind, OptionKind::Number { .. }),
                "{}: {} = {value} is never used",
                G::META.id,
                spec.id
            );
        }
    }
    sets.chosen.iter().map(|(_, options)| options.clone()).collect()
}

/// Sets that the game accepts.
struct Sets<'a, G: Game> {
    seats: u8,
    specs: &'a [OptionSpec],
    chosen: Vec<(Chosen, G::Options)>,
}

impl<G: Game> Sets<'_, G> {
    fn add(&mut self, chosen: Chosen) -> bool {
        let Some((options, _)) = self.set_up(&chosen) else { return false };
        if self.chosen.iter().all(|(_, known)| *known != options) {
            self.chosen.push((chosen, options));
        }
        true
    }

    fn set_up(&self, chosen: &Chosen) -> Option<(G::Options, G)> {
        let options: G::Options = serde_json::from_value(chosen.clone().into()).ok()?;
        let position = G::setup(&options, self.seats, Seed(0)).ok()?;
        Some((options, position))
    }

    /// Adds a set that uses the value, unless there is one: a known set with this value, or the value and one of another option.
    fn use_value(&mut self, spec: &OptionSpec, value: &Value) -> bool {
        let with = |chosen: &Chosen, id: &str, value: &Value| {
            let mut chosen = chosen.clone();
            chosen.insert(id.to_owned(), value.clone());
            chosen
        };
        let is_known = |chosen: &Chosen, known: &G::Options| self.set_up(chosen).is_some_and(|(options, _)| options == *known);
        let known = self.chosen.iter().map(|(chosen, options)| (with(chosen, spec.id, value), options));
        let (known, changed): (Vec<_>, Vec<_>) = known.partition(|(chosen, options)| is_known(chosen, options));
        let others = self.specs.iter().filter(|other| other.id != spec.id);
        let companions = others.flat_map(|other| values(other).into_iter().map(|value| (other.id, value)));
        let pairs = companions.map(|(id, companion)| with(&with(&Chosen::new(), spec.id, value), id, &companion));
        let sets = known.into_iter().chain(changed).map(|(chosen, _)| chosen).chain(pairs);
        let used = sets.into_iter().find(|chosen| self.is_effective(spec, chosen));
        used.is_some_and(|chosen| self.add(chosen))
    }

    /// Whether the game accepts a set, and the option's value matters in it.
    fn is_effective(&self, spec: &OptionSpec, chosen: &Chosen) -> bool {
        let Some((_, position)) = self.set_up(chosen) else { return false };
        values(spec).into_iter().any(|other| {
            let mut changed = chosen.clone();
            changed.insert(spec.id.to_owned(), other);
            changed != *chosen && self.set_up(&changed).is_none_or(|(_, other)| other != position)
        })
    }
}

/// The first values of all options, the second ones, and so on; an option with fewer values wraps around.
fn diagonals(specs: &[OptionSpec]) -> Vec<Chosen> {
    let named = specs.iter().filter(|spec| matches!(spec.kind, OptionKind::Choice { .. }));
    let named: Vec<(&str, Vec<Value>)> = named.map(|spec| (spec.id, values(spec))).collect();
    let most = named.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let nth = |n: usize| named.iter().map(move |(id, values)| ((*id).to_owned(), values[n % values.len()].clone()));
    (0..most).map(|n| nth(n).collect()).collect()
}

/// The values of an option to be tried.
fn values(spec: &OptionSpec) -> Vec<Value> {
    match &spec.kind {
        OptionKind::Choice { values, .. } => values.iter().map(|value| value.as_str().into()).collect(),
        OptionKind::Number { min, max, .. } if max - min < SMALL_RANGE => (*min..=*max).map(Value::from).collect(),
        OptionKind::Number { min, max, .. } => vec![(*min).into(), (*max).into()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(values: &[&str]) -> OptionKind {
        OptionKind::Choice { values: values.iter().map(|&value| value.to_owned()).collect(), default: values[0].to_owned() }
    }

    #[test]
    fn diagonals_use_every_named_value() {
        let number = OptionKind::Number { min: 0, max: 3, default: None };
        let specs = [
            OptionSpec::new("deck", choice(&["small", "large", "mixed"]), &[1]),
            OptionSpec::new("events", choice(&["off", "on"]), &[1]),
            OptionSpec::new("level", number, &[1]),
        ];
        let sets: Vec<String> = diagonals(&specs).into_iter().map(|chosen| Value::from(chosen).to_string()).collect();
        let expected =
            [r#"{"deck":"small","events":"off"}"#, r#"{"deck":"large","events":"on"}"#, r#"{"deck":"mixed","events":"off"}"#];
        assert_eq!(sets, expected);
        assert_eq!(values(&specs[2]), [0, 1, 2, 3].map(Value::from));
    }
}
