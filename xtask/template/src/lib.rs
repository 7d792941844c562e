//! __Title__: a dice game for 2 to 4 players.
//!
//! In turn everybody rolls a die and adds the face to their points, or stops. Whoever goes beyond the
//! target loses everything. When nobody rolls any more, the most points win. The rules are numbered
//! __BOOK__-1 to __BOOK__-8 in `rules.md`.
//!
//! A turn, with the die scripted:
//!
//! ```
//! use __game__::{Action, Event, __Game__, DiceOptions};
//! use tinstar_core::{Chance, Play, Rules, Seat, rule};
//!
//! let (red, mut story) = (Seat::new(0), Vec::new());
//! let mut game = __Game__::start(2, &DiceOptions::default(), &mut Chance::none(), &mut story).unwrap();
//! let mut choices = Vec::new();
//! game.legal_actions(red, &mut choices);
//! assert_eq!(choices, [Action::Roll, Action::Stop]);
//!
//! // Red rolls a 5 and adds it (__BOOK__-4).
//! game.apply(red, &Action::Roll, &mut Chance::scripted([5]), &mut story).unwrap();
//! let rolled = story.iter().find(|told| told.event == Event::Rolled { seat: red, face: 5 });
//! assert_eq!(rolled.unwrap().rule, rule!("__BOOK__-4"));
//! assert_eq!(game.sides[red].points, 5);
//! ```

mod action;
pub mod data;
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
pub use options::DiceOptions;
pub use phase::Phase;
pub use state::{__Game__, MOST_SEATS, Side};
pub use view::View;

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for __Game__ {
    type Options = DiceOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "__game_id__",
        least_seats: 2,
        most_seats: MOST_SEATS,
        seats_with: &[],
        minutes: (2, 5),
        rules_version: 1,
        books: &["__BOOK__"],
        has_secrets: false,
        lists_all_actions: true,
        // Every roll adds a point or more, so nobody decides more often than this.
        longest: (data::MOST_TARGET as u32 + 1) * MOST_SEATS as u32,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for __Game__ {
    const TABLE: u32 = 1;
}
