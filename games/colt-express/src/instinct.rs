//! A cheap opinion: a plan, judged by what will be true when its cards are turned.
//!
//! In Schemin' a card is worth nothing by itself: what counts is where its bandit will stand and what will lie
//! there when it is turned. So every card is tried at the end of the common deck as far as the viewer
//! knows it, with the best choices for one's own cards on the way ([`plan`]), and a card that only prepares
//! another is given part of the other's worth. The choices of Stealin' are judged by the same plan.

mod ahead;
mod horses;
mod plan;
mod prison;

use tinstar_core::{Chance, Instinct, Message, Seat};

use crate::action::Action;
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::{BULLETS, CONDUCTOR, GUNSLINGER, JEWEL_VALUE, STRONGBOX_VALUE};
use crate::layout::Way;
use crate::loot::{Loot, Token};
use crate::state::ColtExpress;
use crate::train::Space;
use crate::view::{FigureView, View};
use ahead::Ahead;
use plan::{Plan, Stage, UNKNOWN_PURSE};

impl Instinct for ColtExpress {
    fn appeals(view: &View, seat: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        // What is common to all actions is planned once.
        let stage = Stage::of(view, seat);
        let plan = Plan::of(view, &stage);
        let ahead = Ahead::new(view, seat, &plan);
        let played = |bandit, card| ahead.as_ref().map_or(0, |ahead| ahead.play(bandit, card));
        out.extend(legal.iter().map(|action| match *action {
            Action::Choose(bandit) => team_liking(view, bandit),
            Action::Start(bandit) => -liking(bandit),
            Action::Pick { bandit, card } => 8 * played(bandit, card) + use_of(card),
            Action::Stop => 2 * ahead.as_ref().map_or(0, Ahead::alone) + 1,
            Action::Draw => ahead.as_ref().map_or(0, Ahead::draw),
            Action::Play { bandit, card, face_down } => 2 * played(bandit, card) + i32::from(face_down),
            Action::LayAside { card, .. } => {
                if card == Card::Bullet {
                    1
                } else {
                    -1
                }
            }
            Action::Keep => 0,
            Action::Move(to) => view.phase.acting().map_or(0, |bandit| plan.after_move(bandit, to)),
            Action::MoveMarshal(to) => plan.after_marshal(to),
            Action::Fire(target) => threat(view, seat, target),
            Action::Punch(target) => prison::target_worth(view, seat, target),
            Action::Knock(loot) => knock(view, loot),
            Action::Take => 1,
            Action::Drop | Action::Leave => 0,
            Action::Push(to) => push(view, to),
            Action::Rob(token) => token_value(view, token),
            Action::Board(_)
            | Action::RideOn(_)
            | Action::BoardAt(_)
            | Action::Sip { .. }
            | Action::LastSip { .. }
            | Action::Retain { .. }
            | Action::PutBack
            | Action::Ride(_)
            | Action::RideAway
            | Action::TakeHostage(_)
            | Action::Dodge(_)
            | Action::PunchShotgun => horses::appeal(view, &plan, ahead.as_ref(), *action),
            Action::Climb(_)
            | Action::Shoot { .. }
            | Action::Arrest(_)
            | Action::BreakOut(_)
            | Action::FreePrisoner(_)
            | Action::FreeBandit(_)
            | Action::Claim(_) => prison::appeal(view, seat, &plan, *action),
        }));
    }

    /// What everybody can see of the loot, the Gunslinger prize, and Bullets against (CE-137 to CE-142). The Elf
    /// counts by what the viewer knows of the tokens.
    fn standing(view: &View, seat: Seat) -> i32 {
        if let Some(verdict) = view.judged {
            return i32::from(verdict.winners.contains(seat)) * 1_000_000 + wealth(view, seat);
        }
        wealth(view, seat)
    }

