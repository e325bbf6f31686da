//! Tables at which only bots play: a guest and an address have few of them in play at a time. A table is in play while somebody watches it.
//! One for which there is no room stands still until another one ends or is left.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::fair::Claim;
use crate::limits::Limits;

#[derive(Default)]
pub struct BotTables(Mutex<Tables>);

#[derive(Default)]
struct Tables {
    in_play: BTreeMap<String, Claim>,
    waiting: BTreeMap<String, Claim>,
}

impl Tables {
    fn have_room_for(&self, claim: &Claim, limits: &Limits) -> bool {
        let count = |same: &dyn Fn(&Claim) -> bool| self.in_play.values().filter(|other| same(other)).count();
        count(&|other| other.guest == claim.guest) < limits.bot_tables
            && count(&|other| other.origin == claim.origin) < limits.bot_tables_per_address
    }
}

impl BotTables {
    /// Whether one more table would be played now.
    pub fn have_room_for(&self, claim: &Claim, limits: &Limits) -> bool {
        self.0.lock().expect("no panic while locked").have_room_for(claim, limits)
    }

    /// Puts a table into play, or lets it wait if there is no room. Returns whether it is in play.
    pub fn enter(&self, claim: Claim, limits: &Limits) -> bool {
        let mut tables = self.0.lock().expect("no panic while locked");
        if tables.in_play.contains_key(&claim.table) {
            return true;
        }
        let enters = tables.have_room_for(&claim, limits);
        if enters {
            tables.waiting.remove(&claim.table);
            tables.in_play.insert(claim.table.clone(), claim);
        } else {
            tables.waiting.insert(claim.table.clone(), claim);
        }
        enters
    }

    /// Whether a table waits for room.
    pub fn is_waiting(&self, table: &str) -> bool {
        self.0.lock().expect("no panic while locked").waiting.contains_key(table)
    }

    /// Takes a table out of play. Returns a waiting one for which there is room now.
    pub fn leave(&self, table: &str, limits: &Limits) -> Option<String> {
        let mut tables = self.0.lock().expect("no panic while locked");
        let known = [tables.in_play.remove(table), tables.waiting.remove(table)];
        known.into_iter().flatten().next()?;
        tables.waiting.values().find(|claim| tables.have_room_for(claim, limits)).map(|claim| claim.table.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(origin: &str, guest: &str, table: &str) -> Claim {
        Claim { origin: origin.to_owned(), guest: guest.to_owned(), table: table.to_owned() }
    }

    #[test]
    fn room_per_guest_and_per_address() {
        let limits = Limits { bot_tables: 2, bot_tables_per_address: 3, ..Limits::default() };
        let tables = BotTables::default();
        let enter = |origin, guest, table| tables.enter(claim(origin, guest, table), &limits);
        assert!(enter("home", "ada", "1") && enter("home", "ada", "2"));
        assert!(!enter("home", "ada", "3") && enter("home", "ada", "2"), "two of one guest");
        assert!(enter("home", "ben", "4") && !enter("home", "cem", "5"), "three of one address");
        assert!(enter("away", "dee", "6"), "others have room of their own");

        assert_eq!(tables.leave("9", &limits), None, "which never was in play");
        assert_eq!(tables.leave("6", &limits), None, "which leaves no room to those who wait");
        assert_eq!(tables.leave("4", &limits).as_deref(), Some("5"), "ada still has two");
        assert!(enter("home", "cem", "5") && tables.is_waiting("3"));
        assert_eq!(tables.leave("1", &limits).as_deref(), Some("3"));
        assert_eq!(tables.leave("3", &limits), None, "nobody waits any more");
    }

    #[test]
    fn a_waiting_table_that_is_left_passes_its_turn_on() {
        let limits = Limits { bot_tables: 1, ..Limits::default() };
        let tables = BotTables::default();
        let enter = |table| tables.enter(claim("home", "ada", table), &limits);
        assert!(enter("1") && !enter("2") && !enter("3"));
        assert_eq!(tables.leave("1", &limits).as_deref(), Some("2"));
        assert_eq!(tables.leave("2", &limits).as_deref(), Some("3"));
    }
}
