//! The message files: they can be read, they agree with each other, and with the code that uses them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use tinstar_words::{FILES, Tongue, Words};

/// Where messages with this beginning are used.
const USERS: &[(&str, &[&str])] = &[
    ("cs-", &["games/catching-santa/src/speak.rs", "games/catching-santa/src/rules/scoring.rs"]),
    ("illegal-", &["crates/core/src/refusal.rs"]),
    ("setup-", &["crates/core/src/refusal.rs"]),
    ("record-", &["crates/core/src/record.rs"]),
    (
        "cli-",
        &[
            "crates/cli/src/balance.rs",
            "crates/cli/src/games.rs",
            "crates/cli/src/input.rs",
            "crates/cli/src/main.rs",
            "crates/cli/src/play.rs",
            "crates/cli/src/replay.rs",
            "crates/cli/src/rules.rs",
            "crates/cli/src/simulate.rs",
        ],
    ),
    ("serve-", &["crates/cli/src/serve.rs"]),
    ("rb-", &["games/rolling-bandits/src/speak.rs", "games/rolling-bandits/src/rules/scoring.rs"]),
    ("ma-", &["games/marshals/src/speak.rs", "games/marshals/src/rules/victory.rs"]),
    (
        "pe-",
        &[
            "games/pony-express/src/speak.rs",
            "games/pony-express/src/speak/events.rs",
            "games/pony-express/src/speak/actions.rs",
            "games/pony-express/src/rules/sacramento.rs",
        ],
    ),
    (
        "ce-",
        &[
            "games/colt-express/src/speak.rs",
            "games/colt-express/src/speak/names.rs",
            "games/colt-express/src/rules/scoring.rs",
        ],
    ),
    // cargo xtask new-game adds a line above this one
];

/// Titles, pitches and the help on options are found by the id of the game and the key of the option.
fn is_found_by_key(id: &str) -> bool {
    id.ends_with("-title") || id.ends_with("-pitch") || id.split('-').nth(1) == Some("option")
}

/// The gaps of each message in a tongue's file of this name.
fn gaps(tongue: Tongue, name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (.., text) =
        FILES.iter().copied().find(|(of, file, _)| (*of, *file) == (tongue, name)).expect("a file of FILES");
    let file = parser::parse(text).expect("a file of FILES is Fluent");
    let messages =
        file.body.iter().filter_map(|entry| if let Entry::Message(it) = entry { Some(it) } else { None });
    messages.map(|message| (message.id.name.to_owned(), gaps_of(message))).collect()
}

fn gaps_of(message: &Message<&str>) -> BTreeSet<String> {
    let mut gaps = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    message.value.iter().chain(attributes).for_each(|pattern| in_pattern(pattern, &mut gaps));
    gaps
}

fn in_pattern(pattern: &Pattern<&str>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, gaps);
        }
    }
}

fn in_expression(expression: &Expression<&str>, gaps: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, gaps),
        Expression::Select { selector, variants } => {
            in_inline(selector, gaps);
            variants.iter().for_each(|variant| in_pattern(&variant.value, gaps));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, gaps: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, gaps),
        InlineExpression::FunctionReference { arguments, .. } => in_arguments(arguments, gaps),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| in_arguments(arguments, gaps));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, gaps: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|argument| in_inline(argument, gaps));
    arguments.named.iter().for_each(|argument| in_inline(&argument.value, gaps));
}

/// The string literals with this beginning in these sources.
fn used(prefix: &str, sources: &[&str]) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_id = |text: &str| {
        text.starts_with(prefix)
            && text.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-')
    };
    let read = |source: &&str| fs::read_to_string(root.join(source)).expect("a source of USERS");
    let literals = |source: String| source.split('"').map(str::to_owned).collect::<Vec<_>>();
    sources.iter().map(read).flat_map(literals).filter(|text| is_id(text)).collect()
}

#[test]
fn every_file_is_fluent_and_says_everything_once() {
    for &(tongue, name, text) in FILES {
        let file = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{tongue:?} {name}: {errors:?}"));
        let messages = file.body.iter().filter(|entry| matches!(entry, Entry::Message(_))).count();
        assert_eq!(messages, gaps(tongue, name).len(), "{tongue:?} {name} says something twice");
    }
}

#[test]
fn every_file_on_disk_is_in_the_table() {
    for tongue in Tongue::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../messages").join(tongue.tag());
        let on_disk: BTreeSet<String> = fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        let listed = FILES.iter().filter(|(of, ..)| *of == tongue).map(|(_, name, _)| format!("{name}.ftl"));
        assert_eq!(on_disk, listed.collect(), "{tongue:?}");
    }
}

#[test]
fn both_tongues_say_the_same_with_the_same_gaps() {
    for name in FILES.iter().filter(|(tongue, ..)| *tongue == Tongue::English).map(|(_, name, _)| name) {
        assert_eq!(gaps(Tongue::English, name), gaps(Tongue::French, name), "{name}");
    }
    let translated = FILES.iter().filter(|(tongue, ..)| *tongue == Tongue::French).map(|(_, name, _)| name);
    for name in translated.filter(|name| !name.starts_with("rules-")) {
        assert!(FILES.iter().any(|(tongue, other, _)| *tongue == Tongue::English && other == name), "{name}");
    }
}

#[test]
fn every_id_in_the_code_is_in_the_files_and_the_other_way_round() {
    let words = Words::new(Tongue::English);
    for (prefix, sources) in USERS {
        let written: BTreeSet<String> = words
            .ids()
            .filter(|id| id.starts_with(prefix) && !is_found_by_key(id))
            .map(str::to_owned)
            .collect();
        assert!(!written.is_empty(), "{prefix}");
        assert_eq!(written, used(prefix, sources));
    }
}

#[test]
fn every_rule_translated_is_a_rule() {
    for (_, name, _) in FILES.iter().filter(|(_, name, _)| name.starts_with("rules-")) {
        let game = name.strip_prefix("rules-").unwrap();
        let book = tinstar_words::rulebook(game, Tongue::English).unwrap();
        let rules: BTreeSet<String> = book.rules().iter().map(|rule| rule.id.to_string()).collect();
        assert_eq!(gaps(Tongue::French, name).into_keys().collect::<BTreeSet<_>>(), rules, "{name}");
    }
}
