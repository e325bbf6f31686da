//! Positions written by hand, for tests: a blank map in the first round, then single changes.

use orrery_engine::{Game, Illegal, List, Log, Seat, Seed, Silent};

use crate::action::Action;
use crate::board::{Hex, HexSet};
use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{
    Blueprint, Building, CardA, CardB, CardsB, Contract, Contracts, Deed, Deeds, Direction, Discovery, Executive, Goal, Goals,
    Item, LssReward, Mission, Research, Scientist, Side, SoloCard, Tech,
};
use crate::options::Options;
use crate::state::{
    COLONISTS, Cost, DisplayCard, LACERDA, MissionCard, Movement, OnMars, Phase, Player, RivalWork, Step, Task, TurnState, Use,
    Work,
};

impl OnMars {
    /// The first turn of seat 0 in the first round: nothing on the map, nothing in the laboratories, boards as at the start. Players
    /// stand on the spaces 1, 2, ... of orbit.
    pub fn blank_position(options: &Options, seats: u8) -> OnMars {
        let mut game = OnMars::setup(options, seats, Seed(3)).expect("a game for this many players");
        game.tasks = List::default();
        game.buildings = Default::default();
        (game.crystals, game.tiles, game.advanced) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
        game.research_at = Default::default();
        game.discovery_at = Default::default();
        game.markers = [Hex::NONE; Blueprint::COUNT];
        for seat in game.all_seats() {
            let rival = game.is_rival(seat);
            let player = game.player_mut(seat);
            let space = seat.0 + 1;
            *player = Player { space, ships: player.ships, hand: player.hand, card_a: player.card_a, ..Player::EMPTY };
            if !rival {
                player.quarters = data().start_quarters;
                player.supply = COLONISTS - player.quarters;
            }
        }
        game.shuttle.space = 1;
        (game.phase, game.round) = (Phase::Colonization, 1);
        game.begin_at(Seat(0));
        game
    }

    /// Puts the game at the menu of a seat, as if its turn had just begun.
    pub fn begin_at(&mut self, seat: Seat) {
        self.tasks = List::default();
        self.phase = Phase::Colonization;
        self.fix_order();
        self.done = self.in_order().iter().position(|&other| other == seat).unwrap_or(0) as u8;
        (self.turn, self.movement) = (TurnState::new(), Movement::default());
    }

