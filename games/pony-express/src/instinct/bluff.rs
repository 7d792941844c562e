//! What to reroll, what to claim and what to believe.
//!
//! Claims follow [`habits`]: the poorer the hand, the more often it is called something better, but no hand is claimed
//! more often by bluffers than its odds can cover. Whoever may call knows the same odds and weighs by Bayes' rule how
//! much of a claim is habit and how much is dice.

use tinstar_core::{Chance, Seat};

use crate::action::{Action, Play};
use crate::cards::Item;
use crate::data::{BAIL, DICE, LAST_SPACE};
use crate::dice::{Face, Faces, Hand};
use crate::phase::Reroll;
use crate::rules;
use crate::view::{DiceView, View};

use super::{GOLD, PRISON, SPACE, WORTH, outlook};

/// How the 7776 rolls of five dice are shared among the hands (table 1.1).
const ALL_HIDDEN: ByHand = [480, 3600, 1800, 1200, 240, 300, 150, 6];

/// What a reroll of the rest makes of each hand on average, a bluff at need included.
const HOPE: ByHand = [1900, 2650, 3000, 4220, 0, 0, 6170, 0];

/// How many of a hundred stop although a reroll would pay.
const STOP_EARLY: i32 = 5;

/// How many of a hundred people claim anything, whatever they rolled, and stop anywhere.
const WILD: i32 = 10;

/// How many bluffs there are, in percent of those that would make it all the same to a caller whether he calls. With
/// more, whoever claims nothing but the truth wins more than his share; with fewer, whoever never calls does.
const BOLD: i32 = 75;

/// How often a bluffer expects to be called, in percent, by how many may call.
const CAUGHT: [i32; 3] = [0, 20, 35];

/// What a space of one opponent is worth to another player, in percent of an own one.
const OTHERS: i32 = 30;

/// How often at most, in thousandths, a hand that can be claimed is called another: the truth must stay possible.
const MOST_BLUFFS: i32 = 850;

/// What prison costs somebody who can pay the bail and keep some gold.
const BAILED: i32 = 2400;

/// The more may call, the less each does: it is enough if one of them calls.
const SHY: [i32; 5] = [0, 0, 100, 135, 160];

/// A number for each hand.
type ByHand = [i32; 8];

/// In how many ways dice of which `known` is known make each hand.
fn ways(known: Faces) -> ByHand {
    if known.is_empty() {
        return ALL_HIDDEN;
    }
    let mut ways = [0; 8];
    spread(known, DICE - known.len(), &Face::ALL, 1, &mut ways);
    ways
}

/// Lets `left` more dice show `faces` in every way; `weight` says in how many orders.
fn spread(known: Faces, left: u8, faces: &[Face], weight: i32, ways: &mut ByHand) {
    if left == 0 {
        ways[known.hand() as usize] += weight;
        return;
    }
    let [face, others @ ..] = faces else { return };
    let (mut known, mut orders) = (known, weight);
    for many in 0..=left {
        spread(known, left - many, others, orders, ways);
        known = known.with(*face);
        orders = orders * i32::from(left - many) / i32::from(many + 1);
    }
}

/// How likely the active player has each hand, in ten-thousandths, if what is known can still make them in so many ways.
///
/// Earlier rolls tell nothing about the last one; that it was the last tells much if another could be paid.
fn odds(view: &View, ways: ByHand) -> ByHand {
    let (active, riders) = (view.active, &view.riders);
    let unseen = view.dice.is_some_and(|dice| public(&dice).is_empty());
    let rerolled = if unseen { Reroll::Never } else { Reroll::Hidden };
    let (price, _) = rules::price(riders, active, rerolled, false);
    let mut odds = ways;
    for hand in Hand::ALL {
        odds[hand as usize] *= if pays(hand, riders[active].gold, price) { STOP_EARLY } else { 100 };
    }
    shares(odds)
}

/// The same proportions, in ten-thousandths of all.
fn shares(of: ByHand) -> ByHand {
    let all: i32 = of.iter().sum();
    of.map(|part| (10_000 * i64::from(part) / i64::from(all)) as i32)
}

/// What everybody knows of the dice.
fn public(dice: &DiceView) -> Faces {
    dice.visible.and(dice.remembered)
}

/// What a right call of `claim` brings: the move, and what the other one loses.
fn gain_of_call(view: &View, caller: Seat, claim: Hand) -> i32 {
    let spaces = SPACE * i32::from(claim.value());
    let mine = if view.riders[caller].is_in_sacramento() { 0 } else { spaces };
    let arrives = view.riders[view.active].space.number() + claim.value() >= LAST_SPACE;
    mine + spaces * OTHERS / 100 + if arrives { 4 * SPACE } else { 0 }
}

/// What a wrong call costs, as far as everybody knows.
fn loss_of_call(view: &View, caller: Seat) -> i32 {
    if view.riders[caller].gold > BAIL { BAILED } else { PRISON }
}

/// What moving by `hand` is worth to the active player.
fn ride(view: &View, hand: Hand) -> i32 {
    let from = view.riders[view.active].space;
    let to = from.ahead(hand.value());
    SPACE * i32::from(to.number() - from.number()) + outlook(view, view.active, to)
}

