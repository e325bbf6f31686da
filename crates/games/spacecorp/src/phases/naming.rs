//! Naming the sources of an action (R18.5): in any order, each at most once; then the action is confirmed.

use orrery_engine::{Illegal, List, Log, Seat};

use crate::action::Action;
use crate::board::bits;
use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Card, CardSet, Edge, Era, Kind, Site, Title};
use crate::phases::colonies::POINT_PRICE;
use crate::phases::sources::HQ_BOXES;
use crate::refusals::Ignored;
use crate::state::{Doubled, Draft, Part, Phase, SpaceCorp, TEAMS};

const LIMIT: Illegal = Illegal::new("R6.10", "source_limit");
const MISMATCH: Illegal = Illegal::new("R6.1", "type_mismatch");

impl SpaceCorp {
    pub(crate) fn legal_sources(&self, draft: &Draft, out: &mut Vec<Action>) {
        let kind = draft.kind.expect("an action of a type");
        let mut offer = |action: Action| {
            if self.check_source(draft, &action).is_ok() {
                out.push(action);
            }
        };
        offer(Action::Confirm);
        if !(kind.has_value() || kind == Kind::Colonize) || draft.bought > 0 {
            return;
        }
        if kind == Kind::Colonize {
            offer(Action::RemoveTeam);
            offer(Action::Pay);
        }
        self.hq_choices(draft, kind, &mut offer);
        for card in self.free_cards(draft).iter().filter(|&card| self.lowest_face(card, draft.cards) == card) {
            offer(Action::Card { card, shielded: false });
            offer(Action::Card { card, shielded: true });
        }
        self.help_choices(draft, kind, &mut offer);
        for &(title, _) in &data().abilities.values[Kind::Research.index()] {
            offer(Action::Title { title });
        }
        if self.has_consultants(kind) {
            offer(Action::Buy { points: 1 });
        }
        if kind.may_be_doubled() {
            offer(Action::Time);
            let needs = self.needs(draft, false);
            let missing = needs.missing(&self.mix(draft));
            if (1..=u32::from(u8::MAX)).contains(&missing) {
                offer(Action::Buy { points: missing as u8 });
            }
            self.legal_second_teams(draft, kind, out);
        }
    }

    fn hq_choices(&self, draft: &Draft, kind: Kind, offer: &mut impl FnMut(Action)) {
        if !draft.hq_named {
            if kind == Kind::Research {
                offer(Action::Infra { hqs: 0, competitors: false });
            }
            let most = if self.competitors_card(draft).is_some() { 2 } else { 1 };
            for hqs in (1..1u8 << self.seats).filter(|hqs| hqs.count_ones() <= most) {
                offer(Action::Infra { hqs, competitors: false });
                if most == 2 {
                    offer(Action::Infra { hqs, competitors: true });
                }
            }
        }
        for seat in bits(u32::from(draft.hqs)).map(|seat| Seat(seat as u8)) {
            (0..HQ_BOXES).for_each(|slot| offer(Action::ShieldedBox { seat, slot }));
        }
    }

    /// Opponents' bases, and the card that a Spaceport doubles.
    fn help_choices(&self, draft: &Draft, kind: Kind, offer: &mut impl FnMut(Action)) {
        if !matches!(kind, Kind::Move | Kind::Build) {
            return;
        }
        for (index, part) in draft.parts().iter().enumerate() {
            let Some(start) = self.start_of(part) else { continue };
            for site in bits(self.board().region(start).sites).map(|site| Site(site as u8)) {
                for base in BaseType::ALL.into_iter().filter(|&base| self.at(site).has(base)) {
                    offer(Action::Support { part: index as u8, site, base });
                }
            }
        }
        if kind == Kind::Move {
            self.doublable(draft).into_iter().for_each(|what| offer(Action::Double { what }));
        }
    }

