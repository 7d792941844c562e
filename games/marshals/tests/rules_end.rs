//! Rules MA-118 to MA-132, MA-159, MA-160, MA-164 and MA-165: elimination, the end, victory.

use crate::table::*;

/// Ben has 1 bullet and stands in the forest, where Anna is to act with an Ambush.
fn ambush_on_ben(seats: usize) -> Marshals {
    table(seats).at(BEN, FOREST).holding(ANNA, &["AM-F-1"]).with(BEN, 1, 3, 50)
}

// 4.9 Elimination

#[test]
fn ma_118_who_cannot_pay_is_eliminated_and_the_hand_discarded() {
    let mut state = ambush_on_ben(3).holding(BEN, &["MV-D-1", "CORRUPT", "WI-3"]);
    let story = act(&mut state, ANNA, play("AM-F-1"));
    let eliminated = Event::Eliminated { seat: BEN, cards: cards(&["MV-D-1", "WI-1", "CORRUPT"]) };
    assert_eq!(why(&story, eliminated), rule!("MA-118"));
    assert!(state.hands[BEN].is_empty());
    assert!(state.discard.to_vec().contains(&Card::CORRUPT));
}

#[test]
fn ma_118_several_are_eliminated_in_turn_order() {
    let mut state = table(4).all_at(FOREST).at(BEN, DESERT).holding(BEN, &["AM-D-1"]).turn_of(BEN);
    state = state.at(DAN, DESERT).at(ANNA, DESERT).with(ANNA, 1, 1, 10).with(DAN, 1, 1, 10);
    state = state.holding(ANNA, &["WI-1"]).holding(DAN, &["WI-2"]);
    act(&mut state, BEN, play("AM-D-1"));
    act(&mut state, DAN, Pass);
    let story = act(&mut state, ANNA, Pass);
    let out: Vec<Seat> = story
        .iter()
        .filter_map(|told| if let Event::Eliminated { seat, .. } = told.event { Some(seat) } else { None })
        .collect();
    assert_eq!(out, [DAN, ANNA]);
    assert_eq!(state.discard.to_vec(), ["WI-2", "WI-1", "AM-D-1"].map(card));
}

#[test]
fn ma_119_an_eliminated_player_takes_no_more_part() {
    let mut state = ambush_on_ben(3);
    act(&mut state, ANNA, play("AM-F-1"));
    assert_eq!((state.marshals[BEN].at, asked(&state)), (None, CLEO));
    assert_eq!(refusal(&state, BEN, EndTurn), not_yours(rule!("MA-119")));
    // No prompt reaches Ben: a Clue asks nobody, a capture asks nobody.
    let mut state = state.holding(CLEO, &["CL-P"]);
    act(&mut state, CLEO, play("CL-P"));
    assert_eq!(state.phase, Phase::Arrange { placed: 0, of: 3 });
}

#[test]
fn ma_120_an_eliminated_player_keeps_coins_and_captures_and_can_still_win() {
    // By money.
    let state = table(4).only(&["OU-1"]).with(BEN, 1, 1, 200).out(BEN).captured_all_but(1);
    let mut state = state;
    for number in 1..4 {
        state.outlaws[number].place = Whereabouts::Captured([BEN, BEN, CLEO][number - 1]);
    }
    let rich = draw(state.clone(), ANNA).0;
    assert_eq!((winners(&rich), rich.marshals[BEN].coins), (vec![BEN], 200));
    // By three captures.
    state.outlaws[3].place = Whereabouts::Captured(BEN);
    state.marshals[BEN].coins = 0;
    assert_eq!(winners(&draw(state, ANNA).0), [BEN]);
}

#[test]
fn ma_121_with_an_eliminated_corrupt_player_nobody_is_corrupt_any_more() {
    // Ben was unmasked and is out; the last Outlaw gets away, and the richest wins.
    let state =
        table(4).unmasked(BEN).only(&["OU-2"]).captured_all_but(2).escaped(1, 1).discarded_top("AM-F-1");
    let mut state = state.with(DAN, 4, 4, 90).out(BEN);
    state.outlaws[0].place = Whereabouts::Captured(DAN);
    let (state, _) = draw(state, ANNA);
    assert_eq!(winners(&state), [DAN]);
    // A secret Corrupt Marshal goes to the discard pile with the hand.
    let mut state = ambush_on_ben(3).holding(BEN, &["CORRUPT"]);
    act(&mut state, ANNA, play("AM-F-1"));
    assert!(Seat::all(3).all(|seat| !state.is_corrupt(seat)));
}

#[test]
fn ma_164_an_eliminated_player_spends_nothing() {
    let mut state = ambush_on_ben(3);
    act(&mut state, ANNA, play("AM-F-1"));
    assert_eq!((state.marshals[BEN].bullets, state.marshals[BEN].provisions), (1, 3));
}

