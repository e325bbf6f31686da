//! Storage, crystals, colonists, and what is gained (R4, R14.6, R14.7, R27.5).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::{Action, Place};
use crate::components::data;
use crate::effects::{Goods, Places};
use crate::event::Event;
use crate::kinds::{Contract, Contracts, Deed, Item, Side, SlotAction};
use crate::phases::wrong_phase;
use crate::state::{OnMars, Work};

impl OnMars {
    /// What one of the player's open contracts still needs of an item.
    pub(crate) fn needs(&self, seat: Seat, contract: Contract, item: Item) -> u8 {
        if !self.player(seat).contracts.contains(contract) || self.completed.contains(contract) {
            return 0;
        }
        data().deliver(contract, item).saturating_sub(self.delivered[contract.index()][item.index()])
    }

    /// Own delivery contracts that are not completed.
    pub(crate) fn open_deliveries(&self, seat: Seat) -> Contracts {
        Contracts(self.player(seat).contracts.0 & data().deliveries.0 & !self.completed.0)
    }

    /// The player's next contract after this one that needs an item.
    fn next_needing(&self, seat: Seat, item: Item, after: Contract) -> Option<Contract> {
        let open = self.open_deliveries(seat);
        open.iter().find(|&contract| contract > after && self.needs(seat, contract, item) > 0)
    }

    /// Whether at least one unit can be stored or put on a contract (R4.11).
    pub(crate) fn fits(&self, seat: Seat, item: Item) -> bool {
        let player = self.player(seat);
        match item {
            Item::Crystal => true,
            _ => player.storage[item.index()] < player.capacity() || self.next_needing(seat, item, Contract::NONE).is_some(),
        }
    }

    /// Whether a warehouse item can be stored: crystals need a free space of the depot (R7.6).
    pub(crate) fn fits_from_warehouse(&self, seat: Seat, item: Item) -> bool {
        let player = self.player(seat);
        match item {
            Item::Crystal => {
                player.depot_spaces() > player.crystals + player.waiting
                    || self.next_needing(seat, item, Contract::NONE).is_some()
            }
            _ => self.fits(seat, item),
        }
    }

    pub(crate) fn can_gain_colonist(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.supply > 0 && player.free_quarters() > 0
    }

    /// Whether any part of a gain changes something (R4.11).
    pub(crate) fn can_gain(&self, seat: Seat, goods: &Goods) -> bool {
        goods.op > 0
            || goods.colonists > 0 && self.can_gain_colonist(seat)
            || Item::ALL.into_iter().any(|item| goods.items[item.index()] > 0 && self.fits(seat, item))
    }

