//! The command as people and programs call it.

#![allow(clippy::unwrap_used, reason = "a test's helpers may stop the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn tinstar(args: &[&str]) -> Output {
    command(args).output().expect("the program starts")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tinstar"));
    command.args(args).env("LC_ALL", "C").env_remove("TINSTAR_LANG").stdin(Stdio::null());
    command
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(&tinstar(args))).expect("output is JSON")
}

/// Exactly one sentence on the error stream, nothing on the other, and this exit code.
fn refused(args: &[&str], code: i32) -> String {
    let output = tinstar(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed something besides");
    let said = String::from_utf8(output.stderr).expect("output is text");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// A folder of this test's own, with the records of a few simulated games.
fn records(test: &str) -> (PathBuf, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    let args =
        ["simulate", "catching-santa", "--games", "3", "--seed", "7", "--bots", "instinct", "--records"];
    stdout(&tinstar(&[&args[..], &[folder.to_str().unwrap()]].concat()));
    let first = folder.join("catching-santa-7-0.json");
    (folder, first)
}

/// The first record with something changed, as a file of its own.
fn changed(test: &str, change: impl Fn(&mut Value)) -> String {
    let (folder, first) = records(test);
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(first).unwrap()).unwrap();
    change(&mut record);
    let path = folder.join("changed.json");
    std::fs::write(&path, record.to_string()).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn wrong_input_gets_one_sentence_and_exit_code_2() {
    let file = env!("CARGO_BIN_EXE_tinstar");
    for (args, said) in [
        (&["simulate", "chess"][..], "There is no game \"chess\" here. The games are: catching-santa,"),
        (&["simulate", "catching-santa", "--players", "7"], "for 2 to 4 players, not 7 (CS-1)"),
        (&["simulate", "catching-santa", "--players", "-1"], "not \"-1\""),
        (&["simulate", "catching-santa", "--games", "-5"], "whole number from 1 to"),
        (&["simulate", "catching-santa", "--games", "0"], "whole number from 1 to"),
        (&["simulate", "catching-santa", "--games", "many"], "not \"many\""),
        (&["simulate", "catching-santa", "--threads", "0"], "whole number from 1 to"),
        (&["simulate", "catching-santa", "--seed", "-1"], "whole number from 0 to"),
        (&["simulate", "catching-santa", "--bots", "genius"], "There is no bot \"genius\""),
        (&["simulate", "catching-santa", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (&["simulate", "catching-santa", "--option", "spaces"], "NAME=VALUE"),
        (&["simulate", "catching-santa", "--option", "colour=1"], "no option \"colour\""),
        (&["simulate", "catching-santa", "--option", "spaces=many"], "cannot be \"many\""),
        (&["simulate", "catching-santa", "--option", "spaces=19"], "(CS-2)"),
        (&["simulate", "catching-santa", "--option", "starts=1,2,3,4,5"], "(CS-4)"),
        (&["simulate", "catching-santa", "--records", file], "cannot be written"),
        (&["balance", "chess"], "There is no game \"chess\""),
        (&["balance", "catching-santa", "--games", "0"], "whole number from 1 to"),
        (&["balance", "catching-santa", "--threads", "none"], "not \"none\""),
        (&["balance", "catching-santa", "--seed", "-1"], "whole number from 0 to"),
        (&["balance", "catching-santa", "--out", file], "cannot be written"),
        (&["play", "catching-santa", "--seats", "you"], "There is 1 name for 2 seats"),
        (&["replay", "/no/such/record"], "cannot be read"),
        (&["verify", "/no/such/record"], "cannot be read"),
        (&["rules", "chess"], "There is no game \"chess\""),
        (&["rules", "catching-santa", "CS-76"], "There are CS-1 – CS-75."),
        (
            &["rules", "colt-express", "CE-172"],
            "There are CE-1 – CE-171, HS-1 – HS-132, MP-1 – MP-113, ELF-1 – ELF-60.",
        ),
        (&["rules", "catching-santa", "--search", "zebra"], "No rule has all of these words"),
        (&["games", "--lang", "de"], "does not speak \"de\""),
    ] {
        let sentence = refused(args, 2);
        assert!(sentence.contains(said), "{args:?} was answered: {sentence}");
    }
}

#[test]
fn what_clap_refuses_has_exit_code_2_too() {
    for args in [&["simulate"][..], &["frobnicate"], &["replay", "x", "--seat", "0", "--all"], &[]] {
        assert_eq!(tinstar(args).status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_simulation_is_the_same_whatever_the_number_of_threads() {
    let report = |threads| {
        let mut report = json(&[
            "simulate",
            "catching-santa",
            "--players",
            "3",
            "--games",
            "2000",
            "--seed",
            "5",
            "--bots",
            "instinct,random",
            "--rules",
            "--json",
            "--threads",
            threads,
        ]);
        let fields = report.as_object_mut().unwrap();
        for field in [
            "threads",
            "seconds",
            "games_per_second",
            "decisions_per_second",
            "decisions_per_second_per_thread",
        ] {
            assert!(fields.remove(field).is_some_and(|value| value.as_f64().unwrap() > 0.0), "{field}");
        }
        report
    };
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!(one, report("7"));
    for field in [
        "game",
        "players",
        "games",
        "seed",
        "decisions_per_game",
        "wins_by_seat",
        "wins_by_bot",
        "rules_fired",
    ] {
        assert!(!one[field].is_null(), "{field}");
    }
    assert_eq!(one["games"], 2000);
}

#[test]
fn every_rule_that_can_fire_does() {
    let report =
        json(&["simulate", "catching-santa", "--players", "4", "--games", "20000", "--rules", "--json"]);
    // CS-48 cannot happen on any board, and CS-75 needs 5000 turns.
    let could: Vec<&str> = report["rules_that_could_have_fired"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_str().unwrap())
        .collect();
    assert_eq!(could, ["CS-48", "CS-75"]);
    assert!(report["rules_fired"]["CS-30"].as_u64().unwrap() > 0);
    let never = report["rules_never_fired"].as_array().unwrap().len();
    assert_eq!(never + report["rules_fired"].as_object().unwrap().len(), 75);
}

#[test]
fn a_simulation_for_people_shows_bars_and_intervals() {
    let shown = stdout(&tinstar(&["simulate", "catching-santa", "--games", "200", "--rules"]));
    for part in ["Decisions per game", "Victories by seat", "0 Blue", "1 Green", "random", "CS-43", "█"] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
    let french = stdout(&tinstar(&["simulate", "catching-santa", "--games", "20", "--lang", "fr"]));
    assert!(french.contains("Victoires par place") && french.contains("Vert"), "{french}");
}

/// Everything in a folder and the folders in it, by name.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.append(&mut files(&entry));
        } else {
            found.insert(entry.clone(), std::fs::read(&entry).unwrap());
        }
    }
    found
}

#[test]
fn a_balance_page_is_written_and_written_again_the_same() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("balance");
    let _ = std::fs::remove_dir_all(&folder);
    let out = folder.to_str().unwrap();
    let write = |threads| {
        let args = [
            "balance",
            "catching-santa",
            "--games",
            "300",
            "--luck",
            "3",
            "--seed",
            "5",
            "--threads",
            threads,
        ];
        let said = stdout(&tinstar(&[&args[..], &["--out", out]].concat()));
        assert!(said.starts_with(&format!("Written: {out}/catching-santa.md, with ")), "{said}");
        files(&folder)
    };
    let first = write("1");
    let page = String::from_utf8(first[&folder.join("catching-santa.md")].clone()).unwrap();
    assert!(page.contains("./tinstar balance catching-santa --games 300 --luck 3 --seed 5"), "{page}");
    let pictures = page.matches("](img/").count();
    assert!(pictures > 5 && first.len() == pictures + 1, "{pictures} pictures, {} files", first.len());
    assert_eq!(first, write("3"));
    let french = stdout(&tinstar(&[
        "balance",
        "catching-santa",
        "--games",
        "1",
        "--luck",
        "0",
        "--out",
        out,
        "--lang",
        "fr",
    ]));
    assert!(french.starts_with("Écrit\u{a0}: "), "{french}");
}

#[test]
fn puzzles_are_found_and_found_again_the_same() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    let _ = std::fs::remove_dir_all(&folder);
    let out = folder.to_str().unwrap();
    let dig = |threads| {
        let args =
            ["puzzles", "marshals", "--matches", "2", "--most", "2", "--worlds", "60", "--threads", threads];
        let said = stdout(&tinstar(&[&args[..], &["--out", out]].concat()));
        assert!(said.starts_with(&format!("Written: {out}/marshals/puzzles.json, with ")), "{said}");
        assert!(said.contains(" decisions of 2 matches"), "{said}");
        files(&folder)
    };
    let first = dig("1");
    assert_eq!(first, dig("3"));
    assert!(refused(&["puzzles", "marshals", "--matches", "0"], 2).contains("whole number from 1 to"));
    assert!(refused(&["puzzles", "chess"], 2).contains("There is no game \"chess\""));
    let file = env!("CARGO_BIN_EXE_tinstar");
    assert!(refused(&["puzzles", "marshals", "--out", file], 2).contains("cannot be written"));
}

/// The pages in the repository have all their pictures, and no picture is left over from an older page.
#[test]
fn the_balance_pages_and_their_pictures_belong_together() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/balance");
    let mut linked = BTreeSet::new();
    for (path, page) in files(&folder).iter().filter(|(path, _)| path.extension() == Some("md".as_ref())) {
        let page = std::str::from_utf8(page).unwrap_or_else(|_| panic!("{} is text", path.display()));
        let links = page.split("](img/").skip(1).filter_map(|link| link.split(')').next());
        linked.extend(links.map(str::to_owned));
    }
    let pictures: BTreeSet<String> = files(&folder.join("img"))
        .keys()
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(linked, pictures);
}

#[test]
fn a_record_replays_and_verifies() {
    let (_, record) = records("replays");
    let record = record.to_str().unwrap();
    assert!(stdout(&tinstar(&["verify", record])).starts_with("The record holds"));
    assert_eq!(json(&["verify", record, "--json"])["verified"], true);
    let shown = stdout(&tinstar(&["replay", record]));
    assert!(shown.contains("wins!") && shown.contains("CS-65") && shown.contains("Result"), "{shown}");
    let whole = json(&["replay", record, "--json"]);
    let moments = whole["moments"].as_array().unwrap();
    assert_eq!(moments[0]["step"], 0);
    assert!(moments[0]["decision"].is_null() && moments[0]["views"].as_array().unwrap().len() == 2);
    let one = json(&["replay", record, "--seat", "1", "--step", "3", "--json"]);
    assert_eq!(one["moments"].as_array().unwrap().len(), 1);
    assert_eq!(one["moments"][0]["view"]["layout"]["spaces"], 40);
    assert!(stdout(&tinstar(&["replay", record, "--spectator", "--step", "3"])).contains("[Sa]"));
    refused(&["replay", record, "--seat", "2"], 2);
    refused(&["replay", record, "--step", "100000"], 2);
}

/// A record of each game, by the fewest who can play it.
fn record_of(game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("record-of-{game}"));
    let _ = std::fs::remove_dir_all(&folder);
    let folder = folder.to_str().unwrap().to_owned();
    stdout(&tinstar(&["simulate", game, "--games", "1", "--seed", "3", "--records", &folder]));
    files(Path::new(&folder)).into_keys().next().expect("a record")
}

