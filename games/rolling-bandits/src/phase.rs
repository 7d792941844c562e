//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::{Flat, Parts, Seat, SeatSet, TS};

use crate::pieces::Roll;

/// The decision that is open, with the facts that belong to it alone. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// How many groups to take back, from the rear on (RB-30).
    Recall {
        /// Whose turn it is.
        seat: Seat,
    },
    /// How many Mercenaries to roll too (RB-80).
    Call {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Whether to use a Reroll chest, and which (RB-67). It is asked of everybody with a chest that could be
    /// one as far as the others know: not to be asked would tell what it is not.
    Reroll {
        /// Whose turn it is.
        seat: Seat,
        /// What was rolled.
        roll: Roll,
    },
    /// A Reroll chest is open: which dice to roll again (RB-67).
    Pick {
        /// Whose turn it is.
        seat: Seat,
        /// What was rolled, less what is picked.
        roll: Roll,
        /// The dice that will be rolled again.
        picked: Roll,
    },
    /// Which group to place where, or to keep the rest (RB-37).
    Place {
        /// Whose turn it is.
        seat: Seat,
        /// The rolled groups that are not placed yet.
        roll: Roll,
    },
    /// Whether to use a Swap chest, and which (RB-63). Asked as [`Phase::Reroll`] is.
    Swap {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A Swap chest is open: which two groups change places (RB-63).
    Exchange {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Nobody decides: dice fall, cars and chests change hands by themselves. This and the next are seen in the
    /// middle of a step only.
    Rolling {
        /// Whose turn it is; none before the first.
        seat: Option<Seat>,
        /// The dice on the mat: rolled, and neither placed nor kept yet.
        roll: Roll,
        /// The Mercenaries that were called and not rolled yet (RB-80).
        called: u8,
    },
    /// The game has ended, and one after the other is counted (RB-71).
    Counting {
        /// Who has been.
        counted: SeatSet,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// In the turn of `seat`, with this on the mat.
    pub(crate) const fn rolling(seat: Seat, roll: Roll) -> Self {
        Self::Rolling { seat: Some(seat), roll, called: 0 }
    }

    /// The dice on the mat in the middle of a step, to change them in their place: a copy of what was just changed
    /// would have to wait for it.
    #[inline]
    pub(crate) fn mat(&mut self) -> &mut Roll {
        let Self::Rolling { roll, .. } = self else { unreachable!("nobody decides in the middle of a step") };
        roll
    }

    /// Whose decision it is.
    #[must_use]
    pub const fn decider(self) -> Option<Seat> {
        match self {
            Self::Recall { seat }
            | Self::Call { seat }
            | Self::Reroll { seat, .. }
            | Self::Pick { seat, .. }
            | Self::Place { seat, .. }
            | Self::Swap { seat }
            | Self::Exchange { seat } => Some(seat),
            Self::Rolling { .. } | Self::Counting { .. } | Self::Over => None,
        }
    }

    /// The dice on the mat: rolled, and neither placed nor kept yet.
    pub(crate) fn on_the_mat(self) -> Roll {
        match self {
            Self::Reroll { roll, .. } | Self::Place { roll, .. } | Self::Rolling { roll, .. } => roll,
            Self::Pick { mut roll, picked, .. } => {
                roll += picked;
                roll
            }
            Self::Recall { .. }
            | Self::Call { .. }
            | Self::Swap { .. }
            | Self::Exchange { .. }
            | Self::Counting { .. }
            | Self::Over => Roll::default(),
        }
    }
}
