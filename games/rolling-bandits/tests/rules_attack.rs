//! The rules of `rules.md`, sections 4.5 and 4.6: recall, roll, attack the train.

use crate::table::*;
use rolling_bandits::Symbol::{Boot, Hat, Horseshoe, Mask, Revolver};
use rolling_bandits::{Action, Event, Face, Phase};
use tinstar_core::{Sound, rule};

// 4.5 Recall and roll

#[test]
fn rb_30_groups_are_recalled_from_the_rear() {
    let mut state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 1, &[(Hat, 1), (Boot, 2), (Mask, 1), (Revolver, 1)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(2), &[MASK; 5]);
    assert_eq!(why(&story, Event::Recalled { seat: BLUE, groups: 2, count: 3 }), rule!("RB-30"));
    assert_eq!(groups(&state, BLUE), [(3, Mask, 1), (4, Revolver, 1)]);
}

#[test]
fn rb_30_to_leave_everybody_where_they_are_is_told_too() {
    let mut state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 1), (Boot, 2)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(0), &[MASK; 4]);
    assert_eq!(why(&story, Event::Recalled { seat: BLUE, groups: 0, count: 0 }), rule!("RB-30"));
    assert_eq!(groups(&state, BLUE), [(1, Hat, 1), (2, Boot, 2)]);
}

#[test]
fn rb_30_no_more_groups_than_there_are() {
    let mut state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 1), (Boot, 2)]);
    begin_turn(&mut state, &[]);
    assert_eq!(refusal(&state, BLUE, recall(3)), not_allowed(rule!("RB-30")));
    assert!(serde_json::from_str::<Action>(r#"{"recall":{"groups":-1}}"#).is_err());
}

#[test]
fn rb_31_a_group_is_recalled_as_a_whole() {
    let mut state = gang(cars(2, &[4, 4]), BLUE, 1, &[(Hat, 3), (Boot, 2)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(1), &[BOOT; 5]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Recalled { count: 3, .. })), 1);
    assert_eq!(groups(&state, BLUE), [(2, Boot, 2)]);
}

#[test]
fn rb_32_rb_33_none_or_the_rearmost_groups_up_to_all_can_be_recalled() {
    // Groups in cars 1 to 4: none, {1}, {1,2}, {1,2,3}, {1,2,3,4} and nothing else.
    let groups_of = [(Hat, 1), (Boot, 1), (Mask, 1), (Revolver, 1)];
    let before = gang(cars(2, &[4, 4, 4, 4]), BLUE, 1, &groups_of);
    let mut state = before.clone();
    begin_turn(&mut state, &[]);
    assert_eq!(choices(&state, BLUE), (0..=4).map(recall).collect::<Vec<_>>());
    for count in 0..=4 {
        let mut state = state.clone();
        act(&mut state, BLUE, recall(count), &vec![REVOLVER; 3 + usize::from(count)]);
        assert_eq!(groups(&state, BLUE), groups(&before, BLUE)[usize::from(count)..]);
    }
}

#[test]
fn rb_33_recalling_all_starts_again_at_the_rear() {
    let mut state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 3, &[(Hat, 1), (Boot, 1)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(2), &[MASK; 7]);
    assert_eq!(why(&story, Event::Recalled { seat: BLUE, groups: 2, count: 2 }), rule!("RB-33"));
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 1), Action::Stop]);
}

#[test]
fn rb_33_nothing_to_recall_is_no_decision() {
    let mut state = cars(2, &[4, 4]);
    begin_turn(&mut state, &ANY_ROLL);
    assert!(matches!(state.phase, Phase::Place { .. }));
}

