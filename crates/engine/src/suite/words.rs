//! Everything a game says exists in every language. A game's test file instantiates these, each in a test of its own.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::fs;

use super::{damage, folder, legal, position};
use crate::erased;
use crate::game::{Game, Silent};
use crate::options::OptionKind;
use crate::presentation::Presentation;
use crate::rng::{Rng, Seed};
use crate::seat::{Seat, Viewer};
use crate::words::{LANGUAGES, Words, keys};

const PLATFORM: [(&str, &str); 2] =
    [("en", include_str!("../../../../locales/en/platform.ftl")), ("it", include_str!("../../../../locales/it/platform.ftl"))];

/// A game's words in a language, with the platform's own.
pub fn of<G: Game>(language: &str) -> Words {
    erased::words(&G::META, &PLATFORM, language).expect("Fluent files are well-formed")
}

/// A game's words in every language.
pub fn all<G: Game>() -> [Words; LANGUAGES.len()] {
    LANGUAGES.map(of::<G>)
}

fn assert_complete(what: &dyn Debug, text: &str) {
    assert!(!text.contains('⟦'), "no words for {what:?}: {text}");
}

/// Every language has the same keys, each once.
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
        assert_eq!(known.len(), listed.len(), "{language}: a key stands twice");
    }
}

/// The text of every source file of a game.
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

/// No sentence of the game's first file is never said, or lost its caller. `made` are the beginnings of keys that the game puts
/// together at run time.
pub fn keys_are_used<G: Game>(made: &[&str]) {
    let sentences = G::META.locales[0].1;
    let said = sources::<G>() + include_str!("../message.rs");
    // These the platform puts together.
    let made: Vec<&str> = made.iter().copied().chain(["illegal-", "option-", "score-"]).collect();
    for key in keys(sentences).into_iter().filter(|key| !made.iter().any(|start| key.starts_with(start))) {
        let used = said.contains(&format!("\"{key}\"")) || sentences.contains(&format!("{{ {key} }}"));
        assert!(used, "nothing says {key}");
    }
}

/// A refusal as it is written in the sources: `Illegal::new("R4.3", "not_your_turn")`, or with a number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Refusal {
    pub rule: String,
    /// An expression, where it is worked out.
    pub code: String,
    pub with_number: bool,
}

/// Every refusal in a game's sources.
pub fn refusals<G: Game>() -> Vec<Refusal> {
    let refusal = |written: &str| {
        let (args, rest) = written.split_once(')').expect("closed");
        let parts: Vec<&str> = args.split(',').map(|part| part.trim().trim_matches('"')).collect();
        let [rule, code] = parts[..] else { panic!("Illegal::new({args})") };
        Refusal { rule: rule.to_owned(), code: code.to_owned(), with_number: rest.starts_with(".with(") }
    };
    sources::<G>().split("Illegal::new(").skip(1).map(refusal).collect()
}

/// Every option has a title and an explanation, and each of its values a name.
pub fn options_have_words<G: Game>() {
    for words in all::<G>() {
        for spec in G::option_specs() {
            let title = format!("option-{}", spec.id);
            let mut wanted = vec![format!("{title}-help")];
            if let OptionKind::Choice { values, .. } | OptionKind::PerSeat { values, .. } = &spec.kind {
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

/// Every category of the scores has a name and an explanation.
pub fn scores_have_words<G: Game>(options: &G::Options, seats: u8) {
    let outcome = position::<G>(options, seats, 1, u32::MAX).outcome().expect("played to the end");
    for words in all::<G>() {
        for (category, _) in outcome.scores.iter().flat_map(|score| &score.parts) {
            assert!(words.has(&format!("score-{category}")), "{}: {category}", words.language);
            assert!(words.has(&format!("score-{category}-text")), "{}: {category} explained", words.language);
        }
    }
}

/// Every text that the game can say in these random games exists in every language.
pub fn are_complete<G: Presentation>(options: &G::Options, seats: u8, games: u64) {
    let speak = all::<G>();
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
            for words in &speak {
                assert_complete(&action, &words.say(&before.describe(seat, &action)));
                assert_complete(&"prompt", &words.say(&before.prompt(seat)));
                events.iter().for_each(|event| assert_complete(event, &words.say(&G::narrate(event))));
                if rng.below(50) == 0 {
                    let refusals = tries.iter().filter_map(|action| before.check(seat, action).err());
                    refusals.for_each(|illegal| assert_complete(&illegal, &words.say(&illegal.message())));
                    let text = G::render(&before.view(Viewer::Seat(seat)), words);
                    assert_complete(&"text view", &text);
                }
            }
        }
    }
}

/// Random games in which somebody listens: a few at every table (options, seats).
pub struct Games<G: Game> {
    pub tables: Vec<(G::Options, u8)>,
    /// Choices that the players think about twice, where random play would not get far.
    pub dull: fn(&G::Action) -> bool,
}

impl<G: Presentation> Games<G> {
    /// Positions all over the games, with a seat that decides and its choices.
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
                    let action = if (self.dull)(&first) { *rng.pick(&actions).expect("never stuck") } else { first };
                    game.apply(seat, &action, &mut Silent).expect("listed");
                }
            }
        }
    }

    /// Two choices are never called the same.
    pub fn labels_differ(&self) {
        let speak = all::<G>();
        self.positions(|game, seat, actions, _| {
            for words in &speak {
                let mut seen: HashMap<String, G::Action> = HashMap::new();
                for action in actions {
                    let label = words.say(&game.describe(seat, action));
                    if let Some(other) = seen.insert(label.clone(), *action) {
                        panic!("{action:?} and {other:?} are both called: {label}");
                    }
                }
            }
        });
    }

    /// No label depends on what its reader may not know: of the choices, of what a person might try, and of some `more` actions.
    pub fn labels_tell_nothing_hidden(&self, more: &[G::Action]) {
        self.positions(|game, seat, actions, rng| {
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), rng);
            let mut tries = [actions, more].concat();
            game.attempts(seat, &mut tries);
            for action in tries {
                assert_eq!(game.describe(seat, &action), other.describe(seat, &action), "{action:?}");
            }
        });
    }

    /// Whatever an action says, it has a label and can be checked, in any position and for any seat: the `odd` ones, those of earlier
    /// positions, and damaged ones.
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
                    let _ = game.check(seat, action);
                }
                assert_complete(&"prompt", &words.say(&game.prompt(seat)));
            }
        });
    }

    /// The position in words is plain text in lines of at most so many characters, also at the end.
    pub fn table_fits(&self, width: usize) {
        let speak = all::<G>();
        let fits =
            |game: &G, viewer: Viewer| speak.iter().for_each(|words| text_fits(&G::render(&game.view(viewer), words), width));
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
        assert_eq!(line, line.trim_end(), "spaces at the end");
        assert!(line.chars().all(|c| c.is_ascii_graphic() || c == ' ' || c.is_alphabetic()), "an odd character: {line}");
    }
}
