//! Section 3.2: Schemin'.

use tinstar_core::{Chance, Log, RuleId, Seat, fires, rule};

use super::horses::{retain, turmoil, whiskey};
use super::prison::marshal;
use super::{expert, stealing};
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::data::{DRAWN, Turn};
use crate::horses::Hostage;
use crate::phase::{Phase, Sip};
use crate::state::{ColtExpress, CommonDeck, Played};

/// Whose turn of a symbol comes after so many others: clockwise from the First Player, or counter-clockwise
/// in a Switching turn, with partners from player B of the First Player's team (CE-44, CE-55, HS-131).
#[inline]
pub(crate) fn seat_at(state: &ColtExpress, step: u8, turn: Turn) -> Seat {
    let (seats, first) = (state.seats, u8::from(state.first));
    let place = if turn == Turn::Switching {
        // Going back by `step` is going on by the rest of the way around. Partners change places (HS-131).
        let first = first + u8::from(state.partners);
        if step > 0 { first + seats - step } else { first }
    } else {
        first + step
    };
    Seat::new(if place >= seats { place - seats } else { place })
}

/// A turn of Schemin': what [`Phase::Scheme`] and [`Phase::Drunk`] hold.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) seat: Seat,
    pub(crate) turn: u8,
    pub(crate) symbol: Turn,
    pub(crate) step: u8,
    pub(crate) again: bool,
    /// What is left of the turn if a sip was drunk (HS-68, HS-69).
    pub(crate) sip: Option<Sip>,
}

impl Moment {
    /// The turn that is open. What is seldom asked finds it out again, so that it need not be handed on.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest are no turns")]
    pub(crate) fn of(phase: Phase) -> Self {
        match phase {
            Phase::Scheme { seat, turn, symbol, step, again }
            | Phase::Plus { seat, turn, symbol, step, again } => {
                Self { seat, turn, symbol, step, again, sip: None }
            }
            Phase::Drunk { seat, turn, symbol, step, again, sip } => {
                Self { seat, turn, symbol, step, again, sip: Some(sip) }
            }
            _ => unreachable!("only asked in a turn of Schemin'"),
        }
    }
}

/// The first turn of the round.
pub(crate) fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    let symbol = state.turn(0);
    if symbol == Turn::Turmoil {
        return turmoil::begin(state, 0, chance, log);
    }
    let moment =
        Moment { seat: seat_at(state, 0, symbol), turn: 0, symbol, step: 0, again: false, sip: None };
    if can_act(state, moment.seat) { moment.into() } else { pass(state, moment, chance, log) }
}

impl From<Moment> for Phase {
    #[inline]
    fn from(Moment { seat, turn, symbol, step, again, sip }: Moment) -> Self {
        match sip {
            None => Self::Scheme { seat, turn, symbol, step, again },
            Some(sip) => Self::Drunk { seat, turn, symbol, step, again, sip },
        }
    }
}

/// A player who can do nothing passes, and so on until somebody can (CE-49).
#[cold]
fn pass(
    state: &mut ColtExpress,
    mut now: Moment,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    loop {
        state.phase = Phase::Scheming { seat: now.seat, turn: now.turn, symbol: now.symbol };
        log.tell(state, fires!("CE-49"), || Event::Passed { seat: now.seat });
        match after(state, now) {
            None => return end(state, chance, log),
            Some(next) if next.symbol == Turn::Turmoil => {
                return turmoil::begin(state, next.turn, chance, log);
            }
            Some(next) if can_act(state, next.seat) => return next.into(),
            Some(next) => now = next,
        }
    }
}

/// The turn that follows, if there is one in this round (CE-43, CE-54, CE-56).
#[inline(always)]
fn after(state: &ColtExpress, now: Moment) -> Option<Moment> {
    if now.symbol == Turn::SpeedingUp && !now.again {
        return Some(Moment { again: true, sip: None, ..now });
    }
    let step = now.step + 1;
    if step < state.seats {
        return Some(Moment { seat: seat_at(state, step, now.symbol), step, again: false, sip: None, ..now });
    }
    let turn = now.turn + 1;
    let symbol = *state.card.face().turns.get(usize::from(turn))?;
    Some(Moment { seat: seat_at(state, 0, symbol), turn, symbol, step: 0, again: false, sip: None })
}

