//! What lies and stands on the map.

use on_mars::{Blueprint, Building, Hex, OnMars, Research, data};
use orrery_engine::{Game, Seat, Viewer};
use toml::{Table, Value};

use super::{FAR_MINES, Result, World, building, discovery, hex, inner, list, number, small, text, word};

impl World {
    pub(super) fn place_on_map(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        for entry in list(given, "buildings").iter().filter_map(Value::as_table) {
            let owner = word(entry, "owner").map_or(Ok(actor), |colour| self.seat(colour))?;
            let kind = building(word(entry, "type").ok_or("a type")?)?;
            self.game.put_building(kind, owner, hex(&entry["hex"])?);
        }
        for at in list(given, "own_shelters") {
            self.game.put_building(Building::Shelter, actor, hex(at)?);
        }
        let slots = small(given, "quarters_slots").map_or(1, |slots| (slots - 2) / 2);
        let shelters = small(given, "shelters_on_map").unwrap_or(slots).max(slots);
        if self.game.player_of(actor).shelters.is_empty() {
            (0..usize::from(shelters)).for_each(|index| self.game.put_building(Building::Shelter, actor, World::far(index)));
        }
        self.place_pieces(given)?;
        for at in list(given, "crystals").iter().chain(list(given, "map_crystals")).filter(|at| at.is_array()) {
            self.game.put_crystal(hex(at)?);
        }
        for entry in one_or_more(given, "discovery") {
            self.game.put_discovery(discovery(word(entry, "id").ok_or("an id")?)?, hex(&entry["hex"])?);
        }
        for entry in one_or_more(given, "research") {
            self.game.put_research(research(word(entry, "type").ok_or("a type")?)?, hex(&entry["hex"])?);
        }
        self.place_markers(given)
    }

    fn place_pieces(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        for at in list(given, "bots").iter().chain(given.get("bot")) {
            self.game.put_bot(actor, hex(at)?);
        }
        for index in 0..usize::from(small(given, "bots_on_map").unwrap_or(0)) {
            self.game.put_bot(actor, World::far(index));
        }
        if let Some(at @ Value::Array(_)) = given.get("rover") {
            self.player().rover = hex(at)?;
        }
        let companies = self.game.seats().max(2);
        let mut others = (0..companies).map(Seat).filter(|&seat| seat != actor).cycle();
        for at in list(given, "other_pieces").iter().chain(list(given, "pieces")).chain(list(given, "occupied")) {
            let other = others.next().ok_or("another player")?;
            self.put_piece(other, hex(at)?);
        }
        Ok(())
    }

    /// A bot, the rover, or a marker where all bots stand on the map.
    fn put_piece(&mut self, owner: Seat, at: Hex) {
        let player = self.game.edit_player(owner);
        if player.bots_on_map().count() < 4 {
            self.game.put_bot(owner, at);
        } else if !player.rover.is_on_map() {
            player.rover = at;
        } else {
            player.miners.insert(at);
        }
    }

    /// Miners and advanced buildings.
    fn place_markers(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        let mut far = FAR_MINES.into_iter().map(|(q, r)| data().map.hex(q, r).expect("on the map"));
        let mines = small(given, "miners").or(small(given, "own_mines")).unwrap_or(0);
        for at in far.by_ref().take(usize::from(mines)) {
            self.game.put_building(Building::Mine, actor, at);
            self.player().miners.insert(at);
        }
        let card = |kind: Building, game: &OnMars| {
            let owned = |card: Blueprint| (0..game.seats()).any(|seat| game.player_of(Seat(seat)).blueprints.contains(card));
            Blueprint::all().find(|&card| data().blueprint(card).upgrades == kind && !owned(card))
        };
        for entry in list(given, "advanced") {
            let (owner, kind, at) = match entry {
                Value::Table(entry) => {
                    let at = hex(&entry["hex"])?;
                    let owner = self.seat(word(entry, "owner").ok_or("an owner")?)?;
                    let kind =
                        list(given, "buildings").iter().filter_map(Value::as_table).find(|other| hex(&other["hex"]) == Ok(at));
                    (owner, building(kind.and_then(|other| word(other, "type")).ok_or("a building")?)?, at)
                }
                Value::Integer(_) => continue,
                kind => {
                    let kind = building(text(kind)?)?;
                    // Shelters are counted by the case, so one of them is upgraded.
                    let markers = self.markers();
                    let free = self.game.player_of(actor).shelters.iter().find(|&at| !markers.contains(&at));
                    let at = free.filter(|_| kind == Building::Shelter).unwrap_or_else(|| self.spare());
                    self.game.put_building(kind, actor, at);
                    (actor, kind, at)
                }
            };
            // The building that the case uses is one of them.
            let used = self.named_building.filter(|&used| data().blueprint(used).upgrades == kind && owner == actor);
            let used = used.filter(|&used| !self.game.player_of(owner).blueprints.contains(used));
            let blueprint = used.or_else(|| card(kind, &self.game)).ok_or("a blueprint")?;
            self.game.put_marker(owner, blueprint, at);
        }
        for index in 0..small(given, "advanced_buildings").unwrap_or(0) {
            let at = self.spare();
            self.game.put_building(Building::Mine, actor, at);
            self.game.put_marker(actor, Blueprint(index + 1), at);
        }
        for number in numbers(given, "built_blueprints")? {
            self.put_built(actor, Blueprint(number));
        }
        Ok(())
    }

    /// The miner on the building that a case upgrades.
    pub(super) fn place_miner(&mut self, given: &Table) -> Result<()> {
        let Some(colour) = word(given, "miner") else { return Ok(()) };
        let owner = self.seat(colour)?;
        let at = hex(&given["target"])?;
        let player = self.game.edit_player(owner);
        player.miners.insert(at);
        player.quarters = small(given, "miner_quarters").unwrap_or(3);
        player.supply = small(given, "miner_supply").unwrap_or(8);
        if player.shelters.is_empty() {
            self.game.put_building(Building::Shelter, owner, World::far(5));
        }
        Ok(())
    }

    /// An advanced building of a card, away from everything.
    pub fn put_built(&mut self, owner: Seat, card: Blueprint) {
        let at = self.spare();
        self.game.put_building(data().blueprint(card).upgrades, owner, at);
        self.game.put_marker(owner, card, at);
    }

    fn markers(&self) -> Vec<Hex> {
        let view = self.game.view(Viewer::Spectator);
        view.hexes.iter().filter(|at| at.advanced.is_some()).map(|at| at.hex).collect()
    }

    /// The hex farthest from the centre that touches nothing.
    pub fn spare(&self) -> Hex {
        let view = self.game.view(Viewer::Spectator);
        let map = &data().map;
        let apart = |at: &Hex| view.hexes.iter().all(|used| map.distance(used.hex, *at) > 1);
        let hexes = (0..on_mars::HEXES as u8).map(Hex).filter(apart);
        hexes.max_by_key(|&at| map.distance(at, data().centre)).expect("a hex that touches nothing")
    }
}

/// The tables of a key that holds one or a list of them.
pub fn one_or_more<'a>(given: &'a Table, key: &str) -> impl Iterator<Item = &'a Table> {
    inner(given, key).into_iter().chain(list(given, key).iter().filter_map(Value::as_table))
}

pub fn numbers(given: &Table, key: &str) -> Result<Vec<u8>> {
    list(given, key).iter().map(|value| number(value).map(|number| number as u8)).collect()
}

pub fn research(kind: &str) -> Result<Research> {
    Research::by_id(&format!("research_{kind}")).ok_or(format!("research type {kind}"))
}
