//! Set-up of the game (R4, R14.1) and of each era (R10.5, R12.1).

use orrery_engine::{List, Rng, Seat, Seed, SetupError, Silent};

use crate::competition::Competition;
use crate::components::{CONTRACTS, data};
use crate::effects::Term;
use crate::event::Event;
use crate::kinds::{BaseType, Card, CardSet, Era, PILES, SITES, Tile, Title, Titles, Wheel};
use crate::options::Options;
use crate::state::{Draft, EraEnd, OFFERS, Phase, Player, SEATS, SiteState, SpaceCorp, Team, TurnState};

/// Time cards in play with 2, 3 and 4 players (R4.7).
const TIME_CARDS: [usize; 3] = [2, 5, 8];
/// Start cards dealt to each player from Planeteers on.
pub(crate) const START_HAND: usize = 2;
const FULFILLED: u8 = (1 << CONTRACTS) - 1;

pub(crate) fn setup(rules: u32, options: &Options, seats: u8, seed: Seed) -> Result<SpaceCorp, SetupError> {
    options.validate(seats)?;
    let mut game = SpaceCorp::blank(rules as u8, *options, seats, Rng::new(seed));
    game.first = match options.start_player.filter(|_| seats > 1) {
        Some(start) => Seat(start - 1),
        None => Seat(game.rng.below(u32::from(seats)) as u8),
    };
    game.active = game.first;
    game.give_kits();
    if game.is_solo() {
        game.give_competition_kit();
        game.begin_solo_era(false, &mut Silent);
    } else {
        game.prepare_board();
        game.terms.push(Term::DealEra);
    }
    game.start_adaptations();
    game.carry_on(&mut Silent);
    Ok(game)
}

impl SpaceCorp {
    /// The board before anything is dealt.
    fn blank(rules: u8, options: Options, seats: u8, rng: Rng) -> SpaceCorp {
        SpaceCorp {
            rules,
            options,
            seats,
            era: options.first_era,
            map: 0,
            situation: None,
            rng,
            players: [Player::EMPTY; SEATS],
            sites: [SiteState::default(); SITES],
            piles: [List::default(); PILES],
            peeked: [None; PILES],
            deck: List::default(),
            start_on_top: 0,
            offers: [Card::NONE; OFFERS],
            discard: List::default(),
            seen_before_undo: CardSet::EMPTY,
            time_aside: CardSet::EMPTY,
            side_board: [Titles::EMPTY; 2],
            colonies: 0,
            contracts: [0; 3],
            contracts_of: [[0; SEATS]; 3],
            beyond: [None; 2],
            orion_entered: 0,
            first: Seat(0),
            turns: 0,
            phase: Phase::Between,
            active: Seat(0),
            draft: Draft::EMPTY,
            turn: TurnState::new(),
            terms: List::default(),
            window: None,
            end: EraEnd::default(),
            competition: Competition::default(),
        }
    }

