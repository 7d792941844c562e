//! The words around the numbers. Whatever is said here follows from the figures or is true whatever they are.

use std::collections::BTreeSet;

use tinstar_bots::Level;
use tinstar_catalogue::{Cast, Figure, Lines, Playable};
use tinstar_core::{RuleId, Seat};
use tinstar_words::{Rulebook, Tongue, Words, rulebook};

use super::fate::{self, Fate};
use super::phrases::{capital, grouped, number, ordinal, percent, rate, share, shortened};
use super::plot::{self, Group, Row, Spread, Unit};
use super::{BalancePage, LEVELS, Notes, Observed, Survey};
use crate::estimate::Estimate;
use crate::tally::{Histogram, WHOLE};

/// How sure a page must be before it calls a difference one: about one in a thousand would be by chance.
const SURE: f64 = 3.29;

/// What stands where there is no number.
const NONE: &str = "–";

/// The columns of the picture of choices: up to so many.
const CHOICES: [(u64, &str); 7] = [
    (1, "one"),
    (2, "two"),
    (4, "3 or 4"),
    (8, "5 to 8"),
    (16, "9 to 16"),
    (32, "17 to 32"),
    (u64::MAX, "more than 32"),
];

pub(super) fn write<G: Playable>(survey: &Survey, observed: &[Observed<G>]) -> BalancePage {
    let words = Words::new(Tongue::English);
    let rules = rulebook(G::INFO.id, Tongue::English).cloned().unwrap_or_else(|| Rulebook::parse(""));
    let mut page = Writer { observed, words, rules, text: String::new(), pictures: Vec::new() };
    page.head(survey);
    page.in_short();
    page.luck(survey);
    page.order();
    page.seats();
    page.length();
    page.places();
    page.choices();
    page.decided();
    for (nth, cast) in G::casts().iter().enumerate() {
        page.cast(nth, cast);
    }
    for (nth, figure) in G::figures().iter().enumerate() {
        page.figure(nth, figure);
    }
    page.fired();
    BalancePage { markdown: page.text, pictures: page.pictures }
}

/// One of the ways in which games are long.
type Lengths = fn(&Notes) -> &Histogram;

struct Writer<'a, G: Playable> {
    observed: &'a [Observed<G>],
    words: Words,
    rules: Rulebook,
    text: String,
    pictures: Vec<(String, String)>,
}

impl<G: Playable> Observed<G> {
    /// What the bots did that the page is about.
    const fn main(&self) -> &Notes {
        &self.by_level[0]
    }

    fn even(&self) -> f64 {
        1.0 / self.table.seats as f64
    }

    /// The shares of victories by order of play, one list for each kind of bot; empty if nobody began.
    fn by_order(&self, order: usize) -> Vec<Option<Estimate>> {
        let share = |notes: &Notes| won(notes.by_order[order], notes.ordered);
        self.by_level.iter().map(share).collect()
    }

    fn by_seat(&self, seat: Seat) -> Vec<Option<Estimate>> {
        self.by_level.iter().map(|notes| won(notes.by_seat[seat.index()], notes.games)).collect()
    }
}

