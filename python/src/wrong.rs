//! [`TinstarError`]: the one exception that everything raises.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tinstar_arena::Wrong;
use tinstar_catalogue::{AnyGame, Refused};
use tinstar_core::RecordError;
use tinstar_words::Words;

create_exception!(
    tinstar,
    TinstarError,
    PyValueError,
    "Something was refused; nothing has changed. `code` is stable, `rule` the id of the rule that forbids it, or None."
);

/// An exception with a code and, where one forbids it, a rule.
pub fn raise(code: &str, rule: Option<String>, says: &str) -> PyErr {
    let of_rule = rule.as_ref().map_or(String::new(), |rule| format!(" ({rule})"));
    let error = TinstarError::new_err(format!("{code}: {says}{of_rule}"));
    Python::attach(|py| {
        let value = error.value(py);
        // An exception takes attributes; if it did not, it would still say everything.
        let _ = value.setattr("code", code);
        let _ = value.setattr("rule", rule);
    });
    error
}

/// What an arena refuses.
pub fn wrong(wrong: Wrong) -> PyErr {
    raise(wrong.code, wrong.rule.map(|rule| rule.to_string()), &wrong.says)
}

/// What a match refuses, with the sentence of the rule.
pub fn refused(refused: &Refused, words: &Words) -> PyErr {
    match refused {
        Refused::NotAnAction(reason) => raise("bad_action", None, reason),
        Refused::Illegal(illegal) => {
            raise(illegal.code.as_str(), Some(illegal.rule.to_string()), &words.say(&illegal.say()))
        }
    }
}

/// What is wrong with a record.
pub fn record(error: &RecordError, words: &Words) -> PyErr {
    raise(error.code(), None, &words.say(&error.say()))
}

/// The game with this id.
pub fn game(id: &str) -> PyResult<AnyGame> {
    AnyGame::by_id(id).ok_or_else(|| {
        let known: Vec<_> = AnyGame::ALL.iter().map(|game| game.info().id).collect();
        raise("unknown_game", None, &format!("{id:?} is none of {}", known.join(", ")))
    })
}
