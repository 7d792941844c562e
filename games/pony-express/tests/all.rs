//! All tests are one program: linking one takes less than linking many.

mod flick;
mod golden;
mod instinct;
mod laws;
mod perft;
mod rules;
mod rules_dice;
mod rules_duel;
mod rules_end;
mod rules_items;
mod rules_spaces;
mod scenes;
mod table;
