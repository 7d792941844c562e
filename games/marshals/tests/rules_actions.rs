//! Rules MA-86 to MA-117 and MA-161 to MA-163: Ambush, Camping, Clue, Hideout, Jurisdiction.

use crate::table::*;

// 4.6 Action cards in general

#[test]
fn ma_86_action_cards_are_kept_as_long_as_wished_and_played_in_step_2() {
    let state = table(3).holding(ANNA, &["AM-F-1", "CA-F-1", "CL-F", "HI-F"]);
    let mut later = state.clone();
    for seat in [ANNA, BEN, CLEO] {
        act(&mut later, seat, EndTurn);
    }
    for state in [state, later] {
        for action in
            [play("AM-F-1"), play("CA-F-1"), play("CL-F"), Hideout { card: card("HI-F"), from: None }]
        {
            assert!(can(&state, ANNA, action));
        }
    }
}

#[test]
fn ma_87_an_action_card_needs_its_terrain() {
    let state = table(3).holding(ANNA, &["AM-D-1", "CA-P-1", "CL-M", "HI-D"]).holding(BEN, &["WI-1"]);
    for action in [play("AM-D-1"), play("CA-P-1"), play("CL-M")] {
        assert_eq!(refusal(&state, ANNA, action), not_allowed(rule!("MA-87")));
    }
    for from in [None, Some(BEN)] {
        let action = Hideout { card: card("HI-D"), from };
        assert_eq!(refusal(&state, ANNA, action), not_allowed(rule!("MA-87")));
    }
    let mut state = state.at(ANNA, DESERT).at(BEN, FOREST);
    let story = act(&mut state, ANNA, play("AM-D-1"));
    assert_eq!(why(&story, Event::Played { seat: ANNA, card: card("AM-D-1"), target: None }), rule!("MA-87"));
}

#[test]
fn ma_88_an_action_card_never_affects_its_player() {
    let mut state = table(4).all_at(FOREST).holding(ANNA, &["AM-F-2"]).with(ANNA, 1, 1, 10);
    act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!((state.marshals[ANNA].bullets, state.is_out(ANNA)), (1, false));
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].bullets).collect::<Vec<_>>(), [1, 2, 2, 2]);
}

// 4.7 Ambush and Camping

#[test]
fn ma_89_ma_90_the_victims_are_the_others_on_the_location() {
    let mut state = table(4).all_at(DESERT).at(CLEO, PLAIN).at(DAN, FOREST).holding(ANNA, &["AM-D-1"]);
    act(&mut state, ANNA, play("AM-D-1"));
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].bullets).collect::<Vec<_>>(), [4, 3, 4, 4]);
    // Nobody is picked out: the location is the target.
    let state = table(3).holding(ANNA, &["AM-F-1"]);
    let picked = Against { card: card("AM-F-1"), target: BEN };
    assert_eq!(refusal(&state, ANNA, picked), not_allowed(rule!("MA-90")));
}

#[test]
fn ma_91_without_victim_the_card_only_goes_on_the_discard_pile() {
    let mut state = table(3).holding(ANNA, &["CA-F-2"]);
    let story = act(&mut state, ANNA, play("CA-F-2"));
    assert_eq!(why(&story, Event::NoVictim { card: card("CA-F-2") }), rule!("MA-91"));
    assert_eq!((top(&state), asked(&state)), (card("CA-F-2"), BEN));
}

#[test]
fn ma_92_a_single_victim_pays_and_cannot_defend() {
    // Example 6.
    let state = table(3).at(BEN, FOREST).holding(ANNA, &["AM-F-2"]).holding(BEN, &["MV-F-9"]);
    let mut paid = state.clone().with(BEN, 3, 4, 10);
    let story = act(&mut paid, ANNA, play("AM-F-2"));
    assert_eq!(why(&story, Event::Spent { seat: BEN, goods: Goods::Bullet, amount: 2 }), rule!("MA-92"));
    assert_eq!((paid.marshals[BEN].bullets, paid.is_out(BEN)), (1, false));
    // Ben is on turn already: nothing asks him for a card.
    assert_eq!(refusal(&paid, BEN, Reveal { card: card("MV-F-9") }), not_allowed(rule!("MA-93")));
    let mut lost = state.with(BEN, 2, 4, 10);
    act(&mut lost, ANNA, play("AM-F-2"));
    assert!(lost.is_out(BEN));
}

