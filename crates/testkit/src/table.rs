//! Short ways to play, for the rule tests of games: a tiny position, scripted luck, an exact answer.
//!
//! A game's own `tests/table` makes its positions and uses these.

use std::fmt::Debug;

use tinstar_core::{
    Chance, Game, Generator, Illegal, IllegalCode, Match, MatchSeed, Play, RuleId, Seat, Story, Told,
};

/// `seat` does `action`, and luck has these outcomes until the next decision: not one more, not one less.
///
/// # Panics
/// If the action is not legal, the luck does not fit, or the position is unsound before or after.
pub fn act<G: Game>(state: &mut G, seat: Seat, action: G::Action, luck: &[u32]) -> Vec<Told<G::Event>> {
    act_with(state, seat, action, &mut Chance::scripted(luck.iter().copied()))
}

/// `seat` does `action`, with any luck.
///
/// # Panics
/// If the action is not legal, or the position is unsound before or after.
pub fn act_with<G: Game>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> Vec<Told<G::Event>> {
    assert_eq!(state.invariants(), Ok(()), "before {action:?}");
    let mut story = Vec::new();
    state.apply(seat, &action, chance, &mut story).expect("a legal action");
    assert_eq!(state.invariants(), Ok(()), "after {action:?}");
    story
}

/// What `seat` can do.
pub fn choices<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    state.legal_actions(seat, &mut out);
    out
}

/// Whether `seat` can do this.
pub fn can<G: Game>(state: &G, seat: Seat, action: G::Action) -> bool {
    choices(state, seat).contains(&action)
}

/// The answer to an action that is not legal; nothing has changed and nothing was told.
///
/// # Panics
/// If it is legal, or a refusal changes or tells anything.
pub fn refusal<G: Game>(state: &G, seat: Seat, action: G::Action) -> Illegal {
    let (mut copy, mut story) = (state.clone(), Vec::new());
    let refused = copy.apply(seat, &action, &mut Chance::none(), &mut story).expect_err("not a legal action");
    assert_eq!(copy, *state, "a refusal leaves the state as it was");
    assert_eq!(story, [], "a refusal tells nothing");
    refused
}

/// The refusal of something that is not allowed, by this rule.
pub const fn not_allowed(rule: RuleId) -> Illegal {
    Illegal { code: IllegalCode::NotAllowed, rule }
}

/// The refusal of something that is another's to decide, by this rule.
pub const fn not_yours(rule: RuleId) -> Illegal {
    Illegal { code: IllegalCode::NotYourDecision, rule }
}

/// The rule behind an event that happened exactly once.
///
/// # Panics
/// If it did not happen, or more than once.
pub fn why<E: PartialEq + Debug>(story: &[Told<E>], event: E) -> RuleId {
    let rules: Vec<RuleId> = story.iter().filter(|told| told.event == event).map(|told| told.rule).collect();
    let [rule] = rules[..] else { panic!("{event:?} happened {} times in {story:#?}", rules.len()) };
    rule
}

/// How many such events happened.
pub fn happened<E>(story: &[Told<E>], what: impl Fn(&E) -> bool) -> usize {
    story.iter().filter(|told| what(&told.event)).count()
}

/// Who has to decide.
pub fn deciders<G: Game>(state: &G) -> Vec<Seat> {
    state.status().deciders().iter().collect()
}

/// Who decides first among those who have to.
pub fn decider<G: Game>(state: &G) -> Option<Seat> {
    state.status().deciders().first()
}

/// Who has won.
///
/// # Panics
/// If the match is not over.
pub fn winners<G: Game>(state: &G) -> Vec<Seat> {
    state.status().outcome().expect("the match is over").winners().iter().collect()
}

/// Plays a match in which everybody decides by luck, and shows every step.
///
/// # Panics
/// If no match can be set up like this, or the game refuses what it listed.
pub fn watch<G: Game>(seats: usize, options: &G::Options, seed: u64, look: impl FnMut(&Story<G>)) {
    watch_players(seats, options, seed, |_, _, legal, chance| *chance.pick(legal).expect("a choice"), look);
}

/// Plays a match with decisions made by `decide`, from the state, the seat and what it can do, and shows every step.
///
/// # Panics
/// As [`watch`].
pub fn watch_players<G: Game>(
    seats: usize,
    options: &G::Options,
    seed: u64,
    mut decide: impl FnMut(&G, Seat, &[G::Action], &mut Chance) -> G::Action,
    mut look: impl FnMut(&Story<G>),
) {
    let names = vec![String::new(); seats];
    let match_seed = MatchSeed::for_simulation(seed, seats as u64);
    let begun = Match::<G>::begin(names, options.clone(), match_seed, Generator::Fast);
    let (mut played, story) = begun.expect("a table of a good size");
    look(&story);
    let (mut legal, mut chance) = (Vec::new(), Chance::seeded(seed));
    loop {
        let Some(seat) = chance.pick(&deciders(played.state())).copied() else { return };
        legal.clear();
        played.state().legal_actions(seat, &mut legal);
        let action = decide(played.state(), seat, &legal, &mut chance);
        look(&played.act(seat, action).expect("a listed action is legal"));
    }
}

/// The name of an event or the like, without what it holds.
pub fn kind(what: &impl Debug) -> String {
    format!("{what:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
