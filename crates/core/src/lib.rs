//! The contract every Tinstar game keeps.
//!
//! A [`Game`] is the whole truth about a match as a flat value. Hosts change it through [`Play`], which
//! checks; luck comes from [`Chance`] and nowhere else; what happens goes to a [`Log`], each event with the
//! [`RuleId`] that made it happen; what a person may know is a view, built up from nothing. A [`Match`] adds
//! seed and history, a [`Record`] is that history as a file.
//!
//! This crate is pure: no IO, no clock, no threads, no luck of its own.
//!
//! A game in miniature, complete: whoever is asked says a number, the next must say a higher one or give up.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use tinstar_core::*;
//!
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Parts)]
//! struct Auction { highest: u8, turn: Seat, given_up: bool }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
//! enum Action { GiveUp, Bid(u8) }
//!
//! #[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct NoOptions {}
//! impl Options for NoOptions {
//!     fn set(&mut self, key: &str, _: &str) -> Result<(), BadSetup> {
//!         Err(BadSetup::UnknownOption { key: key.to_owned(), known: vec![] })
//!     }
//! }
//!
//! impl Terms for Auction {
//!     type Options = NoOptions;
//!     type Action = Action;
//!     type Event = Action; // nothing is hidden and nothing else happens
//!     type View = Self;
//!     const INFO: Info = Info {
//!         id: "auction", least_seats: 2, most_seats: 2, seats_with: &[], minutes: (1, 1), rules_version: 1, books: &["AU"],
//!         has_secrets: false, lists_all_actions: true, longest: 11, options: &[],
//!     };
//!     const FIRING: &'static [RuleId] = &[rule!("AU-2")];
//! }
//!
//! impl Setup for Auction {
//!     fn check_setup(seats: usize, _: &NoOptions) -> Result<(), BadSetup> {
//!         if seats == 2 { return Ok(()) }
//!         Err(BadSetup::Seats { given: seats, least: 2, most: 2, rule: rule!("AU-1") })
//!     }
//!     fn setup(_: usize, _: &NoOptions, chance: &mut Chance, _: &mut impl Log<Self>) -> Self {
//!         Auction { highest: 0, turn: Seat::new(chance.below(2) as u8), given_up: false }
//!     }
//! }
//!
//! impl Rules for Auction {
//!     fn seats(&self) -> usize { 2 }
//!     fn status(&self) -> Status {
//!         if !self.given_up { return Status::Waiting(SeatSet::only(self.turn)) }
//!         let won = |seat| i32::from(seat != self.turn);
//!         Status::Over(Outcome::ranked(2, won, won))
//!     }
//!     fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
//!         if self.given_up || seat != self.turn { return }
//!         out.push(Action::GiveUp);
//!         out.extend((self.highest + 1..=9).map(Action::Bid));
//!     }
//!     fn why_not(&self, seat: Seat, _: &Action) -> RuleId {
//!         if seat == self.turn { rule!("AU-3") } else { rule!("AU-2") }
//!     }
//!     fn resolve(&mut self, _: Seat, action: &Action, _: &mut Chance, log: &mut impl Log<Self>) {
//!         match action {
//!             Action::GiveUp => self.given_up = true,
//!             Action::Bid(bid) => { self.highest = *bid; self.turn = self.turn.next(2) }
//!         }
//!         log.tell(self, fires!("AU-2"), || *action);
//!     }
//!     fn score_sheet(&self, _: Seat, _: &mut Vec<ScoreLine>) {}
//! }
//!
//! impl Sight for Auction {
//!     fn view(&self, _: Viewer) -> Self { self.clone() }
//!     fn redact(event: &Action, _: Viewer) -> Option<Action> { Some(*event) }
//!     fn reveals(_: &Action) -> bool { false }
//!     fn determinise(view: &Self, _: &mut Chance) -> Self { view.clone() }
//! }
//!
//! impl Sound for Auction {
//!     fn invariants(&self) -> Result<(), String> { Ok(()) }
//!     fn any_action(chance: &mut Chance) -> Action { Action::Bid(chance.below(256) as u8) }
//! }
//!
//! let mut auction = Auction::start(2, &NoOptions {}, &mut Chance::scripted([1]), &mut Silent).unwrap();
//! let (anna, ben) = (Seat::new(0), Seat::new(1));
//! let luck = &mut Chance::none();
//! auction.apply(ben, &Action::Bid(4), luck, &mut Silent).unwrap();
//!
//! // A refusal has a stable code and names the rule; nothing has changed.
//! let refused = auction.apply(anna, &Action::Bid(3), luck, &mut Silent).unwrap_err();
//! assert_eq!(refused, Illegal { code: IllegalCode::NotAllowed, rule: rule!("AU-3") });
//!
//! auction.apply(anna, &Action::GiveUp, luck, &mut Silent).unwrap();
//! assert_eq!(auction.status().outcome().unwrap().winners(), SeatSet::only(ben));
//! ```

mod chance;
mod flat;
mod game;
mod info;
mod log;
mod message;
mod numbered;
mod outcome;
mod parts;
pub mod pieces;
mod record;
mod refusal;
mod rule;
mod seat;
pub mod study;
mod trial;
mod typescript;

pub use chance::{Chance, Commitment, Draw, DrawKind, Generator, MatchSeed};
pub use flat::{Columns, Flat, Row, Shape};
pub use game::{FirstSight, Game, Instinct, Play, Rules, Setup, Sight, Sound, Terms, most_appealing};
pub use info::{Info, OptionInfo, Options, SeatsWith};
pub use log::{Counting, Log, Scene, Scenes, Silent, Told};
pub use message::{Arg, Message, Speak};
pub use numbered::{Learnable, Numbered, Vantage};
pub use outcome::{Outcome, ScoreLine, Status};
pub use parts::{Changes, Part, Parts};
pub use record::{Match, Moment, Peek, Record, RecordError, Step, Story};
pub use refusal::{BadSetup, Illegal, IllegalCode};
pub use rule::RuleId;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use trial::Trial;
#[doc(hidden)]
pub use ts_rs;
pub use ts_rs::TS;
pub use typescript::Printed;
