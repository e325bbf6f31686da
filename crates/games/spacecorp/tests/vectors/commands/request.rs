//! A whole action of a case as a request to the game.

use orrery_engine::{Illegal, Seat};
use spacecorp::{Action, Amount, BaseType, Card, Doubled, Draft, Kind, Site, data};
use toml::{Table, Value};

use super::Verdict;
use crate::given::{Result, World, base, card, colony, flag, kind, list, number, seat, table, text, tile, title, word};
use crate::specified::{self, Lump};

/// The place of a second base on the primary tile.
const SECOND: usize = 3;

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
            ("tiles", Kind::Produce),
        ];
        match named.into_iter().find(|(key, _)| command.contains_key(*key)) {
            Some((_, kind)) => Ok(kind),
            None => kind(word(command, "cmd")?),
        }
    }

    /// Whether a request is legal, with all that its case names.
    pub fn check(&self, draft: &Draft) -> Verdict {
        self.refused.map_or(Ok(()), Err).and_then(|()| self.game.check_request(draft))
    }

    /// Notes the refusal of a source; the first one counts.
    fn refuse(&mut self, illegal: Illegal) {
        self.refused.get_or_insert(illegal);
    }

    pub fn request(&mut self, command: &Table) -> Result<Draft> {
        let mut draft = self.game.request(World::kind_of(command)?);
        self.refused = None;
        self.name_parts(&mut draft, command)?;
        self.name_bases(&mut draft, command)?;
        self.name_condition(&mut draft, command)?;
        self.name_card_of_action(&mut draft, command)?;
        self.name_colony(&mut draft, command)?;
        self.name_sources(&mut draft, command)?;
        Ok(draft)
    }

    // Targets

    /// A team by its number; requests number only the actor's teams.
    fn own_team(&self, id: &Value) -> Result<Option<u8>> {
        let id = number(id)?;
        let &(owner, team) = self.teams.get(&id).ok_or(format!("team {id}"))?;
        Ok((owner == self.game.active_seat()).then_some(team))
    }

    /// The team that a command does not name: the only one, or one of several that are alike.
    fn only_team(&self, at: Option<Site>) -> Result<Option<u8>> {
        match self.game.teams_to_name(at)[..] {
            [] => Ok(None),
            [team] => Ok(Some(team)),
            ref teams if self.is_specified => Ok(specified::team(self, at, teams)),
            ref teams => Err(format!("not answered: which of {} teams", teams.len())),
        }
    }

    /// Teams and destinations: of one part, or of each part of a split.
    fn name_parts(&self, draft: &mut Draft, command: &Table) -> Result<()> {
        let parts = list(command, "moves").iter().chain(list(command, "builds")).filter_map(Value::as_table);
        for (index, entry) in parts.enumerate() {
            draft.count = index as u8 + 1;
            let part = &mut draft.parts[index];
            part.team = self.own_team(entry.get("team").ok_or("team")?)?;
            part.site = entry.get("to").map(|to| self.site(text(to)?)).transpose()?;
            part.bases[0] = entry.get("base").map(|id| base(text(id)?)).transpose()?;
            part.no_second = entry.contains_key("base");
        }
        for (index, id) in list(command, "teams").iter().enumerate() {
            draft.count = index as u8 + 1;
            draft.parts[index].team = self.own_team(id)?;
        }
        if let Some(target) = table(command, "move") {
            let to = target.get("to").or(target.get("to_region")).ok_or("a destination")?;
            // A site that this board lacks is left for the game to refuse.
            draft.parts[0].site = Some(self.site(text(to)?).unwrap_or(Site::STOCK));
            draft.parts[0].team = target.get("team").map_or_else(|| self.only_team(None), |id| self.own_team(id))?;
        } else if let Some(id) = command.get("explore").or(command.get("build")).or(command.get("site")) {
            let at = self.site(text(id)?)?;
            draft.parts[0].team = command.get("team").map_or_else(|| self.only_team(Some(at)), |id| self.own_team(id))?;
        } else if matches!(draft.kind, Some(Kind::Move | Kind::Build)) && draft.parts[0].team.is_none() && !self.teams.is_empty()
        {
            // Totals of the sources of a team without a place.
            draft.parts[0].team = self.only_team(None)?;
        }
        Ok(())
    }

    /// The base that meets the base condition, among those that could.
    fn name_condition(&self, draft: &mut Draft, command: &Table) -> Result<()> {
        let Some(owner) = command.get("base_used") else { return Ok(()) };
        let owner = seat(text(owner)?)?;
        let mut sites = self.game.conditions_to_name(draft);
        sites.retain(|&site| self.game.site_state(site).owner == Some(owner));
        match sites[..] {
            [site] => draft.parts[0].condition = Some(site),
            // The short form also names bases of the player, which need no name.
            [] if self.is_specified => {}
            _ => return Err(format!("{} bases of this player at the ends of the move", sites.len())),
        }
        Ok(())
    }

    /// Bases by the tiles they stand on, in the order of the case; a second one on the primary tile has a place of its own.
    fn name_bases(&self, draft: &mut Draft, command: &Table) -> Result<()> {
        let part = &mut draft.parts[0];
        if let Some(id) = command.get("base") {
            (part.bases[0], part.no_second) = (Some(base(text(id)?)?), true);
        }
        let entries: Vec<&Table> = list(command, "bases").iter().filter_map(Value::as_table).collect();
        let Some(id) = command.get("build").filter(|_| !entries.is_empty()) else { return Ok(()) };
        let tiles = self.game.site_state(self.site(text(id)?)?).tiles;
        for entry in entries {
            let tile = tile(word(entry, "tile")?)?;
            let slot = tiles.iter().position(|other| *other == tile).ok_or("a tile of the site")?;
            let slot = if part.bases[slot].is_some() { SECOND } else { slot };
            part.bases[slot] = Some(base(word(entry, "type")?)?);
            part.order.push(slot as u8);
        }
        part.no_second = part.bases[SECOND].is_none();
        Ok(())
    }

    /// The card of an Upgrade or a Special action, and its box, team or site.
    fn name_card_of_action(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let Some(entry) = table(command, "install").or(table(command, "special")) else { return Ok(()) };
        draft.card = card(word(entry, "card")?)?;
        self.hold(self.game.active_seat(), draft.card);
        draft.slot = entry.get("box").map(number).transpose()?.map(|slot| slot as u8 - 1);
        draft.parts[0].team = entry.get("team").map_or(Ok(None), |id| self.own_team(id))?;
        draft.parts[0].site = entry.get("site").map(|id| self.site(text(id)?)).transpose()?;
        Ok(())
    }

    /// Region and tile of a colony, and the colony points that are named; the others count by themselves (R13.5).
    fn name_colony(&self, draft: &mut Draft, command: &Table) -> Result<()> {
        let Some(id) = command.get("colonize") else { return Ok(()) };
        draft.parts[0].site = Some(self.site(text(id)?)?);
        draft.colony = match command.get("colony") {
            Some(id) => colony(text(id)?)?,
            None if self.is_specified => specified::colony(self, command)?,
            None => return Err("not answered: which colony".to_owned()),
        };
        let points = if self.is_specified { specified::colony_points(command) } else { list(command, "cp").to_vec() };
        for point in &points {
            match text(point)? {
                "team" => draft.team_removed = true,
                "pay5" => draft.paid = true,
                other => return Err(format!("colony point {other}")),
            }
        }
        Ok(())
    }

    // Sources

    /// A player holds a card that a command names, unless the case lists the hand.
    pub fn hold(&mut self, owner: Seat, card: Card) {
        if !self.whole_hands.contains(&owner) {
            self.game.give_card(owner, card);
        }
    }

    fn name_sources(&mut self, draft: &mut Draft, command: &Table) -> Result<()> {
        let mut lump: Option<Lump> = None;
        let mut hqs = 0;
        let sources = list(command, "sources").iter().chain(list(command, "build_sources")).filter_map(Value::as_table);
        // What a Spaceport doubles is named at the card.
        let (bases, others): (Vec<&Table>, Vec<&Table>) = sources.partition(|source| source.contains_key("base"));
        for source in others.into_iter().chain(bases) {
            if let Some(owner) = source.get("hq") {
                hqs |= 1 << seat(text(owner)?)?.0;
            } else if let Some(id) = source.get("card") {
                self.name_card(draft, text(id)?, source, command)?;
            } else if let Some(points) = source.get("profit") {
                draft.bought = number(points)? as u8;
            } else if let Some(id) = source.get("progress") {
                match self.game.with_title(draft, title(text(id)?)?) {
                    Ok(named) => *draft = named,
                    Err(illegal) => self.refuse(illegal),
                }
            } else if let Some(id) = source.get("base") {
                self.name_help(draft, base(text(id)?)?, source)?;
            } else {
                specified::add_to_lump(lump.get_or_insert_default(), source)?;
            }
        }
        if hqs != 0 {
            (draft.hqs, draft.hq_named) = (hqs, true);
        }
        if let Some(id) = command.get("edge_with_action") {
            draft.competitors = card(text(id)?)?;
            self.hold(self.game.active_seat(), draft.competitors);
        }
        match lump {
            Some(_) if !self.is_specified => Err("a value without its card".to_owned()),
            Some(lump) => self.name_lump(draft, &lump),
            None => Ok(()),
        }
    }

    fn name_card(&mut self, draft: &mut Draft, id: &str, source: &Table, command: &Table) -> Result<()> {
        // An unknown card is left for the game to refuse.
        let card = card(id).unwrap_or(Card::NONE);
        if card.is_some() {
            self.hold(self.game.active_seat(), card);
        }
        let shielded = flag(source, "shielded");
        let time = source.get("time").map(text).transpose()?;
        if !card.is_some() || draft.cards.contains(card) || time.is_some() && draft.time.is_some() {
            let further = if time.is_some() { Action::Time } else { Action::Card { card, shielded } };
            if let Err(illegal) = self.game.check_further(draft, &further) {
                self.refuse(illegal);
            }
            return Ok(());
        }
        let kind = draft.kind.expect("a type").of_sources();
        let alternatives = data().card(card).values[kind.index()];
        if alternatives.is_some() && ![true, false].into_iter().any(|shielded| is_worth(source, alternatives.get(shielded))) {
            return Err(format!("{id} is not worth this: {source}"));
        }
        match time {
            Some("split") if draft.count < 2 && self.is_specified => {
                draft.time = card;
                specified::split(self, draft);
            }
            Some("split") if draft.count < 2 => return Err(format!("not answered: the two teams of {command}")),
            Some("split" | "double") => draft.time = card,
            Some(other) => return Err(format!("time {other}")),
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

    /// An opponent's base that helps a part, or by which a box of the actor's HQ is doubled; own bases help without being named.
    fn name_help(&self, draft: &mut Draft, base: BaseType, source: &Table) -> Result<()> {
        let owner = seat(word(source, "owner")?)?;
        if owner == self.game.active_seat() {
            return Ok(());
        }
        if let Some(place) = source.get("doubles") {
            draft.doubled = Doubled::Infra(self.game.active_seat(), number(place)? as u8 - 1);
            return Ok(());
        }
        let team = source.get("team").map_or(Ok(draft.parts[0].team), |id| self.own_team(id))?;
        let part =
            draft.parts[..usize::from(draft.count)].iter().position(|part| part.team == team).ok_or("a part of this team")?;
        let has = |site: &Site| {
            let state = self.game.site_state(*site);
            state.owner == Some(owner) && state.has(base)
        };
        let sites: Vec<Site> = self.game.board_of_era().all().filter(has).collect();
        let site = match sites[..] {
            [site] => site,
            [_, ..] if self.is_specified => specified::base(&sites),
            _ => return Err(format!("not answered: which of {} bases", sites.len())),
        };
        match self.game.with_help(draft, part as u8, site, base) {
            Some(helped) => *draft = helped,
            None if draft.doubled != Doubled::Nothing => {}
            None if self.is_specified => draft.doubled = specified::doubled(self, draft),
            None => return Err("not answered: what the Spaceport doubles".to_owned()),
        }
        Ok(())
    }
}

/// Compares the value that a case states for a source, if it states one.
fn is_worth(source: &Table, amount: Amount) -> bool {
    let says = |key: &str, worth: u8| source.get(key).and_then(Value::as_integer).is_none_or(|said| said == i64::from(worth));
    says("value", amount.add) && says("mult", amount.times)
}
