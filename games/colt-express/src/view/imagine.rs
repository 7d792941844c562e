//! The worlds a viewer could be looking at.

mod partners;

use tinstar_core::pieces::List;
use tinstar_core::{Chance, Seat};

use super::{BagView, FigureView, FlaskView, LostView, PrisonView, SeatView, TakenFlask, TakenView, View};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Cards;
use crate::data::{BASE_BANDITS, CREW_OF_TWO, FIGURES, MAILBAGS, STARTING_PURSE, WHISKEY};
use crate::horses::{Choice, Flask, Flasks, Held, Stagecoach};
use crate::loot::{Floor, LostPurse, Purses, TokenPlace};
use crate::phase::Phase;
use crate::prison::{Mailbag, Prison};
use crate::rules::horses::turmoil;
use crate::rules::prison::goals;
use crate::state::{
    ColtExpress, CommonDeck, Elf, Figure, Ledger, MOST_SEATS, PerSeat, Piles, Played, RoundCard,
};
use crate::train::{CROWDS, Car, Crowd, SPACES};

/// A world that `view` could have come from: what it hides is drawn anew, each possibility equally likely.
pub(super) fn world(view: &View, chance: &mut Chance) -> ColtExpress {
    let coach_floor = view.stagecoach.as_ref().map_or([Floor::default(); 2], |coach| coach.floor);
    let mut state = ColtExpress {
        seats: view.seats.seats() as u8,
        piles: PerSeat([Piles::default(); MOST_SEATS]),
        ledgers: PerSeat::from_fn(view.seats.seats(), |seat| ledger(&view.seats[seat])),
        crews: PerSeat::from_fn(view.seats.seats(), |seat| view.seats[seat].crew),
        teams: view.teams,
        pledged: BanditSet::EMPTY,
        figures: Bandit::EVERY
            .map(|bandit| view.figure(bandit).map_or(Figure::ABSENT, |seen| figure(view, bandit, seen))),
        playing: Bandit::ALL.into_iter().filter(|bandit| view.figure(*bandit).is_some()).collect(),
        protected: BanditSet::EMPTY,
        caboose: view.caboose,
        cars: view.cars,
        floor: std::array::from_fn(|space| {
            let beside = || coach_floor.get(space.checked_sub(SPACES)?).copied();
            view.floor.get(space).copied().or_else(beside).unwrap_or_default()
        }),
        lost: List::default(),
        labels: view.labels,
        unseen: Purses::EMPTY,
        gone: view.gone,
        second_strongbox: view.second_strongbox,
        marshal: if view.prison.is_some() { Car::LOCOMOTIVE } else { view.marshal },
        elf: None,
        stagecoach: None,
        prison: view.prison.as_ref().map(|_| Prison::new(view.caboose, false)),
        mei: view.figures.len() > BASE_BANDITS,
        partners: view.partners,
        common: CommonDeck::default(),
        round: view.round,
        turned: view.cards_turned,
        card: view.card.unwrap_or(RoundCard::new(0)),
        first: view.first.unwrap_or(Seat::new(0)),
        expert: view.expert,
        abilities: view.abilities,
        open_plan: view.open_plan,
        phase: view.phase,
        crowds: [Crowd::default(); CROWDS],
    };
    state.protected =
        state.playing.iter().filter(|bandit| state.has_ability(*bandit, Bandit::Belle)).collect();
    state.note_crowds();
    imagine_prison(&mut state, view, chance);
    imagine_purses(&mut state, view, chance);
    imagine_starts(&mut state, view, chance);
    imagine_tokens(&mut state, view, chance);
    imagine_stagecoach(&mut state, view, chance);
    imagine_cards(&mut state, view, chance);
    imagine_choices(&mut state, view, chance);
    state
}

fn ledger(seen: &SeatView) -> Ledger {
    Ledger { seen: seen.seen, on_top: seen.on_top, in_hand: seen.in_hand, ..Ledger::default() }
}

