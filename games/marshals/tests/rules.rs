//! Rules MA-35 to MA-62: the turn, moving, the special actions.

use crate::table::*;

// 4.3 The turn

#[test]
fn ma_35_turns_go_clockwise_and_skip_who_is_out() {
    let mut state = table(4).out(BEN);
    let story = act(&mut state, ANNA, EndTurn);
    assert_eq!(why(&story, Event::TurnBegan { seat: CLEO, number: 2 }), rule!("MA-35"));
    act(&mut state, CLEO, EndTurn);
    act(&mut state, DAN, EndTurn);
    assert_eq!(asked(&state), ANNA);
}

#[test]
fn ma_35_ma_42_nobody_acts_out_of_turn_or_answers_for_another() {
    let state = table(4).holding(BEN, &["MV-F-7"]).all_at(DESERT);
    assert_eq!(refusal(&state, BEN, ride("MV-F-7", FOREST)), not_yours(rule!("MA-35")));
    assert_eq!(choices(&state, BEN), []);
    let mut state = state;
    act(&mut state, ANNA, SpendBullet);
    assert_eq!(asked(&state), BEN);
    assert_eq!(refusal(&state, CLEO, Stay), not_yours(rule!("MA-35")));
    assert_eq!(refusal(&state, ANNA, EndTurn), not_yours(rule!("MA-42")));
}

#[test]
fn ma_36_ma_43_a_turn_is_a_loop_of_drawing_and_moving() {
    let mut state = table(2).holding(ANNA, &["MV-D-1", "MV-P-1", "MV-M-1"]).discarded(&["WI-1"]);
    for (name, to) in [("MV-D-1", DESERT), ("MV-P-1", PLAIN), ("MV-M-1", MOUNTAIN)] {
        let before = state.hands[ANNA].len();
        act(&mut state, ANNA, ride(name, to));
        assert_eq!((asked(&state), state.phase, state.hands[ANNA].len()), (ANNA, Phase::Act, before));
    }
    assert_eq!((state.turn, state.draws), (1, 3));
}

#[test]
fn ma_37_step_1_draws_the_top_card() {
    let (state, story) = draw(table(3).top(&["MV-P-9"]), ANNA);
    assert!(state.hands[ANNA].contains(card("MV-P-9")));
    let draws = |event: &Event| matches!(event, Event::Drew { seat: ANNA, .. });
    assert_eq!(happened(&story, draws), 1);
}

#[test]
fn ma_38_a_drawn_event_is_shown_resolved_and_discarded_and_ends_the_turn() {
    let mut state = table(3).top(&["EV-BORDER"]).turn_of(CLEO);
    let story = act_with(&mut state, CLEO, EndTurn, &mut Chance::scripted(unshuffled(4)));
    assert_eq!(why(&story, Event::Turned { seat: ANNA, card: card("EV-BORDER") }), rule!("MA-38"));
    assert_eq!((top(&state), asked(&state)), (card("EV-BORDER"), BEN));
}

#[test]
fn ma_39_a_drawn_outlaw_is_shown_and_ends_the_turn() {
    let (state, story) = draw(table(3).top(&["OU-1"]), ANNA);
    assert_eq!(why(&story, Event::Turned { seat: ANNA, card: card("OU-1") }), rule!("MA-39"));
    assert_eq!(asked(&state), BEN);
}

#[test]
fn ma_40_any_other_card_goes_to_the_hand_unseen() {
    let (state, story) = draw(table(3).top(&["AM-F-1"]), ANNA);
    let drew = Event::Drew { seat: ANNA, card: Some(card("AM-F-1")) };
    assert_eq!(why(&story, drew), rule!("MA-40"));
    let hidden = Some(Event::Drew { seat: ANNA, card: None });
    assert_eq!(Marshals::redact(&drew, Viewer::Seat(BEN)), hidden);
    assert_eq!(Marshals::redact(&drew, Viewer::Spectator), hidden);
    let hand = state.view(Viewer::Seat(BEN)).hands[ANNA];
    assert_eq!((hand.size, hand.known), (1, CardSet::EMPTY));
}

#[test]
fn ma_41_who_draws_the_corrupt_marshal_is_corrupt_and_nobody_sees_it() {
    let (state, story) = draw(table(3).top(&["CORRUPT"]), ANNA);
    assert_eq!(why(&story, Event::Corrupted { seat: ANNA }), rule!("MA-41"));
    assert!(state.is_corrupt(ANNA));
    assert_eq!(state.unmasked, None);
    assert_eq!(Marshals::redact(&Event::Corrupted { seat: ANNA }, Viewer::Spectator), None);
}

