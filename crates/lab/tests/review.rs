//! What a review must hold to, in every game: columns that add up, luck that is nobody's friend, errors that are errors.

use tinstar_bots::{Level, Skill};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{
    Chance, Game, Generator, Instinct, Match, MatchSeed, Options as _, Record, Rules as _, Seat, Silent,
    Status, Terms, Viewer, most_appealing,
};
use tinstar_lab::{Contest, Plan, Weighing, review, simulate};
use tinstar_review::{Ledger, Review, Reviewed, StepReview};
use tinstar_testkit::keep_fresh;

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
        self.forced(&record, &review);
    }
}

impl AddsUp {
    /// Whoever had no choice has chosen nothing, and made no error.
    fn forced<G: Playable>(self, record: &Record<G>, review: &Reviewed<G::Action>) {
        let mut before: Option<G> = None;
        let (mut forced, mut legal) = (0_usize, Vec::new());
        let looked = record.replay(|moment| {
            if let (Some((seat, _)), Some(before)) = (moment.decision, &before) {
                legal.clear();
                before.legal_actions(seat, &mut legal);
                if legal.len() == 1 {
                    forced += 1;
                    let step = &review.steps[moment.step - 1];
                    assert_eq!(step.before, step.expected, "{} step {}", G::INFO.id, moment.step);
                    assert!(step.judged.is_none(), "{} step {}", G::INFO.id, moment.step);
                }
            }
            before = Some(moment.state.clone());
        });
        looked.expect("it holds");
        // Rolling Bandits asks nobody who has no choice; the others ask where not asking would tell something.
        assert!(forced < review.steps.len());
    }
}

#[test]
fn the_columns_add_up_in_every_game() {
    AnyGame::ALL.iter().for_each(|game| game.visit(AddsUp));
}

/// The review of a short match of every game as text: when it changes, somebody looks at how.
#[test]
fn golden_reviews() {
    let golden = |game: &AnyGame| {
        let path = format!("{}/tests/golden/reviews/{}.txt", env!("CARGO_MANIFEST_DIR"), game.info().id);
        (path.into(), game.visit(Written))
    };
    keep_fresh(AnyGame::ALL.iter().map(golden));
}

/// A review in lines.
struct Written;

impl Visitor for Written {
    type Out = String;

    fn visit<G: Playable>(self) -> String {
        let record = played::<G>(G::INFO.least_seats, 7);
        let review = reviewed(&record, 12, 2);
        let chances = |chances: &[f64]| {
            chances.iter().map(|chance| format!("{chance:.3}")).collect::<Vec<_>>().join(" ")
        };
        let mut text = format!("{}, {} rollouts\n", G::INFO.id, review.rollouts);
        text += &format!("initial {}\ndealt {}\n", chances(&review.initial), chances(&review.dealt));
        for StepReview { step, seat, action, before, expected, after, judged } in &review.steps {
            let action = serde_json::to_string(action).expect("an action is plain data");
            text += &format!("{step} seat {seat} {action}\n");
            if before != expected || expected != after {
                text += &format!("  {} | {} | {}\n", chances(before), chances(expected), chances(after));
            }
            if let Some(judged) = judged.filter(|judged| judged.cost > 0.0) {
                let best = serde_json::to_string(&judged.best).expect("an action is plain data");
                let figures = chances(&[judged.cost, judged.error, judged.hindsight]);
                let slip = judged.slip.map_or(String::new(), |slip| format!(" {slip:?}"));
                text += &format!("  better {best} {figures}{slip}\n");
            }
        }
        for (seat, account) in review.accounts.iter().enumerate() {
            let Ledger { initial, luck, luck_error, own, own_error, others, last } = *account;
            let columns = chances(&[initial, luck, own, others, last]);
            text += &format!("seat {seat}: {columns}; errors {}\n", chances(&[luck_error, own_error]));
        }
        text
    }
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

/// A short path: matches that are soon over.
fn short_path() -> <catching_santa::CatchingSanta as Terms>::Options {
    let mut options = <catching_santa::CatchingSanta as Terms>::Options::default();
    for (key, value) in [("spaces", "20"), ("entries", "1,6,11,16"), ("starts", "2,4,8,13,18")] {
        options.set(key, value).expect("there are such options");
    }
    options
}

/// One bot among others of one kind, on a short path.
fn weighed(one: Level, rest: Level, deals: u64, rollouts: u32) -> Weighing {
    let contest = Contest::<catching_santa::CatchingSanta> {
        seats: 3,
        options: short_path(),
        seed: 11,
        one: &move || Skill::from(one).bot(),
        rest: &move || Skill::from(rest).bot(),
    };
    if one == rest {
        contest.weigh_equals(deals, rollouts, 2, &|_| ())
    } else {
        contest.weigh(deals, rollouts, 2, &|_| ())
    }
}

/// Between equals luck has a mean of nothing for every seat, and so have choices, which say so more sharply: as the columns add
/// up, whoever luck were said to favour by more than a few points would have lost them by choices.
#[test]
fn luck_is_nobodys_friend() {
    let weighing = weighed(Level::Instinct, Level::Instinct, 100, 8);
    for seat in Seat::all(3) {
        let (luck, choices) = (weighing.luck(seat), weighing.choices(seat));
        assert!(luck.value.abs() < 4.0 * luck.error(), "seat {seat}: {luck:?}");
        assert!(choices.value.abs() < 4.0 * choices.error(), "seat {seat}: {choices:?}");
        // So few matches are quick; `docs/strength/luck.md` has a thousand and more.
        assert!(4.0 * choices.error() < 0.14, "more than that would be seen: {choices:?}");
    }
    let fewer = weighing.fewer();
    assert!(fewer.value > 1.5, "what is left scatters less: {fewer:?}");
}

/// What a greenhorn loses is found with luck taken out as without.
#[test]
fn without_luck_a_comparison_says_the_same() {
    let weighing = weighed(Level::Greenhorn, Level::Instinct, 16, 8);
    assert_eq!(weighing.matches(), 48, "every deal from every seat");
    let (plain, adjusted) = (weighing.plain(), weighing.adjusted());
    let apart = (plain.value - adjusted.value).abs();
    assert!(apart < 4.0 * plain.error().hypot(adjusted.error()), "{plain:?} {adjusted:?}");
    assert!(adjusted.value < 1.0 / 3.0 + adjusted.error(), "it is no better: {adjusted:?}");
}

/// Threads share the work, and nothing else.
#[test]
fn many_reviews_are_the_same_on_any_number_of_threads() {
    let contest = Contest::<catching_santa::CatchingSanta> {
        seats: 2,
        options: short_path(),
        seed: 2,
        one: &|| Skill::from(Level::Greenhorn).bot(),
        rest: &|| Skill::from(Level::Instinct).bot(),
    };
    assert_eq!(contest.weigh(2, 4, 1, &|_| ()), contest.weigh(2, 4, 3, &|_| ()));
}

/// The same position in two matches is reviewed with luck of its own, and twice in the same way.
#[test]
fn every_match_is_reviewed_with_luck_of_its_own() {
    let [one, other] = [1, 2].map(|seed| played::<catching_santa::CatchingSanta>(3, seed));
    let initial = |record| reviewed(record, 2, 1).initial;
    assert_ne!(
        initial(&one),
        initial(&other),
        "the chances before the set-up are the same, their errors are not"
    );
    assert_eq!(initial(&one), initial(&one));
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
    let options = short_path();
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