fn figure(view: &View, bandit: Bandit, seen: &FigureView) -> Figure {
    Figure {
        seat: seen.seat,
        slot: view.seats[seen.seat].crew.slot(bandit).unwrap_or_default() as u8,
        at: seen.at,
        abilities: seen.abilities,
        bullets: seen.bullets,
        friendly: seen.friendly,
        shots: seen.shots,
        neutral: seen.neutral,
        jewels: seen.jewels,
        strongboxes: seen.strongboxes,
        unrobbed: seen.unrobbed,
        ransom: seen.ransom,
        purses: seen.values.unwrap_or_default(),
    }
}

/// A row for every figure, of which only the first may be there to see.
fn per_figure<T: Copy + Default>(seen: &[T]) -> [T; FIGURES] {
    std::array::from_fn(|row| seen.get(row).copied().unwrap_or_default())
}

/// Draws the goals the viewer does not know and fills the Mailbags it cannot look into. Those nobody has held stay
/// undecided, and so do goals to come.
fn imagine_prison(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Some(seen) = &view.prison else { return };
    state.prison = Some(Prison {
        prisoners: seen.prisoners,
        freed: seen.freed,
        arrests: seen.arrests,
        hits: seen.hits,
        piles: seen.piles,
        brawlers: seen.brawlers,
        goals: seen.goals.unwrap_or_default(),
        labels: seen.labels,
        copied: seen.copied,
        own_cards: seen.own_cards,
        counted: seen.counted,
        bribed: seen.bribed,
        shown: seen.shown,
        mailbags: imagine_mailbags(state, seen, chance),
    });
    for _ in state.prison().goals.len()..usize::from(seen.drawn) {
        let goal = goals::any_goal(state, chance);
        state.prison_mut().goals.push(goal);
    }
}

fn imagine_mailbags(
    state: &ColtExpress,
    seen: &PrisonView,
    chance: &mut Chance,
) -> [Mailbag; MAILBAGS.len()] {
    let known = |value: &u16| {
        let held = seen.held.iter().filter_map(|bags| bags.values).any(|values| values.contains(value));
        let taken = seen.taken.iter().any(|bag| bag.value == Some(*value));
        held || taken || seen.lying.iter().any(|bag| bag.value == Some(*value))
    };
    let mut left: List<u16, { MAILBAGS.len() }> =
        MAILBAGS.into_iter().filter(|value| !known(value)).collect();
    let draw = |values: &mut List<u16, { MAILBAGS.len() }>, chance: &mut Chance| {
        let place = if values.len() > 1 { chance.below(values.len() as u32) as usize } else { 0 };
        values.remove(place)
    };
    let mut any = |chance: &mut Chance| draw(&mut left, chance);
    let mut bags: List<Option<Mailbag>, { MAILBAGS.len() }> = List::default();
    for (bandit, held) in Bandit::EVERY.into_iter().zip(seen.held) {
        let (holder, place) = (Some(state.figure(bandit).seat), TokenPlace::with(bandit));
        let taken = || seen.taken.iter().copied().filter(|bag| bag.bandit == bandit);
        // What the viewer sees in these hands, less those it knows one by one.
        let mut mine = held.values;
        for value in taken().filter_map(|bag| bag.value) {
            let known = mine.as_ref().and_then(|values| values.iter().position(|mine| *mine == value));
            known.and_then(|known| Some(mine.as_mut()?.remove(known)));
        }
        let mut next = |chance: &mut Chance| match &mut mine {
            Some(values) => draw(values, chance),
            None => any(chance),
        };
        for TakenView { label, holder: told, value, .. } in taken() {
            let value = Some(value.unwrap_or_else(|| next(chance)));
            bags.push(Some(Mailbag { label, place, value, holder, told: Some(told) }));
        }
        for _ in taken().count()..usize::from(held.count) {
            let value = Some(next(chance));
            bags.push(Some(Mailbag { label: 0, place, value, holder, told: None }));
        }
    }
    for BagView { label, at, holder, value } in seen.lying.iter().copied() {
        let value = value.or_else(|| holder.map(|_| any(chance)));
        bags.push(Some(Mailbag { label, place: TokenPlace::on(at), value, holder, told: None }));
    }
    std::array::from_fn(|bag| bags[bag].expect("there are always two Mailbags"))
}

