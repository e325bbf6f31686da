//! `orrery games`: lists the games and their options.

use std::io::Write;

use orrery_engine::{Message, Meta, OptionKind, OptionSpec, Words};
use orrery_registry::{Entry, GAMES};
use serde_json::{Value, json};

use crate::args::Games;
use crate::error::Failure;
use crate::language::{self, decimal, say};
use crate::layout::{bold, wrap};

pub(crate) fn run(args: &Games, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let speak = |entry: &'static Entry| Ok((entry, language::of_game(entry.game.meta(), language)?));
    let games = GAMES.iter().map(speak).collect::<Result<Vec<_>, Failure>>()?;
    if args.json {
        let list: Vec<Value> = games.iter().map(|(entry, words)| as_json(entry, words)).collect();
        writeln!(out, "{:#}", Value::from(list))?;
        return Ok(());
    }
    for (i, (entry, words)) in games.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write_game(entry, words, out)?;
    }
    Ok(())
}

fn write_game(entry: &Entry, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let meta = entry.game.meta();
    let example = if meta.example { format!(" ({})", words.word("cli-example")) } else { String::new() };
    writeln!(out, "{}{example}", bold(&format!("{}: {}", meta.id, meta.name)))?;
    writeln!(out, "  {}", words.say(&facts(meta, words)))?;
    let specs = entry.game.option_specs();
    if specs.is_empty() {
        writeln!(out, "  {}", words.word("cli-no-options"))?;
    }
    for spec in &specs {
        write_option(spec, meta, words, out)?;
    }
    Ok(())
}

fn facts(meta: &Meta, words: &Words) -> Message {
    let range = |low: u16, high: u16| if low == high { low.to_string() } else { format!("{low}-{high}") };
    say("cli-game-facts")
        .with("players", range(meta.players.0.into(), meta.players.1.into()))
        .with("most", meta.players.1)
        .with("minutes", range(meta.minutes.0, meta.minutes.1))
        .with("weight", decimal(words, meta.weight.into(), 1))
}

fn write_option(spec: &OptionSpec, meta: &Meta, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let default = match &spec.kind {
        OptionKind::Choice { default, .. } => say("cli-option-default").with("value", default.as_str()),
        OptionKind::Number { default: Some(number), .. } => say("cli-option-default").with("value", number.to_string()),
        OptionKind::Number { default: None, .. } => say("cli-option-automatic"),
    };
    let limits = match &spec.kind {
        // The values follow below, each with its name.
        OptionKind::Choice { .. } => String::new(),
        OptionKind::Number { min, max, .. } => format!("={min}..{max}"),
    };
    writeln!(out, "  {}{limits}  ({})", bold(spec.id), words.say(&default))?;
    let help = format!("{}. {}{}", title(spec, words), help(spec, words), notes(spec, meta, words));
    writeln!(out, "{}", wrap(&help, "    ", "    "))?;
    for (value, name) in value_names(spec, words) {
        writeln!(out, "{}", wrap(&format!("{value}: {name}"), "    - ", "      "))?;
    }
    Ok(())
}

fn title(spec: &OptionSpec, words: &Words) -> String {
    words.word(&format!("option-{}", spec.id))
}

fn help(spec: &OptionSpec, words: &Words) -> String {
    words.word(&format!("option-{}-help", spec.id))
}

/// The values of a choice with their names.
fn value_names(spec: &OptionSpec, words: &Words) -> Vec<(String, String)> {
    match &spec.kind {
        OptionKind::Choice { values, .. } => {
            let name = |value: &String| (value.clone(), words.word(&format!("option-{}-{value}", spec.id)));
            values.iter().map(name).collect()
        }
        OptionKind::Number { .. } => Vec::new(),
    }
}

/// When the option applies: with some player counts only, or not at a table.
fn notes(spec: &OptionSpec, meta: &Meta, words: &Words) -> String {
    let carried = if spec.carried { format!(" {}", words.word("cli-option-carried")) } else { String::new() };
    only_with(spec, meta, words) + &carried
}

fn only_with(spec: &OptionSpec, meta: &Meta, words: &Words) -> String {
    let (min, max) = meta.players;
    if spec.players.is_empty() || (min..=max).all(|count| spec.players.contains(&count)) {
        return String::new();
    }
    let counts: Vec<String> = spec.players.iter().map(u8::to_string).collect();
    let most = spec.players.iter().max().copied().unwrap_or(0);
    format!(" {}", words.say(&say("cli-option-players").with("players", counts.join(", ")).with("most", most)))
}

fn as_json(entry: &Entry, words: &Words) -> Value {
    let meta = entry.game.meta();
    let option = |spec: &OptionSpec| {
        let mut object = serde_json::to_value(spec).expect("plain data");
        object["title"] = title(spec, words).into();
        object["help"] = help(spec, words).into();
        object["value_names"] = value_names(spec, words).into_iter().map(|(k, v)| (k, Value::from(v))).collect();
        object
    };
    json!({
        "id": meta.id,
        "name": meta.name,
        "players": { "min": meta.players.0, "max": meta.players.1 },
        "minutes": { "min": meta.minutes.0, "max": meta.minutes.1 },
        // Via text: 3.2_f32 as f64 is 3.200000047...
        "weight": meta.weight.to_string().parse::<f64>().unwrap_or_default(),
        "example": meta.example,
        "rules_version": meta.rules_version,
        "options": entry.game.option_specs().iter().map(option).collect::<Vec<_>>(),
    })
}
