//! A table as a value: what its log says, what may be asked of it, what each viewer sees. No IO, no clock, no luck.
//!
//! [`State::judge`] turns a command into an [`Entry`] or a refusal; [`State::apply`] is the only thing that changes a
//! state, live and when a log is read back; [`State::situation`] is the only thing that shows one.

mod apply;
mod changes;
mod clock;
mod entry;
mod judge;
mod play;
mod review;
mod show;
mod state;
mod story;

#[cfg(test)]
mod tests;

pub use changes::{Beside, card};
pub use clock::check as check_clock;
pub use entry::{Chair, Chosen, Entry, Secret, read_entry, write_entry};
pub use judge::{Fresh, Who, chairs};
pub use play::BotTurn;
pub use review::{REVIEW_FORMAT, Reviewable};
pub use state::{Halt, State};
pub use story::{Eyes, Telling, told_again};
