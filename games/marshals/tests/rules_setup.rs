//! Rules MA-1 to MA-34: cards, counters, the set-up.

use crate::table::*;

fn count(is: impl Fn(Kind) -> bool) -> usize {
    Card::all().filter(|card| is(card.kind())).count()
}

// 4.1 Cards and counters

#[test]
fn ma_1_two_to_four_can_play() {
    let options = GameOptions::default();
    for seats in 2..=4 {
        assert!(Marshals::check_setup(seats, &options).is_ok());
    }
    for given in [0, 1, 5, 8] {
        let refused = Marshals::start(given, &options, &mut Chance::none(), &mut Silent);
        assert_eq!(refused, Err(BadSetup::Seats { given, least: 2, most: 4, rule: rule!("MA-1") }));
    }
}

#[test]
fn ma_2_forty_movement_cards_every_pair_of_terrain_and_number_once() {
    assert_eq!(CardSet::MOVEMENT.len(), 40);
    for terrain in Terrain::ALL {
        for value in 1..=10 {
            assert_eq!(count(|kind| kind == Kind::Movement { terrain, value }), 1);
            assert_eq!(Card::movement(terrain, value).value(), value);
        }
    }
}

#[test]
fn ma_3_six_wild_cards_of_value_0() {
    assert_eq!(count(|kind| kind == Kind::Wild), 6);
    assert!(CardSet::WILDS.iter().all(|card| card.value() == 0));
    let state = table(4).at(ANNA, DESERT).holding(ANNA, &["WI-4"]);
    assert!(can(&state, ANNA, ride("WI-1", FOREST)) && can(&state, ANNA, ride("WI-1", PLAIN)));
}

#[test]
fn ma_4_four_map_cards_one_per_terrain() {
    let mut map = table(3).map;
    assert_eq!(map.len(), 4);
    map.sort_unstable();
    assert_eq!(map, Terrain::ALL);
    let mut broken = table(3);
    broken.map[0] = Terrain::Desert;
    assert!(broken.invariants().is_err());
}

#[test]
fn ma_5_twenty_six_action_cards() {
    let ambush = count(|kind| matches!(kind, Kind::Trouble { goods: Goods::Bullet, .. }));
    let camping = count(|kind| matches!(kind, Kind::Trouble { goods: Goods::Provision, .. }));
    let clue = count(|kind| matches!(kind, Kind::Clue { .. }));
    let hideout = count(|kind| matches!(kind, Kind::Hideout { .. }));
    let jurisdiction = count(|kind| kind == Kind::Jurisdiction);
    assert_eq!((ambush, camping, clue, hideout, jurisdiction), (8, 8, 4, 4, 2));
    assert_eq!(ambush + camping + clue + hideout + jurisdiction, 26);
}

#[test]
fn ma_6_ma_7_one_weak_and_one_strong_ambush_and_camping_per_terrain() {
    for terrain in Terrain::ALL {
        for goods in Goods::ALL {
            for amount in [1, 2] {
                assert_eq!(count(|kind| kind == Kind::Trouble { terrain, goods, amount }), 1);
            }
        }
    }
    let kind = |name| card(name).kind();
    assert_eq!(kind("AM-P-2"), Kind::Trouble { terrain: Terrain::Plain, goods: Goods::Bullet, amount: 2 });
    assert_eq!(
        kind("CA-M-1"),
        Kind::Trouble { terrain: Terrain::Mountain, goods: Goods::Provision, amount: 1 }
    );
}

#[test]
fn ma_8_one_clue_and_one_hideout_per_terrain() {
    for terrain in Terrain::ALL {
        assert_eq!(count(|kind| kind == Kind::Clue { terrain }), 1);
        assert_eq!(count(|kind| kind == Kind::Hideout { terrain }), 1);
    }
}

#[test]
fn ma_9_a_jurisdiction_shows_no_terrain() {
    for terrain in Terrain::ALL {
        assert_eq!(CardSet::actions(terrain).and(CardSet::JURISDICTIONS), CardSet::EMPTY);
    }
    assert_eq!((card("JU-1").kind(), card("JU-2").face()), (Kind::Jurisdiction, card("JU-1")));
}

