//! The sentences of some situations, word for word in every language.

use orrery_engine::message::Arg;
use orrery_engine::suite::{components, words};
use orrery_engine::{Game, Message, Presentation, Seat, Silent, Viewer};
use spacecorp::{
    Action, BaseType, COMPETITION, Card, CompetitionStep, Era, Event, Kind, Site, Situation, SpaceCorp, Team, Title, Wheel, data,
};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[track_caller]
fn says(message: &Message, english: &str, italian: &str) {
    words::says::<SpaceCorp>(message, english, italian);
}

fn card(id: &str) -> Card {
    data().card_by_id(id).expect("a card")
}

fn site(era: Era, id: &str) -> Site {
    data().boards[era.index()].by_id(id).expect("a site")
}

/// The first turn of an era with these cards in hand.
fn holding(era: Era, cards: &[&str]) -> SpaceCorp {
    let mut game = SpaceCorp::fresh(era, 2);
    game.clear_hand(ME);
    cards.iter().for_each(|id| game.give_card(ME, card(id)));
    game
}

fn after(mut game: SpaceCorp, actions: &[Action]) -> SpaceCorp {
    actions.iter().for_each(|action| {
        game.apply(ME, action, &mut Silent).expect("legal");
    });
    game
}

fn play(id: &str) -> Action {
    Action::Card { card: card(id), shielded: false }
}

#[test]
fn a_move_adds_up() {
    let luna = Action::Site { site: site(Era::Mariners, "luna") };
    let game = after(holding(Era::Mariners, &["M16", "M13"]), &[Action::Begin { kind: Kind::Move }, luna]);
    says(
        &game.prompt(ME),
        "Move from Earth to Luna (total 1, 3 missing): add what counts.",
        "Movimento da Terra a Luna (totale 1, mancano 3): aggiungi quello che serve.",
    );
    says(
        &game.describe(ME, &play("M16")),
        "Nuclear Thermal Drive (M16): Move 3 (total 4)",
        "Motore termonucleare (M16): Movimento 3 (totale 4)",
    );
    says(
        &game.describe(ME, &Action::Infra { hqs: 1 << OTHER.0, competitors: false }),
        "Use the Infra of Player 2 in place of yours (total 1, 3 missing; a card for Player 2)",
        "Usa le Infra di Giocatore 2 al posto delle tue (totale 1, mancano 3; una carta per Giocatore 2)",
    );
    let game = after(game, &[play("M16")]);
    says(
        &game.describe(ME, &Action::Confirm),
        "Confirm: Move from Earth to Luna (total 4)",
        "Conferma: Movimento da Terra a Luna (totale 4)",
    );
}

#[test]
fn destinations_name_what_comes_with_the_journey() {
    let game = after(holding(Era::Mariners, &["M16", "M17", "M41", "M40"]), &[Action::Begin { kind: Kind::Move }]);
    says(
        &game.describe(ME, &Action::Site { site: site(Era::Mariners, "asteroid_belt") }),
        "To Asteroid Belt: needs 11 (takes the 1st Beyond tile; the team stays there)",
        "A Cintura di asteroidi: serve 11 (prende la tessera 1º Oltre; il team resta lì)",
    );
}

#[test]
fn bases_and_contracts() {
    let mut game = SpaceCorp::fresh(Era::Mariners, 2);
    let mars = site(Era::Mariners, "mars_south");
    game.put_bases(ME, mars, &[BaseType::Research]);
    game.go_to(spacecorp::Phase::Contracts);
    says(
        &game.describe(ME, &Action::Contract { row: 3 }),
        "Contract 4, a base on Mars North or Mars South: 3 profit",
        "Contratto 4, una base su Marte Nord o Marte Sud: 3 di profitto",
    );
    let built = Event::Built { seat: OTHER, era: Era::Mariners, site: mars, slot: 0, base: BaseType::BioLab };
    says(
        &SpaceCorp::narrate(&built),
        "Player 2 builds a base at Mars South: Bio Lab.",
        "Giocatore 2 costruisce una base in Marte Sud: Bio Lab.",
    );
}

