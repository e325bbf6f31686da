//! Prompts: one sentence with the current question, and whether it may be declined.

use orrery_engine::{Game, Message, Seat};

use super::choices::range;
use super::{bonus, cubes, found, list, one, player, progress_card, space, tech, track};
use crate::action::Action;
use crate::components::{MAX_LEVEL, data};
use crate::effects::{Burn, Term, Where};
use crate::kinds::{Bonus, Tech};
use crate::state::{Icon, Interrupt, Kepler, Phase, Script};

pub(super) fn prompt(game: &Kepler, seat: Seat) -> Message {
    let deciders = game.deciders();
    if !deciders.contains(seat) {
        let who = list("list-and", deciders.iter().map(player));
        return who.map_or(Message::new("prompt-over"), |who| Message::new("prompt-wait").with("who", who));
    }
    match free_powers(game, seat) {
        Some(key) => Message::new(key).with("prompt", question(game, seat)),
        None => question(game, seat),
    }
}

/// Key of the sentence that mentions the free powers that can be used before the question is answered (R4.4).
fn free_powers(game: &Kepler, seat: Seat) -> Option<&'static str> {
    let mut powers = Vec::new();
    game.legal_free_powers(seat, &mut powers);
    powers.retain(|action| game.check(seat, action).is_ok());
    let converts = powers.iter().any(|action| matches!(action, Action::Convert { .. }));
    let displaces = powers.iter().any(|action| matches!(action, Action::Displace { .. }));
    match (converts, displaces) {
        (false, false) => None,
        (true, false) => Some("prompt-convert"),
        (false, true) => Some("prompt-displace"),
        (true, true) => Some("prompt-convert-displace"),
    }
}

fn question(game: &Kepler, seat: Seat) -> Message {
    if let Some(interrupt) = game.interrupts.head() {
        return about_icon(interrupt);
    }
    if let Some(slot) = game.flying {
        let ship = game.player(game.active).ships[usize::from(slot)];
        return Message::new("prompt-fly").with("hex", found(game, ship)).with("n", range(game));
    }
    match game.phase {
        Phase::PlaceTiles => Message::new("prompt-place-tile").with("n", game.stack.len() as u8),
        Phase::BonusCubes => Message::new("prompt-bonus-cube").with("n", game.bonus_cubes),
        Phase::SetupTech => Message::new("prompt-setup-tech"),
        Phase::Select => Message::new("prompt-select").with("round", game.round),
        Phase::Main => main_action(game),
        Phase::Bonus => bonus_actions(game),
        Phase::Move => movement(game),
        Phase::Withdraw => {
            let any = game.player(seat).ships.iter().any(|ship| ship.is_on_map());
            Message::new(if any { "prompt-withdraw" } else { "prompt-withdraw-none" })
        }
        Phase::Card => {
            let end = matches!(game.term(), Some(Term::MoveShips(_)));
            let key = match (end, game.may_decline()) {
                (true, _) => "prompt-task-or-end",
                (_, true) => "prompt-task-or-decline",
                _ => "prompt-task",
            };
            task(game, key, progress_card(game))
        }
        Phase::Cleanup | Phase::Over => Message::new("prompt-over"),
    }
}

fn about_icon(interrupt: Interrupt) -> Message {
    let message = match interrupt.icon {
        Icon::Regenerate => Message::new("prompt-regenerate"),
        Icon::Produce(kind) => Message::new("prompt-produce").with("cubes", one(kind)),
    };
    message.with("track", track(interrupt.track))
}

fn task(game: &Kepler, key: &'static str, what: Message) -> Message {
    match game.term() {
        Some(term) => Message::new(key).with("what", what).with("ask", ask(game, term)),
        None => Message::new("prompt-task-done").with("what", what),
    }
}

/// Whether the current term still has a legal answer.
fn has_answers(game: &Kepler) -> bool {
    let mut answers = Vec::new();
    game.legal_task(&mut answers);
    !answers.is_empty()
}

