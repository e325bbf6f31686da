//! Labels of actions, with cost, gain and what is left afterwards. Any action can be described in any position, legal or not,
//! because refusals name the action. Labels may mention the seat's own reserve, but no other.

use orrery_engine::{Message, Seat};

use super::amounts::{self, colour, cube, cubes, cubes_of, dials, family_line, fuel, goods, reputation};
use super::{
    both_sides, leader_track, notes, pass_token, piece, places, salvation_action, salvation_text, technology, technology_text,
    token, token_text,
};
use crate::action::Action;
use crate::components::{SLOTS, SPACES, Salvation, data};
use crate::effects::{Cubes, Term};
use crate::kinds::{Building, Colour, Element, LeaderTrack, PassToken, SalvationAction, Side, Technology, Token};
use crate::state::{Phase, Starship, Work};

pub(super) fn describe(game: &Starship, seat: Seat, action: &Action) -> Message {
    match *action {
        Action::Play { token } => play(game, token),
        Action::Repeat => repeat(game, seat),
        Action::Pass => Message::new("choice-pass"),
        Action::Use => Message::new("choice-use"),
        Action::Skip => Message::new("choice-skip"),
        Action::Salvation { action } => salvation(game, action),
        Action::Bonus { clicks } => bonus(game, seat, clicks),
        Action::Accept => accept(game, seat),
        Action::Decline => Message::new(decline(game)),
        Action::Stop => Message::new(stop(game)),
        Action::Research { technology } => research(game, technology),
        Action::Pay { cube: of } => {
            Message::new("choice-pay").with("cube", cube(of)).with("n", game.player(seat).cubes[of.index()])
        }
        Action::Cube { cube } => choose_cube(game, seat, cube),
        Action::Load { piece: of } => Message::new("choice-load").with("piece", piece(of)),
        Action::Planet { planet } => places::choose_planet(game, seat, planet),
        Action::Install { piece: of } => Message::new("choice-install").with("piece", piece(of)),
        Action::Orbit { orbit } => places::orbit(orbit),
        Action::Quadrant { quadrant } => Message::new("choice-quadrant").with("n", quadrant),
        Action::Trade { colour, side } => trade(game, colour, side),
        Action::Amount { n } => amount(game, n),
        Action::Element { element } => activate(game, seat, element),
        Action::Convert { level } => Message::new(match level {
            1 => "choice-convert-1",
            2 => "choice-convert-2",
            3 => "choice-convert-3",
            _ => "choice-convert-unknown",
        }),
        Action::Position { position } => places::position(game, position),
        Action::Move { to } => places::next_node(game, to),
        Action::Mechanism { space } => places::mechanism_space(game, space),
        Action::Component { colour: of } => {
            let message = Message::new("choice-component").with("colour", colour(of)).with("amount", reputation(of.value()));
            message.with("n", game.people[of.index()])
        }
        Action::Family { family } => Message::new("choice-family").with("family", family_line(family)),
        Action::Extra { token: of } => both_sides("choice-extra", of),
        Action::Track { track } => step(game, seat, track),
        Action::PassToken { token } => pass("choice-pass-token", token),
        Action::UseUnique => match game.draft.kept[seat.index()] {
            Some(own) => pass("choice-use-unique", own),
            None => Message::new("choice-use-unique-none"),
        },
        Action::UseBase => pass("choice-use-base", PassToken::Base),
    }
}

/// The work at hand.
fn work(game: &Starship) -> Option<Work> {
    game.top().map(|task| task.work)
}

// Tokens

/// By the side that is up in this phase.
fn play(game: &Starship, of: Token) -> Message {
    let salvation = matches!(game.phase, Phase::Salvation | Phase::SalvationBonus);
    let text = if salvation { salvation_text(of) } else { token_text(of) };
    Message::new("choice-play").with("token", token(of)).with("text", text)
}

fn repeat(game: &Starship, seat: Seat) -> Message {
    match game.player(seat).active_token() {
        Some(active) => Message::new("choice-repeat").with("token", token(active)),
        None => Message::new("choice-repeat-nothing"),
    }
}

