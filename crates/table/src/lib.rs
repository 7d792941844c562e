//! A table as a value: what its log says, what may be asked of it, what each viewer sees. No IO, no clock, no luck, no threads:
//! a server and a browser host it alike.
//!
//! [`State::judge`] turns a command into an [`Entry`] or a refusal; [`State::apply`] is the only thing that changes a
//! state, live and when a log is read back; [`State::snapshot`] and [`State::write_update`] are the only things that show one.

mod apply;
mod changes;
mod clock;
mod declined;
mod entry;
mod hints;
mod judge;
mod names;
mod pace;
mod play;
mod result;
mod review;
mod show;
mod state;
mod story;
mod update;

#[cfg(test)]
mod tests;

pub use changes::{Beside, Listing};
pub use clock::check as check_clock;
pub use declined::Declined;
pub use entry::{Chair, Chosen, Entry, Secret, read_entry, write_entry};
pub use hints::{MOST_HINTED, hinted};
pub use judge::{Fresh, Who, chairs};
pub use names::{check_login, check_name, check_password, check_text};
pub use pace::{answers_after, moment};
pub use play::BotTurn;
pub use result::{Ended, EndedSeat};
pub use review::{REVIEW_FORMAT, Reviewable};
pub use state::{Halt, PersonTurn, State};
pub use story::{Eyes, Telling, told_again};
pub use update::{Glance, hears};
