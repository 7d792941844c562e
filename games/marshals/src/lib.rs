//! Marshals: a manhunt with cards for 2 to 4 players, one of whom may be on the Outlaws' side.
//!
//! Four Outlaws hide in the Far West deck. Whoever is on turn draws, then moves and draws again, or plays an
//! Action card and stops. An Outlaw that comes up is captured for its reward, which the others may claim a share
//! of, unless the last card played was an Ambush or a Camping card: then it escapes to the bottom of the deck.
//! Ambush and Camping cost the others bullets and provisions, and whoever runs out of either is eliminated. With
//! three or four players a Corrupt Marshal hides among them, lets every Outlaw go for money, and wins if one
//! gets away for good. Otherwise three captures win, or the most money. The rules are numbered MA-1 to MA-165 in
//! `rules.md`.
//!
//! A turn, with the cards scripted:
//!
//! ```
//! use marshals::{Action, Card, Event, GameOptions, Location, Marshals, Terrain};
//! use tinstar_core::{Chance, Play, Seat, rule};
//!
//! // Two players. Map, Characters and deck stay in their first order (a shuffle that counts down moves
//! // nothing), and seat 0 begins: the hands are Forest 1 to 4 and Forest 5 to 8, and Forest 9 is drawn.
//! let first_order = |cards: u32| (1..cards).rev();
//! let luck = first_order(4).chain(first_order(4)).chain(first_order(76)).chain([0]);
//! let mut story = Vec::new();
//! let options = GameOptions::default();
//! let mut game = Marshals::start(2, &options, &mut Chance::scripted(luck), &mut story).unwrap();
//! let anna = Seat::new(0);
//! let nine = Card::movement(Terrain::Forest, 9);
//! let drew = story.iter().find(|told| told.event == Event::Drew { seat: anna, card: Some(nine) });
//! assert_eq!(drew.unwrap().rule, rule!("MA-40"));
//!
//! // Anna stands in the forest, so a Forest card leads nowhere; a provision takes her to the desert (MA-56),
//! // and she must draw again (MA-43).
//! let desert = Location::new(1);
//! let refused = game.apply(anna, &Action::Move { card: nine, to: Location::new(0) }, &mut Chance::none(), &mut story);
//! assert_eq!(refused.unwrap_err().rule, rule!("MA-52"));
//! game.apply(anna, &Action::SpendProvision { to: desert }, &mut Chance::none(), &mut story).unwrap();
//! assert_eq!((game.marshals[anna].at, game.marshals[anna].provisions), (Some(desert), 3));
//! assert_eq!(game.hands[anna].len(), 6);
//! ```

mod action;
mod card;
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

pub use action::{Action, Event, Offer};
pub use card::{Card, CardSet, Direction, Goods, Kind, Outlaw, Pile, Terrain};
pub use options::{GameOptions, Mode};
pub use phase::Phase;
pub use state::{Fate, Knowers, Known, Location, MOST_SEATS, Marshal, Marshals, Place};
pub use view::{DeckView, HandView, View};

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for Marshals {
    type Options = GameOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "marshals",
        least_seats: 2,
        most_seats: MOST_SEATS,
        seats_with: &[],
        minutes: (20, 40),
        rules_version: 1,
        books: &["MA"],
        has_secrets: true,
        lists_all_actions: true,
        // 200 draws with a handful of answers each, and a fortune spent coin by coin in two Villages.
        longest: 3_000,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for Marshals {
    const TABLE: u32 = 1;
}
