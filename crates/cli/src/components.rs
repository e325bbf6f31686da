//! `orrery rules <game> --components`: what the boxes hold, and where each entry of our data comes from.

use std::collections::BTreeMap;
use std::io::Write;

use orrery_engine::components::{self, id_of};
use orrery_engine::{Meta, Words};
use toml::{Table, Value};

use crate::error::Failure;
use crate::language::{self, say};
use crate::layout::{bold, columns};

/// One entry of a data file.
#[derive(Debug, PartialEq)]
struct Component {
    depth: usize,
    /// The table it stands in: "planet".
    kind: String,
    /// Its id or number.
    id: String,
    name: String,
    source: Option<String>,
    /// Sources of single facts: (cost, reconstructed).
    details: Vec<(String, String)>,
}

pub(crate) fn write(meta: &Meta, language: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let words = language::of_game(meta, language)?;
    if meta.components.is_empty() {
        writeln!(out, "{}", words.word("cli-components-none"))?;
        return Ok(());
    }
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let replaced: Vec<&str> = components::replaced(meta).collect();
    for (file, text) in components::files(meta) {
        let table: Table =
            text.parse().map_err(|error: toml::de::Error| Failure::Failed(format!("{file}: {}", error.message())))?;
        let entries = read(&table, language);
        match replaced.contains(&file) {
            true => writeln!(out, "{}", bold(&words.say(&say("cli-components-replaced").with("file", file))))?,
            false => writeln!(out, "{}", bold(file))?,
        }
        let rows: Vec<Vec<String>> = entries.iter().map(|entry| row(entry, &words)).collect();
        writeln!(out, "{}", columns(&rows, usize::MAX))?;
        for entry in entries {
            *counts.entry(entry.source.unwrap_or_default()).or_default() += 1;
        }
    }
    writeln!(out, "{}", bold(&words.word("cli-components-sources")))?;
    let rows: Vec<Vec<String>> =
        counts.iter().map(|(source, count)| vec![source_name(source, &words), count.to_string()]).collect();
    writeln!(out, "{}", columns(&rows, 1))?;
    writeln!(out, "{}", words.say(&say("cli-components-fingerprint").with("hash", components::fingerprint(meta))))?;
    Ok(())
}

fn row(entry: &Component, words: &Words) -> Vec<String> {
    let indent = "  ".repeat(entry.depth + 1);
    let source = source_name(entry.source.as_deref().unwrap_or_default(), words);
    let detail = |(fact, source): &(String, String)| {
        let key = format!("cli-source-of-{fact}");
        let fact = if words.has(&key) { words.word(&key) } else { fact.clone() };
        format!("{fact}: {}", source_name(source, words))
    };
    let details: Vec<String> = entry.details.iter().map(detail).collect();
    vec![format!("{indent}{} {}", entry.kind, entry.id), entry.name.clone(), source, details.join(", ")]
}

fn source_name(source: &str, words: &Words) -> String {
    match source {
        "" => words.word("cli-source-unstated"),
        "rulebook" | "published" | "reconstructed" => words.word(&format!("cli-source-{source}")),
        other => words.say(&say("cli-source-other").with("source", other)),
    }
}

/// The entries of a file in order: every table that states its source, and every list item with an id.
fn read(table: &Table, language: &str) -> Vec<Component> {
    let mut reader = Reader { language, found: Vec::new() };
    reader.descend(table, "", 0, None);
    reader.found
}

struct Reader<'a> {
    language: &'a str,
    found: Vec<Component>,
}

impl Reader<'_> {
    /// `path` is the prefix of the names of nested tables, if they are inside a table that is not an entry itself.
    fn descend(&mut self, table: &Table, path: &str, depth: usize, inherited: Option<&str>) {
        for (key, value) in table {
            let kind = format!("{path}{key}");
            match value {
                Value::Table(inner) => self.visit(&kind, inner, None, depth, inherited),
                Value::Array(items) => {
                    let tables = items.iter().enumerate().filter_map(|(i, item)| Some((i + 1, item.as_table()?)));
                    tables.for_each(|(place, inner)| self.visit(&kind, inner, Some(place), depth, inherited));
                }
                _ => {}
            }
        }
    }

    /// `place` is the position in a list, for entries without an id of their own.
    fn visit(&mut self, kind: &str, table: &Table, place: Option<usize>, depth: usize, inherited: Option<&str>) {
        let own = table.get("source").and_then(Value::as_str);
        let id = id_of(table, kind);
        let source = own.or(inherited);
        let listed = own.is_some() || (place.is_some() && id.is_some());
        if listed {
            let id = id.or_else(|| place.map(|place| place.to_string())).unwrap_or_default();
            let name = name_of(table, self.language);
            let source = source.map(str::to_owned);
            self.found.push(Component { depth, kind: kind.to_owned(), id, name, source, details: details(table) });
        }
        let path = if listed { String::new() } else { format!("{kind}.") };
        self.descend(table, &path, depth + usize::from(listed), source);
    }
}

fn name_of(table: &Table, language: &str) -> String {
    let text = |key: &str| table.get(key).and_then(Value::as_str);
    // The bare language key is a name or a whole sentence; only a short one is shown as a name.
    let short = || text(language).filter(|text| text.chars().count() <= 30 && !text.ends_with('.'));
    text(&format!("name_{language}")).or_else(|| text("name")).or_else(short).unwrap_or_default().to_owned()
}

fn details(table: &Table) -> Vec<(String, String)> {
    let detail = |(key, value): (&String, &Value)| Some((key.strip_suffix("_source")?.to_owned(), value.as_str()?.to_owned()));
    table.iter().filter_map(detail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_tables_lists_and_what_lies_below() {
        let table: Table = r#"
            [grid]
            source = "published"
            [[technology]]
            id = "I"
            name_en = "Travel"
            source = "rulebook"
            [[technology.level]]
            level = 0
            cost_source = "reconstructed"
            [zones.long]
            source = "published"
        "#
        .parse()
        .unwrap();
        let found = read(&table, "en");
        let seen: Vec<_> = found.iter().map(|c| (c.depth, c.kind.as_str(), c.id.as_str(), c.source.as_deref())).collect();
        let (published, rulebook) = (Some("published"), Some("rulebook"));
        let top = [(0, "grid", "", published), (0, "technology", "I", rulebook)];
        assert_eq!(seen, [top[0], top[1], (1, "level", "0", rulebook), (0, "zones.long", "", published)]);
        assert_eq!(found[2].details, [("cost".to_owned(), "reconstructed".to_owned())]);
        assert_eq!(found[1].name, "Travel");
    }
}
