//! A cheap opinion: hold what can be stolen next turn, block what others could steal, win chests, and keep
//! dice moving that do nothing of the kind.

use tinstar_core::{Chance, Instinct, Message, Seat};

use crate::action::Action;
use crate::data::DICE_FOR_CHEST;
use crate::phase::Phase;
use crate::pieces::{Face, Inside, Roll, Symbol};
use crate::rules::target;
use crate::state::{Gang, Group, RollingBandits};
use crate::view::View;

/// A point at the end of the game; everything else is measured by it.
const POINT: i32 = 100;

/// What a die promises that is rolled and not in the train.
const DIE: i32 = 24;

/// What a chest is worth to its winner: a point or two, and perhaps an action.
const CHEST: i32 = 180;

/// What a chest in another's hands counts for whoever cannot look into it.
const CLOSED: i32 = 120;

/// What a die of a chest's symbol promises before there are enough to win it.
const TOWARDS_CHEST: i32 = 14;

/// What a die promises that is rolled again: more, for the groups it can join are known by then.
const DIE_AGAIN: i32 = 45;

/// A Reroll or Swap is not worth its chest for less: it could do more another time.
const REROLL: i32 = 20;
const SWAP: i32 = 40;

/// So many dice of one face are not rolled again.
const WHOLE: u8 = 3;

/// Mercenaries called in a turn: they win cars, but only once.
const CALLED: i32 = 3;

/// Rounds without a theft after which blocking others only blocks the game.
const BLOCKED: usize = 1;

/// Rounds without a theft after which it is time to try something else.
const STALLED: usize = 4;

/// The same with Mercenaries, some of whom are lost whenever it is tried.
const STALLED_FOR_GOOD: usize = 16;

/// Dice in hand with which any group can be hoped to grow.
const ENOUGH_DICE: i32 = 4;

/// What part of a car's points, in hundredths, is lost to the fear that somebody comes with this many more
/// dice: none more, one more, and so on.
const FEAR_OF_JOINING: [i32; 6] = [60, 45, 25, 12, 5, 2];

/// The same for somebody who comes with a whole new group.
const FEAR_OF_ENTERING: [i32; 6] = [40, 40, 26, 14, 6, 2];

/// What part of a car's points, in hundredths, dice enough are worth at least, whoever may come.
const COMPLETE: i32 = 40;

/// What part of a car's points, in hundredths, is hoped for with so many dice too few.
const HOPE: [i32; 6] = [0, 34, 18, 9, 4, 2];

impl Instinct for RollingBandits {
    fn appeals(view: &View, seat: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        let table = Table { view, seat, gang: &view.sides[seat].gang };
        out.extend(legal.iter().map(|action| match *action {
            Action::Recall { groups } => table.recall(usize::from(groups)),
            Action::Call { mercenaries } => -(i32::from(mercenaries) - CALLED).abs(),
            Action::Reroll { .. } => table.reroll(),
            Action::Pick { face, .. } => table.pick(face),
            Action::Place { face, at } => table.place(face, at.index()),
            Action::Swap { .. } => table.best_exchange() - SWAP,
            Action::Exchange { rear, front } => table.exchange(rear.index(), front.index()),
            Action::GoOn | Action::Roll | Action::Stop | Action::End => 0,
        }));
    }

    /// What dice do in the car they are placed in: win its chest, be enough to steal it, or keep another from it.
    fn reason(view: &View, seat: Seat, action: &Action) -> Option<Message> {
        let (Action::Place { face, at }, Phase::Place { roll, .. }) = (*action, view.phase) else {
            return None;
        };
        let table = Table { view, seat, gang: &view.sides[seat].gang };
        let (index, group) = (at.index(), table.gang.at(at.index()));
        let coach = view.train.get(index)?;
        let count = group.map_or(0, |group| group.dice.count()) + roll[face].count();
        let symbol = group.map(|group| group.symbol).or(face.symbol());
        let (most, _) = table.others(index);
        if coach.chest.is_some() && coach.chest == symbol && count >= DICE_FOR_CHEST {
            Some(Message::new("rb-why-chest"))
        } else if count >= coach.value.max(most + 1) {
            Some(Message::new("rb-why-enough").with("points", coach.points))
        } else if most >= coach.value && count >= most {
            Some(Message::new("rb-why-blocks"))
        } else {
            None
        }
    }