fn main_action(game: &Kepler) -> Message {
    let what = space(game.player(game.active).cube);
    if !has_answers(game) {
        return Message::new("prompt-main-done").with("what", what);
    }
    let free = game.check_may_leave().is_ok();
    task(game, if free { "prompt-task-or-end" } else { "prompt-task" }, what)
}

fn bonus_actions(game: &Kepler) -> Message {
    if let Script::Bonus(index) = game.task.script {
        let what = bonus(Bonus::ALL[usize::from(index)]);
        if game.task.burn_due {
            return Message::new("prompt-task").with("what", what).with("ask", Message::new("ask-pay"));
        }
        if has_answers(game) {
            return task(game, if game.bonus_is_pending() { "prompt-task" } else { "prompt-task-or-end" }, what);
        }
    }
    let offered = data().bonus_of[game.player(game.active).cube.index()].into_iter();
    match list("list-or", offered.filter(|&which| game.check_bonus(which).is_ok()).map(bonus)) {
        Some(open) => Message::new("prompt-bonus").with("list", open),
        None => Message::new("prompt-bonus-none"),
    }
}

fn movement(game: &Kepler) -> Message {
    match has_answers(game) {
        true => task(game, "prompt-task-or-end", Message::new("prompt-movement")),
        false => Message::new("prompt-move-none"),
    }
}

/// The question of a term, with the amount left.
fn ask(game: &Kepler, term: Term) -> Message {
    let seat = game.active;
    let acting = game.player(seat);
    let times = game.task.times;
    let counted = |key: &'static str, more: &'static str, n: u8| Message::new(if times > 0 { more } else { key }).with("n", n);
    match term {
        Term::BuildShips { paid: false, .. } => Message::new("ask-build-free"),
        Term::BuildShips { max, .. } => counted("ask-build", "ask-build-more", max.saturating_sub(times).min(acting.reserve())),
        Term::Colonise => Message::new("ask-settle"),
        Term::BuyTech => Message::new("ask-advance"),
        Term::FreeTech { tech, max_from } => ask_to_learn(game, tech, max_from),
        Term::MoveShips(_) => Message::new("ask-move").with("n", range(game)),
        Term::Terraform => Message::new("ask-terraform"),
        Term::AdvanceTrack { .. } => Message::new("ask-track"),
        Term::RevealTiles { n } => {
            let left = usize::from(n.saturating_sub(times)).min(game.board.face_down().count());
            counted("ask-reveal", "ask-reveal-more", left as u8)
        }
        Term::Produce { amount, place } => {
            let most = game.producible(seat, amount);
            let key = match (place, most.total()) {
                (Where::Earth, _) => "ask-produce-earth",
                (Where::AnyCard, 1) => "ask-produce-one",
                (Where::AnyCard, _) => "ask-produce",
            };
            Message::new(key).with("cubes", cubes(most))
        }
        Term::Exploit(planets) => {
            counted("ask-exploit", "ask-exploit-more", game.exploitable(seat, planets).saturating_sub(times))
        }
        Term::Regenerate { n } => Message::new("ask-regenerate").with("n", n.saturating_sub(times).min(acting.well.total())),
        Term::Burn(burn) => {
            let asked = if let Burn::Fixed(n) = burn { n } else { game.task.level };
            counted("ask-burn", "ask-burn-more", asked.saturating_sub(times).min(acting.outside_well()))
        }
    }
}

fn ask_to_learn(game: &Kepler, only: Option<Tech>, max_from: u8) -> Message {
    match only {
        Some(which) => Message::new("ask-learn-one").with("tech", tech(which)),
        None if game.burns_after_learning() => Message::new("ask-learn-burn"),
        None if max_from + 1 < MAX_LEVEL => Message::new("ask-learn-low").with("n", max_from),
        None => Message::new("ask-learn"),
    }
}
