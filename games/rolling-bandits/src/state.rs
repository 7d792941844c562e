//! The state: the train, the gangs in it, what everybody has won, and what is being decided.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, SeatSet, Sound, TS};

use crate::action::{Action, any_action};
use crate::data::{CARS, COLOURS, DICE, DICE_AT_ONCE, DICE_FOR_CHEST, REMOVED_FOR_TWO, TRAINS};
use crate::options::{BanditOptions, Variant};
use crate::phase::Phase;
use crate::pieces::{Car, CarSet, Chest, ChestSet, Dice, Inside, Symbol};

/// The most players (RB-1).
pub const MOST_SEATS: usize = COLOURS.len();

/// The colour of a seat's Horde.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Seat 0.
    Blue,
    /// Seat 1.
    Red,
    /// Seat 2.
    Yellow,
    /// Seat 3.
    Green,
}

impl Colour {
    /// The colour of `seat`.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        COLOURS[seat.index()]
    }
}

/// A car in the train and the chest that lies on it, if one still does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Coach {
    /// Which car.
    pub car: Car,
    /// The chest on it (RB-5).
    pub chest: Option<Chest>,
}

/// The cars still in play, from the rear to the front.
pub type Train = List<Coach, { CARS.len() }>;

/// All dice of one player in one car: they show the same symbol.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Group {
    /// What they show.
    pub symbol: Symbol,
    /// How many there are.
    pub dice: Dice,
}

/// All groups of one player in the train. They are in neighbouring cars (RB-51), so where the rearmost one
/// is says where all are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Gang {
    /// How many cars are behind the rearmost group; 0 without any group.
    pub rear: u8,
    /// The groups from the rear to the front, each with another symbol (RB-45).
    pub groups: List<Group, { Symbol::ALL.len() }>,
}

impl Gang {
    /// The group in the car with `index` cars behind it, if there is one.
    #[inline]
    #[must_use]
    pub fn at(&self, index: usize) -> Option<&Group> {
        self.groups.get(index.wrapping_sub(usize::from(self.rear)))
    }

    /// Changes the group in the car with `index` cars behind it, where there is one.
    pub(crate) fn put(&mut self, index: usize, group: Group) {
        self.groups[index - usize::from(self.rear)] = group;
    }

    /// How many dice are in that car.
    #[inline]
    #[must_use]
    pub fn count_at(&self, index: usize) -> u8 {
        self.at(index).map_or(0, |group| group.dice.count())
    }

    /// How many cars are behind the group that shows `symbol`, if there is such a group.
    #[inline]
    #[must_use]
    pub fn find(&self, symbol: Symbol) -> Option<usize> {
        let nth = self.groups.iter().position(|group| group.symbol == symbol)?;
        Some(usize::from(self.rear) + nth)
    }

    /// How many cars are behind the one directly ahead of the gang; for no gang, the rearmost (RB-41, RB-42).
    #[inline]
    #[must_use]
    pub fn ahead(&self) -> usize {
        usize::from(self.rear) + self.groups.len()
    }

    /// The cars that hold a group, by how many cars are behind them.
    #[must_use]
    pub fn cars(&self) -> std::ops::Range<usize> {
        usize::from(self.rear)..self.ahead()
    }

    /// All its dice.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.groups.iter().fold(Dice::NONE, |mut sum, group| {
            sum += group.dice;
            sum
        })
    }

    /// Takes the first `count` groups out and says how many dice they were.
    pub(crate) fn recall(&mut self, count: u8) -> Dice {
        let mut recalled = Dice::NONE;
        self.groups[..usize::from(count)].iter().for_each(|group| recalled += group.dice);
        self.groups.remove_front(usize::from(count));
        self.rear = if self.groups.is_empty() { 0 } else { self.rear + count };
        recalled
    }

    /// The car with `index` cars behind it leaves the train: a group in it goes, the others close up.
    pub(crate) fn car_leaves(&mut self, index: usize) -> Dice {
        if index < usize::from(self.rear) {
            self.rear -= 1;
            return Dice::NONE;
        }
        let nth = index - usize::from(self.rear);
        if nth >= self.groups.len() {
            return Dice::NONE;
        }
        let gone = self.groups.remove(nth);
        if self.groups.is_empty() {
            self.rear = 0;
        }
        gone.dice
    }
}