    /// What a token is worth, and what a target has to lose, as far as the seat knows.
    fn reason(view: &View, seat: Seat, action: &Action) -> Option<Message> {
        if let Action::Rob(token) = *action {
            return Some(Message::new("ce-why-rob").with("value", token_value(view, token)));
        }
        let (Action::Fire(target) | Action::Punch(target)) = *action else { return None };
        let value = threat(view, seat, target);
        (value > 0).then(|| Message::new("ce-why-target").with("value", value))
    }

    /// Schemin': draw, else the first card; otherwise the first option, forward before backward, nearer
    /// before farther, in seat order; what is optional is declined (CE-164).
    fn on_timeout(view: &View, _: Seat, legal: &[Action]) -> Action {
        let rank = |action: &Action| match *action {
            Action::Draw
            | Action::Stop
            | Action::Keep
            | Action::Drop
            | Action::Leave
            | Action::RideOn(_)
            | Action::PutBack => (0, 0),
            Action::Move(to) => {
                let from = view
                    .phase
                    .acting()
                    .and_then(|bandit| figure(view, bandit))
                    .map_or(to, |figure| figure.at);
                (
                    i32::from(view.layout().way(from, to) == Some(Way::Backward)),
                    i32::from(view.layout().cars_apart(from, to)),
                )
            }
            Action::Fire(bandit) | Action::Punch(bandit) | Action::Arrest(bandit) => {
                (1, figure(view, bandit).map_or(0, |figure| figure.seat.index() as i32))
            }
            Action::Choose(_)
            | Action::Start(_)
            | Action::Pick { .. }
            | Action::Play { .. }
            | Action::LayAside { .. }
            | Action::MoveMarshal(_)
            | Action::Knock(_)
            | Action::Take
            | Action::Push(_)
            | Action::Rob(_)
            | Action::Board(_)
            | Action::BoardAt(_)
            | Action::Retain { .. }
            | Action::Ride(_)
            | Action::TakeHostage(_)
            | Action::Climb(_)
            | Action::Shoot { .. }
            | Action::BreakOut(_)
            | Action::FreePrisoner(_)
            | Action::FreeBandit(_)
            | Action::Claim(_)
            | Action::Dodge(_) => (1, 0),
            Action::Sip { .. } | Action::LastSip { .. } | Action::RideAway | Action::PunchShotgun => (2, 0),
        };
        *legal.iter().min_by_key(|action| rank(action)).expect("a seat that decides has a choice")
    }
}

/// Whose ability helps a plain player most.
const fn liking(bandit: Bandit) -> i32 {
    match bandit {
        Bandit::Doc => 5,
        Bandit::Django => 4,
        Bandit::Cheyenne => 3,
        Bandit::Tuco => 2,
        Bandit::Belle => 1,
        Bandit::Ghost => 0,
        Bandit::Mei | Bandit::Marshal => prison::MARSHALS_LIKING,
    }
}

/// The same of a team: the sum of its two characters.
fn team_liking(view: &View, leader: Bandit) -> i32 {
    let team = view.teams.iter().find(|team| team.first() == Some(leader));
    team.map_or(liking(leader), |team| team.iter().map(|(_, bandit)| liking(bandit)).sum())
}

/// How useful a card is before anything is known of the round.
const fn use_of(card: Card) -> i32 {
    match card {
        Card::Robbery => 6,
        Card::Move => 5,
        Card::Fire => 4,
        Card::ChangeFloor => 3,
        Card::Punch => 2,
        Card::Marshal => 1,
        Card::Ride => 5,
        Card::Bullet => -1,
        Card::Arrest | Card::MovePlus => 7,
        Card::ChangeFloorPlus => 5,
        Card::BrilliantIdea => 3,
    }
}

fn figure(view: &View, bandit: Bandit) -> Option<&FigureView> {
    view.figure(bandit)
}

