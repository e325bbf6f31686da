//! What a seat or a spectator may see (R3.11).

use orrery_engine::{Seat, Viewer};
use serde::Serialize;

use crate::board::Board;
use crate::competition::{COMPETITION, Competition};
use crate::components::{CONTRACTS, KeyEntry, KeyMatch, data};
use crate::effects::Term;
use crate::kinds::{BaseType, Card, Colony, Era, Kind, Site, Situation, SoloWindow, Tile, Title, WindowKind};
use crate::phases::draft::DraftStep;
use crate::phases::sources::HQ_BOXES;
use crate::refusals::Ignored;
use crate::state::{Doubled, Draft, Legacy, Part, Phase, SpaceCorp, TEAMS, Team};

/// The position as one viewer sees it.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    pub era: Era,
    /// In which the game began: its HQ sheet is in use.
    pub first_era: Era,
    pub phase: Phase,
    /// Who must decide.
    pub deciders: Vec<Seat>,
    pub active: Seat,
    /// Who took the first turn of the era.
    pub first: Seat,
    pub turns: u16,
    pub players: Vec<PlayerView>,
    /// Sites with anything on them.
    pub sites: Vec<SiteView>,
    /// Sites whose printed costs the situation changes.
    pub changed: Vec<ChangedSite>,
    /// Tiles left in each pile, and the tile on top where the viewer put it back.
    pub piles: Vec<PileView>,
    pub deck: usize,
    /// Start cards still on top of the deck.
    pub start_on_top: u8,
    pub offers: [Option<Card>; 4],
    /// The last card discarded last.
    pub discard: Vec<Card>,
    pub time_aside: Vec<Card>,
    /// Cards played in the running action.
    pub played: Vec<Card>,
    /// Titles on the side board, and whether the copy with profit is there.
    pub progress: Vec<(Title, bool)>,
    /// Titles of which both copies are there.
    pub progress_twice: Vec<Title>,
    pub colonies: Vec<Colony>,
    /// Rows fulfilled in each era.
    pub contracts: [Vec<u8>; 3],
    /// Who fulfilled each contract of the era, if it is known; the competition is seat 1.
    pub fulfilled_by: Vec<Option<Seat>>,
    /// What each contract of the era would pay now.
    pub rewards: Vec<i16>,
    /// What contracts of earlier eras left in each row, before a situation changes the reward (R9.2).
    pub carried: Vec<i16>,
    /// How far each seat is with each contract of the era.
    pub counted: Vec<Vec<usize>>,
    pub beyond: [Option<Seat>; 2],
    pub window: Option<WindowView>,
    /// The action being put together; only its player sees it before it is confirmed.
    pub draft: Option<DraftView>,
    /// Until the viewer has named the destination of a Move: where it could lead.
    pub reach: Vec<Reach>,
    /// Tiles the viewer chooses from (Sensory Focus).
    pub keep: Option<[Tile; 2]>,
    pub era_end: EraEndView,
    /// Solo: the situation of the era.
    pub situation: Option<Situation>,
    /// Solo: its bases and colonies on the board are those of seat 1, and so is its Beyond tile.
    pub competition: Option<CompetitionView>,
    /// Solo: what an Edge of the player would answer now.
    pub moment: Option<SoloWindow>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CompetitionView {
    pub profit: i16,
    /// Sites with a team, and whether it claims the tiles there.
    pub teams: Vec<(Site, bool)>,
    /// Rows of contracts with a team.
    pub contracts: Vec<u8>,
    /// How far it is with each contract of the era, and how much it needs; `None` where only a team fulfils it (R15.8).
    pub counted: Vec<Option<(usize, u8)>>,
    pub teams_in_box: u8,
    pub deck: usize,
    /// Start cards still on top of the deck.
    pub start_on_top: u8,
    /// The last card revealed last.
    pub discard: Vec<Card>,
    /// Bases in the cup by type.
    pub cup: Vec<(BaseType, u8)>,
    pub colonies: Vec<Colony>,
    /// Titles it removed, and whether the copy with profit is among them.
    pub progress: Vec<(Title, bool)>,
    /// Turns it still has before the player's next one.
    pub pending: u8,
    /// What the icon of the era scores on a discarded offer: the key of the board or of the situation (R15.6.3).
    pub key: Vec<KeyEntry>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub profit: i16,
    pub cards: usize,
    /// The whole hand of the viewer, else what everybody knows of it.
    pub hand: Vec<Card>,
    pub boxes: [Option<Card>; 3],
    pub wheel: [u8; 2],
    pub genetics_steps: u8,
    pub stock: Vec<(BaseType, u8)>,
    pub teams: [Team; 4],
    pub titles: Vec<Title>,
    pub colonies: Vec<Colony>,
    pub legacy: Option<Legacy>,
    pub produced: bool,
    pub ban: Option<Kind>,
    pub passed: bool,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SiteView {
    pub site: Site,
    pub tiles: Vec<Option<Tile>>,
    pub bases: Vec<(u8, BaseType)>,
    pub owner: Option<Seat>,
    pub lost: u8,
    pub colony: Option<(Seat, Colony)>,
    /// What a Build costs here, with what the tiles change.
    pub build: Option<u16>,
}

/// Explore cost and gravity of a site under a situation (R16.6).
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChangedSite {
    pub site: Site,
    pub explore: Option<u32>,
    pub gravity: u8,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    pub tiles: usize,
    pub top: Option<Tile>,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WindowView {
    pub kind: WindowKind,
    pub waiting: Vec<Seat>,
    /// The viewer's own answer.
    pub answer: Option<Card>,
}

/// A draft with its totals.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DraftView {
    pub kind: Kind,
    pub teams: Vec<Option<u8>>,
    pub sites: Vec<Option<Site>>,
    pub bases: Vec<(u8, BaseType)>,
    pub hqs: Vec<Seat>,
    pub cards: Vec<(Card, bool)>,
    pub time: Option<Card>,
    /// The Competitors card played with the action.
    pub competitors: Option<Card>,
    /// Infra boxes that count their shielded alternative; box 0 is the Research box.
    pub shielded_boxes: Vec<(Seat, u8)>,
    /// Opponents' bases that help.
    pub supports: Vec<(Site, BaseType)>,
    pub doubled: Doubled,
    /// Progress cards that help because they were named.
    pub titles: Vec<Title>,
    /// Colonize: a team removed, 5 profit paid.
    pub team_removed: bool,
    pub paid: bool,
    pub bought: u8,
    pub totals: Vec<u32>,
    pub price: u32,
    /// What counts while the action is put together: its values make the totals (R6.9), its costs the price.
    pub sources: Vec<SourceView>,
    pub confirmed: bool,
}

/// One thing that counts in an action.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SourceView {
    pub source: Source,
    /// The part of a split that it is for; `None`: the whole action.
    pub part: Option<u8>,
    pub add: u32,
    /// 1 if it multiplies nothing.
    pub times: u32,
    /// Protects from radiation.
    pub shielded: bool,
    /// The opponent who gets a reward for it (R5.3).
    pub pays: Option<Seat>,
    /// Profit to be paid for it.
    pub costs: u32,
}

