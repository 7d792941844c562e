//! Section 7.13 of `rules.md`: the team leaflet, and the Elf with it (ELF-58).

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match is not looked for")]

use crate::rules_horses::decider_of;
use crate::table::*;
use colt_express::Bandit::{Belle, Cheyenne, Django, Doc, Ghost, Tuco};
use colt_express::Card::{Bullet, Fire, Marshal, Move, Punch, Robbery};
use colt_express::data::{ROUND_CARDS, Turn};
use colt_express::{Action, Cards, Casting, ColtExpress, Event, Phase, Piles, TrainOptions};
use tinstar_core::{
    BadSetup, Chance, Options as _, Play, Rules, Seat, SeatSet, Setup, Sight, Silent, Sound, Speak as _,
    Status, Viewer, rule,
};

fn teams() -> TrainOptions {
    TrainOptions { teams: true, ..plain() }
}

/// Belle and Doc play against Tuco and Django; all are far from each other.
fn four() -> ColtExpress {
    let standing = [(Belle, inside(4)), (Doc, roof(4)), (Tuco, inside(2)), (Django, roof(1))];
    train_with(&teams(), &standing)
}

/// A card of the round with this turn, and which turn of it that is.
fn with_turn(turn: Turn) -> (&'static str, u8) {
    let has = |card: &&colt_express::data::RoundFace| card.turns.contains(&turn) && card.keep == 0;
    let card = ROUND_CARDS.iter().find(has).expect("such a card");
    (card.id, card.turns.iter().position(|symbol| *symbol == turn).expect("it has one") as u8)
}

/// Who takes the turns of a symbol, in order; everybody draws.
fn order(state: &ColtExpress, turn: Turn) -> Vec<u8> {
    let (card, number) = with_turn(turn);
    let mut state = scheming(*state, card);
    let mut seats = Vec::new();
    loop {
        match state.phase {
            Phase::Scheme { seat, turn, .. } if turn == number => seats.push(seat.index() as u8),
            _ => {}
        }
        if seats.len() == usize::from(state.seats) {
            return seats;
        }
        let player = decider_of(&state);
        let first = choices(&state, player)[0];
        act_with(&mut state, player, first, &mut Chance::seeded(1));
    }
}

#[test]
fn hs_116_neighbours_are_a_team_and_start_in_the_last_two_cars() {
    let mut story = Vec::new();
    let options = TrainOptions { characters: Casting::Dealt, ..teams() };
    let state = ColtExpress::start(6, &options, &mut Chance::seeded(3), &mut story).expect("six can");
    let formed: Vec<(u8, u8)> = story
        .iter()
        .filter_map(|told| match told.event {
            Event::Partnered { seat, partner } => Some((seat.index() as u8, partner.index() as u8)),
            _ => None,
        })
        .collect();
    assert_eq!(formed, [(0, 1), (2, 3), (4, 5)]);
    for player in Seat::all(6) {
        let bandit = state.crews[player].first().expect("everybody has one");
        let car =
            if player.index().is_multiple_of(2) { state.caboose.index() } else { state.caboose.index() - 1 };
        assert_eq!(state.figure(bandit).at, inside(car), "A in the Caboose, B in front of it");
    }
    let placed = story.iter().filter(|told| matches!(told.event, Event::Placed { .. }));
    assert!(placed.clone().count() == 6 && placed.clone().all(|told| told.rule == rule!("HS-116")));
}

#[test]
fn hs_116_an_even_number_plays_in_teams_and_nobody_is_the_marshal() {
    let can = |seats, options: TrainOptions| ColtExpress::check_setup(seats, &options).is_ok();
    let tables: Vec<usize> = (2..=8).filter(|seats| can(*seats, teams())).collect();
    assert_eq!(tables, [4, 6]);
    assert!(!can(4, TrainOptions { prisoners: true, ..teams() }));
    assert!(!can(4, TrainOptions { expert: true, ..teams() }));
    assert!(can(6, TrainOptions { horses: true, mei: true, elf: true, ..teams() }));
    let refused = ColtExpress::check_setup(5, &teams());
    assert!(
        matches!(refused, Err(BadSetup::OptionValue { key: "teams", rule: Some(rule), .. }) if rule == rule!("HS-116"))
    );
    let mut options = TrainOptions::default();
    assert!(options.set("teams", "on").is_ok() && options.teams);
}

