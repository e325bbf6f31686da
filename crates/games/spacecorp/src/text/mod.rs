//! What people read: questions (`prompts.rs`), choices (`choices.rs`, with the receipts of `receipt.rs`), events (`log.rs`), the
//! position as plain text (`table.rs` with `map.rs` and `players.rs`), the competition of the solo game (`competition.rs`, and what
//! drives it in `lines.rs`), standing orders (`orders.rs`), and what "why not?" can explain (`attempts.rs`). Sentences live in `locales/<language>/spacecorp.ftl`; the nouns they are filled
//! with are made here.

mod attempts;
mod choices;
mod competition;
mod lines;
mod log;
mod map;
mod orders;
mod players;
mod prompts;
mod receipt;
mod table;

use orrery_engine::message::{joined, notes};
use orrery_engine::{Message, Order, OrderOutcome, Presentation, Role, Seat, SoloResult, Words};

use crate::action::Action;
use crate::components::{Amount, Condition, SiteKind, Values, data};
use crate::event::Event;
use crate::kinds::{BaseType, Card, Colony, Edge, Era, Kind, Pile, Site, Tile, Title, Wheel};
use crate::state::{Phase, SpaceCorp, Team, box_of};
use crate::view::View;

impl Presentation for SpaceCorp {
    fn prompt(&self, seat: Seat) -> Message {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: &Action) -> Message {
        choices::describe(self, seat, action)
    }

    /// An Edge window must not be skipped: a seat without a fitting card must not answer faster than others (R8.4).
    fn role(&self, action: &Action) -> Role {
        let between = self.window.is_none() && self.terms.is_empty();
        match (action, self.phase) {
            (Action::Decline, Phase::Contracts) if between => Role::Pass,
            (Action::Decline, Phase::Transport) if between => Role::EndTurn,
            _ => Role::Move,
        }
    }

    fn amount(&self, seat: Seat, action: &Action) -> Option<u32> {
        choices::amount(self, seat, action)
    }

    fn orders(&self, _seat: Seat) -> Vec<Order> {
        orders::offered(self)
    }

    fn describe_order(order: &Order) -> Message {
        orders::describe(order)
    }

    fn resolve_order(&self, seat: Seat, order: &Order) -> OrderOutcome<Action> {
        orders::resolve(self, seat, order)
    }

    fn narrate(event: &Event) -> Message {
        log::narrate(event)
    }

    fn render(view: &View, words: &Words) -> String {
        table::render(view, words)
    }

    fn stage(view: &View) -> Option<Message> {
        Some(table::stage(view))
    }

    fn solo_result(&self) -> Option<SoloResult> {
        competition::result(self)
    }

    fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        attempts::attempts(self, seat, out);
    }
}

// Nouns. Actions may name any number: what does not exist still needs a name.

fn number(n: impl Into<i64>) -> Message {
    Message::new("number").with("n", n.into())
}

fn era(era: Era) -> Message {
    Message::new(format!("era-{}", era.id()))
}

fn kind(kind: Kind) -> Message {
    Message::new(format!("kind-{}", kind.id()))
}

fn card(card: Card) -> Message {
    match data().cards.get(card.index()) {
        Some(face) => Message::new("card").with("name", Message::new(format!("card-{}", face.id))).with("id", face.id.as_str()),
        None => Message::new("card-unknown"),
    }
}

fn card_text(card: Card) -> Message {
    match data().cards.get(card.index()) {
        Some(face) => Message::new(format!("card-{}-text", face.id)),
        None => Message::new("card-unknown"),
    }
}

fn cards(all: impl IntoIterator<Item = Card>) -> Option<Message> {
    joined("list-comma", all.into_iter().map(card))
}

fn site(era: Era, site: Site) -> Message {
    match data().boards[era.index()].plan.sites.get(site.index()) {
        Some(face) if face.kind == SiteKind::Empty => Message::new(format!("region-{}", face.id)),
        Some(face) => Message::new(format!("site-{}", face.id)),
        None => Message::new("site-unknown"),
    }
}

fn region(id: &str) -> Message {
    Message::new(format!("region-{id}"))
}

fn tile(tile: Tile) -> Message {
    match data().tile(tile) {
        Some(face) => Message::new(format!("tile-{}", face.id)),
        None if tile == Tile::BLANK => Message::new("tile-blank"),
        None => Message::new("tile-unknown"),
    }
}

fn tile_text(tile: Tile) -> Message {
    match data().tile(tile) {
        Some(face) => Message::new(format!("tile-{}-text", face.id)),
        None => Message::new("tile-blank-text"),
    }
}

fn base(base: BaseType) -> Message {
    Message::new(format!("base-{}", base.id()))
}

fn base_text(base: BaseType) -> Message {
    Message::new(format!("base-{}-text", base.id()))
}

fn title(title: Title) -> Message {
    Message::new(format!("title-{}", title.id()))
}

fn title_text(title: Title) -> Message {
    Message::new(format!("title-{}-text", title.id()))
}

fn edge(edge: Edge) -> Message {
    Message::new(format!("edge-{}", edge.id()))
}

fn wheel(wheel: Wheel) -> Message {
    Message::new(format!("wheel-{}", wheel.id()))
}

fn pile(pile: Pile) -> Message {
    Message::new(format!("pile-{}", pile.id()))
}

