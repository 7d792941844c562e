//! A cheap opinion: draw on while a draw promises more than the card costs, stand where an Outlaw is worth double,
//! leave an Ambush behind, and do not run out of anything.

use tinstar_core::{Chance, Instinct, Seat, SeatSet};

use crate::action::Action;
use crate::card::{Card, CardSet, Goods, Kind, Outlaw, Terrain};
use crate::data::{CAPTURES, HELP};
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Location, Marshals, Place};
use crate::view::View;

/// A coin; everything else is measured by it.
const COIN: i32 = 10;

/// What a captured Outlaw is worth beyond its reward: it counts towards three, and nobody else has it.
const CAPTURE: i32 = 30 * COIN;

/// What it is worth to the Corrupt Marshal that an Outlaw escapes: a step towards getting away.
const ESCAPE: i32 = 30 * COIN;

/// What it is worth that somebody is out.
const ELIMINATION: i32 = 60 * COIN;

/// Of so many draws the chances are counted.
const DRAWS: i32 = 1000;

impl Instinct for Marshals {
    fn appeals(view: &View, seat: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        let eye = Eye { view, seat };
        out.extend(legal.iter().map(|action| match *action {
            Action::EndTurn => 0,
            Action::Pass => eye.nothing(),
            Action::Move { card, to } => {
                eye.draw(to, true) + eye.stand(to) + eye.onward(to, card) - eye.worth(card)
            }
            Action::SpendProvision { to } => {
                eye.draw(to, !eye.is_guarded()) + eye.stand(to) - eye.price(seat, Goods::Provision, 1)
            }
            Action::SpendBullet => {
                let at = eye.at(seat);
                eye.draw(at, !eye.is_guarded()) + eye.stand(at)
                    - eye.price(seat, Goods::Bullet, 1)
                    - eye.spared(legal)
            }
            Action::Play { card } => eye.play(card),
            Action::Hideout { from: None, .. } => eye.dig(),
            Action::Hideout { from: Some(from), .. } => eye.search(from),
            Action::Against { card, target } => eye.attack(card, target),
            Action::Stay => eye.stand(eye.at(seat)) - eye.price(seat, Goods::Bullet, 1),
            Action::Leave { to } => eye.stand(to),
            Action::Claim => eye.claim(),
            Action::Reveal { card } => eye.reveal(card),
            // A Jurisdiction has no other use, and what it takes has one.
            Action::Object => COIN,
            Action::Place { nth } => eye.place(nth),
            Action::Keep { nth } => eye.keep(nth),
            Action::Ride { to } => eye.ride(to),
            Action::Travel { card } => eye.travel(card),
            Action::Buy { goods } => eye.buy(goods),
        }));
    }

    /// Who is about to win whatever the others earn, else money, with the tie-breaks (MA-125 to MA-130, MA-158).
    fn standing(view: &View, seat: Seat) -> i32 {
        let marshal = &view.marshals[seat];
        let captured = |outlaw: &Outlaw| view.outlaws[outlaw.index()].place == Place::Captured(seat);
        let captures = Outlaw::ALL.into_iter().filter(captured).count() as i32;
        if view.mode == Mode::Basic {
            let danger: u16 = Outlaw::ALL.into_iter().filter(captured).map(Outlaw::danger).sum();
            return 1000 * captures + i32::from(danger);
        }
        let is_out = |seat: Seat| view.marshals[seat].at.is_none();
        let got_away = view.outlaws.iter().any(|fate| fate.place == Place::Gone);
        let last = seat.others(view.marshals.seats()).all(is_out);
        // The Corrupt Marshal comes before the hunter (MA-126, MA-127).
        let champion = if is_out(seat) {
            0
        } else if last {
            3
        } else if view.unmasked == Some(seat) && got_away {
            2
        } else {
            i32::from(captures as usize >= CAPTURES)
        };
        let stock = i32::from(marshal.bullets + marshal.provisions);
        100_000_000 * champion
            + 20_000 * i32::from(marshal.coins)
            + 2_000 * captures
            + 1_000 * i32::from(!is_out(seat))
            + stock
    }
}

/// What one seat sees, and what it thinks of it.
#[derive(Clone, Copy)]
struct Eye<'a> {
    view: &'a View,
    seat: Seat,
}

