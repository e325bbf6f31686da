//! What drives the competition, in every language: the lines of its cards, its key for offers, and steps without effect.

use orrery_engine::suite::words;
use orrery_engine::{Game, Message, Presentation, Viewer, rulebook};
use spacecorp::{Card, CompetitionStep, Era, Event, Line, Obstacle, Situation, SpaceCorp, data};

/// What the log says when the competition reveals a card.
fn reveal(era: Era, card: Card) -> [String; 2] {
    let step = CompetitionStep::Reveals { card };
    let message = SpaceCorp::narrate(&Event::Competition { era, rule: "R15.3", step });
    words::all::<SpaceCorp>().map(|words| words.say(&message))
}

/// Cards of the deck that drives the competition in an era.
fn deck(era: Era) -> impl Iterator<Item = Card> {
    let plan = data().solo.decks[era.index()];
    let drives = move |card: &Card| data().card(*card).deck.map_or(plan.time_cards > 0, |deck| deck == plan.deck);
    (0..data().cards.len() as u8).map(Card).filter(drives)
}

#[test]
fn every_card_that_is_revealed_says_what_it_does() {
    for era in Era::ALL {
        let sites = |line: &Line| match line {
            Line::Site { sites } => sites.clone(),
            _ => Vec::new(),
        };
        for card in deck(era) {
            let said = reveal(era, card);
            for (text, words) in said.iter().zip(words::all::<SpaceCorp>()) {
                assert!(!text.contains('⟦') && text.matches('.').count() >= 2, "{text}");
                let named = |site: &spacecorp::Site| words.word(&format!("site-{}", data().boards[era.index()].site(*site).id));
                assert!(sites(&data().line(card).line).iter().all(|site| text.contains(&named(site))), "{text}");
            }
        }
    }
    assert_eq!(Era::ALL.map(|era| deck(era).count()), [58, 76, 54]);
}

#[test]
fn lines_word_for_word() {
    let says = |era: Era, id: &str, english: &str, italian: &str| {
        let card = data().card_by_id(id).expect("a card");
        let [en, it] = reveal(era, card).map(|text| text.split_once(". ").expect("two sentences").1.to_owned());
        assert_eq!((en.as_str(), it.as_str()), (english, italian));
    };
    says(Era::Starfarers, "M05", "Site: Epsilon Indi (colony 10).", "Sito: Epsilon Indi (colonia 10).");
    says(Era::Starfarers, "M01", "Offers 1, 2, 3, 4: key of the era.", "Offerte 1, 2, 3, 4: legenda dell'era.");
    says(Era::Starfarers, "M04", "Contract 6.", "Contratto 6.");
}

#[test]
fn steps_without_effect_have_words() {
    for why in Obstacle::ALL {
        let step = CompetitionStep::NothingDone { why };
        let message = SpaceCorp::narrate(&Event::Competition { era: Era::Starfarers, rule: "R15.10", step });
        words::all::<SpaceCorp>().iter().for_each(|words| assert!(!words.say(&message).contains('⟦'), "{why:?}"));
    }
}

/// The text table has the key in force, in the words of the rules.
#[test]
fn r16_4_the_key_of_a_situation_is_shown_as_the_rules_have_it() {
    for (language, book) in SpaceCorp::META.rules {
        let (words, rules) = (words::of::<SpaceCorp>(language), rulebook::rules(book));
        let rule = |number: &str| rules.iter().find(|rule| rule.number == number).expect("a rule");
        let (rows, more) =
            (rule("R16.4").rows(), rule("R16.5").text.trim_end_matches('.').rsplit(": ").next().expect("the keys"));
        let mut more = more.split("; ");
        for situation in Situation::ALL {
            let face = data().situation(situation);
            let era = Era::ALL.into_iter().find(|&era| face.fits(era)).expect("an era");
            let mut game = SpaceCorp::fresh(era, 1);
            game.set_situation(situation);
            let table = SpaceCorp::render(&game.view(Viewer::Spectator), &words);
            let table = table.split_whitespace().collect::<Vec<_>>().join(" ");
            let name = words.word(&format!("situation-{}", situation.id()));
            let key = rows.iter().find(|row| row[0] == name).map(|row| row[2]).or_else(|| more.next()).expect("a key");
            let listed = words.say(&Message::new("table-comp-key").with("list", key));
            assert!(table.contains(&listed), "{name}, {key}: {table}");
        }
        assert_eq!(more.next(), None);
    }
}
