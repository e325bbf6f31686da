//! The solo opponent, Lacerda (R22): his cards and his choices. His actions on the map are in `automa/map.rs`.

mod map;

use orrery_engine::{Illegal, Log};

use crate::components::data;
use crate::effects::Term;
use crate::event::{Event, Tile};
use crate::kinds::{
    Blueprint, Building, Contract, Deed, Discovery, Item, LabSpace, MainAction, Research, Scientist, Side, SlotAction, SoloCard,
    Tech,
};
use crate::phases::orbit::{entry_spaces, row_of};
use crate::state::{DisplayCard, LACERDA, OnMars, RivalWork, Step, Work};

/// Cards of a pass through his deck.
const PASS: u8 = SoloCard::COUNT as u8;
/// Bots that he can put on his board; the fourth marks the building sequence.
const BOTS: u8 = 3;

impl OnMars {
    /// One of several options, by the table's generator (R1.11).
    fn pick<T: Copy>(&mut self, options: &[T]) -> Option<T> {
        if options.len() > 1 {
            self.disclose();
            return self.rng.pick(options).copied();
        }
        options.first().copied()
    }

    // Turns and travels

    /// Reveals the next card (R22.2).
    pub(crate) fn begin_rival_turn(&mut self, log: &mut impl Log<Event>) {
        self.disclose();
        if self.solo.deck.is_empty() {
            self.solo.deck = std::mem::take(&mut self.solo.discard);
            self.rng.shuffle(&mut self.solo.deck);
        }
        let card = self.solo.deck.pop().expect("twelve cards");
        self.solo.draws += 1;
        self.solo.latest = card;
        self.solo.discard.push(card);
        log.note(|| Event::SoloCard { card });
        self.turn.step = Step::Owners;
        self.push(LACERDA, Work::Rival(RivalWork::Mission(card)));
        self.push(LACERDA, Work::Rival(RivalWork::Act(card)));
    }

    /// His travel, if the shuttle takes him, and its end (R22.11, R22.21).
    pub(crate) fn next_rival_travel(&mut self, log: &mut impl Log<Event>) -> bool {
        let side = self.player(LACERDA).side();
        if !self.turn.acted {
            self.turn.acted = true;
            let latest = self.solo.latest;
            let goes = self.shuttle.left == Some(side) && latest.is_some() && data().solo_cards[latest.index()].travels;
            if goes {
                self.travel_rival(side.other(), log);
            }
        } else if self.ask_owner() {
            // The human decides about a tile that he used.
        } else if self.is_update_due() {
            self.update_colony(log);
            self.level_up_rival();
        } else {
            self.next_company();
        }
        true
    }

    fn travel_rival(&mut self, to: Side, log: &mut impl Log<Event>) {
        log.note(|| Event::Travelled { seat: LACERDA, to, ship: false });
        if to == Side::Colony {
            self.place_rival_discovery(log);
        }
        let spaces: Vec<u8> = self.free_spaces(Some(to)).collect();
        let space = self.pick(&spaces).expect("four spaces a side");
        self.push(LACERDA, Work::Rival(RivalWork::Arrive(to)));
        self.take_space(LACERDA, space, log);
    }

    /// After each colony update: a shelter, a ship, a bot (R22.12).
    pub(crate) fn level_up_rival(&mut self) {
        if self.is_solo() {
            self.push(LACERDA, Work::Rival(RivalWork::LevelUp));
            self.push(LACERDA, Work::Rival(RivalWork::Shelter));
        }
    }

    /// Work for his seat runs without decisions.
    pub(crate) fn run_rival(&mut self, work: Work, log: &mut impl Log<Event>) {
        match work {
            Work::Offer(term) | Work::Do(term) => self.benefit_rival(term, log),
            Work::LssBenefit => self.lss_benefit_rival(log),
            Work::Displace { from } => {
                let hexes: Vec<_> = self.refuges(from).iter().collect();
                let to = self.pick(&hexes).expect("a free hex");
                self.displace(LACERDA, from, to, log);
            }
            Work::OwnerChoice(tech) => {
                if let Some(to) = self.rival_neighbour(tech, true) {
                    self.develop(LACERDA, tech, to, true, log);
                }
            }
            Work::Refill { slot } => {
                let contracts: Vec<Contract> = self.contract_deck.iter().collect();
                if let Some(contract) = self.pick(&contracts) {
                    self.refill_card(slot, contract, log);
                }
            }
            Work::Rival(rival) => self.do_rival(rival, log),
            _ => self.do_by_itself(LACERDA, work, log),
        }
    }

