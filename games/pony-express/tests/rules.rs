//! One test per rule of `rules.md`: chapters 1 to 4, the table, the set-up, hands, the turn.

use crate::table::*;

/// Everybody rolls for the first turn, then the deck keeps its order: Lasso and Rail Pass on top.
fn start(rolls: &[[u32; 5]]) -> (PonyExpress, Story) {
    let mut story = Vec::new();
    let luck = rolls.iter().flatten().copied().chain((1..20).rev());
    let seats = rolls.len().min(5);
    let state = PonyExpress::start(seats, &NoOptions {}, &mut Chance::scripted(luck), &mut story);
    (state.expect("a table of a good size"), story)
}

fn hand(text: &str) -> Hand {
    dice(text).hand()
}

fn beats(high: &str, low: &str) -> bool {
    dice(high).strength() > dice(low).strength()
}

#[test]
fn pe_1_three_to_five_play() {
    for seats in 0..=8 {
        let allowed = PonyExpress::check_setup(seats, &NoOptions {});
        let refused = BadSetup::Seats { given: seats, least: 3, most: 5, rule: rule!("PE-1") };
        assert_eq!(allowed, if (3..=5).contains(&seats) { Ok(()) } else { Err(refused) });
    }
}

#[test]
fn pe_2_the_track_has_the_33_spaces_of_the_table() {
    let count = |is: fn(Kind) -> bool| data::TRACK.iter().filter(|place| is(place.kind)).count();
    assert_eq!(data::TRACK.len(), 33);
    assert_eq!(count(|kind| kind == Kind::Town), 5);
    assert_eq!(count(|kind| matches!(kind, Kind::Train { .. })), 4);
    assert_eq!(count(|kind| kind == Kind::Raid), 6);
    assert_eq!(count(|kind| kind == Kind::Mine), 5);
    assert_eq!(count(|kind| kind == Kind::Saloon), 5);
    assert_eq!(count(|kind| kind == Kind::Relay), 4);
    assert_eq!(count(|kind| kind == Kind::Plain), 3);
    assert_eq!(Space::new(33).kind(), Kind::Sacramento);
    assert_eq!(Space::new(22).kind(), Kind::Train { price: 0, to: 22 });
    // Ridden in ascending order.
    assert_eq!(Space::new(7).ahead(3), Space::new(10));
}

#[test]
fn pe_3_st_joseph_has_no_action() {
    assert!((1..=5).all(|space| Space::new(space).kind() == Kind::Town));
    let mut state = table(&[1, 20, 20]);
    let story = believed(&mut state, Hand::TwoPairs, &NEXT);
    assert_eq!((space(&state, TED), deciders(&state)), (3, vec![BILL]));
    assert_eq!(happened(&story, |event| matches!(event, Event::RolledOpenly { .. })), 0);
}

#[test]
fn pe_4_the_desert_reaches_from_25_to_32() {
    let desert: Vec<u8> = (1..=33).filter(|space| Space::new(*space).is_desert()).collect();
    assert_eq!(desert, (25..=32).collect::<Vec<u8>>());
}

#[test]
fn pe_5_plains_have_no_action() {
    let mut state = table(&[14, 3, 3]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!((space(&state, TED), gold(&state, TED), deciders(&state)), (15, 3, vec![BILL]));
    assert_eq!(story.last().unwrap().event, Event::Rolled { seat: BILL, dice: Some(dice("9 9 10 J Q")) });
}

#[test]
fn pe_6_the_bank_pays_what_it_holds() {
    // A mine yields 7, but the bank holds only 4.
    let mut state = with_gold(with_gold(table(&[5, 20, 20]), BILL, 20), TED, 3);
    assert_eq!(state.bank, 4);
    let story = believed(&mut state, Hand::Pair, &[FIVE, NEXT].concat());
    assert_eq!((gold(&state, TED), state.bank), (7, 0));
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 4 }), rule!("PE-125"));
}

#[test]
fn pe_7_gold_is_public() {
    let state = with_gold(table(&[1, 1, 1]), BILL, 5);
    for viewer in Viewer::all(3) {
        let riders = state.view(viewer).riders;
        assert_eq!(riders.iter().map(|(_, rider)| rider.gold).collect::<Vec<_>>(), [3, 5, 3]);
    }
}

