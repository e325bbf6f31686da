//! Permits for CPU-bound work, shared fairly: the next permit goes to the address that has had the least time (guests cost
//! nothing to create), then to the guest there with the least time, then to the guest's table with the least, then to the claim
//! that has waited longest.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Half-life of the weight of past work.
const HALF_LIFE: Duration = Duration::from_secs(30);
/// Weight below which past work is forgotten.
const FORGOTTEN: f64 = 0.001;

/// Who a piece of work is charged to. Visitors without a cookie count as one guest per address, named after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// As [`crate::guest::Key::origin`] names an address.
    pub origin: String,
    pub guest: String,
    pub table: String,
}

/// A number of permits. Cloning shares them.
#[derive(Clone)]
pub struct FairShare(Arc<Mutex<State>>);

struct State {
    free: usize,
    waiting: Vec<Waiting>,
    origins: HashMap<String, Account>,
    guests: HashMap<String, Account>,
    tables: HashMap<String, Account>,
}

struct Waiting {
    claim: Claim,
    grant: oneshot::Sender<Permit>,
}

/// Work done for an address, a guest or a table.
struct Account {
    running: usize,
    /// Seconds, decayed to `at`.
    used: f64,
    at: Instant,
}

impl Account {
    fn new() -> Account {
        Account { running: 0, used: 0.0, at: Instant::now() }
    }

    fn weight(&self) -> f64 {
        self.used * (-self.at.elapsed().as_secs_f64() / HALF_LIFE.as_secs_f64()).exp2()
    }

    fn end(&mut self, worked: Duration) {
        (self.used, self.at) = (self.weight() + worked.as_secs_f64(), Instant::now());
        self.running -= 1;
    }
}

/// Returns to its share when it is dropped.
pub struct Permit {
    share: FairShare,
    claim: Claim,
    since: Instant,
}

impl FairShare {
    pub fn new(permits: usize) -> FairShare {
        let (origins, guests, tables) = (HashMap::new(), HashMap::new(), HashMap::new());
        let state = State { free: permits, waiting: Vec::new(), origins, guests, tables };
        FairShare(Arc::new(Mutex::new(state)))
    }

    /// Waits for a permit. Dropping the future cancels the wait.
    pub async fn acquire(&self, claim: Claim) -> Permit {
        let (grant, granted) = oneshot::channel();
        self.0.lock().expect("no panic while locked").waiting.push(Waiting { claim, grant });
        self.dispatch();
        granted.await.expect("a wait ends with a permit")
    }

    /// Hands out free permits. The lock is released before a permit is sent, because one that is no longer awaited comes back at once.
    fn dispatch(&self) {
        loop {
            let next = self.0.lock().expect("no panic while locked").next();
            let Some(Waiting { claim, grant }) = next else { return };
            let permit = Permit { share: self.clone(), claim, since: Instant::now() };
            if let Err(unwanted) = grant.send(permit) {
                drop(unwanted);
            }
        }
    }
}

