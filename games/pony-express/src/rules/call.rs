//! Chapters 6 and 7: the claim, the call, and what the dice show.

use tinstar_core::{BySeat, Chance, Log, Seat, SeatSet, fires};

use crate::action::{Action, Event, Play};
use crate::cards::Item;
use crate::dice::Hand;
use crate::phase::{Affair, Cause, Phase};
use crate::state::{MOST_SEATS, PonyExpress, Rider, Spied};

use super::reroll::NO_DICE;
use super::{arrest, ride, sacramento};

/// A hand is claimed; whoever is near enough may call (PE-46, PE-52 to PE-56).
pub(super) fn claim(
    state: &mut PonyExpress,
    hand: Hand,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    state.going(Affair::Claim { claim: hand, caller: None });
    log.tell(state, fires!("PE-46"), || Event::Claimed { seat, hand });
    let waiting = eligible(&state.riders, seat);
    if !waiting.is_empty() {
        return Some(Phase::Calls { claim: hand, waiting });
    }
    log.tell(state, fires!("PE-56"), || Event::NobodyCanCall { seat });
    believed(state, hand, chance, log)
}

/// Who may call `seat`'s bluff: the free riders on the same space, else those nearest to it (PE-52 to PE-56).
/// On one space the distance is 0, so that both are the same rule.
pub(crate) fn eligible(riders: &BySeat<Rider, MOST_SEATS>, seat: Seat) -> SeatSet {
    let here = riders[seat].space.number();
    let distance = |(other, rider): (Seat, &Rider)| {
        (other != seat && !rider.is_jailed()).then(|| rider.space.number().abs_diff(here))
    };
    let nearest = riders.iter().filter_map(distance).min();
    riders
        .iter()
        .filter(|them| nearest.is_some() && distance(*them) == nearest)
        .map(|(other, _)| other)
        .collect()
}

pub(super) fn choices(state: &PonyExpress, seat: Seat, out: &mut Vec<Action>) {
    out.extend([Action::Pass, Action::Call]);
    let hidden = state.shaker.as_ref().expect(NO_DICE).hidden();
    if state.holds(seat, Item::Spyglass) && !hidden.is_empty() {
        out.push(Action::Play(Play::Spyglass));
    }
}

/// The first call counts; when all have passed the claim stands (PE-57 to PE-60).
pub(super) fn answer(
    state: &mut PonyExpress,
    seat: Seat,
    claim: Hand,
    waiting: SeatSet,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if action == Action::Call {
        return called(state, seat, claim, chance, log);
    }
    if let Action::Play(spyglass) = action {
        super::play(state, seat, spyglass, log);
        spy(state, seat, chance, log);
        return Some(Phase::Calls { claim, waiting });
    }
    let waiting = waiting.without(seat);
    state.phase = Phase::Calls { claim, waiting };
    log.tell(state, fires!("PE-60"), || Event::Believed { seat });
    if !waiting.is_empty() {
        return Some(Phase::Calls { claim, waiting });
    }
    state.going(Affair::Claim { claim, caller: None });
    log.tell(state, fires!("PE-59"), || Event::ClaimStands { seat: state.active, hand: claim });
    believed(state, claim, chance, log)
}

/// Dice under the shaker are all alike from outside, so luck decides which one is seen (PE-177).
fn spy(state: &mut PonyExpress, seat: Seat, chance: &mut Chance, log: &mut impl Log<PonyExpress>) {
    let shaker = state.shaker.as_mut().expect(NO_DICE);
    let unknown = shaker.unknown();
    let which = chance.below(u32::from(unknown.len())) as usize;
    let face = unknown.iter().nth(which).expect("one of the hidden dice");
    shaker.spied = Some(Spied { seat, face });
    log.tell(state, fires!("PE-147"), || Event::Spied { seat, face: Some(face) });
}

/// Nobody called: the dice are put away unseen, and the rider moves (PE-61, PE-62).
fn believed(
    state: &mut PonyExpress,
    claim: Hand,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    state.shaker = None;
    ride::begin(state, claim, chance, log)
}

/// The shaker is lifted: a bluff, or the truth (PE-49, PE-63, PE-64, PE-68)?
fn called(
    state: &mut PonyExpress,
    caller: Seat,
    claim: Hand,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    state.going(Affair::Claim { claim, caller: Some(caller) });
    log.tell(state, fires!("PE-57"), || Event::Called { seat: caller });
    let shaker = state.shaker.as_mut().expect(NO_DICE);
    shaker.lift();
    let dice = shaker.all();
    let hand = dice.hand();
    state.shown = dice;
    state.going(Affair::Shown { claim, caller, honest: None });
    log.tell(state, fires!("PE-63"), || Event::Shown { seat, dice, hand });
    let honest = hand == claim;
    state.going(Affair::Shown { claim, caller, honest: Some(honest) });
    if honest {
        log.tell(state, fires!("PE-68"), || Event::Honest { seat, caller });
        return arrest::begin(state, caller, Cause::WrongCall { claim }, chance, log);
    }
    log.tell(state, fires!("PE-64"), || Event::Caught { seat, caller });
    if state.riders[caller].is_in_sacramento() {
        log.tell(state, fires!("PE-70"), || Event::Stayed { seat: caller });
        return None;
    }
    Some(Phase::CallerMoves { caller, claim })
}

/// After a right call the caller moves the claimed value or not at all; it triggers nothing (PE-65, PE-66).
pub(super) fn caller_moves(
    state: &mut PonyExpress,
    caller: Seat,
    claim: Hand,
    action: Action,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if action != Action::Move {
        state.going(Affair::Shown { claim, caller, honest: Some(false) });
        log.tell(state, fires!("PE-65"), || Event::Stayed { seat: caller });
        return None;
    }
    ride::advance(state, caller, claim.value(), fires!("PE-65"), log);
    sacramento::arrive(state, caller, log)
}
