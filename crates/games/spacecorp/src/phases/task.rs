//! The interpreter of terms: who decides about one, which answers are legal, and what they do.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::competition::PLAYER;
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::Wheel;
use crate::state::SpaceCorp;

impl SpaceCorp {
    pub(crate) fn top(&self) -> Option<Term> {
        self.terms.last().copied()
    }

    /// Who decides about a term; `None` if it runs without a decision.
    pub(crate) fn decider(&self, term: Term) -> Option<Seat> {
        match term {
            Term::Draw(_) | Term::Produce(_) | Term::SilentPartner | Term::EndOfAction => Some(self.active),
            Term::Keep { seat, .. } | Term::Phobes { seat, .. } | Term::TakeProgress { seat, .. } => Some(seat),
            Term::TakeOffer(seat) | Term::OfferOrStep(seat) | Term::StarChildren(seat) | Term::Entangled(seat) => Some(seat),
            Term::PrintedContract(seat) | Term::ClaimAtEnd(seat) | Term::Ban(seat) | Term::DiscardInfra(seat) => Some(seat),
            Term::Legacy(seat) | Term::StartAdaptation(seat) => Some(seat),
            Term::SoloEdge(_) | Term::SecurityDraw(_) | Term::RemoveTeam(_) | Term::DiscardHand { .. } => Some(PLAYER),
            Term::LeakChoice(_) | Term::Sabotaged | Term::SituationInfra { .. } => Some(PLAYER),
            Term::Beyond(which) => self.beyond_owner(which),
            _ => None,
        }
    }

    pub(crate) fn legal_task(&self, term: Term, out: &mut Vec<Action>) {
        match term {
            Term::Draw(_) => {
                if !self.deck.is_empty() {
                    out.push(Action::Draw);
                }
                self.legal_offers(out);
            }
            Term::Produce(left) => self.legal_produce(left, out),
            Term::SilentPartner => self.legal_partners(out),
            Term::EndOfAction => self.legal_infra_transfer(out),
            Term::Keep { tiles, .. } => out.extend(tiles.map(|tile| Action::Keep { tile })),
            Term::Phobes { seat, site } => self.legal_leave(seat, site, out),
            Term::TakeProgress { seat, wheel, .. } => self.legal_progress(seat, wheel, out),
            Term::TakeOffer(_) => self.legal_offers(out),
            Term::OfferOrStep(_) => {
                self.legal_offers(out);
                out.push(Action::Step);
            }
            Term::StarChildren(seat) => self.legal_appear(seat, out),
            Term::Entangled(seat) => self.legal_transfer(seat, out),
            Term::PrintedContract(_) | Term::ClaimAtEnd(_) => self.legal_open_contracts(out),
            Term::Ban(_) => self.legal_bans(out),
            Term::DiscardInfra(seat) => out.extend(self.old_infra(seat).map(|slot| Action::DiscardInfra { slot })),
            Term::Legacy(seat) => self.legal_legacy(seat, out),
            Term::StartAdaptation(seat) => self.legal_start_adaptation(seat, out),
            Term::Beyond(_) => out.extend([Action::UseBeyond, Action::Decline]),
            Term::SoloEdge(moment) => self.legal_solo_edges(moment, out),
            Term::SecurityDraw(site) => {
                if self.may_draw_for_security(site) {
                    out.extend([Action::Draw, Action::Decline]);
                }
            }
            Term::RemoveTeam(place) => self.legal_removals(place, out),
            Term::DiscardHand { left, from } => self.legal_discards(left, from, out),
            Term::LeakChoice(_) => self.legal_losses(out),
            Term::Sabotaged => self.legal_call_backs(out),
            Term::SituationInfra { boxes, .. } => self.legal_situation_infra(boxes, out),
            _ => unreachable!("a term that asks nothing"),
        }
    }