#[test]
fn a_step_says_through_whose_eyes_it_is_seen() {
    let everybody = "The table as everybody sees it";
    // Bots are called by the name of their seat.
    let name = "Tin Lizzie";
    let hers = "The table as Tin Lizzie sees it";
    for (game, sign, first) in [
        ("catching-santa", "Blue", everybody),
        ("rolling-bandits", "Blue", hers),
        ("marshals", "Red", hers),
        ("pony-express", "Ted", hers),
        ("colt-express", "Player 1", hers),
    ] {
        let record = record_of(game);
        let record = record.to_str().unwrap();
        let all = stdout(&tinstar(&["replay", record, "--step", "9"]));
        assert!(all.contains(first), "{all}");
        let tables = all.lines().filter(|line| line.starts_with("The table as ")).count();
        assert_eq!(tables > 1, first != everybody, "{all}");
        assert_eq!(all.contains("secrets too"), first != everybody, "{all}");
        let one = stdout(&tinstar(&["replay", record, "--step", "9", "--seat", "0"]));
        assert!(one.contains(&format!("This is what {name} was told.")), "{one}");
        assert!(one.contains(&format!("The table as {name} sees it")), "{one}");
        let whole = stdout(&tinstar(&["replay", record]));
        assert!(whole.contains(&format!(". {name} ({sign})")), "{whole}");
        let spectator = stdout(&tinstar(&["replay", record, "--step", "9", "--spectator"]));
        assert!(spectator.contains("The table as somebody who watches sees it"), "{spectator}");
    }
}

