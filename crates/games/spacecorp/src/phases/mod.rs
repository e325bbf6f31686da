//! The rules of play, one file per family, with legality and effect side by side. This file implements [`Game`]: it determines who
//! decides and dispatches to the families.

pub(crate) mod acting;
pub(crate) mod bases;
pub(crate) mod colonies;
pub(crate) mod contracts;
pub(crate) mod counting;
pub(crate) mod draft;
pub(crate) mod edges;
pub(crate) mod era;
pub(crate) mod naming;
pub(crate) mod produce;
pub(crate) mod progress;
pub(crate) mod radiation;
pub(crate) mod sources;
pub(crate) mod targets;
pub(crate) mod task;
pub(crate) mod tiles;
pub(crate) mod turn;

use orrery_engine::components::ComponentError;
use orrery_engine::{
    Disclosure, Game, Illegal, Log, Meta, OptionSpec, Outcome, Rng, Seat, SeatSet, Seed, SetupError, Turn, Viewer, locales, rules,
};

use crate::action::Action;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{CardSet, WindowKind};
use crate::options::{self, Options};
use crate::state::{Phase, SEATS, SpaceCorp, Window};
use crate::view::View;
use crate::{components, inventory, redeal, scoring, setup, versions};

impl Game for SpaceCorp {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const META: Meta = Meta {
        rules_version: versions::CURRENT,
        // 2: who fulfilled a contract. 3: the last turn of each player, their profit when the era began.
        position_version: 3,
        minutes: (60, 240),
        weight: 3.1,
        max_decisions: 2_000_000,
        components: components::FILES,
        locales: locales!("spacecorp", "spacecorp-table", "spacecorp-components"),
        rules: rules!("spacecorp"),
        tour: Some(include_str!("../../data/tour.orrery")),
        ..Meta::new("spacecorp", "SpaceCorp 2025-2300AD", (1, SEATS as u8))
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn check_components() -> Result<(), ComponentError> {
        components::read().map(drop)
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        setup::setup(versions::CURRENT, options, seats, seed)
    }

    fn setup_by_rules(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        setup::setup(rules, options, seats, seed)
    }

    fn rules(&self) -> u32 {
        self.rules.into()
    }

    fn adopt_current_rules(&mut self) {
        self.rules = versions::CURRENT as u8;
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        Turn::of(self.deciders())
    }

    /// Edge windows are closed (R8.4).
    fn closed(&self) -> bool {
        self.open().is_some()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_answers_now(seat, out);
        self.legal_any_time(out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::new("R13.8", "game_over"));
        }
        if !self.deciders().contains(seat) {
            return Err(self.refuse_seat(seat, action));
        }
        if self.is_any_time_edge(action) {
            return Ok(());
        }
        if let Some(window) = self.open() {
            return self.check_answer(window, seat, action);
        }
        if let Some(term) = self.top() {
            return self.check_task(term, action);
        }
        let wrong = Err(Illegal::new("R18.3", "wrong_phase"));
        match (self.phase, *action) {
            (Phase::PassChoice, Action::Play | Action::Pass) | (Phase::Opening, Action::Play) => Ok(()),
            (_, Action::Pass) => Err(Illegal::new("R10.2", "pass_not_allowed")),
            (Phase::Action, _) => self.check_draft(action),
            (Phase::Contracts, Action::Contract { row }) => self.check_contract(seat, row),
            (Phase::Contracts | Phase::Transport, Action::Decline) => Ok(()),
            (Phase::Rewards, _) => self.check_reward(action),
            (Phase::Transport, Action::Transport { team, site }) => self.check_transport(team, site),
            _ => wrong,
        }
    }

    /// Barriers (R18.8): a card or tile left its pile, the generator was used, a window opened or was answered, the turn ended.
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Disclosure {
        let piles = |game: &SpaceCorp| (game.deck.len(), game.competition.deck.len(), game.piles.map(|pile| pile.len()));
        let hidden = |game: &SpaceCorp| (game.turns, piles(game), game.rng.clone());
        let (before, window) = (hidden(self), self.window.is_some());
        self.act(seat, &self.canonical(seat, action), log);
        self.carry_on(log);
        let over = self.phase == Phase::Over || self.phase == Phase::Between;
        match window || self.window.is_some() || over || hidden(self) != before {
            true => Disclosure::Something,
            false => Disclosure::Nothing,
        }
    }

    /// Requests equal to an offered one (R18.10).
    fn canonical(&self, seat: Seat, action: &Action) -> Action {
        let drafting = self.phase == Phase::Action && seat == self.active && self.window.is_none() && self.terms.is_empty();
        match *action {
            Action::Team { team } if drafting => Action::Team { team: self.lowest_second_team(team) },
            Action::Card { card, shielded } if drafting => {
                Action::Card { card: self.lowest_face(card, self.draft.cards), shielded }
            }
            Action::Choose { card } if drafting => Action::Choose { card: self.lowest_face(card, CardSet::EMPTY) },
            Action::ColonyTile { colony } if drafting => Action::ColonyTile { colony: self.lowest_colony_like(colony) },
            Action::Transport { team, site } => Action::Transport { team: self.lowest_like(seat, team, self.turn.acted), site },
            Action::Transfer { team, site } => Action::Transfer { team: self.lowest_like(seat, team, self.turn.acted), site },
            Action::Leave { team } => Action::Leave { team: self.lowest_like(seat, team, self.turn.acted) },
            action => action,
        }
    }

    fn keep_disclosed(&mut self, undone: &SpaceCorp) {
        if self.undo_keeps_known() {
            let hands = self.all_seats().map(|seat| self.player(seat).hand.without(self.player(seat).known));
            self.seen_before_undo = hands.fold(CardSet::EMPTY, CardSet::with).and(undone.seen_cards());
        }
    }

