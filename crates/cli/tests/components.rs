//! `--components DIR`: an owner's corrected data.

mod support;

use std::fs;

use support::Folder;

const PLANETS: &str = include_str!("../../games/kepler-3042/data/planets.toml");
const SOLO: &str = include_str!("../../games/kepler-3042/data/solo.toml");
const COUNTS: &str = include_str!("../../games/kepler-3042/data/components.toml");
const EVENTS: &str = include_str!("../../games/planet-unknown/data/events.toml");

/// Writes a shipped file with one change into the owner's folder. Returns the folder.
#[track_caller]
fn corrected(folder: &Folder, file: &str, shipped: &str, from: &str, to: &str) -> String {
    assert!(shipped.contains(from), "{file} has {from}");
    let dir = folder.file("own");
    let _ = fs::remove_dir_all(&dir);
    let path = folder.file(&format!("own/{file}"));
    fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
    fs::write(path, shipped.replacen(from, to, 1)).unwrap();
    dir
}

/// A change of the first planet's victory points.
fn corrected_planets(folder: &Folder) -> String {
    let first = PLANETS.lines().find(|line| line.starts_with("vp = ")).unwrap();
    corrected(folder, "kepler-3042/planets.toml", PLANETS, first, "vp = 9")
}

fn hash(listing: &str) -> &str {
    listing.trim_end().rsplit(' ').next().unwrap()
}

#[test]
fn records_name_the_data_they_were_played_with() {
    let folder = Folder::new();
    let dir = corrected_planets(&folder);
    let file = folder.file("game");
    let shipped = folder.run(&["rules", "kepler-3042", "--components"], "").fine();
    let own = folder.run(&["rules", "kepler-3042", "--components", &dir], "").fine();
    assert!(own.contains("planets.toml (your own file)\n") && !own.contains("board.toml (your own file)"), "{own}");
    assert!(!shipped.contains("(your own file)"), "{shipped}");
    assert_ne!(hash(&shipped), hash(&own));

    let play =
        ["play", "kepler-3042", "--seats", "bot:random,bot:random", "--seed", "7", "--record", &file, "--components", &dir];
    folder.run(&play, "").fine();
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains(&format!("\ncomponents {}\n", hash(&own))), "{record}");
    let refused = folder.run(&["replay", &file], "").refused(1);
    assert!(refused.contains(hash(&own)) && refused.contains(hash(&shipped)), "{refused}");
    let told = folder.run(&["replay", &file, "--components", &dir], "").fine();
    assert!(told.contains(&format!("As recorded: rules version 1, components {}", hash(&own))), "{told}");
}

#[test]
fn a_comment_changes_nothing() {
    let folder = Folder::new();
    let dir = corrected(&folder, "kepler-3042/planets.toml", PLANETS, "[[planet]]", "# Looked up in the box.\n[[planet]]");
    let own = folder.run(&["rules", "kepler-3042", "--components", &dir], "").fine();
    assert_eq!(hash(&own), hash(&folder.run(&["rules", "kepler-3042", "--components"], "").fine()));
}

#[test]
fn bots_play_with_corrected_data() {
    let folder = Folder::new();
    let dir = corrected(&folder, "kepler-3042/components.toml", COUNTS, "planet_short = 1\n", "planet_short = 9\n");
    let sim = |more: &[&str]| {
        let args = ["sim", "kepler-3042", "--players", "2", "--games", "4", "--bots", "greedy", "--json"];
        let said: serde_json::Value = serde_json::from_str(&folder.run(&[&args, more].concat(), "").fine()).unwrap();
        said["seats"][0]["mean_score"].as_f64().unwrap()
    };
    assert_ne!(sim(&[]), sim(&["--components", &dir]), "a colony near Sol is worth more");
}

