//! All tests are one program: linking one takes less than linking many.

mod golden;
mod instinct;
mod laws;
mod perft;
mod rules;
mod rules_actions;
mod rules_end;
mod rules_events;
mod rules_modes;
mod rules_outlaws;
mod rules_setup;
mod scenes;
mod table;
