//! Sections 5.1 and 5.2: what happens at the end of a round.

use tinstar_core::{Chance, Log, RuleId, Seat, fires};

use super::horses::{events, shotgun};
use super::movement::{hit_all, move_marshal};
use super::{prison, punch, robbery, round, scoring};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::data::{CREW_OF_TWO, Happening, ROUNDS};
use crate::layout::Way;
use crate::loot::Token;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::{Car, Level, Space};

/// After the last card: the event of the round card (CE-119), then the next round or the end.
pub(crate) fn end_round(
    state: &mut ColtExpress,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let Some(what) = state.card.face().happening else { return after_event(state, chance, log) };
    state.phase = Phase::Stealing { bandit: None };
    log.tell(state, fires!("CE-119"), || Event::Happened { what });
    match what {
        Happening::AngryMarshal => angry_marshal(state, log),
        Happening::SwivelArm => swivel_arm(state, log),
        Happening::Braking => brake(state, log),
        Happening::TakeItAll => take_it_all(state, log),
        Happening::PassengersRebellion => rebel(state, log),
        Happening::MarshalsRevenge => revenge(state, log),
        Happening::HostageTaking => take_conductor(state, log),
        Happening::PantingHorses => events::pant(state, log),
        Happening::MarshalsWhiskey => events::drink(state, chance, log),
        Happening::HigherSpeed => events::speed_up(state, log),
        Happening::ShotgunsRage => events::rage(state, log),
        Happening::MortalBullet => events::mortal(state, log),
        Happening::SharingTheLoot => events::share(state, log),
        Happening::Escape => events::arrest(state, log),
        Happening::Jailbreak => prison::events::jailbreak(state, log),
        Happening::GuardDuty => prison::events::guard_duty(state, log),
        Happening::ShootOut => prison::events::shoot_out(state, log),
        Happening::HeadCount => prison::events::head_count(state, log),
        Happening::LastStand => prison::events::last_stand(state, log),
        Happening::Bribe => prison::events::bribe(state, log),
        Happening::Patrol => return Phase::Patrol,
        Happening::Pickpocketing => {
            let alone = state.playing.iter().filter(|bandit| may_pick(state, *bandit)).collect();
            return pick_next(state, alone, chance, log);
        }
    }
    after_event(state, chance, log)
}

/// With Horses & Stagecoach the Stagecoach falls back before the next round (HS-29).
pub(crate) fn after_event(
    state: &mut ColtExpress,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if state.stagecoach.is_some() {
        return events::fall_back(state, chance, log);
    }
    next_round(state, chance, log)
}

/// The First Player role goes on (CE-41); after the last round the game is over (CE-136).
pub(crate) fn next_round(
    state: &mut ColtExpress,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if state.round == ROUNDS {
        return scoring::end(state, log);
    }
    state.phase = Phase::Stealing { bandit: None };
    if let Some(coach) = &mut state.stagecoach {
        coach.before = Bandit::EVERY.map(|bandit| state.figures[bandit.index()].received());
    }
    state.first = state.first.next(state.table());
    let rule = if state.partners {
        // To player A of the next team.
        state.first = state.first.next(state.table());
        fires!("HS-131")
    } else {
        fires!("CE-41")
    };
    log.tell(state, rule, || Event::FirstPlayer { seat: state.first });
    round::begin(state, chance, log)
}

/// Shots at the roof of the Marshal's car, then he goes backward, if he can (CE-120 to CE-122).
fn angry_marshal(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let roof = state.marshals_space().car().roof();
    hit_all(state, state.bandits_at(roof), |_| fires!("CE-120"), log);
    if state.prison.is_some() {
        prison::events::step_back(state, fires!("MP-76"), log);
    } else if let Some(to) = state.layout().next(state.marshal.inside(), Way::Backward) {
        move_marshal(state, to.car(), fires!("CE-120"), log);
    }
}

/// Everybody on a roof to the roof of the Caboose (CE-123).
fn swivel_arm(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let to = state.caboose.roof();
    for bandit in state.everybody(Level::Roof).less(state.who_is_at(to)).iter() {
        state.put(bandit, to);
        let rule = if bandit == Bandit::Marshal { fires!("MP-79") } else { fires!("CE-123") };
        log.tell(state, rule, || Event::Thrown { bandit, to });
    }
    shotgun::catch(state, fires!("HS-57"), log);
}