    /// HQs, bases and cubes (R4.2, R14.1).
    fn give_kits(&mut self) {
        let first_era = self.options.first_era;
        let hq = &data().hqs[first_era.index()];
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            player.profit = hq.profit;
            player.wheel = [hq.genetics, hq.revelation];
            player.genetics_steps = hq.genetics;
            player.stock = [data().copies_of_base; BaseType::ALL.len()];
        }
        self.contracts[..first_era.index()].fill(FULFILLED);
        if first_era == Era::Starfarers {
            self.lay_out_progress(Era::Planeteers);
        }
    }

    /// A game that starts in Starfarers gives everybody an Adaptation, the last player first (R14.1).
    fn start_adaptations(&mut self) {
        if self.options.first_era == Era::Starfarers {
            for seat in self.clockwise(self.first) {
                self.terms.push(Term::StartAdaptation(seat));
            }
        }
    }

    fn lay_out_progress(&mut self, era: Era) {
        let in_play = |title: &Title| {
            let face = &data().progress[title.index()];
            face.era == era && (face.solo || !self.is_solo())
        };
        for title in Title::ALL.into_iter().filter(in_play).collect::<Titles>().iter() {
            self.side_board.iter_mut().for_each(|copies| copies.insert(title));
        }
    }

    /// Piles, progress cards, colonies and teams; everything that comes before the cards (R10.5.2).
    pub(crate) fn prepare_board(&mut self) {
        let era = self.era;
        self.map = data().map(era, self.situation) as u8;
        self.sites = [SiteState::default(); SITES];
        self.piles = [List::default(); PILES];
        self.peeked = [None; PILES];
        for (index, tile) in data().tiles.iter().enumerate().filter(|(_, tile)| tile.era == era) {
            self.piles[tile.pile.slot()].push(Tile(index as u8));
        }
        for pile in &mut self.piles {
            self.rng.shuffle(pile);
        }
        self.lay_out_progress(era);
        let teams = if era == Era::Starfarers { 3 } else { 2 };
        if era == Era::Starfarers {
            let in_play = |index: &usize| data().colonies[*index].players >> self.seats & 1 == 1;
            self.colonies = (0..data().colonies.len()).filter(in_play).fold(0, |bits, index| bits | 1 << index);
        }
        let home = self.board().plan.home;
        for seat in self.all_seats() {
            for (index, team) in self.player_mut(seat).teams.iter_mut().enumerate() {
                *team = if index < teams { Team::at(home) } else { Team::STOCK };
            }
        }
        if self.is_solo() {
            self.prepare_competition(&mut Silent);
        }
    }

    /// Hands, deck, offers (R4.6-R4.10, R10.5), then the first player (R10.7).
    pub(crate) fn deal_era(&mut self, log: &mut impl orrery_engine::Log<Event>) {
        if self.is_solo() {
            return self.deal_solo_era(log);
        }
        let sets = &data().sets;
        let deck = sets.deck[self.era.index()];
        let mut start: Vec<Card> = deck.and(sets.start).iter().collect();
        let mut time = sets.time.iter().take(TIME_CARDS[usize::from(self.seats) - 2]);
        let order: Vec<Seat> = self.clockwise(self.first).collect();
        if self.era == Era::Mariners {
            for (&seat, card) in order.iter().zip(start.drain(..order.len())) {
                self.deal_open(seat, card);
            }
            self.rng.shuffle(&mut start);
        } else {
            self.rng.shuffle(&mut start);
            for &seat in &order {
                for card in start.drain(..START_HAND) {
                    self.player_mut(seat).hand.insert(card);
                }
            }
        }
        for &seat in &order {
            let card = time.next().expect("a Time card for everybody");
            self.deal_open(seat, card);
        }
        let mut rest: Vec<Card> = deck.without(sets.start).iter().chain(time).collect();
        self.rng.shuffle(&mut rest);
        self.start_on_top = start.len() as u8;
        self.deck = rest.into_iter().chain(start).collect();
        if self.era == Era::Mariners {
            self.even_out(&order);
        }
        for slot in 0..OFFERS {
            self.offers[slot] = self.take_top();
        }
        log.note(|| Event::EraBegins { era: self.era });
        self.find_first_player();
    }

    /// A card that everybody sees (R3.12).
    pub(crate) fn deal_open(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand.insert(card);
        player.known.insert(card);
    }

    /// Later players begin with more (R4.9).
    fn even_out(&mut self, order: &[Seat]) {
        let draws = match order.len() {
            2 => &order[1..],
            3 => &order[1..],
            _ => &order[2..],
        };
        for &seat in draws {
            let card = self.take_top();
            self.player_mut(seat).hand.insert(card);
        }
        if order.len() > 2 {
            self.player_mut(order[order.len() - 1]).profit += 1;
        }
    }

    /// Removes the top card of the deck during the set-up.
    pub(crate) fn take_top(&mut self) -> Card {
        self.start_on_top = self.start_on_top.saturating_sub(1);
        self.deck.pop().unwrap_or(Card::NONE)
    }

    /// R10.7, R12.1. In the first era of a game the first player is drawn before everything else (R14.1.1).
    fn find_first_player(&mut self) {
        if self.era != self.options.first_era {
            let site = self.board().plan.beyond[0];
            let ahead = self.all_seats().find(|&seat| self.player(seat).teams.iter().any(|team| Some(team.site) == site));
            self.first = ahead.unwrap_or_else(|| {
                let least = self.all_seats().map(|seat| self.player(seat).profit).min();
                let poorest: Vec<Seat> = self.all_seats().filter(|&seat| Some(self.player(seat).profit) == least).collect();
                match poorest[..] {
                    [only] => only,
                    _ => *self.rng.pick(&poorest).expect("somebody has least"),
                }
            });
        }
        self.active = self.first;
        self.terms.push(Term::FirstTurn);
        let lapped = self.end.lapped;
        self.end = EraEnd::default();
        let order: Vec<Seat> = self.clockwise(self.first).filter(|seat| lapped >> seat.0 & 1 == 1).collect();
        for &seat in order.iter().rev() {
            self.terms.push(Term::TakeProgress { seat, wheel: Wheel::Genetics, times: 1 });
        }
    }
}