#[test]
fn ma_42_step_2_offers_every_kind_of_thing_to_do() {
    let hand = ["MV-P-4", "MV-M-9", "WI-3", "AM-D-1", "CL-D", "HI-D", "HI-F", "JU-1", "EV-BORDER", "CORRUPT"];
    let state = table(3).holding(ANNA, &hand).holding(BEN, &["MV-F-1"]).at(ANNA, DESERT);
    assert_eq!(
        choices(&state, ANNA),
        [
            EndTurn,
            ride("MV-P-4", PLAIN),
            ride("WI-1", FOREST),
            ride("WI-1", PLAIN),
            SpendProvision { to: place(FOREST) },
            SpendProvision { to: place(PLAIN) },
            SpendBullet,
            play("AM-D-1"),
            play("CL-D"),
            play("EV-BORDER"),
            Hideout { card: card("HI-D"), from: None },
            Hideout { card: card("HI-D"), from: Some(BEN) },
        ]
    );
}

#[test]
fn ma_42_a_card_that_is_not_held_cannot_be_played() {
    let state = table(3).holding(ANNA, &["MV-D-4"]);
    let hideout = Hideout { card: card("HI-F"), from: None };
    for action in [ride("MV-D-5", DESERT), ride("WI-1", DESERT), play("AM-F-1"), play("EV-BORDER"), hideout] {
        assert_eq!(refusal(&state, ANNA, action), not_allowed(rule!("MA-42")), "{action:?}");
    }
    assert_eq!(refusal(&state, ANNA, Pass), not_allowed(rule!("MA-42")));
}

#[test]
fn ma_43_after_a_special_action_the_player_must_draw_again() {
    let mut state = table(2).top(&["WI-2"]);
    let story = act(&mut state, ANNA, SpendProvision { to: place(DESERT) });
    assert_eq!(why(&story, Event::Drew { seat: ANNA, card: Some(Card::WILD) }), rule!("MA-40"));
    assert_eq!((asked(&state), state.phase), (ANNA, Phase::Act));
}

#[test]
fn ma_44_an_action_card_ends_the_turn_even_without_victim() {
    let mut state = table(3).holding(ANNA, &["AM-F-1"]);
    act(&mut state, ANNA, play("AM-F-1"));
    assert_eq!(asked(&state), BEN);
}

#[test]
fn ma_44_an_action_card_ends_the_turn_even_if_it_was_cancelled() {
    let mut state = table(3).holding(ANNA, &["CL-F"]).holding(CLEO, &["JU-1"]);
    act(&mut state, ANNA, play("CL-F"));
    act(&mut state, CLEO, Object);
    assert_eq!((asked(&state), state.turn), (BEN, 2));
}

#[test]
fn ma_45_a_turn_can_be_ended_without_doing_anything() {
    let mut state = table(3).holding(ANNA, &["MV-D-4"]);
    let story = act(&mut state, ANNA, EndTurn);
    assert_eq!(why(&story, Event::TurnEnded { seat: ANNA }), rule!("MA-45"));
    assert_eq!((asked(&state), state.hands[ANNA].len()), (BEN, 1));
}

#[test]
fn ma_46_with_nothing_to_play_the_turn_can_only_end() {
    // That it can only end follows from a hidden hand: the player is asked all the same.
    let state = table(3).holding(ANNA, &["MV-M-4"]).with(ANNA, 1, 1, 10);
    assert_eq!(choices(&state, ANNA), [EndTurn]);
}

#[test]
fn ma_47_one_draw_and_one_more_for_each_move_and_special_action() {
    let state = table(2).holding(ANNA, &["MV-D-4", "WI-1"]).discarded(&["MV-F-1"]);
    let (mut state, _) = draw(state, ANNA);
    act(&mut state, ANNA, ride("MV-D-4", DESERT));
    act(&mut state, ANNA, ride("WI-1", FOREST));
    act(&mut state, ANNA, SpendProvision { to: place(DESERT) });
    act(&mut state, ANNA, SpendBullet);
    act(&mut state, BEN, Stay);
    assert_eq!(state.draws, 5);
}

#[test]
fn ma_48_a_played_card_goes_on_top_of_the_discard_pile() {
    let mut state = table(3).holding(ANNA, &["MV-D-4", "CL-D"]).discarded(&["AM-F-1"]);
    act(&mut state, ANNA, ride("MV-D-4", DESERT));
    assert_eq!(state.discard.to_vec(), [card("AM-F-1"), card("MV-D-4")]);
    let story = act(&mut state, ANNA, play("CL-D"));
    assert_eq!(why(&story, Event::Discarded { card: card("CL-D") }), rule!("MA-48"));
    assert_eq!(top(&state), card("CL-D"));
}

