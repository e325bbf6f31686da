//! Whether an effect is possible (R4.11, R4.12): its cost can be paid, and at least one part would change something.

use orrery_engine::Seat;

use crate::components::data;
use crate::effects::Term;
use crate::kinds::{Building, Item, Tech};
use crate::phases::payments::Means;
use crate::state::{Cost, OnMars};

impl OnMars {
    /// In this position, with these means left.
    pub(crate) fn is_possible(&self, seat: Seat, term: &Term, means: Means) -> bool {
        match *term {
            Term::Nothing => false,
            Term::Gain(goods) | Term::GainBoosted { goods, .. } => self.can_gain(seat, &goods),
            Term::GainChoice { kinds, .. } => kinds.iter().any(|item| self.fits(seat, item)),
            Term::Exchange { pay, goods } => self.can_pay(seat, &Cost::one_of(pay), means) && self.can_gain(seat, &goods),
            Term::Warehouse { crystals, .. } => {
                self.warehouse_items(seat, crystals).next().is_some() || crystals && self.frees_room(seat, means)
            }
            Term::TakeBlueprint { .. } => self.can_take_blueprint(seat),
            Term::TakeTech { .. } => self.can_take_tech(seat, means),
            Term::Develop { free, .. } => self.can_develop(seat, free, means),
            Term::Move(moves) => moves.rover.is_some() || self.player(seat).bots_on_map().next().is_some(),
            Term::Construct { building, free, tech_boost } => {
                let mut types = Building::ALL.into_iter().filter(|&kind| building.is_none_or(|building| building == kind));
                types.any(|building| self.can_construct(seat, building, free, tech_boost, means))
            }
            Term::Upgrade { free, anywhere, .. } => self.can_upgrade(seat, free, anywhere, means),
            Term::WelcomeShip { free, .. } => self.can_welcome(seat, free, means),
            Term::Hire { scientist, contract, free } => {
                (0..self.cards.len() as u8).any(|slot| self.check_card(seat, slot, scientist, contract, free, means).is_ok())
            }
            Term::Retrieve { from, .. } => self.retrievable(seat, from).next().is_some(),
            Term::Produce { .. } => self.can_gain(seat, &self.production(seat)),
            Term::Trade { .. } => self.player(seat).storage.iter().any(|&units| units > 0),
            Term::Travel { to, .. } => to.is_none_or(|to| self.player(seat).side() != to),
            Term::UseBuilding => self.building_options(seat, means).next().is_some(),
            Term::DiscoveryOnCard => match self.radar {
                Some(tile) => self.is_possible(seat, &data().discoveries[tile.index()].term, means),
                None => self
                    .exploration
                    .into_iter()
                    .flatten()
                    .any(|tile| self.is_possible(seat, &data().discoveries[tile.index()].term, means)),
            },
        }
    }

    /// With everything the player has now.
    pub(crate) fn is_possible_now(&self, seat: Seat, term: &Term) -> bool {
        self.is_possible(seat, term, self.means(seat))
    }

    /// Items that a warehouse effect may give (R7.6).
    pub(crate) fn warehouse_items(&self, seat: Seat, crystals: bool) -> impl Iterator<Item = Item> + '_ {
        Item::WAREHOUSE.into_iter().filter(move |&item| {
            (crystals || item.is_resource()) && self.warehouse[item.index()] > 0 && self.fits_from_warehouse(seat, item)
        })
    }

    /// Whether a crystal of the warehouse fits onto a depot space that paying for the effect frees (R4.12).
    fn frees_room(&self, seat: Seat, means: Means) -> bool {
        let player = self.player(seat);
        let goals = self.goals_that_pay(seat).len() as u8;
        let kept = means.crystals.saturating_sub(goals);
        self.warehouse[Item::Crystal.index()] > 0 && player.depot_spaces() > kept + player.waiting
    }

    pub(crate) fn can_take_blueprint(&self, seat: Seat) -> bool {
        self.player(seat).markers_left() > 0 && self.display.iter().flatten().any(|card| card.is_some())
    }

    /// Whether any tech tile of the grid can be taken (R7.3).
    pub(crate) fn can_take_tech(&self, seat: Seat, means: Means) -> bool {
        self.has_entry_space(seat)
            && (0..self.grid.len()).any(|space| {
                self.grid[space].is_some_and(|tech| self.player(seat).lab[tech.index()].is_none())
                    && self.can_pay(seat, &data().rows[crate::phases::orbit::row_of(space).index()], means)
            })
    }

    /// Whether any tile can move on (R7.4).
    pub(crate) fn can_develop(&self, seat: Seat, free: bool, means: Means) -> bool {
        let player = self.player(seat);
        Tech::ALL.into_iter().filter_map(|tech| player.lab[tech.index()]).any(|from| {
            data().lab[from.index()]
                .right()
                .any(|to| !player.lab_used.contains(to) && (free || self.can_pay(seat, &data().step_cost(to), means)))
        })
    }
}
