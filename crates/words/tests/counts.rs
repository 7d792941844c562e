//! One of a thing is not called by its plural: "one purse", never "1 purses", nor "2 × Purse".

mod gaps;
mod matches;
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use matches::Said;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Arg, Message};
use tinstar_words::{FILES, Tongue, Words};

/// The gaps that hold a number, by message.
type Counts = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Gaps of the messages that no game says which hold no number, or one that counts nothing, such as a step's.
const NO_COUNTS: &[&str] = &[
    "action",
    "address",
    "bot",
    "code",
    "column",
    "commitment",
    "expected",
    "format",
    "game",
    "id",
    "item",
    "key",
    "known",
    "line",
    "name",
    "option",
    "path",
    "place",
    "points",
    "reason",
    "rule",
    "says",
    "seat",
    "seed",
    "setting",
    "step",
    "table",
    "tag",
    "takes",
    "value",
    "version",
    "who",
    "words",
];

/// Gaps that never hold 1: the upper end of a range, and what was measured.
const NEVER_ONE: &[&str] = &[
    "cli-game",
    "cli-players-from",
    "cli-players-of",
    "cli-speed",
    "serve-load-speed",
    "serve-load-times",
    "setup-bad-player-count",
];

/// Words that end like a plural and are none.
const NO_PLURALS: &[&str] = &["Avis", "Prix", "Sous", "dans", "hors", "leads", "lies", "pris", "sans"];

/// What was heard of numbers in matches of a game: which gaps they fill, which of these with 0, and of which lines of an
/// account there are several.
#[derive(Default)]
struct Heard {
    counts: Counts,
    nothing: Counts,
    several: Counts,
}

/// Hears matches of a game.
struct Hear;

impl Visitor for Hear {
    type Out = Heard;

    fn visit<G: Playable>(self) -> Heard {
        let mut heard = Heard::default();
        matches::play::<G>(|_, said| {
            // The number of things in an account stands before them.
            let counted = matches!(said, Said::Account(_));
            let messages = match said {
                Said::Choices(messages) => messages,
                Said::Prompt(message)
                | Said::Line(message)
                | Said::Description(message)
                | Said::Account(message) => vec![message],
                Said::Step { choice, lines } => lines.into_iter().chain([choice]).collect(),
            };
            for message in messages {
                for (gap, arg) in message.args {
                    let Arg::Number(number) = arg else { continue };
                    let note = |of: &mut Counts| of.entry(message.id).or_default().insert(gap);
                    note(&mut heard.counts);
                    if number == 0 && !counted {
                        note(&mut heard.nothing);
                    }
                    if number > 1 && counted {
                        note(&mut heard.several);
                    }
                }
            }
        });
        heard
    }
}

/// A message with `gap` filled with a number, and all others with a name.
fn said(words: &Words, id: &'static str, all: &BTreeSet<&'static str>, gap: &str, number: i64) -> String {
    let fill = |message: Message, name: &&'static str| {
        message.with(name, if *name == gap { Arg::Number(number) } else { Arg::Text("Ann".to_owned()) })
    };
    words.say(&all.iter().fold(Message::new(id), fill))
}

/// Whether a word could be a plural.
fn is_plural(word: &str) -> bool {
    let word = word.trim_end_matches(|letter: char| !letter.is_alphabetic());
    let looks = word.len() > 2 && (word.ends_with(['s', 'x']) || word == "dice") && !word.ends_with("ss");
    looks && !NO_PLURALS.contains(&word)
}

/// The two words after a number in a sentence, up to the next stop.
fn after<'a>(sentence: &'a str, number: &str) -> Vec<&'a str> {
    let mut words = sentence.split([' ', '\u{a0}', '(']).skip_while(|word| *word != number).skip(1);
    let mut found = Vec::new();
    while let Some(word) = words.next().filter(|word| word.contains(char::is_alphabetic)) {
        found.push(word);
        if found.len() == 2 || word.ends_with(['.', ',', ';', ':', '!', '?', ')']) {
            break;
        }
    }
    found
}

/// What is wrong with how a message reads with `gap` filled with 1, if anything.
fn wrong(words: &Words, id: &'static str, all: &BTreeSet<&'static str>, gap: &str) -> Option<String> {
    // A number that does not occur elsewhere, in the plural and in the singular.
    let (one, many) = (said(words, id, all, gap, 1), said(words, id, all, gap, 7777));
    let (one_of, many_of) = (after(&one, "1"), after(&many, "7777"));
    // A line of an account is a thing without its number, which stands before it.
    if gap == "count" && one == many && one.split(' ').next().is_some_and(is_plural) {
        return Some(format!("{id}: 1 × {one}"));
    }
    let plural = one_of.iter().zip(&many_of).find(|(one, many)| one == many && is_plural(one));
    plural.map(|(word, _)| format!("{id}: {one:?} (1 {word})"))
}

#[test]
fn one_two_and_none_of_a_thing_are_told_apart() {
    let mut heard = Heard::default();
    for of_game in AnyGame::ALL.iter().map(|game| game.visit(Hear)) {
        heard.counts.extend(of_game.counts);
        heard.nothing.extend(of_game.nothing);
        heard.several.extend(of_game.several);
    }
    let mut found = Vec::new();
    let mut checked = 0;
    for tongue in Tongue::ALL {
        let words = Words::new(tongue);
        for (_, name, _) in FILES.iter().filter(|(of, ..)| *of == tongue) {
            let is_games = AnyGame::by_id(name).is_some();
            for (id, all) in gaps::of(tongue, name) {
                let id: &'static str = id.leak();
                let mut all: BTreeSet<&'static str> = all.into_iter().map(|gap| &*gap.leak()).collect();
                let in_file = all.clone();
                // The lines of accounts are said with a count, whether they have a gap for it or not.
                all.extend(heard.counts.get(id).into_iter().flatten().filter(|gap| **gap == "count"));
                for gap in &all {
                    let counts = heard.counts.get(id).is_some_and(|gaps| gaps.contains(gap));
                    if counts || (!is_games && !NO_COUNTS.contains(gap) && !NEVER_ONE.contains(&id)) {
                        checked += 1;
                        found.extend(wrong(&words, id, &all, gap));
                    }
                }
                // French counts nothing as it counts one: "une carte" of none would be a lie.
                for gap in heard.nothing.get(id).into_iter().flatten().filter(|gap| in_file.contains(*gap)) {
                    let [none, one] = [0, 1].map(|number| said(&words, id, &all, gap, number));
                    if none == one {
                        found.push(format!("{id}: {one:?} is said of none too"));
                    }
                }
                for gap in heard.several.get(id).into_iter().flatten() {
                    let [one, two] = [1, 2].map(|number| said(&words, id, &all, gap, number));
                    if one == two {
                        found.push(format!("{id}: 2 × {two}"));
                    }
                }
            }
        }
    }
    assert!(checked > 200, "only {checked} gaps hold numbers");
    assert!(found.is_empty(), "{}:\n{}", found.len(), found.join("\n"));
}
