//! Chapter 9: the flicked die. The planar model decides where a shot goes; it needs no time steps.
//!
//! The arithmetic is f64 with `+ - * /` and square roots in a fixed order, which IEEE 754 rounds the same way on
//! every machine, and sines of our own: the same shot flies the same way everywhere, to the last bit
//! (`tests/flick.rs` holds golden flights). A flight costs well under a microsecond, so that bots can search.

mod path;
mod trig;
mod wobble;

use serde::{Deserialize, Serialize};
use tinstar_core::{Numbered, Seat, SeatSet, TS};

use crate::data::flick::{
    BOARD, BOUNCED, CONTACT, DUEL, FALL, FRICTION, KNOCK, LAUNCH, MOST_ANGLE, MOST_SHIFT, POWER, PUSHED_ON,
    RAID_CORNER, RAIDERS, SPEED, TAKES_ALONG,
};
use crate::state::{MOST_SEATS, Point};

pub use path::{MOST_WAYPOINTS, Meets, Path, Waypoint};
pub use wobble::{OUTCOMES, STEADY, Wobble};

/// How a shot is aimed (PE-93), in whole numbers (PE-178).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Where on the line the die starts: tenths of a millimetre from its middle, -400 to 400, positive to the
    /// shooter's left.
    pub shift: i16,
    /// Where it goes: hundredths of a degree against the axis, -6000 to 6000, positive to the left.
    pub angle: i16,
    /// How hard: thousandths, 50 to 1000.
    pub power: u16,
}

impl Aim {
    /// The shot of a player who did not answer: straight ahead (section 16).
    pub const CENTRED: Self = Self { shift: 0, angle: 0, power: 750 };

    /// Whether all three are within their ranges.
    #[must_use]
    pub fn is_possible(self) -> bool {
        (-MOST_SHIFT..=MOST_SHIFT).contains(&self.shift)
            && (-MOST_ANGLE..=MOST_ANGLE).contains(&self.angle)
            && (POWER.0..=POWER.1).contains(&self.power)
    }
}

/// A duel space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// In the north-west.
    A,
    /// In the south-east.
    B,
}

impl Corner {
    /// The one opposite.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    const fn at(self) -> Vector {
        Vector::of(DUEL[self as usize])
    }
}

/// A place or a direction on the board, in millimetres.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Vector {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Vector {
    pub(crate) const fn of(point: Point) -> Self {
        Self { x: point.x as f64, y: point.y as f64 }
    }

    fn plus(self, other: Self, times: f64) -> Self {
        Self { x: self.x + other.x * times, y: self.y + other.y * times }
    }

    fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    fn times(self, factor: f64) -> Self {
        Self { x: self.x * factor, y: self.y * factor }
    }

    fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The direction from here to `there`.
    fn towards(self, there: Self) -> Self {
        let way = there.plus(self, -1.0);
        way.times(1.0 / way.length())
    }

    /// The direction a quarter turn to the left.
    fn left(self) -> Self {
        Self { x: -self.y, y: self.x }
    }
}

/// Riders a shot could touch, and where they are (PE-97 to PE-99).
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Standing {
    pub(crate) seats: SeatSet,
    at: [Vector; MOST_SEATS],
}

impl Standing {
    pub(crate) fn put(&mut self, seat: Seat, at: Vector) {
        self.seats = self.seats.with(seat);
        self.at[seat.index()] = at;
    }
}

/// Where a shot went and what it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Every leg of the way.
    pub path: Path,
    /// The rider that was touched, which ends the shot.
    pub touched: Option<Seat>,
    /// Which raiders fell, a bit each.
    pub fallen: u8,
}

/// A shot of a duel from corner `from` at the rider of `rival` (PE-81, PE-82, PE-89).
#[must_use]
pub fn duel(from: Corner, aim: Aim, wobble: Wobble, rival: Seat, bystanders: &Standing) -> Flight {
    let riders = bystanders.with_rival(from, rival);
    // In an exact tie the opponent comes before a bystander (PE-96).
    Flight::of(Range::of_duel(from).shoot(aim, Turn::of(aim, wobble)), &riders, Some(rival), 0)
}

/// A shot at the raiders, all three of whom stand (PE-104 to PE-106, PE-121).
#[must_use]
pub fn raid(aim: Aim, wobble: Wobble, bystanders: &Standing) -> Flight {
    Flight::of(Range::of_raid().shoot(aim, Turn::of(aim, wobble)), bystanders, None, 0b111)
}