#[test]
fn rb_34_all_available_dice_are_rolled() {
    let mut state = gang(cars(2, &[4, 4]), BLUE, 1, &[(Hat, 3)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(0), &[BOOT, HAT, BOOT, BLANK]);
    let roll = roll_of(&[(Face::Hat, horde(1)), (Face::Boot, horde(2)), (Face::Joker, horde(1))]);
    assert_eq!(why(&story, Event::Rolled { seat: BLUE, roll }), rule!("RB-34"));
    assert_eq!(state.sides[BLUE].available, 0);
}

#[test]
fn rb_35_without_dice_the_roll_and_the_placing_are_skipped_but_a_swap_is_not() {
    let state = gang(cars(2, &[4, 4, 4]), BLUE, 1, &[(Hat, 4), (Boot, 3)]);
    let mut state = gang(holding(state, BLUE, &[16]), RED, 1, &[(Boot, 6)]);
    begin_turn(&mut state, &[]);
    let story = act(&mut state, BLUE, recall(0), &[]);
    assert_eq!(why(&story, Event::NothingToRoll { seat: BLUE }), rule!("RB-35"));
    assert_eq!(state.phase, Phase::Swap { seat: BLUE });
}

#[test]
fn rb_36_the_roll_is_sorted_and_the_blanks_are_a_group_too() {
    let mut state = gang(cars(2, &[4, 4]), BLUE, 1, &[(Hat, 1)]);
    begin_turn(&mut state, &[]);
    act(&mut state, BLUE, recall(0), &[BLANK, BOOT, HAT, BLANK, BOOT, MASK]);
    let Phase::Place { roll, .. } = state.phase else { panic!("{:?}", state.phase) };
    let sorted: Vec<(Face, u8)> = roll.groups().map(|(face, dice)| (face, dice.count())).collect();
    assert_eq!(sorted, [(Face::Mask, 1), (Face::Hat, 1), (Face::Boot, 2), (Face::Joker, 2)]);
}

// 4.6 Attack the train

#[test]
fn rb_37_each_group_is_placed_or_kept_for_the_next_turn() {
    let state = gang(cars(2, &[4, 4, 4]), RED, 1, &[(Hat, 1)]);
    let mut state = placing(state, &[(Face::Hat, 3), (Face::Boot, 4)]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    let story = act(&mut state, BLUE, Action::Stop, &[]);
    let kept = Event::Kept { seat: BLUE, face: Face::Boot, dice: horde(4) };
    assert_eq!(why(&story, kept), rule!("RB-37"));
    assert_eq!(state.sides[BLUE].available, 4);
}

#[test]
fn rb_38_a_group_is_placed_with_all_its_dice() {
    let mut state = placing(cars(2, &[4, 4, 4]), &[(Face::Hat, 3), (Face::Boot, 4)]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(groups(&state, BLUE), [(1, Hat, 3)]);
    assert_eq!(refusal(&state, BLUE, place(Face::Hat, 1)), not_allowed(rule!("RB-38")), "placed already");
    assert_eq!(refusal(&state, BLUE, place(Face::Mask, 2)), not_allowed(rule!("RB-38")), "never rolled");
}

#[test]
fn rb_39_the_player_chooses_the_order() {
    let state = placing(cars(2, &[4, 4, 4]), &[(Face::Hat, 3), (Face::Boot, 3), (Face::Mask, 1)]);
    let (mut one, mut other) = (state.clone(), state);
    act(&mut one, BLUE, place(Face::Hat, 1), &[]);
    act(&mut one, BLUE, place(Face::Boot, 2), &[]);
    act(&mut other, BLUE, place(Face::Boot, 1), &[]);
    act(&mut other, BLUE, place(Face::Hat, 2), &[]);
    assert_eq!(groups(&one, BLUE), [(1, Hat, 3), (2, Boot, 3)]);
    assert_eq!(groups(&other, BLUE), [(1, Boot, 3), (2, Hat, 3)]);
}

#[test]
fn rb_40_dice_in_the_train_do_not_move() {
    let state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 2, &[(Hat, 2), (Boot, 1)]);
    let mut state = placing(state, &[(Face::Mask, 2), (Face::Hat, 1), (Face::Revolver, 1)]);
    act(&mut state, BLUE, place(Face::Mask, 4), &[]);
    act(&mut state, BLUE, place(Face::Hat, 2), &ANY_ROLL);
    assert_eq!(groups(&state, BLUE), [(2, Hat, 3), (3, Boot, 1), (4, Mask, 2)]);
}

#[test]
fn rb_41_a_new_symbol_goes_directly_ahead_of_the_gang() {
    let state = gang(cars(2, &[4, 4, 4, 4, 4]), BLUE, 2, &[(Hat, 2)]);
    let mut state = placing(state, &[(Face::Boot, 3), (Face::Mask, 2)]);
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 3), place(Face::Boot, 3), Action::Stop]);
    for elsewhere in [2, 4, 5, 9] {
        assert_eq!(refusal(&state, BLUE, place(Face::Boot, elsewhere)), not_allowed(rule!("RB-41")));
    }
    let story = act(&mut state, BLUE, place(Face::Boot, 3), &[]);
    let placed = Event::Placed { seat: BLUE, face: Face::Boot, dice: horde(3), at: at(3) };
    assert_eq!(why(&story, placed), rule!("RB-41"));
    assert_eq!(groups(&state, BLUE), [(2, Hat, 2), (3, Boot, 3)]);
}

