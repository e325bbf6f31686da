//! The Progress Wheel and the cards it wins (R3.7, R11.6).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::{SiteKind, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Era, Site, Title, Titles, Wheel};
use crate::state::{Phase, SiteState, SpaceCorp, TEAMS, Taken, Team};

impl SpaceCorp {
    /// A cube makes all its steps; then a card is taken for each time it entered space 0 (R11.6.4).
    pub(crate) fn advance(&mut self, seat: Seat, wheel: Wheel, steps: u8, log: &mut impl Log<Event>) {
        if steps == 0 {
            return;
        }
        let spaces = data().wheel_spaces;
        let player = self.player_mut(seat);
        let reached = u16::from(player.wheel[wheel.index()]) + u16::from(steps);
        let space = (reached % u16::from(spaces)) as u8;
        player.wheel[wheel.index()] = space;
        if wheel == Wheel::Genetics {
            player.genetics_steps = player.genetics_steps.saturating_add(steps);
        }
        self.note_progress(seat);
        log.note(|| Event::Advanced { seat, wheel, steps, space });
        if wheel == Wheel::Genetics {
            let each = self.situation_effect().map_or(0, |effect| effect.profit_per_genetics_step);
            self.earn(seat, each * i16::from(steps), log);
        }
        let times = (reached / u16::from(spaces)) as u8;
        if self.era != Era::Mariners && times > 0 {
            self.push(Term::TakeProgress { seat, wheel, times });
        }
    }

    // Taking a card (R11.6.1)

    /// Whether a player may own a title: not twice, and what it requires is owned.
    pub(crate) fn check_title(&self, seat: Seat, title: Title) -> Result<(), Illegal> {
        let player = self.player(seat);
        let needs = data().progress[title.index()].prerequisite;
        let met = player.cards_of(Wheel::Genetics) >= needs.other_adaptations
            && player.cards_of(Wheel::Revelation) >= needs.breakthroughs
            && needs.title.is_none_or(|title| player.titles.contains(title));
        match met && !player.titles.contains(title) {
            true => Ok(()),
            false => Err(Illegal::new("R11.6.1", "requirement_not_met")),
        }
    }

    pub(crate) fn check_progress(&self, seat: Seat, wheel: Wheel, title: Title) -> Result<(), Illegal> {
        if data().progress[title.index()].wheel != wheel {
            return Err(Illegal::new("R11.6.1", "type_mismatch"));
        }
        self.check_title(seat, title)?;
        let left = self.side_board.iter().any(|copies| copies.contains(title));
        if left { Ok(()) } else { Err(Illegal::new("R11.6.1", "pile_empty")) }
    }

    pub(crate) fn legal_progress(&self, seat: Seat, wheel: Wheel, out: &mut Vec<Action>) {
        let titles = Title::ALL.into_iter().filter(|&title| self.check_progress(seat, wheel, title).is_ok());
        out.extend(titles.map(|title| Action::Progress { title }));
    }

    /// Of a title the copy with profit goes first.
    pub(crate) fn take_progress(&mut self, seat: Seat, title: Title, log: &mut impl Log<Event>) {
        let rewarded = self.side_board[0].contains(title);
        self.give_title(seat, title, rewarded, log);
    }

    /// What the copy of a title with profit, or the one without, pays when it is taken.
    pub(crate) fn progress_profit(&self, title: Title, rewarded: bool) -> i16 {
        let card = &data().progress[title.index()];
        let withheld = card.wheel == Wheel::Revelation && self.effect(|effect| effect.no_breakthrough_profit);
        let printed = if rewarded && !withheld { i16::from(card.profit) } else { 0 };
        printed + self.situation_effect().map_or(0, |effect| effect.profit_on_progress_card)
    }

