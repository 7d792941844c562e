//! What a review must hold to, in every game: columns that add up, luck that is nobody's friend, errors that are errors.

use tinstar_bots::Level;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{
    Chance, Game, Generator, Instinct, Match, MatchSeed, Options as _, Record, Rules as _, Seat, Silent,
    Status, Terms, Viewer, most_appealing,
};
use tinstar_lab::{Plan, review, simulate};
use tinstar_review::{Review, Reviewed};

/// A match between deputies.
fn played<G: Playable>(seats: usize, seed: u64) -> Record<G> {
    let plan = Plan::<G> {
        seats,
        options: G::Options::default(),
        games: 1,
        seed,
        threads: 1,
        bots: vec![Level::Instinct.into(); seats],
        count_rules: false,
    };
    let kept = std::sync::Mutex::new(None);
    let keep = |_, record| {
        *kept.lock().expect("nobody panics with it") = Some(record);
        true
    };
    simulate(&plan, &|_| (), Some(&keep)).expect("it is kept");
    kept.into_inner().expect("nobody panics with it").expect("a match was played")
}

fn reviewed<G: Playable>(record: &Record<G>, rollouts: u32, threads: usize) -> Reviewed<G::Action> {
    let course = Review { rollouts, seed: 3 }.course(record).expect("a record that was just made holds");
    review(&course, threads, &|_| ())
}

/// What everybody began with, luck and all choices add up to what everybody won, and so does every step.
struct AddsUp;

impl Visitor for AddsUp {
    type Out = ();

    fn visit<G: Playable>(self) {
        let record = played::<G>(G::INFO.least_seats.max(3).min(G::INFO.most_seats), 5);
        let review = reviewed(&record, 6, 1);
        assert_eq!(review, reviewed(&record, 6, 2), "{}: the same on any number of threads", G::INFO.id);
        assert_eq!(review.steps.len(), record.steps.len());
        let near =
            |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{}: {one} {other}", G::INFO.id);
        for (seat, account) in review.accounts.iter().enumerate() {
            near(account.initial + account.luck + account.own + account.others, account.last);
            let mut at = review.dealt[seat];
            for step in &review.steps {
                near(step.before[seat], at);
                at = step.after[seat];
            }
            near(at, account.last);
        }
        // Everybody's chances are one whole: no game of ours leaves a victory to nobody among deputies.
        for chances in review.steps.iter().flat_map(|step| [&step.before, &step.expected, &step.after]) {
            assert!(chances.iter().sum::<f64>() < 1.0 + 1e-9);
        }
        near(review.accounts.iter().map(|account| account.last).sum(), 1.0);
    }
}

#[test]
fn the_columns_add_up_in_every_game() {
    AnyGame::ALL.iter().for_each(|game| game.visit(AddsUp));
}

/// Only what luck had a part in has luck, and only what was chosen has a cost.
#[test]
fn what_was_not_drawn_is_no_luck_and_what_was_not_chosen_no_error() {
    let record = played::<colt_express::ColtExpress>(3, 2);
    let review = reviewed(&record, 6, 2);
    let mut state = None;
    let mut quiet = 0;
    record
        .replay(|moment| {
            if let Some((seat, action)) = moment.decision {
                let before: &colt_express::ColtExpress = state.as_ref().expect("the set-up came first");
                let step = &review.steps[moment.step - 1];
                let mut chance = Chance::recorded(Chance::seeded(1));
                let mut legal = Vec::new();
                before.legal_actions(seat, &mut legal);
                before.clone().resolve(seat, &action, &mut chance, &mut Silent);
                if chance.draws().is_empty() {
                    assert_eq!(step.expected, step.after, "step {}", moment.step);
                    quiet += 1;
                }
                if legal.len() == 1 {
                    assert_eq!(step.before, step.expected, "step {}", moment.step);
                    assert!(step.judged.is_none());
                }
            }
            state = Some(*moment.state);
        })
        .expect("it holds");
    assert!(quiet > 10, "most cards are played without luck");
}

/// A deck is shuffled at the set-up, but a card of it is luck when it is turned: the step draws nothing, and yet it might have come
/// out otherwise.
#[test]
fn a_card_is_luck_when_it_is_turned() {
    let record = played::<marshals::Marshals>(3, 4);
    let review = reviewed(&record, 60, 2);
    // What everybody holds makes nobody the winner.
    assert!(review.dealt.iter().all(|chances| (0.1..0.6).contains(chances)), "{:?}", review.dealt);
    let drawn = record.draws().expect("it holds");
    let turned =
        review.steps.iter().filter(|step| drawn[step.step].is_empty() && step.after != step.expected);
    assert!(turned.count() > 10, "cards were turned");
    // Deputies play as the deputies they are compared with: what they choose changes little.
    let own: Vec<f64> = review.accounts.iter().map(|account| account.own).collect();
    assert!(own.iter().all(|own| own.abs() < 0.25), "{own:?}");
}

/// Games that shuffle what nobody has seen deal it anew; what nobody notices is one of the laws.
#[test]
fn what_nobody_knows_is_dealt_anew() {
    fn is_dealt_anew<G: Game>() {
        let set_up = || G::setup(3, &G::Options::default(), &mut Chance::seeded(1), &mut Silent);
        let redealt = |seed| {
            let mut state = set_up();
            state.redeal(&mut Chance::seeded(seed));
            state
        };
        assert!((0..4).all(|seed| redealt(seed) != set_up()), "{}", G::INFO.id);
        assert!(redealt(1) != redealt(2) && redealt(1) == redealt(1), "{}", G::INFO.id);
    }
    is_dealt_anew::<marshals::Marshals>();
    is_dealt_anew::<rolling_bandits::RollingBandits>();
    is_dealt_anew::<pony_express::PonyExpress>();
}