/// Everybody is in the forest; Anna holds a strong Ambush.
fn four_in_the_forest() -> Marshals {
    table(4)
        .all_at(FOREST)
        .holding(ANNA, &["AM-F-2"])
        .holding(BEN, &["MV-F-3", "WI-1", "MV-D-9"])
        .holding(CLEO, &["MV-F-8", "MV-F-1"])
        .holding(DAN, &["MV-F-5"])
}

fn show(name: &str) -> Action {
    Reveal { card: card(name) }
}

#[test]
fn ma_93_ma_95_several_victims_show_cards_one_after_the_other_in_the_open() {
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!(asked(&state), BEN);
    assert_eq!(choices(&state, BEN), [Pass, show("MV-F-3")]);
    let story = act(&mut state, BEN, show("MV-F-3"));
    assert_eq!(why(&story, Event::Showed { seat: BEN, card: card("MV-F-3") }), rule!("MA-93"));
    assert_eq!(asked(&state), CLEO);
    // A later victim sees the earlier card.
    let Phase::Reveal { shown, .. } = state.view(Viewer::Seat(CLEO)).phase else { panic!("Cleo is asked") };
    assert_eq!(shown[BEN], Some(card("MV-F-3")));
    assert_eq!(choices(&state, CLEO), [Pass, show("MV-F-1"), show("MV-F-8")]);
    let story = act(&mut state, CLEO, Pass);
    assert_eq!(why(&story, Event::ShowedNone { seat: CLEO }), rule!("MA-93"));
    assert_eq!(asked(&state), DAN);
}

#[test]
fn ma_93_only_a_movement_card_of_the_terrain_from_the_hand_can_be_shown() {
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    for name in ["MV-D-9", "MV-F-8", "AM-F-1"] {
        assert_eq!(refusal(&state, BEN, show(name)), not_allowed(rule!("MA-93")));
    }
    assert_eq!(refusal(&state, CLEO, show("MV-F-8")), not_yours(rule!("MA-35")));
}

#[test]
fn ma_93_a_victim_without_the_right_card_is_asked_like_the_others() {
    let mut state = table(3).all_at(FOREST).holding(ANNA, &["AM-F-2"]).holding(BEN, &["WI-1", "MV-D-9"]);
    act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!((asked(&state), choices(&state, BEN)), (BEN, vec![Pass]));
}

#[test]
fn ma_94_wild_cards_cannot_be_shown() {
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!(refusal(&state, BEN, show("WI-1")), not_allowed(rule!("MA-94")));
}

#[test]
fn ma_96_if_nobody_shows_a_card_all_pay() {
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    act(&mut state, BEN, Pass);
    act(&mut state, CLEO, Pass);
    let story = act(&mut state, DAN, Pass);
    for seat in [BEN, CLEO, DAN] {
        assert_eq!(why(&story, Event::Spent { seat, goods: Goods::Bullet, amount: 2 }), rule!("MA-96"));
        assert_eq!(state.marshals[seat].bullets, 2);
    }
}

#[test]
fn ma_97_ma_100_who_shows_none_pays_and_the_highest_card_goes_to_the_attacker() {
    // Example 4.
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    act(&mut state, BEN, show("MV-F-3"));
    act(&mut state, CLEO, show("MV-F-8"));
    let story = act(&mut state, DAN, Pass);
    assert_eq!(why(&story, Event::Spent { seat: DAN, goods: Goods::Bullet, amount: 2 }), rule!("MA-97"));
    assert_eq!(why(&story, Event::Gave { seat: CLEO, to: ANNA, card: card("MV-F-8") }), rule!("MA-100"));
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].bullets).collect::<Vec<_>>(), [4, 4, 4, 2]);
    assert!(state.hands[ANNA].contains(card("MV-F-8")) && !state.hands[CLEO].contains(card("MV-F-8")));
    // Ben keeps his 3, and everybody remembers both cards.
    assert!(state.hands[BEN].contains(card("MV-F-3")));
    for viewer in Viewer::all(4) {
        let view = state.view(viewer);
        assert!(view.hands[BEN].open.contains(card("MV-F-3")));
        assert!(view.hands[ANNA].open.contains(card("MV-F-8")));
    }
}

