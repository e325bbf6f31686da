//! The value of an action (R6): what its sources add up to, what it needs, and what it could still become.

use orrery_engine::{Illegal, List, Seat};

use crate::board::bits;
use crate::components::{Alternatives, Amount, BOXES, BaseRole, data};
use crate::kinds::{BaseType, Card, CardSet, Edge, Era, Kind, Site};
use crate::phases::colonies::POINT_PRICE;
use crate::state::{Doubled, Draft, Part, SpaceCorp};

/// Most points that can be bought (R11.3).
const MOST_BOUGHT: u32 = 3;
/// Infra boxes with the Research box, which stands first.
pub(crate) const HQ_BOXES: u8 = BOXES as u8 + 1;
/// HQs that a draft could use: one of four, or two of four with Competitors.
const HQ_CHOICES: usize = 10;

/// What sources add up to, before bases and Time (R6.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mix {
    /// Sum of all that adds.
    pub sum: u32,
    /// Product of multiplier cards, and whether there is one.
    pub times: u32,
    pub multiplied: bool,
    /// Product of progress cards, which never stands alone (Q25).
    pub progress: u32,
    /// A shielded value is among them (R11.1.4).
    pub shielded: bool,
}

impl Default for Mix {
    fn default() -> Mix {
        Mix { sum: 0, times: 1, multiplied: false, progress: 1, shielded: false }
    }
}

impl Mix {
    pub(crate) fn add(&mut self, amount: Amount) {
        self.sum += u32::from(amount.add);
        if amount.times > 0 {
            // Saturates: a hand full of multipliers exceeds any distance.
            self.times = self.times.saturating_mul(u32::from(amount.times));
            self.multiplied = true;
        }
    }

    fn add_doubled(&mut self, amount: Amount) {
        self.add(Amount { add: amount.add * 2, times: amount.times * 2 });
    }

    /// The total with a base that adds (R6.3).
    pub fn total(&self, add: u32) -> u32 {
        let base = match self.sum + add {
            0 if self.multiplied => self.times,
            sum => sum.saturating_mul(self.times),
        };
        base.saturating_mul(self.progress)
    }
}

/// A source with its alternatives, or with the one that was chosen.
#[derive(Clone, Copy, Default)]
struct Item {
    values: Alternatives,
    /// A card, which a Spaceport may double, not a printed value.
    is_card: bool,
}

type Items = List<Item, 64>;

/// Upper bounds on the total of a draft for each choice of HQs: overall, and with a shielded value among the sources.
///
/// The player's own HQ comes first and usually suffices, so that the others are rarely evaluated.
pub(crate) struct Potential<'a> {
    game: &'a SpaceCorp,
    draft: &'a Draft,
    titles: Mix,
    can_double: bool,
    /// HQs as bits, and the Competitors card that this choice takes.
    choices: List<(u8, Option<Card>), HQ_CHOICES>,
    others_listed: bool,
    mixes: List<(Mix, Option<Mix>), HQ_CHOICES>,
}

impl Potential<'_> {
    fn get(&mut self, index: usize) -> Option<(Mix, Option<Mix>)> {
        while self.mixes.len() <= index {
            if self.mixes.len() == self.choices.len() && !self.list_others() {
                return None;
            }
            let (hqs, without) = self.choices[self.mixes.len()];
            let kind = self.draft.kind.expect("an action of a type");
            let mut items = Items::default();
            self.game.hq_items(self.draft, kind, hqs, &mut items);
            self.game.card_items(self.draft, kind, without, &mut items);
            self.mixes.push(best_mixes(self.titles, &items, self.can_double));
        }
        Some(self.mixes[index])
    }

    /// Adds the choices with HQs of opponents; returns whether there are any.
    fn list_others(&mut self) -> bool {
        if std::mem::replace(&mut self.others_listed, true) {
            return false;
        }
        let before = self.choices.len();
        self.game.foreign_choices(self.draft, &mut self.choices);
        self.choices.len() > before
    }

    pub(crate) fn any(&mut self, reaches: impl Fn(Mix) -> bool) -> bool {
        (0..).map_while(|index| self.get(index)).any(|(open, _)| reaches(open))
    }
}