/// What somebody had when a train was gone, in the order in which it decides (RB-72, RB-73, RB-75).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, Flat, Parts, TS,
)]
pub struct Haul {
    /// What cars and chests counted.
    pub points: u8,
    /// How many cars, the locomotive included (RB-74).
    pub cars: u8,
    /// How many chests.
    pub chests: u8,
}

/// What was taken of the trains before this one, the first of them first; none unless there was a full tie (RB-76).
pub type Hauls = List<Haul, { TRAINS - 1 }>;

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The dice in the train.
    pub gang: Gang,
    /// The dice of the Horde that are neither in the train nor just rolled.
    pub available: u8,
    /// The Mercenaries that can be called (RB-80).
    pub pool: u8,
    /// The Mercenaries that have left the game (RB-84).
    pub lost: u8,
    /// The cars taken.
    pub cars: CarSet,
    /// Closed chests won in this very turn, which cannot be used yet (RB-58).
    pub fresh: ChestSet,
    /// Closed chests that can be used.
    pub closed: ChestSet,
    /// Open chests: used ones and bombs (RB-59).
    pub open: ChestSet,
    /// What was taken of earlier trains.
    pub hauls: Hauls,
}

impl Side {
    /// What there is of this train.
    #[must_use]
    pub fn haul(&self) -> Haul {
        Haul { points: self.points(), cars: self.cars.len() as u8, chests: self.chests().len() as u8 }
    }

    /// Every chest won (RB-60).
    #[must_use]
    pub fn chests(&self) -> ChestSet {
        self.fresh.or(self.closed).or(self.open)
    }

    /// Points of this train if the game ended now (RB-71).
    #[must_use]
    pub fn points(&self) -> u8 {
        points(self.cars, self.chests())
    }

    /// Takes back dice that were rolled and not placed (RB-37, RB-83).
    pub(crate) fn keep(&mut self, dice: Dice) {
        self.available += dice.horde;
        self.pool += dice.mercenaries;
    }
}

/// What these cars and chests count (RB-60, RB-71).
pub(crate) fn points(cars: CarSet, chests: ChestSet) -> u8 {
    cars.iter().map(Car::points).sum::<u8>() + chests.iter().map(Chest::points).sum::<u8>()
}

/// Rolling Bandits: the whole truth about one match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollingBandits {
    /// Which rules are played.
    pub options: BanditOptions,
    /// The cars still in play.
    pub train: Train,
    /// Each player's side.
    pub sides: BySeat<Side, MOST_SEATS>,
    /// Who attacks this train: everybody, and a new one those who were tied (RB-76).
    pub attackers: SeatSet,
    /// Chests that left the game with their cars; everybody has seen them (RB-20).
    pub discarded: ChestSet,
    /// Cars that nobody got (RB-77).
    pub uncoupled: CarSet,
    /// How many turns have begun at this train.
    pub turn: u16,
    /// The last turn in which a car left the train; 0 before the first.
    pub last_departure: u16,
    /// What is being decided.
    pub phase: Phase,
}

impl Sound for RollingBandits {
    /// What is always true: every component is in exactly one place, and no rule waits to be carried out.
    fn invariants(&self) -> Result<(), String> {
        self.check_cars()?;
        self.check_chests()?;
        for (seat, side) in self.sides.iter() {
            self.check_dice(seat, side)?;
            self.check_gang(seat, side)?;
        }
        if self.train.is_empty() && self.phase != Phase::Over {
            return Err("the train is empty, but the game goes on (RB-70)".to_owned());
        }
        Ok(())
    }

    fn any_action(chance: &mut Chance) -> Action {
        any_action(chance)
    }
}

impl RollingBandits {
    /// How many wagons a train for so many has at the start (RB-10).
    #[must_use]
    pub const fn wagons(attackers: usize) -> usize {
        if attackers == 2 { CARS.len() - 1 - REMOVED_FOR_TWO } else { CARS.len() - 1 }
    }

    /// Whose turn comes after that of `seat` (RB-9).
    pub(crate) fn after(&self, mut seat: Seat) -> Seat {
        loop {
            seat = seat.next(self.sides.seats());
            if self.attackers.contains(seat) {
                return seat;
            }
        }
    }

