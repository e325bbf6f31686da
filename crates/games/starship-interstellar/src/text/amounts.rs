//! Cubes, goods and effects in words.

use orrery_engine::Message;
use orrery_engine::message::list;

use super::leader_track;
use crate::components::data;
use crate::effects::{Cubes, Effect, Goods, Term};
use crate::kinds::{Colour, Colours, Family, PassToken};

/// "red cube".
pub(super) fn cube(colour: Colour) -> Message {
    Message::new(format!("cube-{}", colour.id()))
}

pub(super) fn colour(colour: Colour) -> Message {
    Message::new(format!("colour-{}", colour.id()))
}

/// "2 red cubes".
pub(super) fn cubes_of(colour: Colour, n: u8) -> Message {
    Message::new(format!("amount-{}", colour.id())).with("n", n)
}

pub(super) fn fuel(n: impl Into<i64>) -> Message {
    Message::new("amount-fuel").with("n", n.into())
}

pub(super) fn pp(n: impl Into<i64>) -> Message {
    Message::new("amount-pp").with("n", n.into())
}

pub(super) fn reputation(n: impl Into<i64>) -> Message {
    Message::new("amount-reputation").with("n", n.into())
}

pub(super) fn scientists(n: impl Into<i64>) -> Message {
    Message::new("amount-scientist").with("n", n.into())
}

fn nothing() -> Message {
    Message::new("nothing")
}

fn each_colour(cubes: &Cubes) -> impl Iterator<Item = Message> + '_ {
    Colour::ALL.into_iter().map(|colour| (colour, cubes[colour.index()])).filter(|(_, n)| *n > 0).map(|(of, n)| cubes_of(of, n))
}

/// "2 red cubes and 1 blue cube", or "nothing".
pub(super) fn cubes(cubes: &Cubes) -> Message {
    list("list-and", each_colour(cubes)).unwrap_or_else(nothing)
}

/// The same without the word for cubes, for lines of the table: "2 red, 1 blue".
pub(super) fn short_cubes(cubes: &Cubes) -> Message {
    let each = Colour::ALL.into_iter().filter(|colour| cubes[colour.index()] > 0);
    super::listed(
        "list-comma",
        each.map(|of| Message::new("cubes-short").with("n", cubes[of.index()]).with("colour", colour(of))),
    )
}

/// A number of something in words.
type Amount = fn(i64) -> Message;

/// What is gained and what is lost; `None` for nothing.
pub(super) fn gain_and_loss(goods: &Goods) -> (Option<Message>, Option<Message>) {
    let counted: [(i8, Amount); 4] =
        [(goods.fuel, fuel), (goods.pp, pp), (goods.reputation, reputation), (goods.scientists, scientists)];
    let more = counted.into_iter().filter(|(n, _)| *n > 0).map(|(n, word)| word(n.into()));
    let less = counted.into_iter().filter(|(n, _)| *n < 0).map(|(n, word)| word(-i64::from(n)));
    let tokens = (goods.extra_actions > 0).then(|| Message::new("amount-extra").with("n", goods.extra_actions));
    let gained = more.chain(each_colour(&goods.cubes)).chain(tokens);
    (list("list-and", gained), list("list-and", less))
}

/// Goods in one phrase, losses with a word for it.
pub(super) fn goods(goods: &Goods) -> Message {
    match gain_and_loss(goods) {
        (Some(gain), None) => gain,
        (None, Some(loss)) => Message::new("goods-lost").with("loss", loss),
        (Some(gain), Some(loss)) => Message::new("goods-and-loss").with("gain", gain).with("loss", loss),
        (None, None) => nothing(),
    }
}

fn colours(of: Colours) -> Message {
    list("list-or", of.iter().map(colour)).unwrap_or_else(nothing)
}

/// What an effect does, in a few words.
fn term(term: &Term) -> Option<Message> {
    let counted = |key: &'static str, n: u8| Message::new(key).with("n", n);
    Some(match *term {
        Term::Nothing => return None,
        Term::Gain(of) => goods(&of),
        Term::ChooseCube(of) => Message::new("effect-cube").with("colours", colours(of)),
        Term::DepositAdd { n, upgrade } => counted("effect-deposit", n).with("levels", upgrade),
        Term::Enrich { n, upgrade } => counted("effect-enrich", n).with("levels", upgrade),
        Term::Drill(n) => counted("effect-drill", n),
        Term::Ars(n) => counted("effect-ars", n),
        Term::Advance(Some(track)) => Message::new("effect-advance").with("track", leader_track(track)),
        Term::Advance(None) => Message::new("effect-advance-any"),
        Term::GovSatellite => Message::new("effect-gov-satellite"),
        Term::SaveLowest => Message::new("effect-save-lowest"),
        Term::BuildLowest => Message::new("effect-build-lowest"),
        Term::FurtherMove => Message::new("effect-further-move"),
        Term::FuelForPp { max } => counted("effect-fuel-for-pp", max),
        Term::TakeLowest(n) => counted("effect-take-lowest", n),
    })
}

pub(super) fn effect(effect: &Effect) -> Message {
    list("list-and", effect.iter().filter_map(term)).unwrap_or_else(nothing)
}

/// Both dials of a Pass token, by clicks.
pub(super) fn dials(token: PassToken) -> (Message, Message) {
    let face = &data().passes[token.index()];
    let dial = |dial: &[Goods]| {
        let bonus = |(bonus, n): (&Goods, u8)| Message::new("dial-bonus").with("n", n).with("goods", goods(bonus));
        super::listed("list-semicolon", dial.iter().zip(1u8..).map(bonus))
    };
    (dial(&face.action), dial(&face.salvation))
}

/// A family and its reward.
pub(super) fn family_line(of: Family) -> Message {
    let face = data().family(of);
    Message::new("family-line").with("text", super::family(of)).with("amount", reputation(face.reputation))
}
