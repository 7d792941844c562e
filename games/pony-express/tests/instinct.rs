//! What the instinct and the clock choose, and how strong the instinct is.

use crate::table::*;

use pony_express::View;
use tinstar_bots::Level;
use tinstar_core::{Instinct, most_appealing};
use tinstar_lab::{Plan, simulate};

fn instinct(state: &PonyExpress, seat: Seat) -> Action {
    by_luck(state, seat, &mut Chance::seeded(0))
}

fn by_luck(state: &PonyExpress, seat: Seat, luck: &mut Chance) -> Action {
    most_appealing::<PonyExpress>(&state.view(Viewer::Seat(seat)), seat, &choices(state, seat), luck)
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

/// How often of a hundred times Bill calls Ted, who has this much gold, these dice and this claim.
fn calls(gold: u8, visible: &str, hidden: &str, claim: Hand) -> usize {
    let mut state = rolled(with_gold(table(&[1, 2, 9]), TED, gold), hidden, visible);
    act(&mut state, TED, Action::Claim(claim), &[]);
    let mut luck = Chance::seeded(1);
    (0..100).filter(|_| by_luck(&state, BILL, &mut luck) == Action::Call).count()
}

#[test]
fn the_instinct_always_calls_what_cannot_be_and_never_what_must_be() {
    // Two pairs in sight are no straight, and two different dice no five of a kind.
    assert_eq!(calls(3, "K K 9 9", "J", Hand::Straight), 100);
    assert_eq!(calls(3, "K 9", "9 9 9", Hand::FiveOfAKind), 100);
    assert_eq!(calls(3, "K K K 9 9", "", Hand::ThreeOfAKind), 100);
    assert_eq!(calls(3, "K K K 9 9", "", Hand::FullHouse), 0);
    assert_eq!(calls(3, "K K K K 9", "", Hand::FourOfAKind), 0);
    // Even if the rider moves far: what the dice show must be, is.
    assert_eq!(calls(3, "9 10 J Q K", "", Hand::Straight), 0);
}

#[test]
fn the_instinct_calls_what_is_unlikely_and_believes_what_is_likely() {
    assert!(calls(0, "", "A A A A A", Hand::FiveOfAKind) > 90);
    assert!(calls(0, "", "A K Q J 9", Hand::Pair) < 10);
    assert!(calls(0, "K K K", "9 10", Hand::ThreeOfAKind) < 10);
    // The more of it is shown, the fewer calls.
    let four = [("", "K K K K 9"), ("K K", "K K 9"), ("K K K K", "9")]
        .map(|(visible, hidden)| calls(0, visible, hidden, Hand::FourOfAKind));
    assert!(four.is_sorted_by(|more, less| more >= less) && four[2] == 0, "{four:?}");
}

#[test]
fn the_instinct_believes_more_when_the_dice_were_good_enough_to_stop() {
    // With gold left for another reroll few would stop at less; without gold everybody must.
    for (visible, hidden) in [("K K 9 9", "J"), ("K K", "9 10 J")] {
        let claims = [Hand::ThreeOfAKind, Hand::FullHouse, Hand::FourOfAKind];
        let [rich, poor] =
            [2, 0].map(|gold| claims.map(|claim| calls(gold, visible, hidden, claim)).iter().sum::<usize>());
        assert!(rich <= poor, "beside {visible}: {rich} calls with gold, {poor} without");
    }
    // But who shows a hand and claims no more is believed all the same.
    assert!(calls(2, "K K 9 9", "J", Hand::TwoPairs) < 20);
}

/// What Ted claims in two hundred turns with these dice and no gold for a reroll.
fn claims(hidden: &str, visible: &str) -> [u32; 8] {
    let mut claims = [0; 8];
    let state = rolled(with_gold(table(&[14, 15, 14]), TED, 0), hidden, visible);
    let mut luck = Chance::seeded(1);
    for _ in 0..200 {
        let Action::Claim(hand) = by_luck(&state, TED, &mut luck) else {
            panic!("nothing but a claim is left")
        };
        claims[hand as usize] += 1;
    }
    claims
}

#[test]
fn the_instinct_mixes_its_bluffs_and_keeps_them_plausible() {
    let nothing = claims("A K Q J 9", "");
    let different = nothing.iter().filter(|times| **times > 10).count();
    assert!(different >= 3, "{nothing:?} can be foreseen");
    assert!(nothing[Hand::FourOfAKind as usize] + nothing[Hand::FiveOfAKind as usize] < 40, "{nothing:?}");
    // Poor hands are not always bluffed away, and good ones are claimed as they are.
    let pair = claims("9 10 J", "K K");
    assert!(pair[Hand::Pair as usize] > 20 && pair[Hand::Pair as usize] < 180, "{pair:?}");
    assert_eq!(pair[Hand::Straight as usize], 0, "two kings in sight are no straight");
    assert!(claims("K K 9", "K K")[Hand::FourOfAKind as usize] > 190);
    // What everybody sees cannot be called anything else.
    assert_eq!(claims("", "K K 9 9 J")[Hand::TwoPairs as usize], 200);
}

#[test]
fn the_instinct_claims_the_best_ride_when_nobody_can_call() {
    let state = jailed(with_gold(table(&[20, 15, 14]), TED, 0), &[BILL, HARRY]);
    // Seven spaces ahead is a saloon that Ted cannot pay, six ahead a relay.
    assert_eq!(instinct(&rolled(state, "A K Q J 9", ""), TED), Action::Claim(Hand::FourOfAKind));
}

/// Over 2,000 games among instincts: a call is right clearly more often than a claim is a bluff, and a bluff is
/// called clearly more often than the truth. There are about 39,000 claims, so that luck is below one percent.
#[test]
fn the_instinct_tells_bluffs_from_the_truth() {
    let [mut made, mut called] = [[0_u32; 2]; 2];
    for seed in 0..2000 {
        let (mut chance, mut luck) = (Chance::seeded(seed), Chance::seeded(seed + 5000));
        let mut state = PonyExpress::setup(3, &NoOptions {}, &mut chance, &mut Silent);
        let mut bluff = 0;
        while let Status::Waiting(deciders) = state.status() {
            let seat = deciders.iter().next().expect("somebody decides");
            let action = by_luck(&state, seat, &mut luck);
            if let Action::Claim(hand) = action {
                bluff = usize::from(state.shaker.expect("dice are on the table").all().hand() != hand);
                made[bluff] += 1;
            }
            called[bluff] += u32::from(action == Action::Call);
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
    }
    let share = |part: u32, all: u32| f64::from(part) / f64::from(all);
    let bluffs = share(made[1], made[0] + made[1]);
    let right = share(called[1], called[0] + called[1]);
    let [truths_called, bluffs_called] = [share(called[0], made[0]), share(called[1], made[1])];
    assert!((0.10..0.25).contains(&bluffs), "{bluffs} of the claims are bluffs");
    assert!(right > bluffs + 0.07, "{right} of the calls are right, {bluffs} of the claims are bluffs");
    assert!(
        bluffs_called > truths_called + 0.04,
        "{bluffs_called} of the bluffs are called, {truths_called} of the truths"
    );
}

#[test]
fn a_claim_tells_what_the_dice_show_as_far_as_people_tell_the_truth() {
    // How likely Ted claims four of a kind with these dice, all hidden, beside the likeliest.
    let plausible = |dice: &str| {
        let mut state = rolled(table(&[1, 2, 9]), dice, "");
        act(&mut state, TED, Action::Claim(Hand::FourOfAKind), &[]);
        PonyExpress::plausible(&state.view(Viewer::Seat(BILL)), &state)
    };
    assert_eq!(plausible("A A A A K"), 1000);
    let bluff = plausible("A K Q J 9");
    assert!((1..500).contains(&bluff), "{bluff}");
    // Whoever has something better hardly says something less.
    assert!(plausible("A A A A A") < bluff);
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

/// Over 2,100 games with one instinct among random players it wins far more than its share; it would win more if it took
/// everybody for a liar, and lose it to those who are none.
#[test]
fn the_instinct_beats_random_players() {
    for (seats, least) in [(3, 0.83), (4, 0.76), (5, 0.70)] {
        let mut bots = vec![Level::Random; seats];
        bots[0] = Level::Instinct;
        let plan = Plan::<PonyExpress> {
            seats,
            options: NoOptions {},
            games: 700,
            seed: 5,
            threads: 2,
            bots: bots.into_iter().map(Into::into).collect(),
            count_rules: false,
        };
        let report = simulate(&plan, &|_| {}, None).expect("nobody stops it");
        let share = report.wins_by_bot["instinct"].share;
        assert!(share > least, "{seats} seats: {share}");
    }
}
