//! Tables for the rule tests: tiny positions, scripted chance, exact answers.
pub use pony_express::data;
pub use pony_express::flick::{self, Aim, Corner, STEADY, Wobble};
pub use pony_express::{
    Action, Cause, DeckCard, Duel, Ending, Event, Face, Faces, Hand, Item, Items, Kind, NoOptions, Phase,
    Play as Card, Pocket, PonyExpress, Reroll, Rider, Shaker, Shot, Space, Window,
};
pub use tinstar_core::{
    BadSetup, BySeat, Chance, Illegal, IllegalCode, Play, RuleId, Rules, Seat, SeatSet, Setup, Sight, Silent,
    Sound, Status, Told, Viewer, rule,
};

pub use tinstar_testkit::table::{
    act, can, choices, deciders, happened, not_allowed, not_yours, refusal, why,
};

pub const TED: Seat = Seat::new(0);
pub const BILL: Seat = Seat::new(1);
pub const HARRY: Seat = Seat::new(2);
pub const SAMMY: Seat = Seat::new(3);
pub const RICK: Seat = Seat::new(4);

/// The next player's roll, where it does not matter.
pub const NEXT: [u32; 5] = [1, 1, 2, 3, 4];

// Rolls that make each hand.
pub const NOTHING: [u32; 5] = [6, 5, 4, 3, 1];
pub const PAIR: [u32; 5] = [6, 6, 4, 3, 1];
pub const TWO_PAIRS: [u32; 5] = [6, 6, 4, 4, 1];
pub const THREE: [u32; 5] = [6, 6, 6, 4, 1];
pub const STRAIGHT: [u32; 5] = [6, 5, 4, 3, 2];
pub const FULL_HOUSE: [u32; 5] = [6, 6, 6, 4, 4];
pub const FOUR: [u32; 5] = [6, 6, 6, 6, 1];
pub const FIVE: [u32; 5] = [6, 6, 6, 6, 6];

pub const STRAIGHT_AHEAD: Action = Action::Shoot(Aim { shift: 0, angle: 0, power: 800 });

pub type Story = Vec<Told<Event>>;

/// Faces written as on the dice: `"K K 10 9 A"`.
pub fn dice(text: &str) -> Faces {
    let read = |sign: &str| Face::ALL.into_iter().find(|face| face.sign() == sign).expect("a face");
    text.split_whitespace().map(read).collect()
}

/// Ted to claim with A A Q J 9 under the shaker; everybody on these spaces with 3 gold and no cards.
pub fn table(spaces: &[u8]) -> PonyExpress {
    let mut state = PonyExpress::start(spaces.len(), &NoOptions {}, &mut Chance::seeded(1), &mut Silent)
        .expect("a table of a good size");
    state.pockets = BySeat::filled(spaces.len(), Pocket::default());
    state.deck = Items::all().iter().map(|item| DeckCard { item, put_by: None }).collect();
    for (seat, space) in (0..).map(Seat::new).zip(spaces) {
        state.riders[seat].space = Space::new(*space);
        state.riders[seat].mailbox = u8::from(*space == data::LAST_SPACE);
    }
    (state.first, state.active, state.turn) = (TED, TED, 1);
    rolled(state, "A A Q J 9", "")
}

/// The same table, with these dice under the shaker and beside it.
pub fn rolled(mut state: PonyExpress, hidden: &str, visible: &str) -> PonyExpress {
    state.shaker = Some(Shaker::of(dice(hidden), dice(visible)));
    state.phase = Phase::Dice { rerolled: Reroll::Never, shoe: false, loaded: false };
    check(state)
}

/// The same table, with so much gold for `seat`.
pub fn with_gold(mut state: PonyExpress, seat: Seat, gold: u8) -> PonyExpress {
    state.bank = state.bank + state.riders[seat].gold - gold;
    state.riders[seat].gold = gold;
    check(state)
}

/// The same table, with this card in `seat`'s hand instead of the deck.
pub fn with_card(mut state: PonyExpress, seat: Seat, item: Item) -> PonyExpress {
    let mut deck: Vec<DeckCard> = state.deck.to_vec();
    let at = deck.iter().position(|card| card.item == item).expect("the card is in the deck");
    deck.remove(at);
    state.deck = deck.into_iter().collect();
    state.pockets[seat].cards.add(item);
    check(state)
}