    fn do_rival(&mut self, work: RivalWork, log: &mut impl Log<Event>) {
        match work {
            RivalWork::Act(card) => self.act_rival(card, log),
            RivalWork::Mission(card) => {
                let slot = usize::from(data().solo_cards[card.index()].mission);
                if self.solo.draws > PASS && self.missions[slot].left > 0 {
                    self.advance_mission(LACERDA, slot, log);
                }
            }
            RivalWork::Rover => self.move_rival_rover(log),
            RivalWork::Construct(building) => self.construct_rival(building, log),
            RivalWork::Shelter => self.build_rival(Building::Shelter, log),
            RivalWork::Upgrade { left, tech } => self.upgrade_rival(left, tech, log),
            RivalWork::Develop { left, most, free } => self.develop_rival(left, most, free, log),
            RivalWork::TakeTech(left) => self.take_tech_rival(left, log),
            RivalWork::TakeBlueprint(left) => self.take_blueprint_rival(left, log),
            RivalWork::Hire => self.hire_rival(log),
            RivalWork::Warehouse(left) => self.warehouse_rival(left, log),
            RivalWork::LevelUp => self.welcome_rival(log),
            RivalWork::Arrive(side) => {
                if side == Side::Colony {
                    self.push(LACERDA, Work::Rival(RivalWork::Construct(None)));
                }
            }
        }
    }

    // Actions (R22.3, R22.4)

    fn act_rival(&mut self, card: SoloCard, log: &mut impl Log<Event>) {
        let side = self.player(LACERDA).side();
        let action = data().solo_actions[usize::from(data().solo_cards[card.index()].action)][side.index()];
        let Ok(points) = self.check_rival_action(action) else {
            log.note(|| Event::RivalCannot { action });
            return self.push(LACERDA, Work::Rival(RivalWork::Rover));
        };
        log.note(|| Event::MainAction { seat: LACERDA, action });
        if let Some(slot) = SlotAction::of(action) {
            self.clear_slots(slot, log);
            let player = self.player_mut(LACERDA);
            player.slots[slot.index()] += 1;
            self.pay_rival(points, log);
        }
        let work = match action {
            MainAction::ObtainBlueprint => RivalWork::TakeBlueprint(1),
            MainAction::LearnTechnology => RivalWork::TakeTech(1),
            MainAction::ResearchDevelopment => RivalWork::Develop { left: 2, most: true, free: false },
            MainAction::ConstructBuilding => RivalWork::Construct(None),
            MainAction::UpgradeBuilding => RivalWork::Upgrade { left: 1, tech: true },
            _ => RivalWork::Hire,
        };
        self.push(LACERDA, Work::Rival(work));
    }

    fn pay_rival(&mut self, crystals: u8, log: &mut impl Log<Event>) {
        if crystals > 0 {
            self.player_mut(LACERDA).crystals -= crystals;
            log.note(|| Event::Paid { seat: LACERDA, resources: [0; 5], crystals, goals: 0, colonists: 0 });
        }
    }

    /// The surcharge that he pays, if the action is possible.
    fn check_rival_action(&self, action: MainAction) -> Result<u8, Illegal> {
        let slot = SlotAction::of(action);
        if slot == Some(SlotAction::HireOrContract) && self.player(LACERDA).slots[SlotAction::HireOrContract.index()] > 0 {
            return Err(Illegal::new("R14.1", "no_slot"));
        }
        let points = slot.map_or(0, |slot| self.surcharge(LACERDA, slot));
        let Some(crystals) = self.player(LACERDA).crystals.checked_sub(points) else {
            return Err(Illegal::new("R22.3", "cannot_pay"));
        };
        let possible = match action {
            MainAction::ObtainBlueprint => self.rival_blueprint().is_some(),
            MainAction::LearnTechnology => self.rival_tech().is_some(),
            MainAction::ResearchDevelopment => self.rival_step(true, crystals > 0).is_some(),
            MainAction::ConstructBuilding => self.rival_building(None).is_some(),
            MainAction::UpgradeBuilding => self.unbuilt(LACERDA).any(|card| !self.upgrade_sites(LACERDA, card, true).is_empty()),
            _ => !self.rival_cards().is_empty(),
        };
        if possible { Ok(points) } else { Err(Illegal::new("R22.4", "nothing_to_do")) }
    }

    // Benefits (R22.8, R22.9)

    fn benefit_rival(&mut self, term: Term, log: &mut impl Log<Event>) {
        let work = match term {
            Term::Warehouse { count, .. } => RivalWork::Warehouse(count),
            Term::TakeTech { count, .. } => RivalWork::TakeTech(count),
            Term::TakeBlueprint { count, .. } => RivalWork::TakeBlueprint(count),
            Term::Develop { steps, free, .. } => RivalWork::Develop { left: steps, most: true, free },
            Term::Upgrade { count, tech, .. } => RivalWork::Upgrade { left: count, tech },
            Term::Construct { building, .. } => RivalWork::Construct(building),
            Term::Hire { .. } => RivalWork::Hire,
            Term::Exchange { .. } => RivalWork::Rover,
            Term::Gain(goods) if goods.colonists > 0 => RivalWork::Rover,
            Term::Gain(goods) => return self.gain(LACERDA, &goods, log),
            Term::Move(moves) => return self.advance_sequence(moves.bots.unwrap_or(0), log),
            _ => return,
        };
        self.push(LACERDA, Work::Rival(work));
    }

