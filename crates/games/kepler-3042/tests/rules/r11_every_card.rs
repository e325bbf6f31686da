//! R11: every card.

use crate::support::cards::*;

#[test]
fn r11_card_extraterrestrial_knowledge() {
    let mut game = card_step("card = 'extraterrestrial-knowledge'\np0 = { tech = { V = 1 } }");
    act(&mut game, 0, [learn(Tech::V), burn(Kind::Antimatter), Action::Burn { from: Place::Card(EARTH), kind: Kind::Matter }]);
    act(&mut game, 1, [Action::Decline]);
    let player = &next_round(&game).players[0];
    assert_eq!((player.tech[4], player.track[1], player.well), (2, 1, Cubes::new(0, 1, 1)));
}

#[test]
fn r11_card_expansion_agreement() {
    let mut game = card_step(
        "card = 'expansion-agreement'\ntiles = [{ hex = [3, 1], kind = 'planet', number = 19, face = 'up' }]\n\
         p0 = { planets = [{ number = 19 }] }\np1 = { planets = [{ number = 1 }] }",
    );
    act(&mut game, 0, [Action::Build { card: Card(19), hex: hex(4, 1) }]);
    assert_eq!(deciders(&game), [1], "one ship");
    act(&mut game, 1, [Action::Build { card: EARTH, hex: hex(1, 0) }]);
    let players = next_round(&game).players;
    assert_eq!((&players[0].ships, &players[1].ships), (&vec![hex(4, 1)], &vec![hex(1, 0)]));
    assert_eq!(players[0].cards[0].cubes, Cubes::new(3, 3, 0), "free of charge");
}

#[test]
fn r11_card_open_archives() {
    let mut game = card_step("card = 'open-archives'\np0 = { tech = { I = 1, II = 2, III = 3 } }\np1 = { technology = 1 }");
    let open: Vec<Tech> = Tech::ALL.into_iter().filter(|&tech| legal(&game, 0).contains(&learn(tech))).collect();
    assert_eq!(open, [Tech::I, Tech::IV, Tech::V], "from level 0 or 1");
    assert_eq!(refusal(&game, 0, learn(Tech::II)), "max_level");
    act(&mut game, 0, [learn(Tech::I)]);
    let player = &next_round(&game).players[0];
    assert_eq!((player.tech, player.well), ([2, 2, 3, 0, 0], Cubes::NONE), "nothing is burned");
}

#[test]
fn r11_card_colonial_exhibition() {
    let game = card_step("card = 'colonial-exhibition'\np0 = { colonial = 4 }\np1 = { colonial = 5, technology = 2 }");
    next_round(&game);
    assert_eq!(tracks(&game), [[4, 0], [5, 3]]);
}

#[test]
fn r11_card_science_jubilee() {
    let game = card_step("card = 'science-jubilee'\np0 = { technology = 4, colonial = 2 }\np1 = { technology = 2 }");
    next_round(&game);
    assert_eq!(tracks(&game), [[3, 4], [0, 2]]);
}

#[test]
fn r11_card_pioneer_solidarity() {
    let game = card_step("card = 'pioneer-solidarity'\np0 = { colonial = 10 }\np1 = { colonial = 18 }");
    next_round(&game);
    assert_eq!(tracks(&game), [[12, 0], [18, 0]]);
}

#[test]
fn r11_card_scholarships() {
    let game = card_step("card = 'scholarships'\np0 = { technology = 18 }\np1 = { technology = 8 }");
    next_round(&game);
    assert_eq!(tracks(&game), [[0, 18], [0, 10]]);
}

#[test]
fn r11_card_entropy_reversal_and_recycling_protocol() {
    for (card, behind) in [("entropy-reversal", "colonial"), ("recycling-protocol", "technology")] {
        let given = format!(
            "card = '{card}'\np0 = {{ well = {{ energy = 2, antimatter = 1 }} }}\n\
             p1 = {{ {behind} = 1, well = {{ energy = 2 }} }}"
        );
        let mut game = card_step(&given);
        act(&mut game, 0, [Action::Regenerate { kind: Kind::Antimatter }, Action::Regenerate { kind: Kind::Energy }]);
        let players = next_round(&game).players;
        assert_eq!((players[0].well, players[0].depot), (Cubes::new(1, 0, 0), Cubes::new(5, 4, 4)), "{card}: two cubes");
        assert_eq!(players[1].well, Cubes::new(2, 0, 0));
        let mut game = card_step(&given);
        act(&mut game, 0, [Action::Regenerate { kind: Kind::Energy }, Action::Decline]);
        assert_eq!(next_round(&game).players[0].well, Cubes::new(1, 0, 1), "{card}: up to two");
    }
}

#[test]
fn r11_card_solar_storm() {
    let mut game = card_step(
        "card = 'solar-storm'\np0 = { technology = 1, planets = [{ number = 5, \
                              cubes = { energy = 1 } }] }",
    );
    assert_eq!(legal(&game, 0).len(), 3 + 2 + 1, "one of each kind at each place");
    act(&mut game, 0, [Action::Burn { from: Place::Card(Card(5)), kind: Kind::Energy }]);
    let players = next_round(&game).players;
    assert_eq!((players[0].well, players[1].well), (Cubes::one(Kind::Energy), Cubes::NONE));
}

#[test]
fn r11_card_deep_space_beacon() {
    let mut game = card_step(
        "card = 'deep-space-beacon'\ntiles = [{ hex = [2, 0], kind = 'objective', face = 'up' }]\n\
         p0 = { ships = [[1, 0], [0, 1]] }\np1 = { ships = [[-1, 0]], tech = { I = 1 } }",
    );
    fly(&mut game, 0, (1, 0), &[(2, 0), (3, 0)]);
    fly(&mut game, 0, (0, 1), &[(0, 2)]);
    let player = &next_round(&game).players[0];
    assert_eq!((&player.ships[..], player.track[0]), (&[hex(3, 0), hex(0, 2)][..], 1), "every ship once");
}

