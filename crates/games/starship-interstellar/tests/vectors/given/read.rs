//! Values of the cases as values of the game.

use starship_interstellar::{Building, Colour, Cubes, Piece, ProductionToken, Token};
use toml::{Table, Value};

pub type Result<T> = std::result::Result<T, String>;

pub fn text(value: &Value) -> Result<&str> {
    value.as_str().ok_or(format!("{value} is no text"))
}

pub fn number(value: &Value) -> Result<i64> {
    value.as_integer().ok_or(format!("{value} is no number"))
}

pub fn small(value: &Value) -> Result<u8> {
    number(value)?.try_into().map_err(|_| format!("{value} is too large"))
}

pub fn truth(value: &Value) -> Result<bool> {
    value.as_bool().ok_or(format!("{value} is neither true nor false"))
}

pub fn table(value: &Value) -> Result<&Table> {
    value.as_table().ok_or(format!("{value} is no table"))
}

pub fn list(value: &Value) -> Result<&[Value]> {
    value.as_array().map(Vec::as_slice).ok_or(format!("{value} is no list"))
}

/// The name of a command.
pub fn cmd(command: &Table) -> &str {
    command.get("cmd").and_then(Value::as_str).unwrap_or_default()
}

/// A noun by its id.
pub fn noun<T>(by_id: fn(&str) -> Option<T>, value: &Value) -> Result<T> {
    let id = text(value)?;
    by_id(id).ok_or(format!("unknown: {id}"))
}

pub fn nouns<T>(by_id: fn(&str) -> Option<T>, value: &Value) -> Result<Vec<T>> {
    list(value)?.iter().map(|value| noun(by_id, value)).collect()
}

pub fn colour(id: &str) -> Result<Colour> {
    Colour::by_id(id).ok_or(format!("unknown colour {id}"))
}

pub fn cubes(value: &Value) -> Result<Cubes> {
    let mut cubes = Cubes::default();
    for (id, count) in table(value)? {
        cubes[colour(id)?.index()] = small(count)?;
    }
    Ok(cubes)
}

pub fn counted(colours: &[Colour]) -> Cubes {
    let mut cubes = Cubes::default();
    colours.iter().for_each(|colour| cubes[colour.index()] += 1);
    cubes
}

/// A token of a hand: production tokens stand for their planet.
pub fn token(id: &str) -> Result<Token> {
    let production = || ProductionToken::by_id(id).and_then(|token| token.planet().token());
    Token::by_id(id).or_else(production).ok_or(format!("unknown token {id}"))
}

pub fn tokens(value: &Value) -> Result<Vec<Token>> {
    list(value)?.iter().map(|value| token(text(value)?)).collect()
}

/// Buildings as a list of ids or a table of counts.
pub fn buildings(value: &Value) -> Result<[u8; 4]> {
    let mut counts = [0; 4];
    match value {
        Value::Table(table) => {
            for (id, count) in table {
                let building = Building::by_id(id).ok_or(format!("unknown building {id}"))?;
                counts[building.index()] = small(count)?;
            }
        }
        _ => nouns(Building::by_id, value)?.into_iter().for_each(|building| counts[building.index()] += 1),
    }
    Ok(counts)
}

/// Pieces of a cargo.
pub fn pieces(value: &Value) -> Result<Vec<(Piece, u8)>> {
    let piece = |id: &str| Piece::by_id(id).ok_or(format!("unknown piece {id}"));
    table(value)?.iter().map(|(id, count)| Ok((piece(id)?, small(count)?))).collect()
}
