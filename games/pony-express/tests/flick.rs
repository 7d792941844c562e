//! Flights of the die, number for number: a record replays alike on every machine only if these never change.

use pony_express::flick::{self, Aim, Corner, Meets, OUTCOMES, Standing, Waypoint, Wobble};
use tinstar_core::Seat;

const RIVAL: Seat = Seat::new(1);

/// Many different shots.
fn aims() -> impl Iterator<Item = (Aim, Wobble)> {
    (0..2000_u32).map(|n| {
        let aim = Aim {
            shift: (n * 37 % 801) as i16 - 400,
            angle: (n * 101 % 3001) as i16 - 1500,
            power: 600 + (n * 53 % 401) as u16,
        };
        (aim, Wobble::of(aim, n % 7 == 0, n * 499 % OUTCOMES))
    })
}

/// A number mixed from everything a path says.
fn mixed(hash: u64, path: &[Waypoint]) -> u64 {
    path.iter().fold(hash, |hash, point| {
        let meets = match point.meets {
            Meets::Nothing => 0,
            Meets::Rider { seat } => 1 + seat.index() as i64,
            Meets::Raider { which, fell } => 10 + i64::from(which) * 8 + i64::from(fell),
            Meets::Edge => 100,
            Meets::Stop => 101,
        };
        let all = [point.x.into(), point.y.into(), point.time.into(), point.speed.into(), meets];
        all.iter()
            .fold(hash, |hash, number: &i64| (hash ^ *number as u64).wrapping_mul(0x0000_0100_0000_01B3))
    })
}

#[test]
fn golden_flights() {
    let nobody = Standing::default();
    let duels = aims().fold(0, |hash, (aim, wobble)| {
        let flight = flick::duel(Corner::A, aim, wobble, RIVAL, &nobody);
        mixed(hash, &flight.path)
    });
    let raids = aims().fold(0, |hash, (aim, wobble)| mixed(hash, &flick::raid(aim, wobble, &nobody).path));
    assert_eq!((duels, raids), GOLDEN);
}
const GOLDEN: (u64, u64) = (5_223_160_754_180_616_776, 14_508_561_286_195_372_780);

/// One flight in full: the front raider falls and takes one along, the die goes on to the last.
#[test]
fn a_golden_flight_waypoint_by_waypoint() {
    let aim = Aim { shift: 0, angle: 120, power: 800 };
    let flight = flick::raid(aim, Wobble::NONE, &Standing::default());
    let told: Vec<(i16, i16, u16, u16)> =
        flight.path.iter().map(|point| (point.x, point.y, point.time, point.speed)).collect();
    assert_eq!(told, [(5181, 3809, 0, 1200), (829, 640, 5973, 472), (700, 467, 6454, 301)]);
}

#[test]
fn every_path_ends_and_time_never_runs_back() {
    for (aim, wobble) in aims() {
        let flight = flick::raid(aim, wobble, &Standing::default());
        let path = &flight.path;
        assert!((2..flick::MOST_WAYPOINTS).contains(&path.len()), "{aim:?} has {} waypoints", path.len());
        assert!(path.is_sorted_by_key(|point| point.time), "{path:?}");
    }
}

/// The calibration of section 9: about 31 of 100 well-aimed shots with a free line hit at 0.75, 26 at full power.
#[test]
fn shots_hit_as_often_as_the_rules_say() {
    let hits = |power| {
        let aim = Aim { shift: 0, angle: 0, power };
        let hit = |outcome: &u32| {
            let wobble = Wobble::of(aim, false, *outcome);
            flick::duel(Corner::B, aim, wobble, RIVAL, &Standing::default()).touched == Some(RIVAL)
        };
        (0..OUTCOMES).filter(hit).count()
    };
    assert!((300..=330).contains(&hits(750)), "{}", hits(750));
    assert!((250..=285).contains(&hits(1000)), "{}", hits(1000));
}
