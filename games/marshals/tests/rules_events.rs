//! Rules MA-133 to MA-145: Border, Train, Village.

use crate::table::*;

#[test]
fn ma_133_a_border_lays_the_map_anew_and_sends_everybody_home() {
    let mut state = table(4).all_at(PLAIN).out(DAN).holding(ANNA, &["EV-BORDER"]);
    let story = act_with(&mut state, ANNA, play("EV-BORDER"), &mut Chance::scripted([0, 0, 0]));
    let map = [Terrain::Desert, Terrain::Plain, Terrain::Mountain, Terrain::Forest];
    assert_eq!(why(&story, Event::MapLaid { map }), rule!("MA-133"));
    let home = Event::Appeared { seat: ANNA, terrain: Terrain::Forest, at: place(3) };
    assert_eq!(why(&story, home), rule!("MA-133"));
    let stand: Vec<_> = state.marshals.iter().map(|(_, marshal)| marshal.at).collect();
    assert_eq!(stand, [Some(place(3)), Some(place(0)), Some(place(1)), None]);
}

/// Example 10: a Train to the left, turned up by Anna at 2; Ben at 2, Cleo at 1, Dan at 3.
fn train_left() -> Marshals {
    let mut state = table(4).at(ANNA, 2).at(BEN, 2).at(CLEO, 1).at(DAN, 3).holding(ANNA, &["EV-TRAIN-L"]);
    act(&mut state, ANNA, play("EV-TRAIN-L"));
    state
}

fn to(at: u8) -> Action {
    Ride { to: place(at) }
}

#[test]
fn ma_134_the_active_player_may_ride_any_number_of_locations_ahead() {
    let mut state = train_left();
    assert_eq!(choices(&state, ANNA), [Pass, to(0), to(1)]);
    let story = act(&mut state, ANNA, to(0));
    assert_eq!(
        why(&story, Event::Rode { seat: ANNA, to: place(0), terrain: land(0), coins: 3 }),
        rule!("MA-134")
    );
    assert_eq!((state.marshals[ANNA].at, state.marshals[ANNA].coins), (Some(place(0)), 7));
}

#[test]
fn ma_134_a_ride_against_the_direction_or_of_no_distance_is_refused() {
    let state = train_left();
    for at in [2, 3] {
        assert_eq!(refusal(&state, ANNA, to(at)), not_allowed(rule!("MA-134")));
    }
    assert_eq!(refusal(&table(3), ANNA, to(1)), not_allowed(rule!("MA-134")));
}

#[test]
fn ma_135_at_the_end_of_the_line_or_without_the_coins_nobody_rides() {
    let mut state = table(3).at(ANNA, 0).at(BEN, 0).at(CLEO, 2).holding(ANNA, &["EV-TRAIN-L"]);
    act(&mut state, ANNA, play("EV-TRAIN-L"));
    // Nobody is ahead, and Anna has no location ahead of her: it is Ben's turn.
    assert_eq!((asked(&state), state.phase), (BEN, Phase::Act));
    let mut state = table(3).at(ANNA, 1).at(BEN, 1).at(CLEO, 1).holding(ANNA, &["EV-TRAIN-L"]);
    state = state.with(ANNA, 4, 4, 2).with(CLEO, 4, 4, 0);
    act(&mut state, ANNA, play("EV-TRAIN-L"));
    assert_eq!(asked(&state), BEN);
    assert_eq!(refusal(&state, ANNA, to(0)), not_yours(rule!("MA-135")));
    assert_eq!(refusal(&state, CLEO, to(0)), not_yours(rule!("MA-135")));
    act(&mut state, BEN, Pass);
    assert_eq!(state.phase, Phase::Act);
}

#[test]
fn ma_136_the_others_there_or_farther_along_may_ride_exactly_one_location() {
    for anna in [to(0), to(1), Pass] {
        let mut state = train_left();
        act(&mut state, ANNA, anna);
        assert_eq!((asked(&state), choices(&state, BEN)), (BEN, vec![Pass, to(1)]));
        assert_eq!(refusal(&state, BEN, to(0)), not_allowed(rule!("MA-136")));
        let story = act(&mut state, BEN, to(1));
        assert_eq!(
            why(&story, Event::Rode { seat: BEN, to: place(1), terrain: land(1), coins: 3 }),
            rule!("MA-136")
        );
        assert_eq!(choices(&state, CLEO), [Pass, to(0)]);
        assert_eq!(refusal(&state, DAN, to(2)), not_yours(rule!("MA-136")));
        let story = act(&mut state, CLEO, Pass);
        assert_eq!(why(&story, Event::Declined { seat: CLEO, offer: Offer::Train }), rule!("MA-136"));
        // Dan, behind the train, is not asked.
        assert_eq!((state.phase, asked(&state)), (Phase::Act, BEN));
    }
}

