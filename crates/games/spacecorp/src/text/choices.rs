//! Labels of actions, with cost, gain, what is missing and who is paid. Any action can be described in any position, legal
//! or not, because refusals name what was tried. A draft is spoken of to its own player only.

use orrery_engine::message::{list, player};
use orrery_engine::{Message, Seat};

use super::{
    all_worth, base, base_place, base_text, card, card_text, colony_text, colony_tile, contract, contract_name, edge, kind,
    notes, pile, receipt, site, team, tile, tile_text, title, title_text, wheel, worth,
};
use crate::action::Action;
use crate::board::{Board, bits};
use crate::components::{BOXES, SiteKind, Special, data};
use crate::effects::Term;
use crate::kinds::{BaseType, Card, Colony, Edge, Kind, Site, Tile, Title, Wheel};
use crate::phases::colonies::POINT_PRICE;
use crate::phases::draft::DraftStep;
use crate::phases::sources::HQ_BOXES;
use crate::state::{Doubled, Draft, Phase, SpaceCorp, box_of};

pub(super) fn describe(game: &SpaceCorp, seat: Seat, action: &Action) -> Message {
    match *action {
        Action::Decline => decline(game, seat),
        Action::PlayEdge { card } => play_edge(game, seat, card),
        Action::Play => Message::new(if game.phase == Phase::Opening { "choice-open" } else { "choice-play" }),
        Action::Pass => Message::new("choice-pass"),
        Action::Begin { kind } => begin(game, seat, kind),
        Action::Team { team } => choose_team(game, seat, team),
        Action::Site { site } => choose_site(game, seat, site),
        Action::Condition { site } => condition(game, site),
        Action::Base { slot, base } => choose_base(game, seat, slot, base),
        Action::NoSecond => Message::new("choice-no-second"),
        Action::Next { slot } => next_base(game, seat, slot),
        Action::ColonyTile { colony } => choose_colony(colony),
        Action::Choose { card } => choose_card(game, seat, card),
        Action::Box { slot } => choose_box(game, seat, slot),
        Action::Infra { hqs, competitors } => infra(game, seat, hqs, competitors),
        Action::ShieldedBox { seat: of, slot } => shielded_box(game, seat, of, slot),
        Action::Card { card, shielded } => play_card(game, seat, card, shielded),
        Action::Support { part, site, base } => support(game, seat, part, site, base),
        Action::Double { what } => double(game, seat, what),
        Action::Title { title: named } => {
            with_receipt(game, seat, action, Message::new("choice-title").with("title", title(named)))
        }
        Action::Time => with_receipt(game, seat, action, Message::new("choice-time")),
        Action::Buy { points } => with_receipt(game, seat, action, Message::new("choice-buy").with("n", points)),
        Action::RemoveTeam => with_receipt(game, seat, action, Message::new("choice-remove-team")),
        Action::Pay => with_receipt(game, seat, action, Message::new("choice-pay").with("n", i32::from(POINT_PRICE))),
        Action::Confirm => confirm(game, seat),
        Action::Draw => Message::new("choice-draw"),
        Action::TakeOffer { slot } => take_offer(game, slot),
        Action::Step => Message::new("choice-step").with("wheel", wheel(Wheel::Revelation)),
        Action::Keep { tile } => keep(game, seat, tile),
        Action::Leave { team: number } => Message::new("choice-leave").with("team", team(game, seat, number)),
        Action::Produce { site, slot } => produce(game, site, slot),
        Action::ProduceLegacy => {
            let value = legacy_value(game, seat);
            Message::new("choice-produce-legacy").with("n", value)
        }
        Action::Seat { seat: of } => Message::new("choice-seat").with("who", player(of)),
        Action::Progress { title } => progress(game, title),
        Action::Appear { site: at } => Message::new("choice-appear").with("site", site(game.era, at)),
        Action::Transfer { team, site } => journey(game, seat, "choice-transfer", team, site),
        Action::Install { card: of, slot } => {
            let message = Message::new("choice-install").with("card", card(of)).with("n", slot.saturating_add(1));
            message.with("now", in_box(game, seat, slot))
        }
        Action::Contract { row } => claim(game, row),
        Action::Transport { team, site } => journey(game, seat, "choice-transport", team, site),
        Action::Ban { kind: of } => Message::new("choice-ban").with("kind", kind(of)),
        Action::DiscardInfra { slot } => {
            let message = Message::new("choice-discard-infra").with("n", slot.saturating_add(1));
            message.with("now", in_box(game, seat, slot))
        }
        Action::Legacy { site, slot } => legacy(game, site, slot),
        Action::UseBeyond => use_beyond(game),
        Action::RemoveRival { site: at } => Message::new("choice-remove-rival").with("site", site(game.era, at)),
        Action::RemoveContractor { row } => {
            let message = Message::new("choice-remove-contractor").with("contract", contract_name(game.era, row));
            message.with("row", row.saturating_add(1))
        }
        Action::Discard { card: of } => Message::new("choice-discard").with("card", card(of)).with("text", card_text(of)),
        Action::LoseProfit => {
            Message::new("choice-lose-profit").with("n", i32::from(data().solo_edge(Edge::Leak).competition.chosen_loss()))
        }
        Action::ReturnProgress { title: of } => Message::new("choice-return-progress").with("title", title(of)),
    }
}

