//! Rule tests of chapters 10 and 11: poker games, action spaces, prison.

use crate::table::*;

/// Three on the plain on 15: Ted comes to Bill and Harry; these are the rolls, Ted's first.
fn poker(state: PonyExpress, rolls: &[[u32; 5]]) -> (PonyExpress, Story) {
    let mut state = state;
    let story = believed(&mut state, Hand::Pair, &rolls.concat());
    (state, story)
}

/// Ted rides one space on from here, with this luck.
fn ride_from(from: u8, luck: &[u32]) -> (PonyExpress, Story) {
    let mut state = table(&[from, 3, 3]);
    let story = believed(&mut state, Hand::Pair, luck);
    (state, story)
}

/// Ted ends his turn on 15, and it is the prison turn of Bill, who has so much gold.
fn prison_turn(gold: u8, luck: &[u32]) -> (PonyExpress, Story) {
    let mut state = with_gold(jailed(table(&[14, 8, 20]), &[BILL]), BILL, gold);
    let story = believed(&mut state, Hand::Pair, luck);
    (state, story)
}

#[test]
fn pe_107_all_free_riders_on_the_space_play() {
    let state = jailed(table(&[14, 15, 15, 15, 3]), &[SAMMY]);
    let (_, story) = poker(state, &[PAIR, NOTHING, NOTHING, NEXT]);
    let seats = [TED, BILL, HARRY].into_iter().collect();
    assert_eq!(why(&story, Event::Poker { seats, at: Space::new(15) }), rule!("PE-74"));
}

#[test]
fn pe_108_everybody_rolls_once_and_openly() {
    let (_, story) = poker(table(&[14, 15, 15]), &[PAIR, NOTHING, NOTHING, NEXT]);
    let rolled = Event::RolledOpenly { seat: TED, dice: dice("A A Q J 9"), hand: Hand::Pair };
    assert_eq!(why(&story, rolled), rule!("PE-108"));
    assert_eq!(PonyExpress::redact(&rolled, Viewer::Spectator), Some(rolled));
    assert_eq!(happened(&story, |event| matches!(event, Event::RolledOpenly { .. })), 3);
}

#[test]
fn pe_109_the_highest_hand_gets_2_gold_from_everybody() {
    let (state, story) = poker(table(&[14, 15, 15]), &[PAIR, THREE, NOTHING, NEXT]);
    assert_eq!(why(&story, Event::PokerWon { seat: BILL }), rule!("PE-109"));
    assert_eq!([TED, BILL, HARRY].map(|seat| gold(&state, seat)), [1, 7, 1]);
}

#[test]
fn pe_110_only_those_who_share_the_highest_hand_roll_again() {
    let (state, story) = poker(table(&[14, 15, 15]), &[PAIR, PAIR, NOTHING, NOTHING, PAIR, NEXT]);
    assert_eq!(why(&story, Event::Tied { seats: [TED, BILL].into_iter().collect() }), rule!("PE-110"));
    assert_eq!([TED, BILL, HARRY].map(|seat| gold(&state, seat)), [1, 7, 1]);
}

#[test]
fn pe_111_who_must_pay_with_nothing_goes_to_prison_and_the_bank_pays() {
    let state = with_gold(table(&[14, 15, 15]), HARRY, 0);
    let (state, story) = poker(state, &[THREE, PAIR, NOTHING, NEXT]);
    assert_eq!(why(&story, Event::Jailed { seat: HARRY }), rule!("PE-111"));
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 2 }), rule!("PE-111"));
    assert_eq!(gold(&state, TED), 7);
}

#[test]
fn pe_112_who_has_one_gold_pays_it_and_the_bank_adds_one() {
    let state = with_gold(table(&[14, 15, 15]), HARRY, 1);
    let (state, story) = poker(state, &[THREE, PAIR, NOTHING, NEXT]);
    assert_eq!(why(&story, Event::Paid { seat: HARRY, to: TED, gold: 1 }), rule!("PE-112"));
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 1 }), rule!("PE-112"));
    assert!(!state.riders[HARRY].is_jailed());
}

