//! Set-up of the game (R3, R20.1, R21, R22.1). Random acts come in the order of R3.16.

use orrery_engine::{List, Rng, Seat, Seed, SetupError, Silent};

use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::kinds::{
    Blueprint, Building, CardB, CardsA, Contract, ContractType, Contracts, Discovery, Goal, Goals, Item, LSS, LssReward, Mission,
    Research, STACKS, Scientist, Side, SoloCard, Tech,
};
use crate::options::{Length, Options, Seating};
use crate::state::{
    CARD_SLOTS, COLONISTS, DisplayCard, LACERDA, MISSIONS, MissionCard, Movement, OnMars, Phase, Player, SEATS, Shuttle, Solo,
    TurnState,
};

/// Goal cards dealt to every player (R3.11).
const GOALS: usize = 3;
/// Spaces of the depot where ships begin, as bits.
const SHIP_SPACES: u8 = 0b1_1111;

pub(crate) fn setup(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<OnMars, SetupError> {
    options.validate(seats)?;
    let mut game = OnMars::blank(rules as u8, options.for_players(seats), seats, Rng::new(seed));
    game.prepare_orbit();
    game.prepare_colony();
    game.give_kits();
    game.deal_goals();
    game.find_order();
    game.deal_first_colonist_cards();
    game.carry_on(&mut Silent);
    Ok(game)
}

impl OnMars {
    /// The boards before anything is dealt.
    fn blank(rules: u8, options: Options, seats: u8, rng: Rng) -> OnMars {
        OnMars {
            rules,
            options,
            seats,
            rng,
            players: [Player::EMPTY; SEATS],
            buildings: [HexSet::EMPTY; STACKS],
            crystals: HexSet::EMPTY,
            tiles: HexSet::EMPTY,
            discovery_at: [Hex::NONE; Discovery::ALL.len()],
            research_at: [[Hex::NONE; 2]; Research::ALL.len()],
            markers: [Hex::NONE; Blueprint::COUNT],
            advanced: HexSet::EMPTY,
            discoveries: List::default(),
            exploration: [None; 2],
            stacks: [List::default(); STACKS],
            warehouse: [0; 6],
            grid: [None; 8],
            tech_pile: List::default(),
            blueprint_deck: List::default(),
            display: [[Blueprint::NONE; 6]; 2],
            cards: [DisplayCard::Empty; CARD_SLOTS],
            contract_deck: Contracts::EMPTY,
            contract_types: [ContractType::Upgrade, ContractType::Delivery],
            workplaces: [Blueprint::NONE; Scientist::ALL.len()],
            delivered: [[0; 6]; Contract::COUNT],
            completed: Contracts::EMPTY,
            radar: None,
            missions: [MissionCard { mission: Mission::Research, left: 0 }; MISSIONS],
            remaining_missions: MISSIONS as u8,
            lss: [1; LSS],
            lss_rewards: [LssReward::Tech; LSS],
            colony_level: 1,
            shuttle: Shuttle { side: Side::Orbit, space: 0, left: None },
            goals_left: Goals::EMPTY,
            cards_a_left: CardsA::EMPTY,
            b_deck: List::default(),
            phase: Phase::Setup,
            round: 0,
            end_triggered: false,
            last_round: false,
            order: [Seat(0); SEATS],
            done: 0,
            turn: TurnState::new(),
            movement: Movement::default(),
            tasks: List::default(),
            solo: Solo {
                deck: List::default(),
                discard: List::default(),
                draws: 0,
                latest: SoloCard::NONE,
                sequence: data().solo_sequence[0],
                bots: 0,
            },
            disclosed: false,
        }
    }

    /// Discovery tiles, warehouse, technology, blueprints, contracts (R3.1-R3.5).
    fn prepare_orbit(&mut self) {
        self.discoveries = Discovery::ALL.into_iter().collect();
        self.rng.shuffle(&mut self.discoveries);
        self.exploration = [self.discoveries.pop(), self.discoveries.pop()];
        self.fill_warehouse();
        self.prepare_techs();
        for level in [3, 1] {
            // The level-3 cards lie below, but are shuffled after the others.
            self.blueprint_deck.extend(Blueprint::all().filter(|&card| data().blueprint(card).level == level));
        }
        let (lower, upper) = self.blueprint_deck.split_at_mut(Blueprint::COUNT / 2);
        self.rng.shuffle(upper);
        self.rng.shuffle(lower);
        self.reveal_blueprints(0);
        for (slot, scientist) in Scientist::ALL.into_iter().enumerate() {
            self.cards[slot] = DisplayCard::Scientist(scientist);
        }
        self.contract_types = self.options.upgrade_pack_contracts.types().unwrap_or_else(|| {
            let mut types = ContractType::ALL;
            self.rng.shuffle(&mut types);
            let mut two = [types[0], types[1]];
            two.sort();
            two
        });
        self.contract_deck =
            Contract::all().filter(|&contract| self.contract_types.contains(&data().contract(contract).kind)).collect();
    }

    /// Grid and pile (R3.3). The two sets hold the same kinds.
    fn prepare_techs(&mut self) {
        let kinds = || Tech::ALL.into_iter().filter(|&tech| tech != Tech::Shelter);
        let mut set: Vec<Tech> = kinds().collect();
        // Which of the two sets makes no difference to the tiles.
        self.rng.below(2);
        self.rng.shuffle(&mut set);
        for (space, tech) in set.iter().enumerate() {
            self.grid[space] = Some(*tech);
        }
        if !self.is_small() {
            self.tech_pile = kinds().collect();
            self.rng.shuffle(&mut self.tech_pile);
        }
    }

    /// Up to 6 cards onto a row of the display.
    pub(crate) fn reveal_blueprints(&mut self, row: usize) -> usize {
        let mut revealed = 0;
        for space in 0..6 {
            if !self.display[row][space].is_some()
                && let Some(card) = self.blueprint_deck.pop()
            {
                self.display[row][space] = card;
                revealed += 1;
            }
        }
        revealed
    }

    /// To the full stock of this player count (R3.2, R11.6).
    pub(crate) fn fill_warehouse(&mut self) {
        for item in Item::WAREHOUSE {
            self.warehouse[item.index()] = data().stock[usize::from(self.seats) - 1];
        }
    }

    /// Starting buildings, stacks, research tiles, missions, life support (R3.6-R3.10).
    fn prepare_colony(&mut self) {
        self.buildings[Building::Mine.index()].insert(data().centre);
        let mut hexes = data().start_hexes;
        self.rng.shuffle(&mut hexes);
        for (building, hex) in Building::LSS.into_iter().zip(hexes) {
            self.buildings[building.index()].insert(hex);
        }
        for stack in &mut self.stacks {
            *stack = (0..6).collect();
            self.rng.shuffle(stack);
        }
        self.research_at = data().research_hexes;
        self.tiles = self.research_at.iter().flatten().copied().collect();
        self.choose_missions();
        let mut rewards = LssReward::ALL;
        self.rng.shuffle(&mut rewards);
        self.lss_rewards.copy_from_slice(&rewards[..LSS]);
    }

    fn choose_missions(&mut self) {
        let cards = if self.options.first_colonist_variant.is_on() {
            data().first_missions
        } else {
            let mut of_length = |long: bool| {
                let fits = |mission: &Mission| data().missions[mission.index()].long == long;
                let mut cards: Vec<Mission> = Mission::ALL.into_iter().filter(fits).collect();
                self.rng.shuffle(&mut cards);
                cards
            };
            let (short, long) = (of_length(false), of_length(true));
            match self.options.length {
                Length::Short => [short[0], short[1], long[0]],
                Length::Long => [short[0], long[0], long[1]],
            }
        };
        let players = usize::from(self.companies()) - 2;
        self.missions = cards.map(|mission| MissionCard { mission, left: data().missions[mission.index()].required[players] });
    }

    /// Boards and pieces (R3.11, R22.1).
    fn give_kits(&mut self) {
        let starts = &data().shelter_starts[usize::from(self.seats)];
        for seat in self.all_seats() {
            let start = data().start;
            let (rival, hex) = (self.is_rival(seat), starts[seat.index()]);
            let player = self.player_mut(seat);
            player.shelters.insert(hex);
            player.ships = SHIP_SPACES;
            player.set_tech(Tech::Shelter, data().lab_start);
            player.crystals = start.items[Item::Crystal.index()];
            if rival {
                continue;
            }
            player.storage.copy_from_slice(&start.items[..Item::Crystal.index()]);
            player.quarters = data().start_quarters;
            player.supply = COLONISTS - data().start_quarters;
            player.bots[0] = hex;
        }
    }

    /// Three base goals each, and one of the upgrade pack (R3.11, R21.1).
    fn deal_goals(&mut self) {
        let mut packs = vec![(false, GOALS)];
        if self.options.upgrade_pack_goals.is_on() {
            packs.push((true, 1));
        }
        for (upgrade_pack, each) in packs {
            let of_pack = |goal: &Goal| data().goal(*goal).upgrade_pack == upgrade_pack;
            let mut cards: Vec<Goal> = Goal::all().filter(of_pack).collect();
            self.rng.shuffle(&mut cards);
            for seat in Seat::all(self.seats) {
                cards.drain(..each).for_each(|goal| self.player_mut(seat).hand.insert(goal));
            }
            cards.into_iter().for_each(|goal| self.goals_left.insert(goal));
        }
    }

    /// The first player of the set-up; the others follow clockwise (R3.12, R3.17).
    fn find_order(&mut self) {
        if self.is_solo() {
            self.order[..2].copy_from_slice(&[LACERDA, Seat(0)]);
            return;
        }
        let first = match self.options.seating {
            Seating::Random => self.rng.below(u32::from(self.seats)) as u8,
            Seating::Chosen => 0,
        };
        for step in 0..self.seats {
            self.order[usize::from(step)] = Seat((first + step) % self.seats);
        }
    }

    /// First Colonist tiles and cards, solo deck (R20.1, R22.1).
    fn deal_first_colonist_cards(&mut self) {
        let variant = self.options.first_colonist_variant.is_on();
        if variant || self.is_solo() {
            let mut tiles = data().first_tiles;
            self.rng.shuffle(&mut tiles);
            let mut tiles = tiles.into_iter();
            if self.is_solo() {
                self.player_mut(LACERDA).space = tiles.next().expect("six tiles");
            }
            if variant {
                Seat::all(self.seats).zip(tiles).for_each(|(seat, space)| self.player_mut(seat).space = space);
            }
        }
        if variant {
            let mut cards = crate::kinds::CardA::ALL;
            self.rng.shuffle(&mut cards);
            let mut cards = cards.into_iter();
            for seat in Seat::all(self.seats) {
                self.player_mut(seat).card_a = cards.next();
            }
            self.cards_a_left = cards.collect();
            self.b_deck = CardB::ALL.into_iter().collect();
            self.rng.shuffle(&mut self.b_deck);
        }
        if self.is_solo() {
            self.solo.deck = SoloCard::all().collect();
            self.rng.shuffle(&mut self.solo.deck);
        }
    }
}
