//! Standing orders at the text table.

use orrery_engine::{Order, OrderOutcome, Seat};
use serde_json::Value;

use super::GameLoop;
use super::command::Ordered;
use crate::error::Failure;
use crate::language::say;

impl GameLoop<'_> {
    /// The answer of a seat's standing order to its current question.
    pub(super) fn ordered(&self, seat: Seat) -> Option<Value> {
        match self.session.table.resolve_order(seat, self.orders.get(&seat)?) {
            OrderOutcome::Answer(action) => Some(action),
            OrderOutcome::Ask | OrderOutcome::Expired => None,
        }
    }

    fn label(&self, order: &Order) -> String {
        self.session.words.say(&self.session.table.describe_order(order))
    }

    /// Lists the available orders, or gives or revokes one. True if that answers the question.
    pub(super) fn order(&mut self, seat: Seat, which: Ordered) -> Result<bool, Failure> {
        let offered = self.session.table.orders(seat);
        let order = match which {
            Ordered::List => {
                let lines: Vec<String> =
                    offered.iter().enumerate().map(|(n, order)| format!("{:>3}  {}", n + 1, self.label(order))).collect();
                self.console.line(&self.session.words.word(if lines.is_empty() {
                    "cli-order-none"
                } else {
                    "cli-order-list"
                }))?;
                self.print(&lines)?;
                return Ok(false);
            }
            Ordered::Off => {
                self.orders.remove(&seat);
                self.console.line(&self.session.words.word("cli-order-off"))?;
                return Ok(false);
            }
            Ordered::Give(number) => number.checked_sub(1).and_then(|index| offered.get(index)),
        };
        let Some(order) = order else {
            let text = self.session.words.say(&say("cli-no-such-choice").with("n", offered.len() as i64));
            self.console.line(&text)?;
            return Ok(false);
        };
        let text = self.session.words.say(&say("cli-order-given").with("order", self.session.table.describe_order(order)));
        self.console.line(&text)?;
        self.orders.insert(seat, order.clone());
        Ok(self.ordered(seat).is_some())
    }
}