#[test]
fn ma_97_several_without_a_card_all_pay() {
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    act(&mut state, BEN, Pass);
    act(&mut state, CLEO, show("MV-F-1"));
    act(&mut state, DAN, Pass);
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].bullets).collect::<Vec<_>>(), [4, 2, 4, 2]);
}

#[test]
fn ma_98_if_all_show_a_card_only_the_lowest_pays() {
    // Example 5.
    let mut state = four_in_the_forest();
    act(&mut state, ANNA, play("AM-F-2"));
    act(&mut state, BEN, show("MV-F-3"));
    act(&mut state, CLEO, show("MV-F-8"));
    let story = act(&mut state, DAN, show("MV-F-5"));
    assert_eq!(why(&story, Event::Spent { seat: BEN, goods: Goods::Bullet, amount: 2 }), rule!("MA-98"));
    assert_eq!(why(&story, Event::Gave { seat: CLEO, to: ANNA, card: card("MV-F-8") }), rule!("MA-100"));
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].bullets).collect::<Vec<_>>(), [4, 2, 4, 4]);
}

#[test]
fn ma_99_no_two_movement_cards_of_a_terrain_show_the_same_number() {
    for terrain in Terrain::ALL {
        let mut values: Vec<u8> = CardSet::movement(terrain).iter().map(Card::value).collect();
        values.dedup();
        assert_eq!(values, Vec::from_iter(1..=10));
    }
}

#[test]
fn ma_101_camping_is_paid_in_provisions() {
    let mut state = table(3).at(BEN, FOREST).holding(ANNA, &["CA-F-2"]);
    let story = act(&mut state, ANNA, play("CA-F-2"));
    assert_eq!(why(&story, Event::Spent { seat: BEN, goods: Goods::Provision, amount: 2 }), rule!("MA-92"));
    assert_eq!((state.marshals[BEN].bullets, state.marshals[BEN].provisions), (4, 2));
}

#[test]
fn ma_102_at_least_one_must_be_left_after_paying() {
    for (name, stock, survives) in
        [("AM-F-1", 1, false), ("AM-F-1", 2, true), ("AM-F-2", 2, false), ("AM-F-2", 3, true)]
    {
        let mut state = table(3).at(BEN, FOREST).holding(ANNA, &[name]).with(BEN, stock, 4, 10);
        act(&mut state, ANNA, play(name));
        assert_eq!(!state.is_out(BEN), survives, "{name} with {stock}");
    }
}

#[test]
fn ma_103_all_payments_of_a_card_happen_at_once() {
    // Both others are lost: nobody is spared because somebody else went first.
    let mut state =
        table(3).all_at(FOREST).holding(ANNA, &["AM-F-2"]).with(BEN, 2, 4, 10).with(CLEO, 1, 4, 10);
    let story = act(&mut state, ANNA, play("AM-F-2"));
    assert!(state.is_out(BEN) && state.is_out(CLEO));
    assert_eq!(happened(&story, |event| matches!(event, Event::Eliminated { .. })), 2);
    assert_eq!(winners(&state), [ANNA]);
}

#[test]
fn ma_104_hands_of_the_eliminated_are_discarded_before_the_card_itself() {
    let mut state = table(3).at(BEN, FOREST).holding(ANNA, &["AM-F-2"]).holding(BEN, &["MV-F-9", "WI-2"]);
    state = state.with(BEN, 2, 4, 10);
    let story = act(&mut state, ANNA, play("AM-F-2"));
    assert_eq!(why(&story, Event::Discarded { card: card("AM-F-2") }), rule!("MA-104"));
    assert_eq!(state.discard.to_vec(), [card("MV-F-9"), card("WI-2"), card("AM-F-2")]);
}

