//! What a card is worth at the end of the common deck.
//!
//! The deck is played out once for a whole decision; every card is tried from where that can lead.

use tinstar_core::Seat;

use super::plan::{Ends, Plan, Scene};
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::data::Turn;
use crate::phase::Phase;
use crate::state::{Crew, Played};
use crate::view::View;

/// What three more cards in hand are worth while there are turns left to play them.
const DRAWN: i32 = 20;

/// Which share of what a second card would add its preparation is given, in percent.
const PREPARED: i32 = 70;

/// Which share of its worth a card keeps that is played a turn later, in percent: others may come first.
const LATER: i32 = 60;

/// Every end that the common deck can come to, and the cards that could follow.
pub(super) struct Ahead<'a> {
    ends: Ends<'a>,
    /// What the plan brings as it is.
    alone: i32,
    left: usize,
    crew: Crew,
    hand: Cards,
    /// What each card in hand brings if it is the next, by bandit.
    next: [[i32; KINDS]; 2],
    expert: bool,
}

impl<'a> Ahead<'a> {
    /// Of a decision that plays no card, nothing is looked at.
    pub(super) fn new(view: &View, seat: Seat, plan: &Plan<'a>) -> Option<Self> {
        if !matches!(
            view.phase,
            Phase::Scheme { .. }
                | Phase::Cover { .. }
                | Phase::Pick { .. }
                | Phase::Turmoil { .. }
                | Phase::Drunk { .. }
                | Phase::Plus { .. }
        ) {
            return None;
        }
        let hand = view.own.filter(|own| own.seat == seat).map_or(Cards::EMPTY, |own| own.hand);
        let mut ahead = Self {
            ends: plan.ends(),
            alone: 0,
            left: turns_left(view),
            crew: view.side(seat),
            hand,
            next: [[i32::MIN; KINDS]; 2],
            expert: view.expert,
        };
        ahead.alone = ahead.with(&[]);
        let crew = ahead.crew;
        for (slot, bandit, card) in playable(crew, hand) {
            ahead.next[slot][place_of(card)] = ahead.with(&[Played::new(bandit, card, false)]);
        }
        Some(ahead)
    }

    /// What the plan brings with more cards at its end.
    fn with(&self, cards: &[Played]) -> i32 {
        self.ends.scenes().iter().map(|scene| scene.play(cards)).max().unwrap_or_default()
    }

    /// What the plan brings as it is.
    pub(super) const fn alone(&self) -> i32 {
        self.alone
    }

    /// What a card is worth at the end of the common deck, and what it prepares.
    pub(super) fn play(&self, bandit: Bandit, card: Card) -> i32 {
        let first = Played::new(bandit, card, false);
        let slot = self.crew.slot(bandit);
        let known = slot.and_then(|slot| self.next_of(slot, card));
        let alone = known.unwrap_or_else(|| self.with(&[first]));
        let Some(slot) = slot.filter(|_| self.left > 0) else { return alone };
        let rest = if self.hand.has(slot, card) { self.hand.less(Cards::one(slot, card)) } else { self.hand };
        let mut best = alone;
        // Only who moves changes what the next card can do; of the others both simply count.
        if changes_places(card) {
            for scene in self.ends.scenes() {
                let second = |scene: Scene<'_>| {
                    let seconds = playable(self.crew, rest);
                    let each =
                        seconds.map(|(_, bandit, card)| scene.play(&[Played::new(bandit, card, false)]));
                    best = each.fold(best, i32::max);
                };
                scene.each_way(first, second);
            }
        } else {
            for (slot, bandit, second) in playable(self.crew, rest) {
                let both = match self.next_of(slot, second) {
                    Some(next) => alone + next - self.alone,
                    None => self.with(&[first, Played::new(bandit, second, false)]),
                };
                best = best.max(both);
            }
        }
        alone + (best - alone) * PREPARED / 100
    }

    /// What a card in hand brings if it is the next, unless it is a Bullet.
    fn next_of(&self, slot: usize, card: Card) -> Option<i32> {
        self.hand.actions().has(slot, card).then(|| self.next[slot][place_of(card)])
    }

    /// The best a turn can be: a card in hand, or without any to draw. As choices are scored, twice what it brings.
    pub(super) fn best(&self) -> i32 {
        let hand = playable(self.crew, self.hand).map(|(_, bandit, card)| 2 * self.play(bandit, card));
        hand.max().unwrap_or_else(|| self.draw())
    }

    /// What drawing is worth: the plan as it is, more cards for the turns left, and the best card a turn later.
    pub(super) fn draw(&self) -> i32 {
        if self.left == 0 {
            // Cards drawn in the last turn are of no use, unless they can be kept.
            return 2 * self.alone - i32::from(!self.expert);
        }
        let best = self.next.iter().flatten().copied().max().unwrap_or(i32::MIN).max(self.alone);
        2 * (self.alone + DRAWN + (best - self.alone) * LATER / 100)
    }
}

/// How many places there are for kinds of cards.
const KINDS: usize = 16;

/// The place of a kind in a row with one for each.
const fn place_of(card: Card) -> usize {
    card as usize % KINDS
}

/// Every kind of card that can be played from a hand, with whose it is.
fn playable(crew: Crew, hand: Cards) -> impl Iterator<Item = (usize, Bandit, Card)> {
    let hand = hand.actions();
    let held = Cards::places_of(crew.len()).filter(move |(slot, card)| hand.has(*slot, *card));
    held.filter_map(move |(slot, card)| Some((slot, crew.0[slot]?, card)))
}

/// Whether a card moves somebody, so that the next one is carried out elsewhere, or says what the next one does.
const fn changes_places(card: Card) -> bool {
    matches!(
        card,
        Card::Move
            | Card::Ride
            | Card::ChangeFloor
            | Card::Marshal
            | Card::MovePlus
            | Card::ChangeFloorPlus
            | Card::BrilliantIdea
    )
}

/// How many turns the deciding player has after this one in the round.
fn turns_left(view: &View) -> usize {
    let again = matches!(view.phase, Phase::Scheme { again: true, .. } | Phase::Drunk { again: true, .. });
    let (
        Phase::Scheme { turn, .. }
        | Phase::Cover { turn, .. }
        | Phase::Turmoil { turn, .. }
        | Phase::Plus { turn, .. }
        | Phase::Drunk { turn, .. },
        Some(card),
    ) = (view.phase, view.card)
    else {
        return 0;
    };
    let worth = |turn: &Turn| if *turn == Turn::SpeedingUp { 2 } else { 1 };
    let turns = card.face().turns;
    let rest: usize = turns[usize::from(turn) + 1..].iter().map(worth).sum();
    rest + usize::from(turns[usize::from(turn)] == Turn::SpeedingUp && !again)
}