/// Whether a player has anything to play or to draw. Both are public: with nothing to draw, all cards
/// that were not played are in the hand.
#[inline]
pub(crate) fn can_act(state: &ColtExpress, seat: Seat) -> bool {
    !state.piles[seat].hand.actions().is_empty() || can_draw(state, seat)
}

/// Whether there is anything to draw (CE-50, CE-159).
#[inline]
pub(crate) fn can_draw(state: &ColtExpress, seat: Seat) -> bool {
    !state.piles[seat].deck.is_empty() || !state.ledgers[seat].discard.is_empty()
}

/// How a card may be played: face-up, face-down (CE-52), or as its player likes (CE-57).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Faces {
    Up,
    Down,
    Either,
}

/// The first turn of a round leaves the choice to Ghost's player (CE-57, CE-59, CE-60, CE-157), for the first card of it
/// (HS-124). With the Photographer a bandit hides nothing in tunnels (HS-93, CE-170).
#[inline]
fn faces(state: &ColtExpress, now: &Moment, bandit: Bandit) -> Faces {
    let tunnel = now.symbol == Turn::Tunnel;
    if tunnel && !state.holds(bandit, Hostage::Photographer) {
        return Faces::Down;
    }
    let first = now.turn == 0 && !now.again && now.sip != Some(Sip::Turn { first: false });
    if first && state.crew_has_ability(now.seat, Bandit::Ghost) { Faces::Either } else { Faces::Up }
}

/// Drawing three, and every playable card in hand (CE-45). A draw that is forced is asked for too, and so
/// is the only card to play: not asking would show what the hand holds (CE-160).
#[inline(always)]
pub(crate) fn choices(state: &ColtExpress, now: &Moment, out: &mut Vec<Action>) {
    if now.sip != Some(Sip::Play) && can_draw(state, now.seat) {
        out.push(Action::Draw);
    }
    cards(state, now, out);
    if state.stagecoach.is_some() {
        whiskey::sips(state, out);
    }
}

/// Every playable card in hand, on the sides it can be played.
#[inline(always)]
pub(crate) fn cards(state: &ColtExpress, now: &Moment, out: &mut Vec<Action>) {
    let hand = state.piles[now.seat].hand;
    if let [Some(bandit), None] = state.crews[now.seat].0
        && hand.has_no_second()
    {
        match faces(state, now, bandit) {
            Faces::Either => both_faces(hand, bandit, out),
            one @ (Faces::Up | Faces::Down) => one_face(hand, bandit, one == Faces::Down, out),
        }
        return;
    }
    every_face(state, out);
}

/// How many kinds of cards there are without Horses & Stagecoach, which adds the last.
const USUAL: usize = Card::ACTIONS.len() - 1;

/// Every kind of a set as a card played, in order; the rest of a row means nothing.
type Rows = [[Action; USUAL]; 1 << USUAL];

/// How many kinds a set has: in a table it is one look, and twelve steps without.
static KINDS: [u8; 1 << USUAL] = {
    let mut counts = [0; 1 << USUAL];
    let mut set = 1;
    while set < counts.len() {
        counts[set] = counts[set / 2] + (set % 2) as u8;
        set += 1;
    }
    counts
};

/// The rows of every bandit, face-up and face-down. Ready to be copied they take a third of what making them of a row of
/// cards took, and with 18 KiB they stay where the processor finds them.
static PLAYS: [[Rows; 2]; Bandit::EVERY.len()] = {
    let mut plays = [[[[Action::Draw; USUAL]; 1 << USUAL]; 2]; Bandit::EVERY.len()];
    let mut place = 0;
    while place < (plays.len() * 2) << USUAL {
        let (bandit, side, set) = (place >> (USUAL + 1), place >> USUAL & 1, place % (1 << USUAL));
        let (mut kind, mut count) = (0, 0);
        while kind < USUAL {
            if set >> kind & 1 == 1 {
                plays[bandit][side][set][count] = Action::Play {
                    bandit: Bandit::EVERY[bandit],
                    card: Card::ACTIONS[kind],
                    face_down: side == 1,
                };
                count += 1;
            }
            kind += 1;
        }
        place += 1;
    }
    plays
};

