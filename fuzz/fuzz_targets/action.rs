//! Arbitrary JSON as an action: either it is legal and applies, or it is refused and changes nothing. Never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_engine::erased::Refused;
use orrery_engine::{Rng, Seat, Seed, Viewer};

fuzz_target!(|input: (u8, u8, u64, u16, u8, &str)| {
    let (game, players, seed, plies, seat, json) = input;
    let entry = &orrery_registry::GAMES[usize::from(game) % orrery_registry::GAMES.len()];
    let (least, most) = entry.game.meta().players;
    let players = least + players % (most - least + 1);
    let mut table = entry.game.open(serde_json::Value::Null, players, Seed(seed)).expect("default options are valid");
    let mut rng = Rng::new(Seed(seed));
    for _ in 0..plies % 700 {
        let Some(seat) = table.turn().seats().lowest() else { break };
        let legal = table.legal(seat);
        let action = &legal[rng.below(legal.len() as u32) as usize];
        table.apply(seat, action).expect("a listed action is legal");
    }
    let Ok(action) = serde_json::from_str(json) else { return };
    let seat = Seat(seat % players);
    let before = table.view(Viewer::Spectator).to_string();
    let checked = table.check(seat, &action);
    match table.apply(seat, &action) {
        Ok(_) => assert_eq!(checked, Ok(())),
        Err(refused) => {
            assert_eq!(checked, Err(refused.clone()));
            assert_eq!(table.view(Viewer::Spectator).get(), before, "refused, but something changed");
            if let Refused::Illegal { illegal, .. } = refused {
                assert!(illegal.rule.starts_with('R'));
            }
        }
    }
});
