//! The rules documents of the games, read as the program reads them.

use std::collections::{BTreeMap, BTreeSet};

use tinstar_catalogue::AnyGame;
use tinstar_core::rule;
use tinstar_words::{RuleText, Rulebook, Tongue, Words, rulebook, rulebooks};

fn english(game: &str) -> &'static Rulebook {
    rulebook(game, Tongue::English).expect("a game has its rules")
}

fn ids(rules: &[&RuleText]) -> Vec<String> {
    rules.iter().map(|rule| rule.id.to_string()).collect()
}

#[test]
fn every_book_is_numbered_from_1_without_gaps() {
    for info in AnyGame::ALL.iter().map(|game| game.info()) {
        let mut books: BTreeMap<String, BTreeSet<u16>> = BTreeMap::new();
        for rule in english(info.id).rules() {
            books.entry(rule.id.book().to_owned()).or_default().insert(rule.id.number());
        }
        for (book, numbers) in &books {
            let whole = (1..=numbers.len() as u16).collect::<BTreeSet<_>>();
            assert_eq!(*numbers, whole, "{book} of {}", info.id);
        }
        for book in info.books {
            assert!(books.contains_key(*book), "{} has no {book}", info.id);
        }
    }
}

#[test]
fn no_id_is_given_twice() {
    for game in rulebooks() {
        assert_eq!(english(game).repeated(), [], "{game}");
    }
    let twice = Rulebook::parse("- **AU-1** Two play.\n- **AU-2** One bids.\n- **AU-1** Three play.\n");
    assert_eq!(twice.repeated(), [rule!("AU-1")]);
}

#[test]
fn every_rule_has_a_text_and_a_section() {
    for game in rulebooks() {
        for rule in english(game).rules() {
            assert!(!rule.text.is_empty() && !rule.text.contains("**"), "{rule:?}");
            assert!(!rule.section.is_empty() && !rule.section.starts_with('#'), "{rule:?}");
        }
    }
}

#[test]
fn a_row_gives_text_source_and_section() {
    let book = english("catching-santa");
    let expected = RuleText {
        id: rule!("CS-14"),
        text: "Turns pass clockwise, in the order of the table above.".to_owned(),
        source: "Game play; order at the table (assumed)".to_owned(),
        assumed: true,
        section: "2. Setup".to_owned(),
    };
    assert_eq!(book.get(rule!("CS-14")), Some(&expected));
    assert_eq!(book.get(rule!("CS-75")).unwrap().section, "Termination");
    assert_eq!(book.get(rule!("CS-76")), None);
}

#[test]
fn a_bullet_gives_text_marks_and_section() {
    let book = english("colt-express");
    let expected = RuleText {
        id: rule!("CE-1"),
        text: "A base game has 2 to 6 players.".to_owned(),
        source: String::new(),
        assumed: false,
        section: "2.1 Players, characters, train".to_owned(),
    };
    assert_eq!(book.rules()[0], expected);
    let source = |id| (book.get(id).unwrap().source.as_str(), book.get(id).unwrap().assumed);
    assert_eq!(source(rule!("CE-3")), ("(assumed)", true));
    assert_eq!(source(rule!("HS-45")), ("(impl.)", false));
    assert_eq!(source(rule!("HS-47")), ("(assumed) (impl.)", true));
}

#[test]
fn an_assumption_may_have_its_reason_in_the_same_brackets() {
    assert!(english("colt-express").get(rule!("HS-31")).unwrap().assumed);
    assert!(english("colt-express").get(rule!("MP-28")).unwrap().assumed);
    assert!(english("marshals").get(rule!("MA-83")).unwrap().assumed);
    assert!(!english("marshals").get(rule!("MA-85")).unwrap().assumed);
}

#[test]
fn tables_of_data_hold_no_rules() {
    let book = Rulebook::parse(
        "# Cards\n| Id | Turns | Event |\n|---|---|---|\n| ST-1 | S S T S | Revenge |\n\
         | Card | Rule | Copies | Window |\n|---|---|---|---|\n| IT-1 | Horse | 2 | MOVE |\n\n\
         | Id | Rule | Source |\n|---|---|---|\n| AU-1 | Two play. | Box |\n\
         | AU-D1 | bid | |\n| X1 | no | |\n\n\
         | AU-2 | This is no table | of rules |\n- AU-3 is mentioned.\n- **Note** well.\n",
    );
    assert_eq!(ids(&book.search("")), ["AU-1"]);
}

#[test]
fn a_search_needs_all_its_words_somewhere() {
    let book = english("catching-santa");
    assert_eq!(ids(&book.search("SANTA reserve")), ["CS-10", "CS-52"]);
    assert_eq!(ids(&book.search("cs-72")), ["CS-72"]);
    assert_eq!(ids(&book.search("Termination assumed")), ["CS-75"]);
    assert_eq!(book.search("santa locomotive"), [] as [&RuleText; 0]);
    assert_eq!(book.search("  ").len(), book.rules().len());
}

#[test]
fn french_rules_keep_everything_but_their_text() {
    let french = rulebook("catching-santa", Tongue::French).unwrap();
    for (english, french) in english("catching-santa").rules().iter().zip(french.rules()) {
        assert_ne!(english.text, french.text, "{}", english.id);
        assert_eq!(RuleText { text: english.text.clone(), ..french.clone() }, *english);
    }
    assert_eq!(french.get(rule!("CS-1")).unwrap().text, "Il faut 2, 3 ou 4 joueurs.");
    assert_eq!(ids(&french.search("lutin commencent")), ["CS-9"]);
}

/// A number lost or changed in translation is a rule changed.
#[test]
fn french_rules_name_the_same_numbers() {
    let numbers = |text: &str| {
        let mut numbers: Vec<u32> = text
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|part| part.parse().ok())
            .collect();
        numbers.sort_unstable();
        numbers
    };
    let french = rulebook("catching-santa", Tongue::French).unwrap();
    for (english, french) in english("catching-santa").rules().iter().zip(french.rules()) {
        assert_eq!(numbers(&english.text), numbers(&french.text), "{}", english.id);
    }
}

#[test]
fn every_rule_of_every_game_is_translated() {
    let french = Words::new(Tongue::French);
    for game in rulebooks() {
        for rule in english(game).rules() {
            assert!(french.text(&rule.id.to_string()).is_some(), "{} of {game} is not", rule.id);
        }
    }
}

#[test]
fn a_book_is_read_once_in_each_tongue() {
    for game in rulebooks() {
        let [english, french] = Tongue::ALL.map(|tongue| rulebook(game, tongue).unwrap());
        assert!(std::ptr::eq(english, rulebook(game, Tongue::English).unwrap()), "{game}");
        assert!(std::ptr::eq(french, rulebook(game, Tongue::French).unwrap()), "{game}");
        assert!(!std::ptr::eq(english, french), "{game}");
    }
}

#[test]
fn an_unknown_game_has_no_rulebook() {
    assert_eq!(rulebook("chess", Tongue::English), None);
}
