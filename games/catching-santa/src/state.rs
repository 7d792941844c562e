//! The state: who stands where, who has gathered what, and what is being decided.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;
use tinstar_core::{BySeat, Chance, Flat, Numbered, Parts, Seat, Sound, TS};

use crate::action::Action;
use crate::data::{CHRISTMAS_POINTS, COLOURS, HOME_POINTS, MOST_SPACES, PIECE_POINTS, PIECES, SANTAS};
use crate::phase::Phase;

/// The most players (CS-1).
pub const MOST_SEATS: usize = 4;

/// A space of the path, numbered from 1 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Space(NonZeroU8);

impl Space {
    /// The space with this number.
    ///
    /// # Panics
    /// If no board has a space with this number; use [`Space::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        match NonZeroU8::new(number) {
            Some(positive) if number <= MOST_SPACES => Self(positive),
            _ => panic!("no board has such a space"),
        }
    }

    /// The space that comes `index` places after the first.
    const fn after_first(index: u8) -> Self {
        Self(NonZeroU8::MIN.saturating_add(index))
    }

    /// The space `steps` ahead on a path of `spaces`; `steps` is less than a lap.
    #[inline]
    pub(crate) const fn ahead(self, steps: u8, spaces: u8) -> Self {
        let index = self.number() - 1 + steps;
        Self::after_first(if index >= spaces { index - spaces } else { index })
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl TryFrom<u8> for Space {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=MOST_SPACES).contains(&number) {
            Ok(Self::new(number))
        } else {
            Err(format!("there is no space {number}"))
        }
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.number()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

tinstar_core::numbered!(Space: MOST_SPACES as usize, |space| usize::from(space.0.get()) - 1, |number| number + 1);

tinstar_core::set! {
    /// A set of spaces. In JSON a list of numbers.
    pub struct SpaceSet(u64) of Space: |space| space.number() - 1, |bit| Space::after_first(bit);
}

tinstar_core::flat_set!(SpaceSet, Space);

impl SpaceSet {
    /// Those that, going `steps` on around a path of `spaces`, come to a space outside the set.
    #[must_use]
    pub(crate) const fn free_to_go(self, steps: u8, spaces: u8) -> Self {
        let back = spaces - steps;
        let targets = (self.0 << steps | self.0 >> back) & (u64::MAX >> (MOST_SPACES - spaces));
        let blocked = targets & self.0;
        Self(self.0 & !(blocked >> steps | blocked << back))
    }
}

/// A Christmas piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Christmas {
    /// Three of them, one on the path at a time (CS-54).
    Santa,
    /// Flies backward.
    Fairy,
    /// Small steps forward.
    Leprechaun,
    /// Smaller steps forward.
    Reindeer,
    /// One step backward.
    Sleigh,
}

impl Christmas {
    /// All five, in the order of the tables.
    pub const ALL: [Self; 5] = [Self::Santa, Self::Fairy, Self::Leprechaun, Self::Reindeer, Self::Sleigh];

    /// What it is worth to whoever gathers it (CS-67).
    #[must_use]
    pub const fn points(self) -> i32 {
        CHRISTMAS_POINTS[self as usize]
    }
}

/// The colour of a seat's pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// North-west.
    Red,
    /// North-east.
    Blue,
    /// South-east.
    Yellow,
    /// South-west.
    Green,
}

impl Colour {
    /// The colour of `seat` at a table of `seats`.
    #[must_use]
    pub const fn of(seats: usize, seat: Seat) -> Self {
        COLOURS[seats][seat.index()]
    }
}

/// Where things are on the board: how long the path is, where each colour enters, where each Christmas
/// piece starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// How many spaces the path has (CS-2).
    pub spaces: u8,
    /// The entry of each colour, in the order of [`Colour`] (CS-3).
    pub entries: [Space; 4],
    /// The start of each Christmas piece, in the order of [`Christmas`] (CS-4).
    pub starts: [Space; 5],
}

impl Layout {
    /// The space `steps` ahead of `from`, or behind it if negative (CS-2); `steps` is less than a lap.
    #[must_use]
    #[inline]
    pub const fn walk(&self, from: Space, steps: i8) -> Space {
        let ahead = if steps < 0 { self.spaces - steps.unsigned_abs() } else { steps as u8 };
        from.ahead(ahead, self.spaces)
    }

    /// How many steps clockwise lead from `from` to `to`.
    #[must_use]
    pub const fn distance(&self, from: Space, to: Space) -> u8 {
        let (from, to) = (from.number(), to.number());
        if to >= from { to - from } else { to + self.spaces - from }
    }

    /// The start of a Christmas piece (CS-4).
    #[must_use]
    pub const fn start(&self, piece: Christmas) -> Space {
        self.starts[piece as usize]
    }

    /// The entry of `seat` at a table of `seats` (CS-3).
    #[must_use]
    pub const fn entry(&self, seats: usize, seat: Seat) -> Space {
        self.entries[Colour::of(seats, seat) as usize]
    }
}

