//! A complete action submitted at once: checked as a whole, with refusals in the order of R7.10.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{Amount, BOXES, data};
use crate::event::Event;
use crate::kinds::{BaseType, Kind, Site, Title};
use crate::phases::draft::DraftStep;
use crate::phases::sources::{HQ_BOXES, Mix};
use crate::refusals::first;
use crate::state::{Doubled, Draft, Part, Phase, SECOND, SpaceCorp};

impl SpaceCorp {
    /// An empty request of a type.
    pub fn request(&self, kind: Kind) -> Draft {
        self.begun(kind)
    }

    /// Teams of the active player that differ, here or anywhere: a request that names none means the only one (R18.6).
    pub fn teams_to_name(&self, at: Option<Site>) -> Vec<u8> {
        let stands = |team: &u8| at.is_none_or(|site| self.player(self.active).teams[usize::from(*team)].site == site);
        self.distinct_teams(self.active, 0).filter(stands).collect()
    }

    /// Sites whose base could meet the base condition of a request (R7.2.2).
    pub fn conditions_to_name(&self, draft: &Draft) -> Vec<Site> {
        let (first, second) = self.conditions(draft.part());
        [first, second].into_iter().flatten().collect()
    }

    /// The request with an opponent's base that helps a part of it; `None` if the base doubles a card, which is named instead (R6.6).
    pub fn with_help(&self, draft: &Draft, part: u8, site: Site, base: BaseType) -> Option<Draft> {
        let doubles = self.role(base).is_some_and(|role| role.effect.move_from.double_one_card);
        (!doubles).then(|| self.with_source(draft, &Action::Support { part, site, base }))
    }

    /// The position in which a target, a base or an order is asked that a legal request does not name (R18.2); `None` if it names all.
    pub fn left_open(&self, draft: &Draft) -> Option<SpaceCorp> {
        let ordered = self.ordered(draft);
        let mut parts = (1..=draft.count).map(|count| Draft { count, ..ordered });
        let open = parts.find(|draft| self.draft_step(draft) != DraftStep::Sources)?;
        Some(SpaceCorp { phase: Phase::Action, draft: open, ..self.clone() })
    }

    /// The request with the order of its bases where that cannot matter.
    fn ordered(&self, draft: &Draft) -> Draft {
        let mut ordered = *draft;
        for count in 1..=draft.count {
            ordered.count = count;
            self.complete_order(&mut ordered);
        }
        ordered
    }

    /// The request with a progress card as a source: those of Research are named, the others count by themselves where they are in force
    /// (R6.8, R6.10).
    pub fn with_title(&self, draft: &Draft, title: Title) -> Result<Draft, Illegal> {
        let named = Action::Title { title };
        let of_research = data().abilities.values[Kind::Research.index()].iter().any(|&(known, _)| known == title);
        if draft.kind != Some(Kind::Research) && !of_research && self.titles_in_force(self.active).contains(title) {
            return Ok(*draft);
        }
        self.check_source(draft, &named).map(|()| self.with_source(draft, &named))
    }

    /// Whether a complete action is legal (R7.10.2).
    pub fn check_request(&self, draft: &Draft) -> Result<(), Illegal> {
        let kind = draft.kind.expect("a request names its type");
        let mut parts = vec![self.check_kind(kind), self.check_names(draft)];
        match kind {
            Kind::Research => parts.push(self.check_research()),
            Kind::Produce => parts.push(self.check_can_produce()),
            Kind::Upgrade => {
                let slot = draft.slot.filter(|&slot| usize::from(slot) < BOXES);
                parts.push(slot.map(drop).ok_or(Illegal::new("R7.7", "unknown_id")));
                parts.push(self.check_choose_for(kind, draft.card));
            }
            Kind::Special => parts.push(self.check_special_request(draft)),
            Kind::Colonize => parts.push(self.check_region(draft.parts[0].site.expect("a region"))),
            Kind::Move | Kind::Explore | Kind::Build => parts.push(self.check_part(&Draft { count: 1, ..*draft })),
            _ => {}
        }
        parts.extend(self.check_request_sources(draft, kind));
        first(parts)?;
        for count in 2..=draft.count {
            self.check_part(&Draft { count, ..*draft })?;
        }
        self.check_value(draft)
    }