// 4.8 Clue, Hideout, Jurisdiction

#[test]
fn ma_105_a_clue_puts_the_top_three_back_in_any_order() {
    let mut state = table(3).holding(ANNA, &["CL-F"]).top(&["MV-D-1", "OU-2", "EV-BORDER", "MV-P-7"]);
    let story = act(&mut state, ANNA, play("CL-F"));
    let seen = [Some(card("MV-D-1")), Some(card("OU-2")), Some(card("EV-BORDER"))];
    assert_eq!(why(&story, Event::Looked { seat: ANNA, count: 3, cards: seen }), rule!("MA-105"));
    assert_eq!(choices(&state, ANNA), [0, 1, 2].map(|nth| Place { nth }));
    let story = act(&mut state, ANNA, Place { nth: 2 });
    assert_eq!(why(&story, Event::Placed { seat: ANNA, card: Some(card("EV-BORDER")) }), rule!("MA-105"));
    // Of the other two the second goes next; the last needs no asking. Ben draws the Border at once.
    assert_eq!(state.deck.from_top().take(3).collect::<Vec<_>>(), ["EV-BORDER", "MV-D-1", "OU-2"].map(card));
    act_with(&mut state, ANNA, Place { nth: 1 }, &mut Chance::scripted(unshuffled(4)));
    assert_eq!(top(&state), card("EV-BORDER"));
    assert_eq!(state.outlaws[1].place, Whereabouts::Captured(CLEO));
}

#[test]
fn ma_105_nobody_else_sees_the_cards_and_the_player_remembers_them() {
    let mut state = table(3).holding(ANNA, &["CL-F"]).top(&["MV-D-1", "MV-D-2", "MV-D-3"]);
    let story = act(&mut state, ANNA, play("CL-F"));
    let looked = story.iter().find(|told| matches!(told.event, Event::Looked { .. })).unwrap().event;
    let hidden = Event::Looked { seat: ANNA, count: 3, cards: [None; 3] };
    assert_eq!(Marshals::redact(&looked, Viewer::Seat(BEN)), Some(hidden));
    act(&mut state, ANNA, Place { nth: 2 });
    act(&mut state, ANNA, Place { nth: 0 });
    // Ben has drawn MV-D-3: Anna knows that, and what comes next; so does every world she imagines.
    let view = state.view(Viewer::Seat(ANNA));
    assert_eq!(view.hands[BEN].known, cards(&["MV-D-3"]));
    assert_eq!(view.deck.top, [Some(card("MV-D-1")), Some(card("MV-D-2")), None]);
    let world = Marshals::determinise(&view, &mut Chance::seeded(5));
    assert_eq!(world.deck.from_top().take(2).collect::<Vec<_>>(), ["MV-D-1", "MV-D-2"].map(card));
    let cleo = state.view(Viewer::Seat(CLEO));
    assert_eq!((cleo.deck.top, cleo.hands[BEN].known), ([None; 3], CardSet::EMPTY));
    // That Anna knows them, everybody knows.
    assert_eq!(cleo.deck.seen_by[0], SeatSet::only(ANNA));
}