#[test]
fn r11_card_cosmic_windfall() {
    let mut game = card_step("card = 'cosmic-windfall'\np0 = { planets = [{ number = 5 }] }\np1 = { colonial = 1 }");
    let most: Vec<Action> =
        legal(&game, 0).into_iter().filter(|&action| action == produce(0, 1, 1, 0) || action == produce(5, 1, 1, 0)).collect();
    assert_eq!(most.len(), 2);
    act(&mut game, 0, [produce(5, 1, 1, 0)]);
    let players = next_round(&game).players;
    assert_eq!((players[0].cards[1].cubes, players[1].cards[0].cubes), (Cubes::new(1, 1, 0), Cubes::new(3, 3, 0)));
}

#[test]
fn r11_card_fusion_consortium() {
    let mut game = card_step("card = 'fusion-consortium'\np1 = { tech = { III = 1 } }");
    assert_eq!(refusal(&game, 0, produce(0, 3, 0, 0)), "too_many");
    act(&mut game, 0, [produce(0, 2, 0, 0)]);
    assert_eq!(next_round(&game).players[0].cards[0].cubes, Cubes::new(5, 3, 0));
}

#[test]
fn r11_card_antimatter_rain() {
    let mut game = card_step("card = 'antimatter-rain'\np0 = { tech = { V = 1 } }");
    act(&mut game, 1, [produce(0, 0, 0, 1)]);
    let players = next_round(&game).players;
    assert_eq!((players[0].cards[0].cubes.antimatter, players[1].cards[0].cubes.antimatter), (0, 1));
}

#[test]
fn r11_card_sky_survey() {
    let tile = |q: i32, r: i32| format!("{{ hex = [{q}, {r}], kind = 'mine', face = 'down' }}");
    let mut game = card_step(&format!(
        "card = 'sky-survey'\ntiles = [{}, {}, {}]\np0 = {{ technology = 1 }}",
        tile(1, -7),
        tile(0, 6),
        tile(-6, 1)
    ));
    assert_eq!(refusal(&game, 0, produce(0, 1, 0, 0)), "wrong_step", "left to right");
    act(&mut game, 0, [Action::Reveal { hex: hex(0, 6) }, Action::Reveal { hex: hex(-6, 1) }]);
    assert_eq!(refusal(&game, 0, Action::Reveal { hex: hex(1, -7) }), "wrong_step", "two tiles");
    act(&mut game, 0, [produce(0, 1, 0, 0)]);
    let view = next_round(&game);
    assert_eq!(
        view.tiles.iter().map(|tile| (tile.hex, tile.tile.is_some())).collect::<Vec<_>>(),
        [(hex(1, -7), false), (hex(-6, 1), true), (hex(0, 6), true)]
    );
    assert_eq!(view.players[0].cards[0].cubes, Cubes::new(4, 3, 0));
}

#[test]
fn r11_card_harvest_season() {
    let mut game = card_step(
        "card = 'harvest-season'\np0 = { colonial = 1, planets = [{ number = 13 }, { number = 22, side = 'terraformed' }] }",
    );
    act(&mut game, 0, [Action::Exploit { card: Card(22), take: Cubes::new(2, 4, 0) }]);
    let player = &next_round(&game).players[0];
    assert_eq!(
        (player.cards[1].cubes, player.cards[2].cubes),
        (Cubes::NONE, Cubes::new(2, 4, 0)),
        "one planet, its current side"
    );
    assert_eq!(player.tech[3], 0);
}

#[test]
fn r11_card_terraforming_congress() {
    for level in [0, 1] {
        let mut game = card_step(&format!(
            "card = 'terraforming-congress'\np0 = {{ tech = {{ IV = {level} }} }}\np1 = {{ tech = {{ IV = 4 }} }}"
        ));
        assert_eq!(refusal(&game, 0, produce(0, 0, 1, 0)), "wrong_step", "the matter only from level 2 on");
        assert_eq!(legal(&game, 0), [learn(Tech::IV), Action::Decline], "no other technology");
        act(&mut game, 0, [learn(Tech::IV)]);
        let player = &next_round(&game).players[0];
        assert_eq!((player.tech[3], player.track[1], player.cards[0].cubes), (level + 1, level, Cubes::new(3, 3, 0)));
    }
    for level in [2, 3, 4] {
        let mut game = card_step(&format!(
            "card = 'terraforming-congress'\np0 = {{ tech = {{ IV = {level} }} }}\np1 = {{ tech = {{ IV = 4 }} }}"
        ));
        assert_eq!(legal(&game, 0), [produce(0, 0, 1, 0), Action::Decline], "no step");
        act(&mut game, 0, [produce(0, 0, 1, 0)]);
        let player = &seen(&game).players[0];
        assert_eq!((player.tech[3], player.cards[0].cubes), (level, Cubes::new(3, 4, 0)));
    }
}

#[test]
fn r11_card_galactic_census() {
    let mut game =
        card_step("card = 'galactic-census'\np0 = { medals = { technology = 1 } }\np1 = { colonial = 5, technology = 4 }");
    assert_eq!(legal(&game, 1), Track::ALL.map(|track| Action::Track { track }));
    act(&mut game, 1, [Action::Track { track: Track::Technology }]);
    next_round(&game);
    assert_eq!(tracks(&game), [[0, 0], [5, 5]]);
}