#[test]
fn ma_137_who_may_ride_is_decided_when_the_train_comes() {
    // Anna rides past Ben to 0; Ben at 1 was ahead of her and may still ride.
    let mut state = table(3).at(ANNA, 2).at(BEN, 1).at(CLEO, 3).holding(ANNA, &["EV-TRAIN-L"]);
    act(&mut state, ANNA, play("EV-TRAIN-L"));
    act(&mut state, ANNA, to(0));
    assert_eq!(choices(&state, BEN), [Pass, to(0)]);
    // The other way: riding past nobody lets nobody in who was behind.
    let mut state = table(3).at(ANNA, 1).at(BEN, 0).at(CLEO, 0).holding(ANNA, &["EV-TRAIN-R"]);
    act(&mut state, ANNA, play("EV-TRAIN-R"));
    act(&mut state, ANNA, to(3));
    assert_eq!(state.phase, Phase::Act);
}

#[test]
fn ma_138_a_ride_needs_no_card_and_every_rider_pays_the_full_ticket() {
    let mut state = train_left();
    for (seat, at) in [(ANNA, 1), (BEN, 1), (CLEO, 0)] {
        assert!(state.hands[seat].is_empty());
        act(&mut state, seat, to(at));
    }
    assert_eq!(Seat::all(4).map(|seat| state.marshals[seat].coins).collect::<Vec<_>>(), [7, 7, 7, 10]);
}

/// Anna turns up a Village in the plain (bullets 2, provisions 3); Ben is there, Cleo in the forest, Dan next door.
fn village() -> Marshals {
    table(4)
        .at(ANNA, PLAIN)
        .at(BEN, PLAIN)
        .at(CLEO, FOREST)
        .at(DAN, MOUNTAIN)
        .holding(ANNA, &["EV-VILLAGE-A"])
}

const BULLET: Action = Buy { goods: Goods::Bullet };
const PROVISION: Action = Buy { goods: Goods::Provision };

#[test]
fn ma_139_the_active_player_buys_any_mix_at_the_printed_prices() {
    let mut state = village();
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    assert_eq!(choices(&state, ANNA), [Pass, BULLET, PROVISION]);
    let story = act(&mut state, ANNA, BULLET);
    assert_eq!(why(&story, Event::Bought { seat: ANNA, goods: Goods::Bullet, coins: 2 }), rule!("MA-139"));
    act(&mut state, ANNA, PROVISION);
    let anna = state.marshals[ANNA];
    assert_eq!((anna.bullets, anna.provisions, anna.coins), (5, 5, 5));
    assert_eq!(refusal(&state, ANNA, EndTurn), not_allowed(rule!("MA-139")));
    act(&mut state, ANNA, Pass);
    assert_eq!(asked(&state), BEN);
}

#[test]
fn ma_140_others_there_may_buy_too_whether_or_not_the_active_player_did() {
    let mut state = village();
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    let story = act(&mut state, BEN, PROVISION);
    assert_eq!(why(&story, Event::Bought { seat: BEN, goods: Goods::Provision, coins: 3 }), rule!("MA-140"));
    assert_eq!(refusal(&state, BEN, EndTurn), not_allowed(rule!("MA-140")));
}

