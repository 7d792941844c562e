//! Players made of code.
//!
//! A bot is asked with a [`Question`], or at a simulator's table with [`Seen`]: both show the view of its own seat and
//! nothing else. What it never receives it cannot use. Bots know the contract of games and no game in particular.
//!
//! ```
//! use tinstar_bots::Level;
//! assert_eq!(Level::from_name("instinct"), Some(Level::Instinct));
//! assert_eq!(Level::from_name("clairvoyant"), None);
//! ```

mod question;
mod seen;

pub use question::Question;
pub use seen::Seen;

use tinstar_core::{Chance, Game, Instinct, most_appealing};

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
    /// What looks best at first sight: the easy opponent.
    Instinct,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Instinct];

    /// Its name in commands and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Instinct => "instinct",
        }
    }

    /// The level called `name`, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A player of this level.
    #[must_use]
    pub fn bot<G: Instinct>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Instinct => Box::new(FirstSight),
        }
    }
}

struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Seen<'_, G>, legal: &[G::Action], chance: &mut Chance) -> G::Action {
        *chance.pick(legal).expect("a seat that decides has a choice")
    }
}

struct FirstSight;

impl<G: Instinct> Bot<G> for FirstSight {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], _: &mut Chance) -> G::Action {
        most_appealing::<G>(&seen.view(), seen.seat(), legal)
    }
}