    /// What was taken, with the tie-breaks (RB-72 to RB-75), chests that nobody can look into at their average; while
    /// the match runs, also part of what stands ready in the train.
    fn standing(view: &View, seat: Seat) -> i32 {
        let side = &view.sides[seat];
        let chests = side.fresh.iter().chain(&side.closed).sum::<u8>() as i32 + side.open.len() as i32;
        let taken = match side.points {
            Some(points) => i32::from(points) * POINT,
            None => {
                let open: i32 = side.cars.iter().map(|car| i32::from(car.points())).sum::<i32>()
                    + side.open.iter().map(|chest| i32::from(chest.points())).sum::<i32>();
                open * POINT + (chests - side.open.len() as i32) * CLOSED
            }
        };
        let ready = if view.phase == Phase::Over {
            0
        } else {
            let table = Table { view, seat, gang: &side.gang };
            side.gang.cars().map(|index| table.hold(index, side.gang.count_at(index))).sum::<i32>() / 2
        };
        // Who is not among those who settle a tie is behind all of them (RB-76).
        let settles = i32::from(view.attackers.contains(seat)) * 1_000_000;
        settles + 64 * (taken + ready) + 8 * side.cars.len() as i32 + chests
    }
}

/// The table as `seat` judges it.
struct Table<'a> {
    view: &'a View,
    seat: Seat,
    gang: &'a Gang,
}

