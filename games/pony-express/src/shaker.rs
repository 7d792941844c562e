//! Chapter 5: dice under the shaker and beside it.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Flat, Parts, TS};

use crate::data::{DICE, MOST_MOVES};
use crate::dice::{Face, Faces};
use crate::state::Spied;

/// One die of the active player's roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Die {
    /// Whether it is under the shaker.
    pub hidden: bool,
    /// What it shows.
    pub face: Face,
    /// How often it has changed its place since the last roll (PE-175).
    pub moves: u8,
}

/// The five dice of a roll for movement, and what is known about those under the shaker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shaker {
    /// The dice, in ascending order: which of two equal dice is which does not matter.
    pub dice: [Die; DICE as usize],
    /// Faces under the shaker that everybody has seen there since they were rolled (PE-45).
    pub remembered: Faces,
    /// What somebody saw through the Spyglass.
    pub spied: Option<Spied>,
}

impl Shaker {
    /// Five dice, all under the shaker (PE-28).
    pub(crate) fn roll(chance: &mut Chance) -> Self {
        Self::of(Faces::roll(DICE, chance), Faces::EMPTY)
    }

    /// Dice that have not been moved since they were rolled.
    ///
    /// # Panics
    /// If they are not five.
    #[must_use]
    pub fn of(hidden: Faces, visible: Faces) -> Self {
        let die = |hidden| move |face| Die { hidden, face, moves: 0 };
        let mut all = hidden.iter().map(die(true)).chain(visible.iter().map(die(false)));
        let dice = std::array::from_fn(|_| all.next().expect("there are five dice"));
        assert!(all.next().is_none(), "there are five dice");
        let mut shaker = Self { dice, remembered: Faces::EMPTY, spied: None };
        shaker.dice.sort_unstable();
        shaker
    }

    fn faces(&self, hidden: bool) -> Faces {
        self.dice.iter().filter(|die| die.hidden == hidden).map(|die| die.face).collect()
    }

    /// The dice under the shaker.
    #[must_use]
    pub fn hidden(&self) -> Faces {
        self.faces(true)
    }

    /// The dice everybody sees.
    #[must_use]
    pub fn visible(&self) -> Faces {
        self.faces(false)
    }

    /// All five.
    #[must_use]
    pub fn all(&self) -> Faces {
        self.dice.iter().map(|die| die.face).collect()
    }

    /// Whether a die that shows `face` can go under the shaker or come out (PE-42, PE-175).
    pub(crate) fn can_move(&self, hidden: bool, face: Face) -> bool {
        self.dice.iter().any(|die| (die.hidden, die.face) == (hidden, face) && die.moves < MOST_MOVES)
    }

    /// Takes a die out or puts it under: of equal ones that which has moved least (PE-177).
    pub(crate) fn change_place(&mut self, hidden: bool, face: Face) {
        let is_it = |die: &&mut Die| (die.hidden, die.face) == (hidden, face);
        let die = self.dice.iter_mut().filter(is_it).min_by_key(|die| die.moves);
        let die = die.expect("a die that moves is there");
        die.hidden = !hidden;
        die.moves += 1;
        self.dice.sort_unstable();
        self.remembered = if hidden { self.remembered.without(face) } else { self.remembered.with(face) };
    }

    /// Rolls every die under the shaker again; nobody remembers anything about them (PE-39).
    pub(crate) fn reroll_hidden(&mut self, chance: &mut Chance) {
        let visible = self.visible();
        *self = Self::of(Faces::roll(DICE - visible.len(), chance), visible);
    }

    /// Rolls some of the visible dice again; those under the shaker stay (PE-40). What they show now.
    pub(crate) fn reroll_open(&mut self, dice: Faces, chance: &mut Chance) -> Faces {
        let rolled = Faces::roll(dice.len(), chance);
        let remembered = self.remembered;
        *self = Self::of(self.hidden(), self.visible().less(dice).and(rolled));
        self.remembered = remembered;
        rolled
    }

    /// Turns a die to another face (IT-2). Of a hidden one nobody else knows which it was: of each face that was
    /// remembered, one die is no longer certain.
    pub(crate) fn turn(&mut self, hidden: bool, from: Face, to: Face) {
        let die = self.dice.iter_mut().find(|die| (die.hidden, die.face) == (hidden, from));
        die.expect("a die that is turned is there").face = to;
        self.dice.sort_unstable();
        if hidden {
            self.remembered = Face::ALL.iter().fold(self.remembered, |known, face| known.without(*face));
        }
    }

    /// Lifts the shaker (PE-63).
    pub(crate) fn lift(&mut self) {
        *self = Self::of(Faces::EMPTY, self.all());
    }

    /// The hidden faces that not everybody remembers; all hidden ones if there are none such.
    pub(crate) fn unknown(&self) -> Faces {
        let unknown = self.hidden().less(self.remembered);
        if unknown.is_empty() { self.hidden() } else { unknown }
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        if !self.dice.is_sorted() || self.dice.iter().any(|die| die.moves > MOST_MOVES) {
            return Err(format!("dice out of order: {self:?}"));
        }
        if !self.hidden().has_all(self.remembered) {
            return Err(format!("remembered, but not there: {self:?}"));
        }
        Ok(())
    }
}
