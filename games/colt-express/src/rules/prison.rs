//! Chapter 8: what Marshal & Prisoners adds and changes, a file per matter.

pub(crate) mod cell;
pub(crate) mod events;
pub(crate) mod goals;
pub(crate) mod mail;
pub(crate) mod marshal;
pub(crate) mod worth;

use tinstar_core::{Chance, Log, Seat, fires};

use super::scheming::Moment;
use super::stealing::{self, no_effect};
use super::{movement, punch};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::data::{BULLETS, PRISONERS};
use crate::horses::Hostage;
use crate::phase::Phase;
use crate::state::{ColtExpress, Figure};
use crate::train::{Car, Space};

/// Prisoners by luck come into the Cell (MP-11).
pub(crate) fn bring(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let mut henchmen = Bandit::ALL;
    chance.shuffle(&mut henchmen);
    let prisoners = henchmen.into_iter().take(PRISONERS).collect();
    state.prison_mut().prisoners = prisoners;
    log.tell(state, fires!("MP-11"), || Event::PrisonCame { prisoners });
}

/// A player runs the Marshal, who starts inside the Locomotive (MP-2, MP-12).
pub(crate) fn appoint(state: &mut ColtExpress, seat: Seat) {
    let at = Car::LOCOMOTIVE.inside();
    // His own Bullets are in two piles; he fires none of a bandit's (MP-74).
    *state.figure_mut(Bandit::Marshal) = Figure { seat, at, bullets: BULLETS, ..Figure::ABSENT };
}

/// Who can still be chosen with Mei about; with Marshal & Prisoners somebody has to be the Marshal (MP-2, CE-31).
#[cold]
pub(crate) fn free_characters(state: &ColtExpress, taken: BanditSet) -> BanditSet {
    let characters: BanditSet = Bandit::ALL.into_iter().collect();
    if state.prison.is_none() || taken.contains(Bandit::Marshal) {
        return characters.less(taken);
    }
    if taken.len() + 1 == state.table() {
        BanditSet::MARSHAL
    } else {
        characters.less(taken).or(BanditSet::MARSHAL)
    }
}

/// The abilities of a bandit are its own, unless they are switched off, and those of the Prisoners it has freed (MP-54,
/// MP-96); who may not be aimed at follows from that (MP-97).
pub(crate) fn note_abilities(state: &mut ColtExpress, bandit: Bandit) {
    let freed = state.prison.map_or(BanditSet::EMPTY, |prison| prison.freed[bandit.index()]);
    let own = if has_own(state, bandit) { BanditSet::only(bandit) } else { BanditSet::EMPTY };
    let abilities = if state.abilities { own.or(freed) } else { BanditSet::EMPTY };
    state.figure_mut(bandit).abilities = abilities;
    state.protected = if abilities.contains(Bandit::Belle) {
        state.protected.with(bandit)
    } else {
        state.protected.without(bandit)
    };
}

/// Whether a bandit has the ability it is named after (CE-18, HS-92).
fn has_own(state: &ColtExpress, bandit: Bandit) -> bool {
    state.abilities && !state.holds(bandit, Hostage::PokerPlayer)
}

/// Whether Doc has freed his own henchman: their extra cards add up (MP-99).
#[cold]
pub(crate) fn is_doc_twice(state: &ColtExpress, seat: Seat) -> bool {
    let freed = state.prison().freed[Bandit::Doc.index()];
    state.crews[seat].slot(Bandit::Doc).is_some()
        && has_own(state, Bandit::Doc)
        && freed.contains(Bandit::Doc)
}

/// A card is turned: a bandit's, unless it is a Brilliant Idea itself, can be copied from now on, whatever comes of it
/// (MP-60, MP-61, MP-101).
#[cold]
pub(crate) fn note_card(state: &mut ColtExpress, bandit: Bandit, card: Card) {
    if bandit != Bandit::Marshal && card != Card::BrilliantIdea {
        state.prison_mut().copied = Some(card);
    }
}

/// Carries out a card of a match with a Marshal player: his own, a Brilliant Idea, or a bandit's. In the Cell nothing but a Brilliant Idea does anything (MP-23).
#[cold]
pub(crate) fn perform(
    state: &mut ColtExpress,
    bandit: Bandit,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if bandit == Bandit::Marshal {
        return marshal::perform(state, card, chance, log);
    }
    if card == Card::BrilliantIdea {
        return cell::have_idea(state, bandit, chance, log);
    }
    if state.figure(bandit).at == Space::CELL {
        return no_effect(state, bandit, card, fires!("MP-23"), log);
    }
    stealing::act(state, bandit, card, chance, log)
}

/// What may be done in a decision that only this expansion has.
#[cold]
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest is decided without the expansion too")]
pub(crate) fn choices(state: &ColtExpress, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Climb { bandit } => out.extend(movement::climbs(state, bandit).map(Action::Climb)),
        Phase::Plus { .. } => marshal::second_cards(state, &Moment::of(state.phase), out),
        Phase::Volley { targets, .. } => marshal::shots(state, targets, out),
        Phase::Arrest { targets } => out.extend(targets.iter().map(Action::Arrest)),
        Phase::BreakOut { .. } => out.extend(cell::exits(state).map(Action::BreakOut)),
        Phase::Free { .. } => cell::choices(state, out),
        Phase::Claim { target, .. } => out.extend(punch::types(state, target).map(Action::Claim)),
        Phase::Patrol => events::patrols(state, out),
        _ => unreachable!("decided without prisoners too"),
    }
}

/// Carries out such a decision that is about no card of the common deck. What the game waits for then.
#[cold]
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest is decided without the expansion too")]
pub(crate) fn resolve(
    state: &mut ColtExpress,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    match state.phase {
        Phase::Plus { seat, turn, symbol, .. } => {
            let now = Moment::of(state.phase);
            state.phase = Phase::Scheming { seat, turn, symbol };
            marshal::second(state, now, action, chance, log)
        }
        Phase::Patrol => {
            state.phase = Phase::Stealing { bandit: Some(Bandit::Marshal) };
            events::patrol(state, action, chance, log)
        }
        _ => unreachable!("decided without prisoners too"),
    }
}

/// Goes on with the card about which something was `decided`. What else has to be decided about it, if anything.
#[cold]
pub(crate) fn carry_on(
    state: &mut ColtExpress,
    decided: Phase,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    match (decided, action) {
        (Phase::Climb { bandit }, Action::Climb(to)) => movement::climb(state, bandit, to, log),
        (Phase::Volley { shots, .. }, Action::Shoot { target, pile }) => {
            return marshal::fire(state, shots, (target, pile), log);
        }
        (Phase::Arrest { .. }, Action::Arrest(bandit)) => marshal::jail(state, bandit, log),
        (Phase::BreakOut { bandit }, Action::BreakOut(to)) => {
            cell::break_out(state, bandit, to, fires!("MP-52"), log);
        }
        (Phase::Free { bandit }, Action::FreePrisoner(prisoner)) => {
            cell::free_prisoner(state, bandit, prisoner, log);
        }
        (Phase::Free { bandit }, Action::FreeBandit(target)) => {
            return cell::free_bandit(state, bandit, target, chance, log);
        }
        (Phase::Claim { bandit, target }, Action::Claim(loot)) => {
            cell::claim(state, bandit, target, loot, chance, log);
        }
        (phase, action) => unreachable!("{action:?} is never legal in {phase:?}"),
    }
    None
}
