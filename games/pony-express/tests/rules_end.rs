//! Rule tests of chapter 13: Sacramento and victory.

use crate::table::*;

#[test]
fn pe_155_the_first_in_sacramento_goes_to_the_first_mailbox() {
    let mut state = table(&[32, 20, 20]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(why(&story, Event::AtMailbox { seat: TED, mailbox: 1 }), rule!("PE-155"));
}

#[test]
fn pe_156_a_callers_move_reaches_sacramento_too() {
    let mut state = table(&[30, 30, 5]);
    called(&mut state, Hand::FourOfAKind, BILL, &[]);
    let story = act(&mut state, BILL, Action::Move, &NEXT);
    assert_eq!(why(&story, Event::AtMailbox { seat: BILL, mailbox: 1 }), rule!("PE-155"));
    // Bill's own turn follows, so that he is on the second one by now.
    assert_eq!(state.riders[BILL].mailbox, 2);
}

#[test]
fn pe_157_then_it_is_one_mailbox_a_turn() {
    let mut state = table(&[14, 33, 20]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(why(&story, Event::AtMailbox { seat: BILL, mailbox: 2 }), rule!("PE-157"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Claimed { seat: BILL, .. })), 0);
}

#[test]
fn pe_158_the_third_mailbox_wins_at_once() {
    let mut state = table(&[14, 33, 20]);
    state.riders[BILL].mailbox = 2;
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::Won { seat: BILL, ending: Ending::Jackrabbit }), rule!("PE-158"));
    assert_eq!(winner(&state), Some(BILL));
    // Nothing is legal after the end.
    let over = Illegal { code: IllegalCode::GameOver, rule: rule!("PE-158") };
    assert_eq!(refusal(&state, TED, Action::Pass), over);
}

#[test]
fn pe_159_the_second_one_starts_the_final_duel_at_once() {
    let mut state = table(&[32, 33, 20]);
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::FinalDuel { seat: TED, rival: BILL }), rule!("PE-159"));
    assert_eq!(state.phase, Phase::Corners { mover: TED, rival: BILL, last: true });
}

#[test]
fn pe_160_nothing_is_paid_in_the_final_duel() {
    let mut state = final_duel(1, &[20]);
    let story = act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    assert_eq!(happened(&story, |event| matches!(event, Event::Paid { .. } | Event::BankPaid { .. })), 0);
    assert_eq!((gold(&state, TED), gold(&state, BILL)), (3, 3));
}

#[test]
fn pe_161_who_came_second_decides_who_stands_where() {
    let mut state = table(&[32, 33, 20]);
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(deciders(&state), [TED]);
    assert_eq!(refusal(&state, TED, Action::Pass), not_allowed(rule!("PE-161")));
    let story = act(&mut state, TED, Action::Stand(Corner::B), &[]);
    assert_eq!(why(&story, Event::Stood { seat: TED, corner: Corner::B }), rule!("PE-161"));
}

fn shots(mut state: PonyExpress, many: usize) -> Vec<Seat> {
    let mut order = Vec::new();
    for _ in 0..many {
        let shooter = deciders(&state)[0];
        order.push(shooter);
        act(&mut state, shooter, SHORT, GO);
    }
    order
}

#[test]
fn pe_162_from_the_first_mailbox_shots_alternate() {
    assert_eq!(shots(final_duel(1, &[20]), 5), [BILL, TED, BILL, TED, BILL]);
}

#[test]
fn pe_163_from_the_second_mailbox_the_first_shoots_twice() {
    assert_eq!(shots(final_duel(2, &[20]), 6), [BILL, BILL, TED, BILL, TED, BILL]);
}

#[test]
fn pe_164_the_final_duel_has_no_limit_of_three() {
    assert_eq!(shots(final_duel(1, &[20]), 20).len(), 20);
}

#[test]
fn pe_165_who_is_hit_or_arrested_loses_the_game() {
    let mut state = final_duel(1, &[20]);
    let story = act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    assert_eq!(why(&story, Event::Won { seat: BILL, ending: Ending::LastStanding }), rule!("PE-165"));
    // Harry on 22 is in the line.
    let mut state = final_duel(1, &[22]);
    act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    assert_eq!(winner(&state), Some(TED));
    let over = Illegal { code: IllegalCode::GameOver, rule: rule!("PE-165") };
    assert_eq!(refusal(&state, BILL, STRAIGHT_AHEAD), over);
}

#[test]
fn pe_166_cards_may_be_played_in_the_final_duel() {
    let mut state = with_card(final_duel(1, &[20]), BILL, Item::SecondColt);
    state = with_card(with_card(state, TED, Item::PocketBible), TED, Item::WhiskeyFlask);
    act(&mut state, BILL, play(Card::SecondColt), &[]);
    act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    act(&mut state, TED, play(Card::PocketBible), &[]);
    // Before Bill's second shot.
    act(&mut state, TED, play(Card::WhiskeyFlask), &[]);
    assert!(
        matches!(state.phase, Phase::Aim { shot: Shot::Duel(duel), flask: true } if duel.shooter == BILL)
    );
    // A Star turns the arrest into a miss.
    let mut state = with_card(final_duel(1, &[22]), BILL, Item::SheriffsStar);
    act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    act(&mut state, BILL, play(Card::SheriffsStar), &[]);
    assert_eq!((winner(&state), deciders(&state)), (None, vec![TED]));
}