#[test]
fn rb_42_the_first_group_goes_to_the_rear_and_the_next_ahead_of_it() {
    let mut state = placing(cars(2, &[4, 4, 4]), &[(Face::Hat, 3), (Face::Boot, 2), (Face::Mask, 2)]);
    assert_eq!(refusal(&state, BLUE, place(Face::Hat, 2)), not_allowed(rule!("RB-42")));
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    let placed = Event::Placed { seat: BLUE, face: Face::Hat, dice: horde(3), at: at(1) };
    assert_eq!(why(&story, placed), rule!("RB-42"));
    act(&mut state, BLUE, place(Face::Mask, 2), &[]);
    act(&mut state, BLUE, place(Face::Boot, 3), &ANY_ROLL);
    assert_eq!(groups(&state, BLUE), [(1, Hat, 3), (2, Mask, 2), (3, Boot, 2)]);
}

#[test]
fn rb_43_at_the_front_car_a_new_symbol_is_kept() {
    // Mask in car 5, the front car, only. Roll: Mask, Hat, blank (and more Masks in the train).
    let state = gang(cars(2, &[4, 4, 4, 4, 5]), BLUE, 5, &[(Mask, 4)]);
    let state = gang(state, RED, 1, &[(Hat, 1)]);
    let mut state = placing(state, &[(Face::Mask, 1), (Face::Hat, 1), (Face::Joker, 1)]);
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 5), place(Face::Joker, 5), Action::Stop]);
    assert_eq!(refusal(&state, BLUE, place(Face::Hat, 6)), not_allowed(rule!("RB-43")));
    assert_eq!(refusal(&state, BLUE, place(Face::Hat, 5)), not_allowed(rule!("RB-43")));
    act(&mut state, BLUE, place(Face::Mask, 5), &[]);
    let story = act(&mut state, BLUE, place(Face::Joker, 5), &[]);
    let kept = Event::Kept { seat: BLUE, face: Face::Hat, dice: horde(1) };
    assert_eq!(why(&story, kept), rule!("RB-43"));
    assert_eq!((groups(&state, BLUE), state.phase.decider()), (vec![(5, Mask, 6)], Some(RED)));
}

#[test]
fn rb_44_a_matching_symbol_goes_to_its_group_only() {
    let state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 1, &[(Hat, 2), (Boot, 1)]);
    let mut state = placing(state, &[(Face::Hat, 2), (Face::Mask, 1)]);
    for elsewhere in [2, 3, 4] {
        assert_eq!(refusal(&state, BLUE, place(Face::Hat, elsewhere)), not_allowed(rule!("RB-44")));
    }
    let story = act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    let placed = Event::Placed { seat: BLUE, face: Face::Hat, dice: horde(2), at: at(1) };
    assert_eq!(why(&story, placed), rule!("RB-44"));
    assert_eq!(groups(&state, BLUE), [(1, Hat, 4), (2, Boot, 1)]);
}

#[test]
fn rb_45_no_two_groups_of_a_symbol_and_at_most_five_groups() {
    let five = [(Hat, 1), (Boot, 1), (Mask, 1), (Revolver, 1), (Horseshoe, 1)];
    let mut state = gang(cars(2, &[4, 4, 4, 4, 3, 5]), BLUE, 1, &five);
    state = placing(state, &[(Face::Hat, 1), (Face::Mask, 1)]);
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 3), place(Face::Hat, 1), Action::Stop]);
    state.sides[BLUE].gang.groups[4].symbol = Hat;
    assert!(state.invariants().unwrap_err().contains("RB-45"));
}

#[test]
fn rb_46_the_jokers_go_together_to_any_car_with_own_dice() {
    let state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 2, &[(Hat, 2), (Boot, 1)]);
    let mut state = placing(state, &[(Face::Joker, 3), (Face::Mask, 1)]);
    let jokers = [place(Face::Joker, 2), place(Face::Joker, 3)];
    assert_eq!(choices(&state, BLUE), [place(Face::Mask, 4), jokers[0], jokers[1], Action::Stop]);
    let story = act(&mut state, BLUE, jokers[1], &[]);
    let placed = Event::Placed { seat: BLUE, face: Face::Joker, dice: horde(3), at: at(3) };
    assert_eq!(why(&story, placed), rule!("RB-46"));
    assert_eq!(groups(&state, BLUE), [(2, Hat, 2), (3, Boot, 4)], "they show Boots now");
    assert_eq!(refusal(&state, BLUE, jokers[0]), not_allowed(rule!("RB-46")), "not split over two cars");
}

