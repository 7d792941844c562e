//! The rules documents of the games, read as the program reads them.

use std::collections::{BTreeMap, BTreeSet};

use tinstar_catalogue::AnyGame;
use tinstar_core::rule;
use tinstar_words::{Chart, RuleText, Rulebook, Tongue, Words, rulebook, rulebooks};

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
        source: "Game play".to_owned(),
        assumed: true,
        reconstructed: false,
        section: "2. Setup".to_owned(),
        for_players: true,
        charts: vec![colours_and_entries()],
    };
    assert_eq!(book.get(rule!("CS-14")), Some(&expected));
    assert_eq!(book.get(rule!("CS-75")).unwrap().section, "That the game always ends");
    assert_eq!(book.get(rule!("CS-76")), None);
}

#[test]
fn a_bullet_gives_text_mark_and_section() {
    let book = english("colt-express");
    let expected = RuleText {
        id: rule!("CE-1"),
        text: "A base game has 2 to 6 players.".to_owned(),
        source: String::new(),
        assumed: false,
        reconstructed: false,
        section: "2.1 Players, characters, train".to_owned(),
        for_players: true,
        charts: Vec::new(),
    };
    assert_eq!(book.rules()[0], expected);
    let assumed = |id| book.get(id).unwrap().assumed;
    assert_eq!([rule!("CE-3"), rule!("HS-45"), rule!("HS-47")].map(assumed), [true, false, true]);
}

#[test]
fn an_assumption_may_have_its_reason_in_the_same_brackets() {
    assert!(english("colt-express").get(rule!("HS-31")).unwrap().assumed);
    assert!(english("colt-express").get(rule!("MP-28")).unwrap().assumed);
    assert!(english("colt-express").get(rule!("MP-28")).unwrap().reconstructed);
    assert!(english("marshals").get(rule!("MA-83")).unwrap().assumed);
    assert!(!english("marshals").get(rule!("MA-85")).unwrap().assumed);
}

#[test]
fn what_had_to_be_reconstructed_is_told_from_what_was_assumed() {
    let marks = |tongue, id| {
        let rule = rulebook("colt-express", tongue).unwrap().get(id).unwrap();
        (rule.assumed, rule.reconstructed)
    };
    for tongue in Tongue::ALL {
        assert_eq!(marks(tongue, rule!("MP-1")), (false, false));
        assert_eq!(marks(tongue, rule!("MP-9")), (true, true));
        assert_eq!(marks(tongue, rule!("CE-3")), (true, false));
    }
    let book = english("colt-express");
    let of = |book_of_ids: &str| book.rules().iter().filter(|rule| rule.id.book() == book_of_ids).count();
    let marked = book.search("reconstructed").iter().filter(|rule| rule.reconstructed).count();
    assert!(marked * 2 > of("MP"), "half of the rules are said to be: {marked}");
    assert!(book.rules().iter().all(|rule| !rule.reconstructed || rule.id.book() == "MP"));
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
    assert_eq!(ids(&book.search("always ends assumed stands")), ["CS-75"]);
    assert_eq!(book.search("santa locomotive"), [] as [&RuleText; 0]);
    assert_eq!(book.search("  ").len(), book.rules().len());
}

#[test]
fn french_rules_are_the_same_rules_in_other_words() {
    for game in rulebooks() {
        let french = rulebook(game, Tongue::French).unwrap();
        assert_eq!(english(game).rules().len(), french.rules().len(), "{game}");
        for (english, french) in english(game).rules().iter().zip(french.rules()) {
            assert_ne!(english.text, french.text, "{}", english.id);
            let kept = |rule: &RuleText| {
                (rule.id, rule.assumed, rule.reconstructed, rule.for_players, rule.charts.len())
            };
            assert_eq!(kept(english), kept(french));
        }
    }
    let french = rulebook("catching-santa", Tongue::French).unwrap();
    assert_eq!(french.get(rule!("CS-1")).unwrap().text, "Il faut 2, 3 ou 4 joueurs.");
    assert_eq!(french.get(rule!("CS-8")).unwrap().section, "2. Mise en place");
    assert_eq!(french.get(rule!("CS-24")).unwrap().source, "Noël 3, Exemple d'échange");
    assert_eq!(ids(&french.search("lutin commencent")), ["CS-9"]);
}