/// Fills the purses the viewer cannot look into: those that are certainly still held first, then the rest
/// from all that are left. What remains then is what nobody has held.
fn imagine_purses(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let mut left = state.purse_box().less(view.gone);
    let held = || Bandit::ALL.into_iter().filter_map(|bandit| Some((view.figure(bandit)?, bandit)));
    let taken = |bandit| view.taken.iter().filter(move |purse| purse.bandit == bandit);
    let sure = |seen: &FigureView, bandit| {
        let first = if seen.unrobbed { Purses::one(STARTING_PURSE) } else { Purses::EMPTY };
        taken(bandit).filter_map(|purse| purse.value).fold(first, |sum, value| sum.and(Purses::one(value)))
    };
    for (seen, bandit) in held() {
        left = left.less(seen.values.unwrap_or_else(|| sure(seen, bandit)));
    }
    view.lost.iter().filter_map(|purse| purse.value).for_each(|value| left.remove(value));
    for (seen, bandit) in held() {
        let sure = sure(seen, bandit);
        // What else is in these hands is seen, or luck says it.
        let mut rest = seen.values.map(|values| values.less(sure));
        let mut purses = sure;
        for purse in taken(bandit) {
            let value = purse.value.unwrap_or_else(|| {
                let value = rest.as_mut().unwrap_or(&mut left).draw(chance);
                purses.add(value);
                value
            });
            let TakenView { label, holder, .. } = *purse;
            state.lost.push(LostPurse { label, place: TokenPlace::with(bandit), holder, value });
        }
        for _ in purses.len()..seen.purses {
            purses.add(rest.as_mut().unwrap_or(&mut left).draw(chance));
        }
        state.figure_mut(bandit).purses = purses;
    }
    for LostView { label, at, holder, value } in view.lost.iter().copied() {
        let value = value.unwrap_or_else(|| left.draw(chance));
        state.lost.push(LostPurse { label, place: TokenPlace::on(at), holder, value });
    }
    state.lost.sort_unstable_by_key(|purse| purse.label);
    state.unseen = left;
}

/// Chooses for those who secretly have who starts in the Caboose (CE-28).
fn imagine_starts(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Phase::Start { left } = view.phase else { return };
    for seat in Seat::all(view.seats.seats()).filter(|seat| !left.contains(*seat)) {
        let known = view.own.filter(|own| own.seat == seat).and_then(|own| own.pledged);
        let crew = view.seats[seat].crew;
        let any = || crew.0[chance.below(crew.len() as u32) as usize];
        if let Some(bandit) = known.or_else(any) {
            state.pledged.insert(bandit);
        }
    }
}

