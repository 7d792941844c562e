//! Sections 2 and 3 of `rules.md`: setup, rounds, Schemin', Stealin'. The other sections are in the
//! files beside this one.

use crate::table::*;
use colt_express::Action::{Choose, Draw};
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{Bullet, ChangeFloor, Fire, Marshal, Move, Punch, Robbery};
use colt_express::data::{CARS, NEUTRAL_BULLETS, PURSES, ROUND_CARDS, Turn};
use colt_express::{
    Action, Bandit, BanditSet, Car, Card, Cards, Casting, ColtExpress, Event, Phase, Played, Purses,
    RoundCard, TrainOptions,
};
use tinstar_core::{BadSetup, Chance, Play, Rules, Seat, Setup, Sight, Silent, Speak, Status, Viewer, rule};

const FOUR: [Bandit; 4] = [Belle, Doc, Django, Tuco];

fn four() -> ColtExpress {
    begun(&plain(), &FOUR)
}

/// Four players in Schemin' with this card and nothing in hand.
fn schemers(card: &str) -> ColtExpress {
    scheming(
        train(&[(Belle, inside(4)), (Cheyenne, inside(3)), (Django, inside(4)), (Tuco, inside(3))]),
        card,
    )
}

const SCHEMERS: [Bandit; 4] = [Belle, Cheyenne, Django, Tuco];

/// Everybody draws three until it is over; who did, in order.
fn order_of_turns(state: &mut ColtExpress, turns: usize) -> Vec<usize> {
    let mut order = Vec::new();
    for _ in 0..turns {
        let Phase::Scheme { seat, .. } = state.phase else { break };
        order.push(seat.index());
        act_with(state, seat, Draw, &mut Chance::seeded(1));
    }
    order
}

// 2.1 Players, characters, train

#[test]
fn ce_1_two_to_six_play() {
    for seats in [0, 1, 7, 8] {
        let refused = ColtExpress::start(seats, &plain(), &mut Chance::none(), &mut Silent);
        let expected = BadSetup::Seats { given: seats, least: 2, most: 6, rule: rule!("CE-1") };
        assert_eq!(refused.unwrap_err(), expected);
    }
    for seats in 2..=6 {
        assert!(ColtExpress::check_setup(seats, &plain()).is_ok());
    }
}

#[test]
fn ce_2_nobody_chooses_a_character_twice() {
    let mut state = ColtExpress::start(3, &plain(), &mut Chance::seeded(1), &mut Silent).unwrap();
    assert_eq!(choices(&state, seat(0)).len(), 6);
    act(&mut state, seat(0), Choose(Doc), &[]);
    assert!(!choices(&state, seat(1)).contains(&Choose(Doc)));
    assert_eq!(refusal(&state, seat(1), Choose(Doc)), not_allowed(rule!("CE-2")));
    assert_eq!(refusal(&state, seat(1), Draw), not_allowed(rule!("CE-2")));
}

#[test]
fn ce_2_the_last_character_is_no_choice() {
    let chance = &mut Chance::seeded(1);
    let mut state = ColtExpress::start(6, &plain(), chance, &mut Silent).unwrap();
    let mut story = Story::new();
    for (number, bandit) in [Belle, Cheyenne, Django, Doc, Ghost].into_iter().enumerate() {
        story = act_with(&mut state, seat(number as u8), Choose(bandit), chance);
    }
    assert_eq!(why(&story, Event::Joined { seat: seat(5), bandit: Tuco }), rule!("CE-2"));
    assert_eq!(state.round, 1);
}

#[test]
fn ce_3_characters_are_chosen_in_seat_order() {
    let mut state = ColtExpress::start(4, &plain(), &mut Chance::seeded(1), &mut Silent).unwrap();
    assert_eq!(refusal(&state, seat(1), Choose(Doc)), not_yours(rule!("CE-3")));
    for player in 0..3 {
        assert_eq!(decider(&state), Some(seat(player)));
        act(&mut state, seat(player), Choose(Bandit::ALL[usize::from(player)]), &[]);
    }
    assert_eq!(state.phase, Phase::Cast { seat: seat(3) });
}

#[test]
fn ce_3_or_they_are_dealt() {
    let options = TrainOptions { characters: Casting::Dealt, ..plain() };
    let mut story = Story::new();
    let state = ColtExpress::start(3, &options, &mut Chance::seeded(1), &mut story).unwrap();
    assert_eq!((state.playing.len(), state.round), (3, 1));
    let joined = story.iter().filter(|told| matches!(told.event, Event::Joined { .. }));
    assert!(joined.clone().all(|told| told.rule == rule!("CE-3")));
    assert_eq!(joined.count(), 3);
}

#[test]
fn ce_4_ce_5_everybody_starts_with_ten_cards_six_bullets_and_250() {
    let state = four();
    for (player, bandit) in FOUR.into_iter().enumerate() {
        let figure = state.figure(bandit);
        assert_eq!((figure.seat, figure.bullets, figure.purses), (seat(player as u8), 6, Purses::one(250)));
        let piles = state.piles[figure.seat];
        assert_eq!(piles.hand.and(piles.deck), Cards::decks(1));
    }
    let deck = Card::ACTIONS.map(|card| Cards::decks(1).count(0, card));
    assert_eq!(deck, [2, 2, 2, 2, 1, 1, 0]);
    // CE-5: they come out of the eight purses worth 250.
    assert_eq!(state.unseen, Purses::of([4, 2, 2, 2, 2, 2]));
}

#[test]
fn ce_6_the_train_has_as_many_cars_as_there_are_bandits_but_three_with_two_players() {
    for (seats, cars) in [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)] {
        let mut story = Story::new();
        let state = ColtExpress::start(seats, &plain(), &mut Chance::seeded(7), &mut story).unwrap();
        assert_eq!((state.caboose, state.cars.len()), (Car::new(cars), usize::from(cars)));
        let mut rows = state.cars.to_vec();
        assert_eq!(why(&story, Event::TrainBuilt { cars: state.cars }), rule!("CE-6"));
        rows.sort_unstable();
        rows.dedup();
        assert_eq!(rows.len(), usize::from(cars), "no car twice");
    }
}

#[test]
fn ce_6_which_cars_and_in_which_order_is_luck() {
    // Of six cars the third, of five left the first two that are there, and so on; then seat 0 is First Player.
    let state = ColtExpress::start(3, &plain(), &mut Chance::scripted([2, 0, 3, 0]), &mut Silent).unwrap();
    assert_eq!(*state.cars, [2, 1, 5]);
}

#[test]
fn ce_7_every_car_has_the_loot_of_its_row() {
    let state = four();
    for (place, row) in state.cars.iter().enumerate() {
        let floor = state.floor[inside(place as u8 + 1).index()];
        let loot = CARS[usize::from(*row)];
        assert_eq!((floor.sealed, floor.jewels, floor.strongboxes), (loot.purses, loot.jewels, 0));
        assert!(state.floor[roof(place as u8 + 1).index()].is_empty(), "no loot starts on a roof");
    }
}

#[test]
fn ce_7_what_is_in_a_purse_is_drawn_from_those_that_are_left() {
    let mut state = train(&[(Belle, inside(4)), (Doc, inside(1)), (Django, inside(1)), (Tuco, inside(1))]);
    lay(&mut state, inside(4), 2, 0, 0);
    // Fourteen purses have not been held: four of 250, then two each of 300 to 500. The last one is a 500.
    let story = steal(&mut state, &[(Belle, Robbery)], &[13]);
    let robbed =
        Event::Robbed { seat: seat(0), bandit: Belle, token: colt_express::Token::Sealed, value: Some(500) };
    assert_eq!(why(&story, robbed), rule!("CE-113"));
    assert_eq!(state.unseen, Purses::of([4, 2, 2, 2, 2, 1]));
}

