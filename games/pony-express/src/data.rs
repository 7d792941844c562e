//! Printed facts: the track, the cards, the amounts, and the measures of the flicking model. What a table
//! owner may want to correct is here.

use serde::Serialize;
use tinstar_core::{Printed, TS};

use crate::cards::Item;
use crate::dice::{Face, Hand};
use crate::state::Kind::{Mine, Plain, Raid, Relay, Sacramento, Saloon, Town, Train};
use crate::state::{Place, Point, PonyExpress};

/// The fewest players (PE-1).
pub const LEAST_SEATS: usize = 3;

/// Poker dice.
pub const DICE: u8 = 5;

/// Gold nuggets in the game (PE-6).
pub const GOLD: u8 = 30;

/// What everybody starts with (PE-10).
pub const START_GOLD: u8 = 3;

/// Cards dealt to each player, of which one is kept (PE-14).
pub const DEALT: u8 = 2;

/// The last space (PE-2).
pub const LAST_SPACE: u8 = 33;

/// The last space of St. Joseph, where nobody fights (PE-3, PE-75).
pub const LAST_TOWN: u8 = 5;

/// Where the desert begins (PE-4).
pub const FIRST_DESERT: u8 = 25;

/// What a reroll costs (PE-34), and what it costs in the desert (PE-35).
pub const REROLL_PRICE: u8 = 1;
/// See [`REROLL_PRICE`].
pub const DESERT_PRICE: u8 = 2;

/// How often a die may change its place between two rolls (PE-175).
pub const MOST_MOVES: u8 = 2;

/// Shots of each duellist in a gunfight (PE-84).
pub const SHOTS: u8 = 3;

/// What everybody else pays the winner of a poker game (PE-109).
pub const STAKE: u8 = 2;

/// What leaving prison costs (PE-134).
pub const BAIL: u8 = 3;

/// Raiders on the red spots (PE-17).
pub const RAIDERS: u8 = 3;

/// How far ahead a Lasso reaches (IT-13).
pub const LASSO: u8 = 4;

/// How far a Fresh Horse goes at most (card IT-1).
pub const FRESH_HORSE: u8 = 2;

/// Shots after which a final duel is over (PE-172).
pub const LAST_SHOT: u8 = 200;

/// Turns after which the game is over (PE-174).
pub const LAST_TURN: u16 = 1000;

/// Item cards in the game.
pub const CARDS: usize = 20;

/// How many there are of each, in the order of [`crate::Item`] (section 12).
pub const COPIES: [u8; 13] = [2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1];

const fn place(kind: crate::state::Kind, x: i16, y: i16) -> Place {
    Place { kind, at: Point { x, y } }
}

/// The track from space 1 on (table 1.2). Riders in Sacramento stand on [`MAILBOXES`].
pub const TRACK: [Place; LAST_SPACE as usize] = [
    place(Town, 560, 150),
    place(Town, 560, 190),
    place(Town, 560, 230),
    place(Town, 560, 270),
    place(Town, 560, 310),
    place(Mine, 480, 350),
    place(Train { price: 1, to: 12 }, 480, 295),
    place(Relay, 480, 240),
    place(Raid, 480, 185),
    place(Saloon, 480, 130),
    place(Mine, 480, 75),
    place(Train { price: 2, to: 17 }, 430, 45),
    place(Raid, 380, 75),
    place(Relay, 380, 130),
    place(Plain, 380, 185),
    place(Saloon, 380, 240),
    place(Train { price: 3, to: 22 }, 380, 295),
    place(Mine, 380, 350),
    place(Raid, 330, 380),
    place(Relay, 280, 350),
    place(Saloon, 280, 295),
    place(Train { price: 0, to: 22 }, 280, 240),
    place(Mine, 280, 185),
    place(Raid, 280, 130),
    place(Plain, 280, 75),
    place(Relay, 230, 45),
    place(Saloon, 180, 75),
    place(Raid, 180, 130),
    place(Mine, 180, 185),
    place(Plain, 180, 240),
    place(Saloon, 180, 295),
    place(Raid, 180, 350),
    place(Sacramento, 65, 225),
];

/// The three mailboxes of Sacramento, clockwise (table 1.2).
pub const MAILBOXES: [Point; 3] =
    [Point { x: 65, y: 275 }, Point { x: 110, y: 225 }, Point { x: 65, y: 175 }];

/// Where riders that share a space stand, by colour (PE-98).
pub const SHARED: [Point; 5] = [
    Point { x: 0, y: 0 },
    Point { x: -12, y: -12 },
    Point { x: 12, y: -12 },
    Point { x: -12, y: 12 },
    Point { x: 12, y: 12 },
];

/// Where jailed riders lie beside their space, in order of arrest (PE-99).
pub const BESIDE: [Point; 4] =
    [Point { x: -30, y: 0 }, Point { x: -30, y: 18 }, Point { x: -30, y: -18 }, Point { x: -48, y: 0 }];

/// The measures of the flicking model (section 9): millimetres, seconds, grams.
pub mod flick {
    use crate::state::Point;

