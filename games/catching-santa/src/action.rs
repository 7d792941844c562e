//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Numbered, Seat, SeatSet, TS};

use crate::data::{BOARD, MOST_SPACES};
use crate::state::{Christmas, Space};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Roll the ordinary die again.
    Roll,
    /// Do not roll again: the turn ends.
    Stop,
    /// Put a piece from home on the entry (CS-37).
    Enter,
    /// Move the piece on `from` by the number rolled, which leads to `to` (CS-43).
    Move {
        /// Where it stands.
        from: Space,
        /// Where it ends, which follows from the roll.
        #[numbered(skip)]
        to: Space,
    },
}

impl Action {
    /// Some action, possible or not: what laws and fuzzers try on the door.
    pub(crate) fn any(chance: &mut Chance) -> Self {
        let mut space = || Space::new(chance.below(u32::from(MOST_SPACES)) as u8 + 1);
        let (from, to) = (space(), space());
        match chance.below(6) {
            0 => Self::Roll,
            1 => Self::Stop,
            2 => Self::Enter,
            // Near misses are likelier to slip through than wild ones.
            3 | 4 => {
                Self::Move { from, to: BOARD.walk(from.min(Space::new(BOARD.spaces)), chance.die(7) as i8) }
            }
            _ => Self::Move { from, to },
        }
    }
}

/// One thing that happened. Everything is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A roll for the first turn (CS-12).
    RolledForStart {
        /// Who rolled.
        seat: Seat,
        /// The face.
        face: u8,
    },
    /// These are tied for the highest roll and roll again (CS-13).
    TiedForStart {
        /// Who is tied.
        seats: SeatSet,
    },
    /// A turn begins (CS-12, CS-14).
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// How many turns have begun, this one included.
        number: u16,
    },
    /// The magic die was rolled (CS-16).
    MagicRolled {
        /// Who rolled.
        seat: Seat,
        /// Which piece it shows.
        piece: Christmas,
        /// How far it goes; backward is negative.
        steps: i8,
    },
    /// The piece on the face is no longer on the path (CS-19).
    NothingMoved {
        /// The piece.
        piece: Christmas,
    },
    /// A Christmas piece moved by the die (CS-18).
    ChristmasMoved {
        /// The piece.
        piece: Christmas,
        /// Where it stood.
        from: Space,
        /// Where it stands now.
        to: Space,
    },
    /// A Christmas piece had to make room (CS-23, CS-24, CS-27, CS-30).
    Displaced {
        /// The piece.
        piece: Christmas,
        /// Where it stood.
        from: Space,
        /// Where it stands now.
        to: Space,
    },
    /// A Christmas piece sent a player's piece home (CS-21, CS-26).
    SentHome {
        /// Whose piece.
        seat: Seat,
        /// Where it stood.
        from: Space,
    },
    /// The ordinary die was rolled (CS-32, CS-33, CS-42).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The face.
        face: u8,
    },
    /// A try without a 6 (CS-35).
    TryFailed {
        /// Who tried.
        seat: Seat,
        /// How many tries are left.
        left: u8,
    },
    /// A piece entered the path (CS-36, CS-37).
    Entered {
        /// Whose piece.
        seat: Seat,
        /// The entry.
        at: Space,
    },
    /// A piece moved (CS-43).
    Moved {
        /// Whose piece.
        seat: Seat,
        /// Where it stood.
        from: Space,
        /// Where it stands now.
        to: Space,
    },
    /// A piece took a Christmas piece (CS-51, CS-53).
    Gathered {
        /// Who keeps it.
        seat: Seat,
        /// What was taken.
        piece: Christmas,
        /// Where.
        at: Space,
    },
    /// A new Santa came onto the path (CS-52, CS-55).
    SantaArrived {
        /// Where he stands.
        at: Space,
    },
    /// A piece took another player's piece (CS-58).
    Captured {
        /// Who keeps it.
        seat: Seat,
        /// Whose it was.
        owner: Seat,
        /// Where.
        at: Space,
    },
    /// A 6 gives another roll (CS-39).
    MayRollAgain {
        /// Who may.
        seat: Seat,
    },
    /// A further roll was declined (CS-33, CS-40).
    Stopped {
        /// Who declined.
        seat: Seat,
    },
    /// The roll could not be used (CS-48).
    Forfeited {
        /// Who rolled.
        seat: Seat,
    },
    /// No pieces are left to roll for (CS-50).
    NoPieces {
        /// Whose turn it was.
        seat: Seat,
    },
    /// The game ended (CS-65, CS-75).
    Ended,
    /// Who won (CS-72, CS-74).
    Won {
        /// One seat, or several that share the victory.
        seats: SeatSet,
    },
}