/// What a seat has taken off the path and keeps to the end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Gathered {
    /// How many of each Christmas piece, in the order of [`Christmas`].
    pub christmas: [u8; 5],
    /// How many pieces of other players.
    pub pieces: u8,
}

impl Gathered {
    /// How many pieces of any kind (CS-74).
    #[must_use]
    pub fn count(&self) -> u8 {
        self.christmas.iter().sum::<u8>() + self.pieces
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Side {
    /// Where the pieces on the path stand.
    pub path: SpaceSet,
    /// How many pieces are at home.
    pub home: u8,
    /// What was gathered.
    pub gathered: Gathered,
}

impl Side {
    /// Points if the game ended now (CS-67 to CS-71).
    #[must_use]
    pub fn points(&self) -> i32 {
        let christmas: i32 = self
            .gathered
            .christmas
            .iter()
            .zip(CHRISTMAS_POINTS)
            .map(|(n, worth)| i32::from(*n) * worth)
            .sum();
        christmas + i32::from(self.gathered.pieces) * PIECE_POINTS + i32::from(self.home) * HOME_POINTS
    }
}

/// Catching Santa: the whole truth about one match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CatchingSanta {
    /// The board.
    pub layout: Layout,
    /// Each player's side.
    pub sides: BySeat<Side, MOST_SEATS>,
    /// Where each Christmas piece stands, in the order of [`Christmas`]; none once gathered.
    pub christmas: [Option<Space>; 5],
    /// Santas not yet on the path (CS-10).
    pub reserve: u8,
    /// How many turns have begun.
    pub turn: u16,
    /// What is being decided.
    pub phase: Phase,
    /// Every space somebody stands on. It follows from the rest, but most moves end on an empty space, and
    /// this tells so in one look.
    pub(crate) occupied: SpaceSet,
}

impl CatchingSanta {
    /// Notes anew which spaces are occupied, after a position was arranged by hand.
    pub fn note_occupied(&mut self) {
        let pieces = self.sides.iter().flat_map(|(_, side)| side.path.iter());
        self.occupied = pieces.chain(self.christmas.into_iter().flatten()).collect();
    }

    /// Whose piece stands on `space`, if anybody's does but that of `mover`.
    #[inline]
    pub(crate) fn piece_at(&self, space: Space, mover: Option<Seat>) -> Option<Seat> {
        let others = self.sides.iter().filter(|(seat, _)| Some(*seat) != mover);
        others.into_iter().find(|(_, side)| side.path.contains(space)).map(|(seat, _)| seat)
    }

    /// Which Christmas piece stands on `space`, if any.
    #[inline]
    pub(crate) fn christmas_at(&self, space: Space) -> Option<Christmas> {
        Christmas::ALL.into_iter().find(|piece| self.christmas[*piece as usize] == Some(space))
    }

    pub(crate) fn entry(&self, seat: Seat) -> Space {
        self.layout.entry(self.sides.seats(), seat)
    }
}

impl Sound for CatchingSanta {
    /// CS-5, CS-54, and every piece is somewhere.
    fn invariants(&self) -> Result<(), String> {
        let mut taken = SpaceSet::default();
        let everybody = self
            .sides
            .iter()
            .flat_map(|(_, side)| side.path.iter())
            .chain(self.christmas.into_iter().flatten());
        for space in everybody {
            if space.number() > self.layout.spaces {
                return Err(format!("somebody stands on {space}, beyond the last space"));
            }
            if taken.contains(space) {
                return Err(format!("two pieces stand on {space} (CS-5)"));
            }
            taken.insert(space);
        }
        if taken != self.occupied {
            return Err(format!("{taken:?} are taken, but {:?} are noted", self.occupied));
        }
        let own: u8 = self.sides.iter().map(|(_, side)| side.path.len() as u8 + side.home).sum();
        let kept: u8 = self.sides.iter().map(|(_, side)| side.gathered.pieces).sum();
        if own + kept != PIECES * self.sides.seats() as u8 {
            return Err(format!("{own} pieces in play and {kept} gathered are not {PIECES} each"));
        }
        for piece in Christmas::ALL {
            let kept: u8 = self.sides.iter().map(|(_, side)| side.gathered.christmas[piece as usize]).sum();
            let (reserve, all) = if piece == Christmas::Santa { (self.reserve, SANTAS) } else { (0, 1) };
            if kept + reserve + u8::from(self.christmas[piece as usize].is_some()) != all {
                return Err(format!("{piece:?} was lost or doubled"));
            }
        }
        if self.christmas == [None; 5] && self.phase != Phase::Over {
            return Err("no Christmas piece is left, but the game goes on (CS-65)".to_owned());
        }
        Ok(())
    }

    fn any_action(chance: &mut Chance) -> Action {
        Action::any(chance)
    }
}