#[test]
fn ce_8_what_was_not_placed_is_out_of_the_game() {
    let state = four();
    let placed: u8 = state.floor.iter().map(|floor| floor.sealed).sum();
    // It stays with the unseen purses, from which no token ever comes to the train.
    // One purse more is for a seventh bandit only.
    assert!(usize::from(placed) + 4 < PURSES);
    assert_eq!(usize::from(state.unseen.len()), PURSES - 1 - 4);
    assert_eq!(state.cars.len(), 4, "two cars stay in the box");
}

#[test]
fn ce_9_ce_10_one_strongbox_and_the_marshal_start_in_the_locomotive() {
    let state = four();
    assert_eq!(state.marshal, Car::LOCOMOTIVE);
    assert_eq!(state.floor[inside(0).index()].strongboxes, 1);
    assert!(state.second_strongbox, "the other one waits beside the train (CE-10)");
}

/// The Marshal in car 1 and so many neutral Bullets left in the supply; Doc has all the others.
fn supply(standing: &[(Bandit, colt_express::Space)], left: u8) -> ColtExpress {
    let mut state = train(standing);
    state.marshal = Car::new(1);
    state.floor[inside(0).index()].strongboxes = 1;
    state.figures[Doc.index()].neutral = NEUTRAL_BULLETS - left;
    state
}

fn neutral(state: &ColtExpress, bandit: Bandit) -> u8 {
    state.figure(bandit).neutral
}

#[test]
fn ce_11_ce_12_the_supply_of_neutral_bullets_is_finite() {
    assert_eq!(NEUTRAL_BULLETS, 13);
    let standing = [(Belle, inside(2)), (Doc, roof(3)), (Django, inside(2)), (Tuco, roof(1))];
    // X39: one bandit gets the last one.
    let mut state = supply(&standing, 1);
    steal(&mut state, &[(Belle, Move)], &[]);
    let story = act(&mut state, seat(0), Action::Move(inside(1)), &[]);
    assert_eq!(why(&story, Event::Hit { bandit: Belle }), rule!("CE-80"));
    // The next one flees without.
    let story = steal(&mut state, &[(Tuco, ChangeFloor)], &[]);
    assert_eq!(why(&story, Event::Spared { bandits: set([Tuco]) }), rule!("CE-12"));
    assert_eq!((at(&state, Tuco), neutral(&state, Tuco)), (roof(1), 0));
    // X38: two at once are too many for one Bullet, and it stays in the supply.
    let mut state = supply(&standing, 1);
    steal(&mut state, &[(Tuco, Marshal)], &[]);
    let story = act(&mut state, seat(3), Action::MoveMarshal(Car::new(2)), &[]);
    assert_eq!(why(&story, Event::Spared { bandits: set([Belle, Django]) }), rule!("CE-12"));
    for bandit in [Belle, Django] {
        assert_eq!(why(&story, Event::Fled { bandit, to: roof(2) }), rule!("CE-80"));
        assert_eq!((at(&state, bandit), neutral(&state, bandit)), (roof(2), 0));
    }
    assert_eq!(neutral(&state, Doc), NEUTRAL_BULLETS - 1, "one is left");
}

#[test]
fn ce_169_shots_and_the_meeting_after_them_are_counted_apart() {
    // X40: two are left; the two on the Marshal's roof get them, the one he meets then does not.
    let standing = [(Belle, roof(1)), (Doc, inside(4)), (Django, roof(1)), (Tuco, inside(2))];
    let mut state = supply(&standing, 2);
    state.card = RoundCard::labelled("R24-7").expect("Angry Marshal");
    state.round = 4;
    let story = act_until_the_event(&mut state);
    for bandit in [Belle, Django] {
        assert_eq!(why(&story, Event::Hit { bandit }), rule!("CE-120"));
    }
    assert_eq!(why(&story, Event::Spared { bandits: set([Tuco]) }), rule!("CE-12"));
    assert_eq!((at(&state, Tuco), neutral(&state, Tuco)), (roof(2), 0));
}

#[test]
fn ce_169_all_whom_one_event_hits_are_counted_together() {
    let standing = [(Belle, inside(2)), (Doc, inside(4)), (Django, roof(1)), (Tuco, inside(2))];
    let mut state = supply(&standing, 2);
    state.card = RoundCard::labelled("R24-4").expect("Passengers' Rebellion");
    state.round = 4;
    let story = act_until_the_event(&mut state);
    assert_eq!(why(&story, Event::Spared { bandits: set([Belle, Doc, Tuco]) }), rule!("CE-12"));
}

/// Doc plays the last card of the round, which does nothing; then the event of the round happens.
fn act_until_the_event(state: &mut ColtExpress) -> Story {
    state.common = Default::default();
    for player in Seat::all(4) {
        deal(state, player, if player == seat(1) { &[(Doc, Robbery)] } else { &[] });
    }
    let turn = state.card.face().turns.len() as u8 - 1;
    state.phase = Phase::Scheme { seat: seat(1), turn, symbol: Turn::Standard, step: 3, again: false };
    act_with(state, seat(1), play(Doc, Robbery), &mut Chance::seeded(1))
}

#[test]
fn ce_13_four_cards_of_the_player_count_and_a_station() {
    for (seats, range) in [(2, 0..7), (3, 0..7), (4, 0..7), (5, 7..14), (6, 7..14)] {
        let options = TrainOptions { characters: Casting::Dealt, ..plain() };
        let chance = &mut Chance::seeded(seats as u64);
        let mut story = Story::new();
        let mut state = ColtExpress::start(seats, &options, chance, &mut story).unwrap();
        let mut legal = Vec::new();
        while let Status::Waiting(deciders) = state.status() {
            let player = deciders.first().unwrap();
            legal.clear();
            state.legal_actions(player, &mut legal);
            let action = *chance.pick(&legal).unwrap();
            state.resolve(player, &action, chance, &mut story);
        }
        let cards: Vec<RoundCard> = story
            .iter()
            .filter_map(|told| {
                let Event::RoundBegan { card, .. } = told.event else { return None };
                Some(card)
            })
            .collect();
        assert_eq!(cards.len(), 5);
        assert!(cards[..4].iter().all(|card| range.contains(&card.place())));
        assert!((1..4).all(|place| !cards[..place].contains(&cards[place])), "no card twice");
        assert!((14..17).contains(&cards[4].place()));
    }
}

#[test]
fn ce_14_nobody_can_know_the_coming_round_cards() {
    // The state does not hold them: they are drawn when they are turned.
    let state = four();
    assert_eq!(state.turned.count_ones(), 1);
    for viewer in Viewer::all(4) {
        let view = state.view(viewer);
        assert_eq!((view.card, view.cards_turned), (Some(state.card), 1 << state.card.place()));
    }
}

#[test]
fn ce_15_the_first_first_player_is_luck() {
    for first in 0..4 {
        let mut story = Story::new();
        let luck = [0, 0, 0, 0, first];
        let state = ColtExpress::start(4, &plain(), &mut Chance::scripted(luck), &mut story).unwrap();
        assert_eq!(state.first, seat(first as u8));
        assert_eq!(why(&story, Event::FirstPlayer { seat: state.first }), rule!("CE-15"));
    }
}

#[test]
fn ce_16_ce_17_odd_numbers_start_in_the_caboose_even_ones_before_it() {
    let mut state =
        ColtExpress::start(5, &plain(), &mut Chance::scripted([0, 0, 0, 0, 0, 3]), &mut Silent).unwrap();
    let mut story = Story::new();
    for (number, bandit) in [Belle, Cheyenne, Django, Doc, Ghost].into_iter().enumerate() {
        story.extend(act_with(&mut state, seat(number as u8), Choose(bandit), &mut Chance::seeded(1)));
    }
    // The First Player is seat 3, so the numbers 1 to 5 are seats 3, 4, 0, 1, 2.
    let starts = [(Doc, 5), (Ghost, 4), (Belle, 5), (Cheyenne, 4), (Django, 5)];
    for (bandit, car) in starts {
        assert_eq!(at(&state, bandit), inside(car), "nobody starts on a roof (CE-17)");
        assert_eq!(why(&story, Event::Placed { bandit, at: inside(car) }), rule!("CE-16"));
    }
}

