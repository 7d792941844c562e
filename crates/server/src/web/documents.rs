//! What is the same for everybody.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tinstar_bots::Level;
use tinstar_catalogue::AnyGame;
use tinstar_core::{OptionInfo, SeatsWith};
use tinstar_protocol::{Code, GameCard, LevelCard, OptionCard, RuleCard, RuleChart, SeatsCard, StrengthCard};
use tinstar_words::{Chart, RuleText, Words, rulebook};

use super::Site;
use super::caller::Caller;
use crate::no::No;

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
pub async fn api() -> Json<serde_json::Value> {
    Json(super::openapi())
}

/// The games there are.
pub async fn games(State(site): State<Arc<Site>>, caller: Caller) -> Json<Vec<GameCard>> {
    let words = site.shared().words.of(caller.tongue);
    Json(AnyGame::ALL.iter().map(|game| game_card(*game, words)).collect())
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
pub async fn rules(caller: Caller, Path(game): Path<String>) -> Result<Json<Vec<RuleCard>>, No> {
    let book = rulebook(&game, caller.tongue).ok_or(No::new(Code::NoSuchGame))?;
    Ok(Json(book.rules().iter().map(rule_card).collect()))
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
