//! The shipped data files: complete, consistent, every entry with its source.

use orrery_engine::suite::components;
use starship_interstellar::{
    Family, LeaderBoard, LeaderTrack, Mechanism, Node, PassToken, Planet, ProductionToken, RouteKind, RouteToken, Starship, Term,
    data,
};

#[test]
fn every_entry_says_where_it_comes_from() {
    let lists = [
        ("action_tokens.toml", "basic", 5),
        ("action_tokens.toml", "extra", 24),
        ("action_tokens.toml", "pass", PassToken::ALL.len()),
        ("government.toml", "row", 4),
        ("hall.toml", "setting", 5),
        ("hall.toml", "action", 10),
        ("hall.toml", "technology", 5),
        ("humanity.toml", "component", 5),
        ("humanity.toml", "family", Family::ALL.len()),
        ("leader_tracks.toml", "board", LeaderBoard::ALL.len()),
        ("market.toml", "row", 5),
        ("mechanisms.toml", "mechanism", Mechanism::ALL.len()),
        ("nations.toml", "nation", 4),
        ("production_tokens.toml", "token", ProductionToken::ALL.len()),
        ("satellite.toml", "node", Node::ALL.len()),
        ("satellite.toml", "token", RouteToken::ALL.len()),
        ("solar_system.toml", "orbit", 9),
        ("solar_system.toml", "planet", Planet::ALL.len()),
        ("technologies.toml", "technology", 18),
        ("technologies.toml", "salvation_technology", 4),
        ("technologies.toml", "cost_tile", 4),
    ];
    components::lists_are_complete::<Starship>(&lists);
}

#[test]
fn every_planet_has_ten_production_tokens_and_two_layered_ones() {
    for planet in Planet::FOREIGN {
        let tokens: Vec<_> = ProductionToken::ALL.into_iter().filter(|token| token.planet() == planet).collect();
        let layered = tokens.iter().filter(|token| data().production(**token).layer_count > 1).count();
        assert_eq!((tokens.len(), layered), (12, 2), "{planet:?}");
    }
}

#[test]
fn the_fifth_space_of_every_leader_track_brings_an_extra_action_token() {
    for board in LeaderBoard::ALL {
        for track in LeaderTrack::ALL {
            let spaces = &data().leader[board.index()][track.index()];
            let brings = |space: &[Term; 2]| matches!(space[0], Term::Gain(goods) if goods.extra_actions == 1);
            let found: Vec<usize> = spaces.iter().enumerate().filter(|(_, space)| brings(space)).map(|(at, _)| at + 1).collect();
            assert_eq!(found, [5], "{board:?}, {track:?}");
        }
    }
}

/// Every way leads on by one column, and to Trappist in the end.
#[test]
fn the_route_leads_from_column_to_column() {
    for node in Node::ALL.into_iter().filter(|&node| node != Node::Trappist) {
        let face = data().node(node);
        assert!(!face.next.is_empty(), "{node:?}");
        assert!(face.next.iter().all(|next| data().node(next).column == face.column + 1), "{node:?}");
    }
    assert_eq!(data().node(Node::Trappist).column, 10);
}

#[test]
fn variants_bring_eight_black_holes_and_ten_scattered_planets() {
    let copies = |kind: RouteKind| -> u8 {
        RouteToken::ALL
            .into_iter()
            .map(|token| data().route(token))
            .filter(|face| face.kind == kind)
            .map(|face| face.copies)
            .sum()
    };
    assert_eq!((copies(RouteKind::BlackHole), copies(RouteKind::ScatteredPlanet)), (8, 10));
    let base: u8 = [RouteKind::DeepSpace, RouteKind::Galaxy, RouteKind::Wormhole].map(copies).iter().sum();
    assert_eq!(base, 36);
}

/// What a mechanism brings is the value of its cubes; a universal one brings that of the cube paid.
#[test]
fn mechanisms_are_worth_their_cubes() {
    for mechanism in Mechanism::ALL {
        let face = data().mechanism(mechanism);
        let value: u8 = face.cost.iter().zip(1..).map(|(cubes, value)| cubes * value).sum();
        assert!(face.universal || face.value == value, "{mechanism:?}");
    }
}