#[test]
fn nobody_is_said_to_play_themselves() {
    let record = record_of("colt-express");
    let whole = stdout(&tinstar(&["replay", record.to_str().unwrap()]));
    assert!(whole.contains("Tin Lizzie plays "), "{whole}");
    assert!(!whole.contains("Tin Lizzie plays Tin Lizzie"), "{whole}");
}

#[test]
fn results_are_in_order_of_place_and_count_one_thing_as_one() {
    for game in ["catching-santa", "rolling-bandits", "marshals", "pony-express", "colt-express"] {
        for lang in ["en", "fr"] {
            let record = record_of(game);
            let shown = stdout(&tinstar(&["replay", record.to_str().unwrap(), "--lang", lang]));
            let title = if lang == "en" { "\nResult\n" } else { "\nRésultat\n" };
            let result = shown.split_once(title).expect("a result").1;
            let places: Vec<u32> = result
                .lines()
                .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
                .map(|line| line.trim().split('.').next().unwrap().parse().unwrap())
                .collect();
            assert!(places.len() > 1 && places.is_sorted(), "{game}: {result}");
            assert!(!result.contains(" 1 × "), "{game}: {result}");
        }
    }
}

#[test]
fn a_changed_record_is_refused_with_the_step_and_the_reason() {
    type Change = fn(&mut Value);
    let changes: [(&str, Change, &str); 6] = [
        ("cut", |record| drop(record["steps"].as_array_mut().unwrap().pop()), "stops at step"),
        ("reordered", |record| record["steps"].as_array_mut().unwrap().swap(4, 6), "Step 5"),
        ("edited", |record| record["steps"][9]["action"] = "enter".into(), "Step 10"),
        ("reseeded", |record| record["seed"] = "ab".repeat(32).into(), "not the one promised"),
        ("rescored", |record| record["outcome"]["totals"][0] = 99.into(), "another result"),
        ("renamed", |record| record["seats"][0] = "me".into(), "Step 1"),
    ];
    for (name, change, said) in changes {
        let path = changed(name, change);
        let sentence = refused(&["verify", &path], 1);
        assert!(sentence.contains(said), "{name} was answered: {sentence}");
        assert_eq!(tinstar(&["replay", &path]).status.code(), Some(2), "{name}");
    }
    let path = changed("as_json", |record| record["steps"].as_array_mut().unwrap().swap(4, 6));
    let output = tinstar(&["verify", &path, "--json"]);
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&answer["verified"], &answer["code"], &answer["step"]),
        (&false.into(), &"changed".into(), &5.into())
    );
}