/// What a source is.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An Infra box: whose HQ, which box; box 0 is the Research box.
    Infra(Seat, u8),
    /// A hand card; one that a Spaceport doubles counts twice.
    Card(Card),
    Title(Title),
    /// A base that adds, doubles or shields, own or named; a Shield Factory may be the one being built.
    Base(Site, BaseType),
    /// The home site, which shields.
    Home,
    /// An opponent's base that meets the base condition of a Move (R7.2.2).
    Condition(Site),
    Competitors(Card),
    /// The Time card, which doubles or splits.
    Time(Card),
    /// Points bought.
    Bought,
    Radiation,
    /// Colonize: a team removed, 5 profit paid.
    RemovedTeam,
    ColonyPoint,
}

/// A site that a Move of the active player could lead to, with the team for which it is best: the nearest of those that can go.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reach {
    pub site: Site,
    pub team: u8,
    pub distance: u8,
    pub state: ReachState,
}

/// Whether a Move can lead to a site.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReachState {
    /// With what the player has now.
    Now,
    /// With a higher total, or more profit.
    More,
    /// The rules of the way forbid it, such as the base condition (R7.2.2).
    Never,
}

#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EraEndView {
    pub contracts: bool,
    pub deck: bool,
    pub last_turns: Option<Vec<Seat>>,
    pub extra_turns: u8,
}

