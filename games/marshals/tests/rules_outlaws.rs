//! Rules MA-63 to MA-85: Outlaws are captured, claimed for, or escape.

use crate::table::*;

fn slipped(number: usize) -> Event {
    Event::Slipped { seat: ANNA, outlaw: outlaw(number) }
}

#[test]
fn ma_63_an_outlaw_escapes_when_an_ambush_or_camping_card_is_on_top() {
    // Example 1.
    for top_card in ["AM-F-1", "CA-M-2"] {
        let (state, story) = draw(table(3).discarded(&[top_card]).top(&["OU-3"]), ANNA);
        assert_eq!(why(&story, slipped(3)), rule!("MA-63"));
        assert_eq!(state.outlaws[2].escapes, 1);
        assert_eq!(state.deck[0], card("OU-3"));
        assert_eq!((asked(&state), state.marshals[ANNA].coins), (BEN, 10));
    }
}

#[test]
fn ma_63_a_move_opens_the_way_to_a_capture() {
    // Example 2.
    let state =
        table(3).discarded(&["AM-F-1"]).top(&["MV-D-4", "OU-3"]).holding(BEN, &["MV-D-7", "MV-D-2", "WI-1"]);
    let (mut state, _) = draw(state, ANNA);
    state.marshals[ANNA].specialty = Terrain::Desert;
    let story = act(&mut state, ANNA, ride("MV-D-4", DESERT));
    assert_eq!(
        why(&story, Event::Rewarded { seat: ANNA, coins: 60, doubled: Some(Terrain::Desert) }),
        rule!("MA-66")
    );
    let story = act(&mut state, BEN, Claim);
    let claimed = Event::Claimed { seat: BEN, cards: cards(&["MV-D-2", "MV-D-7"]), coins: 9 };
    assert_eq!(why(&story, claimed), rule!("MA-68"));
    assert_eq!((state.marshals[ANNA].coins, state.marshals[BEN].coins), (70, 19));
    assert!(state.hands[BEN].and(CardSet::MOVEMENT).less(cards(&["MV-F-1"])).is_empty());
}

#[test]
fn ma_63_a_special_action_does_not_open_the_way() {
    // Example 3.
    let state = table(3).discarded(&["AM-F-1"]).top(&["MV-D-4", "OU-3"]);
    let (mut state, _) = draw(state, ANNA);
    let story = act(&mut state, ANNA, SpendProvision { to: place(DESERT) });
    assert_eq!(why(&story, slipped(3)), rule!("MA-63"));
}

#[test]
fn ma_64_otherwise_the_outlaw_is_captured_also_on_an_empty_pile() {
    for pile in [&[][..], &["MV-F-3"], &["CL-F"], &["AM-F-1", "WI-1"], &["EV-BORDER"]] {
        let (state, story) = draw(table(3).discarded(pile).top(&["OU-2"]), ANNA);
        assert_eq!(why(&story, Event::Captured { seat: ANNA, outlaw: outlaw(2) }), rule!("MA-64"));
        assert_eq!(state.outlaws[1].place, Whereabouts::Captured(ANNA));
    }
}

#[test]
fn ma_65_the_reward_is_the_danger_rating() {
    for number in 1..=4 {
        let name = data::NAMES[76 + number];
        let (state, story) = draw(table(3).at(ANNA, PLAIN).top(&[name]), ANNA);
        let coins = outlaw(number).danger();
        assert_eq!(why(&story, Event::Rewarded { seat: ANNA, coins, doubled: None }), rule!("MA-65"));
        assert_eq!(state.marshals[ANNA].coins, 10 + coins);
    }
}

#[test]
fn ma_66_the_reward_is_doubled_on_the_own_terrain() {
    let (state, story) = draw(table(3).at(ANNA, FOREST).top(&["OU-4"]), ANNA);
    assert_eq!(
        why(&story, Event::Rewarded { seat: ANNA, coins: 80, doubled: Some(Terrain::Forest) }),
        rule!("MA-66")
    );
    assert_eq!(state.marshals[ANNA].coins, 90);
}

