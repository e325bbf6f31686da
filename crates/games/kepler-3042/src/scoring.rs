//! End of the game: scores (R13.2), the tie-break (R13.3), objectives (R13.4), success in the campaign (R14.4).

use orrery_engine::{Outcome, Score, Seat, SeatSet};

use crate::components::{Condition, Count, MAX_LEVEL, Objective, data};
use crate::kinds::{PlanetType, Track, Zone};
use crate::phases::ships::on_mine;
use crate::state::{Colony, Kepler, Phase, Player, at_max};

/// The result, once the game is over (R13.2, R13.3, R14.4).
pub(crate) fn outcome(game: &Kepler) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    let scores = Seat::all(game.seats).map(|seat| game.score(seat)).collect();
    if game.is_solo() {
        let winners = if game.level_is_passed() { SeatSet::first(1) } else { SeatSet::EMPTY };
        return Some(Outcome { scores, places: vec![1], winners });
    }
    Some(Outcome::ranked(scores, |seat| game.tie_break(seat)))
}

impl Kepler {
    /// All ten categories of a player on this position, the objective included.
    pub fn score(&self, seat: Seat) -> Score {
        let mut parts = self.open_score(seat);
        let required = self.objectives_of(seat);
        let met = required.iter().filter(|&&objective| self.meets(seat, objective));
        let points = met.map(|&objective| i32::from(data().objectives[usize::from(objective)].vp)).sum();
        parts.push(("objective", points));
        Score::new(parts)
    }

    /// The nine categories that depend on open information only.
    pub(crate) fn open_score(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let points = &data().scoring;
        let player = self.player(seat);
        let colonies = player.colonies();
        let times = |points: u8, n: usize| i32::from(points) * n as i32;
        let antimatter: u8 = player.cards().map(|(_, cubes)| cubes.antimatter).sum();
        let of_type = |kind: PlanetType| colonies.iter().filter(|colony| kind_of(colony) == kind).count();
        let mines = player.ships.iter().filter(|&&ship| on_mine(self, ship)).count();
        let at_max = player.tech.iter().filter(|&&level| at_max(level)).count();
        let medals: u8 = player.medals.iter().sum();
        let zone = |colony: &Colony| match colony.zone {
            Zone::Short => points.planet_short,
            Zone::Medium => points.planet_medium,
            Zone::Long => points.planet_long,
        };
        let track = |track: Track| i32::from(data().track_vp[usize::from(player.position(track))]);
        let terraformed = colonies.iter().filter(|colony| colony.terraformed);
        vec![
            ("antimatter", times(points.antimatter_on_planet, usize::from(antimatter))),
            ("all_types", times(points.all_five_types, usize::from(PlanetType::ALL.iter().all(|&kind| of_type(kind) > 0)))),
            ("three_of_type", times(points.three_of_a_type, usize::from(PlanetType::ALL.iter().any(|&kind| of_type(kind) >= 3)))),
            ("mines", times(points.ship_on_mine, mines)),
            ("technologies", times(points.technology_at_max, at_max)),
            ("medals", times(points.medal, usize::from(medals))),
            ("zones", colonies.iter().map(|colony| i32::from(zone(colony))).sum()),
            ("tracks", Track::ALL.into_iter().map(track).sum()),
            ("terraformed", terraformed.map(|colony| i32::from(data().planets[usize::from(colony.card.0)].vp)).sum()),
        ]
    }

    /// The objectives that count for a seat: its card, or the campaign's objectives of levels 1 to n.
    pub fn objectives_of(&self, seat: Seat) -> Vec<u8> {
        match self.is_solo() {
            true => self.options.campaign.objectives(self.options.campaign_level).to_vec(),
            false => self.player(seat).objective.into_iter().collect(),
        }
    }

    /// Whether an objective's condition holds now.
    pub fn meets(&self, seat: Seat, objective: u8) -> bool {
        let Objective { condition, .. } = &data().objectives[usize::from(objective)];
        is_met(condition, self.player(seat))
    }

    /// The highest number among the terraformed planets; 0 without one (R13.3).
    fn tie_break(&self, seat: Seat) -> i32 {
        let terraformed = self.player(seat).colonies().iter().filter(|colony| colony.terraformed);
        terraformed.map(|colony| i32::from(colony.card.0)).max().unwrap_or(0)
    }

    /// All objectives hold and the score is high enough (R14.4).
    pub fn level_is_passed(&self) -> bool {
        let met = self.objectives_of(Seat(0)).iter().all(|&objective| self.meets(Seat(0), objective));
        met && self.score(Seat(0)).total >= self.required_score()
    }

    /// The minimum score of the campaign's level.
    pub fn required_score(&self) -> i32 {
        i32::from(data().solo.levels[usize::from(self.options.campaign_level) - 1].min_vp)
    }
}

fn kind_of(colony: &Colony) -> PlanetType {
    data().planets[usize::from(colony.card.0)].kind
}

fn is_met(condition: &Condition, player: &Player) -> bool {
    let colonies = player.colonies();
    let count = |wanted: &Count, terraformed: bool| {
        let fits = |colony: &&Colony| {
            (colony.terraformed || !terraformed)
                && wanted.r#type.is_none_or(|kind| kind == kind_of(colony))
                && wanted.zone.is_none_or(|zone| zone == colony.zone)
        };
        colonies.iter().filter(fits).count() >= usize::from(wanted.min)
    };
    let in_zone = |zone: Zone| colonies.iter().filter(|colony| colony.zone == zone).count();
    let terraformed_of =
        |kind: PlanetType| colonies.iter().filter(|colony| colony.terraformed && kind_of(colony) == kind).count();
    let pairs = PlanetType::ALL.into_iter().filter(|&kind| terraformed_of(kind) >= 2).count();
    let at_max = player.tech.iter().filter(|&&level| level == MAX_LEVEL).count();
    condition.terraformed.as_ref().is_none_or(|wanted| count(wanted, true))
        && condition.colonised.as_ref().is_none_or(|wanted| count(wanted, false))
        && condition.colonised_each_zone.is_none_or(|n| Zone::ALL.into_iter().all(|zone| in_zone(zone) >= usize::from(n)))
        && condition.terraformed_pairs.is_none_or(|n| pairs >= usize::from(n))
        && condition.technology.as_ref().is_none_or(|wanted| player.tech[wanted.id.index()] >= wanted.min_level)
        && condition.technologies_at_max.is_none_or(|n| at_max >= usize::from(n))
        && condition.track.as_ref().is_none_or(|wanted| player.position(wanted.id) >= wanted.min)
}
