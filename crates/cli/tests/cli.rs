//! The program from the outside: output and exit codes of every command.

mod support;

use serde_json::Value;
use support::{Folder, Said};

fn orrery(args: &[&str]) -> Said {
    Folder::new().run(args, "")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Player 1 wins upright in column 1.
const QUICK_GAME: &str = "1\n2\n1\n2\n1\n2\n1\n";

#[test]
fn games_are_listed() {
    let listed = json(&orrery(&["games", "--json"]).fine());
    let connect = listed.as_array().unwrap().iter().find(|game| game["id"] == "connect-four").unwrap();
    assert_eq!(connect["players"]["max"], 2);
    assert_eq!(connect["example"], true);
    assert!(orrery(&["games"]).fine().contains("connect-four: Connect Four (example)\n  2 players, 5-10 minutes"));
    let italian = orrery(&["games", "--lang", "it"]).fine();
    assert!(italian.contains("(esempio)\n  2 giocatori, 5-10 minuti, complessità 1,0 su 5"), "{italian}");
}

#[test]
fn every_option_of_every_game_is_explained() {
    for language in ["en", "it"] {
        assert!(!orrery(&["games", "--lang", language]).fine().contains('⟦'));
        assert!(!orrery(&["games", "--json", "--lang", language]).fine().contains('⟦'));
    }
}

#[test]
fn rules_are_read_whole_or_in_part() {
    let whole = orrery(&["rules", "connect-four"]).fine();
    assert!(whole.starts_with("Connect Four\n\nTwo players") && whole.contains("\nR3 End\n"), "{whole}");
    assert!(!whole.contains('#'));
    for number in ["R2", "r2", "2"] {
        let section = orrery(&["rules", "connect-four", number]).fine();
        assert!(section.starts_with("R2 Turn\nPlayer 1 begins") && !section.contains("R3"), "{section}");
    }
    assert!(orrery(&["rules", "connect-four", "R2", "--lang", "it"]).fine().starts_with("R2 Turno\nComincia"));
    assert_eq!(orrery(&["rules", "connect-four", "--contents"]).fine(), "R1 Grid\nR2 Turn\nR3 End\n");
    let unknown = orrery(&["rules", "connect-four", "R9"]).refused(2);
    assert!(unknown.contains("no rule R9; there are: R1, R2, R3"), "{unknown}");
}

#[test]
fn cases_of_a_rule_are_listed() {
    let cases = orrery(&["rules", "kepler-3042", "6.5", "--cases"]).fine();
    assert!(cases.starts_with("R6.5 Terraform: ") && cases.contains(" cases\n"), "{cases}");
    assert!(cases.contains(", rulebook example\n      "), "{cases}");
    assert!(cases.contains("\n  r6_5_the_level_of_the_planet_must_be_mastered, rule test\n"), "{cases}");
    let chapter = orrery(&["rules", "connect-four", "R3", "--cases", "--lang", "it"]).fine();
    assert!(chapter.starts_with("R3 Fine: 3 casi\n") && chapter.contains(", test della regola\n"), "{chapter}");
    let counted = orrery(&["rules", "connect-four", "--cases"]).fine();
    assert!(counted.starts_with("R1 Grid  2\n"), "{counted}");
    let unknown = orrery(&["rules", "connect-four", "R9", "--cases"]).refused(2);
    assert!(unknown.contains("no rule R9; there are: R1, R2, R3"), "{unknown}");
}

#[test]
fn components_name_their_source() {
    assert!(orrery(&["rules", "connect-four", "--components"]).fine().contains("no component data"));
    for game in json(&orrery(&["games", "--json"]).fine()).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        orrery(&["rules", id, "--components", "--lang", "it"]).fine();
    }
}