#[test]
fn ma_67_the_others_may_claim_in_turn_order() {
    let state =
        table(4).holding(ANNA, &["MV-F-1"]).holding(CLEO, &["MV-F-2"]).holding(DAN, &["MV-F-3", "MV-D-9"]);
    // Ben draws in the forest.
    let (mut state, _) = draw(state.at(BEN, FOREST).top(&["OU-1"]), BEN);
    for seat in [CLEO, DAN, ANNA] {
        assert_eq!(asked(&state), seat);
        assert_eq!(choices(&state, seat), [Claim, Pass]);
        act(&mut state, seat, Claim);
    }
    assert_eq!([ANNA, CLEO, DAN].map(|seat| state.marshals[seat].coins), [11, 12, 13]);
    // The turn of the captor is over.
    assert_eq!((asked(&state), state.phase), (CLEO, Phase::Act));
    assert_eq!(refusal(&state, CLEO, Claim), not_allowed(rule!("MA-67")));
}

#[test]
fn ma_67_who_cannot_claim_is_asked_like_everybody_else() {
    let state = table(4).holding(BEN, &["MV-D-7"]).holding(CLEO, &["MV-F-2"]);
    let (mut state, _) = draw(state.at(ANNA, FOREST).top(&["OU-1"]), ANNA);
    assert_eq!(choices(&state, BEN), [Pass]);
    let story = act(&mut state, BEN, Pass);
    assert_eq!(why(&story, Event::Declined { seat: BEN, offer: Offer::Claim }), rule!("MA-67"));
    assert_eq!(story.len(), 1);
    assert_eq!(asked(&state), CLEO);
    assert_eq!(refusal(&state, CLEO, EndTurn), not_allowed(rule!("MA-67")));
    // Dan holds no cards at all, which everybody sees.
    let story = act(&mut state, CLEO, Pass);
    // Who could have claimed is told of in the same way.
    assert_eq!(why(&story, Event::Declined { seat: CLEO, offer: Offer::Claim }), rule!("MA-67"));
    assert_eq!(state.phase, Phase::Act);
}

#[test]
fn ma_68_a_claim_is_all_matching_cards_or_none() {
    let state = table(3).holding(BEN, &["MV-F-2", "MV-F-9", "MV-F-5", "MV-P-6"]).at(ANNA, FOREST);
    let (mut state, _) = draw(state.top(&["OU-1"]), ANNA);
    let mut declined = state.clone();
    act(&mut declined, BEN, Pass);
    assert_eq!((declined.marshals[BEN].coins, declined.hands[BEN].less(cards(&["MV-F-1"])).len()), (10, 4));
    act(&mut state, BEN, Claim);
    assert_eq!(state.marshals[BEN].coins, 26);
    assert!(state.hands[BEN].contains(card("MV-P-6")) && !state.hands[BEN].contains(card("MV-F-2")));
}

#[test]
fn ma_68_a_claim_with_no_card_at_all_is_refused() {
    let (state, _) = draw(table(3).holding(BEN, &["MV-P-6"]).at(ANNA, FOREST).top(&["OU-1"]), ANNA);
    assert_eq!(refusal(&state, BEN, Claim), not_allowed(rule!("MA-68")));
}

#[test]
fn ma_69_the_claimed_cards_are_discarded() {
    let state = table(3).holding(BEN, &["MV-F-2", "MV-F-9"]).at(ANNA, FOREST).discarded(&["WI-1"]);
    let (mut state, _) = draw(state.top(&["OU-1"]), ANNA);
    act(&mut state, BEN, Claim);
    assert_eq!(state.discard.to_vec(), [card("WI-1"), card("MV-F-2"), card("MV-F-9")]);
}