#[test]
fn ma_165_everybody_in_the_game_has_a_bullet_and_a_provision() {
    random_games(40, |story| {
        let state = &story.after;
        for (seat, marshal) in state.marshals.iter() {
            assert!(state.is_out(seat) || (marshal.bullets > 0 && marshal.provisions > 0));
        }
    });
    assert!(table(3).with(BEN, 0, 4, 10).invariants().unwrap_err().contains("MA-165"));
}

// 4.10 End of the game and victory

#[test]
fn ma_122_ma_125_the_last_marshal_in_the_game_wins_at_once() {
    let mut state = ambush_on_ben(3).out(CLEO).with(CLEO, 4, 4, 300);
    let story = act(&mut state, ANNA, play("AM-F-1"));
    assert_eq!(why(&story, Event::Ended), rule!("MA-122"));
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(ANNA) }), rule!("MA-125"));
    assert_eq!(winners(&state), [ANNA]);
    for seat in [ANNA, BEN, CLEO] {
        let refused = Illegal { code: IllegalCode::GameOver, rule: rule!("MA-122") };
        assert_eq!(refusal(&state, seat, EndTurn), refused);
        assert_eq!(choices(&state, seat), []);
    }
}

#[test]
fn ma_125_the_last_marshal_wins_before_anything_else() {
    // Though Ben has three captures and an Outlaw could have got away.
    let state = ambush_on_ben(2).captured(BEN, &[0, 1, 2]);
    let mut state = state;
    act(&mut state, ANNA, play("AM-F-1"));
    assert_eq!(winners(&state), [ANNA]);
    assert_eq!(state.status().outcome().unwrap().places.as_slice(), [1, 2]);
}

#[test]
fn ma_123_the_game_ends_with_the_last_outlaw_after_its_claims() {
    let state = table(3).holding(BEN, &["MV-F-7"]).only(&["OU-1", "MV-F-1"]).captured_all_but(1);
    let (mut state, _) = draw(state, ANNA);
    assert_eq!(asked(&state), BEN);
    let story = act(&mut state, BEN, Claim);
    assert_eq!(why(&story, Event::Ended), rule!("MA-123"));
    assert_eq!((state.marshals[BEN].coins, state.phase), (17, Phase::Over));
}

#[test]
fn ma_123_the_game_ends_when_the_last_outlaw_gets_away() {
    let state = table(3).only(&["OU-2"]).captured_all_but(2).escaped(1, 1).discarded_top("CA-F-1");
    let (_, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::Ended), rule!("MA-123"));
}

/// Outlaws 1 and 2 are all there is, both on the run for the last time; an Ambush lies on top.
fn two_on_the_run() -> Marshals {
    let mut state = table(4).only(&["OU-1", "OU-2"]).captured_all_but_two().discarded_top("AM-F-1");
    for fate in &mut state.outlaws[..2] {
        (fate.escapes, fate.late) = (2, true);
    }
    state
}

#[test]
fn ma_124_ma_126_the_game_ends_at_once_for_a_revealed_corrupt_player_when_one_gets_away() {
    let mut state = two_on_the_run();
    let at = state.discard.iter().position(|card| *card == Card::CORRUPT).unwrap();
    state.discard.remove(at);
    state.unmasked = Some(DAN);
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::GotAway { outlaw: outlaw(1) }), rule!("MA-83"));
    assert_eq!(why(&story, Event::Ended), rule!("MA-124"));
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(DAN) }), rule!("MA-126"));
    assert_eq!((winners(&state), state.outlaws[1].place), (vec![DAN], Whereabouts::Deck));
}

#[test]
fn ma_126_an_unrevealed_corrupt_player_does_not_win_by_an_escape() {
    let mut state = two_on_the_run().with(BEN, 4, 4, 99);
    let at = state.discard.iter().position(|card| *card == Card::CORRUPT).unwrap();
    state.discard.remove(at);
    state.hands[DAN].insert(Card::CORRUPT);
    state.known.set(Card::CORRUPT, Knowers::only(DAN));
    state.marshals[DAN].doubt = 1;
    // Anna and Ben see both Outlaws off before Dan comes to draw.
    let (state, story) = draw(state, ANNA);
    assert_eq!(happened(&story, |event| matches!(event, Event::GotAway { .. })), 2);
    assert_eq!(winners(&state), [BEN]);
}

#[test]
fn ma_127_three_captures_beat_any_amount_of_money() {
    let state = table(3).with(BEN, 4, 4, 500).only(&["OU-4"]).captured_all_but(4);
    let (state, story) = draw(state, ANNA);
    assert_eq!(state.captures(CLEO), 3);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(CLEO) }), rule!("MA-127"));
    // The others follow by money.
    assert_eq!(state.status().outcome().unwrap().places.as_slice(), [3, 2, 1]);
}

/// The last Outlaw is about to be captured by Anna on foreign ground for 20 coins; Cleo and Ben have the others.
fn last_capture(seats: usize) -> Marshals {
    let mut state = table(seats).at(ANNA, DESERT).only(&["OU-1"]).captured_all_but(1);
    state.outlaws[3].place = Whereabouts::Captured(BEN);
    state
}

