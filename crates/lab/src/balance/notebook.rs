//! What is noted while games are watched, in whole numbers: sums do not depend on the order of games.

use tinstar_catalogue::{Cast, Count, Figure, Lines, Study, Watched};
use tinstar_core::{Counting, Outcome, RuleId, Seat};

use crate::estimate::Pair;
use crate::tally::{Histogram, WHOLE};

type PartAndWhole<G> = (Count<G>, Option<Count<G>>);

/// Everything noted about many games at one table.
pub(crate) struct Notebook<G: Study> {
    /// The part and the whole of every line of every figure; where there is no whole, parts are for the game.
    counts: Vec<Vec<PartAndWhole<G>>>,
    casts: Vec<Cast<G>>,
    page: Page,
    notes: Notes,
}

/// The game that is being watched.
#[derive(Default)]
struct Page {
    decisions: u64,
    events: u64,
    turns: u64,
    choices: u64,
    first: Option<Seat>,
    last_rule: Option<RuleId>,
    /// The part and the whole of every line of every figure so far.
    figures: Vec<Vec<(u64, u64)>>,
}

/// The sums over all games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Notes {
    pub games: u64,
    /// Parts of victories by seat.
    pub by_seat: Vec<u64>,
    /// Games in which it is known who began, and parts of victories by order of play.
    pub ordered: u64,
    pub by_order: Vec<u64>,
    /// By order of play, how often each place was taken, the first place first.
    pub places: Vec<Vec<u64>>,
    /// The totals of those who took each place: how many, their sum, and the sum of squares.
    pub totals: Vec<(u64, i64, u64)>,
    pub shared: u64,
    pub unwon: u64,
    pub decisions: Histogram,
    pub events: Histogram,
    pub turns: Histogram,
    /// How many decisions had so many choices.
    pub choices: Histogram,
    /// Choices and decisions of every game.
    pub branching: Pair,
    /// The rule of the last event of every game.
    pub decided: Counting,
    pub rules: Counting,
    pub figures: Vec<Vec<Pair>>,
    /// For every cast and part: how many seats played it, and the parts of victories they won.
    pub casts: Vec<Vec<(u64, u64)>>,
}

impl Notes {
    fn new(seats: usize, figures: &[usize], casts: &[usize]) -> Self {
        Self {
            games: 0,
            by_seat: vec![0; seats],
            ordered: 0,
            by_order: vec![0; seats],
            places: vec![vec![0; seats]; seats],
            totals: vec![(0, 0, 0); seats],
            shared: 0,
            unwon: 0,
            decisions: Histogram::default(),
            events: Histogram::default(),
            turns: Histogram::default(),
            choices: Histogram::default(),
            branching: Pair::default(),
            decided: Counting::default(),
            rules: Counting::default(),
            figures: figures.iter().map(|counts| vec![Pair::default(); *counts]).collect(),
            casts: casts.iter().map(|parts| vec![(0, 0); *parts]).collect(),
        }
    }

    pub fn add(&mut self, other: &Self) {
        let add = |mine: &mut [u64], theirs: &[u64]| {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        };
        self.games += other.games;
        add(&mut self.by_seat, &other.by_seat);
        self.ordered += other.ordered;
        add(&mut self.by_order, &other.by_order);
        self.places.iter_mut().zip(&other.places).for_each(|(mine, theirs)| add(mine, theirs));
        for (mine, theirs) in self.totals.iter_mut().zip(&other.totals) {
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1, mine.2 + theirs.2);
        }
        self.shared += other.shared;
        self.unwon += other.unwon;
        self.decisions.add(&other.decisions);
        self.events.add(&other.events);
        self.turns.add(&other.turns);
        self.choices.add(&other.choices);
        self.branching.add(&other.branching);
        self.decided.add(&other.decided);
        self.rules.add(&other.rules);
        for (mine, theirs) in self.figures.iter_mut().flatten().zip(other.figures.iter().flatten()) {
            mine.add(theirs);
        }
        for (mine, theirs) in self.casts.iter_mut().flatten().zip(other.casts.iter().flatten()) {
            *mine = (mine.0 + theirs.0, mine.1 + theirs.1);
        }
    }
}