#[test]
fn ma_105_an_order_that_uses_a_card_twice_or_another_one_is_refused() {
    let mut state = table(3).holding(ANNA, &["CL-F"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(refusal(&state, ANNA, Place { nth: 3 }), not_allowed(rule!("MA-105")));
    act(&mut state, ANNA, Place { nth: 0 });
    assert_eq!(refusal(&state, ANNA, Place { nth: 2 }), not_allowed(rule!("MA-105")));
    assert_eq!(refusal(&state, ANNA, EndTurn), not_allowed(rule!("MA-105")));
    assert_eq!(refusal(&table(3), ANNA, Place { nth: 0 }), not_allowed(rule!("MA-105")));
}

#[test]
fn ma_106_a_clue_takes_as_many_as_there_are() {
    let state = table(3).holding(ANNA, &["CL-F"]).only(&["MV-D-1", "OU-1"]).captured_all_but(1);
    let mut two = state.clone();
    let story = act(&mut two, ANNA, play("CL-F"));
    let cards = [Some(card("MV-D-1")), Some(card("OU-1")), None];
    assert_eq!(why(&story, Event::Looked { seat: ANNA, count: 2, cards }), rule!("MA-106"));
    act(&mut two, ANNA, Place { nth: 0 });
    assert!(two.hands[BEN].contains(card("MV-D-1")));
    // A single card cannot be put in another order: Ben captures it.
    let mut one = table(3).holding(ANNA, &["CL-F"]).only(&["OU-1"]).captured_all_but(1);
    let story = act(&mut one, ANNA, play("CL-F"));
    assert_eq!(happened(&story, |event| matches!(event, Event::Looked { count: 1, .. })), 1);
    assert_eq!(one.outlaws[0].place, Whereabouts::Captured(BEN));
}

#[test]
fn ma_107_what_a_clue_shows_is_not_resolved() {
    let mut state = table(3).holding(ANNA, &["CL-F"]).top(&["OU-2", "EV-BORDER", "MV-D-2"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(state.outlaws[1].place, Whereabouts::Deck);
    assert_eq!((asked(&state), top(&state)), (ANNA, card("CL-F")));
}

fn hideout(from: Option<Seat>) -> Action {
    Hideout { card: card("HI-F"), from }
}

#[test]
fn ma_108_a_hideout_is_declared_for_the_deck_or_for_a_hand() {
    let state = table(3).holding(ANNA, &["HI-F"]).holding(CLEO, &["WI-1", "WI-2"]);
    for from in [None, Some(CLEO)] {
        let mut state = state.clone();
        let mut story = Vec::new();
        state.apply(ANNA, &hideout(from), &mut Chance::none(), &mut story).unwrap();
        let played = Event::Played { seat: ANNA, card: card("HI-F"), target: from };
        assert_eq!(why(&story, played), rule!("MA-108"));
        assert_eq!(asked(&state), CLEO, "who might have a Jurisdiction is asked first");
    }
    assert_eq!(refusal(&state, ANNA, play("HI-F")), not_allowed(rule!("MA-108")));
}

#[test]
fn ma_109_mode_a_keeps_one_of_the_two_top_cards_unseen() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).top(&["MV-D-1", "AM-P-2", "MV-D-3"]);
    let story = act(&mut state, ANNA, hideout(None));
    let cards = [Some(card("MV-D-1")), Some(card("AM-P-2")), None];
    assert_eq!(why(&story, Event::Looked { seat: ANNA, count: 2, cards }), rule!("MA-109"));
    assert_eq!(choices(&state, ANNA), [Keep { nth: 0 }, Keep { nth: 1 }]);
    assert_eq!(refusal(&state, ANNA, Keep { nth: 2 }), not_allowed(rule!("MA-109")));
    let story = act(&mut state, ANNA, Keep { nth: 1 });
    let kept = Event::Kept { seat: ANNA, card: Some(card("AM-P-2")) };
    assert_eq!(why(&story, kept), rule!("MA-109"));
    let hidden = Event::Kept { seat: ANNA, card: None };
    assert_eq!(Marshals::redact(&kept, Viewer::Seat(CLEO)), Some(hidden));
    assert!(state.hands[ANNA].contains(card("AM-P-2")));
    // The other went back on top, where Ben drew it; Anna knows.
    assert_eq!(state.view(Viewer::Seat(ANNA)).hands[BEN].known.first(), Some(card("MV-D-1")));
}

#[test]
fn ma_110_with_one_card_in_the_deck_mode_a_keeps_it() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).only(&["OU-1"]).captured_all_but(1);
    let story = act(&mut state, ANNA, hideout(None));
    let cards = [Some(card("OU-1")), None, None];
    assert_eq!(why(&story, Event::Looked { seat: ANNA, count: 1, cards }), rule!("MA-110"));
    assert_eq!(state.outlaws[0].place, Whereabouts::Captured(ANNA));
}

