//! Drafting an action (R18.2): type, then targets. A choice is offered only if the draft can still be completed legally (R18.7).

use orrery_engine::{Illegal, Log};

use crate::action::Action;
use crate::components::{BOXES, SiteKind, Special, data};
use crate::event::Event;
use crate::kinds::{BaseType, Card, CardSet, Kind, Site};
use crate::refusals::{Ignored, Nearest, Refusals, any_ok};
use crate::state::{Draft, Part, Phase, SECOND, SpaceCorp, TEAMS};

/// A player with more cards may not begin Research (R7.1).
const HAND_FOR_RESEARCH: usize = 7;

/// The next question of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DraftStep {
    Type,
    Team,
    Site,
    Condition,
    /// The base for this place.
    Base(u8),
    Second,
    Order,
    ColonyTile,
    Card,
    Box,
    /// More sources, or confirm.
    Sources,
}

const WRONG: Illegal = Illegal::new("R18.3", "wrong_phase");
const UNKNOWN: Illegal = Illegal::new("R2", "unknown_id");

impl SpaceCorp {
    pub(crate) fn draft_step(&self, draft: &Draft) -> DraftStep {
        let part = draft.part();
        match draft.kind {
            None => DraftStep::Type,
            Some(Kind::Move) if part.team.is_none() => DraftStep::Team,
            Some(Kind::Move) if part.site.is_none() => DraftStep::Site,
            Some(Kind::Move) if part.condition.is_none() && self.conditions(part).1.is_some() => DraftStep::Condition,
            Some(Kind::Explore | Kind::Build) if part.team.is_none() => DraftStep::Team,
            Some(Kind::Build) => self.build_step(part),
            Some(Kind::Colonize) if part.site.is_none() => DraftStep::Site,
            Some(Kind::Colonize) if draft.colony == Default::default() => DraftStep::ColonyTile,
            Some(Kind::Upgrade | Kind::Special) if !draft.card.is_some() => DraftStep::Card,
            Some(Kind::Upgrade) if draft.slot.is_none() => DraftStep::Box,
            Some(Kind::Special) if data().card(draft.card).special != Some(Special::GainProfit) && part.site.is_none() => {
                DraftStep::Site
            }
            Some(_) => DraftStep::Sources,
        }
    }

    /// Whether the remaining questions can be answered so that the draft becomes legal.
    pub(crate) fn can_finish_draft(&self) -> bool {
        match self.draft_step(&self.draft) {
            // Their answers do not depend on the value, and a source may be offered that adds too little.
            DraftStep::Condition | DraftStep::Order | DraftStep::Sources => self.check_completable(&self.draft).is_ok(),
            _ => {
                let mut options = Vec::new();
                self.legal_draft(&mut options);
                !options.is_empty()
            }
        }
    }

    // Lists

    pub(crate) fn legal_draft(&self, out: &mut Vec<Action>) {
        let draft = &self.draft;
        let (seat, part) = (self.active, draft.part());
        match self.draft_step(draft) {
            DraftStep::Type => {
                let kinds = Kind::ALL.into_iter().filter(|&kind| self.may_begin(kind, &mut Ignored));
                out.extend(kinds.map(|kind| Action::Begin { kind }));
            }
            DraftStep::Team => self.legal_teams(draft, out),
            DraftStep::Site => self.legal_sites(draft, out),
            DraftStep::Condition => {
                let (first, second) = self.conditions(part);
                out.extend([first, second].into_iter().flatten().map(|site| Action::Condition { site }));
            }
            DraftStep::Base(slot) => self.legal_bases(draft, slot, out),
            DraftStep::Second => {
                self.legal_bases(draft, SECOND as u8, out);
                if self.check_no_second(draft).is_ok() {
                    out.push(Action::NoSecond);
                }
            }
            DraftStep::Order => {
                let slots = (0..part.bases.len() as u8).filter(|&slot| self.check_next(part, slot).is_ok());
                out.extend(slots.map(|slot| Action::Next { slot }));
            }
            DraftStep::ColonyTile => {
                let tiles = self.distinct_colonies().map(|colony| Action::ColonyTile { colony });
                out.extend(tiles.filter(|action| self.check_draft(action).is_ok()));
            }
            DraftStep::Card => {
                let cards = self.player(seat).hand.iter().filter(|&card| self.lowest_face(card, CardSet::EMPTY) == card);
                out.extend(cards.map(|card| Action::Choose { card }).filter(|action| self.check_draft(action).is_ok()));
            }
            DraftStep::Box => out.extend((0..BOXES as u8).map(|slot| Action::Box { slot })),
            DraftStep::Sources => self.legal_sources(draft, out),
        }
    }

