//! Section 6 of `rules.md`: the Expert hand rules.

use crate::table::*;
use colt_express::Action::{Draw, Keep, LayAside};
use colt_express::Bandit::{Belle, Django, Doc, Ghost, Tuco};
use colt_express::Card::{Bullet, Fire, Marshal, Move, Punch, Robbery};
use colt_express::data::Turn;
use colt_express::{Cards, ColtExpress, Event, Ledger, Phase, TrainOptions};
use tinstar_core::{Chance, Rules, Sight, Viewer, rule};

fn expert() -> TrainOptions {
    TrainOptions { expert: true, ..plain() }
}

/// Three experts far from each other; nothing lies around.
fn experts() -> ColtExpress {
    train_with(&expert(), &[(Belle, inside(3)), (Doc, roof(1)), (Tuco, inside(1))])
}

fn cards(kinds: &[colt_express::Card]) -> Cards {
    kinds.iter().fold(Cards::EMPTY, |sum, card| sum.and(Cards::one(0, *card)))
}

/// Gives Belle exactly these heaps.
fn heaps(state: &mut ColtExpress, hand: Cards, deck: Cards, discard: Cards) {
    state.piles[seat(0)].hand = hand;
    state.piles[seat(0)].deck = deck;
    state.ledgers[seat(0)] = Ledger { discard, ..Ledger::default() };
}

/// Belle has the last turn of a round that is not the last.
fn last_turn(state: &mut ColtExpress) {
    state.round = 2;
    state.phase = Phase::Scheme { seat: seat(0), turn: 4, symbol: Turn::Standard, step: 2, again: false };
}

#[test]
fn ce_144_ce_150_resolved_cards_go_to_the_discard_pile() {
    let mut state = experts();
    steal(&mut state, &[(Belle, Robbery), (Belle, Punch)], &[]);
    let ledger = state.ledgers[seat(0)];
    assert_eq!(ledger.discard, cards(&[Robbery, Punch]));
    assert_eq!(ledger.seen, ledger.discard, "everybody saw them");
    assert_eq!(
        state.piles[seat(0)].deck,
        Cards::decks(1).less(ledger.discard),
        "the deck is not reshuffled (CE-144)"
    );
}

#[test]
fn ce_145_everybody_draws_up_to_the_hand_size_counting_kept_cards() {
    let mut state = experts();
    heaps(
        &mut state,
        cards(&[Move, Fire, Fire]),
        Cards::decks(1).less(cards(&[Move, Fire, Fire])),
        Cards::EMPTY,
    );
    last_turn(&mut state);
    act(&mut state, seat(0), play(Belle, Fire), &[]);
    // Belle keeps her two cards, the others have none; then the next round begins.
    assert_eq!(state.phase, Phase::Keep { seat: seat(0), step: 0, bullets: 0 });
    let story = act_with(&mut state, seat(0), Keep, &mut Chance::seeded(1));
    assert_eq!(state.round, 3);
    let drawn = |player: u8| {
        story.iter().find_map(|told| {
            let Event::HandDrawn { seat: who, count, .. } = told.event else { return None };
            (who == seat(player)).then_some((told.rule, count))
        })
    };
    assert_eq!(drawn(0), Some((rule!("CE-145"), 4)));
    assert_eq!(drawn(1), Some((rule!("CE-145"), 7)), "Doc");
    assert!(state.piles[seat(0)].hand.covers(cards(&[Move, Fire])));
}

#[test]
fn ce_146_the_discard_pile_becomes_the_deck_when_it_is_empty() {
    let mut state = experts();
    state = scheming(state, QUIET);
    let (deck, discard) = (cards(&[Punch]), cards(&[Move, Move, Fire]));
    heaps(&mut state, Cards::decks(1).less(deck).less(discard), deck, discard);
    // One card is left; then two of the three that come back: luck says which one stays, the Fire.
    let story = act(&mut state, seat(0), Draw, &[2]);
    assert_eq!(why(&story, Event::Reshuffled { seat: seat(0) }), rule!("CE-146"));
    let drawn = Event::Drew { seat: seat(0), count: 3, cards: Some(cards(&[Punch, Move, Move])) };
    assert_eq!(why(&story, drawn), rule!("CE-45"));
    assert_eq!((state.piles[seat(0)].deck, state.ledgers[seat(0)].discard), (cards(&[Fire]), Cards::EMPTY));
}