#[test]
fn ma_10_five_events() {
    let events: Vec<&str> = data::NAMES.into_iter().filter(|name| card(name).is_event()).collect();
    assert_eq!(events, ["EV-BORDER", "EV-TRAIN-L", "EV-TRAIN-R", "EV-VILLAGE-A", "EV-VILLAGE-B"]);
}

#[test]
fn ma_11_ma_12_trains_have_a_direction_and_a_ticket_villages_two_prices() {
    use marshals::Direction::{Left, Right};
    assert_eq!(card("EV-TRAIN-L").kind(), Kind::Train { direction: Left, ticket: 3 });
    assert_eq!(card("EV-TRAIN-R").kind(), Kind::Train { direction: Right, ticket: 3 });
    assert_eq!(card("EV-VILLAGE-A").kind(), Kind::Village { prices: [2, 3] });
    assert_eq!(card("EV-VILLAGE-B").kind(), Kind::Village { prices: [3, 2] });
}

#[test]
fn ma_13_four_outlaws_whose_danger_is_the_reward() {
    assert_eq!(Outlaw::ALL.map(Outlaw::danger), [20, 25, 30, 40]);
    assert_eq!(card("OU-4").kind(), Kind::Outlaw(outlaw(4)));
    assert_eq!(outlaw(2).card(), card("OU-2"));
}

#[test]
fn ma_14_one_corrupt_marshal_showing_30_coins() {
    assert_eq!(count(|kind| kind == Kind::Corrupt), 1);
    assert_eq!(data::HELP, 30);
}

#[test]
fn ma_15_ma_20_everybody_is_an_expert_in_another_terrain_at_random() {
    // The four Characters are shuffled like the map: 0, 1, 1 turns the last into the first.
    let luck = unshuffled(4).chain([0, 1, 1]).chain(unshuffled(81)).chain([40, 0]);
    let options = GameOptions::default();
    let state = Marshals::start(4, &options, &mut Chance::scripted(luck), &mut Silent).unwrap();
    let mut specialties: Vec<Terrain> = state.marshals.iter().map(|(_, marshal)| marshal.specialty).collect();
    assert_eq!(specialties[0], Terrain::Mountain);
    specialties.sort_unstable();
    assert_eq!(specialties, Terrain::ALL);
}

#[test]
fn ma_16_the_counters_are_public() {
    let state = table(3).with(BEN, 2, 3, 47);
    for viewer in Viewer::all(3) {
        let ben = state.view(viewer).marshals[BEN];
        assert_eq!((ben.bullets, ben.provisions, ben.coins), (2, 3, 47));
    }
}

#[test]
fn ma_17_the_counters_have_no_limit() {
    let state = table(2).with(ANNA, 200, 300, 900).discarded(&["MV-F-1"]).top(&["OU-4"]);
    let (state, _) = draw(state.at(ANNA, FOREST), ANNA);
    assert_eq!((state.marshals[ANNA].coins, state.marshals[ANNA].bullets), (980, 200));
}

// 4.2 Setup

#[test]
fn ma_18_the_map_cards_are_shuffled_into_a_row() {
    let luck = [0, 0, 0].into_iter().chain(unshuffled(4)).chain(unshuffled(76)).chain([0]);
    let mut story = Vec::new();
    let options = GameOptions::default();
    Marshals::start(2, &options, &mut Chance::scripted(luck), &mut story).unwrap();
    let map = [Terrain::Desert, Terrain::Plain, Terrain::Mountain, Terrain::Forest];
    assert_eq!(why(&story, Event::MapLaid { map }), rule!("MA-18"));
}

#[test]
fn ma_19_neighbours_differ_by_one_and_the_ends_do_not_meet() {
    let neighbours = |at| place(at).neighbours().map(u8::from).collect::<Vec<_>>();
    assert_eq!([0, 1, 2, 3].map(neighbours), [vec![1], vec![0, 2], vec![1, 3], vec![2]]);
}

#[test]
fn ma_21_marshals_start_on_their_specialty() {
    let (state, story) = set_up(4, Mode::Standard, 40, 0);
    for (seat, at) in [(ANNA, FOREST), (BEN, DESERT), (CLEO, PLAIN), (DAN, MOUNTAIN)] {
        assert_eq!(state.marshals[seat].at, Some(place(at)));
        let appeared = Event::Appeared { seat, terrain: Terrain::ALL[usize::from(at)], at: place(at) };
        assert_eq!(why(&story, appeared), rule!("MA-21"));
    }
}