#[test]
fn hs_116_horses_ride_up_as_ever() {
    let options = TrainOptions { horses: true, characters: Casting::Dealt, ..teams() };
    let state = ColtExpress::start(4, &options, &mut Chance::seeded(3), &mut Silent).expect("four can");
    assert!(matches!(state.phase, Phase::Attack { .. }), "the Horse Attack is used");
}

/// The state before the hands of the second round are drawn, and what follows with this luck.
fn second_round(state: &mut ColtExpress) -> Story {
    state.round = 1;
    state.turned = 1 << state.card.place();
    let (card, face_down) = (Move, false);
    let last = seat(3);
    deal(state, last, &[(Django, Move)]);
    let turn = state.card.face().turns.len() as u8 - 1;
    state.phase = Phase::Scheme { seat: last, turn, symbol: Turn::Standard, step: 3, again: false };
    let mut story: Story = Vec::new();
    state
        .apply(last, &Action::Play { bandit: Django, card, face_down }, &mut Chance::seeded(5), &mut story)
        .expect("Django moves");
    while state.round == 1 {
        let player = decider_of(state);
        let first = choices(state, player)[0];
        state.apply(player, &first, &mut Chance::seeded(6), &mut story).expect("a choice is legal");
    }
    story
}

#[test]
fn hs_117_everybody_draws_one_card_of_the_partner_and_fills_up_the_hand() {
    let mut state = four();
    let story = second_round(&mut state);
    let drawn: Vec<_> = story
        .iter()
        .filter_map(|told| match told.event {
            Event::Borrowed { seat, partner, card } => Some((seat, partner, card?.len(), told.rule)),
            _ => None,
        })
        .collect();
    let by = rule!("HS-117");
    let expected = [(0, 1), (1, 0), (2, 3), (3, 2)].map(|(one, other)| (seat(one), seat(other), 1, by));
    assert_eq!(drawn, expected, "before the hands");
    for player in Seat::all(4) {
        let doc = u8::from(state.crews[player].first() == Some(Doc));
        assert_eq!(state.piles[player].hand.len(), 6 + doc, "CE-36, CE-37: with the partner's card");
        assert!(
            state.piles[player].hand.has_of(1),
            "none of them had a Bullet or a card of the other before"
        );
    }
    assert_eq!(state.invariants(), Ok(()));
}

#[test]
fn hs_117_a_partners_card_acts_for_the_partner_and_returns_to_its_owner() {
    let mut state = scheming(four(), QUIET);
    let robbery = Cards::one(1, Robbery);
    // Belle's player holds a Robbery of Doc's.
    state.piles[seat(1)].deck = state.piles[seat(1)].deck.less(Cards::one(0, Robbery));
    state.piles[seat(0)].hand = robbery;
    assert_eq!(state.invariants(), Ok(()));
    assert_eq!(choices(&state, seat(0)), [Action::Draw, play(Doc, Robbery)]);
    lay(&mut state, roof(4), 1, 0, 0);
    let told = act(&mut state, seat(0), play(Doc, Robbery), &[]);
    let played =
        Event::Played { seat: seat(0), bandit: Doc, card: Some(Robbery), face_down: false, lent: true };
    assert_eq!(happened(&told, |event| *event == played), 1);
    assert_eq!(state.who_played(0), seat(0));
    let purses = state.figure(Doc).purses.len();
    while state.common.turned == 0 {
        let player = decider_of(&state);
        let pass = choices(&state, player)[0];
        act_with(&mut state, player, pass, &mut Chance::seeded(1));
    }
    assert_eq!(state.figure(Doc).purses.len(), purses + 1, "it is Doc who robs");
    assert!(state.piles[seat(1)].deck.has(0, Robbery), "and his player has the card again");
}