/// The printed rules of one game are French: its sources are English for readers of English.
#[test]
fn sources_are_in_the_readers_tongue_too() {
    let source =
        |tongue| rulebook("rolling-bandits", tongue).unwrap().get(rule!("RB-46")).unwrap().source.as_str();
    assert_eq!(source(Tongue::English), "Attack the train, case 3");
    assert_eq!(source(Tongue::French), "Attaquer le train, cas 3");
}

#[test]
fn a_source_is_the_sections_it_names_without_remarks() {
    let shown = |game: &str, id| english(game).get(id).unwrap().source.clone();
    assert_eq!(shown("catching-santa", rule!("CS-2")), "Setup, Game play");
    assert_eq!(shown("catching-santa", rule!("CS-5")), "Player 1-4, Christmas 1-3");
    assert_eq!(shown("catching-santa", rule!("CS-7")), "");
    assert_eq!(shown("marshals", rule!("MA-68")), "Gameplay step 1");
    assert_eq!(shown("marshals", rule!("MA-35")), "Gameplay, Eliminating a player");
    assert_eq!(shown("rolling-bandits", rule!("RB-17")), "Steal");
    assert_eq!(shown("pony-express", rule!("PE-53")), "Turn 5");
}

fn in_both_tongues() -> impl Iterator<Item = (&'static str, &'static RuleText)> {
    let books = Tongue::ALL.into_iter().flat_map(|tongue| rulebooks().map(move |game| (game, tongue)));
    books.flat_map(|(game, tongue)| {
        rulebook(game, tongue).expect("a game has its rules").rules().iter().map(move |rule| (game, rule))
    })
}

#[test]
fn nobody_reads_marks_of_the_document() {
    for (game, rule) in in_both_tongues() {
        let charts =
            rule.charts.iter().flat_map(|chart| chart.head.iter().chain(chart.rows.iter().flatten()));
        let titles = rule.charts.iter().map(|chart| &chart.title);
        for text in [&rule.text, &rule.section, &rule.source].into_iter().chain(titles).chain(charts) {
            for mark in ["`", "**", "(assumed", "(reconstructed", "(impl.", "(suppos", "(reconstitu"] {
                assert!(!text.contains(mark), "{} of {game}: {text}", rule.id);
            }
        }
    }
}

fn colours_and_entries() -> Chart {
    let row = |text: &str| text.split(" | ").map(str::to_owned).collect::<Vec<_>>();
    Chart {
        title: "By number of players".to_owned(),
        head: row(" | 2 players | 3 players | 4 players")
            .into_iter()
            .map(|cell| cell.trim().to_owned())
            .collect(),
        rows: vec![
            row("Colours in turn order | blue, green | red, blue, yellow | red, blue, yellow, green"),
            row("Entries | 11, 31 | 1, 11, 21 | 1, 11, 21, 31"),
            row("Pieces at home | 3 each | 3 each | 3 each"),
            row("Christmas pieces on the path | 5 | 5 | 5"),
            row("Santas in reserve | 2 | 2 | 2"),
        ],
    }
}

#[test]
fn charts_are_cited_by_number_or_by_place() {
    let book = Rulebook::parse(
        "## 1. Bids\n\n### Table 7 — Prices\n\n| Lot | Price |\n|---|---|\n| `A` | **3** (assumed) |\n\n\
         ## 2. Play\n\n| Turn | Bids |\n|---|---|\n| 1 | 2 |\n\n\
         - **AU-1** Bid as Table 7 says.\n- **AU-2** Turns: the table above.\n- **AU-3** Ties: see the table below, (Table 7).\n\n\
         | Tie | Winner |\n|---|---|\n| two | none |\n",
    );
    let heads =
        |at: usize| book.rules()[at].charts.iter().map(|chart| chart.head[0].as_str()).collect::<Vec<_>>();
    assert_eq!([heads(0), heads(1), heads(2)], [vec!["Lot"], vec!["Turn"], vec!["Tie", "Lot"]]);
    let prices = &book.rules()[0].charts[0];
    assert_eq!(prices.title, "Table 7 — Prices");
    assert_eq!(prices.rows, [["A", "3"]]);
    assert_eq!(book.rules()[0].section, "2. Play");
}