/// Where shots of one kind come from. Who tries many of them finds that out once.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    /// The middle of the line that the die starts from.
    middle: Vector,
    axis: Vector,
    left: Vector,
}

impl Range {
    /// Of a duel, from this corner.
    pub(crate) fn of_duel(from: Corner) -> Self {
        Self::new(from.at(), from.other().at())
    }

    /// Of a shot at the raiders.
    pub(crate) fn of_raid() -> Self {
        Self::new(Vector::of(RAID_CORNER), Vector::of(RAIDERS[0]))
    }

    /// Behind the line in front of `corner`, along the axis that leads to `goal`.
    fn new(corner: Vector, goal: Vector) -> Self {
        let axis = corner.towards(goal);
        Self { middle: corner.plus(axis, LAUNCH), axis, left: axis.left() }
    }

    /// The die of a shot that goes `turn` away from the axis.
    fn shoot(&self, aim: Aim, turn: Turn) -> Die {
        Die {
            at: self.middle.plus(self.left, f64::from(aim.shift) / 10.0),
            heading: self.axis.times(turn.cosine).plus(self.left, turn.sine),
            speed: SPEED * f64::from(aim.power) / 1000.0,
            time: 0.0,
        }
    }

    /// Whom a shot of a duel touches if the rider of `rival` is among `riders`: as [`duel`], without the way.
    pub(crate) fn duel_touches(&self, aim: Aim, turn: Turn, rival: Seat, riders: &Standing) -> Option<Seat> {
        let die = self.shoot(aim, turn);
        let (way, target) = die.next_contact(riders, Some(rival), 0, f64::INFINITY)?;
        let Target::Rider(seat) = target else { return None };
        // What it would have met is of interest only if it gets there.
        (way <= die.way_to_edge().min(die.range())).then_some(seat)
    }

    /// Whom a shot at the raiders touches and which of them fall: as [`raid`], without the way.
    pub(crate) fn raid_touches(&self, aim: Aim, turn: Turn, bystanders: &Standing) -> (Option<Seat>, u8) {
        self.shoot(aim, turn).fly(bystanders, None, 0b111, |_, _| {})
    }
}

/// An angle against the axis, as its sine and cosine.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    sine: f64,
    cosine: f64,
}

impl Turn {
    /// Of a shot.
    pub(crate) fn of(aim: Aim, wobble: Wobble) -> Self {
        Self::by(i64::from(aim.angle) * 10_000 + i64::from(wobble.0))
    }

    /// By so many millionths of a degree.
    pub(crate) fn by(angle: i64) -> Self {
        let (sine, cosine) = trig::sine_cosine(angle);
        Self { sine, cosine }
    }

    /// Both, one after the other. Not the same to the last bit as a turn by the sum: for opinions, not for rules.
    pub(crate) fn then(self, other: Self) -> Self {
        Self {
            sine: self.sine * other.cosine + self.cosine * other.sine,
            cosine: self.cosine * other.cosine - self.sine * other.sine,
        }
    }
}

impl Standing {
    /// These and the rival in the corner opposite to `from`.
    pub(crate) fn with_rival(&self, from: Corner, rival: Seat) -> Self {
        let mut riders = *self;
        riders.put(rival, from.other().at());
        riders
    }
}

impl Flight {
    fn of(die: Die, riders: &Standing, first: Option<Seat>, raiders: u8) -> Self {
        let mut path = Path::default();
        let (touched, fallen) =
            die.fly(riders, first, raiders, |die, meets| path.push(Waypoint::of(die, meets)));
        Self { path, touched, fallen }
    }
}

/// What the die meets next.
#[derive(Clone, Copy)]
enum Target {
    Raider(usize),
    Rider(Seat),
}

/// A die on its way.
struct Die {
    at: Vector,
    /// Where to, of length 1.
    heading: Vector,
    speed: f64,
    /// Seconds since the launch.
    time: f64,
}

impl Die {
    /// How far it rolls if it meets nothing.
    fn range(&self) -> f64 {
        self.speed * self.speed / (2.0 * FRICTION)
    }