/// What the parts of an action need.
#[derive(Clone, Copy, Debug, Default)]
pub struct Needs {
    parts: [PartNeeds; 2],
    count: usize,
    /// The action touches radiation.
    pub(crate) hot: bool,
    /// It is shielded regardless of its sources.
    pub(crate) shielded: bool,
    /// Factor of a Time card that doubles.
    time: u32,
    /// Points may be bought (R11.3).
    may_buy: bool,
    /// One point may be bought on top of a value that suffices (R16.4).
    consultants: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct PartNeeds {
    cost: u32,
    /// A Mariners Spaceport.
    add: u32,
    /// An Industrial base.
    factor: u32,
}

impl Needs {
    pub fn totals(&self, mix: &Mix) -> impl Iterator<Item = u32> + '_ {
        let mix = *mix;
        self.parts[..self.count].iter().map(move |part| mix.total(part.add).saturating_mul(part.factor * self.time))
    }

    /// The largest shortfall over all parts (R11.3.1).
    pub fn missing(&self, mix: &Mix) -> u32 {
        self.totals(mix).zip(&self.parts).map(|(total, part)| part.cost.saturating_sub(total)).max().unwrap_or(0)
    }

    /// Most points that may be bought: fewer than what the other sources give.
    pub fn may_buy(&self, mix: &Mix) -> u32 {
        let others = self.totals(mix).min().unwrap_or(0);
        if self.consultants && others > 0 {
            return 1;
        }
        if self.may_buy { MOST_BOUGHT.min(others.saturating_sub(1)) } else { 0 }
    }
}

impl SpaceCorp {
    // Sources

    /// What an Infra box shows for a type of action; box 0 is the Research box.
    pub(crate) fn infra(&self, seat: Seat, slot: u8, kind: Kind) -> Alternatives {
        let hq = &data().hqs[self.options.first_era.index()];
        let values = match slot {
            0 => &hq.research,
            _ => match self.player(seat).boxes[usize::from(slot) - 1] {
                card if card.is_some() => &data().card(card).values,
                _ => &hq.boxes[usize::from(slot) - 1],
            },
        };
        values[kind.of_sources().index()]
    }

    pub(crate) fn is_card_in(&self, seat: Seat, slot: u8) -> bool {
        slot > 0 && self.player(seat).boxes[usize::from(slot) - 1].is_some()
    }

    pub(crate) fn has_infra(&self, seat: Seat, kind: Kind) -> bool {
        (0..HQ_BOXES).any(|slot| self.infra(seat, slot, kind).is_some())
    }

    pub(crate) fn card_values(&self, card: Card, kind: Kind) -> Alternatives {
        data().card(card).values[kind.of_sources().index()]
    }

    /// Hand cards that could still be named.
    pub(crate) fn free_cards(&self, draft: &Draft) -> CardSet {
        let Some(kind) = draft.kind else { return CardSet::EMPTY };
        let mut cards = self.player(self.active).hand.and(data().sets.of_kind[kind.index()]).without(draft.cards);
        if draft.competitors.is_some() {
            cards.remove(draft.competitors);
        }
        cards
    }

    /// A Competitors card of this seat that is not used otherwise (R8.2).
    pub(crate) fn competitors_card(&self, draft: &Draft) -> Option<Card> {
        let edges = self.player(self.active).hand.and(data().sets.edges).without(draft.cards);
        edges.iter().find(|&card| data().card(card).edge == Some(Edge::Competitors))
    }

    pub(crate) fn time_card(&self) -> Option<Card> {
        self.player(self.active).hand.and(data().sets.time).iter().next()
    }

    /// The alternative that counts: the shielded one if it was named or is the only one.
    pub(crate) fn chosen(values: Alternatives, shielded: bool) -> (Amount, bool) {
        let shielded = values.shielded.is_some() && (shielded || !values.normal.is_some());
        (values.get(shielded), shielded)
    }

