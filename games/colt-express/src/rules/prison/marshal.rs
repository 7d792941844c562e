//! Section 8.4: the Marshal's cards, and what bandits do to him.

use tinstar_core::{Chance, Log, RuleId, fires, rule};

use super::super::fire::spare;
use super::super::movement::receive;
use super::super::punch;
use super::super::scheming::{self, Moment};
use super::super::stealing::no_effect;
use super::note_abilities;
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::data::{BRAWLERS, VOLLEY};
use crate::layout::Layout;
use crate::phase::Phase;
use crate::state::ColtExpress;
use crate::train::Space;

/// The train without the Stagecoach, where the Marshal never goes (MP-92).
const fn layout(state: &ColtExpress) -> Layout {
    Layout::new(state.caboose, None)
}

/// A card of the Marshal's (MP-28, Table 15).
pub(crate) fn perform(
    state: &mut ColtExpress,
    card: Card,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    match card {
        Card::Move | Card::MovePlus => run(state, log),
        Card::ChangeFloor | Card::ChangeFloorPlus => {
            move_to(state, state.marshals_space().other_level(), log);
            None
        }
        Card::Fire => volley(state, VOLLEY, log),
        Card::Arrest => arrest(state, log),
        Card::Punch => punch::punch(state, Bandit::Marshal, chance, log),
        Card::Robbery | Card::Marshal | Card::Ride | Card::BrilliantIdea | Card::Bullet => {
            unreachable!("the Marshal has no such card (Table 15)")
        }
    }
}

/// A Move: one car inside, up to three on the roofs (MP-29).
fn run(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let mut ways = destinations(state);
    match (ways.next(), ways.next()) {
        (Some(only), None) => {
            move_to(state, only, log);
            None
        }
        _ => Some(Phase::Move { bandit: Bandit::Marshal }),
    }
}

/// Where a Move of the Marshal can lead, from the front (MP-29, MP-92).
pub(crate) fn destinations(state: &ColtExpress) -> impl Iterator<Item = Space> + use<> {
    let from = state.marshals_space();
    layout(state).moves(from, Layout::reach(from))
}

/// The Marshal goes there. Nobody meets him (MP-27), and the Elf does not follow (ELF-38).
pub(crate) fn move_to(state: &mut ColtExpress, to: Space, log: &mut impl Log<ColtExpress>) {
    let from = state.marshals_space();
    state.put(Bandit::Marshal, to);
    log.tell(state, fires!("MP-29"), || Event::Moved { bandit: Bandit::Marshal, from, to });
}

/// Where the Marshal can be pushed, or go on patrol, from the front (MP-111, MP-84).
pub(crate) fn ways(state: &ColtExpress) -> impl Iterator<Item = Space> + use<> {
    layout(state).pushes(state.marshals_space())
}

/// Shots one after the other, as many as there are Bullets; which target and which pile may be a choice (MP-32, MP-33).
fn volley(state: &mut ColtExpress, shots: u8, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let targets = targets(state);
    for shots in (1..=shots).rev() {
        let mut piles = (0u8..).zip(state.prison().piles).filter(|(_, left)| *left > 0).map(|(pile, _)| pile);
        match (targets.first(), piles.next(), piles.next()) {
            (None, ..) | (_, None, _) if shots == VOLLEY => {
                return no_effect(state, Bandit::Marshal, Card::Fire, fires!("CE-87"), log);
            }
            (None, ..) | (_, None, _) => return None,
            (Some(target), Some(pile), None) if !targets.has_several() => shoot(state, target, pile, log),
            _ => return Some(Phase::Volley { targets, shots }),
        }
    }
    None
}

/// Whom the Marshal can shoot (MP-34, MP-43).
fn targets(state: &ColtExpress) -> BanditSet {
    spare(state, state.seen_from(state.marshals_space()).bandits())
}

/// Every target with every pile that has Bullets (MP-33).
pub(crate) fn shots(state: &ColtExpress, targets: BanditSet, out: &mut Vec<Action>) {
    let piles = state.prison().piles;
    for target in targets.iter() {
        let full = (0u8..).zip(piles).filter(|(_, left)| *left > 0);
        out.extend(full.map(|(pile, _)| Action::Shoot { target, pile }));
    }
}

/// One shot is decided; then the next comes (MP-32).
pub(crate) fn fire(
    state: &mut ColtExpress,
    shots: u8,
    (target, pile): (Bandit, u8),
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    shoot(state, target, pile, log);
    volley(state, shots - 1, log)
}

/// A Marshal Bullet comes to the target's deck (MP-35).
fn shoot(state: &mut ColtExpress, target: Bandit, pile: u8, log: &mut impl Log<ColtExpress>) {
    let prison = state.prison_mut();
    let bullets = &mut prison.piles[usize::from(pile)];
    *bullets -= 1;
    let left = *bullets;
    prison.hits[target.index()] += 1;
    state.figure_mut(target).shots += 1;
    receive(state, target);
    log.tell(state, fires!("MP-32"), || Event::MarshalShot { target, pile, left });
}

