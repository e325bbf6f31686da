//! Asserts that every text of a game exists in every language. Each function is meant for a test of its own.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::fs;

use super::components::GENERATED;
use super::{damage, folder, legal, position};
use crate::erased;
use crate::game::{Game, Silent};
use crate::message::{Message, player};
use crate::options::OptionKind;
use crate::presentation::{Group, Presentation};
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::words::{LANGUAGES, Words, keys};

pub(super) const PLATFORM: [(&str, &str); 2] =
    [("en", include_str!("../../../../locales/en/platform.ftl")), ("it", include_str!("../../../../locales/it/platform.ftl"))];

/// A game's texts in a language, together with the platform's.
pub fn of<G: Game>(language: &str) -> Words {
    erased::words(&G::META, &PLATFORM, language).expect("Fluent files are well-formed")
}

/// A game's texts in every language.
pub fn all<G: Game>() -> [Words; LANGUAGES.len()] {
    LANGUAGES.map(of::<G>)
}

/// Asserts what a message says in English and Italian, word for word.
#[track_caller]
pub fn says<G: Game>(message: &Message, english: &str, italian: &str) {
    let [en, it] = all::<G>().map(|words| words.say(message));
    assert_eq!((en.as_str(), it.as_str()), (english, italian));
}

/// Asserts that the log of a random solo game calls the automated opponent in seat 1 by its name, never "Player 2".
pub fn the_opponent_has_a_name<G: Presentation>(options: &G::Options, name: &str) {
    let languages = all::<G>();
    let second = languages.each_ref().map(|words| words.say(&player(Seat(1))));
    let mut game = G::setup(options, 1, Seed(6)).expect("a solo game");
    let mut rng = Rng::stream(Seed(6), 1);
    let (mut events, mut named) = (Vec::new(), 0);
    while let Some(seat) = game.turn().seats().lowest() {
        let action = *rng.pick(&legal(&game, seat)).expect("never stuck");
        game.apply(seat, &action, &mut events).expect("listed");
        for event in events.drain(..) {
            let said = languages.each_ref().map(|words| words.say(&G::narrate(&event)));
            assert!(!said.iter().zip(&second).any(|(said, second)| said.contains(second)), "{said:?}");
            named += usize::from(said.iter().all(|said| said.contains(name)));
        }
        for (words, second) in languages.iter().zip(&second) {
            let table = G::render(&game.view(Viewer::Seat(Seat(0))), words);
            assert!(!table.contains(second), "{table}");
        }
    }
    assert!(named > 20, "{name} acts in every round");
}

fn assert_complete(what: &dyn Debug, text: &str) {
    assert!(!text.contains('⟦'), "no words for {what:?}: {text}");
}

fn group_is_complete<G: Presentation>(game: &G, seat: Seat, action: &G::Action, words: &Words) {
    if let Some(Group { heading, label, .. }) = game.group(seat, action) {
        assert_complete(action, &format!("{} {}", words.say(&heading), words.say(&label)));
    }
}

/// Every language has the same keys, without duplicates.
pub fn keys_agree<G: Game>() {
    let of = |language: &str| -> Vec<&str> {
        G::META.locales.iter().filter(|(of, _)| *of == language).flat_map(|(_, text)| keys(text)).collect()
    };
    let english: BTreeSet<&str> = of(LANGUAGES[0]).into_iter().collect();
    for language in LANGUAGES {
        let listed = of(language);
        let known: BTreeSet<&str> = listed.iter().copied().collect();
        assert_eq!(english.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "not in {language}");
        assert_eq!(known.difference(&english).collect::<Vec<_>>(), Vec::<&&str>::new(), "only in {language}");
        assert_eq!(known.len(), listed.len(), "{language}: duplicate key");
    }
}

/// All source files of a game, concatenated.
pub fn sources<G: Game>() -> String {
    let mut text = String::new();
    let mut folders = vec![folder::<G>().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                text += &fs::read_to_string(&path).expect("readable");
            }
        }
    }
    text
}

/// Every key of the game's Fluent files is used, apart from the names of components. `computed` are prefixes of keys that the game
/// computes at run time.
pub fn keys_are_used<G: Game>(computed: &[&str]) {
    let own = |(language, text): &&(&str, &str)| *language == LANGUAGES[0] && !text.starts_with(GENERATED);
    let sentences: String = G::META.locales.iter().filter(own).map(|(_, text)| *text).collect();
    let sources = sources::<G>() + include_str!("../message.rs");
    // These are computed by the platform.
    let computed: Vec<&str> = computed.iter().copied().chain(["heading-", "illegal-", "option-", "score-"]).collect();
    for key in keys(&sentences).into_iter().filter(|key| !computed.iter().any(|prefix| key.starts_with(prefix))) {
        let used = sources.contains(&format!("\"{key}\"")) || sentences.contains(&format!("{{ {key} }}"));
        assert!(used, "{key} is never used");
    }
}

