//! Showdown: a tiny game with secrets, and a model of how one is written.
//!
//! - SD-1: Two or three play, with nine cards numbered 1 to 9.
//! - SD-2: The cards are shuffled and everybody is dealt one, to look at alone. The rest is the deck, face
//!   down.
//! - SD-3: All at once and in secret, everybody chooses to keep the card or to swap it.
//! - SD-4: When all have chosen, the choices are opened.
//! - SD-5: In seat order, whoever swaps lays the card aside face down and draws the top card of the deck, to
//!   look at alone.
//! - SD-6: Then, in seat order, everybody shows the card or folds.
//! - SD-7: When everybody has, the game is over and the highest card shown wins; it counts its number.
//! - SD-8: If nobody shows, nobody wins.
//! - SD-9: With the option `low_wins` the lowest card shown wins instead.
//!
//! | What                    | Who sees it                        |
//! |-------------------------|------------------------------------|
//! | the order of the deck   | nobody                             |
//! | the card somebody holds | its owner; everybody once shown    |
//! | a card laid aside       | its owner                          |
//! | what somebody chose     | its owner; everybody once opened   |
//! | all the rest            | everybody, spectators included     |

use serde::{Deserialize, Serialize};
use tinstar_core::{
    BadSetup, BySeat, Chance, Info, Instinct, Log, OptionInfo, Options, Outcome, Parts, RuleId, Rules,
    ScoreLine, Seat, SeatSet, Setup, Sight, Sound, Status, Terms, Viewer, rule,
};

/// The number on a card, from 1 to [`CARDS`].
pub type Card = u8;

/// How many cards there are (SD-1).
pub const CARDS: usize = 9;

/// The most players there can be (SD-1).
pub const MOST_SEATS: usize = 3;

/// The whole truth about a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Showdown {
    /// Whether the lowest card wins (SD-9).
    pub low_wins: bool,
    /// The cards not drawn yet: the top one is the last there is.
    pub deck: [Option<Card>; CARDS],
    /// What lies before each seat.
    pub hands: BySeat<Hand, MOST_SEATS>,
    /// What is being decided.
    pub phase: Phase,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The card held.
    pub card: Card,
    /// Whether everybody sees it (SD-6).
    pub shown: bool,
    /// The card laid aside, if it was swapped (SD-5).
    pub aside: Option<Card>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses in secret (SD-3).
    Choosing {
        /// What was chosen by those who have.
        chosen: BySeat<Option<Choice>, MOST_SEATS>,
    },
    /// One after the other shows or folds (SD-6). Who did neither yet sits at `turn` or after it.
    Showing {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Everybody has shown or folded (SD-7).
    Over,
}

/// A secret choice (SD-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Parts)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Keep the card.
    Keep,
    /// Swap it for the top card of the deck.
    Swap,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Choose in secret (SD-3).
    Choose(Choice),
    /// Show the card (SD-6).
    Show,
    /// Fold (SD-6).
    Fold,
}

/// One thing that happened. Where a card or choice is `None`, whoever is told this may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card was dealt (SD-2).
    Dealt { seat: Seat, card: Option<Card> },
    /// Somebody has chosen (SD-3).
    Chose { seat: Seat, choice: Option<Choice> },
    /// The choices were opened (SD-4).
    Opened { swapping: SeatSet },
    /// Somebody laid a card aside and drew another (SD-5).
    Drew { seat: Seat, card: Option<Card> },
    /// A card was shown (SD-6).
    Showed { seat: Seat, card: Card },
    /// Somebody folded (SD-6).
    Folded { seat: Seat },
    /// The game is over (SD-7), and perhaps nobody has won (SD-8).
    Ended { winners: SeatSet },
}

/// What can be chosen before a match.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowdownOptions {
    /// Whether the lowest card wins (SD-9).
    pub low_wins: bool,
}

impl Options for ShowdownOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetup> {
        if key != "low_wins" {
            return Err(BadSetup::UnknownOption { key: key.to_owned(), known: vec!["low_wins"] });
        }
        self.low_wins = value.parse().map_err(|_| BadSetup::OptionValue {
            key: "low_wins",
            value: value.to_owned(),
            takes: "option-true-or-false",
            rule: None,
        })?;
        Ok(())
    }
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Parts)]
pub struct View {
    /// Whether the lowest card wins (SD-9).
    pub low_wins: bool,
    /// What nobody else knows; a spectator knows nothing of the kind.
    pub own: Option<Own>,
    /// What lies before each seat, as everybody sees it.
    pub seats: BySeat<Open, MOST_SEATS>,
    /// How many cards are in the deck.
    pub deck_size: usize,
    /// Where the game stands.
    pub stage: Stage,
}