#[test]
fn ce_18_abilities_can_be_switched_off_for_everybody() {
    let with = begun(&plain(), &FOUR);
    let without = begun(&TrainOptions { abilities: false, ..plain() }, &FOUR);
    for bandit in FOUR {
        assert_eq!(with.figure(bandit).abilities, BanditSet::only(bandit));
        assert_eq!(without.figure(bandit).abilities, BanditSet::EMPTY);
    }
    assert_eq!(with.piles[seat(1)].hand.len(), 7);
    assert_eq!(without.piles[seat(1)].hand.len(), 6, "Doc draws no seventh card");
}

// 2.2 Seats

#[test]
fn ce_19_seats_are_fixed_and_the_left_neighbour_is_the_next_seat() {
    let mut state = schemers("R24-3");
    assert_eq!(order_of_turns(&mut state, 4), [0, 1, 2, 3]);
    assert_eq!(state.crews[seat(2)].0, [Some(Django), None]);
}

// 2.3 Two players

fn pair() -> ColtExpress {
    two_players([(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3)), (Django, inside(2))])
}

/// Two players at the very beginning: the pairs by luck, then who is First Player.
fn pairing() -> (ColtExpress, Story) {
    let mut story = Story::new();
    // Three cars, seat 1 is First Player; Cheyenne, Django and Tuco are shuffled by two draws.
    let luck = &mut Chance::scripted([0, 0, 0, 1, 0, 0]);
    let state = ColtExpress::start(2, &plain(), luck, &mut story).expect("two play");
    (state, story)
}

/// Both have taken their teams.
fn teams_taken() -> ColtExpress {
    let (mut state, _) = pairing();
    act(&mut state, seat(1), Choose(Doc), &[]);
    act(&mut state, seat(0), Choose(Belle), &[]);
    state
}

fn pick(bandit: Bandit, card: Card) -> Action {
    Action::Pick { bandit, card }
}

#[test]
fn ce_20_ce_21_ce_22_two_players_run_two_bandits_each_on_a_short_train() {
    let state = begun_with(2, &TrainOptions { expert: true, ..plain() }, &FOUR);
    assert_eq!(state.crews[seat(0)].0, [Some(Belle), Some(Django)]);
    assert_eq!(state.crews[seat(1)].0, [Some(Doc), Some(Tuco)]);
    assert_eq!((state.playing.len(), state.caboose, state.cars.len()), (4, Car::new(3), 3));
    assert!(state.card.place() < 7, "the round cards for 2 to 4 (CE-21)");
    assert!(!state.expert, "not the Expert hand rules (CE-22)");
}

#[test]
fn ce_23_two_players_have_one_deck_of_eleven_with_one_marshal_card() {
    let state = begun_with(2, &plain(), &FOUR);
    for player in Seat::all(2) {
        let piles = state.piles[player];
        assert_eq!(piles.hand.and(piles.deck), Cards::decks(2));
    }
    assert_eq!(Cards::decks(2).len(), 11);
    for card in [Move, ChangeFloor, Fire, Robbery, Punch] {
        assert_eq!((Cards::decks(2).count(0, card), Cards::decks(2).count(1, card)), (1, 1));
    }
    assert_eq!((Cards::decks(2).count(0, Marshal), Cards::decks(2).count(1, Marshal)), (1, 0));
}

#[test]
fn ce_24_ce_171_everybody_secretly_takes_a_card_and_then_draws_six() {
    let mut state = teams_taken();
    act(&mut state, seat(0), Action::Start(Belle), &[]);
    let story = act(&mut state, seat(1), Action::Start(Doc), &[]);
    assert_eq!(why(&story, Event::DecksBuilt { count: 11 }), rule!("CE-23"));
    assert_eq!(
        (state.round, state.view(Viewer::Spectator).card),
        (0, None),
        "before the card is turned (CE-171)"
    );
    // Both at once, any card of the deck, and nobody sees which.
    assert_eq!(state.status().deciders().len(), 2);
    assert_eq!(choices(&state, seat(0)).len(), 11);
    assert_eq!(refusal(&state, seat(0), pick(Doc, Move)), not_allowed(rule!("CE-24")));
    assert_eq!(refusal(&state, seat(0), Draw), not_allowed(rule!("CE-24")));
    let story = act(&mut state, seat(1), pick(Doc, Robbery), &[]);
    let told = Event::Picked { seat: seat(1), bandit: Some(Doc), card: Some(Robbery) };
    assert_eq!(why(&story, told), rule!("CE-24"));
    let hidden = Event::Picked { seat: seat(1), bandit: None, card: None };
    assert_eq!(ColtExpress::redact(&told, Viewer::Seat(seat(0))), Some(hidden));
    assert_eq!(state.view(Viewer::Seat(seat(0))).seats[seat(1)].hand, 1, "only that it was taken is public");
    assert_eq!(refusal(&state, seat(1), pick(Doc, Move)), not_yours(rule!("CE-24")));
    let story = act_with(&mut state, seat(0), pick(Belle, Marshal), &mut Chance::seeded(1));
    // X35: the team with Doc has eight cards in hand and three in the deck, the other seven and four.
    let count = |player: u8| (state.piles[seat(player)].hand.len(), state.piles[seat(player)].deck.len());
    assert_eq!((count(0), count(1)), ((7, 4), (8, 3)));
    assert!(state.piles[seat(1)].hand.has(0, Robbery) && state.piles[seat(0)].hand.has(0, Marshal));
    let drawn = |told: &&tinstar_core::Told<Event>| matches!(told.event, Event::HandDrawn { .. });
    assert!(story.iter().filter(drawn).all(|told| told.rule == rule!("CE-24")));
    assert_eq!(state.round, 1);
}

#[test]
fn ce_171_a_bullet_can_be_taken_and_when_the_clock_runs_out_it_is_the_first_action_card() {
    use tinstar_core::Instinct as _;
    let mut state = pair();
    state.figures[Belle.index()].neutral = 1;
    for player in Seat::all(2) {
        deal(&mut state, player, &[]);
    }
    state.phase = Phase::Pick { left: Seat::all(2).collect() };
    let all = choices(&state, seat(0));
    assert!(all.contains(&pick(Belle, Bullet)));
    let view = state.view(Viewer::Seat(seat(0)));
    assert_eq!(ColtExpress::on_timeout(&view, seat(0), &all), pick(Belle, Move));
}

#[test]
fn ce_25_one_card_of_either_bandit_and_it_acts_for_that_one() {
    let mut state = scheming(pair(), "R24-3");
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Marshal), (Tuco, Robbery)]);
    let expected = [Draw, play(Belle, Move), play(Belle, Marshal), play(Tuco, Robbery)];
    assert_eq!(choices(&state, seat(0)), expected);
    act(&mut state, seat(0), play(Tuco, Robbery), &[]);
    assert_eq!(*state.common.cards, [Played::new(Tuco, Robbery, false)]);
    assert_eq!(decider(&state), Some(seat(1)), "one turn for each player");
    // The Marshal card is nobody's in particular: it is offered without a name.
    let offered = |action| ColtExpress::say_action(&state.view(Viewer::Seat(seat(0))), seat(0), &action).id;
    assert_eq!(offered(play(Belle, Marshal)), "ce-action-play");
    assert_eq!(offered(play(Belle, Move)), "ce-action-play-for");
}

