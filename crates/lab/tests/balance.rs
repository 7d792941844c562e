//! What a balance page promises: the seed decides every byte, all pictures are there, sentences fit the figures.

use std::sync::atomic::{AtomicU64, Ordering};

use catching_santa::CatchingSanta;
use marshals::Marshals;
use rolling_bandits::RollingBandits;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_lab::{BalancePage, Survey};

const FEW: Survey = Survey { games: 60, luck: 0, seed: 1, threads: 2 };

fn page<G: Playable>(survey: Survey) -> BalancePage {
    survey.write::<G>(&|_| {})
}

/// Writes a page about any game.
struct Write(Survey);

impl Visitor for Write {
    type Out = BalancePage;
    fn visit<G: Playable>(self) -> BalancePage {
        page::<G>(self.0)
    }
}

/// The cells of the lines of the page that begin like this.
fn rows<'p>(page: &'p BalancePage, beginning: &str) -> Vec<Vec<&'p str>> {
    let lines = page.markdown.lines().filter(|line| line.starts_with(beginning));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The number a cell begins with.
fn number(cell: &str) -> f64 {
    cell.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
}

#[test]
fn the_same_seed_writes_the_same_bytes_on_any_number_of_threads() {
    let survey = Survey { games: 300, ..FEW };
    let alone = page::<RollingBandits>(Survey { threads: 1, ..survey });
    assert_eq!(alone, page::<RollingBandits>(survey));
    assert_eq!(alone, page::<RollingBandits>(Survey { threads: 5, ..survey }));
    assert_ne!(alone, page::<RollingBandits>(Survey { seed: 2, ..survey }));
}

#[test]
fn every_game_has_a_page_with_all_its_pictures() {
    for game in AnyGame::ALL {
        let id = game.info().id;
        let BalancePage { markdown, pictures } = game.visit(Write(Survey { games: 20, ..FEW }));
        assert!(markdown.contains(&format!("./tinstar balance {id} --games 20 --luck 0 --seed 1")), "{id}");
        assert_eq!(markdown.matches("](img/").count(), pictures.len(), "{id}");
        for (name, svg) in &pictures {
            assert!(name.starts_with(id) && markdown.contains(&format!("](img/{name})")), "{name}");
            assert_eq!(pictures.iter().filter(|(other, _)| other == name).count(), 1, "{name}");
            assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{name}");
            assert!(svg.contains("<title>") && svg.contains("<text"), "{name}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
        }
        assert!(!markdown.contains("NaN") && !markdown.contains("inf "), "{id}");
        let tables = markdown.lines().filter(|line| line.starts_with("|---")).count();
        assert!(tables >= 8, "{id} has {tables} tables");
    }
}

#[test]
fn one_game_is_enough_for_a_page() {
    for game in AnyGame::ALL {
        let page = game.visit(Write(Survey { games: 1, ..FEW }));
        assert!(!page.markdown.contains("NaN"), "{}", game.info().id);
    }
}

#[test]
fn progress_adds_up_to_all_games() {
    let done = AtomicU64::new(0);
    let page = FEW.write::<CatchingSanta>(&|games| _ = done.fetch_add(games, Ordering::Relaxed));
    // Two, three and four players, two kinds of bots.
    assert_eq!((done.into_inner(), FEW.all_games::<CatchingSanta>()), (360, 360));
    assert!(page.markdown.contains("360 games"));
}

/// One table for each number of players says how much is luck, and how far the best gets among the weakest.
#[test]
fn how_much_is_luck_is_told_for_each_number_of_players() {
    let survey = Survey { games: 2, luck: 2, ..FEW };
    let done = AtomicU64::new(0);
    let written = survey.write::<CatchingSanta>(&|work| _ = done.fetch_add(work, Ordering::Relaxed));
    assert_eq!(done.into_inner(), survey.all_work::<CatchingSanta>());
    let section = written.markdown.split("\n## ").find(|section| section.starts_with("How much is luck"));
    let section = section.expect("there is such a section");
    assert!(section.contains("2 reviewed matches") && section.contains("2 deals"), "{section}");
    for players in 2..=4 {
        let row = section.lines().find(|line| line.starts_with(&format!("| {players} players |")));
        let cells: Vec<&str> = row.expect("a row").trim_matches('|').split('|').map(str::trim).collect();
        assert!(number(cells[1]) <= 100.0 && cells[1..4].iter().all(|cell| cell.ends_with(')')), "{cells:?}");
    }
    assert!(!page::<CatchingSanta>(FEW).markdown.contains("How much is luck"));
}

#[test]
fn shares_of_an_order_and_of_what_decides_add_up() {
    let page = page::<Marshals>(Survey { games: 200, ..FEW });
    for table in ["2 players", "3 players", "4 players", "3 players, basic"] {
        // By order and by seat; both list every player once.
        let shares: f64 = rows(&page, &format!("| {table} |"))
            .iter()
            .filter(|row| row.len() == 5 && row[2].ends_with('%') && !["Corrupt", "honest"].contains(&row[1]))
            .map(|row| number(row[3]))
            .sum();
        assert!((shares - 200.0).abs() < 0.5, "{table}: {shares}");
    }
    let decided: f64 =
        rows(&page, "| **MA-").iter().filter(|row| row[2] != "–").map(|row| number(row[2])).sum();
    assert!((decided - 100.0).abs() < 0.5, "{decided}");
}

#[test]
fn a_page_says_only_what_its_figures_say() {
    // With so few games nothing can be told from chance.
    let page = page::<RollingBandits>(Survey { games: 8, ..FEW });
    assert!(page.markdown.contains("The order of play makes no difference that so many games would show."));
    assert!(!page.markdown.contains("Not every seat"), "{}", page.markdown);
}

#[test]
fn variants_are_tables_of_their_own_and_say_how_to_play_them() {
    let page = page::<RollingBandits>(FEW);
    assert!(page.markdown.contains(
        "| 2 players, Mercenaries | `tinstar simulate rolling-bandits --players 2 --option variant=mercenaries"
    ));
    let chests = rows(&page, "| Bomb |");
    assert_eq!(chests[0].len(), 5, "a column for every table");
    assert!(chests[0][1..].iter().all(|cell| number(cell) > 0.0), "{chests:?}");
}

/// The Corrupt Marshal is in the standard game of three and four only.
#[test]
fn what_cannot_happen_at_a_table_has_no_share() {
    let page = page::<Marshals>(FEW);
    let row = &rows(&page, "| wins by an escape (MA-126) |")[0];
    assert_eq!([row[1], row[4], row[5], row[6]], ["–"; 4]);
    assert!(row[2].ends_with(')') && row[3].ends_with(')'), "{row:?}");
}
