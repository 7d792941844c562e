//! All tests are one program: linking one takes less than linking a dozen, each with the server and all games in it.

#![allow(clippy::unwrap_used, reason = "a test's helpers may stop the test")]

mod answers;
mod away;
mod calls;
mod doors;
mod floods;
mod forgotten;
mod friends;
mod full;
mod hints;
mod hosting;
mod keeping;
mod killed;
mod leak;
mod mail;
mod matrix;
mod nodes;
mod nonsense;
mod notices;
mod play;
mod proxied;
mod puzzles;
mod ratings;
mod reviews;
mod secrets;
mod skew;
mod story;
mod support;
mod upgrade;
