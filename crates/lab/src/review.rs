//! Reviews by several threads, and pictures of them.

use tinstar_core::Instinct;
use tinstar_review::{Course, Reviewed};

use crate::balance::plot::{self, Curve};
use crate::crew::share_out;

/// Reviews a match. `progress` is told how many more pieces are done, from any thread.
///
/// # Panics
/// If there are no threads.
pub fn review<G: Instinct>(
    course: &Course<G>,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Reviewed<G::Action> {
    assert!(threads > 0, "a review takes work");
    let workers = share_out(
        (course.pieces(), threads, 1),
        progress,
        || (course.judge(), Vec::new()),
        |(judge, found), piece| {
            found.push((piece, judge.look(piece)));
            true
        },
    );
    let mut found: Vec<_> =
        workers.expect("nobody interrupts").into_iter().flat_map(|(_, found)| found).collect();
    found.sort_by_key(|(piece, _)| *piece);
    course.told(found.into_iter().map(|(_, found)| found))
}

/// The words of a picture.
#[derive(Clone, Copy, Debug)]
pub struct ReviewWords<'a> {
    /// The seats' names, in seat order.
    pub names: &'a [String],
    /// Above the curves: chances of winning.
    pub chances: &'a str,
    /// Above the bars: luck.
    pub luck: &'a str,
    /// Below: the number of decisions.
    pub steps: &'a str,
}

/// Everybody's chances over the match, and the luck of every step below.
#[must_use]
pub fn picture_of<A>(reviewed: &Reviewed<A>, title: &str, words: ReviewWords<'_>) -> String {
    let curves: Vec<Curve> = words
        .names
        .iter()
        .enumerate()
        .map(|(seat, name)| Curve {
            name: name.clone(),
            heights: std::iter::once(&reviewed.initial)
                .chain([&reviewed.dealt])
                .chain(reviewed.steps.iter().map(|step| &step.after))
                .map(|chances| chances[seat])
                .collect(),
            bars: std::iter::once(reviewed.dealt[seat] - reviewed.initial[seat])
                .chain(reviewed.steps.iter().map(|step| step.after[seat] - step.expected[seat]))
                .collect(),
        })
        .collect();
    plot::chances(title, [words.chances, words.luck, words.steps], &curves)
}
