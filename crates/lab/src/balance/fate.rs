//! How much of a result is luck, and how far skill carries.

use tinstar_bots::{Level, Skill};
use tinstar_catalogue::{AnyGame, Playable, Table};

use super::{LEVELS, Survey};
use crate::contest::{Contest, Score};
use crate::estimate::Estimate;

/// So often each position of a match is played to its end. More say the same of one match more exactly; here many matches
/// do that.
pub(super) const ROLLOUTS: u32 = 16;

/// A search takes a thousand times as long as a deputy: one deal is played for so many matches that are reviewed.
const MATCHES_A_DEAL: u64 = 5;

/// What was found at one table.
pub(super) struct Fate {
    /// The share of the results that is luck, for each kind of bot among its like.
    pub luck: [Estimate; LEVELS.len()],
    /// The best level that is offered, alone among the weakest.
    pub best: Score,
}

/// How much there is to do for a table.
pub(super) const fn work(luck: u64) -> u64 {
    luck * LEVELS.len() as u64 + deals(luck)
}

/// How many deals the best plays against the weakest, each from every seat.
const fn deals(luck: u64) -> u64 {
    let deals = luck / MATCHES_A_DEAL;
    if deals < 2 { 2 } else { deals }
}

/// The strongest and the weakest level that a game offers.
pub(super) fn ends<G: Playable>() -> [Level; 2] {
    let offered = AnyGame::by_id(G::INFO.id).map_or(&LEVELS[..], |game| game.levels());
    [offered[offered.len() - 1], offered[0]]
}

impl Fate {
    pub fn of<G: Playable>(survey: &Survey, table: &Table<G>, progress: &(dyn Fn(u64) + Sync)) -> Self {
        let luck = LEVELS.map(|level| {
            let weigh = |equals: &Contest<'_, G>| {
                equals.weigh_equals(survey.luck, ROLLOUTS, survey.threads, progress).share_of_luck()
            };
            between(survey, table, [level; 2], weigh).of_a_whole()
        });
        let play =
            |apart: &Contest<'_, G>| apart.play(0..deals(survey.luck), survey.threads, &|| progress(1));
        Self { luck, best: between(survey, table, ends::<G>(), play) }
    }
}

/// What comes of a contest of one bot among others.
fn between<G: Playable, T>(
    survey: &Survey,
    table: &Table<G>,
    levels: [Level; 2],
    play: impl FnOnce(&Contest<'_, G>) -> T,
) -> T {
    let [one, rest] = levels.map(Skill::from);
    play(&Contest {
        seats: table.seats,
        options: table.options.clone(),
        seed: survey.seed,
        one: &move || one.bot(),
        rest: &move || rest.bot(),
    })
}