#[test]
fn wrong_arguments_are_refused_in_one_line() {
    let refused = |args: &[&str], about: &str| {
        let line = orrery(args).refused(2);
        assert!(line.contains(about), "{line}");
    };
    refused(&["play", "nothing"], "unknown game 'nothing'; there are: ");
    refused(&["rules", "nothing"], "connect-four");
    refused(&["sim", "nothing"], "connect-four");
    refused(&["bench", "nothing"], "connect-four");
    refused(&["play", "connect-four", "--seats", "me,bot:nobody"], "'nobody' is not a bot");
    refused(&["play", "connect-four", "--seats", "me,you"], "'you' is not a seat");
    refused(&["play", "connect-four", "--players", "2", "--seats", "me,me,me"], "--seats names 3");
    refused(&["play", "connect-four", "--players", "3"], "is for 2 players, not 3");
    refused(&["play", "connect-four", "--options", "a=b"], "unknown option 'a'");
    refused(&["play", "connect-four", "--options", "a=b", "--lang", "it"], "opzione sconosciuta 'a'; questo gioco non ne ha");
    let level = ["--players", "1", "--options", "campaign_level=2", "--lang", "it"];
    let closed = "Livello: il livello 2 si apre superando il livello 1";
    refused(&[&["play", "kepler-3042"], &level[..]].concat(), closed);
    let stored = ["--players", "1", "--options", "campaign_level=2,previous_score=40"];
    refused(&[&["play", "kepler-3042"], &stored[..]].concat(), "unknown option 'previous_score'");
    refused(&["play", "nothing", "--lang", "it"], "gioco sconosciuto 'nothing'; ci sono: ");
    refused(&["play", "connect-four", "--seats", "me,you", "--lang", "it"], "'you' non è un posto; scrivi me o bot:<bot>");
    refused(&["play", "connect-four", "--seats", "me,bot:nobody", "--lang", "it"], "'nobody' non è un bot; si accettano random");
    let seats = ["--players", "2", "--seats", "me,me,me", "--lang", "it"];
    refused(&[&["play", "connect-four"], &seats[..]].concat(), "--players 2, ma --seats ne elenca 3");
    refused(&["rules", "connect-four", "R9", "--lang", "it"], "connect-four non ha la regola R9; ci sono: R1");
    refused(&["sim", "connect-four", "--bots", "nobody"], "'nobody' is not a bot");
    refused(&["sim", "connect-four", "--bots", "random,random,random"], "not 3");
    refused(&["play"], "<GAME>");
    refused(&["dance"], "unrecognized subcommand");
    refused(&["games", "--lang", "xx"], "xx");
    refused(&["bench", "--seconds", "0"], "--seconds");
}

#[test]
fn a_whole_game_at_one_keyboard() {
    let folder = Folder::new();
    let file = folder.file("game");
    let script =
        format!("4\nundo\nwhy 2\nwhy column 8\nrule R1\nrule 9\nhistory\nshow\nnonsense\n99\nsave {file}\n1\n4\n1\n4\n1\n4\n");
    let out = folder.run(&["play", "connect-four", "--seats", "me,me", "--seed", "5"], &script).fine();
    for said in [
        "Connect Four. Player 1, Player 2. Seed 5.",
        "Player 1: Drop a disc into which column?\n1. Column 1\n",
        "> 4\nPlayer 1 drops a disc into column 4.",
        "> undo\nThe last decision was not yours",
        "> why 2\nColumn 2: allowed, choice 2.",
        "> why column 8\nColumn 8: There are only seven columns. (R1 Grid; read it with: rule R1)",
        "> rule R1\nR1 Grid\nThe grid has seven columns",
        "> rule 9\nThere is no rule 9. Near it: R1, R2, R3",
        "> history\nPlayer 1 drops a disc into column 4.\n> show",
        "\"nonsense\" means nothing here.",
        "There are choices 1 to 7.",
        "Four in a line         1         0\nTotal                  1         0\nPlace                  1         2\nPlayer 1 wins.",
    ] {
        assert!(out.contains(said), "missing: {said}\n{out}");
    }
    assert!(!out.contains("press Enter"), "nothing is hidden in this game: {out}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("seats [\"me\",\"me\"]\nseed 5\n\n0 {\"column\":3} #"), "{record}");
    assert_eq!(record.lines().count(), 9 + 7);
}

#[test]
fn a_closed_column_says_why() {
    let full = "1\n".repeat(6) + "why column 1\n";
    let out = Folder::new().run(&["play", "connect-four", "--seats", "me,me", "--show", "none"], &full).fine();
    assert!(out.contains("Column 1: That column is full. (R2 Turn; read it with: rule R2)"), "{out}");
    assert!(!out.contains(" . . ."), "no table is shown: {out}");
}

