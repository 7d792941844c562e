//! What can be done.

use tinstar_core::Seat;

use crate::action::{Action, Play};
use crate::flick::Corner;
use crate::phase::Phase;
use crate::state::{Kind, Space};
use crate::view::View;

use super::Saying;

pub(super) fn say(view: &View, seat: Seat, action: Action) -> Saying {
    let say = Saying::new;
    match action {
        Action::Pass => say(pass(view)),
        Action::Keep(which) => keep(view, which),
        Action::Bail => say("pe-action-bail").with("gold", crate::data::BAIL),
        Action::PutUnder(face) => say("pe-action-put-under").dice([face].into_iter().collect()),
        Action::TakeOut(face) => say("pe-action-take-out").dice([face].into_iter().collect()),
        Action::RerollHidden => {
            let hidden = view.dice.map_or(0, |dice| dice.hidden);
            say("pe-action-reroll-hidden").with("count", hidden).with("price", price(view, seat))
        }
        Action::RerollOpen(dice) => say("pe-action-reroll-open").dice(dice).with("price", price(view, seat)),
        Action::Claim(hand) => say("pe-action-claim").hand(hand).with("steps", hand.value()),
        Action::Call => say("pe-action-call").seat("other", view.active),
        Action::Move => {
            let steps = if let Phase::CallerMoves { claim, .. } = view.phase { claim.value() } else { 0 };
            say("pe-action-move").space("to", view.riders[seat].space.ahead(steps))
        }
        Action::Stand(Corner::A) => say("pe-action-stand-north-west"),
        Action::Stand(Corner::B) => say("pe-action-stand-south-east"),
        Action::Shoot(aim) => say("pe-action-shoot")
            .with("shift", tenths(i32::from(aim.shift), 10, 1))
            .with("angle", tenths(i32::from(aim.angle), 100, 2))
            .with("power", tenths(i32::from(aim.power), 10, 1)),
        Action::Ride => {
            let (gold, to) = ride(view, seat);
            say("pe-action-ride").with("gold", gold).space("to", to)
        }
        Action::Play(card) => play(view, seat, card),
    }
}

/// What letting it be means here.
const fn pass(view: &View) -> &'static str {
    match view.phase {
        Phase::Cell => "pe-action-roll-for-escape",
        Phase::Start => "pe-action-roll",
        Phase::Calls { .. } => "pe-action-believe",
        Phase::CallerMoves { .. } | Phase::Station => "pe-action-stay",
        Phase::Arrest { .. } => "pe-action-go-to-prison",
        Phase::Spur { .. } => "pe-action-ride-on",
        Phase::Hit { .. } => "pe-action-take-the-hit",
        Phase::Keep { .. } | Phase::Dice { .. } | Phase::Corners { .. } | Phase::Flask { .. } => {
            "pe-action-pass"
        }
        Phase::Aim { .. } | Phase::Marked { .. } | Phase::Relay => "pe-action-pass",
        Phase::Going(_) | Phase::Over { .. } => "pe-action-pass",
    }
}

fn keep(view: &View, which: u8) -> Saying {
    let dealt = |own: crate::view::Own| match own.drawn {
        Some(drawn) => drawn.get(usize::from(which)).copied(),
        None => own.cards.iter().nth(which.into()),
    };
    match view.own.and_then(dealt) {
        Some(card) => Saying::new("pe-action-keep").item("card", card),
        None => Saying::new("pe-action-pass"),
    }
}

fn price(view: &View, seat: Seat) -> u8 {
    let Phase::Dice { rerolled, shoe, .. } = view.phase else { return 0 };
    crate::rules::price(&view.riders, seat, rerolled, shoe).0
}

fn ride(view: &View, seat: Seat) -> (u8, Space) {
    let space = view.riders[seat].space;
    let Kind::Train { price, to } = space.kind() else { return (0, space) };
    (price, Space::new(to))
}

/// A number of `parts`-ths with so many digits after the point.
fn tenths(number: i32, parts: i32, digits: usize) -> String {
    format!("{:.digits$}", f64::from(number) / f64::from(parts))
}

fn play(view: &View, seat: Seat, card: Play) -> Saying {
    let say = |id| Saying::new(id).item("card", card.item());
    match card {
        Play::FreshHorse(more) => say("pe-play-fresh-horse").with("more", more),
        Play::LoadedDie { hidden, from, to } => {
            let id = if hidden { "pe-play-loaded-die-hidden" } else { "pe-play-loaded-die" };
            say(id).face("from", from).face("to", to)
        }
        Play::MarkedCards(dice) => say("pe-play-marked-cards").dice(dice),
        Play::RailPass => say("pe-play-rail-pass").space("to", ride(view, seat).1),
        Play::Lasso(target) => say("pe-play-lasso").seat("target", target),
        Play::LuckyHorseshoe => say("pe-play-lucky-horseshoe"),
        Play::PocketBible => say("pe-play-pocket-bible"),
        Play::SecondColt => say("pe-play-second-colt"),
        Play::WhiskeyFlask => say("pe-play-whiskey-flask"),
        Play::SheriffsStar => say("pe-play-sheriffs-star"),
        Play::Hacksaw => say("pe-play-hacksaw"),
        Play::Dynamite => say("pe-play-dynamite"),
        Play::Spyglass => say("pe-play-spyglass"),
    }
}
