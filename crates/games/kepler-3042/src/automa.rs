//! The ghost of the solo campaign (R14.3): it advances on the tracks, collects medals and takes part in comparisons.

use orrery_engine::Log;

use crate::components::{LAST_POSITION, MAX_LEVEL, data};
use crate::event::Event;
use crate::kinds::{Tech, Techs, Track};
use crate::state::Kepler;

impl Kepler {
    /// At set-up: one level in each technology the player left (R14.1).
    pub(crate) fn ghost_takes_the_other_techs(&mut self, chosen: Techs, log: &mut impl Log<Event>) {
        let others: Vec<Tech> = Techs::ALL.without(chosen).iter().collect();
        others.iter().for_each(|tech| self.ghost.tech[tech.index()] += 1);
        log.note(|| Event::GhostAdvanced { techs: others });
    }

    /// At the start of a round: one step on each track, and in rounds 5, 10 and 15 one level in every technology.
    pub(crate) fn ghost_round(&mut self, log: &mut impl Log<Event>) {
        let [colonial, technology] = self.ghost.track.map(|position| (position + 1).min(LAST_POSITION));
        self.ghost.track = [colonial, technology];
        log.note(|| Event::GhostMoved { colonial, technology });
        self.reach_medal(Track::Colonial, colonial, log);
        self.reach_medal(Track::Technology, technology, log);
        if data().solo.ghost_rounds.contains(&self.round) {
            self.ghost.tech.iter_mut().for_each(|level| *level = (*level + 1).min(MAX_LEVEL));
            log.note(|| Event::GhostAdvanced { techs: Tech::ALL.to_vec() });
        }
    }
}
