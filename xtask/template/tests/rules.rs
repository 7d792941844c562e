//! Every rule of `rules.md`, in its order.

use __game__::{__Game__, DiceOptions};
use tinstar_core::{BadSetup, Setup, rule};

#[test]
fn __book___1_two_three_or_four_play() {
    for seats in 0..=8 {
        let answer = __Game__::check_setup(seats, &DiceOptions::default());
        let refused = BadSetup::Seats { given: seats, least: 2, most: 4, rule: rule!("__BOOK__-1") };
        let expected = if (2..=4).contains(&seats) { Ok(()) } else { Err(refused) };
        assert_eq!(answer, expected);
    }
}

#[test]
fn __book___2_the_first_seat_begins_with_no_points() {
    panic!("write this test: __BOOK__-2 Everybody starts with no points; the first seat begins.");
}

#[test]
fn __book___3_turns_pass_clockwise_to_whoever_is_not_out() {
    panic!("write this test: __BOOK__-3 Turns pass clockwise to the next player who is not out.");
}

#[test]
fn __book___4_a_roll_adds_to_the_points() {
    panic!("write this test: __BOOK__-4 On a turn a player rolls the die and adds the face, or stops.");
}

#[test]
fn __book___5_who_stops_keeps_the_points() {
    panic!("write this test: __BOOK__-5 A player who stops keeps the points and is out.");
}

#[test]
fn __book___6_who_goes_beyond_the_target_loses_everything() {
    panic!("write this test: __BOOK__-6 A player with more than 21 points loses them all and is out.");
}

#[test]
fn __book___7_the_game_ends_when_everybody_is_out() {
    panic!("write this test: __BOOK__-7 The game ends when everybody is out.");
}

#[test]
fn __book___8_the_most_points_win() {
    panic!("write this test: __BOOK__-8 The most points win; equal totals share the victory.");
}