#[test]
fn ce_147_bullets_drawn_at_the_start_of_a_round_are_laid_aside_and_not_replaced() {
    let mut state = experts();
    state.figures[Belle.index()].neutral = 2;
    let hand = cards(&[Fire]);
    heaps(&mut state, hand, Cards::decks(1).and(Cards::bullets_only(2)).less(hand), Cards::EMPTY);
    state.ledgers[seat(0)].on_top = 2;
    last_turn(&mut state);
    let story = act_with(&mut state, seat(0), play(Belle, Fire), &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::BulletsLaidAside { seat: seat(0), count: 2 }), rule!("CE-147"));
    assert_eq!(state.piles[seat(0)].hand.len(), 4);
    assert_eq!(state.ledgers[seat(0)].discard, cards(&[Fire, Bullet, Bullet]));
}

#[test]
fn ce_148_bullets_drawn_in_a_turn_stay_in_the_hand() {
    let mut state = experts();
    state.figures[Belle.index()].neutral = 2;
    state = scheming(state, QUIET);
    heaps(&mut state, Cards::EMPTY, Cards::decks(1).and(Cards::bullets_only(2)), Cards::EMPTY);
    state.ledgers[seat(0)].on_top = 2;
    // Two Bullets from the top, and then a Move.
    act(&mut state, seat(0), Draw, &[0]);
    assert_eq!(state.piles[seat(0)].hand, cards(&[Bullet, Bullet, Move]));
    let seen = state.view(Viewer::Seat(seat(1))).seats[seat(0)];
    assert_eq!((seen.hand, seen.in_hand, seen.on_top), (3, 2, 0), "everybody saw the two on top");
}

#[test]
fn ce_149_at_the_end_of_schemin_everybody_chooses_what_to_keep() {
    let mut state = experts();
    state.figures[Belle.index()].neutral = 1;
    let hand = cards(&[Move, Fire, Bullet, Punch]);
    heaps(&mut state, hand, Cards::decks(1).and(Cards::bullets_only(1)).less(hand), Cards::EMPTY);
    last_turn(&mut state);
    let story = act(&mut state, seat(0), play(Belle, Punch), &[]);
    assert_eq!(why(&story, Event::SchemingEnded), rule!("CE-149"));
    let aside = |card| LayAside { bandit: Belle, card };
    assert_eq!(choices(&state, seat(0)), [aside(Move), aside(Fire), aside(Bullet), Keep]);
    for action in [aside(Robbery), LayAside { bandit: Tuco, card: Move }, Draw] {
        assert_eq!(refusal(&state, seat(0), action), not_allowed(rule!("CE-149")));
    }
    assert_eq!(refusal(&state, seat(1), Keep), not_yours(rule!("CE-149")));
    let story = act(&mut state, seat(0), aside(Bullet), &[]);
    let told = Event::LaidAside { seat: seat(0), bandit: Some(Belle), card: Some(Bullet) };
    assert_eq!(why(&story, told), rule!("CE-149"));
    let hidden = Event::LaidAside { seat: seat(0), bandit: None, card: None };
    assert_eq!(ColtExpress::redact(&told, Viewer::Seat(seat(1))), Some(hidden), "faces are hidden");
    let story = act_with(&mut state, seat(0), Keep, &mut Chance::seeded(1));
    assert_eq!(why(&story, Event::Kept { seat: seat(0), count: 2 }), rule!("CE-149"));
}

#[test]
fn ce_149_after_the_last_round_nothing_is_kept() {
    let mut state = experts();
    deal(&mut state, seat(0), &[(Belle, Move), (Belle, Robbery)]);
    state.phase = Phase::Scheme { seat: seat(0), turn: 4, symbol: Turn::Standard, step: 2, again: false };
    act(&mut state, seat(0), play(Belle, Robbery), &[]);
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.ledgers[seat(0)].discard, cards(&[Move, Robbery]));
}

