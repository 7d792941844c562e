//! What one thinks of horses, Hostages, Whiskey and the Stagecoach.

use super::ahead::Ahead;
use super::plan::{Plan, UNKNOWN_PURSE};
use super::use_of;
use crate::action::Action;
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::{JEWEL_VALUE, RANSOMS, ROUNDS, Ransom, STRONGBOX_VALUE};
use crate::horses::{Hostage, Whiskey};
use crate::phase::Phase;
use crate::train::Car;
use crate::view::View;

/// What a flask is worth to whoever holds it, while there are rounds to come.
pub(super) const FLASK: i32 = 120;
/// What it is worth that the guarded strongbox can be taken.
const UNGUARDED: i32 = 400;
/// What it is worth to be safe when everybody else is arrested.
pub(super) const SAFE: i32 = 2500;
/// What drinking adds to the best that the turn could be without it.
const SIP: i32 = 90;
/// What a second card in the same turn adds to it.
const SECOND_CARD: i32 = 140;

/// What one thinks of a choice that only Horses & Stagecoach has.
#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn appeal(view: &View, plan: &Plan<'_>, ahead: Option<&Ahead<'_>>, action: Action) -> i32 {
    match action {
        Action::Board(_) => attack_car(view).map_or(0, |car| loot_in(view, car)),
        Action::RideOn(_) => {
            // What lies farther ahead has to be shared with whoever rides on too.
            let ahead = attack_car(view)
                .map_or(0, |car| (1..car.index()).map(|car| loot_in(view, Car::new(car))).max().unwrap_or(0));
            ahead * 3 / 4
        }
        Action::BoardAt(car) => loot_in(view, car),
        Action::Sip { kind, .. } | Action::LastSip { kind, .. } => sip(ahead, kind),
        Action::Retain { card, .. } => use_of(card) - 2 * i32::from(card == Card::Bullet),
        Action::PutBack => 0,
        Action::Ride(to) => view.phase.acting().map_or(0, |bandit| plan.after_ride(bandit, to)),
        Action::RideAway => plan.value() + SAFE,
        Action::TakeHostage(hostage) => {
            view.phase.acting().map_or(0, |bandit| hostage_worth(view, bandit, hostage))
        }
        Action::Dodge(to) => view.phase.acting().map_or(0, |bandit| plan.after_flight(bandit, to)),
        Action::PunchShotgun => UNGUARDED,
        _ => 0,
    }
}

/// The car beside which the Horse Attack is.
fn attack_car(view: &View) -> Option<Car> {
    if let Phase::Attack { car, .. } = view.phase { Some(car) } else { None }
}

/// What lies in a car.
fn loot_in(view: &View, car: Car) -> i32 {
    let floor = view.floor_at(car.inside());
    i32::from(floor.purses()) * UNKNOWN_PURSE
        + i32::from(floor.jewels) * i32::from(JEWEL_VALUE)
        + i32::from(floor.strongboxes) * i32::from(STRONGBOX_VALUE)
}

/// A sip: the best the turn could be without it, and three cards or another card with it. Near the end a flask that
/// was not drunk is worth nothing.
fn sip(ahead: Option<&Ahead<'_>>, kind: Whiskey) -> i32 {
    ahead.map_or(0, Ahead::best)
        + match kind {
            Whiskey::Classic => SIP,
            Whiskey::Old => SECOND_CARD,
        }
}

/// What a Hostage promises its holder, less what its burden costs in the rounds to come.
pub(super) fn hostage_worth(view: &View, bandit: Bandit, hostage: Hostage) -> i32 {
    let Some(figure) = view.figure(bandit) else { return 0 };
    let rounds = i32::from(ROUNDS.saturating_sub(view.round));
    let ransom = match RANSOMS[hostage as usize] {
        Ransom::Flat(value) => i32::from(value),
        Ransom::WithStrongbox(value) if figure.strongboxes > 0 => i32::from(value) * 4 / 5,
        Ransom::WithStrongbox(value) => i32::from(value) / 4,
        Ransom::PerJewel(value) => i32::from(value) * i32::from(figure.jewels) + 80 * rounds,
        Ransom::PerPurse(value) => i32::from(value) * i32::from(figure.purses) + 80 * rounds,
        Ransom::PerShot(value) => i32::from(value) * i32::from(figure.shots) + 80 * rounds,
    };
    let burden = match hostage {
        Hostage::Banker => 0,
        Hostage::Poodle => 60,
        Hostage::Minister => 70,
        Hostage::Teacher | Hostage::Photographer => 30,
        Hostage::Zealot | Hostage::PokerPlayer => 40,
        Hostage::OldLady => 50,
    };
    ransom - burden * rounds
}

/// The best that is displayed, for a bandit without a Hostage; nothing for others.
pub(super) fn best_hostage(view: &View, bandit: Bandit) -> i32 {
    let Some(coach) = &view.stagecoach else { return 0 };
    if bandit == Bandit::Marshal || view.figure(bandit).is_none() || coach.hostages[bandit.index()].is_some()
    {
        return 0;
    }
    coach.display.iter().map(|hostage| hostage_worth(view, bandit, hostage)).max().unwrap_or(0)
}