#[test]
fn ma_111_an_outlaw_kept_is_captured_on_the_hideout() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).discarded(&["AM-F-1"]).top(&["MV-D-1", "OU-2"]);
    act(&mut state, ANNA, hideout(None));
    let story = act(&mut state, ANNA, Keep { nth: 1 });
    assert_eq!(why(&story, Event::Turned { seat: ANNA, card: card("OU-2") }), rule!("MA-111"));
    assert_eq!((state.outlaws[1].place, top(&state)), (Whereabouts::Captured(ANNA), card("HI-F")));
    assert_eq!(state.marshals[ANNA].coins, 60);
}

#[test]
fn ma_111_an_event_kept_is_resolved_at_once() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).top(&["MV-D-1", "EV-BORDER"]);
    act(&mut state, ANNA, hideout(None));
    let story = act_with(&mut state, ANNA, Keep { nth: 1 }, &mut Chance::scripted(unshuffled(4)));
    assert_eq!(why(&story, Event::Turned { seat: ANNA, card: card("EV-BORDER") }), rule!("MA-111"));
    assert_eq!((top(&state), asked(&state)), (card("EV-BORDER"), BEN));
}

#[test]
fn ma_111_the_other_card_is_back_before_an_escape_is_judged() {
    // The Corrupt Marshal keeps the Outlaw: with the other card back, it is not the last one.
    let mut state =
        table(3).holding(ANNA, &["HI-F", "CORRUPT"]).only(&["OU-1", "MV-D-1"]).captured_all_but(1);
    state = state.escaped(0, 1);
    act(&mut state, ANNA, hideout(None));
    let story = act(&mut state, ANNA, Keep { nth: 0 });
    assert_eq!(why(&story, Event::WentUnder { outlaw: outlaw(1), escapes: 2 }), rule!("MA-82"));
}

#[test]
fn ma_112_mode_b_keeps_one_of_two_cards_chosen_unseen() {
    let hand = ["MV-D-1", "MV-D-2", "MV-D-3", "EV-BORDER"];
    let mut state = table(2).holding(ANNA, &["HI-F"]).holding(BEN, &hand);
    // The fourth card, then the second of the others.
    let story = act_with(&mut state, ANNA, hideout(Some(BEN)), &mut Chance::scripted([3, 1]));
    let pair = [Some(card("MV-D-2")), Some(card("EV-BORDER"))];
    let searched = Event::Searched { seat: ANNA, from: BEN, cards: pair };
    assert_eq!(why(&story, searched), rule!("MA-112"));
    assert_eq!(refusal(&state, ANNA, Keep { nth: 2 }), not_allowed(rule!("MA-112")));
    let story = act(&mut state, ANNA, Keep { nth: 1 });
    let took = Event::Took { seat: ANNA, from: BEN, card: Some(card("EV-BORDER")) };
    assert_eq!(why(&story, took), rule!("MA-112"));
    // The Event stays in the hand as a held Event.
    assert!(state.hands[ANNA].contains(card("EV-BORDER")) && state.hands[BEN].contains(card("MV-D-2")));
    assert_eq!(state.hands[BEN].len(), 4);
}