#[test]
fn ma_70_a_claim_is_never_doubled() {
    // Ben is the expert in the desert.
    let (mut state, _) = draw(table(3).holding(BEN, &["MV-D-8"]).at(ANNA, DESERT).top(&["OU-1"]), ANNA);
    act(&mut state, BEN, Claim);
    assert_eq!(state.marshals[BEN].coins, 18);
}

#[test]
fn ma_71_wild_cards_actions_and_events_never_count_for_a_claim() {
    let hand = ["WI-1", "AM-F-2", "CL-F", "EV-BORDER"];
    let (state, _) = draw(table(3).holding(BEN, &hand).at(ANNA, FOREST).top(&["OU-1"]), ANNA);
    assert_eq!(choices(&state, BEN), [Pass]);
    assert_eq!(refusal(&state, BEN, Claim), not_allowed(rule!("MA-71")));
}

#[test]
fn ma_72_only_the_revealed_corrupt_player_cannot_claim() {
    let state = table(3).at(ANNA, FOREST).top(&["OU-1"]);
    let secret = state.clone().holding(BEN, &["MV-F-4", "CORRUPT"]);
    let (secret, _) = draw(secret, ANNA);
    assert!(can(&secret, BEN, Claim));
    let revealed = state.holding(BEN, &["MV-F-4"]).holding(CLEO, &["MV-F-6"]).unmasked(BEN);
    let (revealed, _) = draw(revealed, ANNA);
    assert_eq!(asked(&revealed), CLEO);
    assert_eq!(refusal(&revealed, BEN, Claim), not_yours(rule!("MA-72")));
}

#[test]
fn ma_73_the_captor_keeps_the_outlaw_for_all_to_see_and_the_turn_ends() {
    let (state, _) = draw(table(3).top(&["OU-2"]), ANNA);
    assert_eq!((state.captures(ANNA), asked(&state)), (1, BEN));
    let seen = state.view(Viewer::Spectator).outlaws[1].place;
    assert_eq!(seen, Whereabouts::Captured(ANNA));
}

#[test]
fn ma_74_ma_75_ma_76_the_corrupt_player_lets_it_go_shows_the_card_and_is_paid() {
    // Nothing on the pile would help the Outlaw.
    let state = table(3).holding(ANNA, &["CORRUPT"]).discarded(&["MV-F-1"]).top(&["OU-3"]);
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, slipped(3)), rule!("MA-74"));
    assert_eq!(why(&story, Event::Unmasked { seat: ANNA }), rule!("MA-75"));
    assert_eq!(why(&story, Event::Bribed { seat: ANNA, coins: 30 }), rule!("MA-76"));
    assert_eq!((state.unmasked, state.marshals[ANNA].coins), (Some(ANNA), 40));
    assert!(state.is_corrupt(ANNA) && !state.hands[ANNA].contains(Card::CORRUPT));
    assert_eq!(state.outlaws[2].escapes, 1);
}

#[test]
fn ma_75_ma_76_the_card_is_shown_once_but_every_escape_is_paid() {
    let state = table(3).unmasked(ANNA).top(&["OU-3"]).discarded(&["AM-F-1"]);
    let (state, story) = draw(state, ANNA);
    assert_eq!(happened(&story, |event| matches!(event, Event::Unmasked { .. })), 0);
    assert_eq!(state.marshals[ANNA].coins, 40);
}

#[test]
fn ma_77_the_corrupt_marshal_is_not_revealed_by_choice() {
    let state = table(3).holding(ANNA, &["CORRUPT"]);
    let shows = |action: &Action| format!("{action:?}").contains("CORRUPT");
    assert!(!choices(&state, ANNA).iter().any(shows));
    assert_eq!(refusal(&state, ANNA, Reveal { card: Card::CORRUPT }), not_allowed(rule!("MA-93")));
}

#[test]
fn ma_78_nobody_claims_when_an_outlaw_escapes() {
    let state = table(3).holding(BEN, &["MV-F-7"]).at(ANNA, FOREST).discarded(&["AM-F-1"]).top(&["OU-3"]);
    let (state, _) = draw(state, ANNA);
    assert_eq!((asked(&state), state.phase), (BEN, Phase::Act));
    assert_eq!(refusal(&state, BEN, Claim), not_allowed(rule!("MA-67")));
}