#[test]
fn pe_8_pe_9_pe_10_everybody_has_a_rider_on_space_1_and_3_gold() {
    for (seats, bank) in [(3, 21), (4, 18), (5, 15)] {
        let (state, _) = start(&[PAIR, NOTHING, NOTHING, NOTHING, NOTHING][..seats]);
        assert_eq!(
            state.riders,
            BySeat::filled(seats, Rider { space: Space::new(1), mailbox: 0, gold: 3, jail: 0 })
        );
        assert_eq!(state.bank, bank);
        // Each has a rider of his own name and colour.
        use tinstar_core::Speak;
        let mut names: Vec<&str> = Seat::all(seats).map(|seat| PonyExpress::seat_name(seats, seat)).collect();
        names.dedup();
        assert_eq!(names.len(), seats);
    }
}

#[test]
fn pe_11_the_best_hand_takes_the_first_turn() {
    let (state, story) = start(&[PAIR, STRAIGHT, THREE]);
    assert_eq!((state.first, state.active), (BILL, BILL));
    let rolled = Event::RolledForFirst { seat: HARRY, dice: dice("A A A Q 9") };
    assert_eq!(why(&story, rolled), rule!("PE-11"));
}

#[test]
fn pe_12_who_ties_exactly_rolls_again() {
    let mut story = Vec::new();
    let rolls = [PAIR, NOTHING, PAIR, NOTHING, PAIR];
    let luck = rolls.iter().flatten().copied().chain((1..20).rev());
    let state = PonyExpress::start(3, &NoOptions {}, &mut Chance::scripted(luck), &mut story).unwrap();
    assert_eq!(state.first, HARRY);
    assert_eq!(why(&story, Event::Tied { seats: [TED, HARRY].into_iter().collect() }), rule!("PE-12"));
}

#[test]
fn pe_13_turns_pass_clockwise() {
    let mut state = table(&[1, 20, 30]);
    for (seat, next) in [(TED, BILL), (BILL, HARRY)] {
        assert_eq!(state.active, seat);
        state.riders[seat].space = Space::new(1);
        let story = believed(&mut state, Hand::Pair, &NEXT);
        assert_eq!(state.active, next);
        assert_eq!(happened(&story, |event| matches!(event, Event::TurnBegan { .. })), 1);
    }
}

#[test]
fn pe_14_everybody_keeps_one_of_two_cards() {
    for (seats, left) in [(3, 14), (4, 12), (5, 10)] {
        let (state, _) = start(&[PAIR, NOTHING, NOTHING, NOTHING, NOTHING][..seats]);
        assert_eq!(state.deck.len(), left);
        assert!(Seat::all(seats).all(|seat| state.pockets[seat].cards.len() == 2));
    }
    // The deck keeps its order, so that Ted has the Lasso and the Rail Pass: in the order of the table.
    let (mut state, story) = start(&[PAIR, NOTHING, NOTHING]);
    let dealt = Event::Dealt { seat: TED, cards: Some([Item::RailPass, Item::Lasso]) };
    assert_eq!(why(&story, dealt), rule!("PE-14"));
    assert_eq!(choices(&state, TED), [Action::Keep(0), Action::Keep(1)]);
    act(&mut state, TED, Action::Keep(1), &[]);
    assert_eq!(state.pockets[TED].cards, [Item::Lasso].into_iter().collect());
    // A card that was not dealt cannot be kept.
    assert_eq!(refusal(&state, BILL, Action::Keep(2)), not_allowed(rule!("PE-14")));
}

#[test]
fn pe_15_the_cards_given_back_are_shuffled_into_the_deck() {
    let (mut state, _) = start(&[PAIR, NOTHING, NOTHING]);
    act(&mut state, TED, Action::Keep(0), &[]);
    act(&mut state, BILL, Action::Keep(0), &[]);
    let keep_order: Vec<u32> = (1..17).rev().chain(NEXT).collect();
    let story = act(&mut state, HARRY, Action::Keep(0), &keep_order);
    assert_eq!(state.deck.len(), 17);
    assert_eq!(why(&story, Event::Shuffled { cards: 17 }), rule!("PE-15"));
    assert!(state.deck.iter().any(|card| card.item == Item::Lasso));
}

