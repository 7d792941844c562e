//! Section 4.2: the set-up, the deal and who begins.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Rules, Seat, Setup, fires, rule};

use crate::action::Event;
use crate::card::{Card, CardSet, Outlaw, Pile, Terrain};
use crate::data::{BULLETS, COINS, HAND, PROVISIONS};
use crate::options::{GameOptions, Mode};
use crate::phase::Phase;
use crate::state::{Fate, Knowers, Known, MOST_SEATS, Marshal, Marshals};

impl Setup for Marshals {
    /// Whether so many can play (MA-1, MA-148).
    fn check_setup(seats: usize, options: &GameOptions) -> Result<(), BadSetup> {
        let rule = match options.mode {
            Mode::Standard => rule!("MA-1"),
            Mode::Basic => rule!("MA-148"),
        };
        if (2..=MOST_SEATS).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule })
    }

    /// The map, the Marshals, the deck and the deal; then the first turn begins.
    fn setup(seats: usize, options: &GameOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let mut state = Self {
            mode: options.mode,
            map: Terrain::ALL,
            marshals: BySeat::filled(seats, Marshal::default()),
            hands: BySeat::filled(seats, CardSet::EMPTY),
            deck: Pile::default(),
            discard: Pile::default(),
            known: Known::NOTHING,
            outlaws: [Fate::default(); 4],
            unmasked: None,
            lower: 0,
            active: Seat::new(0),
            turn: 0,
            draws: 0,
            phase: Phase::Resolving { card: None },
        };
        chance.shuffle(&mut state.map);
        log.tell(&state, fires!("MA-18"), || Event::MapLaid { map: state.map });
        marshals(&mut state, chance, log);
        deck(&mut state, chance, log);
        let first = Seat::new(chance.below(seats as u32) as u8);
        state.active = first;
        log.tell(&state, fires!("MA-27"), || Event::Begins { seat: first });
        hands(&mut state, first, chance, log);
        let next = super::turn::begin(&mut state, first, log);
        super::go_on(&mut state, next, chance, log);
        state
    }
}

/// Everybody gets a Character and its equipment and stands on its terrain (MA-20, MA-21, MA-25).
fn marshals(state: &mut Marshals, chance: &mut Chance, log: &mut impl Log<Marshals>) {
    let mut characters = Terrain::ALL;
    chance.shuffle(&mut characters);
    let (bullets, provisions, coins) = match state.mode {
        Mode::Standard => (BULLETS, PROVISIONS, COINS),
        Mode::Basic => (0, 0, 0),
    };
    for seat in Seat::all(state.seats()) {
        let terrain = characters[seat.index()];
        let at = state.location(terrain);
        state.marshals[seat] =
            Marshal { specialty: terrain, at: Some(at), bullets, provisions, coins, ..Marshal::default() };
        log.tell(state, fires!("MA-21"), || Event::Appeared { seat, terrain, at });
    }
}

fn deck(state: &mut Marshals, chance: &mut Chance, log: &mut impl Log<Marshals>) {
    let cards = Marshals::cards(state.mode, state.seats());
    // The first card is on top until it is shuffled.
    for card in cards.iter() {
        state.deck.push(card);
    }
    state.deck.reverse();
    shuffle(state, chance);
    let why = match state.mode {
        Mode::Standard if state.has_corrupt() => fires!("MA-24"),
        Mode::Standard => fires!("MA-147"),
        Mode::Basic => fires!("MA-149"),
    };
    log.tell(state, why, || Event::DeckReady { cards: cards.len() as u8 });
}

/// Shuffles the deck; a Corrupt Marshal in it ends up in the upper half (MA-22 to MA-24, MA-31).
fn shuffle(state: &mut Marshals, chance: &mut Chance) {
    let corrupt = state.deck.iter().position(|card| *card == Card::CORRUPT);
    if let Some(below) = corrupt {
        state.deck.remove(below);
    }
    chance.shuffle(&mut state.deck);
    if !state.has_corrupt() {
        state.lower = state.deck.len() as u8;
        return;
    }
    // Nobody may see from the cut whether the Corrupt Marshal was dealt.
    let others = if corrupt.is_some() { state.deck.len() } else { state.deck.len() - 1 };
    let upper = others / 2;
    state.lower = (others - upper) as u8;
    if corrupt.is_some() {
        // Somewhere among the upper half: to shuffle it in is to put it anywhere there.
        let above = chance.below(upper as u32 + 1) as usize;
        let below = state.deck.len() - above;
        state.deck.insert(below, Card::CORRUPT);
    }
}

/// Four cards each; Outlaws are set aside and go back in the end (MA-28 to MA-33).
fn hands(state: &mut Marshals, first: Seat, chance: &mut Chance, log: &mut impl Log<Marshals>) {
    let mut aside = CardSet::EMPTY;
    for seat in [first].into_iter().chain(first.others(state.seats())) {
        aside = aside.or(hand(state, seat, log));
    }
    if !aside.is_empty() {
        aside.iter().for_each(|card| state.deck.push(card));
        shuffle(state, chance);
        log.tell(state, fires!("MA-30"), || Event::Reshuffled { cards: state.deck.len() as u8 });
    }
}

/// Deals a hand from the top of the deck; the Outlaws that were set aside.
///
/// A hand is told in the order of its cards: the order in which they came is nobody's business later on.
fn hand(state: &mut Marshals, seat: Seat, log: &mut impl Log<Marshals>) -> CardSet {
    let (mut hand, mut aside) = (CardSet::EMPTY, CardSet::EMPTY);
    for card in state.deck.from_top() {
        if CardSet::OUTLAWS.contains(card) {
            aside.insert(card);
        } else {
            hand.insert(card);
        }
        if hand.len() == usize::from(HAND) {
            break;
        }
    }
    for (place, card) in state.deck.iter_mut().rev().zip(hand.iter().chain(aside.iter())) {
        *place = card;
    }
    let suspicious = u8::from(state.has_corrupt());
    for card in hand.iter() {
        state.deck.pop();
        state.hands[seat].insert(card);
        state.known.set(card, Knowers::only(seat));
        state.marshals[seat].doubt += suspicious;
        log.tell(state, fires!("MA-28"), || Event::Dealt { seat, card: Some(card.face()) });
    }
    if hand.contains(Card::CORRUPT) {
        log.tell(state, fires!("MA-33"), || Event::Corrupted { seat });
    }
    for outlaw in Outlaw::ALL.into_iter().filter(|outlaw| aside.contains(outlaw.card())) {
        state.deck.pop();
        state.outlaws[outlaw.index()].dealt = Some(seat);
        log.tell(state, fires!("MA-29"), || Event::SetAside { seat, outlaw });
    }
    aside
}