#[test]
fn ma_79_an_escaped_outlaw_goes_to_the_bottom_where_everybody_knows_it() {
    let (state, story) = draw(table(3).discarded(&["AM-F-1"]).top(&["OU-3"]), ANNA);
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(3), escapes: 1 }), rule!("MA-79"));
    for viewer in Viewer::all(3) {
        let deck = state.view(viewer).deck;
        assert_eq!(deck.bottom, [Some(card("OU-3")), None, None, None]);
        let world = Marshals::determinise(&state.view(viewer), &mut Chance::seeded(1));
        assert_eq!(world.deck[0], card("OU-3"));
    }
}

#[test]
fn ma_80_the_last_card_gets_away_if_it_escapes_again() {
    let state = table(3).only(&["OU-2"]).captured_all_but(2).escaped(1, 1).discarded_top("AM-F-1");
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::GotAway { outlaw: outlaw(2) }), rule!("MA-80"));
    assert_eq!(state.outlaws[1].place, Whereabouts::Gone);
}

#[test]
fn ma_81_the_last_card_comes_back_if_it_escapes_for_the_first_time() {
    // Example 9, with an Ambush instead of the Corrupt Marshal.
    let state = table(3).only(&["OU-2"]).captured_all_but(2).discarded_top("AM-F-1");
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(2), escapes: 1 }), rule!("MA-81"));
    // Ben draws it at once, and this time it is away for good.
    assert_eq!(why(&story, Event::GotAway { outlaw: outlaw(2) }), rule!("MA-80"));
    assert!(matches!(state.status(), Status::Over(_)));
}

#[test]
fn ma_82_escaping_again_with_other_cards_left_is_only_temporary() {
    let state = table(3).top(&["OU-2"]).escaped(1, 1).discarded(&["AM-F-1"]);
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(2), escapes: 2 }), rule!("MA-82"));
    assert_eq!(state.outlaws[1].place, Whereabouts::Deck);
}

#[test]
fn ma_83_when_only_outlaws_are_left_each_escapes_at_most_once_more() {
    let state = table(3).only(&["OU-1", "OU-2"]).captured_all_but_two().discarded_top("AM-F-1");
    let state = state.escaped(0, 1).escaped(1, 1);
    let (state, story) = draw(state, ANNA);
    // OU-1 and OU-2 escape once more, then OU-1 gets away though it is not the last, then OU-2 as the last.
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(1), escapes: 2 }), rule!("MA-83"));
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(2), escapes: 2 }), rule!("MA-83"));
    assert_eq!(why(&story, Event::GotAway { outlaw: outlaw(1) }), rule!("MA-83"));
    assert_eq!(why(&story, Event::GotAway { outlaw: outlaw(2) }), rule!("MA-80"));
    assert_eq!(state.draws, 4);
}

#[test]
fn ma_84_an_outlaw_that_got_away_is_scored_by_nobody_but_helping_it_is_paid() {
    // Example 8.
    let state = table(3).holding(ANNA, &["CORRUPT"]).only(&["OU-2"]).captured_all_but(2).escaped(1, 1);
    let (state, story) = draw(state, ANNA);
    let paid = story.iter().position(|told| told.event == Event::Bribed { seat: ANNA, coins: 30 }).unwrap();
    let away = story.iter().position(|told| told.event == Event::GotAway { outlaw: outlaw(2) }).unwrap();
    assert!(paid < away);
    assert_eq!((state.marshals[ANNA].coins, state.captures(ANNA)), (40, 0));
    assert_eq!(winners(&state), [ANNA]);
}

#[test]
fn ma_85_an_escape_ends_the_turn() {
    let (state, _) = draw(table(3).discarded(&["CA-F-1"]).top(&["OU-2"]), ANNA);
    assert_eq!((asked(&state), state.turn), (BEN, 3));
}
