//! All tests are one program: linking one takes less than linking many.

mod golden;
mod instinct;
mod laws;
mod perft;
mod rules;
mod rules_actions;
mod rules_both;
mod rules_elf;
mod rules_events;
mod rules_expert;
mod rules_horses;
mod rules_partners;
mod rules_prison;
mod rules_secrets;
mod rules_whiskey;
mod scenes;
mod scenes_horses;
mod scenes_prison;
mod table;
mod tables;
