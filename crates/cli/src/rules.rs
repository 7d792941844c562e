//! `tinstar rules`: the text behind a rule id.

use serde_json::json;
use tinstar_core::{Arg, Message, RuleId};
use tinstar_words::{Chart, RuleText, Rulebook, Words, rulebook, rulebooks, tests_of};

use crate::failure::Failure;
use crate::{input, terminal};

pub fn run(
    game: &str,
    id: Option<&str>,
    search: Option<&[String]>,
    json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let book = rulebook(game, words.tongue()).ok_or_else(|| input::unknown_game(game, rulebooks()))?;
    let rules = match (id, search) {
        (Some(id), _) => vec![rule(book, game, id)?],
        (None, Some(search)) => book.search(&search.join(" ")),
        (None, None) if json => book.rules().iter().collect(),
        (None, None) => book.rules().iter().filter(|rule| rule.for_players).collect(),
    };
    if rules.is_empty() {
        let search = search.unwrap_or_default().join(" ");
        return Err(Failure::input(Message::new("cli-no-rule-found").with("words", search)));
    }
    if json {
        terminal::json(&rules.iter().map(|rule| described(game, rule)).collect::<Vec<_>>());
    } else if id.is_some() {
        rules.iter().for_each(|rule| in_full(game, rule, words));
    } else {
        listed(&rules);
    }
    Ok(())
}

fn rule<'a>(book: &'a Rulebook, game: &str, id: &str) -> Result<&'a RuleText, Failure> {
    let found = id.to_uppercase().parse::<RuleId>().ok().and_then(|id| book.get(id));
    found.ok_or_else(|| {
        let message =
            Message::new("cli-unknown-rule").with("game", game.to_owned()).with("id", id.to_owned());
        Failure::input(message.with("ranges", ranges(book)))
    })
}

/// From which id to which the rules go, for each of the books that a rulebook is made of.
fn ranges(book: &Rulebook) -> String {
    let mut ends: Vec<(RuleId, RuleId)> = Vec::new();
    for id in book.rules().iter().map(|rule| rule.id) {
        match ends.iter_mut().find(|(first, _)| first.book() == id.book()) {
            Some((first, last)) => (*first, *last) = ((*first).min(id), (*last).max(id)),
            None => ends.push((id, id)),
        }
    }
    let written: Vec<String> = ends.iter().map(|(first, last)| format!("{first} – {last}")).collect();
    written.join(", ")
}

/// The rules chapter by chapter, each chart below the first rule that cites it.
fn listed(rules: &[&RuleText]) {
    let mut section = "";
    let mut shown: Vec<&str> = Vec::new();
    for rule in rules {
        if rule.section != section {
            section = &rule.section;
            terminal::heading(section);
        }
        terminal::line(&format!("{:>7}  {}", rule.id, rule.text));
        for chart in &rule.charts {
            if !shown.contains(&chart.title.as_str()) {
                shown.push(&chart.title);
                drawn(chart);
            }
        }
    }
}

fn in_full(game: &str, rule: &RuleText, words: &Words) {
    terminal::line(&format!("{}  {}", console::style(rule.id).bold(), rule.text));
    rule.charts.iter().for_each(drawn);
    let source = if rule.source.is_empty() { "none" } else { &rule.source };
    let status = match (rule.reconstructed, rule.assumed) {
        (true, _) => "cli-reconstructed",
        (_, true) => "cli-assumed",
        _ => "cli-not-assumed",
    };
    let tests: Vec<String> = tests_of(game, rule.id).map(|(test, file)| format!("{test} ({file})")).collect();
    let tests = if tests.is_empty() { Arg::Name("cli-no-test") } else { tests.join("\n      ").into() };
    let source = Message::new("cli-source").with("source", source.to_owned());
    terminal::line(&words.say(&source.with("section", rule.section.clone())));
    terminal::line(&words.say(&Message::new("cli-status").with("status", Arg::Name(status))));
    terminal::line(&words.say(&Message::new("cli-test").with("tests", tests)));
}

/// A chart under its title, its columns as wide as they must be.
fn drawn(chart: &Chart) {
    terminal::line(&format!("\n{}", chart.title));
    let rows = || std::iter::once(&chart.head).chain(&chart.rows);
    let widths: Vec<usize> = (0..chart.head.len())
        .map(|column| rows().map(|row| console::measure_text_width(&row[column])).max().unwrap_or_default())
        .collect();
    for row in rows() {
        let cells = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| console::pad_str(cell, *width, console::Alignment::Left, None).into_owned());
        terminal::line(format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end());
    }
    terminal::line("");
}

fn described(game: &str, rule: &RuleText) -> serde_json::Value {
    let tests: Vec<_> =
        tests_of(game, rule.id).map(|(test, file)| json!({ "name": test, "file": file })).collect();
    json!({
        "id": rule.id,
        "text": rule.text,
        "source": rule.source,
        "section": rule.section,
        "assumed": rule.assumed,
        "reconstructed": rule.reconstructed,
        "for_players": rule.for_players,
        "tests": tests,
    })
}