#[test]
fn ma_49_a_held_event_resolves_like_a_drawn_one_and_ends_the_turn() {
    let mut state = table(3).holding(ANNA, &["EV-VILLAGE-A"]).with(ANNA, 4, 4, 1);
    let story = act(&mut state, ANNA, play("EV-VILLAGE-A"));
    let played = Event::Played { seat: ANNA, card: card("EV-VILLAGE-A"), target: None };
    assert_eq!(why(&story, played), rule!("MA-49"));
    assert_eq!((top(&state), asked(&state)), (card("EV-VILLAGE-A"), BEN));
}

#[test]
fn ma_50_the_corrupt_marshal_is_never_played_or_discarded() {
    let state = table(3).holding(ANNA, &["CORRUPT"]);
    for action in [play("CORRUPT"), ride("CORRUPT", DESERT), Hideout { card: Card::CORRUPT, from: None }] {
        assert_eq!(refusal(&state, ANNA, action), not_allowed(rule!("MA-50")));
    }
}

// 4.4 Moving and special actions

#[test]
fn ma_51_a_movement_card_leads_to_its_terrain_next_door() {
    for (name, to) in [("MV-D-4", DESERT), ("MV-M-2", MOUNTAIN)] {
        let mut state = table(3).holding(ANNA, &[name]).at(ANNA, PLAIN);
        let story = act(&mut state, ANNA, ride(name, to));
        assert_eq!(
            why(&story, Event::Moved { seat: ANNA, card: card(name), to: place(to), terrain: land(to) }),
            rule!("MA-51")
        );
        assert_eq!(state.marshals[ANNA].at, Some(place(to)));
    }
}

#[test]
fn ma_51_ma_52_a_movement_card_leads_nowhere_else() {
    let state = table(3).holding(ANNA, &["MV-F-4", "MV-P-4", "MV-D-4"]);
    // Anna is in the forest: the plain is too far, and she is in the forest already.
    assert_eq!(refusal(&state, ANNA, ride("MV-P-4", PLAIN)), not_allowed(rule!("MA-52")));
    assert_eq!(refusal(&state, ANNA, ride("MV-F-4", FOREST)), not_allowed(rule!("MA-52")));
    assert_eq!(refusal(&state, ANNA, ride("MV-P-4", DESERT)), not_allowed(rule!("MA-51")));
    assert!(can(&state, ANNA, ride("MV-D-4", DESERT)));
}

#[test]
fn ma_53_a_wild_card_leads_to_any_neighbour_of_choice() {
    let mut state = table(3).holding(ANNA, &["WI-5"]).at(ANNA, DESERT);
    let story = act(&mut state, ANNA, ride("WI-1", PLAIN));
    assert_eq!(
        why(&story, Event::Moved { seat: ANNA, card: Card::WILD, to: place(PLAIN), terrain: land(PLAIN) }),
        rule!("MA-53")
    );
    // Without saying where, it cannot be played.
    let state = table(3).holding(ANNA, &["WI-5"]);
    assert_eq!(refusal(&state, ANNA, play("WI-1")), not_allowed(rule!("MA-53")));
}

#[test]
fn ma_54_a_wild_card_reaches_only_neighbours() {
    let state = table(3).holding(ANNA, &["WI-1"]);
    for to in [FOREST, PLAIN, MOUNTAIN] {
        assert_eq!(refusal(&state, ANNA, ride("WI-1", to)), not_allowed(rule!("MA-54")));
    }
}

#[test]
fn ma_55_any_number_of_marshals_may_be_on_one_location() {
    let mut state = table(4).all_at(DESERT).at(ANNA, FOREST).holding(ANNA, &["MV-D-4"]);
    act(&mut state, ANNA, ride("MV-D-4", DESERT));
    assert!(state.marshals.iter().all(|(_, marshal)| marshal.at == Some(place(DESERT))));
}

#[test]
fn ma_56_a_provision_takes_the_marshal_next_door() {
    let mut state = table(3).at(ANNA, DESERT);
    let story = act(&mut state, ANNA, SpendProvision { to: place(PLAIN) });
    assert_eq!(
        why(&story, Event::Marched { seat: ANNA, to: place(PLAIN), terrain: land(PLAIN) }),
        rule!("MA-56")
    );
    assert_eq!((state.marshals[ANNA].provisions, state.marshals[ANNA].at), (3, Some(place(PLAIN))));
    let state = table(3);
    for to in [FOREST, PLAIN, MOUNTAIN] {
        assert_eq!(refusal(&state, ANNA, SpendProvision { to: place(to) }), not_allowed(rule!("MA-56")));
    }
}

