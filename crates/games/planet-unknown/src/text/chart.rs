//! A planet as characters: twelve rows of twelve squares with letters for columns and numbers for rows. Their medals stand at the end of each row and
//! below each column.

use crate::components::data;
use crate::grid::{SIDE, Square};
use crate::kinds::Terrain;
use crate::view::PlayerView;

/// Two characters per square: what it shows, then what lies there.
pub(super) fn chart(player: &PlayerView) -> String {
    let mut text = String::from("    ");
    text.extend((0..SIDE).map(|x| format!("{} ", char::from(b'A' + x))));
    text.push('\n');
    for y in 0..SIDE {
        text += &format!("{:>3} ", y + 1);
        text.extend((0..SIDE).map(|x| cell(player, Square::new(x, y))));
        let medals = player.planet.map_or(0, |planet| data().planet(planet).row_medals[usize::from(y)]);
        text += &format!(" {}\n", number(medals));
    }
    if let Some(planet) = player.planet {
        text += "    ";
        text.extend(data().planet(planet).column_medals.map(|medals| format!("{:<2}", number(medals))));
        text.push('\n');
    }
    text
}

/// The sign of a terrain.
pub(super) fn letter(of: Terrain) -> char {
    of.id().chars().next().expect("an id is not empty")
}

fn number(medals: u8) -> String {
    if medals == 0 { String::new() } else { medals.to_string() }
}

fn cell(player: &PlayerView, at: Square) -> String {
    let Some(planet) = player.planet else { return "  ".into() };
    let world = data().planet(planet);
    let ground = match player.squares.iter().find(|covered| covered.at == at) {
        Some(covered) if covered.patch => 'p',
        Some(covered) => {
            let letter = letter(covered.terrain);
            if covered.icon { letter.to_ascii_uppercase() } else { letter }
        }
        None if !world.real.contains(at) => ' ',
        None if world.ice.contains(at) => '*',
        None => '.',
    };
    let rover = player.rovers.iter().find(|rover| rover.at == at);
    let mark = match rover {
        Some(rover) if rover.loaded => '&',
        Some(rover) => char::from(b'1' + rover.rover),
        None if player.meteors.contains(&at) => 'o',
        None if player.lifepods.contains(&at) => '+',
        None if player.squares.iter().any(|covered| covered.at == at && covered.symbol) => '\'',
        None => ' ',
    };
    format!("{ground}{mark}")
}