/// The same table with these in prison, arrested in this order.
pub fn jailed(mut state: PonyExpress, seats: &[Seat]) -> PonyExpress {
    for (order, seat) in (1..).zip(seats) {
        state.riders[*seat].jail = order;
    }
    check(state)
}

/// The same table with only these cards in the deck, the last one on top; all others are out of the game.
pub fn with_deck(mut state: PonyExpress, items: &[Item]) -> PonyExpress {
    let mut gone = Items::all();
    items.iter().for_each(|item| gone.remove(*item));
    state.gone = gone;
    state.deck = items.iter().map(|item| DeckCard { item: *item, put_by: None }).collect();
    check(state)
}

/// The same table waiting for something else.
pub fn at(mut state: PonyExpress, phase: Phase) -> PonyExpress {
    state.phase = phase;
    check(state)
}

pub fn check(state: PonyExpress) -> PonyExpress {
    assert_eq!(state.invariants(), Ok(()));
    state
}

/// Ted claims a hand and everybody believes it; then luck has these outcomes.
pub fn believed(state: &mut PonyExpress, hand: Hand, luck: &[u32]) -> Story {
    let mut story = Vec::new();
    let callers = pony_callers(state);
    let on_claim = if callers.is_empty() { luck } else { &[] };
    story.extend(act(state, state.active, Action::Claim(hand), on_claim));
    for (nth, caller) in callers.iter().enumerate() {
        let last = nth + 1 == callers.len();
        story.extend(act(state, *caller, Action::Pass, if last { luck } else { &[] }));
    }
    story
}

/// Who may call the active player's next claim.
pub fn pony_callers(state: &PonyExpress) -> Vec<Seat> {
    let mut copy = state.clone();
    let luck = &mut Chance::seeded(0);
    copy.apply(state.active, &Action::Claim(Hand::Pair), luck, &mut Silent).expect("a claim");
    if let Phase::Calls { waiting, .. } = copy.phase { waiting.iter().collect() } else { Vec::new() }
}

/// Ted claims three of a kind and `caller` calls; then luck has these outcomes.
pub fn called(state: &mut PonyExpress, hand: Hand, caller: Seat, luck: &[u32]) -> Story {
    let mut story = act(state, state.active, Action::Claim(hand), &[]);
    story.extend(act(state, caller, Action::Call, luck));
    story
}

pub fn space(state: &PonyExpress, seat: Seat) -> u8 {
    state.riders[seat].space.number()
}

pub fn gold(state: &PonyExpress, seat: Seat) -> u8 {
    state.riders[seat].gold
}

pub fn winner(state: &PonyExpress) -> Option<Seat> {
    state.status().outcome().and_then(|outcome| outcome.winners().first())
}

pub fn play(card: Card) -> Action {
    Action::Play(card)
}

/// A gunfight of Ted, who came, against Bill, with Ted about to shoot from corner A.
pub fn gunfight(spaces: &[u8]) -> PonyExpress {
    at(table(spaces), Phase::Aim { shot: Shot::Duel(duel(TED, BILL, false)), flask: false })
}

pub fn duel(mover: Seat, rival: Seat, last: bool) -> Duel {
    let shooter = if last { rival } else { mover };
    Duel { mover, rival, corner: Corner::A, last, shooter, row: 1, extra: 0, fired: [0; 2] }
}

/// The final duel of Ted, who came second, and Bill on this mailbox; Bill stands in corner B and shoots first.
pub fn final_duel(mailbox: u8, others: &[u8]) -> PonyExpress {
    let mut state = table(&[&[33, 33], others].concat());
    state.riders[BILL].mailbox = mailbox;
    let corners = Phase::Corners { mover: TED, rival: BILL, last: true };
    let mut state = at(state, corners);
    act(&mut state, TED, Action::Stand(Corner::A), &[]);
    state
}

/// A shot that stops short: it touches nothing.
pub const SHORT: Action = Action::Shoot(Aim { shift: 0, angle: 0, power: 100 });

pub const GO: &[u32] = &[STEADY];