/// An Arrest: one bandit in the Marshal's own space, whoever it is (MP-37, MP-38, MP-43).
fn arrest(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) -> Option<Phase> {
    let targets = state.bandits_at(state.marshals_space());
    match targets.first() {
        None => no_effect(state, Bandit::Marshal, Card::Arrest, fires!("MP-38"), log),
        Some(bandit) if !targets.has_several() => {
            jail(state, bandit, log);
            None
        }
        Some(_) => Some(Phase::Arrest { targets }),
    }
}

/// A bandit comes into the Cell and loses its poster and its Prisoners, and nothing else (MP-37 to MP-41). The Elf stays
/// (ELF-37).
pub(crate) fn jail(state: &mut ColtExpress, bandit: Bandit, log: &mut impl Log<ColtExpress>) {
    state.put(bandit, Space::CELL);
    let prison = state.prison_mut();
    prison.arrests[bandit.index()] += 1;
    let freed = std::mem::take(&mut prison.freed[bandit.index()]);
    prison.prisoners = prison.prisoners.or(freed);
    note_abilities(state, bandit);
    log.tell(state, fires!("MP-37"), || Event::Jailed { bandit });
}

/// The Marshal is punched: the top Brawler card goes to whoever did it, and he is sent away (MP-44, MP-45, MP-111).
#[cold]
pub(crate) fn punched(
    state: &mut ColtExpress,
    bandit: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    let brawlers = &mut state.prison_mut().brawlers;
    let top = brawlers.iter().position(Option::is_none);
    if let Some(place) = top {
        brawlers[place] = Some(bandit);
    }
    let brawler = top.map(|place| place as u8);
    let rule =
        if top.is_some_and(|place| place < BRAWLERS.len()) { fires!("MP-44") } else { fires!("MP-45") };
    log.tell(state, rule, || Event::MarshalPunched { bandit, brawler });
    let mut ways = ways(state);
    match (ways.next(), ways.next()) {
        (Some(only), None) => {
            push(state, only, log);
            None
        }
        _ => Some(Phase::Push { bandit, target: Bandit::Marshal }),
    }
}

/// The Marshal lands where he was sent (MP-111).
pub(crate) fn push(state: &mut ColtExpress, to: Space, log: &mut impl Log<ColtExpress>) {
    state.put(Bandit::Marshal, to);
    log.tell(state, fires!("MP-111"), || Event::Pushed { target: Bandit::Marshal, to });
}

/// After a card with a plus another may be played, unless in Turmoil (MP-30, MP-100). It is asked even if there is none:
/// not asking would show what the hand holds (CE-160).
#[cold]
pub(crate) fn plus(state: &ColtExpress, now: &Moment) -> Option<Phase> {
    let Moment { seat, turn, symbol, step, again, .. } = *now;
    (!state.piles[seat].hand.is_empty()).then_some(Phase::Plus { seat, turn, symbol, step, again })
}

/// A second card, or none (MP-30).
pub(crate) fn second_cards(state: &ColtExpress, now: &Moment, out: &mut Vec<Action>) {
    scheming::cards(state, now, out);
    out.push(Action::Stop);
}

/// The Marshal plays a second card, which may be a plus as well (MP-31), or does not.
pub(crate) fn second(
    state: &mut ColtExpress,
    now: Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Action::Play { bandit, card, face_down } = action {
        scheming::play(state, now.seat, (bandit, card, face_down), fires!("MP-30"), log);
        if card.is_plus()
            && let Some(phase) = plus(state, &now)
        {
            return phase;
        }
    } else {
        log.tell(state, fires!("MP-30"), || Event::PlusUnused { seat: now.seat });
    }
    scheming::go_on(state, now, chance, log)
}

/// The rule that forbids this answer to whether a second card is played.
pub(crate) fn why_not_second(state: &ColtExpress, now: Moment, action: Action) -> RuleId {
    if matches!(action, Action::Play { .. }) { scheming::why_not(state, now, action) } else { rule!("MP-30") }
}

/// The rule that forbids this destination of the Marshal's.
pub(crate) fn why_not_move(state: &ColtExpress, to: Space) -> RuleId {
    let from = state.marshals_space();
    if to.is_coach() {
        rule!("MP-92")
    } else if to == Space::CELL {
        rule!("MP-22")
    } else if !layout(state).has(to) {
        rule!("CE-74")
    } else if to.is_roof() != from.is_roof() {
        rule!("CE-73")
    } else {
        rule!("MP-29")
    }
}

/// The rule that forbids arresting this bandit: it is elsewhere, or in the Cell already.
pub(crate) fn why_not_arrest(state: &ColtExpress, bandit: Bandit) -> RuleId {
    let jailed = state.playing.contains(bandit) && state.figure(bandit).at == Space::CELL;
    if jailed { rule!("MP-24") } else { rule!("MP-37") }
}

/// The rule that forbids shooting at this bandit.
pub(crate) fn why_not_shoot(state: &ColtExpress, target: Bandit) -> RuleId {
    let seen = state.seen_from(state.marshals_space()).contains(target);
    if !state.playing.contains(target) {
        rule!("MP-34")
    } else if state.figure(target).at == Space::CELL {
        rule!("MP-24")
    } else if seen && !targets(state).contains(target) {
        rule!("MP-43")
    } else if targets(state).contains(target) {
        rule!("MP-33")
    } else {
        rule!("MP-34")
    }
}
