//! What is the same for everybody.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tinstar_bots::Level;
use tinstar_catalogue::AnyGame;
use tinstar_core::{OptionInfo, SeatsWith};
use tinstar_protocol::{Code, GameCard, LevelCard, OptionCard, RuleCard, RuleChart, SeatsCard, StrengthCard};
use tinstar_words::{Chart, RuleText, Tongue, Words, rulebook};

use super::Site;
use super::caller::Caller;
use super::stories::Written;
use crate::no::No;

/// What was written once and is the same for everybody, by name and tongue: whoever asks for it often costs nothing but the
/// sending.
#[derive(Default)]
pub struct Documents(Mutex<HashMap<(String, Tongue), Written>>);

impl Documents {
    pub fn kept(
        &self,
        name: &str,
        tongue: Tongue,
        write: impl FnOnce() -> Result<Written, No>,
    ) -> Result<Written, No> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (name.to_owned(), tongue);
        if let Some(written) = kept.get(&key) {
            return Ok(written.clone());
        }
        // Only what there is comes to be kept.
        let written = write()?;
        kept.insert(key, written.clone());
        Ok(written)
    }
}

/// Whether the process answers.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether it can do its work: the store answers and writes, and it is not about to stop.
pub async fn readyz(State(site): State<Arc<Site>>) -> (StatusCode, &'static str) {
    let shared = site.shared();
    let able = !*shared.stopping.borrow() && shared.clock.store_writes() && shared.store.ping().await.is_ok();
    if able { (StatusCode::OK, "ready\n") } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready\n") }
}

/// What is counted.
pub async fn metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "text/plain; version=0.0.4")],
        site.shared().metrics.to_text(site.shared().store.bytes().await.ok()),
    )
}

/// The description of all this.
pub async fn api(State(site): State<Arc<Site>>) -> Result<Written, No> {
    site.documents.kept("api", Tongue::default(), || Written::now(&super::openapi()))
}

/// The games there are.
pub async fn games(State(site): State<Arc<Site>>, caller: Caller) -> Result<Written, No> {
    site.documents.kept("games", caller.tongue, || {
        let words = site.shared().words.of(caller.tongue);
        Written::now(&all_games(words))
    })
}

/// The games there are, as they are told.
pub(super) fn all_games(words: &Words) -> Vec<GameCard> {
    AnyGame::ALL.iter().map(|game| game_card(*game, words)).collect()
}

fn game_card(game: AnyGame, words: &Words) -> GameCard {
    let info = game.info();
    let option = |option: &OptionInfo| OptionCard {
        key: option.key.to_owned(),
        takes: words.text(option.takes).unwrap_or_default(),
        default: option.default.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
    };
    GameCard {
        id: info.id.to_owned(),
        title: words.text(&format!("{}-title", info.id)).unwrap_or_default(),
        least_seats: info.least_seats as u8,
        most_seats: info.most_seats as u8,
        seats_with: info.seats_with.iter().map(seats_card).collect(),
        minutes: info.minutes,
        rules_version: info.rules_version,
        has_secrets: info.has_secrets,
        lists_all_actions: info.lists_all_actions,
        options: info.options.iter().map(option).collect(),
        bots: game.levels().iter().map(|level| level.name().to_owned()).collect(),
        levels: game.levels().iter().map(|level| level_card(game, *level)).collect(),
        ceiling: game.ceiling().map(|ceiling| ceiling.as_str().to_owned()),
    }
}

fn seats_card(with: &SeatsWith) -> SeatsCard {
    let when = with.when.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    SeatsCard { when: when.collect(), seats: with.seats.iter().map(|seats| *seats as u8).collect() }
}

fn level_card(game: AnyGame, level: Level) -> LevelCard {
    let strengths = game.strength_of(level).into_iter().map(|found| StrengthCard {
        players: found.players,
        rest: found.rest,
        games: found.games,
        share: found.share,
        interval: (found.low, found.high),
    });
    LevelCard { name: level.name().to_owned(), strengths: strengths.collect() }
}

/// The rules of a game, in the tongue asked for.
pub async fn rules(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Written, No> {
    site.documents.kept(&format!("rules of {game}"), caller.tongue, || {
        Written::now(&all_rules(&game, caller.tongue).ok_or(No::new(Code::NoSuchGame))?)
    })
}

/// The rules of a game, as they are told; none if there is no such game.
pub(super) fn all_rules(game: &str, tongue: Tongue) -> Option<Vec<RuleCard>> {
    Some(rulebook(game, tongue)?.rules().iter().map(rule_card).collect())
}

fn rule_card(rule: &RuleText) -> RuleCard {
    RuleCard {
        id: rule.id.to_string(),
        text: rule.text.clone(),
        source: rule.source.clone(),
        assumed: rule.assumed,
        reconstructed: rule.reconstructed,
        section: rule.section.clone(),
        for_players: rule.for_players,
        charts: rule.charts.iter().map(chart_card).collect(),
    }
}

fn chart_card(chart: &Chart) -> RuleChart {
    RuleChart { title: chart.title.clone(), head: chart.head.clone(), rows: chart.rows.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules of a game, or how all this is described, were put together anew for everybody who asked.
    #[test]
    fn what_is_the_same_for_everybody_is_written_once() {
        let documents = Documents::default();
        let mut written = 0;
        let mut ask = |name: &str, tongue| {
            let write = || {
                written += 1;
                Written::now(&written)
            };
            documents.kept(name, tongue, write).map(|written| written.len()).unwrap()
        };
        for tongue in [Tongue::English, Tongue::French, Tongue::English] {
            ask("games", tongue);
            ask("api", tongue);
        }
        assert_eq!(written, 4);
        let refused = documents.kept("no game", Tongue::English, || Err(No::new(Code::NoSuchGame)));
        assert!(refused.is_err() && documents.0.lock().unwrap().len() == 4, "what is not there is not kept");
    }
}