#[test]
fn ce_26_each_bandit_has_its_own_bullets_and_loot() {
    let mut state = pair();
    lay(&mut state, inside(3), 0, 1, 0);
    steal(&mut state, &[(Tuco, Robbery)], &[]);
    assert_eq!((state.figure(Tuco).jewels, state.figure(Belle).jewels), (1, 0));
    assert_eq!((state.figure(Tuco).bullets, state.figure(Belle).bullets), (6, 6));
    assert_eq!((state.figure(Tuco).purses, state.figure(Belle).purses), (Purses::one(250), Purses::one(250)));
}

#[test]
fn ce_27_bullets_go_to_the_deck_of_the_player() {
    let mut state = two_players([(Belle, inside(3)), (Doc, inside(2)), (Tuco, roof(0)), (Django, roof(3))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(state.figure(Belle).shots, 1);
    assert_eq!(state.piles[seat(0)].deck.bullets(), 1);
}

#[test]
fn ce_28_each_player_secretly_chooses_who_starts_in_the_caboose() {
    // X34: who starts where is seen when both have chosen.
    let mut state = teams_taken();
    let (mine, theirs) =
        (state.crews[seat(0)].0.map(Option::unwrap), state.crews[seat(1)].0.map(Option::unwrap));
    assert_eq!((mine[0], theirs[0]), (Belle, Doc));
    let start = Action::Start;
    assert_eq!(choices(&state, seat(0)).len(), 2);
    assert_eq!(refusal(&state, seat(0), start(Doc)), not_allowed(rule!("CE-28")));
    let story = act(&mut state, seat(0), start(mine[1]), &[]);
    let told = Event::StartChosen { seat: seat(0), bandit: Some(mine[1]) };
    assert_eq!(why(&story, told), rule!("CE-28"));
    let hidden = Event::StartChosen { seat: seat(0), bandit: None };
    assert_eq!(ColtExpress::redact(&told, Viewer::Seat(seat(1))), Some(hidden));
    assert!(state.view(Viewer::Seat(seat(1))).figures.iter().all(Option::is_none));
    assert_eq!(state.view(Viewer::Seat(seat(0))).own.unwrap().pledged, Some(mine[1]));
    assert_eq!(refusal(&state, seat(0), start(mine[0])), not_yours(rule!("CE-28")));
    let story = act(&mut state, seat(1), start(theirs[0]), &[]);
    for (bandit, car) in [(mine[0], 2), (mine[1], 3), (theirs[0], 3), (theirs[1], 2)] {
        assert_eq!(at(&state, bandit), inside(car));
        assert_eq!(why(&story, Event::Placed { bandit, at: inside(car) }), rule!("CE-28"));
    }
}

#[test]
fn ce_29_a_players_score_is_the_sum_of_both_bandits_and_one_prize() {
    let mut state = pair();
    purses(&mut state, Belle, &[250, 300]);
    purses(&mut state, Tuco, &[400]);
    // X41: Belle and Tuco fired 3 at the others and 2 at each other, Doc and Django 4 at them.
    let fired = [(Belle, 3, 1), (Tuco, 2, 1), (Doc, 1, 0), (Django, 3, 0)];
    for (bandit, fired, friendly) in fired {
        let figure = &mut state.figures[bandit.index()];
        (figure.bullets, figure.friendly) = (6 - fired, friendly);
    }
    (state.figures[Belle.index()].shots, state.figures[Doc.index()].shots) = (6, 3);
    let mut even = state;
    let story = steal(&mut state, &[(Belle, Robbery)], &[]);
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!(outcome.totals.as_slice(), [250 + 300 + 400, 250 + 250 + 1000]);
    assert_eq!(
        why(&story, Event::Gunslingers { bandits: set([Doc, Django]), fired: 4, team: false }),
        rule!("CE-29")
    );
    assert_eq!(why(&story, Event::Won { seats: outcome.winners(), team: false }), rule!("CE-29"));
    assert_eq!(outcome.places.as_slice(), [2, 1]);
    let mut sheet = Vec::new();
    state.score_sheet(seat(1), &mut sheet);
    assert_eq!(sheet.iter().map(|line| line.points).sum::<i32>(), 1500, "the prize once");
    // On a tie both have it.
    even.figures[Tuco.index()].friendly = 0;
    steal(&mut even, &[(Belle, Robbery)], &[]);
    assert_eq!(even.status().outcome().expect("it is over").totals.as_slice(), [1950, 1500]);
}

#[test]
fn ce_30_a_bandit_may_be_the_target_of_its_own_players_other_bandit() {
    let mut state = two_players([(Belle, inside(2)), (Doc, roof(0)), (Tuco, inside(3)), (Django, inside(1))]);
    // Tuco next door to Belle sees only her.
    let story = steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(why(&story, Event::Shot { bandit: Tuco, target: Belle, left: 5 }), rule!("CE-88"));
    assert_eq!(
        (state.figure(Tuco).friendly, state.figure(Belle).friendly),
        (1, 0),
        "it counts for no prize (CE-29)"
    );
}

#[test]
fn ce_167_the_first_player_takes_one_of_three_pairs_then_the_other() {
    let (mut state, story) = pairing();
    assert_eq!(why(&story, Event::TeamsPaired { teams: state.teams }), rule!("CE-167"));
    for team in state.teams.iter() {
        let [Some(one), Some(other)] = team.0 else { panic!("a team is a pair") };
        assert!([Belle, Doc, Ghost].contains(&one) && [Cheyenne, Django, Tuco].contains(&other));
    }
    assert_eq!(decider(&state), Some(seat(1)), "the First Player");
    assert_eq!(refusal(&state, seat(0), Choose(Doc)), not_yours(rule!("CE-167")));
    assert_eq!(refusal(&state, seat(1), Choose(Tuco)), not_allowed(rule!("CE-167")));
    let partner = state.teams.iter().find(|team| team.first() == Some(Doc)).unwrap().0[1].unwrap();
    let story = act(&mut state, seat(1), Choose(Doc), &[]);
    assert_eq!(why(&story, Event::Joined { seat: seat(1), bandit: partner }), rule!("CE-167"));
    assert_eq!(choices(&state, seat(0)), [Choose(Belle), Choose(Ghost)]);
    act(&mut state, seat(0), Choose(Ghost), &[]);
    assert!(state.teams.is_empty(), "the third pair is out of the game");
    // If they are dealt, everybody gets a pair.
    for seed in 0..8 {
        let options = TrainOptions { characters: Casting::Dealt, ..plain() };
        let dealt = ColtExpress::start(2, &options, &mut Chance::seeded(seed), &mut Silent).unwrap();
        for player in Seat::all(2) {
            let [Some(one), Some(other)] = dealt.crews[player].0 else { panic!("everybody has a pair") };
            assert!([Belle, Doc, Ghost].contains(&one) && [Cheyenne, Django, Tuco].contains(&other));
        }
    }
}

#[test]
fn ce_168_a_fire_can_be_covered_by_a_card_of_the_other_bandit() {
    // X36: a Fire of Belle's; Tuco's Fire can cover it, her own Move and the Marshal card cannot.
    let mut state = scheming(pair(), "R24-3");
    let hand = [(Belle, Fire), (Belle, Move), (Belle, Marshal), (Tuco, Fire)];
    deal(&mut state, seat(0), &hand);
    act(&mut state, seat(0), play(Belle, Fire), &[]);
    assert_eq!(choices(&state, seat(0)), [play(Tuco, Fire), Action::Stop]);
    for action in [play(Belle, Move), play(Belle, Marshal), hide(Tuco, Fire), Draw] {
        assert_eq!(refusal(&state, seat(0), action), not_allowed(rule!("CE-168")));
    }
    assert_eq!(refusal(&state, seat(0), play(Tuco, Move)), not_allowed(rule!("CE-45")));
    assert_eq!(refusal(&state, seat(0), play(Belle, Bullet)), not_allowed(rule!("CE-48")));
    assert_eq!(refusal(&state, seat(1), Action::Stop), not_yours(rule!("CE-168")));
    let mut stopped = state;
    let story = act(&mut state, seat(0), play(Tuco, Fire), &[]);
    let covered =
        Event::Played { seat: seat(0), bandit: Tuco, card: Some(Fire), face_down: false, lent: false };
    assert_eq!(why(&story, covered), rule!("CE-168"));
    assert_eq!(decider(&state), Some(seat(1)), "a Fire played as Cover allows no further card");
    let story = act(&mut stopped, seat(0), Action::Stop, &[]);
    assert_eq!(why(&story, Event::LeftUncovered { seat: seat(0) }), rule!("CE-168"));
    assert_eq!((stopped.common.cards.len(), decider(&stopped)), (1, Some(seat(1))));
}

#[test]
fn ce_168_it_is_asked_even_if_no_card_fits_but_not_in_other_turns() {
    // The Marshal card goes by the first bandit, here the other one.
    let mut state = scheming(pair(), "R24-3");
    deal(&mut state, seat(0), &[(Tuco, Fire), (Belle, Marshal)]);
    act(&mut state, seat(0), play(Tuco, Fire), &[]);
    assert_eq!(choices(&state, seat(0)), [Action::Stop], "not asking would show the hand");
    // X37: in a Speeding-up turn there is none; nor in a Tunnel or a Switching turn.
    for (card, turn, face_down) in [("R24-2", 1, false), ("R24-1", 1, true), ("R24-7", 3, false)] {
        let mut state = scheming(pair(), card);
        deal(&mut state, seat(0), &[(Belle, Fire), (Tuco, Move)]);
        let symbol = state.card.face().turns[usize::from(turn)];
        state.phase = Phase::Scheme { seat: seat(0), turn, symbol, step: 0, again: false };
        act(&mut state, seat(0), Action::Play { bandit: Belle, card: Fire, face_down }, &[]);
        let again = symbol == Turn::SpeedingUp;
        assert_eq!(decider(&state), Some(seat(u8::from(!again))));
        assert!(matches!(state.phase, Phase::Scheme { .. }), "{symbol:?}");
    }
}

// 3.1 Overview

/// A whole game at random, with its story.
fn whole_game(seats: usize, options: &TrainOptions, seed: u64) -> (ColtExpress, Story) {
    let chance = &mut Chance::seeded(seed);
    let mut story = Story::new();
    let mut state = ColtExpress::start(seats, options, chance, &mut story).expect("a table of a good size");
    let mut legal = Vec::new();
    while let Status::Waiting(deciders) = state.status() {
        let player = deciders.first().expect("somebody decides until the end");
        legal.clear();
        state.legal_actions(player, &mut legal);
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(player, &action, chance, &mut story);
    }
    (state, story)
}

#[test]
fn ce_33_there_are_five_rounds() {
    let (state, story) = whole_game(4, &plain(), 3);
    assert_eq!((state.round, happened(&story, |event| matches!(event, Event::RoundBegan { .. }))), (5, 5));
}

#[test]
fn ce_34_ce_39_a_round_runs_hands_card_schemin_stealin_event_first_player() {
    let (_, story) = whole_game(3, &plain(), 5);
    type Is = fn(&Event) -> bool;
    let kinds: [(char, Is); 6] = [
        ('a', |event| matches!(event, Event::HandDrawn { .. })),
        ('b', |event| matches!(event, Event::RoundBegan { .. })),
        ('c', |event| matches!(event, Event::Played { .. } | Event::Drew { .. })),
        ('d', |event| matches!(event, Event::Turned { .. })),
        ('e', |event| matches!(event, Event::Happened { .. })),
        ('f', |event| matches!(event, Event::FirstPlayer { .. })),
    ];
    let step = |event: &Event| kinds.iter().find(|(_, is)| is(event)).map(|(step, _)| *step);
    let mut steps: Vec<char> = story.iter().filter_map(|told| step(&told.event)).skip(1).collect();
    steps.dedup();
    let rounds: String = steps.into_iter().filter(|step| *step != 'e').collect();
    assert_eq!(rounds, "abcdfabcdfabcdfabcdfabcd", "hands are drawn before the card is turned (CE-39)");
}

#[test]
fn ce_35_every_deck_holds_all_cards_again_at_the_start_of_a_round() {
    let mut state = schemers("R24-2");
    state.figures[Belle.index()].neutral = 2;
    for player in Seat::all(4) {
        deal(&mut state, player, &[]);
    }
    // Nobody can be hit or shot here: everybody only draws, and the next round begins.
    for _ in 0..16 {
        let player = decider(&state).unwrap();
        let draw = choices(&state, player).contains(&Draw);
        let action = if draw { Draw } else { play(SCHEMERS[player.index()], Robbery) };
        act_with(&mut state, player, action, &mut Chance::seeded(2));
    }
    assert_eq!(state.round, 2);
    let piles = state.piles[seat(0)];
    assert_eq!(piles.hand.and(piles.deck), Cards::decks(1).and(Cards::bullets_only(2)));
    assert_eq!(piles.hand.len(), 6);
}

#[test]
fn ce_36_ce_37_six_cards_and_seven_for_doc() {
    let chance = &mut Chance::seeded(1);
    let mut state = ColtExpress::start(4, &plain(), chance, &mut Silent).unwrap();
    let mut story = Story::new();
    for (number, bandit) in FOUR.into_iter().enumerate() {
        story = act_with(&mut state, seat(number as u8), Choose(bandit), chance);
    }
    for (player, count) in [(0, 6), (1, 7), (2, 6), (3, 6)] {
        let cards = Some(state.piles[seat(player)].hand);
        let rule = if count == 7 { rule!("CE-37") } else { rule!("CE-36") };
        assert_eq!(why(&story, Event::HandDrawn { seat: seat(player), count, cards }), rule);
    }
}

#[test]
fn ce_38_a_deck_that_is_too_small_is_drawn_whole() {
    // Ten Action cards always make a hand of six or seven, so the rule can only be seen in the heap itself:
    // drawing seven of five cards takes all five and asks no luck.
    let mut state = schemers("R24-3");
    let few = Cards::one(0, Move).and(Cards::bullets_only(1));
    state.piles[seat(0)].deck = few;
    state.piles[seat(0)].hand = Cards::decks(1).less(Cards::one(0, Move));
    let story = {
        let mut story = Story::new();
        state.resolve(seat(0), &Draw, &mut Chance::none(), &mut story);
        story
    };
    assert_eq!(why(&story, Event::Drew { seat: seat(0), count: 2, cards: Some(few) }), rule!("CE-46"));
    assert!(state.piles[seat(0)].deck.is_empty());
}

#[test]
fn ce_40_the_round_card_stays_visible_all_round() {
    let state = four();
    for viewer in Viewer::all(4) {
        assert_eq!(state.view(viewer).card, Some(state.card));
    }
    let (_, story) = whole_game(4, &plain(), 3);
    let began = story.iter().filter(|told| matches!(told.event, Event::RoundBegan { .. }));
    assert!(began.into_iter().all(|told| told.rule == rule!("CE-40")));
}

#[test]
fn ce_40_the_event_of_the_card_is_announced_with_it() {
    let said = |id| {
        let card = RoundCard::labelled(id).expect("a card of the tables");
        format!("{:?}", ColtExpress::say_event(4, &Event::RoundBegan { round: 1, card }))
    };
    assert!(said("R24-1").contains("ce-swivel-arm"));
    assert!(said("R24-5").contains("none"), "there is none on it");
}

#[test]
fn ce_41_the_first_player_role_passes_to_the_left() {
    let (_, story) = whole_game(4, &plain(), 3);
    let firsts: Vec<(usize, &str)> = story
        .iter()
        .filter_map(|told| {
            let Event::FirstPlayer { seat } = told.event else { return None };
            Some((seat.index(), if told.rule == rule!("CE-41") { "41" } else { "15" }))
        })
        .collect();
    let first = firsts[0].0;
    let expected: Vec<_> =
        (0..5).map(|round| ((first + round) % 4, if round == 0 { "15" } else { "41" })).collect();
    assert_eq!(firsts, expected);
}

#[test]
fn ce_42_everything_carries_over_to_the_next_round() {
    let mut state = train(&[(Belle, roof(4)), (Doc, roof(2)), (Django, inside(1)), (Tuco, inside(3))]);
    state.round = 2;
    state.marshal = Car::new(4);
    state.floor[inside(0).index()].strongboxes = 1;
    state.figures[Tuco.index()].neutral = 3;
    lay(&mut state, roof(3), 2, 0, 0);
    let before = state;
    steal_on(&mut state, (Belle, Robbery));
    assert_eq!(state.round, 3);
    assert_eq!((state.figures, state.floor, state.marshal), (before.figures, before.floor, before.marshal));
}

/// As `steal`, on to the next round.
fn steal_on(state: &mut ColtExpress, (bandit, card): (Bandit, Card)) -> Story {
    let player = state.figure(bandit).seat;
    let hand = [(bandit, card)];
    for other in Seat::all(state.seats()) {
        deal(state, other, if other == player { &hand } else { &[] });
    }
    let (step, turn) = (state.seats() as u8 - 1, state.card.face().turns.len() as u8 - 1);
    state.phase = Phase::Scheme { seat: player, turn, symbol: Turn::Standard, step, again: false };
    act_with(state, player, play(bandit, card), &mut Chance::seeded(4))
}

// 3.2 Schemin'

#[test]
fn ce_43_ce_44_the_symbols_from_left_to_right_everybody_clockwise() {
    // S S T W, seat 2 first.
    let mut state = schemers("R24-7");
    state.first = seat(2);
    state = scheming_again(state);
    let mut symbols = Vec::new();
    let mut order = Vec::new();
    while let Phase::Scheme { seat: player, symbol, .. } = state.phase {
        if symbols.last() != Some(&symbol) || order.len() % 4 == 0 {
            symbols.push(symbol);
        }
        order.push(player.index());
        let hand = choices(&state, player);
        act_with(&mut state, player, hand[0], &mut Chance::seeded(3));
        if state.round != 1 || order.len() == 16 {
            break;
        }
    }
    assert_eq!(symbols, [Turn::Standard, Turn::Standard, Turn::Tunnel, Turn::Switching]);
    assert_eq!(order, [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 1, 0, 3]);
}

/// Schemin' of the same card from its beginning.
fn scheming_again(state: ColtExpress) -> ColtExpress {
    let card = state.card.face().id;
    scheming(state, card)
}

#[test]
fn ce_44_acting_out_of_turn_is_refused() {
    let state = schemers("R24-3");
    assert_eq!(refusal(&state, seat(1), Draw), not_yours(rule!("CE-44")));
}

#[test]
fn ce_45_a_turn_is_one_card_or_three_cards_drawn() {
    let mut state = schemers("R24-3");
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Move), (Belle, Fire)]);
    assert_eq!(choices(&state, seat(0)), [Draw, play(Belle, Move), play(Belle, Fire)]);
    let mut drawing = state;
    // One Change Floor, one Robbery, the Marshal: of seven cards places 0, 2 and then 4 of the five left.
    let story = act(&mut drawing, seat(0), Draw, &[0, 2, 4]);
    let cards = Cards::one(0, ChangeFloor).and(Cards::one(0, Robbery)).and(Cards::one(0, Marshal));
    assert_eq!(why(&story, Event::Drew { seat: seat(0), count: 3, cards: Some(cards) }), rule!("CE-45"));
    assert_eq!(drawing.piles[seat(0)].hand.len(), 6);

    let story = act(&mut state, seat(0), play(Belle, Fire), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Belle, card: Some(Fire), face_down: false, lent: false };
    assert_eq!(why(&story, played), rule!("CE-45"));
    assert_eq!(state.piles[seat(0)].hand, Cards::one(0, Move).and(Cards::one(0, Move)));
    assert_eq!(decider(&state), Some(seat(1)), "a second card is not asked for");
}