#[test]
fn ma_112_only_the_two_players_know_which_cards_they_were() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).holding(BEN, &["MV-D-1", "MV-D-2", "MV-D-3"]);
    act(&mut state, ANNA, hideout(Some(BEN)));
    let story = act_with(&mut state, BEN, Pass, &mut Chance::scripted([0, 0]));
    let searched = story.iter().find(|told| matches!(told.event, Event::Searched { .. })).unwrap().event;
    let hidden = Event::Searched { seat: ANNA, from: BEN, cards: [None; 2] };
    assert_eq!(Marshals::redact(&searched, Viewer::Seat(CLEO)), Some(hidden));
    assert_eq!(Marshals::redact(&searched, Viewer::Seat(BEN)), Some(searched));
    let pair = |seat| {
        let Phase::Search { pair, .. } = state.view(Viewer::Seat(seat)).phase else {
            panic!("a hand is being searched")
        };
        pair
    };
    assert_eq!((pair(BEN), pair(CLEO)), (Some(["MV-D-1", "MV-D-2"].map(card)), None));
    act(&mut state, ANNA, Keep { nth: 0 });
    // Anna remembers the card she gave back, Ben the one he lost, Cleo neither.
    assert_eq!(state.view(Viewer::Seat(ANNA)).hands[BEN].known, cards(&["MV-D-2"]));
    assert_eq!(state.view(Viewer::Seat(BEN)).hands[ANNA].known, cards(&["MV-D-1"]));
    assert_eq!(state.view(Viewer::Seat(BEN)).hands[ANNA].has_seen, cards(&["MV-D-2"]));
    let cleo = state.view(Viewer::Seat(CLEO));
    assert_eq!((cleo.hands[ANNA].known, cleo.hands[BEN].known), (CardSet::EMPTY, CardSet::EMPTY));
}

#[test]
fn ma_113_a_single_card_is_taken_an_empty_hand_cannot_be_named() {
    let mut state = table(2).holding(ANNA, &["HI-F"]).holding(BEN, &["MV-D-1"]);
    let story = act(&mut state, ANNA, hideout(Some(BEN)));
    let took = Event::Took { seat: ANNA, from: BEN, card: Some(card("MV-D-1")) };
    assert_eq!(why(&story, took), rule!("MA-113"));
    let state = table(4).holding(ANNA, &["HI-F"]).holding(CLEO, &["WI-1"]).out(DAN);
    for from in [ANNA, BEN, DAN] {
        assert_eq!(refusal(&state, ANNA, hideout(Some(from))), not_allowed(rule!("MA-113")));
    }
    assert!(can(&state, ANNA, hideout(Some(CLEO))));
}

#[test]
fn ma_114_a_secret_corrupt_marshal_can_be_taken_and_makes_its_new_holder_corrupt() {
    let mut state = table(3).holding(ANNA, &["HI-F"]).holding(BEN, &["CORRUPT"]);
    act(&mut state, ANNA, hideout(Some(BEN)));
    let story = act(&mut state, BEN, Pass);
    assert_eq!(why(&story, Event::Corrupted { seat: ANNA }), rule!("MA-114"));
    assert!(state.is_corrupt(ANNA) && !state.is_corrupt(BEN));
    // Ben has lost it and knows who has it; Cleo does not.
    assert!(state.view(Viewer::Seat(BEN)).is_corrupt(ANNA));
    assert!(!state.view(Viewer::Seat(CLEO)).is_corrupt(ANNA));
    // A revealed one is not in the hand.
    let state = table(3).holding(ANNA, &["HI-F"]).unmasked(BEN);
    assert_eq!(refusal(&state, ANNA, hideout(Some(BEN))), not_allowed(rule!("MA-113")));
}

#[test]
fn ma_115_everybody_with_cards_is_asked_before_a_clue_or_hideout_takes_effect() {
    let state = table(4).holding(ANNA, &["CL-F"]).holding(BEN, &["JU-1"]).holding(CLEO, &["WI-1"]);
    let mut state = state.holding(DAN, &["MV-F-1"]);
    act(&mut state, ANNA, play("CL-F"));
    // The farthest first; who has none can only pass.
    for (seat, offered) in [(DAN, vec![Pass]), (CLEO, vec![Pass]), (BEN, vec![Pass, Object])] {
        assert_eq!((asked(&state), choices(&state, seat)), (seat, offered));
        if seat != BEN {
            assert_eq!(refusal(&state, seat, Object), not_allowed(rule!("MA-115")));
            let story = act(&mut state, seat, Pass);
            assert_eq!(why(&story, Event::Declined { seat, offer: Offer::Jurisdiction }), rule!("MA-115"));
            assert_eq!(story.len(), 1);
        }
    }
    assert!(state.discard.is_empty(), "the Clue has not taken effect yet");
}

