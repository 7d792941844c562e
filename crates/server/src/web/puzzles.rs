//! Puzzles: decisions that bots missed, for anybody to find the best choice of.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use tinstar_catalogue::{AnyGame, Puzzle, PuzzleSet};
use tinstar_protocol::{
    ChoiceOffered, Code, PuzzleCard, PuzzleFigures, PuzzleSolved, PuzzleTold, PuzzleTry, PuzzlesOf,
};
use tinstar_words::Tongue;

use super::Site;
use super::people::{Body, body};
use super::stories::Written;
use crate::no::No;

/// All puzzles there are, game by game.
pub async fn all(State(site): State<Arc<Site>>) -> Result<Written, No> {
    // What is sent as messages is the same in every tongue.
    site.documents.kept("puzzles", Tongue::default(), || {
        // In a new game nobody has looked yet.
        let sets = AnyGame::ALL.iter().filter_map(|game| game.puzzles()).filter(|set| set.matches > 0);
        Written::now(&sets.map(puzzles_of).collect::<Vec<_>>())
    })
}

fn puzzles_of(set: &PuzzleSet) -> PuzzlesOf {
    let card = |puzzle: &Puzzle| PuzzleCard { id: puzzle.id.clone(), seats: puzzle.seats as u8 };
    PuzzlesOf {
        game: set.game.clone(),
        puzzles: set.puzzles.iter().map(card).collect(),
        decisions: set.decisions,
        matches: set.matches,
    }
}

fn found(id: &str) -> Result<(AnyGame, &'static Puzzle), No> {
    AnyGame::puzzle(id).ok_or(No::new(Code::NoSuchPuzzle))
}

/// A puzzle as it is put to somebody.
pub async fn one(State(site): State<Arc<Site>>, Path(id): Path<String>) -> Result<Written, No> {
    let (game, puzzle) = found(&id)?;
    site.documents.kept(&format!("puzzle {id}"), Tongue::default(), || {
        let put = game.put(puzzle);
        let called = |ids: Vec<&str>| ids.into_iter().map(str::to_owned).collect();
        Written::now(&PuzzleTold {
            id: puzzle.id.clone(),
            game: game.info().id.to_owned(),
            seat: puzzle.seat,
            called: put.called.into_iter().map(called).collect(),
            deciders: put.deciders.iter().collect(),
            view: put.view,
            words: put.words,
            prompt: put.prompt,
            choices: put
                .choices
                .into_iter()
                .map(|choice| ChoiceOffered { action: choice.action, say: choice.say })
                .collect(),
        })
    })
}

/// What a choice was worth, for whoever has made one.
pub async fn choose(Path(id): Path<String>, tried: Body<PuzzleTry>) -> Result<Json<PuzzleSolved>, No> {
    let PuzzleTry { choice } = body(tried)?;
    let (game, puzzle) = found(&id)?;
    if choice >= puzzle.choices.len() {
        return Err(No::new(Code::NotAllowed));
    }
    let figures = puzzle.choices.iter().map(|choice| PuzzleFigures {
        chance: choice.chance,
        behind: choice.behind,
        give_or_take: 2.0 * choice.error,
    });
    Ok(Json(PuzzleSolved {
        best: puzzle.best,
        deputy: puzzle.deputy,
        choices: figures.collect(),
        worlds: game.puzzles().map_or(0, |set| set.worlds),
        why: game.put(puzzle).why,
    }))
}