#[test]
fn ma_141_others_may_travel_there_card_by_card_and_then_buy() {
    let mut state =
        village().holding(CLEO, &["MV-D-3", "MV-D-7", "MV-P-2", "WI-1"]).holding(DAN, &["MV-P-9"]);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    act(&mut state, BEN, Pass);
    // Cleo goes through the desert to the plain, with cards or a Wild for each step.
    let on = |name| Travel { card: card(name) };
    assert_eq!(choices(&state, CLEO), [Pass, on("MV-D-3"), on("MV-D-7"), on("WI-1")]);
    let story = act(&mut state.clone(), CLEO, Pass);
    assert_eq!(why(&story, Event::Declined { seat: CLEO, offer: Offer::Village }), rule!("MA-141"));
    let story = act(&mut state, CLEO, on("MV-D-3"));
    let travelled =
        Event::Travelled { seat: CLEO, card: card("MV-D-3"), to: place(DESERT), terrain: land(DESERT) };
    assert_eq!(why(&story, travelled), rule!("MA-141"));
    assert_eq!(choices(&state, CLEO), [on("MV-P-2"), on("WI-1")]);
    act(&mut state, CLEO, on("WI-1"));
    assert_eq!(
        (state.marshals[CLEO].at, choices(&state, CLEO)),
        (Some(place(PLAIN)), vec![Pass, BULLET, PROVISION])
    );
    act(&mut state, CLEO, Pass);
    // Dan comes in his place in the order.
    assert_eq!(choices(&state, DAN), [Pass, on("MV-P-9")]);
    assert_eq!(refusal(&state, DAN, BULLET), not_allowed(rule!("MA-141")));
}

#[test]
fn ma_142_the_way_must_lead_to_the_village_and_nowhere_else() {
    // A Desert card alone would take Cleo half the way; a Mountain card leads elsewhere.
    let mut state = village().holding(CLEO, &["MV-D-3", "MV-M-4"]);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    act(&mut state, BEN, Pass);
    let on = |name| Travel { card: card(name) };
    // Everybody with enough cards is asked, so that nothing shows.
    assert_eq!((asked(&state), choices(&state, CLEO)), (CLEO, vec![Pass]));
    assert_eq!(refusal(&state, CLEO, on("MV-D-3")), not_allowed(rule!("MA-142")));
    assert_eq!(refusal(&state, CLEO, on("MV-M-4")), not_allowed(rule!("MA-142")));
    assert_eq!(refusal(&state, CLEO, on("MV-D-5")), not_allowed(rule!("MA-42")));
    // One Wild card makes up for one missing terrain; it must not be used up before.
    let mut state = village().holding(CLEO, &["MV-D-3", "WI-2"]);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    act(&mut state, BEN, Pass);
    assert_eq!(choices(&state, CLEO), [Pass, on("MV-D-3")]);
    act(&mut state, CLEO, on("MV-D-3"));
    // Once begun there is no turning back.
    assert_eq!(choices(&state, CLEO), [on("WI-1")]);
    assert_eq!(refusal(&state, CLEO, Pass), not_allowed(rule!("MA-142")));
}

#[test]
fn ma_143_travel_cards_go_on_the_discard_pile_and_give_no_draw() {
    let mut state = village().holding(DAN, &["MV-P-9"]);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    act(&mut state, BEN, Pass);
    act(&mut state, DAN, Travel { card: card("MV-P-9") });
    assert_eq!((top(&state), state.hands[DAN].len(), state.draws), (card("MV-P-9"), 0, 0));
}

#[test]
fn ma_144_nobody_spends_more_than_they_have_and_buying_nothing_is_allowed() {
    let mut state = village().with(ANNA, 4, 4, 2).with(BEN, 4, 4, 1);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    assert_eq!(choices(&state, ANNA), [Pass, BULLET]);
    assert_eq!(refusal(&state, ANNA, PROVISION), not_allowed(rule!("MA-144")));
    let story = act(&mut state, ANNA, Pass);
    assert_eq!(why(&story, Event::Declined { seat: ANNA, offer: Offer::Goods }), rule!("MA-144"));
    // Ben cannot afford anything and is not asked; nobody else can come.
    assert_eq!((state.phase, state.marshals[ANNA].coins), (Phase::Act, 2));
}

#[test]
fn ma_145_the_event_card_goes_on_top_when_it_is_resolved() {
    let mut state = village().holding(DAN, &["MV-P-9"]);
    act(&mut state, ANNA, play("EV-VILLAGE-A"));
    act(&mut state, ANNA, Pass);
    act(&mut state, BEN, Pass);
    act(&mut state, DAN, Travel { card: card("MV-P-9") });
    let story = act(&mut state, DAN, Pass);
    assert_eq!(why(&story, Event::Discarded { card: card("EV-VILLAGE-A") }), rule!("MA-145"));
    assert_eq!(state.discard.to_vec(), [card("MV-P-9"), card("EV-VILLAGE-A")]);
}
