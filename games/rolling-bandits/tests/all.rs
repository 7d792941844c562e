//! All tests are one program: linking one takes less than linking many.

mod golden;
mod instinct;
mod laws;
mod perft;
mod rules;
mod rules_attack;
mod rules_chests;
mod rules_end;
mod scenes;
mod table;