/// How much somebody with the hand `truth` would like to claim another, up to [`SPACE`], if `rides` are what moving
/// is worth and so many may call.
fn wish(rides: &ByHand, truth: Hand, claim: Hand, callers: usize) -> i32 {
    if truth == claim {
        return 0;
    }
    let caught = CAUGHT[callers.min(2)];
    let given_away = SPACE * i32::from(claim.value()) * OTHERS / 100;
    let bluff = ((100 - caught) * rides[claim as usize] - caught * given_away) / 100;
    // The truth has an advantage: whoever calls it goes to prison.
    let honest = if truth == Hand::Nothing { 0 } else { rides[truth as usize] + PRISON / 10 };
    (bluff - honest).clamp(0, SPACE)
}

/// How often, in thousandths, somebody with the hand of the row claims that of the column, if `odds` are what
/// everybody expects.
fn habits(view: &View, odds: &ByHand) -> [ByHand; 8] {
    let callers = rules::eligible(&view.riders, view.active);
    let rides = Hand::ALL.map(|hand| ride(view, hand));
    let mut habits = [[0; 8]; 8];
    for claim in Hand::CLAIMS {
        let wishes = Hand::ALL.map(|truth| i64::from(wish(&rides, truth, claim, callers.len())));
        let wished: i64 = wishes.iter().zip(odds).map(|(wish, odds)| wish * i64::from(*odds)).sum();
        // A call pays when bluffs are to true claims as the loss of a wrong call is to the gain of a right one.
        let covered = callers.iter().map(|caller| {
            let bluffs = i64::from(odds[claim as usize]) * i64::from(loss_of_call(view, caller) * BOLD / 100);
            bluffs / i64::from(gain_of_call(view, caller, claim))
        });
        let room = covered.min().unwrap_or(0);
        let share = (1_000_000 * room / wished.max(1)).min(1000);
        for (row, wish) in habits.iter_mut().zip(wishes) {
            row[claim as usize] = (share * wish / 1000) as i32;
        }
    }
    for (truth, row) in Hand::ALL.into_iter().zip(&mut habits) {
        let most = if truth == Hand::Nothing { 1000 } else { MOST_BLUFFS };
        let bluffs: i32 = row.iter().sum();
        if bluffs > most {
            *row = row.map(|often| often * most / bluffs);
        }
        // The truth, or the least that can be claimed.
        row[truth.max(Hand::Pair) as usize] += 1000 - row.iter().sum::<i32>();
    }
    habits
}

/// How likely each hand is and that `claim` is made of it, for whoever knows the dice `known`; only what they are to each
/// other counts.
fn explanations(view: &View, dice: &DiceView, known: Faces, claim: Hand) -> [i64; 8] {
    // Habits come from what everybody knows, even if one looked through the Spyglass.
    let public = public(dice);
    let open = ways(public);
    let ways = if known == public { open } else { ways(known) };
    let habits = habits(view, &odds(view, open));
    let (odds, luck) = (odds(view, ways), shares(ways));
    Hand::ALL.map(|hand| {
        let habit = odds[hand as usize] * habits[hand as usize][claim as usize];
        let whim = luck[hand as usize] * (1000 / Hand::CLAIMS.len() as i32);
        i64::from(100 - WILD) * i64::from(habit) + i64::from(WILD) * i64::from(whim)
    })
}

/// How likely a claim is true, in thousandths, for whoever knows the dice `known`.
fn belief(view: &View, dice: &DiceView, known: Faces, claim: Hand) -> i32 {
    let explanations = explanations(view, dice, known, claim);
    (1000 * explanations[claim as usize] / explanations.iter().sum::<i64>()) as i32
}

/// How likely somebody whose dice make `truth` would have claimed `claim`: of 1000, beside the likeliest hand.
pub(super) fn plausible(view: &View, dice: &DiceView, claim: Hand, truth: Hand) -> u32 {
    let known = public(dice);
    let (explanations, ways) = (explanations(view, dice, known, claim), ways(known));
    let likely = |hand: Hand| 1000 * explanations[hand as usize] / i64::from(ways[hand as usize].max(1));
    let most = Hand::ALL.map(likely).into_iter().max().unwrap_or(0).max(1);
    (1000 * likely(truth) / most) as u32
}

/// What somebody who may call makes of a claim.
pub(super) struct Doubt {
    /// What calling is worth; believing is worth nothing.
    worth: i32,
    /// Whether a look through the Spyglass should decide.
    look: bool,
}