impl View {
    pub(crate) fn new(game: &SpaceCorp, viewer: Viewer) -> View {
        let rows = |bits: u8| (0..7).filter(|row| bits >> row & 1 == 1).collect();
        let [rewarded, plain] = game.side_board;
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            era: game.era,
            first_era: game.options.first_era,
            phase: game.phase,
            deciders: game.deciders().iter().collect(),
            active: game.active,
            first: game.first,
            turns: game.turns,
            players: game.all_seats().map(|seat| game.player_view(seat, viewer)).collect(),
            sites: game.all_sites().filter_map(|site| game.site_view(site)).collect(),
            changed: game.all_sites().filter_map(|site| game.changed_site(site)).collect(),
            piles: (0..game.piles.len()).map(|slot| game.pile_view(slot, viewer)).collect(),
            deck: game.deck.len(),
            start_on_top: game.start_on_top,
            offers: game.offers.map(some_card),
            discard: game.discard.to_vec(),
            time_aside: game.time_aside.iter().collect(),
            played: game.turn.played.iter().collect(),
            progress: game.titles_left().iter().map(|title| (title, rewarded.contains(title))).collect(),
            progress_twice: rewarded.iter().filter(|&title| plain.contains(title)).collect(),
            colonies: crate::board::bits(game.colonies).map(|index| Colony(index as u8)).collect(),
            contracts: game.contracts.map(rows),
            fulfilled_by: (0..CONTRACTS as u8).map(|row| game.fulfilled_by(row)).collect(),
            rewards: (0..CONTRACTS as u8).map(|row| game.contract_reward(game.era.index(), row)).collect(),
            carried: (0..CONTRACTS as u8).map(|row| game.carried_reward(game.era.index(), row)).collect(),
            counted: (0..CONTRACTS as u8)
                .map(|row| game.all_seats().map(|seat| game.contract_count(seat, row)).collect())
                .collect(),
            beyond: game.beyond,
            window: game.window.filter(|window| window.waiting != 0).map(|window| WindowView {
                kind: window.kind,
                waiting: game.waiting(&window).iter().collect(),
                answer: game.all_seats().find(|&seat| viewer.is(seat)).and_then(|seat| some_card(window.answers[seat.index()])),
            }),
            draft: game.draft_view(viewer),
            reach: if viewer.is(game.active) { game.reach() } else { Vec::new() },
            keep: game.top().and_then(|term| match term {
                Term::Keep { seat, tiles, .. } if viewer.is(seat) => Some(tiles),
                _ => None,
            }),
            era_end: game.era_end_view(),
            situation: game.situation,
            competition: game.is_solo().then(|| game.competition_view()),
            moment: game.top().and_then(|term| match term {
                Term::SoloEdge(moment) => Some(moment.window()),
                _ => None,
            }),
        }
    }
}

fn some_card(card: Card) -> Option<Card> {
    Some(card).filter(|card| card.is_some())
}