#[test]
fn hs_117_a_hidden_card_of_the_partner_is_a_secret_to_its_owner() {
    let (card, turn) = with_turn(Turn::Tunnel);
    let mut state = scheming(four(), card);
    state.piles[seat(1)].deck = state.piles[seat(1)].deck.less(Cards::one(0, Fire));
    state.piles[seat(0)].hand = Cards::one(1, Fire);
    state.phase = Phase::Scheme { seat: seat(0), turn, symbol: Turn::Tunnel, step: 0, again: false };
    act(&mut state, seat(0), hide(Doc, Fire), &[]);
    let seen = |viewer| state.view(viewer).common[0].card;
    assert_eq!(seen(Viewer::Seat(seat(0))), Some(Fire));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(seen(viewer), None);
    }
    assert!(state.view(Viewer::Spectator).common[0].lent, "who played it everybody saw");
    assert_eq!(state.invariants(), Ok(()));
}

#[test]
fn hs_130_a_bullet_of_the_partner_stays_and_what_is_not_played_is_kept() {
    let mut state = four();
    // Doc's deck is nothing but a Bullet and what he holds.
    state.figures[Doc.index()].neutral = 1;
    state.piles[seat(1)].hand = Cards::decks(1);
    state.piles[seat(1)].deck = Cards::bullets_only(1);
    let mut bullet = state;
    bullet.round = 0;
    let story = borrowed(&mut bullet);
    let drawn = Event::Borrowed { seat: seat(0), partner: seat(1), card: Some(Cards::bullets_only(1)) };
    assert_eq!(why(&story, drawn), rule!("HS-117"), "nobody else is told that it is a Bullet");
    assert_eq!(bullet.piles[seat(0)].hand.count(0, Bullet), 1, "a Bullet card stays in the hand");
    // With the rest of the hand it goes to the deck of the player who drew it.
    let mut ended = scheming(four(), QUIET);
    ended.piles[seat(1)].deck = ended.piles[seat(1)].deck.less(Cards::one(0, Punch));
    ended.piles[seat(0)].hand = Cards::one(1, Punch);
    let turn = ended.card.face().turns.len() as u8 - 1;
    ended.phase = Phase::Scheme { seat: seat(3), turn, symbol: Turn::Standard, step: 3, again: false };
    ended.round = 4;
    ended.piles[seat(3)].hand = Cards::one(0, Move);
    ended.piles[seat(3)].deck = ended.piles[seat(3)].deck.less(Cards::one(0, Move));
    let story = act_with(&mut ended, seat(3), play(Django, Move), &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::SchemingEnded), rule!("HS-130"));
    assert!(ended.piles[seat(0)].deck.has(1, Punch), "Doc's Punch is in the deck of Belle's player");
    assert_eq!(
        ended.view(Viewer::Seat(seat(0))).own.and_then(|own| own.deck),
        Some(ended.piles[seat(0)].deck)
    );
    assert_eq!(ended.invariants(), Ok(()));
}

/// Ends a round so that the hands of the next one are drawn.
fn borrowed(state: &mut ColtExpress) -> Story {
    state.round = 1;
    let turn = state.card.face().turns.len() as u8 - 1;
    state.phase = Phase::Scheme { seat: seat(3), turn, symbol: Turn::Standard, step: 3, again: false };
    // Doc keeps his hand out of the deck, so that luck has no choice.
    let mut story: Story = Vec::new();
    let held = state.piles[seat(1)].hand;
    state.piles[seat(1)].hand = Cards::EMPTY;
    state.apply(seat(3), &Action::Draw, &mut Chance::seeded(1), &mut story).expect("Django's player draws");
    state.piles[seat(1)].hand = held;
    story
}