#[test]
fn a_truncated_file_is_no_record() {
    let (folder, first) = records("truncated");
    let text = std::fs::read_to_string(first).unwrap();
    let path = folder.join("half.json");
    std::fs::write(&path, &text[..text.len() / 2]).unwrap();
    let said = refused(&["verify", path.to_str().unwrap()], 2);
    assert!(said.contains("not a complete record: line"), "{said}");
    std::fs::write(&path, [0xFF, 0xFE, 0x00]).unwrap();
    refused(&["verify", path.to_str().unwrap()], 2);
    std::fs::write(&path, "null").unwrap();
    refused(&["verify", path.to_str().unwrap()], 2);
}

#[test]
fn rules_are_shown_with_source_and_test() {
    let shown = stdout(&tinstar(&["rules", "catching-santa", "cs-24"]));
    for part in ["CS-24", "Christmas 3", "as in the rulebook", "cs_24_a_piece_met_on_its_own_start"] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
    assert!(stdout(&tinstar(&["rules", "catching-santa", "CS-75"])).contains("assumed"));
    assert!(stdout(&tinstar(&["rules", "colt-express", "MP-9"])).contains("Status: reconstructed"));
    let found = json(&["rules", "catching-santa", "--search", "third", "santa", "--json"]);
    assert_eq!(found[0]["id"], "CS-53");
    assert_eq!(json(&["rules", "colt-express", "--json"]).as_array().unwrap().len(), 476);
    assert!(stdout(&tinstar(&["rules", "catching-santa", "CS-72", "--lang", "fr"])).contains("gagne"));
}

#[test]
fn rules_are_listed_for_players_and_the_others_looked_up() {
    let listed = stdout(&tinstar(&["rules", "colt-express"]));
    for part in ["CE-33", "3.2 Schemin'", "ELF-14", "HS-1 ", "MP-1 "] {
        assert!(listed.contains(part), "{part} is missing in\n{listed}");
    }
    for part in ["Bad input", "CE-162", "`"] {
        assert!(!listed.contains(part), "{part} is in\n{listed}");
    }
    assert!(stdout(&tinstar(&["rules", "colt-express", "CE-162"])).contains("is refused"));
    for (tongue, chart) in [("en", "\nTable 1 — "), ("fr", "\nTableau 1 — ")] {
        let listed = stdout(&tinstar(&["rules", "colt-express", "--lang", tongue]));
        assert_eq!(listed.matches(chart).count(), 1, "a chart is shown below the first rule that cites it");
    }
    let french = stdout(&tinstar(&["rules", "colt-express", "CE-4", "--lang", "fr"]));
    for part in [
        "Tableau 3",
        "\n  Changement d'étage  2\n",
        "Chapitre\u{a0}: 2.1 Joueurs, personnages, train",
        "Statut\u{a0}: comme dans le livret",
    ] {
        assert!(french.contains(part), "{part} is missing in\n{french}");
    }
}

