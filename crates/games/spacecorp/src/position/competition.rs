//! Positions of the solo game.

use orrery_engine::{Illegal, Log};

use crate::competition::{COMPETITION, Competition, Moment};
use crate::components::data;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Card, Colony, Site, Situation, Title};
use crate::state::{Phase, SpaceCorp};
use crate::{OffersIcon, ProgressLine};

impl SpaceCorp {
    pub fn competition(&self) -> &Competition {
        &self.competition
    }

    /// Draws a situation for the era, as if its set-up had done so.
    pub fn set_situation(&mut self, situation: Situation) {
        self.situation = Some(situation);
        self.prepare_board();
    }

    pub fn put_competition_team(&mut self, site: Site, claims: bool) {
        if !self.has_competition_team(site) {
            self.competition.in_box -= 1;
        }
        self.competition.teams |= 1 << site.0;
        self.competition.claims |= u32::from(claims) << site.0;
    }

    pub fn remove_competition_teams(&mut self) {
        self.competition.in_box += self.competition.teams.count_ones() as u8;
        (self.competition.teams, self.competition.claims) = (0, 0);
    }

    pub fn put_team_on_contract(&mut self, row: u8) {
        self.competition.in_box -= 1;
        self.competition.on_contracts |= 1 << row;
    }

    /// Leaves `teams` teams in the box and removes the others from play.
    pub fn set_teams_in_box(&mut self, teams: u8) {
        self.competition.in_box = teams;
    }

    /// The next bases of the cup are of this type.
    pub fn stack_cup(&mut self, base: BaseType) {
        let stock = &mut self.player_mut(COMPETITION).stock;
        stock.fill(0);
        stock[base.index()] = data().copies_of_base;
    }

    pub fn stack_competition_deck(&mut self, cards: &[Card]) {
        for &card in cards.iter().rev() {
            self.competition.deck.retain(|other| *other != card);
            self.competition.deck.push(card);
        }
    }

    pub fn set_removed(&mut self, title: Title, rewarded: bool) {
        self.side_board[usize::from(!rewarded)].remove(title);
        self.competition.removed[usize::from(!rewarded)].insert(title);
    }

    /// Colony tiles that are left on the side board.
    pub fn leave_colonies(&mut self, colonies: &[Colony]) {
        self.colonies = colonies.iter().fold(0, |bits, colony| bits | 1 << colony.0);
    }

    pub fn set_orion_entered(&mut self, teams: u8) {
        self.orion_entered = teams;
    }

    /// Has the competition do something in its turn, up to the next question.
    pub fn compete_with(&mut self, term: Term, log: &mut impl Log<Event>) {
        self.phase = Phase::Competition;
        self.push(term);
        self.carry_on_with_terms(log);
    }

    /// The moment of a solo game at which an Edge is played.
    pub fn moment_of(card: Card) -> Option<Moment> {
        let window = data().solo_edge(data().card(card).edge?).window;
        let moments = [
            Moment::BeforeReveal,
            Moment::TurnStart,
            Moment::TurnEnd,
            Moment::OwnContract,
            Moment::CardRevealed,
            Moment::OffersEnd,
        ];
        moments.into_iter().find(|moment| moment.window() == window)
    }

    pub fn check_moment(&self, moment: Moment, card: Card) -> Result<(), Illegal> {
        self.check_solo_edge(moment, card)
    }

    /// Whether the era of a solo game ends at once (R15.11.1).
    pub fn ends_now(&self) -> bool {
        self.ends_at_once()
    }

    pub fn site_listed(&self, sites: &[Site]) -> Option<Site> {
        self.choose_listed(sites)
    }

    pub fn site_extreme(&self, highest: bool, odd: bool) -> Option<Site> {
        self.choose_extreme(highest, odd)
    }

    /// A Site Action at a site; returns whether it was possible.
    pub fn act_as_competition(&mut self, site: Option<Site>, colony: Option<u8>, log: &mut impl Log<Event>) -> bool {
        self.phase = Phase::Competition;
        let done = self.site_action(site, colony, log);
        self.carry_on_with_terms(log);
        done
    }

    pub fn discover_as_competition(&mut self, discoveries: u8, row: u8, log: &mut impl Log<Event>) -> bool {
        self.phase = Phase::Competition;
        self.discovery_contract(discoveries, row, log)
    }

    pub fn take_offers_action(&mut self, slots: &[u8], icons: &[OffersIcon], log: &mut impl Log<Event>) {
        self.phase = Phase::Competition;
        self.offers_action(slots, icons, log);
        self.carry_on_with_terms(log);
    }

    pub fn take_progress_action(&mut self, line: ProgressLine, log: &mut impl Log<Event>) {
        self.phase = Phase::Competition;
        self.progress_action(line, log);
        self.carry_on_with_terms(log);
    }

    /// A base of the competition with its event.
    pub fn place_as_competition(&mut self, site: Site, base: BaseType, log: &mut impl Log<Event>) {
        self.phase = Phase::Competition;
        self.put_competition_base(site, 0, base, log);
        self.carry_on_with_terms(log);
    }

    pub fn claim_as_competition(&mut self, log: &mut impl Log<Event>) {
        self.claim_competition_contracts(log);
    }

    pub fn production_of_competition(&self, site: Site) -> u8 {
        self.competition_production(site, 0)
    }

    /// The competition takes that many turns, then the player has one.
    pub fn begin_competition_turns(&mut self, turns: u8) {
        self.begin_competition(turns);
    }
}
