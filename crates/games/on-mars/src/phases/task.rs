//! The interpreter of effects: who decides about a piece of work, which answers are legal, and what they do.

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::components::data;
use crate::effects::{Boost, Goods, Term};
use crate::event::Event;
use crate::kinds::{Item, Items, Tech};
use crate::phases::construct::Plan;
use crate::phases::wrong_phase;
use crate::state::{Cost, OnMars, Run, Task, Work};

/// What a trade may give (R15.7).
fn non_minerals() -> Items {
    let mut kinds: Items = Item::RESOURCES.into_iter().collect();
    kinds.remove(Item::Mineral);
    kinds
}

impl OnMars {
    /// Runs work that needs no decision; `false` if its player must decide.
    pub(crate) fn run_task(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        let Task { seat, work } = task;
        if self.is_rival(seat) {
            self.tasks.pop();
            self.run_rival(work, log);
            return true;
        }
        match work {
            // Pure gains are automatic, even where everything is lost (R4.2, R27.9).
            Work::Offer(term) if term.is_pure_gain() => {
                self.tasks.pop();
                self.push(seat, Work::Do(term));
            }
            Work::Offer(term) if term.is_nothing() || !self.is_possible_now(seat, &term) => {
                self.tasks.pop();
            }
            Work::Pay(Cost::FREE) => {
                self.tasks.pop();
            }
            Work::TakeTile(hex) if !self.can_take_tile(seat, hex) => {
                self.tasks.pop();
            }
            Work::Nothing
            | Work::Do(_)
            | Work::Gain(_)
            | Work::Build { .. }
            | Work::Arrows { .. }
            | Work::Yield { .. }
            | Work::Progress { .. }
            | Work::Lss(_)
            | Work::PlaceMarker { .. }
            | Work::Arrive(_)
            | Work::Travelled => {
                self.tasks.pop();
                self.do_by_itself(seat, work, log);
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn do_by_itself(&mut self, seat: Seat, work: Work, log: &mut impl Log<Event>) {
        match work {
            Work::Do(term) => self.begin(seat, term, log),
            Work::Gain(goods) => self.gain(seat, &goods, log),
            Work::Build { building, hex } => self.build(seat, building, hex, log),
            Work::Arrows { hex, arrows } => self.place_crystals(hex, arrows, log),
            Work::Yield { building, hex } => self.yield_of(seat, building, hex, log),
            Work::Progress { building, hex } => self.progress(seat, building, hex, log),
            Work::Lss(building) => self.advance_lss(seat, building, log),
            Work::PlaceMarker { blueprint, hex } => self.place_marker(seat, blueprint, hex, log),
            Work::Arrive(side) => self.retrieve_all(seat, side, log),
            Work::Travelled => self.note_deed(seat, crate::kinds::Deed::TravelAny),
            _ => {}
        }
    }

    /// An effect that was accepted becomes work.
    pub(crate) fn begin(&mut self, seat: Seat, term: Term, log: &mut impl Log<Event>) {
        let work = match term {
            Term::Nothing => return,
            Term::Gain(goods) => Work::Gain(goods),
            Term::GainBoosted { goods, crystals } => {
                self.push(seat, Work::GainMore { crystals });
                Work::Gain(goods)
            }
            Term::GainChoice { count, kinds } => Work::Choice { run: Run::new(count, Boost::None), kinds },
            Term::Exchange { pay, goods } => {
                self.push(seat, Work::Gain(goods));
                Work::Pay(Cost::one_of(pay))
            }
            Term::Warehouse { count, crystals, boost } => Work::Warehouse { run: Run::new(count, boost), crystals },
            Term::TakeBlueprint { count, boost } => Work::Blueprints(Run::new(count, boost)),
            Term::TakeTech { count, boost } => Work::Techs(Run::new(count, boost)),
            Term::Develop { steps, free, boost } => Work::Develop { run: Run::new(steps, boost), free },
            Term::Move(moves) => {
                self.begin_movement(seat, moves);
                Work::Move
            }
            Term::Construct { building: Some(building), free, tech_boost } => Work::ConstructHex { building, free, tech_boost },
            Term::Construct { building: None, free, tech_boost } => Work::ConstructType { free, tech_boost },
            Term::Upgrade { count, free, tech, anywhere, boost } => {
                Work::Upgrades { run: Run::new(count, boost), free, tech, anywhere }
            }
            Term::WelcomeShip { count, free, boost, with_bot, alone } => {
                Work::Ships { run: Run::new(count, boost), free, tech: true, with_bot, alone }
            }
            Term::Hire { scientist, contract, free } => Work::Hire { scientist, contract, free },
            Term::Retrieve { max, from } => Work::Retrieve { run: Run::new(max, Boost::None), from },
            Term::Produce { boost } => {
                log.note(|| Event::Produced { seat });
                self.push(seat, Work::ProduceMore(boost));
                Work::Gain(self.production(seat))
            }
            Term::Trade { gain, boost } => {
                self.push(seat, Work::Choice { run: Run::new(gain, boost), kinds: non_minerals() });
                Work::Pay(Cost::one_of(Item::RESOURCES.into_iter().collect()))
            }
            Term::Travel { to, tile } => {
                let to = to.unwrap_or_else(|| self.player(seat).side().other());
                log.note(|| Event::Travelled { seat, to, ship: false });
                return self.begin_travel(seat, to, tile, log);
            }
            Term::UseBuilding => Work::UseBuilding,
            Term::DiscoveryOnCard => match self.radar {
                Some(tile) => Work::Do(data().discoveries[tile.index()].term),
                None => Work::Radar,
            },
        };
        self.push(seat, work);
    }

    /// Whether work always needs a decision, so that its options need not be counted: some lists are long and never have a single
    /// entry.
    pub(crate) fn always_needs_decision(&self, task: Task) -> bool {
        match task.work {
            Work::Offer(_) | Work::TakeTile(_) | Work::GoalWindow | Work::CardsB(_) | Work::SetShuttle => true,
            Work::ShipReward { .. } => !self.merges_equal_rewards(),
            Work::Move => self.has_ways(task.seat),
            _ => false,
        }
    }

    pub(crate) fn legal_task(&self, task: Task, out: &mut Vec<Action>) {
        let Task { seat, work } = task;
        match work {
            Work::Offer(_) | Work::TakeTile(_) => out.extend([Action::Accept, Action::Decline]),
            Work::Surcharge { action, points } => self.legal_surcharge(seat, action, points, out),
            Work::Pay(cost) => self.legal_payments(seat, &cost, out),
            Work::PlaceTech(_) => self.legal_entry_spaces(seat, out),
            Work::UpgradeHex { blueprint, anywhere, .. } => {
                out.extend(self.upgrade_sites(seat, blueprint, anywhere).iter().map(|hex| Action::Hex { hex }));
            }
            Work::ShipReward { with_bot, alone } => self.legal_rewards(seat, with_bot, alone, out),
            Work::PlaceBot => out.extend(self.bot_hexes(seat).iter().map(|hex| Action::Hex { hex })),
            Work::Move => self.legal_movement(seat, out),
            Work::BotTiles(bots) => out.extend(self.bots_to_take(seat, bots).map(|hex| Action::Hex { hex })),
            Work::ConstructType { free, tech_boost } => self.legal_types(seat, free, tech_boost, out),
            Work::ConstructHex { building, free, tech_boost } => {
                self.legal_sites(seat, Plan { building, free, tech_boost }, out);
            }
            Work::ConstructTech { building, hex, free, tech_boost } => {
                self.legal_building_techs(seat, Plan { building, free, tech_boost }, hex, out);
            }
            Work::Displace { from } => out.extend(self.refuges(from).iter().map(|hex| Action::Hex { hex })),
            Work::LssBenefit => self.legal_benefits(seat, out),
            Work::Hire { scientist, contract, free } => {
                let means = self.means(seat);
                let slots = (0..self.cards.len() as u8)
                    .filter(|&slot| self.check_card(seat, slot, scientist, contract, free, means).is_ok());
                out.extend(slots.map(|slot| Action::Card { slot }));
            }
            Work::Refill { .. } => out.extend(self.contract_deck.iter().map(|contract| Action::Refill { contract })),
            Work::UseBuilding => {
                let options = self.building_options(seat, self.means(seat));
                out.extend(options.map(|(blueprint, move_scientist)| Action::UseBuilding { blueprint, move_scientist }));
            }
            Work::Radar => {
                let tiles = self.exploration.into_iter().flatten().filter(|&tile| self.check_radar(seat, tile).is_ok());
                out.extend(tiles.map(|tile| Action::Discovery { tile }));
            }
            Work::Allot { item, units, contract } => self.legal_allot(seat, item, units, contract, out),
            Work::TravelTile => self.legal_travel_tiles(seat, out),
            Work::TravelHex(_) => out.extend(self.discovery_hexes(seat).iter().map(|hex| Action::Hex { hex })),
            Work::ChooseSpace(side) => out.extend(self.free_spaces(side).map(|space| Action::TurnOrder { space })),
            Work::SetShuttle => out.extend(crate::kinds::Side::ALL.map(|side| Action::Shuttle { side })),
            Work::OwnerChoice(tech) => self.legal_owner_choice(seat, tech, out),
            Work::GoalWindow => {
                self.legal_goals(seat, out);
                out.push(Action::Decline);
            }
            Work::CardsB(deeds) => self.legal_cards_b(seat, deeds, out),
            _ => self.legal_repeated(seat, work, out),
        }
    }

    /// Effects with several parts: the next part, one more for a colonist, a tech tile, or no more.
    fn legal_repeated(&self, seat: Seat, work: Work, out: &mut Vec<Action>) {
        let more = self.has_more(seat, work);
        let Some(run) = run_of(work) else {
            match work {
                Work::ProduceMore(boost) => self.legal_produce_more(seat, boost, out),
                Work::GainMore { .. } if more => out.push(Action::Boost),
                Work::GainMore { .. } => {}
                _ => unreachable!("work that asks nothing"),
            }
            return out.push(Action::Stop);
        };
        if run.left > 0 {
            self.legal_parts(seat, work, out);
        }
        match work {
            Work::Upgrades { tech, .. } => self.legal_more_tech(run, tech, Tech::Upgrade, more, out),
            Work::Ships { tech, .. } => self.legal_more_tech(run, tech, Tech::Ship, more, out),
            _ => {}
        }
        let may_boost = more && (!matches!(work, Work::Ships { .. }) || self.ship_boosts(seat) > 0);
        self.legal_run(seat, run, may_boost, out);
    }

    /// The next part of a repeated effect.
    fn legal_parts(&self, seat: Seat, work: Work, out: &mut Vec<Action>) {
        match work {
            Work::Blueprints(_) => self.legal_blueprints(seat, out),
            Work::Techs(_) => self.legal_techs(seat, out),
            Work::Develop { free, .. } => self.legal_steps(seat, free, out),
            Work::Warehouse { crystals, .. } => {
                out.extend(self.warehouse_items(seat, crystals).map(|item| Action::Item { item }));
            }
            Work::Choice { kinds, .. } => {
                out.extend(kinds.iter().filter(|&item| self.fits(seat, item)).map(|item| Action::Item { item }));
            }
            Work::Retrieve { from, .. } => out.extend(self.retrievable(seat, from).map(|from| Action::Retrieve { from })),
            Work::Upgrades { free, anywhere, .. } => self.legal_upgrades(seat, free, anywhere, out),
            Work::Ships { free, .. } => self.legal_ships(seat, free, out),
            _ => unreachable!("work without parts"),
        }
    }

    /// One more of something that is produced, for a colonist.
    fn legal_produce_more(&self, seat: Seat, boost: Boost, out: &mut Vec<Action>) {
        if boost.is_possible() && self.player(seat).quarters > 0 {
            let goods = self.production(seat);
            let sources = Item::ALL.into_iter().filter(|&item| goods.items[item.index()] > 0 && self.fits(seat, item));
            out.extend(sources.map(|item| Action::Item { item }));
        }
    }

    /// Whether another part of an effect could be done.
    fn has_more(&self, seat: Seat, work: Work) -> bool {
        let means = self.means(seat);
        match work {
            Work::Blueprints(_) => self.can_take_blueprint(seat),
            Work::Techs(_) => self.can_take_tech(seat, means),
            Work::Develop { free, .. } => self.can_develop(seat, free, means),
            Work::Warehouse { crystals, .. } => self.warehouse_items(seat, crystals).next().is_some(),
            Work::Choice { kinds, .. } => kinds.iter().any(|item| self.fits(seat, item)),
            Work::Retrieve { from, .. } => self.retrievable(seat, from).next().is_some(),
            Work::GainMore { .. } => self.player(seat).quarters > 0,
            Work::Upgrades { free, anywhere, .. } => self.can_upgrade(seat, free, anywhere, means),
            Work::Ships { free, .. } => self.can_welcome(seat, free, means),
            _ => false,
        }
    }

    pub(crate) fn check_task(&self, task: Task, action: &Action) -> Result<(), Illegal> {
        let Task { seat, work } = task;
        match (work, *action) {
            (Work::Offer(_) | Work::TakeTile(_), Action::Accept | Action::Decline) => Ok(()),
            (Work::Surcharge { action: slot, points }, _) => self.check_surcharge(seat, slot, points, action),
            (Work::Pay(cost), _) => self.check_payment(seat, &cost, action),
            (Work::PlaceTech(_), Action::LabSpace { space }) => self.check_entry_space(seat, space),
            (Work::UpgradeHex { blueprint, free, anywhere }, Action::Hex { hex }) => {
                self.check_upgrade_hex(seat, blueprint, hex, free, anywhere)
            }
            (Work::ShipReward { with_bot, alone }, Action::Reward { index }) => self.check_reward(seat, index, with_bot, alone),
            (Work::PlaceBot, Action::Hex { hex }) => self.check_bot_hex(seat, hex),
            (Work::Move, _) => self.check_movement(seat, action),
            (Work::BotTiles(bots), Action::Hex { hex }) => match self.bots_to_take(seat, bots).any(|known| known == hex) {
                true => Ok(()),
                false => Err(Illegal::new("R9.8", "cannot_take_tile")),
            },
            (Work::ConstructType { free, tech_boost }, Action::Building { building }) => {
                self.check_type(seat, Plan { building, free, tech_boost })
            }
            (Work::ConstructHex { building, free, tech_boost }, Action::Hex { hex }) => {
                self.check_site(seat, Plan { building, free, tech_boost }, hex)
            }
            (Work::ConstructTech { building, hex, free, tech_boost }, Action::UseTech { owner }) => {
                self.check_building_tech(seat, Plan { building, free, tech_boost }, hex, owner)
            }
            (Work::Displace { from }, Action::Hex { hex }) => self.check_displace(from, hex),
            (Work::LssBenefit, _) => self.check_lss_choice(seat, action),
            (Work::Hire { scientist, contract, free }, Action::Card { slot }) => {
                self.check_card(seat, slot, scientist, contract, free, self.means(seat))
            }
            (Work::Refill { .. }, Action::Refill { contract }) => self.check_refill(contract),
            (Work::UseBuilding, Action::UseBuilding { blueprint, move_scientist }) => {
                self.check_building(seat, blueprint, move_scientist, self.means(seat))
            }
            (Work::Radar, Action::Discovery { tile }) => self.check_radar(seat, tile),
            (Work::Allot { .. }, _) => self.check_allot(seat, work, action),
            (Work::TravelTile, Action::Discovery { tile }) => self.check_travel_tile(tile),
            (Work::TravelHex(_), Action::Hex { hex }) => self.check_travel_hex(seat, hex),
            (Work::ChooseSpace(side), Action::TurnOrder { space }) => self.check_space(side, space),
            (Work::SetShuttle, Action::Shuttle { .. }) => Ok(()),
            (Work::OwnerChoice(tech), _) => self.check_owner_choice(seat, tech, action),
            (Work::GoalWindow, _) => self.check_window(seat, action),
            (Work::CardsB(deeds), _) => self.check_cards_b(seat, deeds, action),
            _ => self.check_repeated(seat, work, action),
        }
    }

    fn check_repeated(&self, seat: Seat, work: Work, action: &Action) -> Result<(), Illegal> {
        let more = self.has_more(seat, work);
        let nothing_left = Err(Illegal::new("R4.13", "nothing_to_do"));
        match (work, *action) {
            (Work::GainMore { .. }, Action::Boost) => match more {
                true => Ok(()),
                false => Err(Illegal::new("R6.8", "no_colonist")),
            },
            (Work::GainMore { .. } | Work::ProduceMore(_), Action::Stop) => Ok(()),
            (Work::ProduceMore(boost), Action::Item { item }) => self.check_produce_more(seat, boost, item),
            (Work::Ships { run, .. }, Action::Boost) => self.check_ship_boost(seat, run, more),
            (_, Action::Boost) if run_of(work).is_some() => self.check_boost(seat, run_of(work).unwrap_or_default(), more),
            (_, Action::Stop) if run_of(work).is_some() => self.check_stop(run_of(work).unwrap_or_default()),
            (Work::Upgrades { run, tech, .. }, Action::UseTech { owner }) => {
                self.check_more_tech(run, tech, more)?;
                self.check_owner(owner, Tech::Upgrade, 1)
            }
            (Work::Ships { run, tech, .. }, Action::UseTech { owner }) => {
                self.check_more_tech(run, tech, more)?;
                self.check_owner(owner, Tech::Ship, 1)
            }
            (Work::Blueprints(run), Action::Blueprint { blueprint }) => {
                self.check_blueprint(seat, blueprint)?;
                if run.left > 0 { Ok(()) } else { nothing_left }
            }
            (Work::Techs(run), Action::Tech { row, tech }) => {
                self.check_tech(seat, row, tech, self.means(seat))?;
                if run.left > 0 { Ok(()) } else { nothing_left }
            }
            (Work::Develop { run, free }, Action::Develop { tech, space }) => {
                self.check_step(seat, tech, space, true, self.means(seat))?;
                if run.left == 0 {
                    return nothing_left;
                }
                self.check_step(seat, tech, space, free, self.means(seat))
            }
            (Work::Warehouse { run, crystals }, Action::Item { item }) => {
                self.check_warehouse_item(seat, item, crystals)?;
                if run.left > 0 { Ok(()) } else { nothing_left }
            }
            (Work::Choice { run, kinds }, Action::Item { item }) => match (kinds.contains(item), run.left > 0) {
                (false, _) => Err(Illegal::new("R23", "nothing_to_do")),
                (true, false) => nothing_left,
                (true, true) if self.fits(seat, item) => Ok(()),
                (true, true) => Err(Illegal::new("R4.2", "cannot_store")),
            },
            (Work::Retrieve { run, from }, Action::Retrieve { from: place }) => {
                self.check_retrieve(seat, place, from)?;
                if run.left > 0 { Ok(()) } else { nothing_left }
            }
            (Work::Upgrades { run, free, anywhere, .. }, Action::Blueprint { blueprint }) => {
                self.check_upgrade(seat, blueprint, true, anywhere)?;
                if run.left == 0 {
                    return nothing_left;
                }
                self.check_upgrade(seat, blueprint, free, anywhere)
            }
            (Work::Ships { run, free, .. }, Action::Ship { space }) => self.check_ship(seat, space, run, free),
            _ => Err(wrong_phase()),
        }
    }

    fn check_produce_more(&self, seat: Seat, boost: Boost, item: Item) -> Result<(), Illegal> {
        if !boost.is_possible() || self.production(seat).items[item.index()] == 0 {
            return Err(Illegal::new("R23", "nothing_to_do"));
        }
        if !self.fits(seat, item) {
            return Err(Illegal::new("R4.2", "cannot_store"));
        }
        if self.player(seat).quarters == 0 { Err(Illegal::new("R6.8", "no_colonist")) } else { Ok(()) }
    }

    /// Carries out what was answered.
    pub(crate) fn do_task(&mut self, task: Task, action: &Action, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Task { seat, work } = task;
        match (work, *action) {
            (Work::Offer(term), Action::Accept) => self.push(seat, Work::Do(term)),
            (Work::TakeTile(hex), Action::Accept) => self.take_tile(seat, hex, log),
            (Work::Offer(_) | Work::TakeTile(_), _) => log.note(|| Event::Declined { seat }),
            (Work::Surcharge { .. } | Work::Pay(_), Action::Pay { payment }) => self.pay(seat, &payment, log),
            (Work::PlaceTech(tech), Action::LabSpace { space }) => self.place_tech(seat, tech, space, log),
            (Work::UpgradeHex { blueprint, free, .. }, Action::Hex { hex }) => self.do_upgrade_hex(seat, blueprint, hex, free),
            (Work::ShipReward { with_bot, alone }, Action::Reward { index }) => {
                self.do_reward(seat, index, with_bot, alone, log);
            }
            (Work::PlaceBot, Action::Hex { hex }) => self.place_bot(seat, hex, log),
            (Work::Move, _) => self.do_movement(seat, action, log),
            (Work::BotTiles(bots), Action::Hex { hex }) => self.do_bot_tile(seat, bots, hex),
            (Work::ConstructType { free, tech_boost }, Action::Building { building }) => {
                self.push(seat, Work::ConstructHex { building, free, tech_boost });
            }
            (Work::ConstructHex { building, free, tech_boost }, Action::Hex { hex }) => {
                self.do_site(seat, Plan { building, free, tech_boost }, hex);
            }
            (Work::ConstructTech { building, hex, free, tech_boost }, Action::UseTech { owner }) => {
                self.do_building_tech(seat, Plan { building, free, tech_boost }, hex, owner, log);
            }
            (Work::Displace { from }, Action::Hex { hex }) => self.displace(seat, from, hex, log),
            (Work::LssBenefit, _) => self.do_lss_choice(seat, action, log),
            (Work::Hire { free, .. }, Action::Card { slot }) => self.take_card(seat, slot, free, log),
            (Work::Refill { slot }, Action::Refill { contract }) => self.refill_card(slot, contract, log),
            (Work::UseBuilding, Action::UseBuilding { blueprint, move_scientist }) => {
                self.use_building(seat, blueprint, move_scientist, log);
            }
            (Work::Radar, Action::Discovery { tile }) => self.put_on_radar(seat, tile, log),
            (Work::Allot { item, units, contract }, Action::Allot { units: put, .. }) => {
                self.do_allot(seat, item, units, contract, put, log);
            }
            (Work::TravelTile, Action::Discovery { tile }) => self.push(seat, Work::TravelHex(tile)),
            (Work::TravelHex(tile), Action::Hex { hex }) => self.place_discovery(seat, tile, hex, log),
            (Work::ChooseSpace(_), Action::TurnOrder { space }) => self.take_space(seat, space, log),
            (Work::SetShuttle, Action::Shuttle { side }) => {
                (self.shuttle.side, self.shuttle.space) = (side, 1);
                log.note(|| Event::ShuttleSet { seat, side });
            }
            (Work::OwnerChoice(tech), _) => self.do_owner_choice(seat, tech, action, log),
            (Work::GoalWindow, _) => self.do_window(seat, action, log),
            (Work::CardsB(_), _) => self.do_cards_b(seat, action, log),
            _ => self.do_repeated(seat, work, action, log),
        }
    }

    fn do_repeated(&mut self, seat: Seat, work: Work, action: &Action, log: &mut impl Log<Event>) {
        match (work, *action) {
            (_, Action::Stop) => {}
            (Work::GainMore { crystals }, Action::Boost) => {
                self.boost(seat, log);
                self.push(seat, work);
                self.gain_item(seat, Item::Crystal, crystals, log);
            }
            (Work::ProduceMore(boost), Action::Item { item }) => {
                self.boost(seat, log);
                self.push(seat, Work::ProduceMore(boost.spent()));
                let mut goods = Goods::default();
                goods.items[item.index()] = 1;
                self.gain(seat, &goods, log);
            }
            (_, Action::Boost) => {
                self.boost(seat, log);
                self.push(seat, with_run(work, run_of(work).unwrap_or_default().boosted()));
            }
            (Work::Upgrades { run, free, anywhere, .. }, Action::UseTech { owner }) => {
                let extra = self.extra_upgrades(self.player(owner).level(Tech::Upgrade));
                let run = Run { left: run.left + extra, ..run };
                self.push(seat, Work::Upgrades { run, free, tech: false, anywhere });
                self.use_tech(seat, owner, Tech::Upgrade, log);
            }
            (Work::Ships { run, free, with_bot, alone, .. }, Action::UseTech { owner }) => {
                let run = Run { left: run.left + self.player(owner).level(Tech::Ship), ..run };
                self.push(seat, Work::Ships { run, free, tech: false, with_bot, alone });
                self.use_tech(seat, owner, Tech::Ship, log);
            }
            _ => {
                self.push(seat, with_run(work, run_of(work).unwrap_or_default().after()));
                self.do_part(seat, work, action, log);
            }
        }
    }

    /// One part of a repeated effect.
    fn do_part(&mut self, seat: Seat, work: Work, action: &Action, log: &mut impl Log<Event>) {
        match (work, *action) {
            (Work::Blueprints(_), Action::Blueprint { blueprint }) => self.take_blueprint(seat, blueprint, log),
            (Work::Techs(_), Action::Tech { row, tech }) => self.take_tech(seat, row, tech),
            (Work::Develop { free, .. }, Action::Develop { tech, space }) => self.develop(seat, tech, space, free, log),
            (Work::Warehouse { .. }, Action::Item { item }) => self.take_from_warehouse(seat, item, log),
            (Work::Choice { .. }, Action::Item { item }) => self.gain_item(seat, item, 1, log),
            (Work::Retrieve { .. }, Action::Retrieve { from }) => self.retrieve(seat, from, log),
            (Work::Upgrades { free, anywhere, .. }, Action::Blueprint { blueprint }) => {
                self.push(seat, Work::UpgradeHex { blueprint, free, anywhere });
            }
            (Work::Ships { free, with_bot, alone, .. }, Action::Ship { space }) => {
                self.push(seat, Work::ShipReward { with_bot, alone });
                self.take_ship(seat, space, free, log);
            }
            _ => unreachable!("checked"),
        }
    }
}

/// How far a repeated effect is.
fn run_of(work: Work) -> Option<Run> {
    match work {
        Work::Blueprints(run) | Work::Techs(run) => Some(run),
        Work::Develop { run, .. } | Work::Warehouse { run, .. } | Work::Choice { run, .. } | Work::Retrieve { run, .. } => {
            Some(run)
        }
        Work::Upgrades { run, .. } | Work::Ships { run, .. } => Some(run),
        _ => None,
    }
}

fn with_run(mut work: Work, new: Run) -> Work {
    match &mut work {
        Work::Blueprints(run) | Work::Techs(run) => *run = new,
        Work::Develop { run, .. } | Work::Warehouse { run, .. } | Work::Choice { run, .. } | Work::Retrieve { run, .. } => {
            *run = new
        }
        Work::Upgrades { run, .. } | Work::Ships { run, .. } => *run = new,
        _ => {}
    }
    work
}