/// How much a tile produces: the largest is listed first.
pub(super) fn amount(game: &SpaceCorp, seat: Seat, action: &Action) -> Option<u32> {
    match *action {
        Action::Produce { site, slot } if game.exists(site) && slot < 3 => {
            game.production(site, usize::from(slot)).map(u32::from)
        }
        Action::ProduceLegacy => Some(u32::from(legacy_value(game, seat))),
        _ => None,
    }
}

/// The draft, if this seat is the one that puts it together.
fn own_draft(game: &SpaceCorp, seat: Seat) -> Option<&Draft> {
    (seat == game.active && game.is_drafting()).then_some(&game.draft)
}

fn is_active(game: &SpaceCorp, seat: Seat) -> bool {
    seat == game.active && game.phase == Phase::Action
}

/// The choice with the total of the action once it is taken.
fn with_receipt(game: &SpaceCorp, seat: Seat, action: &Action, message: Message) -> Message {
    let complete = |draft: &&Draft| game.draft_step(draft) == DraftStep::Sources && game.check_source(draft, action).is_ok();
    let next = own_draft(game, seat).filter(complete);
    let lines = next.map_or(Vec::new(), |draft| receipt::notes(game, &game.with_source(draft, action)));
    message.with("notes", notes(lines))
}

fn decline(game: &SpaceCorp, seat: Seat) -> Message {
    if game.window.is_some_and(|window| window.waiting >> seat.0 & 1 == 1) {
        return Message::new("choice-no-edge");
    }
    let key = match (game.top(), game.phase) {
        (Some(Term::Produce(_)), _) => return stop_producing(game),
        (Some(Term::EndOfAction), _) => "choice-no-install",
        (Some(Term::StarChildren(_) | Term::Entangled(_)), _) => "choice-no-team",
        (Some(Term::Legacy(_)), _) => "choice-no-legacy",
        (Some(Term::Beyond(_)), _) => "choice-no-beyond",
        (Some(Term::SoloEdge(_)), _) => "choice-no-edge",
        (Some(Term::SecurityDraw(_)), _) => "choice-no-security",
        (None, Phase::Contracts) => "choice-no-contract",
        (None, Phase::Rewards) => "choice-no-reward",
        (None, Phase::Transport) => "choice-no-transport",
        _ => "choice-decline",
    };
    Message::new(key)
}

