//! Leadership tracks (R10) and galactic mapping (R6.6).

use orrery_engine::{Illegal, Log, Seat};

use crate::components::{LAST_POSITION, data};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::{Kind, Track};
use crate::state::{Icon, Interrupt, Kepler};

impl Kepler {
    /// One icon: a step on a track with everything that lies on the position reached. A step beyond the end is lost (R10.1).
    pub(crate) fn advance_track(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        let position = &mut self.player_mut(seat).track[track.index()];
        if *position == LAST_POSITION {
            return;
        }
        *position += 1;
        let position = *position;
        log.note(|| Event::TrackAdvanced { seat, track, position });
        let row = &data().tracks[track.index()];
        let bit = 1 << position;
        for (icons, icon) in [
            (row.regenerate, Icon::Regenerate),
            (row.produce_energy, Icon::Produce(Kind::Energy)),
            (row.produce_matter, Icon::Produce(Kind::Matter)),
        ] {
            if icons & bit != 0 {
                self.interrupts.push(Interrupt { seat, icon, track });
            }
        }
        self.reach_medal(track, position, log);
    }

    /// The first to arrive moves the medal to the current card (R10.5).
    pub(crate) fn reach_medal(&mut self, track: Track, position: u8, log: &mut impl Log<Event>) {
        let bit = 1 << position;
        if self.medals_left[track.index()] & bit != 0 {
            self.medals_left[track.index()] &= !bit;
            self.card_medals[track.index()] += 1;
            log.note(|| Event::MedalMoved { track });
        }
    }

    pub(crate) fn check_reveal(&self, n: u8, hex: Hex) -> Result<(), Illegal> {
        let cell = self.board.at(hex);
        if self.task.times >= n {
            return Err(Illegal::new("R6.6", "too_many").with(i32::from(n)));
        }
        if cell.tile().is_none() {
            return Err(Illegal::new("R6.6", "illegal_hex"));
        }
        if !cell.is_face_down() {
            return Err(Illegal::new("R6.6", "tile_face_up"));
        }
        Ok(())
    }

    pub(crate) fn reveal(&mut self, hex: Hex, log: &mut impl Log<Event>) {
        self.board.turn_up(hex);
        let tile = self.board.at(hex).tile().expect("a tile was turned up");
        log.note(|| Event::TileRevealed { hex, tile });
    }
}