#[test]
fn ma_22_ma_24_the_corrupt_marshal_is_shuffled_into_the_upper_half() {
    // With 40 cards above it the Corrupt Marshal lies just above the lower half; with none it is dealt first.
    let (state, story) = set_up(4, Mode::Standard, 40, 0);
    assert_eq!(why(&story, Event::DeckReady { cards: 82 }), rule!("MA-24"));
    assert_eq!(state.deck.iter().position(|card| *card == Card::CORRUPT), Some(41));
    let (state, _) = set_up(4, Mode::Standard, 0, 0);
    assert!(state.hands[ANNA].contains(Card::CORRUPT));
}

#[test]
fn ma_22_ma_23_ma_31_over_many_deals_it_is_always_in_the_upper_half() {
    random_games(60, |story| {
        let state = &story.after;
        let just_dealt = story.told().any(|told| matches!(told.event, Event::DeckReady { .. }));
        if !just_dealt || !state.has_corrupt() {
            return;
        }
        let corrupt = state.deck.iter().position(|card| *card == Card::CORRUPT);
        assert!(corrupt.is_none_or(|below| below >= usize::from(state.lower)));
    });
}

#[test]
fn ma_23_with_an_odd_count_the_upper_half_is_the_smaller() {
    // 81 cards: 40 above the cut, 41 below.
    assert_eq!(set_up(3, Mode::Standard, 40, 0).0.lower, 41);
    assert_eq!(set_up(4, Mode::Standard, 0, 0).0.lower, 41);
}

#[test]
fn ma_25_four_bullets_four_provisions_ten_coins() {
    let (state, _) = set_up(4, Mode::Standard, 40, 0);
    for (_, marshal) in state.marshals.iter() {
        assert_eq!((marshal.bullets, marshal.provisions, marshal.coins), (4, 4, 10));
    }
}

#[test]
fn ma_26_the_discard_pile_starts_empty() {
    assert!(set_up(2, Mode::Standard, 0, 1).0.discard.is_empty());
}

#[test]
fn ma_27_the_first_player_is_drawn_at_random() {
    for first in 0..4 {
        let (state, story) = set_up(4, Mode::Standard, 40, first);
        let seat = Seat::new(first as u8);
        assert_eq!(why(&story, Event::Begins { seat }), rule!("MA-27"));
        assert_eq!(asked(&state), seat);
    }
}

#[test]
fn ma_28_everybody_is_dealt_four_cards() {
    let (state, story) = set_up(4, Mode::Standard, 40, 1);
    assert_eq!(happened(&story, |event| matches!(event, Event::Dealt { .. })), 16);
    assert_eq!(why(&story, Event::Dealt { seat: BEN, card: Some(card("MV-F-1")) }), rule!("MA-28"));
    // Ben has drawn for his turn.
    assert_eq!(Seat::all(4).map(|seat| state.hands[seat].len()).collect::<Vec<_>>(), [4, 5, 4, 4]);
    assert_eq!(state.deck.len(), 65);
}

/// A deal of two in which the last card of the first order, Outlaw 4, is exchanged with the first on top.
fn outlaw_on_top() -> (Marshals, Story) {
    // The deck is counted from the bottom: place 75 is the top, place 0 the bottom, where OU-4 lies.
    let deck = [0].into_iter().chain(unshuffled(75));
    let back = unshuffled(68);
    let luck = unshuffled(4).chain(unshuffled(4)).chain(deck).chain([0]).chain(back);
    let mut story = Vec::new();
    let options = GameOptions::default();
    let state = Marshals::start(2, &options, &mut Chance::scripted(luck), &mut story).expect("two can play");
    (state, story)
}

