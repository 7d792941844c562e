//! What the instinct and the clock choose, and how strong the instinct is.

mod table;
use table::*;

use pony_express::View;
use tinstar_bots::Level;
use tinstar_core::{Instinct, most_appealing};
use tinstar_lab::{Plan, simulate};

fn instinct(state: &PonyExpress, seat: Seat) -> Action {
    most_appealing::<PonyExpress>(&state.view(Viewer::Seat(seat)), seat, &choices(state, seat))
}

fn clock(state: &PonyExpress, seat: Seat) -> Action {
    let view: View = state.view(Viewer::Seat(seat));
    PonyExpress::on_timeout(&view, seat, &choices(state, seat))
}

#[test]
fn the_instinct_claims_a_good_hand_as_it_is() {
    let state = rolled(table(&[8, 8, 20]), "A A A A K", "");
    assert_eq!(instinct(&state, TED), Action::Claim(Hand::FourOfAKind));
}

#[test]
fn the_instinct_shows_a_pattern_and_rerolls_the_rest() {
    // A pair and nobody behind: the reroll is free.
    let mut state = rolled(table(&[8, 9, 20]), "K K Q 10 9", "");
    assert_eq!(instinct(&state, TED), Action::TakeOut(Face::King));
    act(&mut state, TED, Action::TakeOut(Face::King), &[]);
    act(&mut state, TED, Action::TakeOut(Face::King), &[]);
    assert_eq!(instinct(&state, TED), Action::RerollHidden);
}

#[test]
fn the_instinct_calls_what_is_unlikely_and_believes_what_is_likely() {
    let asked = |claim, visible, hidden| {
        let mut state = rolled(table(&[8, 9, 20]), hidden, visible);
        act(&mut state, TED, Action::Claim(claim), &[]);
        instinct(&state, BILL)
    };
    assert_eq!(asked(Hand::FiveOfAKind, "", "A A A A A"), Action::Call);
    assert_eq!(asked(Hand::Pair, "", "A K Q J 9"), Action::Pass);
    assert_eq!(asked(Hand::ThreeOfAKind, "K K K", "9 10"), Action::Pass);
    // Two pairs in sight are no straight.
    assert_eq!(asked(Hand::Straight, "K K 9 9", "J"), Action::Call);
}

#[test]
fn the_instinct_mixes_its_bluffs_and_keeps_them_plausible() {
    let mut claims = [0; 8];
    for turn in 1..=200 {
        let mut state = rolled(with_gold(table(&[14, 15, 14]), TED, 0), "A K Q J 9", "");
        state.turn = turn;
        let Action::Claim(hand) = instinct(&state, TED) else { panic!("nothing but a claim is left") };
        claims[hand as usize] += 1;
    }
    let different = claims.iter().filter(|times| **times > 10).count();
    assert!(different >= 3, "{claims:?} can be foreseen");
    assert!(claims[Hand::FourOfAKind as usize] + claims[Hand::FiveOfAKind as usize] < 40, "{claims:?}");
}

#[test]
fn the_instinct_aims_past_an_innocent() {
    // Harry on 22 is in the middle of the line.
    let state = gunfight(&[15, 15, 22]);
    let Action::Shoot(aim) = instinct(&state, TED) else { panic!("a shot") };
    assert_ne!(aim.shift, 0);
    let free = gunfight(&[15, 15, 4]);
    assert!(matches!(instinct(&free, TED), Action::Shoot(aim) if aim.power == 750));
}

#[test]
fn the_instinct_plays_its_cards() {
    let state =
        with_card(at(table(&[13, 6, 3]), Phase::Aim { shot: Shot::Raid, flask: false }), TED, Item::Dynamite);
    assert_eq!(instinct(&state, TED), play(Card::Dynamite));
    let state = with_card(
        at(table(&[13, 6, 3]), Phase::Arrest { seat: BILL, cause: Cause::Bill }),
        BILL,
        Item::SheriffsStar,
    );
    assert_eq!(instinct(&state, BILL), play(Card::SheriffsStar));
    let mut state = with_card(table(&[7, 3, 3]), TED, Item::FreshHorse);
    // From 7 with two pairs to raiders on 9; one more is a saloon, two more a mine.
    believed(&mut state, Hand::TwoPairs, &[]);
    assert_eq!(instinct(&state, TED), play(Card::FreshHorse(2)));
    let state = at(table(&[7, 3, 3]), Phase::Station);
    assert_eq!(instinct(&state, TED), Action::Ride);
}

#[test]
fn the_clock_passes_stays_rolls_and_tells_the_truth() {
    assert_eq!(clock(&rolled(table(&[8, 9, 20]), "A A Q Q 9", ""), TED), Action::Claim(Hand::TwoPairs));
    assert_eq!(clock(&rolled(table(&[8, 9, 20]), "A K Q J 9", ""), TED), Action::Claim(Hand::Pair));
    assert_eq!(clock(&at(table(&[7, 3, 3]), Phase::Station), TED), Action::Pass);
    assert_eq!(clock(&at(jailed(table(&[7, 3, 3]), &[TED]), Phase::Cell), TED), Action::Pass);
    assert_eq!(clock(&at(table(&[8, 3, 3]), Phase::Relay), TED), Action::Keep(0));
    assert_eq!(clock(&gunfight(&[15, 15, 4]), TED), Action::Shoot(Aim::CENTRED));
}

/// Over 2,100 games with one instinct among random players it wins far more than its share.
#[test]
fn the_instinct_beats_random_players() {
    for (seats, least) in [(3, 0.93), (4, 0.87), (5, 0.82)] {
        let mut bots = vec![Level::Random; seats];
        bots[0] = Level::Instinct;
        let plan = Plan::<PonyExpress> {
            seats,
            options: NoOptions {},
            games: 700,
            seed: 5,
            threads: 2,
            bots,
            count_rules: false,
        };
        let report = simulate(&plan, &|_| {}, None).expect("nobody stops it");
        let share = report.wins_by_bot["instinct"].share;
        assert!(share > least, "{seats} seats: {share}");
    }
}
