//! Players made of code.
//!
//! A bot is asked with a [`Question`], or at a simulator's table with [`Seen`]: both show the view of its own seat and
//! nothing else. What it never receives it cannot use. Bots know the contract of games and no game in particular.
//!
//! ```
//! use tinstar_bots::Level;
//! assert_eq!(Level::from_name("instinct"), Some(Level::Instinct));
//! assert_eq!(Level::from_name("deputy"), Some(Level::Instinct));
//! assert_eq!(Level::from_name("clairvoyant"), None);
//! ```

mod question;
mod search;
mod seen;
mod skill;
mod tag;

pub use question::Question;
pub use search::{Budget, Hurry, Limit, Others, Search, Weighed};
pub use seen::Seen;
pub use skill::{BadSkill, Skill};
pub use tag::Tag;

use std::time::Duration;

use tinstar_core::{Chance, FirstSight, Game, Instinct};

/// Decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is never empty. `chance` is the bot's own luck, not the game's.
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> G::Action;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal, each choice equally likely.
    Random,
    /// What looks best of the choices it noticed: a beginner, who overlooks things.
    Greenhorn,
    /// What looks best at first sight: the deputy.
    Instinct,
    /// A short search.
    Sheriff,
    /// A search of up to a second.
    Marshal,
    /// A search of several seconds, on all processors.
    Legend,
    /// No level of its own: a search that takes everybody for a deputy, to compare with.
    Halving,
    /// No level of its own: a search of another kind ([`Tag`]), to compare with.
    Tag,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Greenhorn, Self::Instinct, Self::Sheriff, Self::Marshal, Self::Legend];

    /// Those that others are compared with; no table offers them.
    pub const POOL: [Self; 2] = [Self::Halving, Self::Tag];

    /// What people call the instinct.
    const DEPUTY: &'static str = "deputy";

    /// Its name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greenhorn => "greenhorn",
            Self::Instinct => "instinct",
            Self::Sheriff => "sheriff",
            Self::Marshal => "marshal",
            Self::Legend => "legend",
            Self::Halving => "halving",
            Self::Tag => "tag",
        }
    }

    /// The level called `name`, if there is one. The deputy is the instinct.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == Self::DEPUTY {
            return Some(Self::Instinct);
        }
        Self::ALL.into_iter().chain(Self::POOL).find(|level| level.name() == name)
    }

    /// What a level that searches spends on a decision: rollouts, so that a match can be played again.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Random | Self::Greenhorn | Self::Instinct => None,
            Self::Sheriff => Some(Budget::Rollouts(240)),
            Self::Marshal => Some(Budget::Rollouts(2_400)),
            Self::Legend => Some(Budget::Rollouts(16_000)),
            Self::Halving => Some(Budget::Rollouts(240)),
            Self::Tag => Some(Budget::Rollouts(3_000)),
        }
    }

    /// How long a level that searches may think at a table where people wait. It answers when this is over and not
    /// before, so that nobody learns from its haste what it sees; the others answer at first sight.
    #[must_use]
    pub const fn thinking_time(self) -> Duration {
        match self {
            Self::Random | Self::Greenhorn | Self::Instinct => Duration::ZERO,
            Self::Sheriff => Duration::from_millis(150),
            Self::Marshal | Self::Halving | Self::Tag => Duration::from_secs(1),
            Self::Legend => Duration::from_secs(5),
        }
    }

    /// A player of this level.
    #[must_use]
    pub fn bot<G: Instinct>(self) -> Box<dyn Bot<G>> {
        Skill::from(self).bot()
    }
}

struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        *chance.pick(legal).expect("a seat that decides has a choice")
    }
}

/// Of so many choices a beginner overlooks one.
const OVERLOOKED: u32 = 3;

/// Looks at some of the choices only, but with the same eyes: makes a beginner's mistakes, and fights back.
struct Greenhorn<A> {
    sight: FirstSight,
    noticed: Vec<A>,
}

impl<A> Greenhorn<A> {
    fn new() -> Self {
        Self { sight: FirstSight::default(), noticed: Vec::new() }
    }
}

impl<G: Instinct> Bot<G> for Greenhorn<G::Action> {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        self.noticed.clear();
        self.noticed.extend(legal.iter().filter(|_| chance.below(OVERLOOKED) > 0));
        if self.noticed.is_empty() {
            return *chance.pick(legal).expect("a seat that decides has a choice");
        }
        self.sight.choose::<G>(&seen.view(), seen.seat(), &self.noticed, chance)
    }
}

impl<G: Instinct> Bot<G> for FirstSight {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        Self::choose::<G>(self, &seen.view(), seen.seat(), legal, chance)
    }
}
