//! Tracks, displays, stacks and hands.

use on_mars::{Blueprint, Building, Contract, Contracts, DisplayCard, Goal, Goals, Mission, Tech};
use orrery_engine::{Game, Seat};
use toml::{Table, Value};

use super::map::numbers;
use super::{
    Result, World, building, card_a, card_b, discovery, goal, inner, items, list, mission, number, reward_tile, scientist, small,
    tech, text, word,
};

impl World {
    pub(super) fn set_tracks(&mut self, given: &Table) -> Result<()> {
        let level = small(given, "colony_level").or(small(given, "colony_level_before")).unwrap_or(1);
        let mut rows = [1; 4];
        if let Some(row) = small(given, "marker").or(small(given, "lss_marker")) {
            rows = [row; 4];
        }
        for (row, marker) in rows.iter_mut().zip(list(given, "markers")) {
            *row = number(marker)? as u8;
        }
        for (id, marker) in inner(given, "markers").into_iter().flatten() {
            rows[building(id)?.lss().ok_or("an LSS type")?] = number(marker)? as u8;
        }
        self.game.set_colony(level, rows);
        if let Some(id) = word(given, "reward_tile") {
            self.game.set_reward(reward_tile(id)?);
        }
        for slot in 0..3 {
            self.game.set_mission(slot, Mission::Contracts, 0);
        }
        for (slot, mission_key, tracker_key) in [
            (0, "mission", "tracker"),
            (0, "mission_A", "tracker_A"),
            (1, "mission_B", "tracker_B"),
            (2, "mission_C", "tracker_C"),
        ] {
            if let (Some(id), Some(left)) = (word(given, mission_key), small(given, tracker_key)) {
                self.game.set_mission(slot, mission(id)?, left);
            }
        }
        if let Some(remaining) = small(given, "remaining_missions") {
            self.game.set_remaining(remaining);
        }
        self.fill_warehouse(given)?;
        self.set_cubes(given)?;
        self.set_displays(given)
    }

    fn set_cubes(&mut self, given: &Table) -> Result<()> {
        if let Some(cubes) = given.get("cubes").and_then(Value::as_integer) {
            self.player().cubes = Building::ALL.into_iter().take(cubes as usize).collect();
        }
        for (seat, cubes) in list(given, "cubes").iter().enumerate() {
            let cubes = number(cubes)? as usize;
            self.game.edit_player(Seat(seat as u8)).cubes = Building::ALL.into_iter().take(cubes).collect();
        }
        if given.contains_key("progress_cubes_on_board") {
            let on_board =
                list(given, "progress_cubes_on_board").iter().map(|id| building(text(id)?)).collect::<Result<Vec<_>>>()?;
            self.player().cubes = Building::ALL.into_iter().take(5).filter(|kind| !on_board.contains(kind)).collect();
        }
        Ok(())
    }

    /// Blueprints, tech tiles, scientists and contracts on offer, and the stacks behind them.
    fn set_displays(&mut self, given: &Table) -> Result<()> {
        if given.contains_key("display_level1") || given.contains_key("display_level3") {
            let count = |key: &str| given.get(key).and_then(Value::as_integer).unwrap_or(0) as usize;
            self.game
                .set_blueprints([count("display_level1"), count("display_level3")], [count("deck_level1"), count("deck_level3")]);
        }
        let cards = |table: &Table, key: &str| -> Result<Vec<Blueprint>> {
            Ok(numbers(table, key)?.into_iter().map(Blueprint).collect())
        };
        if let Some(rows) = inner(given, "blueprint_rows") {
            self.game.set_display([&cards(rows, "upper")?, &cards(rows, "lower")?]);
        } else if given.contains_key("blueprint_display") {
            self.game.set_display([&cards(given, "blueprint_display")?, &[]]);
        } else if !self.named_blueprints.is_empty() {
            // The named cards lie in the display, and others beside them.
            let named = self.named_blueprints.clone();
            let owned = self.game.player_of(self.actor).blueprints;
            let others = Blueprint::all().filter(|card| !named.contains(card) && !owned.contains(*card)).take(6 - named.len());
            let upper: Vec<Blueprint> = named.iter().copied().chain(others).collect();
            self.game.set_display([&upper, &[]]);
        }
        if let Some(grid) = inner(given, "grid") {
            self.game.set_grid(grid_of(grid)?);
        }
        if given.contains_key("tech_pile") {
            let pile = list(given, "tech_pile").iter().map(|kind| tech(text(kind)?)).collect::<Result<Vec<_>>>()?;
            self.game.set_tech_pile(&pile);
        }
        for (id, left) in inner(given, "stack_left").into_iter().flatten() {
            self.game.cut_stack(building(id)?, number(left)? as usize);
        }
        self.set_stacks(given)
    }