    pub(crate) fn check_task(&self, term: Term, action: &Action) -> Result<(), Illegal> {
        match (term, *action) {
            (Term::Draw(_), Action::Draw) => match self.deck.is_empty() {
                true => Err(Illegal::new("R7.1", "pile_empty")),
                false => Ok(()),
            },
            (Term::Draw(_) | Term::TakeOffer(_) | Term::OfferOrStep(_), Action::TakeOffer { slot }) => self.check_offer(slot),
            (Term::OfferOrStep(_), Action::Step) => Ok(()),
            (Term::Produce(_), Action::Produce { site, slot }) => self.check_produce(site, slot),
            (Term::Produce(_), Action::ProduceLegacy) => self.check_produce_legacy(),
            (Term::Produce(_), Action::Decline) => self.check_stop_producing(),
            (Term::SilentPartner, Action::Seat { seat }) => self.check_partner(seat),
            (Term::EndOfAction, Action::Install { card, slot }) => self.check_infra_transfer(card, slot),
            (Term::Keep { tiles, .. }, Action::Keep { tile }) => self.check_keep(tiles, tile),
            (Term::Phobes { seat, site }, Action::Leave { team }) => self.check_leave(seat, site, team),
            (Term::TakeProgress { seat, wheel, .. }, Action::Progress { title }) => self.check_progress(seat, wheel, title),
            (Term::StarChildren(seat), Action::Appear { site }) => self.check_appear(seat, site),
            (Term::Entangled(seat), Action::Transfer { team, site }) => self.check_transfer(seat, team, site),
            (Term::PrintedContract(_) | Term::ClaimAtEnd(_), Action::Contract { row }) => self.check_open(row),
            (Term::Ban(_), Action::Ban { kind }) => self.check_ban(kind),
            (Term::DiscardInfra(seat), Action::DiscardInfra { slot }) => self.check_discard_infra(seat, slot),
            (Term::Legacy(seat), Action::Legacy { site, slot }) => self.check_legacy(seat, site, slot),
            (Term::StartAdaptation(seat), Action::Progress { title }) => self.check_start_adaptation(seat, title),
            (Term::Beyond(_), Action::UseBeyond) => Ok(()),
            (Term::SoloEdge(moment), Action::PlayEdge { card }) => self.check_solo_edge(moment, card),
            (Term::SoloEdge(_) | Term::SecurityDraw(_), Action::Decline) | (Term::SecurityDraw(_), Action::Draw) => Ok(()),
            (Term::RemoveTeam(place), _) => self.check_removal(place, action),
            (Term::DiscardHand { left, from }, Action::Discard { card }) => self.check_discard(left, from, card),
            (Term::LeakChoice(_), _) => self.check_loss(action),
            (Term::Sabotaged, Action::Transfer { team, site }) => self.check_call_back(team, site),
            (Term::SituationInfra { boxes, .. }, Action::Install { card, slot }) => self.check_situation_infra(boxes, card, slot),
            (
                Term::EndOfAction | Term::StarChildren(_) | Term::Entangled(_) | Term::Legacy(_) | Term::Beyond(_),
                Action::Decline,
            ) => Ok(()),
            _ => Err(Illegal::new("R18.3", "wrong_phase")),
        }
    }

    /// Carries out what was answered.
    pub(crate) fn do_task(&mut self, action: &Action, log: &mut impl Log<Event>) {
        let term = self.terms.pop().expect("a term that asks");
        match (term, *action) {
            (Term::Draw(left), Action::Draw | Action::TakeOffer { .. }) => {
                if left > 1 {
                    self.push(Term::Draw(left - 1));
                }
                match *action {
                    Action::TakeOffer { slot } => self.take_offer(self.active, slot, log),
                    _ => self.draw_card(self.active, log),
                }
            }
            (Term::TakeOffer(seat) | Term::OfferOrStep(seat), Action::TakeOffer { slot }) => self.take_offer(seat, slot, log),
            (Term::OfferOrStep(seat), Action::Step) => self.push(Term::Advance { seat, wheel: Wheel::Revelation, steps: 1 }),
            (Term::Produce(_), Action::Decline) => self.produce(log),
            (Term::Produce(left), Action::Produce { .. } | Action::ProduceLegacy) => self.choose_tile(action, left),
            (Term::SilentPartner, Action::Seat { seat }) => self.silence_partner(seat, log),
            (Term::EndOfAction, Action::Install { card, slot }) => self.install(self.active, card, slot, log),
            (Term::Keep { seat, site, slot, tiles }, Action::Keep { tile }) => self.keep(seat, site, slot, tiles, tile, log),
            (Term::Phobes { seat, .. }, Action::Leave { team }) => self.leave(seat, team, log),
            (Term::TakeProgress { seat, wheel, times }, Action::Progress { title }) => {
                if times > 1 {
                    self.push(Term::TakeProgress { seat, wheel, times: times - 1 });
                }
                self.take_progress(seat, title, log);
            }
            (Term::StarChildren(seat), Action::Appear { site }) => self.appear(seat, site, log),
            (Term::Entangled(seat), Action::Transfer { team, site }) => self.transfer(seat, team, site, log),
            (Term::PrintedContract(seat), Action::Contract { row }) => self.pay_printed_contract(seat, row, log),
            (Term::ClaimAtEnd(seat), Action::Contract { row }) => self.claim_contract(seat, row, log),
            (Term::Ban(seat), Action::Ban { kind }) => {
                self.player_mut(seat).ban = Some(kind);
                log.note(|| Event::Banned { seat, kind });
            }
            (Term::DiscardInfra(seat), Action::DiscardInfra { slot }) => self.discard_infra(seat, slot, log),
            (Term::Legacy(seat), Action::Legacy { site, slot }) => self.store_legacy(seat, site, slot, log),
            (Term::StartAdaptation(seat), Action::Progress { title }) => self.take_start_adaptation(seat, title, log),
            (Term::Beyond(which), Action::UseBeyond) => {
                self.place_beyond(which, log);
                self.end_beyond(which);
            }
            (Term::Beyond(which), Action::Decline) => self.end_beyond(which),
            (Term::SoloEdge(moment), Action::PlayEdge { card }) => self.play_at_moment(moment, card, log),
            (Term::SecurityDraw(_), Action::Draw) => self.draw_card(PLAYER, log),
            (Term::RemoveTeam(_), action) => self.remove_rival(&action, log),
            (Term::DiscardHand { left, from }, Action::Discard { card }) => self.discard_one(left, from, card, log),
            (Term::LeakChoice(card), action) => self.suffer_loss(card, &action, log),
            (Term::Sabotaged, Action::Transfer { team, site }) => self.call_back(team, site, log),
            (Term::SituationInfra { left, boxes }, Action::Install { card, slot }) => {
                self.install_by_situation(left, boxes, card, slot, log);
            }
            (
                Term::EndOfAction
                | Term::StarChildren(_)
                | Term::Entangled(_)
                | Term::Legacy(_)
                | Term::SoloEdge(_)
                | Term::SecurityDraw(_),
                Action::Decline,
            ) => {}
            _ => unreachable!("checked"),
        }
    }