#[test]
fn pe_16_the_choices_of_cards_are_simultaneous_and_hidden() {
    let (mut state, _) = start(&[PAIR, NOTHING, NOTHING]);
    assert_eq!(deciders(&state), [TED, BILL, HARRY]);
    let story = act(&mut state, HARRY, Action::Keep(0), &[]);
    assert_eq!(deciders(&state), [TED, BILL]);
    let told = &story[0];
    assert_eq!(told.rule, rule!("PE-16"));
    assert_eq!(
        PonyExpress::redact(&told.event, Viewer::Seat(TED)),
        Some(Event::Kept { seat: HARRY, card: None })
    );
    // Who has chosen cannot choose again.
    assert_eq!(refusal(&state, HARRY, Action::Keep(1)), not_yours(rule!("PE-16")));
    // What was given back is its owner's to remember.
    assert!(state.view(Viewer::Seat(HARRY)).own.unwrap().gave_back.is_some());
}

#[test]
fn pe_17_three_raiders_stand_on_the_red_spots() {
    assert_eq!((data::RAIDERS, data::flick::RAIDERS.len()), (3, 3));
    // All three are there for every shot, and the token is a matter of the phase: no duel, no token.
    let flight =
        flick::raid(Aim { shift: 0, angle: 0, power: 800 }, Wobble::NONE, &flick::Standing::default());
    assert_eq!(flight.fallen, 0b111);
    let (state, _) = start(&[PAIR, NOTHING, NOTHING]);
    assert!(matches!(state.phase, Phase::Keep { .. }));
}

#[test]
fn pe_18_faces_rank_from_ace_to_nine() {
    assert_eq!(Face::ALL.map(Face::rank), [1, 2, 3, 4, 5, 6]);
    assert_eq!(Face::ALL.map(Face::sign), ["9", "10", "J", "Q", "K", "A"]);
    assert!(Face::ALL.is_sorted());
}

