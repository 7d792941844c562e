//! Positions for the rule tests, and short ways to play in them.
pub use marshals::Action::{
    Against, Buy, Claim, EndTurn, Hideout, Keep, Leave, Move, Object, Pass, Place, Play as PlayCard, Reveal,
    Ride, SpendBullet, SpendProvision, Stay, Travel,
};
pub use marshals::{
    Action, Card, CardSet, Event, GameOptions, Goods, Kind, Knowers, Location, Marshals, Mode, Offer, Outlaw,
    Phase, Place as Whereabouts, Terrain, data,
};
pub use tinstar_core::{
    BadSetup, Chance, Illegal, IllegalCode, Play, Rules, Seat, SeatSet, Setup, Sight, Silent, Sound, Status,
    Told, Viewer, rule,
};

pub use tinstar_testkit::table::{
    act_with, can, choices, happened, not_allowed, not_yours, refusal, watch, why, winners,
};

// Clockwise; each is an expert in the terrain of the location with the same number.
pub const ANNA: Seat = Seat::new(0); // forest
pub const BEN: Seat = Seat::new(1); // desert
pub const CLEO: Seat = Seat::new(2); // plain
pub const DAN: Seat = Seat::new(3); // mountain

pub const FOREST: u8 = 0;
pub const DESERT: u8 = 1;
pub const PLAIN: u8 = 2;
pub const MOUNTAIN: u8 = 3;

pub type Story = Vec<Told<Event>>;

/// A shuffle of so many that changes nothing.
pub fn unshuffled(cards: u32) -> impl Iterator<Item = u32> {
    (1..cards).rev()
}

/// The luck of a set-up in which nothing changes its order, `above` cards lie on the Corrupt Marshal and `first`
/// begins.
pub fn set_up(seats: usize, mode: Mode, above: u32, first: u32) -> (Marshals, Story) {
    let cards = Marshals::cards(mode, seats).len() as u32;
    let corrupt = seats > 2 && mode == Mode::Standard;
    let deck = unshuffled(if corrupt { cards - 1 } else { cards });
    let luck = unshuffled(4).chain(unshuffled(4)).chain(deck).chain(corrupt.then_some(above)).chain([first]);
    let mut story = Vec::new();
    let state = Marshals::start(seats, &GameOptions { mode }, &mut Chance::scripted(luck), &mut story);
    (state.expect("a table of a good size"), story)
}

/// The map is forest, desert, plain, mountain; everybody stands at home with an empty hand; every card is in
/// the deck, the Movement cards on top from Forest 1 on. Anna is to act.
pub fn table(seats: usize) -> Marshals {
    cleared(set_up(seats, Mode::Standard, 40, 0).0)
}

/// The same in the basic game.
pub fn basic(seats: usize) -> Marshals {
    cleared(set_up(seats, Mode::Basic, 0, 0).0)
}

fn cleared(mut state: Marshals) -> Marshals {
    for seat in Seat::all(state.seats()) {
        state.hands[seat] = CardSet::EMPTY;
        state.marshals[seat].doubt = 0;
    }
    let mut cards: Vec<Card> = Marshals::cards(state.mode, state.seats()).iter().collect();
    cards.reverse();
    state.deck = cards.into_iter().collect();
    Card::all().for_each(|card| state.known.set(card, Knowers::NOBODY));
    state.lower = 0;
    state.draws = 0;
    state.turn = 1;
    assert_eq!(state.phase, Phase::Act);
    state
}

pub fn card(name: &str) -> Card {
    name.parse().expect("the name of a card")
}

pub fn cards(names: &[&str]) -> CardSet {
    names.iter().map(|name| card(name)).collect()
}

pub fn place(number: u8) -> Location {
    Location::new(number)
}

/// The land at a place of the test table.
pub fn land(number: u8) -> Terrain {
    Terrain::ALL[usize::from(number)]
}

/// Takes a card out of the deck.
fn pull(state: &mut Marshals, name: &str) -> Card {
    let card = card(name);
    let below = state.deck.iter().position(|other| *other == card);
    state.deck.remove(below.unwrap_or_else(|| panic!("{name} is not in the deck")))
}

/// Builds a position step by step.
pub trait Arrange: Sized {
    /// These cards of the deck are in a hand.
    fn holding(self, seat: Seat, cards: &[&str]) -> Self;
    /// These cards are drawn next, in this order.
    fn top(self, cards: &[&str]) -> Self;
    /// The deck holds nothing but these; the other cards are at the bottom of the discard pile.
    fn only(self, cards: &[&str]) -> Self;
    /// These lie on the discard pile, the last on top.
    fn discarded(self, cards: &[&str]) -> Self;
    /// A Marshal stands there.
    fn at(self, seat: Seat, at: u8) -> Self;
    /// Everybody stands there.
    fn all_at(self, at: u8) -> Self;
    /// So many bullets, provisions and coins.
    fn with(self, seat: Seat, bullets: u16, provisions: u16, coins: u16) -> Self;
    /// These Outlaws were captured.
    fn captured(self, seat: Seat, outlaws: &[usize]) -> Self;
    /// An Outlaw has escaped so often.
    fn escaped(self, outlaw: usize, escapes: u8) -> Self;
    /// The Corrupt Marshal lies open before this player.
    fn unmasked(self, seat: Seat) -> Self;
    /// This player is out.
    fn out(self, seat: Seat) -> Self;
    /// It is this player's step 2.
    fn turn_of(self, seat: Seat) -> Self;
}

