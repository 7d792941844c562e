//! What to reroll, what to claim and what to believe.

use tinstar_core::Seat;

use crate::action::{Action, Play};
use crate::cards::Item;
use crate::data::DICE;
use crate::dice::{Face, Faces, Hand};
use crate::rules;
use crate::view::{DiceView, View};

use super::{GOLD, PRISON, SPACE, WORTH, outlook};

/// How the 7776 rolls of five dice are shared among the hands (table 1.1).
const ALL_HIDDEN: [u32; 8] = [480, 3600, 1800, 1200, 240, 300, 150, 6];

/// How often, in percent, somebody with the hand of the row claims that of the column.
const CLAIMS: [[u32; 8]; 8] = [
    [0, 44, 32, 16, 3, 3, 1, 1],
    [0, 59, 21, 14, 2, 2, 1, 1],
    [0, 2, 66, 20, 2, 8, 1, 1],
    [0, 1, 2, 68, 1, 19, 8, 1],
    [0, 1, 1, 2, 90, 4, 1, 1],
    [0, 1, 1, 1, 1, 90, 5, 1],
    [0, 1, 1, 1, 1, 1, 93, 2],
    [0, 0, 0, 0, 0, 0, 1, 99],
];

/// How many of a thousand claims are true.
const MOSTLY_TRUE: i32 = 700;

/// In how many ways dice of which `known` is known make each hand.
fn ways(known: Faces) -> [u32; 8] {
    if known.is_empty() {
        return ALL_HIDDEN;
    }
    let mut ways = [0; 8];
    spread(known, DICE - known.len(), &Face::ALL, 1, &mut ways);
    ways
}

/// Lets `left` more dice show `faces` in every way; `weight` says in how many orders.
fn spread(known: Faces, left: u8, faces: &[Face], weight: u32, ways: &mut [u32; 8]) {
    if left == 0 {
        ways[known.hand() as usize] += weight;
        return;
    }
    let [face, others @ ..] = faces else { return };
    let (mut known, mut orders) = (known, weight);
    for many in 0..=left {
        spread(known, left - many, others, orders, ways);
        known = known.with(*face);
        orders = orders * u32::from(left - many) / u32::from(many + 1);
    }
}

/// How likely a claim is true, in thousandths, for whoever sees these dice.
fn belief(known: Faces, claim: Hand) -> i32 {
    let ways = ways(known);
    // Dice in sight mean rerolls, and who rerolls stops when the hand is good.
    let stopped = |hand: usize| if known.is_empty() { 4 } else { 4 + hand as u32 / 2 };
    let weigh = |hand: usize| ways[hand] * stopped(hand) * CLAIMS[hand][claim as usize];
    let all: u32 = (0..8).map(weigh).sum();
    if weigh(claim as usize) == 0 {
        return 0;
    }
    // Most claims are true, and who claims the unlikely may have it.
    let likely = (1000 * u64::from(weigh(claim as usize)) / u64::from(all)) as i32;
    (likely + MOSTLY_TRUE) / 2
}

/// What everybody knows of the dice.
fn public(dice: &DiceView) -> Faces {
    dice.visible.and(dice.remembered)
}

/// What calling is worth, if the claim is true in `belief` of a thousand cases: the move and what the other one loses,
/// against prison.
fn worth_of_call(view: &View, caller: Seat, claim: Hand, belief: i32) -> i32 {
    let spaces = SPACE * i32::from(claim.value());
    let rider = &view.riders[caller];
    let mine = if rider.is_in_sacramento() { 0 } else { spaces };
    let arrives = view.riders[view.active].space.number() + claim.value() >= crate::data::LAST_SPACE;
    let theirs = spaces * 3 / 10 + if arrives { 4 * SPACE } else { 0 };
    let safe = view.own.is_some_and(|own| own.seat == caller && own.cards.has(Item::SheriffsStar));
    let prison = if safe { SPACE } else { PRISON };
    ((1000 - belief) * (mine + theirs) - belief * prison) / 1000
}

/// Call, believe, or look first.
pub(super) fn call(view: &View, seat: Seat, claim: Hand, action: Action) -> i32 {
    let Some(dice) = &view.dice else { return 0 };
    let mut known = public(dice);
    let spied = view.own.and_then(|own| own.spied);
    if let Some(face) = spied.filter(|_| dice.hidden > dice.remembered.len()) {
        known = known.with(face);
    }
    // Nobody should be able to foresee every call.
    let nose = 3 * whim(view, known, 8 * (seat.index() as u64 + 1) + u64::from(claim.value()));
    let worth = worth_of_call(view, seat, claim, belief(known, claim)) + nose;
    if action == Action::Call {
        return worth;
    }
    if action == Action::Pass {
        return 0;
    }
    // A look through the Spyglass decides when it is close and much is at stake.
    let close = claim >= Hand::ThreeOfAKind && worth.abs() < SPACE && dice.hidden <= 3;
    if close { 2 * SPACE } else { i32::MIN }
}

/// Something hard to foresee, from -500 to 499.
fn whim(view: &View, faces: Faces, salt: u64) -> i32 {
    let seen = faces.iter().fold(u64::from(view.turn), |mixed, face| mixed * 7 + u64::from(face.rank()));
    let mixed = (seen * 8 + salt).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 40) as i32 % 1000 - 500
}