    pub(crate) fn gain(&mut self, seat: Seat, goods: &Goods, log: &mut impl Log<Event>) {
        self.score(seat, i16::from(goods.op), log);
        self.gain_colonists(seat, goods.colonists, log);
        for item in Item::ALL {
            self.gain_item(seat, item, goods.items[item.index()], log);
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, op: i16, log: &mut impl Log<Event>) {
        if op != 0 {
            self.player_mut(seat).op += op;
            log.note(|| Event::Scored { seat, op });
        }
    }

    /// An owner of a contract that needs the item is asked first.
    pub(crate) fn gain_item(&mut self, seat: Seat, item: Item, units: u8, log: &mut impl Log<Event>) {
        if units == 0 || self.is_rival(seat) && item != Item::Crystal {
            return;
        }
        match self.next_needing(seat, item, Contract::NONE) {
            Some(contract) => self.push(seat, Work::Allot { item, units, contract }),
            None => self.store(seat, item, units, log),
        }
    }

    /// What exceeds the limit is lost (R4.2); crystals wait (R4.6).
    fn store(&mut self, seat: Seat, item: Item, units: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let mut lost = 0;
        match item {
            Item::Crystal => player.waiting += units,
            _ => {
                let room = player.capacity().saturating_sub(player.storage[item.index()]);
                lost = units.saturating_sub(room);
                player.storage[item.index()] += units - lost;
            }
        }
        log.note(|| Event::Gained { seat, item, units: units - lost, lost });
    }

    /// Colonists of the supply for whom the quarters have a slot.
    pub(crate) fn colonists_that_fit(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.free_quarters().min(player.supply)
    }

    /// Into the living quarters, as many as fit (R4.4).
    pub(crate) fn gain_colonists(&mut self, seat: Seat, colonists: u8, log: &mut impl Log<Event>) {
        let gained = colonists.min(self.colonists_that_fit(seat));
        if gained == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.supply -= gained;
        player.quarters += gained;
        if seat == self.active() {
            self.turn.gained += gained;
        }
        log.note(|| Event::ColonistsGained { seat, colonists: gained });
    }

    /// Back to the quarters; those without a free slot go to the supply (R4.9).
    pub(crate) fn return_colonists(&mut self, seat: Seat, colonists: u8, log: &mut impl Log<Event>) {
        if colonists == 0 || self.is_rival(seat) {
            return;
        }
        let player = self.player_mut(seat);
        let back = colonists.min(player.free_quarters());
        player.quarters += back;
        player.supply += colonists - back;
        log.note(|| Event::Returned { seat, colonists: back, supply: colonists - back });
    }

    pub(crate) fn send_to_work(&mut self, seat: Seat, colonists: u8) {
        let player = self.player_mut(seat);
        player.quarters -= colonists;
        player.working += colonists;
    }

    /// One more part of an effect for a colonist.
    pub(crate) fn boost(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.send_to_work(seat, 1);
        log.note(|| Event::Boosted { seat });
    }

    // Units onto contracts (R27.5)

    pub(crate) fn legal_allot(&self, seat: Seat, item: Item, units: u8, contract: Contract, out: &mut Vec<Action>) {
        let most = units.min(self.needs(seat, contract, item));
        out.extend((0..=most).map(|units| Action::Allot { contract, units }));
    }

    pub(crate) fn check_allot(&self, seat: Seat, work: Work, action: &Action) -> Result<(), Illegal> {
        let (Work::Allot { item, units, contract }, Action::Allot { contract: named, units: put }) = (work, *action) else {
            return Err(wrong_phase());
        };
        if named != contract {
            return Err(Illegal::new("R27.5", "unknown_id"));
        }
        if put > self.needs(seat, contract, item) {
            return Err(Illegal::new("R14.6", "nothing_to_do"));
        }
        if put > units { Err(Illegal::new("R27.5", "cannot_pay")) } else { Ok(()) }
    }

    pub(crate) fn do_allot(&mut self, seat: Seat, item: Item, units: u8, contract: Contract, put: u8, log: &mut impl Log<Event>) {
        let left = units - put;
        match self.next_needing(seat, item, contract).filter(|_| left > 0) {
            Some(next) => self.push(seat, Work::Allot { item, units: left, contract: next }),
            None if left > 0 => self.store(seat, item, left, log),
            None => {}
        }
        if put > 0 {
            self.put_on_contract(seat, contract, item, put, log);
        }
    }

    fn put_on_contract(&mut self, seat: Seat, contract: Contract, item: Item, units: u8, log: &mut impl Log<Event>) {
        self.delivered[contract.index()][item.index()] += units;
        log.note(|| Event::Delivered { seat, contract, item, units });
        if self.delivered[contract.index()] == data().contract(contract).deliver {
            self.complete_contract(seat, contract, log);
        }
    }

    // Deliveries from the board (R14.6, R14.10)

    pub(crate) fn legal_deliveries(&self, seat: Seat, out: &mut Vec<Action>) {
        for contract in self.open_deliveries(seat).iter() {
            let items = Item::ALL.into_iter().filter(|&item| self.check_delivery(seat, contract, item).is_ok());
            out.extend(items.map(|item| Action::Deliver { contract, item }));
        }
    }

    pub(crate) fn check_delivery(&self, seat: Seat, contract: Contract, item: Item) -> Result<(), Illegal> {
        let own = self.player(seat).contracts.contains(contract) && data().deliveries.contains(contract);
        if !own {
            return Err(Illegal::new("R14.6", "unknown_id"));
        }
        if self.needs(seat, contract, item) == 0 {
            return Err(Illegal::new("R14.6", "nothing_to_do"));
        }
        let player = self.player(seat);
        let owned = if item == Item::Crystal { player.crystals } else { player.storage[item.index()] };
        if owned == 0 { Err(Illegal::new("R14.6", "cannot_pay")) } else { Ok(()) }
    }

    pub(crate) fn deliver(&mut self, seat: Seat, contract: Contract, item: Item, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match item {
            Item::Crystal => player.crystals -= 1,
            _ => player.storage[item.index()] -= 1,
        }
        self.put_on_contract(seat, contract, item, 1, log);
    }

    /// Once per card, never undone (R14.8).
    pub(crate) fn complete_contract(&mut self, seat: Seat, contract: Contract, log: &mut impl Log<Event>) {
        self.completed.insert(contract);
        log.note(|| Event::ContractCompleted { seat, contract });
        self.contribute(seat, Deed::ContractCompleted, log);
    }

    /// Completes what the map or a laboratory fulfils now (R14.8).
    pub(crate) fn check_contracts(&mut self, log: &mut impl Log<Event>) {
        for seat in self.all_seats() {
            let open = self.player(seat).contracts.without(self.completed).without(data().deliveries);
            for contract in open.iter() {
                if data().contract(contract).condition.is_some_and(|condition| self.holds(seat, &condition, 0)) {
                    self.complete_contract(seat, contract, log);
                }
            }
        }
    }

    // Colonists that come back (R23 `retrieve_colonists`)

    /// Own colonists in a place that an effect names.
    fn colonists_in(&self, seat: Seat, place: Place, from: Places) -> u8 {
        let player = self.player(seat);
        match place {
            Place::WorkingArea if from.working_area() => player.working,
            Place::Slots(action) if from.slots_of(action.side()) => player.slots[action.index()],
            _ => 0,
        }
    }

    pub(crate) fn retrievable(&self, seat: Seat, from: Places) -> impl Iterator<Item = Place> + '_ {
        let places = SlotAction::ALL.into_iter().map(Place::Slots).chain([Place::WorkingArea]);
        places.filter(move |&place| self.colonists_in(seat, place, from) > 0)
    }

