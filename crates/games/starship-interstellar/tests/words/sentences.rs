//! The sentences of some situations, word for word in every language.

use orrery_engine::suite::words;
use orrery_engine::{Game, Message, Presentation, Seat, Seed};
use starship_interstellar::{Action, Colour, Event, Goods, Options, Planet, ProductionToken, Source, Starship, TechTrack, Work};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[track_caller]
fn says(message: &Message, english: &str, italian: &str) {
    words::says::<Starship>(message, english, italian);
}

#[test]
fn a_cube_of_the_sun_names_what_it_costs() {
    let mut game = Starship::setup(&Options::default(), 2, Seed(1)).expect("a game");
    let keep = |kept| Work::Keep { drawn: [1, 0, 0, 1, 0], kept, left: 2, from: Colour::Red };
    game.ask(ME, keep([0; 5]));
    says(
        &game.describe(ME, &Action::Cube { cube: Colour::Blue }),
        "Keep a blue cube: 4 Reputation lost, the Sun grows by 1",
        "Tieni un cubo blu: perdi 4 Reputazione, il Sole cresce di 1",
    );
    // Public Relations Office: 2 less for all cubes together.
    game.table().players[ME.index()].levels[TechTrack::Solar.index()] = 1;
    says(
        &game.describe(ME, &Action::Cube { cube: Colour::Red }),
        "Keep a red cube: no Reputation lost, the Sun grows by 1",
        "Tieni un cubo rosso: nessuna perdita di Reputazione, il Sole cresce di 1",
    );
    game.ask(ME, keep([1, 0, 0, 0, 0]));
    says(
        &game.describe(ME, &Action::Cube { cube: Colour::Blue }),
        "Keep a blue cube: 3 Reputation lost, the Sun grows by 1",
        "Tieni un cubo blu: perdi 3 Reputazione, il Sole cresce di 1",
    );
}

#[test]
fn a_production_token_is_read_once() {
    let token = ProductionToken::of(Planet::Mars, 0);
    let mut game = Starship::setup(&Options::default(), 2, Seed(1)).expect("a game");
    game.ask(ME, Work::KeepToken(token));
    says(&game.describe(ME, &Action::Accept), "Build the plant", "Costruisci l'impianto");
    says(
        &Starship::narrate(&Event::TokenRevealed { seat: ME, token }),
        "Player 1 turns up a token on Mars. Deposit of 7 red; take 2 red at once; warehouse 6.",
        "Giocatore 1 rivela un segnalino (Marte). Giacimento: 7 rossi; prendi subito 2 rossi; magazzino 6.",
    );
    says(
        &Starship::narrate(&Event::PlantBuilt { seat: ME, token }),
        "Player 1 builds a plant on Mars.",
        "Giocatore 1 costruisce un impianto (Marte).",
    );
}

#[test]
fn a_gain_names_its_source_unless_the_sentence_before_does() {
    let gained = |source| Starship::narrate(&Event::Gained { seat: ME, goods: Goods::pp(2), source });
    says(&gained(Source::Effect), "Player 1 gains 2 PP.", "Giocatore 1 riceve 2 PP.");
    says(&gained(Source::Outpost), "Player 1 gains 2 PP (Outpost).", "Giocatore 1 riceve 2 PP (Avamposto Governativo).");
}

#[test]
fn the_mark_of_a_solo_game_names_hall_and_is_not_sent() {
    let flew = Event::Flew { seat: OTHER, to: Planet::Mars, fuel: 3 };
    says(
        &Starship::narrate(&flew),
        "The Explorer of Player 2 flies to Mars for 3 Fuel.",
        "L'Explorer di Giocatore 2 vola per 3 Carburante: destinazione Marte.",
    );
    says(
        &Starship::narrate(&Event::Solo(Box::new(flew.clone()))),
        "The Explorer of H.A.L.L. flies to Mars for 3 Fuel.",
        "L'Explorer di H.A.L.L. vola per 3 Carburante: destinazione Marte.",
    );
    assert_eq!(serde_json::to_value(Event::Solo(Box::new(flew.clone()))).ok(), serde_json::to_value(flew).ok());
}
