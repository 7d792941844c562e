//! What is worth counting when bots play a game many times, besides who wins and how long it takes.
//!
//! The figures here end up in `docs/balance`, which is documentation: that is why, unlike anywhere else in the
//! code, they carry their English words with them. Every sentence has to be true whatever the figures are.

use crate::{Game, Options as _, Outcome, RuleId, Seat, Status, Told};

/// What a balance page shows of a game besides victories and lengths. A game without anything of its own to
/// count needs no more than the empty implementation.
pub trait Study: Game {
    /// The ways to play that are compared: every player count with the default options, if nothing is said.
    #[must_use]
    fn tables() -> Vec<Table<Self>> {
        (Self::INFO.least_seats..=Self::INFO.most_seats)
            .map(|seats| Table::new(format!("{seats} players"), seats, &[]))
            .collect()
    }

    /// Whose turn it is that `event` begins, if it begins one. The first of a match says who began.
    #[must_use]
    fn turn(_: &Self::Event) -> Option<Seat> {
        None
    }

    /// What is counted.
    #[must_use]
    fn figures() -> Vec<Figure<Self>> {
        Vec::new()
    }

    /// Parts that seats can play in a match, apart from where they sit.
    #[must_use]
    fn casts() -> Vec<Cast<Self>> {
        Vec::new()
    }
}

/// One way to play.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// What it is called on the page, such as `2 players`.
    pub name: String,
    /// How many play.
    pub seats: usize,
    /// The options.
    pub options: G::Options,
    /// Which of them are not as they are by default, as in `--option NAME=VALUE`.
    pub settings: Vec<(&'static str, &'static str)>,
}

impl<G: Game> Table<G> {
    /// A table with these settings.
    ///
    /// # Panics
    /// If the game does not know the settings, or so many cannot play with them: tables are written down, not
    /// typed in.
    #[must_use]
    pub fn new(name: String, seats: usize, settings: &[(&'static str, &'static str)]) -> Self {
        let mut options = G::Options::default();
        for (key, value) in settings {
            options.set(key, value).expect("a table has options of its game");
        }
        assert!(G::check_setup(seats, &options).is_ok(), "nobody can play at the table \"{name}\"");
        Self { name, seats, options, settings: settings.to_vec() }
    }
}

/// Some counts that belong together: one picture and one table of numbers.
pub struct Figure<G: Game> {
    /// What its picture's file is called.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What is counted, in a sentence or two.
    pub text: &'static str,
    /// What is counted.
    pub lines: Lines<G>,
}

/// The lines of a figure: each has a name and is a number that can be compared between tables.
pub enum Lines<G: Game> {
    /// How many of this there are in a game.
    PerGame(Vec<(&'static str, Count<G>)>),
    /// Which share the first is of the second.
    Shares(Vec<(&'static str, Count<G>, Count<G>)>),
}

impl<G: Game> Lines<G> {
    /// Shares of one and the same whole.
    #[must_use]
    pub fn shares_of(whole: Count<G>, lines: &[(&'static str, Count<G>)]) -> Self {
        Self::Shares(lines.iter().map(|(name, part)| (*name, *part, whole)).collect())
    }
}

/// How many of something there are in what was watched.
pub type Count<G> = fn(&Watched<'_, G>) -> u32;

/// Parts that seats can play, such as characters: how often those who play one win.
pub struct Cast<G: Game> {
    /// What its picture's file is called.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What the parts are, in a sentence or two.
    pub text: &'static str,
    /// The parts.
    pub parts: Vec<&'static str>,
    /// Whether a seat has played the part with this number, when the match is over. A seat may have played
    /// several, or none.
    pub plays: fn(&G, Seat, usize) -> bool,
}

/// A decision and what came of it; or the set-up.
pub struct Watched<'a, G: Game> {
    /// The decision, with the state it was made in; none in the set-up.
    pub decision: Option<Decision<'a, G>>,
    /// What happened.
    pub story: &'a [Told<G::Event>],
    /// The state after it.
    pub after: &'a G,
}

/// A decision with the state it was made in.
pub struct Decision<'a, G: Game> {
    /// The state.
    pub before: &'a G,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
}

impl<G: Game> Watched<'_, G> {
    /// How many of the events are like this.
    pub fn events(&self, like: impl Fn(&G::Event) -> bool) -> u32 {
        self.story.iter().filter(|told| like(&told.event)).count() as u32
    }

    /// How many events cite the rule. That is how often something happened only if no more than one event of it
    /// does.
    #[must_use]
    pub fn fired(&self, rule: RuleId) -> u32 {
        self.story.iter().filter(|told| told.rule == rule).count() as u32
    }

    /// How the match ended, if it has now.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.after.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Waiting(_) => None,
        }
    }
}

/// One for every match: the whole of which endings are shares.
#[must_use]
pub fn matches<G: Game>(watched: &Watched<'_, G>) -> u32 {
    u32::from(watched.outcome().is_some())
}
