//! Puzzles: decisions in which one choice is clearly ahead of all others and the deputy takes another one. `tinstar puzzles`
//! found them in matches between bots and wrote them beside each game.
//!
//! A puzzle is what one seat saw and could do, and how good each choice was found to be. No state and no seed was ever in
//! it, so that nothing hidden can be read out of it, not even out of the file.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tinstar_core::{Chance, Message, Seat, SeatSet, Viewer};

use crate::any_match::json;
use crate::json::{Json, read, write};
use crate::{AnyGame, Choice, Playable, Visitor};

/// The set of each game that has one.
const SETS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// How many bytes of its hash name a puzzle.
const ID_BYTES: usize = 6;

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleSet {
    /// The game's id.
    pub game: String,
    /// The version of its rules they were found with.
    pub rules_version: u32,
    /// What the search for them began with.
    pub seed: u64,
    /// In so many matches they were found.
    pub matches: u64,
    /// With so many decisions that there was a choice in.
    pub decisions: u64,
    /// In so many worlds each choice was tried out.
    pub worlds: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// A decision with one best choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name: the first digits of a hash of all the rest, so that a changed one is found out.
    pub id: String,
    /// How many seats there are.
    pub seats: usize,
    /// Who decides.
    pub seat: Seat,
    /// What it sees.
    pub view: Value,
    /// What it may do, and how good that is.
    pub choices: Vec<PuzzleChoice>,
    /// The place of the best choice.
    pub best: usize,
    /// The place of the choice that a deputy takes.
    pub deputy: usize,
}

/// A choice of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleChoice {
    /// The action.
    pub action: Value,
    /// The chance to win with it.
    pub chance: f64,
    /// By how much the best is better.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
}

/// A puzzle as it is put to somebody: what the seat saw and may do. How good that is, is not in it.
#[derive(Clone, Debug)]
pub struct PuzzlePut {
    /// What messages call whoever sits in each seat.
    pub called: Vec<Vec<&'static str>>,
    /// Who must decide.
    pub deciders: SeatSet,
    /// What the seat sees.
    pub view: Json,
    /// The same in sentences.
    pub words: Vec<Message>,
    /// What it is asked.
    pub prompt: Message,
    /// What it may do.
    pub choices: Vec<Choice>,
    /// What speaks for the best choice, where the game can say so; only for whoever has chosen.
    pub why: Option<Message>,
}

/// Why a set of puzzles is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// It is no such file.
    NotASet(String),
    /// It is of another game, or found with other rules.
    OtherRules,
    /// The puzzle at this place, from 0, is not what was found.
    Changed(usize),
    /// What the puzzle at this place shows cannot be in this game.
    Impossible(usize),
}

impl PuzzleError {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotASet(_) => "not_a_puzzle_set",
            Self::OtherRules => "other_rules",
            Self::Changed(_) => "changed",
            Self::Impossible(_) => "impossible",
        }
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::NotASet(why) => write!(f, ": {why}"),
            Self::OtherRules => Ok(()),
            Self::Changed(at) | Self::Impossible(at) => write!(f, " at puzzle {at}"),
        }
    }
}

impl std::error::Error for PuzzleError {}

impl Puzzle {
    /// The same with the name that belongs to it.
    #[must_use]
    pub fn named(mut self) -> Self {
        self.id = self.name();
        self
    }

    fn name(&self) -> String {
        let mut text = Vec::new();
        write(&Self { id: String::new(), ..self.clone() }, &mut text);
        Sha256::digest(&text)[..ID_BYTES].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl PuzzleSet {
    /// Reads a set and looks whether every puzzle of it is as it was found and can be in the game as it is now.
    ///
    /// # Errors
    /// If it is damaged, or the rules have changed since.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let set: Self = serde_json::from_str(text).map_err(|why| PuzzleError::NotASet(why.to_string()))?;
        let game = AnyGame::by_id(&set.game).ok_or(PuzzleError::OtherRules)?;
        if game.info().rules_version != set.rules_version {
            return Err(PuzzleError::OtherRules);
        }
        for (at, puzzle) in set.puzzles.iter().enumerate() {
            if puzzle.name() != puzzle.id {
                return Err(PuzzleError::Changed(at));
            }
            game.visit(Put(puzzle)).ok_or(PuzzleError::Impossible(at))?;
        }
        Ok(set)
    }

    /// The text of the set, a puzzle a line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let head = read(|out| write(&Self { puzzles: vec![], ..self.clone() }, out));
        let head = head.get().strip_suffix("]}").expect("the puzzles come last");
        let lines = self.puzzles.iter().map(|puzzle| format!("\n{}", read(|out| write(puzzle, out)).get()));
        format!("{head}{}\n]}}\n", lines.collect::<Vec<_>>().join(","))
    }
}

/// The sets, read once.
static READ: LazyLock<Vec<PuzzleSet>> = LazyLock::new(|| {
    let set = |(id, text): &(&str, &str)| {
        PuzzleSet::read(text).unwrap_or_else(|error| panic!("the puzzles of {id}: {error}"))
    };
    SETS.iter().map(set).collect()
});