/// Every kind of card in hand, on the side the turn says. Which kinds a hand holds is luck, and a branch
/// for each would be foreseen wrongly half of the time; so a full row is copied and cut to length.
#[inline(always)]
fn one_face(hand: Cards, bandit: Bandit, face_down: bool, out: &mut Vec<Action>) {
    let kinds = hand.kinds_of_first();
    let usual = kinds % (1 << USUAL);
    let count = out.len() + usize::from(KINDS[usual]);
    out.extend_from_slice(&PLAYS[bandit.index()][usize::from(face_down)][usual]);
    out.truncate(count);
    if kinds != usual {
        ride(bandit, face_down, out);
    }
}

#[cold]
fn ride(bandit: Bandit, face_down: bool, out: &mut Vec<Action>) {
    out.push(Action::Play { bandit, card: Card::Ride, face_down });
}

/// Every kind of card in hand, on both sides: Ghost's first turn (CE-57).
#[inline(never)]
fn both_faces(hand: Cards, bandit: Bandit, out: &mut Vec<Action>) {
    let mut kinds = hand.kinds_of_first();
    while kinds != 0 {
        let card = Card::at(kinds.trailing_zeros() as u8);
        for face_down in [false, true] {
            out.push(Action::Play { bandit, card, face_down });
        }
        kinds &= kinds - 1;
    }
}

/// With two players the cards of both bandits, with a partner those of both, and those of Marshal & Prisoners (CE-25, CE-57,
/// HS-117, MP-4).
#[cold]
fn every_face(state: &ColtExpress, out: &mut Vec<Action>) {
    let now = Moment::of(state.phase);
    let (hand, crew, start) = (state.piles[now.seat].hand.actions(), state.side(now.seat), out.len());
    for (slot, card) in Cards::places_of(crew.len()).filter(|(slot, card)| hand.has(*slot, *card)) {
        let Some(bandit) = crew.0[slot] else { continue };
        let faces = faces(state, &now, bandit);
        if faces != Faces::Down {
            out.push(Action::Play { bandit, card, face_down: false });
        }
        if faces != Faces::Up {
            out.push(Action::Play { bandit, card, face_down: true });
        }
    }
    if crew.len() > 1 {
        out[start..].sort_unstable();
    }
}

/// Carries a turn out and goes on to the next. After most turns the next player has the same symbol; that one is written
/// down in place, which is cheaper than a [`Phase`] handed back.
#[inline(always)]
pub(crate) fn take_turn(
    state: &mut ColtExpress,
    now: &Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let Moment { turn, symbol, .. } = *now;
    if log.listens() {
        state.phase = Phase::Scheming { seat: now.seat, turn, symbol };
    }
    if let Some(phase) = act(state, now, action, chance, log) {
        state.phase = phase;
        return;
    }
    let step = now.step + 1;
    if symbol != Turn::SpeedingUp && step < state.seats {
        let seat = seat_at(state, step, symbol);
        if can_act(state, seat) {
            state.phase = Phase::Scheme { seat, turn, symbol, step, again: false };
            return;
        }
    }
    state.phase = go_on(state, *now, chance, log);
}

/// The same, wherever the next turn may come from.
pub(crate) fn resolve(
    state: &mut ColtExpress,
    now: &Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    match act(state, now, action, chance, log) {
        Some(phase) => phase,
        None => go_on(state, *now, chance, log),
    }
}

/// Plays a card, draws or drinks. What has to be decided about it in the same turn, if anything.
#[inline(always)]
fn act(
    state: &mut ColtExpress,
    now: &Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    if let Action::Play { bandit, card, face_down } = action {
        play(state, now.seat, (bandit, card, face_down), turn_rule(now.symbol, face_down), log);
        if now.sip == Some(Sip::Play) {
            let rest = Moment { sip: Some(Sip::Turn { first: false }), ..*now };
            return Some(go_on_drunk(state, rest, chance, log));
        }
        if state.prison.is_some()
            && card.is_plus()
            && let Some(phase) = marshal::plus(state, now)
        {
            return Some(phase);
        }
        // Who holds no card at all plays no Cover, as everybody can see.
        let shot = || card == Card::Fire && !face_down && now.symbol == Turn::Standard;
        if state.has_crews() && shot() && !state.piles[now.seat].hand.is_empty() {
            return Some(Phase::Cover { seat: now.seat, turn: now.turn, step: now.step, shooter: bandit });
        }
    } else if matches!(action, Action::Draw) {
        draw(state, now.seat, chance, log);
    } else {
        return Some(whiskey::sip(state, *now, action, chance, log));
    }
    None
}