impl<G: Study> Notebook<G> {
    pub fn new(seats: usize) -> Self {
        let counts: Vec<_> = G::figures().into_iter().map(split).collect();
        let casts = G::casts();
        let notes = Notes::new(
            seats,
            &counts.iter().map(Vec::len).collect::<Vec<_>>(),
            &casts.iter().map(|cast| cast.parts.len()).collect::<Vec<_>>(),
        );
        Self { counts, casts, page: Page::default(), notes }
    }

    pub fn into_notes(self) -> Notes {
        self.notes
    }

    /// A new game begins.
    pub fn open(&mut self) {
        let mut figures = std::mem::take(&mut self.page.figures);
        figures.resize_with(self.counts.len(), Default::default);
        for (lines, counts) in figures.iter_mut().zip(&self.counts) {
            lines.clear();
            lines.resize(counts.len(), (0, 0));
        }
        self.page = Page { figures, ..Page::default() };
    }

    /// A decision had so many choices.
    pub fn decided(&mut self, choices: usize) {
        self.page.decisions += 1;
        self.page.choices += choices as u64;
        self.notes.choices.note(choices as u64);
    }

    /// Something happened.
    pub fn watch(&mut self, watched: &Watched<'_, G>) {
        let page = &mut self.page;
        for told in watched.story {
            page.events += 1;
            page.last_rule = Some(told.rule);
            self.notes.rules.count(told.rule);
            if let Some(seat) = G::turn(&told.event) {
                page.turns += 1;
                page.first = page.first.or(Some(seat));
            }
        }
        let lines = page.figures.iter_mut().flatten().zip(self.counts.iter().flatten());
        for ((part, whole), (count, of)) in lines {
            *part += u64::from(count(watched));
            *whole += of.map_or(0, |of| u64::from(of(watched)));
        }
    }

    /// The game is over.
    pub fn close(&mut self, end: &G, outcome: &Outcome) {
        let (page, notes) = (&self.page, &mut self.notes);
        notes.games += 1;
        notes.decisions.note(page.decisions);
        notes.events.note(page.events);
        notes.turns.note(page.turns);
        notes.branching.note(page.choices, page.decisions);
        if let Some(rule) = page.last_rule {
            notes.decided.count(rule);
        }
        for (pair, (part, whole)) in notes.figures.iter_mut().flatten().zip(page.figures.iter().flatten()) {
            pair.note(*part, *whole);
        }
        let winners = outcome.winners();
        match winners.len() {
            0 => notes.unwon += 1,
            1 => {}
            _ => notes.shared += 1,
        }
        let won = |seat| if winners.contains(seat) { WHOLE / winners.len() as u64 } else { 0 };
        notes.ordered += u64::from(page.first.is_some());
        for (seat, place) in outcome.places.iter() {
            notes.by_seat[seat.index()] += won(seat);
            let total = i64::from(outcome.totals[seat]);
            let (number, sum, squares) = notes.totals[usize::from(*place) - 1];
            notes.totals[usize::from(*place) - 1] =
                (number + 1, sum + total, squares + total.unsigned_abs() * total.unsigned_abs());
            if let Some(first) = page.first {
                let seats = notes.by_seat.len();
                let order = (seat.index() + seats - first.index()) % seats;
                notes.by_order[order] += won(seat);
                notes.places[order][usize::from(*place) - 1] += 1;
            }
            for (cast, sums) in self.casts.iter().zip(&mut notes.casts) {
                let played = sums.iter_mut().enumerate().filter(|(part, _)| (cast.plays)(end, seat, *part));
                played.for_each(|(_, sums)| *sums = (sums.0 + 1, sums.1 + won(seat)));
            }
        }
    }
}

/// The parts and wholes that the lines of a figure count.
fn split<G: Study>(figure: Figure<G>) -> Vec<PartAndWhole<G>> {
    match figure.lines {
        Lines::PerGame(lines) => lines.into_iter().map(|(_, count)| (count, None)).collect(),
        Lines::Shares(lines) => lines.into_iter().map(|(_, part, whole)| (part, Some(whole))).collect(),
    }
}