    fn lss_benefit_rival(&mut self, log: &mut impl Log<Event>) {
        let slot = SlotAction::HireOrContract;
        if self.player(LACERDA).slots[slot.index()] > 0 {
            self.player_mut(LACERDA).slots[slot.index()] -= 1;
            log.note(|| Event::Retrieved { seat: LACERDA, from: crate::action::Place::Slots(slot) });
        } else {
            self.gain_item(LACERDA, Item::Crystal, 1, log);
        }
    }

    /// One icon per point, in the order of the building sequence.
    fn advance_sequence(&mut self, points: u8, log: &mut impl Log<Event>) {
        let sequence = &data().solo_sequence;
        let at = sequence.iter().position(|&icon| icon == self.solo.sequence).unwrap_or(0);
        let building = sequence[(at + usize::from(points)) % sequence.len()];
        self.solo.sequence = building;
        log.note(|| Event::SequenceMoved { building });
    }

    /// The kind with most items, crystals first; resources go to the supply.
    fn warehouse_rival(&mut self, left: u8, log: &mut impl Log<Event>) {
        let best = self.warehouse_items(LACERDA, true).fold(None, |best: Option<Item>, item| match best {
            Some(best) if self.warehouse[best.index()] >= self.warehouse[item.index()] => Some(best),
            _ => Some(item),
        });
        if let Some(item) = best {
            if left > 1 {
                self.push(LACERDA, Work::Rival(RivalWork::Warehouse(left - 1)));
            }
            self.take_from_warehouse(LACERDA, item, log);
        }
    }

    // Orbit (R22.6)

    /// Whether one of his scientists scores a type.
    fn rival_scores(&self, building: Building) -> bool {
        self.player(LACERDA).scientists.iter().any(|scientist| data().scientists[scientist.index()].scores == building)
    }

    fn rival_blueprint(&self) -> Option<Blueprint> {
        if self.player(LACERDA).markers_left() == 0 {
            return None;
        }
        let cards = |row: usize| self.display[row].into_iter().filter(|card| card.is_some());
        let scored = |card: &Blueprint| self.rival_scores(data().blueprint(*card).upgrades);
        let any_scored = [0, 1].into_iter().flat_map(cards).any(|card| scored(&card));
        let rows = if cards(0).count() > cards(1).count() { [0, 1] } else { [1, 0] };
        rows.into_iter().flat_map(cards).find(|card| !any_scored || scored(card))
    }

    fn take_blueprint_rival(&mut self, left: u8, log: &mut impl Log<Event>) {
        if let Some(blueprint) = self.rival_blueprint() {
            if left > 1 {
                self.push(LACERDA, Work::Rival(RivalWork::TakeBlueprint(left - 1)));
            }
            self.take_blueprint(LACERDA, blueprint, log);
        }
    }

    /// The cheapest tile of a kind that he lacks, and the upper free space.
    fn rival_tech(&self) -> Option<(usize, Tech, LabSpace)> {
        let player = self.player(LACERDA);
        let entry = entry_spaces().find(|&space| !player.lab_used.contains(space))?;
        let mut spaces: Vec<usize> = (0..self.grid.len()).collect();
        spaces.sort_by_key(|&space| std::cmp::Reverse(row_of(space).index()));
        spaces.into_iter().find_map(|space| {
            let tech = self.grid[space].filter(|tech| player.lab[tech.index()].is_none())?;
            Some((space, tech, entry))
        })
    }

    fn take_tech_rival(&mut self, left: u8, log: &mut impl Log<Event>) {
        if let Some((space, tech, entry)) = self.rival_tech() {
            if left > 1 {
                self.push(LACERDA, Work::Rival(RivalWork::TakeTech(left - 1)));
            }
            self.grid[space] = None;
            self.place_tech(LACERDA, tech, entry, log);
        }
    }

    /// Where a tile of his goes next: the lower right neighbour if it is free, else the upper one.
    fn rival_neighbour(&self, tech: Tech, pays: bool) -> Option<LabSpace> {
        let player = self.player(LACERDA);
        let from = player.lab[tech.index()]?;
        let mut spaces: Vec<LabSpace> = data().lab[from.index()].right().collect();
        spaces.sort_by_key(|space| std::cmp::Reverse(data().lab[space.index()].height));
        let free = |space: &LabSpace| !player.lab_used.contains(*space) && (pays || data().step_cost(*space).crystals == 0);
        spaces.into_iter().find(free)
    }