#[test]
fn games_are_listed_with_players_and_options() {
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "catching-santa");
    assert_eq!(games[0]["players"]["most"], 4);
    assert_eq!(games[0]["options"][0]["default"], "40");
    assert!(stdout(&tinstar(&["games"])).contains("--option spaces=40"));
    let express = games.as_array().unwrap().iter().find(|game| game["id"] == "colt-express").unwrap();
    assert_eq!(express["players"]["most"], 6);
    let options = express["options"].as_array().unwrap();
    let prisoners = options.iter().find(|option| option["name"] == "prisoners").unwrap();
    assert_eq!(prisoners["values"][1]["players"], serde_json::json!([3, 4, 5, 6, 7, 8]));
    assert!(stdout(&tinstar(&["games"])).contains("        For 3 to 8 players\n"));
    let french = stdout(&tinstar(&["games", "--lang", "fr"]));
    for part in ["--option characters=chosen  Personnages", "dealt: distribués au hasard"] {
        assert!(french.contains(part), "{part} is missing in\n{french}");
    }
}

#[test]
fn the_options_say_how_many_can_play() {
    let simulate = |arguments: &[&str]| {
        tinstar(&[&["simulate", "colt-express", "--games", "2", "--json"][..], arguments].concat())
    };
    let players = |output| -> serde_json::Value {
        serde_json::from_str::<serde_json::Value>(&stdout(&output)).unwrap()["players"].clone()
    };
    assert_eq!(players(simulate(&[])), 2);
    assert_eq!(players(simulate(&["--option", "prisoners=on"])), 3);
    assert_eq!(players(simulate(&["--option", "prisoners=on", "--players", "8"])), 8);
    for (arguments, rule) in [
        (&["--players", "7"][..], "2 to 6 players, not 7 (CE-1)"),
        (&["--players", "2", "--option", "prisoners=on"], "3 to 8 players, not 2 (MP-1)"),
        (&["--players", "8", "--option", "mei=on"], "2 to 7 players, not 8 (CE-31)"),
    ] {
        let refused = simulate(arguments);
        assert!(!refused.status.success());
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(said.contains(rule), "{said}");
    }
}

/// Plays Catching Santa with these lines typed in.
fn play(args: &[&str], typed: &str) -> String {
    play_game("catching-santa", args, typed)
}

fn play_game(game: &str, args: &[&str], typed: &str) -> String {
    let mut child = command(&[&["play", game], args].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().unwrap().write_all(typed.as_bytes()).expect("the program reads");
    stdout(&child.wait_with_output().expect("the program ends"))
}

#[test]
fn a_whole_match_can_be_played_in_the_terminal_and_its_record_holds() {
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("played.json");
    let record = record.to_str().unwrap();
    // The first choice every time, for as long as it takes.
    let shown = play(&["--seats", "you,instinct", "--record", record], &"1\n".repeat(5_000));
    assert!(shown.contains("The hash of its seed is"));
    assert!(shown.contains("Result") && shown.contains("The seed was"), "the match did not end");
    assert!(stdout(&tinstar(&["verify", record])).starts_with("The record holds"));
}

#[test]
fn hints_rules_and_the_table_can_be_asked_for() {
    let shown = play(&["--players", "3", "--seats", "you,you,you"], "h\nt\nr CS-24\nr XX\nwhat\nq\n");
    for part in [
        // One of several, with the chance to win with it.
        " %  ",
        "[Re]",
        "If B is on B's own start",
        "no rule \"XX\"",
        "Please type a number",
    ] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
}

/// Of every game; the decisions of Pony Express that are about what others believe are told without a chance.
#[test]
fn a_hint_names_the_best_choices_of_a_step_with_their_chances() {
    for game in tinstar_catalogue::AnyGame::ALL.iter().map(|game| game.info().id) {
        let record = record_of(game);
        let record = record.to_str().unwrap();
        let hint = |step: &str| -> Value {
            let args = ["hint", record, "--step", step, "--bot", "sheriff@60", "--json"];
            serde_json::from_str(&stdout(&tinstar(&args))).unwrap()
        };
        let found = (1..20).map(|step| hint(&step.to_string()));
        let found = found.into_iter().find(|hint| hint["choices"].as_array().unwrap().len() > 1);
        let found = found.unwrap_or_else(|| panic!("{game}: nobody could choose"));
        let choices = found["choices"].as_array().unwrap();
        assert!((2..=3).contains(&choices.len()), "{game}: {found}");
        for choice in choices {
            let chance = choice["chance"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&chance), "{game}: {found}");
            assert!(!choice["text"].as_str().unwrap().is_empty() && choice["worlds"].as_u64() > Some(0));
        }
        // The same step is hinted at in the same way.
        let step = found["step"].to_string();
        assert_eq!(hint(&step), found);
        let told = stdout(&tinstar(&["hint", record, "--step", &step, "--bot", "sheriff@60"]));
        assert!(told.contains("Played: ") && told.contains(" %  "), "{told}");
    }
    let record = record_of("catching-santa");
    let record = record.to_str().unwrap();
    assert!(refused(&["hint", record, "--step", "0"], 2).contains("--step"));
    assert!(
        refused(&["hint", record, "--step", "1", "--bot", "deputy"], 2).contains("does not try anything")
    );
}

