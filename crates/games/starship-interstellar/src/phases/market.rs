//! The market (R6.4).

use orrery_engine::{Illegal, Log, Seat};

use super::{Offers, bad_target, ensure, offer_checked, pending_choice};
use crate::action::Action;
use crate::components::{SLOTS, data};
use crate::effects::{Cubes, Goods, highest, lowest};
use crate::event::{Event, Source};
use crate::kinds::{COLOURS, Colour, Side};
use crate::state::{Starship, Task, Work};

impl Starship {
    /// Fuel for the n-th cube of a trade, from 0; the row must be long enough.
    fn price(&self, colour: Colour, side: Side, bonus: u8, n: u8) -> u8 {
        let row = &data().market[colour.index()].price;
        let filled = self.market[colour.index()];
        match side {
            Side::Sell => row[usize::from(filled + n)] + bonus,
            Side::Buy => row[usize::from(filled - n) - 1].saturating_sub(bonus),
        }
    }

    /// Fuel for this many cubes (R6.4.2).
    pub(crate) fn trade_fuel(&self, colour: Colour, side: Side, bonus: u8, n: u8) -> u8 {
        (0..n).map(|cube| self.price(colour, side, bonus, cube)).sum()
    }

    /// Whether a trade of this many cubes can be carried out in full (R6.4.4, R6.4.6).
    pub(crate) fn check_trade(
        &self,
        seat: Seat,
        (colour, side, n): (Colour, Side, u8),
        bonus: u8,
        before: Option<Colour>,
    ) -> Result<(), Illegal> {
        let player = self.player(seat);
        ensure(before != Some(colour) && n >= 1, bad_target("R6.4.1"))?;
        let filled = self.market[colour.index()];
        let (reversed, room) = match side {
            Side::Sell => (player.bought, SLOTS as u8 - filled),
            Side::Buy => (player.sold, filled),
        };
        ensure(!reversed.contains(colour), Illegal::new("R6.4.4", "trade_reversal"))?;
        ensure(n <= room, Illegal::new("R6.4.6", "market_row"))?;
        let can_pay = match side {
            Side::Sell => player.cubes[colour.index()] >= n,
            Side::Buy => player.fuel >= u16::from(self.trade_fuel(colour, side, bonus, n)),
        };
        ensure(can_pay, Illegal::new("R6.4.6", "cannot_pay"))
    }

    pub(crate) fn can_trade(&self, seat: Seat, bonus: u8, before: Option<Colour>) -> bool {
        Colour::ALL
            .into_iter()
            .any(|colour| Side::ALL.into_iter().any(|side| self.check_trade(seat, (colour, side, 1), bonus, before).is_ok()))
    }

    pub(crate) fn legal_trade(&self, task: Task, out: &mut impl Offers) {
        let trades = Colour::ALL.into_iter().flat_map(|colour| Side::ALL.map(|side| Action::Trade { colour, side }));
        offer_checked(out, trades.chain([Action::Stop]), |action| self.check_market(task, action));
    }

    pub(crate) fn check_market(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Work::Trade { bonus, before, .. } = task.work else { unreachable!("asked of another task") };
        match *action {
            Action::Trade { colour, side } => self.check_trade(task.seat, (colour, side, 1), bonus, before),
            // The first trade is the action; a second one is not needed (R19).
            Action::Stop => ensure(before.is_some(), bad_target("R6.4.1")),
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_market(&mut self, task: Task, action: &Action) {
        let Work::Trade { bonus, left, .. } = task.work else { unreachable!("asked of another task") };
        self.tasks.pop();
        if let Action::Trade { colour, side } = *action {
            self.push(task.seat, Work::Amount { colour, side, bonus, left });
        }
    }

    pub(crate) fn legal_amount(&self, task: Task, out: &mut impl Offers) {
        let amounts = (1..=SLOTS as u8).map(|n| Action::Amount { n });
        offer_checked(out, amounts, |action| self.check_amount(task, action));
    }

    pub(crate) fn check_amount(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        match (task.work, action) {
            (Work::Amount { colour, side, bonus, .. }, Action::Amount { n }) => {
                self.check_trade(task.seat, (colour, side, *n), bonus, None)
            }
            _ => Err(pending_choice()),
        }
    }

    pub(crate) fn do_amount(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        let (Work::Amount { colour, side, bonus, left }, Action::Amount { n }) = (task.work, *action) else {
            unreachable!("checked")
        };
        self.tasks.pop();
        let (seat, fuel) = (task.seat, self.trade_fuel(colour, side, bonus, n));
        let player = &mut self.players[seat.index()];
        match side {
            Side::Sell => {
                player.cubes[colour.index()] -= n;
                player.fuel += u16::from(fuel);
                player.sold.insert(colour);
                self.market[colour.index()] += n;
            }
            Side::Buy => {
                player.cubes[colour.index()] += n;
                player.fuel -= u16::from(fuel);
                player.bought.insert(colour);
                self.market[colour.index()] -= n;
            }
        }
        log.note(|| Event::Traded { seat, colour, side, n, fuel });
        if left > 1 {
            self.push(seat, Work::Trade { bonus, left: left - 1, before: Some(colour) });
        }
    }

    /// The lowest or highest cubes for free, as many as there are (R6.4.5, R14.4.3).
    pub(crate) fn take_from_market(&mut self, seat: Seat, lowest_ones: u8, highest_ones: u8, log: &mut impl Log<Event>) {
        let mut taken: Cubes = [0; COLOURS];
        let mut take = |market: &mut Cubes, colour: Option<Colour>| {
            if let Some(colour) = colour {
                market[colour.index()] -= 1;
                taken[colour.index()] += 1;
            }
        };
        for _ in 0..lowest_ones {
            let colour = lowest(&self.market);
            take(&mut self.market, colour);
        }
        for _ in 0..highest_ones {
            let colour = highest(&self.market);
            take(&mut self.market, colour);
        }
        self.gain(seat, Goods::cubes(taken), Source::Market, log);
    }
}
