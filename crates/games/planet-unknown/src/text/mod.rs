//! What people read: questions (`prompts.rs`), choices (`choices.rs`), events (`log.rs`), the position as plain text (`table.rs`, with
//! `chart.rs` for planets and `steps.rs` for tracks), the result of a solo game (`solo.rs`), what "why not?" can explain (`attempts.rs`), and what a preview adds to the events (`notes.rs`).
//! Sentences live in `locales/<language>/planet-unknown.ftl`; the nouns they are filled with are made here.

mod attempts;
mod chart;
mod choices;
mod log;
mod notes;
mod prompts;
mod solo;
mod steps;
mod table;

use orrery_engine::message::{joined, list, player};
use orrery_engine::{Group, Message, Presentation, Role, Seat, SoloResult, Words};

use crate::action::Action;
use crate::board::{Laid, PodPlace};
use crate::components::{CIV_CARDS, EVENTS, OBJECTIVES, data};
use crate::effects::{Term, Thing};
use crate::event::Event;
use crate::grid::{Grid, SIDE, Square};
use crate::kinds::{CorporationId, PlanetId, Ring, Terrain, Tile, Track, Tracks};
use crate::state::PlanetUnknown;
use crate::view::View;

impl Presentation for PlanetUnknown {
    fn prompt(&self, seat: Seat) -> Message {
        prompts::prompt(self, seat)
    }

    fn describe(&self, seat: Seat, action: &Action) -> Message {
        choices::describe(self, seat, action)
    }

    fn group(&self, seat: Seat, action: &Action) -> Option<Group> {
        choices::group(self, seat, action)
    }

    fn role(&self, action: &Action) -> Role {
        match action {
            Action::Confirm if self.confirm_ends_turn() => Role::EndTurn,
            Action::Confirm => Role::Pass,
            _ => Role::Move,
        }
    }

    fn any_order(&self, seat: Seat) -> Option<Action> {
        self.first_in_any_order(seat).map(|effect| Action::Resolve { effect })
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
        solo::result(self)
    }

    fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        attempts::attempts(self, seat, out);
    }

    fn notes(&self, before: &PlanetUnknown, seat: Seat) -> Vec<Message> {
        notes::notes(before, self, seat)
    }
}

/// Columns are letters, rows count from 1: "C5".
fn square_name(at: Square) -> String {
    if at.x() >= SIDE || at.y() >= SIDE {
        return "?".into();
    }
    format!("{}{}", column_name(at.x()), at.y() + 1)
}

fn column_name(column: u8) -> String {
    if column < SIDE { char::from(b'A' + column).into() } else { "?".into() }
}

fn squares_name(squares: Grid) -> String {
    squares.iter().map(square_name).collect::<Vec<_>>().join(" ")
}

fn track(track: Track) -> Message {
    Message::new(format!("track-{}", track.id()))
}

fn terrain(terrain: Terrain) -> Message {
    Message::new(format!("terrain-{}", terrain.id()))
}

fn ring(ring: Ring) -> Message {
    Message::new(format!("ring-{}", ring.id()))
}

fn planet(id: PlanetId) -> Message {
    Message::new(format!("planet-{}", id.id()))
}

fn corporation(id: CorporationId) -> Message {
    Message::new(format!("corporation-{}", id.id()))
}

/// "civ and energy, 5 squares, shape N5, with a meteor symbol".
fn tile(tile: Tile) -> Message {
    let [a, b] = data().terrains(tile);
    let shape = data().shape(tile);
    let key = if tile.has_meteor() { "tile-meteor" } else { "tile" };
    Message::new(key)
        .with("a", terrain(a))
        .with("b", terrain(b))
        .with("shape", shape.id.as_str())
        .with("n", shape.orientations[0].cells.len() as i32)
}

/// Both sections with their squares.
fn placement(laid: Laid) -> Message {
    let way = laid.orientation();
    let section = |section: usize| squares_name(way.section_at(section, laid.corner));
    let [a, b] = data().terrains(laid.tile);
    Message::new("placement").with("a", terrain(a)).with("on_a", section(0)).with("b", terrain(b)).with("on_b", section(1))
}

/// Actions may contain any number, so an unknown card needs a name too.
fn civ_card(card: u8) -> Message {
    match card {
        1..=CIV_CARDS => Message::new("civ-named")
            .with("name", civ_name(card))
            .with("rank", data().civ(card).rank)
            .with("text", Message::new(format!("civ-{card:02}-text"))),
        _ => Message::new("card-unknown").with("n", card),
    }
}

fn civ_name(card: u8) -> Message {
    Message::new(format!("civ-{card:02}"))
}

fn objective(card: u8, face: &str) -> Message {
    match card {
        1..=OBJECTIVES => Message::new(format!("obj-{card:02}-{face}")),
        _ => Message::new("card-unknown").with("n", card),
    }
}

