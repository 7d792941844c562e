//! What everybody sees in the middle of a step with Horses & Stagecoach.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match changes nothing there")]

use colt_express::{
    Bandit, BanditSet, Car, Cards, Event, FlaskView, Flasks, Hostage, Phase, Space, StagecoachView,
    TakenFlask, View, Whiskey,
};
use tinstar_core::{Seat, SeatSet};

use crate::scenes::{figure, one, own, own_cards, own_deck, stand};

/// What the phase says after an event.
pub(crate) fn shows(now: &View, event: &Event) -> bool {
    match *event {
        Event::StagecoachCame { .. } => matches!(now.phase, Phase::Boarding { .. }),
        Event::RiderChose { .. } => matches!(now.phase, Phase::Attack { left: SeatSet::EMPTY, .. }),
        Event::TurmoilChosen { .. } => matches!(now.phase, Phase::Turmoil { left: SeatSet::EMPTY, .. }),
        Event::Sipped { seat, .. } => {
            matches!(now.phase, Phase::Scheming { seat: whose, .. } if whose == seat)
        }
        Event::Retained { .. } => now.phase == Phase::Keeping,
        Event::Rode { bandit, .. }
        | Event::RodeAway { bandit, .. }
        | Event::HostageTaken { bandit, .. }
        | Event::ShotgunPunched { bandit, .. }
        | Event::FlaskTaken { bandit, .. } => now.phase == Phase::Stealing { bandit: Some(bandit) },
        Event::DrivenOff { .. } | Event::FlaskDropped { .. } => matches!(now.phase, Phase::Stealing { .. }),
        Event::HostageRansomed { .. } => matches!(now.phase, Phase::Counting { .. }),
        _ => now.phase == Phase::Stealing { bandit: None },
    }
}

fn coach(seen: &mut View) -> &mut StagecoachView {
    seen.stagecoach.as_mut().expect("Horses & Stagecoach is played")
}

/// The place of a space's car in the row of horses.
fn car(seen: &View, at: Space) -> usize {
    let beside = seen.stagecoach.as_ref().map_or(Car::LOCOMOTIVE, |coach| coach.beside);
    usize::from(if at.is_coach() { beside } else { at.car() }.index())
}

/// A bandit has boarded: its horse stays, and what was chosen is secret no more.
pub(crate) fn dismount(seen: &mut View, bandit: Bandit, at: Space) {
    let car = car(seen, at);
    let seat = figure(seen, bandit).seat;
    let mine = own(seen, seat);
    if let Some(coach) = &mut seen.stagecoach {
        coach.horses[car] += 1;
        coach.own.boarding = BanditSet::EMPTY;
        coach.held[bandit.index()].kinds = mine.then(Flasks::default);
    }
}

/// Bullets of this round are counted from here on.
pub(crate) fn begin_round(seen: &mut View) {
    let received = seen.figures.iter().map(|figure| figure.map_or(0, |it| it.shots + it.neutral)).collect();
    if let Some(coach) = seen.stagecoach.as_mut().filter(|_| seen.round > 0) {
        coach.before = received;
    }
}

/// A player has taken a turn: what was chosen in Turmoil is secret no more.
pub(crate) fn done(seen: &mut View, seat: Seat) {
    if own(seen, seat)
        && let Some(coach) = &mut seen.stagecoach
    {
        coach.own.choice = None;
    }
}

/// A player keeps these cards, and the rest goes back.
pub(crate) fn keep(seen: &mut View, seat: Seat, count: u8) {
    let side = &mut seen.seats[seat];
    (side.hand, side.deck) = (count, side.deck + side.hand - count);
    if own(seen, seat) {
        let kept = std::mem::take(&mut coach(seen).own.keeping);
        let put_away = seen.own.map_or(kept, |own| own.hand).less(kept);
        own_deck(seen, seat, |deck| deck.and(put_away));
        own_cards(seen, seat, |hand, _| *hand = kept);
    }
}

fn change(flasks: &mut Flasks, kind: Whiskey, by: i8) {
    let count = flasks.of_mut(kind);
    *count = count.checked_add_signed(by).expect("a flask that was there");
}