#[test]
fn pe_113_payments_go_clockwise_from_the_winner() {
    let (_, story) = poker(table(&[14, 15, 15]), &[PAIR, THREE, NOTHING, NEXT]);
    let payers: Vec<Seat> = story
        .iter()
        .filter_map(|told| if let Event::Paid { seat, .. } = told.event { Some(seat) } else { None })
        .collect();
    assert_eq!(payers, [HARRY, TED]);
}

#[test]
fn pe_114_the_space_acts_after_the_game_for_the_active_player_alone() {
    // At the mine on 6: only Ted digs.
    let mut state = table(&[5, 6, 6]);
    let story = believed(&mut state, Hand::Pair, &[PAIR, THREE, NOTHING, TWO_PAIRS, NEXT].concat());
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 2 }), rule!("PE-125"));
    assert_eq!([TED, BILL, HARRY].map(|seat| gold(&state, seat)), [3, 7, 1]);
    // Jailed by the game, he does not dig, and his turn is over (PE-133).
    let mut state = with_gold(table(&[5, 6, 6]), TED, 0);
    let story = believed(&mut state, Hand::Pair, &[PAIR, THREE, NOTHING, NEXT].concat());
    assert_eq!(why(&story, Event::Jailed { seat: TED }), rule!("PE-111"));
    assert_eq!(state.active, BILL);
}

#[test]
fn pe_115_the_train_goes_to_the_next_station_for_its_price() {
    for (from, price, to) in [(6, 1, 12), (11, 2, 17), (16, 3, 22)] {
        let (mut state, _) = ride_from(from, &[]);
        assert_eq!(choices(&state, TED), [Action::Pass, Action::Ride]);
        let story = act(&mut state, TED, Action::Ride, &NEXT);
        let rode = Event::Rode { seat: TED, from: Space::new(from + 1), to: Space::new(to), gold: price };
        assert_eq!(why(&story, rode), rule!("PE-115"));
        assert_eq!((space(&state, TED), gold(&state, TED)), (to, 3 - price));
    }
    let (mut state, _) = ride_from(6, &[]);
    assert_eq!(refusal(&state, TED, Action::Move), not_allowed(rule!("PE-115")));
    let story = act(&mut state, TED, Action::Pass, &NEXT);
    assert_eq!(why(&story, Event::Passed { seat: TED, window: Window::Station }), rule!("PE-115"));
    assert_eq!((space(&state, TED), gold(&state, TED)), (7, 3));
    assert_eq!(refusal(&state, BILL, Action::Ride), not_allowed(rule!("PE-115")));
}

#[test]
fn pe_116_a_gunfight_at_the_station_comes_before_the_ride() {
    let mut state = table(&[6, 7, 20]);
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(state.phase, Phase::Corners { mover: TED, rival: BILL, last: false });
    act(&mut state, TED, Action::Stand(Corner::A), &[]);
    act(&mut state, TED, STRAIGHT_AHEAD, GO);
    assert_eq!(state.phase, Phase::Station);
}

#[test]
fn pe_117_only_one_ride_a_turn() {
    let (mut state, _) = ride_from(6, &[]);
    act(&mut state, TED, Action::Ride, &NEXT);
    assert_eq!((space(&state, TED), state.active), (12, BILL));
    assert_eq!(refusal(&state, TED, Action::Ride), not_yours(rule!("PE-117")));
}

#[test]
fn pe_118_the_line_ends_on_22() {
    let (state, _) = ride_from(21, &NEXT);
    assert_eq!((space(&state, TED), state.active), (22, BILL));
    assert_eq!(refusal(&state, TED, Action::Ride), not_yours(rule!("PE-118")));
}

#[test]
fn pe_119_nothing_happens_on_arrival_by_train() {
    let mut state = table(&[6, 12, 3]);
    believed(&mut state, Hand::Pair, &[]);
    let story = act(&mut state, TED, Action::Ride, &NEXT);
    let quiet =
        |event: &Event| matches!(event, Event::Rode { .. } | Event::TurnBegan { .. } | Event::Rolled { .. });
    assert_eq!((happened(&story, quiet), state.active), (story.len(), BILL));
}