fn stop_producing(game: &SpaceCorp) -> Message {
    Message::new("choice-stop-producing").with("n", i32::from(game.produce_gain()))
}

fn play_edge(game: &SpaceCorp, seat: Seat, of: Card) -> Message {
    let Some(named) = data().cards.get(of.index()).and_then(|face| face.edge) else {
        return Message::new("choice-edge-none").with("card", card(of));
    };
    let text = match named {
        _ if game.is_solo() => solo_edge(named),
        Edge::MarketInfluence => {
            let (own, other) = data().card(of).influence;
            Message::new("edge-influence").with("n", if seat == game.active { own } else { other })
        }
        _ => Message::new(format!("edge-{}-text", named.id())),
    };
    Message::new("choice-edge").with("edge", edge(named)).with("card", card(of)).with("text", text)
}

/// What an Edge does for the solo player; the number is that of the data.
fn solo_edge(of: Edge) -> Message {
    let effect = &data().solo_edge(of).effect;
    let numbers = [
        -effect.competition_profit,
        -effect.competition_profit_per_upgrade_in_offers,
        effect.profit,
        i16::from(effect.draw_top_non_edge_from_own_discards),
        i16::from(effect.extra_turn),
    ];
    let number = numbers.into_iter().find(|&number| number != 0).unwrap_or(0);
    Message::new(format!("solo-edge-{}", of.id())).with("n", i32::from(number))
}

// Type and targets

fn begin(game: &SpaceCorp, seat: Seat, of: Kind) -> Message {
    let message = Message::new("choice-begin").with("kind", kind(of)).with("what", Message::new(format!("begin-{}", of.id())));
    let value = is_active(game, seat) && of.has_value();
    let total = if value { game.mix(&game.begun(of)).total(0) } else { 0 };
    message.with("notes", notes((total > 0).then(|| Message::new("hq-gives").with("n", total))))
}

fn choose_team(game: &SpaceCorp, seat: Seat, number: u8) -> Message {
    let named = team(game, seat, number);
    let Some(draft) = own_draft(game, seat) else {
        return Message::new("choice-team").with("team", named).with("notes", notes([]));
    };
    let second = draft.part().team.is_some() || draft.is_split();
    let at = game.player(seat).teams.get(usize::from(number)).map(|team| team.site).filter(|&site| game.exists(site));
    let cost = at.and_then(|at| match draft.kind {
        Some(Kind::Explore) => game.explore_cost(at),
        Some(Kind::Build) => game.build_cost(at).map(u32::from),
        _ => None,
    });
    let message = Message::new(if second { "choice-second-team" } else { "choice-team" }).with("team", named);
    message.with("notes", notes(cost.map(|cost| Message::new("costs").with("n", cost))))
}

fn choose_site(game: &SpaceCorp, seat: Seat, to: Site) -> Message {
    let named = |key: &'static str| Message::new(key).with("site", site(game.era, to));
    let Some(draft) = own_draft(game, seat).filter(|_| game.exists(to)) else { return named("choice-site") };
    match draft.kind {
        Some(Kind::Move) => destination(game, draft, to),
        Some(Kind::Colonize) => {
            let message = named("choice-region").with("free", game.free_points(to));
            message.with("most", game.possible_points(draft, to))
        }
        Some(Kind::Special) if draft.card.is_some() => match data().card(draft.card).special {
            Some(Special::Probe) => match game.board().site(to).pile {
                Some(from) => named("choice-probe").with("pile", pile(from)),
                None => named("choice-site"),
            },
            _ => named("choice-jump"),
        },
        _ => named("choice-site"),
    }
}

