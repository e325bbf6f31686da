//! A whole action of a case as a request to the game.

use spacecorp::{Action, BaseType, Card, Doubled, Draft, Era, Kind, Site, data};
use toml::{Table, Value};

use crate::given::{Result, World, base, card, kind, list, number, seat, text, tile, title, word};

/// Values that stand for all that comes from HQs and hand together.
#[derive(Default)]
struct Lump {
    add: u32,
    times: u32,
    shielded: bool,
    given: bool,
}

impl World {
    /// The kind of an action, told by its target where it is not named.
    pub fn kind_of(command: &Table) -> Result<Kind> {
        if let Some(id) = command.get("type") {
            return kind(text(id)?);
        }
        let named = [("move", Kind::Move), ("explore", Kind::Explore), ("build", Kind::Build), ("colonize", Kind::Colonize)];
        let found = named.into_iter().find(|(key, _)| command.contains_key(*key));
        found.map(|(_, kind)| kind).ok_or(format!("no action in {command}"))
    }

    pub fn request(&mut self, command: &Table) -> Result<Draft> {
        let kind = World::kind_of(command)?;
        let mut draft = self.game.request(kind);
        self.refused = None;
        self.name_targets(&mut draft, command)?;
        if !self.teams.is_empty() && matches!(kind, Kind::Move | Kind::Build) && is_value_alone(command) {
            draft.parts[0].team = self.first_team();
        }
        self.name_sources(&mut draft, command)?;
        Ok(draft)
    }

    fn team_at(&self, site: Site) -> Option<u8> {
        let teams = &self.game.player_of(self.game.active_seat()).teams;
        teams.iter().position(|team| team.site == site).map(|team| team as u8)
    }

    fn first_team(&self) -> Option<u8> {
        let active = self.game.active_seat();
        self.teams.values().find(|(owner, _)| *owner == active).map(|&(_, team)| team).or(Some(0))
    }

    fn name_targets(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        if let Some(Value::Table(target)) = command.get("move") {
            let to = target.get("to").or(target.get("to_region")).ok_or("a destination")?;
            // A site of another era is none of this board.
            draft.parts[0].site = Some(self.site(text(to)?).unwrap_or(Site::STOCK));
            draft.parts[0].team = match target.get("team") {
                // Requests number the own teams only.
                Some(id) => {
                    let &(owner, team) = self.teams.get(&number(id)?).ok_or("a team")?;
                    (owner == self.game.active_seat()).then_some(team)
                }
                None => self.first_team(),
            };
        }
        if let Some(owner) = command.get("base_used") {
            let owner = Some(seat(text(owner)?)?);
            let from = self.game.player_of(self.game.active_seat()).teams[usize::from(draft.parts[0].team.ok_or("a team")?)].site;
            let ends = [Some(from), draft.parts[0].site];
            draft.parts[0].condition = ends.into_iter().flatten().find(|&site| self.game.site_state(site).owner == owner);
        }
        if let Some(id) = command.get("explore").or(command.get("build")).or(command.get("site")) {
            draft.parts[0].team = self.team_at(self.site(text(id)?)?);
        }
        if let Some(id) = command.get("base") {
            draft.parts[0].bases[0] = Some(base(text(id)?)?);
        }
        self.name_bases(draft, command)?;
        for (index, entry) in list(command, "builds").iter().filter_map(Value::as_table).enumerate() {
            draft.count = index as u8 + 1;
            draft.parts[index].team = Some(self.teams[&number(entry.get("team").ok_or("team")?)?].1);
            draft.parts[index].bases[0] = Some(base(word(entry, "base")?)?);
        }
        Ok(())
    }

    /// Bases by the tiles they stand on, in the order of the case; a second one on the primary tile has a place of its own.
    fn name_bases(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let entries: Vec<&Table> = list(command, "bases").iter().filter_map(Value::as_table).collect();
        let Some(id) = command.get("build").filter(|_| !entries.is_empty()) else { return Ok(()) };
        let tiles = self.game.site_state(self.site(text(id)?)?).tiles;
        for entry in entries {
            let tile = tile(word(entry, "tile")?)?;
            let slot = tiles.iter().position(|other| *other == tile).ok_or("a tile of the site")?;
            let slot = if draft.parts[0].bases[slot].is_some() { 3 } else { slot };
            draft.parts[0].bases[slot] = Some(base(word(entry, "type")?)?);
            draft.parts[0].order.push(slot as u8);
        }
        Ok(())
    }