/// The rest of a turn in which a sip was drunk; if nothing is possible any more it is passed (HS-123).
#[cold]
pub(crate) fn go_on_drunk(
    state: &mut ColtExpress,
    now: Moment,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if can_act(state, now.seat) { now.into() } else { pass(state, now, chance, log) }
}

/// The cards of the other bandit that can cover a Fire, but not the Marshal card, or none (CE-168). It is asked even if
/// there is none: not asking would show what the hand holds (CE-160).
pub(crate) fn covers(state: &ColtExpress, seat: Seat, shooter: Bandit, out: &mut Vec<Action>) {
    let hand = state.piles[seat].hand;
    for (slot, bandit) in state.crews[seat].iter().filter(|(_, bandit)| *bandit != shooter) {
        let fitting = |card: &Card| *card != Card::Marshal && hand.has(slot, *card);
        let cards = Card::ACTIONS.into_iter().filter(fitting);
        out.extend(cards.map(|card| Action::Play { bandit, card, face_down: false }));
    }
    out.push(Action::Stop);
}

/// A player covers a Fire, or does not, and the turn is over (CE-168).
#[inline(never)]
pub(crate) fn cover(
    state: &mut ColtExpress,
    now: Moment,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if let Action::Play { bandit, card, face_down } = action {
        play(state, now.seat, (bandit, card, face_down), fires!("CE-168"), log);
    } else {
        log.tell(state, fires!("CE-168"), || Event::LeftUncovered { seat: now.seat });
    }
    go_on(state, now, chance, log)
}

/// The turn after this one, or Stealin' after the last.
#[inline(never)]
pub(crate) fn go_on(
    state: &mut ColtExpress,
    now: Moment,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    match after(state, now) {
        Some(next) if next.symbol == Turn::Turmoil => turmoil::begin(state, next.turn, chance, log),
        Some(next) if can_act(state, next.seat) => next.into(),
        Some(next) => pass(state, next, chance, log),
        None => end(state, chance, log),
    }
}

#[inline]
fn turn_rule(symbol: Turn, face_down: bool) -> RuleId {
    match symbol {
        Turn::Tunnel if !face_down => fires!("HS-93"),
        Turn::Tunnel => fires!("CE-52"),
        _ if face_down => fires!("CE-57"),
        Turn::SpeedingUp => fires!("CE-54"),
        Turn::Switching => fires!("CE-55"),
        Turn::Standard | Turn::Turmoil => fires!("CE-45"),
    }
}

#[inline]
pub(crate) fn play(
    state: &mut ColtExpress,
    seat: Seat,
    (bandit, card, face_down): (Bandit, Card, bool),
    why: RuleId,
    log: &mut impl Log<ColtExpress>,
) {
    let slot = state.slot_of(seat, bandit);
    let piles = &mut state.piles[seat];
    piles.hand = piles.hand.less(Cards::one(slot, card));
    if state.common.turned > 0 {
        state.common = CommonDeck::default();
    }
    state.common.cards.push(Played::new(bandit, card, face_down));
    let lent = slot > 0 && state.partners;
    if lent {
        state.common.lend();
    }
    log.tell(state, why, || Event::Played { seat, bandit, card: Some(card), face_down, lent });
}

#[inline]
pub(crate) fn draw(
    state: &mut ColtExpress,
    seat: Seat,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let cards = if state.expert {
        expert::draw_in_turn(state, seat, DRAWN, chance, log)
    } else {
        let piles = &mut state.piles[seat];
        let cards = piles.deck.draw_up_to(DRAWN, chance);
        piles.hand = piles.hand.and(cards);
        cards
    };
    let rule = if cards.len() < DRAWN { fires!("CE-46") } else { fires!("CE-45") };
    let cards = if state.partners { cards.of_anybody() } else { cards };
    log.tell(state, rule, || Event::Drew { seat, count: cards.len(), cards: Some(cards) });
}

/// The unplayed hands go back into the decks, and Stealin' begins (CE-62).
#[inline(never)]
fn end(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    if state.expert {
        return expert::end_scheming(state, chance, log);
    }
    if retain::applies(state) {
        return retain::begin(state, chance, log);
    }
    for seat in Seat::all(state.table()) {
        let piles = &mut state.piles[seat];
        piles.deck = piles.deck.and(std::mem::take(&mut piles.hand));
    }
    state.phase = Phase::Stealing { bandit: None };
    // What was drawn of the partner and not played stays with the rest of the hand.
    let rule = if state.partners { fires!("HS-130") } else { fires!("CE-62") };
    log.tell(state, rule, || Event::SchemingEnded);
    stealing::go_on(state, chance, log)
}