/// Fills the flasks the viewer does not know. Those nobody has held stay undecided.
fn imagine_stagecoach(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Some(seen) = &view.stagecoach else { return };
    let mut left = WHISKEY;
    let mut known = |flasks: Flasks| {
        left = Flasks { classic: left.classic - flasks.classic, old: left.old - flasks.old };
    };
    known(seen.gone);
    let sure = |bandit: Bandit| {
        let taken = seen.taken.iter().filter(|flask| flask.bandit == bandit);
        taken.filter_map(|flask| flask.kind).fold(Flasks::default(), Flasks::with)
    };
    for (bandit, held) in Bandit::EVERY.into_iter().zip(seen.held.iter()) {
        known(held.open);
        known(held.kinds.unwrap_or_else(|| sure(bandit)));
    }
    let lying = seen.flasks.iter().filter_map(|flask| flask.kind);
    known(lying.fold(Flasks::default(), Flasks::with));
    let mut flasks = List::default();
    let mut held = per_figure(&seen.held).map(|held| Held { hidden: Flasks::default(), open: held.open });
    for (bandit, seen_held) in Bandit::EVERY.into_iter().zip(seen.held.iter()) {
        let mut hidden = sure(bandit);
        for TakenFlask { label, holder, kind, .. } in seen.taken.iter().filter(|flask| flask.bandit == bandit)
        {
            let kind = kind.unwrap_or_else(|| {
                let kind = left.draw(chance);
                hidden = hidden.with(kind);
                kind
            });
            let (place, kind, holder) = (TokenPlace::with(bandit), Some(kind), Some(*holder));
            flasks.push(Flask { label: *label, place, open: false, kind, holder });
        }
        let rest = hidden.len()..seen_held.hidden;
        hidden = seen_held.kinds.unwrap_or_else(|| rest.fold(hidden, |all, _| all.with(left.draw(chance))));
        held[bandit.index()].hidden = hidden;
    }
    for FlaskView { label, at, open, holder, kind } in seen.flasks.iter().copied() {
        let kind = kind.or_else(|| holder.map(|_| left.draw(chance)));
        flasks.push(Flask { label, place: TokenPlace::on(at), open, kind, holder });
    }
    flasks.sort_unstable_by_key(|flask: &Flask| flask.label);
    state.stagecoach = Some(Stagecoach {
        beside: seen.beside,
        guarded: seen.guarded,
        horses: std::array::from_fn(|car| seen.horses.get(car).copied().unwrap_or_default()),
        display: seen.display,
        hostages: per_figure(&seen.hostages),
        flasks,
        labels: seen.labels,
        unseen: left,
        gone: seen.gone,
        held,
        fled: seen.fled,
        before: per_figure(&seen.before),
        shared: per_figure(&seen.shared),
        boarding: seen.own.boarding,
        choices: PerSeat([None; MOST_SEATS]),
        keeper: if let Phase::Retain { seat, .. } = view.phase { seat } else { Seat::new(0) },
        keeping: seen.own.keeping,
        fleeing: BanditSet::EMPTY,
        guest: if let Phase::Hostage { bandit } = view.phase { Some(bandit) } else { None },
    });
    // Who has fled is in nobody's crowd, which is known only now; and whoever is with the Shotgun has yet to flee.
    state.note_crowds();
    if let Phase::Dodge { .. } = view.phase {
        let fleeing = state.bandits_at(seen.beside.roof());
        state.coach_mut().fleeing = fleeing;
    }
}

/// Chooses for those who secretly have: riders that board, cards of Turmoil turns, and what is kept.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is chosen in secret otherwise")]
fn imagine_choices(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Some(seen) = &view.stagecoach else { return };
    let own = |seat: Seat| view.own.is_some_and(|own| own.seat == seat);
    match view.phase {
        Phase::Attack { chosen, .. } => {
            for bandit in chosen.iter() {
                if !own(state.player(bandit)) && chance.below(2) == 1 {
                    state.coach_mut().boarding.insert(bandit);
                }
            }
        }
        Phase::Turmoil { turn, left } => {
            for seat in Seat::all(view.seats.seats()).filter(|seat| !left.contains(*seat)) {
                let choice = if own(seat) { seen.own.choice } else { any_choice(state, seat, turn, chance) };
                state.coach_mut().choices[seat] = choice;
            }
        }
        Phase::Retain { seat, kept, .. } if !own(seat) => {
            let mut hand = state.piles[seat].hand;
            state.coach_mut().keeping = hand.draw_up_to(kept, chance);
        }
        _ => {}
    }
}

