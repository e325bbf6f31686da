//! The solo campaign: a success on one level opens the next (R14.2, R14.4).

use orrery_engine::{Campaign, Message, Seat, SetupError};

use crate::options::Options;
use crate::state::{Kepler, Phase};

impl Campaign for Kepler {
    fn carry_over(options: &mut Options, seats: u8, book: &dyn Fn(&str) -> Option<i64>) -> Result<(), SetupError> {
        if seats == 1 && options.campaign_level > 1 {
            // Only a stored success opens a level, and its score determines the bonus cubes.
            let best = book(&book_key(options, options.campaign_level - 1)).map(|score| score.clamp(0, 200) as u8);
            if options.previous_score.is_some() && options.previous_score != best {
                return Err(SetupError::option("previous_score", Message::new("setup-stored-success")));
            }
            options.previous_score = best;
        }
        options.validate(seats)
    }

    fn carried(&self) -> Option<(String, i64)> {
        let passed = self.is_solo() && self.phase == Phase::Over && self.level_is_passed();
        passed.then(|| (book_key(&self.options, self.options.campaign_level), i64::from(self.score(Seat(0)).total)))
    }
}

/// Key of a level's best score in the player's book.
fn book_key(options: &Options, level: u8) -> String {
    format!("{}/{level}", options.campaign.id())
}