#[test]
fn pe_167_a_third_rider_never_arrives() {
    for seed in 0..60 {
        let mut chance = Chance::seeded(seed);
        let mut state = PonyExpress::setup(5, &NoOptions {}, &mut chance, &mut Silent);
        let mut legal = Vec::new();
        while let Some(seat) = state.status().deciders().first() {
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = *chance.pick(&legal).expect("there is a choice");
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
        let arrived = state.riders.iter().filter(|(_, rider)| rider.is_in_sacramento()).count();
        assert!((1..=2).contains(&arrived));
    }
}

#[test]
fn pe_168_prison_in_sacramento_is_followed_by_a_mailbox_step() {
    let bill_jailed = || jailed(table(&[14, 33, 20]), &[BILL]);
    let mut state = bill_jailed();
    believed(&mut state, Hand::Pair, &[]);
    let mut pays = state.clone();
    let story = act(&mut pays, BILL, Action::Bail, &NEXT);
    assert_eq!(why(&story, Event::Charity { seat: BILL, gold: 1 }), rule!("PE-26"));
    assert_eq!(pays.riders[BILL].mailbox, 2);
    // An escape leads on too; else he stands up and stays.
    let mut escapes = state.clone();
    act(&mut escapes, BILL, Action::Pass, &[STRAIGHT, NEXT].concat());
    assert_eq!(escapes.riders[BILL].mailbox, 2);
    act(&mut state, BILL, Action::Pass, &[PAIR, NEXT].concat());
    assert_eq!((state.riders[BILL].mailbox, state.riders[BILL].is_jailed()), (1, false));
}

#[test]
fn pe_169_the_final_duel_voids_prison() {
    let mut state = jailed(table(&[32, 33, 20]), &[BILL]);
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::StoodUp { seat: BILL }), rule!("PE-169"));
    assert!(!state.riders[BILL].is_jailed());
    assert_eq!(state.phase, Phase::Corners { mover: TED, rival: BILL, last: true });
}

#[test]
fn pe_170_a_wrong_call_from_sacramento_is_followed_by_the_final_duel() {
    let mut state = table(&[32, 33, 5]);
    let story = called(&mut state, Hand::Pair, BILL, &[]);
    let order: Vec<RuleId> = story.iter().rev().take(4).rev().map(|told| told.rule).collect();
    assert_eq!(order, [rule!("PE-68"), rule!("PE-68"), rule!("PE-169"), rule!("PE-159")]);
    assert_eq!(state.phase, Phase::Corners { mover: TED, rival: BILL, last: true });
}

#[test]
fn pe_171_everybody_but_the_winner_shares_the_second_place() {
    let mut state = final_duel(1, &[20, 4]);
    act(&mut state, BILL, STRAIGHT_AHEAD, GO);
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(outcome.places.as_slice(), [2, 1, 2, 2]);
    let mut sheet = Vec::new();
    state.score_sheet(BILL, &mut sheet);
    assert_eq!((sheet.len(), sheet[0].points, sheet[0].rule), (1, 1, rule!("PE-171")));
}

#[test]
fn pe_172_after_200_shots_who_came_first_wins() {
    let mut state = final_duel(1, &[20]);
    for shot in 1..200 {
        let shooter = if shot % 2 == 1 { BILL } else { TED };
        act(&mut state, shooter, SHORT, GO);
    }
    let story = act(&mut state, TED, SHORT, GO);
    assert_eq!(why(&story, Event::Won { seat: BILL, ending: Ending::LongDuel }), rule!("PE-172"));
}

#[test]
fn pe_173_there_is_always_exactly_one_winner() {
    for ending in [Ending::Jackrabbit, Ending::LastStanding, Ending::LongDuel, Ending::LongGame] {
        let state = at(table(&[33, 33, 20, 20]), Phase::Over { winner: TED, ending });
        assert_eq!(state.status().outcome().expect("it is over").winners(), SeatSet::only(TED));
    }
}

/// Ted's is the last turn there is.
fn last_turn(spaces: &[u8]) -> PonyExpress {
    let mut state = table(spaces);
    state.turn = data::LAST_TURN;
    state
}

#[test]
fn pe_174_after_1000_turns_the_farthest_rider_wins() {
    let mut state = last_turn(&[14, 20, 24]);
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::Won { seat: HARRY, ending: Ending::LongGame }), rule!("PE-174"));
    // Among equals the richer one, then who sits nearest after the first player.
    let mut state = with_gold(last_turn(&[14, 24, 24]), HARRY, 4);
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(winner(&state), Some(HARRY));
    let mut state = last_turn(&[14, 24, 24]);
    state.first = HARRY;
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(winner(&state), Some(HARRY));
}