    pub(crate) fn check_source(&self, draft: &Draft, action: &Action) -> Result<(), Illegal> {
        let kind = draft.kind.expect("an action of a type");
        let has_sources = kind.has_value() || kind == Kind::Colonize;
        match *action {
            Action::Confirm => return self.check_value(draft),
            _ if draft.bought > 0 || !has_sources => return Err(Illegal::new("R18.3", "wrong_phase")),
            Action::Infra { hqs, competitors } => self.check_infra(draft, kind, hqs, competitors)?,
            Action::ShieldedBox { seat, slot } => self.check_shielded_box(draft, kind, seat, slot)?,
            Action::Card { card, shielded } => {
                self.check_card(draft, kind, card, shielded)?;
                // A card without another use only adds.
                if !self.card_values(card, kind).are_two() && data().card(card).edge != Some(Edge::Competitors) {
                    return Ok(());
                }
            }
            Action::Support { part, site, base } => return self.check_support(draft, part, site, base),
            Action::Double { what } => self.check_double(draft, what)?,
            Action::Title { title } => return self.check_named_title(draft, kind, title),
            Action::Time => return self.check_time(draft, kind),
            Action::Buy { points } => {
                let sold = kind.may_be_doubled() && self.era != Era::Mariners || self.has_consultants(kind);
                if !sold || points == 0 {
                    return Err(Illegal::new("R11.3", "spend_limit").with(0));
                }
                return self.check_value(&self.with_source(draft, action));
            }
            Action::Team { team } => return self.check_team(&self.split(draft, kind)?, team),
            Action::RemoveTeam => {
                let site = draft.part().site.filter(|_| kind == Kind::Colonize);
                let team = site.and_then(|site| self.removable_team(site));
                return match (draft.team_removed, team) {
                    (false, Some(_)) => Ok(()),
                    (false, None) => Err(Illegal::new("R13.5", "no_team")),
                    (true, _) => Err(LIMIT),
                };
            }
            Action::Pay => {
                if kind != Kind::Colonize || draft.paid {
                    return Err(LIMIT);
                }
                let enough = self.player(self.active).profit >= POINT_PRICE;
                let refused = Illegal::new("R13.5", "insufficient_profit").with(i32::from(POINT_PRICE));
                return if enough { Ok(()) } else { Err(refused) };
            }
            _ => return Err(Illegal::new("R18.3", "wrong_phase")),
        }
        self.check_completable(&self.with_source(draft, action))
    }

    /// Whether more sources can make the draft legal.
    pub(crate) fn check_completable(&self, draft: &Draft) -> Result<(), Illegal> {
        match draft.kind {
            Some(Kind::Upgrade | Kind::Special) => Ok(()),
            Some(Kind::Colonize) => {
                let site = draft.part().site.expect("a region");
                self.check_colony_value(self.possible_points(draft, site), draft.colony)
            }
            _ => self.check_possible(draft),
        }
    }

    // HQs (R6.2a, R8.2, R8.9)

