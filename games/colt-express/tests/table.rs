//! Small tables for the rule tests.

use colt_express::data::Turn;
use colt_express::{
    Action, Bandit, BanditSet, Car, Card, Cards, ColtExpress, Crew, Elf, Event, Floor, Phase, Played, Purses,
    RoundCard, Space, TrainOptions,
};
use tinstar_core::{Chance, Play, Rules, Seat, Silent, Told};
pub use tinstar_testkit::table::{
    act, act_with, choices, decider, happened, not_allowed, not_yours, refusal, why,
};

pub type Story = Vec<Told<Event>>;

/// A round card on which nothing happens at the end: S T S T S.
pub const QUIET: &str = "R24-5";

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn inside(car: u8) -> Space {
    Car::new(car).inside()
}

pub fn roof(car: u8) -> Space {
    Car::new(car).roof()
}

pub fn set<const N: usize>(bandits: [Bandit; N]) -> BanditSet {
    bandits.into_iter().collect()
}

pub fn plain() -> TrainOptions {
    TrainOptions { elf: false, ..TrainOptions::default() }
}

/// A match just begun in which the seats have chosen these bandits in order.
pub fn begun(options: &TrainOptions, bandits: &[Bandit]) -> ColtExpress {
    begun_with(bandits.len(), options, bandits)
}

/// The same with so many players; of four bandits with two players the first and the third are seat 0's.
pub fn begun_with(seats: usize, options: &TrainOptions, bandits: &[Bandit]) -> ColtExpress {
    let chance = &mut Chance::seeded(1);
    let mut state = ColtExpress::start(seats, options, chance, &mut Silent).expect("a table of a good size");
    if let (2, [a, b, c, d]) = (seats, bandits) {
        return teamed(state, [[*a, *c], [*b, *d]], chance);
    }
    for (number, bandit) in bandits.iter().enumerate() {
        if matches!(state.phase, Phase::Cast { .. }) {
            let chooser = seat((number % seats) as u8);
            state.apply(chooser, &Action::Choose(*bandit), chance, &mut Silent).expect("the bandit is free");
        }
    }
    state
}

/// Two players with these teams have chosen: the first of each starts in the Caboose, and everybody takes a Move of
/// hers into the hand.
fn teamed(mut state: ColtExpress, teams: [[Bandit; 2]; 2], chance: &mut Chance) -> ColtExpress {
    state.teams = teams.into_iter().map(|team| Crew(team.map(Some))).collect();
    state.first = seat(0);
    state.phase = Phase::Cast { seat: seat(0) };
    let moves = |bandit| Action::Pick { bandit, card: Card::Move };
    for choice in [Action::Choose, Action::Start, moves as fn(Bandit) -> Action] {
        for (player, [first, _]) in teams.into_iter().enumerate() {
            state
                .apply(seat(player as u8), &choice(first), chance, &mut Silent)
                .expect("it is free to choose");
        }
    }
    state
}

/// One player for each bandit, who stand there; seat 0 is First Player, nothing lies on the floor, and it is
/// the last round of a quiet card: after the last card of the common deck the game is over.
pub fn train(standing: &[(Bandit, Space)]) -> ColtExpress {
    train_with(&plain(), standing)
}

/// The same with other options.
pub fn train_with(options: &TrainOptions, standing: &[(Bandit, Space)]) -> ColtExpress {
    let bandits: Vec<Bandit> = standing.iter().map(|(bandit, _)| *bandit).collect();
    let seats = bandits.len();
    arrange(begun_with(seats, options, &bandits), standing)
}

/// Two players with two bandits each: the first and the third are seat 0's.
pub fn two_players(standing: [(Bandit, Space); 4]) -> ColtExpress {
    let bandits = standing.map(|(bandit, _)| bandit);
    arrange(begun_with(2, &plain(), &bandits), &standing)
}

pub fn arrange(mut state: ColtExpress, standing: &[(Bandit, Space)]) -> ColtExpress {
    for (bandit, at) in standing {
        state.figures[bandit.index()].at = *at;
    }
    state.note_crowds();
    sweep(&mut state);
    state.round = 5;
    state.card = RoundCard::labelled(QUIET).expect("a card of Table 7");
    state.first = seat(0);
    for player in Seat::all(state.seats()) {
        deal(&mut state, player, &[]);
    }
    state
}

/// Puts all loot on the floor out of the game.
pub fn sweep(state: &mut ColtExpress) {
    let coach = Car::STAGECOACH.roof().index();
    let guarded = state.floor[coach];
    let boxes: u8 = state.floor.iter().map(|floor| floor.strongboxes).sum();
    assert_eq!(boxes - guarded.strongboxes, 1, "only a fresh train is swept");
    // The strongboxes cannot leave the game, so one waits under the Marshal's nose, and one under the Shotgun's.
    state.floor = Default::default();
    state.floor[state.marshal.inside().index()].strongboxes = 1;
    state.floor[coach] = guarded;
    if let Some(stagecoach) = &mut state.stagecoach {
        stagecoach.flasks = Default::default();
    }
    state.cars = state.cars.iter().map(|_| 5).collect();
}

/// Puts loot on the floor: purses that nobody has held, jewels, strongboxes.
pub fn lay(state: &mut ColtExpress, at: Space, sealed: u8, jewels: u8, strongboxes: u8) {
    state.floor[at.index()] = Floor { sealed, lost: 0, jewels, strongboxes };
    settle(state);
}

