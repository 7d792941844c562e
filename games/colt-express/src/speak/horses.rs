//! What Horses & Stagecoach has to say.

use tinstar_core::{Arg, Seat};

use super::{Saying, names, say};
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::{SEATS_WITH_CREWS, Turn};
use crate::horses::{Choice, Hostage, HostageSet, Whiskey};
use crate::loot::Loot;
use crate::phase::{Phase, Sip};
use crate::view::View;

impl Saying {
    fn hostage(self, hostage: Hostage) -> Self {
        self.with("hostage", Arg::Name(names::hostage(hostage)))
    }

    fn hostages(self, hostages: HostageSet) -> Self {
        let list = super::list(hostages.iter().map(names::hostage).collect());
        self.with("count", hostages.len()).with("hostages", list)
    }

    /// What is in a flask, or `none` if the one who is told may not know.
    fn whiskey(self, kind: Option<Whiskey>) -> Self {
        let kind = kind.map(names::whiskey);
        self.with("kind", kind.map_or(Arg::Text("none".to_owned()), Arg::Name))
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn said(event: &Event) -> Saying {
    match *event {
        Event::StagecoachCame { hostages } => say("ce-stagecoach-came").hostages(hostages),
        Event::RiderChose { bandit, boards, .. } => match boards {
            None => say("ce-rider-chose").bandit(bandit),
            Some(true) => say("ce-rider-chose-board").bandit(bandit),
            Some(false) => say("ce-rider-chose-on").bandit(bandit),
        },
        Event::TurmoilChosen { seat, choice } => match choice {
            None => say("ce-turmoil-chosen").seat(seat),
            Some(Choice::Draw) => say("ce-turmoil-chosen-draw").seat(seat),
            Some(Choice::Play { card, .. }) => say("ce-turmoil-chosen-card").seat(seat).card(card),
        },
        Event::Sipped { bandit, kind, last, .. } => {
            let id = if last { "ce-sipped-last" } else { "ce-sipped" };
            say(id).bandit(bandit).whiskey(Some(kind))
        }
        Event::Retained { seat, card, .. } => match card {
            None => say("ce-retained").seat(seat),
            Some(card) => say("ce-retained-seen").seat(seat).card(card),
        },
        Event::Rode { bandit, to, .. } => say("ce-rode").bandit(bandit).place("to", to),
        Event::RodeAway { bandit, .. } => say("ce-rode-away").bandit(bandit),
        Event::HostageTaken { bandit, hostage } => say("ce-hostage-taken").bandit(bandit).hostage(hostage),
        Event::DrivenOff { bandit, to } => say("ce-driven-off").bandit(bandit).place("to", to),
        Event::ShotgunPunched { bandit, to } => say("ce-shotgun-punched").bandit(bandit).place("to", to),
        Event::FlaskDropped { target, kind, at, .. } => {
            say("ce-flask-dropped").target(target).whiskey(kind).place("at", at)
        }
        Event::FlaskTaken { bandit, kind, .. } => say("ce-flask-taken").bandit(bandit).whiskey(kind),
        Event::StagecoachMoved { to, .. } => say("ce-stagecoach-moved").with("car", to.index()),
        Event::HorsesMoved => say("ce-horses-moved"),
        Event::HorseLost { car } => say("ce-horse-lost").with("car", car.index()),
        Event::MarshalDrank { kind, .. } => say("ce-marshal-drank").whiskey(Some(kind)),
        Event::LootShared { bandit, among, each } => {
            say("ce-loot-shared").bandit(bandit).bandits(among).with("each", each)
        }
        Event::Arrested { bandits } => say("ce-arrested").bandits(bandits),
        Event::MortallyHit { bandit, lost } => say("ce-mortally-hit").bandit(bandit).with("lost", lost),
        Event::HostageRansomed { bandit, hostage, ransom } => {
            say("ce-hostage-ransomed").bandit(bandit).hostage(hostage).with("ransom", ransom)
        }
        _ => unreachable!("told in speak.rs: {event:?}"),
    }
}

/// The rider a player chooses for next.
fn rider(view: &View, seat: Seat) -> Option<Bandit> {
    let Phase::Attack { chosen, .. } = view.phase else { return None };
    let mut crew = view.seats[seat].crew.iter().map(|(_, bandit)| bandit);
    crew.find(|bandit| view.figure(*bandit).is_none() && !chosen.contains(*bandit))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn prompt(view: &View, seat: Seat) -> Saying {
    match view.phase {
        Phase::Attack { car, .. } => match rider(view, seat) {
            Some(bandit) => say("ce-prompt-attack").bandit(bandit).with("car", car.index()),
            None => say("prompt-under-way"),
        },
        Phase::LastRider { bandit, .. } => say("ce-prompt-last-rider").bandit(bandit),
        Phase::Turmoil { .. } => {
            say("ce-prompt-turmoil").seat(seat).with("turn", Arg::Name(names::turn(Turn::Turmoil)))
        }
        Phase::Drunk { sip: Sip::Play, .. } => say("ce-prompt-drunk-play").seat(seat),
        Phase::Drunk { sip: Sip::Turn { .. }, .. } => say("ce-prompt-drunk").seat(seat),
        Phase::Retain { kept, .. } => {
            let keep = view.card.map_or(0, |card| card.face().keep);
            say("ce-prompt-retain").seat(seat).with("count", keep.saturating_sub(kept))
        }
        Phase::Ride { bandit } => say("ce-prompt-ride").bandit(bandit),
        Phase::Dodge { bandit, .. } => say("ce-prompt-dodge").bandit(bandit),
        Phase::Hostage { bandit } => say("ce-prompt-hostage").bandit(bandit),
        _ => unreachable!("asked in speak.rs: {:?}", view.phase),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn offered(view: &View, action: &Action) -> Saying {
    let crews = view.seats.seats() == SEATS_WITH_CREWS;
    match *action {
        Action::Board(bandit) if crews => say("ce-action-board-for").bandit(bandit),
        Action::Board(_) => say("ce-action-board"),
        Action::RideOn(bandit) if crews => say("ce-action-ride-on-for").bandit(bandit),
        Action::RideOn(_) => say("ce-action-ride-on"),
        Action::BoardAt(car) => say("ce-action-board-at").place("to", car.inside()),
        Action::Sip { bandit, kind } | Action::LastSip { bandit, kind } => {
            let id = match (kind, crews) {
                (Whiskey::Classic, false) => "ce-action-sip-classic",
                (Whiskey::Classic, true) => "ce-action-sip-classic-for",
                (Whiskey::Old, false) => "ce-action-sip-old",
                (Whiskey::Old, true) => "ce-action-sip-old-for",
            };
            say(id).bandit(bandit).with("sips", if matches!(action, Action::LastSip { .. }) { 1 } else { 2 })
        }
        Action::Retain { bandit, card } if card != Card::Bullet && super::is_partners(view, bandit) => {
            say("ce-action-retain-for").bandit(bandit).card(card)
        }
        Action::Retain { card: card @ (Card::Marshal | Card::Bullet), .. } => {
            say("ce-action-retain").card(card)
        }
        Action::Retain { bandit, card } if crews => say("ce-action-retain-for").bandit(bandit).card(card),
        Action::Retain { card, .. } => say("ce-action-retain").card(card),
        Action::PutBack => say("ce-action-put-back"),
        Action::Ride(to) => say("ce-action-ride").place("to", to),
        Action::RideAway => say("ce-action-ride-away"),
        Action::TakeHostage(hostage) => say(names::burden(hostage)).hostage(hostage),
        Action::Dodge(to) => say("ce-action-dodge").place("to", to),
        Action::PunchShotgun => say("ce-action-punch-shotgun"),
        _ => unreachable!("offered in speak.rs: {action:?}"),
    }
}

/// A flask to be taken: what it is called, and what is in it if the viewer knows.
pub(super) fn rob(view: &View, label: u8) -> Saying {
    let flask = view
        .stagecoach
        .as_ref()
        .and_then(|coach| coach.flasks.iter().find(|flask| flask.label == label).copied());
    let loot = flask.map_or(Loot::Whiskey, |flask| Loot::flask(flask.open, flask.kind));
    match flask.and_then(|flask| flask.kind.filter(|_| !flask.open)) {
        Some(kind) => say("ce-action-rob-flask-known").whiskey(Some(kind)),
        None => say("ce-action-rob").loot(loot),
    }
}

/// The Stagecoach, the Shotgun, horses, Hostages and flasks in sentences.
pub(super) fn describe(view: &View) -> Vec<Saying> {
    let Some(coach) = &view.stagecoach else { return Vec::new() };
    let id = if coach.guarded { "ce-describe-stagecoach" } else { "ce-describe-stagecoach-unguarded" };
    let mut lines = vec![say(id).with("car", coach.beside.index())];
    if let Phase::Attack { car, .. } | Phase::LastRider { car, .. } = view.phase {
        let crews = view.seats.iter().flat_map(|(_, cards)| cards.crew.iter().map(|(_, bandit)| bandit));
        let riders = crews.filter(|bandit| view.figure(*bandit).is_none()).collect();
        lines.push(say("ce-describe-riders").with("car", car.index()).bandits(riders));
    }
    let horses = coach.horses.iter().enumerate().filter(|(_, count)| **count > 0);
    lines.extend(horses.map(|(car, count)| say("ce-describe-horses").with("car", car).with("count", *count)));
    if !coach.display.is_empty() {
        lines.push(say("ce-describe-hostages").hostages(coach.display));
    }
    for bandit in Bandit::ALL.into_iter().take(coach.held.len()) {
        if let Some(hostage) = coach.hostages[bandit.index()] {
            lines.push(say("ce-describe-hostage").bandit(bandit).hostage(hostage));
        }
        let held = coach.held[bandit.index()];
        let count = held.hidden + held.open.len();
        if count > 0 {
            lines.push(say("ce-describe-flasks").bandit(bandit).with("count", count));
        }
    }
    let flasks = coach.flasks.iter();
    lines.extend(flasks.map(|flask| say("ce-describe-flask").place("at", flask.at).whiskey(flask.kind)));
    lines.extend(coach.fled.iter().map(|bandit| say("ce-describe-fled").bandit(bandit)));
    lines
}
