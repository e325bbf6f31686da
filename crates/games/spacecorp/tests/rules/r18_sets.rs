//! R18.6 and R18.10 for choices whose members are a set: tiles to produce, cards to discard.

use orrery_engine::{Game, Seat};
use spacecorp::{Action, BaseType, Card, Era, Event, Legacy, SpaceCorp, Term};

use crate::support::*;

/// A produces with three tiles and the Legacy, up to three of them.
fn produces() -> SpaceCorp {
    let mut game = begin(Era::Planeteers, 2);
    for (id, on) in [("europa", "P-e3-5"), ("titan", "P-e3-7"), ("pluto", "P-e3-1")] {
        let at = site(&game, id);
        game.put_tiles(at, &[tile(on)]);
        game.put_bases(A, at, &[BaseType::Attraction]);
    }
    game.set_legacy(A, Legacy { base: BaseType::Refinery, tile: tile("M-e1-2"), value: 2 });
    game.compete_with(Term::Produce(3), &mut orrery_engine::Silent);
    game
}

/// The competition's Poach: A discards two of four cards.
fn discards() -> SpaceCorp {
    let mut game = begin(Era::Mariners, 1);
    hold(&mut game, A, &["M05", "M09", "M16", "M18"]);
    game.compete_with(Term::DiscardHand { left: 2, from: 0 }, &mut orrery_engine::Silent);
    game
}

fn produce(game: &SpaceCorp, id: &str) -> Action {
    Action::Produce { site: site(game, id), slot: 0 }
}

fn discard(id: &str) -> Action {
    Action::Discard { card: card(id) }
}

/// What is listed along every path through a choice, as sets without order.
fn listed_sets(game: &SpaceCorp, is_member: fn(&Action) -> bool) -> Vec<Vec<Action>> {
    let mut sets = Vec::new();
    let mut open = vec![(game.clone(), Vec::new())];
    while let Some((game, chosen)) = open.pop() {
        let actions = if game.has_terms() { legal(&game, A) } else { Vec::new() };
        let members = actions.iter().filter(|action| is_member(action));
        for &action in members {
            let (mut next, mut longer) = (game.clone(), chosen.clone());
            next.answer_term(&action, &mut orrery_engine::Silent);
            longer.push(action);
            open.push((next, longer));
        }
        if !actions.iter().any(is_member) || actions.contains(&Action::Decline) {
            sets.push(chosen);
        }
    }
    sets
}

fn all_different(mut sets: Vec<Vec<Action>>) -> bool {
    let name = |action: &Action| format!("{action:?}");
    sets.iter_mut().for_each(|set| set.sort_by_key(name));
    sets.sort_by_key(|set| set.iter().map(name).collect::<String>());
    sets.windows(2).all(|pair| pair[0] != pair[1])
}

#[test]
fn r18_6_each_set_of_tiles_to_produce_is_listed_once() {
    let is_tile = |action: &Action| matches!(action, Action::Produce { .. } | Action::ProduceLegacy);
    let sets = listed_sets(&produces(), is_tile);
    // One, two or three of four.
    assert_eq!(sets.len(), 4 + 6 + 4);
    assert!(all_different(sets));
}

#[test]
fn r18_6_each_set_of_cards_to_discard_is_listed_once() {
    let sets = listed_sets(&discards(), |action| matches!(action, Action::Discard { .. }));
    assert_eq!(sets.len(), 6, "two of four");
    assert!(all_different(sets));
}

#[test]
fn r18_6_tiles_are_listed_in_ascending_order_and_the_legacy_last() {
    let mut game = produces();
    let [europa, titan, pluto] = ["europa", "titan", "pluto"].map(|id| produce(&game, id));
    let mut tiles = vec![europa, titan, pluto];
    tiles.sort_by_key(|action| match action {
        Action::Produce { site, .. } => site.0,
        _ => u8::MAX,
    });
    assert_eq!(legal(&game, A), [tiles.clone(), vec![Action::ProduceLegacy]].concat());
    act(&mut game, A, tiles[1]);
    assert_eq!(legal(&game, A), [tiles[2], Action::ProduceLegacy, Action::Decline]);
}

/// Gives the answers in every order; returns the position, which must be the same.
fn in_any_order(game: &SpaceCorp, members: [Action; 3], count: usize) -> SpaceCorp {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let play = |order: [usize; 3]| {
        let mut game = game.clone();
        for index in order.into_iter().filter(|&index| index < count) {
            game.check(A, &members[index]).unwrap_or_else(|illegal| panic!("{order:?}: {illegal}"));
            game.answer_term(&members[index], &mut orrery_engine::Silent);
        }
        game
    };
    let first = play(orders[0]);
    orders.into_iter().for_each(|order| assert_eq!(play(order), first, "{order:?}"));
    first
}

#[test]
fn r18_10_tiles_to_produce_may_be_named_in_any_order() {
    let game = produces();
    let members = [produce(&game, "europa"), produce(&game, "pluto"), Action::ProduceLegacy];
    let after = in_any_order(&game, members, 3);
    // Attractions: P3 + 1 and 1; the Legacy: 2.
    assert_eq!(profit(&after, A) - profit(&game, A), 4 + 1 + 2);
}

#[test]
fn r18_10_an_earlier_tile_can_be_named_while_stopping_is_all_that_is_listed() {
    let mut game = produces();
    act(&mut game, A, Action::ProduceLegacy);
    assert_eq!(legal(&game, A), [Action::Decline]);
    let europa = produce(&game, "europa");
    act(&mut game, A, europa);
    assert_eq!(refusal(&game, A, europa), ("R7.5", "nothing_to_produce"), "each once");
}

#[test]
fn r18_10_cards_to_discard_may_be_named_in_any_order_and_leave_in_ascending_order() {
    let game = discards();
    let after = in_any_order(&game, [discard("M18"), discard("M05"), discard("M09")], 2);
    assert_eq!(after.discard_pile(), [card("M05"), card("M18")]);
    let left: Vec<Card> = after.player_of(A).hand.iter().collect();
    assert_eq!(left, [card("M09"), card("M16")]);
}

#[test]
fn r18_10_a_set_of_cards_is_discarded_in_one_step() {
    let mut game = discards();
    let mut events = Vec::new();
    game.answer_term(&discard("M16"), &mut events);
    assert_eq!((events.len(), hand(&game, A)), (0, 4), "nothing happens before the set is complete");
    assert_eq!(refusal(&game, A, discard("M16")), ("R18.6", "requirement_not_met"), "each once");
    game.answer_term(&discard("M09"), &mut events);
    let expected = Event::Discarded { seat: Seat(0), cards: vec![card("M09"), card("M16")] };
    assert_eq!((events, hand(&game, A)), (vec![expected], 2));
}