impl<G: Playable> Writer<'_, G> {
    fn head(&mut self, survey: &Survey) {
        let id = G::INFO.id;
        let title = self.words.text(&format!("{id}-title")).unwrap_or_default();
        let Survey { games, luck, seed, .. } = survey;
        let command = format!("./tinstar balance {id} --games {games} --luck {luck} --seed {seed}");
        let all = grouped(survey.all_games::<G>());
        let each = grouped(survey.games);
        self.say(&format!("# {title}: what games between bots show"));
        self.say(
            "<!-- Written by a command: change crates/lab/src/balance or games/*/src/study.rs instead. -->",
        );
        self.say(&format!("{all} games, {each} for each kind of bot at each table. This page is made with"));
        self.say(&format!("```sh\n{command}\n```"));
        self.say(
            "and the same command always writes the same page. Bots on *instinct* take what looks best at first sight; \
             *random* ones take anything that is allowed. Each kind plays among its like. A difference that both \
             kinds show is likely to lie in the rules; one that only one kind shows may lie in how that kind plays. \
             Where nothing else is said, figures are about bots on instinct. Numbers in brackets are 95 % \
             intervals: about one in twenty of them misses the truth. Rules are named as in the \
             [rules](../rules.md).",
        );
        let rows = self.observed.iter().map(|observed| {
            let table = &observed.table;
            let settings: String =
                table.settings.iter().map(|(key, value)| format!(" --option {key}={value}")).collect();
            let call = format!(
                "tinstar simulate {id} --players {}{settings} --bots {} --games {} --seed {}",
                table.seats,
                LEVELS[0].name(),
                survey.games,
                survey.seed
            );
            vec![table.name.clone(), format!("`{call}`")]
        });
        let rows: Vec<_> = rows.collect();
        self.table(&["table", "the same games, one table at a time"], &rows);
    }

    fn in_short(&mut self) {
        self.say("## In short");
        let lines: Vec<String> = self.observed.iter().map(|observed| self.gist(observed)).collect();
        self.say(&lines.join("\n"));
    }

    /// One table in a few sentences.
    fn gist(&self, observed: &Observed<G>) -> String {
        let notes = observed.main();
        let unit = if notes.turns.most() > 0 { "turns" } else { "decisions" };
        let length = if notes.turns.most() > 0 { &notes.turns } else { &notes.decisions };
        let mut gist = format!(
            "- **{}**: half of the games are over after {} {unit}, 95 % after {}.",
            observed.table.name,
            quantile(length, 0.5),
            quantile(length, 0.95),
        );
        if notes.ordered > 0 {
            gist += &format!(" {}", order_sentence(observed));
        }
        gist += &format!(" {}", seat_sentence(observed, |seat| self.seat_name(observed, seat)));
        for (number, what) in [(notes.shared, "several win together"), (notes.unwon, "nobody wins")] {
            if number > 0 {
                gist += &format!(" In {} of the games {what}.", percent(number as f64 / notes.games as f64));
            }
        }
        gist
    }

    /// How much of a result is luck, and how far skill carries.
    fn luck(&mut self, survey: &Survey) {
        let told: Vec<(&Observed<G>, &Fate)> =
            self.observed.iter().filter_map(|observed| Some((observed, observed.fate.as_ref()?))).collect();
        let Some((_, first)) = told.first() else { return };
        let [best, weakest] = fate::ends::<G>().map(Level::name);
        self.say("## How much is luck");
        self.say(&format!(
            "Which part of the results' scatter between equals is luck, the rest being what they chose: {} reviewed \
             matches for each kind of bot with each number of players, every position played out {} times. Bots on \
             instinct all choose by the same habits, and a review measures by these very habits: between them nearly \
             everything is luck, in any game. Random bots choose well and badly, and what luck leaves over shows how much \
             choices can do. How far they carry is the last column: one {best}, the best level offered, alone among \
             {weakest} bots, {} deals, each played from every seat; beside it an even share.",
            grouped(survey.luck),
            fate::ROLLOUTS,
            grouped(first.best.deals),
        ));
        let names: Vec<String> = LEVELS.iter().map(|level| level.name().to_owned()).collect();
        let rows: Vec<Row> = told
            .iter()
            .map(|(observed, fate)| Row {
                label: observed.table.name.clone(),
                cells: fate.luck.iter().copied().map(Some).collect(),
            })
            .collect();
        self.picture("luck", "How much is luck between equals", |title| {
            plot::bars(title, "share of the results", Unit::Percent, &names, &rows)
        });
        let skill: Vec<Row> = told
            .iter()
            .map(|(observed, fate)| Row {
                label: observed.table.name.clone(),
                cells: vec![Some(fate.best.share()), Some(exact(observed.even()))],
            })
            .collect();
        let series = [format!("{best} among {weakest}"), "an even share".to_owned()];
        self.picture("skill", "How far skill carries", |title| {
            plot::bars(title, "share of the victories", Unit::Percent, &series, &skill)
        });
        let rows: Vec<Vec<String>> = told
            .iter()
            .map(|(observed, fate)| {
                let front = [observed.table.name.clone()].into_iter().chain(fate.luck.iter().map(share));
                front.chain([share(&fate.best.share()), percent(observed.even())]).collect()
            })
            .collect();
        let wins = format!("one {best} among {weakest} wins");
        self.table(&["table", "luck, on instinct", "luck, random", &wins, "even"], &rows);
    }

    fn order(&mut self) {
        if self.observed.iter().all(|observed| observed.main().ordered == 0) {
            return;
        }
        self.say("## Who wins, by order of play");
        self.say(
            "How often whoever has the first turn of the game wins, whoever comes next, and so on; a shared victory is \
             divided. The picture shows how far that is from everybody winning equally often.",
        );
        self.forest("order", "Victories by order of play", |observed| {
            let orders = 0..observed.table.seats;
            orders.map(|order| (ordinal(order), observed.by_order(order))).collect()
        });
    }

    fn seats(&mut self) {
        self.say("## Who wins, by seat");
        self.say(
            "The same by where people sit, whoever begins. Where the first player is drawn by lot, every seat should \
             win equally often.",
        );
        let names: Vec<Vec<String>> = self
            .observed
            .iter()
            .map(|observed| {
                Seat::all(observed.table.seats).map(|seat| self.seat_name(observed, seat)).collect()
            })
            .collect();
        let mut names = names.into_iter();
        self.forest("seats", "Victories by seat", |observed| {
            let names = names.next().unwrap_or_default();
            Seat::all(observed.table.seats)
                .zip(names)
                .map(|(seat, name)| (name, observed.by_seat(seat)))
                .collect()
        });
    }

    fn length(&mut self) {
        self.say("## How long games are");
        self.say(
            "A decision is one choice of one player; an event is anything that happens and is told, the set-up \
             included.",
        );
        let kinds: [(&str, Lengths); 3] = [
            ("turns", |notes| &notes.turns),
            ("decisions", |notes| &notes.decisions),
            ("events", |notes| &notes.events),
        ];
        // Events come to much the same picture as decisions.
        for (what, of) in &kinds[..2] {
            if self.observed.iter().all(|observed| of(observed.main()).most() == 0) {
                continue;
            }
            let strips: Vec<_> = self
                .observed
                .iter()
                .map(|observed| {
                    let spread = |notes: &Notes| Spread {
                        counts: of(notes).iter().collect(),
                        median: quantile(of(notes), 0.5) as f64,
                    };
                    (observed.table.name.clone(), observed.by_level.iter().map(spread).collect())
                })
                .collect();
            let title = format!("{} in a game", capital(what));
            self.picture(what, &title, |title| {
                plot::ridges(title, what, &LEVELS.map(|level| level.name()), &strips)
            });
        }
        let mut rows = Vec::new();
        for observed in self.observed {
            for (level, notes) in LEVELS.iter().zip(&observed.by_level) {
                for (what, of) in kinds.iter().filter(|(_, of)| of(notes).most() > 0) {
                    let length = of(notes);
                    let summary = length.summary();
                    rows.push(vec![
                        observed.table.name.clone(),
                        level.name().to_owned(),
                        (*what).to_owned(),
                        number(&mean(length)),
                        quantile(length, 0.5).to_string(),
                        quantile(length, 0.95).to_string(),
                        format!("{} to {}", summary.least, summary.most),
                    ]);
                }
            }
        }
        self.table(&["table", "bots", "what", "mean", "half up to", "95 % up to", "from and to"], &rows);
    }

    fn places(&mut self) {
        self.say("## How places and totals spread");
        self.say(
            "The share of games in which each place goes to whoever plays first, second and so on (players who tie share \
             the better place), and the mean total of whoever takes a place.",
        );
        let most = self.observed.iter().map(|observed| observed.table.seats).max().unwrap_or_default();
        if self.observed.iter().any(|observed| observed.main().ordered > 0) {
            let groups: Vec<Group> = self
                .observed
                .iter()
                .map(|observed| {
                    let games = observed.main().ordered.max(1) as f64;
                    let share = |number: &u64| Some(exact(*number as f64 / games));
                    let rows = observed.main().places.iter().enumerate();
                    let rows = rows.map(|(order, places)| Row {
                        label: ordinal(order),
                        cells: places.iter().map(share).collect(),
                    });
                    Group { name: observed.table.name.clone(), rows: rows.collect() }
                })
                .collect();
            let taken = |place: &usize| {
                let taken =
                    |observed: &Observed<G>| observed.main().totals.get(place - 1).is_some_and(|of| of.0 > 0);
                self.observed.iter().any(taken)
            };
            let last = (1..=most).rfind(taken).unwrap_or(most);
            let parts: Vec<String> = (1..=last).map(|place| format!("place {place}")).collect();
            self.picture("places", "Places by order of play", |title| {
                plot::stack(title, "share of the games", &parts, &groups)
            });
        }
        let head: Vec<String> = (1..=most).map(|place| format!("total in place {place}")).collect();
        let head: Vec<String> = ["table".to_owned()].into_iter().chain(head).collect();
        let rows: Vec<Vec<String>> = self
            .observed
            .iter()
            .map(|observed| {
                let totals = (0..most).map(|place| match observed.main().totals.get(place) {
                    Some((count, sum, squares)) if *count > 0 => {
                        number(&Estimate::mean(*sum as f64, *squares as f64, *count as f64))
                    }
                    _ => NONE.to_owned(),
                });
                [observed.table.name.clone()].into_iter().chain(totals).collect()
            })
            .collect();
        self.table(&head, &rows);
    }

    fn choices(&mut self) {
        self.say("## How many choices there are");
        self.say(
            "How many choices each decision offers. A decision with one choice is only asked for where not asking would \
             give something away.",
        );
        let rows: Vec<Row> = (0..CHOICES.len())
            .map(|column| {
                let cells = self.observed.iter().map(|observed| {
                    let choices = &observed.main().choices;
                    let least = if column == 0 { 0 } else { CHOICES[column - 1].0 + 1 };
                    let within =
                        choices.iter().filter(|(value, _)| (least..=CHOICES[column].0).contains(value));
                    let share =
                        within.map(|(_, count)| count).sum::<u64>() as f64 / choices.number().max(1) as f64;
                    Some(exact(share))
                });
                Row { label: CHOICES[column].1.to_owned(), cells: cells.collect() }
            })
            .filter(|row| row.cells.iter().flatten().any(|cell| cell.value > 0.0))
            .collect();
        let names = self.names();
        self.picture("choices", "Choices in a decision", |title| {
            plot::bars(title, "share of the decisions", Unit::Percent, &names, &rows)
        });
        let rows: Vec<_> = self
            .observed
            .iter()
            .map(|observed| {
                let (choices, notes) = (&observed.main().choices, observed.main());
                vec![
                    observed.table.name.clone(),
                    number(&notes.branching.ratio()),
                    quantile(choices, 0.5).to_string(),
                    quantile(choices, 0.95).to_string(),
                    choices.most().to_string(),
                ]
            })
            .collect();
        self.table(&["table", "choices in a decision, mean", "half up to", "95 % up to", "most"], &rows);
    }

    fn decided(&mut self) {
        self.say("## What decides the game");
        self.say("The rule that the last event of a game cites: the one by which the winner has won.");
        let cited: BTreeSet<RuleId> = self
            .observed
            .iter()
            .flat_map(|observed| observed.main().decided.fired().map(|(rule, _)| rule))
            .collect();
        let found: Vec<(RuleId, Vec<Option<Estimate>>)> = cited
            .into_iter()
            .map(|rule| {
                let share = |observed: &Observed<G>| {
                    let notes = observed.main();
                    let fired = notes.decided.fired().find(|(fired, _)| *fired == rule);
                    fired.map(|(_, times)| {
                        Estimate::share(times as f64 / notes.games as f64, notes.games as f64)
                    })
                };
                (rule, self.observed.iter().map(share).collect())
            })
            .collect();
        let label = |rule: RuleId, text: String| format!("{rule} {}", shortened(&text, 70));
        let rows: Vec<Row> = found
            .iter()
            .map(|(rule, cells)| Row { label: label(*rule, self.rule(*rule)), cells: cells.clone() })
            .collect();
        let names = self.names();
        self.picture("decided", "What decides the game", |title| {
            plot::bars(title, "share of the games, with 95 % intervals", Unit::Percent, &names, &rows)
        });
        let rows: Vec<_> = found
            .iter()
            .map(|(rule, cells)| {
                let shares = cells.iter().map(|cell| cell.as_ref().map_or(NONE.to_owned(), share));
                [format!("**{rule}** {}", self.rule(*rule))].into_iter().chain(shares).collect()
            })
            .collect();
        self.table(&self.columns("rule"), &rows);
    }

    fn cast(&mut self, nth: usize, cast: &Cast<G>) {
        let share = |observed: &Observed<G>, part: usize| -> Vec<Option<Estimate>> {
            let of = |notes: &Notes| {
                let (played, parts) = notes.casts[nth][part];
                won(parts, played)
            };
            observed.by_level.iter().map(of).collect()
        };
        self.say(&format!("## {}", cast.title));
        self.say(cast.text);
        self.forest(cast.id, cast.title, |observed| {
            let parts = cast.parts.iter().enumerate();
            let rows = parts.map(|(part, name)| ((*name).to_owned(), share(observed, part)));
            rows.filter(|(_, cells)| cells.iter().any(Option::is_some)).collect()
        });
    }

    fn figure(&mut self, nth: usize, figure: &Figure<G>) {
        let (unit, axis, labels): (_, _, Vec<&str>) = match &figure.lines {
            Lines::PerGame(lines) => {
                let labels = lines.iter().map(|(label, _)| *label).collect();
                (Unit::Number, "in a game, mean with 95 % interval", labels)
            }
            Lines::Shares(lines) => {
                let labels = lines.iter().map(|(label, ..)| *label).collect();
                (Unit::Percent, "share, with 95 % interval", labels)
            }
        };
        let estimate = |observed: &Observed<G>, line: usize| {
            let (notes, pair) = (observed.main(), &observed.main().figures[nth][line]);
            if unit == Unit::Percent { pair.share() } else { Some(pair.mean(notes.games)) }
        };
        let rows: Vec<Row> = (0..labels.len())
            .map(|line| Row {
                label: labels[line].to_owned(),
                cells: self.observed.iter().map(|observed| estimate(observed, line)).collect(),
            })
            .collect();
        self.say(&format!("## {}", figure.title));
        self.say(figure.text);
        let names = self.names();
        self.picture(figure.id, figure.title, |title| plot::bars(title, axis, unit, &names, &rows));
        let write = if unit == Unit::Percent { share } else { number };
        let rows: Vec<_> = rows
            .iter()
            .map(|row| {
                let cells = row.cells.iter().map(|cell| cell.as_ref().map_or(NONE.to_owned(), write));
                [row.label.clone()].into_iter().chain(cells).collect()
            })
            .collect();
        self.table(&self.columns(""), &rows);
    }

    fn fired(&mut self) {
        self.say("## How often each rule fires");
        self.say("Events cite the rule that made them happen; this is how often each was cited in a game, on average.");
        let rows: Vec<_> = G::FIRING
            .iter()
            .map(|rule| {
                let times = self.observed.iter().map(|observed| {
                    let notes = observed.main();
                    let fired = notes.rules.fired().find(|(fired, _)| fired == rule);
                    fired.map_or(NONE.to_owned(), |(_, times)| rate(times as f64 / notes.games as f64))
                });
                [rule.to_string()].into_iter().chain(times).collect()
            })
            .collect();
        self.say("<details><summary>All rules that events cite</summary>");
        self.table(&self.columns("rule"), &rows);
        self.text += "</details>\n";
    }

    /// A picture of rows of shares for every table, and the same in numbers.
    fn forest(
        &mut self,
        id: &str,
        title: &str,
        mut rows: impl FnMut(&Observed<G>) -> Vec<(String, Vec<Option<Estimate>>)>,
    ) {
        let mut groups = Vec::new();
        let mut lines = Vec::new();
        for observed in self.observed {
            let rows = rows(observed);
            for (label, cells) in &rows {
                let shares = cells.iter().map(|cell| cell.as_ref().map_or(NONE.to_owned(), share));
                let front = [observed.table.name.clone(), label.clone(), percent(observed.even())];
                lines.push(front.into_iter().chain(shares).collect());
            }
            let rows: Vec<Row> = rows.into_iter().map(|(label, cells)| Row { label, cells }).collect();
            if !rows.is_empty() {
                groups.push((Group { name: observed.table.name.clone(), rows }, observed.even()));
            }
        }
        self.picture(id, title, |title| plot::forest(title, &LEVELS.map(|level| level.name()), &groups));
        self.table(&["table", "who", "even", "on instinct", "random"], &lines);
    }

    fn names(&self) -> Vec<String> {
        self.observed.iter().map(|observed| observed.table.name.clone()).collect()
    }

    /// The head of a table with a column for every table.
    fn columns(&self, first: &str) -> Vec<String> {
        [first.to_owned()].into_iter().chain(self.names()).collect()
    }

    fn seat_name(&self, observed: &Observed<G>, seat: Seat) -> String {
        let name = self.words.text(G::seat_name(observed.table.seats, seat)).unwrap_or_default();
        format!("{seat} {name}")
    }

    fn rule(&self, id: RuleId) -> String {
        self.rules.get(id).map(|rule| rule.text.clone()).unwrap_or_default()
    }

    fn picture(&mut self, id: &str, title: &str, draw: impl FnOnce(&str) -> String) {
        let title =
            format!("{}: {}", self.words.text(&format!("{}-title", G::INFO.id)).unwrap_or_default(), title);
        let file = format!("{}-{id}.svg", G::INFO.id);
        self.say(&format!("![{title}](img/{file})"));
        self.pictures.push((file, draw(&title)));
    }

    /// A paragraph.
    fn say(&mut self, text: &str) {
        self.text += text;
        self.text += "\n\n";
    }

    fn table(&mut self, head: &[impl AsRef<str>], rows: &[Vec<String>]) {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let head: Vec<String> = head.iter().map(|cell| cell.as_ref().to_owned()).collect();
        let rule: Vec<String> = head.iter().map(|_| "---".to_owned()).collect();
        self.text += &line(&head);
        self.text += &line(&rule).replace(' ', "");
        rows.iter().for_each(|row| self.text += &line(row));
        self.text += "\n";
    }
}

