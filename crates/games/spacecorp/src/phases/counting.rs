//! What counts in a draft, source by source (R6.9), and who is paid for it (R5.3).

use orrery_engine::{List, Seat};

use crate::board::bits;
use crate::components::{Amount, BaseRole, data};
use crate::kinds::{BaseType, Kind, Site, Title, Titles};
use crate::phases::colonies::POINT_PRICE;
use crate::phases::sources::HQ_BOXES;
use crate::state::{Doubled, Draft, Part, SEATS, SpaceCorp};
use crate::view::{Source, SourceView};

impl SpaceCorp {
    /// Calls `found` for every Infra box and card of the draft, with what counts of it and whether that is shielded.
    pub(crate) fn for_sources(&self, draft: &Draft, mut found: impl FnMut(Source, Amount, bool)) {
        let kind = draft.kind.expect("an action of a type");
        let doubled = self.doubled(draft);
        let twice = |amount: Amount, what: Doubled| match doubled == what {
            true => Amount { add: amount.add * 2, times: amount.times * 2 },
            false => amount,
        };
        for seat in bits(u32::from(draft.hqs)).map(|seat| Seat(seat as u8)) {
            for slot in 0..HQ_BOXES {
                let (amount, shielded) = Self::chosen(self.infra(seat, slot, kind), Self::is_box_shielded(draft, seat, slot));
                if amount.is_some() {
                    found(Source::Infra(seat, slot), twice(amount, Doubled::Infra(seat, slot)), shielded);
                }
            }
        }
        for card in draft.cards.iter() {
            let (amount, shielded) = Self::chosen(self.card_values(card, kind), draft.shielded_cards.contains(card));
            found(Source::Card(card), twice(amount, Doubled::Card(card)), shielded);
        }
    }

    /// Calls `found` for own progress cards that count: those for Research if they are named (R6.8) or if `all` do. None helps the
    /// Build total of Colonize.
    pub(crate) fn for_titles(&self, draft: &Draft, all: bool, mut found: impl FnMut(Title, Amount)) {
        let kind = draft.kind.expect("an action of a type");
        let titles = self.titles_in_force(self.active);
        for &(title, amount) in &data().abilities.values[kind.index()] {
            let counts = kind != Kind::Research || all || draft.titles.contains(title);
            if counts && titles.contains(title) {
                found(title, amount);
            }
        }
    }

    /// Calls `used` once for each HQ and each base of an opponent that the draft uses, with its owner.
    fn for_foreign(&self, draft: &Draft, mut used: impl FnMut(Source, Seat)) {
        let mut bases: List<(Site, Option<BaseType>), 8> = List::default();
        let mut use_base = |site: Site, base: Option<BaseType>| {
            let known = bases.iter().any(|&(at, used)| at == site && (base.is_none() || used == base));
            if let Some(owner) = self.at(site).owner.filter(|&owner| !known && owner != self.active) {
                bases.push((site, base));
                used(base.map_or(Source::Condition(site), |base| Source::Base(site, base)), owner);
            }
        };
        let doubles = draft.doubled != Doubled::Nothing;
        for part in draft.parts() {
            if let Some(start) = self.start_of(part).filter(|_| doubles || part.spaceport) {
                use_base(start, Some(BaseType::Spaceport));
            }
            part.industrial.into_iter().for_each(|site| use_base(site, Some(BaseType::Industrial)));
            part.shield.into_iter().for_each(|site| use_base(site, Some(BaseType::ShieldFactory)));
        }
        if draft.kind == Some(Kind::Move) {
            draft.parts().iter().filter_map(|part| self.condition_used(part)).for_each(|site| use_base(site, None));
        }
        if !draft.competitors.is_some() {
            for seat in bits(u32::from(draft.hqs)).map(|seat| Seat(seat as u8)).filter(|&seat| seat != self.active) {
                let kind = draft.kind.expect("an action of a type");
                let slot = (0..HQ_BOXES).find(|&slot| self.infra(seat, slot, kind).is_some()).unwrap_or(0);
                used(Source::Infra(seat, slot), seat);
            }
        }
    }

    /// One reward for each HQ and each base of an opponent that is used (R5.3).
    pub(crate) fn rewards(&self, draft: &Draft) -> [u8; SEATS] {
        let mut rewards = [0; SEATS];
        self.for_foreign(draft, |_, seat| rewards[seat.index()] += 1);
        rewards
    }

    // The list for its player