    pub(crate) fn is_box_shielded(draft: &Draft, seat: Seat, slot: u8) -> bool {
        draft.shielded_boxes >> (seat.0 * HQ_BOXES + slot) & 1 == 1
    }

    /// What the sources named so far add up to.
    pub(crate) fn mix(&self, draft: &Draft) -> Mix {
        let mut mix = self.titles_mix(draft, false);
        self.for_sources(draft, |_, amount, shielded| {
            mix.shielded |= shielded;
            mix.add(amount);
        });
        mix
    }

    /// What own progress cards give.
    fn titles_mix(&self, draft: &Draft, all: bool) -> Mix {
        let mut mix = Mix::default();
        self.for_titles(draft, all, |_, amount| {
            mix.sum += u32::from(amount.add);
            mix.progress *= u32::from(amount.times.max(1));
        });
        mix
    }

    // The card that a Spaceport doubles (R6.6)

    /// Whether every moving team starts at a Spaceport that doubles: the player's, or any player's.
    pub(crate) fn starts_at_spaceports(&self, draft: &Draft, own: bool) -> bool {
        self.all_start_at_spaceports(draft, |owner| owner == Some(self.active) || !own && self.may_use_foreign())
    }

    pub(crate) fn all_start_at_spaceports(&self, draft: &Draft, is_usable: impl Fn(Option<Seat>) -> bool) -> bool {
        let doubles = |base: BaseType| self.role(base).is_some_and(|role| role.effect.move_from.double_one_card);
        let at_port = |part: &Part| {
            let Some(site) = self.start_of(part) else { return false };
            is_usable(self.at(site).owner) && self.at(site).bases().any(|(_, base)| doubles(base))
        };
        draft.kind == Some(Kind::Move) && draft.count > 0 && draft.parts().iter().all(at_port)
    }

    pub(crate) fn start_of(&self, part: &Part) -> Option<Site> {
        part.team.map(|team| self.player(self.active).teams[usize::from(team)].site)
    }

    /// Cards of the draft that could be doubled: played, or in an Infra box that is used.
    pub(crate) fn doublable(&self, draft: &Draft) -> List<Doubled, 64> {
        let mut all = List::default();
        for seat in bits(u32::from(draft.hqs)).map(|seat| Seat(seat as u8)) {
            for slot in 1..HQ_BOXES {
                if self.is_card_in(seat, slot) && self.infra(seat, slot, Kind::Move).is_some() {
                    all.push(Doubled::Infra(seat, slot));
                }
            }
        }
        all.extend(draft.cards.iter().map(Doubled::Card));
        all
    }

    /// Own Spaceports double by themselves where only one card is possible (R6.10).
    pub(crate) fn doubled(&self, draft: &Draft) -> Doubled {
        if draft.doubled != Doubled::Nothing || draft.kind != Some(Kind::Move) || self.era == Era::Mariners {
            return draft.doubled;
        }
        match self.starts_at_spaceports(draft, true) {
            true => match self.doublable(draft)[..] {
                [only] => only,
                _ => Doubled::Nothing,
            },
            false => Doubled::Nothing,
        }
    }

    /// Own Spaceports double one of several cards: which one must be named (R6.10).
    pub(crate) fn must_double(&self, draft: &Draft) -> bool {
        draft.doubled == Doubled::Nothing && self.starts_at_spaceports(draft, true) && self.doublable(draft).len() > 1
    }

    // What the draft could become

    pub(crate) fn potential<'a>(&'a self, draft: &'a Draft) -> Potential<'a> {
        Potential {
            game: self,
            draft,
            titles: self.titles_mix(draft, true),
            can_double: draft.doubled == Doubled::Nothing && self.starts_at_spaceports(draft, false),
            choices: [(draft.hqs, None)].into_iter().collect(),
            others_listed: draft.hq_named || self.is_solo(),
            mixes: List::default(),
        }
    }