impl Eye<'_> {
    fn at(self, seat: Seat) -> Location {
        self.view.marshals[seat].at.expect("whoever decides stands on the map")
    }

    fn terrain(self, at: Location) -> Terrain {
        self.view.map[at.index()]
    }

    fn is_basic(self) -> bool {
        self.view.mode == Mode::Basic
    }

    fn is_corrupt(self) -> bool {
        self.view.is_corrupt(self.seat)
    }

    /// Whether an Outlaw drawn now would escape (MA-63).
    fn is_guarded(self) -> bool {
        self.view.discard.top().is_some_and(Card::is_trouble)
    }

    fn at_large(self) -> i32 {
        self.view.outlaws.iter().filter(|fate| fate.place == Place::Deck).count() as i32
    }

    /// How many of a thousand next draws are an Outlaw.
    fn chance(self) -> i32 {
        let deck = &self.view.deck;
        if let Some(top) = deck.top[0] {
            return if CardSet::OUTLAWS.contains(top) { DRAWS } else { 0 };
        }
        let seen = deck.top.iter().chain(&deck.bottom).flatten();
        let (mut unseen, mut outlaws) = (i32::from(deck.size), self.at_large());
        for card in seen {
            unseen -= 1;
            outlaws -= i32::from(CardSet::OUTLAWS.contains(*card));
        }
        DRAWS * outlaws.max(0) / unseen.max(1)
    }

    /// The danger of the Outlaws still to be found, on average, in coins.
    fn danger(self) -> i32 {
        let at_large = |outlaw: &Outlaw| self.view.outlaws[outlaw.index()].place == Place::Deck;
        let sum: i32 = Outlaw::ALL.into_iter().filter(at_large).map(|it| i32::from(it.danger())).sum();
        sum / self.at_large().max(1)
    }

    /// What meeting an Outlaw at `at` is worth; `open` if nothing helps it to escape.
    fn meeting(self, at: Location, open: bool) -> i32 {
        if self.is_basic() {
            return if open { 100 * COIN } else { 0 };
        }
        if self.is_corrupt() {
            return i32::from(HELP) * COIN + ESCAPE;
        }
        if !open {
            return 0;
        }
        let expert = self.terrain(at) == self.view.marshals[self.seat].specialty;
        self.danger() * COIN * if expert { 2 } else { 1 } + CAPTURE
    }

    /// What a draw at `at` is worth: perhaps an Outlaw, else a card.
    fn draw(self, at: Location, open: bool) -> i32 {
        let chance = self.chance();
        let card = self.view.deck.top[0].map_or(2 * COIN, |card| self.worth(card));
        (chance * self.meeting(at, open) + (DRAWS - chance) * card) / DRAWS
    }

    /// What it is worth to stand at `at` when the next turn begins.
    fn stand(self, at: Location) -> i32 {
        let terrain = self.terrain(at);
        let expert = terrain == self.view.marshals[self.seat].specialty && !self.is_corrupt();
        let ready = self.view.hand().and(CardSet::actions(terrain)).len();
        i32::from(expert) * self.danger() * COIN * self.average() / DRAWS + ready.min(2) as i32 * COIN / 2
    }

    /// What it is worth that from `to` the hand leads on, once `card` is played: each move is another draw.
    fn onward(self, to: Location, card: Card) -> i32 {
        let hand = self.view.hand();
        let near = to.neighbours().map(|next| CardSet::movement(self.terrain(next)));
        let near = near.fold(CardSet::WILDS, CardSet::or);
        let ways = hand.and(near).len() - usize::from(card == Card::WILD);
        ways.min(3) as i32 * COIN / 3
    }

    /// How many of a thousand draws are an Outlaw when nothing is known.
    fn average(self) -> i32 {
        DRAWS * self.at_large() / i32::from(self.view.deck.size.max(1))
    }

    /// What a card in the hand is worth.
    fn worth(self, card: Card) -> i32 {
        match card.kind() {
            Kind::Movement { .. } if self.is_basic() => COIN,
            // Its number, if an Outlaw is captured by somebody else on its terrain.
            Kind::Movement { value, .. } => i32::from(value) * COIN * self.at_large() / 12,
            Kind::Wild => 2 * COIN,
            Kind::Trouble { amount, .. } => i32::from(amount) * COIN,
            Kind::Clue { .. } => COIN,
            Kind::Hideout { .. } => 3 * COIN,
            Kind::Jurisdiction => 2 * COIN,
            Kind::Border | Kind::Train { .. } | Kind::Village { .. } => COIN / 2,
            Kind::Outlaw(_) => self.meeting(self.at(self.seat), true),
            Kind::Corrupt => 4 * COIN,
        }
    }

    /// What it costs `seat` to lose `amount` bullets or provisions; the last is worth the game.
    fn price(self, seat: Seat, goods: Goods, amount: u8) -> i32 {
        let stock = i32::from(self.view.marshals[seat].stock(goods));
        let left = stock - i32::from(amount);
        if left < 1 {
            return ELIMINATION;
        }
        i32::from(amount) * if left >= 4 { COIN } else { 9 * COIN / left }
    }

    /// What it is worth to leave an Ambush or a Camping card on the discard pile.
    fn guard(self) -> i32 {
        let stake = (self.danger() * COIN + CAPTURE) * self.chance() / DRAWS;
        let escaped = self.view.outlaws.iter().any(|fate| fate.place == Place::Deck && fate.escapes > 0);
        match self.view.unmasked {
            _ if self.is_corrupt() => 2 * stake,
            // An Outlaw on the run a second time may be away for good.
            Some(_) if escaped => -stake,
            Some(_) | None => stake / 2,
        }
    }

    fn play(self, card: Card) -> i32 {
        match card.kind() {
            Kind::Trouble { goods, amount, .. } => self.guard() + self.harm(goods, amount),
            Kind::Clue { .. } => COIN,
            Kind::Border => self.border(),
            Kind::Train { .. } | Kind::Village { .. } => COIN / 2,
            Kind::Movement { .. }
            | Kind::Wild
            | Kind::Hideout { .. }
            | Kind::Jurisdiction
            | Kind::Outlaw(_)
            | Kind::Corrupt => 0,
        }
    }

    /// Back to the own terrain for nothing.
    fn border(self) -> i32 {
        let marshal = &self.view.marshals[self.seat];
        if self.terrain(self.at(self.seat)) == marshal.specialty { -COIN } else { COIN }
    }

    /// What an Ambush or a Camping card costs those it is meant for.
    fn harm(self, goods: Goods, amount: u8) -> i32 {
        let here = self.view.marshals[self.seat].at;
        let victims = self.seat.others(self.view.marshals.seats());
        let victims: SeatSet = victims.filter(|seat| self.view.marshals[*seat].at == here).collect();
        // Several can show cards: then not all of them pay.
        victims.iter().map(|seat| self.price(seat, goods, amount)).sum::<i32>()
            / (victims.len().max(1) as i32 + 1)
    }

    /// What it costs to drive off those whom a card in hand would have hit.
    fn spared(self, legal: &[Action]) -> i32 {
        let harm = |action: &Action| {
            let Action::Play { card } = *action else { return None };
            let Kind::Trouble { goods, amount, .. } = card.kind() else { return None };
            Some(self.harm(goods, amount))
        };
        legal.iter().filter_map(harm).max().unwrap_or(0)
    }

    /// A Hideout for the deck is two draws, of which the better one counts.
    fn dig(self) -> i32 {
        let known = |depth: usize| self.view.deck.top[depth].map(|card| self.worth(card));
        let here = self.meeting(self.at(self.seat), true);
        let guess = (self.chance() * here + (DRAWS - self.chance()) * 2 * COIN) / DRAWS;
        match (known(0), known(1)) {
            (Some(first), Some(second)) => first.max(second),
            (Some(one), None) | (None, Some(one)) => one.max(guess),
            (None, None) => guess * 3 / 2,
        }
    }

    /// A Hideout for a hand takes the better of two cards, and somebody misses it.
    fn search(self, from: Seat) -> i32 {
        3 * COIN + i32::from(self.view.hands[from].size.min(4)) * COIN / 4
    }

    /// The basic game: from whom to take a card, whom to make wait.
    fn attack(self, card: Card, target: Seat) -> i32 {
        let next = target == self.seat.next(self.view.marshals.seats());
        let captured = self.view.outlaws.iter().filter(|fate| fate.place == Place::Captured(target)).count();
        let takes = matches!(card.kind(), Kind::Trouble { goods: Goods::Bullet, .. });
        let gain = if takes { i32::from(self.view.hands[target].size.min(6)) } else { 8 };
        COIN + gain + 3 * captured as i32 + i32::from(next)
    }

    /// The coins now against what the cards may bring later.
    fn claim(self) -> i32 {
        let zone = self.terrain(self.at(self.view.active));
        let cards = self.view.hand().and(CardSet::movement(zone));
        i32::from(cards.sum()) * COIN - cards.iter().map(|card| self.worth(card)).sum::<i32>()
    }

    /// What declining is worth: only an Ambush or Camping makes one pay for it.
    fn nothing(self) -> i32 {
        match self.view.phase {
            Phase::Reveal { card, .. } => -self.toll(card),
            Phase::Train { .. } | Phase::Travel { .. } => self.stand(self.at(self.seat)),
            Phase::Act
            | Phase::Driven { .. }
            | Phase::Claim { .. }
            | Phase::Object { .. }
            | Phase::Arrange { .. }
            | Phase::Dig
            | Phase::Search { .. }
            | Phase::Shop { .. }
            | Phase::Resolving { .. }
            | Phase::Striking { .. }
            | Phase::Over => 0,
        }
    }

    /// What an Ambush or a Camping card costs to pay.
    fn toll(self, card: Card) -> i32 {
        let Kind::Trouble { goods, amount, .. } = card.kind() else { return 0 };
        self.price(self.seat, goods, amount)
    }

    /// Shown as the lowest of all, a card does not help; shown as the highest, it is lost.
    fn reveal(self, card: Card) -> i32 {
        let Phase::Reveal { card: trouble, rest, victims, shown, .. } = self.view.phase else { return 0 };
        let before = victims.without(self.seat).iter().filter(|seat| !rest.contains(*seat));
        let mut declined = false;
        // So many of twelve cards shown later would be higher, or lower.
        let (mut lower, mut higher) = (12, 12);
        for _ in rest.iter() {
            lower = lower * (11 - i32::from(card.value())) / 12;
            higher = higher * i32::from(card.value()) / 12;
        }
        for seat in before {
            match shown[seat] {
                None => declined = true,
                Some(other) if other < card => lower = 0,
                Some(_) => higher = 0,
            }
        }
        let pays = if declined { 0 } else { lower };
        -(pays * self.toll(trouble) + higher * self.worth(card)) / 12
    }

    /// An Event on top ends the next player's turn; an Outlaw should come as late as possible.
    fn place(self, nth: u8) -> i32 {
        let Phase::Arrange { placed, .. } = self.view.phase else { return 0 };
        match self.view.deck.top[usize::from(placed + nth)].map(Card::kind) {
            Some(Kind::Border | Kind::Train { .. } | Kind::Village { .. }) => 3,
            Some(Kind::Outlaw(_)) => 0,
            Some(Kind::Corrupt) => 1,
            Some(
                Kind::Movement { .. }
                | Kind::Wild
                | Kind::Trouble { .. }
                | Kind::Clue { .. }
                | Kind::Hideout { .. }
                | Kind::Jurisdiction,
            )
            | None => 2,
        }
    }

    fn keep(self, nth: u8) -> i32 {
        let card = match self.view.phase {
            Phase::Search { pair, .. } => pair.map(|pair| pair[usize::from(nth)]),
            Phase::Act
            | Phase::Driven { .. }
            | Phase::Claim { .. }
            | Phase::Reveal { .. }
            | Phase::Object { .. }
            | Phase::Arrange { .. }
            | Phase::Dig
            | Phase::Train { .. }
            | Phase::Travel { .. }
            | Phase::Shop { .. }
            | Phase::Resolving { .. }
            | Phase::Striking { .. }
            | Phase::Over => self.view.deck.top[usize::from(nth)],
        };
        card.map_or(0, |card| self.worth(card))
    }

    fn ride(self, to: Location) -> i32 {
        let Phase::Train { card, .. } = self.view.phase else { return 0 };
        let Kind::Train { ticket, .. } = card.kind() else { return 0 };
        self.stand(to) - i32::from(ticket) * COIN
    }

    /// Worth it for somebody who needs what the Village sells.
    fn travel(self, card: Card) -> i32 {
        let marshal = &self.view.marshals[self.seat];
        let need = |goods| if marshal.stock(goods) < 3 { 4 * COIN } else { 0 };
        need(Goods::Bullet) + need(Goods::Provision) + self.stand(self.at(self.view.active))
            - self.worth(card)
    }

    /// What one more is worth, less its price.
    fn buy(self, goods: Goods) -> i32 {
        let Phase::Shop { card, .. } = self.view.phase else { return 0 };
        let Kind::Village { prices } = card.kind() else { return 0 };
        let marshal = &self.view.marshals[self.seat];
        let captures =
            self.view.outlaws.iter().filter(|fate| fate.place == Place::Captured(self.seat)).count();
        // Money is nothing to somebody about to win without it.
        let coin = if captures + 1 >= CAPTURES || self.is_corrupt() { COIN / 2 } else { COIN };
        let need = match marshal.stock(goods) {
            0 | 1 => 12 * COIN,
            2 => 5 * COIN,
            3 => 2 * COIN,
            _ => 0,
        };
        need - i32::from(prices[goods as usize]) * coin
    }
}