/// What the person in one seat knows and nobody else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Parts)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// The card held; after it was shown everybody knows it.
    pub card: Card,
    /// The card laid aside, if there is one.
    pub aside: Option<Card>,
    /// What was chosen, until the choices are opened.
    pub choice: Option<Choice>,
}

/// What everybody sees before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Parts)]
pub struct Open {
    /// The card held, once it was shown.
    pub shown: Option<Card>,
    /// Whether a card lies aside.
    pub swapped: bool,
}

/// A [`Phase`] as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Parts)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// These have chosen (SD-3).
    Choosing { chosen: SeatSet },
    /// One after the other shows or folds (SD-6).
    Showing { turn: Seat },
    /// Everybody has shown or folded (SD-7).
    Over,
}

impl Showdown {
    fn draw(&mut self) -> Card {
        let top = self.deck.iter_mut().rev().find_map(Option::take);
        top.expect("three seats draw at most six of nine cards")
    }

    fn choose(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Self>) {
        let Phase::Choosing { chosen } = &mut self.phase else {
            unreachable!("a choice is legal only while choosing")
        };
        chosen[seat] = Some(choice);
        let chosen = *chosen;
        log.tell(self, rule!("SD-3"), || Event::Chose { seat, choice: Some(choice) });
        if chosen.position(Option::is_none).is_some() {
            return;
        }
        let swapping = chosen
            .iter()
            .filter(|(_, choice)| **choice == Some(Choice::Swap))
            .map(|(seat, _)| seat)
            .collect();
        self.phase = Phase::Showing { turn: Seat::new(0) };
        self.swap(swapping, log);
    }

    fn swap(&mut self, swapping: SeatSet, log: &mut impl Log<Self>) {
        log.tell(self, rule!("SD-4"), || Event::Opened { swapping });
        for seat in swapping.iter() {
            let card = self.draw();
            let hand = &mut self.hands[seat];
            hand.aside = Some(std::mem::replace(&mut hand.card, card));
            log.tell(self, rule!("SD-5"), || Event::Drew { seat, card: Some(card) });
        }
    }

    fn next_turn(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let turn = seat.next(self.seats());
        if turn != Seat::new(0) {
            self.phase = Phase::Showing { turn };
            return;
        }
        self.phase = Phase::Over;
        let winners = self.outcome().winners();
        let rule = if winners.is_empty() { rule!("SD-8") } else { rule!("SD-7") };
        log.tell(self, rule, || Event::Ended { winners });
    }

    fn shown(&self, seat: Seat) -> Option<Card> {
        let hand = &self.hands[seat];
        hand.shown.then_some(hand.card)
    }

    fn outcome(&self) -> Outcome {
        let seats = self.seats();
        let points = |seat| self.shown(seat).map_or(0, i32::from);
        let rank = |seat| self.shown(seat).map(|card| i32::from(card) * if self.low_wins { -1 } else { 1 });
        if Seat::all(seats).all(|seat| self.shown(seat).is_none()) {
            // Place 1 stays free (SD-8).
            return Outcome { places: BySeat::filled(seats, 2), totals: BySeat::filled(seats, 0) };
        }
        Outcome::ranked(seats, rank, points)
    }
}

impl Terms for Showdown {
    type Options = ShowdownOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "showdown",
        least_seats: 2,
        most_seats: MOST_SEATS,
        seats_with: &[],
        minutes: (1, 2),
        rules_version: 1,
        books: &["SD"],
        has_secrets: true,
        lists_all_actions: true,
        longest: 2 * MOST_SEATS as u32,
        options: &[OptionInfo {
            key: "low_wins",
            takes: "option-true-or-false",
            default: "false",
            values: &["false", "true"],
        }],
    };

    const FIRING: &'static [RuleId] = &[
        rule!("SD-2"),
        rule!("SD-3"),
        rule!("SD-4"),
        rule!("SD-5"),
        rule!("SD-6"),
        rule!("SD-7"),
        rule!("SD-8"),
    ];
}