    /// A member of a set that is named later than listed (R18.10).
    fn is_out_of_order(&self, _seat: Seat, action: &Action) -> bool {
        match (self.top(), *action) {
            (Some(Term::Produce(left)), Action::Produce { site, slot }) => {
                left > 0 && self.exists(site) && self.has_chosen_after(site, usize::from(slot))
            }
            (Some(Term::DiscardHand { left, from }), Action::Discard { card }) => !self.is_listed_discard(left, from, card),
            _ => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, rng: &mut Rng) {
        redeal::redeal(self, viewer, rng);
    }

    fn points(view: &View) -> Vec<i32> {
        view.players.iter().map(|player| i32::from(player.profit)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn inventory(&self) -> Vec<(String, i64)> {
        inventory::inventory(self)
    }
}

impl SpaceCorp {
    /// The window that waits for answers.
    pub(crate) fn open(&self) -> Option<&Window> {
        self.window.as_ref().filter(|window| window.waiting != 0)
    }

    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        if let Some(window) = self.open() {
            return self.waiting(window);
        }
        let decider = match (self.top(), self.phase) {
            (Some(term), _) => self.decider(term),
            (None, Phase::Over) => None,
            (None, Phase::Rewards) => self.rewarded(),
            (None, _) => Some(self.active),
        };
        decider.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_answers_now(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(window) = self.open() {
            return self.legal_answers(window, seat, out);
        }
        if let Some(term) = self.top() {
            return self.legal_task(term, out);
        }
        match self.phase {
            Phase::PassChoice => out.extend([Action::Play, Action::Pass]),
            Phase::Opening => out.push(Action::Play),
            Phase::Action => self.legal_draft(out),
            Phase::Contracts => self.legal_contracts(out),
            Phase::Rewards => out.extend([Action::Draw, Action::Decline]),
            Phase::Transport => self.legal_transport(out),
            _ => {}
        }
    }

    /// A seat that is not asked, or no longer (R8.4).
    fn refuse_seat(&self, seat: Seat, action: &Action) -> Illegal {
        match (action, self.open()) {
            (Action::PlayEdge { .. }, Some(window)) if self.asked(window.kind).contains(seat) => {
                Illegal::new("R8.4", "window_closed")
            }
            _ => Illegal::new("R18.3", "not_your_turn"),
        }
    }

    /// Carries out one decision, without its consequences.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        if self.open().is_some() {
            return self.answer(seat, action);
        }
        if let Action::PlayEdge { card } = *action
            && self.is_any_time_edge(action)
        {
            return self.play_any_time(card, log);
        }
        if self.top().is_some() {
            return self.do_task(action, log);
        }
        match (self.phase, *action) {
            (Phase::PassChoice, Action::Pass) => self.pass(log),
            (Phase::PassChoice, Action::Play) => self.begin_turn(log),
            (Phase::Opening, Action::Play) => self.begin_competition(self.competition.pending),
            (Phase::Action, _) => self.do_draft(action, log),
            (Phase::Contracts, Action::Contract { row }) => {
                self.claim_contract(seat, row, log);
                self.phase = Phase::ContractWindow;
                self.open_window(WindowKind::ContractFulfilled);
            }
            (Phase::Contracts, Action::Decline) => self.begin_rewards(log),
            (Phase::Rewards, _) => self.take_reward(seat, action, log),
            (Phase::Transport, Action::Transport { team, site }) => {
                self.transport(team, site, log);
                self.finish_turn(log);
            }
            (Phase::Transport, Action::Decline) => self.finish_turn(log),
            _ => unreachable!("checked"),
        }
    }

    /// Runs all consequences of a decision until the next decision is needed.
    pub(crate) fn carry_on(&mut self, log: &mut impl Log<Event>) {
        while self.open().is_none() && self.phase != Phase::Over {
            if let Some(term) = self.top() {
                if !self.run_task(term, log) {
                    return;
                }
            } else if self.window.is_some() {
                self.reveal(log);
            } else if !self.next_step(log) {
                return;
            }
        }
    }

    /// Advances the turn (R5) when no term is pending; `false` if a decision is needed.
    fn next_step(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::Opening | Phase::PassChoice | Phase::Action | Phase::Over => return false,
            Phase::Between | Phase::Competition => unreachable!("terms lead on"),
            Phase::Start => self.begin_action(log),
            Phase::Resolve => self.after_action(),
            Phase::Produced | Phase::Breakthroughs => self.next_breakthrough(),
            Phase::Contracts => {
                if self.has_decision(SpaceCorp::legal_contracts) {
                    return false;
                }
                self.begin_rewards(log);
            }
            Phase::ContractWindow => self.phase = Phase::Contracts,
            Phase::Rewards => {
                if self.rewarded().is_some() {
                    return false;
                }
                self.phase = Phase::Transport;
            }
            Phase::Transport => {
                if self.has_decision(SpaceCorp::legal_transport) {
                    return false;
                }
                self.finish_turn(log);
            }
            Phase::End => self.end_turn(log),
        }
        true
    }

    fn has_decision(&self, legal: fn(&SpaceCorp, &mut Vec<Action>)) -> bool {
        let mut options = Vec::new();
        legal(self, &mut options);
        !options.is_empty()
    }

    /// One window for each Breakthrough with profit, the oldest first (T1w).
    fn next_breakthrough(&mut self) {
        if self.phase == Phase::Breakthroughs {
            self.turn.breakthroughs.remove(0);
        }
        if self.turn.breakthroughs.is_empty() {
            self.phase = Phase::Contracts;
        } else {
            self.phase = Phase::Breakthroughs;
            self.open_window(WindowKind::OpponentTookBreakthrough);
        }
    }
}