    pub(crate) fn check_infra(&self, draft: &Draft, kind: Kind, hqs: u8, competitors: bool) -> Result<(), Illegal> {
        let own = 1u8 << self.active.0;
        if hqs >> self.seats != 0 {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        if hqs == 0 {
            let allowed = kind == Kind::Research && !competitors && !draft.hq_named;
            return if allowed { Ok(()) } else { Err(LIMIT) };
        }
        if competitors && !self.others(self.active).any(|seat| self.has_infra(seat, kind)) {
            return Err(Illegal::new("R8.3", "edge_not_playable"));
        }
        if bits(u32::from(hqs)).any(|seat| !self.has_infra(Seat(seat as u8), kind)) {
            return Err(MISMATCH);
        }
        let foreign = hqs & !own != 0;
        if foreign && !competitors && self.end.is_triggered() {
            return Err(Illegal::new("R6.7.1", "era_end_ban"));
        }
        let most = if competitors { 2 } else { 1 };
        if draft.hq_named || !foreign || hqs.count_ones() > most {
            return Err(LIMIT);
        }
        match competitors && self.competitors_card(draft).is_none() {
            true => Err(Illegal::new("R6.2", "card_not_in_hand")),
            false => Ok(()),
        }
    }

    fn check_shielded_box(&self, draft: &Draft, kind: Kind, seat: Seat, slot: u8) -> Result<(), Illegal> {
        if seat.0 >= self.seats || slot >= HQ_BOXES {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let used = draft.hqs >> seat.0 & 1 == 1;
        let two = matches!(kind, Kind::Move | Kind::Build) && self.infra(seat, slot, kind).are_two();
        if !used || !two {
            return Err(MISMATCH);
        }
        if Self::is_box_shielded(draft, seat, slot) { Err(LIMIT) } else { Ok(()) }
    }

    // Cards (R6.2b)

    pub(crate) fn check_card(&self, draft: &Draft, kind: Kind, card: Card, shielded: bool) -> Result<(), Illegal> {
        self.check_in_hand(card)?;
        if draft.cards.contains(card) || draft.competitors == card {
            return Err(Illegal::new("R6.2", "card_not_in_hand"));
        }
        let values = self.card_values(card, kind);
        // The Build total of Colonize ignores radiation, so its sources have one value.
        let one_value = kind == Kind::Colonize && shielded && values.normal.is_some();
        if values.get(shielded).is_some() && !one_value { Ok(()) } else { Err(MISMATCH) }
    }

    /// The lowest id among hand cards of one face that are equally known (R18.6, R18.10). In the solo game cards drive the
    /// competition in a later era, so that equal faces are not equivalent. A card that others saw before an undo stands for itself,
    /// so that decisions that are redone name the same cards, whatever was seen in between.
    pub(crate) fn lowest_face(&self, card: Card, named: CardSet) -> Card {
        let player = self.player(self.active);
        let seen = if self.undo_tells_faces_apart() { self.seen_before_undo } else { CardSet::EMPTY };
        if self.is_solo() || !player.hand.contains(card) || seen.contains(card) {
            return card;
        }
        let same = |other: &Card| {
            data().card(*other).face == data().card(card).face && player.known.contains(*other) == player.known.contains(card)
        };
        player.hand.without(named).without(seen).iter().find(same).unwrap_or(card)
    }

    // Opponents' bases (R6.6, R11.1)

    /// Naming a base that changes nothing is refused (R6.10).
    pub(crate) fn check_support(&self, draft: &Draft, part: u8, site: Site, base: BaseType) -> Result<(), Illegal> {
        if !self.exists(site) || usize::from(part) >= draft.parts().len() {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let plan = &draft.parts[usize::from(part)];
        let (Some(start), Some(role)) = (self.start_of(plan), self.role(base)) else { return Err(MISMATCH) };
        let foreign = self.at(site).owner.is_some_and(|owner| owner != self.active) && !self.is_solo();
        let near = self.board().site(site).region == self.board().site(start).region;
        if !foreign || !near || !self.at(site).has(base) {
            return Err(MISMATCH);
        }
        if !self.may_use_foreign() {
            return Err(Illegal::new("R6.7.1", "era_end_ban"));
        }
        let effect = &role.effect;
        let in_region = effect.in_region;
        let helps = match draft.kind {
            Some(Kind::Move) if effect.move_from.add > 0 => site == start && !plan.spaceport,
            Some(Kind::Move) if in_region.move_from_shielded => self.shield_matters(draft, plan),
            Some(Kind::Build) if in_region.build_double => {
                plan.industrial.is_none() && !self.helps_in_region(start, false, |role| role.effect.in_region.build_double)
            }
            Some(Kind::Build) if in_region.build_shielded => self.shield_matters(draft, plan),
            _ => return Err(MISMATCH),
        };
        if helps { Ok(()) } else { Err(LIMIT) }
    }

    fn shield_matters(&self, draft: &Draft, part: &Part) -> bool {
        let needs = self.needs(draft, false);
        let sheltered = match draft.kind {
            Some(Kind::Move) => self.starts_sheltered(part, false),
            _ => self.builds_sheltered(part, false),
        };
        !sheltered && self.radiation(&needs, self.mix(draft).shielded) > 0
    }

    pub(crate) fn check_double(&self, draft: &Draft, what: Doubled) -> Result<(), Illegal> {
        let (own, usable) = (self.starts_at_spaceports(draft, true), self.starts_at_spaceports(draft, false));
        if !usable && !self.is_solo() && self.all_start_at_spaceports(draft, |_| true) {
            return Err(Illegal::new("R6.7.1", "era_end_ban"));
        }
        if draft.doubled != Doubled::Nothing || !self.doublable(draft).contains(&what) {
            return Err(LIMIT);
        }
        // Own Spaceports double a single card by themselves.
        let by_itself = own && self.doublable(draft).len() < 2;
        if usable && !by_itself { Ok(()) } else { Err(LIMIT) }
    }

    fn check_named_title(&self, draft: &Draft, kind: Kind, title: Title) -> Result<(), Illegal> {
        let of_kind = data().abilities.values[Kind::Research.index()].iter().any(|&(known, _)| known == title);
        if kind != Kind::Research || !of_kind || !self.titles_in_force(self.active).contains(title) {
            return Err(MISMATCH);
        }
        if draft.titles.contains(title) { Err(LIMIT) } else { Ok(()) }
    }

    // Time (R6.5)

    pub(crate) fn check_time(&self, draft: &Draft, kind: Kind) -> Result<(), Illegal> {
        if !kind.may_be_doubled() {
            return Err(Illegal::new("R6.5", "type_mismatch"));
        }
        if draft.time.is_some() {
            return Err(LIMIT);
        }
        self.time_card().map(drop).ok_or(Illegal::new("R6.2", "card_not_in_hand"))
    }

    /// The draft with a second part; its team is named before any source (R18.5).
    fn split(&self, draft: &Draft, kind: Kind) -> Result<Draft, Illegal> {
        self.check_time(draft, kind)?;
        let fresh = Draft { parts: draft.parts, ..self.begun(kind) };
        if *draft != fresh {
            return Err(Illegal::new("R18.3", "wrong_phase"));
        }
        let mut split = *draft;
        (split.count, split.parts[1]) = (2, Part::EMPTY);
        split.time = self.time_card().expect("checked above");
        Ok(split)
    }

    fn legal_second_teams(&self, draft: &Draft, kind: Kind, out: &mut Vec<Action>) {
        if let Ok(split) = self.split(draft, kind) {
            let first = draft.parts[0].team.map_or(0, |team| 1 << team);
            let teams = self.distinct_teams(self.active, first).filter(|&team| self.may_use_team(&split, team, &mut Ignored));
            out.extend(teams.map(|team| Action::Team { team }));
        }
    }

    // What a choice does

    pub(crate) fn with_source(&self, draft: &Draft, action: &Action) -> Draft {
        let mut next = *draft;
        match *action {
            Action::Infra { hqs, competitors } => {
                (next.hqs, next.hq_named) = (hqs, true);
                if competitors {
                    next.competitors = self.competitors_card(draft).unwrap_or(Card::NONE);
                }
            }
            Action::ShieldedBox { seat, slot } => next.shielded_boxes |= 1 << (seat.0 * HQ_BOXES + slot),
            Action::Card { card, shielded } => {
                next.cards.insert(card);
                if shielded {
                    next.shielded_cards.insert(card);
                }
            }
            Action::Support { part, site, base } => {
                let role = self.role(base).expect("a type of this era");
                let part = &mut next.parts[usize::from(part)];
                if role.effect.move_from.add > 0 {
                    part.spaceport = true;
                } else if role.effect.in_region.build_double {
                    part.industrial = Some(site);
                } else {
                    part.shield = Some(site);
                }
            }
            Action::Double { what } => next.doubled = what,
            Action::Title { title } => next.titles.insert(title),
            Action::Time => next.time = self.time_card().unwrap_or(Card::NONE),
            Action::Buy { points } => next.bought = points,
            Action::RemoveTeam => next.team_removed = true,
            Action::Pay => next.paid = true,
            _ => unreachable!("a source"),
        }
        next
    }

    // Confirming

    pub(crate) fn confirm(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        let draft = self.draft;
        let kind = draft.kind.expect("an action of a type");
        let paid = self.price(&draft) as i16;
        let totals: Vec<u32> = self.totals(&draft).into_iter().collect();
        self.turn.rewards = self.rewards(&draft);
        self.player_mut(seat).profit -= paid;
        self.spend_cards(&draft, log);
        self.turn.acted = draft.parts().iter().filter_map(|part| part.team).fold(0, |bits, team| bits | 1 << team);
        log.note(|| {
            let single = [draft.card, draft.time].into_iter().filter(|card| card.is_some());
            let hqs = bits(u32::from(draft.hqs)).map(|seat| Seat(seat as u8)).filter(|&seat| self.has_infra(seat, kind));
            let cards = draft.cards.iter().chain(single).collect();
            Event::Acted { seat, kind, cards, hqs: hqs.collect(), totals, paid }
        });
        if matches!(kind, Kind::Explore | Kind::Build) {
            for index in 0..draft.parts().len() {
                self.draft.parts[index].site = self.start_of(&draft.parts[index]);
            }
        }
        self.draft.confirmed = true;
        self.phase = Phase::Resolve;
        self.push(Term::EndOfAction);
        (0..draft.count).rev().for_each(|part| self.push(Term::Part(part)));
    }

    /// The totals of the parts; what needs no value has none.
    pub(crate) fn totals(&self, draft: &Draft) -> List<u32, 2> {
        match draft.kind {
            Some(kind) if kind.has_value() => {
                let bought = u32::from(draft.bought);
                self.needs(draft, false).totals(&self.mix(draft)).map(|total| total + bought).collect()
            }
            _ => List::default(),
        }
    }

    fn spend_cards(&mut self, draft: &Draft, log: &mut impl Log<Event>) {
        let seat = self.active;
        let mut spent = draft.cards;
        if draft.card.is_some() {
            spent.insert(draft.card);
        }
        self.turn.played = spent;
        if draft.time.is_some() {
            spent.insert(draft.time);
            self.time_aside.insert(draft.time);
        }
        if draft.competitors.is_some() {
            spent.insert(draft.competitors);
            self.put_on_discard(seat, draft.competitors);
            log.note(|| Event::EdgePlayed { seat, card: draft.competitors });
        }
        self.remove_from_hand(seat, spent);
    }

    /// Teams that could be named second, for the canonical form of a request.
    pub(crate) fn lowest_second_team(&self, team: u8) -> u8 {
        let first = self.draft.parts[0].team.filter(|_| usize::from(team) < TEAMS);
        self.lowest_like(self.active, team, first.map_or(0, |team| 1 << team))
    }
}
