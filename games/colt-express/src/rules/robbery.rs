//! Section 4.7: Robbery.

use tinstar_core::{Chance, Log, RuleId, fires};

use super::horses::whiskey;
use super::prison::mail;
use super::stealing::no_effect;
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::Card;
use crate::loot::{Token, TokenPlace};
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// A Robbery card (CE-113, CE-116).
#[inline]
pub(crate) fn rob(
    state: &mut ColtExpress,
    bandit: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let at = state.figure(bandit).at;
    let floor = state.floor[at.index()];
    let kinds = u8::from(floor.sealed > 0)
        + floor.lost
        + u8::from(floor.jewels > 0)
        + u8::from(boxes(state, at) > 0)
        + if state.stagecoach.is_some() { flasks(state, at).count() as u8 } else { 0 }
        + mail::kinds(state, at);
    match kinds {
        0 if floor.strongboxes > 0 => no_effect(state, bandit, Card::Robbery, fires!("HS-52"), log),
        0 => no_effect(state, bandit, Card::Robbery, fires!("CE-116"), log),
        1 => {
            let only = tokens(state, at).next().expect("exactly one token was counted");
            take(state, bandit, only, fires!("CE-113"), chance, log);
            None
        }
        _ => Some(Phase::Rob { bandit }),
    }
}

/// How many strongboxes can be taken in a space: not the one the Shotgun guards (HS-52, HS-122).
#[inline]
fn boxes(state: &ColtExpress, at: Space) -> u8 {
    let guarded = at.is_coach() && at.is_roof() && state.coach().guarded;
    state.floor[at.index()].strongboxes - u8::from(guarded)
}

/// The flasks on the floor of a space (HS-65).
#[inline]
fn flasks(state: &ColtExpress, at: Space) -> impl Iterator<Item = Token> {
    let coach = state.stagecoach.as_ref().into_iter();
    coach.flat_map(move |coach| coach.flasks_at(at)).map(|flask| Token::Flask(flask.label))
}

/// Every token in a space that can be told from the others: sealed purses count once, for they are alike.
pub(crate) fn tokens(state: &ColtExpress, at: Space) -> impl Iterator<Item = Token> {
    let floor = state.floor[at.index()];
    let lost = state.lost.iter().filter(move |purse| purse.place == TokenPlace::on(at));
    let sealed = (floor.sealed > 0).then_some(Token::Sealed);
    let jewel = (floor.jewels > 0).then_some(Token::Jewel);
    let strongbox = (boxes(state, at) > 0).then_some(Token::Strongbox);
    let lost = lost.map(|purse| Token::Lost(purse.label));
    sealed
        .into_iter()
        .chain(lost)
        .chain(jewel)
        .chain(strongbox)
        .chain(flasks(state, at))
        .chain(mail::tokens(state, at))
}

/// The choices of a Robbery.
#[inline]
pub(crate) fn choices(state: &ColtExpress, bandit: Bandit, out: &mut Vec<Action>) {
    let at = state.figure(bandit).at;
    let floor = state.floor[at.index()];
    if floor.sealed > 0 {
        out.push(Action::Rob(Token::Sealed));
    }
    if floor.lost > 0 {
        let here = state.lost.iter().filter(|purse| purse.place == TokenPlace::on(at));
        out.extend(here.map(|purse| Action::Rob(Token::Lost(purse.label))));
    }
    if floor.jewels > 0 {
        out.push(Action::Rob(Token::Jewel));
    }
    if boxes(state, at) > 0 {
        out.push(Action::Rob(Token::Strongbox));
    }
    out.extend(flasks(state, at).map(Action::Rob));
    if state.prison.is_some() {
        out.extend(mail::tokens(state, at).map(Action::Rob));
    }
}

/// The bandit takes a token; what is in a sealed purse shows now (CE-7, CE-114).
#[inline]
pub(crate) fn take(
    state: &mut ColtExpress,
    bandit: Bandit,
    token: Token,
    why: RuleId,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    if let Token::Flask(label) = token {
        return whiskey::take(state, bandit, label, chance, log);
    }
    if let Token::Mailbag(label) = token {
        return mail::take(state, bandit, label, chance, log);
    }
    let at = state.figure(bandit).at;
    let floor = &mut state.floor[at.index()];
    let mut value = None;
    match token {
        Token::Sealed => {
            floor.sealed -= 1;
            value = Some(state.unseen.draw(chance));
        }
        Token::Lost(label) => {
            floor.lost -= 1;
            // Who lost it knows what the robber has now (CE-156).
            let mut here = state.lost.iter_mut().filter(|purse| purse.place == TokenPlace::on(at));
            let purse = here.find(|purse| purse.label == label).expect("the label was offered");
            purse.place = TokenPlace::with(bandit);
            value = Some(purse.value);
        }
        Token::Jewel => floor.jewels -= 1,
        Token::Strongbox => floor.strongboxes -= 1,
        Token::Flask(_) | Token::Mailbag(_) => {}
    }
    let robber = &mut state.figures[bandit.index()];
    match token {
        Token::Sealed | Token::Lost(_) => robber.purses.add(value.expect("a purse has a value")),
        Token::Jewel => robber.jewels += 1,
        Token::Strongbox => robber.strongboxes += 1,
        Token::Flask(_) | Token::Mailbag(_) => {}
    }
    let seat = robber.seat;
    log.tell(state, why, || Event::Robbed { seat, bandit, token, value });
}