/// Who gains from the order of play, if anybody does.
fn order_sentence<G: Playable>(observed: &Observed<G>) -> String {
    let (even, games) = (observed.even(), observed.main().ordered as f64);
    let farthest = (0..observed.table.seats)
        .filter_map(|order| Some((order, observed.by_order(order)[0]?)))
        .fold(None, |best: Option<(usize, Estimate)>, (order, share)| match best {
            Some((_, found)) if (found.value - even).abs() >= (share.value - even).abs() => best,
            _ => Some((order, share)),
        });
    match farthest {
        Some((order, won)) if is_sure(won.value, even, games) => {
            let other = random_too(observed, won, observed.by_order(order)[1]);
            let (place, even) = (ordinal(order), percent(even));
            format!("Whoever plays {place} wins {} of them instead of {even}; {other}.", share(&won))
        }
        _ => "The order of play makes no difference that so many games would show.".to_owned(),
    }
}

/// Whether it matters where one sits.
fn seat_sentence<G: Playable>(observed: &Observed<G>, name: impl Fn(Seat) -> String) -> String {
    let games = observed.main().games as f64;
    let unlike: Vec<String> = Seat::all(observed.table.seats)
        .filter_map(|seat| Some((seat, observed.by_seat(seat)[0]?)))
        .filter(|(_, won)| is_sure(won.value, observed.even(), games))
        .map(|(seat, won)| {
            let other = random_too(observed, won, observed.by_seat(seat)[1]);
            format!("seat {} wins {}, and {other}", name(seat), share(&won))
        })
        .collect();
    if unlike.is_empty() {
        "All seats win equally often, as far as these games can tell.".to_owned()
    } else {
        format!("Not every seat wins equally often: {}.", unlike.join("; "))
    }
}