impl AnyGame {
    /// The puzzles of this game; nothing if it has no set.
    #[must_use]
    pub fn puzzles(self) -> Option<&'static PuzzleSet> {
        READ.iter().find(|set| set.game == self.info().id)
    }

    /// A puzzle of any game by its id.
    #[must_use]
    pub fn puzzle(id: &str) -> Option<(Self, &'static Puzzle)> {
        let of =
            |game: &Self| game.puzzles()?.puzzles.iter().find(|puzzle| puzzle.id == id).map(|it| (*game, it));
        Self::ALL.iter().find_map(of)
    }

    /// A puzzle of this game as it is put to somebody.
    ///
    /// # Panics
    /// If it is of another game, or damaged.
    #[must_use]
    pub fn put(self, puzzle: &Puzzle) -> PuzzlePut {
        self.visit(Put(puzzle)).expect("it was looked at when it was read")
    }
}

/// Puts a puzzle, if it can be in this game.
struct Put<'a>(&'a Puzzle);

impl Visitor for Put<'_> {
    type Out = Option<PuzzlePut>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Puzzle { seats, seat, view, choices, best, deputy, .. } = self.0;
        let seat = *seat;
        let view: G::View = serde_json::from_value(view.clone()).ok()?;
        // Any world that looks like this: what is asked of it is public.
        let world = G::determinise(&view, &mut Chance::seeded(0));
        let mut legal = Vec::new();
        world.legal_actions(seat, &mut legal);
        let is_so = world.view(Viewer::Seat(seat)) == view
            && world.invariants().is_ok()
            && world.seats() == *seats
            && legal.iter().map(json).eq(choices.iter().map(|choice| choice.action.clone()))
            && best.max(deputy) < &legal.len()
            && best != deputy;
        is_so.then(|| PuzzlePut {
            called: Seat::all(*seats).map(|seat| world.called(seat)).collect(),
            deciders: world.status().deciders(),
            words: G::describe(&view),
            prompt: G::say_prompt(&view, seat),
            choices: legal
                .iter()
                .map(|action| Choice { action: json(action), say: G::say_action(&view, seat, action) })
                .collect(),
            why: G::reason(&view, seat, &legal[*best]),
            view: read(|out| write(&view, out)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reading is looking: every set that is offered is whole and of the rules there are now.
    #[test]
    fn every_set_is_whole_and_every_puzzle_of_it_is_one() {
        // A game that nobody has looked through has no set.
        for (game, set) in AnyGame::ALL.iter().filter_map(|game| Some((game, game.puzzles()?))) {
            assert!(set.matches > 0 && set.decisions > 0, "{game:?}");
            for puzzle in &set.puzzles {
                let best = &puzzle.choices[puzzle.best];
                assert_eq!((best.behind, best.error), (0.0, 0.0), "{}", puzzle.id);
                for (at, choice) in puzzle.choices.iter().enumerate().filter(|(at, _)| *at != puzzle.best) {
                    assert!(choice.behind > 0.10, "{} {at}: {choice:?}", puzzle.id);
                    assert!(choice.behind > 3.0 * choice.error, "{} {at}: {choice:?}", puzzle.id);
                }
                assert_eq!(AnyGame::puzzle(&puzzle.id), Some((*game, puzzle)));
                assert_eq!(game.put(puzzle).choices.len(), puzzle.choices.len());
            }
            assert_eq!(PuzzleSet::read(&set.to_text()).as_ref(), Ok(set), "what is written can be read");
        }
        assert_eq!(AnyGame::puzzle("nothing"), None);
    }

    #[test]
    fn a_damaged_set_is_refused() {
        let game = AnyGame::ALL.iter().find(|game| game.puzzles().is_some_and(|set| set.puzzles.len() > 1));
        let set = game.and_then(|game| game.puzzles()).expect("some game has puzzles");
        let refused = |change: &dyn Fn(&mut PuzzleSet)| {
            let mut set = set.clone();
            change(&mut set);
            PuzzleSet::read(&set.to_text()).map(|_| ()).map_err(|error| error.code())
        };
        assert_eq!(refused(&|_| ()), Ok(()));
        assert_eq!(PuzzleSet::read("{").unwrap_err().code(), "not_a_puzzle_set");
        assert_eq!(refused(&|set| set.game = "chess".to_owned()), Err("other_rules"));
        assert_eq!(refused(&|set| set.rules_version += 1), Err("other_rules"));
        assert_eq!(refused(&|set| set.puzzles[1].best += 1), Err("changed"));
        assert_eq!(refused(&|set| set.puzzles[1].choices[0].chance = 0.123), Err("changed"));
        // Whoever names it anew is found out by the rules.
        let renamed = |change: fn(&mut Puzzle)| {
            refused(&|set| {
                change(&mut set.puzzles[0]);
                set.puzzles[0] = set.puzzles[0].clone().named();
            })
        };
        assert_eq!(renamed(|puzzle| puzzle.seats += 1), Err("impossible"));
        assert_eq!(renamed(|puzzle| puzzle.choices.swap(0, 1)), Err("impossible"));
        assert_eq!(renamed(|puzzle| puzzle.view = Value::Null), Err("impossible"));
        assert_eq!(renamed(|puzzle| puzzle.best = puzzle.choices.len()), Err("impossible"));
    }
}
