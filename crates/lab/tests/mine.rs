//! What a search for puzzles must hold to.

use catching_santa::CatchingSanta;
use marshals::Marshals;
use tinstar_catalogue::{Playable, PuzzleSet};
use tinstar_lab::Mine;

fn dug<G: Playable>(mine: Mine) -> PuzzleSet {
    mine.dig::<G>(&|_| ())
}

const FEW: Mine = Mine { matches: 2, most: 2, worlds: 60, seed: 1, threads: 2 };

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let set = dug::<Marshals>(FEW);
    assert!(!set.puzzles.is_empty() && set.puzzles.len() <= 2, "{}", set.puzzles.len());
    assert_eq!(set, dug::<Marshals>(Mine { threads: 1, ..FEW }));
    assert_eq!(PuzzleSet::read(&set.to_text()), Ok(set), "what was found is a set");
}

/// Where nothing is found, it is said what was looked through.
#[test]
fn a_set_without_puzzles_is_one() {
    let set = dug::<CatchingSanta>(Mine { matches: 1, ..FEW });
    assert!(set.matches == 1 && set.decisions > 10 && set.puzzles.len() <= 1, "{set:?}");
    let none = PuzzleSet { puzzles: vec![], ..set };
    assert_eq!(PuzzleSet::read(&none.to_text()), Ok(none));
}