    pub fn player_of(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    pub fn edit_player(&mut self, seat: Seat) -> &mut Player {
        self.player_mut(seat)
    }

    pub fn edit_turn(&mut self) -> &mut TurnState {
        &mut self.turn
    }

    // The map

    pub fn put_building(&mut self, building: Building, owner: Seat, hex: Hex) {
        match building {
            Building::Shelter => self.player_mut(owner).shelters.insert(hex),
            _ => {
                self.buildings[building.index()].insert(hex);
            }
        }
    }

    pub fn put_bot(&mut self, seat: Seat, hex: Hex) {
        let bots = &mut self.player_mut(seat).bots;
        *bots.iter_mut().find(|bot| !bot.is_on_map()).expect("a bot in the supply") = hex;
    }

    pub fn put_marker(&mut self, seat: Seat, blueprint: Blueprint, hex: Hex) {
        self.player_mut(seat).blueprints.insert(blueprint);
        self.display.iter_mut().flatten().filter(|card| **card == blueprint).for_each(|card| *card = Blueprint::NONE);
        self.blueprint_deck.retain(|card| *card != blueprint);
        self.markers[blueprint.index()] = hex;
        self.advanced.insert(hex);
    }

    pub fn give_blueprint(&mut self, seat: Seat, blueprint: Blueprint) {
        self.put_marker(seat, blueprint, Hex::NONE);
    }

    pub fn put_crystal(&mut self, hex: Hex) {
        self.crystals.insert(hex);
    }

    pub fn put_discovery(&mut self, tile: Discovery, hex: Hex) {
        self.hide_discovery(tile);
        self.discovery_at[tile.index()] = hex;
        self.tiles.insert(hex);
    }

    pub fn put_research(&mut self, research: Research, hex: Hex) {
        let places = &mut self.research_at[research.index()];
        *places.iter_mut().find(|place| !place.is_on_map()).expect("two tiles of each type") = hex;
        self.tiles.insert(hex);
    }

    /// Takes a tile from the stack and the exploration space.
    fn hide_discovery(&mut self, tile: Discovery) {
        self.discoveries.retain(|other| *other != tile);
        for space in &mut self.exploration {
            if *space == Some(tile) {
                *space = self.discoveries.pop();
            }
        }
    }

    pub fn set_exploration(&mut self, tiles: [Discovery; 2]) {
        tiles.into_iter().for_each(|tile| self.hide_discovery(tile));
        let old = std::mem::replace(&mut self.exploration, tiles.map(Some));
        old.into_iter().flatten().for_each(|tile| self.discoveries.push(tile));
    }

    pub fn exploration_tiles(&self) -> [Option<Discovery>; 2] {
        self.exploration
    }

    pub fn set_radar(&mut self, tile: Discovery) {
        self.hide_discovery(tile);
        self.radar = Some(tile);
    }

    pub fn radar_tile(&self) -> Option<Discovery> {
        self.radar
    }

    pub fn cut_discoveries(&mut self, left: usize) {
        self.discoveries.truncate(left);
    }

    pub fn clear_exploration(&mut self) {
        let old = std::mem::take(&mut self.exploration);
        old.into_iter().flatten().for_each(|tile| self.discoveries.push(tile));
    }

    /// The next tile of the discovery stack.
    pub fn stack_discovery(&mut self, tile: Discovery) {
        self.hide_discovery(tile);
        self.discoveries.push(tile);
    }

    /// A stack whose top tile shows these arrows, if a tile of the type does.
    pub fn stack_arrows(&mut self, building: Building, arrows: &[Direction]) {
        let wanted = arrows.iter().copied().collect();
        let stack = &mut self.stacks[building.index()];
        let tile = data().arrows[building.index()].iter().position(|known| *known == wanted);
        if let Some(at) = tile.and_then(|tile| stack.iter().position(|&other| usize::from(other) == tile)) {
            let last = stack.len() - 1;
            stack.swap(at, last);
        }
    }

    pub fn cut_stack(&mut self, building: Building, left: usize) {
        self.stacks[building.index()].truncate(left);
    }

    /// A stack of these tiles, numbered from 0 within their type, the top one first.
    pub fn set_stack(&mut self, building: Building, tiles: &[u8]) {
        self.stacks[building.index()] = tiles.iter().rev().copied().collect();
    }

    pub fn map_crystals(&self) -> HexSet {
        self.crystals
    }

    pub fn tile_on(&self, hex: Hex) -> Option<crate::event::Tile> {
        self.tile_at(hex)
    }

    pub fn own_groups(&self, seat: Seat, building: Building, hex: Hex) -> u8 {
        self.connected(seat, building, hex)
    }

    // Displays and tracks

    pub fn set_warehouse(&mut self, item: Item, units: u8) {
        self.warehouse[item.index()] = units;
    }

    pub fn set_grid(&mut self, tiles: [Option<Tech>; 8]) {
        self.grid = tiles;
    }

    /// The face-down tiles, the next one first.
    pub fn set_tech_pile(&mut self, tiles: &[Tech]) {
        self.tech_pile = tiles.iter().rev().copied().collect();
    }

    pub fn set_tech(&mut self, seat: Seat, tech: Tech, space: crate::kinds::LabSpace) {
        self.player_mut(seat).set_tech(tech, space);
    }

    pub fn set_colony(&mut self, level: u8, rows: [u8; 4]) {
        self.colony_level = level;
        self.lss = rows;
    }

    pub fn set_reward(&mut self, reward: LssReward) {
        self.lss_rewards = [reward; 4];
    }

    pub fn set_mission(&mut self, slot: usize, mission: Mission, left: u8) {
        self.missions[slot] = MissionCard { mission, left };
    }

    pub fn set_remaining(&mut self, remaining: u8) {
        self.remaining_missions = remaining;
    }

    pub fn set_shuttle(&mut self, side: Side, space: u8, left: Option<Side>) {
        self.shuttle = crate::state::Shuttle { side, space, left };
    }

    pub fn has_ended(&self) -> bool {
        self.end_triggered
    }

    /// Level-1 and level-3 cards of the display, then of the deck.
    pub fn set_blueprints(&mut self, display: [usize; 2], deck: [usize; 2]) {
        let of_level = |level: u8| Blueprint::all().filter(move |&card| data().blueprint(card).level == level);
        let (mut first, mut third) = (of_level(1), of_level(3));
        self.display = [[Blueprint::NONE; 6]; 2];
        for (space, card) in self.display[0].iter_mut().zip(first.by_ref().take(display[0])) {
            *space = card;
        }
        // Level-3 cards lie in the lower row, and in the upper one from colony level 3 on.
        let [upper, lower] = &mut self.display;
        let free = lower.iter_mut().chain(upper).filter(|space| !space.is_some());
        for (space, card) in free.zip(third.by_ref().take(display[1])) {
            *space = card;
        }
        self.blueprint_deck = third.take(deck[1]).chain(first.take(deck[0])).collect();
    }

    /// Cards of the upper and of the lower row of the display, from the left.
    pub fn set_display(&mut self, rows: [&[Blueprint]; 2]) {
        self.display = [[Blueprint::NONE; 6]; 2];
        for (row, cards) in self.display.iter_mut().zip(rows) {
            row[..cards.len()].copy_from_slice(cards);
            self.blueprint_deck.retain(|card| !cards.contains(card));
        }
    }

    // Cards

    pub fn set_contract_deck(&mut self, contracts: Contracts) {
        self.contract_deck = contracts;
    }

    pub fn set_card(&mut self, slot: usize, card: DisplayCard) {
        if let DisplayCard::Contract(contract) = card {
            self.contract_deck.remove(contract);
        }
        self.cards[slot] = card;
    }

    pub fn card_in(&self, slot: usize) -> DisplayCard {
        self.cards[slot]
    }

    pub fn slot_cost(&self, slot: u8) -> Option<Cost> {
        self.card_cost(slot)
    }

    pub fn give_contract(&mut self, seat: Seat, contract: Contract, items: [u8; 6]) {
        self.contract_deck.remove(contract);
        self.player_mut(seat).contracts.insert(contract);
        self.delivered[contract.index()] = items;
        if items == data().contract(contract).deliver && items != [0; 6] {
            self.completed.insert(contract);
        }
    }

    /// Completes the contracts whose condition holds.
    pub fn complete_contracts(&mut self) {
        self.check_contracts(&mut Silent);
    }

    pub fn mark_completed(&mut self, contract: Contract) {
        self.completed.insert(contract);
    }

    pub fn completed_contracts(&self) -> Contracts {
        self.completed
    }

    pub fn items_on(&self, contract: Contract) -> [u8; 6] {
        self.delivered[contract.index()]
    }

    pub fn give_scientist(&mut self, seat: Seat, scientist: Scientist) {
        self.player_mut(seat).scientists.insert(scientist);
        let card = DisplayCard::Scientist(scientist);
        self.cards.iter_mut().filter(|slot| **slot == card).for_each(|slot| *slot = DisplayCard::Empty);
    }

    pub fn set_workplace(&mut self, scientist: Scientist, blueprint: Blueprint) {
        self.workplaces[scientist.index()] = blueprint;
    }

    /// Crystals for the action of an advanced building, its scientist staying where it is (R15.2).
    pub fn building_price_of(&self, seat: Seat, blueprint: Blueprint) -> Result<u8, Illegal> {
        self.building_price(seat, blueprint, false)
    }

    pub fn workplace(&self, scientist: Scientist) -> Blueprint {
        self.workplaces[scientist.index()]
    }

    /// A hand of these goals; the others go back.
    pub fn set_hand(&mut self, seat: Seat, goals: Goals) {
        let old = self.player(seat).hand;
        old.iter().for_each(|goal| self.goals_left.insert(goal));
        for other in self.all_seats() {
            let lost: Vec<Goal> = self.player(other).hand.iter().filter(|&goal| other != seat && goals.contains(goal)).collect();
            for goal in lost {
                let swap = self.goals_left.iter().find(|&goal| !goals.contains(goal)).expect("goals are left");
                self.goals_left.remove(swap);
                let hand = &mut self.player_mut(other).hand;
                hand.remove(goal);
                hand.insert(swap);
            }
        }
        goals.iter().for_each(|goal| self.goals_left.remove(goal));
        self.player_mut(seat).hand = goals;
    }

    pub fn never_dealt(&self) -> Goals {
        self.goals_left
    }

    pub fn set_card_a(&mut self, seat: Seat, card: Option<CardA>) {
        let old = self.player_mut(seat).card_a.take();
        old.into_iter().for_each(|card| self.cards_a_left.insert(card));
        for other in self.all_seats() {
            if card.is_some() && self.player(other).card_a == card {
                let swap = self.cards_a_left.iter().find(|&left| Some(left) != card);
                swap.into_iter().for_each(|card| self.cards_a_left.remove(card));
                self.player_mut(other).card_a = swap;
            }
        }
        card.into_iter().for_each(|card| self.cards_a_left.remove(card));
        self.player_mut(seat).card_a = card;
    }

    pub fn set_cards_b(&mut self, seat: Seat, cards: CardsB) {
        self.b_deck.retain(|card| !cards.contains(*card));
        self.player_mut(seat).cards_b = cards;
    }

    /// The next cards of the B deck, the top one first.
    pub fn stack_cards_b(&mut self, cards: &[CardB]) {
        self.b_deck.retain(|card| !cards.contains(card));
        cards.iter().rev().for_each(|&card| self.b_deck.push(card));
    }

    // Questions put directly

    /// Asks a player about this work next.
    pub fn ask(&mut self, seat: Seat, work: Work) {
        self.push(seat, work);
    }

    /// Carries out a decision of the turn, whether it is legal or not, up to what must be paid for it. The effect that it has is returned
    /// and not begun.
    pub fn decide(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Term {
        match self.top() {
            Some(task) => self.do_task(task, action, log),
            None => self.do_turn(seat, action, log),
        }
        match self.tasks.first() {
            Some(Task { work: Work::Do(_), .. }) => match self.tasks.remove(0).work {
                Work::Do(term) => term,
                _ => Term::Nothing,
            },
            _ => Term::Nothing,
        }
    }

    /// Runs what needs no decision.
    pub fn proceed(&mut self, log: &mut impl Log<Event>) {
        self.carry_on(log);
    }

    pub fn use_of(&mut self, owner: Seat, tech: Tech) {
        self.turn.uses.push(Use { owner, tech });
    }

    pub fn end_turn_now(&mut self, log: &mut impl Log<Event>) {
        (self.turn.acted, self.turn.step) = (true, Step::Owners);
        self.carry_on(log);
    }

    pub fn surcharge_of(&self, seat: Seat, action: crate::kinds::SlotAction) -> u8 {
        self.surcharge(seat, action)
    }

    pub fn free_bot_hexes(&self, seat: Seat) -> HexSet {
        self.bot_hexes(seat)
    }

    pub fn refuges_from(&self, from: Hex) -> HexSet {
        self.refuges(from)
    }

    pub fn start_turn(&mut self, log: &mut impl Log<Event>) {
        self.begin_turn(log);
    }

    pub fn shuttle_step(&mut self) -> bool {
        self.move_shuttle(&mut Silent);
        self.shuttle.left.is_some()
    }

    /// Puts the game at the travel of a seat in a shuttle phase.
    pub fn begin_travel_of(&mut self, seat: Seat, travelled: Option<Side>) {
        self.begin_shuttle(travelled);
        self.done = self.in_order().iter().position(|&other| other == seat).unwrap_or(0) as u8;
    }

    pub fn begin_shuttle(&mut self, travelled: Option<Side>) {
        self.phase = Phase::Shuttle;
        self.fix_order();
        self.turn = TurnState::new();
        self.shuttle.left = travelled;
    }

    pub fn contribute_to(&mut self, seat: Seat, deed: Deed) {
        self.contribute(seat, deed, &mut Silent);
    }

    pub fn update_once(&mut self, log: &mut impl Log<Event>) {
        self.update_colony(log);
    }

    pub fn trigger(&mut self) {
        self.trigger_end(&mut Silent);
    }

    pub fn step_remaining(&mut self) {
        self.step_missions(&mut Silent);
    }

    pub fn set_round(&mut self, round: u8) {
        self.round = round;
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn finish_colonization(&mut self, log: &mut impl Log<Event>) {
        self.done = self.companies();
        self.tasks = List::default();
        self.carry_on(log);
    }

    pub fn finish_game(&mut self) {
        (self.phase, self.tasks) = (Phase::Over, List::default());
    }

    /// Executive actions whose depot space is free (R15.1), whether or not they can be paid and had.
    pub fn open_executives(&self, seat: Seat) -> Vec<Executive> {
        let is_open = |action: &Executive| !self.player(seat).has_ship_on(action.index() as u8 + 1);
        Executive::ALL.into_iter().filter(is_open).collect()
    }

    pub fn ship_boosts_of(&self, seat: Seat) -> u8 {
        self.ship_boosts(seat)
    }

    pub fn goals_met(&self, seat: Seat) -> Vec<Goal> {
        self.player(seat).hand.iter().filter(|&goal| self.is_fulfilled(seat, goal)).collect()
    }

    pub fn ask_b(&mut self, seat: Seat, deeds: Deeds) -> bool {
        self.turn.deeds = deeds;
        self.ask_cards_b(seat)
    }

    /// The ways to pay a cost.
    pub fn ways_to_pay(&self, seat: Seat, cost: &Cost) -> Vec<Action> {
        let mut ways = Vec::new();
        self.legal_payments(seat, cost, &mut ways);
        ways
    }

    // The solo opponent

    pub fn solo_state(&self) -> &crate::state::Solo {
        &self.solo
    }

    pub fn set_sequence(&mut self, building: Building) {
        self.solo.sequence = building;
    }

    pub fn set_latest_card(&mut self, card: SoloCard) {
        self.solo.latest = card;
    }

    pub fn set_rival_bots(&mut self, bots: u8) {
        self.solo.bots = bots;
    }

    /// The next card of Lacerda's deck, after this many were revealed.
    pub fn stack_solo_card(&mut self, card: SoloCard, draws: u8) {
        self.solo.deck.retain(|other| *other != card);
        self.solo.discard.retain(|other| *other != card);
        self.solo.deck.push(card);
        self.solo.draws = draws;
    }

    pub fn rival_does(&mut self, work: RivalWork, log: &mut impl Log<Event>) {
        self.push(LACERDA, Work::Rival(work));
        self.carry_on(log);
    }

    pub fn rival_levels_up(&mut self, log: &mut impl Log<Event>) {
        self.level_up_rival();
        while self.top().is_some_and(|task| task.seat == LACERDA) {
            let task = self.top().expect("just seen");
            self.run_task(task, log);
        }
    }

    pub fn uses(&self) -> &[Use] {
        &self.turn.uses
    }
}
