//! Standing orders at the text table: what a person is not asked any more.

use orrery_engine::{Obeyed, Order, Seat};
use serde_json::Value;

use super::Evening;
use super::command::Ordered;
use crate::error::Failure;
use crate::language::say;

impl Evening<'_> {
    /// The answer that the person at a seat has given in advance to its question.
    pub(super) fn ordered(&self, seat: Seat) -> Option<Value> {
        match self.session.table.obey(seat, self.orders.get(&seat)?) {
            Obeyed::Answer(action) => Some(action),
            Obeyed::Ask | Obeyed::Expired => None,
        }
    }

    fn label(&self, order: &Order) -> String {
        self.session.words.say(&self.session.table.describe_order(order))
    }

    /// Lists what can be ordered now, or gives or revokes an order. True if the question is answered by it.
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
                self.tell(&lines)?;
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