impl Setup for Showdown {
    fn check_setup(seats: usize, _: &ShowdownOptions) -> Result<(), BadSetup> {
        if (2..=MOST_SEATS).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule: rule!("SD-1") })
    }

    fn setup(seats: usize, options: &ShowdownOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let mut deck = std::array::from_fn(|place| Some(place as Card + 1));
        chance.shuffle(&mut deck);
        let mut game = Self {
            low_wins: options.low_wins,
            deck,
            hands: BySeat::filled(seats, Hand::default()),
            phase: Phase::Choosing { chosen: BySeat::filled(seats, None) },
        };
        for seat in Seat::all(seats) {
            let card = game.draw();
            game.hands[seat].card = card;
            log.tell(&game, rule!("SD-2"), || Event::Dealt { seat, card: Some(card) });
        }
        game
    }
}

impl Rules for Showdown {
    fn seats(&self) -> usize {
        self.hands.seats()
    }

    fn status(&self) -> Status {
        match &self.phase {
            Phase::Choosing { chosen } => Status::Waiting(
                chosen.iter().filter(|(_, choice)| choice.is_none()).map(|(seat, _)| seat).collect(),
            ),
            Phase::Showing { turn } => Status::Waiting(SeatSet::only(*turn)),
            Phase::Over => Status::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match &self.phase {
            Phase::Choosing { chosen } if chosen[seat].is_none() => {
                out.extend([Action::Choose(Choice::Keep), Action::Choose(Choice::Swap)]);
            }
            Phase::Showing { turn } if *turn == seat => out.extend([Action::Show, Action::Fold]),
            Phase::Choosing { .. } | Phase::Showing { .. } | Phase::Over => {}
        }
    }

    fn why_not(&self, _: Seat, action: &Action) -> RuleId {
        match (&self.phase, action) {
            (Phase::Choosing { .. }, Action::Choose(_)) => rule!("SD-3"),
            (Phase::Showing { .. }, Action::Choose(_)) => rule!("SD-4"),
            (Phase::Choosing { .. } | Phase::Showing { .. }, Action::Show | Action::Fold) => rule!("SD-6"),
            (Phase::Over, _) => rule!("SD-7"),
        }
    }

    fn resolve(&mut self, seat: Seat, action: &Action, _: &mut Chance, log: &mut impl Log<Self>) {
        match action {
            Action::Choose(choice) => self.choose(seat, *choice, log),
            Action::Show => {
                self.hands[seat].shown = true;
                log.tell(self, rule!("SD-6"), || Event::Showed { seat, card: self.hands[seat].card });
                self.next_turn(seat, log);
            }
            Action::Fold => {
                log.tell(self, rule!("SD-6"), || Event::Folded { seat });
                self.next_turn(seat, log);
            }
        }
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        out.extend(self.shown(seat).map(|card| ScoreLine {
            rule: rule!("SD-7"),
            item: "showdown-card-shown",
            count: 1,
            points: card.into(),
        }));
    }
}

impl Sight for Showdown {
    fn view(&self, viewer: Viewer) -> View {
        let own = |seat| {
            let Hand { card, aside, .. } = self.hands[seat];
            let choice = match &self.phase {
                Phase::Choosing { chosen } => chosen[seat],
                Phase::Showing { .. } | Phase::Over => None,
            };
            Own { seat, card, aside, choice }
        };
        View {
            low_wins: self.low_wins,
            own: match viewer {
                Viewer::Seat(seat) => Some(own(seat)),
                Viewer::Spectator => None,
            },
            seats: BySeat::from_fn(self.seats(), |seat| Open {
                shown: self.shown(seat),
                swapped: self.hands[seat].aside.is_some(),
            }),
            deck_size: self.deck.iter().flatten().count(),
            stage: match &self.phase {
                Phase::Choosing { chosen } => Stage::Choosing {
                    chosen: chosen
                        .iter()
                        .filter(|(_, choice)| choice.is_some())
                        .map(|(seat, _)| seat)
                        .collect(),
                },
                Phase::Showing { turn } => Stage::Showing { turn: *turn },
                Phase::Over => Stage::Over,
            },
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, card: None },
            Event::Chose { seat, .. } if !viewer.is(seat) => Event::Chose { seat, choice: None },
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            Event::Dealt { .. } | Event::Chose { .. } | Event::Drew { .. } => *event,
            Event::Opened { .. } | Event::Showed { .. } | Event::Folded { .. } | Event::Ended { .. } => {
                *event
            }
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Opened { .. } | Event::Drew { .. } | Event::Showed { .. } => true,
            Event::Chose { .. } | Event::Folded { .. } | Event::Ended { .. } => false,
        }
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        let seats = view.seats.seats();
        let own = |seat| view.own.filter(|own| own.seat == seat);
        let known = |card: &Card| {
            view.seats.iter().any(|(_, open)| open.shown == Some(*card))
                || view.own.is_some_and(|own| own.card == *card || own.aside == Some(*card))
        };
        let mut unseen: Vec<Card> = (1..=CARDS as Card).filter(|card| !known(card)).collect();
        chance.shuffle(&mut unseen);
        let mut any = || unseen.pop().expect("there are as many cards as places for them");
        let hand = |seat| {
            let (open, own) = (view.seats[seat], own(seat));
            Hand {
                card: open.shown.or(own.map(|own| own.card)).unwrap_or_else(&mut any),
                shown: open.shown.is_some(),
                aside: open.swapped.then(|| own.and_then(|own| own.aside).unwrap_or_else(&mut any)),
            }
        };
        let hands = BySeat::from_fn(seats, hand);
        let deck = std::array::from_fn(|place| (place < view.deck_size).then(&mut any));
        let mut choice = |seat| match own(seat) {
            Some(own) => own.choice,
            None if chance.below(2) == 0 => Some(Choice::Keep),
            None => Some(Choice::Swap),
        };
        let phase = match view.stage {
            Stage::Choosing { chosen } => Phase::Choosing {
                chosen: BySeat::from_fn(
                    seats,
                    |seat| if chosen.contains(seat) { choice(seat) } else { None },
                ),
            },
            Stage::Showing { turn } => Phase::Showing { turn },
            Stage::Over => Phase::Over,
        };
        Self { low_wins: view.low_wins, deck, hands, phase }
    }

