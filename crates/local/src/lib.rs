//! Tables on the player's own device.
//!
//! A [`Host`] is what a server is for its tables, without IO: it is asked in JSON and answers in JSON. Whoever asks has a clock,
//! luck, timers and a place to keep things, and passes them in or on. What is to be kept comes with every answer and has to be
//! kept *before* anything of the answer is shown; if that fails, the table is to be forgotten and read again from what was kept.
//!
//! The truth of a table lies with whoever holds its log, which here is the player. Nothing that comes from here is ever rated.
//!
//! ```
//! use tinstar_local::Host;
//! let made = Host::default().ask(br#"{"ask":"make","table":"here-1","who":{"id":"me","name":"Anna"},"now":0,
//!     "new":{"game":"catching-santa","seats":[{"kind":"me"},{"kind":"bot","level":"instinct"}]}}"#);
//! assert!(made.starts_with(br#"{"ok":true,"keep":[{"table":"here-1","seq":1,"#));
//! ```

mod answer;
mod ask;
mod host;
mod open;
mod records;

pub use host::Host;