#[test]
fn ce_151_bullets_received_go_on_top_of_the_deck() {
    let mut state = train_with(&expert(), &[(Belle, inside(3)), (Doc, inside(2)), (Ghost, roof(1))]);
    steal(&mut state, &[(Doc, Fire)], &[]);
    assert_eq!((state.ledgers[seat(0)].on_top, state.piles[seat(0)].deck.bullets()), (1, 1));
}

#[test]
fn ce_157_with_two_players_ghost_hides_any_first_card_of_the_team_and_then_there_is_no_cover() {
    let places = [(Ghost, inside(3)), (Belle, inside(2)), (Tuco, inside(3)), (Django, inside(2))];
    let mut state = scheming(two_players(places), QUIET);
    deal(&mut state, seat(0), &[(Ghost, Move), (Tuco, Fire), (Ghost, Robbery)]);
    let expected = [
        Draw,
        play(Ghost, Move),
        hide(Ghost, Move),
        play(Ghost, Robbery),
        hide(Ghost, Robbery),
        play(Tuco, Fire),
        hide(Tuco, Fire),
    ];
    assert_eq!(choices(&state, seat(0)), expected);
    let story = act(&mut state, seat(0), hide(Tuco, Fire), &[]);
    let hidden =
        Event::Played { seat: seat(0), bandit: Tuco, card: Some(Fire), face_down: true, lent: false };
    assert_eq!(why(&story, hidden), rule!("CE-57"));
    assert_eq!(decider(&state), Some(seat(1)), "no Cover for a hidden Fire");
    // Doc gives his player a card more, once (CE-24).
    let fresh = begun_with(2, &plain(), &[Doc, Belle, Tuco, Django]);
    assert_eq!((fresh.piles[seat(0)].hand.len(), fresh.piles[seat(1)].hand.len()), (8, 7));
}

#[test]
fn ce_158_with_two_players_the_bullets_of_both_bandits_break_a_tie() {
    let mut state = two_players([(Belle, roof(0)), (Doc, inside(2)), (Tuco, roof(3)), (Django, inside(3))]);
    state.figures[Belle.index()].neutral = 1;
    state.figures[Tuco.index()].neutral = 1;
    state.figures[Doc.index()].neutral = 1;
    let story = steal(&mut state, &[(Doc, Robbery)], &[]);
    let outcome = *state.status().outcome().expect("the game is over");
    assert_eq!((outcome.totals.as_slice(), outcome.places.as_slice()), (&[1500, 1500][..], &[2, 1][..]));
    assert_eq!(why(&story, Event::Won { seats: outcome.winners(), team: false }), rule!("CE-158"));
}

#[test]
fn ce_159_who_kept_a_full_hand_draws_and_lays_aside_nothing() {
    let mut state = experts();
    state.figures[Belle.index()].neutral = 1;
    let hand = cards(&[Move, Move, Fire, Fire, Robbery, Bullet, Marshal]);
    heaps(&mut state, hand, Cards::decks(1).and(Cards::bullets_only(1)).less(hand), Cards::EMPTY);
    last_turn(&mut state);
    act_with(&mut state, seat(0), play(Belle, Robbery), &mut Chance::seeded(1));
    let story = act_with(&mut state, seat(0), Keep, &mut Chance::seeded(1));
    assert_eq!(state.piles[seat(0)].hand, hand.less(cards(&[Robbery])), "the Bullet too");
    let of_belle = |event: &Event| {
        let drawn = matches!(event, Event::HandDrawn { seat: who, .. } if *who == seat(0));
        drawn || matches!(event, Event::BulletsLaidAside { seat: who, .. } if *who == seat(0))
    };
    assert_eq!(happened(&story, of_belle), 0);
}

#[test]
fn ce_159_the_deck_is_empty_only_if_the_discard_pile_is_too() {
    let mut state = scheming(experts(), QUIET);
    heaps(&mut state, Cards::decks(1).less(cards(&[Move])), Cards::EMPTY, cards(&[Move]));
    assert!(choices(&state, seat(0)).contains(&Draw));
    heaps(&mut state, Cards::decks(1), Cards::EMPTY, Cards::EMPTY);
    assert!(!choices(&state, seat(0)).contains(&Draw));
}