#[test]
fn ma_57_ma_58_a_bullet_makes_the_others_leave_or_pay_in_turn_order() {
    let mut state = table(4).all_at(DESERT).at(CLEO, PLAIN).turn_of(BEN);
    let story = act(&mut state, BEN, SpendBullet);
    assert_eq!(
        why(&story, Event::Fired { seat: BEN, at: place(DESERT), terrain: land(DESERT) }),
        rule!("MA-57")
    );
    assert_eq!(asked(&state), DAN);
    assert_eq!(choices(&state, DAN), [Stay, Leave { to: place(FOREST) }, Leave { to: place(PLAIN) }]);
    let story = act(&mut state, DAN, Leave { to: place(PLAIN) });
    assert_eq!(
        why(&story, Event::Left { seat: DAN, to: place(PLAIN), terrain: land(PLAIN) }),
        rule!("MA-58")
    );
    assert_eq!(asked(&state), ANNA);
    let story = act(&mut state, ANNA, Stay);
    assert_eq!(why(&story, Event::Stayed { seat: ANNA }), rule!("MA-58"));
    assert_eq!((state.marshals[ANNA].bullets, state.marshals[DAN].bullets), (3, 4));
    // Cleo was elsewhere; Ben draws again.
    assert_eq!((asked(&state), state.phase), (BEN, Phase::Act));
}

#[test]
fn ma_58_who_has_only_one_way_takes_it_at_once() {
    let mut state = table(3).all_at(FOREST).with(BEN, 1, 4, 10).at(CLEO, PLAIN);
    let story = act(&mut state, ANNA, SpendBullet);
    assert_eq!(
        why(&story, Event::Left { seat: BEN, to: place(DESERT), terrain: land(DESERT) }),
        rule!("MA-58")
    );
    assert_eq!(asked(&state), ANNA);
    let mut state = table(3).all_at(DESERT).at(CLEO, PLAIN);
    act(&mut state, ANNA, SpendBullet);
    assert_eq!(refusal(&state, BEN, Leave { to: place(MOUNTAIN) }), not_allowed(rule!("MA-58")));
}

#[test]
fn ma_57_nobody_leaves_without_a_bullet_fired() {
    let state = table(3).all_at(DESERT);
    assert_eq!(refusal(&state, ANNA, Leave { to: place(FOREST) }), not_allowed(rule!("MA-57")));
    assert_eq!(refusal(&state, ANNA, Stay), not_allowed(rule!("MA-57")));
}

#[test]
fn ma_59_a_bullet_needs_somebody_to_drive_away() {
    assert_eq!(refusal(&table(3), ANNA, SpendBullet), not_allowed(rule!("MA-59")));
    assert!(can(&table(3).at(BEN, FOREST), ANNA, SpendBullet));
}

#[test]
fn ma_60_nobody_spends_the_last_of_anything_by_choice() {
    let state = table(3).all_at(DESERT).with(ANNA, 1, 1, 10);
    assert_eq!(refusal(&state, ANNA, SpendProvision { to: place(FOREST) }), not_allowed(rule!("MA-60")));
    assert_eq!(refusal(&state, ANNA, SpendBullet), not_allowed(rule!("MA-60")));
    let mut state = table(3).all_at(DESERT).with(BEN, 1, 4, 10);
    act(&mut state, ANNA, SpendBullet);
    assert_eq!(refusal(&state, BEN, Stay), not_allowed(rule!("MA-60")));
    assert_eq!(choices(&state, BEN), [Leave { to: place(FOREST) }, Leave { to: place(PLAIN) }]);
}

#[test]
fn ma_61_the_bullet_is_gone_whatever_the_answer_and_the_marshal_stays() {
    for answer in [Stay, Leave { to: place(FOREST) }] {
        let mut state = table(2).all_at(DESERT);
        act(&mut state, ANNA, SpendBullet);
        act(&mut state, BEN, answer);
        assert_eq!((state.marshals[ANNA].bullets, state.marshals[ANNA].at), (3, Some(place(DESERT))));
    }
}

#[test]
fn ma_62_special_actions_leave_the_discard_pile_as_it_is() {
    let mut state = table(2).discarded(&["AM-F-1"]);
    act(&mut state, ANNA, SpendProvision { to: place(DESERT) });
    assert_eq!(top(&state), card("AM-F-1"));
    act(&mut state, ANNA, SpendBullet);
    act(&mut state, BEN, Stay);
    assert_eq!(state.discard.len(), 1);
}
