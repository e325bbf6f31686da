//! Determinization: redeals everything that a viewer cannot know (R24.9).

use orrery_engine::{Rng, Seat, Seed, Viewer};

use crate::components::data;
use crate::kinds::{Blueprint, CardA, CardB, Goal};
use crate::state::OnMars;

pub(crate) fn redeal(game: &mut OnMars, viewer: Viewer, rng: &mut Rng) {
    rng.shuffle(&mut game.discoveries);
    rng.shuffle(&mut game.tech_pile);
    let level = |card: &Blueprint| data().blueprint(*card).level;
    let upper = game.blueprint_deck.iter().position(|card| level(card) == 1).unwrap_or(game.blueprint_deck.len());
    let (lower, upper) = game.blueprint_deck.split_at_mut(upper);
    rng.shuffle(lower);
    rng.shuffle(upper);
    for stack in &mut game.stacks {
        let below = stack.len().saturating_sub(1);
        rng.shuffle(&mut stack[..below]);
    }
    rng.shuffle(&mut game.solo.deck);
    game.redeal_goals(viewer, rng);
    game.redeal_cards_a(viewer, rng);
    game.redeal_cards_b(viewer, rng);
    game.rng = Rng::new(Seed(rng.next()));
}

impl OnMars {
    /// Shuffles the hands and payments of others with the cards never dealt; base cards and those of the upgrade pack separately.
    fn redeal_goals(&mut self, viewer: Viewer, rng: &mut Rng) {
        for upgrade_pack in [false, true] {
            let of_pack = |goal: &Goal| data().goal(*goal).upgrade_pack == upgrade_pack;
            let others: Vec<Seat> = Seat::all(self.seats).filter(|&seat| !viewer.is(seat)).collect();
            let mut cards: Vec<Goal> = self.goals_left.iter().filter(of_pack).collect();
            for &seat in &others {
                let player = self.player(seat);
                cards.extend(player.hand.iter().chain(player.paid.iter()).filter(of_pack));
            }
            rng.shuffle(&mut cards);
            let mut cards = cards.into_iter();
            let mut deal = |set: &mut crate::kinds::Goals| {
                let count = set.iter().filter(of_pack).count();
                set.iter().filter(of_pack).for_each(|goal| set.remove(goal));
                cards.by_ref().take(count).for_each(|goal| set.insert(goal));
            };
            for &seat in &others {
                let player = &mut self.players[seat.index()];
                deal(&mut player.hand);
                deal(&mut player.paid);
            }
            deal(&mut self.goals_left);
        }
    }

    /// A card in hand does not show a type that its holder has built (R20.5).
    fn redeal_cards_a(&mut self, viewer: Viewer, rng: &mut Rng) {
        let holders: Vec<Seat> =
            Seat::all(self.seats).filter(|&seat| !viewer.is(seat) && self.player(seat).card_a.is_some()).collect();
        let mut cards: Vec<CardA> =
            self.cards_a_left.iter().chain(holders.iter().filter_map(|&seat| self.player(seat).card_a)).collect();
        let fits = |game: &OnMars, seat: Seat, card: CardA| data().cards_a[card.index()].0 & game.player(seat).built.0 == 0;
        // The current deal fits, so there is such an order.
        loop {
            rng.shuffle(&mut cards);
            if holders.iter().zip(&cards).all(|(&seat, &card)| fits(self, seat, card)) {
                break;
            }
        }
        for (&seat, &card) in holders.iter().zip(&cards) {
            self.player_mut(seat).card_a = Some(card);
        }
        self.cards_a_left = cards[holders.len()..].iter().copied().collect();
    }

    fn redeal_cards_b(&mut self, viewer: Viewer, rng: &mut Rng) {
        let others: Vec<Seat> = Seat::all(self.seats).filter(|&seat| !viewer.is(seat)).collect();
        let mut cards: Vec<CardB> = self.b_deck.iter().copied().collect();
        for &seat in &others {
            cards.extend(self.player(seat).cards_b.iter());
        }
        rng.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for &seat in &others {
            let hand = &mut self.player_mut(seat).cards_b;
            *hand = cards.by_ref().take(hand.iter().count()).collect();
        }
        self.b_deck = cards.collect();
    }
}
