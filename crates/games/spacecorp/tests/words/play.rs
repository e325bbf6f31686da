//! What the game says while it is played.

use orrery_engine::Seat;
use orrery_engine::suite::words::{self, Games};
use spacecorp::{Action, BaseType, Card, Colony, Doubled, Era, Kind, Options, Site, SpaceCorp, Tile, Title};

use crate::{only, solo};

#[test]
fn words_are_complete_in_random_games() {
    words::are_complete::<SpaceCorp>(&Options::default(), 2, 2);
    words::are_complete::<SpaceCorp>(&solo(), 1, 6);
    for (seats, era) in (2..=4).zip(Era::ALL) {
        words::are_complete::<SpaceCorp>(&only(era), seats, 2);
    }
}

/// Random players upgrade and decline whatever they can; bases and colonies come to those who do so less often.
fn games() -> Games<SpaceCorp> {
    Games {
        tables: (2..=4)
            .zip(Era::ALL)
            .map(|(seats, era)| (only(era), seats))
            .chain([(Options::default(), 2), (solo(), 1)])
            .collect(),
        avoid: |action| matches!(action, Action::Decline | Action::Begin { kind: Kind::Upgrade | Kind::Research }),
    }
}

#[test]
fn labels_of_legal_actions_differ() {
    games().labels_differ();
}

#[test]
fn labels_disclose_nothing() {
    let cards = (0..188).map(|card| Action::PlayEdge { card: Card(card) });
    games().labels_disclose_nothing(&cards.chain([Action::Draw, Action::Confirm]).collect::<Vec<_>>());
}

#[test]
fn anything_can_be_described_anywhere() {
    let (site, card, seat) = (Site(255), Card(255), Seat(7));
    let odd = vec![
        Action::PlayEdge { card },
        Action::Team { team: 255 },
        Action::Site { site },
        Action::Site { site: Site(22) },
        Action::Condition { site },
        Action::Base { slot: 255, base: BaseType::Security },
        Action::Next { slot: 255 },
        Action::ColonyTile { colony: Colony(255) },
        Action::Choose { card },
        Action::Box { slot: 255 },
        Action::Infra { hqs: 255, competitors: true },
        Action::ShieldedBox { seat, slot: 255 },
        Action::Card { card, shielded: true },
        Action::Support { part: 255, site, base: BaseType::Industrial },
        Action::Double { what: Doubled::Infra(seat, 255) },
        Action::Double { what: Doubled::Card(card) },
        Action::Buy { points: 255 },
        Action::Confirm,
        Action::TakeOffer { slot: 255 },
        Action::Keep { tile: Tile(255) },
        Action::Keep { tile: Tile::BLANK },
        Action::Leave { team: 255 },
        Action::Produce { site, slot: 255 },
        Action::ProduceLegacy,
        Action::Seat { seat },
        Action::Progress { title: Title::Hybrids },
        Action::Appear { site },
        Action::Transfer { team: 255, site },
        Action::Install { card, slot: 255 },
        Action::Contract { row: 255 },
        Action::Transport { team: 255, site },
        Action::DiscardInfra { slot: 255 },
        Action::Legacy { site, slot: 255 },
        Action::UseBeyond,
        Action::RemoveRival { site },
        Action::RemoveContractor { row: 255 },
        Action::Discard { card },
        Action::LoseProfit,
        Action::ReturnProgress { title: Title::JumpDrive },
    ];
    games().anything_can_be_described(odd);
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    games().table_fits(100);
}