#[test]
fn errors_name_file_entry_and_field() {
    let folder = Folder::new();
    let broken = |file: &str, shipped: &str, from: &str, to: &str, flaw: &str| {
        let dir = corrected(&folder, file, shipped, from, to);
        let said = folder.run(&["sim", "connect-four", "--games", "1", "--components", &dir], "").refused(2);
        assert_eq!(said, format!("error: {dir}/{file}: {flaw}\n"));
    };
    let planets = "kepler-3042/planets.toml";
    let thirteen = PLANETS.split("[[planet]]").find(|entry| entry.contains("number = 13\n")).unwrap();
    let planet = |from: &str, to: &str, flaw: &str| broken(planets, PLANETS, thirteen, &thirteen.replacen(from, to, 1), flaw);
    planet("vp = 4\n", "\n", "planet 13: vp: missing");
    let not_a_number = "“many” does not fit here";
    planet("vp = 4\n", "vp = \"many\"\n", &format!("planet 13: vp: {not_a_number}"));
    planet("vp = 4\n", "vp = 4\nvps = 4\n", "planet 13: vps: there is no such field");
    planet("level = 3\n", "level = 9\n", "planet 13: level: 9 is not between 1 and 4");
    planet("mark = \"\"", "mark = \"5\"", "planet 13: mark: “5” is not known here");
    planet("number = 13\n", "number = 31\n", "planet 13: missing");
    broken(
        "kepler-3042/solo.toml",
        SOLO,
        "\"project-helios\", \"project-titan\"]",
        "\"project-helios\"]",
        "campaign galaxy-edge: objectives: 3 where the game has 4",
    );
    broken(
        "kepler-3042/solo.toml",
        SOLO,
        "\"project-titan\"]",
        "\"project-x\"]",
        "campaign galaxy-edge: objectives[3]: “project-x” is not known here",
    );
    broken(
        "kepler-3042/components.toml",
        COUNTS,
        "mines = 2",
        "mines = 3",
        "player_count 1: tiles: this does not agree with planets + mines + colonial_objectives",
    );
    let event = EVENTS.split("[[event]]").find(|entry| entry.contains("on = \"tile_placed_this_round\"")).unwrap();
    let id = event.lines().find_map(|line| line.strip_prefix("id = ")).unwrap().trim_matches('"');
    broken(
        "planet-unknown/events.toml",
        EVENTS,
        "on = \"tile_placed_this_round\"",
        "on = \"moon\"",
        &format!("event {id}: effect.extra_rover.on: “moon” is not known here"),
    );
}

#[test]
fn errors_are_said_in_the_language_of_the_reader() {
    let folder = Folder::new();
    let dir = corrected(&folder, "kepler-3042/planets.toml", PLANETS, "vp = ", "vp_ = ");
    let said = folder.run(&["play", "connect-four", "--lang", "it", "--components", &dir], "").refused(2);
    assert_eq!(said, format!("error: {dir}/kepler-3042/planets.toml: planet 1: vp_: questo campo non esiste\n"));
    let dir = corrected(&folder, "kepler-3042/planets.toml", PLANETS, "[[planet]]", "[[planet]");
    let said = folder.run(&["play", "connect-four", "--lang", "it", "--components", &dir], "").refused(2);
    assert!(said.contains("planets.toml: riga 68: questo non è TOML\n"), "{said}");
}

#[test]
fn unknown_games_and_files_are_refused() {
    let folder = Folder::new();
    let dir = corrected(&folder, "chess/planets.toml", PLANETS, "vp = ", "vp = ");
    let said = folder.run(&["serve", "--components", &dir], "").refused(2);
    assert!(said.contains(&format!("{dir}/chess: there is no game of this name; there are: kepler-3042")), "{said}");
    let dir = corrected(&folder, "kepler-3042/planet.toml", PLANETS, "vp = ", "vp = ");
    let said = folder.run(&["serve", "--components", &dir], "").refused(2);
    assert!(said.contains(&format!("{dir}/kepler-3042/planet.toml: kepler-3042 has no component file of this name")), "{said}");
    let said = folder.run(&["serve", "--components", &folder.file("nowhere")], "").refused(2);
    assert!(said.contains("nowhere: this cannot be read: "), "{said}");
}