/// With what the token at hand adds to this action.
fn salvation(game: &Starship, action: SalvationAction) -> Message {
    let added = match work(game) {
        Some(Work::Salvation(of)) => match data().token(of).salvation {
            Salvation::Standard(icon) if icon == action => Some(amounts::pp(1)),
            Salvation::Flat(all) => Some(goods(&all)),
            Salvation::Only(only, power) if only == action => Some(Message::new(format!("power-{}", power.id()))),
            _ => None,
        },
        _ => None,
    };
    Message::new("choice-salvation").with("action", salvation_action(action)).with("notes", notes(added))
}

fn bonus(game: &Starship, seat: Seat, clicks: u8) -> Message {
    let face = &data().passes[game.player(seat).pass.index()];
    let dial = if game.phase == Phase::SalvationBonus { &face.salvation } else { &face.action };
    match usize::from(clicks).checked_sub(1).and_then(|index| dial.get(index)) {
        Some(all) => Message::new("choice-bonus").with("n", clicks).with("goods", goods(all)),
        None => Message::new("choice-bonus-unknown").with("n", clicks),
    }
}

fn pass(key: &'static str, of: PassToken) -> Message {
    let (action, salvation) = dials(of);
    Message::new(key).with("token", pass_token(of)).with("action", action).with("salvation", salvation)
}

// Yes or no

fn accept(game: &Starship, seat: Seat) -> Message {
    match work(game) {
        Some(Work::Dismantle(_)) => Message::new("choice-dismantle").with("planet", super::planet(game.player(seat).explorer)),
        Some(Work::Reveal(_)) => Message::new("choice-reveal"),
        Some(Work::KeepToken(_)) => Message::new("choice-keep-token"),
        _ => Message::new("choice-accept"),
    }
}

fn decline(game: &Starship) -> &'static str {
    match work(game) {
        Some(Work::Dismantle(_)) => "choice-leave-plant",
        Some(Work::Reveal(_)) => "choice-leave-pile",
        Some(Work::KeepToken(_)) => "choice-leave-token",
        Some(Work::MoveUp { .. }) => "choice-stay-below",
        None if matches!(game.phase, Phase::ActionBonus | Phase::SalvationBonus) => "choice-no-bonus",
        _ => "choice-decline",
    }
}

fn stop(game: &Starship) -> &'static str {
    match work(game) {
        Some(Work::Keep { .. }) => "choice-stop-keeping",
        Some(Work::Load { .. }) => "choice-stop-loading",
        Some(Work::Install { .. }) => "choice-stop-installing",
        Some(Work::Trade { .. }) => "choice-stop-trading",
        Some(Work::Plant(_)) => "choice-no-plant",
        Some(Work::Produce(_)) => "choice-stop-producing",
        Some(Work::Drill { .. } | Work::Send { .. }) => "choice-stop-cubes",
        Some(Work::Convert { .. }) => "choice-stop-converting",
        Some(Work::Supply { .. }) => "choice-stop-placing",
        Some(Work::Move(_)) => "choice-stop-moving",
        Some(Work::Build { .. }) => "choice-stop-building",
        Some(Work::Rescue { .. }) => "choice-stop-saving",
        Some(Work::BagBefore { .. } | Work::BagAfter { .. }) => "choice-stop-discarding",
        _ => "choice-stop",
    }
}

// Parts of actions

fn research(game: &Starship, of: Technology) -> Message {
    let previous = matches!(work(game), Some(Work::Technology { previous: true, .. }));
    let message = Message::new("choice-research").with("technology", technology(of));
    message.with("cost", cubes(&game.technology_cost(of, previous))).with("text", technology_text(of))
}