#[test]
fn steps_of_the_competition() {
    let step = |step| Event::Competition { era: Era::Mariners, rule: "R15.4.2", step };
    let luna = site(Era::Mariners, "luna");
    says(
        &SpaceCorp::narrate(&step(CompetitionStep::PlacesTeam { site: luna })),
        "The competition places a team at Luna.",
        "La competizione mette un team a Luna.",
    );
    says(
        &SpaceCorp::narrate(&step(CompetitionStep::ClaimsContract { row: 6, profit: 2 })),
        "The competition fulfils contract 7 (bases in many regions) and gains 2 profit.",
        "La competizione completa il contratto 7 (basi in molte regioni) e guadagna 2 di profitto.",
    );
}

/// What an Edge does for the solo player has the numbers of `edges.toml`.
#[test]
fn solo_edges_say_the_numbers_of_the_data() {
    let game = SpaceCorp::fresh(Era::Mariners, 1);
    let number = |name: &str, key: &str| {
        let file = components::data::<SpaceCorp>("edges.toml");
        let edges = file["edge"].as_array().expect("a list of Edges");
        let edge = edges.iter().find(|edge| edge["id"].as_str() == Some(name)).expect("an Edge");
        edge["solo_player"]["effect"][key].as_integer().expect("a number").abs()
    };
    let loses = number("competitors", "competition_profit");
    says(
        &game.describe(ME, &Action::PlayEdge { card: card("M46") }),
        &format!("Play Competitors ({}): the competition loses {loses} profit.", name("M46", 0)),
        &format!("Gioca Competitori ({}): la competizione perde {loses} di profitto.", name("M46", 1)),
    );
    let cards = number("poach", "draw_top_non_edge_from_own_discards");
    says(
        &game.describe(ME, &Action::PlayEdge { card: card("M43") }),
        &format!("Play Poach ({}): take the {cards} topmost cards of the discard pile that are not Edges.", name("M43", 0)),
        &format!("Gioca Rubare ({}): prendi le prime {cards} carte degli scarti che non sono Vantaggi.", name("M43", 1)),
    );
}

/// A card as texts name it.
fn name(id: &str, language: usize) -> String {
    let named = Message::new("card").with("name", Message::new(format!("card-{id}"))).with("id", id);
    words::all::<SpaceCorp>().map(|words| words.say(&named))[language].clone()
}

#[test]
fn refusals_say_what_is_missing() {
    let luna = Action::Site { site: site(Era::Mariners, "luna") };
    let game = after(holding(Era::Mariners, &["M16", "M13"]), &[Action::Begin { kind: Kind::Move }, luna]);
    let refused = game.check(ME, &Action::Confirm).expect_err("too low").message();
    says(&refused, "The total is 3 points too low.", "Al totale mancano 3 punti.");
    let refused = game.check(ME, &Action::Buy { points: 3 }).expect_err("Mariners").message();
    says(&refused, "You cannot buy points here.", "Qui non puoi comprare punti.");
}

/// A solo game at the player's action, under a situation.
fn under(situation: Situation, era: Era) -> SpaceCorp {
    let mut game = SpaceCorp::fresh(era, 1);
    game.clear_hand(ME);
    game.set_situation(situation);
    game
}

/// The number that a label speaks of.
fn number(message: &Message) -> Option<i64> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(n) if *name == "n" => Some(*n),
        _ => None,
    })
}

fn profit(game: &SpaceCorp) -> i64 {
    game.player_of(ME).profit.into()
}

/// Saturated Market (R16.6): what stopping says is what it pays.
#[test]
fn produce_says_what_it_pays_on_a_saturated_market() {
    let tiles = [("luna", "M-e2-2"), ("mars_south", "M-e2-3"), ("mars_north", "M-e1-2")];
    let chosen: [(&[usize], i64); 3] = [(&[1], 0), (&[0], 1), (&[0, 2], 2)];
    for (chosen, gain) in chosen {
        let mut game = under(Situation::SaturatedMarket, Era::Mariners);
        ["M30", "M31", "M32"].iter().for_each(|id| game.give_card(ME, card(id)));
        for (at, tile) in tiles {
            let at = site(Era::Mariners, at);
            game.put_tiles(at, &[data().tile_by_id(tile).expect("a tile")]);
            game.put_bases(ME, at, &[BaseType::Research]);
        }
        let game = after(game, &[Action::Begin { kind: Kind::Produce }, play("M30"), play("M31"), play("M32"), Action::Confirm]);
        let choices: Vec<Action> =
            chosen.iter().map(|&index| Action::Produce { site: site(Era::Mariners, tiles[index].0), slot: 0 }).collect();
        let game = after(game, &choices);
        let label = game.describe(ME, &Action::Decline);
        let game = after(game, &[Action::Decline]);
        assert_eq!((number(&label), profit(&game)), (Some(gain), gain), "{chosen:?}");
    }
}