    /// The most or least developed tile that can move; ties: the lower one.
    fn rival_step(&self, most: bool, pays: bool) -> Option<(Tech, LabSpace)> {
        let movable = Tech::ALL.into_iter().filter_map(|tech| Some((tech, self.rival_neighbour(tech, pays)?)));
        movable.max_by_key(|(tech, _)| {
            let from = &data().lab[self.player(LACERDA).lab[tech.index()].map_or(0, LabSpace::index)];
            let level = i8::try_from(from.level).unwrap_or(0);
            (if most { level } else { -level }, from.height)
        })
    }

    fn develop_rival(&mut self, left: u8, most: bool, free: bool, log: &mut impl Log<Event>) {
        let pays = free || self.player(LACERDA).crystals > 0;
        let Some((tech, to)) = self.rival_step(most, pays) else { return };
        if left > 1 {
            self.push(LACERDA, Work::Rival(RivalWork::Develop { left: left - 1, most: !most, free }));
        }
        if !free {
            self.pay_rival(data().step_cost(to).crystals, log);
        }
        self.develop(LACERDA, tech, to, true, log);
    }

    // Cards (R22.7 3, R22.23)

    /// Slots of the cards that he would take.
    fn rival_cards(&self) -> Vec<u8> {
        let slots = || self.cards.iter().enumerate().map(|(slot, card)| (slot as u8, *card));
        let blueprints_of = |scientist: Scientist| {
            let scored = data().scientists[scientist.index()].scores;
            let held = self.all_seats().flat_map(|seat| self.player(seat).blueprints.iter());
            held.filter(|&card| data().blueprint(card).upgrades == scored).count() as i32
        };
        let worth = |card: DisplayCard, scientists: bool| match card {
            DisplayCard::Scientist(scientist) if scientists => Some(blueprints_of(scientist)),
            DisplayCard::Contract(contract) if !scientists => Some(i32::from(data().contract(contract).op_complete)),
            _ => None,
        };
        let may_hire = self.player(LACERDA).scientists.iter().count() < usize::from(data().solo_scientists);
        let hires = may_hire && slots().any(|(_, card)| matches!(card, DisplayCard::Scientist(_)));
        let best = slots().filter_map(|(_, card)| worth(card, hires)).max();
        slots().filter(|(_, card)| best.is_some() && worth(*card, hires) == best).map(|(slot, _)| slot).collect()
    }

    fn hire_rival(&mut self, log: &mut impl Log<Event>) {
        let slots = self.rival_cards();
        if let Some(slot) = self.pick(&slots) {
            self.take_card(LACERDA, slot, true, log);
        }
    }

    // Ships and bots (R22.12)

    fn welcome_rival(&mut self, log: &mut impl Log<Event>) {
        let player = self.player_mut(LACERDA);
        if player.ships != 0 {
            let space = player.ships.trailing_zeros() as u8 + 1;
            player.ships &= player.ships - 1;
            player.hangar += 1;
            log.note(|| Event::RivalShip { space });
        }
        if self.solo.bots < BOTS {
            self.solo.bots += 1;
            let bots = self.solo.bots;
            log.note(|| Event::RivalBot { bots });
            self.contribute(LACERDA, Deed::BotPlaced, log);
        }
    }

    /// Whether his rover could make use of a tile (R22.17).
    fn can_rival_take(&self, tile: Tile) -> bool {
        match tile {
            Tile::Research(research) => self.lacks(research) && self.rival_step(true, true).is_some(),
            Tile::Discovery(tile) => !data().discoveries[tile.index()].resource_only && self.can_rival_use(tile),
        }
    }

    fn lacks(&self, research: Research) -> bool {
        !self.player(LACERDA).research.contains(research)
    }

    fn can_rival_use(&self, tile: Discovery) -> bool {
        match data().discoveries[tile.index()].term {
            Term::Develop { free, .. } => self.rival_step(true, free || self.player(LACERDA).crystals > 0).is_some(),
            Term::Upgrade { .. } => self.unbuilt(LACERDA).any(|card| !self.upgrade_sites(LACERDA, card, true).is_empty()),
            Term::Construct { building, .. } => self.rival_building(building).is_some(),
            Term::Hire { .. } => !self.rival_cards().is_empty(),
            Term::TakeBlueprint { .. } => self.rival_blueprint().is_some(),
            Term::Warehouse { .. } => self.warehouse_items(LACERDA, true).next().is_some(),
            Term::TakeTech { .. } => self.rival_tech().is_some(),
            Term::Gain(goods) => goods.items[Item::Crystal.index()] > 0,
            _ => false,
        }
    }
}
