//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Numbered, Seat, SeatSet, TS};

use crate::data::{CARS, CHESTS, DICE};
use crate::pieces::{Car, Chest, ChestSet, Dice, Face, Inside, Kind, Position, Roll, Symbol};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take back this many own groups, from the rear on (RB-30).
    Recall {
        /// How many; none and all are allowed.
        #[numbered(most = Symbol::ALL.len())]
        groups: u8,
    },
    /// Roll this many Mercenaries too (RB-80).
    Call {
        /// How many; none is allowed.
        #[numbered(most = DICE)]
        mercenaries: u8,
    },
    /// Open a Reroll chest (RB-67).
    Reroll {
        /// Which one.
        chest: Chest,
    },
    /// Leave the roll as it is.
    GoOn,
    /// Pick a die to roll again (RB-67).
    Pick {
        /// What it shows.
        face: Face,
        /// Whether it is a Bandit or a Mercenary.
        kind: Kind,
    },
    /// Roll the picked dice again (RB-67).
    Roll,
    /// Place all dice of a rolled group in one car (RB-38).
    Place {
        /// Which group.
        face: Face,
        /// Where it goes.
        at: Position,
    },
    /// Place no more: keep the rest (RB-37).
    Stop,
    /// Open a Swap chest (RB-63).
    Swap {
        /// Which one.
        chest: Chest,
    },
    /// End the turn.
    End,
    /// Let two own groups change places (RB-63).
    Exchange {
        /// The one nearer to the rear.
        rear: Position,
        /// The one nearer to the front.
        front: Position,
    },
}

