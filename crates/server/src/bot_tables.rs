//! Limits tables at which only bots play, per guest and per address. A table is in play while it is watched, and counts against
//! the limits of one of its watchers, who need not be the host. If none of its watchers has room, it waits in a queue, first in,
//! first out.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::mem;
use std::sync::Mutex;

use crate::fair::Claim;
use crate::limits::Limits;

#[derive(Default)]
pub struct BotTables(Mutex<Tables>);

#[derive(Default)]
struct Tables {
    /// With the watcher whose limits each counts against.
    in_play: HashMap<String, Claim>,
    counts: Counts,
    /// In order of arrival. No watcher of any of them has room.
    waiting: Vec<Waiting>,
}

struct Waiting {
    table: String,
    watchers: Vec<Claim>,
}

/// Numbers of tables in play by guest and by address.
#[derive(Default)]
struct Counts {
    guests: HashMap<String, usize>,
    origins: HashMap<String, usize>,
}

impl Counts {
    fn of<'a>(&mut self, claim: &'a Claim) -> [(&mut HashMap<String, usize>, &'a String); 2] {
        [(&mut self.guests, &claim.guest), (&mut self.origins, &claim.origin)]
    }

    fn add(&mut self, claim: &Claim) {
        for (counts, key) in self.of(claim) {
            *counts.entry(key.clone()).or_default() += 1;
        }
    }

    fn subtract(&mut self, claim: &Claim) {
        for (counts, key) in self.of(claim) {
            let Entry::Occupied(mut count) = counts.entry(key.clone()) else { unreachable!("counted when it came into play") };
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }

    fn have_room_for(&self, claim: &Claim, limits: &Limits) -> bool {
        let count = |counts: &HashMap<String, usize>, key: &str| counts.get(key).copied().unwrap_or(0);
        count(&self.guests, &claim.guest) < limits.bot_tables
            && count(&self.origins, &claim.origin) < limits.bot_tables_per_address
    }
}

impl Tables {
    fn take_out_of_play(&mut self, table: &str) {
        if let Some(claim) = self.in_play.remove(table) {
            self.counts.subtract(&claim);
        }
    }

    /// Sets the watchers of a table that is not in play. A waiting table keeps its place in the queue.
    fn wait(&mut self, table: &str, watchers: Vec<Claim>) {
        let place = self.waiting.iter().position(|waiting| waiting.table == table);
        match place {
            Some(place) if watchers.is_empty() => drop(self.waiting.remove(place)),
            Some(place) => self.waiting[place].watchers = watchers,
            None if watchers.is_empty() => {}
            None => self.waiting.push(Waiting { table: table.to_owned(), watchers }),
        }
    }

    /// Puts waiting tables into play as far as there is room, in the order of the queue. Returns them.
    fn begin(&mut self, limits: &Limits) -> Vec<String> {
        let mut begun = Vec::new();
        for waiting in mem::take(&mut self.waiting) {
            match waiting.watchers.iter().find(|watcher| self.counts.have_room_for(watcher, limits)) {
                Some(watcher) => {
                    self.counts.add(watcher);
                    self.in_play.insert(waiting.table.clone(), watcher.clone());
                    begun.push(waiting.table);
                }
                None => self.waiting.push(waiting),
            }
        }
        begun
    }
}

impl BotTables {
    /// Whether a guest has room to watch one more table.
    pub fn have_room_for(&self, claim: &Claim, limits: &Limits) -> bool {
        self.0.lock().expect("no panic while locked").counts.have_room_for(claim, limits)
    }

    /// Sets the watchers of a table; without any it is neither in play nor waiting. Returns the tables that come into play.
    pub fn watch<'a>(&self, table: &str, watchers: impl Iterator<Item = &'a Claim> + Clone, limits: &Limits) -> Vec<String> {
        let mut tables = self.0.lock().expect("no panic while locked");
        if let Some(claim) = tables.in_play.get(table) {
            if watchers.clone().any(|watcher| watcher == claim) {
                return Vec::new();
            }
            tables.take_out_of_play(table);
        }
        tables.wait(table, watchers.cloned().collect());
        tables.begin(limits)
    }

    /// The watcher that a table counts against; `None` if it is not in play.
    pub fn claim(&self, table: &str) -> Option<Claim> {
        self.0.lock().expect("no panic while locked").in_play.get(table).cloned()
    }

    pub fn is_in_play(&self, table: &str) -> bool {
        self.0.lock().expect("no panic while locked").in_play.contains_key(table)
    }

    /// Whether a table waits for room.
    pub fn is_waiting(&self, table: &str) -> bool {
        self.0.lock().expect("no panic while locked").waiting.iter().any(|waiting| waiting.table == table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(origin: &str, guest: &str) -> Claim {
        Claim { origin: origin.to_owned(), guest: guest.to_owned(), table: String::new() }
    }

    /// Tables with these limits per guest and per address.
    struct Scene(BotTables, Limits);

    impl Scene {
        fn new(bot_tables: usize, bot_tables_per_address: usize) -> Scene {
            Scene(BotTables::default(), Limits { bot_tables, bot_tables_per_address, ..Limits::default() })
        }

        fn watch<const N: usize>(&self, table: &str, watchers: [(&str, &str); N]) -> Vec<String> {
            let watchers = watchers.map(|(origin, guest)| claim(origin, guest));
            self.0.watch(table, watchers.iter(), &self.1)
        }
    }

    #[test]
    fn room_per_guest_and_per_address() {
        let tables = Scene::new(2, 3);
        assert_eq!(tables.watch("1", [("home", "ada")]), ["1"]);
        assert_eq!(tables.watch("2", [("home", "ada")]), ["2"]);
        assert_eq!(tables.watch("3", [("home", "ada")]), [""; 0], "two of one guest");
        assert_eq!(tables.watch("2", [("home", "ada")]), [""; 0], "it is in play already");
        assert_eq!(tables.watch("4", [("home", "ben")]), ["4"]);
        assert_eq!(tables.watch("5", [("home", "cem")]), [""; 0], "three of one address");
        assert_eq!(tables.watch("6", [("away", "dee")]), ["6"], "others have room of their own");
        assert!(tables.0.is_in_play("2") && tables.0.is_waiting("3") && !tables.0.is_in_play("3"));

        assert_eq!(tables.watch("9", []), [""; 0], "which nobody watched");
        assert_eq!(tables.watch("6", []), [""; 0], "which leaves no room to those who wait");
        assert_eq!(tables.watch("4", []), ["5"], "ada still has two");
        assert_eq!(tables.watch("1", []), ["3"]);
        assert_eq!(tables.watch("3", []), [""; 0], "nobody waits any more");
    }

    #[test]
    fn tables_wait_in_the_order_of_their_arrival_and_nobody_overtakes() {
        let tables = Scene::new(1, 9);
        let ada = [("home", "ada")];
        tables.watch("m", ada);
        for waiting in ["z", "a", "k"] {
            assert_eq!(tables.watch(waiting, ada), [""; 0]);
        }
        tables.watch("z", ada);
        assert_eq!(tables.watch("m", []), ["z"], "the first that came, although it asked again");
        assert_eq!(tables.watch("0", ada), [""; 0], "the place is taken before the table that waited has noticed");
        assert_eq!(tables.watch("a", []), [""; 0], "one that waits is left");
        assert_eq!(tables.watch("z", []), ["k"]);
        assert_eq!(tables.watch("k", []), ["0"]);
    }

    #[test]
    fn a_place_that_serves_two_limits_lets_two_begin() {
        let tables = Scene::new(1, 1);
        tables.watch("1", [("home", "ada")]);
        tables.watch("2", [("away", "ada")]);
        tables.watch("3", [("home", "ben")]);
        assert_eq!(tables.watch("1", []), ["2", "3"]);
    }

    #[test]
    fn a_table_counts_for_one_of_its_watchers() {
        let tables = Scene::new(1, 9);
        let (mallory, ada) = (("away", "mallory"), ("home", "ada"));
        tables.watch("1", [mallory]);
        assert_eq!(tables.watch("2", [mallory, ada]), ["2"], "it counts for the one who has room");
        assert_eq!(tables.watch("3", [ada]), [""; 0]);
        assert_eq!(tables.watch("2", [mallory]), ["3"], "she has left, and he has no room");
        assert!(tables.0.is_waiting("2"));
        assert_eq!(tables.watch("1", [mallory, ada]), [""; 0], "it counts for him as before");
        assert_eq!(tables.0.claim("1"), Some(claim("away", "mallory")));
    }
}