#[test]
fn leaving_early_keeps_the_seed_secret() {
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("left.json");
    let record = record.to_str().unwrap();
    play(&["--record", record], "1\nq\n");
    let text = std::fs::read_to_string(record).unwrap();
    assert!(text.contains("commitment") && !text.contains("\"seed\""), "{text}");
    assert!(refused(&["verify", record], 1).contains("seed"));
}

/// The hands dealt at the set-up are told to their owners alone: the first to sit down reads one hand.
#[test]
fn the_set_up_tells_nobody_anothers_cards() {
    let shown = play_game("marshals", &["--players", "4", "--seats", "you,you,you,you"], "\nq\n");
    let dealt = || shown.lines().filter(|line| line.ends_with("MA-28"));
    let unseen = dealt().filter(|line| line.ends_with("is dealt a card. MA-28")).count();
    let owners: BTreeSet<&str> = dealt()
        .filter(|line| !line.ends_with("is dealt a card. MA-28"))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!((unseen, owners.len()), (12, 1), "{shown}");
}

#[test]
fn a_load_of_any_game_says_what_it_took() {
    for (game, sockets) in [
        ("catching-santa", 6),
        ("rolling-bandits", 6),
        ("marshals", 6),
        ("pony-express", 8),
        ("colt-express", 6),
    ] {
        let args = ["load", "--game", game, "--tables", "2", "--moves", "30", "--watchers", "1"];
        let said = stdout(&tinstar(&args));
        let lines: Vec<&str> = said.lines().collect();
        let moves: usize = lines[0].split(' ').next().unwrap().parse().unwrap();
        assert!((1..=60).contains(&moves), "{said}");
        assert!(lines[0].contains(&format!("at 2 tables with {sockets} sockets")), "{said}");
        assert_eq!(lines.len(), 5, "{said}");
    }
    assert!(refused(&["load", "--game", "chess"], 2).contains("catching-santa"));
    assert!(refused(&["load", "--tables", "0"], 2).contains("--tables"));
}

/// Somebody in a store, which is made if it is not there.
fn make_person(store: &str, id: &str, name: &str) {
    let new = tinstar_store::NewPerson { id: id.parse().unwrap(), name: name.to_owned(), created: 1 };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = tinstar_store::open(store).await.unwrap();
        assert_eq!(store.create_person(new).await.unwrap(), tinstar_store::Created::New);
        store.close().await;
    });
}

