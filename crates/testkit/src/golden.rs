//! Golden playthroughs: whole games as text, every viewer's view included.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use tinstar_core::{
    Chance, Game, Generator, Instinct, Match, MatchSeed, ScoreLine, Seat, Status, Story, Viewer,
    most_appealing,
};

/// Plays one game for each player count and compares it with `tests/golden/N-seats.txt` in the crate at
/// `folder`; with `TINSTAR_GOLDEN=write` in the environment it writes the files instead.
///
/// Three decisions of four follow the instinct, so that games are played as people play them, and the
/// rest is left to luck, so that odd positions come up too.
///
/// # Panics
/// At the first line that differs.
pub fn golden<G: Game + Instinct>(folder: &str) {
    compare_all::<G>(folder, "", &G::Options::default());
}

/// The same for the variant called `name`, which these options are: one game for each player count that they
/// allow, in `tests/golden/NAME-N-seats.txt`.
///
/// # Panics
/// At the first line that differs.
pub fn golden_with<G: Game + Instinct>(folder: &str, name: &str, options: &G::Options) {
    compare_all::<G>(folder, &format!("{name}-"), options);
}

fn compare_all<G: Game + Instinct>(folder: &str, front: &str, options: &G::Options) {
    for seats in crate::playable_seats::<G>(options) {
        let path = Path::new(folder).join(format!("tests/golden/{front}{seats}-seats.txt"));
        crate::compare(&path, &playthrough::<G>(seats, options));
    }
}

fn playthrough<G: Game + Instinct>(seats: usize, options: &G::Options) -> String {
    let names = vec![String::new(); seats];
    let seed = MatchSeed::for_simulation(seats as u64, 0);
    let (mut game, story) = Match::<G>::begin(names, options.clone(), seed, Generator::Live)
        .expect("these options can be played by so many");
    let mut text =
        Text { out: format!("{} with {seats} seats, a whole game\n", G::INFO.id), seen: BTreeMap::new() };
    text.story(seats, &story);
    text.views(game.state());

    let mut chance = Chance::seeded(seats as u64);
    let mut legal = Vec::new();
    while let Status::Waiting(deciders) = game.state().status() {
        let deciders: Vec<Seat> = deciders.iter().collect();
        let seat = *chance.pick(&deciders).expect("somebody decides until the end");
        legal.clear();
        game.state().legal_actions(seat, &mut legal);
        let action = if chance.below(4) == 0 {
            *chance.pick(&legal).expect("a seat that decides has a choice")
        } else {
            most_appealing::<G>(&game.state().view(Viewer::Seat(seat)), seat, &legal, &mut chance)
        };
        text.line(&format!("\n{}. seat {seat} of {deciders:?}", game.steps() + 1));
        text.line(&format!("  may {}", json(&legal)));
        text.line(&format!("  does {}", json(&action)));
        let story = game.act(seat, action).expect("a listed action is legal");
        text.story(seats, &story);
        text.views(game.state());
    }
    text.end(game.state());
    text.out
}

struct Text {
    out: String,
    /// What each viewer saw last, leaf by leaf.
    seen: BTreeMap<Viewer, BTreeMap<String, String>>,
}

impl Text {
    fn line(&mut self, line: &str) {
        writeln!(self.out, "{line}").expect("a string can be written to");
    }

    /// Every event with its rule; who is told something else, or nothing, stands below it.
    fn story<G: Game>(&mut self, seats: usize, story: &Story<G>) {
        for told in story.told() {
            self.line(&format!("  {} {}", told.rule, json(&told.event)));
            for viewer in Viewer::all(seats) {
                match G::redact(&told.event, viewer) {
                    Some(event) if event == told.event => {}
                    Some(event) => self.line(&format!("    to {}: {}", name(viewer), json(&event))),
                    None => self.line(&format!("    not to {}", name(viewer))),
                }
            }
        }
    }

    /// What changed in each view; viewers to whom the same changed share a line.
    fn views<G: Game>(&mut self, state: &G) {
        let mut changes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for viewer in Viewer::all(state.seats()) {
            let mut leaves = BTreeMap::new();
            let view = serde_json::to_value(state.view(viewer)).expect("a view is plain data");
            flatten("", &view, &mut leaves);
            let before = self.seen.entry(viewer).or_default();
            let changed = leaves.iter().filter(|(path, leaf)| before.get(*path) != Some(leaf));
            let gone =
                before.keys().filter(|path| !leaves.contains_key(*path)).map(|path| format!("-{path}"));
            let lines = changed.map(|(path, leaf)| format!("{path}={leaf}")).chain(gone);
            changes.entry(lines.collect::<Vec<_>>().join(" ")).or_default().push(name(viewer));
            *before = leaves;
        }
        let everybody = changes.len() == 1;
        for (change, viewers) in changes {
            let who = if everybody { "all".to_owned() } else { viewers.join(",") };
            self.line(&format!("  seen by {who}: {change}"));
        }
    }

    fn end<G: Game>(&mut self, state: &G) {
        self.line("");
        for seat in Seat::all(state.seats()) {
            let mut sheet: Vec<ScoreLine> = Vec::new();
            state.score_sheet(seat, &mut sheet);
            self.line(&format!("seat {seat}: {}", json(&sheet)));
        }
        self.line(&json(&state.status()));
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

/// Writes `value` leaf by leaf: `sides.0.home` and so on. A list of plain values is one leaf.
fn flatten(path: &str, value: &Value, leaves: &mut BTreeMap<String, String>) {
    let below =
        |key: &dyn std::fmt::Display| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| flatten(&below(key), value, leaves)),
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items.iter().enumerate().for_each(|(at, item)| flatten(&below(&at), item, leaves));
        }
        Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            leaves.insert(path.to_owned(), value.to_string());
        }
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what a game shows is plain data")
}