/// How far it is, and what comes with the journey.
fn destination(game: &SpaceCorp, draft: &Draft, to: Site) -> Message {
    let named = Message::new("choice-go").with("site", site(game.era, to));
    let Some(from) = game.start_of(draft.part()).filter(|&from| game.exists(from)) else {
        return Message::new("choice-site").with("site", site(game.era, to));
    };
    let distance = game.board().distance(from, to);
    if distance == Board::NO_WAY {
        return Message::new("choice-no-way").with("site", site(game.era, to));
    }
    let mut next = *draft;
    next.part_mut().site = Some(to);
    let owner = game.condition_used(next.part()).and_then(|at| game.at(at).owner);
    let goal = game.board().site(to).kind == SiteKind::Goal;
    let open = game.free_beyond().filter(|_| goal && !game.is_orion(to));
    let hot = game.board().is_hot(from, to) && game.radiation(&game.needs(&next, false), false) > 0;
    let lines = [
        hot.then(|| Message::new("go-radiation").with("n", game.board().plan.penalty)),
        owner.map(|owner| Message::new("go-base").with("who", player(owner))),
        open.map(|which| Message::new("go-beyond").with("n", which as u8 + 1)),
        goal.then(|| Message::new("go-locked")),
        (game.board().site(to).kind == SiteKind::Star).then(|| Message::new("go-track")),
    ];
    named.with("n", distance).with("notes", notes(lines.into_iter().flatten()))
}

fn condition(game: &SpaceCorp, at: Site) -> Message {
    let owner = game.exists(at).then(|| game.at(at).owner).flatten();
    match owner {
        Some(owner) => Message::new("choice-condition").with("who", player(owner)).with("site", site(game.era, at)),
        None => Message::new("choice-site").with("site", site(game.era, at)),
    }
}

/// Where the draft builds.
fn building_site(game: &SpaceCorp, seat: Seat) -> Option<Site> {
    own_draft(game, seat).and_then(|draft| game.start_of(draft.part())).filter(|&site| game.exists(site))
}

fn choose_base(game: &SpaceCorp, seat: Seat, slot: u8, of: BaseType) -> Message {
    let message = Message::new("choice-base").with("base", base(of)).with("text", base_text(of));
    let place = building_site(game, seat);
    let stock = if seat.0 < game.seats { game.player(seat).stock[of.index()] } else { 0 };
    let on = place.map_or(Message::new("place-unknown"), |place| base_place(game, place, slot));
    message.with("on", on).with("n", stock)
}

fn next_base(game: &SpaceCorp, seat: Seat, slot: u8) -> Message {
    let named = own_draft(game, seat).and_then(|draft| draft.part().bases.get(usize::from(slot)).copied().flatten());
    let (Some(named), Some(place)) = (named, building_site(game, seat)) else {
        return Message::new("choice-next-none").with("n", slot.saturating_add(1));
    };
    Message::new("choice-next").with("base", base(named)).with("on", base_place(game, place, slot))
}

fn choose_colony(of: Colony) -> Message {
    Message::new("choice-colony").with("colony", colony_tile(of)).with("text", colony_text(of))
}

fn choose_card(game: &SpaceCorp, seat: Seat, of: Card) -> Message {
    let upgrade = own_draft(game, seat).is_none_or(|draft| draft.kind == Some(Kind::Upgrade));
    Message::new(if upgrade { "choice-upgrade" } else { "choice-special" }).with("card", card(of)).with("text", card_text(of))
}

fn choose_box(game: &SpaceCorp, seat: Seat, slot: u8) -> Message {
    Message::new("choice-box").with("n", slot.saturating_add(1)).with("now", in_box(game, seat, slot))
}

/// Contents of an Infra box, and whether they are of this era.
fn in_box(game: &SpaceCorp, seat: Seat, slot: u8) -> Message {
    if usize::from(slot) >= BOXES || seat.0 >= game.seats {
        return Message::new("box-unknown");
    }
    let lies = game.player(seat).boxes[usize::from(slot)];
    if !lies.is_some() {
        let printed = all_worth(&data().hqs[game.options.first_era.index()].boxes[usize::from(slot)]);
        return printed.map_or(Message::new("box-empty"), |printed| Message::new("box-printed").with("worth", printed));
    }
    let current = data().card(lies).deck == Some(game.era);
    Message::new(if current { "box-current" } else { "box-old" }).with("card", card(lies)).with("text", card_text(lies))
}