    /// Profit, then the immediate benefit (R11.6.2).
    pub(crate) fn give_title(&mut self, seat: Seat, title: Title, rewarded: bool, log: &mut impl Log<Event>) {
        self.own_title(seat, title, rewarded);
        self.note_progress(seat);
        log.note(|| Event::ProgressTaken { seat, title, rewarded });
        let card = &data().progress[title.index()];
        self.earn(seat, self.progress_profit(title, rewarded), log);
        let in_action = matches!(self.phase, Phase::Resolve | Phase::Produced | Phase::Breakthroughs);
        if rewarded && card.wheel == Wheel::Revelation && in_action {
            self.turn.breakthroughs.push(Taken { by: seat, title });
        }
        if !self.titles_in_force(seat).contains(title) {
            return;
        }
        let immediate = &card.immediate;
        if immediate.transfer_team.is_some() {
            self.push(Term::Entangled(seat));
        }
        if immediate.new_team.is_some() {
            self.push(Term::StarChildren(seat));
        }
        for (wheel, steps) in [(Wheel::Revelation, immediate.rev), (Wheel::Genetics, immediate.r#gen)] {
            if steps > 0 {
                self.push(Term::Advance { seat, wheel, steps });
            }
        }
    }

    pub(crate) fn own_title(&mut self, seat: Seat, title: Title, rewarded: bool) {
        self.side_board[usize::from(!rewarded)].remove(title);
        let player = self.player_mut(seat);
        player.titles.insert(title);
        if rewarded {
            player.rewarded.insert(title);
        }
    }

    /// Progress cards owned by all players of one kind.
    pub(crate) fn progress_in_play(&self, wheel: Wheel) -> u8 {
        self.all_seats().map(|seat| self.player(seat).cards_of(wheel)).sum()
    }

    // Start in Starfarers (R14.1)

    pub(crate) fn check_start_adaptation(&self, seat: Seat, title: Title) -> Result<(), Illegal> {
        let card = &data().progress[title.index()];
        if card.era != Era::Planeteers || card.prerequisite != Default::default() {
            return Err(Illegal::new("R14.1", "requirement_not_met"));
        }
        self.check_progress(seat, Wheel::Genetics, title)
    }

    pub(crate) fn legal_start_adaptation(&self, seat: Seat, out: &mut Vec<Action>) {
        let titles = Title::ALL.into_iter().filter(|&title| self.check_start_adaptation(seat, title).is_ok());
        out.extend(titles.map(|title| Action::Progress { title }));
    }

    /// Its profit does not count.
    pub(crate) fn take_start_adaptation(&mut self, seat: Seat, title: Title, log: &mut impl Log<Event>) {
        let rewarded = self.side_board[0].contains(title);
        self.own_title(seat, title, rewarded);
        log.note(|| Event::ProgressTaken { seat, title, rewarded });
    }

    // Star Children, Entangled Transmitter (R11.6.5)

    pub(crate) fn has_team(&self, site: Site) -> bool {
        self.has_competition_team(site)
            || self.all_seats().any(|seat| self.player(seat).teams.iter().any(|team| team.site == site))
    }

    pub(crate) fn is_empty_site(&self, site: Site) -> bool {
        !self.has_team(site) && *self.at(site) == SiteState::default()
    }

    pub(crate) fn check_appear(&self, seat: Seat, site: Site) -> Result<(), Illegal> {
        if !self.exists(site) {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let stock = self.player(seat).teams.contains(&Team::STOCK);
        let star = self.board().site(site).kind == SiteKind::Star;
        match stock && star && !self.has_team(site) {
            true => Ok(()),
            false => Err(Illegal::new("R11.6.5", "requirement_not_met")),
        }
    }

    pub(crate) fn legal_appear(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.all_sites().filter(|&site| self.check_appear(seat, site).is_ok()).map(|site| Action::Appear { site }));
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn appear(&mut self, seat: Seat, site: Site, log: &mut impl Log<Event>) {
        let team = self.player(seat).teams.iter().position(|team| *team == Team::STOCK).expect("a team in stock");
        self.player_mut(seat).teams[team] = Team::at(site);
        log.note(|| Event::TeamAppears { seat, era: self.era, team: team as u8, site });
    }

    pub(crate) fn check_transfer(&self, seat: Seat, team: u8, site: Site) -> Result<(), Illegal> {
        if usize::from(team) >= TEAMS || !self.exists(site) {
            return Err(Illegal::new("R2", "unknown_id"));
        }
        let state = self.player(seat).teams[usize::from(team)];
        if !state.site.is_on_board() {
            return Err(Illegal::new("R11.6.5", "no_team"));
        }
        if self.is_locked(&state) {
            return Err(Illegal::new("R3.9", "team_locked"));
        }
        if state.site == site {
            return Err(Illegal::new("R11.6.5", "same_site"));
        }
        let star = self.board().site(site).kind == SiteKind::Star && self.is_empty_site(site);
        match star || site == self.board().plan.home {
            true => Ok(()),
            false => Err(Illegal::new("R11.6.5", "requirement_not_met")),
        }
    }

    pub(crate) fn legal_transfer(&self, seat: Seat, out: &mut Vec<Action>) {
        for team in self.distinct_teams(seat, self.turn.acted) {
            let sites = self.all_sites().filter(|&site| self.check_transfer(seat, team, site).is_ok());
            out.extend(sites.map(|site| Action::Transfer { team, site }));
        }
        if !out.is_empty() {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn transfer(&mut self, seat: Seat, team: u8, site: Site, log: &mut impl Log<Event>) {
        let from = std::mem::replace(&mut self.player_mut(seat).teams[usize::from(team)], Team::at(site)).site;
        log.note(|| Event::Moved { seat, era: self.era, team, from, to: site });
    }

    /// Titles on the side board.
    pub(crate) fn titles_left(&self) -> Titles {
        Titles(self.side_board[0].0 | self.side_board[1].0)
    }
}