fn event_card(card: u8) -> Message {
    match card {
        1..=EVENTS => Message::new(format!("ev-{card:02}")),
        _ => Message::new("card-unknown").with("n", card),
    }
}

fn technology(of: CorporationId, tech: u8) -> Message {
    match data().corporations[of.index()].techs.get(usize::from(tech)) {
        Some(facts) => Message::new("technology")
            .with("level", facts.level.as_str())
            .with("text", Message::new(format!("tech-{}-{}", of.id(), facts.level))),
        None => Message::new("technology-unknown").with("n", tech),
    }
}

fn pod_place(of: CorporationId, place: PodPlace) -> Message {
    match place {
        PodPlace::Scoring => Message::new("place-scoring"),
        PodPlace::Track { track: on, row } => Message::new("place-track").with("track", track(on)).with("row", row),
        PodPlace::Tech { tech } => Message::new("place-tech").with("tech", technology(of, tech)),
    }
}

fn thing(thing: Thing, n: u8) -> Message {
    let key = match thing {
        Thing::Lifepod => "things-lifepod",
        Thing::Meteor => "things-meteor",
        Thing::Rover => "things-rover",
        Thing::LifepodCollected => "things-lifepod-collected",
        Thing::MeteorCollected => "things-meteor-collected",
    };
    Message::new(key).with("n", n)
}

fn tracks(set: Tracks) -> Message {
    list("list-or", set.iter().map(track)).unwrap_or_else(|| Message::new("nothing"))
}

/// An effect of the pool in words.
fn effect(term: Term) -> Message {
    match term {
        Term::Advance(cube) => Message::new("effect-advance").with("track", track(cube)),
        Term::AdvanceFlux => Message::new("effect-advance-flux"),
        Term::AdvanceCubes { cubes, steps } => Message::new("effect-advance-cubes").with("n", cubes).with("steps", steps),
        Term::AdvanceOneOf { tracks: set, steps } => {
            Message::new("effect-advance-one").with("tracks", tracks(set)).with("steps", steps)
        }
        Term::AdvanceSilently { tracks: set, steps } => {
            Message::new("effect-advance-silently").with("tracks", tracks(set)).with("steps", steps)
        }
        Term::AdvanceAllTo { row } => Message::new("effect-advance-all").with("row", row),
        Term::AdvanceToMilestone => Message::new("effect-advance-milestone"),
        Term::Regress { tracks: set, steps } => Message::new("effect-regress").with("tracks", tracks(set)).with("steps", steps),
        Term::Synergy => Message::new("effect-synergy"),
        Term::Patch => Message::new("effect-patch"),
        Term::Movement(n) => Message::new("effect-movement").with("n", n),
        Term::Rover => Message::new("effect-rover"),
        Term::ExtraRover => Message::new("effect-extra-rover"),
        Term::WaterIcon(n) => Message::new("effect-water").with("n", n),
        Term::Energy(set) => Message::new("effect-energy").with("tracks", tracks(set)),
        Term::TechOrEnergy(set) => Message::new("effect-tech-or-energy").with("tracks", tracks(set)),
        Term::CivPick(rank) => Message::new("effect-civ").with("rank", rank),
        Term::TakeCiv(n) => Message::new("effect-take-civ").with("n", n),
        Term::Collect { thing: what, n } => Message::new("effect-collect").with("what", thing(what, n)),
        Term::Destroy { thing: what, n } => Message::new("effect-destroy").with("what", thing(what, n)),
        Term::DestroyLine => Message::new("effect-destroy-line"),
        Term::TeleportRover => Message::new("effect-teleport"),
        Term::ExtraTile { icons: true } => Message::new("effect-extra-tile"),
        Term::ExtraTile { icons: false } => Message::new("effect-extra-tile-plain"),
        Term::PlaceMeteor => Message::new("effect-place-meteor"),
        Term::CivSupply { .. } => Message::new("effect-supply"),
        Term::DrawObjective => Message::new("effect-draw-objective"),
        Term::DiscardObjective => Message::new("effect-discard-objective"),
        Term::RotateStation => Message::new("effect-rotate"),
        Term::PeekEvent => Message::new("effect-peek"),
        Term::EmptyPile => Message::new("effect-empty-pile"),
        Term::ChooseOne(card) => Message::new("effect-choose-one").with("text", event_card(card)),
        Term::BiomassStep(step) => Message::new("effect-step").with("n", step),
        Term::Reposition(n) => Message::new("effect-reposition").with("n", n),
        Term::MoveFlux => Message::new("effect-move-flux"),
        Term::ClaimRow => Message::new("effect-claim-row"),
        Term::AddObjective => Message::new("effect-add-objective"),
    }
}