    fn name_sources(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let active = self.game.active_seat();
        let mut lump = Lump { times: 1, ..Lump::default() };
        let mut hqs = 0;
        for source in list(command, "sources").iter().chain(list(command, "build_sources")).filter_map(Value::as_table) {
            let shielded = source.get("shielded").and_then(Value::as_bool).unwrap_or(false);
            if let Some(owner) = source.get("hq") {
                hqs |= 1 << seat(text(owner)?)?.0;
            } else if let Some(id) = source.get("card") {
                self.name_card(draft, card(text(id)?).unwrap_or(Card::NONE), source, shielded)?;
            } else if let Some(points) = source.get("profit") {
                draft.bought = number(points)? as u8;
            } else if let Some(id) = source.get("progress") {
                // Automatic ones count without being named.
                if draft.kind == Some(Kind::Research) {
                    draft.titles.insert(title(text(id)?)?);
                }
            } else if let Some(id) = source.get("base") {
                self.name_help(draft, base(text(id)?)?, source)?;
            } else {
                lump.given = true;
                lump.add += source.get("value").map_or(Ok(0), number)? as u32;
                lump.times *= source.get("mult").map_or(Ok(1), number)? as u32;
                lump.shielded |= shielded;
            }
        }
        if hqs != 0 {
            (draft.hqs, draft.hq_named) = (hqs, true);
        }
        if let Some(id) = command.get("edge_with_action") {
            let card = card(text(id)?)?;
            self.game.give_card(active, card);
            draft.competitors = card;
        }
        if lump.given { self.name_lump(draft, &lump) } else { Ok(()) }
    }

    fn name_card(&mut self, draft: &mut Draft, card: Card, source: &Table, shielded: bool) -> Result<()> {
        let active = self.game.active_seat();
        if !self.whole_hands.contains(&active) && card.is_some() {
            self.game.give_card(active, card);
        }
        let time = source.get("time").map(text).transpose()?;
        if !card.is_some() || draft.cards.contains(card) || time.is_some() && draft.time.is_some() {
            let further = if time.is_some() { Action::Time } else { Action::Card { card, shielded } };
            self.refused = self.game.check_further(draft, &further).err();
            return Ok(());
        }
        match time {
            Some(mode) => {
                draft.time = card;
                if mode == "split" {
                    self.name_second_team(draft);
                }
            }
            None => draft.cards.insert(card),
        }
        if shielded {
            draft.shielded_cards.insert(card);
        }
        if source.contains_key("doubled_by") {
            draft.doubled = Doubled::Card(card);
        }
        Ok(())
    }

    /// A case about totals alone names no destinations; each team stays where its bases help it.
    fn name_second_team(&self, draft: &mut Draft) {
        let active = self.game.active_seat();
        let own: Vec<u8> = self.teams.values().filter(|(owner, _)| *owner == active).map(|&(_, team)| team).collect();
        draft.count = 2;
        for (part, team) in draft.parts.iter_mut().zip(own) {
            part.team = part.team.or(Some(team));
        }
    }

    fn name_help(&self, draft: &mut Draft, base: BaseType, source: &Table) -> Result<()> {
        let owner = seat(word(source, "owner")?)?;
        if owner == self.game.active_seat() {
            return Ok(());
        }
        let part = match source.get("team") {
            Some(id) => usize::from(self.teams[&number(id)?].1),
            None => 0,
        };
        let at = |site: &Site| {
            let state = self.game.site_state(*site);
            state.owner == Some(owner) && state.has(base)
        };
        let site = self.game.board_of_era().all().find(at);
        match base {
            BaseType::Spaceport if self.game.era() == Era::Mariners => draft.parts[part].spaceport = true,
            // It doubles the card that says so; where none does, a box of the HQ.
            BaseType::Spaceport if draft.doubled == Doubled::Nothing => {
                draft.doubled = draft.cards.iter().next().map_or(Doubled::Infra(self.game.active_seat(), 1), Doubled::Card);
            }
            BaseType::Spaceport => {}
            BaseType::Industrial => draft.parts[part].industrial = site,
            _ => draft.parts[part].shield = site,
        }
        Ok(())
    }

    // Cards that make up a lump

    /// Names cards that come to the given values together with the own HQ.
    fn name_lump(&mut self, draft: &mut Draft, lump: &Lump) -> Result<()> {
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

/// Whether only what the sources come to is asked, without a place.
fn is_value_alone(command: &Table) -> bool {
    !["move", "build", "explore", "site", "builds"].iter().any(|key| command.contains_key(*key))
}

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
