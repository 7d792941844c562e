//! What components are kept in: short lists and sets, stored flat, so that a copy of a state is one copy of memory.

mod list;
mod set;

pub use list::List;