#[test]
fn ma_29_ma_30_an_outlaw_in_the_deal_is_set_aside_and_shuffled_back() {
    let (state, story) = outlaw_on_top();
    assert_eq!(why(&story, Event::SetAside { seat: ANNA, outlaw: outlaw(4) }), rule!("MA-29"));
    assert_eq!(why(&story, Event::Reshuffled { cards: 68 }), rule!("MA-30"));
    assert_eq!(state.hands[BEN].len(), 4);
    assert!(state.hands.iter().all(|(_, hand)| hand.and(CardSet::OUTLAWS).is_empty()));
    // One reshuffle, after the deal and before the first turn.
    let at = |what: fn(&Event) -> bool| story.iter().rposition(|told| what(&told.event)).unwrap();
    assert!(
        at(|event| matches!(event, Event::Dealt { .. }))
            < at(|event| matches!(event, Event::Reshuffled { .. }))
    );
    assert!(
        at(|event| matches!(event, Event::Reshuffled { .. }))
            < at(|event| matches!(event, Event::TurnBegan { .. }))
    );
}

#[test]
fn ma_30_without_an_outlaw_in_the_deal_the_deck_stays_as_it_is() {
    let (state, story) = set_up(2, Mode::Standard, 0, 0);
    assert_eq!(happened(&story, |event| matches!(event, Event::Reshuffled { .. })), 0);
    assert_eq!(state.deck.top(), Some(card("MV-F-10")));
}

#[test]
fn ma_31_the_reshuffle_keeps_an_undealt_corrupt_marshal_in_the_upper_half() {
    // OU-4 comes up first; 70 cards go back, the Corrupt Marshal among them: 34 of the 69 others lie above.
    let deck = [0].into_iter().chain(unshuffled(80)).chain([40]);
    let back = unshuffled(69).chain([34]);
    let luck = unshuffled(4).chain(unshuffled(4)).chain(deck).chain([0]).chain(back);
    let mut story = Vec::new();
    let options = GameOptions::default();
    let state = Marshals::start(3, &options, &mut Chance::scripted(luck), &mut story).unwrap();
    assert_eq!(why(&story, Event::Reshuffled { cards: 70 }), rule!("MA-30"));
    assert_eq!(state.lower, 35);
    assert_eq!(state.deck.iter().position(|card| *card == Card::CORRUPT), Some(35));
}

#[test]
fn ma_31_nobody_sees_from_the_cut_whether_the_corrupt_marshal_was_dealt() {
    // The Corrupt Marshal on top is dealt, OU-4 just below it comes up; the 70 cards are simply shuffled.
    let deck = [0].into_iter().chain(unshuffled(80)).chain([0]);
    let luck = unshuffled(4).chain(unshuffled(4)).chain(deck).chain([0]).chain(unshuffled(70));
    let options = GameOptions::default();
    let state = Marshals::start(3, &options, &mut Chance::scripted(luck), &mut Silent).unwrap();
    // Anna draws OU-4 again and lets it go: it lies under the lower half.
    assert_eq!((state.unmasked, state.lower), (Some(ANNA), 35 + 1));
}

#[test]
fn ma_32_an_event_dealt_stays_in_the_hand_and_can_be_played_later() {
    let mut state = table(3).holding(ANNA, &["EV-BORDER"]).turn_of(ANNA);
    assert!(can(&state, ANNA, play("EV-BORDER")));
    let story = act_with(&mut state, ANNA, play("EV-BORDER"), &mut Chance::scripted(unshuffled(4)));
    assert_eq!(
        why(&story, Event::Played { seat: ANNA, card: card("EV-BORDER"), target: None }),
        rule!("MA-49")
    );
}

#[test]
fn ma_33_who_is_dealt_the_corrupt_marshal_is_secretly_corrupt() {
    let (state, story) = set_up(3, Mode::Standard, 5, 0);
    assert_eq!(why(&story, Event::Corrupted { seat: BEN }), rule!("MA-33"));
    assert!(state.is_corrupt(BEN) && !state.is_corrupt(ANNA));
    assert_eq!(Marshals::redact(&Event::Corrupted { seat: BEN }, Viewer::Seat(ANNA)), None);
    assert!(state.view(Viewer::Seat(BEN)).is_corrupt(BEN));
    assert!(!state.view(Viewer::Seat(ANNA)).is_corrupt(BEN));
}

#[test]
fn ma_34_a_hand_has_no_limit() {
    let forty: Vec<&str> = data::NAMES[..40].to_vec();
    let state = table(3).holding(ANNA, &forty).discarded(&["WI-1"]).turn_of(CLEO);
    let (state, _) = draw(state, ANNA);
    assert_eq!(state.hands[ANNA].len(), 41);
}