/// What to do with the own dice: move towards the reroll that pays, else claim.
pub(super) fn dice(view: &View, seat: Seat, price: u8, action: Action) -> i32 {
    let Some(own) = view.own.and_then(|own| own.dice) else { return 0 };
    let all: Faces = own.iter().map(|die| die.face).collect();
    let hidden: Faces = own.iter().filter(|die| die.hidden).map(|die| die.face).collect();
    let visible = all.less(hidden);
    if let Action::Claim(hand) = action {
        return claim(view, seat, all, hand);
    }
    if let Action::Play(card) = action {
        return cards(view, seat, all, card);
    }
    let (keep, hope) = keep(all);
    let now = SPACE * i32::from(all.hand().value()).max(1);
    let gain = hope - now - GOLD * i32::from(price);
    let gold_left = view.riders[seat].gold.saturating_sub(price);
    if gain <= 0 || view.riders[seat].gold < price || (price > 0 && gold_left == 0 && gain < SPACE / 2) {
        return i32::MIN;
    }
    let next = steps(keep, all.less(keep), hidden, visible);
    if next == Some(action) { 50 * SPACE } else { i32::MIN }
}

/// The next small step towards rerolling `junk` under the shaker with `keep` beside it.
fn steps(keep: Faces, junk: Faces, hidden: Faces, visible: Faces) -> Option<Action> {
    let all = Face::ALL.into_iter();
    // Equal faces are never divided between the two.
    let out = all.clone().find(|face| keep.count(*face) > 0 && hidden.count(*face) > 0);
    let under = all.into_iter().find(|face| junk.count(*face) > 0 && visible.count(*face) > 0);
    match (out, under) {
        (Some(face), _) => Some(Action::TakeOut(face)),
        (None, Some(face)) => Some(Action::PutUnder(face)),
        (None, None) => Some(Action::RerollHidden),
    }
}

/// The dice that make the hand: all that come more than once, or the whole straight.
pub(super) fn pattern(all: Faces) -> Faces {
    match all.hand() {
        Hand::Straight | Hand::FullHouse | Hand::FiveOfAKind => all,
        Hand::Nothing => Faces::EMPTY,
        Hand::Pair | Hand::TwoPairs | Hand::ThreeOfAKind | Hand::FourOfAKind => {
            all.iter().filter(|face| all.count(*face) > 1).collect()
        }
    }
}

/// What to keep in a reroll, and what the dice are worth after it on average, a bluff at need included.
fn keep(all: Faces) -> (Faces, i32) {
    let highest = || all.iter().take(1).collect();
    match all.hand() {
        Hand::Nothing => (highest(), 1900),
        Hand::Pair => (pattern(all), 2650),
        Hand::TwoPairs => (pattern(all), 3000),
        Hand::ThreeOfAKind => (pattern(all), 4220),
        Hand::FourOfAKind => (pattern(all), 6170),
        Hand::Straight | Hand::FullHouse | Hand::FiveOfAKind => (highest(), 0),
    }
}

/// What claiming `hand` promises: how far it leads, whether it will be believed, and what happens if not.
fn claim(view: &View, seat: Seat, all: Faces, hand: Hand) -> i32 {
    let Some(dice) = &view.dice else { return 0 };
    let from = view.riders[seat].space;
    let to = from.ahead(hand.value());
    let ride = SPACE * i32::from(to.number() - from.number()) + outlook(view, seat, to);
    let callers = rules::eligible(&view.riders, seat);
    let belief = belief(public(dice), hand);
    // Each caller thinks as this seat would; people do so roughly.
    let caught = callers.iter().fold(1000, |safe, caller| {
        let keen = 420 + worth_of_call(view, caller, hand, belief) / 5;
        safe * (1000 - keen.clamp(120, 850)) / 1000
    });
    let caught = 1000 - caught;
    if hand == all.hand() {
        return ride + caught * PRISON / 2000;
    }
    let given_away = 600 * i32::from(hand.value());
    ((1000 - caught) * ride - caught * given_away) / 1000 + 3 * whim(view, all, u64::from(hand.value()))
}

/// A Loaded Die when it makes a much better hand, a Horseshoe when a reroll is wanted.
fn cards(view: &View, seat: Seat, all: Faces, card: Play) -> i32 {
    match card {
        Play::LoadedDie { from, to, hidden } => {
            let after = all.without(from).with(to);
            let gain = i32::from(after.hand().value()) - i32::from(all.hand().value());
            if gain < 2 {
                return i32::MIN;
            }
            // Rather a hidden die: nobody sees what it shows now.
            60 * SPACE + gain * SPACE - WORTH[Item::LoadedDie as usize] + i32::from(hidden)
        }
        Play::LuckyHorseshoe => {
            let (_, hope) = keep(all);
            let wanted = hope > SPACE * i32::from(all.hand().value()).max(1) + SPACE / 2;
            if wanted && view.riders[seat].gold < 3 { 55 * SPACE } else { i32::MIN }
        }
        Play::FreshHorse(_) | Play::PocketBible | Play::SecondColt | Play::WhiskeyFlask => i32::MIN,
        Play::SheriffsStar | Play::Hacksaw | Play::Dynamite | Play::MarkedCards(_) => i32::MIN,
        Play::Spyglass | Play::RailPass | Play::Lasso(_) => i32::MIN,
    }
}