#[test]
fn ma_116_a_jurisdiction_cancels_the_card_and_takes_it() {
    let mut state =
        table(3).holding(ANNA, &["HI-F"]).holding(BEN, &["JU-2"]).holding(CLEO, &["WI-1", "WI-2"]);
    act(&mut state, ANNA, hideout(Some(CLEO)));
    act(&mut state, CLEO, Pass);
    let story = act(&mut state, BEN, Object);
    assert_eq!(why(&story, Event::Cancelled { seat: BEN, card: card("HI-F") }), rule!("MA-116"));
    assert!(state.hands[BEN].contains(card("HI-F")));
    assert_eq!((top(&state).face(), state.hands[CLEO].len()), (Card::JURISDICTION, 2));
    // Everybody knows that Ben holds it now.
    assert!(state.view(Viewer::Spectator).hands[BEN].open.contains(card("HI-F")));
}

#[test]
fn ma_117_only_the_farthest_player_cancels_and_the_others_keep_theirs() {
    // Example 7.
    let mut state = table(4).holding(ANNA, &["CL-F"]).holding(BEN, &["JU-1"]).holding(DAN, &["JU-2"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!(asked(&state), DAN);
    act(&mut state, DAN, Object);
    assert!(state.hands[DAN].contains(card("CL-F")) && state.hands[BEN].contains(card("JU-1")));
    assert_eq!((asked(&state), state.phase), (BEN, Phase::Act));
}

#[test]
fn ma_161_a_jurisdiction_needs_no_terrain() {
    for at in [FOREST, DESERT, PLAIN, MOUNTAIN] {
        let mut state = table(3).holding(ANNA, &["CL-F"]).holding(BEN, &["JU-1"]).at(BEN, at);
        act(&mut state, ANNA, play("CL-F"));
        assert!(can(&state, BEN, Object));
    }
}

#[test]
fn ma_162_a_jurisdiction_works_against_nothing_else() {
    let state = table(4)
        .holding(ANNA, &["JU-1", "AM-F-1", "EV-TRAIN-R", "CL-F"])
        .holding(BEN, &["JU-2"])
        .all_at(FOREST);
    // Not in step 2.
    assert_eq!(refusal(&state, ANNA, Object), not_allowed(rule!("MA-162")));
    assert_eq!(refusal(&state, ANNA, play("JU-1")), not_allowed(rule!("MA-162")));
    // Not against an Ambush or an Event.
    let mut ambush = state.clone();
    act(&mut ambush, ANNA, play("AM-F-1"));
    assert_eq!(refusal(&ambush, BEN, Object), not_allowed(rule!("MA-162")));
    let mut train = state.clone().with(ANNA, 4, 4, 0);
    act(&mut train, ANNA, play("EV-TRAIN-R"));
    assert_eq!(refusal(&train, BEN, Object), not_allowed(rule!("MA-162")));
    // Not against an own card.
    let mut own = state;
    act(&mut own, ANNA, play("CL-F"));
    assert_eq!(refusal(&own, ANNA, Object), not_yours(rule!("MA-42")));
}

#[test]
fn ma_163_a_jurisdiction_works_once_and_the_card_taken_can_be_played_later() {
    let mut state = table(3).holding(ANNA, &["CL-F"]).holding(BEN, &["JU-1"]).at(BEN, FOREST);
    act(&mut state, ANNA, play("CL-F"));
    act(&mut state, BEN, Object);
    assert!(state.hands[BEN].and(CardSet::JURISDICTIONS).is_empty());
    assert!(can(&state, BEN, play("CL-F")));
    // Once both have been used nobody is asked any more.
    let mut state = table(3).holding(ANNA, &["CL-F"]).holding(BEN, &["WI-1"]).discarded(&["JU-1", "JU-2"]);
    act(&mut state, ANNA, play("CL-F"));
    assert_eq!((asked(&state), state.phase), (ANNA, Phase::Arrange { placed: 0, of: 3 }));
}
