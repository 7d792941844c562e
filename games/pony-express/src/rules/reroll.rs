//! Chapter 5: rearranging and rerolling, up to the claim.

use tinstar_core::{BySeat, Chance, Log, RuleId, Seat, fires, rule};

use crate::action::{Action, Event, Play};
use crate::cards::Item;
use crate::data::{DESERT_PRICE, DICE, REROLL_PRICE};
use crate::dice::{Face, Faces, Hand};
use crate::phase::{Affair, Phase, Reroll};
use crate::shaker::Shaker;
use crate::state::{MOST_SEATS, PonyExpress, Rider};

/// The facts of [`Phase::Dice`].
#[derive(Clone, Copy)]
pub(super) struct Dice {
    pub(super) rerolled: Reroll,
    pub(super) shoe: bool,
    pub(super) loaded: bool,
}

impl Dice {
    /// Right after the first roll of a turn, or a reroll.
    pub(super) const fn after(rerolled: Reroll) -> Self {
        Self { rerolled, shoe: false, loaded: false }
    }

    /// The dice lie so: now they can be rearranged, rerolled or claimed.
    pub(super) const fn lie(self, state: &mut PonyExpress) -> Phase {
        let waits = Phase::Dice { rerolled: self.rerolled, shoe: self.shoe, loaded: self.loaded };
        state.phase = waits;
        waits
    }
}

pub(super) const NO_DICE: &str = "the dice are on the table until the claim is settled";

/// What the next reroll costs `seat`, and by which rule (PE-34 to PE-38).
pub(crate) fn price(
    riders: &BySeat<Rider, MOST_SEATS>,
    seat: Seat,
    rerolled: Reroll,
    shoe: bool,
) -> (u8, RuleId) {
    let space = riders[seat].space;
    let alone_in_last_place = || riders.iter().all(|(other, rider)| other == seat || rider.space > space);
    if shoe {
        (0, fires!("PE-147"))
    } else if rerolled == Reroll::Never && alone_in_last_place() {
        (0, if space.is_desert() { fires!("PE-38") } else { fires!("PE-36") })
    } else if space.is_desert() {
        (DESERT_PRICE, fires!("PE-35"))
    } else {
        (REROLL_PRICE, fires!("PE-34"))
    }
}

/// Everything that can be done with the dice, in the order of [`Action`].
pub(super) fn choices(state: &PonyExpress, dice: Dice, out: &mut Vec<Action>) {
    let seat = state.active;
    let shaker = state.shaker.as_ref().expect(NO_DICE);
    let (hidden, visible) = (shaker.hidden(), shaker.visible());
    let movable = |hidden| move |face: &Face| shaker.can_move(hidden, *face);
    out.extend(Face::ALL.into_iter().filter(movable(false)).map(Action::PutUnder));
    out.extend(Face::ALL.into_iter().filter(movable(true)).map(Action::TakeOut));
    let (price, _) = price(&state.riders, seat, dice.rerolled, dice.shoe);
    if state.riders[seat].gold >= price {
        if (1..DICE).contains(&hidden.len()) {
            out.push(Action::RerollHidden);
        }
        let sets = visible.choices().filter(|set| (1..DICE).contains(&set.len()));
        out.extend(sets.map(Action::RerollOpen));
    }
    out.extend(Hand::CLAIMS.map(Action::Claim));
    if !dice.loaded && state.holds(seat, Item::LoadedDie) {
        for (is_hidden, faces) in [(false, visible), (true, hidden)] {
            let there = Face::ALL.into_iter().filter(|face| faces.count(*face) > 0);
            let turns = there.flat_map(|from| Face::ALL.into_iter().map(move |to| (from, to)));
            out.extend(
                turns
                    .filter(|(from, to)| from != to)
                    .map(|(from, to)| Action::Play(Play::LoadedDie { hidden: is_hidden, from, to })),
            );
        }
    }
    if price > 0 && state.holds(seat, Item::LuckyHorseshoe) {
        out.push(Action::Play(Play::LuckyHorseshoe));
    }
}