#[test]
fn ce_45_a_card_not_in_hand_or_of_another_player_is_refused() {
    let mut state = schemers("R24-3");
    deal(&mut state, seat(0), &[(Belle, Move)]);
    for action in [play(Belle, Fire), play(Cheyenne, Move), play(Ghost, Move), Action::Move(inside(1))] {
        assert_eq!(refusal(&state, seat(0), action), not_allowed(rule!("CE-45")));
    }
    act(&mut state, seat(0), play(Belle, Move), &[]);
    assert_eq!(
        refusal(&state, seat(0), play(Belle, Move)),
        not_yours(rule!("CE-45")),
        "two cards in one turn"
    );
}

#[test]
fn ce_46_fewer_than_three_cards_are_all_drawn() {
    let mut state = schemers("R24-3");
    let all_but_two: Vec<_> =
        [Move, Move, ChangeFloor, ChangeFloor, Fire, Fire, Robbery, Robbery].map(|card| (Belle, card)).into();
    deal(&mut state, seat(0), &all_but_two);
    let story = act(&mut state, seat(0), Draw, &[]);
    let cards = Cards::one(0, Punch).and(Cards::one(0, Marshal));
    assert_eq!(why(&story, Event::Drew { seat: seat(0), count: 2, cards: Some(cards) }), rule!("CE-46"));
}

