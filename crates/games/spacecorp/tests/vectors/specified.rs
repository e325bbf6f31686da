//! What a specification leaves open in its examples: which cards make up a value, and what a Spaceport doubles. Our own cases say it.

use spacecorp::{Card, Doubled, Draft, Kind, data};

use crate::given::{Result, World};

/// Values that stand for all that comes from HQs and hand together.
pub struct Lump {
    pub add: u32,
    pub times: u32,
    pub shielded: bool,
}

impl Default for Lump {
    fn default() -> Lump {
        Lump { add: 0, times: 1, shielded: false }
    }
}

impl World {
    /// A card of the draft; where there is none, a box of the HQ.
    pub fn anything_to_double(&self, draft: &Draft) -> Doubled {
        draft.cards.iter().next().map_or(Doubled::Infra(self.game.active_seat(), 1), Doubled::Card)
    }

    /// Names cards that add up to the given values together with the actor's HQ.
    pub fn name_lump(&mut self, draft: &mut Draft, lump: &Lump) -> Result<()> {
        let kind = draft.kind.expect("a type");
        let active = self.game.active_seat();
        let infra = self.game.infra_total(active, kind);
        let hand = self.game.player_of(active).hand;
        let piles = self.game.deck_cards().iter().chain(self.game.discard_pile()).copied().chain(self.game.offer_cards());
        let free: Vec<Card> = piles.chain(hand.without(draft.cards).iter()).filter(|card| card.is_some()).collect();
        // Cards of other eras make small numbers where this era's deck has none.
        let any: Vec<Card> = (0..data().cards.len() as u8).map(Card).filter(|card| !draft.cards.contains(*card)).collect();
        let find = |cards: &[Card]| {
            let options = choices(cards, kind, lump.shielded);
            // A value without a multiplier may come from multiplier cards too.
            let most = if lump.times == 1 { lump.add.max(1) } else { 1 };
            let factors =
                (1..=most).filter(|factor| lump.add.is_multiple_of(*factor) && (*factor == 1 || lump.add / factor > infra));
            let missing = |factor: u32| (lump.add / factor).saturating_sub(infra);
            let mut found = factors.map(|factor| (missing(factor), lump.times * factor));
            found.find_map(|(missing, times)| choose(&options, missing, times, lump.shielded, &mut Vec::new()))
        };
        let chosen = find(&free).or_else(|| find(&any));
        for (card, _, _, shielded) in chosen.ok_or(format!("no cards make {} times {}", lump.add, lump.times))? {
            self.game.give_card(active, card);
            draft.cards.insert(card);
            if shielded {
                draft.shielded_cards.insert(card);
            }
        }
        Ok(())
    }
}

type Choice = (Card, u32, u32, bool);

/// What cards count for a type of action; shielded values only where the case has one.
fn choices(cards: &[Card], kind: Kind, with_shielded: bool) -> Vec<Choice> {
    let mut options: Vec<Choice> = Vec::new();
    for shielded in [false, true].into_iter().filter(|&shielded| !shielded || with_shielded) {
        for &card in cards {
            let amount = data().card(card).values[kind.index()].get(shielded);
            if amount.is_some() {
                options.push((card, u32::from(amount.add), u32::from(amount.times.max(1)), shielded));
            }
        }
    }
    options
}

/// Cards with this sum and this product, one of them shielded if need be.
fn choose(options: &[Choice], add: u32, times: u32, shielded: bool, chosen: &mut Vec<Choice>) -> Option<Vec<Choice>> {
    if add == 0 && times == 1 && !shielded {
        return Some(chosen.clone());
    }
    for (index, &choice) in options.iter().enumerate() {
        let (card, value, factor, is_shielded) = choice;
        let fits = value <= add && times.is_multiple_of(factor) && (value > 0 || factor > 1);
        if fits && chosen.iter().all(|(other, ..)| *other != card) {
            chosen.push(choice);
            let found = choose(&options[index + 1..], add - value, times / factor, shielded && !is_shielded, chosen);
            if found.is_some() {
                return found;
            }
            chosen.pop();
        }
    }
    None
}
