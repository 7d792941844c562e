//! `tinstar review`: what luck did in a match, and what choices did.

use std::fs;

use serde_json::json;
use tinstar_catalogue::{Playable, Visitor};
use tinstar_core::{Message, Peek, Record, Seat, Viewer};
use tinstar_lab::{ReviewWords, picture_of};
use tinstar_review::{Course, Judged, Ledger, Review, Reviewed, Slip};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// The arguments of `tinstar review`, as they were given.
pub struct Reviewing<'a> {
    pub record: String,
    pub rollouts: String,
    pub seed: String,
    pub threads: Option<String>,
    pub svg: Option<String>,
    pub json: bool,
    pub words: &'a Words,
}

/// More take hours and say no more: a typing error.
pub const MOST_ROLLOUTS: u64 = 100_000;

/// How many errors of each seat are named.
const MOST_SLIPS: usize = 3;

impl Reviewing<'_> {
    pub fn run(self) -> Result<(), Failure> {
        let text = input::file(&self.record)?;
        input::game(&Peek::from_json(&text)?.game)?.visit(Looked { text, args: self })
    }
}

struct Looked<'a> {
    text: String,
    args: Reviewing<'a>,
}

impl Visitor for Looked<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let Self { text, args } = self;
        let record = Record::<G>::from_json(&text)?;
        let review = Review {
            rollouts: input::number("--rollouts", &args.rollouts, 2..=MOST_ROLLOUTS)? as u32,
            seed: input::number("--seed", &args.seed, 0..=u64::MAX)?,
        };
        let threads = input::threads(args.threads.as_deref())?;
        let end = record.replay(|_| {})?;
        let words = &terminal::calling::<G>(args.words, &record.seats, end.state());
        let course = review.course(&record)?;
        let bar = terminal::progress(course.pieces());
        let reviewed = tinstar_lab::review(&course, threads, &|more| bar.inc(more));
        bar.finish_and_clear();
        let names: Vec<String> = Seat::all(record.seats.len())
            .map(|seat| terminal::holder::<G>(words, record.seats.len(), seat))
            .collect();
        if let Some(path) = &args.svg {
            let text = |id| words.text(id).unwrap_or_default();
            let [chances, luck, steps] =
                ["cli-review-chances", "cli-review-luck-of-steps", "cli-review-decisions"].map(text);
            let title = text(&format!("{}-title", G::INFO.id));
            let said = ReviewWords { names: &names, chances: &chances, luck: &luck, steps: &steps };
            fs::write(path, picture_of(&reviewed, &title, said))
                .map_err(|error| input::unwritable(path, &error))?;
        }
        if args.json {
            terminal::json(&json!({ "game": record.game, "seats": record.seats, "review": reviewed }));
        } else {
            accounts(&reviewed, &names, words);
            slips(&course, &reviewed, &names, words);
            let how = Message::new("cli-review-how").with("rollouts", reviewed.rollouts as usize);
            terminal::line(&format!("\n{}", words.say(&how)));
        }
        Ok(())
    }
}

/// Chances in percent, with a sign if they are a change.
fn percent(value: f64, sign: bool) -> String {
    let value = value * 100.0;
    // Never "-0".
    let value = if value.abs() < 0.05 { 0.0 } else { value };
    if sign && value != 0.0 { format!("{value:+.1} %") } else { format!("{value:.1} %") }
}

/// A table of what became of everybody's chances, and a sentence about each.
fn accounts<A>(reviewed: &Reviewed<A>, names: &[String], words: &Words) {
    const COLUMNS: [&str; 5] =
        ["cli-review-initial", "cli-review-luck", "cli-review-own", "cli-review-others", "cli-review-last"];
    let heads = COLUMNS.map(|id| words.text(id).unwrap_or_default());
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let wide = heads.iter().map(|head| head.chars().count()).max().unwrap_or(0).max(9);
    let row = |name: &str, cells: [String; 5]| {
        let cells: String = cells.iter().map(|cell| format!("  {cell:>wide$}")).collect();
        format!("  {name:<widest$}{cells}")
    };
    terminal::heading(&row("", heads));
    for (name, account) in names.iter().zip(&reviewed.accounts) {
        let Ledger { initial, luck, own, others, last, .. } = *account;
        let changes = [luck, own, others].map(|change| percent(change, true));
        let [luck, own, others] = changes;
        terminal::line(&row(name, [percent(initial, false), luck, own, others, percent(last, false)]));
    }
    terminal::line("");
    for (name, account) in names.iter().zip(&reviewed.accounts) {
        let luck = match account.luck {
            luck if luck.abs() < 2.0 * account.luck_error => "even",
            luck if luck > 0.0 => "good",
            _ => "bad",
        };
        let own = if account.own < 0.0 { "lost" } else { "gained" };
        let sentence = Message::new("cli-review-sentence")
            .with("who", name.clone())
            .with("luck", luck.to_owned())
            .with("by-luck", percent(account.luck, true))
            .with("error", percent(2.0 * account.luck_error, false))
            .with("own", own.to_owned())
            .with("by-choices", percent(account.own.abs(), false));
        terminal::line(&format!("  {}", words.say(&sentence)));
    }
}

/// The costliest errors of everybody, with what would have been better.
fn slips<G: Playable>(course: &Course<G>, reviewed: &Reviewed<G::Action>, names: &[String], words: &Words) {
    let named: Vec<(usize, Seat, Judged<G::Action>)> = Seat::all(names.len())
        .flat_map(|seat| reviewed.slips(seat, MOST_SLIPS))
        .map(|(step, judged)| (step.step, step.seat, judged))
        .collect();
    terminal::heading(&words.text("cli-review-slips").unwrap_or_default());
    if named.is_empty() {
        terminal::line(&format!("  {}", words.text("cli-review-no-slips").unwrap_or_default()));
        return;
    }
    for (step, seat, judged) in named {
        let view = course.before(step - 1).view(Viewer::Seat(seat));
        let say = |action: &G::Action| words.say(&G::say_action(&view, seat, action));
        let slip = match judged.slip {
            Some(Slip::Blunder) => "blunder",
            Some(Slip::Mistake) => "mistake",
            Some(Slip::Inaccuracy) | None => "inaccuracy",
        };
        let line = Message::new("cli-review-slip")
            .with("step", step)
            .with("who", names[seat.index()].clone())
            .with("slip", slip.to_owned())
            .with("done", say(&reviewed.steps[step - 1].action))
            .with("best", say(&judged.best))
            .with("cost", percent(judged.cost, false))
            .with("error", percent(2.0 * judged.error, false));
        terminal::line(&format!("  {}", words.say(&line)));
    }
}
