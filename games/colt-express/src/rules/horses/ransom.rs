//! Section 7.12, and what the Stations change about the end (HS-105, HS-108).

use tinstar_core::{Log, fires};

use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::data::{Happening, MORTAL_BULLET, RANSOMS, ROUNDS, Ransom};
use crate::state::ColtExpress;

/// Whether the last round ends, or ended, with this.
fn ends_with(state: &ColtExpress, what: Happening) -> bool {
    state.stagecoach.is_some() && state.round == ROUNDS && state.card.face().happening == Some(what)
}

/// What a bandit loses for the Bullets it received in the last round (HS-105, HS-127).
pub(crate) fn mortal(state: &ColtExpress, bandit: Bandit) -> u16 {
    if !ends_with(state, Happening::MortalBullet) {
        return 0;
    }
    let before = state.coach().before[bandit.index()];
    MORTAL_BULLET * u16::from(state.figure(bandit).received() - before)
}

/// Who was arrested and cannot win: everybody on the train (HS-108, HS-109).
pub(crate) fn arrested(state: &ColtExpress) -> BanditSet {
    if !ends_with(state, Happening::Escape) {
        return BanditSet::EMPTY;
    }
    let on_train = |bandit: &Bandit| !state.figure(*bandit).at.is_coach();
    state.playing.less(state.coach().fled).iter().filter(on_train).collect()
}

/// Whether it matters who was arrested.
pub(crate) fn is_escape(state: &ColtExpress) -> bool {
    ends_with(state, Happening::Escape)
}

/// What the Hostage of a bandit is worth (HS-112 to HS-114).
pub(crate) fn ransom(state: &ColtExpress, bandit: Bandit) -> u16 {
    let hostage = state.stagecoach.as_ref().and_then(|coach| coach.hostages[bandit.index()]);
    let Some(hostage) = hostage else { return 0 };
    let figure = state.figure(bandit);
    match RANSOMS[hostage as usize] {
        Ransom::Flat(value) => value,
        Ransom::WithStrongbox(value) if figure.strongboxes > 0 => value,
        Ransom::WithStrongbox(_) => 0,
        Ransom::PerJewel(value) => value * u16::from(figure.jewels),
        Ransom::PerPurse(value) => value * u16::from(figure.purses.len()),
        Ransom::PerShot(value) => value * u16::from(shots_of_opponents(state, bandit)),
    }
}

/// Bullets received from bandits of other players; those of a partner are no opponent's.
fn shots_of_opponents(state: &ColtExpress, bandit: Bandit) -> u8 {
    let figure = state.figure(bandit);
    let partners = state.side(figure.seat).iter().filter(|(_, mine)| *mine != bandit);
    let friendly: u8 = partners.map(|(_, partner)| state.figure(partner).friendly).sum();
    figure.shots - friendly
}

/// What comes to a bandit's loot: the ransom, its part of shared strongboxes, less what Mortal Bullets cost.
pub(crate) fn extra(state: &ColtExpress, bandit: Bandit) -> i32 {
    let Some(coach) = &state.stagecoach else { return 0 };
    let shared = i32::from(coach.shared[bandit.index()]);
    i32::from(ransom(state, bandit)) + shared - i32::from(mortal(state, bandit))
}

/// Every ransom is told (HS-112, HS-115).
pub(crate) fn tell(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    let Some(coach) = state.stagecoach else { return };
    for bandit in state.playing.iter() {
        if let Some(hostage) = coach.hostages[bandit.index()] {
            let ransom = ransom(state, bandit);
            log.tell(state, fires!("HS-112"), || Event::HostageRansomed { bandit, hostage, ransom });
        }
    }
}