    fn legal_teams(&self, draft: &Draft, out: &mut Vec<Action>) {
        let teams = self.distinct_teams(self.active, 0).filter(|&team| self.may_use_team(draft, team, &mut Ignored));
        out.extend(teams.map(|team| Action::Team { team }));
    }

    fn legal_sites(&self, draft: &Draft, out: &mut Vec<Action>) {
        match draft.kind {
            Some(Kind::Move) => self.for_destinations(draft, &mut Ignored, |site| {
                out.push(Action::Site { site });
                true
            }),
            Some(Kind::Colonize) => self.legal_colonize_sites(draft, out),
            _ => {
                let sites = self.all_sites().filter(|&site| self.check_special_site(draft.card, site).is_ok());
                out.extend(sites.map(|site| Action::Site { site }));
            }
        }
    }

    fn legal_bases(&self, draft: &Draft, slot: u8, out: &mut Vec<Action>) {
        let bases = BaseType::ALL.into_iter().map(|base| Action::Base { slot, base });
        out.extend(
            bases.filter(|action| matches!(*action, Action::Base { slot, base } if self.check_base(draft, slot, base).is_ok())),
        );
    }

    // Checks

    pub(crate) fn check_draft(&self, action: &Action) -> Result<(), Illegal> {
        let draft = &self.draft;
        match (self.draft_step(draft), *action) {
            (DraftStep::Type, Action::Begin { kind }) => self.check_begin(kind),
            (DraftStep::Team, Action::Team { team }) => self.check_team(draft, team),
            (DraftStep::Site, Action::Site { site }) => match draft.kind {
                Some(Kind::Move) => self.check_destination(draft, site),
                Some(Kind::Colonize) => self.check_colonize_site(draft, site),
                _ => self.check_special_site(draft.card, site),
            },
            (DraftStep::Condition, Action::Condition { site }) => {
                let (first, second) = self.conditions(draft.part());
                if [first, second].contains(&Some(site)) { Ok(()) } else { Err(Illegal::new("R7.2.2", "base_condition")) }
            }
            (DraftStep::Base(place), Action::Base { slot, base }) if slot == place => self.check_base(draft, slot, base),
            (DraftStep::Second, Action::Base { slot, base }) if Self::is_second(slot) => self.check_base(draft, slot, base),
            (DraftStep::Second, Action::NoSecond) => self.check_no_second(draft),
            (DraftStep::Order, Action::Next { slot }) => self.check_next(draft.part(), slot),
            (DraftStep::ColonyTile, Action::ColonyTile { colony }) => {
                self.check_colony_tile(colony)?;
                let site = draft.part().site.expect("a region");
                self.check_colony_value(self.possible_points(draft, site), colony)
            }
            (DraftStep::Card, Action::Choose { card }) => self.check_choose(card),
            (DraftStep::Box, Action::Box { slot }) => {
                if usize::from(slot) < BOXES {
                    Ok(())
                } else {
                    Err(Illegal::new("R7.7", "unknown_id"))
                }
            }
            (DraftStep::Sources, action) => self.check_source(draft, &action),
            _ => Err(WRONG),
        }
    }

    /// Whether any action is legal (R5.1).
    pub(crate) fn has_legal_action(&self) -> bool {
        // Research and Move come first: they are nearly always possible, and cheap to check.
        Kind::ALL.into_iter().any(|kind| self.may_begin(kind, &mut Ignored))
    }

    pub(crate) fn check_begin(&self, kind: Kind) -> Result<(), Illegal> {
        let mut nearest = Nearest::default();
        let found = self.may_begin(kind, &mut nearest);
        nearest.unless(found)
    }