#[test]
fn italian_all_the_way() {
    let script = "perché colonna 8\naiuto\n".to_owned() + QUICK_GAME;
    let out = Folder::new().run(&["play", "connect-four", "--seats", "me,me", "--lang", "it"], &script).fine();
    for said in [
        "Giocatore 1: In quale colonna lasci cadere il disco?",
        "Colonna 8: Le colonne sono soltanto sette. (R1 Griglia; per leggerla: regola R1)",
        "annulla il tuo ultimo passo",
        "Giocatore 1 lascia cadere",
        "Foglio dei punti",
        "Vince Giocatore 1.",
    ] {
        assert!(out.contains(said), "missing: {said}\n{out}");
    }
    let by_locale = Folder::new().command(&["games"]).env("LC_ALL", "it_IT.UTF-8").output().unwrap();
    assert!(String::from_utf8(by_locale.stdout).unwrap().contains("giocatori"));
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let folder = Folder::new();
    let out = folder.run(&["play", "connect-four"], "").fine();
    assert!(out.contains("Goodbye. The game was not saved."), "{out}");
    let file = folder.file("game");
    let out = folder.run(&["play", "connect-four", "--record", &file, "--seats", "me,me"], "4\nquit\n").fine();
    assert!(out.contains("orrery play --resume"), "{out}");
    assert!(std::fs::read_to_string(&file).unwrap().contains("\n\n0 {\"column\":3} #"));
    let again = folder.run(&["play", "connect-four", "--record", &file], "").refused(1);
    assert!(again.contains("exists"), "a record is never written over: {again}");
}

/// In an Edge window of SpaceCorp (R8.4) nobody can tell who has a choice: everybody is asked, and people before bots.
#[test]
fn a_closed_question_is_asked_even_without_a_choice() {
    let folder = Folder::new();
    let out = folder.run(&["play", "spacecorp", "--seats", "me,me", "--seed", "5"], &"1\n".repeat(80)).fine();
    for prompt in ["Player 1: Your turn begins. ", "Player 2: The turn of Player 1 begins. "] {
        assert!(out.contains(&format!("{prompt}Do you play an Edge?\n1. Play no Edge\n")), "{out}");
    }
    assert!(!out.contains("Only one choice: Play no Edge"), "{out}");

    let file = folder.file("game");
    folder.run(&["play", "spacecorp", "--seats", "bot:greedy,me", "--seed", "5", "--record", &file], "1\nquit\n").fine();
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("\n\n1 \"decline\" #"), "{record}");
}

#[test]
fn a_record_is_resumed_and_replayed() {
    let folder = Folder::new();
    let file = folder.file("game");
    folder.run(&["play", "connect-four", "--record", &file, "--seats", "me,me"], "1\n2\n1\n").fine();
    let told = folder.run(&["replay", &file], "").fine();
    assert!(told.contains("3. Player 1: Column 1\n   Player 1 drops a disc into column 1."), "{told}");
    assert!(told.contains("The game is not over; 3 decisions stand. To decide: Player 2."), "{told}");
    assert!(told.contains("As recorded: rules version 1, components "), "{told}");
    // A crash in the middle of a line.
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, whole.clone() + "1 {\"col").unwrap();
    assert!(folder.run(&["replay", &file], "").refused(1).contains("line 13: the line is cut short"));
    let out = folder.run(&["play", "--resume", &file], "history\n2\n1\n2\n1\n").fine();
    assert!(out.contains("> history\nPlayer 1 drops a disc into column 1.\nPlayer 2"), "{out}");
    assert!(out.contains("Player 1 wins."), "{out}");
    assert!(std::fs::read_to_string(&file).unwrap().starts_with(&whole), "the record only grows");
    let told = folder.run(&["replay", &file], "").fine();
    assert!(told.contains("7. Player 1: Column 1") && told.contains("Player 1 wins."), "{told}");
    let finished = folder.run(&["play", "connect-four", "--resume", &file], "").fine();
    assert!(finished.contains("Player 1 wins."), "{finished}");
    assert!(folder.run(&["play", "nothing", "--resume", &file], "").refused(2).contains("unknown game"));
}

