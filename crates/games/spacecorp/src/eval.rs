//! What bots know of the game: evaluation, pruning, priors. All figures are in profit.

use orrery_engine::{Heuristics, Seat};

use crate::action::Action;
use crate::competition::COMPETITION;
use crate::components::CONTRACTS;
use crate::kinds::{Card, Era, Kind, Wheel};
use crate::phases::era::colony_table;
use crate::state::{Draft, Phase, SpaceCorp};

/// Expected profit of things in hand and on the board.
const CARD: f32 = 0.35;
const INFRA: f32 = 0.7;
const BASE: f32 = 0.5;
const TEAM_OUT: f32 = 0.25;
const CLAIM: f32 = 0.5;
const TITLE: f32 = 1.0;
const WHEEL_STEP: f32 = 0.5;
const BEYOND: f32 = 2.0;
/// Expected number of Produce actions with a tile.
const PRODUCTIONS: f32 = 0.8;
/// Value of an open contract as a share of its reward: this factor times the square of the progress.
const CONTRACT: f32 = 0.6;
/// Expected profit of the competition per card of its deck.
const RIVAL_CARD: f32 = 0.4;
/// A lead of this much wins about three games in four.
const SCALE: f32 = 8.0;

impl Heuristics for SpaceCorp {
    const ROLLOUT: Option<u32> = Some(60);

    /// From 0 (lost) to 1 (won): the expected lead over the best other player, or over the competition.
    fn evaluate(&self, seat: Seat) -> f32 {
        let mine = self.outlook(seat);
        let other = match self.is_solo() {
            true => self.rival_outlook(),
            false => self.others(seat).map(|other| self.outlook(other)).fold(f32::NEG_INFINITY, f32::max),
        };
        1.0 / (1.0 + (-(mine - other) / SCALE).exp())
    }

    /// Prunes dominated choices: declining contracts and cards, sources beyond what an action needs, and all but one order of
    /// naming cards.
    fn prune(&self, _seat: Seat, actions: &mut Vec<Action>) {
        if actions.len() < 2 {
            return;
        }
        let free = |action: &Action| matches!(action, Action::Contract { .. } | Action::Draw);
        if actions.contains(&Action::Decline) && actions.iter().any(free) {
            actions.retain(|action| *action != Action::Decline);
        }
        if self.phase == Phase::Action && self.top().is_none() {
            self.prune_sources(actions);
        }
    }

    /// Prior used by PUCT.
    fn prior(&self, _seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Begin { kind } => begin_prior(kind),
            Action::Contract { .. } => 20.0,
            Action::Confirm => 4.0,
            Action::Card { card, .. } => self.card_prior(card),
            Action::Infra { hqs, .. } if hqs != 1 << self.active.0 => 0.3,
            Action::Team { .. } if self.draft.part().team.is_some() => 0.3,
            Action::Pass | Action::Time | Action::Buy { .. } | Action::Transport { .. } => 0.5,
            Action::Decline => 0.7,
            _ => 1.0,
        }
    }
}

fn begin_prior(kind: Kind) -> f32 {
    match kind {
        Kind::Colonize => 8.0,
        Kind::Build => 5.0,
        Kind::Explore | Kind::Produce => 3.0,
        Kind::Move | Kind::Research => 2.0,
        Kind::Genetics | Kind::Revelation | Kind::Upgrade | Kind::Special => 1.5,
    }
}

impl SpaceCorp {
    /// Expected final profit of a player.
    fn outlook(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut value = f32::from(player.profit);
        value += CARD * player.hand.len().min(10) as f32;
        value += INFRA * player.boxes.iter().filter(|card| card.is_some()).count() as f32;
        value += TITLE * player.titles.iter().count() as f32;
        for wheel in Wheel::ALL {
            let pays = wheel == Wheel::Genetics || self.era != Era::Mariners;
            value += if pays { WHEEL_STEP * f32::from(player.wheel[wheel.index()]) } else { 0.0 };
        }
        for team in player.teams.iter().filter(|team| team.site.is_on_board() && team.site != self.board().plan.home) {
            value += TEAM_OUT + if team.claims { CLAIM } else { 0.0 };
        }
        value += self.board_outlook(seat) + self.contract_outlook(seat);
        if self.era == Era::Starfarers {
            value += f32::from(colony_table(player.colonies.len()));
        }
        value + if self.beyond[0] == Some(seat) { BEYOND } else { 0.0 }
    }

    fn board_outlook(&self, seat: Seat) -> f32 {
        let bases: usize = self.sites.iter().filter(|site| site.owner == Some(seat)).map(|site| site.bases().count()).sum();
        let tiles: u16 = self.producing(seat).map(|(_, _, value)| u16::from(value)).sum();
        let legacy = self.player(seat).legacy.map_or(0, |legacy| u16::from(legacy.value));
        BASE * bases as f32 + PRODUCTIONS * f32::from(tiles + legacy)
    }

    /// Value of open contracts by progress; a met one counts almost fully.
    fn contract_outlook(&self, seat: Seat) -> f32 {
        let worth = |row: u8| {
            let far = self.contract_progress(seat, row).min(1.0);
            CONTRACT * far * far * f32::from(self.contract_reward(self.era.index(), row))
        };
        (0..CONTRACTS as u8).filter(|&row| self.is_open(row)).map(worth).sum()
    }

    fn rival_outlook(&self) -> f32 {
        let rival = self.player(COMPETITION);
        let teams = self.competition.teams.count_ones() + self.competition.on_contracts.count_ones();
        let beyond = if self.holds_beyond(COMPETITION) { BEYOND } else { 0.0 };
        f32::from(rival.profit)
            + RIVAL_CARD * self.competition.deck.len() as f32
            + TEAM_OUT * teams as f32
            + beyond
            + self.contract_outlook(COMPETITION)
    }

    fn card_prior(&self, card: Card) -> f32 {
        let Some(kind) = self.draft.kind else { return 1.0 };
        let amount = self.card_values(card, kind).normal;
        1.0 + f32::from(amount.add.max(amount.times)) / 2.0
    }

    /// Lists sources in one order, and none that the action does not need. Edges wait until the action is complete.
    fn prune_sources(&self, actions: &mut Vec<Action>) {
        let Draft { kind: Some(kind), cards, .. } = self.draft else { return };
        actions.retain(|action| !matches!(action, Action::PlayEdge { .. }));
        let grows = matches!(kind, Kind::Research | Kind::Produce | Kind::Genetics | Kind::Revelation);
        if actions.contains(&Action::Confirm) {
            // Radiation may make a shield worthwhile; additional value is not.
            let free = self.price(&self.draft) == 0;
            actions.retain(|action| grows || *action == Action::Confirm || !free && is_shield(action));
        }
        let highest = cards.iter().last();
        let ordered = |action: &Action| match *action {
            Action::Card { card, .. } => highest.is_none_or(|highest| card > highest),
            _ => true,
        };
        if actions.iter().any(ordered) {
            actions.retain(ordered);
        }
    }
}

fn is_shield(action: &Action) -> bool {
    matches!(action, Action::Card { shielded: true, .. } | Action::ShieldedBox { .. } | Action::Support { .. })
}