    /// Whether sites and types of bases exist in this era.
    fn check_names(&self, draft: &Draft) -> Result<(), Illegal> {
        let mut sites = draft.parts().iter().filter_map(|part| part.site);
        let mut bases = draft.parts().iter().flat_map(|part| part.bases).flatten();
        match sites.all(|site| self.exists(site)) && bases.all(|base| self.role(base).is_some()) {
            true => Ok(()),
            false => Err(Illegal::new("R2", "unknown_id")),
        }
    }

    fn check_special_request(&self, draft: &Draft) -> Result<(), Illegal> {
        self.check_in_hand(draft.card)?;
        match draft.parts[0].site {
            Some(site) => self.check_special_site(draft.card, site),
            None => self.check_choose_for(Kind::Special, draft.card),
        }
    }

    /// The last part of a draft, its value aside.
    fn check_part(&self, draft: &Draft) -> Result<(), Illegal> {
        let part = draft.part();
        let Some(team) = part.team else { return Err(Illegal::new("R7.3", "no_team")) };
        self.check_next_team(draft, team)?;
        match draft.kind {
            Some(Kind::Move) => self.check_destination_of(part),
            Some(Kind::Explore) => self.check_explore(draft),
            _ => {
                let mut unbuilt = *draft;
                unbuilt.part_mut().bases = Part::EMPTY.bases;
                self.check_build(&unbuilt)?;
                self.check_bases(draft)
            }
        }
    }

    fn check_destination_of(&self, part: &Part) -> Result<(), Illegal> {
        let to = part.site.expect("a destination");
        if self.exists(to) { self.check_way(part, to) } else { Err(Illegal::new("R2", "unknown_id")) }
    }

    fn check_bases(&self, draft: &Draft) -> Result<(), Illegal> {
        let part = draft.part();
        let site = self.start_of(part).expect("a team");
        let places = 0..self.places(site);
        if places.clone().any(|slot| part.bases[slot].is_none()) {
            return Err(Illegal::new("R13.2", "requirement_not_met"));
        }
        let second = part.bases[SECOND];
        let has_second = self.has_ability(self.active, data().abilities.second_base);
        if second.is_some() && (!has_second || second == part.bases[0]) {
            return Err(Illegal::new("R13.2", "requirement_not_met"));
        }
        for (slot, base) in part.bases.iter().enumerate() {
            base.map_or(Ok(()), |base| self.check_base_type(site, slot, base))?;
        }
        let short = |base: BaseType| {
            let used = draft.parts().iter().flat_map(|part| part.bases).filter(|&placed| placed == Some(base)).count();
            used > usize::from(self.player(self.active).stock[base.index()])
        };
        match BaseType::ALL.into_iter().any(short) {
            true => Err(Illegal::new("R13.2.1", "no_base_in_stock")),
            false => Ok(()),
        }
    }

    fn check_request_sources(&self, draft: &Draft, kind: Kind) -> Vec<Result<(), Illegal>> {
        let bare = Draft { parts: draft.parts, count: draft.count, ..self.begun(kind) };
        let cards = draft.cards.iter().map(|card| self.check_card(&bare, kind, card, draft.shielded_cards.contains(card)));
        let mut checks: Vec<Result<(), Illegal>> = cards.collect();
        let own = 1u8 << self.active.0;
        if draft.hq_named && draft.hqs == own && !draft.competitors.is_some() {
            checks.push(if self.has_infra(self.active, kind) { Ok(()) } else { Err(Illegal::new("R6.10", "type_mismatch")) });
        } else if draft.hq_named {
            checks.push(self.check_infra(&bare, kind, draft.hqs, draft.competitors.is_some()));
        }
        if draft.time.is_some() {
            checks.push(self.check_in_hand(draft.time));
            checks.push(self.check_time(&bare, kind));
        }
        if draft.doubled != Doubled::Nothing {
            checks.push(self.check_double(&Draft { doubled: Doubled::Nothing, ..*draft }, draft.doubled));
        }
        (0..draft.parts().len()).for_each(|part| self.check_request_help(draft, part, &mut checks));
        checks
    }

