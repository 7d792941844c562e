//! Sections 8.3 and 8.5: the Cell, Prisoners and Brilliant Ideas.

use tinstar_core::{Chance, Log, RuleId, SeatSet, fires, rule};

use super::super::horses::shotgun;
use super::super::stealing::{self, no_effect};
use super::super::{horses, punch};
use super::{mail, note_abilities};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::horses::{Flask, Whiskey};
use crate::loot::{Loot, TokenPlace};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// A Brilliant Idea: out of the Cell, somebody else out of it, or what the card before did (MP-52, MP-53, MP-60). Another
/// one after it finds nothing to copy, unless it was a copy itself (MP-62).
pub(crate) fn have_idea(
    state: &mut ColtExpress,
    bandit: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let at = state.figure(bandit).at;
    let fled = state.stagecoach.is_some_and(|coach| coach.fled.contains(bandit));
    if at == Space::CELL {
        return Some(Phase::BreakOut { bandit });
    }
    if fled {
        state.prison_mut().copied = None;
        return no_effect(state, bandit, Card::BrilliantIdea, fires!("HS-110"), log);
    }
    let (prisoners, jailed) = inmates(state);
    if at.car() == state.caboose && !(prisoners.is_empty() && jailed.is_empty()) {
        return match (prisoners.first(), jailed.first(), prisoners.len() + jailed.len()) {
            (Some(prisoner), None, 1) => {
                free_prisoner(state, bandit, prisoner, log);
                None
            }
            (None, Some(target), 1) => free_bandit(state, bandit, target, chance, log),
            _ => Some(Phase::Free { bandit }),
        };
    }
    let Some(card) = state.prison().copied else {
        return no_effect(state, bandit, Card::BrilliantIdea, fires!("MP-62"), log);
    };
    log.tell(state, fires!("MP-60"), || Event::Copied { bandit, card });
    stealing::act(state, bandit, card, chance, log)
}

/// Who can be freed: Prisoner cards and bandits in the Cell (MP-53).
fn inmates(state: &ColtExpress) -> (BanditSet, BanditSet) {
    (state.prison().prisoners, state.who_is_at(Space::CELL))
}

/// Where a bandit can break out to: the Corridor or the Roof (MP-52).
pub(crate) fn exits(state: &ColtExpress) -> [Space; 2] {
    [state.caboose.inside(), state.caboose.roof()]
}

/// Everybody who can be freed.
pub(crate) fn choices(state: &ColtExpress, out: &mut Vec<Action>) {
    let (prisoners, jailed) = inmates(state);
    out.extend(prisoners.iter().map(Action::FreePrisoner));
    out.extend(jailed.iter().map(Action::FreeBandit));
}

/// A bandit leaves the Cell; the Elf does not follow (MP-52, ELF-41).
pub(crate) fn break_out(
    state: &mut ColtExpress,
    bandit: Bandit,
    to: Space,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    state.prison_mut().copied = None;
    state.put(bandit, to);
    log.tell(state, why, || Event::BrokeOut { bandit, to });
    shotgun::catch(state, fires!("HS-57"), log);
}

/// A Prisoner card comes to whoever freed it, with an ability (MP-54).
pub(crate) fn free_prisoner(
    state: &mut ColtExpress,
    bandit: Bandit,
    prisoner: Bandit,
    log: &mut impl Log<ColtExpress>,
) {
    let prison = state.prison_mut();
    prison.copied = None;
    prison.prisoners.remove(prisoner);
    prison.freed[bandit.index()].insert(prisoner);
    note_abilities(state, bandit);
    log.tell(state, fires!("MP-54"), || Event::PrisonerFreed { bandit, prisoner });
}

/// A bandit comes out of the Cell to the one that freed it, which takes a token for that (MP-53, MP-57, MP-110).
pub(crate) fn free_bandit(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let to = state.figure(bandit).at;
    state.prison_mut().copied = None;
    state.put(target, to);
    log.tell(state, fires!("MP-53"), || Event::BanditFreed { bandit, target, to });
    let mut types = punch::types(state, target);
    match (types.next(), types.next()) {
        (Some(_), Some(_)) => Some(Phase::Claim { bandit, target }),
        (Some(only), None) => {
            claim(state, bandit, target, only, chance, log);
            None
        }
        (None, _) => None,
    }
}

/// A token of this type goes from the one who was freed to the one that freed it; of several that look alike luck says
/// which (MP-57, MP-58).
pub(crate) fn claim(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let (mut value, mut kind) = (None, None);
    match loot {
        Loot::Purse => {
            value = Some(punch::hand_over(state, bandit, target, chance));
        }
        Loot::Jewel => {
            state.figure_mut(target).jewels -= 1;
            state.figure_mut(bandit).jewels += 1;
        }
        Loot::Strongbox => {
            state.figure_mut(target).strongboxes -= 1;
            state.figure_mut(bandit).strongboxes += 1;
        }
        Loot::Mailbag => value = mail::hand_over(state, bandit, target, chance),
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld => {
            kind = Some(hand_over_flask(state, bandit, target, loot, chance));
        }
    }
    let seats = SeatSet::only(state.figure(bandit).seat).with(state.figure(target).seat);
    log.tell(state, fires!("MP-57"), || Event::Claimed { seats, bandit, target, loot, value, kind });
}

/// A flask changes hands.
fn hand_over_flask(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
) -> Whiskey {
    let holder = Some(state.figure(target).seat);
    let coach = state.coach_mut();
    let (kind, open) = horses::whiskey::take_out(coach, target, loot, chance);
    let mine = &mut coach.held[bandit.index()];
    *(if open { &mut mine.open } else { &mut mine.hidden }).of_mut(kind) += 1;
    if !open {
        let (label, place) = (coach.labels, TokenPlace::with(bandit));
        coach.flasks.push(Flask { label, place, open, kind: Some(kind), holder });
    }
    kind
}

/// The rule that forbids freeing this one, or leaving the Cell for there.
pub(crate) fn why_not(phase: Phase) -> RuleId {
    if matches!(phase, Phase::BreakOut { .. }) { rule!("MP-52") } else { rule!("MP-53") }
}
