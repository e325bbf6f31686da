//! Actions that a person might try, legal or not: the candidates that "why not?" explains.

use orrery_engine::{Game, Seat};

use crate::action::Action;
use crate::hex::{DIRS, Path};
use crate::kinds::{Bonus, Card, Cubes, Kind, Place, Space, Tech, Track};
use crate::state::{Kepler, Phase};

pub(super) fn attempts(game: &Kepler, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().seats().contains(seat) {
        game.legal(seat, out);
    }
    let listed = out.len();
    let player = game.player(seat);
    let cards: Vec<Card> = player.cards().map(|(card, _)| card).collect();
    let ships = || player.ships.into_iter().filter(|ship| ship.is_on_map());
    match game.phase {
        Phase::SetupTech => out.extend(Tech::ALL.map(|tech| Action::SetupTech { techs: [tech, tech] })),
        Phase::BonusCubes => out.extend(Kind::ALL.map(|kind| Action::BonusCube { kind })),
        Phase::PlaceTiles => out.extend(crate::hex::Hex::all().step_by(7).map(|hex| Action::PlaceTile { hex })),
        _ => {}
    }
    out.extend(Space::ALL.map(|space| Action::Select { space }));
    out.extend(Bonus::ALL.map(|bonus| Action::Bonus { bonus }));
    out.extend(Track::ALL.map(|track| Action::Track { track }));
    out.extend(Tech::ALL.map(|tech| Action::Learn { tech }));
    out.extend(Kind::ALL.map(|kind| Action::Regenerate { kind }));
    for ship in ships() {
        out.extend([Action::Settle { ship }, Action::Ship { ship }]);
        out.extend(Kind::ALL.into_iter().map(Some).chain([None]).map(|regenerate| Action::Withdraw { ship, regenerate }));
    }
    out.extend(DIRS.map(|dir| Action::Fly { path: Path::from_iter([dir]) }));
    out.extend(game.board.tiles().map(|(hex, _)| Action::Reveal { hex }));
    for &card in &cards {
        out.push(Action::Terraform { card });
        out.extend(Tech::ALL.map(|tech| Action::Advance { tech, card }));
        out.extend(Kind::ALL.map(|kind| Action::Produce { card, cubes: Cubes::one(kind) }));
        out.extend(Kind::ALL.map(|kind| Action::Exploit { card, take: Cubes::one(kind) }));
        out.extend(Kind::ALL.map(|from| Action::Convert { card, from }));
        out.extend(Kind::ALL.map(|kind| Action::Burn { from: Place::Card(card), kind }));
        let around = player.site(card).into_iter().flat_map(|site| *site.around()).filter(|hex| hex.is_on_map());
        out.extend(around.map(|hex| Action::Build { card, hex }));
        for &to in &cards {
            out.extend(Kind::ALL.map(|kind| Action::Displace { from: card, to, kind }));
        }
    }
    out.extend(Kind::ALL.map(|kind| Action::Burn { from: Place::Depot, kind }));
    out.extend([Action::Decline, Action::End]);
    // Legal actions were listed first: skip duplicates.
    let legal: std::collections::HashSet<Action> = out[..listed].iter().copied().collect();
    let mut index = 0;
    out.retain(|action| {
        index += 1;
        index <= listed || !legal.contains(action)
    });
}