/// One thing that happened. All of it is public but what a player finds in a chest that stays closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Wagons were removed before the train was built (RB-10).
    WagonsRemoved {
        /// How many.
        count: u8,
    },
    /// The wagons were lined up behind the locomotive (RB-4).
    TrainBuilt {
        /// How many wagons.
        wagons: u8,
    },
    /// A chest was put on every wagon (RB-5).
    ChestsLaid {
        /// How many.
        count: u8,
    },
    /// The chests left over went back to the box (RB-6).
    ChestsBoxed {
        /// How many.
        count: u8,
    },
    /// Everybody took a second colour as Mercenaries (RB-79).
    MercenariesHired {
        /// How many each.
        count: u8,
    },
    /// A turn begins (RB-8, RB-9).
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// How many turns have begun, this one included.
        number: u16,
    },
    /// A tie for the most dice kept a car from being stolen (RB-15).
    Tied {
        /// Who had dice enough.
        seat: Seat,
        /// Where.
        at: Position,
    },
    /// A car was stolen (RB-14, RB-23, RB-26, RB-88).
    Stolen {
        /// Who keeps it.
        seat: Seat,
        /// Which car.
        car: Car,
        /// Where it was.
        at: Position,
        /// Whether it was an immediate theft.
        at_once: bool,
    },
    /// The chest on a car that left the train was shown and discarded (RB-20, RB-77).
    ChestDiscarded {
        /// Which one.
        chest: Chest,
    },
    /// Dice went back to their owner as available dice (RB-21, RB-61, RB-77, RB-87).
    DiceReturned {
        /// Whose dice.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Mercenaries removed from a car left the game (RB-84).
    MercenariesLost {
        /// Whose they were.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The cars on both sides of a gap became neighbours (RB-22).
    ClosedUp {
        /// The position of the car ahead of the gap, now.
        at: Position,
    },
    /// Without the locomotive, a wagon is the front of the train (RB-24).
    NewFront {
        /// Which one.
        car: Car,
    },
    /// Groups were taken back, or none of them (RB-30, RB-33).
    Recalled {
        /// Who took them back.
        seat: Seat,
        /// How many groups; none too.
        groups: u8,
        /// How many dice became available.
        count: u8,
    },
    /// Mercenaries were called, or none of them (RB-80, RB-91).
    MercenariesCalled {
        /// Who called.
        seat: Seat,
        /// How many; none too.
        count: u8,
    },
    /// There were no dice to roll (RB-35).
    NothingToRoll {
        /// Who had none.
        seat: Seat,
    },
    /// Dice were rolled and sorted (RB-34).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What came up.
        roll: Roll,
    },
    /// A chest was opened to be used (RB-59).
    ChestOpened {
        /// Whose chest.
        seat: Seat,
        /// Which one.
        chest: Chest,
    },
    /// No chest was used, whether or not there was one to use (RB-69).
    Unused {
        /// Who used none.
        seat: Seat,
        /// What it was about: a Reroll or a Swap.
        inside: Inside,
    },
    /// A die was taken up to be rolled again (RB-67).
    Picked {
        /// Who took it up.
        seat: Seat,
        /// What it shows.
        face: Face,
        /// Whether it is a Bandit or a Mercenary.
        kind: Kind,
    },
    /// Dice were rolled again (RB-67, RB-90).
    Rerolled {
        /// Who rolled.
        seat: Seat,
        /// The dice that were taken up.
        picked: Roll,
        /// What they show now.
        into: Roll,
    },
    /// A group was placed (RB-41, RB-42, RB-44, RB-46).
    Placed {
        /// Whose group.
        seat: Seat,
        /// What it was rolled as.
        face: Face,
        /// How many dice.
        dice: Dice,
        /// Where.
        at: Position,
    },
    /// A group was kept (RB-37, RB-43, RB-48).
    Kept {
        /// Whose group.
        seat: Seat,
        /// What it shows.
        face: Face,
        /// How many dice.
        dice: Dice,
    },
    /// Mercenaries that were not placed went back to the pool (RB-83).
    MercenariesRested {
        /// Whose they are.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A chest was won (RB-54, RB-65).
    ChestWon {
        /// Who won it.
        seat: Seat,
        /// The symbol on it.
        symbol: Symbol,
        /// Where it was.
        at: Position,
    },
    /// The winner looked inside and keeps the chest closed (RB-57). Others are not told what it is.
    ChestKept {
        /// Who keeps it.
        seat: Seat,
        /// Which one; only the owner is told.
        chest: Option<Chest>,
    },
    /// A bomb went off (RB-61).
    Bombed {
        /// Who won the chest, and keeps it open.
        seat: Seat,
        /// Which one.
        chest: Chest,
        /// Where.
        at: Position,
    },
    /// Two groups changed places (RB-63).
    Swapped {
        /// Whose groups.
        seat: Seat,
        /// The position nearer to the rear.
        rear: Position,
        /// The position nearer to the front.
        front: Position,
    },
    /// Too long without a theft: the rearmost car left the game (RB-77).
    Uncoupled {
        /// Which one.
        car: Car,
    },
    /// The game ended (RB-70, RB-92).
    Ended,
    /// Cars and chests were shown and counted (RB-71).
    Counted {
        /// Whose.
        seat: Seat,
        /// How many cars.
        cars: u8,
        /// All chests won, the closed ones opened.
        chests: ChestSet,
        /// What all of it counts.
        points: u8,
    },
    /// Tied in everything, some attack a new train (RB-76).
    NewTrain {
        /// Who.
        seats: SeatSet,
    },
    /// Who won (RB-72, RB-73, RB-75, RB-76, RB-94).
    Won {
        /// One seat, or several that share the result.
        seats: SeatSet,
    },
}

/// Some action, possible or not: what laws and fuzzers try on the door.
pub(crate) fn any_action(chance: &mut Chance) -> Action {
    let mut number = |most: usize| chance.below(most as u32) as u8;
    let face = Face::ALL[usize::from(number(Face::ALL.len()))];
    let kind = Kind::ALL[usize::from(number(2))];
    let chest = Chest::new(number(CHESTS.len()) + 1);
    // Near the rear is where most gangs are, so a near miss is likelier there than anywhere else.
    let most = [6, CARS.len()][usize::from(number(2))];
    let (at, front) = (Position::new(number(most) + 1), Position::new(number(most) + 1));
    match number(13) {
        0 => Action::Recall { groups: number(8) },
        1 => Action::Call { mercenaries: number(9) },
        2 => Action::Reroll { chest },
        3 => Action::GoOn,
        4 => Action::Pick { face, kind },
        5 => Action::Roll,
        6..=8 => Action::Place { face, at },
        9 => Action::Stop,
        10 => Action::Swap { chest },
        11 => Action::End,
        _ => Action::Exchange { rear: at, front },
    }
}