#[test]
fn pe_120_who_cannot_pay_cannot_ride() {
    let mut state = with_gold(table(&[16, 3, 3]), TED, 2);
    believed(&mut state, Hand::Pair, &NEXT);
    assert_eq!((space(&state, TED), state.active), (17, BILL));
    assert_eq!(refusal(&state, TED, Action::Ride), not_yours(rule!("PE-120")));
    // With a card in hand he is asked, for it might be a Rail Pass.
    let mut state = with_card(with_gold(table(&[16, 3, 3]), TED, 2), TED, Item::Dynamite);
    believed(&mut state, Hand::Pair, &[]);
    act(&mut state, TED, Action::Pass, &[]);
    assert_eq!(choices(&state, TED), [Action::Pass]);
    assert_eq!(refusal(&state, TED, Action::Ride), not_allowed(rule!("PE-120")));
}

#[test]
fn pe_121_three_raiders_stand_up_for_exactly_one_shot() {
    let (mut state, story) = ride_from(8, &[]);
    assert_eq!(why(&story, Event::RaidersStand { seat: TED }), rule!("PE-121"));
    assert_eq!(refusal(&state, TED, Action::Pass), not_allowed(rule!("PE-121")));
    let story = act(&mut state, TED, SHORT, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(happened(&story, |event| matches!(event, Event::Shot { .. })), 1);
    assert_eq!(state.active, BILL);
}

#[test]
fn pe_122_a_gold_for_every_raider_down_and_a_space_back_for_every_other() {
    let (mut state, _) = ride_from(12, &[]);
    let mut missed = state.clone();
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::RaidersFell { seat: TED, fallen: 3 }), rule!("PE-122"));
    assert_eq!(why(&story, Event::BankPaid { seat: TED, gold: 3 }), rule!("PE-122"));
    assert_eq!((space(&state, TED), gold(&state, TED)), (13, 6));
    act(&mut missed, TED, SHORT, &[&[STEADY][..], &NEXT].concat());
    assert_eq!((space(&missed, TED), gold(&missed, TED)), (10, 3));
}

