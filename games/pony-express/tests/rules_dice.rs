//! Rule tests of chapters 5 to 7: rerolls, claims, calls, and the move.

use crate::table::*;

const J: Face = Face::Jack;

#[test]
fn pe_32_rerolling_is_optional() {
    let state = table(&[1, 1, 20]);
    let claims = Hand::CLAIMS.map(Action::Claim);
    assert!(claims.iter().all(|claim| can(&state, TED, *claim)));
}

#[test]
fn pe_33_a_reroll_is_paid_before_it_is_rolled() {
    let mut state = rolled(table(&[1, 1, 20]), "9 10 J", "K K");
    let story = act(&mut state, TED, Action::RerollHidden, &[6, 3, 1]);
    let events: Vec<Event> = story.iter().map(|told| told.event).collect();
    let after = Event::RerolledHidden { seat: TED, count: 3, dice: Some(dice("A J 9")) };
    assert_eq!(events, [Event::PaidReroll { seat: TED, gold: 1 }, after]);
    assert_eq!((gold(&state, TED), state.bank), (2, 22));
}

#[test]
fn pe_34_a_reroll_costs_1_up_to_24() {
    for at in [2, 5, 24] {
        let mut state = rolled(table(&[at, 1, 1]), "9 10 J", "K K");
        let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
        assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 1 }), rule!("PE-34"));
    }
}

#[test]
fn pe_35_a_reroll_costs_2_in_the_desert() {
    for at in [25, 32] {
        let mut state = rolled(table(&[at, 1, 1]), "9 10 J", "K K");
        let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
        assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 2 }), rule!("PE-35"));
        // One gold is left, and that is not enough.
        assert_eq!(refusal(&state, TED, Action::RerollHidden), not_allowed(rule!("PE-43")));
    }
}

#[test]
fn pe_36_alone_in_last_place_the_first_reroll_is_free() {
    let mut state = rolled(table(&[8, 9, 20]), "9 10 J", "K K");
    let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
    assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 0 }), rule!("PE-36"));
    let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
    assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 1 }), rule!("PE-34"));
}

#[test]
fn pe_37_alone_means_strictly_behind_everybody() {
    let price = |state: PonyExpress| {
        let mut state = rolled(state, "9 10 J", "K K");
        let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
        assert_eq!(story.len(), 2);
        3 - gold(&state, TED)
    };
    assert_eq!(price(table(&[8, 8, 20])), 1);
    // A jailed rider counts with its space, and so does one in Sacramento.
    assert_eq!(price(jailed(table(&[8, 8, 20]), &[BILL])), 1);
    assert_eq!(price(table(&[8, 9, 33])), 0);
}

#[test]
fn pe_38_the_free_reroll_is_free_in_the_desert_too() {
    let mut state = rolled(table(&[26, 27, 30]), "9 10 J", "K K");
    let story = act(&mut state, TED, Action::RerollHidden, &[1, 1, 1]);
    assert_eq!(why(&story, Event::PaidReroll { seat: TED, gold: 0 }), rule!("PE-38"));
}

#[test]
fn pe_39_a_shaker_reroll_rolls_every_hidden_die() {
    let mut state = rolled(table(&[1, 1, 20]), "9 10 J", "K K");
    let story = act(&mut state, TED, Action::RerollHidden, &[6, 3, 1]);
    let shaker = state.shaker.unwrap();
    assert_eq!((shaker.hidden(), shaker.visible()), (dice("A J 9"), dice("K K")));
    let told = &story[1];
    assert_eq!(told.rule, rule!("PE-39"));
    let unseen = Event::RerolledHidden { seat: TED, count: 3, dice: None };
    assert_eq!(PonyExpress::redact(&told.event, Viewer::Spectator), Some(unseen));
    // With nothing under the shaker there is nothing to reroll there.
    let state = rolled(state, "", "A K Q J 9");
    assert_eq!(refusal(&state, TED, Action::RerollHidden), not_allowed(rule!("PE-39")));
}