    /// The board from (0, 0) to here; it has no rim.
    pub const BOARD: Point = Point { x: 600, y: 450 };

    /// Die to meeple, centre to centre, when they touch.
    pub const CONTACT: f64 = 17.0;

    /// The duel spaces A (north-west) and B (south-east).
    pub const DUEL: [Point; 2] = [Point { x: 40, y: 410 }, Point { x: 560, y: 40 }];

    /// The corner raiders are shot at from (north-east).
    pub const RAID_CORNER: Point = Point { x: 560, y: 410 };

    /// The red spots: front, back 1, back 2.
    pub const RAIDERS: [Point; 3] = [Point { x: 66, y: 66 }, Point { x: 38, y: 64 }, Point { x: 54, y: 41 }];

    /// How far before its corner a shot starts, behind the line.
    pub const LAUNCH: f64 = 51.0;

    /// Launch speed at full power.
    pub const SPEED: f64 = 1500.0;

    /// Deceleration.
    pub const FRICTION: f64 = 1000.0;

    /// The part of the speed along the line of centres at which a raider falls (PE-104).
    pub const KNOCK: f64 = 250.0;

    /// What is left of that part when the raider falls (die 4 g, meeple 2 g, restitution 0.4).
    pub const PUSHED_ON: f64 = 0.5333;

    /// What is left of that part when the raider stands.
    pub const BOUNCED: f64 = -0.4;

    /// How far a raider falls, and how near to that line another is taken along (PE-105).
    pub const FALL: f64 = 25.0;
    /// See [`FALL`].
    pub const TAKES_ALONG: f64 = 16.0;

    /// How far to either side of the middle of the line a shot may start, in tenths of a millimetre.
    pub const MOST_SHIFT: i16 = 400;

    /// How far to either side it may be aimed, in hundredths of a degree.
    pub const MOST_ANGLE: i16 = 6000;

    /// The least and the most power, in thousandths.
    pub const POWER: (u16, u16) = (50, 1000);

    /// The deviation of the wobble in millionths of a degree: so much, and so much more at full power.
    pub const WOBBLE: (i64, i64) = (3_000_000, 2_000_000);
}

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// What is on a die, low to high.
    faces: [Face; 6],
    /// The hands, low to high: a hand is worth as many spaces as there are lower ones.
    hands: [Hand; 8],
    /// The Item cards in the order of the table.
    items: [Item; 13],
    /// How many there are of each.
    copies: [u8; 13],
    /// Gold nuggets in the game.
    gold: u8,
    /// The spaces of the track from the first on.
    track: Vec<Place>,
    /// The last space of St. Joseph.
    last_town: u8,
    /// Where the desert begins; it ends before the last space.
    first_desert: u8,
    /// The mailboxes of Sacramento in their order.
    mailboxes: [Point; 3],
    /// How far from the middle of a space riders that share it stand, by seat.
    shared: [Point; 5],
    /// How far from it jailed riders lie, in order of arrest.
    beside: [Point; 4],
    /// Shots of each duellist in a gunfight.
    shots: u8,
    /// The table for flicking.
    flick: FlickFacts,
}

/// What a board draws a shot with: millimetres from the lower left corner, degrees, and power from 0 to 1.
#[derive(Serialize, TS)]
pub struct FlickFacts {
    /// The upper right corner of the board.
    board: Point,
    /// The duel spaces A and B.
    duel: [Point; 2],
    /// Where raiders are shot at from.
    raid_corner: Point,
    /// The red spots: in front, and two behind.
    raiders: [Point; 3],
    /// Die to meeple, centre to centre, when they touch.
    contact: f64,
    /// How far before its corner a shot starts.
    launch: f64,
    /// How far a die rolls at full power.
    range: f64,
    /// How far to either side of the middle a shot may start.
    most_shift: f64,
    /// How far to either side it may be aimed.
    most_angle: f64,
    /// The least power.
    least_power: f64,
    /// The deviation of the wobble: so much, and so much more at full power.
    wobble: [f64; 2],
}

impl Printed for PonyExpress {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts {
            faces: Face::ALL,
            hands: Hand::ALL,
            items: Item::ALL,
            copies: COPIES,
            gold: GOLD,
            track: TRACK.to_vec(),
            last_town: LAST_TOWN,
            first_desert: FIRST_DESERT,
            mailboxes: MAILBOXES,
            shared: SHARED,
            beside: BESIDE,
            shots: SHOTS,
            flick: FlickFacts {
                board: flick::BOARD,
                duel: flick::DUEL,
                raid_corner: flick::RAID_CORNER,
                raiders: flick::RAIDERS,
                contact: flick::CONTACT,
                launch: flick::LAUNCH,
                range: flick::SPEED * flick::SPEED / (2.0 * flick::FRICTION),
                most_shift: f64::from(flick::MOST_SHIFT) / 10.0,
                most_angle: f64::from(flick::MOST_ANGLE) / 100.0,
                least_power: f64::from(flick::POWER.0) / 1000.0,
                wobble: [flick::WOBBLE.0, flick::WOBBLE.1].map(|deviation| deviation as f64 / 1e6),
            },
        }
    }
}