    /// HQs of opponents that could be used: one, or with a Competitors card two.
    fn foreign_choices(&self, draft: &Draft, choices: &mut List<(u8, Option<Card>), HQ_CHOICES>) {
        let kind = draft.kind.expect("an action of a type");
        let own = 1u8 << self.active.0;
        let opponents = self.others(self.active).filter(|&seat| self.has_infra(seat, kind));
        if self.may_use_foreign() {
            choices.extend(opponents.clone().map(|seat| (1 << seat.0, None)));
        }
        if let Some(card) = self.competitors_card(draft) {
            for seat in opponents.clone() {
                choices.push((1 << seat.0 | own, Some(card)));
                let more = opponents.clone().filter(|other| other.0 > seat.0);
                choices.extend(more.map(|other| (1 << seat.0 | 1 << other.0, Some(card))));
            }
        }
    }

    fn hq_items(&self, draft: &Draft, kind: Kind, hqs: u8, items: &mut Items) {
        for seat in bits(u32::from(hqs)).map(|seat| Seat(seat as u8)) {
            for slot in 0..HQ_BOXES {
                let mut values = self.infra(seat, slot, kind);
                if values.is_some() {
                    if Self::is_box_shielded(draft, seat, slot) {
                        values.normal = Amount::default();
                    }
                    let mut item = Item { values, is_card: self.is_card_in(seat, slot) };
                    item.double_if(draft.doubled == Doubled::Infra(seat, slot));
                    items.push(item);
                }
            }
        }
    }

    fn card_items(&self, draft: &Draft, kind: Kind, without: Option<Card>, items: &mut Items) {
        for card in draft.cards.iter() {
            let mut values = self.card_values(card, kind);
            match draft.shielded_cards.contains(card) {
                true => values.normal = Amount::default(),
                false if values.are_two() => values.shielded = Amount::default(),
                false => {}
            }
            let mut item = Item { values, is_card: true };
            item.double_if(draft.doubled == Doubled::Card(card));
            items.push(item);
        }
        for card in self.free_cards(draft).iter().filter(|&card| Some(card) != without) {
            items.push(Item { values: self.card_values(card, kind), is_card: true });
        }
    }

    // Needs

    /// The needs of the action: with the help that is named, or with all available help.
    pub(crate) fn needs(&self, draft: &Draft, all_help: bool) -> Needs {
        let kind = draft.kind.expect("an action of a type");
        let count = draft.parts().len().max(1);
        let may_buy = kind.may_be_doubled() && self.era != Era::Mariners;
        let mut needs = Needs { count, time: 1, may_buy, consultants: self.has_consultants(kind), ..Needs::default() };
        let has_time = draft.time.is_some() || all_help && self.time_card().is_some();
        if kind.may_be_doubled() && !draft.is_split() && has_time {
            needs.time = 2;
        }
        let mut every_part = true;
        for (index, part) in draft.parts[..count].iter().enumerate() {
            needs.parts[index] = PartNeeds { cost: 1, add: 0, factor: 1 };
            let shielded = match kind {
                Kind::Move => self.move_needs(part, all_help, &mut needs, index),
                Kind::Explore => {
                    let site = self.start_of(part).filter(|site| site.is_on_board());
                    needs.parts[index].cost = site.and_then(|site| self.explore_cost(site)).unwrap_or(1);
                    true
                }
                Kind::Build => self.build_needs(part, all_help, &mut needs, index),
                _ => true,
            };
            every_part &= shielded;
        }
        let by_title = self.has_ability(self.active, data().abilities.shield);
        let by_factory = kind == Kind::Build && draft.parts().iter().any(|part| self.builds_shield(part, all_help));
        needs.shielded = by_title || by_factory || every_part;
        needs
    }