#[test]
fn pe_40_an_open_reroll_rolls_some_visible_dice() {
    let mut state = rolled(table(&[1, 1, 20]), "J J", "K 10 9");
    let story = act(&mut state, TED, Action::RerollOpen(dice("10 9")), &[3, 6]);
    let shaker = state.shaker.unwrap();
    assert_eq!((shaker.hidden(), shaker.visible()), (dice("J J"), dice("A K J")));
    let event = Event::RerolledOpen { seat: TED, before: dice("10 9"), dice: dice("A J") };
    assert_eq!(why(&story, event), rule!("PE-40"));
    // No die, and no hidden die.
    assert_eq!(refusal(&state, TED, Action::RerollOpen(Faces::EMPTY)), not_allowed(rule!("PE-40")));
    assert_eq!(refusal(&state, TED, Action::RerollOpen(dice("J J"))), not_allowed(rule!("PE-40")));
}

#[test]
fn pe_41_at_least_one_die_is_kept() {
    let state = table(&[1, 1, 20]);
    assert_eq!(refusal(&state, TED, Action::RerollHidden), not_allowed(rule!("PE-41")));
    let state = rolled(state, "", "A K Q J 9");
    assert_eq!(refusal(&state, TED, Action::RerollOpen(dice("A K Q J 9"))), not_allowed(rule!("PE-41")));
    assert!(can(&state, TED, Action::RerollOpen(dice("A K Q J"))));
}

#[test]
fn pe_42_dice_move_in_and_out_without_changing() {
    let mut state = table(&[1, 1, 20]);
    let story = act(&mut state, TED, Action::TakeOut(J), &[]);
    assert_eq!(why(&story, Event::TookOut { seat: TED, face: J }), rule!("PE-42"));
    let shaker = state.shaker.unwrap();
    assert_eq!((shaker.hidden(), shaker.visible()), (dice("A A Q 9"), dice("J")));
    act(&mut state, TED, Action::PutUnder(J), &[]);
    assert_eq!(state.shaker.unwrap().hidden(), dice("A A Q J 9"));
    // A face that is not there cannot be moved.
    assert_eq!(refusal(&state, TED, Action::TakeOut(Face::King)), not_allowed(rule!("PE-42")));
    assert_eq!(refusal(&state, TED, Action::PutUnder(Face::Ace)), not_allowed(rule!("PE-42")));
}

#[test]
fn pe_43_rerolls_end_with_the_gold() {
    let mut state = with_gold(rolled(table(&[1, 1, 20]), "9 10 J", "K K"), TED, 2);
    for left in [1, 0] {
        act(&mut state, TED, Action::RerollHidden, &[1, 2, 3]);
        assert_eq!(gold(&state, TED), left);
    }
    assert_eq!(refusal(&state, TED, Action::RerollHidden), not_allowed(rule!("PE-43")));
    assert_eq!(refusal(&state, TED, Action::RerollOpen(dice("K"))), not_allowed(rule!("PE-43")));
}

#[test]
fn pe_44_any_number_of_dice_may_be_hidden() {
    for (hidden, visible) in [("A A Q J 9", ""), ("Q J", "A A 9"), ("", "A A Q J 9")] {
        let state = rolled(table(&[1, 1, 20]), hidden, visible);
        assert!(can(&state, TED, Action::Claim(Hand::Pair)), "{hidden}");
    }
}

#[test]
fn pe_45_a_face_seen_is_remembered_until_it_is_rerolled() {
    let mut state = rolled(table(&[1, 1, 20]), "9 10 J", "K K");
    let remembered = |state: &PonyExpress| state.view(Viewer::Seat(BILL)).dice.unwrap().remembered;
    let story = act(&mut state, TED, Action::PutUnder(Face::King), &[]);
    assert_eq!(why(&story, Event::PutUnder { seat: TED, face: Face::King }), rule!("PE-45"));
    assert_eq!(remembered(&state), dice("K"));
    // An open reroll leaves it there, a shaker reroll does not.
    act(&mut state, TED, Action::RerollOpen(dice("K")), &[6]);
    assert_eq!(remembered(&state), dice("K"));
    act(&mut state, TED, Action::RerollHidden, &[1, 1, 1, 1]);
    assert_eq!(remembered(&state), Faces::EMPTY);
}