#[test]
fn ma_128_otherwise_the_most_coins_win_corrupt_or_not() {
    let (state, story) = draw(last_capture(3).with(BEN, 4, 4, 31).with(CLEO, 4, 4, 29), ANNA);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BEN) }), rule!("MA-128"));
    let outcome = *state.status().outcome().unwrap();
    assert_eq!((outcome.totals.as_slice(), outcome.places.as_slice()), (&[30, 31, 29][..], &[2, 1, 3][..]));
    // The Corrupt Marshal, revealed or not, wins by money like everybody else.
    let mut corrupt = last_capture(3).with(BEN, 4, 4, 31);
    let at = corrupt.discard.iter().position(|card| *card == Card::CORRUPT).unwrap();
    corrupt.discard.remove(at);
    corrupt.unmasked = Some(BEN);
    assert_eq!(winners(&draw(corrupt, ANNA).0), [BEN]);
}

#[test]
fn ma_129_what_counts_is_the_money_left_in_the_end() {
    let mut state = last_capture(3).with(ANNA, 4, 4, 7);
    state.marshals[ANNA].claims = 2;
    let (state, _) = draw(state, ANNA);
    let mut sheet = Vec::new();
    state.score_sheet(ANNA, &mut sheet);
    let lines: Vec<(&str, i32)> = sheet.iter().map(|line| (line.item, line.points)).collect();
    let expected = [("ma-start-money", 10), ("ma-rewards", 20), ("ma-claims", 2), ("ma-spending", -5)];
    assert_eq!(lines, expected);
    assert!(sheet.iter().all(|line| line.rule == rule!("MA-129")));
    assert_eq!(state.status().outcome().unwrap().totals[ANNA], 27);
}

#[test]
fn ma_130_ties_are_broken_by_captures_then_survival_then_supplies() {
    // Anna ends with 30 coins and one capture, like Ben; Cleo has two captures.
    let state = last_capture(4).with(BEN, 4, 4, 30).with(CLEO, 2, 2, 30).with(DAN, 9, 9, 30);
    let (state, story) = draw(state, ANNA);
    assert_eq!(winners(&state), [CLEO]);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(CLEO) }), rule!("MA-130"));
    // Without Cleo: who is out comes after who is not.
    let (state, _) = draw(last_capture(4).with(BEN, 9, 9, 30).out(BEN), ANNA);
    assert_eq!(winners(&state), [ANNA]);
    // Then more bullets and provisions.
    let (state, _) = draw(last_capture(4).with(BEN, 4, 5, 30), ANNA);
    assert_eq!(winners(&state), [BEN]);
}

#[test]
fn ma_130_a_tie_that_remains_is_a_shared_victory() {
    let (state, story) = draw(last_capture(4).with(BEN, 5, 3, 30), ANNA);
    assert_eq!(winners(&state), [ANNA, BEN]);
    let both = [ANNA, BEN].into_iter().collect();
    assert_eq!(why(&story, Event::Won { seats: both }), rule!("MA-130"));
    assert_eq!(state.status().outcome().unwrap().places.as_slice(), [1, 1, 3, 4]);
}

#[test]
fn ma_131_an_escape_without_a_surviving_revealed_corrupt_player_leaves_it_to_money() {
    let state = table(4).only(&["OU-2"]).captured_all_but(2).escaped(1, 1).discarded_top("AM-F-1");
    let mut state = state.with(DAN, 4, 4, 90);
    state.outlaws[0].place = Whereabouts::Captured(BEN);
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(DAN) }), rule!("MA-131"));
    assert_eq!(winners(&state), [DAN]);
}

#[test]
fn ma_132_three_captures_do_not_end_the_game() {
    let state = table(3).captured(ANNA, &[0, 1]).top(&["OU-3"]);
    let (state, _) = draw(state, ANNA);
    assert_eq!((state.captures(ANNA), asked(&state)), (3, BEN));
}

// 9. Termination

#[test]
fn ma_159_the_discard_pile_is_never_shuffled_back() {
    random_games(30, |story| {
        let state = &story.after;
        let happened = |what: fn(&Event) -> bool| story.told().any(|told| what(&told.event));
        let in_setup = happened(|event| matches!(event, Event::DeckReady { .. }));
        assert!(in_setup || !happened(|event| matches!(event, Event::Reshuffled { .. })));
        assert!(!state.deck.is_empty() || !matches!(state.phase, Phase::Act));
    });
}

#[test]
#[should_panic(expected = "MA-160")]
fn ma_160_more_than_200_draws_are_an_error() {
    let mut state = table(3);
    state.draws = 200;
    act(&mut state, ANNA, EndTurn);
}

#[test]
fn ma_160_no_game_comes_near_200_draws() {
    let mut most = 0;
    random_games(60, |story| most = most.max(story.after.draws));
    assert!((40..150).contains(&most), "{most}");
}
