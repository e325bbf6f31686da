//! What a seat sees: whatever changes its view when it changes.

use orrery_engine::{Game, Seat, Viewer};
use starship_interstellar::{Colour, HALL, LeaderTrack, Node, Planet, Plant, Player, ProductionToken, Starship, Token};
use toml::{Table, Value};

use crate::given::World;
use crate::given::read::{Result, text};

type Change = fn(&mut Player);

/// Parts of a player's side of the table, each with a change of it.
const PARTS: [(&str, Change); 15] = [
    ("pp", |player| player.pp += 1),
    ("reputation", |player| player.reputation += 1),
    ("technologies", |player| player.levels[0] ^= 1),
    ("stack", change_stack),
    ("leader", |player| player.leader[LeaderTrack::Humanity.index()] ^= 1),
    ("plants", change_plants),
    ("government", |player| player.government[0] ^= 1),
    ("cargo", |player| player.cargo.bases += 1),
    ("satellite", |player| player.satellite = if player.satellite == Node::Earth { Node::Trappist } else { Node::Earth }),
    ("fuel", |player| player.fuel += 1),
    ("cubes", |player| player.cubes[Colour::Red.index()] += 1),
    ("scientists", |player| player.scientists ^= 1),
    ("hand", change_hand),
    ("bases", |player| player.bases ^= 1),
    ("reserve_buildings", |player| player.buildings[0] ^= 1),
];

/// What nobody sees: what comes next out of these.
const NEXT: [&str; 6] = ["route_stack", "mechanism_stack", "production_piles", "solar_bag", "humanity_bag", "ai_bag"];

fn change_stack(player: &mut Player) {
    if player.stack.is_empty() { player.stack.push(Token::X24) } else { player.stack.clear() }
}

fn change_hand(player: &mut Player) {
    if player.hand.contains(Token::X24) { player.hand.remove(Token::X24) } else { player.hand.insert(Token::X24) }
}

fn change_plants(player: &mut Player) {
    let plant = &mut player.plants[Planet::Mars.index()];
    let token = ProductionToken::of(Planet::Mars, 0);
    let new = Plant { token, layer: 1, deposit: [5, 0, 0, 0, 0], warehouse: [0; 5], buildings: [0; 4] };
    *plant = if plant.is_some() { None } else { Some(new) };
}

/// Which parts of the position a seat or a spectator sees.
pub fn view(world: &mut World, action: &Table) -> Result<()> {
    let viewer = match text(&action["seat"])? {
        "spectator" => Viewer::Spectator,
        name => Viewer::Seat(world.seat(name)?),
    };
    let seen = seen(&world.game, viewer);
    world.found.insert("view".to_owned(), Value::Table(seen));
    Ok(())
}

fn seen(game: &Starship, viewer: Viewer) -> Table {
    let sees = |change: &dyn Fn(&mut Starship)| {
        let mut other = game.clone();
        change(&mut other);
        assert!(other != *game, "a change that changes nothing shows nothing");
        Value::Boolean(other.view(viewer) != game.view(viewer))
    };
    let mut seen = Table::new();
    for seat in Seat::all(game.seats().max(2)) {
        let name = if game.seats() == 1 && seat == HALL { "hall".to_owned() } else { format!("p{}", seat.0 + 1) };
        for (part, change) in PARTS {
            let sees = sees(&|game| change(&mut game.table().players[seat.index()]));
            seen.insert(format!("{name}.{part}"), sees);
        }
    }
    let mut put = |name: &str, change: &dyn Fn(&mut Starship)| seen.insert(name.to_owned(), sees(change));
    put("market", &|game| game.table().market[0] ^= 1);
    put("hall_sheet", &|game| game.table().hall.sheet[0] ^= 1);
    for name in NEXT {
        // Chance decides it when it is drawn.
        put(name, &|game| game.reseed(3042));
    }
    if game.hall_bag().private.len() > 2 {
        // Below the top, of which the planet is known.
        put("hall.private_pile", &|game| game.table().hall.private.swap(1, 2));
    }
    seen
}
