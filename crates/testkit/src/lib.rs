//! What every game is tested with.
//!
//! - [`Laws`]: what holds in every position of every game, checked on random play.
//! - [`golden()`]: whole games as text, with every seat's view, compared with files; [`golden_with`] for a variant.
//! - [`perft()`]: how many ways a game can go from some positions, compared with a file; [`perft_with`] for a variant.
//! - [`table`]: short ways to play, for the tests of single rules.
//! - [`keep_fresh`]: files made from code, such as the types of the browser.
//!
//! A game's `tests/` folder uses each of them in one line. Golden and perft files are written anew by
//! `cargo xtask golden`; the difference is reviewed like code.

mod fold;
mod generated;
mod golden;
mod laws;
mod perft;
pub mod table;

pub use generated::keep_fresh;
pub use golden::{golden, golden_with};
pub use laws::{Broken, Laws};
pub use perft::{perft, perft_with};

use std::path::Path;

use tinstar_core::Game;

/// The player counts of a game that these options allow.
pub fn playable_seats<G: Game>(options: &G::Options) -> impl Iterator<Item = usize> {
    G::INFO.widest().filter(|seats| G::check_setup(*seats, options).is_ok())
}

/// Whether the files of expected results are to be written instead of compared.
fn rewriting() -> bool {
    std::env::var_os("TINSTAR_GOLDEN").is_some_and(|value| value == "write")
}

/// Compares `found` with the file at `path`, or writes it if [`rewriting`].
fn compare(path: &Path, found: &str) {
    if rewriting() {
        let folder = path.parent().expect("an expected result is in a folder");
        std::fs::create_dir_all(folder).expect("the folder of expected results can be made");
        std::fs::write(path, found).expect("an expected result can be written");
        return;
    }
    let expected = std::fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("{} cannot be read ({error}); `cargo xtask golden` writes it", path.display())
    });
    if let Some((line, (expected, found))) = first_difference(&expected, found) {
        panic!(
            "{}:{line} differs\n  expected: {expected}\n     found: {found}\nIf the change is meant, run `cargo xtask golden` and review the diff.",
            path.display(),
        );
    }
}

fn first_difference<'a>(expected: &'a str, found: &'a str) -> Option<(usize, (&'a str, &'a str))> {
    let (mut expected, mut found) = (expected.lines(), found.lines());
    (1..).find_map(|line| match (expected.next(), found.next()) {
        (None, None) => Some(None),
        (Some(left), Some(right)) if left == right => None,
        (left, right) => Some(Some((line, (left.unwrap_or("(nothing)"), right.unwrap_or("(nothing)"))))),
    })?
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_difference_is_found_wherever_it_is() {
        assert_eq!(first_difference("a\nb", "a\nb"), None);
        assert_eq!(first_difference("a\nb", "a\nc"), Some((2, ("b", "c"))));
        assert_eq!(first_difference("a", "a\nc"), Some((2, ("(nothing)", "c"))));
        assert_eq!(first_difference("a\nb", "a"), Some((2, ("b", "(nothing)"))));
    }
}