    /// Returns whether the team starts shielded (R11.1.5).
    fn move_needs(&self, part: &Part, all_help: bool, needs: &mut Needs, index: usize) -> bool {
        let Some(from) = self.start_of(part).filter(|from| from.is_on_board()) else { return true };
        let from_port = |own: bool| self.port_add(from, own);
        let need = &mut needs.parts[index];
        need.add = from_port(true).max(if part.spaceport || all_help { from_port(false) } else { 0 });
        if let Some(to) = part.site {
            need.cost = u32::from(self.board().distance(from, to));
            needs.hot |= self.board().is_hot(from, to);
        }
        self.starts_sheltered(part, all_help)
    }

    /// What a Mariners Spaceport adds to a move that starts there.
    pub(crate) fn port_add(&self, site: Site, own: bool) -> u32 {
        let owner = self.at(site).owner;
        let usable = if own { owner == Some(self.active) } else { owner.is_some() && self.may_use_foreign() };
        let bases = self.at(site).bases().filter_map(|(_, base)| self.role(base));
        if usable { bases.map(|role| u32::from(role.effect.move_from.add)).max().unwrap_or(0) } else { 0 }
    }

    /// Returns whether the Build is under a shield, or needs none (R11.1.6).
    fn build_needs(&self, part: &Part, all_help: bool, needs: &mut Needs, index: usize) -> bool {
        let Some(site) = self.start_of(part).filter(|site| site.is_on_board()) else { return true };
        let need = &mut needs.parts[index];
        need.cost = self.build_cost(site).map_or(0, u32::from);
        if part.industrial.is_some() || self.helps_in_region(site, all_help, |role| role.effect.in_region.build_double) {
            need.factor = 2;
        }
        needs.hot |= self.board().region(site).radiation;
        self.builds_sheltered(part, all_help)
    }

    /// Whether HQs and bases of opponents may be used (R6.7); those of the competition never help (R15.2).
    pub(crate) fn may_use_foreign(&self) -> bool {
        !self.end.is_triggered() && !self.is_solo()
    }

    /// Whether a base in the region helps: the player's, or any player's if all help counts.
    pub(crate) fn helps_in_region(&self, site: Site, all_help: bool, helps: impl Fn(&BaseRole) -> bool) -> bool {
        let foreign = all_help && self.may_use_foreign();
        bits(self.board().region(site).sites).any(|site| {
            let state = &self.sites[site];
            let usable = state.owner == Some(self.active) || foreign && state.owner.is_some();
            usable && state.bases().any(|(_, base)| self.role(base).is_some_and(&helps))
        })
    }

    // Checks

    /// Whether some set of further sources makes the draft legal (R18.7).
    pub(crate) fn check_possible(&self, draft: &Draft) -> Result<(), Illegal> {
        self.check_reach(&mut self.potential(draft), &self.needs(draft, true))
    }

    pub(crate) fn check_reach(&self, potential: &mut Potential, needs: &Needs) -> Result<(), Illegal> {
        let (mut least_missing, mut lowest_price) = (u32::MAX, None);
        for (open, shielded) in (0..).map_while(|index| potential.get(index)) {
            for mix in [Some(open), shielded].into_iter().flatten() {
                let missing = needs.missing(&mix);
                if missing > needs.may_buy(&mix) {
                    least_missing = least_missing.min(missing);
                    continue;
                }
                let price = missing + self.radiation(needs, mix.shielded);
                if price <= self.purse() {
                    return Ok(());
                }
                lowest_price = Some(lowest_price.map_or(price, |lowest: u32| lowest.min(price)));
            }
        }
        Err(match lowest_price {
            Some(price) => Illegal::new("R11.1.3", "insufficient_profit").with(price as i32),
            None => too_low(potential.draft.kind.expect("an action of a type"), least_missing),
        })
    }

    fn purse(&self) -> u32 {
        self.player(self.active).profit.max(0) as u32
    }