#[test]
fn pe_45_a_die_that_looks_alike_may_be_the_one_remembered() {
    // A King went under beside another King; when one comes out again nobody can tell which.
    let mut state = rolled(table(&[1, 1, 20]), "K 10 J", "K 9");
    act(&mut state, TED, Action::PutUnder(Face::King), &[]);
    act(&mut state, TED, Action::TakeOut(Face::King), &[]);
    let seen = state.view(Viewer::Seat(BILL)).dice.unwrap();
    assert_eq!((seen.visible, seen.remembered), (dice("K 9"), Faces::EMPTY));
    assert_eq!(state.shaker.unwrap().hidden(), dice("K 10 J"));
}

#[test]
fn pe_39_pe_40_worked_example_1_three_jacks_in_sight() {
    let mut state = rolled(table(&[1, 1, 20]), "J J K 10 9", "");
    for face in [Face::King, Face::Ten, Face::Nine] {
        act(&mut state, TED, Action::TakeOut(face), &[]);
    }
    act(&mut state, TED, Action::RerollOpen(dice("K 10 9")), &[3, 1, 2]);
    let [nine, ten] = [Face::Nine, Face::Ten].map(Action::PutUnder);
    for action in [Action::TakeOut(J), Action::TakeOut(J), nine, ten] {
        act(&mut state, TED, action, &[]);
    }
    act(&mut state, TED, Action::RerollHidden, &[4, 1]);
    let shaker = state.shaker.unwrap();
    assert_eq!((shaker.visible(), shaker.hidden()), (dice("J J J"), dice("Q 9")));
    assert_eq!((shaker.all().hand(), gold(&state, TED)), (Hand::ThreeOfAKind, 1));
}

#[test]
fn pe_61_worked_example_2_a_bluff_that_is_believed() {
    // Bill's turn in the rulebook: two pairs, rerolled to a pair, claimed as three of a kind.
    let mut state = rolled(table(&[10, 9, 30]), "K K 10 10 J", "");
    act(&mut state, TED, Action::TakeOut(Face::King), &[]);
    act(&mut state, TED, Action::TakeOut(Face::King), &[]);
    act(&mut state, TED, Action::RerollHidden, &[6, 3, 1]);
    assert_eq!(state.shaker.unwrap().all().hand(), Hand::Pair);
    assert_eq!(pony_callers(&state), [BILL]);
    // Space 13 holds raiders; the shot is Ted's next decision.
    let story = believed(&mut state, Hand::ThreeOfAKind, &[]);
    assert_eq!(
        why(&story, Event::Moved { seat: TED, from: Space::new(10), to: Space::new(13) }),
        rule!("PE-61")
    );
    assert_eq!(happened(&story, |event| matches!(event, Event::Shown { .. })), 0);
}

#[test]
fn pe_46_nothing_cannot_be_claimed() {
    let state = table(&[1, 1, 20]);
    assert_eq!(refusal(&state, TED, Action::Claim(Hand::Nothing)), not_allowed(rule!("PE-46")));
    let mut state = state;
    let story = act(&mut state, TED, Action::Claim(Hand::Pair), &[]);
    assert_eq!(why(&story, Event::Claimed { seat: TED, hand: Hand::Pair }), rule!("PE-46"));
}

#[test]
fn pe_47_a_claim_may_be_higher_equal_or_lower() {
    let state = rolled(table(&[1, 1, 20]), "A A Q Q 9", "");
    for hand in Hand::CLAIMS {
        assert!(can(&state, TED, Action::Claim(hand)));
    }
}

#[test]
fn pe_48_nobody_moves_before_the_calls() {
    let mut state = table(&[1, 1, 20]);
    assert_eq!(refusal(&state, TED, Action::Move), not_allowed(rule!("PE-48")));
    act(&mut state, TED, Action::Claim(Hand::Pair), &[]);
    assert_eq!((space(&state, TED), deciders(&state)), (1, vec![BILL]));
}

/// Whether claiming `hand` with these dice is a bluff.
fn bluffs(roll: &str, hand: Hand) -> bool {
    let mut state = rolled(table(&[1, 1, 20]), roll, "");
    let story = called(&mut state, hand, BILL, &[]);
    happened(&story, |event| matches!(event, Event::Caught { .. })) == 1
}

