//! Positions of a case: a fresh era and what `given` changes.

use std::collections::BTreeMap;

pub use orrery_engine::suite::values::{Result, flag, list, number, table, text, word};
use orrery_engine::{Illegal, Seat};
use spacecorp::{
    BaseType, COMPETITION, Card, Colony, Era, Kind, Legacy, Pile, Site, Situation, SpaceCorp, Team, Tile, Title, Wheel, data,
};
use toml::{Table, Value};

/// Marks the given position of a case of a specification.
pub const SPECIFIED: &str = "is_specified";

/// A position, and the names that the case gives to teams.
#[derive(Clone)]
pub struct World {
    pub game: SpaceCorp,
    pub teams: BTreeMap<i64, (Seat, u8)>,
    /// Seats whose hand is given card by card, so that nothing may be added.
    pub whole_hands: Vec<Seat>,
    /// The refusal of a source that a request cannot represent: an unknown card, or one source twice.
    pub refused: Option<Illegal>,
    /// The case is from a specification, which leaves open what our own cases state.
    pub is_specified: bool,
}

pub fn seat(name: &str) -> Result<Seat> {
    "ABCD".find(name).filter(|_| name.len() == 1).map(|index| Seat(index as u8)).ok_or(format!("player {name}"))
}

pub fn name(seat: Seat) -> String {
    "ABCD"[seat.index()..=seat.index()].to_owned()
}

pub fn card(id: &str) -> Result<Card> {
    data().card_by_id(id).ok_or(format!("card {id}"))
}

pub fn tile(id: &str) -> Result<Tile> {
    data().tile_by_id(id).ok_or(format!("tile {id}"))
}

pub fn colony(id: &str) -> Result<Colony> {
    data().colony_by_id(id).ok_or(format!("colony {id}"))
}

/// A solo colony by its number.
pub fn colony_by_number(number: u8) -> Result<Colony> {
    let index = data().colonies.iter().position(|face| face.solo_id == Some(number));
    index.map(|index| Colony(index as u8)).ok_or(format!("solo colony {number}"))
}

pub fn title(id: &str) -> Result<Title> {
    Title::by_id(id).ok_or(format!("title {id}"))
}

/// A progress card by its id: its title, and whether it is the copy with profit.
pub fn progress_card(id: &str) -> Result<(Title, bool)> {
    let find = |title: &Title| data().progress[title.index()].cards.iter().any(|card| card == id);
    let title = Title::ALL.into_iter().find(find).ok_or(format!("progress card {id}"))?;
    Ok((title, data().progress[title.index()].cards[0] == id))
}

pub fn kind(id: &str) -> Result<Kind> {
    Kind::by_id(id).ok_or(format!("action {id}"))
}

pub fn base(id: &str) -> Result<BaseType> {
    BaseType::by_id(id).ok_or(format!("base {id}"))
}

/// Era and row of a contract.
pub fn contract(id: &str) -> Result<(Era, u8)> {
    for era in Era::ALL {
        if let Some(row) = data().contracts[era.index()].iter().position(|contract| contract.id == id) {
            return Ok((era, row as u8));
        }
    }
    Err(format!("contract {id}"))
}

/// The ids of a list, read one by one.
pub fn read_all<T>(ids: &[Value], read: impl Fn(&str) -> Result<T>) -> Result<Vec<T>> {
    ids.iter().map(|id| read(text(id)?)).collect()
}

pub fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A number, 0 if it is not given.
pub fn number_of(table: &Table, key: &str) -> Result<i64> {
    table.get(key).map_or(Ok(0), number)
}

impl World {
    pub fn new(given: &Table) -> Result<World> {
        let era = given.get("era").and_then(Value::as_str).unwrap_or("mariners");
        let era = Era::by_id(era).ok_or(format!("era {era}"))?;
        let players = given.get("players").and_then(Value::as_integer).unwrap_or(2) as u8;
        World::of(era, players, given)
    }

