//! Edges (R8): closed, simultaneous windows, and what the cards do.

use orrery_engine::{Illegal, Log, Seat, SeatSet};

use crate::action::Action;
use crate::competition::Moment;
use crate::components::{BOXES, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{Card, CardSet, Edge, Icon, Kind, Title, WindowKind};
use crate::state::{OFFERS, SEATS, SpaceCorp, Window, box_of};

/// Whether an Edge is played in this window, by the active player or by another (R8.5).
pub(crate) fn belongs_to(kind: WindowKind, edge: Edge, active: bool) -> bool {
    match (kind, edge) {
        (WindowKind::TurnStart, Edge::Intercept | Edge::Salvage | Edge::Incompatible) => active,
        (WindowKind::TurnStart, Edge::Hack) => !active,
        (WindowKind::TurnStart, Edge::Sabotage) => true,
        (WindowKind::OpponentProduced, Edge::Diversion) => !active,
        (WindowKind::OpponentTookBreakthrough, Edge::Leak) => true,
        (WindowKind::ContractFulfilled, Edge::MarketInfluence) => true,
        (WindowKind::TurnEnd, Edge::Poach) => !active,
        (WindowKind::TurnEnd, Edge::HostileMicrobes) => true,
        _ => false,
    }
}

impl SpaceCorp {
    // Windows

    /// Whether a seat may play an Edge in a window by its role (R8.5), as far as everybody can know (R8.3).
    pub(crate) fn fits(&self, kind: WindowKind, seat: Seat, edge: Edge) -> bool {
        belongs_to(kind, edge, seat == self.active) && self.would_work(seat, edge)
    }

    /// Whether an Edge would change anything (R8.3).
    fn would_work(&self, seat: Seat, edge: Edge) -> bool {
        match edge {
            Edge::Hack => self.offers.iter().any(|card| card.is_some()),
            Edge::Poach => !self.turn.discarded.is_empty(),
            Edge::HostileMicrobes => self.bases_on_life().next().is_some(),
            Edge::Incompatible => self.all_seats().any(|seat| self.old_infra(seat).next().is_some()),
            Edge::Diversion => self.turn.gain > 0,
            Edge::Leak => self.leaked().is_some_and(|title| self.may_leak(seat, title)),
            Edge::Salvage | Edge::Sabotage | Edge::Intercept | Edge::MarketInfluence => true,
            // Part of the player's own action, never of a window (R8.2).
            Edge::Competitors => false,
        }
    }

    /// The Edges of this era's deck that are played in windows.
    pub(crate) fn edges_of_windows(&self) -> impl Iterator<Item = Edge> + use<> {
        let cards = data().sets.edges.and(data().sets.deck[self.era.index()]);
        let deck = move |edge: &Edge| cards.iter().any(|card| data().card(card).edge == Some(*edge));
        Edge::ALL.into_iter().filter(|edge| *edge != Edge::Competitors).filter(deck)
    }

    /// Edge cards of this era that lie neither in the offers nor in the discard pile, so that a hand may hold them.
    fn unseen_edges(&self) -> CardSet {
        let seen: CardSet = self.offers.iter().chain(&self.discard).copied().filter(|card| card.is_some()).collect();
        data().sets.edges.and(data().sets.deck[self.era.index()]).without(seen)
    }

    /// The seats that are asked, by public facts alone (R8.4).
    pub(crate) fn asked(&self, kind: WindowKind) -> SeatSet {
        let unseen = self.unseen_edges();
        let could = |seat: Seat| {
            let mut edges = unseen.iter().filter_map(|card| data().card(card).edge);
            !self.player(seat).hand.is_empty() && edges.any(|edge| self.fits(kind, seat, edge))
        };
        self.all_seats().filter(|&seat| could(seat)).collect()
    }

    /// Opens a round of the window, if anybody could play anything.
    pub(crate) fn open_window(&mut self, kind: WindowKind) {
        if self.is_solo() {
            let moment = match kind {
                WindowKind::TurnStart => Moment::TurnStart,
                WindowKind::ContractFulfilled => Moment::OwnContract,
                WindowKind::TurnEnd => Moment::TurnEnd,
                WindowKind::OpponentProduced | WindowKind::OpponentTookBreakthrough => return,
            };
            return self.push(Term::SoloEdge(moment));
        }
        let asked = self.asked(kind);
        let waiting = asked.iter().fold(0, |bits, seat| bits | 1 << seat.0);
        self.turn.edge_worked = false;
        self.window = (!asked.is_empty()).then_some(Window { kind, waiting, answers: [Card::NONE; SEATS] });
    }

    pub(crate) fn waiting(&self, window: &Window) -> SeatSet {
        self.all_seats().filter(|seat| window.waiting >> seat.0 & 1 == 1).collect()
    }

    pub(crate) fn check_answer(&self, window: &Window, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Decline => Ok(()),
            Action::PlayEdge { card } => {
                if card.index() >= data().cards.len() {
                    return Err(Illegal::new("R6.2", "unknown_card"));
                }
                if !self.player(seat).hand.contains(card) {
                    return Err(Illegal::new("R6.2", "card_not_in_hand"));
                }
                match data().card(card).edge {
                    Some(edge) if self.fits(window.kind, seat, edge) => Ok(()),
                    _ => Err(Illegal::new("R8.4", "edge_not_playable")),
                }
            }
            _ => Err(Illegal::new("R18.3", "wrong_phase")),
        }
    }

    pub(crate) fn legal_answers(&self, window: &Window, seat: Seat, out: &mut Vec<Action>) {
        let edges = self.player(seat).hand.and(data().sets.edges).iter().map(|card| Action::PlayEdge { card });
        out.extend(edges.filter(|action| self.check_answer(window, seat, action).is_ok()));
        out.push(Action::Decline);
    }

    pub(crate) fn answer(&mut self, seat: Seat, action: &Action) {
        let window = self.window.as_mut().expect("an open window");
        window.waiting &= !(1 << seat.0);
        match *action {
            Action::PlayEdge { card } => window.answers[seat.index()] = card,
            Action::Decline => {}
            _ => unreachable!("checked"),
        }
    }

    /// All answers are in: the cards are revealed together and resolved in turn order (R8.4).
    pub(crate) fn reveal(&mut self, log: &mut impl Log<Event>) {
        let window = self.window.expect("an open window");
        let order: Vec<Seat> = self.clockwise(self.active).filter(|seat| window.answers[seat.index()].is_some()).collect();
        if order.is_empty() {
            self.window = None;
            return;
        }
        self.push(Term::EndOfRound);
        for &seat in order.iter().rev() {
            let card = window.answers[seat.index()];
            self.push(Term::Edge { seat, card });
        }
        for &seat in &order {
            let card = window.answers[seat.index()];
            self.remove_from_hand(seat, CardSet::from_iter([card]));
            log.note(|| Event::EdgePlayed { seat, card });
        }
    }

    /// A new round if something happened, else the window closes.
    pub(crate) fn end_round(&mut self) {
        let kind = self.window.expect("the round of a window").kind;
        match self.turn.edge_worked {
            true => self.open_window(kind),
            false => self.window = None,
        }
    }

    // Effects

    pub(crate) fn resolve_edge(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let edge = data().card(card).edge.expect("an Edge card");
        if !self.would_work(seat, edge) {
            self.take_openly(seat, card);
            log.note(|| Event::EdgeReturned { seat, card });
            return;
        }
        self.turn.edge_worked = true;
        self.push(Term::EdgeDone { seat, card });
        match edge {
            Edge::Diversion => self.earn(seat, (self.turn.gain + 1) / 2, log),
            Edge::Hack => self.push(Term::TakeOffer(seat)),
            Edge::HostileMicrobes => self.hostile_microbes(log),
            Edge::Incompatible => {
                let order: Vec<Seat> = self.clockwise(seat).collect();
                order.into_iter().rev().for_each(|seat| self.push(Term::DiscardInfra(seat)));
            }
            Edge::Intercept => self.end.extra_turns += 1,
            Edge::Leak => {
                let title = self.leaked().expect("a Breakthrough was taken");
                self.give_title(seat, title, false, log);
            }
            Edge::MarketInfluence => {
                let (own, other) = data().card(card).influence;
                self.earn(seat, i16::from(if seat == self.active { own } else { other }), log);
            }
            Edge::Poach => self.poach(seat, log),
            Edge::Sabotage => self.push(Term::Ban(seat)),
            Edge::Salvage => self.salvage(seat, log),
            Edge::Competitors => unreachable!("never played in a window"),
        }
    }

    pub(crate) fn earn(&mut self, seat: Seat, profit: i16, log: &mut impl Log<Event>) {
        if profit > 0 {
            self.gain(seat, profit);
            log.note(|| Event::Gained { seat, profit });
        }
    }

    /// Owners of bases on tiles with life, once for each base.
    fn bases_on_life(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all_sites().flat_map(|site| {
            let state = self.at(site);
            let alive = |slot: usize| data().tile(state.tiles[box_of(slot)]).is_some_and(|tile| tile.has(Icon::Life));
            state.bases().filter(move |&(slot, _)| alive(slot)).filter_map(|_| state.owner)
        })
    }

    fn hostile_microbes(&mut self, log: &mut impl Log<Event>) {
        let owners: Vec<Seat> = self.bases_on_life().collect();
        for seat in owners {
            let profit = self.lose(seat, 1);
            log.note(|| Event::Lost { seat, profit });
        }
    }

    fn poach(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let cards = std::mem::take(&mut self.turn.discarded);
        self.discard.retain(|card| !cards.contains(*card));
        cards.iter().for_each(|card| self.take_openly(seat, card));
        log.note(|| Event::Poached { seat, cards: cards.iter().collect() });
    }

    fn salvage(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.earn(seat, 1, log);
        self.take_start_offers(seat, log);
    }

    pub(crate) fn take_start_offers(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for slot in 0..OFFERS {
            if data().sets.start.contains(self.offers[slot]) {
                self.take_offer(seat, slot as u8, log);
            }
        }
    }

    // Leak

    /// The Breakthrough whose window is open.
    fn leaked(&self) -> Option<Title> {
        self.turn.breakthroughs.first().map(|taken| taken.title)
    }

    fn may_leak(&self, seat: Seat, title: Title) -> bool {
        let taker = self.turn.breakthroughs.first().is_some_and(|taken| taken.by == seat);
        let only_copy = !self.side_board[0].contains(title) && self.side_board[1].contains(title);
        !taker && only_copy && self.check_title(seat, title).is_ok()
    }

    // Sabotage

    pub(crate) fn legal_bans(&self, out: &mut Vec<Action>) {
        out.extend(Kind::ALL.into_iter().filter(|kind| kind.exists_in(self.era)).map(|kind| Action::Ban { kind }));
    }

    pub(crate) fn check_ban(&self, kind: Kind) -> Result<(), Illegal> {
        if kind.exists_in(self.era) { Ok(()) } else { Err(Illegal::new("R8.8", "type_mismatch")) }
    }

    // Incompatible

    /// Boxes with a card of an earlier era.
    pub(crate) fn old_infra(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (0..BOXES as u8).filter(move |&slot| {
            let card = self.player(seat).boxes[usize::from(slot)];
            card.is_some() && data().card(card).deck != Some(self.era)
        })
    }

    pub(crate) fn check_discard_infra(&self, seat: Seat, slot: u8) -> Result<(), Illegal> {
        match slot {
            _ if usize::from(slot) >= BOXES => Err(Illegal::new("R7.7", "unknown_id")),
            _ if self.old_infra(seat).any(|old| old == slot) => Ok(()),
            _ => Err(Illegal::new("R8.2", "requirement_not_met")),
        }
    }

    pub(crate) fn discard_infra(&mut self, seat: Seat, slot: u8, log: &mut impl Log<Event>) {
        let card = std::mem::take(&mut self.player_mut(seat).boxes[usize::from(slot)]);
        self.put_on_discard(seat, card);
        log.note(|| Event::InfraRemoved { seat, card });
    }
}