    fn set_stacks(&mut self, given: &Table) -> Result<()> {
        let tiles = list(given, "building_stack").iter().map(|id| {
            let (kind, number) = text(id)?.rsplit_once('_').ok_or("a building tile")?;
            Ok((building(kind)?, number.parse::<u8>().map_err(|_| "a building tile")? - 1))
        });
        let tiles = tiles.collect::<Result<Vec<_>>>()?;
        if let Some(&(kind, _)) = tiles.first() {
            self.game.set_stack(kind, &tiles.iter().map(|(_, tile)| *tile).collect::<Vec<_>>());
        }
        match list(given, "exploration") {
            [first, second] => self.game.set_exploration([discovery(text(first)?)?, discovery(text(second)?)?]),
            [] if given.contains_key("exploration") => {
                self.game.clear_exploration();
                self.game.cut_discoveries(0);
            }
            _ => {}
        }
        if let Some(left) = small(given, "discovery_stack") {
            self.game.cut_discoveries(usize::from(left));
        }
        if let Some(id) = word(given, "discovery_top") {
            self.game.stack_discovery(discovery(id)?);
        }
        if let Some(id) = word(given, "card_tile").filter(|&id| id != "none") {
            self.game.set_radar(discovery(id)?);
        }
        if given.contains_key("contract_deck") {
            let deck: Contracts = numbers(given, "contract_deck")?.into_iter().map(Contract).collect();
            self.game.set_contract_deck(deck);
        }
        for (slot, card) in list(given, "display").iter().enumerate() {
            self.game.set_card(slot, display_card(card)?);
        }
        Ok(())
    }

    pub(super) fn give_cards(&mut self, given: &Table) -> Result<()> {
        self.give_goals(given)?;
        let actor = self.actor;
        if let Some(number) = small(given, "contract") {
            let owner = word(given, "owner").or(word(given, "contract_owner")).map_or(Ok(actor), |colour| self.seat(colour))?;
            if let Some(items_on) = inner(given, "on_card") {
                self.game.give_contract(owner, Contract(number), items(items_on)?);
            } else if given.contains_key("storage") && !given.contains_key("contract_owner") {
                self.game.give_contract(owner, Contract(number), [0; 6]);
            }
        }
        for number in numbers(given, "contracts_completed")? {
            self.game.give_contract(actor, Contract(number), [0; 6]);
            self.game.mark_completed(Contract(number));
        }
        for id in list(given, "scientists") {
            self.game.give_scientist(actor, scientist(text(id)?)?);
        }
        self.place_scientist(given)?;
        if let Some(id) = word(given, "card_a") {
            self.game.set_card_a(actor, Some(card_a(id)?));
        }
        let cards = list(given, "hand_b").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
        self.game.set_cards_b(actor, cards.into_iter().collect());
        let next = list(given, "b_deck").iter().map(|id| card_b(text(id)?)).collect::<Result<Vec<_>>>()?;
        self.game.stack_cards_b(&next);
        Ok(())
    }