/// Whether random bots show what the others do.
fn random_too<G: Playable>(observed: &Observed<G>, won: Estimate, random: Option<Estimate>) -> String {
    let even = observed.even();
    let same = random.filter(|other| {
        (other.value - even) * (won.value - even) > 0.0
            && is_sure(other.value, even, observed.by_level[1].games as f64)
    });
    match same {
        Some(other) => format!("random bots show it too ({})", percent(other.value)),
        None => "random bots do not show it".to_owned(),
    }
}

/// Whether a share of so many games differs from an even one by more than chance would.
fn is_sure(share: f64, even: f64, games: f64) -> bool {
    (share - even).abs() > SURE * (even * (1.0 - even) / games.max(1.0)).sqrt()
}

/// The share of victories, of which there are so many parts.
fn won(parts: u64, games: u64) -> Option<Estimate> {
    (games > 0).then(|| Estimate::share(parts as f64 / WHOLE as f64 / games as f64, games as f64))
}

const fn exact(value: f64) -> Estimate {
    Estimate { value, low: value, high: value }
}

fn mean(of: &Histogram) -> Estimate {
    let sums = of.iter().fold((0.0, 0.0), |(sum, squares), (value, count)| {
        let (value, count) = (value as f64, count as f64);
        (sum + value * count, squares + value * value * count)
    });
    Estimate::mean(sums.0, sums.1, of.number() as f64)
}

fn quantile(of: &Histogram, part: f64) -> i64 {
    of.quantile(part).unwrap_or_default()
}
