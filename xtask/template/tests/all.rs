//! All tests are one program: linking one takes less than linking many.

mod golden;
mod laws;
mod perft;
mod rules;