    pub fn of(era: Era, players: u8, given: &Table) -> Result<World> {
        let game = SpaceCorp::fresh(era, players);
        let mut world = World {
            game,
            teams: BTreeMap::new(),
            whole_hands: Vec::new(),
            refused: None,
            is_specified: given.contains_key(SPECIFIED),
        };
        for number in 0..players {
            world.game.clear_hand(Seat(number));
        }
        if let Some(id) = given.get("situation") {
            world.game.set_situation(Situation::by_id(text(id)?).ok_or("a situation")?);
        }
        world.place_pieces(given)?;
        if players == 1 {
            world.place_competition(given)?;
        }
        world.give_cards(given)?;
        world.set_piles(given)?;
        world.set_players(given)?;
        world.set_course(given)?;
        for (owner, cards) in table(given, "holds").into_iter().flatten() {
            let owner = seat(owner)?;
            read_all(array(cards), card)?.into_iter().for_each(|card| world.game.give_card(owner, card));
        }
        Ok(world)
    }

    /// A site by its id, or by that of its region where the region is the place.
    pub fn site(&self, id: &str) -> Result<Site> {
        let board = self.game.board_of_era();
        let in_region = || board.all().find(|&site| board.region(site).id == id);
        board.by_id(id).or_else(in_region).ok_or(format!("site {id}"))
    }

    pub fn site_id(&self, site: Site) -> String {
        self.game.board_of_era().site(site).id.clone()
    }

    fn place_pieces(&mut self, given: &Table) -> Result<()> {
        let one = given.get("team").into_iter();
        let teams: Vec<&Table> = one.chain(list(given, "teams")).filter_map(Value::as_table).collect();
        let mut moved: Vec<Seat> = Vec::new();
        for team in teams.into_iter().filter(|team| team.contains_key("at")) {
            let owner = seat(word(team, "owner")?)?;
            if !moved.contains(&owner) {
                self.game.remove_teams(owner);
            }
            let index = moved.iter().filter(|&&other| other == owner).count() as u8;
            moved.push(owner);
            let track = number_of(team, "track_box")? as u8;
            let claims = flag(team, "claims");
            let site = self.site(word(team, "at")?)?;
            self.game.put_team(owner, usize::from(index), Team { site, track, claims });
            let id = team.get("id").map_or(Ok(i64::from(index) + 1), number)?;
            self.teams.insert(id, (owner, index));
        }
        self.place_bases(given)
    }

    /// Bases, colonies and tiles, on the board and on top of their piles.
    fn place_bases(&mut self, given: &Table) -> Result<()> {
        for entry in list(given, "bases").iter().filter_map(Value::as_table) {
            let site = self.site(word(entry, "at")?)?;
            let tiles = read_all(list(entry, "tiles"), tile)?;
            let bases = read_all(list(entry, "types"), base)?;
            self.game.put_tiles(site, &tiles);
            self.game.put_bases(seat(word(entry, "owner")?)?, site, &bases);
        }
        for entry in list(given, "colonies_at").iter().filter_map(Value::as_table) {
            let site = self.site(word(entry, "at")?)?;
            self.game.put_colony(seat(word(entry, "owner")?)?, site, colony(word(entry, "colony")?)?);
        }
        for (id, tiles) in table(given, "tiles").into_iter().flatten() {
            self.game.put_tiles(self.site(id)?, &read_all(array(tiles), tile)?);
        }
        for (pile, tiles) in table(given, "draws").into_iter().flatten() {
            if pile == "bases" {
                self.fill_cup(&read_all(array(tiles), base)?);
                continue;
            }
            let tiles = read_all(array(tiles), tile)?;
            self.game.stack_pile(Pile::by_id(pile).ok_or(format!("pile {pile}"))?, &tiles);
        }
        Ok(())
    }

    /// The cup holds only these bases; a single type is unlimited.
    pub fn fill_cup(&mut self, bases: &[BaseType]) {
        if let [base] = *bases {
            return self.game.stack_cup(base);
        }
        for base in BaseType::ALL {
            let count = bases.iter().filter(|&&other| other == base).count() as u8;
            self.game.set_stock(COMPETITION, base, count);
        }
    }

    /// Sites of a list.
    pub fn sites(&self, given: &Table, key: &str) -> Result<Vec<Site>> {
        list(given, key).iter().map(|id| self.site(text(id)?)).collect()
    }

    /// Bases whose types do not matter: the types in their order, again and again.
    pub fn place_any_bases(&mut self, owner: Seat, given: &Table, key: &str) -> Result<()> {
        for (site, base) in self.sites(given, key)?.into_iter().zip(BaseType::ALL.into_iter().cycle()) {
            self.game.put_bases(owner, site, &[base]);
        }
        Ok(())
    }