/// The rule that forbids this turn.
#[expect(clippy::wildcard_enum_match_arm, reason = "anything else is no turn")]
pub(crate) fn why_not(state: &ColtExpress, now: Moment, action: Action) -> RuleId {
    let seat = now.seat;
    let Action::Play { bandit, card, .. } = action else {
        return match action {
            Action::Draw if now.sip == Some(Sip::Play) => rule!("HS-69"),
            Action::Draw => rule!("CE-50"),
            Action::Stop | Action::Leave => rule!("CE-49"),
            Action::Keep | Action::LayAside { .. } => rule!("CE-62"),
            Action::Retain { .. } | Action::PutBack => rule!("HS-82"),
            Action::Sip { .. } | Action::LastSip { .. } if now.sip.is_some() => rule!("HS-73"),
            Action::Sip { .. } | Action::LastSip { .. } if whiskey::has_any(state, seat) => rule!("HS-123"),
            Action::Sip { .. } | Action::LastSip { .. } => rule!("HS-67"),
            _ => rule!("CE-45"),
        };
    };
    if card == Card::Bullet {
        return rule!("CE-48");
    }
    let held = state.side(seat).slot(bandit).is_some_and(|slot| state.piles[seat].hand.has(slot, card));
    match faces(state, &now, bandit) {
        _ if !held => rule!("CE-45"),
        Faces::Down => rule!("CE-52"),
        Faces::Up if now.symbol == Turn::Tunnel => rule!("HS-93"),
        Faces::Up if state.crew_has_ability(seat, Bandit::Ghost) => {
            // Who has no card on the common deck has drawn in the first turn.
            if is_played(state, seat) { rule!("CE-57") } else { rule!("CE-58") }
        }
        Faces::Up | Faces::Either => rule!("CE-52"),
    }
}

/// Whether a card of this player lies on the common deck.
fn is_played(state: &ColtExpress, seat: Seat) -> bool {
    state.common.waiting().iter().any(|played| state.crews[seat].slot(played.bandit()).is_some())
}

/// The rule that forbids whoever has just had a turn to go on with another card or draw, if this is one (CE-45): the
/// Marshal needs a plus for it (MP-30), and with two players it may be a Cover that is not allowed (CE-157, CE-168).
pub(crate) fn why_no_more(state: &ColtExpress, now: Moment, seat: Seat, action: Action) -> Option<RuleId> {
    let (step, symbol) = match now {
        Moment { again: true, .. } | Moment { turn: 0, step: 0, .. } => return None,
        Moment { step: 0, turn, .. } => (state.seats - 1, state.turn(turn - 1)),
        Moment { step, symbol, .. } => (step - 1, symbol),
    };
    if seat_at(state, step, symbol) != seat || !matches!(action, Action::Play { .. } | Action::Draw) {
        return None;
    }
    let last = state.common.waiting().last().filter(|last| state.crews[seat].slot(last.bandit()).is_some());
    let covered = matches!(action, Action::Play { .. }) && state.has_crews();
    Some(match last.filter(|last| covered && last.card() == Card::Fire) {
        // Outside tunnels only the first card of Ghost's player lies face-down.
        Some(fire) if fire.face_down() && symbol != Turn::Tunnel => rule!("CE-157"),
        Some(_) => rule!("CE-168"),
        None if state.crews[seat].first() == Some(Bandit::Marshal) => rule!("MP-30"),
        None => rule!("CE-45"),
    })
}

/// The rule that forbids this answer to whether a Fire is covered.
pub(crate) fn why_not_cover(state: &ColtExpress, seat: Seat, action: Action) -> RuleId {
    let Action::Play { bandit, card, .. } = action else { return rule!("CE-168") };
    let held = state.crews[seat].slot(bandit).is_some_and(|slot| state.piles[seat].hand.has(slot, card));
    if card == Card::Bullet {
        rule!("CE-48")
    } else if held {
        rule!("CE-168")
    } else {
        rule!("CE-45")
    }
}
