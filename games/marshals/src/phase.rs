//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Flat, Parts, Seat, SeatSet, TS};

use crate::card::Card;
use crate::state::MOST_SEATS;

/// The decision that is open, with the facts that belong to it alone. Whose turn it is belongs to the turn.
///
/// Where several are asked one after the other, `asked` decides now and `rest` comes later, in turn order
/// unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Step 2 of the turn (MA-42).
    Act,
    /// A bullet was fired: pay one too, or leave (MA-58).
    Driven {
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
    },
    /// An Outlaw was captured: claim or not (MA-67). Everybody with cards is asked, so that a claim that
    /// cannot be made looks like one that is not wanted.
    Claim {
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
    },
    /// An Ambush or a Camping card with several victims: show a card or not (MA-93).
    Reveal {
        /// The Ambush or Camping card.
        card: Card,
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
        /// Everybody it is meant for.
        victims: SeatSet,
        /// What was shown so far.
        shown: BySeat<Option<Card>, MOST_SEATS>,
    },
    /// A Clue or a Hideout was played: answer with a Jurisdiction or not (MA-115). Everybody with cards is
    /// asked, the farthest from the active player first (MA-117).
    Object {
        /// The Clue or the Hideout.
        card: Card,
        /// Whose hand the Hideout is meant for; `None` for the deck and for a Clue.
        from: Option<Seat>,
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
    },
    /// The active player puts the cards seen with a Clue back, one by one (MA-105).
    Arrange {
        /// How many lie as they will lie, from the top.
        placed: u8,
        /// How many were looked at.
        of: u8,
    },
    /// The active player keeps one of the two top cards of the deck (MA-109).
    Dig,
    /// The active player keeps one of two cards of another hand (MA-112).
    Search {
        /// Whose hand.
        from: Seat,
        /// The two cards. Only in the view of somebody who may not see them it is `None`.
        pair: Option<[Card; 2]>,
    },
    /// A Train has come: ride or not (MA-134, MA-136).
    Train {
        /// The Train.
        card: Card,
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
    },
    /// Travel to the Village, card by card, or stay where one is (MA-141).
    Travel {
        /// The Village.
        card: Card,
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
        /// Whether a card was played already: then there is no turning back (MA-142).
        begun: bool,
    },
    /// Buy in the Village (MA-139, MA-140).
    Shop {
        /// The Village.
        card: Card,
        /// Who decides.
        asked: Seat,
        /// Who comes later.
        rest: SeatSet,
    },
    /// Nobody decides: what was decided or turned up takes its course. Seen in the middle of a step only.
    #[flat(skip)]
    Resolving {
        /// The card that takes its course, if it is one.
        card: Option<Card>,
    },
    /// Nobody decides: an Ambush or a Camping card takes its course, and what was shown lies open (MA-96 to
    /// MA-100). Seen in the middle of a step only.
    #[flat(skip)]
    Striking {
        /// The Ambush or Camping card.
        card: Card,
        /// What was shown.
        shown: BySeat<Option<Card>, MOST_SEATS>,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whose decision it is, with `active` on turn.
    #[must_use]
    pub const fn decider(&self, active: Seat) -> Option<Seat> {
        match *self {
            Self::Act | Self::Arrange { .. } | Self::Dig | Self::Search { .. } => Some(active),
            Self::Driven { asked, .. }
            | Self::Claim { asked, .. }
            | Self::Reveal { asked, .. }
            | Self::Object { asked, .. }
            | Self::Train { asked, .. }
            | Self::Travel { asked, .. }
            | Self::Shop { asked, .. } => Some(asked),
            Self::Resolving { .. } | Self::Striking { .. } | Self::Over => None,
        }
    }

    /// The card that was played or turned up and lies neither in a hand nor on a pile while it is resolved.
    #[must_use]
    pub const fn pending(&self) -> Option<Card> {
        match *self {
            Self::Reveal { card, .. }
            | Self::Object { card, .. }
            | Self::Train { card, .. }
            | Self::Travel { card, .. }
            | Self::Shop { card, .. }
            | Self::Striking { card, .. } => Some(card),
            Self::Resolving { card } => card,
            Self::Act
            | Self::Driven { .. }
            | Self::Claim { .. }
            | Self::Arrange { .. }
            | Self::Dig
            | Self::Search { .. }
            | Self::Over => None,
        }
    }
}
