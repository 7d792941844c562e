//! Matches for programs that learn: what a seat may do is a number, what it sees a row of numbers, and many matches go on
//! at once.
//!
//! [`Schema`] says what the numbers mean. A [`Pool`] plays so many matches side by side and writes into arrays of its
//! caller whose decision it is in each, what that seat sees and may do. Seats can be taken by bots, who decide in
//! between. Once warm, a step allocates nothing.
//!
//! An observation is made of the seat's own view and of nothing else.
//!
//! ```
//! use tinstar_arena::{Arrays, Seating, open};
//! use tinstar_catalogue::AnyGame;
//!
//! let game = AnyGame::by_id("catching-santa").unwrap();
//! let mut pool = open(game, &Seating { seats: 3, matches: 2, seed: 7, ..Seating::default() }).unwrap();
//! let (width, actions) = (pool.schema().width(), pool.schema().actions.len());
//! let (mut observations, mut masks) = (vec![0.0; 2 * width], vec![0; 2 * actions]);
//! let (mut seats, mut rewards, mut over) = ([0; 2], [0.0; 6], [false; 2]);
//! let mut arrays = Arrays {
//!     observations: &mut observations, masks: &mut masks, seats: &mut seats, rewards: &mut rewards, over: &mut over,
//! };
//! pool.look(&mut arrays).unwrap();
//! let mut chosen = [0; 2];
//! pool.sample(&mut chosen).unwrap();
//! pool.step(&chosen, &mut arrays).unwrap();
//!
//! let wrong = pool.step(&[-1, 0], &mut arrays).unwrap_err();
//! assert_eq!(wrong.code, "bad_action");
//! ```

mod pool;
mod schema;
mod seated;
mod seating;
mod wrong;

pub use pool::{AnyPool, Arrays, Pool, open};
pub use schema::Schema;
pub use seated::Seated;
pub use seating::Seating;
pub use wrong::Wrong;