// Sources

fn infra(game: &SpaceCorp, seat: Seat, hqs: u8, competitors: bool) -> Message {
    let action = Action::Infra { hqs, competitors };
    let seats: Vec<Seat> = bits(u32::from(hqs)).map(|seat| Seat(seat as u8)).collect();
    let own = |&of: &Seat| if of == seat { Message::new("hq-own") } else { Message::new("hq-of").with("who", player(of)) };
    let message = match list("list-and", seats.iter().map(own)) {
        None => Message::new("choice-no-infra"),
        Some(who) if competitors => Message::new("choice-competitors").with("who", who),
        Some(who) => Message::new("choice-infra").with("who", who),
    };
    with_receipt(game, seat, &action, message)
}

fn shielded_box(game: &SpaceCorp, seat: Seat, of: Seat, slot: u8) -> Message {
    let action = Action::ShieldedBox { seat: of, slot };
    let value = own_draft(game, seat)
        .and_then(|draft| draft.kind)
        .filter(|_| of.0 < game.seats && slot < HQ_BOXES)
        .map(|kind| worth(kind.of_sources(), game.infra(of, slot, kind).shielded, true));
    let value = value.unwrap_or_else(|| Message::new("box-unknown"));
    let message = Message::new("choice-shielded-box").with("who", player(of)).with("n", slot).with("worth", value);
    with_receipt(game, seat, &action, message)
}

fn play_card(game: &SpaceCorp, seat: Seat, of: Card, shielded: bool) -> Message {
    let action = Action::Card { card: of, shielded };
    let counted = own_draft(game, seat).and_then(|draft| draft.kind).and_then(|kind| {
        let values = data().cards.get(of.index())?.values[kind.of_sources().index()];
        let amount = values.get(shielded);
        amount.is_some().then(|| worth(kind.of_sources(), amount, shielded))
    });
    let message = match counted {
        Some(counted) => Message::new("choice-card").with("card", card(of)).with("worth", counted),
        None if shielded => Message::new("choice-card-shielded").with("card", card(of)),
        None => Message::new("choice-card-alone").with("card", card(of)),
    };
    with_receipt(game, seat, &action, message)
}

fn support(game: &SpaceCorp, seat: Seat, part: u8, at: Site, of: BaseType) -> Message {
    let action = Action::Support { part, site: at, base: of };
    let owner = game.exists(at).then(|| game.at(at).owner).flatten();
    let who = owner.map_or(Message::new("nobody"), player);
    let split = own_draft(game, seat).is_some_and(Draft::is_split);
    let message = Message::new(if split { "choice-support-part" } else { "choice-support" }).with("part", part.saturating_add(1));
    let message = message.with("who", who).with("base", base(of)).with("site", site(game.era, at));
    with_receipt(game, seat, &action, message)
}

fn double(game: &SpaceCorp, seat: Seat, what: Doubled) -> Message {
    let message = match what {
        Doubled::Nothing => Message::new("choice-double-nothing"),
        Doubled::Card(of) => Message::new("choice-double").with("card", card(of)),
        Doubled::Infra(of, slot) => Message::new("choice-double-infra").with("who", player(of)).with("n", slot),
    };
    with_receipt(game, seat, &Action::Double { what }, message)
}

fn confirm(game: &SpaceCorp, seat: Seat) -> Message {
    match own_draft(game, seat) {
        Some(draft) => {
            // Before type and targets are named there is nothing to add up.
            let complete = game.draft_step(draft) == DraftStep::Sources;
            let lines = if complete { receipt::notes(game, draft) } else { Vec::new() };
            Message::new("choice-confirm").with("what", receipt::summary(game, draft)).with("notes", notes(lines))
        }
        None => Message::new("choice-confirm-nothing"),
    }
}

