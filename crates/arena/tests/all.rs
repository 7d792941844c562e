//! All tests are one program: linking one takes less than linking many.

mod allocations;
mod games;
mod laws;
mod pools;
mod tables;
