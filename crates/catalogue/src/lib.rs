//! The one place that names every game.
//!
//! Everything else is written for any game; a [`Visitor`] is how a name from outside becomes a type.
//!
//! ```
//! use tinstar_catalogue::{AnyGame, Playable, Visitor};
//!
//! struct MostSeats;
//! impl Visitor for MostSeats {
//!     type Out = usize;
//!     fn visit<G: Playable>(self) -> usize { G::INFO.most_seats }
//! }
//!
//! let game = AnyGame::by_id("catching-santa").unwrap();
//! assert_eq!(game.visit(MostSeats), 4);
//! ```

mod any_match;
pub mod json;
mod levels;
mod lines;
mod puzzles;
mod retell;
mod strength;

pub use any_match::{ActedOut, AnyLines, AnyMatch, AnyQuestion, AnyStory, Begun, Choice, Hinted, Refused};
pub use json::Json;
pub use levels::Ceiling;
pub use puzzles::{Puzzle, PuzzleChoice, PuzzleError, PuzzlePut, PuzzleSet};
pub use retell::{Retelling, Retold};
pub use strength::Strength;
pub use tinstar_core::study::{Cast, Count, Decision, Figure, Lines, Study, Table, Watched};
use tinstar_core::{Game, Info, Instinct, Learnable, Printed, Speak, Terms};

/// A game that can be played by people and bots, put into words, studied and learnt.
pub trait Playable: Game + Instinct + Speak + Study + Printed + Learnable {}

impl<G: Game + Instinct + Speak + Study + Printed + Learnable> Playable for G {}

/// Something to be done with a game that is known only by name.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with game `G`.
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! catalogue {
    ($($(#[$doc:meta])* $name:ident => $game:ty,)*) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyGame {
            $($(#[$doc])* $name,)*
        }

        impl AnyGame {
            /// Every game there is.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// What the game says about itself.
            #[must_use]
            pub const fn info(self) -> Info {
                match self {
                    $(Self::$name => <$game as Terms>::INFO,)*
                }
            }

            /// Lets `visitor` visit this game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
                match self {
                    $(Self::$name => visitor.visit::<$game>(),)*
                }
            }
        }
    };
}

catalogue! {
    /// Catching Santa.
    CatchingSanta => catching_santa::CatchingSanta,
    /// Rolling Bandits.
    RollingBandits => rolling_bandits::RollingBandits,
    /// Marshals.
    Marshals => marshals::Marshals,
    /// Pony Express.
    PonyExpress => pony_express::PonyExpress,
    /// Colt Express with the Santa Claus Elf.
    ColtExpress => colt_express::ColtExpress,
    // cargo xtask new-game adds a line above this one
}

impl AnyGame {
    /// The game with this id, if there is one.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.info().id == id)
    }
}