// What follows

fn take_offer(game: &SpaceCorp, slot: u8) -> Message {
    let message = Message::new("choice-offer").with("n", slot.saturating_add(1));
    match game.offers.get(usize::from(slot)).filter(|card| card.is_some()) {
        Some(&of) => message.with("card", card(of)).with("text", card_text(of)),
        None => Message::new("choice-offer-none").with("n", slot.saturating_add(1)),
    }
}

/// Two tiles may have equal faces, so they are distinguished by their order.
fn keep(game: &SpaceCorp, seat: Seat, of: Tile) -> Message {
    let place = match game.top() {
        Some(Term::Keep { seat: asked, tiles, .. }) if asked == seat => tiles.iter().position(|&drawn| drawn == of),
        _ => None,
    };
    match place {
        Some(index) => Message::new("choice-keep").with("n", index as u8 + 1).with("tile", tile(of)).with("text", tile_text(of)),
        None => Message::new("choice-keep-other").with("tile", tile(of)),
    }
}

fn produce(game: &SpaceCorp, at: Site, slot: u8) -> Message {
    let value = (game.exists(at) && slot < 3).then(|| game.production(at, usize::from(slot))).flatten();
    match value {
        Some(value) => Message::new("choice-produce").with("on", base_place(game, at, slot)).with("n", value),
        None => Message::new("choice-produce-none").with("on", base_place(game, at, slot)),
    }
}

fn legacy_value(game: &SpaceCorp, seat: Seat) -> u8 {
    if seat.0 >= game.seats {
        return 0;
    }
    game.player(seat).legacy.map_or(0, |legacy| legacy.value)
}

fn progress(game: &SpaceCorp, of: Title) -> Message {
    let profit = match game.top() {
        Some(Term::StartAdaptation(_)) => 0,
        _ => game.progress_profit(of, game.side_board[0].contains(of)),
    };
    let key = if profit > 0 { "choice-progress-profit" } else { "choice-progress" };
    Message::new(key).with("title", title(of)).with("text", title_text(of)).with("n", i32::from(profit))
}

fn journey(game: &SpaceCorp, seat: Seat, key: &'static str, number: u8, to: Site) -> Message {
    Message::new(key).with("team", team(game, seat, number)).with("to", site(game.era, to))
}

fn claim(game: &SpaceCorp, row: u8) -> Message {
    if usize::from(row) >= data().contracts[0].len() {
        return Message::new("contract-unknown");
    }
    let printed = matches!(game.top(), Some(Term::PrintedContract(_)));
    let reward = match printed {
        true => i32::from(data().contracts[game.era.index()][usize::from(row)].reward),
        false => i32::from(game.contract_reward(game.era.index(), row)),
    };
    let message = Message::new(if printed { "choice-printed-contract" } else { "choice-contract" }).with("row", row + 1);
    message.with("contract", contract(game.era, row, game.side())).with("n", reward)
}

fn legacy(game: &SpaceCorp, at: Site, slot: u8) -> Message {
    let named = game.exists(at).then(|| game.at(at).bases.get(usize::from(slot)).copied().flatten()).flatten();
    let Some(named) = named else { return Message::new("choice-legacy-none").with("site", site(game.era, at)) };
    let value = game.production(at, box_of(usize::from(slot))).unwrap_or(0);
    Message::new("choice-legacy").with("base", base(named)).with("on", base_place(game, at, slot)).with("n", value)
}

fn use_beyond(game: &SpaceCorp) -> Message {
    let Some(Term::Beyond(which)) = game.top() else { return Message::new("choice-beyond-none") };
    match game.board().plan.beyond.get(usize::from(which)).copied().flatten() {
        Some(at) => Message::new("choice-beyond").with("site", site(game.era, at)),
        None => Message::new("choice-beyond-none"),
    }
}