    fn place_competition(&mut self, given: &Table) -> Result<()> {
        for (key, owner) in [("competition_bases_at", COMPETITION), ("bases_at", COMPETITION), ("player_bases_at", Seat(0))] {
            self.place_any_bases(owner, given, key)?;
        }
        for site in self.sites(given, "competition_colonies_at")? {
            let colony = (0..32).find(|index| self.game.colonies_left() >> index & 1 == 1).ok_or("a colony tile")?;
            self.game.put_colony(COMPETITION, site, Colony(colony));
        }
        for entry in list(given, "competition_bases").iter().filter_map(Value::as_table) {
            let site = self.site(word(entry, "at")?)?;
            if let Some(id) = entry.get("tile") {
                self.game.put_tiles(site, &[tile(text(id)?)?]);
            }
            self.game.put_bases(COMPETITION, site, &[base(word(entry, "type")?)?]);
        }
        if given.contains_key("competition_teams_at") {
            self.game.remove_competition_teams();
        }
        for site in self.sites(given, "competition_teams_at")? {
            self.game.put_competition_team(site, false);
        }
        for entry in list(given, "competition_teams").iter().filter_map(Value::as_table) {
            let claims = flag(entry, "claims");
            self.game.put_competition_team(self.site(word(entry, "at")?)?, claims);
        }
        for (index, site) in self.sites(given, "player_teams_at")?.into_iter().enumerate() {
            self.game.put_team(Seat(0), index, Team { site, track: 0, claims: false });
        }
        for (owner, key) in [(COMPETITION, "competition_profit"), (Seat(0), "player_profit")] {
            if let Some(profit) = given.get(key) {
                self.game.set_profit(owner, number(profit)? as i16);
            }
        }
        if let Some(teams) = given.get("competition_teams_in_box") {
            self.game.set_teams_in_box(number(teams)? as u8);
        }
        let next = read_all(list(given, "competition_deck_next"), card)?;
        self.game.stack_competition_deck(&next);
        Ok(())
    }

    fn give_cards(&mut self, given: &Table) -> Result<()> {
        for (owner, boxes) in table(given, "hq").into_iter().flatten() {
            for (slot, content) in boxes.as_table().into_iter().flatten() {
                let content = text(content)?;
                if content != "printed" {
                    let slot =
                        slot.strip_prefix("box").and_then(|slot| slot.parse::<usize>().ok()).ok_or(format!("box {slot}"))?;
                    self.game.install_card(seat(owner)?, slot - 1, card(content)?);
                }
            }
        }
        for (owner, cards) in table(given, "hand").into_iter().flatten() {
            let owner = seat(owner)?;
            match cards {
                Value::Array(cards) => {
                    self.whole_hands.push(owner);
                    cards.iter().try_for_each(|id| text(id).and_then(card).map(|card| self.game.give_card(owner, card)))?;
                }
                cards => self.fill_hand(owner, number(cards)? as usize),
            }
        }
        Ok(())
    }

    /// Offers, deck and discard pile.
    fn set_piles(&mut self, given: &Table) -> Result<()> {
        match given.get("offers") {
            Some(Value::Table(offers)) => {
                let mut cards = [None; 4];
                for (slot, id) in offers {
                    cards[slot.parse::<usize>().map_err(|_| slot.clone())? - 1] = Some(card(text(id)?)?);
                }
                self.game.set_offers(&cards);
            }
            Some(Value::Array(offers)) => {
                self.game.set_offers(&read_all(offers, |id| card(id).map(Some))?);
            }
            _ => {}
        }
        for key in ["deck_next", "era_deck_next"] {
            self.game.stack_deck(&read_all(list(given, key), card)?);
        }
        for key in ["discard_pile", "edges_seen"] {
            self.game.discard_cards(&read_all(list(given, key), card)?, false);
        }
        let discarded = match given.get("cards_discarded_by_active_this_turn") {
            Some(Value::Integer(count)) => self.plain_cards().into_iter().take(*count as usize).collect(),
            Some(Value::Array(cards)) => read_all(cards, card)?,
            _ => Vec::new(),
        };
        self.game.discard_cards(&discarded, true);
        if let Some(left) = given.get("era_deck") {
            self.game.cut_deck(number(left)? as usize);
        }
        match given.get("deck") {
            Some(Value::Integer(left)) => self.game.cut_deck(*left as usize),
            Some(Value::Array(cards)) => {
                let cards = read_all(cards, card)?;
                self.game.stack_deck(&cards);
                self.game.cut_deck(cards.len());
            }
            _ => {}
        }
        Ok(())
    }