    fn redeal(&mut self, chance: &mut Chance) {
        let mut cards: [Card; CARDS] = std::array::from_fn(|place| place as Card + 1);
        chance.shuffle(&mut cards);
        let deck = self.deck;
        let mut dealt = cards.into_iter().filter(|card| deck.contains(&Some(*card)));
        for place in self.deck.iter_mut().rev().flatten() {
            *place = dealt.next().expect("as many cards as places");
        }
    }
}

impl Sound for Showdown {
    fn invariants(&self) -> Result<(), String> {
        let hands = self.hands.as_slice();
        let held = hands.iter().flat_map(|hand| [Some(hand.card), hand.aside]);
        let mut cards: Vec<Card> = self.deck.into_iter().chain(held).flatten().collect();
        cards.sort_unstable();
        if cards != Vec::from_iter(1..=CARDS as Card) {
            return Err(format!("not each card once: {cards:?}"));
        }
        let too_early = match self.phase {
            Phase::Choosing { .. } => hands.iter().any(|hand| hand.shown || hand.aside.is_some()),
            Phase::Showing { turn } => hands[turn.index()..].iter().any(|hand| hand.shown),
            Phase::Over => false,
        };
        if too_early { Err(format!("swapped or shown too early: {self:?}")) } else { Ok(()) }
    }

    fn any_action(chance: &mut Chance) -> Action {
        let all = [Action::Choose(Choice::Keep), Action::Choose(Choice::Swap), Action::Show, Action::Fold];
        all[chance.below(all.len() as u32) as usize]
    }
}

/// Swaps a card from the worse half and always shows.
impl Instinct for Showdown {
    fn appeals(view: &View, _: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        let middle = (CARDS as i32 + 1) / 2;
        let above = view.own.map_or(0, |own| i32::from(own.card) - middle);
        let keen = if view.low_wins { -above } else { above };
        out.extend(legal.iter().map(|action| match action {
            Action::Choose(Choice::Keep) => keen,
            Action::Choose(Choice::Swap) => -keen,
            Action::Show => 1,
            Action::Fold => 0,
        }));
    }

    fn standing(view: &View, seat: Seat) -> i32 {
        let open = &view.seats[seat];
        let own = view.own.filter(|own| own.seat == seat).map(|own| own.card);
        // Nobody has folded before the end; what is not shown then is worth nothing.
        let card = open.shown.or(own.filter(|_| view.stage != Stage::Over));
        card.map_or(-(CARDS as i32) - 1, |card| i32::from(card) * if view.low_wins { -1 } else { 1 })
    }
}