    /// Opponents' bases that help a part: each is checked as if it were named last.
    fn check_request_help(&self, draft: &Draft, index: usize, checks: &mut Vec<Result<(), Illegal>>) {
        let mut check = |site: Option<Site>, base: BaseType, leave_out: fn(&mut Part)| {
            let Some(site) = site else { return };
            let mut without = *draft;
            leave_out(&mut without.parts[index]);
            checks.push(self.check_support(&without, index as u8, site, base));
        };
        let part = &draft.parts[index];
        check(self.start_of(part).filter(|_| part.spaceport), BaseType::Spaceport, |part| part.spaceport = false);
        check(part.industrial, BaseType::Industrial, |part| part.industrial = None);
        check(part.shield, BaseType::ShieldFactory, |part| part.shield = None);
    }

    /// Whether a source may be named after those of a request (R18.5).
    pub fn check_further(&self, draft: &Draft, source: &Action) -> Result<(), Illegal> {
        self.check_source(draft, source)
    }

    /// Whether a Produce action may choose these tiles, each once (R7.5).
    pub fn check_tiles(&self, tiles: &[Action]) -> Result<(), Illegal> {
        let mut game = self.clone();
        for tile in tiles {
            match *tile {
                Action::Produce { site, slot } => game.check_produce(site, slot)?,
                _ => game.check_produce_legacy()?,
            }
            game.choose_tile(tile, u16::MAX);
        }
        Ok(())
    }

    /// What the Infra of a HQ adds to a type of action.
    pub fn infra_total(&self, seat: Seat, kind: Kind) -> u32 {
        let boxes = (0..HQ_BOXES).map(|slot| self.infra(seat, slot, kind).get(false).add);
        boxes.map(u32::from).sum()
    }

    /// The totals of a request's parts, and whether it is shielded.
    pub fn request_totals(&self, draft: &Draft) -> Vec<u32> {
        self.totals(draft).to_vec()
    }

    /// What radiation costs a request (R11.1.3).
    pub fn request_radiation(&self, draft: &Draft) -> u32 {
        self.radiation(&self.needs(draft, false), self.mix(draft).shielded)
    }

    /// The total of values and multipliers alone (R6.3).
    pub fn total_of(values: &[Amount]) -> u32 {
        let mut mix = Mix::default();
        values.iter().for_each(|&amount| mix.add(amount));
        mix.total(0)
    }

    /// Whether a shielded value is among the sources, zone or not.
    pub fn sources_are_shielded(&self, draft: &Draft) -> bool {
        self.mix(draft).shielded
    }

    /// Whether the sources may be named, enough or not (R6.7.1, R11.3).
    pub fn check_sources(&self, draft: &Draft) -> Result<(), Illegal> {
        let kind = draft.kind.expect("a request names its type");
        first(self.check_request_sources(draft, kind))?;
        let most = self.points_to_buy(draft);
        match i64::from(draft.bought) > most {
            true => Err(Illegal::new("R11.3", "spend_limit").with(most as i32)),
            false => Ok(()),
        }
    }

    /// Maximum number of points that may be bought with these sources, regardless of what is missing (R11.3).
    pub fn points_to_buy(&self, draft: &Draft) -> i64 {
        i64::from(self.needs(draft, false).may_buy(&self.mix(draft)))
    }

    pub fn request_colony_points(&self, draft: &Draft) -> u8 {
        self.colony_points(draft, draft.parts[0].site.expect("a region"))
    }

    pub fn request_build_total(&self, draft: &Draft) -> u32 {
        self.mix(draft).total(0)
    }

    pub fn request_build_needed(&self, site: Site) -> u32 {
        self.build_needed(site)
    }

    pub fn request_rewards(&self, draft: &Draft) -> Vec<u8> {
        let rewards = if self.gives_no_rewards() { Default::default() } else { self.rewards(draft) };
        rewards[..usize::from(self.seats)].to_vec()
    }

    /// Carries out a request that was checked and leaves nothing open, up to the next decision.
    pub fn carry_out_request(&mut self, draft: &Draft, log: &mut impl Log<Event>) {
        self.phase = Phase::Action;
        self.draft = self.ordered(draft);
        self.confirm(log);
        self.carry_on(log);
    }
}