    pub(crate) fn check_retrieve(&self, seat: Seat, place: Place, from: Places) -> Result<(), Illegal> {
        match self.colonists_in(seat, place, from) {
            0 => Err(Illegal::new("R23", "nothing_to_do")),
            _ => Ok(()),
        }
    }

    pub(crate) fn retrieve(&mut self, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match place {
            Place::WorkingArea => player.working -= 1,
            Place::Slots(action) => player.slots[action.index()] -= 1,
        }
        log.note(|| Event::Retrieved { seat, from: place });
        self.return_colonists(seat, 1, log);
    }

    /// All own colonists from the slots of a side and the working area (R18.5, R18.6).
    pub(crate) fn retrieve_all(&mut self, seat: Seat, side: Side, log: &mut impl Log<Event>) {
        if self.is_rival(seat) {
            return;
        }
        let player = self.player_mut(seat);
        let mut back = std::mem::take(&mut player.working);
        for action in SlotAction::ALL.into_iter().filter(|action| action.side() == side) {
            back += std::mem::take(&mut player.slots[action.index()]);
        }
        self.return_colonists(seat, back, log);
    }

    // Production (R18.6)

    /// What the player's sources would give now, each source once.
    pub(crate) fn production(&self, seat: Seat) -> Goods {
        let mut goods = Goods::default();
        goods.items[Item::Mineral.index()] = self.player(seat).miners.len();
        for (blueprint, _) in self.advanced_of(seat) {
            goods.items[data().blueprint(blueprint).upgrades.yields().index()] += 1;
        }
        goods
    }
}
