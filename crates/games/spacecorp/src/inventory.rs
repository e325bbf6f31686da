//! Component counts over every place where a component can be. A lost or duplicated one changes a count.
//!
//! Cards and tiles leave the game with their era, so those of the current era are compared with what the era has.

use orrery_engine::inventory::different;

use crate::competition::COMPETITION;
use crate::components::{ProgressTitle, TileFace, data};
use crate::effects::Term;
use crate::kinds::{Card, Era, Tile};
use crate::state::SpaceCorp;

pub(crate) fn inventory(game: &SpaceCorp) -> Vec<(String, i64)> {
    let mut counts = Vec::new();
    let rival = game.is_solo().then_some(COMPETITION);
    for seat in game.all_seats().chain(rival) {
        let player = game.player(seat);
        let stock: usize = player.stock.iter().map(|&count| usize::from(count)).sum();
        let built = game.sites.iter().filter(|site| site.owner == Some(seat)).map(|site| site.bases().count());
        let bases = stock + built.sum::<usize>() + usize::from(player.legacy.is_some());
        counts.push((format!("seat {seat} bases"), bases as i64));
    }
    let cards = game.all_cards();
    let more = [
        ("cards in two places", cards.len() - different(cards.iter().map(|card| card.0))),
        ("cards of the era missing", game.missing_cards(&cards)),
        ("tiles of the era missing", game.missing_tiles()),
        ("progress cards", game.count_progress()),
        ("colony tiles", game.count_colonies()),
        ("teams of the competition", game.count_competition_teams()),
    ];
    counts.extend(more.map(|(name, count)| (name.to_owned(), count as i64)));
    counts
}

impl SpaceCorp {
    fn all_cards(&self) -> Vec<Card> {
        let in_terms = self.terms.iter().filter_map(|term| match term {
            Term::Edge { card, .. } | Term::EdgeDone { card, .. } | Term::CompetitionEdgeDone(card) => Some(*card),
            _ => None,
        });
        let mut cards: Vec<Card> = self.deck.iter().chain(&self.discard).chain(&self.offers).copied().collect();
        for seat in self.all_seats() {
            cards.extend(self.player(seat).hand.iter().chain(self.player(seat).boxes));
        }
        cards.extend(self.competition.deck.iter().chain(&self.competition.discard));
        cards.extend(self.turn.played.iter().chain(self.time_aside.iter()).chain(in_terms));
        cards.retain(|card| card.is_some());
        cards
    }

    /// Missing action cards of the era. Between the eras none is dealt.
    fn missing_cards(&self, cards: &[Card]) -> usize {
        if self.terms.contains(&Term::DealEra) {
            return 0;
        }
        data().sets.deck[self.era.index()].iter().filter(|card| !cards.contains(card)).count()
    }

    /// Missing tiles of the era. Those that redirect leave the game, and in the solo game aliens may (R15.10.1).
    fn missing_tiles(&self) -> usize {
        let mut tiles: Vec<Tile> = self.piles.iter().flatten().copied().collect();
        tiles.extend(self.sites.iter().flat_map(|site| site.tiles));
        tiles.extend(self.all_seats().filter_map(|seat| self.player(seat).legacy).map(|legacy| legacy.tile));
        for term in &self.terms {
            if let Term::Keep { tiles: seen, .. } = term {
                tiles.extend(seen);
            }
        }
        let may_leave = |face: &TileFace| face.redirect.is_some() || self.is_solo() && (face.phobes || face.introvs);
        let of_era = data().tiles.iter().enumerate().filter(|(_, face)| face.era == self.era && !may_leave(face));
        of_era.filter(|(index, _)| !tiles.contains(&Tile(*index as u8))).count()
    }

    fn count_progress(&self) -> usize {
        let owned: usize = self.all_seats().map(|seat| self.player(seat).titles.iter().count()).sum();
        let piles = self.side_board.iter().chain(&self.competition.removed);
        let left: usize = piles.map(|copies| copies.iter().count()).sum();
        let in_play = |title: &&ProgressTitle| title.era > self.era && (title.solo || !self.is_solo());
        owned + left + data().progress.iter().filter(in_play).count() * 2
    }

    fn count_colonies(&self) -> usize {
        let rival = self.is_solo().then_some(COMPETITION);
        let owned: usize = self.all_seats().chain(rival).map(|seat| self.player(seat).colonies.len()).sum();
        let in_play = data().colonies.iter().filter(|colony| colony.players >> self.seats & 1 == 1).count();
        let laid_out = self.era == Era::Starfarers;
        if laid_out { owned + self.colonies.count_ones() as usize } else { in_play }
    }

    fn count_competition_teams(&self) -> usize {
        let competition = &self.competition;
        let placed = competition.teams.count_ones() + competition.on_contracts.count_ones();
        placed as usize + usize::from(competition.in_box)
    }
}