/// Over many matches luck has a mean of zero for every seat, within four standard errors of what was found.
#[test]
fn luck_is_nobodys_friend() {
    nobodys_friend::<catching_santa::CatchingSanta>(90, 8);
    nobodys_friend::<marshals::Marshals>(20, 6);
}

fn nobodys_friend<G: Playable>(many: u64, rollouts: u32) {
    let mut sums = [[0.0; 2]; 3];
    for seed in 0..many {
        let review = reviewed(&played::<G>(3, 1000 + seed), rollouts, 2);
        for (sum, account) in sums.iter_mut().zip(&review.accounts) {
            sum[0] += account.luck;
            sum[1] += account.luck * account.luck;
        }
    }
    let matches = many as f64;
    for [sum, squares] in sums {
        let (mean, error) = (sum / matches, (squares / matches).sqrt() / matches.sqrt());
        assert!(error > 0.01 && mean.abs() < 4.0 * error, "{}: {mean} +- {error}", G::INFO.id);
    }
}

/// Plays a match between deputies in which `seat` does what `plant` says at the decision it picks.
fn planted<G: Game + Instinct>(
    seats: usize,
    options: G::Options,
    seed: u64,
    mut plant: impl FnMut(&G, Seat, &[G::Action]) -> Option<G::Action>,
) -> (Record<G>, Vec<usize>) {
    let names = vec!["deputy".to_owned(); seats];
    let seed = MatchSeed::for_simulation(seed, 0);
    let (mut game, _) = Match::<G>::begin(names, options, seed, Generator::Live).expect("it can be");
    let (mut luck, mut legal, mut steps) = (Chance::seeded(9), Vec::new(), Vec::new());
    while let Status::Waiting(deciders) = game.state().status() {
        let seat = deciders.first().expect("somebody decides");
        legal.clear();
        game.state().legal_actions(seat, &mut legal);
        let action = plant(game.state(), seat, &legal).inspect(|_| steps.push(game.steps() + 1));
        let view = game.state().view(Viewer::Seat(seat));
        let action = action.unwrap_or_else(|| most_appealing::<G>(&view, seat, &legal, &mut luck));
        game.act(seat, action).expect("it is legal");
    }
    (game.record(), steps)
}

/// How often `seat` wins if it does this: plain play to the end, for a second opinion.
fn wins<G: Game + Instinct>(state: &G, seat: Seat, action: &G::Action, games: u64) -> f64 {
    let mut won = 0.0;
    let mut legal = Vec::new();
    for game in 0..games {
        let mut luck = Chance::fast(&MatchSeed::for_simulation(77, game));
        let mut state = state.clone();
        state.resolve(seat, action, &mut luck, &mut Silent);
        let outcome = loop {
            match state.status() {
                Status::Over(outcome) => break outcome,
                Status::Waiting(deciders) => {
                    let decider = deciders.first().expect("somebody decides");
                    legal.clear();
                    state.legal_actions(decider, &mut legal);
                    let view = state.view(Viewer::Seat(decider));
                    let action = most_appealing::<G>(&view, decider, &legal, &mut luck);
                    state.resolve(decider, &action, &mut luck, &mut Silent);
                }
            }
        };
        let winners = outcome.winners();
        won += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    won / games as f64
}

/// Where the best and the worst choice are far apart, the worst is planted in one match and the best in another.
#[test]
fn planted_blunders_are_found_and_good_moves_are_not_called_so() {
    use catching_santa::CatchingSanta as Game;
    const APART: f64 = 0.2;
    // A short path: matches that are soon over.
    let mut options = <Game as Terms>::Options::default();
    for (key, value) in [("spaces", "20"), ("entries", "1,6,11,16"), ("starts", "2,4,8,13,18")] {
        options.set(key, value).expect("there are such options");
    }
    let (mut planted_in_all, mut called) = ([0; 2], [0; 2]);
    for seed in 0..8 {
        for (kind, worst) in [true, false].into_iter().enumerate() {
            let mut done = false;
            let (record, steps) = planted::<Game>(2, options.clone(), seed, |state, seat, legal| {
                if done || seat != Seat::new(0) || legal.len() < 2 {
                    return None;
                }
                let values: Vec<f64> = legal.iter().map(|action| wins(state, seat, action, 150)).collect();
                let most = values.iter().copied().fold(0.0, f64::max);
                let least = values.iter().copied().fold(1.0, f64::min);
                if most - least < APART {
                    return None;
                }
                done = true;
                let wanted = if worst { least } else { most };
                values.iter().position(|value| *value == wanted).map(|at| legal[at])
            });
            let course = Review { rollouts: 240, seed: 3 }.course(&record).expect("it holds");
            let mut judge = course.judge();
            let mut is_called = |step: &&usize| {
                judge.look(**step as u64).judged().is_some_and(|judged| judged.slip.is_some())
            };
            planted_in_all[kind] += steps.len();
            called[kind] += steps.iter().filter(&mut is_called).count();
        }
    }
    let [bad, good] = planted_in_all;
    assert!(bad >= 4 && good >= 4, "there was something to plant: {planted_in_all:?}");
    assert!(10 * called[0] >= 9 * bad, "the bad ones are found: {called:?} of {planted_in_all:?}");
    assert_eq!(called[1], 0, "and no good one is called an error: {called:?} of {planted_in_all:?}");
}