#[test]
fn pe_49_any_difference_is_a_bluff() {
    assert!(bluffs("A A Q J 9", Hand::TwoPairs));
    assert!(bluffs("A A A J 9", Hand::TwoPairs));
    assert!(bluffs("A A Q Q 9", Hand::Pair));
    let mut state = rolled(table(&[1, 1, 20]), "A A Q Q 9", "");
    let story = called(&mut state, Hand::TwoPairs, BILL, &[]);
    assert_eq!(happened(&story, |event| matches!(event, Event::Caught { .. })), 0);
}

#[test]
fn pe_50_with_nothing_every_claim_is_a_bluff() {
    assert!(Hand::CLAIMS.iter().all(|hand| bluffs("A K Q J 9", *hand)));
}

#[test]
fn pe_51_a_full_house_is_no_three_of_a_kind() {
    for hand in [Hand::ThreeOfAKind, Hand::TwoPairs, Hand::Pair] {
        assert!(bluffs("A A A K K", hand));
    }
}

#[test]
fn pe_52_who_stands_on_the_same_space_may_call() {
    let state = table(&[10, 10, 11, 10]);
    assert_eq!(pony_callers(&state), [BILL, SAMMY]);
    let mut state = state;
    act(&mut state, TED, Action::Claim(Hand::Pair), &[]);
    assert_eq!(refusal(&state, HARRY, Action::Call), not_yours(rule!("PE-52")));
}

#[test]
fn pe_53_else_who_is_nearest_ahead_or_behind() {
    let mut state = table(&[10, 7, 13, 14]);
    assert_eq!(pony_callers(&state), [BILL, HARRY]);
    act(&mut state, TED, Action::Claim(Hand::Pair), &[]);
    assert_eq!(refusal(&state, SAMMY, Action::Call), not_yours(rule!("PE-53")));
}

#[test]
fn pe_54_a_rider_in_sacramento_counts_as_on_33() {
    assert_eq!(pony_callers(&table(&[30, 33, 26])), [BILL]);
    assert_eq!(pony_callers(&table(&[30, 33, 27])), [BILL, HARRY]);
}

#[test]
fn pe_55_jailed_players_never_call() {
    let mut state = jailed(table(&[10, 10, 13, 20]), &[BILL]);
    assert_eq!(pony_callers(&state), [HARRY]);
    act(&mut state, TED, Action::Claim(Hand::Pair), &[]);
    assert_eq!(refusal(&state, BILL, Action::Call), not_yours(rule!("PE-55")));
}

#[test]
fn pe_56_if_everybody_is_jailed_any_claim_stands() {
    let mut state = jailed(table(&[10, 10, 13]), &[BILL, HARRY]);
    let story = act(&mut state, TED, Action::Claim(Hand::FiveOfAKind), &[]);
    assert_eq!(why(&story, Event::NobodyCanCall { seat: TED }), rule!("PE-56"));
    // A train at 17, and gold enough for it.
    assert_eq!((space(&state, TED), state.phase), (17, Phase::Station));
}

#[test]
fn pe_57_the_first_call_is_the_only_one() {
    let mut state = table(&[10, 10, 10]);
    act(&mut state, TED, Action::Claim(Hand::TwoPairs), &[]);
    assert_eq!(deciders(&state), [BILL, HARRY]);
    let story = act(&mut state, HARRY, Action::Call, &[]);
    assert_eq!(why(&story, Event::Called { seat: HARRY }), rule!("PE-57"));
    assert_eq!(refusal(&state, BILL, Action::Call), not_yours(rule!("PE-57")));
}

#[test]
fn pe_58_all_eligible_players_decide_at_once() {
    // Whoever answers first: a call counts, a pass leaves the choice to the others.
    let mut state = table(&[10, 10, 10, 10]);
    act(&mut state, TED, Action::Claim(Hand::TwoPairs), &[]);
    act(&mut state, SAMMY, Action::Pass, &[]);
    assert_eq!(deciders(&state), [BILL, HARRY]);
    act(&mut state, BILL, Action::Call, &[]);
    assert_eq!(state.phase, Phase::CallerMoves { caller: BILL, claim: Hand::TwoPairs });
}

#[test]
fn pe_59_when_all_pass_the_claim_stands() {
    let mut state = table(&[10, 10, 12]);
    act(&mut state, TED, Action::Claim(Hand::FiveOfAKind), &[]);
    let story = act(&mut state, BILL, Action::Pass, &[]);
    assert_eq!(why(&story, Event::ClaimStands { seat: TED, hand: Hand::FiveOfAKind }), rule!("PE-59"));
    assert_eq!(space(&state, TED), 17);
}