#[test]
fn pe_19_hands_rank_as_in_the_table() {
    assert!(beats("9 10 J Q K", "A A A K Q"));
    assert!(beats("9 9 9 10 10", "A K Q J 10"));
    assert!(beats("9 9 9 9 10", "A A A K K"));
    assert!(beats("9 9 9 9 9", "A A A A K"));
    assert_eq!(Hand::ALL.map(Hand::value), [0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn pe_20_a_straight_does_not_wrap_around() {
    assert_eq!(hand("9 10 J Q K"), Hand::Straight);
    assert_eq!(hand("10 J Q K A"), Hand::Straight);
    assert_eq!(hand("A K Q J 9"), Hand::Nothing);
    assert_eq!(hand("J Q K A 9"), Hand::Nothing);
}

#[test]
fn pe_21_every_roll_makes_exactly_one_hand() {
    let mut counts = [0; 8];
    for roll in 0..7776_usize {
        let face = |die: u32| Face::ALL[roll / 6_usize.pow(die) % 6];
        let faces: Faces = (0..5).map(face).collect();
        counts[faces.hand() as usize] += 1;
    }
    assert_eq!(counts, [480, 3600, 1800, 1200, 240, 300, 150, 6]);
}

#[test]
fn pe_22_equal_hands_are_compared_by_their_faces() {
    assert!(beats("K K K 9 9", "Q Q Q A A"));
    assert!(beats("K K K 10 10", "K K K 9 9"));
    assert!(beats("A K Q J 10", "K Q J 10 9"));
    assert!(beats("A K Q J 9", "A K Q 10 9"));
    assert!(beats("J J 9 9 A", "J J 9 9 K"));
    assert!(beats("J J Q 10 9", "10 10 A K Q"));
    assert!(beats("9 9 9 9 A", "9 9 9 9 K"));
    assert!(beats("9 9 9 A J", "9 9 9 K Q"));
    assert!(beats("A A K Q 9", "A A K J 10"));
}

#[test]
fn pe_23_equal_faces_tie() {
    assert_eq!(dice("K 9 K 9 A").strength(), dice("A K K 9 9").strength());
    assert_ne!(dice("K K 9 9 A").strength(), dice("K K 9 9 Q").strength());
}

#[test]
fn pe_24_tie_breaks_decide_a_poker_game() {
    // Ted rides to Bill and Harry on 15: three pairs of Aces, Harry's with the highest kickers.
    let mut state = table(&[14, 15, 15]);
    let rolls = [[6, 6, 4, 3, 1], [6, 6, 4, 2, 1], [6, 6, 5, 2, 1]].concat();
    let story = believed(&mut state, Hand::Pair, &[&rolls[..], &NEXT].concat());
    assert_eq!(why(&story, Event::PokerWon { seat: HARRY }), rule!("PE-109"));
}

#[test]
fn pe_25_a_claim_names_a_hand_and_no_faces() {
    // A pair of nines is as true a pair as one of Aces.
    for roll in ["9 9 10 J Q", "A A 10 J Q"] {
        let mut state = rolled(table(&[1, 1, 20]), roll, "");
        let story = called(&mut state, Hand::Pair, BILL, &[]);
        assert_eq!(why(&story, Event::Honest { seat: TED, caller: BILL }), rule!("PE-68"));
    }
}

#[test]
fn pe_26_who_starts_the_turn_without_gold_gets_one() {
    let mut state = with_gold(table(&[1, 20, 30]), BILL, 0);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(why(&story, Event::Charity { seat: BILL, gold: 1 }), rule!("PE-26"));
    assert_eq!(gold(&state, BILL), 1);
}

#[test]
fn pe_27_who_has_gold_gets_no_charity() {
    let mut state = with_gold(table(&[1, 20, 30]), BILL, 1);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(happened(&story, |event| matches!(event, Event::Charity { .. })), 0);
    assert_eq!(gold(&state, BILL), 1);
}

#[test]
fn pe_28_the_roll_is_hidden_and_its_owners() {
    let mut state = table(&[1, 20, 30]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    let told = story.last().unwrap();
    assert_eq!(
        (told.rule, told.event),
        (rule!("PE-28"), Event::Rolled { seat: BILL, dice: Some(dice("9 9 10 J Q")) })
    );
    assert_eq!(
        PonyExpress::redact(&told.event, Viewer::Seat(TED)),
        Some(Event::Rolled { seat: BILL, dice: None })
    );
    let seen = state.view(Viewer::Seat(TED));
    assert_eq!(seen.dice.map(|dice| (dice.visible, dice.hidden)), Some((Faces::EMPTY, 5)));
    assert_eq!(seen.own.unwrap().dice, None);
}

#[test]
fn pe_29_only_the_active_player_looks_under_the_shaker() {
    let mut state = table(&[1, 1, 20]);
    for action in [Action::TakeOut(Face::Ace), Action::Claim(Hand::Pair)] {
        act(&mut state, TED, action, &[]);
        for viewer in Viewer::all(3) {
            let own = state.view(viewer).own.and_then(|own| own.dice);
            assert_eq!(own.is_some(), viewer.is(TED), "{viewer:?}");
        }
    }
}

#[test]
fn pe_30_a_rider_in_sacramento_never_rolls() {
    let mut state = table(&[1, 33, 20]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!(happened(&story, |event| matches!(event, Event::Rolled { seat: BILL, .. })), 0);
    assert_eq!((state.riders[BILL].mailbox, state.active), (2, HARRY));
    assert_eq!(refusal(&state, BILL, Action::Claim(Hand::Pair)), not_yours(rule!("PE-30")));
    assert_eq!(refusal(&state, BILL, Action::RerollHidden), not_yours(rule!("PE-30")));
}

#[test]
fn pe_31_after_the_move_the_dice_go_to_the_next_player() {
    let mut state = table(&[14, 3, 20]);
    believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!((state.active, state.turn), (BILL, 2));
    assert!(can(&state, BILL, Action::Claim(Hand::Pair)));
    assert_eq!(refusal(&state, TED, Action::Pass), not_yours(rule!("PE-13")));
}