#[test]
fn a_host_works_on_the_store_while_nobody_serves() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("host");
    let _ = std::fs::remove_dir_all(&folder);
    let url = |name: &str| format!("sqlite:{}", folder.join(name).display());
    let (one, two, file) = (url("one.db"), url("two.db"), folder.join("backup.gz"));
    let file = file.to_str().unwrap();
    // What is not there is not made: an empty backup of the wrong store would be found out too late.
    for args in [
        &["store", "backup", file, "--store", &one][..],
        &["store", "size", "--store", &one],
        &["admin", "announce", "Back soon.", "--store", &one],
        &["check", "--store", &one],
    ] {
        assert!(refused(args, 2).contains("no store at"), "{args:?}");
    }
    assert!(!folder.exists());
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::File::create(folder.join("one.db")).unwrap();
    let said = stdout(&tinstar(&["admin", "announce", "Back soon.", "--by", "root", "--store", &one]));
    assert!(said.starts_with("Done"), "{said}");
    // An id is written as it is, to be copied into the next order.
    make_person(&two, "dd47pbs6ha7sb2zmq7qmbnnbrd", "Anna");
    let found = stdout(&tinstar(&["admin", "people", "anna", "--store", &two]));
    assert!(found.starts_with("dd47pbs6ha7sb2zmq7qmbnnbrd  Anna"), "{found}");
    std::fs::remove_file(folder.join("two.db")).unwrap();
    let audit = json(&["admin", "audit", "--json", "--store", &one]);
    assert_eq!((&audit[0]["by"], &audit[0]["note"]), (&"root".into(), &"Back soon.".into()));
    let listed = stdout(&tinstar(&["admin", "audit", "--store", &one]));
    assert!(listed.contains("root  announce") && listed.contains("\"Back soon.\""), "{listed}");
    for list in ["tables", "reports"] {
        assert_eq!(json(&["admin", list, "--json", "--store", &one]), Value::Array(vec![]));
    }
    assert_eq!(json(&["admin", "people", "a", "--json", "--store", &one]), Value::Array(vec![]));
    for (args, words) in [
        (&["admin", "close", "none", "--store", &one][..], "no such table"),
        (&["admin", "ban", "nobody", "--store", &one], "nothing here"),
        (&["admin", "tables", "--stage", "lost", "--store", &one], "\"lost\""),
        (&["admin", "mute", "nobody", "--hours", "0", "--store", &one], "--hours"),
        (&["store", "record", "none", "--store", &one], "no record"),
        (&["store", "restore", "/nowhere.gz", "--store", &one], "No such file"),
    ] {
        let said = refused(args, 2);
        assert!(said.contains(words), "{args:?}: {said}");
    }
    stdout(&tinstar(&["store", "backup", file, "--store", &one]));
    stdout(&tinstar(&["store", "restore", file, "--store", &two]));
    assert!(refused(&["store", "restore", file, "--store", &two], 2).contains("not empty"));
    assert_eq!(json(&["admin", "audit", "--json", "--store", &two]), audit);
    stdout(&tinstar(&["store", "copy", "--store", &two, "--to", &url("three.db")]));
    assert_eq!(json(&["store", "size", "--json", "--store", &url("three.db")])["rows"]["orders"], 1);
    assert!(stdout(&tinstar(&["store", "expire", "--store", &one])).starts_with("Gone: 0 guests"));
    assert!(stdout(&tinstar(&["store", "compact", "--store", &one])).contains("MB now"));
}

#[test]
fn the_release_has_its_notes_and_the_client_its_version() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| std::fs::read_to_string(root.join(file)).unwrap();
    let heading = concat!("## ", env!("CARGO_PKG_VERSION"), " - ");
    let notes = read("CHANGELOG.md");
    let newest = notes.lines().find(|line| line.starts_with("## ") && *line != "## Unreleased");
    assert!(newest.is_some_and(|newest| newest.starts_with(heading)), "{newest:?} is not {heading}");
    let client: Value = serde_json::from_str(&read("web/package.json")).unwrap();
    assert_eq!(client["version"], env!("CARGO_PKG_VERSION"));
}

#[test]
fn the_version_says_which_commit_and_which_rules() {
    let said = stdout(&tinstar(&["--version"]));
    let first = said.lines().next().unwrap();
    assert!(first.starts_with(concat!("tinstar ", env!("CARGO_PKG_VERSION"), " (")), "{said}");
    let commit = first.split(['(', ')']).nth(1).unwrap();
    assert!(commit == "unknown" || commit.len() >= 12, "{said}");
    for game in json(&["games", "--json"]).as_array().unwrap() {
        let line = format!("{} {}", game["id"].as_str().unwrap(), game["rules_version"]);
        assert!(said.lines().any(|said| said == line), "{line}: {said}");
    }
}

#[test]
fn the_papers_name_every_command() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("papers");
    let _ = std::fs::remove_dir_all(&folder);
    stdout(&tinstar(&["papers", folder.to_str().unwrap()]));
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(read("man/tinstar.1").contains("tinstar\\-serve"), "{}", read("man/tinstar.1"));
    assert!(read("man/tinstar-serve.1").contains("keep\\-guests"));
    for name in ["completions/tinstar.bash", "completions/_tinstar", "completions/tinstar.fish"] {
        assert!(read(name).contains("announce") && read(name).contains("keep-guests"), "{name}");
    }
}