#[test]
fn rb_47_jokers_can_join_a_group_placed_in_the_same_turn() {
    // The worked example: Boots in car 1, Hats in car 2, then both jokers on the Hats.
    let mut state = placing(cars(2, &[4, 4, 4]), &[(Face::Hat, 3), (Face::Boot, 2), (Face::Joker, 2)]);
    assert_eq!(choices(&state, BLUE), [place(Face::Hat, 1), place(Face::Boot, 1), Action::Stop]);
    act(&mut state, BLUE, place(Face::Boot, 1), &[]);
    act(&mut state, BLUE, place(Face::Hat, 2), &[]);
    act(&mut state, BLUE, place(Face::Joker, 2), &ANY_ROLL);
    assert_eq!(groups(&state, BLUE), [(1, Boot, 2), (2, Hat, 5)]);
}

#[test]
fn rb_48_jokers_are_never_alone() {
    let state = gang(cars(2, &[4, 4, 4, 4]), BLUE, 2, &[(Hat, 2)]);
    let state = placing(state, &[(Face::Joker, 3), (Face::Mask, 2)]);
    for elsewhere in [1, 3, 4] {
        assert_eq!(refusal(&state, BLUE, place(Face::Joker, elsewhere)), not_allowed(rule!("RB-48")));
    }
    let state = placing(cars(2, &[4, 4]), &[(Face::Joker, 3), (Face::Mask, 4)]);
    assert_eq!(refusal(&state, BLUE, place(Face::Joker, 1)), not_allowed(rule!("RB-48")));
}

#[test]
fn rb_48_with_nobody_in_the_train_the_jokers_are_kept() {
    let mut state = gang(cars(2, &[4, 4]), RED, 1, &[(Hat, 1)]);
    let story = begin_turn(&mut state, &[BLANK; 7]);
    let kept = Event::Kept { seat: BLUE, face: Face::Joker, dice: horde(7) };
    assert_eq!(why(&story, kept), rule!("RB-48"));
    assert_eq!(state.phase.decider(), Some(RED), "there was nothing to decide");
    assert_eq!(state.sides[BLUE].available, 7);
}

#[test]
fn rb_49_dice_of_others_never_stop_a_placement() {
    let mut state = cars(4, &[4, 4]);
    for seat in [RED, YELLOW, GREEN] {
        state = gang(state, seat, 1, &[(Hat, 3)]);
    }
    let mut state = placing(state, &[(Face::Hat, 2), (Face::Boot, 5)]);
    act(&mut state, BLUE, place(Face::Hat, 1), &[]);
    assert_eq!(groups(&state, BLUE), [(1, Hat, 2)]);
    assert_eq!(groups(&state, GREEN), [(1, Hat, 3)]);
}

#[test]
fn rb_50_nothing_is_placed_behind_the_gang_or_away_from_it() {
    let state = gang(cars(2, &[4, 4, 4, 4, 4]), BLUE, 3, &[(Hat, 2)]);
    let state = placing(state, &[(Face::Boot, 5)]);
    assert_eq!(choices(&state, BLUE), [place(Face::Boot, 4), Action::Stop]);
    for behind in [1, 2] {
        assert_eq!(refusal(&state, BLUE, place(Face::Boot, behind)), not_allowed(rule!("RB-50")));
    }
}

#[test]
fn rb_51_a_gang_has_no_gap_whatever_leaves_the_train() {
    // Red steals the car in the middle of Blue's gang.
    let state = gang(cars(2, &[4, 4, 1, 4, 4]), BLUE, 2, &[(Hat, 1), (Boot, 1), (Mask, 1)]);
    let mut state = gang(state, RED, 3, &[(Hat, 2)]);
    state.phase = Phase::Swap { seat: BLUE };
    assert_eq!(stolen(&act(&mut state, BLUE, Action::End, &ANY_ROLL)), [1]);
    assert_eq!(groups(&state, BLUE), [(2, Hat, 1), (3, Mask, 1)]);
    // A car behind the gang leaves: the gang moves up with its cars.
    let state = gang(cars(2, &[1, 4, 4]), BLUE, 2, &[(Hat, 1), (Boot, 1)]);
    let mut state = gang(state, RED, 1, &[(Hat, 1)]);
    state.phase = Phase::Swap { seat: BLUE };
    act(&mut state, BLUE, Action::End, &ANY_ROLL);
    assert_eq!(groups(&state, BLUE), [(1, Hat, 1), (2, Boot, 1)]);
}

#[test]
fn rb_52_a_player_may_keep_every_group() {
    let state = gang(cars(2, &[4, 4]), RED, 1, &[(Hat, 1)]);
    let mut state = placing(state, &[(Face::Hat, 3), (Face::Boot, 4)]);
    let story = act(&mut state, BLUE, Action::Stop, &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Kept { .. })), 2);
    assert_eq!((groups(&state, BLUE), state.sides[BLUE].available), (vec![], 7));
}
