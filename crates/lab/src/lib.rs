//! Bots against bots: seeded simulations and what they show.
//!
//! [`simulate`] plays any number of games on any number of threads. Game `i` depends on the seed and on `i`
//! alone, and what is counted is added up in whole numbers, so the same seed gives the same [`Report`] whatever
//! the number of threads; only the speeds differ.
//!
//! [`Contest`] lets one player sit among others, and [`Ladder`] does so with all levels: `docs/strength`.
//!
//! [`review`] looks at one match and tells what luck did from what choices did; a [`Weighing`] at many, whose results it
//! takes the luck out of.
//!
//! [`Mine`] looks for puzzles in matches between deputies.
//!
//! [`Survey`] watches such games more closely and writes a page about them: `docs/balance`.

mod balance;
mod contest;
mod crew;
mod estimate;
mod ladder;
mod mine;
mod portion;
mod report;
mod review;
mod simulate;
mod tally;
mod weighing;

pub use balance::{BalancePage, Survey};
pub use contest::{Contest, Maker, Score};
pub use estimate::Estimate;
pub use ladder::{Ladder, Pairing, Standings};
pub use mine::Mine;
pub use portion::{BadPortions, Portion, Whole, simulate_portion};
pub use report::{Report, Share, Summary};
pub use review::{ReviewWords, picture_of, review};
pub use simulate::{Interrupted, Plan, simulate};
pub use weighing::{Deal, Parted, Weighing};
