//! Section 3.3: Stealin'.

use tinstar_core::{Chance, Log, RuleId, fires};

use super::horses::{self, ride};
use super::{expert, fire, happenings, movement, prison, punch, robbery};
use crate::action::Event;
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::horses::Resume;
use crate::phase::Phase;
use crate::state::ColtExpress;

/// Turns card after card of the common deck until somebody has to decide, and ends the round after the last
/// (CE-63, CE-64).
#[inline]
pub(crate) fn go_on(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    while let Some(played) = state.common.cards.get(usize::from(state.common.turned)).copied() {
        state.common.turned += 1;
        let (bandit, card) = (played.bandit(), played.card());
        return_card(state, bandit, card);
        if state.prison.is_some() {
            prison::note_card(state, bandit, card);
        }
        if log.listens() {
            state.phase = Phase::Stealing { bandit: Some(bandit) };
        }
        log.tell(state, fires!("CE-63"), || Event::Turned { bandit, card, was_hidden: played.face_down() });
        if let Some(phase) = perform(state, bandit, card, chance, log) {
            return phase;
        }
        if state.stagecoach.is_some()
            && let Some(phase) = horses::settle(state, Resume::Cards, log)
        {
            return phase;
        }
    }
    happenings::end_round(state, chance, log)
}

/// The card goes back to its owner's deck, or to the discard pile (CE-68, CE-150). Nothing is drawn before the
/// next round, so it may as well go at once.
#[inline]
fn return_card(state: &mut ColtExpress, bandit: Bandit, card: Card) {
    let figure = state.figure(bandit);
    let (seat, card) = (figure.seat, Cards::one(usize::from(figure.slot), card));
    if state.expert {
        expert::lay_open(state, seat, card);
    } else {
        let piles = &mut state.piles[seat];
        piles.deck = piles.deck.and(card);
    }
}

/// Carries a card out as far as nothing has to be decided (CE-65, CE-67).
#[inline]
fn perform(
    state: &mut ColtExpress,
    bandit: Bandit,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if state.prison.is_some() {
        return prison::perform(state, bandit, card, chance, log);
    }
    act(state, bandit, card, chance, log)
}

/// The same for a bandit that is free to act.
#[inline(always)]
pub(crate) fn act(
    state: &mut ColtExpress,
    bandit: Bandit,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if state.stagecoach.as_ref().is_some_and(|coach| coach.fled.contains(bandit))
        && !acts_for_both(state, bandit, card)
    {
        return no_effect(state, bandit, card, fires!("HS-110"), log);
    }
    match card {
        Card::Move => movement::run(state, bandit, log),
        Card::ChangeFloor => movement::change_floor(state, bandit, log),
        Card::Fire => fire::fire(state, bandit, log),
        Card::Robbery => robbery::rob(state, bandit, chance, log),
        Card::Punch => punch::punch(state, bandit, chance, log),
        Card::Marshal => movement::send_marshal(state, bandit, log),
        Card::Ride => ride::ride(state, bandit, log),
        Card::MovePlus | Card::ChangeFloorPlus | Card::Arrest | Card::BrilliantIdea => {
            unreachable!("no bandit does this by itself (MP-61)")
        }
        Card::Bullet => unreachable!("a Bullet is never played (CE-48)"),
    }
}

/// Whether a card is carried out though its bandit has fled: the Marshal card of two players belongs to neither of their
/// bandits in particular (CE-25).
fn acts_for_both(state: &ColtExpress, bandit: Bandit, card: Card) -> bool {
    let (crew, fled) = (state.crews[state.figure(bandit).seat], state.coach().fled);
    card == Card::Marshal && crew.iter().any(|(_, mine)| !fled.contains(mine))
}

/// An action that cannot be carried out has no effect (CE-66).
pub(crate) fn no_effect(
    state: &ColtExpress,
    bandit: Bandit,
    card: Card,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    log.tell(state, why, || Event::NoEffect { bandit, card });
    None
}
