//! Rules MA-146 to MA-158: two players, and the basic game.

use crate::table::*;

// 5.1 Two players

#[test]
fn ma_146_with_two_players_some_cards_are_left_out() {
    let two = Marshals::cards(Mode::Standard, 2);
    let left_out = Marshals::cards(Mode::Standard, 3).less(two);
    assert_eq!((two.len(), left_out), (76, cards(&["WI-4", "WI-5", "WI-6", "JU-1", "JU-2", "CORRUPT"])));
    for seats in [3, 4] {
        assert_eq!(Marshals::cards(Mode::Standard, seats).len(), 82);
    }
}

#[test]
fn ma_147_with_two_players_the_deck_is_simply_shuffled_and_nobody_is_corrupt() {
    let (state, story) = set_up(2, Mode::Standard, 0, 0);
    assert_eq!(why(&story, Event::DeckReady { cards: 76 }), rule!("MA-147"));
    assert_eq!(state.deck.len(), 76 - 8 - 1);
    assert!(!state.has_corrupt());
    // Nobody is asked for a Jurisdiction.
    let mut state = table(2).holding(ANNA, &["CL-F"]).holding(BEN, &["MV-D-1"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(asked(&state), ANNA);
}

// 5.2 Basic mode

#[test]
fn ma_148_two_to_four_can_play_the_basic_game() {
    let options = GameOptions { mode: Mode::Basic };
    for seats in 2..=4 {
        assert!(Marshals::check_setup(seats, &options).is_ok());
    }
    let refused = Marshals::check_setup(5, &options);
    assert_eq!(refused, Err(BadSetup::Seats { given: 5, least: 2, most: 4, rule: rule!("MA-148") }));
}

#[test]
fn ma_148_the_mode_is_chosen_by_name() {
    use tinstar_core::Options as _;
    let mut options = GameOptions::default();
    options.set("mode", "basic").unwrap();
    assert_eq!(options.mode, Mode::Basic);
    options.set("mode", "standard").unwrap();
    assert_eq!(options.mode, Mode::Standard);
    assert!(matches!(options.set("mode", "hard"), Err(BadSetup::OptionValue { key: "mode", .. })));
    assert!(matches!(options.set("size", "1"), Err(BadSetup::UnknownOption { .. })));
}

#[test]
fn ma_149_the_basic_deck_has_movement_wild_ambush_camping_and_outlaws() {
    for (seats, left) in [(2, 58), (3, 54), (4, 50)] {
        let deck = Marshals::cards(Mode::Basic, seats);
        let expected = CardSet::MOVEMENT.or(CardSet::WILDS).or(CardSet::TROUBLE).or(CardSet::OUTLAWS);
        assert_eq!((deck, deck.len()), (expected, 66));
        let (state, story) = set_up(seats, Mode::Basic, 0, 0);
        assert_eq!(why(&story, Event::DeckReady { cards: 66 }), rule!("MA-149"));
        assert_eq!(state.deck.len(), left - 1);
    }
}

#[test]
fn ma_150_there_are_no_coins_bullets_provisions_or_special_actions() {
    let state = basic(3).all_at(FOREST).holding(ANNA, &["MV-D-1"]);
    let anna = state.marshals[ANNA];
    assert_eq!((anna.bullets, anna.provisions, anna.coins), (0, 0, 0));
    assert_eq!(choices(&state, ANNA), [EndTurn, ride("MV-D-1", DESERT)]);
    assert_eq!(refusal(&state, ANNA, SpendBullet), not_allowed(rule!("MA-150")));
    assert_eq!(refusal(&state, ANNA, SpendProvision { to: place(DESERT) }), not_allowed(rule!("MA-150")));
}

#[test]
fn ma_151_set_up_turn_and_movement_are_as_in_the_full_game() {
    let (state, story) = set_up(3, Mode::Basic, 0, 1);
    assert_eq!(happened(&story, |event| matches!(event, Event::Dealt { .. })), 12);
    assert_eq!((asked(&state), state.marshals[CLEO].at), (BEN, Some(place(PLAIN))));
    let mut state = basic(3).holding(ANNA, &["WI-1"]);
    let story = act(&mut state, ANNA, ride("WI-1", DESERT));
    assert_eq!(happened(&story, |event| matches!(event, Event::Drew { seat: ANNA, .. })), 1);
    assert_eq!(refusal(&state, ANNA, ride("MV-F-1", MOUNTAIN)), not_allowed(rule!("MA-51")));
}

#[test]
fn ma_152_an_outlaw_escapes_or_is_captured_and_nobody_claims() {
    let state = basic(3).holding(BEN, &["MV-F-9"]).top(&["OU-4"]);
    let (captured, story) = draw(state.clone(), ANNA);
    assert_eq!(why(&story, Event::Captured { seat: ANNA, outlaw: outlaw(4) }), rule!("MA-152"));
    assert_eq!((captured.captures(ANNA), captured.marshals[ANNA].coins, asked(&captured)), (1, 0, BEN));
    let (escaped, story) = draw(state.discarded(&["CA-F-1"]), ANNA);
    assert_eq!(why(&story, Event::Slipped { seat: ANNA, outlaw: outlaw(4) }), rule!("MA-152"));
    assert_eq!(escaped.outlaws[3].escapes, 1);
}

fn against(name: &str, target: Seat) -> Action {
    Against { card: card(name), target }
}

#[test]
fn ma_153_an_ambush_takes_a_card_at_random_from_a_rival_of_choice() {
    let mut state = basic(3).holding(ANNA, &["AM-M-2"]).holding(CLEO, &["MV-D-1", "MV-D-2", "WI-1"]);
    let story = act_with(&mut state, ANNA, against("AM-M-2", CLEO), &mut Chance::scripted([1]));
    let took = Event::Took { seat: ANNA, from: CLEO, card: Some(card("MV-D-2")) };
    assert_eq!(why(&story, took), rule!("MA-153"));
    assert_eq!(
        Marshals::redact(&took, Viewer::Seat(BEN)),
        Some(Event::Took { seat: ANNA, from: CLEO, card: None })
    );
    assert!(state.hands[ANNA].contains(card("MV-D-2")));
    assert_eq!((state.hands[CLEO].len(), top(&state), asked(&state)), (2, card("AM-M-2"), BEN));
    // It is played against somebody.
    let state = basic(3).holding(ANNA, &["AM-M-2"]).holding(CLEO, &["MV-D-1"]);
    assert_eq!(refusal(&state, ANNA, play("AM-M-2")), not_allowed(rule!("MA-153")));
}

#[test]
fn ma_154_a_camping_card_makes_another_player_skip_the_next_turn() {
    let mut state = basic(3).holding(ANNA, &["CA-M-1"]);
    let story = act(&mut state, ANNA, against("CA-M-1", BEN));
    assert_eq!(why(&story, Event::Delayed { seat: ANNA, target: BEN }), rule!("MA-154"));
    assert_eq!(why(&story, Event::TurnSkipped { seat: BEN }), rule!("MA-154"));
    assert_eq!((asked(&state), state.marshals[BEN].skips), (CLEO, false));
    act(&mut state, CLEO, EndTurn);
    act(&mut state, ANNA, EndTurn);
    assert_eq!(asked(&state), BEN);
    let state = basic(3).holding(ANNA, &["CA-M-1"]);
    assert_eq!(refusal(&state, ANNA, play("CA-M-1")), not_allowed(rule!("MA-154")));
}

#[test]
fn ma_155_terrain_and_location_do_not_matter() {
    for at in [FOREST, DESERT, PLAIN, MOUNTAIN] {
        let mut state = basic(3).at(ANNA, at).holding(ANNA, &["CA-D-2"]);
        let story = act(&mut state, ANNA, against("CA-D-2", CLEO));
        let played = Event::Played { seat: ANNA, card: card("CA-D-2"), target: Some(CLEO) };
        assert_eq!(why(&story, played), rule!("MA-155"));
    }
}

#[test]
fn ma_156_an_ambush_needs_a_card_to_take_and_a_camping_card_a_turn_to_skip() {
    let mut state = basic(3).holding(ANNA, &["AM-F-1", "CA-F-1"]).holding(CLEO, &["WI-1"]);
    state.marshals[CLEO].skips = true;
    let offered = choices(&state, ANNA);
    assert_eq!(offered[offered.len() - 2..], [against("AM-F-1", CLEO), against("CA-F-1", BEN)]);
    for action in
        [against("AM-F-1", BEN), against("CA-F-1", CLEO), against("CA-F-1", ANNA), against("AM-F-1", DAN)]
    {
        assert_eq!(refusal(&state, ANNA, action), not_allowed(rule!("MA-156")), "{action:?}");
    }
}

#[test]
fn ma_157_the_game_ends_when_no_outlaw_is_left_in_the_deck() {
    let state = basic(3).only(&["OU-1", "MV-F-1"]).captured_all_but(1);
    let (state, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::Ended), rule!("MA-157"));
    assert_eq!(state.phase, Phase::Over);
    // Also when the last gets away.
    let state = basic(3).only(&["OU-1"]).captured_all_but(1).escaped(0, 1).discarded_top("AM-F-1");
    let (_, story) = draw(state, ANNA);
    assert_eq!(why(&story, Event::Ended), rule!("MA-157"));
}

#[test]
fn ma_158_the_most_captured_outlaws_win_then_the_most_dangerous() {
    let finish = |owners: [Seat; 3]| {
        let mut state = basic(3).only(&["OU-4"]).captured_all_but(4);
        for (number, seat) in owners.into_iter().enumerate() {
            state.outlaws[number].place = Whereabouts::Captured(seat);
        }
        draw(state, ANNA)
    };
    let (state, story) = finish([BEN, BEN, CLEO]);
    assert_eq!(why(&story, Event::Won { seats: SeatSet::only(BEN) }), rule!("MA-158"));
    assert_eq!(state.status().outcome().unwrap().totals.as_slice(), [1, 2, 1]);
    // Two against two: 20 and 40 beat 25 and 30.
    assert_eq!(winners(&finish([ANNA, BEN, BEN]).0), [ANNA]);
    let mut sheet = Vec::new();
    state.score_sheet(BEN, &mut sheet);
    assert_eq!(
        sheet.iter().map(|line| (line.item, line.count, line.points)).collect::<Vec<_>>(),
        [("ma-outlaws", 2, 2)]
    );
}

#[test]
fn ma_158_if_nobody_captured_anything_the_victory_is_shared() {
    let mut state = basic(3).only(&["OU-4"]).captured_all_but(4).escaped(3, 1).discarded_top("AM-F-1");
    for fate in &mut state.outlaws[..3] {
        fate.place = Whereabouts::Gone;
    }
    assert_eq!(winners(&draw(state, ANNA).0), [ANNA, BEN, CLEO]);
}