#[test]
fn ce_47_there_is_no_hand_limit() {
    let mut state = schemers("R24-3");
    deal(
        &mut state,
        seat(0),
        &[Move, Move, ChangeFloor, ChangeFloor, Fire, Fire, Robbery].map(|card| (Belle, card)),
    );
    act(&mut state, seat(0), Draw, &[]);
    assert_eq!(state.piles[seat(0)].hand, Cards::decks(1));
}

#[test]
fn ce_48_a_bullet_is_never_played() {
    let mut state = schemers("R24-3");
    state.figures[Belle.index()].shots = 2;
    deal(&mut state, seat(0), &[(Belle, Bullet), (Belle, Bullet), (Belle, Move)]);
    assert_eq!(choices(&state, seat(0)), [Draw, play(Belle, Move)]);
    assert_eq!(refusal(&state, seat(0), play(Belle, Bullet)), not_allowed(rule!("CE-48")));
}

#[test]
fn ce_49_without_a_playable_card_one_must_draw_and_passes_if_there_is_nothing_to_draw() {
    let mut state = schemers("R24-3");
    state.figures[Belle.index()].neutral = 2;
    state.figures[Cheyenne.index()].neutral = 1;
    deal(&mut state, seat(0), &[(Belle, Bullet), (Belle, Bullet)]);
    assert_eq!(choices(&state, seat(0)), [Draw]);

    // Cheyenne has played everything in her deck: she holds a Bullet and there is nothing to draw.
    for card in [Move, Move, ChangeFloor, ChangeFloor, Fire, Fire, Robbery, Robbery, Punch, Marshal] {
        state.common.cards.push(Played::new(Cheyenne, card, false));
    }
    deal(&mut state, seat(0), &[(Belle, Move)]);
    deal(&mut state, seat(1), &[(Cheyenne, Bullet)]);
    let story = act(&mut state, seat(0), play(Belle, Move), &[]);
    assert_eq!(why(&story, Event::Passed { seat: seat(1) }), rule!("CE-49"));
    assert_eq!(decider(&state), Some(seat(2)));
}