/// Carries out one small decision about the dice.
pub(super) fn decide(
    state: &mut PonyExpress,
    dice: Dice,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let seat = state.active;
    match action {
        Action::PutUnder(face) => {
            shaker(state).change_place(false, face);
            let waits = dice.lie(state);
            log.tell(state, fires!("PE-45"), || Event::PutUnder { seat, face });
            Some(waits)
        }
        Action::TakeOut(face) => {
            shaker(state).change_place(true, face);
            let waits = dice.lie(state);
            log.tell(state, fires!("PE-42"), || Event::TookOut { seat, face });
            Some(waits)
        }
        Action::RerollHidden => {
            pay(state, dice, log);
            shaker(state).reroll_hidden(chance);
            let hidden = shaker(state).hidden();
            let count = hidden.len();
            let waits = Dice::after(Reroll::Hidden).lie(state);
            log.tell(state, fires!("PE-39"), || Event::RerolledHidden { seat, count, dice: Some(hidden) });
            Some(waits)
        }
        Action::RerollOpen(before) => {
            pay(state, dice, log);
            let rolled = shaker(state).reroll_open(before, chance);
            let waits = Dice::after(Reroll::Open).lie(state);
            log.tell(state, fires!("PE-40"), || Event::RerolledOpen { seat, before, dice: rolled });
            Some(waits)
        }
        Action::Claim(hand) => super::call::claim(state, hand, chance, log),
        Action::Play(Play::LoadedDie { hidden, from, to }) => {
            state.going(Affair::Dice);
            super::play(state, seat, Play::LoadedDie { hidden, from, to }, log);
            shaker(state).turn(hidden, from, to);
            let waits = Dice { loaded: true, ..dice }.lie(state);
            log.tell(state, fires!("PE-147"), || Event::TurnedDie { seat, hidden, faces: Some((from, to)) });
            Some(waits)
        }
        Action::Play(horseshoe) => {
            let waits = Dice { shoe: true, ..dice }.lie(state);
            super::play(state, seat, horseshoe, log);
            Some(waits)
        }
        Action::Pass | Action::Keep(_) | Action::Bail | Action::Call | Action::Move | Action::Stand(_) => {
            super::never_legal(action)
        }
        Action::Shoot(_) | Action::Ride => super::never_legal(action),
    }
}

fn shaker(state: &mut PonyExpress) -> &mut Shaker {
    state.shaker.as_mut().expect(NO_DICE)
}

/// Every reroll is paid before the dice are rolled (PE-33).
fn pay(state: &mut PonyExpress, dice: Dice, log: &mut impl Log<PonyExpress>) {
    let seat = state.active;
    let (gold, why) = price(&state.riders, seat, dice.rerolled, dice.shoe);
    state.pay_bank(seat, gold);
    state.going(Affair::Dice);
    log.tell(state, why, || Event::PaidReroll { seat, gold });
}

/// The rule that forbids this use of the dice.
pub(super) fn why_not(state: &PonyExpress, dice: Dice, action: Action) -> RuleId {
    let seat = state.active;
    let shaker = state.shaker.as_ref().expect(NO_DICE);
    let afford = price(&state.riders, seat, dice.rerolled, dice.shoe).0 <= state.riders[seat].gold;
    match action {
        Action::PutUnder(face) if shaker.visible().count(face) > 0 => rule!("PE-175"),
        Action::TakeOut(face) if shaker.hidden().count(face) > 0 => rule!("PE-175"),
        Action::PutUnder(_) | Action::TakeOut(_) => rule!("PE-42"),
        Action::RerollHidden if shaker.hidden().len() == DICE => rule!("PE-41"),
        Action::RerollHidden if shaker.hidden().is_empty() => rule!("PE-39"),
        Action::RerollOpen(dice) if dice.len() == DICE => rule!("PE-41"),
        Action::RerollOpen(dice) if dice == Faces::EMPTY || !shaker.visible().has_all(dice) => rule!("PE-40"),
        Action::RerollHidden | Action::RerollOpen(_) if !afford => rule!("PE-43"),
        Action::RerollHidden | Action::RerollOpen(_) => rule!("PE-33"),
        Action::Claim(_) => rule!("PE-46"),
        Action::Play(Play::LoadedDie { .. }) if dice.loaded => rule!("PE-150"),
        Action::Play(_) => rule!("PE-147"),
        Action::Bail => rule!("PE-134"),
        Action::Call | Action::Move => rule!("PE-48"),
        Action::Ride => super::why_not::no_ride(state, seat),
        Action::Pass | Action::Keep(_) | Action::Stand(_) | Action::Shoot(_) => rule!("PE-46"),
    }
}