/// The piles of an era, in the order in which the position keeps them.
fn piles_of(era: Era) -> &'static [Pile] {
    match era {
        Era::Mariners => &[Pile::E1, Pile::E2],
        Era::Planeteers => &[Pile::E1, Pile::E2, Pile::E3],
        Era::Starfarers => &[Pile::Primary, Pile::Secondary, Pile::Alien],
    }
}

fn colony(colony: Colony) -> Message {
    match data().colonies.get(colony.index()) {
        Some(face) => Message::new(format!("colony-{}", face.id)),
        None => Message::new("colony-unknown"),
    }
}

fn colony_text(colony: Colony) -> Message {
    match data().colonies.get(colony.index()) {
        Some(face) => Message::new(format!("colony-{}-text", face.id)),
        None => Message::new("colony-unknown"),
    }
}

/// What a contract asks for, with the number of this table's side.
fn contract(era: Era, row: u8, side: usize) -> Message {
    match data().contracts[era.index()].get(usize::from(row)) {
        Some(contract) => Message::new(format!("condition-{}", condition_id(contract.condition))).with("n", contract.count[side]),
        None => Message::new("contract-unknown"),
    }
}

/// A contract in a few words, for the log.
fn contract_name(era: Era, row: u8) -> Message {
    match data().contracts[era.index()].get(usize::from(row)) {
        Some(contract) => Message::new(format!("short-{}", condition_id(contract.condition))),
        None => Message::new("contract-unknown"),
    }
}

fn condition_id(condition: Condition) -> &'static str {
    match condition {
        Condition::FirstProduce => "first_produce",
        Condition::LagrangeBases => "lagrange_bases",
        Condition::NonLagrangeBases => "non_lagrange_bases",
        Condition::MarsBase => "mars_base",
        Condition::GeneticsSteps => "genetics_steps",
        Condition::InfraCards => "infra_cards",
        Condition::RegionsWithBases => "regions_with_bases",
        Condition::ProgressCards => "progress_cards",
        Condition::AsteroidBases => "asteroid_bases",
        Condition::RegionsBeyondJupiter => "regions_beyond_jupiter",
        Condition::BasesBeyondUranus => "bases_beyond_uranus",
        Condition::BasesInOneRegion => "bases_in_one_region",
        Condition::InfraCardsNonStartCurrentEra => "infra_cards_non_start_current_era",
        Condition::WaterOrLifeSites => "water_or_life_sites",
        Condition::Colonies => "colonies",
        Condition::ColonyValue => "colony_value",
        Condition::NonAdjacentRegions => "non_adjacent_regions",
        Condition::MultiStarRegions => "multi_star_regions",
    }
}

/// "Move 3", "Move x3", "shielded Build 2".
fn worth(of: Kind, amount: Amount, shielded: bool) -> Message {
    let key = match (amount.times > 0, shielded) {
        (false, false) => "worth",
        (false, true) => "worth-shielded",
        (true, false) => "worth-times",
        (true, true) => "worth-times-shielded",
    };
    Message::new(key).with("kind", kind(of)).with("n", if amount.times > 0 { amount.times } else { amount.add })
}

/// Everything that values show, as "Move 3 or shielded Move 2". `None` where they show nothing.
fn all_worth(values: &Values) -> Option<Message> {
    let shown = Kind::ALL.into_iter().flat_map(|of| {
        let alternatives = values[of.index()];
        [false, true]
            .into_iter()
            .map(move |shielded| (of, alternatives.get(shielded), shielded))
            .filter(|(_, amount, _)| amount.is_some())
    });
    joined("list-or", shown.map(|(of, amount, shielded)| worth(of, amount, shielded)))
}

/// Where a team is, and what distinguishes it from others there.
fn team(game: &SpaceCorp, seat: Seat, number: u8) -> Message {
    let Some(team) = (game.seats > seat.0).then(|| game.player(seat).teams.get(usize::from(number))).flatten() else {
        return Message::new("team-unknown");
    };
    let acted = seat == game.active && game.turn.acted >> number & 1 == 1;
    let mark = acted.then(|| Message::new("mark-acted"));
    team_at(game.era, team, mark)
}

fn team_at(era: Era, team: &Team, more: Option<Message>) -> Message {
    let marks = [
        (team.track > 0).then(|| Message::new("mark-track").with("n", team.track)),
        team.claims.then(|| Message::new("mark-claims")),
        more,
    ];
    let place = if team.site.is_on_board() { site(era, team.site) } else { Message::new("site-stock") };
    Message::new("team").with("site", place).with("notes", notes(marks.into_iter().flatten()))
}

/// "Water on Luna", "Solar Lagrange Point 1", "Rings in box 2 of Tau Ceti".
fn base_place(game: &SpaceCorp, place: Site, slot: u8) -> Message {
    let at = site(game.era, place);
    if !game.exists(place) {
        return at;
    }
    let slot = box_of(usize::from(slot));
    let lies = game.at(place).tiles.get(slot).copied().unwrap_or_default();
    let key = match (lies.is_some(), game.board().site(place).boxes) {
        (false, _) => return at,
        (true, 0..=1) => "tile-at",
        (true, _) => "tile-in-box",
    };
    Message::new(key).with("tile", tile(lies)).with("site", at).with("n", slot as u8 + 1)
}

/// The name of a colony tile with its value.
fn colony_tile(of: Colony) -> Message {
    let value = data().colonies.get(of.index()).map_or(0, |face| face.value);
    Message::new("colony-tile").with("colony", colony(of)).with("n", value)
}