impl Table<'_> {
    /// What a group of `count` dice that show `symbol` is worth in a car.
    fn worth(&self, index: usize, symbol: Symbol, count: u8) -> i32 {
        if count == 0 {
            return 0;
        }
        let held = self.hold(index, count);
        if self.view.train[index].chest != Some(symbol) {
            return held;
        }
        if count < DICE_FOR_CHEST {
            return held + TOWARDS_CHEST * i32::from(count);
        }
        let (bombs, all) = self.bombs(symbol);
        CHEST + (held * (all - bombs) + self.hold(index, 1) * bombs) / all
    }

    /// How many of the unknown chests with this symbol are bombs, and how many there are.
    fn bombs(&self, symbol: Symbol) -> (i32, i32) {
        let unknown = self.view.unknown_chests().and(symbol.chests());
        let bombs = unknown.and(Inside::Bomb.chests());
        (bombs.len() as i32, (unknown.len() as i32).max(1))
    }

    /// What `count` dice are worth for the sake of the car they are in.
    fn hold(&self, index: usize, count: u8) -> i32 {
        let coach = &self.view.train[index];
        let points = i32::from(coach.points) * POINT;
        let (most, runner_up) = self.others(index);
        let needed = coach.value.max(most + 1);
        let mine = if count >= needed {
            // Dice enough are always worth more than one too few.
            points * (100 - self.fear(index, count)).max(COMPLETE) / 100
        } else {
            points * HOPE[usize::from(needed - count).min(5)] / 100
        };
        let thief = most >= coach.value && most > runner_up;
        let blocks = thief && count >= most && !self.is_quiet_for(BLOCKED);
        mine + if blocks { points / self.view.sides.seats() as i32 } else { 0 }
    }

    /// Whether nothing has left the train for more than so many rounds.
    fn is_quiet_for(&self, rounds: usize) -> bool {
        usize::from(self.view.turn - self.view.last_departure) > rounds * self.view.sides.seats()
    }

    /// The most dice another player has in a car, and the most of the rest.
    fn others(&self, index: usize) -> (u8, u8) {
        let others = self.view.sides.iter().filter(|(other, _)| *other != self.seat);
        others.fold((0, 0), |(most, next), (_, side)| {
            let count = side.gang.count_at(index);
            if count > most { (count, most) } else { (most, next.max(count)) }
        })
    }

    /// How likely it is that somebody comes in between and spoils a theft, in hundredths.
    fn fear(&self, index: usize, count: u8) -> i32 {
        let others = self.view.sides.iter().filter(|(other, _)| *other != self.seat);
        let fears = others.map(|(_, side)| {
            let gang = &side.gang;
            if let Some(group) = gang.at(index) {
                FEAR_OF_JOINING[usize::from(count.saturating_sub(group.dice.count())).min(5)]
            } else if gang.ahead() <= index && index < gang.ahead() + 2 {
                FEAR_OF_ENTERING[usize::from(count).min(5)]
            } else {
                0
            }
        });
        fears.sum()
    }

    /// What is gained by placing a rolled group: what the dice do there, and what the next could do ahead.
    fn place(&self, face: Face, index: usize) -> i32 {
        let Phase::Place { roll, .. } = self.view.phase else { return 0 };
        if face == Face::Joker {
            // The jokers wait for the groups they could join.
            let mut others = roll.groups().filter(|(face, _)| *face != Face::Joker);
            if others.any(|(face, _)| self.gain(&roll, face) > 0) {
                return -1;
            }
        }
        let gain = self.gain_at(&roll, face, index);
        if self.gang.at(index).is_some() {
            return gain;
        }
        gain + self.next_gain(&roll, face, index + 1)
    }

    /// The best that another new group could do in the car with `index` cars behind it.
    fn next_gain(&self, roll: &Roll, placed: Face, index: usize) -> i32 {
        if index >= self.view.train.len() {
            return 0;
        }
        let new = roll.groups().filter(|(face, _)| {
            *face != placed && face.symbol().is_some_and(|symbol| self.gang.find(symbol).is_none())
        });
        new.map(|(face, _)| self.gain_at(roll, face, index)).max().unwrap_or(0).max(0)
    }

    /// The gain of placing the dice of `face` where they may go; for jokers the best place.
    fn gain(&self, roll: &Roll, face: Face) -> i32 {
        let cars = match face.symbol() {
            Some(symbol) => {
                let index = target(self.gang, symbol);
                index..(index + 1).min(self.view.train.len())
            }
            None => self.gang.cars(),
        };
        cars.map(|index| self.gain_at(roll, face, index)).max().unwrap_or(0)
    }

    /// How much more a car is worth with the dice of `face` in it.
    fn gain_at(&self, roll: &Roll, face: Face, index: usize) -> i32 {
        let added = roll[face].count();
        match (self.gang.at(index), face.symbol()) {
            (Some(group), _) => {
                let before = group.dice.count();
                self.worth(index, group.symbol, before + added) - self.worth(index, group.symbol, before)
            }
            (None, Some(symbol)) => self.worth(index, symbol, added),
            (None, None) => 0,
        }
    }

    /// Whether the match is played with Mercenaries: they are to be called, in the train or lost.
    fn has_mercenaries(&self) -> bool {
        let side = &self.view.sides[self.seat];
        side.pool + side.lost > 0 || self.gang.groups.iter().any(|group| group.dice.mercenaries > 0)
    }

    /// What is left in the train after a recall, and what the dice in hand promise. What is left can only
    /// grow by the dice in hand.
    fn recall(&self, groups: usize) -> i32 {
        let cars = self.gang.cars().zip(self.gang.groups.iter());
        let side = &self.view.sides[self.seat];
        let stalled = if self.has_mercenaries() {
            // There are dice enough, and Mercenaries that are recalled are lost: groups are better left to grow.
            if side.available + side.pool > 0 && !self.is_quiet_for(STALLED_FOR_GOOD) {
                return -(groups as i32);
            }
            true
        } else {
            self.is_quiet_for(STALLED)
        };
        let (mut kept, mut dice) = (0, i32::from(side.available));
        for (nth, (index, group)) in cars.enumerate() {
            if nth < groups {
                dice += i32::from(group.dice.horde);
            } else {
                kept += self.worth(index, group.symbol, group.dice.count());
            }
        }
        let die = if stalled { 2 * DIE } else { DIE };
        // Mercenaries help a group to grow as well.
        let more = dice + i32::from(side.pool).min(CALLED);
        kept * more.min(ENOUGH_DICE) / ENOUGH_DICE + dice * die
    }

    /// Whether a Reroll is worth its chest: what the idle dice could do, less what they do.
    fn reroll(&self) -> i32 {
        let Phase::Reroll { roll, .. } = self.view.phase else { return 0 };
        let idle = roll.groups().map(|(face, _)| self.stray(&roll, face).max(0));
        idle.sum::<i32>() - REROLL
    }

    /// Whether to roll a die of this face again.
    fn pick(&self, face: Face) -> i32 {
        let Phase::Pick { mut roll, picked, .. } = self.view.phase else { return 0 };
        // A group is judged as it was rolled.
        roll[face] += picked[face];
        let idle = self.idle(&roll, face);
        // The first die must be picked, the worst comes first; then only dice that are idle.
        if picked == Roll::default() { idle } else { idle.min(self.stray(&roll, face)) }
    }

    /// The same of dice that are nothing yet: jokers go anywhere, and three of a kind are a group already.
    fn stray(&self, roll: &Roll, face: Face) -> i32 {
        let whole = face == Face::Joker || roll[face].count() >= WHOLE;
        if whole { -1 } else { self.idle(roll, face) }
    }

    /// What the dice of a rolled group would rather do: what they promise anew, less what they gain now.
    fn idle(&self, roll: &Roll, face: Face) -> i32 {
        i32::from(roll[face].count()) * DIE_AGAIN - self.gain(roll, face).max(0)
    }

    /// How much better two groups stand after an exchange.
    fn exchange(&self, rear: usize, front: usize) -> i32 {
        let (Some(one), Some(other)) = (self.gang.at(rear), self.gang.at(front)) else { return 0 };
        let worth = |index, group: &Group| self.worth(index, group.symbol, group.dice.count());
        worth(rear, other) + worth(front, one) - worth(rear, one) - worth(front, other)
    }

    fn best_exchange(&self) -> i32 {
        let cars = self.gang.cars();
        let pairs = cars.clone().flat_map(|rear| (rear + 1..cars.end).map(move |front| (rear, front)));
        pairs.map(|(rear, front)| self.exchange(rear, front)).max().unwrap_or(0)
    }
}