impl Arrange for Marshals {
    fn holding(mut self, seat: Seat, cards: &[&str]) -> Self {
        for name in cards {
            let card = pull(&mut self, name);
            self.hands[seat].insert(card);
            self.known.set(card, Knowers::only(seat));
            self.marshals[seat].doubt += 1;
        }
        self
    }

    fn top(mut self, cards: &[&str]) -> Self {
        for name in cards.iter().rev() {
            let card = pull(&mut self, name);
            self.deck.push(card);
        }
        self
    }

    fn only(mut self, cards: &[&str]) -> Self {
        self = self.top(cards);
        while self.deck.len() > cards.len() {
            let below = self.deck.len() - 1 - cards.len();
            let card = self.deck.remove(below);
            self.known.set(card, Knowers::EVERYBODY);
            self.discard.put_under(card);
        }
        self
    }

    fn discarded(mut self, cards: &[&str]) -> Self {
        for name in cards {
            let card = pull(&mut self, name);
            self.known.set(card, Knowers::EVERYBODY);
            self.discard.push(card);
        }
        self
    }

    fn at(mut self, seat: Seat, at: u8) -> Self {
        self.marshals[seat].at = Some(place(at));
        self
    }

    fn all_at(self, at: u8) -> Self {
        Seat::all(self.seats()).fold(self, |state, seat| state.at(seat, at))
    }

    fn with(mut self, seat: Seat, bullets: u16, provisions: u16, coins: u16) -> Self {
        let marshal = &mut self.marshals[seat];
        (marshal.bullets, marshal.provisions, marshal.coins) = (bullets, provisions, coins);
        self
    }

    fn captured(mut self, seat: Seat, outlaws: &[usize]) -> Self {
        for outlaw in outlaws {
            pull(&mut self, data::NAMES[77 + outlaw]);
            self.outlaws[*outlaw].place = Whereabouts::Captured(seat);
        }
        self
    }

    fn escaped(mut self, outlaw: usize, escapes: u8) -> Self {
        self.outlaws[outlaw].escapes = escapes;
        self
    }

    fn unmasked(mut self, seat: Seat) -> Self {
        pull(&mut self, "CORRUPT");
        self.unmasked = Some(seat);
        self
    }

    fn out(mut self, seat: Seat) -> Self {
        assert!(self.hands[seat].is_empty());
        self.marshals[seat].at = None;
        self
    }

    fn turn_of(mut self, seat: Seat) -> Self {
        self.active = seat;
        self.phase = Phase::Act;
        self
    }
}

/// Positions near the end of the deck.
pub trait Late: Sized {
    /// Cleo has captured every Outlaw but this one.
    fn captured_all_but(self, number: usize) -> Self;
    /// Cleo has captured Outlaws 3 and 4.
    fn captured_all_but_two(self) -> Self;
    /// This card of the discard pile lies on top of it.
    fn discarded_top(self, name: &str) -> Self;
}

impl Late for Marshals {
    fn captured_all_but(mut self, number: usize) -> Self {
        for other in (1..=4).filter(|other| *other != number) {
            self = captured_from_discard(self, other);
        }
        self
    }

    fn captured_all_but_two(self) -> Self {
        captured_from_discard(captured_from_discard(self, 3), 4)
    }

    fn discarded_top(mut self, name: &str) -> Self {
        let at =
            self.discard.iter().position(|other| *other == card(name)).expect("a card of the discard pile");
        let moved = self.discard.remove(at);
        self.discard.push(moved);
        self
    }
}

fn captured_from_discard(mut state: Marshals, number: usize) -> Marshals {
    let at = state
        .discard
        .iter()
        .position(|other| *other == outlaw(number).card())
        .expect("a card of the discard pile");
    state.discard.remove(at);
    state.outlaws[number - 1].place = Whereabouts::Captured(CLEO);
    state
}

/// `seat` does `action`; nothing is left to luck.
pub fn act(state: &mut Marshals, seat: Seat, action: Action) -> Story {
    act_with(state, seat, action, &mut Chance::none())
}

/// The player before `seat` ends the turn, and `seat` draws.
pub fn draw(state: Marshals, seat: Seat) -> (Marshals, Story) {
    let seats = state.seats();
    let before = Seat::all(seats).find(|other| other.next(seats) == seat).expect("somebody sits before");
    let mut state = state.turn_of(before);
    let story = act(&mut state, before, EndTurn);
    (state, story)
}

pub fn play(name: &str) -> Action {
    PlayCard { card: card(name) }
}

pub fn ride(name: &str, to: u8) -> Action {
    Move { card: card(name), to: place(to) }
}

/// Who has to decide.
pub fn asked(state: &Marshals) -> Seat {
    state.status().deciders().first().expect("somebody decides")
}

pub fn outlaw(number: usize) -> Outlaw {
    Outlaw::ALL[number - 1]
}

pub fn top(state: &Marshals) -> Card {
    state.discard.top().expect("a card on the discard pile")
}

/// Whole games at random.
pub fn random_games(games: u64, mut look: impl FnMut(&tinstar_core::Story<Marshals>)) {
    for seed in 0..games {
        watch(2 + seed as usize % 3, &GameOptions { mode: Mode::Standard }, seed, &mut look);
    }
}