    /// Cards of the deck other than Edges, the lowest first.
    fn plain_cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.game.deck_cards().to_vec();
        cards.retain(|&card| data().card(card).edge.is_none());
        cards.sort();
        cards
    }

    /// Which cards does not matter.
    pub fn fill_hand(&mut self, owner: Seat, count: usize) {
        let missing = count.saturating_sub(self.game.player_of(owner).hand.len());
        self.plain_cards().into_iter().take(missing).for_each(|card| self.game.give_card(owner, card));
    }

    fn set_players(&mut self, given: &Table) -> Result<()> {
        for (owner, profit) in table(given, "profit").into_iter().flatten() {
            self.game.set_profit(seat(owner)?, number(profit)? as i16);
        }
        for (owner, titles) in table(given, "progress").into_iter().flatten() {
            for id in titles.as_array().into_iter().flatten() {
                self.game.set_title(seat(owner)?, title(text(id)?)?);
            }
        }
        for (owner, tiles) in table(given, "colonies").into_iter().flatten() {
            self.game.set_colonies(seat(owner)?, &read_all(array(tiles), colony)?);
        }
        for (owner, wheel) in table(given, "wheel").into_iter().flatten() {
            for (cube, space) in wheel.as_table().into_iter().flatten() {
                self.game.set_wheel(seat(owner)?, cube_of(cube)?, number(space)? as u8);
            }
        }
        for (owner, steps) in table(given, "genetics_steps").into_iter().flatten() {
            self.game.set_genetics_steps(seat(owner)?, number(steps)? as u8);
        }
        for (owner, stock) in table(given, "stock_before").into_iter().flatten() {
            for (id, count) in stock.as_table().into_iter().flatten() {
                self.game.set_stock(seat(owner)?, base(id)?, number(count)? as u8);
            }
        }
        for (owner, entry) in table(given, "legacy_before").into_iter().flatten() {
            let entry = entry.as_table().ok_or("a Legacy pair")?;
            let value = number(entry.get("value").ok_or("value")?)? as u8;
            let base = base(word(entry, "base")?)?;
            let stock = self.game.player_of(seat(owner)?).stock[base.index()];
            self.game.set_legacy(seat(owner)?, Legacy { base, tile: tile(word(entry, "tile")?)?, value });
            self.game.set_stock(seat(owner)?, base, stock);
        }
        Ok(())
    }

    fn set_course(&mut self, given: &Table) -> Result<()> {
        for id in list(given, "fulfilled") {
            let (era, row) = contract(text(id)?)?;
            self.game.fulfil(era, row);
        }
        if given.get("beyond_on_board").and_then(Value::as_bool) == Some(false) {
            self.game.set_beyond([Some(Seat(0)), None]);
        }
        if let Some(id) = given.get("first_player") {
            self.game.set_first(seat(text(id)?)?);
        }
        if let Some(beyond) = table(given, "beyond") {
            let owner = |key: &str| beyond.get(key).map(|owner| text(owner).and_then(seat)).transpose();
            self.game.set_beyond([owner("first")?, owner("second")?]);
        }
        if flag(given, "era_end_triggered") {
            self.game.trigger_end();
        }
        for (owner, id) in table(given, "banned").into_iter().flatten() {
            self.game.ban_kind(seat(owner)?, kind(text(id)?)?);
        }
        if let Some(left) = given.get("progress_left") {
            let left = read_all(array(left), title)?;
            for title in Title::ALL.into_iter().filter(|title| !left.contains(title)) {
                [true, false].into_iter().for_each(|rewarded| self.game.remove_copy(title, rewarded));
            }
        }
        for id in list(given, "taken_cards") {
            let (title, rewarded) = progress_card(text(id)?)?;
            self.game.remove_copy(title, rewarded);
        }
        Ok(())
    }
}

pub fn cube_of(id: &str) -> Result<Wheel> {
    match id {
        "gen" => Ok(Wheel::Genetics),
        "rev" => Ok(Wheel::Revelation),
        _ => Err(format!("cube {id}")),
    }
}
