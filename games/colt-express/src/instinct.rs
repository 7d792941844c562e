//! A cheap opinion: a plan, judged by what will be true when its cards are turned.
//!
//! In Schemin' a card is worth nothing by itself: what counts is where its bandit will stand and what will lie
//! there when it is turned. So every card is tried at the end of the common deck as far as the viewer
//! knows it, with the best choices for one's own cards on the way ([`plan`]), and a card that only prepares
//! another is given part of the other's worth. The choices of Stealin' are judged by the same plan.

mod horses;
mod plan;

use tinstar_core::{Instinct, Seat};

use crate::action::Action;
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::data::{JEWEL_VALUE, STRONGBOX_VALUE, Turn};
use crate::layout::Way;
use crate::loot::{Loot, Token};
use crate::phase::Phase;
use crate::state::{ColtExpress, Crew};
use crate::train::Space;
use crate::view::{FigureView, View};
use plan::{Plan, UNKNOWN_PURSE};

/// What three more cards in hand are worth while there are turns left to play them.
const DRAWN: i32 = 60;

/// Which share of what a second card would add its preparation is given, in percent.
const PREPARED: i32 = 70;

/// Which share of its worth a card keeps that is played a turn later, in percent: others may come first.
const LATER: i32 = 60;

impl Instinct for ColtExpress {
    fn appeal(view: &View, seat: Seat, action: &Action) -> i32 {
        match *action {
            Action::Choose(bandit) => team_liking(view, bandit),
            Action::Start(bandit) => -liking(bandit),
            Action::Pick { bandit, card } => 8 * play(view, seat, bandit, card) + use_of(card),
            Action::Stop => 2 * Plan::of(view, seat).value() + 1,
            Action::Draw => draw(view, seat),
            Action::Play { bandit, card, face_down } => {
                2 * play(view, seat, bandit, card) + i32::from(face_down)
            }
            Action::LayAside { card, .. } => {
                if card == Card::Bullet {
                    1
                } else {
                    -1
                }
            }
            Action::Keep => 0,
            Action::Move(to) => {
                view.phase.acting().map_or(0, |bandit| Plan::of(view, seat).after_move(bandit, to))
            }
            Action::MoveMarshal(to) => Plan::of(view, seat).after_marshal(to),
            Action::Fire(target) | Action::Punch(target) => threat(view, seat, target),
            Action::Knock(loot) => knock(view, loot),
            Action::Take => 1,
            Action::Drop | Action::Leave => 0,
            Action::Push(to) => push(view, to),
            Action::Rob(token) => token_value(view, token),
            Action::Board(_)
            | Action::RideOn(_)
            | Action::BoardAt(_)
            | Action::Sip { .. }
            | Action::Retain { .. }
            | Action::PutBack
            | Action::Ride(_)
            | Action::RideAway
            | Action::TakeHostage(_)
            | Action::Dodge(_)
            | Action::PunchShotgun => horses::appeal(view, seat, *action),
        }
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
            Action::Fire(bandit) | Action::Punch(bandit) => {
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
            | Action::Dodge(_) => (1, 0),
            Action::Sip { .. } | Action::RideAway | Action::PunchShotgun => (2, 0),
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
    }
}

fn figure(view: &View, bandit: Bandit) -> Option<&FigureView> {
    view.figures[bandit.index()].as_ref()
}

/// How many turns the deciding player has after this one in the round.
fn turns_left(view: &View) -> usize {
    let again = matches!(view.phase, Phase::Scheme { again: true, .. } | Phase::Drunk { again: true, .. });
    let (
        Phase::Scheme { turn, .. }
        | Phase::Cover { turn, .. }
        | Phase::Turmoil { turn, .. }
        | Phase::Drunk { turn, .. },
        Some(card),
    ) = (view.phase, view.card)
    else {
        return 0;
    };
    let worth = |turn: &Turn| if *turn == Turn::SpeedingUp { 2 } else { 1 };
    let turns = card.face().turns;
    let rest: usize = turns[usize::from(turn) + 1..].iter().map(worth).sum();
    rest + usize::from(turns[usize::from(turn)] == Turn::SpeedingUp && !again)
}

/// The hand of the viewer, if it is this seat's.
fn hand(view: &View, seat: Seat) -> (Crew, Cards) {
    let hand = view.own.filter(|own| own.seat == seat).map_or(Cards::EMPTY, |own| own.hand);
    (view.seats[seat].crew, hand)
}

/// Every kind of playable card in a hand, with its bandit.
fn kinds(crew: Crew, hand: Cards) -> impl Iterator<Item = (Bandit, Card)> {
    crew.iter().flat_map(move |(slot, bandit)| {
        Card::ACTIONS.into_iter().filter(move |card| hand.has(slot, *card)).map(move |card| (bandit, card))
    })
}

/// What a card is worth at the end of the common deck, and what it prepares.
fn play(view: &View, seat: Seat, bandit: Bandit, card: Card) -> i32 {
    let plan = Plan::of(view, seat).with(bandit, card);
    let alone = plan.value();
    if turns_left(view) == 0 {
        return alone;
    }
    let (crew, hand) = hand(view, seat);
    let Some(slot) = crew.slot(bandit) else { return alone };
    let rest = if hand.has(slot, card) { hand.less(Cards::one(slot, card)) } else { hand };
    let best = kinds(crew, rest).map(|(bandit, card)| plan.with(bandit, card).value()).max().unwrap_or(alone);
    alone + (best - alone).max(0) * PREPARED / 100
}

/// What drawing is worth: the plan as it is, more cards for the turns left, and the best card a turn later.
fn draw(view: &View, seat: Seat) -> i32 {
    let plan = Plan::of(view, seat);
    let alone = plan.value();
    let left = turns_left(view);
    if left == 0 {
        // Cards drawn in the last turn are of no use, unless they can be kept.
        return 2 * alone - i32::from(!view.expert);
    }
    let (crew, hand) = hand(view, seat);
    let best = kinds(crew, hand).map(|(bandit, card)| plan.with(bandit, card).value()).max().unwrap_or(alone);
    2 * (alone + DRAWN + (best - alone).max(0) * LATER / 100)
}

/// How much a target has to lose, as far as everybody can see; own bandits are spared.
fn threat(view: &View, seat: Seat, target: Bandit) -> i32 {
    let Some(figure) = figure(view, target) else { return 0 };
    if figure.seat == seat {
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
    }
}

/// A target is best sent to the Marshal, else away from loot.
fn push(view: &View, to: Space) -> i32 {
    let floor = view.floor_at(to);
    let loot = i32::from(floor.purses()) * UNKNOWN_PURSE
        + i32::from(floor.jewels) * i32::from(JEWEL_VALUE)
        + i32::from(floor.strongboxes) * i32::from(STRONGBOX_VALUE);
    if to == view.marshal.inside() { UNKNOWN_PURSE } else { -loot / 10 }
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
    }
}