/// So many cards are never played in one round, so that nobody ever has to pass: only positions arranged by hand show it.
#[test]
fn ce_49_no_round_has_turns_enough_to_play_a_whole_deck() {
    for face in ROUND_CARDS {
        let turns: u8 = face.turns.iter().map(|turn| 1 + u8::from(*turn == Turn::SpeedingUp)).sum();
        // With both sips of the only flask of old Whiskey (HS-69, HS-71).
        let most = turns + 2;
        // One card may be in a partner's hand (HS-117).
        assert!(most < Cards::decks(1).len() - 1, "{}", face.id);
        // The Marshal has two cards with a plus (MP-30), two players have two Fire cards to cover (CE-168).
        assert!(most + 2 < Cards::marshals().len(), "{}", face.id);
        assert!(most + 2 < Cards::decks(2).len(), "{}", face.id);
    }
}

#[test]
fn ce_50_with_an_empty_deck_a_card_must_be_played() {
    let mut state = schemers("R24-3");
    let everything: Vec<_> = Card::ACTIONS
        .iter()
        .flat_map(|card| vec![(Belle, *card); usize::from(Cards::decks(1).count(0, *card))])
        .collect();
    deal(&mut state, seat(0), &everything);
    assert!(!choices(&state, seat(0)).contains(&Draw));
    assert_eq!(refusal(&state, seat(0), Draw), not_allowed(rule!("CE-50")));
}

#[test]
fn ce_51_a_face_up_card_is_seen_by_all_and_remembered() {
    let mut state = schemers("R24-3");
    deal(&mut state, seat(0), &[(Belle, Move)]);
    deal(&mut state, seat(1), &[(Cheyenne, Fire)]);
    act(&mut state, seat(0), play(Belle, Move), &[]);
    act(&mut state, seat(1), play(Cheyenne, Fire), &[]);
    for viewer in Viewer::all(4) {
        let seen: Vec<_> = state.view(viewer).common.iter().map(|played| played.card).collect();
        assert_eq!(seen, [Some(Move), Some(Fire)]);
    }
    assert_eq!(refusal(&state, seat(2), hide(Django, Move)), not_allowed(rule!("CE-45")), "he has no Move");
    deal(&mut state, seat(2), &[(Django, Move)]);
    assert_eq!(refusal(&state, seat(2), hide(Django, Move)), not_allowed(rule!("CE-52")));
}

#[test]
fn ce_52_ce_53_in_a_tunnel_only_the_owner_sees_the_card() {
    let mut state = schemers("R24-5");
    state.phase = Phase::Scheme { seat: seat(0), turn: 1, symbol: Turn::Tunnel, step: 0, again: false };
    deal(&mut state, seat(0), &[(Belle, Punch)]);
    assert_eq!(choices(&state, seat(0)), [Draw, hide(Belle, Punch)]);
    assert_eq!(refusal(&state, seat(0), play(Belle, Punch)), not_allowed(rule!("CE-52")));
    let story = act(&mut state, seat(0), hide(Belle, Punch), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Belle, card: Some(Punch), face_down: true, lent: false };
    assert_eq!(why(&story, played), rule!("CE-52"));
    for viewer in Viewer::all(4) {
        let seen = state.view(viewer).common[0];
        assert_eq!(seen.bandit, Belle, "whose card it is is public (CE-53)");
        assert_eq!(seen.card, viewer.is(seat(0)).then_some(Punch));
        let told = ColtExpress::redact(&played, viewer);
        assert_eq!(told == Some(played), viewer.is(seat(0)));
    }
}

#[test]
fn ce_54_in_a_speeding_up_turn_everybody_has_two_turns_in_a_row() {
    // S D S; X13: the first of the two may be a draw and the second a card.
    let mut state = schemers("R24-2");
    order_of_turns(&mut state, 4);
    deal(&mut state, seat(0), &[(Belle, Move)]);
    act_with(&mut state, seat(0), Draw, &mut Chance::seeded(1));
    assert_eq!(decider(&state), Some(seat(0)));
    let story = act(&mut state, seat(0), play(Belle, Move), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Belle, card: Some(Move), face_down: false, lent: false };
    assert_eq!(why(&story, played), rule!("CE-54"));
    assert_eq!(order_of_turns(&mut state, 6), [1, 1, 2, 2, 3, 3]);
}

#[test]
fn ce_55_a_switching_turn_goes_the_other_way() {
    // X12: seats 0 to 3, First Player 2: 2, 1, 0, 3.
    let mut state = schemers("R24-7");
    state.first = seat(2);
    state.phase = Phase::Scheme { seat: seat(2), turn: 3, symbol: Turn::Switching, step: 0, again: false };
    for (player, bandit) in SCHEMERS.into_iter().enumerate() {
        deal(&mut state, seat(player as u8), &[(bandit, Robbery)]);
    }
    assert_eq!(refusal(&state, seat(3), Draw), not_yours(rule!("CE-55")));
    for player in [2, 1, 0] {
        assert_eq!(decider(&state), Some(seat(player)));
        let story = act(&mut state, seat(player), play(SCHEMERS[usize::from(player)], Robbery), &[]);
        let (bandit, card) = (SCHEMERS[usize::from(player)], Some(Robbery));
        let played = Event::Played { seat: seat(player), bandit, card, face_down: false, lent: false };
        assert_eq!(why(&story, played), rule!("CE-55"));
    }
    assert_eq!(decider(&state), Some(seat(3)));
}

#[test]
fn ce_56_after_a_switching_turn_it_goes_clockwise_again() {
    // No printed card has anything after a Switching turn, so this one is made to: the symbol after it is read
    // from the card and begins with the First Player.
    let mut state = schemers("R24-3");
    state.first = seat(1);
    state.phase = Phase::Scheme { seat: seat(2), turn: 1, symbol: Turn::Switching, step: 3, again: false };
    act_with(&mut state, seat(2), Draw, &mut Chance::seeded(1));
    assert_eq!(order_of_turns(&mut state, 4), [1, 2, 3, 0]);
    let last = ROUND_CARDS.iter().map(|face| face.turns.iter().position(|turn| *turn == Turn::Switching));
    let none_after =
        ROUND_CARDS.iter().zip(last).all(|(face, at)| at.is_none_or(|at| at == face.turns.len() - 1));
    assert!(none_after, "no printed card has a turn after it");
}