#[test]
fn replays_show_positions_steps_and_json() {
    let folder = Folder::new();
    let file = folder.file("game");
    folder.run(&["play", "connect-four", "--record", &file, "--seats", "me,me"], QUICK_GAME).fine();
    let at = folder.run(&["replay", &file, "--at", "2"], "").fine();
    assert!(at.starts_with("After 2 decisions of 7:") && at.contains(" x o . . . . ."), "{at}");
    assert!(folder.run(&["replay", &file, "--at", "8"], "").refused(2).contains("only 7 decisions"));
    assert!(folder.run(&["replay", &file, "--seat", "3"], "").refused(2).contains("no seat 3"));
    let position = json(&folder.run(&["replay", &file, "--at", "2", "--json"], "").fine());
    assert_eq!((&position["ply"], &position["to_decide"][0]), (&2.into(), &0.into()));
    let stepped = folder.run(&["replay", &file, "--step"], "\n\n").fine();
    assert_eq!(stepped.matches("Enter goes on.").count(), 3, "at the end of the input the rest runs through: {stepped}");
    assert_eq!(stepped.matches(" 1 2 3 4 5 6 7").count(), 7);
    let whole = json(&folder.run(&["replay", &file, "--json"], "").fine());
    assert_eq!(whole["outcome"]["winners"][0], 0);
    assert_eq!(whole["steps"].as_array().unwrap().len(), 7);
    assert_eq!(whole["steps"][0]["events"][0]["text"], "Player 1 drops a disc into column 1.");
    let as_seat_2 = folder.run(&["replay", &file, "--seat", "2"], "").fine();
    assert!(as_seat_2.contains("1. Player 1 decides.") && as_seat_2.contains("2. Player 2: Column 2"), "{as_seat_2}");
}

#[test]
fn a_damaged_record_names_its_entry_and_its_line() {
    let folder = Folder::new();
    let file = folder.file("game");
    folder.run(&["play", "connect-four", "--record", &file, "--seats", "me,me"], QUICK_GAME).fine();
    let good = std::fs::read_to_string(&file).unwrap();
    let damaged = |from: &str, to: &str, about: &str| {
        let path = folder.file("damaged");
        std::fs::write(&path, good.replacen(from, to, 1)).unwrap();
        for args in [["replay", path.as_str()].as_slice(), &["play", "--resume", path.as_str()]] {
            let line = folder.run(args, "").refused(1);
            assert!(line.contains(&format!("{path}: {about}")), "{line}");
        }
    };
    damaged("1 {\"column\":1}", "1 {\"column\":9}", "entry 2, line 11 (rules version 1): player 2 may not do this");
    damaged("0 {\"column\":0}", "1 {\"column\":0}", "entry 1, line 10 (rules version 1): ");
    damaged("1 {\"column\":1}", "1 {\"column\":2}", "entry 2, line 11: the position after this entry is not the recorded one");
    damaged("1 {\"column\":1}", "1 {column}", "entry 2, line 11: this is not JSON");
    damaged("connect-four", "chess", "line 2: unknown game 'chess'; there are: ");
    damaged("rules 1", "rules 99", "line 3: ");
    damaged("\ncomponents ", "\ncomponents other", "line 4: played with other components");
    damaged("orrery-record 2", "something else", "line 1: this is not an Orrery record");
    let path = folder.file("damaged");
    std::fs::write(&path, good.replacen("orrery-record 2", "record", 1)).unwrap();
    let italian = folder.run(&["replay", &path, "--lang", "it"], "").refused(1);
    assert!(italian.contains(": riga 1: non è una registrazione di Orrery"), "{italian}");
    std::fs::write(&path, good.replacen("connect-four", "chess", 1)).unwrap();
    let italian = folder.run(&["replay", &path, "--lang", "it"], "").refused(1);
    assert!(italian.contains(": riga 2: gioco sconosciuto 'chess'; ci sono: "), "{italian}");
    std::fs::write(&path, good.replacen("\"me\"", "\"bot:nobody\"", 1)).unwrap();
    let seats = folder.run(&["play", "--resume", &path, "--lang", "it"], "").refused(1);
    assert!(seats.contains(": riga 7: 'nobody' non è un bot"), "{seats}");
    let missing = folder.run(&["replay", &folder.file("missing")], "").refused(1);
    assert!(missing.contains("missing: "), "{missing}");
}

#[test]
fn bots_play_alike_from_the_same_seed() {
    let play = || Folder::new().run(&["play", "connect-four", "--seed", "9", "--seats", "me,bot:easy"], "4\n4\n4\n").fine();
    let first = play();
    assert!(first.contains("Player 2 (easy)") && first.contains("Since your last decision:\nPlayer 2 drops"), "{first}");
    assert_eq!(first, play());
    let watched = orrery(&["play", "connect-four", "--seats", "bot:random,bot:random"]).fine();
    assert!(watched.contains("Player 2 drops") && watched.contains("Score sheet"), "{watched}");
}

