//! The sentences of some situations, word for word in every language.

use on_mars::{Action, Building, Event, Executive, Hex, Item, MainAction, OnMars, Options, Payment, data};
use orrery_engine::suite::words;
use orrery_engine::{Game, Message, Presentation, Seat, Seed, Silent};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn says(message: &Message, english: &str, italian: &str) {
    let [en, it] = words::all::<OnMars>().map(|words| words.say(message));
    assert_eq!((en.as_str(), it.as_str()), (english, italian));
}

fn hex(q: i8, r: i8) -> Hex {
    data().map.hex(q, r).expect("a hex of the map")
}

fn fresh() -> OnMars {
    let options = Options { seating: on_mars::Seating::Chosen, ..Options::default() };
    OnMars::setup(&options, 2, Seed(1)).expect("a game for two")
}

#[test]
fn the_turn_order_names_side_and_benefit() {
    let game = fresh();
    says(&game.prompt(ME), "Which space of the turn order do you take?", "Quale spazio dell'ordine di turno prendi?");
    says(&game.prompt(OTHER), "Player 1 must decide.", "Tocca a Giocatore 1 decidere.");
    says(
        &game.describe(ME, &Action::TurnOrder { space: 4 }),
        "Space 4, in orbit: You may pay 1 water or 1 plant to gain 1 colonist.",
        "Spazio 4, in orbita: Puoi pagare 1 acqua o 1 pianta per ottenere 1 colono.",
    );
}

#[test]
fn a_payment_says_what_is_left() {
    let mut game = fresh();
    game.apply(ME, &Action::TurnOrder { space: 4 }, &mut Silent).expect("a free space");
    says(
        &game.prompt(ME),
        "A benefit for you: pay 1 water or plant to gain 1 colonist. Do you take it?",
        "Un beneficio per te: paga 1 acqua o pianta e ottieni 1 colono. Lo prendi?",
    );
    game.apply(ME, &Action::Accept, &mut Silent).expect("offered");
    let payment = Payment { resources: [1, 0, 0, 0, 0], ..Payment::default() };
    says(
        &game.describe(ME, &Action::Pay { payment }),
        "Pay 1 mineral (left: 0 minerals)",
        "Paga 1 minerale (restano: 0 minerali)",
    );
}

#[test]
fn actions_name_their_cost() {
    let game = fresh();
    says(
        &game.describe(ME, &Action::Main { action: MainAction::ConstructBuilding }),
        "Construct a Building (1 colonist onto a slot). Build one building in the zone of one of your bots.",
        "Costruire Edifici (1 colono su uno spazio azione). Costruisci un edificio nella zona di un tuo robot.",
    );
    says(
        &game.describe(ME, &Action::Executive { action: Executive::Bots }),
        "Executive action 6 (2 crystals). Up to 2 movement points for your bots; crystals add points.",
        "Azione esecutiva 6 (2 cristalli). Fino a 2 punti movimento per i robot; i cristalli ne aggiungono.",
    );
}

#[test]
fn hexes_have_a_letter_and_a_number() {
    let built = Event::Built { seat: OTHER, building: Building::Greenhouse, hex: hex(0, 0), size: 3 };
    says(
        &OnMars::narrate(&built),
        "Player 2 builds on G5: Greenhouse, now a complex of 3.",
        "Giocatore 2 costruisce in G5: Serra, ora un complesso di 3.",
    );
    says(
        &OnMars::narrate(&Event::Solo(Box::new(built.clone()))),
        "Lacerda builds on G5: Greenhouse, now a complex of 3.",
        "Lacerda costruisce in G5: Serra, ora un complesso di 3.",
    );
    // The mark is not sent: clients know whose seat it is.
    assert_eq!(serde_json::to_value(Event::Solo(Box::new(built.clone()))).ok(), serde_json::to_value(built).ok());
    let lost = Event::Gained { seat: ME, item: Item::Battery, units: 1, lost: 2 };
    says(
        &OnMars::narrate(&lost),
        "Player 1 gains 1 battery and has no room for 2 batteries.",
        "Giocatore 1 ottiene 1 batteria e non ha posto per 2 batterie.",
    );
}