impl SpaceCorp {
    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let hand = if viewer.is(seat) { player.hand } else { self.known_to_others(seat) };
        PlayerView {
            profit: player.profit,
            cards: player.hand.len(),
            hand: hand.iter().collect(),
            boxes: player.boxes.map(some_card),
            wheel: player.wheel,
            genetics_steps: player.genetics_steps,
            stock: BaseType::ALL.into_iter().map(|base| (base, player.stock[base.index()])).collect(),
            teams: player.teams,
            titles: player.titles.iter().collect(),
            colonies: player.colonies.to_vec(),
            legacy: player.legacy,
            produced: player.produced,
            ban: player.ban,
            passed: player.passed,
        }
    }

    fn competition_view(&self) -> CompetitionView {
        let Competition { claims, in_box, deck, start_on_top, discard, removed, pending, .. } = &self.competition;
        let rival = self.player(COMPETITION);
        CompetitionView {
            profit: rival.profit,
            teams: self.rival_sites().map(|site| (site, claims >> site.0 & 1 == 1)).collect(),
            contracts: self.contract_teams().collect(),
            counted: (0..CONTRACTS as u8).map(|row| self.competition_count(row)).collect(),
            teams_in_box: *in_box,
            deck: deck.len(),
            start_on_top: *start_on_top,
            discard: discard.to_vec(),
            cup: BaseType::ALL.into_iter().map(|base| (base, self.cup(base))).collect(),
            colonies: rival.colonies.to_vec(),
            progress: self.removed_titles().iter().map(|title| (title, removed[0].contains(title))).collect(),
            pending: *pending,
            key: self.offers_key().iter().copied().filter(|entry| entry.matches != KeyMatch::Nothing).collect(),
        }
    }

    fn site_view(&self, site: Site) -> Option<SiteView> {
        let state = self.at(site);
        let boxes = usize::from(self.board().site(site).boxes);
        let empty = *state == Default::default();
        (!empty).then(|| SiteView {
            site,
            tiles: state.tiles[..boxes].iter().map(|&tile| Some(tile).filter(|tile| tile.is_some())).collect(),
            bases: state.bases().map(|(slot, base)| (slot as u8, base)).collect(),
            owner: state.owner,
            lost: state.lost,
            colony: state.colony,
            build: self.build_cost(site),
        })
    }

    fn changed_site(&self, site: Site) -> Option<ChangedSite> {
        let printed = data().boards[self.era.index()].site(site);
        let there = ChangedSite { site, explore: self.explore_cost(site), gravity: self.board().site(site).gravity };
        let is_changed = there.explore != printed.explore.map(u32::from) || there.gravity != printed.gravity;
        is_changed.then_some(there)
    }

    fn pile_view(&self, slot: usize, viewer: Viewer) -> PileView {
        let knows = self.peeked[slot].is_some_and(|seat| viewer.is(seat));
        PileView { tiles: self.piles[slot].len(), top: self.piles[slot].last().copied().filter(|_| knows) }
    }

    fn draft_view(&self, viewer: Viewer) -> Option<DraftView> {
        let draft: &Draft = &self.draft;
        let kind = draft.kind.filter(|_| draft.confirmed || viewer.is(self.active))?;
        // Totals are computed only while the action is put together; afterwards they are in the log.
        let drafting = self.is_drafting();
        Some(DraftView {
            kind,
            teams: draft.parts().iter().map(|part| part.team).collect(),
            sites: draft.parts().iter().map(|part| part.site).collect(),
            bases: draft
                .parts()
                .iter()
                .flat_map(|part| part.bases.iter().enumerate())
                .filter_map(|(slot, base)| base.map(|base| (slot as u8, base)))
                .collect(),
            hqs: self.all_seats().filter(|seat| draft.hqs >> seat.0 & 1 == 1).collect(),
            cards: draft.cards.iter().map(|card| (card, draft.shielded_cards.contains(card))).collect(),
            time: some_card(draft.time),
            competitors: some_card(draft.competitors),
            shielded_boxes: self.shielded_boxes(draft),
            supports: draft.parts().iter().flat_map(|part| self.supports(part)).collect(),
            doubled: draft.doubled,
            titles: draft.titles.iter().collect(),
            team_removed: draft.team_removed,
            paid: draft.paid,
            bought: draft.bought,
            totals: if drafting { self.totals(draft).to_vec() } else { Vec::new() },
            price: if drafting { self.price(draft) } else { 0 },
            sources: if drafting { self.counting(draft) } else { Vec::new() },
            confirmed: draft.confirmed,
        })
    }

    /// Where a Move of the active player could lead: before a type of action is named, and until its destination is.
    fn reach(&self) -> Vec<Reach> {
        let asked = self.deciders().contains(self.active) && self.phase == Phase::Action;
        let draft = match self.draft.kind {
            _ if !asked => return Vec::new(),
            None if self.check_kind(Kind::Move).is_ok() => self.begun(Kind::Move),
            Some(Kind::Move) if matches!(self.draft_step(&self.draft), DraftStep::Team | DraftStep::Site) => self.draft,
            _ => return Vec::new(),
        };
        let mut best: Vec<Reach> = Vec::new();
        match draft.part().team {
            Some(team) => self.reach_of(&draft, team, &mut best),
            None => {
                let teams = (0..TEAMS as u8).filter(|&team| self.check_next_team(&draft, team).is_ok());
                teams.for_each(|team| self.reach_of(&SpaceCorp::with_team(&draft, team), team, &mut best));
            }
        }
        best
    }

    /// Adds the sites that have a way for the team of the draft, where it is better than the teams before.
    fn reach_of(&self, draft: &Draft, team: u8, best: &mut Vec<Reach>) {
        let from = self.player(self.active).teams[usize::from(team)].site;
        let mut now = 0u32;
        self.for_destinations(draft, &mut Ignored, |site| {
            now |= 1 << site.0;
            true
        });
        for site in self.all_sites().filter(|&site| site != from && self.board().distance(from, site) != Board::NO_WAY) {
            let state = match self.check_way(draft.part(), site) {
                Ok(()) if now >> site.0 & 1 == 1 => ReachState::Now,
                Ok(()) => ReachState::More,
                Err(_) => ReachState::Never,
            };
            let there = Reach { site, team, distance: self.board().distance(from, site), state };
            match best.iter_mut().find(|reach| reach.site == site) {
                Some(reach) if (reach.state, reach.distance) <= (there.state, there.distance) => {}
                Some(reach) => *reach = there,
                None => best.push(there),
            }
        }
    }

    fn shielded_boxes(&self, draft: &Draft) -> Vec<(Seat, u8)> {
        let boxes = self.all_seats().flat_map(|seat| (0..HQ_BOXES).map(move |slot| (seat, slot)));
        boxes.filter(|&(seat, slot)| SpaceCorp::is_box_shielded(draft, seat, slot)).collect()
    }

    /// Opponents' bases that help a part, each with its site: a Spaceport is where the team starts.
    fn supports(&self, part: &Part) -> impl Iterator<Item = (Site, BaseType)> {
        let spaceport = self.start_of(part).filter(|_| part.spaceport);
        let helping =
            [(spaceport, BaseType::Spaceport), (part.industrial, BaseType::Industrial), (part.shield, BaseType::ShieldFactory)];
        helping.into_iter().filter_map(|(site, base)| site.map(|site| (site, base)))
    }

    fn era_end_view(&self) -> EraEndView {
        let seats = |bits: u8| self.all_seats().filter(|seat| bits >> seat.0 & 1 == 1).collect();
        EraEndView {
            contracts: self.end.contracts,
            deck: self.end.deck,
            last_turns: self.end.last_turns.map(seats),
            extra_turns: self.end.extra_turns,
        }
    }
}