/// Any of the choices a player has in a Turmoil turn, if there are any (HS-78).
fn any_choice(state: &ColtExpress, seat: Seat, turn: u8, chance: &mut Chance) -> Option<Choice> {
    let count = turmoil::options(state, seat, turn).count();
    let chosen = if count > 1 { chance.below(count as u32) as usize } else { 0 };
    turmoil::options(state, seat, turn).nth(chosen).map(turmoil::choice)
}

/// Deals the Gifts the viewer does not know of (ELF-6).
fn imagine_tokens(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    let Some(at) = view.elf else { return };
    let token = |bandit: Bandit| view.figure(bandit).and_then(|seen| seen.gift);
    let mut gifts: BanditSet = state.playing.iter().filter(|bandit| token(*bandit) == Some(true)).collect();
    let unknown: BanditSet = state.playing.iter().filter(|bandit| token(*bandit).is_none()).collect();
    let mut left = if state.is_dealt() { state.playing.len() / 2 - gifts.len() } else { 0 };
    for (dealt, bandit) in unknown.iter().enumerate() {
        if left > 0 && (chance.below((unknown.len() - dealt) as u32) as usize) < left {
            gifts = gifts.with(bandit);
            left -= 1;
        }
    }
    state.elf = Some(Elf { at, gifts });
}

/// Deals the cards the viewer does not see: face-down ones first, for they are Action cards, then hands
/// and discard piles; what remains is the deck.
fn imagine_cards(state: &mut ColtExpress, view: &View, chance: &mut Chance) {
    if view.partners {
        return partners::deal(state, view, chance);
    }
    let mut left: PerSeat<Cards> = PerSeat::from_fn(view.seats.seats(), |seat| {
        if state.is_dealt() { state.every_card(seat) } else { Cards::EMPTY }
    });
    for seat in Seat::all(view.seats.seats()) {
        let SeatView { on_top, in_hand, seen, .. } = view.seats[seat];
        let known = match view.own.filter(|own| own.seat == seat) {
            Some(own) => own.hand.and(own.discard),
            None => seen.and(Cards::bullets_only(in_hand)),
        };
        left[seat] = left[seat].less(known).less(Cards::bullets_only(on_top));
    }
    imagine_common(state, view, &mut left, chance);
    for seat in Seat::all(view.seats.seats()) {
        let SeatView { hand, discard, on_top, in_hand, seen, .. } = view.seats[seat];
        let left = &mut left[seat];
        let (hand, discard) = match view.own.filter(|own| own.seat == seat) {
            Some(own) => (own.hand, own.discard),
            None => (
                Cards::bullets_only(in_hand).and(left.draw_up_to(hand - in_hand, chance)),
                seen.and(left.draw_up_to(discard - seen.len(), chance)),
            ),
        };
        state.ledgers[seat].discard = discard;
        state.piles[seat] = Piles { hand, deck: left.and(Cards::bullets_only(on_top)) };
    }
}

/// Lays out the common deck. Cards already turned are back with their owners, those still to be turned
/// are taken from what is left to deal.
fn imagine_common(state: &mut ColtExpress, view: &View, left: &mut PerSeat<Cards>, chance: &mut Chance) {
    let waiting = usize::from(view.turned)..;
    let place = |state: &ColtExpress, bandit| {
        let figure = state.figure(bandit);
        (figure.seat, usize::from(figure.slot))
    };
    for played in &view.common[waiting] {
        if let Some(card) = played.card {
            let (seat, slot) = place(state, played.bandit);
            left[seat] = left[seat].less(Cards::one(slot, card));
        }
    }
    for played in view.common.iter() {
        let card = played.card.unwrap_or_else(|| {
            let (seat, slot) = place(state, played.bandit);
            let crew = view.seats[seat].crew.len() == CREW_OF_TWO;
            let (card, drawn) =
                if crew { left[seat].draw_action_of(slot, chance) } else { left[seat].draw_action(chance) };
            left[seat] = left[seat].less(drawn);
            card
        });
        state.common.cards.push(Played::new(played.bandit, card, played.face_down));
    }
    state.common.turned = view.turned;
}