/// Gives a bandit so many jewels and strongboxes.
pub fn rich(state: &mut ColtExpress, bandit: Bandit, jewels: u8, strongboxes: u8) {
    let figure = &mut state.figures[bandit.index()];
    (figure.jewels, figure.strongboxes) = (jewels, strongboxes);
    settle(state);
}

/// Makes a train of cars that had as many jewels as there are now, and counts the strongboxes.
fn settle(state: &mut ColtExpress) {
    let floor = || state.floor.iter();
    let held = || state.playing.iter().map(|bandit| state.figure(bandit));
    let jewels: u8 = floor().map(|floor| floor.jewels).chain(held().map(|figure| figure.jewels)).sum();
    let boxes: u8 =
        floor().map(|floor| floor.strongboxes).chain(held().map(|figure| figure.strongboxes)).sum();
    // Rows of Table 1: car B has three jewels, C, D and E one each, F none.
    let rows: &[u8] = [&[][..], &[2], &[2, 3], &[1], &[1, 2], &[1, 2, 3], &[1, 2, 3, 4]][usize::from(jewels)];
    let filled = rows.iter().copied().chain([5; 6]).take(state.cars.len()).collect();
    state.cars = filled;
    let boxes = boxes - u8::from(state.stagecoach.is_some());
    assert!((1..=2).contains(&boxes), "there are two strongboxes, and one comes with the Stagecoach");
    state.second_strongbox = boxes == 1;
}

/// Gives a bandit exactly these purses; those it had before are put away with the unseen ones.
pub fn purses(state: &mut ColtExpress, bandit: Bandit, values: &[u16]) {
    let figure = &mut state.figures[bandit.index()];
    let held = values.iter().fold(Purses::EMPTY, |sum, value| sum.and(Purses::one(*value)));
    state.unseen = state.unseen.and(figure.purses).less(held);
    figure.unrobbed = figure.unrobbed && held.has(250);
    figure.purses = held;
}

/// Gives a player this hand; the deck is the rest.
pub fn deal(state: &mut ColtExpress, player: Seat, hand: &[(Bandit, Card)]) {
    let crew = state.crews[player];
    let slot = |bandit: &Bandit| crew.slot(*bandit).expect("a bandit of this player");
    let hand = hand.iter().fold(Cards::EMPTY, |sum, (bandit, card)| sum.and(Cards::one(slot(bandit), *card)));
    let received = crew.iter().map(|(_, bandit)| state.figure(bandit).received()).sum();
    let whole = deck_of(crew, state.stagecoach.is_some(), state.prison.is_some());
    let mut deck = whole.and(Cards::bullets_only(received)).less(hand);
    for played in state.common.waiting() {
        if let Some(slot) = crew.slot(played.bandit()) {
            deck = deck.less(Cards::one(slot, played.card()));
        }
    }
    state.piles[player].hand = hand;
    state.piles[player].deck = deck;
    state.ledgers[player] = Default::default();
}

/// The Action cards of a player with these bandits, with these expansions.
pub fn deck_of(crew: Crew, horses: bool, prisoners: bool) -> Cards {
    let deck = match crew.first() {
        Some(Bandit::Marshal) => return Cards::marshals(),
        Some(_) if prisoners => Cards::of_outlaw(),
        _ => Cards::decks(crew.len()),
    };
    if horses { deck.and(Cards::rides(crew.len())) } else { deck }
}

/// The Elf stands there and these have a Gift.
pub fn with_elf(mut state: ColtExpress, at: Space, gifts: BanditSet) -> ColtExpress {
    state.elf = Some(Elf { at, gifts });
    state
}

/// The same table with Schemin' of this card about to begin, seat 0 first.
pub fn scheming(mut state: ColtExpress, card: &str) -> ColtExpress {
    state.card = RoundCard::labelled(card).expect("a card of the tables");
    state.round = 1;
    state.common = Default::default();
    let symbol = state.card.face().turns[0];
    state.phase = Phase::Scheme { seat: state.first, turn: 0, symbol, step: 0, again: false };
    state
}

/// Plays these cards as the last of the round and turns the common deck until somebody has to decide or the
/// game is over.
pub fn steal(state: &mut ColtExpress, cards: &[(Bandit, Card)], luck: &[u32]) -> Story {
    let (last, before) = cards.split_last().expect("at least one card is played");
    state.common = Default::default();
    for (bandit, card) in before {
        state.common.cards.push(Played::new(*bandit, *card, false));
    }
    let (bandit, card) = *last;
    for player in Seat::all(state.seats()) {
        let mine = state.crews[player].slot(bandit).is_some();
        deal(state, player, if mine { std::slice::from_ref(last) } else { &[] });
    }
    let player = state.figure(bandit).seat;
    let (step, turn) = (state.seats() as u8 - 1, state.card.face().turns.len() as u8 - 1);
    state.phase = Phase::Scheme { seat: player, turn, symbol: Turn::Standard, step, again: false };
    act(state, player, Action::Play { bandit, card, face_down: false }, luck)
}

/// Plays a card face-up in Schemin'.
pub fn play(bandit: Bandit, card: Card) -> Action {
    Action::Play { bandit, card, face_down: false }
}

/// Plays a card face-down in Schemin'.
pub fn hide(bandit: Bandit, card: Card) -> Action {
    Action::Play { bandit, card, face_down: true }
}

pub fn at(state: &ColtExpress, bandit: Bandit) -> Space {
    state.figure(bandit).at
}

/// Whether there is an action written like this.
pub fn is_an_action(json: &str) -> bool {
    serde_json::from_str::<Action>(json).is_ok()
}