/// Does to `seen` what an event says.
pub(crate) fn happen(seen: &mut View, event: &Event) {
    match *event {
        Event::StagecoachCame { hostages } => coach(seen).display = hostages,
        Event::RiderChose { bandit, boards: Some(true), .. } => {
            coach(seen).own.boarding.insert(bandit);
        }
        Event::TurmoilChosen { seat, choice } => {
            assert_eq!(choice.is_some(), own(seen, seat), "a secret choice");
            if choice.is_some() {
                coach(seen).own.choice = choice;
            }
        }
        Event::Sipped { bandit, kind, last, .. } => sip(coach(seen), bandit, kind, last),
        Event::Retained { seat, bandit, card } => {
            if let (Some(bandit), Some(card)) = (bandit, card) {
                let (owner, mine): (Seat, Cards) = one(seen, bandit, card);
                let kept = if owner == seat { mine } else { mine.of_partner() };
                let keeping = &mut coach(seen).own.keeping;
                *keeping = keeping.and(kept);
            }
        }
        Event::Rode { bandit, from, to } => {
            assert_eq!(figure(seen, bandit).at, from);
            stand(seen, bandit, to);
            let (from, to) = (car(seen, from), car(seen, to));
            let horses = &mut coach(seen).horses;
            horses[from] -= 1;
            horses[to] += 1;
        }
        Event::RodeAway { bandit, from } => {
            let from = car(seen, from);
            coach(seen).horses[from] -= 1;
            coach(seen).fled.insert(bandit);
        }
        Event::HostageTaken { bandit, hostage } => {
            let coach = coach(seen);
            coach.display = coach.display.without(hostage);
            coach.hostages[bandit.index()] = Some(hostage);
            if hostage == Hostage::PokerPlayer {
                figure(seen, bandit).abilities = BanditSet::EMPTY;
            }
        }
        Event::DrivenOff { bandit, to } => stand(seen, bandit, to),
        Event::ShotgunPunched { to, .. } => {
            assert_eq!(coach(seen).beside.roof(), to);
            coach(seen).guarded = false;
        }
        Event::FlaskDropped { seat, target, label, kind, open, at } => {
            let coach = coach(seen);
            let held = &mut coach.held[target.index()];
            if open {
                change(&mut held.open, kind.expect("an open flask"), -1);
            } else {
                held.hidden -= 1;
                held.kinds.iter_mut().for_each(|kinds| change(kinds, kind.expect("an own flask"), -1));
                forget_flasks(coach, target);
            }
            coach.flasks.push(FlaskView { label, at, open, holder: Some(seat), kind });
            coach.labels += 1;
        }
        Event::FlaskTaken { bandit, label, kind, open, .. } => {
            let coach = coach(seen);
            let flask = take_flask(coach, label);
            if let Some(holder) = flask.holder.filter(|_| !open) {
                take_face_down(coach, bandit, label, holder, kind.or(flask.kind));
            }
            let held = &mut coach.held[bandit.index()];
            if open {
                change(&mut held.open, kind.expect("an open flask"), 1);
            } else {
                held.hidden += 1;
                held.kinds.iter_mut().for_each(|kinds| change(kinds, kind.expect("an own flask"), 1));
            }
        }
        Event::StagecoachMoved { from, to } => {
            assert_eq!(std::mem::replace(&mut coach(seen).beside, to), from);
        }
        Event::HorsesMoved => {
            let last = usize::from(seen.caboose.index());
            let horses = &mut coach(seen).horses;
            horses[last] += std::mem::take(&mut horses[last - 1]);
            (1..last).rev().for_each(|car| horses[car] = std::mem::take(&mut horses[car - 1]));
        }
        Event::HorseLost { car } => coach(seen).horses[usize::from(car.index())] -= 1,
        Event::MarshalDrank { label, kind } => {
            let _flask: FlaskView = take_flask(coach(seen), label);
            change(&mut coach(seen).gone, kind, 1);
        }
        Event::LootShared { bandit, among, each } => {
            let boxes = i16::from(figure(seen, bandit).strongboxes);
            let shared = &mut coach(seen).shared;
            shared[bandit.index()] -= boxes * 1000;
            among.iter().for_each(|one| shared[one.index()] += boxes * i16::try_from(each).expect("a share"));
        }
        _ => {}
    }
}

fn sip(coach: &mut StagecoachView, bandit: Bandit, kind: Whiskey, last: bool) {
    let held = &mut coach.held[bandit.index()];
    if last {
        change(&mut held.open, kind, -1);
        change(&mut coach.gone, kind, 1);
    } else {
        held.hidden -= 1;
        held.kinds.iter_mut().for_each(|kinds| change(kinds, kind, -1));
        change(&mut held.open, kind, 1);
        forget_flasks(coach, bandit);
    }
}

/// One of the face-down flasks in these hands goes or is turned, and nobody knows any more which ones are left.
pub(crate) fn forget_flasks(coach: &mut StagecoachView, bandit: Bandit) {
    coach.taken = coach.taken.iter().copied().filter(|flask| flask.bandit != bandit).collect();
}

/// A face-down flask that `holder` has had is in these hands.
pub(crate) fn take_face_down(
    coach: &mut StagecoachView,
    bandit: Bandit,
    label: u8,
    holder: Seat,
    kind: Option<Whiskey>,
) {
    coach.taken.push(TakenFlask { label, bandit, holder, kind });
    coach.taken.sort_unstable();
}

fn take_flask(coach: &mut StagecoachView, label: u8) -> FlaskView {
    let place = coach.flasks.iter().position(|flask| flask.label == label);
    coach.flasks.remove(place.expect("a flask that lay there"))
}
