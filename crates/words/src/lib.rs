//! Every text people read: what happens and what goes wrong, in their tongue, and the rules behind it.
//!
//! The core and the games speak in [`Message`](tinstar_core::Message)s and cite rule ids. [`Words`] turns a
//! message into a sentence with the message files; a [`Rulebook`] turns an id into the rule, read from
//! `games/<game>/rules.md`. All text is compiled in: nothing is read from disk. `build.rs` says where it is found.
//!
//! ```
//! use tinstar_core::{Arg, Message, rule};
//! use tinstar_words::{Tongue, Words, rulebook};
//!
//! let caught = Message::new("cs-gathered")
//!     .with("seat", Arg::Name("cs-blue"))
//!     .with("piece", Arg::Name("cs-fairy"))
//!     .with("at", 22);
//! assert_eq!(Words::new(Tongue::English).say(&caught), "Blue catches the Fairy on 22!");
//! assert_eq!(Words::new(Tongue::French).say(&caught), "Bleu attrape la Fée sur la case 22\u{a0}!");
//!
//! let rules = rulebook("catching-santa", Tongue::English).unwrap();
//! assert_eq!(rules.get(rule!("CS-72")).unwrap().text, "The highest total wins.");
//! ```

mod messages;
mod rulebook;
mod tongue;

pub use messages::{FILES, Words};
pub use rulebook::{Chart, RuleText, Rulebook, messages_of_rules, rulebook, rulebooks, tests_of};
pub use tongue::Tongue;