/// What a player's rule points at is there: with a number in every tongue, or above, or below.
#[test]
fn every_table_that_players_are_sent_to_is_shown() {
    let mut cited = 0;
    for (game, rule) in in_both_tongues().filter(|(_, rule)| rule.for_players) {
        let text = rule.text.to_lowercase();
        let words: Vec<&str> =
            text.split(|letter: char| !(letter.is_alphanumeric() || letter == '.')).collect();
        for pair in words.windows(2).filter(|pair| ["table", "tableau"].contains(&pair[0])) {
            let number = pair[1].trim_end_matches('.');
            let names = |title: &str| title.split(' ').any(|word| word == number);
            let shown = rule.charts.iter().any(|chart| names(&chart.title));
            let numbered = number.starts_with(|it: char| it.is_ascii_digit());
            let placed = ["above", "below", "ci", "de"].contains(&number);
            assert!(
                if numbered { shown } else { !placed || !rule.charts.is_empty() },
                "{} of {game}: {text}",
                rule.id
            );
            cited += 1;
        }
    }
    assert!(cited > 25, "only {cited} tables are cited");
}

#[test]
fn charts_have_the_same_shape_and_numbers_in_both_tongues() {
    let digits = |chart: &Chart| {
        let cells = chart.rows.iter().flatten().flat_map(|cell| cell.chars());
        cells.filter(char::is_ascii_digit).collect::<String>()
    };
    for game in rulebooks() {
        let french = rulebook(game, Tongue::French).unwrap().rules().iter().flat_map(|rule| &rule.charts);
        for (english, french) in english(game).rules().iter().flat_map(|rule| &rule.charts).zip(french) {
            assert_ne!(english.title, french.title, "{game}");
            for chart in [english, french] {
                assert!(chart.rows.iter().all(|row| row.len() == chart.head.len()), "{chart:?}");
            }
            assert_eq!(english.rows.len(), french.rows.len(), "{}", french.title);
            assert_eq!(digits(english), digits(french), "{}", french.title);
        }
    }
}

/// What cannot be played and what a host must refuse is no reading for players, but it can be looked up.
#[test]
fn rules_of_hosts_and_of_what_is_missing_are_only_looked_up() {
    let book = english("colt-express");
    for id in [rule!("CE-152"), rule!("CE-162"), rule!("CE-164")] {
        assert!(!book.get(id).unwrap().for_players, "{id}");
    }
    for id in [rule!("CE-31"), rule!("HS-1"), rule!("MP-1"), rule!("ELF-30")] {
        assert!(book.get(id).unwrap().for_players, "{id}");
    }
    for (game, rule) in in_both_tongues().filter(|(_, rule)| rule.for_players) {
        let book = rule.id.book();
        assert!(AnyGame::by_id(game).unwrap().info().books.contains(&book), "{} cannot be played", rule.id);
        let bad = ["Bad input", "refusées"].iter().any(|title| rule.section.contains(title));
        assert!(!bad, "{} of {}", rule.id, rule.section);
    }
    let players = |game| english(game).rules().iter().filter(|rule| rule.for_players).count();
    assert_eq!(["catching-santa", "rolling-bandits"].map(players), [75, 94]);
    assert_eq!(players("marshals"), 164);
}

/// Players know an expansion by the name on its box: the letters of its rules stand only before their numbers.
#[test]
fn rules_for_players_call_expansions_by_their_names() {
    for (_, rule) in in_both_tongues().filter(|(_, rule)| rule.for_players) {
        let words = rule.text.split([' ', '\u{a0}', '(', ')', ',', ';', ':']);
        let code =
            words.map(|word| word.trim_end_matches('.')).find(|word| ["HS", "MP", "ELF"].contains(word));
        assert_eq!(code, None, "{}: {}", rule.id, rule.text);
        let marked = ["impl.", "Invariant", "index "].iter().any(|mark| rule.text.contains(mark));
        assert!(!marked, "{} speaks to developers: {}", rule.id, rule.text);
    }
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
