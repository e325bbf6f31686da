//! A whole action of a case as a request to the game.

use spacecorp::{Action, BaseType, Card, Doubled, Draft, Era, Kind, Site};
use toml::{Table, Value};

use crate::given::{Result, World, base, card, colony, kind, list, number, seat, table, text, tile, title, word};
use crate::specified::Lump;

impl World {
    /// The kind of an action, inferred from its target where it is not named.
    pub fn kind_of(command: &Table) -> Result<Kind> {
        if let Some(id) = command.get("type") {
            return kind(text(id)?);
        }
        let named = [
            ("move", Kind::Move),
            ("moves", Kind::Move),
            ("explore", Kind::Explore),
            ("build", Kind::Build),
            ("colonize", Kind::Colonize),
            ("install", Kind::Upgrade),
            ("special", Kind::Special),
        ];
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
                // Requests number only the actor's teams.
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
        for (index, entry) in list(command, "moves").iter().filter_map(Value::as_table).enumerate() {
            draft.count = index as u8 + 1;
            draft.parts[index].team = Some(self.teams[&number(entry.get("team").ok_or("team")?)?].1);
            draft.parts[index].site = Some(self.site(word(entry, "to")?)?);
        }
        self.name_card_of_action(draft, command)?;
        self.name_colony(draft, command)
    }

    /// The card of an Upgrade or a Special action, and its box, team or site.
    fn name_card_of_action(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let Some(entry) = table(command, "install").or(table(command, "special")) else { return Ok(()) };
        draft.card = card(word(entry, "card")?)?;
        if !self.whole_hands.contains(&self.game.active_seat()) {
            self.game.give_card(self.game.active_seat(), draft.card);
        }
        draft.slot = entry.get("box").map(number).transpose()?.map(|slot| slot as u8 - 1);
        draft.parts[0].team = entry.get("team").map(number).transpose()?.map(|id| self.teams[&id].1);
        draft.parts[0].site = entry.get("site").map(|id| self.site(text(id)?)).transpose()?;
        Ok(())
    }

    fn name_colony(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let Some(id) = command.get("colony") else { return Ok(()) };
        draft.colony = colony(text(id)?)?;
        draft.parts[0].site = Some(self.site(word(command, "colonize")?)?);
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
        let mut lump: Option<Lump> = None;
        let mut hqs = 0;
        let sources = list(command, "sources").iter().chain(list(command, "build_sources")).filter_map(Value::as_table);
        // What a Spaceport doubles is named at the card.
        let (bases, others): (Vec<&Table>, Vec<&Table>) = sources.partition(|source| source.contains_key("base"));
        for source in others.into_iter().chain(bases) {
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
                let lump = lump.get_or_insert_default();
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
        match lump {
            Some(_) if !self.is_specified => Err("a value without its card".to_owned()),
            Some(lump) => self.name_lump(draft, &lump),
            None => Ok(()),
        }
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

    /// The card that says so, or a box of the actor's HQ.
    fn doubled_by_spaceport(&self, draft: &Draft, source: &Table) -> Result<Doubled> {
        match (source.get("doubles"), draft.doubled) {
            (Some(place), _) => Ok(Doubled::Infra(self.game.active_seat(), number(place)? as u8 - 1)),
            (None, Doubled::Nothing) if self.is_specified => Ok(self.anything_to_double(draft)),
            (None, Doubled::Nothing) => Err("a Spaceport without what it doubles".to_owned()),
            (None, doubled) => Ok(doubled),
        }
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
            BaseType::Spaceport => draft.doubled = self.doubled_by_spaceport(draft, source)?,
            BaseType::Industrial => draft.parts[part].industrial = site,
            _ => draft.parts[part].shield = site,
        }
        Ok(())
    }
}

/// Whether only what the sources add up to is asked, without a place.
fn is_value_alone(command: &Table) -> bool {
    !["move", "moves", "build", "explore", "site", "builds"].iter().any(|key| command.contains_key(*key))
}