    /// Whether some set of targets and sources makes an action of this type legal.
    fn may_begin(&self, kind: Kind, refusals: &mut impl Refusals) -> bool {
        if let Err(refusal) = self.check_kind(kind) {
            refusals.note(refusal);
            return false;
        }
        let draft = self.begun(kind);
        match kind {
            Kind::Research => any_ok([self.check_research().and_then(|()| self.check_possible(&draft))], refusals),
            Kind::Produce => any_ok([self.check_can_produce().and_then(|()| self.check_possible(&draft))], refusals),
            Kind::Genetics | Kind::Revelation => any_ok([self.check_possible(&draft)], refusals),
            Kind::Move | Kind::Explore | Kind::Build => {
                refusals.note(Illegal::new("R7.3", "no_team"));
                self.distinct_teams(self.active, 0).any(|team| self.may_use_team(&draft, team, refusals))
            }
            Kind::Upgrade | Kind::Special => {
                refusals.note(match kind {
                    Kind::Upgrade => Illegal::new("R7.7", "not_upgradeable"),
                    _ => Illegal::new("R7.8", "type_mismatch"),
                });
                any_ok(self.player(self.active).hand.iter().map(|card| self.check_choose_for(kind, card)), refusals)
            }
            Kind::Colonize => any_ok(self.all_sites().map(|site| self.check_colonize_site(&draft, site)), refusals),
        }
    }

    pub(crate) fn check_kind(&self, kind: Kind) -> Result<(), Illegal> {
        if self.is_banned_by_situation(kind) {
            return Err(Illegal::new("R16.6", "banned_action"));
        }
        if self.is_banned(kind) {
            return Err(Illegal::new("R8.2", "banned_action"));
        }
        if kind.exists_in(self.era) { Ok(()) } else { Err(Illegal::new("R6.1", "type_mismatch")) }
    }

    pub(crate) fn check_research(&self) -> Result<(), Illegal> {
        if self.player(self.active).hand.len() > HAND_FOR_RESEARCH {
            return Err(Illegal::new("R7.1", "hand_too_large").with(HAND_FOR_RESEARCH as i32));
        }
        let nothing = self.deck.is_empty() && self.offers.iter().all(|card| !card.is_some());
        if nothing { Err(Illegal::new("R7.1", "pile_empty")) } else { Ok(()) }
    }

    /// An empty draft of a type: the player's own HQ is used unless another is named (R6.10).
    pub(crate) fn begun(&self, kind: Kind) -> Draft {
        let uses_infra = !matches!(kind, Kind::Upgrade | Kind::Special);
        Draft { kind: Some(kind), count: 1, hqs: if uses_infra { 1 << self.active.0 } else { 0 }, ..Draft::EMPTY }
    }

    /// The draft with a team for the part that waits for one.
    pub(crate) fn with_team(draft: &Draft, team: u8) -> Draft {
        let mut next = *draft;
        next.part_mut().team = Some(team);
        next
    }

    pub(crate) fn check_team(&self, draft: &Draft, team: u8) -> Result<(), Illegal> {
        if usize::from(team) >= TEAMS {
            return Err(UNKNOWN);
        }
        let mut nearest = Nearest::default();
        let found = self.may_use_team(draft, team, &mut nearest);
        nearest.unless(found)
    }

    /// Whether a team can be the next one of the draft, with some target.
    pub(crate) fn may_use_team(&self, draft: &Draft, team: u8, refusals: &mut impl Refusals) -> bool {
        if let Err(refusal) = self.check_next_team(draft, team) {
            refusals.note(refusal);
            return false;
        }
        let next = Self::with_team(draft, team);
        match draft.kind {
            Some(Kind::Move) => {
                let mut found = false;
                self.for_destinations(&next, refusals, |_| {
                    found = true;
                    false
                });
                found
            }
            Some(Kind::Explore) => any_ok([self.check_explore(&next).and_then(|()| self.check_possible(&next))], refusals),
            _ => any_ok([self.check_build(&next).and_then(|()| self.check_possible(&next))], refusals),
        }
    }

    /// Whether a team is free, and not the first one of a split.
    pub(crate) fn check_next_team(&self, draft: &Draft, team: u8) -> Result<(), Illegal> {
        self.check_team_free(self.active, team)?;
        match draft.is_split() && draft.parts[0].team == Some(team) {
            true => Err(Illegal::new("R6.5.1", "same_site")),
            false => Ok(()),
        }
    }

    /// Without a second base the Build may lack the shield that it needs.
    fn check_no_second(&self, draft: &Draft) -> Result<(), Illegal> {
        let mut next = *draft;
        next.part_mut().no_second = true;
        self.check_possible(&next)
    }

    // Special and Upgrade

    fn check_choose(&self, card: Card) -> Result<(), Illegal> {
        self.check_choose_for(self.draft.kind.expect("an action of a type"), card)
    }