#[test]
fn pe_60_a_pass_cannot_be_withdrawn() {
    let mut state = table(&[10, 10, 10]);
    act(&mut state, TED, Action::Claim(Hand::TwoPairs), &[]);
    let story = act(&mut state, BILL, Action::Pass, &[]);
    assert_eq!(why(&story, Event::Believed { seat: BILL }), rule!("PE-60"));
    assert_eq!(refusal(&state, BILL, Action::Call), not_yours(rule!("PE-60")));
}

#[test]
fn pe_61_an_uncalled_rider_moves_the_claimed_value() {
    let mut state = table(&[8, 20, 30]);
    let story = believed(&mut state, Hand::FullHouse, &[]);
    assert_eq!(
        why(&story, Event::Moved { seat: TED, from: Space::new(8), to: Space::new(13) }),
        rule!("PE-61")
    );
}

#[test]
fn pe_62_an_uncalled_hand_is_never_shown() {
    let mut state = table(&[14, 20, 30]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(happened(&story, |event| matches!(event, Event::Shown { .. })), 0);
    for viewer in Viewer::all(3) {
        assert_eq!(state.view(viewer).shown, Faces::EMPTY);
    }
}

#[test]
fn pe_63_a_call_shows_all_five_dice() {
    let mut state = rolled(table(&[10, 10, 20]), "Q J 9", "A A");
    let story = called(&mut state, Hand::TwoPairs, BILL, &[]);
    let shown = Event::Shown { seat: TED, dice: dice("A A Q J 9"), hand: Hand::Pair };
    assert_eq!(why(&story, shown), rule!("PE-63"));
    assert_eq!(PonyExpress::redact(&shown, Viewer::Spectator), Some(shown));
    assert_eq!(state.view(Viewer::Spectator).dice.unwrap().visible, dice("A A Q J 9"));
}

#[test]
fn pe_64_a_caught_bluffer_does_not_move() {
    let mut state = table(&[10, 10, 20]);
    let story = called(&mut state, Hand::TwoPairs, BILL, &[]);
    assert_eq!(why(&story, Event::Caught { seat: TED, caller: BILL }), rule!("PE-64"));
    act(&mut state, BILL, Action::Pass, &NEXT);
    assert_eq!((space(&state, TED), state.active), (10, BILL));
}

#[test]
fn pe_65_the_right_caller_moves_the_claimed_value_or_not_at_all() {
    let mut state = table(&[10, 10, 20]);
    called(&mut state, Hand::FourOfAKind, BILL, &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, Action::Move]);
    let mut stays = state.clone();
    let story = act(&mut stays, BILL, Action::Pass, &NEXT);
    assert_eq!(why(&story, Event::Stayed { seat: BILL }), rule!("PE-65"));
    assert_eq!(space(&stays, BILL), 10);
    let story = act(&mut state, BILL, Action::Move, &NEXT);
    assert_eq!(
        why(&story, Event::Moved { seat: BILL, from: Space::new(10), to: Space::new(16) }),
        rule!("PE-65")
    );
    // Any other distance is no action at all.
    assert_eq!(refusal(&table(&[1, 1, 1]), TED, Action::Move), not_allowed(rule!("PE-48")));
}

#[test]
fn pe_66_the_callers_move_triggers_nothing() {
    // To Harry's space, which is a saloon.
    let mut state = table(&[10, 10, 16]);
    called(&mut state, Hand::FourOfAKind, BILL, &[]);
    let story = act(&mut state, BILL, Action::Move, &NEXT);
    let quiet =
        |event: &Event| matches!(event, Event::Moved { .. } | Event::TurnBegan { .. } | Event::Rolled { .. });
    assert_eq!(happened(&story, quiet), story.len());
}

#[test]
fn pe_67_a_caught_bluffer_pays_nothing_and_stays_free() {
    let mut state = table(&[10, 10, 20]);
    called(&mut state, Hand::FourOfAKind, BILL, &[]);
    act(&mut state, BILL, Action::Pass, &NEXT);
    assert_eq!(state.riders[TED], Rider { space: Space::new(10), mailbox: 0, gold: 3, jail: 0 });
}