/// A report without the fields that depend on the machine.
fn timeless(args: &[&str]) -> Value {
    let mut report = json(&orrery(args).fine());
    for field in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(report.as_object_mut().unwrap().remove(field).is_some(), "no {field}: {report}");
    }
    report
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let with = |threads| {
        let args = ["sim", "connect-four", "--games", "500", "--bots", "random,greedy", "--seed", "4", "--json", "--threads"];
        timeless(&[args.as_slice(), &[threads]].concat())
    };
    let one = with("1");
    assert_eq!(one, with("3"));
    assert_eq!((&one["game"], &one["games"], &one["finished"]), (&"connect-four".into(), &500.into(), &500.into()));
    for field in ["wins", "win_rate", "win_rate_low", "win_rate_high", "mean_score", "score_low", "score_high", "categories"] {
        assert!(!one["seats"][1][field].is_null(), "no {field}");
    }
}

#[test]
fn simulations_are_summed_up_and_written_row_by_row() {
    let folder = Folder::new();
    let file = folder.file("rows.csv");
    let args = ["sim", "connect-four", "--games", "200", "--threads", "3", "--csv", &file];
    let out = folder.run(&args, "").fine();
    assert!(out.contains("200 games with 2 players") && out.contains("Share of wins (95 %)"), "{out}");
    let rows = std::fs::read_to_string(&file).unwrap();
    assert!(rows.starts_with("game,seed,decisions,place_1,share_1,score_1,line_1,place_2"), "{rows}");
    let games: Vec<u64> = rows.lines().skip(1).map(|row| row.split(',').next().unwrap().parse().unwrap()).collect();
    assert_eq!(games, (0..200).collect::<Vec<u64>>());
    let nowhere = folder.file("no/such/folder.csv");
    orrery(&["sim", "connect-four", "--games", "1", "--csv", &nowhere]).refused(1);
}

/// The cells of the first line that starts with this title.
fn cells(text: &str, title: &str) -> Vec<f64> {
    let line = text.lines().find(|line| line.starts_with(title)).unwrap_or_else(|| panic!("no {title}: {text}"));
    line[title.len()..].split_whitespace().map(|cell| cell.replace(',', ".").parse().unwrap()).collect()
}

#[test]
fn reports_say_where_points_come_from_and_what_was_decided() {
    let args = ["sim", "starship-interstellar", "--players", "2", "--games", "6", "--report"];
    let out = orrery(&args).fine();
    for title in
        ["Plans: what a player relied on", "Points per player and game", "Decisions per player and game", "Events per player"]
    {
        assert!(out.contains(title), "no {title}: {out}");
    }
    let report = out.split("Points per player and game").nth(1).unwrap();
    let during = cells(report, "During the game");
    assert!(cells(report, "  mechanism")[0] < during[0] && cells(report, "Total")[0] > during[0], "{report}");
    // Possible, then all, winners and others: nobody can pass more often than it was possible.
    let pass = cells(report, "pass");
    assert!(pass[0] >= pass[1] && pass[1] > 0.0, "{report}");
    assert!(report.contains("  drill_1") && report.contains("developed"), "{report}");
    let italian = orrery(&[&args[..], &["--lang", "it"]].concat()).fine();
    assert!(italian.contains("Decisioni per giocatore e partita") && italian.contains("Vincitori"), "{italian}");
    assert_eq!(cells(italian.split("Punti per giocatore").nth(1).unwrap(), "Durante la partita"), during);
    let json = json(&orrery(&[&args[..], &["--json"]].concat()).fine());
    let groups = json["breakdown"]["groups"].as_array().unwrap();
    assert_eq!((&groups[0]["group"], &groups[0]["seats"]), (&"all".into(), &12.into()));
    assert_eq!(json["breakdown"]["points"][0]["means"].as_array().unwrap().len(), groups.len());
}

#[test]
fn benchmarks_have_their_fields() {
    let reports = json(&orrery(&["bench", "connect-four", "--seconds", "0.1", "--json"]).fine());
    assert_eq!((&reports[0]["game"], &reports[0]["players"]), (&"connect-four".into(), &2.into()));
    for field in ["decisions_per_second", "games_per_second", "clone_ns", "state_bytes", "legal_ns", "apply_ns"] {
        assert!(reports[0][field].as_f64().is_some_and(|value| value > 0.0), "no {field}: {reports}");
    }
    assert!(orrery(&["bench", "--seconds", "0.05"]).fine().contains("connect-four"));
}

#[test]
fn playouts_count_decisions() {
    let count = |games| orrery(&["playout", "connect-four", "--games", games]).fine().trim().parse::<u64>().unwrap();
    assert!(count("10") >= 70 && count("20") > count("10"));
    assert_eq!(count("10"), count("10"));
}