    /// Runs the next term until it needs a decision; returns whether it ran. A term with a single answer is not asked (R18.7.1).
    pub(crate) fn run_task(&mut self, term: Term, log: &mut impl Log<Event>) -> bool {
        if self.decider(term).is_none() {
            self.terms.pop();
            self.run(term, log);
            return true;
        }
        let mut options = Vec::new();
        self.legal_task(term, &mut options);
        match options[..] {
            [] => {
                self.terms.pop();
                if let Term::Produce(_) = term {
                    self.produce(log);
                }
            }
            // Other members of the set can still be named (R18.10).
            [Action::Decline] if matches!(term, Term::Produce(_)) => return false,
            [Action::Discard { .. }] if self.may_discard_others() => return false,
            [only] => self.do_task(&only, log),
            _ => return false,
        }
        true
    }

    /// Terms that ask nothing.
    fn run(&mut self, term: Term, log: &mut impl Log<Event>) {
        match term {
            Term::Part(part) => self.carry_out(part, log),
            Term::Discover { seat, site, slot, pile } => self.discover(seat, site, slot, pile, log),
            Term::Claim { seat, team, site } => self.claim(seat, team, site, log),
            Term::Build { part, index } => self.place_base(part, index, log),
            Term::Advance { seat, wheel, steps } => self.advance(seat, wheel, steps, log),
            Term::ColoniesAtEnd { seat, index } => self.colonies_at_end(seat, index, log),
            Term::Edge { seat, card } => self.resolve_edge(seat, card, log),
            Term::EdgeDone { seat, card } => self.put_on_discard(seat, card),
            Term::EndOfRound => self.end_round(),
            Term::ChangeEra => self.change_era(log),
            Term::Beyond(which) => self.end_beyond(which),
            Term::DealEra => self.deal_era(log),
            Term::FirstTurn => self.begin_turns(log),
            Term::Compete => self.compete(log),
            Term::NextCard => self.next_card(),
            Term::Reveal => self.reveal_competition_card(log),
            Term::CarryOut(card) => self.carry_out_line(card, log),
            Term::EndOfCompetitionTurn => self.end_competition_turn(log),
            Term::SiteAction { site, colony } => self.act_at_site(site, colony, log),
            Term::CompetitionBase { site, slot } => self.place_competition_base(site, slot, log),
            Term::BaseEvent { site, slot, diverted } => self.base_event(site, slot, diverted, log),
            Term::CompetitionColony { site, number } => self.place_competition_colony(site, number, log),
            Term::RemoveProgress(title) => self.remove_progress(title, log),
            Term::DiscardOffers(card) => self.discard_offers(card, log),
            Term::Refill => self.refill_offers(log),
            Term::CompetitionEdgeDone(card) => self.discard.push(card),
            Term::FinalScore => self.final_score(log),
            _ => unreachable!("a term that asks, or nothing"),
        }
    }
}