    pub(crate) fn check_choose_for(&self, kind: Kind, card: Card) -> Result<(), Illegal> {
        self.check_in_hand(card)?;
        if kind == Kind::Upgrade {
            return if data().card(card).infra { Ok(()) } else { Err(Illegal::new("R7.7", "not_upgradeable")) };
        }
        if data().card(card).special == Some(Special::GainProfit) {
            return Ok(());
        }
        if data().card(card).special.is_none() {
            return Err(Illegal::new("R7.8", "type_mismatch"));
        }
        let mut nearest = Nearest::default();
        let found = any_ok(self.all_sites().map(|site| self.check_special_site(card, site)), &mut nearest);
        nearest.unless(found)
    }

    pub(crate) fn check_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if card.index() >= data().cards.len() {
            return Err(Illegal::new("R6.2", "unknown_card"));
        }
        match self.player(self.active).hand.contains(card) {
            true => Ok(()),
            false => Err(Illegal::new("R6.2", "card_not_in_hand")),
        }
    }

    /// R7.8.
    pub(crate) fn check_special_site(&self, card: Card, site: Site) -> Result<(), Illegal> {
        if !self.exists(site) {
            return Err(UNKNOWN);
        }
        match data().card(card).special {
            Some(Special::Probe) => {
                if self.board().site(site).boxes == 0 || !self.is_empty_site(site) {
                    return Err(Illegal::new("R7.8", "requirement_not_met"));
                }
                self.check_piles([site])
            }
            Some(Special::AntimatterJump) => {
                self.jumping_team().ok_or(Illegal::new("R7.8", "no_team"))?;
                if site == self.board().plan.home {
                    return Err(Illegal::new("R7.8", "same_site"));
                }
                match self.board().site(site).kind {
                    SiteKind::Empty => Err(Illegal::new("R7.8", "region_not_allowed")),
                    _ => Ok(()),
                }
            }
            _ => Err(Illegal::new("R7.8", "requirement_not_met")),
        }
    }

    /// The lowest own team at home.
    pub(crate) fn jumping_team(&self) -> Option<usize> {
        let home = self.board().plan.home;
        self.player(self.active).teams.iter().position(|team| team.site == home)
    }

    // What a choice does

    /// Takes one step of the draft, and those that have one answer only (R18.2).
    pub(crate) fn do_draft(&mut self, action: &Action, log: &mut impl Log<Event>) {
        if *action == Action::Confirm {
            return self.confirm(log);
        }
        self.draft = self.drafted(&self.draft, action);
        self.fill_in();
    }

    /// Answers questions with one possible answer.
    pub(crate) fn fill_in(&mut self) {
        let mut options = Vec::new();
        while self.draft_step(&self.draft) != DraftStep::Sources {
            options.clear();
            self.legal_draft(&mut options);
            match options[..] {
                [only] => self.draft = self.drafted(&self.draft, &only),
                _ => return,
            }
        }
    }

    /// The draft with one choice more.
    pub(crate) fn drafted(&self, draft: &Draft, action: &Action) -> Draft {
        let mut next = *draft;
        match *action {
            Action::Begin { kind } => return self.begun(kind),
            Action::Team { team } if draft.part().team.is_none() => next.part_mut().team = Some(team),
            Action::Team { team } => {
                next.count = 2;
                next.parts[1] = Part { team: Some(team), ..Part::EMPTY };
                next.time = self.time_card().expect("a Time card");
                return next;
            }
            Action::Site { site } => next.part_mut().site = Some(site),
            Action::Condition { site } => next.part_mut().condition = Some(site),
            Action::Base { slot, base } => next.part_mut().bases[usize::from(slot)] = Some(base),
            Action::NoSecond => next.part_mut().no_second = true,
            Action::Next { slot } => next.part_mut().order.push(slot),
            Action::ColonyTile { colony } => next.colony = colony,
            Action::Choose { card } => next.card = card,
            Action::Box { slot } => next.slot = Some(slot),
            _ => return self.with_source(draft, action),
        }
        if next.kind == Some(Kind::Special) && data().card(next.card).special == Some(Special::AntimatterJump) {
            next.part_mut().team = self.jumping_team().map(|team| team as u8);
        }
        self.complete_order(&mut next);
        next
    }

    pub(crate) fn is_drafting(&self) -> bool {
        self.phase == Phase::Action && self.draft.kind.is_some()
    }
}
