//! The sentences of some situations, word for word in every language.

use on_mars::{
    Action, Blueprint, Boost, Building, Event, Executive, Hex, Item, LssReward, MainAction, OnMars, Options, Payment, Term, Work,
    data,
};
use orrery_engine::suite::words;
use orrery_engine::{Game, Message, Presentation, Seat, Seed, Silent, Viewer};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[track_caller]
fn says(message: &Message, english: &str, italian: &str) {
    words::says::<OnMars>(message, english, italian);
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

#[test]
fn a_building_says_what_life_support_brings() {
    let mut game = OnMars::blank_position(&Options::default(), 2);
    game.set_reward(LssReward::Colonists);
    game.set_colony(1, [1, 2, 2, 2]);
    says(
        &game.describe(ME, &Action::Building { building: Building::Generator }),
        "Generator (1 mineral): gives 1 battery for each building of its complex; 6 tiles left (life support: 5 OP; a benefit of your \
         choice; the colony reaches level 2 at the end of the turn)",
        "Generatore (1 minerale): dà 1 batteria per ogni edificio del complesso; restano 6 tessere (SSV: 5 PO; un beneficio a scelta; \
         a fine turno la colonia raggiunge il livello 2)",
    );
    says(
        &game.describe(ME, &Action::Building { building: Building::WaterExtractor }),
        "Water Extractor (1 battery): gives 1 water for each building of its complex; 6 tiles left",
        "Estrattore d'Acqua (1 batteria): dà 1 acqua per ogni edificio del complesso; restano 6 tessere",
    );
}

/// The web log leaves out the name under the heading that names the player.
#[test]
fn the_log_begins_with_who_does_it() {
    let begins = |crystals, lost| OnMars::narrate(&Event::TurnBegins { seat: ME, crystals, lost });
    says(&begins(0, 0), "Player 1 takes a turn.", "Giocatore 1 inizia il turno.");
    says(
        &begins(0, 1),
        "Player 1 takes a turn. No room in the depot for 1 crystal.",
        "Giocatore 1 inizia il turno. Nel deposito non c'è posto per 1 cristallo.",
    );
    says(&OnMars::narrate(&Event::TurnEnds { seat: ME }), "Player 1 ends the turn.", "Giocatore 1 finisce il turno.");
    says(
        &OnMars::narrate(&Event::ExecutiveAction { seat: ME, action: Executive::AdvancedBuilding }),
        "Player 1: executive action 8, use an advanced building.",
        "Giocatore 1: azione esecutiva 8, usa un edificio avanzato.",
    );
    says(
        &OnMars::narrate(&Event::Displaced { seat: OTHER, from: hex(0, 0), to: hex(0, 1) }),
        "Player 2 moves a piece out of the way, from G5 to G6.",
        "Giocatore 2 sposta un pezzo per fare posto, da G5 a G6.",
    );
}

#[test]
fn a_blueprint_says_where_it_can_be_built() {
    let mut game = OnMars::blank_position(&Options::default(), 2);
    let cards: Vec<Blueprint> = Blueprint::all().filter(|&card| data().blueprint(card).upgrades == Building::Mine).collect();
    // With one card nothing would be asked.
    for &card in &cards[..2] {
        game.give_blueprint(ME, card);
    }
    for (q, r) in [(2, 0), (2, 1), (-3, 0)] {
        game.put_building(Building::Mine, ME, hex(q, r));
    }
    game.put_bot(ME, hex(3, 0));
    game.ask(ME, Work::Do(Term::Upgrade { count: 1, free: true, tech: false, anywhere: false, boost: Boost::None }));
    game.proceed(&mut Silent);
    let label = game.describe(ME, &Action::Blueprint { blueprint: cards[0] });
    let [en, it] = words::all::<OnMars>().map(|words| words.say(&label));
    assert!(en.contains("(possible on I6, I7)"), "{en}");
    assert!(it.contains("(possibile in I6, I7)"), "{it}");
}

fn lines_of(game: &OnMars, english: &str, italian: &str) {
    let texts = words::all::<OnMars>().map(|words| OnMars::render(&game.view(Viewer::Seat(ME)), &words));
    for (text, line) in texts.iter().zip([english, italian]) {
        assert!(text.contains(line), "{line} in {text}");
    }
}

#[test]
fn life_support_of_a_colony_at_its_highest_level_needs_nothing() {
    let mut game = OnMars::blank_position(&Options::default(), 2);
    game.set_colony(5, [2, 5, 3, 4]);
    lines_of(
        &game,
        "Generator: row 2, no level is left to reach. ",
        "Generatore: riga 2, non c'è un altro livello da raggiungere. ",
    );
    lines_of(
        &game,
        "Water Extractor: row 5, the last one: another building scores nothing here.",
        "Estrattore d'Acqua: riga 5, l'ultima: un altro edificio qui non dà punti.",
    );
    game.set_colony(4, [2, 5, 3, 4]);
    lines_of(
        &game,
        "Water Extractor: row 5, high enough for the next level. ",
        "Estrattore d'Acqua: riga 5, basta per il prossimo",
    );
}

#[test]
fn a_travel_counts_the_colonists_that_find_room() {
    let mut game = OnMars::blank_position(&Options::default(), 2);
    game.edit_player(ME).working = 3;
    game.edit_player(ME).quarters = 2;
    game.begin_shuttle(Some(on_mars::Side::Orbit));
    says(
        &game.describe(ME, &Action::Travel),
        "Ride the shuttle to the colony at no cost (2 colonists come back; 1 goes to the supply for lack of room)",
        "Prendi lo shuttle verso la colonia gratuitamente (tornano 2 coloni; 1 va nella riserva perché manca posto)",
    );
    let before = game.player_of(ME).quarters;
    game.apply(ME, &Action::Travel, &mut Silent).expect("a travel");
    while game.player_of(ME).working > 0 {
        let mut legal = Vec::new();
        game.legal(ME, &mut legal);
        game.apply(ME, &legal[0], &mut Silent).expect("listed");
    }
    assert_eq!(game.player_of(ME).quarters, before + 2, "as many as it said");
}
