//! Chapter 2: the set-up and who begins.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Seat, SeatSet, Setup, fires, rule};

use crate::action::{Action, Event};
use crate::cards::{DeckCard, Item, Items};
use crate::data::{DEALT, DICE, GOLD, LEAST_SEATS, START_GOLD};
use crate::dice::Faces;
use crate::options::NoOptions;
use crate::phase::{Affair, Phase};
use crate::state::{MOST_SEATS, Pocket, PonyExpress, Rider};

impl Setup for PonyExpress {
    /// Whether so many can play (PE-1).
    fn check_setup(seats: usize, _: &NoOptions) -> Result<(), BadSetup> {
        if (LEAST_SEATS..=MOST_SEATS).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::Seats { given: seats, least: LEAST_SEATS, most: MOST_SEATS, rule: rule!("PE-1") })
    }

    /// Riders and gold, who begins, and two cards for everybody (PE-8 to PE-14, PE-17).
    fn setup(seats: usize, _: &NoOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let nobody_yet = Seat::new(0);
        let mut state = Self {
            riders: BySeat::filled(seats, Rider::default()),
            pockets: BySeat::filled(seats, Pocket::default()),
            deck: Items::all().iter().map(|item| DeckCard { item, put_by: None }).collect(),
            gone: Items::EMPTY,
            bank: GOLD - START_GOLD * seats as u8,
            shaker: None,
            shown: Faces::EMPTY,
            rolled: Faces::EMPTY,
            first: nobody_yet,
            active: nobody_yet,
            turn: 0,
            phase: Phase::Going(Affair::First { hands: BySeat::filled(seats, Faces::EMPTY) }),
        };
        state.first = first_player(&mut state, chance, log);
        state.active = state.first;
        chance.shuffle(&mut state.deck);
        state.going(Affair::Deal);
        for seat in Seat::all(seats) {
            let cards: [Item; DEALT as usize] =
                std::array::from_fn(|_| state.deck.pop().expect("twenty cards are enough for five").item);
            state.pockets[seat].cards = cards.into_iter().collect();
            let cards = [cards[0].min(cards[1]), cards[0].max(cards[1])];
            log.tell(&state, fires!("PE-14"), || Event::Dealt { seat, cards: Some(cards) });
        }
        state.phase = Phase::Keep { waiting: SeatSet::all(seats) };
        state
    }
}

/// The best hand begins; those who share it roll again among themselves (PE-11, PE-12).
fn first_player(state: &mut PonyExpress, chance: &mut Chance, log: &mut impl Log<PonyExpress>) -> Seat {
    let seats = state.seats();
    let mut rolling = SeatSet::all(seats);
    loop {
        let mut hands: BySeat<Faces, MOST_SEATS> = BySeat::filled(seats, Faces::EMPTY);
        for seat in rolling.iter() {
            let dice = Faces::roll(DICE, chance);
            hands[seat] = dice;
            state.going(Affair::First { hands });
            log.tell(state, fires!("PE-11"), || Event::RolledForFirst { seat, dice });
        }
        rolling = best(rolling, &hands);
        match rolling.first() {
            Some(first) if rolling.len() == 1 => return first,
            _ => log.tell(state, fires!("PE-12"), || Event::Tied { seats: rolling }),
        }
    }
}

/// Who of `rolling` has the highest hand: one, or several that tie exactly (PE-23).
pub(super) fn best(rolling: SeatSet, hands: &BySeat<Faces, MOST_SEATS>) -> SeatSet {
    let highest = rolling.iter().map(|seat| hands[seat].strength()).max();
    rolling.iter().filter(|seat| Some(hands[*seat].strength()) == highest).collect()
}

/// Keeps one card and gives the other back, in secret; when all have, the deck is shuffled and play begins
/// (PE-14 to PE-16).
pub(super) fn keep(
    state: &mut PonyExpress,
    seat: Seat,
    waiting: SeatSet,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let Action::Keep(which) = action else { super::never_legal(action) };
    let pocket = &mut state.pockets[seat];
    let given = pocket.cards.iter().nth(1 - usize::from(which)).expect("two cards were dealt");
    pocket.cards.remove(given);
    pocket.gave_back = Some(given);
    let kept = pocket.cards.iter().next();
    let waiting = waiting.without(seat);
    state.phase = Phase::Keep { waiting };
    log.tell(state, fires!("PE-16"), || Event::Kept { seat, card: kept });
    if !waiting.is_empty() {
        return Some(Phase::Keep { waiting });
    }
    for (_, pocket) in state.pockets.iter() {
        let item = pocket.gave_back.expect("everybody has given a card back");
        state.deck.push(DeckCard { item, put_by: None });
    }
    chance.shuffle(&mut state.deck);
    state.going(Affair::Deal);
    log.tell(state, fires!("PE-15"), || Event::Shuffled { cards: state.deck.len() as u8 });
    super::turn::begin(state, fires!("PE-11"), chance, log)
}
