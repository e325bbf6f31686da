//! Component counts over every place where a component can be. A lost or duplicated one changes a count.

use orrery_engine::Seat;
use orrery_engine::inventory::different;

use crate::components::data;
use crate::kinds::{Blueprint, Discovery, Item};
use crate::state::{BOTS, DisplayCard, OnMars, Work};

pub(crate) fn inventory(game: &OnMars) -> Vec<(String, i64)> {
    let mut counts = Vec::new();
    for seat in Seat::all(game.seats) {
        counts.extend(game.count_player(seat).map(|(name, count)| (format!("seat {seat} {name}"), count)));
    }
    let more = [
        ("goal cards", game.count_goals()),
        ("scientists", game.count_scientists()),
        ("contracts", game.count_contracts()),
        ("tech tiles", game.count_techs()),
        ("building tiles", game.count_building_tiles()),
        ("blueprints in two places", game.blueprints_twice()),
        ("discovery tiles in two places", game.discoveries_twice()),
        ("hexes with two buildings", game.crowded_hexes()),
        ("contracts overfull", game.overfull_contracts()),
        ("pieces in two places", game.shared_hexes()),
    ];
    counts.extend(more.map(|(name, count)| (name.to_owned(), count as i64)));
    counts
}

impl OnMars {
    fn count_player(&self, seat: Seat) -> [(&'static str, i64); 6] {
        let player = self.player(seat);
        let slots: u8 = player.slots.iter().sum();
        let colonists = player.quarters + player.working + player.supply + slots + player.miners.len();
        let ships = player.ships.count_ones() as u8 + player.hangar + player.ships_spent;
        let stored = player.storage.iter().filter(|&&units| units > player.capacity()).count();
        let lab = player.lab.iter().flatten().filter(|space| player.lab_used.contains(**space)).count();
        [
            ("colonists", i64::from(colonists)),
            ("ships", i64::from(ships)),
            ("resources beyond the limit", stored as i64),
            ("tiles on the lab's spaces", lab as i64 - player.lab_used.iter().count() as i64),
            ("crystals beyond the depot", i64::from(player.crystals.saturating_sub(player.depot_spaces()))),
            ("colonists beyond the quarters", i64::from(player.quarters.saturating_sub(player.quarters_slots()))),
        ]
    }

    fn count_goals(&self) -> usize {
        let held = |seat: Seat| {
            let player = self.player(seat);
            player.hand.len() + player.paid.len() + usize::from(player.completed.is_some())
        };
        self.goals_left.len() + Seat::all(self.seats).map(held).sum::<usize>()
    }

    fn count_scientists(&self) -> usize {
        let held: usize = self.players.iter().map(|player| player.scientists.iter().count()).sum();
        held + self.cards.iter().filter(|card| matches!(card, DisplayCard::Scientist(_))).count()
    }

    fn count_contracts(&self) -> usize {
        let held: usize = self.players.iter().map(|player| player.contracts.len()).sum();
        held + self.contract_deck.len() + self.cards.iter().filter(|card| matches!(card, DisplayCard::Contract(_))).count()
    }

    fn count_techs(&self) -> usize {
        let placed: usize = self.players.iter().map(|player| player.lab.iter().flatten().count()).sum();
        let pending = self.tasks.iter().filter(|task| matches!(task.work, Work::PlaceTech(_))).count();
        placed + pending + self.grid.iter().flatten().count() + self.tech_pile.len()
    }

    fn count_building_tiles(&self) -> usize {
        let built: u32 = self.buildings.iter().map(|set| u32::from(set.len())).sum();
        built as usize + self.stacks.iter().map(|stack| stack.len()).sum::<usize>()
    }

    fn blueprints_twice(&self) -> usize {
        let shown = self.display.iter().flatten().copied().filter(|card| card.is_some());
        let mut cards: Vec<Blueprint> = self.blueprint_deck.iter().copied().chain(shown).collect();
        cards.extend(self.players.iter().flat_map(|player| player.blueprints.iter()));
        cards.len() - different(cards.iter().map(|card| card.0))
    }

    fn discoveries_twice(&self) -> usize {
        let mut tiles: Vec<Discovery> = self.discoveries.iter().copied().chain(self.exploration.into_iter().flatten()).collect();
        tiles.extend(Discovery::ALL.into_iter().filter(|tile| self.discovery_at[tile.index()].is_on_map()));
        tiles.extend(self.players.iter().flat_map(|player| player.discoveries.iter()).chain(self.radar));
        tiles.len() - different(tiles.iter().map(|tile| tile.index() as u8))
    }

    /// Buildings that share a hex, and tiles or crystals under one.
    fn crowded_hexes(&self) -> usize {
        let buildings: u32 =
            self.buildings.iter().chain(self.players.iter().map(|player| &player.shelters)).map(|set| u32::from(set.len())).sum();
        let lying = self.all_buildings().and(self.tiles.with(self.crystals)).len();
        buildings as usize - usize::from(self.all_buildings().len()) + usize::from(lying)
    }

    fn overfull_contracts(&self) -> usize {
        let over = |contract: crate::kinds::Contract| {
            Item::ALL.into_iter().any(|item| self.delivered[contract.index()][item.index()] > data().deliver(contract, item))
        };
        crate::kinds::Contract::all().filter(|&contract| over(contract)).count()
    }

    /// Between effects no hex holds two pieces (R4.10).
    fn shared_hexes(&self) -> usize {
        if !self.tasks.is_empty() {
            return 0;
        }
        let markers = usize::from(self.advanced.len());
        let pieces: usize = self
            .players
            .iter()
            .map(|player| {
                let bots = player.bots.iter().take(BOTS).filter(|hex| hex.is_on_map()).count();
                bots + usize::from(player.rover.is_on_map()) + usize::from(player.miners.len())
            })
            .sum();
        pieces + markers - usize::from(self.pieces().len())
    }
}
