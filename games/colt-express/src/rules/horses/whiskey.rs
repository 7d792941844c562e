//! Section 7.7: Whiskey.

use tinstar_core::{Chance, Log, Seat, fires};

use super::super::scheming::{self, Moment};
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::data::Turn;
use crate::horses::{Flask, Stagecoach, Whiskey};
use crate::loot::{Loot, TokenPlace};
use crate::phase::{Phase, Sip};
use crate::state::ColtExpress;

/// Every sip a player can drink instead of the normal turn, if its first half can be carried out (HS-67, HS-123,
/// HS-125).
#[cold]
pub(crate) fn sips(state: &ColtExpress, out: &mut Vec<Action>) {
    let Some(coach) = &state.stagecoach else { return };
    let now = Moment::of(state.phase);
    if now.symbol == Turn::Turmoil || now.sip.is_some() {
        return;
    }
    let possible = |kind| match kind {
        Whiskey::Classic => scheming::can_draw(state, now.seat),
        Whiskey::Old => !state.piles[now.seat].hand.actions().is_empty(),
    };
    let start = out.len();
    for (_, bandit) in state.crews[now.seat].iter() {
        let held = coach.held[bandit.index()];
        for kind in Whiskey::ALL.into_iter().filter(|kind| possible(*kind)) {
            out.extend((held.hidden.of(kind) > 0).then_some(Action::Sip { bandit, kind }));
            out.extend((held.open.of(kind) > 0).then_some(Action::LastSip { bandit, kind }));
        }
    }
    out[start..].sort_unstable();
}

/// A sip: the flask is turned, or leaves the game with the second one (HS-70, HS-71). Classic Whiskey draws three cards,
/// old Whiskey lets a card be played, and then comes a turn (HS-68, HS-69).
#[cold]
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest are no sips")]
pub(crate) fn sip(
    state: &mut ColtExpress,
    now: Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let (bandit, kind, open) = match action {
        Action::Sip { bandit, kind } => (bandit, kind, false),
        Action::LastSip { bandit, kind } => (bandit, kind, true),
        _ => unreachable!("{action:?} is no sip"),
    };
    let coach = state.coach_mut();
    let held = &mut coach.held[bandit.index()];
    if open {
        *held.open.of_mut(kind) -= 1;
        *coach.gone.of_mut(kind) += 1;
    } else {
        *held.hidden.of_mut(kind) -= 1;
        *held.open.of_mut(kind) += 1;
        coach.forget(bandit);
    }
    let rule = match kind {
        Whiskey::Classic => fires!("HS-68"),
        Whiskey::Old => fires!("HS-69"),
    };
    log.tell(state, rule, || Event::Sipped { seat: now.seat, bandit, kind, last: open });
    let sip = match kind {
        Whiskey::Classic => {
            scheming::draw(state, now.seat, chance, log);
            Sip::Turn { first: true }
        }
        Whiskey::Old => Sip::Play,
    };
    scheming::go_on_drunk(state, Moment { sip: Some(sip), ..now }, chance, log)
}

/// What a bandit has of a type of flask, as something a Punch can make it lose (HS-77, HS-126).
pub(crate) fn count(state: &ColtExpress, bandit: Bandit, loot: Loot) -> u8 {
    let Some(coach) = &state.stagecoach else { return 0 };
    let held = coach.held[bandit.index()];
    match loot {
        Loot::Whiskey => held.hidden.len(),
        Loot::OpenClassic => held.open.classic,
        Loot::OpenOld => held.open.old,
        Loot::Purse | Loot::Jewel | Loot::Strongbox | Loot::Mailbag => 0,
    }
}

/// A flask falls to the floor, which of several face-down ones is luck (HS-65, HS-76, HS-77).
pub(crate) fn drop(
    state: &mut ColtExpress,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let (at, seat) = (state.figure(target).at, state.figure(target).seat);
    let coach = state.coach_mut();
    let (kind, open) = take_out(coach, target, loot, chance);
    let label = coach.labels;
    coach.labels += 1;
    let place = TokenPlace::on(at);
    coach.flasks.push(Flask { label, place, open, kind: Some(kind), holder: Some(seat) });
    log.tell(state, fires!("HS-65"), || Event::FlaskDropped {
        seat,
        target,
        label,
        kind: Some(kind),
        open,
        at,
    });
}

/// A flask of this type is taken away, which of several face-down ones is luck: its kind, and whether it is open.
pub(crate) fn take_out(
    coach: &mut Stagecoach,
    target: Bandit,
    loot: Loot,
    chance: &mut Chance,
) -> (Whiskey, bool) {
    let held = &mut coach.held[target.index()];
    let (kind, open) = match loot {
        Loot::OpenClassic => (Whiskey::Classic, true),
        Loot::OpenOld => (Whiskey::Old, true),
        Loot::Whiskey | Loot::Purse | Loot::Jewel | Loot::Strongbox | Loot::Mailbag => {
            (held.hidden.draw(chance), false)
        }
    };
    if open {
        *held.open.of_mut(kind) -= 1;
    } else {
        coach.forget(target);
    }
    (kind, open)
}

/// A bandit takes a flask and learns what is in it (HS-65, HS-72); if nobody has held it, luck says it now.
pub(crate) fn take(
    state: &mut ColtExpress,
    bandit: Bandit,
    label: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let seat = state.figure(bandit).seat;
    let coach = state.coach_mut();
    let lies = |flask: &Flask| flask.label == label && flask.place.space().is_some();
    let place = coach.flasks.iter().position(lies).expect("the label was offered");
    let flask = coach.flasks[place];
    if flask.holder.is_some() && !flask.open {
        coach.flasks[place].place = TokenPlace::with(bandit);
    } else {
        coach.flasks.remove(place);
    }
    let kind = flask.kind.unwrap_or_else(|| coach.unseen.draw(chance));
    let held = &mut coach.held[bandit.index()];
    *(if flask.open { &mut held.open } else { &mut held.hidden }).of_mut(kind) += 1;
    let open = flask.open;
    log.tell(state, fires!("HS-65"), || Event::FlaskTaken { seat, bandit, label, kind: Some(kind), open });
}

/// Whether a player holds any flask, as everybody can see.
pub(crate) fn has_any(state: &ColtExpress, seat: Seat) -> bool {
    let flasks = |bandit: Bandit| {
        state.stagecoach.map_or(0, |coach| {
            let held = coach.held[bandit.index()];
            held.hidden.len() + held.open.len()
        })
    };
    state.crews[seat].iter().any(|(_, bandit)| flasks(bandit) > 0)
}