/// A review says what became of everybody's chances, names errors, draws a picture, and is the same twice.
#[test]
fn a_match_is_reviewed() {
    let (folder, record) = records("reviewed");
    let record = record.to_str().unwrap();
    let picture = folder.join("review.svg");
    let args = ["review", record, "--rollouts", "20", "--svg", picture.to_str().unwrap()];
    let said = stdout(&tinstar(&args));
    assert!(said.contains("own choices") && said.contains("by luck") && said.contains("games: 20"), "{said}");
    let drawn = std::fs::read_to_string(&picture).unwrap();
    assert!(drawn.contains("<title>Catching Santa</title>") && drawn.contains("chances of winning"));

    assert!(stdout(&tinstar(&[&args[..], &["--lang", "fr"]].concat())).contains("ses choix"));

    let told = json(&["review", record, "--rollouts", "20", "--json", "--threads", "1"]);
    assert_eq!(told, json(&["review", record, "--rollouts", "20", "--json", "--threads", "2"]));
    for account in told["review"]["accounts"].as_array().unwrap() {
        let [first, luck, own, others, last] =
            ["initial", "luck", "own", "others", "last"].map(|name| account[name].as_f64().unwrap());
        assert!((first + luck + own + others - last).abs() < 1e-9, "{account}");
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let cut = changed("review-cut", |record| {
        record["steps"].as_array_mut().unwrap().pop();
    });
    let said = refused(&["review", &cut], 2);
    assert!(said.contains("stops at step"), "{said}");
    let running = changed("review-running", |record| {
        record.as_object_mut().unwrap().remove("seed");
    });
    assert!(refused(&["review", &running], 2).contains("seed"));
    let other = changed("review-other", |record| record["steps"][4]["check"] = "00000000".into());
    assert!(refused(&["review", &other], 2).contains('5'), "the step is named");
    let (_, record) = records("review-numbers");
    for number in ["0", "1", "-3", "many", "100001"] {
        let said = refused(&["review", record.to_str().unwrap(), "--rollouts", number], 2);
        assert!(said.contains("--rollouts") && said.contains(number), "{said}");
    }
    refused(&["review", "/nowhere/at/all.json"], 2);
}

/// Everybody on a machine can read how a program was called; what may hold a password comes from a file that root alone can read.
#[test]
fn no_password_is_on_a_command_line() {
    let packaging = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
    let mut called = 0;
    for name in ["tinstar.service", "tinstar-backup.service", "compose.yaml"] {
        let text = std::fs::read_to_string(packaging.join(name)).unwrap();
        for line in text.lines().filter(|line| line.contains("ExecStart=") || line.contains("- --")) {
            assert!(!line.contains("STORE") && !line.contains("PASSWORD"), "{name}: {line}");
            called += 1;
        }
    }
    assert!(called > 5, "{called} lines were looked at");
    assert!(include_str!("../Cargo.toml").contains(r#""etc/default/tinstar", "600""#));
}

#[test]
fn a_simulation_that_several_share_has_the_report_of_the_whole() {
    let (folder, _) = records("parts");
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (first, second) = (file("first.json"), file("second.json"));
    let plan =
        ["simulate", "marshals", "--players", "3", "--bots", "instinct,random,random", "--rules", "--games"];
    let play = |rest: &[&str]| stdout(&tinstar(&[&plan[..], rest].concat()));
    assert_eq!(play(&["120", "--portion", &first]), "");
    assert_eq!(play(&["80", "--from", "120", "--portion", &second, "--threads", "1"]), "");
    let counted = |mut report: Value| {
        report.as_object_mut().unwrap().retain(|key, _| !key.contains("second") && key != "threads");
        report
    };
    let whole = counted(json(&[&plan[..], &["200", "--json"]].concat()));
    assert_eq!(counted(json(&["merge", &second, &first, "--json"])), whole);
    assert!(stdout(&tinstar(&["merge", &first, &second])).contains("200"));

    assert!(refused(&["merge", &first, &first], 2).contains("Game 0 is in two"));
    let later = file("later.json");
    play(&["5", "--from", "200", "--portion", &later]);
    assert!(refused(&["merge", &first, &later], 2).contains("Game 120 is in none"));
    assert!(refused(&["merge", "Cargo.toml"], 2).contains("no part of a simulation"));
    let both = ["simulate", "marshals", "--from", "3", "--records", folder.to_str().unwrap()];
    assert!(refused(&both, 2).contains("without --from"));
}
