//! One of a thing is not called by its plural: "one purse", never "1 purses".

mod gaps;

use std::collections::{BTreeMap, BTreeSet};

use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Arg, Chance, Message, Options as _, Play as _, Seat, Told, Viewer};
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
    "setup-bad-player-count",
];

/// Words that end like a plural and are none.
const NO_PLURALS: &[&str] = &["Avis", "Prix", "Sous", "dans", "hors", "leads", "lies", "pris", "sans"];

/// Plays matches of a game at random, with everything it offers, and notes which gaps are filled with numbers.
struct Heard;

impl Visitor for Heard {
    type Out = Counts;

    fn visit<G: Playable>(self) -> Counts {
        let mut counts = Counts::new();
        let mut hear = |message: Message| {
            for (gap, arg) in message.args {
                if matches!(arg, Arg::Number(_)) {
                    counts.entry(message.id).or_default().insert(gap);
                }
            }
        };
        let settings =
            G::INFO.options.iter().flat_map(|option| option.values.iter().map(|value| (option.key, *value)));
        for (at, setting) in std::iter::once(None).chain(settings.map(Some)).enumerate() {
            let mut options = G::Options::default();
            if let Some((key, value)) = setting {
                options.set(key, value).expect("a value that the option lists");
            }
            for seats in G::INFO.widest() {
                let chance = &mut Chance::seeded(at as u64);
                let mut story: Vec<Told<G::Event>> = Vec::new();
                let Ok(mut game) = G::start(seats, &options, chance, &mut story) else { continue };
                let mut choices = Vec::new();
                while let Some(seat) = game.status().deciders().first() {
                    let view = game.view(Viewer::Seat(seat));
                    choices.clear();
                    game.legal_actions(seat, &mut choices);
                    hear(G::say_prompt(&view, seat));
                    choices.iter().for_each(|action| hear(G::say_action(&view, seat, action)));
                    G::describe(&view).into_iter().for_each(&mut hear);
                    let action = *chance.pick(&choices).expect("whoever decides has a choice");
                    game.apply(seat, &action, chance, &mut story).expect("a listed action is legal");
                }
                for told in story {
                    let seen = |viewer| G::redact(&told.event, viewer);
                    let events = Viewer::all(seats).filter_map(seen);
                    events.for_each(|event| hear(G::say_event(seats, &event)));
                }
                for seat in Seat::all(seats) {
                    let mut sheet = Vec::new();
                    game.score_sheet(seat, &mut sheet);
                    sheet.iter().for_each(|line| hear(Message::new(line.item).with("count", line.count)));
                }
            }
        }
        counts
    }
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
    let said = |number: i64| {
        let fill = |message: Message, name: &&'static str| {
            message.with(name, if *name == gap { Arg::Number(number) } else { Arg::Text("Ann".to_owned()) })
        };
        words.say(&all.iter().fold(Message::new(id), fill))
    };
    let (one, many) = (said(1), said(7777));
    let (one_of, many_of) = (after(&one, "1"), after(&many, "7777"));
    // A line of an account is a thing without its number, which stands before it.
    if gap == "count" && one == many && one.split(' ').next().is_some_and(is_plural) {
        return Some(format!("{id}: 1 × {one}"));
    }
    let plural = one_of.iter().zip(&many_of).find(|(one, many)| one == many && is_plural(one));
    plural.map(|(word, _)| format!("{id}: {one:?} (1 {word})"))
}

#[test]
fn one_of_a_thing_is_not_called_by_its_plural() {
    let mut heard = Counts::new();
    for game in AnyGame::ALL {
        heard.extend(game.visit(Heard));
    }
    let mut found = Vec::new();
    let mut checked = 0;
    for tongue in Tongue::ALL {
        let words = Words::new(tongue);
        for (_, name, _) in FILES.iter().filter(|(of, ..)| *of == tongue) {
            let is_games = AnyGame::by_id(name).is_some();
            for (id, all) in gaps::of(tongue, name) {
                let id: &'static str = id.leak();
                let all: BTreeSet<&'static str> = all.into_iter().map(|gap| &*gap.leak()).collect();
                let mut all = all;
                // The lines of accounts are said with a count, whether they have a gap for it or not.
                all.extend(heard.get(id).into_iter().flatten().filter(|gap| **gap == "count"));
                for gap in &all {
                    let counts = heard.get(id).is_some_and(|gaps| gaps.contains(gap));
                    if counts || (!is_games && !NO_COUNTS.contains(gap) && !NEVER_ONE.contains(&id)) {
                        checked += 1;
                        found.extend(wrong(&words, id, &all, gap));
                    }
                }
            }
        }
    }
    assert!(checked > 200, "only {checked} gaps hold numbers");
    assert!(found.is_empty(), "{}:\n{}", found.len(), found.join("\n"));
}