/// What a player and the partner have, as far as the viewer knows, less a little for every Bullet received.
fn wealth(view: &View, seat: Seat) -> i32 {
    let fired = |seat: Seat| {
        let mine = view.figures.iter().flatten().filter(move |figure| view.are_together(figure.seat, seat));
        mine.map(|figure| BULLETS - figure.bullets - figure.friendly).sum::<u8>()
    };
    let most = Seat::all(view.seats.seats()).map(fired).max().unwrap_or_default();
    if view.seats[seat].crew.first() == Some(Bandit::Marshal) {
        return prison::marshals_standing(view);
    }
    let prize = if fired(seat) == most { i32::from(GUNSLINGER) } else { 0 };
    let prize = prize + view.seats[seat].crew.first().map_or(0, |bandit| prison::worth(view, bandit));
    let mine = view.figures.iter().flatten().filter(|figure| view.are_together(figure.seat, seat));
    let worth = |figure: &FigureView| {
        let purses = figure.values.map_or(i32::from(figure.purses) * UNKNOWN_PURSE, |it| it.value() as i32);
        purses
            + i32::from(figure.jewels) * i32::from(JEWEL_VALUE)
            + i32::from(figure.strongboxes) * i32::from(STRONGBOX_VALUE)
            + i32::from(figure.ransom) * i32::from(CONDUCTOR)
            - i32::from(figure.shots + figure.neutral)
    };
    prize + mine.map(worth).sum::<i32>()
}

/// How much a target has to lose, as far as everybody can see; own bandits are spared, and the partner's.
fn threat(view: &View, seat: Seat, target: Bandit) -> i32 {
    let Some(figure) = figure(view, target) else { return 0 };
    if view.are_together(figure.seat, seat) {
        return -1;
    }
    i32::from(figure.strongboxes) * i32::from(STRONGBOX_VALUE)
        + i32::from(figure.jewels) * i32::from(JEWEL_VALUE)
        + i32::from(figure.purses) * UNKNOWN_PURSE
}

/// What a type of loot is worth when it lies on the floor, or in Cheyenne's hands.
fn knock(view: &View, loot: Loot) -> i32 {
    let cheyenne = view.phase.acting().and_then(|bandit| figure(view, bandit));
    let takes = cheyenne.is_some_and(|figure| figure.abilities.contains(Bandit::Cheyenne));
    match loot {
        Loot::Purse if takes => 2 * UNKNOWN_PURSE,
        Loot::Purse => UNKNOWN_PURSE,
        Loot::Jewel => i32::from(JEWEL_VALUE),
        Loot::Strongbox => i32::from(STRONGBOX_VALUE),
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld => horses::FLASK,
        Loot::Mailbag => prison::UNKNOWN_MAILBAG,
    }
}

/// A target is best sent to the Marshal, else away from loot.
fn push(view: &View, to: Space) -> i32 {
    let floor = view.floor_at(to);
    let loot = i32::from(floor.purses()) * UNKNOWN_PURSE
        + i32::from(floor.jewels) * i32::from(JEWEL_VALUE)
        + i32::from(floor.strongboxes) * i32::from(STRONGBOX_VALUE);
    if to == view.marshals_space() { UNKNOWN_PURSE } else { -loot / 10 }
}

/// What a token is worth to whoever takes it, as far as the viewer knows.
fn token_value(view: &View, token: Token) -> i32 {
    match token {
        Token::Sealed => UNKNOWN_PURSE,
        Token::Lost(label) => {
            let purse = view.lost.iter().find(|purse| purse.label == label);
            purse.and_then(|purse| purse.value).map_or(UNKNOWN_PURSE, i32::from)
        }
        Token::Jewel => i32::from(JEWEL_VALUE),
        Token::Strongbox => i32::from(STRONGBOX_VALUE),
        Token::Flask(_) => horses::FLASK,
        Token::Mailbag(label) => {
            let bags = view.prison.as_ref().map(|prison| prison.lying);
            let bag = bags.and_then(|bags| bags.iter().find(|bag| bag.label == label).copied());
            bag.and_then(|bag| bag.value).map_or(prison::UNKNOWN_MAILBAG, i32::from)
        }
    }
}