/// An `Illegal::new("R4.3", "not_your_turn")` in the sources.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Refusal {
    /// Number of the rule.
    pub rule: String,
    /// The code, or the expression that computes it.
    pub code: String,
    /// Whether `.with(number)` follows.
    pub with_number: bool,
}

/// All refusals in a game's sources.
pub fn refusals<G: Game>() -> Vec<Refusal> {
    let refusal = |written: &str| {
        let (args, rest) = written.split_once(')').expect("closed");
        let parts: Vec<&str> = args.split(',').map(|part| part.trim().trim_matches('"')).collect();
        let [rule, code] = parts[..] else { panic!("Illegal::new({args})") };
        Refusal { rule: rule.to_owned(), code: code.to_owned(), with_number: rest.starts_with(".with(") }
    };
    sources::<G>().split("Illegal::new(").skip(1).map(refusal).collect()
}

/// Every option has a title and an explanation, and every value a name.
pub fn options_have_words<G: Game>() {
    for words in all::<G>() {
        for spec in G::option_specs() {
            let title = format!("option-{}", spec.id);
            let mut wanted = vec![format!("{title}-help")];
            if let OptionKind::Choice { values, .. } = &spec.kind {
                wanted.extend(values.iter().map(|value| format!("{title}-{value}")));
            }
            wanted.push(title);
            for key in wanted {
                let said = words.word(&key);
                assert!(!said.contains('⟦') && !said.is_empty(), "{}: {said}", words.language);
            }
        }
    }
}

/// Every score category has a name and an explanation.
pub fn scores_have_words<G: Game>(options: &G::Options, seats: u8) {
    let outcome = position::<G>(options, seats, 1, u32::MAX).outcome().expect("played to the end");
    for words in all::<G>() {
        for (category, _) in outcome.scores.iter().flat_map(|score| &score.parts) {
            assert!(words.has(&format!("score-{category}")), "{}: {category}", words.language);
            assert!(words.has(&format!("score-{category}-text")), "{}: {category} explained", words.language);
        }
    }
}

/// Every text that comes up in random games exists in every language.
pub fn are_complete<G: Presentation>(options: &G::Options, seats: u8, games: u64) {
    let languages = all::<G>();
    for game in 0..games {
        let mut state = G::setup(options, seats, Seed(game)).expect("options under test are valid");
        let mut rng = Rng::stream(Seed(game), 17);
        while let Some(seat) = state.turn().seats().lowest() {
            let actions = legal(&state, seat);
            let action = actions[rng.below(actions.len() as u32) as usize];
            let mut tries = Vec::new();
            state.attempts(seat, &mut tries);
            let mut events = Vec::new();
            let before = state.clone();
            state.apply(seat, &action, &mut events).expect("listed");
            for words in &languages {
                assert_complete(&action, &words.say(&before.describe(seat, &action)));
                group_is_complete(&before, seat, &action, words);
                assert_complete(&"prompt", &words.say(&before.prompt(seat)));
                before.orders(seat).iter().for_each(|order| assert_complete(order, &words.say(&G::describe_order(order))));
                events.iter().for_each(|event| assert_complete(event, &words.say(&G::narrate(event))));
                if rng.below(50) == 0 {
                    for action in &tries {
                        let Err(illegal) = before.check(seat, action) else { continue };
                        assert_complete(&illegal, &words.say(&illegal.message()));
                        assert_complete(&illegal, &words.say(&before.explain(seat, action, &illegal).text));
                    }
                    let text = G::render(&before.view(Viewer::Seat(seat)), words);
                    assert_complete(&"text view", &text);
                    G::stage(&before.view(Viewer::Spectator)).iter().for_each(|stage| assert_complete(stage, &words.say(stage)));
                }
            }
        }
        if let Some(result) = state.solo_result() {
            let sentences = result.goals.iter().map(|(goal, _)| goal).chain([&result.summary]);
            let said = |sentence: &Message| languages.iter().for_each(|words| assert_complete(sentence, &words.say(sentence)));
            sentences.for_each(said);
        }
    }
}

