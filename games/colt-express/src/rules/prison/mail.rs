//! Mailbags (MP-9, MP-10).

use tinstar_core::{Chance, Log, fires};

use crate::action::Event;
use crate::bandit::Bandit;
use crate::loot::{Token, TokenPlace};
use crate::state::ColtExpress;
use crate::train::Space;

/// The Mailbags on the floor of a space, as a finger points at them.
#[inline]
pub(crate) fn tokens(state: &ColtExpress, at: Space) -> impl Iterator<Item = Token> {
    state.prison.as_ref().into_iter().flat_map(move |prison| prison.lying(at)).map(Token::Mailbag)
}

/// How many of them there are to choose from.
#[inline]
pub(crate) fn kinds(state: &ColtExpress, at: Space) -> u8 {
    if state.prison.is_some() { tokens(state, at).count() as u8 } else { 0 }
}

/// How many Mailbags a bandit holds.
#[inline]
pub(crate) fn count(state: &ColtExpress, bandit: Bandit) -> u8 {
    state.prison.as_ref().map_or(0, |prison| prison.held(bandit).count() as u8)
}

/// One of these by luck, which is not asked about the only one.
fn any(count: usize, chance: &mut Chance) -> usize {
    if count > 1 { chance.below(count as u32) as usize } else { 0 }
}

/// A bandit takes a Mailbag and learns what it is worth; if nobody has held it, luck says it now (MP-10).
#[cold]
pub(crate) fn take(
    state: &mut ColtExpress,
    bandit: Bandit,
    label: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let seat = state.figure(bandit).seat;
    let prison = state.prison_mut();
    let unseen = prison.unseen().count();
    let lies = |bag: &crate::prison::Mailbag| bag.label == label && bag.place.space().is_some();
    let place = prison.mailbags.iter().position(lies).expect("the label was offered");
    let value = prison.mailbags[place].value.or_else(|| prison.unseen().nth(any(unseen, chance)));
    let bag = &mut prison.mailbags[place];
    (bag.place, bag.told) = (TokenPlace::with(bandit), bag.holder);
    (bag.holder, bag.value) = (Some(seat), value);
    log.tell(state, fires!("MP-10"), || Event::MailbagTaken { seat, bandit, label, value });
}

/// A Mailbag falls to the floor, which of two is luck, and is labelled anew (MP-10, CE-155).
#[cold]
pub(crate) fn drop(
    state: &mut ColtExpress,
    target: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let (at, seat) = (state.figure(target).at, state.figure(target).seat);
    let place = draw(state, target, chance);
    let prison = state.prison_mut();
    let label = prison.labels;
    prison.labels += 1;
    let bag = &mut prison.mailbags[place];
    (bag.place, bag.label) = (TokenPlace::on(at), label);
    let value = bag.value;
    log.tell(state, fires!("MP-10"), || Event::MailbagDropped { seat, target, label, value, at });
}

/// One of a bandit's Mailbags, which of two is luck; nobody else can tell them apart any more (CE-155).
fn draw(state: &mut ColtExpress, target: Bandit, chance: &mut Chance) -> usize {
    let held = usize::from(count(state, target));
    let prison = state.prison_mut();
    prison.held(target).for_each(|bag| prison.mailbags[bag].told = None);
    prison.held(target).nth(any(held, chance)).expect("it holds one")
}

/// A Mailbag changes hands, which of two is luck (MP-57). What it is worth.
pub(crate) fn hand_over(
    state: &mut ColtExpress,
    bandit: Bandit,
    target: Bandit,
    chance: &mut Chance,
) -> Option<u16> {
    let seat = state.figure(bandit).seat;
    let place = draw(state, target, chance);
    let prison = state.prison_mut();
    let bag = &mut prison.mailbags[place];
    (bag.place, bag.told) = (TokenPlace::with(bandit), bag.holder);
    // Its old label would say which of two it is.
    (bag.holder, bag.label) = (Some(seat), prison.labels);
    bag.value
}