#[test]
fn a_damaged_book_is_not_written_over() {
    let folder = Folder::new();
    std::fs::write(folder.file("book.json"), "nonsense").unwrap();
    let line = folder.run(&["play", "connect-four"], "").refused(1);
    assert!(line.contains("book.json: not a book"), "{line}");
    std::fs::write(folder.file("book.json"), "{\"some-game/level\": 3}").unwrap();
    folder.run(&["play", "connect-four", "--seats", "me,me"], QUICK_GAME).fine();
    assert_eq!(std::fs::read_to_string(folder.file("book.json")).unwrap(), "{\"some-game/level\": 3}");
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    let folder = Folder::new();
    for args in [["rules", "connect-four"].as_slice(), &["games"], &["play", "connect-four"]] {
        let mut child = folder.command(args).spawn().unwrap();
        drop(child.stdout.take());
        drop(child.stdin.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()), "{args:?}");
    }
}

/// The first choice of every decision, to the end.
#[test]
fn a_whole_solo_game_of_kepler() {
    let input = "1\n".repeat(2000);
    let out = Folder::new()
        .run(&["play", "kepler-3042", "--players", "1", "--seed", "5", "--show", "none", "--lang", "en"], &input)
        .fine();
    assert!(out.contains("Round 16."), "{out}");
    assert!(out.contains("Score sheet") && out.contains("Total"), "{out}");
}

#[test]
fn a_whole_game_of_kepler_at_one_keyboard_with_curtains() {
    // An empty line passes a curtain, a number picks a choice.
    let folder = Folder::new();
    let input = "1\n".repeat(6000);
    let args = [
        "play",
        "kepler-3042",
        "--seats",
        "me,me",
        "--seed",
        "6",
        "--show",
        "none",
        "--lang",
        "en",
        "--record",
        &folder.file("game"),
    ];
    let out = folder.run(&args, &input).fine();
    assert!(out.contains("Score sheet"), "{}", &out[out.len().saturating_sub(2000)..]);
    let told = folder.run(&["replay", &folder.file("game"), "--lang", "it"], "").fine();
    assert!(told.contains("Round 16"), "{}", &told[told.len().saturating_sub(1000)..]);
}

#[test]
fn a_campaign_level_opens_with_a_success_on_the_level_before() {
    let folder = Folder::new();
    let level_2 = ["play", "kepler-3042", "--players", "1", "--options", "campaign_level=2", "--show", "none", "--lang", "en"];
    let said = folder.run(&level_2, "");
    assert_eq!((said.code, said.out.as_str()), (Some(2), ""), "{}", said.err);
    assert!(said.err.contains("level 2 opens with a success on level 1"), "{}", said.err);
    std::fs::write(folder.file("book.json"), r#"{"kepler-3042/galaxy-edge/1": 47}"#).unwrap();
    // 17 points above the minimum give three cubes of any kind.
    let out = folder.run(&level_2, "1\n2\n1\n").fine();
    assert!(out.contains("bonus cube"), "{out}");
    let other = ["play", "kepler-3042", "--players", "1", "--options", "campaign=sagittarius-a,campaign_level=2"];
    assert_eq!(folder.run(&other, "").code, Some(2), "every campaign has its own successes");
}

#[test]
fn places_of_a_tile_are_listed_by_orientation() {
    let play = ["play", "planet-unknown", "--seats", "me,me", "--seed", "3", "--show", "none", "--lang"];
    let told = |language: &str, script: &str| Folder::new().run(&[&play[..], &[language]].concat(), script).fine();
    let english = told("en", "1\n1\nb D2\nundo\nb Z9\n26\nquit\n");
    let groups: Vec<&str> = english.lines().filter(|line| line.contains(", top left on: ")).collect();
    assert_eq!(groups.len(), 16, "a line for each orientation, before and after the undo: {english}");
    assert!(groups[0].starts_with("a. Rr/wW, top left on: F1 D2-E2 G2-H2 ") && groups[1].starts_with("b. wR/Wr"), "{english}");
    assert!(english.contains("pick a choice: a F1\n") && !english.contains("Place: "), "{english}");
    let next = "Which icon of the tile comes first?\n1. First: water icon, 2 squares on ice\n";
    assert_eq!(english.matches(next).count(), 2, "by letter and square, and by number: {english}");
    assert!(english.contains("\"b Z9\" means nothing here"), "{english}");
    let italian = told("it", "1\n1\nesci\n");
    assert!(italian.contains("a. Rr/wW, in alto a sinistra in: F1 D2-E2 "), "{italian}");
}