#[test]
fn hs_118_a_team_adds_up_and_the_prize_is_its_own() {
    let mut state = four();
    purses(&mut state, Belle, &[500]);
    purses(&mut state, Doc, &[250]);
    purses(&mut state, Tuco, &[250, 300]);
    purses(&mut state, Django, &[250]);
    // Belle fired three, two of them at Doc; Tuco fired two at Belle: 1 against 2.
    state.figures[Belle.index()].bullets = 3;
    state.figures[Belle.index()].friendly = 2;
    state.figures[Tuco.index()].bullets = 4;
    state.figures[Doc.index()].shots = 2;
    state.figures[Django.index()].shots = 1;
    state.figures[Belle.index()].shots = 2;
    let mut story = steal(&mut state, &[(Belle, Move)], &[]);
    story.extend(finish(&mut state));
    let prize = story.iter().find(|told| matches!(told.event, Event::Gunslingers { .. })).expect("a prize");
    assert_eq!(
        (prize.event, prize.rule),
        (Event::Gunslingers { bandits: set([Tuco, Django]), fired: 2, team: true }, rule!("HS-118"))
    );
    assert_eq!(ColtExpress::say_event(4, &prize.event).id, "ce-gunslinger-partners", "it is no bandit's");
    let won = story.last().expect("somebody won");
    let seats: SeatSet = [seat(2), seat(3)].into_iter().collect();
    assert_eq!((won.event, won.rule), (Event::Won { seats, team: true }, rule!("HS-118")));
    let Status::Over(outcome) = state.status() else { panic!("it is over") };
    let totals: Vec<i32> = Seat::all(4).map(|player| outcome.totals[player]).collect();
    assert_eq!(totals, [750, 750, 1800, 1800], "the prize counts once");
    let places: Vec<u8> = Seat::all(4).map(|player| outcome.places[player]).collect();
    assert_eq!(places, [3, 3, 1, 1]);
    for player in Seat::all(4) {
        let mut sheet = Vec::new();
        state.score_sheet(player, &mut sheet);
        assert_eq!(sheet.iter().map(|line| line.points).sum::<i32>(), outcome.totals[player]);
    }
}

#[test]
fn hs_118_a_shot_at_the_partner_is_counted_as_such() {
    let standing = [(Belle, inside(3)), (Doc, inside(2)), (Tuco, roof(4)), (Django, roof(1))];
    let mut state = train_with(&teams(), &standing);
    steal(&mut state, &[(Belle, Fire)], &[]);
    assert_eq!((state.figure(Belle).friendly, state.figure(Doc).shots), (1, 1));
    let standing = [(Belle, inside(3)), (Doc, roof(2)), (Tuco, inside(2)), (Django, roof(1))];
    let mut state = train_with(&teams(), &standing);
    steal(&mut state, &[(Belle, Fire)], &[]);
    assert_eq!((state.figure(Belle).friendly, state.figure(Tuco).shots), (0, 1));
}

fn finish(state: &mut ColtExpress) -> Story {
    let mut story: Story = Vec::new();
    while state.phase != Phase::Over {
        let player = decider_of(state);
        let first = choices(state, player)[0];
        state.apply(player, &first, &mut Chance::seeded(1), &mut story).expect("a choice is legal");
    }
    story
}

#[test]
fn hs_131_in_a_switching_turn_player_b_begins_and_the_role_goes_to_the_next_team() {
    let standing = [
        (Belle, inside(4)),
        (Doc, roof(4)),
        (Tuco, inside(2)),
        (Django, roof(1)),
        (Ghost, inside(1)),
        (Cheyenne, roof(2)),
    ];
    let mut state = train_with(&teams(), &standing);
    assert_eq!(order(&state, Turn::Standard), [0, 1, 2, 3, 4, 5]);
    assert_eq!(order(&state, Turn::Switching), [1, 0, 5, 4, 3, 2]);
    state.first = seat(2);
    assert_eq!(order(&state, Turn::Switching), [3, 2, 1, 0, 5, 4]);
    let mut state = four();
    let story = second_round(&mut state);
    let first =
        story.iter().find(|told| matches!(told.event, Event::FirstPlayer { .. })).expect("a round began");
    assert_eq!((first.event, first.rule), (Event::FirstPlayer { seat: seat(2) }, rule!("HS-131")));
    for seed in 0..20 {
        let state = ColtExpress::start(6, &teams(), &mut Chance::seeded(seed), &mut Silent).expect("six can");
        assert!(state.first.index().is_multiple_of(2), "the First Player is a player A");
    }
}