/// Random games for tests of labels and text views.
pub struct Games<G: Game> {
    /// Options and seats. A few games are played with each.
    pub tables: Vec<(G::Options, u8)>,
    /// Actions to play less often, because random play would not get far with them.
    pub avoid: fn(&G::Action) -> bool,
}

impl<G: Presentation> Games<G> {
    /// Calls `look` for random positions with a decider and its legal actions.
    fn positions(&self, mut look: impl FnMut(&G, Seat, &[G::Action], &mut Rng)) {
        for (options, seats) in &self.tables {
            for seed in (0..4).map(Seed) {
                let mut rng = Rng::stream(seed, 23);
                let mut game = G::setup(options, *seats, seed).expect("options under test are valid");
                loop {
                    let deciders: Vec<Seat> = game.turn().seats().iter().collect();
                    let Some(&seat) = rng.pick(&deciders) else { break };
                    let actions = legal(&game, seat);
                    if rng.below(6) == 0 {
                        look(&game, seat, &actions, &mut rng);
                    }
                    let first = *rng.pick(&actions).expect("never stuck");
                    let action = if (self.avoid)(&first) { *rng.pick(&actions).expect("never stuck") } else { first };
                    game.apply(seat, &action, &mut Silent).expect("listed");
                }
            }
        }
    }

    /// The labels of all legal actions differ, in full and under their headings.
    pub fn labels_differ(&self) {
        let languages = all::<G>();
        self.positions(|game, seat, actions, _| {
            for words in &languages {
                let mut seen: HashMap<String, G::Action> = HashMap::new();
                for action in actions {
                    let grouped =
                        game.group(seat, action).map(|group| words.say(&group.heading) + "\n" + &words.say(&group.label));
                    for label in grouped.into_iter().chain([words.say(&game.describe(seat, action))]) {
                        if let Some(other) = seen.insert(label.clone(), *action) {
                            panic!("{action:?} and {other:?} have the same label: {label}");
                        }
                    }
                }
            }
        });
    }

    /// No label depends on hidden information: those of legal actions, of attempts, and of some `more` actions.
    pub fn labels_disclose_nothing(&self, more: &[G::Action]) {
        self.positions(|game, seat, actions, rng| {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), rng);
            let mut tries = [actions, more].concat();
            game.attempts(seat, &mut tries);
            for action in tries {
                assert_eq!(game.describe(seat, &action), other.describe(seat, &action), "{action:?}");
                assert_eq!(game.group(seat, &action), other.group(seat, &action), "{action:?}");
            }
        });
    }

    /// Any action can be described and checked in any position and for any seat: `odd` ones, those of earlier positions, and
    /// damaged ones.
    pub fn anything_can_be_described(&self, mut odd: Vec<G::Action>) {
        let words = of::<G>("en");
        self.positions(|game, _, actions, rng| {
            odd.extend(rng.pick(actions));
            let mut value = serde_json::to_value(rng.pick(&odd).expect("not empty")).expect("actions are plain data");
            damage(&mut value, rng);
            odd.extend(serde_json::from_value::<G::Action>(value));
            for seat in Seat::all(game.seats()) {
                for action in &odd {
                    assert_complete(action, &words.say(&game.describe(seat, action)));
                    group_is_complete(game, seat, action, &words);
                    let _ = game.check(seat, action);
                }
                assert_complete(&"prompt", &words.say(&game.prompt(seat)));
            }
        });
    }

    /// The text view is plain text with lines of at most `width` characters, also at the end of a game.
    pub fn table_fits(&self, width: usize) {
        let languages = all::<G>();
        let fits =
            |game: &G, viewer: Viewer| languages.iter().for_each(|words| text_fits(&G::render(&game.view(viewer), words), width));
        self.positions(|game, seat, _, rng| {
            if rng.below(6) == 0 {
                fits(game, Viewer::Seat(seat));
                fits(game, Viewer::Spectator);
            }
        });
        for (options, seats) in &self.tables {
            fits(&position::<G>(options, *seats, 1, u32::MAX), Viewer::Spectator);
        }
    }
}

fn text_fits(text: &str, width: usize) {
    assert_complete(&"text view", text);
    for line in text.lines() {
        assert!(line.chars().count() <= width, "too long: {line}");
        assert_eq!(line, line.trim_end(), "trailing spaces");
        assert!(line.chars().all(|c| c.is_ascii_graphic() || c == ' ' || c.is_alphabetic()), "an odd character: {line}");
    }
}