/// A cube, by what is done with it.
fn choose_cube(game: &Starship, seat: Seat, of: Colour) -> Message {
    let said = |key: &'static str| Message::new(key).with("cube", cube(of));
    match work(game) {
        Some(Work::Keep { kept, .. }) => {
            said("choice-keep-cube").with("n", loss_of_keeping(game, seat, &kept, of)).with("steps", data().sun_step_per_cube)
        }
        Some(Work::Term(Term::ChooseCube(_))) => said("choice-gain-cube"),
        Some(Work::MoveCube(_) | Work::Drill { .. }) => said("choice-drill-cube"),
        Some(Work::Send { .. }) => said("choice-send-cube"),
        Some(Work::ConvertCube { level: 2, .. }) => said("choice-convert-cube").with("into", cubes_of(of.lowered(), 2)),
        Some(Work::ConvertCube { level: 3, .. }) => said("choice-convert-cube").with("into", cubes_of(of.raised(1), 1)),
        Some(Work::ConvertInto { .. }) => said("choice-convert-into"),
        Some(Work::Enrich { .. }) => said("choice-add-cube"),
        Some(Work::BagBefore { .. }) => said("choice-discard-cube"),
        Some(Work::BagRemove { .. }) => said("choice-remove-cube"),
        Some(Work::BagAfter { .. }) => said("choice-discard-for-reds").with("n", of.value()),
        _ => said("choice-cube"),
    }
}

/// Reputation lost for one more cube of the Sun, in addition to those kept.
fn loss_of_keeping(game: &Starship, seat: Seat, kept: &Cubes, of: Colour) -> u8 {
    let mut with = *kept;
    with[of.index()] += 1;
    game.reputation_loss(seat, &with) - game.reputation_loss(seat, kept)
}

/// Fuel for this many cubes, if the row of the market is long enough.
fn trade_fuel(game: &Starship, of: Colour, side: Side, bonus: u8, n: u8) -> Option<u8> {
    let filled = game.market[of.index()];
    let room = if side == Side::Buy { filled } else { (SLOTS as u8).saturating_sub(filled) };
    (n <= room).then(|| game.trade_fuel(of, side, bonus, n))
}

fn trade(game: &Starship, of: Colour, side: Side) -> Message {
    let bonus = match work(game) {
        Some(Work::Trade { bonus, .. }) => bonus,
        _ => 0,
    };
    let price = trade_fuel(game, of, side, bonus, 1).map(|n| Message::new("note-first-price").with("fuel", fuel(n)));
    let key = if side == Side::Buy { "choice-buy" } else { "choice-sell" };
    Message::new(key).with("colour", colour(of)).with("notes", notes(price))
}

/// Cubes of a trade, or Fuel for a Black Hole.
fn amount(game: &Starship, n: u8) -> Message {
    match work(game) {
        Some(Work::Amount { colour: of, side, bonus, .. }) => match trade_fuel(game, of, side, bonus, n) {
            Some(price) => {
                let key = if side == Side::Buy { "choice-buy-amount" } else { "choice-sell-amount" };
                Message::new(key).with("cubes", cubes_of(of, n)).with("fuel", fuel(price))
            }
            None => Message::new("choice-amount").with("n", n),
        },
        Some(Work::BlackHole { .. }) => {
            Message::new("choice-black-hole").with("n", n).with("fuel", fuel(n)).with("pp", amounts::pp(n))
        }
        _ => Message::new("choice-amount").with("n", n),
    }
}

/// With what the element does at the level of its owner.
fn activate(game: &Starship, seat: Seat, of: Element) -> Message {
    let level = |building: Building| usize::from(game.player(seat).levels[building.index()]);
    let text = match of {
        Element::Base | Element::Explorer => Message::new("element-moves").with("n", 1u8),
        Element::Drill => Message::new("element-moves").with("n", data().drill_power[level(Building::Drill)]),
        Element::Ars => Message::new("element-sends").with("n", data().ars_capacity[level(Building::Ars)]),
        Element::Outpost => fuel(data().outpost_fuel[level(Building::Outpost)]),
        Element::Converter => Message::new("element-converts").with("n", level(Building::Converter) as u8),
    };
    Message::new("choice-element").with("element", super::element(of)).with("text", text)
}

/// A leader step with the bonus of the next space.
fn step(game: &Starship, seat: Seat, track: LeaderTrack) -> Message {
    let at = usize::from(game.player(seat).leader[track.index()]);
    if at >= SPACES {
        return Message::new("choice-track-end").with("track", leader_track(track));
    }
    let effect = &data().leader[game.leader_board.index()][track.index()][at];
    let message = Message::new("choice-track").with("track", leader_track(track)).with("n", at as u8 + 1);
    message.with("effect", amounts::effect(effect))
}
