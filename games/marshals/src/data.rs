//! Printed facts: which cards there are and what they say. What a table owner may want to correct is here.

use serde::Serialize;
use tinstar_core::{Printed, TS};

use crate::card::{Card, Kind};
use crate::state::Marshals;

/// Cards with a black back, the whole Far West deck (section 2.6).
pub const CARDS: usize = 82;

/// The numbers on the Movement cards of each terrain go from 1 to this (MA-2).
pub const VALUES: u8 = 10;

/// The id of each card: its kind, terrain and number (section 2). Cards of one
/// kind stand together, so that a kind is a range of places in this list.
pub const NAMES: [&str; CARDS] = [
    "MV-F-1",
    "MV-F-2",
    "MV-F-3",
    "MV-F-4",
    "MV-F-5",
    "MV-F-6",
    "MV-F-7",
    "MV-F-8",
    "MV-F-9",
    "MV-F-10",
    "MV-D-1",
    "MV-D-2",
    "MV-D-3",
    "MV-D-4",
    "MV-D-5",
    "MV-D-6",
    "MV-D-7",
    "MV-D-8",
    "MV-D-9",
    "MV-D-10",
    "MV-P-1",
    "MV-P-2",
    "MV-P-3",
    "MV-P-4",
    "MV-P-5",
    "MV-P-6",
    "MV-P-7",
    "MV-P-8",
    "MV-P-9",
    "MV-P-10",
    "MV-M-1",
    "MV-M-2",
    "MV-M-3",
    "MV-M-4",
    "MV-M-5",
    "MV-M-6",
    "MV-M-7",
    "MV-M-8",
    "MV-M-9",
    "MV-M-10",
    "WI-1",
    "WI-2",
    "WI-3",
    "WI-4",
    "WI-5",
    "WI-6",
    "AM-F-1",
    "AM-F-2",
    "AM-D-1",
    "AM-D-2",
    "AM-P-1",
    "AM-P-2",
    "AM-M-1",
    "AM-M-2",
    "CA-F-1",
    "CA-F-2",
    "CA-D-1",
    "CA-D-2",
    "CA-P-1",
    "CA-P-2",
    "CA-M-1",
    "CA-M-2",
    "CL-F",
    "CL-D",
    "CL-P",
    "CL-M",
    "HI-F",
    "HI-D",
    "HI-P",
    "HI-M",
    "JU-1",
    "JU-2",
    "EV-BORDER",
    "EV-TRAIN-L",
    "EV-TRAIN-R",
    "EV-VILLAGE-A",
    "EV-VILLAGE-B",
    "OU-1",
    "OU-2",
    "OU-3",
    "OU-4",
    "CORRUPT",
];

/// Wild cards left out with two players (MA-146).
pub const WILDS_LEFT_OUT: usize = 3;

/// The danger rating of each Outlaw, which is the reward for capturing it (MA-13).
pub const DANGER: [u16; 4] = [20, 25, 30, 40];

/// What the Corrupt Marshal gains for each Outlaw helped (MA-14).
pub const HELP: u16 = 30;

/// What the train tickets cost: to the left, to the right (MA-11).
pub const TICKETS: [u16; 2] = [3, 3];

/// What a bullet and a provision cost in each Village (MA-12).
pub const PRICES: [[u16; 2]; 2] = [[2, 3], [3, 2]];

/// Bullets, provisions and coins at the start (MA-25).
pub const BULLETS: u16 = 4;
/// See [`BULLETS`].
pub const PROVISIONS: u16 = 4;
/// See [`BULLETS`].
pub const COINS: u16 = 10;

/// Cards dealt to each player (MA-28).
pub const HAND: u8 = 4;

/// Cards a Clue shows (MA-105).
pub const CLUE: usize = 3;

/// Cards a Hideout shows (MA-109, MA-112).
pub const HIDEOUT: usize = 2;

/// So many captures beat any amount of money (MA-127).
pub const CAPTURES: usize = 3;

/// No game takes more draws (MA-160).
pub const MOST_DRAWS: u16 = 200;

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// Every card.
    cards: Vec<Face>,
    /// The danger rating of each Outlaw, which is the reward for capturing it.
    danger: [u16; 4],
    /// What the Corrupt Marshal gains for each Outlaw helped.
    help: u16,
    /// What the train tickets cost: to the left, to the right.
    tickets: [u16; 2],
    /// What a bullet and a provision cost in each Village.
    prices: [[u16; 2]; 2],
    /// Cards dealt to each player.
    hand: u8,
    /// So many captures beat any amount of money.
    captures: usize,
}

/// What one card shows.
#[derive(Serialize, TS)]
pub struct Face {
    /// Its id.
    card: Card,
    /// The first of the cards that look like this one, under whose id all of them are told.
    alike: Card,
    /// What it is.
    kind: Kind,
}

impl Printed for Marshals {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts {
            cards: Card::all().map(|card| Face { card, alike: card.face(), kind: card.kind() }).collect(),
            danger: DANGER,
            help: HELP,
            tickets: TICKETS,
            prices: PRICES,
            hand: HAND,
            captures: CAPTURES,
        }
    }
}
