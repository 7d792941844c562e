//! Whole matches of every game, read as players read them: in both tongues, with people's names in them.

mod matches;
mod tables;

use std::collections::{BTreeMap, BTreeSet};

use matches::Said;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Arg, Message};
use tinstar_words::{Tongue, Words};

/// Who sits at the tables: before some of them French shortens the word.
const PEOPLE: [&str; 8] = ["Anne", "Bob", "Émile", "Hank", "Olive", "Yann", "Ida", "Zoé"];

/// What French melts or shortens before an article or a name.
const MELTED: [&str; 8] =
    [" de le ", " de les ", " à le ", " à les ", " de Anne", " de Émile", " que Olive", " que Ida"];

/// Whether it is a sentence, or what a button says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Sentence,
    Label,
}

/// Reads the matches of a game and tells what is wrong in them, each fault once.
struct Reader;

impl Visitor for Reader {
    type Out = BTreeSet<String>;

    fn visit<G: Playable>(self) -> BTreeSet<String> {
        let words = Tongue::ALL.map(Words::new);
        let mut faults = BTreeSet::new();
        let (mut around, mut named) = (Vec::new(), words.clone());
        let mut known = BTreeSet::new();
        matches::play::<G>(|called, said| {
            if around != called {
                around = called.to_vec();
                known.clear();
                named = words.each_ref().map(|words| words.calling(PEOPLE.into_iter().zip(called.to_vec())));
            }
            let mut read = |message: &Message, kind| {
                if !known.insert(format!("{message:?}")) {
                    return;
                }
                faults.extend(named.iter().filter_map(|words| wrong(words, message, kind)));
            };
            match &said {
                Said::Prompt(message) | Said::Line(message) | Said::Description(message) => {
                    read(message, Kind::Sentence);
                }
                Said::Account(message) => read(message, Kind::Label),
                Said::Choices(choices) => {
                    choices.iter().for_each(|choice| read(choice, Kind::Label));
                    if !known.insert(format!("{choices:?}")) {
                        return;
                    }
                    faults.extend(named.iter().filter_map(|words| alike(words, choices)));
                }
                Said::Step { choice, lines } => {
                    if lines.is_empty() {
                        faults.insert(format!("{} is decided and nothing is said", choice.id));
                    }
                }
            }
        });
        faults
    }
}

/// What is wrong with how a message reads, if anything.
fn wrong(words: &Words, message: &Message, kind: Kind) -> Option<String> {
    let said = words.say(message);
    let french = words.tongue() == Tongue::French;
    let stops = said.ends_with(['.', '!', '?', '…', ')']) || said.ends_with("».");
    let loose = |sign: char| said.contains(&format!(" {sign}"));
    let fault = if said.contains(['{', '}', '[', ']', '$']) {
        "shows a gap or an id"
    } else if said.contains("  ") || said.trim() != said || [',', '.'].into_iter().any(loose) {
        "has a hole"
    } else if french && said.split(|letter: char| !letter.is_alphabetic()).any(|word| word == "none") {
        "says what is not there in English"
    } else if french && MELTED.iter().any(|melted| said.contains(melted)) {
        "does not melt a word into the next"
    } else if french && [':', ';', '!', '?', '»'].into_iter().any(|sign| tight(&said, sign)) {
        "lacks a space before a sign"
    } else if kind == Kind::Sentence && !stops {
        "is no sentence"
    } else if kind == Kind::Label && said.ends_with('.') {
        "is a sentence where a button speaks"
    } else {
        return None;
    };
    Some(format!("{} {fault}: {said}", message.id))
}

/// Whether a sign stands right after a letter or a digit.
fn tight(said: &str, sign: char) -> bool {
    said.match_indices(sign).any(|(at, _)| said[..at].ends_with(char::is_alphanumeric))
}

/// Different choices that read the same: nobody could tell which is which. (Of two equal cards either can be kept.)
fn alike(words: &Words, choices: &[Message]) -> Option<String> {
    let mut seen: BTreeMap<String, &Message> = BTreeMap::new();
    let twice = choices.iter().find_map(|choice| {
        let said = words.say(choice);
        let other = seen.insert(said.clone(), choice);
        other.is_some_and(|other| other != choice).then_some(said)
    })?;
    Some(format!("two choices read {twice:?}"))
}

#[test]
fn whole_matches_of_every_game_read_well_in_both_tongues() {
    let reading: Vec<_> =
        AnyGame::ALL.iter().map(|game| std::thread::spawn(move || game.visit(Reader))).collect();
    let faults: Vec<String> =
        reading.into_iter().flat_map(|game| game.join().expect("a game is played to its end")).collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn what_does_not_read_well_is_found() {
    let french = Words::new(Tongue::French).calling([("Anne", vec!["cs-blue"])]);
    let say = |what: &str| Message::new("cli-hint").with("action", what.to_owned());
    for (what, fault) in [
        ("{ $gone }", "shows a gap or an id"),
        ("rien  du tout.", "has a hole"),
        ("none.", "says what is not there in English"),
        ("le pion de le Lutin.", "does not melt a word into the next"),
        ("Quoi?", "lacks a space before a sign"),
        ("un mot", "is no sentence"),
    ] {
        let found = wrong(&french, &say(what), Kind::Sentence).expect(what);
        assert!(found.contains(fault), "{found}");
    }
    assert!(wrong(&french, &say("Oui."), Kind::Label).is_some());
    assert_eq!(wrong(&french, &say("Oui."), Kind::Sentence), None);
    let same = Message::new("cli-hint").with("action", Arg::Name("cs-blue"));
    assert!(alike(&french, &[say("Anne"), say("Non"), same]).is_some());
    assert_eq!(alike(&french, &[say("Oui"), say("Non"), say("Oui")]), None);
}
