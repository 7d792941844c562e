//! Catching Santa: a roll-and-move capture game for 2 to 4 players.
//!
//! Every turn the magic die first moves one of five Christmas pieces around the circular path, then the
//! ordinary die moves one of the player's own. A piece that ends on a Christmas piece or on another
//! player's piece takes it; a Christmas piece that ends on a player's piece sends it home. A 6 lets a piece
//! enter and gives another roll. When no Christmas piece is left on the path, what was gathered is counted
//! and the pieces still at home cost points. The rules are numbered CS-1 to CS-75 in
//! `rules.md`.
//!
//! A turn, with the dice scripted:
//!
//! ```
//! use catching_santa::{Action, BoardOptions, CatchingSanta, Event, Space};
//! use tinstar_core::{Chance, Play, Rules, Seat, rule};
//!
//! // Blue rolls 5 and Green 2 for the first turn (CS-12). Blue's magic die shows the Sleigh (face 6),
//! // which goes one space back (CS-18); then the first of three tries is a 6 (CS-33): Blue enters.
//! let mut story = Vec::new();
//! let dice = &mut Chance::scripted([5, 2, 6, 6]);
//! let mut game = CatchingSanta::start(2, &BoardOptions::default(), dice, &mut story).unwrap();
//! let blue = Seat::new(0);
//! let entered = story.iter().find(|told| told.event == Event::Entered { seat: blue, at: Space::new(11) });
//! assert_eq!(entered.unwrap().rule, rule!("CS-36"));
//!
//! // A 6 allows another roll (CS-39); with one piece there is nothing to choose, and Green's turn follows:
//! // the Reindeer goes two on, and the first of Green's three tries is no 6.
//! let mut choices = Vec::new();
//! game.legal_actions(blue, &mut choices);
//! assert_eq!(choices, [Action::Roll, Action::Stop]);
//! let dice = &mut Chance::scripted([3, 5, 1]);
//! game.apply(blue, &Action::Roll, dice, &mut story).unwrap();
//! assert!(game.sides[blue].path.contains(Space::new(14)));
//! ```

mod action;
pub mod data;
mod draw;
mod firing;
mod instinct;
mod options;
mod phase;
mod rules;
mod speak;
mod state;
mod study;
mod view;

pub use action::{Action, Event};
pub use options::BoardOptions;
pub use phase::Phase;
pub use state::{CatchingSanta, Christmas, Colour, Gathered, Layout, MOST_SEATS, Side, Space, SpaceSet};
pub use view::{SideView, View};

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for CatchingSanta {
    type Options = BoardOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "catching-santa",
        least_seats: 2,
        most_seats: MOST_SEATS,
        seats_with: &[],
        minutes: (20, 40),
        rules_version: 1,
        books: &["CS"],
        has_secrets: false,
        lists_all_actions: true,
        // 5000 turns; a turn with more than a dozen decisions needs ten sixes in a row.
        longest: 60_000,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for CatchingSanta {
    const TABLE: u32 = 1;
}