/// Everybody on a roof one car forward, except on the Locomotive (CE-124).
fn brake(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    for bandit in state.everybody(Level::Roof).iter() {
        if let Some(to) = state.layout().next(state.figure(bandit).at, Way::Forward) {
            state.put(bandit, to);
            let rule = if bandit == Bandit::Marshal { fires!("MP-79") } else { fires!("CE-124") };
            log.tell(state, rule, || Event::Thrown { bandit, to });
        }
    }
    shotgun::catch(state, fires!("HS-57"), log);
}

/// The second strongbox comes to the Marshal (CE-125).
fn take_it_all(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let at = state.marshals_space();
    state.second_strongbox = false;
    state.floor[at.index()].strongboxes += 1;
    let rule = if at.is_roof() { fires!("MP-77") } else { fires!("CE-125") };
    log.tell(state, rule, || Event::StrongboxPlaced { at });
}

/// A Bullet for everybody inside, the Locomotive included (CE-126, CE-127).
fn rebel(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let why = |at| if at == Car::LOCOMOTIVE.inside() { fires!("CE-127") } else { fires!("CE-126") };
    hit_all(state, state.everybody(Level::Inside).bandits(), why, log);
}

/// Everybody on the roof of the Marshal's car loses the least valuable purse for good (CE-129 to CE-131).
fn revenge(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let roof = state.marshals_space().car().roof();
    take_least_purses(state, state.bandits_at(roof), fires!("CE-129"), log);
}

/// Each of these loses the least valuable purse for good (CE-130, CE-131).
pub(crate) fn take_least_purses(
    state: &mut ColtExpress,
    bandits: BanditSet,
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    for bandit in bandits.iter() {
        let figure = state.figure_mut(bandit);
        if let Some(value) = figure.purses.least() {
            figure.purses.remove(value);
            state.gone.add(value);
            punch::forget(state, bandit);
            log.tell(state, why, || Event::PurseLost { bandit, value });
        }
    }
}

/// A ransom for everybody in or on the Locomotive (CE-134).
fn take_conductor(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let front = Car::LOCOMOTIVE;
    for bandit in state.bandits_at(front.inside()).or(state.bandits_at(front.roof())).iter() {
        state.figure_mut(bandit).ransom = true;
        log.tell(state, fires!("CE-134"), || Event::Ransomed { bandit });
    }
}

/// Whether a bandit is alone in a space with a purse (CE-132, CE-133).
fn may_pick(state: &ColtExpress, bandit: Bandit) -> bool {
    let at = state.figure(bandit).at;
    state.bandits_at(at) == BanditSet::only(bandit) && state.floor[at.index()].purses() > 0
}

/// The next of those who may take a purse is asked, in clockwise order (CE-132); then the round is over.
fn pick_next(
    state: &mut ColtExpress,
    left: BanditSet,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let next = numbered(state).find(|bandit| left.contains(*bandit));
    match next {
        Some(bandit) => Phase::Pickpocket { bandit, left: left.without(bandit) },
        None => after_event(state, chance, log),
    }
}

/// The bandits clockwise from the First Player, second bandits after all first ones (CE-132).
pub(crate) fn numbered(state: &ColtExpress) -> impl Iterator<Item = Bandit> {
    let (seats, first) = (state.table(), state.first.index());
    let places = (0..CREW_OF_TWO).flat_map(move |slot| (0..seats).map(move |step| (slot, step)));
    let bandits =
        places.filter_map(move |(slot, step)| state.crews[Seat::new(((first + step) % seats) as u8)].0[slot]);
    bandits.filter(|bandit| *bandit != Bandit::Marshal)
}

/// The purses of a space, or none of them (CE-132).
pub(crate) fn choices(state: &ColtExpress, at: Space, out: &mut Vec<Action>) {
    let purses = robbery::tokens(state, at).filter(|token| matches!(token, Token::Sealed | Token::Lost(_)));
    out.extend(purses.map(Action::Rob).chain([Action::Leave]));
}

/// A bandit takes a purse or leaves it (CE-132).
pub(crate) fn pick(
    state: &mut ColtExpress,
    bandit: Bandit,
    left: BanditSet,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Action::Rob(token) = action {
        robbery::take(state, bandit, token, fires!("CE-132"), chance, log);
    } else {
        log.tell(state, fires!("CE-132"), || Event::LeftAlone { bandit });
    }
    pick_next(state, left, chance, log)
}