    /// Whether the sources named suffice as they are (R7.2.5, R11.1.3, R11.3).
    pub(crate) fn check_value(&self, draft: &Draft) -> Result<(), Illegal> {
        let kind = draft.kind.expect("an action of a type");
        if kind == Kind::Colonize {
            let site = draft.parts[0].site.expect("a region");
            self.check_colony_value(self.colony_points(draft, site), draft.colony)?;
            return self.check_price(draft);
        }
        if !kind.has_value() {
            return Ok(());
        }
        if self.must_double(draft) {
            return Err(Illegal::new("R6.10", "source_limit"));
        }
        let (mix, needs) = (self.mix(draft), self.needs(draft, false));
        let (missing, bought) = (needs.missing(&mix), u32::from(draft.bought));
        let most = if needs.consultants { needs.may_buy(&mix) } else { missing.min(needs.may_buy(&mix)) };
        if bought > most {
            return Err(Illegal::new("R11.3", "spend_limit").with(most as i32));
        }
        if bought < missing || needs.consultants && missing > 0 {
            return Err(too_low(kind, missing - bought));
        }
        self.check_price(draft)
    }

    fn check_price(&self, draft: &Draft) -> Result<(), Illegal> {
        let price = self.price(draft);
        match price <= self.purse() {
            true => Ok(()),
            false => Err(Illegal::new("R11.1.3", "insufficient_profit").with(price as i32)),
        }
    }

    /// What the action costs: bought points, radiation, a colony point.
    pub(crate) fn price(&self, draft: &Draft) -> u32 {
        let needs = self.needs(draft, false);
        let point = if draft.paid { POINT_PRICE as u32 } else { 0 };
        let radiation = match draft.kind {
            Some(Kind::Move | Kind::Build) => self.radiation(&needs, self.mix(draft).shielded),
            _ => 0,
        };
        u32::from(draft.bought) + radiation + point
    }
}

/// The refusal of an action whose total is too low.
fn too_low(kind: Kind, missing: u32) -> Illegal {
    let refusal = match kind {
        Kind::Research => Illegal::new("R7.1", "insufficient_value"),
        Kind::Move => Illegal::new("R7.2.5", "insufficient_value"),
        Kind::Explore => Illegal::new("R7.3.1", "insufficient_value"),
        Kind::Build => Illegal::new("R7.4.2", "insufficient_value"),
        Kind::Produce => Illegal::new("R7.5", "insufficient_value"),
        Kind::Genetics => Illegal::new("R7.6", "insufficient_value"),
        Kind::Revelation => Illegal::new("R7.9", "insufficient_value"),
        Kind::Upgrade | Kind::Special | Kind::Colonize => unreachable!("an action without a value"),
    };
    refusal.with(missing as i32)
}

impl Item {
    /// Doubles both values of a card that a Spaceport was chosen to double.
    fn double_if(&mut self, doubled: bool) {
        if doubled {
            for amount in [&mut self.values.normal, &mut self.values.shielded] {
                *amount = Amount { add: amount.add * 2, times: amount.times * 2 };
            }
        }
    }
}

/// The largest total of the items: overall, and with a shielded value among them.
fn best_mixes(titles: Mix, items: &Items, can_double: bool) -> (Mix, Option<Mix>) {
    let sum = |shielded: Option<usize>, doubled: Option<usize>| {
        let mut mix = titles;
        for (index, item) in items.iter().enumerate() {
            let (amount, is_shielded) = SpaceCorp::chosen(item.values, shielded == Some(index));
            mix.shielded |= is_shielded;
            match doubled == Some(index) {
                true => mix.add_doubled(amount),
                false => mix.add(amount),
            }
        }
        mix
    };
    let best_doubling = |shielded: Option<usize>| {
        let cards = (0..items.len()).filter(|&index| can_double && items[index].is_card);
        cards.map(|index| sum(shielded, Some(index))).fold(sum(shielded, None), larger)
    };
    let open = best_doubling(None);
    if open.shielded {
        return (open, None);
    }
    let two = (0..items.len()).filter(|&index| items[index].values.are_two());
    (open, two.map(|index| best_doubling(Some(index))).reduce(larger))
}

fn larger(a: Mix, b: Mix) -> Mix {
    if b.total(0) > a.total(0) { b } else { a }
}