/// Dark Age and Great Leap (R16.6): what a progress card says is what it pays.
#[test]
fn a_breakthrough_says_what_it_pays() {
    let title = Title::InfraTransfer;
    let printed = i64::from(data().progress[title.index()].profit);
    let cases = [(None, printed), (Some(Situation::DarkAge), 0), (Some(Situation::GreatLeap), printed + 1)];
    for (situation, gain) in cases {
        let mut game = match situation {
            Some(situation) => under(situation, Era::Starfarers),
            None => SpaceCorp::fresh(Era::Starfarers, 1),
        };
        game.advance_cube(ME, Wheel::Revelation, 6);
        let (before, label) = (profit(&game), game.describe(ME, &Action::Progress { title }));
        let game = after(game, &[Action::Progress { title }]);
        let said = number(&label).filter(|_| label.key == "choice-progress-profit").unwrap_or(0);
        assert_eq!((said, profit(&game) - before), (gain, gain), "{situation:?}");
    }
}

/// Hard to Find (R16.6): a team and the board say what exploring costs.
#[test]
fn exploring_says_what_it_costs() {
    let luna = site(Era::Mariners, "luna");
    let game = |situation: Option<Situation>| {
        let mut game = SpaceCorp::fresh(Era::Mariners, 1);
        game.clear_hand(ME);
        situation.into_iter().for_each(|situation| game.set_situation(situation));
        game.put_team(ME, 0, Team { site: luna, track: 0, claims: false });
        game.put_team(ME, 1, Team { site: site(Era::Mariners, "mars_south"), track: 0, claims: false });
        ["M34", "M35", "M36"].iter().for_each(|id| game.give_card(ME, card(id)));
        after(game, &[Action::Begin { kind: Kind::Explore }])
    };
    let (usual, hard) = (game(None), game(Some(Situation::HardToFind)));
    let label = |game: &SpaceCorp| words::all::<SpaceCorp>()[0].say(&game.describe(ME, &Action::Team { team: 0 }));
    let cost = data().boards[0].site(luna).explore.expect("a site to explore");
    assert!(label(&usual).ends_with(&format!("(needs {cost})")), "{}", label(&usual));
    assert!(label(&hard).ends_with(&format!("(needs {})", cost + 1)), "{}", label(&hard));
    let missing = |game: &SpaceCorp| {
        let game = after(game.clone(), &[Action::Team { team: 0 }]);
        game.check(ME, &Action::Confirm).expect_err("nothing was played").number
    };
    assert_eq!(missing(&hard), missing(&usual).map(|missing| missing + 1));
    let board = |game: &SpaceCorp| SpaceCorp::render(&game.view(Viewer::Seat(ME)), &words::of::<SpaceCorp>("en"));
    assert!(board(&usual).contains(&format!("e{cost}")) && board(&hard).contains(&format!("e{}", cost + 1)));
}

/// Local Land Rush and solo games (R15.1.1, R16.6): no journey takes a Beyond tile that is not there.
#[test]
fn a_journey_promises_only_tiles_that_are_there() {
    let oort = site(Era::Planeteers, "oort_cloud");
    let says_beyond = |game: SpaceCorp| {
        let game = after(game, &[Action::Begin { kind: Kind::Move }]);
        words::all::<SpaceCorp>()[0].say(&game.describe(ME, &Action::Site { site: oort })).contains("Beyond")
    };
    let start = |situation: Option<Situation>| {
        let mut game = SpaceCorp::fresh(Era::Planeteers, 1);
        situation.into_iter().for_each(|situation| game.set_situation(situation));
        game
    };
    assert!(says_beyond(start(None)));
    assert!(!says_beyond(start(Some(Situation::LocalLandRush))));
    let mut taken = start(None);
    taken.set_beyond([Some(COMPETITION), None]);
    assert!(!says_beyond(taken), "a solo game has no second one");
}