#[test]
fn elf_58_the_team_of_the_richest_remaining_bandit_wins() {
    let options = TrainOptions { elf: true, ..teams() };
    let standing = [(Belle, inside(4)), (Doc, roof(4)), (Tuco, inside(2)), (Django, roof(1))];
    let state = train_with(&options, &standing);
    // The Elf is far from the Locomotive, so the Gifts are out: Doc and Tuco.
    let mut state = with_elf(state, inside(3), set([Doc, Tuco]));
    purses(&mut state, Belle, &[500]);
    purses(&mut state, Doc, &[250]);
    purses(&mut state, Tuco, &[450, 450, 400]);
    purses(&mut state, Django, &[300]);
    for bandit in [Belle, Doc, Tuco, Django] {
        state.figures[bandit.index()].bullets = 5;
        state.figures[bandit.index()].shots = 1;
    }
    let mut story = steal(&mut state, &[(Belle, Marshal)], &[]);
    story.extend(finish(&mut state));
    let won = story.last().expect("somebody won");
    let seats: SeatSet = [seat(0), seat(1)].into_iter().collect();
    let by = (Event::Won { seats, team: true }, rule!("ELF-58"));
    assert_eq!((won.event, won.rule), by, "Belle's 500 against Django's 300, though 1600 beat 750");
}

#[test]
fn hs_132_the_owner_of_a_card_that_was_drawn_knows_which_it_is_and_nobody_else_does() {
    let mut state = four();
    let story = second_round(&mut state);
    let drawn = story.iter().find_map(|told| match told.event {
        Event::Borrowed { seat: who, partner, card } if who == seat(1) => Some((told.event, partner, card?)),
        _ => None,
    });
    let (event, owner, card) = drawn.expect("everybody draws one");
    assert_eq!(
        (owner, card),
        (seat(0), state.piles[seat(1)].hand.less(state.piles[seat(1)].hand.of_first()))
    );
    for viewer in Viewer::all(4) {
        let partners = viewer.is(seat(0)) || viewer.is(seat(1));
        let told = matches!(ColtExpress::redact(&event, viewer), Some(Event::Borrowed { card: Some(_), .. }));
        assert_eq!(told, partners, "{viewer:?}");
    }
    // Whoever knows the own deck can tell what is missing from it.
    for player in Seat::all(4) {
        let own = state.view(Viewer::Seat(player)).own.expect("a seat");
        assert_eq!(own.deck, Some(state.piles[player].deck));
    }
    let chance = &mut Chance::seeded(7);
    for viewer in Viewer::all(4) {
        let view = state.view(viewer);
        for _ in 0..50 {
            let world = ColtExpress::determinise(&view, chance);
            assert_eq!(world.view(viewer), view);
            assert_eq!(world.invariants(), Ok(()));
        }
    }
}

/// What a player drew in the last turn goes back to the deck in the same step, and is known to lie there.
#[test]
fn hs_132_what_one_has_seen_of_the_own_deck_is_not_forgotten_when_the_hand_goes_back() {
    let mut state = scheming(four(), QUIET);
    let turn = state.card.face().turns.len() as u8 - 1;
    state.phase = Phase::Scheme { seat: seat(3), turn, symbol: Turn::Standard, step: 3, again: false };
    // A Move and a Fire are left of Django's deck, of which Tuco's player has drawn one.
    let all = state.piles[seat(3)].deck.and(state.piles[seat(3)].hand);
    let other = |drawn: colt_express::Card, left: colt_express::Card| {
        let mut world = state;
        let (drawn, left) = (Cards::one(0, drawn), Cards::one(0, left));
        world.piles[seat(3)] = Piles { hand: all.less(drawn).less(left), deck: left };
        world.piles[seat(2)].deck = world.piles[seat(2)].deck.and(drawn.of_partner());
        assert_eq!(world.invariants(), Ok(()));
        act_with(&mut world, seat(3), Action::Draw, &mut Chance::seeded(1));
        world.view(Viewer::Seat(seat(3)))
    };
    assert_ne!(other(Move, Fire), other(Fire, Move), "Django's player saw which card was left");
}
