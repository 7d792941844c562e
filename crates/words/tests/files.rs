//! The message files: they can be read, they agree with each other, and with the code that uses them.

mod gaps;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use tinstar_catalogue::AnyGame;
use tinstar_words::{FILES, Tongue, Words};

/// Where messages with this beginning are used. Those of a game begin like the ids of its rules.
const USERS: &[(&str, &str)] = &[
    ("illegal-", "crates/core/src"),
    ("setup-", "crates/core/src"),
    ("record-", "crates/core/src"),
    ("cli-", "crates/cli/src"),
    ("serve-", "crates/cli/src"),
    ("admin-", "crates/cli/src"),
    ("store-", "crates/cli/src"),
];

/// The string literals with this beginning in the sources of this folder.
fn used(prefix: &str, folder: &Path) -> BTreeSet<String> {
    let is_id = |text: &str| {
        text.len() > prefix.len()
            && text.starts_with(prefix)
            && text.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-')
    };
    let mut ids = BTreeSet::new();
    for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
        if path.is_dir() {
            ids.extend(used(prefix, &path));
        } else {
            let source = fs::read_to_string(&path).expect("a source file is text");
            ids.extend(source.split('"').filter(|text| is_id(text)).map(str::to_owned));
        }
    }
    ids
}

#[test]
fn every_file_is_fluent_and_says_everything_once() {
    for &(tongue, name, text) in FILES {
        let file = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{tongue:?} {name}: {errors:?}"));
        let messages = file.body.iter().filter(|entry| matches!(entry, Entry::Message(_))).count();
        assert_eq!(messages, gaps::of(tongue, name).len(), "{tongue:?} {name} says something twice");
    }
}

#[test]
fn what_is_shared_and_what_is_a_games_is_found_in_every_tongue() {
    for tongue in Tongue::ALL {
        let found: BTreeSet<&str> =
            FILES.iter().filter(|(of, ..)| *of == tongue).map(|(_, name, _)| *name).collect();
        for name in
            AnyGame::ALL.iter().map(|game| game.info().id).chain(["common", "errors", "cli", "server"])
        {
            assert!(found.contains(name), "{tongue:?} {name}");
        }
    }
}

/// A file under a name that nothing looks for would be silent.
#[test]
fn every_file_on_disk_is_found() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder of messages");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("a file").file_name().into_string();
        entries.map(|entry| name(entry).expect("a plain name")).collect()
    };
    let mut on_disk = BTreeSet::new();
    for tongue in Tongue::ALL {
        let folder = root.join("messages").join(tongue.tag());
        on_disk.extend(names(&folder).into_iter().map(|file| format!("{} {file}", tongue.tag())));
    }
    for game in AnyGame::ALL.iter().map(|game| game.info().id) {
        let files = names(&root.join("games").join(game).join("messages"));
        on_disk.extend(files.into_iter().map(|file| format!("{game} {file}")));
    }
    let found = FILES.iter().map(|(tongue, name, _)| {
        let (tag, game) = (tongue.tag(), name.strip_suffix("/rules").unwrap_or(name));
        match (AnyGame::by_id(game).is_some(), game == *name) {
            (false, _) => format!("{tag} {name}.ftl"),
            (true, true) => format!("{game} {tag}.ftl"),
            (true, false) => format!("{game} rules.{tag}.ftl"),
        }
    });
    assert_eq!(on_disk, found.collect());
}

#[test]
fn both_tongues_say_the_same_with_the_same_gaps() {
    for name in FILES.iter().filter(|(tongue, ..)| *tongue == Tongue::English).map(|(_, name, _)| name) {
        let (english, mut french) = (gaps::of(Tongue::English, name), gaps::of(Tongue::French, name));
        if name.ends_with("/rules") {
            // What the document says in English already has no English message.
            french.retain(|id, _| english.contains_key(id));
        }
        assert_eq!(english, french, "{name}");
    }
    let translated = FILES.iter().filter(|(tongue, ..)| *tongue == Tongue::French).map(|(_, name, _)| name);
    for name in translated.filter(|name| !name.ends_with("/rules")) {
        assert!(FILES.iter().any(|(tongue, other, _)| *tongue == Tongue::English && other == name), "{name}");
    }
}

/// That the messages with this beginning are those that the folder's code uses.
fn assert_used(prefix: &str, folder: &str) {
    let words = Words::new(Tongue::English);
    let written: BTreeSet<String> =
        words.ids().filter(|id| id.starts_with(prefix)).map(str::to_owned).collect();
    assert!(!written.is_empty(), "{prefix}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    assert_eq!(written, used(prefix, &root.join(folder)));
}

#[test]
fn every_id_in_the_code_is_in_the_files_and_the_other_way_round() {
    for (prefix, folder) in USERS {
        assert_used(prefix, folder);
    }
}

#[test]
fn every_id_in_a_game_is_in_its_files_and_the_other_way_round() {
    for info in AnyGame::ALL.iter().map(|game| game.info()) {
        assert_used(&format!("{}-", info.books[0].to_lowercase()), &format!("games/{}/src", info.id));
    }
}

#[test]
fn every_game_has_a_title_a_pitch_and_names_for_its_options_in_every_tongue() {
    let games = AnyGame::ALL.iter().map(|game| game.info());
    for (info, tongue) in games.flat_map(|info| Tongue::ALL.map(|tongue| (info, tongue))) {
        let said: BTreeSet<String> = gaps::of(tongue, info.id).into_keys().collect();
        let by_game = said.into_iter().filter(|id| id.starts_with(&format!("{}-", info.id)));
        let mut named = BTreeSet::from(["title", "pitch"].map(|what| format!("{}-{what}", info.id)));
        for option in info.options {
            let name = format!("{}-option-{}", info.id, option.key);
            named.extend(option.values.iter().map(|value| format!("{name}-{value}")));
            named.insert(name);
        }
        assert_eq!(by_game.collect::<BTreeSet<_>>(), named, "{} {tongue:?}", info.id);
    }
}

#[test]
fn options_and_what_they_can_be_are_translated() {
    let [english, french] = [Tongue::English, Tongue::French].map(Words::new);
    let mut compared = 0;
    for id in english.ids().filter(|id| id.contains("-option-")) {
        assert_ne!(english.text(id), french.text(id), "{id}");
        compared += 1;
    }
    assert!(compared > 30, "only {compared} names of options were found");
}

/// Rules, titles of chapters, sources and charts: what a reader of French sees is French, and nothing is left over.
#[test]
fn the_rules_of_every_game_are_in_french_with_their_chapters_sources_and_charts() {
    for game in tinstar_words::rulebooks() {
        let translated: BTreeSet<String> =
            gaps::of(Tongue::French, &format!("{game}/rules")).into_keys().collect();
        assert_eq!(translated, tinstar_words::messages_of_rules(game), "{game}");
    }
}