    /// The scientist of a case about an advanced building, and where the marker is.
    fn place_scientist(&mut self, given: &Table) -> Result<()> {
        let Some(id) = word(given, "scientist").filter(|&id| id != "none") else { return Ok(()) };
        let (scientist, owner) =
            (scientist(id)?, word(given, "scientist_owner").map_or(Ok(self.actor), |colour| self.seat(colour))?);
        self.game.give_scientist(owner, scientist);
        if let Some(blueprint) = small(given, "scientist_at") {
            self.game.set_workplace(scientist, Blueprint(blueprint));
        }
        if let Some(former) = inner(given, "former_building") {
            let owner = self.seat(word(former, "owner").ok_or("an owner")?)?;
            self.put_built(owner, Blueprint(small(former, "blueprint").ok_or("a blueprint")?));
        }
        Ok(())
    }

    fn give_goals(&mut self, given: &Table) -> Result<()> {
        let actor = self.actor;
        for seat in 0..self.game.seats() {
            self.game.set_hand(Seat(seat), Goals::EMPTY);
        }
        // Goals that no case fulfils by accident.
        let spare = [Goal(11), Goal(16), Goal(14), Goal(6), Goal(9), Goal(10), Goal(12), Goal(13), Goal(5), Goal(4)];
        let spare = spare.into_iter().chain([Goal(1), Goal(2), Goal(3), Goal(7), Goal(8), Goal(15)]);
        let completed = inner(given, "goals_completed").cloned().unwrap_or_default();
        let known = completed.values().map(|id| goal(text(id)?)).collect::<Result<Vec<_>>>()?;
        let mut spare = spare.filter(|goal| !known.contains(goal)).collect::<Vec<_>>().into_iter();
        match given.get("goals_in_hand").or(given.get("actor_goals_in_hand")) {
            Some(Value::Integer(count)) => self.game.set_hand(actor, spare.by_ref().take(*count as usize).collect()),
            Some(Value::Table(hands)) => {
                for (colour, count) in hands {
                    let seat = self.seat(colour)?;
                    self.game.set_hand(seat, spare.by_ref().take(number(count)? as usize).collect());
                }
            }
            _ => {}
        }
        for (colour, count) in inner(given, "goals_paid").into_iter().flatten() {
            let seat = self.seat(colour)?;
            for _ in 0..number(count)? {
                let goal = spare.next().ok_or("a goal")?;
                self.deal_goal(seat, goal);
                let player = self.game.edit_player(seat);
                player.hand.remove(goal);
                player.paid.insert(goal);
            }
        }
        for (colour, id) in &completed {
            let (seat, goal) = (self.seat(colour)?, goal(text(id)?)?);
            self.deal_goal(seat, goal);
            let player = self.game.edit_player(seat);
            player.hand.remove(goal);
            player.completed = goal;
        }
        let hand = list(given, "hand").iter().map(|id| goal(text(id)?)).collect::<Result<Vec<_>>>()?;
        if !hand.is_empty() {
            self.game.set_hand(actor, hand.into_iter().collect());
        }
        Ok(())
    }

    /// One more card of those never dealt.
    fn deal_goal(&mut self, seat: Seat, goal: Goal) {
        let hand = self.game.player_of(seat).hand;
        self.game.set_hand(seat, hand.iter().chain([goal]).collect());
    }
}

/// The tech grid of a case, by row from the top.
pub fn grid_of(rows: &Table) -> Result<[Option<Tech>; 8]> {
    let mut grid = [None; 8];
    for (row, id) in ["top", "middle", "bottom"].into_iter().enumerate() {
        for (space, kind) in list(rows, id).iter().enumerate() {
            grid[row * 3 + space] = Some(text(kind)?).filter(|&kind| kind != "none").map(tech).transpose()?;
        }
    }
    Ok(grid)
}

/// A card of the display by its scientist or number.
pub fn display_card(card: &Value) -> Result<DisplayCard> {
    Ok(match card {
        Value::Integer(number) => DisplayCard::Contract(Contract(*number as u8)),
        id => DisplayCard::Scientist(scientist(text(id)?)?),
    })
}
