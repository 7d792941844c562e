//! Rolling Bandits: a dice game of train robbers for 2 to 4 players.
//!
//! Everybody has seven dice, the Bandits. In a turn the player first steals every car of the train in which
//! the own dice reach its value and outnumber everybody else's. Then groups may be taken back from the rear,
//! all available dice are rolled and sorted by symbol, and each group is placed as a whole or kept: with the
//! own group of that symbol, or in the car ahead of the gang. Blank dice are jokers. Three dice of a chest's
//! symbol in its car win the chest: a bomb, or an action for a later turn. When the train is gone, cars and
//! chests are counted. Two players may add Mercenaries. The rules are numbered RB-1 to RB-94 in
//! `rules.md`.
//!
//! A turn, with the dice scripted:
//!
//! ```
//! use rolling_bandits::{Action, BanditOptions, Event, Face, Position, RollingBandits};
//! use tinstar_core::{Chance, Play, Rules, Seat, rule};
//!
//! // Two shuffles that change nothing (RB-4, RB-5), Blue begins (RB-8) and rolls three Hats, two Boots and
//! // two blanks (RB-34).
//! let wagons = (1..16).rev();
//! let chests = (1..21).rev();
//! let script = wagons.chain(chests).chain([0]).chain([3, 3, 3, 4, 4, 6, 6]);
//! let mut story = Vec::new();
//! let luck = &mut Chance::scripted(script);
//! let mut game = RollingBandits::start(3, &BanditOptions::default(), luck, &mut story).unwrap();
//! let blue = Seat::new(0);
//!
//! // A group may go to the rearmost car, the jokers nowhere yet (RB-42, RB-48).
//! let mut choices = Vec::new();
//! game.legal_actions(blue, &mut choices);
//! let rear = Position::new(1);
//! let place = |face, at| Action::Place { face, at };
//! assert_eq!(choices, [place(Face::Hat, rear), place(Face::Boot, rear), Action::Stop]);
//!
//! // The Boots go to the rear, the Hats ahead of them, the jokers to the Hats; then Red rolls.
//! let front = Position::new(2);
//! for (face, at) in [(Face::Boot, rear), (Face::Hat, front)] {
//!     game.apply(blue, &place(face, at), &mut Chance::none(), &mut story).unwrap();
//! }
//! let red_rolls = &mut Chance::scripted([1, 1, 2, 2, 3, 4, 5]);
//! game.apply(blue, &place(Face::Joker, front), red_rolls, &mut story).unwrap();
//! assert_eq!(game.sides[blue].gang.count_at(front.index()), 5);
//! let joined = story.iter().find(|told| matches!(told.event, Event::Placed { face: Face::Joker, .. }));
//! assert_eq!(joined.unwrap().rule, rule!("RB-46"));
//! ```

mod action;
pub mod data;
mod draw;
mod firing;
mod instinct;
mod options;
mod phase;
mod pieces;
mod rules;
mod speak;
mod state;
mod study;
mod view;

pub use action::{Action, Event};
pub use options::{BanditOptions, Variant};
pub use phase::Phase;
pub use pieces::{Car, CarSet, Chest, ChestSet, Dice, Face, Inside, Kind, Position, Roll, Symbol};
pub use state::{Coach, Colour, Gang, Group, Haul, Hauls, MOST_SEATS, RollingBandits, Side, Train};
pub use view::{CoachView, Own, SideView, View};

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for RollingBandits {
    type Options = BanditOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "rolling-bandits",
        least_seats: 2,
        most_seats: MOST_SEATS,
        seats_with: &options::SEATS_WITH,
        minutes: (20, 30),
        rules_version: 2,
        books: &["RB"],
        has_secrets: true,
        lists_all_actions: true,
        // 2000 turns of at most eleven decisions; each of seven Reroll chests adds at most sixteen, each of
        // seven Swap chests two. All of it for each of four trains (RB-94).
        longest: 88_800,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for RollingBandits {
    const TABLE: u32 = 1;
}
