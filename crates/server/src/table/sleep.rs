//! Tables with clients that nobody has used for a while: what can be read again is dropped until it is needed.

use super::Table;
use crate::app::Shared;
use crate::error::Failure;
use crate::log::Log;

impl Table {
    /// Whether position, log and chat are not in memory.
    pub fn is_asleep(&self) -> bool {
        self.asleep.is_some()
    }

    /// Drops what can be read again, unless something is going on.
    pub fn fall_asleep(&mut self) {
        let quiet = self.thinking.is_empty() && !self.is_doubtful() && self.asked.is_none() && self.closed.is_none();
        if self.is_asleep() || !quiet || !self.is_saved() {
            return;
        }
        self.drop_what_can_be_read_again(self.at());
        self.clients.forget_tables();
    }

    fn drop_what_can_be_read_again(&mut self, at: u32) {
        self.asleep = Some(at);
        (self.position, self.public, self.log, self.chat) = (None, None, Log::new(), Vec::new());
    }

    /// Reads a sleeping table again; it stays asleep if that fails. What was asked before it fell asleep can still be answered.
    pub async fn wake_up(&mut self, app: &Shared) -> Result<(), Failure> {
        let Some(at) = self.asleep else { return Ok(()) };
        let asked_since = self.asked_since.clone();
        let mend = self.read_again(app).await?;
        self.asleep = None;
        if let Err(failure) = self.mend(app, mend).await {
            self.drop_what_can_be_read_again(at);
            return Err(failure);
        }
        if self.at() == at {
            self.asked_since = asked_since;
        } else {
            self.announce();
        }
        Ok(())
    }
}