#[test]
fn pe_68_a_wrong_caller_goes_to_prison_before_the_move() {
    // Bill stands where Ted goes; in prison he does not fight (PE-76).
    let mut state = table(&[14, 15, 30]);
    let story = called(&mut state, Hand::Pair, BILL, &[]);
    assert_eq!(why(&story, Event::Honest { seat: TED, caller: BILL }), rule!("PE-68"));
    assert_eq!(why(&story, Event::Jailed { seat: BILL }), rule!("PE-68"));
    assert_eq!(
        why(&story, Event::Moved { seat: TED, from: Space::new(14), to: Space::new(15) }),
        rule!("PE-68")
    );
    assert_eq!(happened(&story, |event| matches!(event, Event::Gunfight { .. })), 0);
}

#[test]
fn pe_69_nobody_rides_past_33() {
    let mut state = table(&[31, 20, 20]);
    let story = believed(&mut state, Hand::FiveOfAKind, &NEXT);
    assert_eq!(
        why(&story, Event::Moved { seat: TED, from: Space::new(31), to: Space::new(33) }),
        rule!("PE-61")
    );
}

#[test]
fn pe_70_a_caller_in_sacramento_gains_no_move() {
    let mut state = table(&[30, 33, 5]);
    let story = called(&mut state, Hand::TwoPairs, BILL, &NEXT);
    assert_eq!(why(&story, Event::Stayed { seat: BILL }), rule!("PE-70"));
    // Bill's own turn has followed: the second mailbox.
    assert_eq!((state.riders[BILL].mailbox, state.active), (2, HARRY));
}

#[test]
fn pe_71_company_comes_before_the_space() {
    // Bill is at the mine on 6: a gunfight first, six misses, then the mine.
    let mut state = table(&[4, 6, 30]);
    let story = believed(&mut state, Hand::TwoPairs, &[]);
    assert_eq!(why(&story, Event::Gunfight { seat: TED, rival: BILL, at: Space::new(6) }), rule!("PE-73"));
    act(&mut state, TED, Action::Stand(Corner::A), &[]);
    for shot in 0..5 {
        let shooter = if shot % 2 == 0 { TED } else { BILL };
        act(&mut state, shooter, SHORT, GO);
    }
    let story = act(&mut state, BILL, SHORT, &[&[STEADY][..], &PAIR, &NEXT].concat());
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 1 }), rule!("PE-125"));
    // In Sacramento there is neither company nor action.
    let mut state = table(&[32, 20, 20]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(why(&story, Event::AtMailbox { seat: TED, mailbox: 1 }), rule!("PE-155"));
}

#[test]
fn pe_72_only_a_dice_move_triggers_things() {
    // A train ride to a station where Bill waits: no gunfight there.
    let mut state = table(&[6, 12, 30]);
    believed(&mut state, Hand::Pair, &[]);
    let story = act(&mut state, TED, Action::Ride, &NEXT);
    assert_eq!(space(&state, TED), 12);
    assert_eq!(happened(&story, |event| matches!(event, Event::Gunfight { .. })), 0);
}

#[test]
fn pe_175_a_die_changes_its_place_twice_between_rolls() {
    let mut state = table(&[1, 1, 20]);
    act(&mut state, TED, Action::TakeOut(J), &[]);
    act(&mut state, TED, Action::PutUnder(J), &[]);
    assert_eq!(refusal(&state, TED, Action::TakeOut(J)), not_allowed(rule!("PE-175")));
    // Another die may still go, and a roll gives every die its moves back.
    act(&mut state, TED, Action::TakeOut(Face::Ace), &[]);
    act(&mut state, TED, Action::RerollHidden, &[3, 3, 3, 3]);
    assert!(can(&state, TED, Action::TakeOut(J)));
    // After ten moves only claims are left to somebody without gold.
    let mut state = with_gold(rolled(table(&[1, 1, 20]), "A A A A A", ""), TED, 0);
    for action in [Action::TakeOut(Face::Ace); 5].into_iter().chain([Action::PutUnder(Face::Ace); 5]) {
        act(&mut state, TED, action, &[]);
    }
    assert_eq!(choices(&state, TED), Hand::CLAIMS.map(Action::Claim));
}
