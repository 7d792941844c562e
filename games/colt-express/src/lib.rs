//! Colt Express: a train robbery for 2 to 8 players, with the Santa Claus Elf, Horses & Stagecoach and Marshal & Prisoners.
//!
//! Each of five rounds is planned first and played out after. In Schemin' everybody in turn lays an Action card on
//! the common deck or draws three; in tunnels the cards lie face-down. In Stealin' the deck is turned over and every
//! card is carried out in order, come what may: bandits move through the cars and over the roofs, shoot, punch
//! loot out of each other, grab what lies around, and send the Marshal about, whom nobody wants to meet. The
//! round card ends with an event. The richest bandit wins, with a prize for whoever fired most; and if the
//! Santa Claus Elf rides along, only those whose hidden token suits the car where he ends up. Two players run two
//! bandits each. With Horses & Stagecoach they come on horseback, and a guarded Stagecoach full of Hostages drives beside
//! the train. With Marshal & Prisoners one player runs the Marshal, who arrests bandits and has goals of his own. The rules are
//! numbered CE-1 to CE-171, ELF-1 to ELF-60, HS-1 to HS-132 and MP-1 to MP-113 in `rules.md`.
//!
//! The beginning of a match, with luck scripted:
//!
//! ```
//! use colt_express::{Action, Bandit, Card, ColtExpress, Event, TrainOptions};
//! use tinstar_core::{Chance, Play, Rules, Seat, rule};
//!
//! // Cars by luck (CE-6): of six the first, of five the first, of four the first; seat 1 begins (CE-15).
//! let options = TrainOptions { elf: false, ..TrainOptions::default() };
//! let luck = &mut Chance::scripted([0, 0, 0, 1]);
//! let mut story = Vec::new();
//! let mut game = ColtExpress::start(3, &options, luck, &mut story).unwrap();
//!
//! // Characters are chosen in seat order (CE-3). With the last one the hands are drawn: luck says which
//! // cards stay in the deck, four of ten, or three for Doc (CE-37). The round card is the third of seven: S S S S.
//! let luck = &mut Chance::scripted([9, 8, 7, 6, 9, 8, 7, 9, 8, 7, 6, 2]);
//! game.apply(Seat::new(0), &Action::Choose(Bandit::Belle), &mut Chance::none(), &mut story).unwrap();
//! game.apply(Seat::new(1), &Action::Choose(Bandit::Doc), &mut Chance::none(), &mut story).unwrap();
//! game.apply(Seat::new(2), &Action::Choose(Bandit::Tuco), luck, &mut story).unwrap();
//! assert_eq!(game.card.face().id, "R24-3");
//! assert_eq!(game.piles[Seat::new(1)].hand.len(), 7);
//!
//! // Doc's player begins and plays a Fire, face-up (CE-45); Tuco's is next.
//! let fire = Action::Play { bandit: Bandit::Doc, card: Card::Fire, face_down: false };
//! game.apply(Seat::new(1), &fire, &mut Chance::none(), &mut story).unwrap();
//! assert_eq!(story.last().unwrap().rule, rule!("CE-45"));
//! assert_eq!(game.status().deciders().first(), Some(Seat::new(2)));
//! ```

mod action;
mod bandit;
mod cards;
pub mod data;
mod draw;
mod firing;
mod horses;
mod instinct;
mod invariants;
mod layout;
mod loot;
mod options;
mod phase;
mod prison;
mod rules;
mod speak;
mod state;
mod study;
mod train;
mod view;

pub use action::{Action, Event};
pub use bandit::{Bandit, BanditSet};
pub use cards::{Card, Cards, Slot};
pub use horses::{Choice, Flask, Flasks, Held, Hostage, HostageSet, Resume, Stagecoach, Whiskey};
pub use loot::{Floor, Loot, LostPurse, Purses, Token, TokenPlace};
pub use options::{Casting, TrainOptions};
pub use phase::{Phase, Sip};
pub use prison::{Goal, Mailbag, Prison, Target};
pub use state::{
    ColtExpress, CommonDeck, Crew, Elf, Figure, Ledger, MOST_SEATS, Piles, Played, PlayedCard, RoundCard,
};
pub use train::{Car, Level, PLACES, SPACES, Space};
pub use view::{
    BagView, FigureView, FlaskView, HeldBags, HeldView, LostView, Own, OwnSecrets, PlayedView, PrisonView,
    SeatView, StagecoachView, TakenFlask, TakenView, Verdict, View,
};

use tinstar_core::{Info, Learnable, RuleId, Terms};

impl Terms for ColtExpress {
    type Options = TrainOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "colt-express",
        least_seats: data::SEATS.0,
        most_seats: data::SEATS.1,
        seats_with: &options::SEATS_WITH,
        minutes: (30, 50),
        rules_version: 2,
        books: &["CE", "ELF", "HS", "MP"],
        has_secrets: true,
        lists_all_actions: true,
        // Five rounds of at most 44 cards, each of which asks for a turn, a sip and at most five answers, and the rest.
        longest: 1800,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = firing::FIRING;
}

impl Learnable for ColtExpress {
    const TABLE: u32 = 1;
}