/// Ghost and two others in Schemin'; Ghost is seat 0.
fn ghost(card: &str) -> ColtExpress {
    let mut state = scheming(train(&[(Ghost, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]), card);
    deal(&mut state, seat(0), &[(Ghost, Move), (Ghost, Fire)]);
    state
}

#[test]
fn ce_57_ce_60_ghost_may_hide_the_first_card_of_a_round() {
    let mut state = ghost("R24-3");
    let both = [Draw, play(Ghost, Move), hide(Ghost, Move), play(Ghost, Fire), hide(Ghost, Fire)];
    assert_eq!(choices(&state, seat(0)), both, "he chooses when he plays (CE-60)");
    let story = act(&mut state, seat(0), hide(Ghost, Fire), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Ghost, card: Some(Fire), face_down: true, lent: false };
    assert_eq!(why(&story, played), rule!("CE-57"));
    assert_eq!(state.view(Viewer::Seat(seat(1))).common[0].card, None);
    order_of_turns(&mut state, 2);
    assert_eq!(
        refusal(&state, seat(0), hide(Ghost, Move)),
        not_allowed(rule!("CE-57")),
        "only in his first turn"
    );
}

#[test]
fn ce_57_without_the_ability_nothing_is_hidden() {
    let mut state = ghost("R24-3");
    state.figures[Ghost.index()].abilities = BanditSet::EMPTY;
    assert_eq!(choices(&state, seat(0)), [Draw, play(Ghost, Move), play(Ghost, Fire)]);
    assert_eq!(refusal(&state, seat(0), hide(Ghost, Move)), not_allowed(rule!("CE-52")));
}

#[test]
fn ce_58_if_ghost_draws_first_the_ability_is_lost_for_the_round() {
    let mut state = ghost("R24-3");
    order_of_turns(&mut state, 3);
    assert_eq!(decider(&state), Some(seat(0)));
    assert!(
        choices(&state, seat(0)).iter().all(|action| !matches!(action, Action::Play { face_down: true, .. }))
    );
    assert_eq!(refusal(&state, seat(0), hide(Ghost, Move)), not_allowed(rule!("CE-58")));
}

#[test]
fn ce_59_of_two_turns_in_a_row_only_the_first_is_ghosts() {
    // No printed card begins with a Speeding-up turn.
    let mut state = ghost("R24-3");
    state.phase = Phase::Scheme { seat: seat(0), turn: 0, symbol: Turn::SpeedingUp, step: 0, again: false };
    assert!(choices(&state, seat(0)).contains(&hide(Ghost, Move)));
    act(&mut state, seat(0), hide(Ghost, Move), &[]);
    assert_eq!(choices(&state, seat(0)), [Draw, play(Ghost, Fire)]);
}

#[test]
fn ce_61_there_is_no_way_to_look_through_the_common_deck() {
    assert!(!is_an_action("\"look\"") && !is_an_action("{\"look\":0}"));
    let mut state = ghost("R24-3");
    act(&mut state, seat(0), hide(Ghost, Fire), &[]);
    assert_eq!(choices(&state, seat(1)), [Draw]);
}

#[test]
fn ce_62_unplayed_hands_go_back_into_the_decks() {
    let mut state = train(&[(Belle, inside(3)), (Doc, inside(2)), (Tuco, inside(3))]);
    state.phase = Phase::Scheme { seat: seat(2), turn: 4, symbol: Turn::Standard, step: 2, again: false };
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Punch)]);
    deal(&mut state, seat(2), &[(Tuco, Robbery), (Tuco, Fire)]);
    let story = act(&mut state, seat(2), play(Tuco, Robbery), &[]);
    assert_eq!(why(&story, Event::SchemingEnded), rule!("CE-62"));
    assert!(Seat::all(3).all(|player| state.piles[player].hand.is_empty()));
    assert_eq!(state.piles[seat(0)].deck, Cards::decks(1));
}

#[test]
fn ce_62_nothing_is_kept_without_the_expert_rules() {
    let mut state = schemers("R24-3");
    deal(&mut state, seat(0), &[(Belle, Move)]);
    for action in [Action::Keep, Action::LayAside { bandit: Belle, card: Move }] {
        assert_eq!(refusal(&state, seat(0), action), not_allowed(rule!("CE-62")));
    }
}

// 3.3 Stealin'

#[test]
fn ce_63_cards_are_turned_in_the_order_in_which_they_were_played() {
    let mut state = train(&[(Belle, inside(3)), (Doc, roof(1)), (Tuco, roof(2))]);
    let cards = [(Doc, ChangeFloor), (Tuco, ChangeFloor), (Belle, ChangeFloor), (Doc, ChangeFloor)];
    let story = steal(&mut state, &cards, &[]);
    let turned: Vec<_> = story
        .iter()
        .filter_map(|told| {
            let Event::Turned { bandit, card, .. } = told.event else { return None };
            Some((told.rule, (bandit, card)))
        })
        .collect();
    assert_eq!(turned, cards.map(|card| (rule!("CE-63"), card)));
}

#[test]
fn ce_64_a_card_is_resolved_completely_before_the_next_is_looked_at() {
    let mut state = train(&[(Belle, inside(2)), (Doc, roof(1)), (Tuco, roof(3))]);
    let story = steal(&mut state, &[(Belle, Move), (Doc, ChangeFloor)], &[]);
    assert_eq!(state.phase, Phase::Move { bandit: Belle });
    assert_eq!(happened(&story, |event| matches!(event, Event::Turned { .. })), 1);
    assert_eq!(refusal(&state, seat(1), Action::Move(roof(2))), not_yours(rule!("CE-64")));
    let story = act(&mut state, seat(0), Action::Move(inside(3)), &[]);
    assert_eq!(
        why(&story, Event::Turned { bandit: Doc, card: ChangeFloor, was_hidden: false }),
        rule!("CE-63")
    );
}

#[test]
fn ce_65_an_action_that_can_be_carried_out_must_be() {
    let mut state = train(&[(Belle, inside(1)), (Doc, inside(1)), (Tuco, inside(2)), (Ghost, roof(4))]);
    // Belle's Move in the middle, Tuco's Fire with two targets, the Marshal in the middle.
    steal(&mut state, &[(Tuco, Move)], &[]);
    assert_eq!(refusal(&state, seat(2), Action::Leave), not_allowed(rule!("CE-65")));
    let mut state = train(&[(Cheyenne, inside(1)), (Doc, inside(1)), (Tuco, inside(2)), (Ghost, roof(4))]);
    steal(&mut state, &[(Tuco, Fire)], &[]);
    assert_eq!(choices(&state, seat(2)), [Action::Fire(Cheyenne), Action::Fire(Doc)]);
    assert_eq!(refusal(&state, seat(2), Action::Leave), not_allowed(rule!("CE-65")));
    state.marshal = Car::new(3);
    steal(&mut state, &[(Tuco, Marshal)], &[]);
    assert_eq!(refusal(&state, seat(2), Draw), not_allowed(rule!("CE-65")));
    lay(&mut state, inside(2), 1, 1, 0);
    steal(&mut state, &[(Tuco, Robbery)], &[]);
    assert_eq!(refusal(&state, seat(2), Action::Leave), not_allowed(rule!("CE-65")));
    // Even to the owner's disadvantage: the only way leads to the Marshal.
    let mut state = train(&[(Belle, inside(3)), (Doc, roof(1)), (Tuco, roof(1))]);
    state.marshal = Car::new(2);
    state.floor[inside(0).index()].strongboxes = 1;
    steal(&mut state, &[(Belle, Move)], &[]);
    assert_eq!((at(&state, Belle), state.figure(Belle).neutral), (roof(2), 1));
}

#[test]
fn ce_66_what_cannot_be_carried_out_has_no_effect() {
    let mut state = train(&[(Belle, roof(3)), (Doc, inside(1)), (Tuco, inside(1))]);
    for (card, rule) in [(Fire, rule!("CE-87")), (Robbery, rule!("CE-116")), (Punch, rule!("CE-112"))] {
        let before = state.figures;
        let story = steal(&mut state, &[(Belle, card)], &[]);
        assert_eq!(why(&story, Event::NoEffect { bandit: Belle, card }), rule);
        assert_eq!(state.figures, before);
    }
}

#[test]
fn ce_67_choices_are_made_when_the_card_is_resolved() {
    // Where a Move leads depends on where the bandit is by then: here on the roof.
    let mut state = train(&[(Belle, inside(2)), (Doc, inside(1)), (Tuco, inside(1))]);
    steal(&mut state, &[(Belle, ChangeFloor), (Belle, Move)], &[]);
    assert_eq!(choices(&state, seat(0)), [roof(0), roof(1), roof(3)].map(Action::Move));
    assert!(!is_an_action(
        "{\"play\":{\"bandit\":\"belle\",\"card\":\"move\",\"face_down\":false,\"to\":2}}"
    ));
}

#[test]
fn ce_68_a_resolved_card_goes_back_to_its_owners_deck() {
    let mut state = train(&[(Belle, inside(3)), (Doc, roof(1)), (Tuco, roof(2))]);
    steal(&mut state, &[(Belle, Punch), (Doc, Robbery)], &[]);
    assert!(Seat::all(3).all(|player| state.piles[player].deck == Cards::decks(1)));
}

#[test]
fn ce_69_a_bullet_is_added_to_the_victims_deck() {
    let mut state = train(&[(Doc, inside(3)), (Tuco, inside(2)), (Ghost, roof(1))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!(state.piles[seat(1)].deck, Cards::decks(1).and(Cards::bullets_only(1)));
}