#[test]
fn pe_123_the_way_back_triggers_nothing() {
    // Bill is at the saloon on 10, where Ted ends.
    let mut state = table(&[12, 10, 3]);
    believed(&mut state, Hand::Pair, &[]);
    let story = act(&mut state, TED, SHORT, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(
        why(&story, Event::MovedBack { seat: TED, from: Space::new(13), to: Space::new(10) }),
        rule!("PE-123")
    );
    assert_eq!(happened(&story, |event| matches!(event, Event::Gunfight { .. } | Event::PaidBill { .. })), 0);
    // Nobody goes back past the first space.
    assert_eq!(Space::new(2).back(3), Space::new(1));
}

#[test]
fn pe_124_touching_a_rider_means_prison_and_nothing_else() {
    // Bill on 6 is 3.5 mm off the axis.
    let mut state = table(&[12, 6, 3]);
    believed(&mut state, Hand::Pair, &[]);
    let story = act(&mut state, TED, STRAIGHT_AHEAD, &[&[STEADY][..], &NEXT].concat());
    assert_eq!(why(&story, Event::HitInnocent { seat: TED, innocent: BILL }), rule!("PE-124"));
    assert_eq!(why(&story, Event::Jailed { seat: TED }), rule!("PE-124"));
    assert_eq!((space(&state, TED), gold(&state, TED)), (13, 3));
}

#[test]
fn pe_125_a_mine_yields_the_value_of_a_roll() {
    for (roll, value) in [(NOTHING, 0), (PAIR, 1), (STRAIGHT, 4), (FULL_HOUSE, 5), (FIVE, 7)] {
        let (state, story) = ride_from(5, &[roll, NEXT].concat());
        assert_eq!(gold(&state, TED), 3 + value);
        assert_eq!(happened(&story, |event| matches!(event, Event::BankPaid { .. })), usize::from(value > 0));
    }
}

#[test]
fn pe_126_a_saloon_costs_the_value_of_a_roll() {
    for (roll, value) in [(NOTHING, 0), (PAIR, 1), (THREE, 3)] {
        let (state, story) = ride_from(9, &[roll, NEXT].concat());
        assert_eq!(why(&story, Event::PaidBill { seat: TED, gold: value, bill: value }), rule!("PE-126"));
        assert_eq!((gold(&state, TED), state.bank), (3 - value, 21 + value));
    }
}

#[test]
fn pe_127_who_cannot_pay_the_bill_pays_all_and_goes_to_prison() {
    let (state, story) = ride_from(9, &[FULL_HOUSE, NEXT].concat());
    assert_eq!(why(&story, Event::PaidBill { seat: TED, gold: 3, bill: 5 }), rule!("PE-127"));
    assert_eq!(why(&story, Event::Jailed { seat: TED }), rule!("PE-127"));
    assert_eq!(gold(&state, TED), 0);
}

#[test]
fn pe_128_who_comes_to_a_saloon_asks_for_drinks() {
    let (_, story) = ride_from(9, &[PAIR, NEXT].concat());
    assert_eq!(why(&story, Event::AskedForDrinks { seat: TED }), rule!("PE-128"));
    // Before the roll, and nobody has to answer.
    let at = |is: fn(&Event) -> bool| story.iter().position(|told| is(&told.event)).unwrap();
    assert!(
        at(|event| matches!(event, Event::AskedForDrinks { .. }))
            < at(|event| matches!(event, Event::PaidBill { .. }))
    );
}

#[test]
fn pe_129_a_relay_gives_one_of_two_cards() {
    // The deck is in the order of the table: the Lasso is on top, then the Rail Pass.
    let (mut state, story) = ride_from(7, &[]);
    let cards = Some((Item::Lasso, Some(Item::RailPass)));
    assert_eq!(why(&story, Event::Drew { seat: TED, count: 2, cards }), rule!("PE-129"));
    assert_eq!(state.view(Viewer::Seat(TED)).own.unwrap().drawn, Some([Item::Lasso, Item::RailPass]));
    assert_eq!(state.view(Viewer::Seat(BILL)).own.unwrap().drawn, None);
    assert_eq!(refusal(&state, TED, Action::Keep(2)), not_allowed(rule!("PE-129")));
    let story = act(&mut state, TED, Action::Keep(1), &NEXT);
    assert_eq!(why(&story, Event::Kept { seat: TED, card: Some(Item::RailPass) }), rule!("PE-129"));
    assert_eq!(state.pockets[TED].cards, [Item::RailPass].into_iter().collect());
    assert_eq!(state.deck[0], DeckCard { item: Item::Lasso, put_by: Some(TED) });
    // Ted remembers what he put under the deck; the others know only that he did.
    let under = |seat| state.view(Viewer::Seat(seat)).under[0];
    assert_eq!((under(TED).item, under(BILL).item, under(BILL).by), (Some(Item::Lasso), None, TED));
}

#[test]
fn pe_130_the_last_card_is_kept_and_after_it_there_is_none() {
    let mut state = with_deck(table(&[7, 3, 3]), &[Item::Lasso]);
    let story = believed(&mut state, Hand::Pair, &NEXT);
    let drew = Event::Drew { seat: TED, count: 1, cards: Some((Item::Lasso, None)) };
    assert_eq!(why(&story, drew), rule!("PE-130"));
    assert_eq!((state.pockets[TED].cards.len(), state.deck.len()), (1, 0));
}

#[test]
fn pe_131_a_jailed_rider_keeps_its_space() {
    let mut state = table(&[10, 10, 30]);
    called(&mut state, Hand::Pair, BILL, &PAIR);
    assert!(state.riders[BILL].is_jailed());
    assert_eq!(space(&state, BILL), 10);
}

#[test]
fn pe_132_prison_has_these_reasons() {
    let reasons = [
        (Cause::WrongCall { claim: Hand::Pair }, rule!("PE-68")),
        (Cause::Broke { winner: TED }, rule!("PE-86")),
        (Cause::Innocent { duel: duel(BILL, HARRY, false) }, rule!("PE-88")),
        (Cause::Stake { winner: TED, unpaid: SeatSet::EMPTY }, rule!("PE-111")),
        (Cause::Raid { fallen: 0 }, rule!("PE-124")),
        (Cause::Bill, rule!("PE-127")),
    ];
    for (cause, rule) in reasons {
        let state = at(table(&[15, 15, 30]), Phase::Arrest { seat: BILL, cause });
        let mut story: Story = Vec::new();
        let mut after = state.clone();
        after.apply(BILL, &Action::Pass, &mut Chance::seeded(1), &mut story).unwrap();
        assert_eq!(why(&story, Event::Jailed { seat: BILL }), rule);
    }
}

#[test]
fn pe_133_prison_ends_the_turn() {
    let (state, _) = ride_from(9, &[FULL_HOUSE, NEXT].concat());
    assert!(state.riders[TED].is_jailed());
    assert_eq!(state.active, BILL);
}

#[test]
fn pe_134_a_prison_turn_begins_with_paying_or_rolling() {
    let (state, _) = prison_turn(3, &[]);
    assert_eq!((state.phase, deciders(&state)), (Phase::Cell, vec![BILL]));
    assert_eq!(choices(&state, BILL), [Action::Pass, Action::Bail]);
    assert_eq!(refusal(&state, BILL, Action::Claim(Hand::Pair)), not_allowed(rule!("PE-134")));
    assert_eq!(refusal(&state, BILL, Action::RerollHidden), not_allowed(rule!("PE-134")));
    // Who is not in prison has nothing to pay for.
    assert_eq!(refusal(&table(&[1, 1, 1]), TED, Action::Bail), not_allowed(rule!("PE-134")));
    assert_eq!(refusal(&state, TED, Action::Bail), not_yours(rule!("PE-134")));
}

#[test]
fn pe_135_paying_3_leads_to_a_normal_turn_with_charity() {
    let (mut state, _) = prison_turn(3, &[]);
    let story = act(&mut state, BILL, Action::Bail, &NEXT);
    assert_eq!(why(&story, Event::PaidBail { seat: BILL, gold: 3 }), rule!("PE-135"));
    assert_eq!(why(&story, Event::Charity { seat: BILL, gold: 1 }), rule!("PE-26"));
    assert!(!state.riders[BILL].is_jailed() && can(&state, BILL, Action::Claim(Hand::Pair)));
    // With 2 gold there is no choice; with a card there might be a Hacksaw, but no bail.
    let state = with_card(with_gold(jailed(table(&[14, 8, 20]), &[BILL]), BILL, 2), BILL, Item::Dynamite);
    let mut state = state;
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(refusal(&state, BILL, Action::Bail), not_allowed(rule!("PE-135")));
}

#[test]
fn pe_136_who_does_not_pay_rolls_once_and_openly() {
    let (mut state, _) = prison_turn(3, &[]);
    let story = act(&mut state, BILL, Action::Pass, &[NOTHING, NEXT].concat());
    let rolled = Event::RolledOpenly { seat: BILL, dice: dice("A K Q J 9"), hand: Hand::Nothing };
    assert_eq!(why(&story, rolled), rule!("PE-136"));
    // No charity before the roll.
    let (_, story) = prison_turn(0, &[NOTHING, NEXT].concat());
    assert_eq!(happened(&story, |event| matches!(event, Event::Charity { .. })), 0);
}

#[test]
fn pe_137_the_payoff_is_that_of_the_table() {
    let payoffs = [
        (NOTHING, 0, 0, false),
        (PAIR, 0, 0, false),
        (TWO_PAIRS, 1, 0, false),
        (THREE, 0, 1, false),
        (STRAIGHT, 0, 0, true),
        (FULL_HOUSE, 1, 0, true),
        (FOUR, 0, 1, true),
        (FIVE, 1, 1, true),
    ];
    for (roll, gains, cards, escapes) in payoffs {
        let (state, _) = prison_turn(2, &[roll, NEXT].concat());
        assert_eq!(gold(&state, BILL), 2 + gains, "{roll:?}");
        assert_eq!(state.pockets[BILL].cards.len(), cards, "{roll:?}");
        assert_eq!(state.active == BILL, escapes, "{roll:?}");
    }
}

#[test]
fn pe_138_the_card_of_the_payoff_is_the_top_one() {
    let (state, story) = prison_turn(2, &[THREE, NEXT].concat());
    let drew = Event::Drew { seat: BILL, count: 1, cards: Some((Item::Lasso, None)) };
    assert_eq!(why(&story, drew), rule!("PE-138"));
    assert_eq!(
        PonyExpress::redact(&drew, Viewer::Seat(TED)),
        Some(Event::Drew { seat: BILL, count: 1, cards: None })
    );
    assert!(state.pockets[BILL].cards.has(Item::Lasso));
    let mut state = with_deck(with_gold(jailed(table(&[14, 8, 20]), &[BILL]), BILL, 2), &[]);
    let story = believed(&mut state, Hand::Pair, &[THREE, NEXT].concat());
    assert_eq!(why(&story, Event::NoCards { seat: BILL }), rule!("PE-138"));
}

#[test]
fn pe_139_the_payoff_comes_before_charity() {
    // A full house brings a gold, so that no charity is needed.
    let (state, story) = prison_turn(0, &[FULL_HOUSE, NEXT].concat());
    assert_eq!(happened(&story, |event| matches!(event, Event::Charity { .. })), 0);
    assert_eq!(gold(&state, BILL), 1);
}

#[test]
fn pe_140_an_escape_leads_to_charity_and_a_normal_roll() {
    let (state, story) = prison_turn(0, &[STRAIGHT, NEXT].concat());
    assert_eq!(why(&story, Event::Escaped { seat: BILL }), rule!("PE-140"));
    assert_eq!(why(&story, Event::Charity { seat: BILL, gold: 1 }), rule!("PE-140"));
    assert_eq!((state.active, state.riders[BILL].is_jailed()), (BILL, false));
    assert!(can(&state, BILL, Action::Claim(Hand::Pair)));
}

#[test]
fn pe_141_without_escape_the_rider_stands_up_and_the_turn_ends() {
    let (state, story) = prison_turn(2, &[PAIR, NEXT].concat());
    assert_eq!(why(&story, Event::StoodUp { seat: BILL }), rule!("PE-141"));
    assert_eq!((state.active, state.riders[BILL].is_jailed(), space(&state, BILL)), (HARRY, false, 8));
}

#[test]
fn pe_142_prison_costs_at_most_one_turn() {
    let (mut state, _) = prison_turn(2, &[PAIR, NEXT].concat());
    // Harry's and Ted's turns, and then Bill rolls as usual.
    for (seat, before_plain) in [(HARRY, 29), (TED, 24)] {
        state.riders[seat].space = Space::new(before_plain);
        believed(&mut state, Hand::Pair, &NEXT);
    }
    assert_eq!(state.active, BILL);
    assert!(can(&state, BILL, Action::Claim(Hand::Pair)));
}

#[test]
fn pe_143_standing_up_triggers_nothing() {
    // Bill stands up beside Harry.
    let mut state = with_gold(jailed(table(&[14, 20, 20]), &[BILL]), BILL, 2);
    let story = believed(&mut state, Hand::Pair, &[PAIR, NEXT].concat());
    assert_eq!(why(&story, Event::StoodUp { seat: BILL }), rule!("PE-141"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Gunfight { .. })), 0);
}

#[test]
fn pe_144_a_jailed_player_takes_no_part_in_anything() {
    let state = jailed(table(&[14, 15, 15, 30]), &[BILL]);
    assert_eq!(pony_callers(&state), [HARRY]);
    let mut state = state;
    let story = believed(&mut state, Hand::Pair, &[]);
    assert_eq!(why(&story, Event::Gunfight { seat: TED, rival: HARRY, at: Space::new(15) }), rule!("PE-73"));
}

#[test]
fn pe_145_a_jailed_player_keeps_gold_and_cards_and_may_play_them() {
    let state = with_card(jailed(table(&[8, 3, 3]), &[BILL]), BILL, Item::WhiskeyFlask);
    let mut state = state;
    believed(&mut state, Hand::Pair, &[]);
    assert_eq!(choices(&state, BILL), [Action::Pass, play(Card::WhiskeyFlask)]);
    assert_eq!(gold(&state, BILL), 3);
}