impl State {
    /// Takes a permit for the waiter with the least accumulated time.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|waiting| !waiting.grant.is_closed());
        if self.free == 0 {
            return None;
        }
        let had = |accounts: &HashMap<String, Account>, key: &str| {
            accounts.get(key).map_or((0, 0.0), |account| (account.running, account.weight()))
        };
        let rank = |Waiting { claim, .. }: &Waiting| {
            [had(&self.origins, &claim.origin), had(&self.guests, &claim.guest), had(&self.tables, &claim.table)]
        };
        let ranks = self.waiting.iter().map(rank).enumerate();
        let (index, _) = ranks.min_by(|(_, one), (_, other)| one.partial_cmp(other).expect("times are numbers"))?;
        let next = self.waiting.remove(index);
        self.free -= 1;
        for (accounts, key) in self.accounts(&next.claim) {
            accounts.entry(key.clone()).or_insert_with(Account::new).running += 1;
        }
        Some(next)
    }

    fn accounts<'a>(&mut self, claim: &'a Claim) -> [(&mut HashMap<String, Account>, &'a String); 3] {
        [(&mut self.origins, &claim.origin), (&mut self.guests, &claim.guest), (&mut self.tables, &claim.table)]
    }

    fn end(&mut self, claim: &Claim, worked: Duration) {
        self.free += 1;
        for (accounts, key) in self.accounts(claim) {
            accounts.get_mut(key).expect("entered when it began").end(worked);
            accounts.retain(|_, account| account.running > 0 || account.weight() > FORGOTTEN);
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.share.0.lock().expect("no panic while locked").end(&self.claim, self.since.elapsed());
        self.share.dispatch();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    /// The claim of a guest, all at one address.
    fn claim(guest: &str, table: &str) -> Claim {
        Claim { origin: "home".to_owned(), guest: guest.to_owned(), table: table.to_owned() }
    }

    type Pending = Pin<Box<dyn Future<Output = Permit>>>;

    /// Polls once, so that the claim waits.
    fn ask(share: &FairShare, guest: &str, table: &str) -> Pending {
        wait(share, claim(guest, table))
    }

    fn wait(share: &FairShare, claim: Claim) -> Pending {
        let share = share.clone();
        let mut pending: Pending = Box::pin(async move { share.acquire(claim).await });
        assert!(poll(&mut pending).is_none());
        pending
    }

    fn poll(pending: &mut Pending) -> Option<Permit> {
        match pending.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(permit) => Some(permit),
            Poll::Pending => None,
        }
    }

    #[tokio::test]
    async fn a_guest_with_many_tables_waits_for_one_with_few() {
        let share = FairShare::new(1);
        let first = share.acquire(claim("mallory", "1")).await;
        let mut more: Vec<Pending> = (2..20).map(|table| ask(&share, "mallory", &table.to_string())).collect();
        let mut ada = ask(&share, "ada", "a");
        std::thread::sleep(Duration::from_millis(5));
        drop(first);
        assert!(more.iter_mut().all(|pending| poll(pending).is_none()));
        let permit = poll(&mut ada).expect("the guest with the least time is next");
        drop(permit);
        let next: Vec<Permit> = more.iter_mut().filter_map(poll).collect();
        assert_eq!(next.len(), 1, "then the others, one after the other");
    }

    #[tokio::test]
    async fn an_address_with_many_guests_waits_for_one_with_few() {
        let share = FairShare::new(1);
        let first = share.acquire(claim("guest 1", "1")).await;
        let mut more: Vec<Pending> = (2..20).map(|n| ask(&share, &format!("guest {n}"), &n.to_string())).collect();
        let mut ada = wait(&share, Claim { origin: "elsewhere".to_owned(), ..claim("ada", "a") });
        std::thread::sleep(Duration::from_millis(5));
        drop(first);
        assert!(more.iter_mut().all(|pending| poll(pending).is_none()), "guests are free");
        assert!(poll(&mut ada).is_some());
    }

    #[tokio::test]
    async fn a_guests_tables_take_turns() {
        let share = FairShare::new(1);
        let first = share.acquire(claim("ada", "six bots")).await;
        let (mut again, mut other) = (ask(&share, "ada", "six bots"), ask(&share, "ada", "two bots"));
        std::thread::sleep(Duration::from_millis(5));
        drop(first);
        assert!(poll(&mut again).is_none());
        assert!(poll(&mut other).is_some());
    }

    #[tokio::test]
    async fn the_seats_of_a_table_take_turns() {
        let share = FairShare::new(1);
        let first = share.acquire(claim("ada", "six bots")).await;
        let mut seats: Vec<Pending> = (1..6).map(|_| ask(&share, "ada", "six bots")).collect();
        let mut permit = first;
        for seat in 0..seats.len() {
            drop(permit);
            permit = poll(&mut seats[seat]).expect("the one that has waited longest is next");
            assert!(seats[seat + 1..].iter_mut().all(|later| poll(later).is_none()));
        }
    }

    #[tokio::test]
    async fn a_wait_that_is_given_up_takes_no_permit() {
        let share = FairShare::new(1);
        let first = share.acquire(claim("ada", "1")).await;
        let given_up = ask(&share, "ben", "2");
        let unread = ask(&share, "cleo", "3");
        let mut last = ask(&share, "dan", "4");
        drop(given_up);
        drop(first);
        assert!(poll(&mut last).is_none(), "it is Cleo's turn");
        drop(unread);
        assert!(poll(&mut last).is_some(), "a permit that was granted but never taken comes back");
    }
}