    /// Whether one of the closed chests `seat` may use could hold `inside`, for all that everybody knows.
    pub(crate) fn may_hold(&self, seat: Seat, inside: Inside) -> bool {
        let closed = self.sides[seat].closed;
        if closed.is_empty() {
            return false;
        }
        let shown = self.sides.iter().fold(self.discarded, |shown, (_, side)| shown.or(side.open));
        let possible = inside.chests().less(shown);
        let could_be = |symbol: &Symbol| {
            !closed.and(symbol.chests()).is_empty() && !possible.and(symbol.chests()).is_empty()
        };
        Symbol::ALL.iter().any(could_be)
    }

    /// What has been rolled and not placed yet.
    fn in_hand(&self) -> Dice {
        self.phase.on_the_mat().dice()
    }

    fn check_cars(&self) -> Result<(), String> {
        let mut seen = self.uncoupled;
        let mut count = seen.len();
        let taken = self.sides.iter().flat_map(|(_, side)| side.cars.iter());
        for car in taken.chain(self.train.iter().map(|coach| coach.car)) {
            seen.insert(car);
            count += 1;
        }
        if seen.len() != count || count != Self::wagons(self.attackers.len()) + 1 {
            return Err(format!("{count} cars, of which {} are different", seen.len()));
        }
        if !seen.contains(Car::LOCOMOTIVE) {
            return Err("the locomotive is lost".to_owned());
        }
        match self.train.iter().position(|coach| coach.car == Car::LOCOMOTIVE) {
            Some(at) if at + 1 != self.train.len() => Err("the locomotive is not in front (RB-4)".to_owned()),
            _ => Ok(()),
        }
    }

    fn check_chests(&self) -> Result<(), String> {
        let mut seen = self.discarded;
        let mut count = seen.len();
        for (seat, side) in self.sides.iter() {
            if !side.fresh.or(side.closed).and(Inside::Bomb.chests()).is_empty() {
                return Err(format!("seat {seat} keeps a bomb closed (RB-57)"));
            }
            if !side.fresh.is_empty() && self.phase.decider() != Some(seat) {
                return Err(format!("seat {seat} won a chest in somebody else's turn"));
            }
            seen = seen.or(side.chests());
            count += side.fresh.len() + side.closed.len() + side.open.len();
        }
        for coach in self.train.iter() {
            let Some(chest) = coach.chest else { continue };
            if coach.car == Car::LOCOMOTIVE {
                return Err("a chest lies on the locomotive (RB-5)".to_owned());
            }
            seen.insert(chest);
            count += 1;
        }
        if seen.len() == count { Ok(()) } else { Err(format!("a chest is in two places: {self:?}")) }
    }

    fn check_dice(&self, seat: Seat, side: &Side) -> Result<(), String> {
        let mut dice = side.gang.dice();
        if self.phase.decider() == Some(seat) {
            dice += self.in_hand();
        }
        let horde = if self.attackers.contains(seat) { DICE } else { 0 };
        let mercenaries = match self.options.variant {
            Variant::Standard => 0,
            Variant::Mercenaries => horde,
        };
        if dice.horde + side.available != horde {
            return Err(format!("seat {seat} has not {horde} dice: {side:?} (RB-7, RB-93)"));
        }
        if dice.mercenaries + side.pool + side.lost != mercenaries {
            return Err(format!("seat {seat} has not {mercenaries} Mercenaries: {side:?} (RB-79)"));
        }
        Ok(())
    }

    fn check_gang(&self, seat: Seat, side: &Side) -> Result<(), String> {
        let gang = &side.gang;
        if gang.ahead() > self.train.len() || (gang.groups.is_empty() && gang.rear != 0) {
            return Err(format!("the gang of seat {seat} is beside the train: {gang:?}"));
        }
        for (index, group) in gang.cars().zip(gang.groups.iter()) {
            let chest = self.train[index].chest.map(Chest::symbol);
            let count = group.dice.count();
            if count == 0 || count >= DICE_AT_ONCE {
                return Err(format!("seat {seat} has a group of {count} (RB-26)"));
            }
            if count >= DICE_FOR_CHEST && chest == Some(group.symbol) {
                return Err(format!("seat {seat} has not been given a chest (RB-54)"));
            }
            if gang.groups.iter().filter(|other| other.symbol == group.symbol).count() > 1 {
                return Err(format!("seat {seat} has two groups of one symbol (RB-45)"));
            }
        }
        Ok(())
    }
}