impl Doubt {
    pub(super) fn new(view: &View, seat: Seat, claim: Hand, luck: &mut Chance) -> Self {
        let Some(dice) = &view.dice else { return Self { worth: 0, look: false } };
        let mut known = public(dice);
        let own = view.own.as_ref();
        if let Some(face) = own.and_then(|own| own.spied).filter(|_| dice.hidden > dice.remembered.len()) {
            known = known.with(face);
        }
        let belief = belief(view, dice, known, claim);
        let safe = own.is_some_and(|own| own.cards.has(Item::SheriffsStar));
        let loss = if safe { SPACE } else { loss_of_call(view, seat) };
        let worth = ((1000 - belief) * gain_of_call(view, seat, claim) - belief * loss) / 1000;
        // A look through the Spyglass decides when it is close and much is at stake.
        let look = claim >= Hand::ThreeOfAKind && worth.abs() < SPACE && dice.hidden <= 3;
        // Nobody should be able to foresee every call, but what is certain is certain.
        let shy = SHY[rules::eligible(&view.riders, view.active).len().min(4)];
        let whim = if (1..1000).contains(&belief) { luck.below(1000) as i32 - 500 - shy } else { 0 };
        Self { worth: worth + whim, look }
    }

    /// Call, believe, or look first.
    pub(super) fn appeal(&self, action: Action) -> i32 {
        if action == Action::Call {
            self.worth
        } else if action == Action::Pass {
            0
        } else if self.look {
            2 * SPACE
        } else {
            i32::MIN
        }
    }
}

/// What somebody who has rolled makes of the dice.
pub(super) struct Dice<'a> {
    view: &'a View,
    seat: Seat,
    all: Faces,
    /// The next step towards a reroll that pays.
    next: Option<Action>,
    /// What is claimed otherwise; nothing in particular if nobody could call.
    claim: Option<Hand>,
}

impl<'a> Dice<'a> {
    /// Moves towards the reroll that pays, else claims.
    pub(super) fn new(view: &'a View, seat: Seat, price: u8, luck: &mut Chance) -> Self {
        let own = view.own.and_then(|own| own.dice).expect("whoever has rolled sees the dice");
        let all: Faces = own.iter().map(|die| die.face).collect();
        let hidden: Faces = own.iter().filter(|die| die.hidden).map(|die| die.face).collect();
        let next = pays(all.hand(), view.riders[seat].gold, price).then(|| {
            let keep = keep(all);
            steps(keep, all.less(keep), hidden, all.less(hidden))
        });
        let claim = if next.is_some() { None } else { claim(view, all, luck) };
        Self { view, seat, all, next, claim }
    }

    pub(super) fn appeal(&self, action: Action) -> i32 {
        if let Action::Claim(hand) = action {
            return self.claim.map_or_else(|| ride(self.view, hand), |chosen| i32::from(chosen == hand));
        }
        if let Action::Play(card) = action {
            return cards(self.view, self.seat, self.all, card);
        }
        if self.next == Some(action) { 50 * SPACE } else { i32::MIN }
    }
}

/// The next small step towards rerolling `junk` under the shaker with `keep` beside it.
fn steps(keep: Faces, junk: Faces, hidden: Faces, visible: Faces) -> Action {
    let all = Face::ALL.into_iter();
    // Equal faces are never divided between the two.
    let out = all.clone().find(|face| keep.count(*face) > 0 && hidden.count(*face) > 0);
    let under = all.into_iter().find(|face| junk.count(*face) > 0 && visible.count(*face) > 0);
    match (out, under) {
        (Some(face), _) => Action::TakeOut(face),
        (None, Some(face)) => Action::PutUnder(face),
        (None, None) => Action::RerollHidden,
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

/// What to keep in a reroll: a pattern, or else the highest die, for one must stay (PE-41).
fn keep(all: Faces) -> Faces {
    if all.hand() == Hand::Nothing { all.iter().take(1).collect() } else { pattern(all) }
}

/// Whether a reroll is worth its price to somebody with so much gold; the last gold is dearer.
fn pays(hand: Hand, gold: u8, price: u8) -> bool {
    let now = SPACE * i32::from(hand.value()).max(1);
    let gain = HOPE[hand as usize] - now - GOLD * i32::from(price);
    let least = if price > 0 && gold == price { SPACE / 2 } else { 1 };
    gold >= price && gain >= least
}

/// Claims out of habit; which habit it is this time is left to luck. Nothing in particular if nobody could call.
fn claim(view: &View, all: Faces, luck: &mut Chance) -> Option<Hand> {
    let dice = view.dice.as_ref()?;
    if rules::eligible(&view.riders, view.active).is_empty() {
        return None;
    }
    let habits = habits(view, &odds(view, ways(public(dice))));
    let mut rest = luck.below(1000) as i32;
    Hand::CLAIMS.into_iter().find(|hand| {
        rest -= habits[all.hand() as usize][*hand as usize];
        rest < 0
    })
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
            let wanted = HOPE[all.hand() as usize] > SPACE * i32::from(all.hand().value()).max(1) + SPACE / 2;
            if wanted && view.riders[seat].gold < 3 { 55 * SPACE } else { i32::MIN }
        }
        Play::FreshHorse(_) | Play::PocketBible | Play::SecondColt | Play::WhiskeyFlask => i32::MIN,
        Play::SheriffsStar | Play::Hacksaw | Play::Dynamite | Play::MarkedCards(_) => i32::MIN,
        Play::Spyglass | Play::RailPass | Play::Lasso(_) => i32::MIN,
    }
}