    /// Everything that counts in the draft, by itself or because it was named.
    pub(crate) fn counting(&self, draft: &Draft) -> Vec<SourceView> {
        let Some(kind) = draft.kind.filter(|kind| kind.has_value() || *kind == Kind::Colonize) else { return Vec::new() };
        let mut all = Vec::new();
        self.for_sources(draft, |source, amount, shielded| all.push(SourceView { shielded, ..counts(source, amount) }));
        self.for_titles(draft, false, |title, amount| all.push(counts(Source::Title(title), amount)));
        for (index, part) in draft.parts().iter().enumerate() {
            let of = draft.is_split().then_some(index as u8);
            let helps = match kind {
                Kind::Move => self.counting_for_move(draft, part),
                Kind::Build => self.counting_for_build(part),
                _ => Vec::new(),
            };
            all.extend(helps.into_iter().map(|source| SourceView { part: of, ..source }));
        }
        self.counting_once(draft, kind, &mut all);
        if !self.gives_no_rewards() {
            self.for_foreign(draft, |used, owner| {
                let paid = all.iter_mut().find(|each| each.source == used && each.pays.is_none());
                paid.expect("what is used counts").pays = Some(owner);
            });
        }
        all
    }

    /// Sources that belong to no single part: shields of the whole action, Time, and what is paid.
    fn counting_once(&self, draft: &Draft, kind: Kind, all: &mut Vec<SourceView>) {
        let needs = self.needs(draft, false);
        if needs.hot {
            let titles = Titles(self.titles_in_force(self.active).0 & data().abilities.shield.0);
            all.extend(titles.iter().map(|title| shields(Source::Title(title))));
        }
        if draft.competitors.is_some() {
            all.push(counts(Source::Competitors(draft.competitors), Amount::default()));
        }
        if draft.time.is_some() {
            let times = if draft.is_split() { 1 } else { 2 };
            all.push(counts(Source::Time(draft.time), Amount { add: 0, times }));
        }
        if draft.team_removed {
            all.push(counts(Source::RemovedTeam, Amount::default()));
        }
        let radiation = match kind {
            Kind::Move | Kind::Build => self.radiation(&needs, self.mix(draft).shielded),
            _ => 0,
        };
        let point = if draft.paid { POINT_PRICE as u32 } else { 0 };
        let bought = u32::from(draft.bought);
        for (source, costs) in [(Source::Bought, bought), (Source::Radiation, radiation), (Source::ColonyPoint, point)] {
            if costs > 0 {
                let add = if source == Source::Bought { bought } else { 0 };
                all.push(SourceView { add, costs, ..counts(source, Amount::default()) });
            }
        }
    }

    fn counting_for_move(&self, draft: &Draft, part: &Part) -> Vec<SourceView> {
        let Some(from) = self.start_of(part).filter(|from| from.is_on_board()) else { return Vec::new() };
        let mut all = Vec::new();
        let add = self.port_add(from, true).max(if part.spaceport { self.port_add(from, false) } else { 0 });
        let doubles = self.doubled(draft) != Doubled::Nothing;
        if add > 0 || doubles || part.spaceport {
            all.push(SourceView { add, ..counts(Source::Base(from, BaseType::Spaceport), Amount::default()) });
        }
        if part.shield.is_some() || self.needs(draft, false).hot {
            let home = self.board().plan.home_shield && from == self.board().plan.home;
            let factory = part.shield.or_else(|| self.own_helper(from, |role| role.effect.in_region.move_from_shielded));
            all.extend(home.then_some(shields(Source::Home)));
            all.extend(factory.filter(|_| !home).map(|site| shields(Source::Base(site, BaseType::ShieldFactory))));
        }
        let condition = self.condition_used(part).map(|site| counts(Source::Condition(site), Amount::default()));
        all.extend(condition);
        all
    }

    fn counting_for_build(&self, part: &Part) -> Vec<SourceView> {
        let Some(site) = self.start_of(part).filter(|site| site.is_on_board()) else { return Vec::new() };
        let mut all = Vec::new();
        let doubling = part.industrial.or_else(|| self.own_helper(site, |role| role.effect.in_region.build_double));
        all.extend(doubling.map(|site| counts(Source::Base(site, BaseType::Industrial), Amount { add: 0, times: 2 })));
        if part.shield.is_some() || self.board().region(site).radiation {
            let factory = part.shield.or_else(|| self.own_helper(site, |role| role.effect.in_region.build_shielded));
            all.extend(factory.map(|site| shields(Source::Base(site, BaseType::ShieldFactory))));
            if self.builds_shield(part, false) {
                all.push(shields(Source::Base(site, BaseType::ShieldFactory)));
            }
        }
        all
    }

    /// Where one of the player's bases in the region of a site helps.
    fn own_helper(&self, site: Site, helps: impl Fn(&BaseRole) -> bool) -> Option<Site> {
        let own = bits(self.board().region(site).sites).map(|site| Site(site as u8));
        let mut own = own.filter(|&site| self.at(site).owner == Some(self.active));
        own.find(|&site| self.at(site).bases().any(|(_, base)| self.role(base).is_some_and(&helps)))
    }
}

fn counts(source: Source, amount: Amount) -> SourceView {
    let (add, times) = (u32::from(amount.add), u32::from(amount.times.max(1)));
    SourceView { source, part: None, add, times, shielded: false, pays: None, costs: 0 }
}

fn shields(source: Source) -> SourceView {
    SourceView { shielded: true, ..counts(source, Amount::default()) }
}