    /// Lets the die go until it stops, leaves the board or touches a rider, or no raider is left (PE-94, PE-106). Who
    /// was touched, and which raiders fell; `note` is told every leg of the way.
    #[inline]
    fn fly(
        mut self,
        riders: &Standing,
        first: Option<Seat>,
        mut raiders: u8,
        mut note: impl FnMut(&Self, Meets),
    ) -> (Option<Seat>, u8) {
        note(&self, Meets::Nothing);
        let (shooting_at_raiders, mut fallen, mut legs) = (raiders != 0, 0, 1);
        loop {
            let range = self.range();
            let edge = self.way_to_edge();
            let (way, end) = if edge < range { (edge, Meets::Edge) } else { (range, Meets::Stop) };
            let Some((way, target)) = self.next_contact(riders, first, raiders, way) else {
                self.roll(way);
                note(&self, end);
                return (None, fallen);
            };
            self.roll(way);
            let which = match target {
                Target::Raider(which) => which,
                Target::Rider(seat) => {
                    note(&self, Meets::Rider { seat });
                    return (Some(seat), fallen);
                }
            };
            let fell = self.strike(which, raiders);
            raiders &= !fell;
            fallen |= fell;
            note(&self, Meets::Raider { which: which as u8, fell });
            legs += 1;
            // A die that bounces between standing raiders soon stops; the path is bounded all the same.
            if (shooting_at_raiders && raiders == 0) || legs == MOST_WAYPOINTS {
                return (None, fallen);
            }
        }
    }

    /// The first thing within `reach`; of an exact tie raiders first, then the opponent (PE-96).
    fn next_contact(
        &self,
        riders: &Standing,
        first: Option<Seat>,
        raiders: u8,
        reach: f64,
    ) -> Option<(f64, Target)> {
        let mut nearest: Option<(f64, Target)> = None;
        let mut consider = |centre: Vector, target: Target| {
            if let Some(way) = self.way_to(centre)
                && way <= nearest.map_or(reach, |(best, _)| best)
                && nearest.is_none_or(|(best, _)| way < best)
            {
                nearest = Some((way, target));
            }
        };
        for (which, spot) in RAIDERS.into_iter().enumerate() {
            if raiders & 1 << which != 0 {
                consider(Vector::of(spot), Target::Raider(which));
            }
        }
        for seat in first.into_iter().chain(riders.seats.iter().filter(|seat| Some(*seat) != first)) {
            consider(riders.at[seat.index()], Target::Rider(seat));
        }
        nearest
    }

    /// How far it is until the die touches a meeple at `centre`, if it gets nearer to it and does.
    fn way_to(&self, centre: Vector) -> Option<f64> {
        let way = centre.plus(self.at, -1.0);
        let ahead = way.dot(self.heading);
        let square = ahead * ahead - (way.dot(way) - CONTACT * CONTACT);
        if ahead <= 0.0 || square < 0.0 {
            return None;
        }
        Some((ahead - square.sqrt()).max(0.0))
    }

    /// How far it is until the die's centre leaves the board (PE-94).
    fn way_to_edge(&self) -> f64 {
        let until = |at: f64, heading: f64, most: f64| {
            if heading > 0.0 {
                (most - at) / heading
            } else if heading < 0.0 {
                -at / heading
            } else {
                f64::INFINITY
            }
        };
        let board = Vector::of(BOARD);
        until(self.at.x, self.heading.x, board.x).min(until(self.at.y, self.heading.y, board.y))
    }

    /// Goes `way` on and slows down.
    fn roll(&mut self, way: f64) {
        let speed = (self.speed * self.speed - 2.0 * FRICTION * way).max(0.0).sqrt();
        self.at = self.at.plus(self.heading, way);
        self.time += (self.speed - speed) / FRICTION;
        self.speed = speed;
    }

    /// Touches raider `which`: it falls and takes others along, or the die bounces off (PE-104, PE-105). The
    /// raiders that fell, a bit each.
    fn strike(&mut self, which: usize, standing: u8) -> u8 {
        let centre = Vector::of(RAIDERS[which]);
        let normal = self.at.towards(centre);
        let velocity = self.heading.times(self.speed);
        let towards = velocity.dot(normal);
        let falls = towards >= KNOCK;
        let after = towards * if falls { PUSHED_ON } else { BOUNCED };
        let velocity = velocity.plus(normal, after - towards);
        self.speed = velocity.length();
        if self.speed > 0.0 {
            self.heading = velocity.times(1.0 / self.speed);
        }
        if !falls {
            return 0;
        }
        let taken = |other: &usize| {
            let away = Vector::of(RAIDERS[*other]).plus(centre, -1.0);
            let along = away.dot(normal).clamp(0.0, FALL);
            away.plus(normal, -along).length() <= TAKES_ALONG
        };
        let others = (0..RAIDERS.len()).filter(|other| *other != which && standing & 1 << other != 0);
        others.filter(taken).fold(1 << which, |fell, other| fell | 1 << other)
    }
}
