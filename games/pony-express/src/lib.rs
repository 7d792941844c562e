//! Pony Express: a race with bluffed poker dice and flicked ones, for 3 to 5 players.
//!
//! Every turn the active player rolls five poker dice under a shaker, may pay to reroll some, and claims a hand;
//! the better the hand, the farther the ride from St. Joseph to Sacramento. Whoever rides nearest may call the
//! bluff: a right call moves the caller instead, a wrong one leads to prison. A rider that ends its ride beside
//! another fights a duel by flicking a die across the board, beside several others plays poker; then the space
//! acts: trains, raiders, gold mines, saloons, relays with Item cards. Who delivers mail to three mailboxes wins,
//! unless somebody catches up in time for a final duel. The rules are numbered PE-1 to PE-178 in
//! `rules.md`.
//!
//! A turn, with the dice scripted:
//!
//! ```
//! use pony_express::{Action, Event, Hand, NoOptions, PonyExpress, Space};
//! use tinstar_core::{Chance, Play, Rules, Seat, rule};
//!
//! // Ted rolls two Aces for the first turn, Bill and Harry nothing (PE-11); the deck keeps its order.
//! let mut story = Vec::new();
//! let rolls = [6, 6, 5, 4, 3, 1, 2, 3, 4, 6, 1, 2, 3, 5, 6];
//! let dice = &mut Chance::scripted(rolls.into_iter().chain((1..20).rev()));
//! let mut game = PonyExpress::start(3, &NoOptions {}, dice, &mut story).unwrap();
//! let [ted, bill, harry] = [0, 1, 2].map(Seat::new);
//!
//! // Everybody keeps the first of two cards (PE-14). Then Ted rolls K K 10 10 J under the shaker (PE-28).
//! game.apply(ted, &Action::Keep(0), &mut Chance::none(), &mut story).unwrap();
//! game.apply(bill, &Action::Keep(0), &mut Chance::none(), &mut story).unwrap();
//! let dice = &mut Chance::scripted((1..17).rev().chain([5, 5, 2, 2, 3]));
//! game.apply(harry, &Action::Keep(0), dice, &mut story).unwrap();
//!
//! // He claims three of a kind, which is a bluff; Bill and Harry stand on his space and may call (PE-52).
//! game.apply(ted, &Action::Claim(Hand::ThreeOfAKind), &mut Chance::none(), &mut story).unwrap();
//! assert_eq!(game.status().deciders(), [bill, harry].into_iter().collect());
//! game.apply(bill, &Action::Call, &mut Chance::none(), &mut story).unwrap();
//! let caught = story.last().unwrap();
//! assert_eq!((caught.rule, caught.event), (rule!("PE-64"), Event::Caught { seat: ted, caller: bill }));
//!
//! // The caller moves instead (PE-65), and the turn passes to Bill, who rolls.
//! game.apply(bill, &Action::Move, &mut Chance::scripted([1, 1, 1, 1, 1]), &mut story).unwrap();
//! assert_eq!(game.riders[bill].space, Space::new(4));
//! ```

mod action;
mod cards;
pub mod data;
mod dice;
mod draw;
mod firing;
pub mod flick;
mod instinct;
mod options;
mod phase;
mod rules;
mod shaker;
mod speak;
mod state;
mod study;
mod view;

pub use action::{Action, Event, Play, Window};
pub use cards::{Deck, DeckCard, Item, Items};
pub use dice::{Face, Faces, Hand};
pub use flick::{Aim, Corner};
pub use options::NoOptions;
pub use phase::{Affair, Cause, Duel, Ending, OpenRoll, Phase, Reroll, Shot};
pub use shaker::{Die, Shaker};
pub use state::{Kind, MOST_SEATS, Place, Pocket, Point, PonyExpress, Rider, Space, Spied};
pub use view::{DiceView, HandView, Own, UnderCard, View};

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for PonyExpress {
    type Options = NoOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "pony-express",
        least_seats: data::LEAST_SEATS,
        most_seats: MOST_SEATS,
        seats_with: &[],
        minutes: (45, 60),
        rules_version: 2,
        books: &["PE"],
        has_secrets: true,
        lists_all_actions: false,
        // 1000 turns (PE-174). All the gold buys 30 rerolls, with ten moves of dice before each (PE-175); a
        // card, calls, a duel and an open roll come to less than a hundred decisions.
        longest: 500_000,
        options: &[],
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for PonyExpress {
    const TABLE: u32 = 1;
}
