//! The shipped data files: complete, consistent, every entry with its source.

use orrery_engine::suite::components;
use spacecorp::{BaseType, Edge, Era, Kind, Pile, SpaceCorp, Title, data};
use toml::{Table, Value};

fn file(name: &str) -> Table {
    components::data::<SpaceCorp>(name)
}

fn entries(name: &str, list: &str) -> Vec<Table> {
    components::tables(&file(name), list)
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let lists = [
        ("bases.toml", "base", 9),
        ("cards.toml", "card", 188),
        ("colonies.toml", "colony", 32),
        ("colonies.toml", "effect", 17),
        ("contracts.toml", "contract", 21),
        ("discoveries.toml", "tile", 70),
        ("edges.toml", "edge", 11),
        ("hq.toml", "hq", 3),
        ("progress.toml", "progress", 16),
        ("situations.toml", "situation", 12),
        ("situations.toml", "extra", 3),
        ("solo.toml", "base_event", 9),
        ("solo.toml", "result", 5),
    ];
    components::lists_are_complete::<SpaceCorp>(&lists);
    let boards = file("boards.toml");
    for era in Era::ALL {
        let board = boards[era.id()].as_table().expect("a board");
        for list in ["region", "border", "site"] {
            components::tables(board, list).iter().for_each(components::has_source);
        }
    }
}

#[test]
fn decks_have_their_sizes() {
    let sets = &data().sets;
    assert_eq!(Era::ALL.map(|era| sets.deck[era.index()].len()), [46, 58, 76]);
    assert_eq!(Era::ALL.map(|era| sets.deck[era.index()].and(sets.start).len()), [12, 12, 12]);
    assert_eq!(sets.time.len(), 8);
}

#[test]
fn piles_have_their_sizes() {
    let pile = |era: Era, pile: Pile| data().tiles.iter().filter(|tile| tile.era == era && tile.pile == pile).count();
    assert_eq!([Pile::E1, Pile::E2].map(|of| pile(Era::Mariners, of)), [6, 3]);
    assert_eq!([Pile::E1, Pile::E2, Pile::E3].map(|of| pile(Era::Planeteers, of)), [6, 14, 8]);
    assert_eq!([Pile::Primary, Pile::Secondary, Pile::Alien].map(|of| pile(Era::Starfarers, of)), [16, 12, 5]);
}

/// The piles suffice for all boxes of the board, redirected draws included.
#[test]
fn piles_suffice_for_the_boards() {
    for era in Era::ALL {
        let board = &data().boards[era.index()];
        for pile in Pile::ALL {
            let first = board.plan.sites.iter().filter(|site| site.pile == Some(pile) && site.situation.is_none()).count();
            let further: u8 = board.plan.sites.iter().map(|site| site.boxes.saturating_sub(1)).sum();
            let needed = if pile == Pile::Secondary { usize::from(further) } else { first };
            let tiles = data().tiles.iter().filter(|tile| tile.era == era && tile.pile == pile);
            let (stay, sent): (Vec<_>, Vec<_>) = tiles.partition(|tile| tile.redirect.is_none());
            assert!(stay.len() + sent.len() >= needed, "{era:?} {pile:?}");
        }
    }
}

#[test]
fn every_title_has_two_copies_and_one_pays() {
    for title in Title::ALL {
        let facts = &data().progress[title.index()];
        assert_ne!(facts.cards[0], facts.cards[1]);
        assert!(facts.profit > 0, "{title:?}");
    }
}

#[test]
fn every_edge_is_on_the_cards_that_its_file_lists() {
    for entry in entries("edges.toml", "edge") {
        let edge = Edge::by_id(entry["id"].as_str().expect("an id")).expect("a known Edge");
        let listed: Vec<&str> = entry["cards"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let found: Vec<&str> = data().cards.iter().filter(|card| card.edge == Some(edge)).map(|card| card.id.as_str()).collect();
        assert_eq!(listed, found, "{edge:?}");
    }
}

/// In every era each base type that exists has a tile or a site it can stand on.
#[test]
fn every_base_type_has_a_home_in_its_eras() {
    for era in Era::ALL {
        for base in BaseType::ALL.into_iter().filter(|&base| data().base(base, era).is_some()) {
            let needs = &data().base(base, era).expect("in this era").requires;
            let tile_fits =
                |icons: &[_]| data().tiles.iter().any(|tile| tile.era == era && icons.iter().any(|&icon| tile.has(icon)));
            let home = needs.is_empty() || needs.iter().any(|need| need.has_icon.is_empty() || tile_fits(&need.has_icon));
            assert!(home, "{era:?} {base:?}");
        }
    }
}

#[test]
fn every_type_of_action_has_cards_in_its_eras() {
    for era in Era::ALL {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.exists_in(era) && kind.has_value()) {
            let cards = data().sets.of_kind[kind.index()].and(data().sets.deck[era.index()]);
            assert!(!cards.is_empty(), "{era:?} {kind:?}");
        }
    }
}
