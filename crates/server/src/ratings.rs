//! How strong people are: results are counted one after the other, by Weng and Lin's method for any number of sides.
//!
//! There is a pool for each game and number of players. Bots are rated in it like people, so that there is something to
//! compare with where few play. Every number is kept in millionths and rounded after each match: the same results in the same
//! order lead to the same ratings, today and when all are computed anew ([`recount`]).

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tinstar_protocol::{PersonId, RatingChange, RatingNow, Stage};
use tinstar_store::{CountedResult, NewPlayed, NewResult, PageEnd, Rating, Store, StoreError, Uncounted};

use crate::check::read_state;
use crate::shared::Shared;
use tinstar_table::Ended;

/// A whole one.
const ONE: f64 = 1e6;
/// What is believed of somebody who has never played.
const NEW: WengLinRating = WengLinRating { rating: 25.0, uncertainty: 25.0 / 3.0 };
/// How much less is known of somebody with each match: people change.
const DRIFT: f64 = 25.0 / 300.0;
/// Numbers as they are shown: 1500 for whoever begins, and so much for each point.
const SHOWN: (f64, f64) = (1500.0, 40.0);
/// Whose standard deviation is above this has played too little to say much.
pub const SURE: i64 = 3_500_000;

/// In so many milliseconds
const DAY_MS: i64 = 24 * 3600 * 1000;
/// two people move each other's ratings so often in a pool. Beyond that it would be a way to be fed.
const MEETINGS: u64 = 5;

/// How long a result may wait if nobody said that it is there.
const LOOK: Duration = Duration::from_secs(30);

/// The pool of a game with so many players.
#[must_use]
pub fn pool(game: &str, seats: u8) -> String {
    format!("{game}/{seats}")
}

/// The game and the number of players of a pool.
#[must_use]
pub fn game_of(pool: &str) -> Option<(&str, u8)> {
    let (game, seats) = pool.split_once('/')?;
    Some((game, seats.parse().ok()?))
}

/// What bots of a level are rated as.
const BOT: &str = "bot:";

/// The level of a bot that is rated.
#[must_use]
pub fn bot_of(who: &str) -> Option<&str> {
    who.strip_prefix(BOT)
}

/// What the store keeps of how a match ended; nothing if that concerns nobody.
#[must_use]
pub fn result(game: &str, rated: bool, ended: &Ended) -> Option<NewResult> {
    let played: Vec<NewPlayed> = ended
        .people()
        .map(|(person, at, seat)| {
            let several = ended.holds_several(person);
            NewPlayed {
                person: person.clone(),
                seat: at as u8,
                place: if several { 0 } else { seat.place },
                share: if several { 0 } else { ended.share(seat) },
                gone: seat.gone,
                called: seat.called.first().cloned().unwrap_or_default(),
            }
        })
        .collect();
    let body = serde_json::to_string(ended).expect("how a match ended is plain data");
    let seats = ended.seats.len() as u8;
    (!played.is_empty()).then(|| NewResult { game: game.to_owned(), seats, rated, body, played })
}

/// What a result changed for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// Mean and standard deviation before, in millionths.
    before: (i64, i64),
    /// The same after.
    after: (i64, i64),
}

impl Moved {
    /// As it is shown.
    #[must_use]
    pub fn shown(&self) -> RatingChange {
        RatingChange { before: shown(self.before.0), after: shown(self.after.0) }
    }
}

/// What a result changed, seat by seat; nothing where it was not counted.
#[must_use]
pub fn changes(text: &str) -> Vec<Option<Moved>> {
    serde_json::from_str(text).unwrap_or_default()
}

fn shown(mean: i64) -> i32 {
    (SHOWN.0 + (mean as f64 / ONE - NEW.rating) * SHOWN.1).round() as i32
}

/// A rating as it is shown.
#[must_use]
pub fn rating_now(rating: &Rating) -> RatingNow {
    RatingNow {
        rating: shown(rating.mean),
        give_or_take: (rating.spread as f64 / ONE * SHOWN.1).round() as i32,
        provisional: rating.spread > SURE,
        matches: rating.matches,
    }
}

/// Who is rated for each seat, in seat order.
fn sides(ended: &Ended) -> Vec<String> {
    let side = |seat: &tinstar_table::EndedSeat| match (&seat.person, &seat.bot) {
        (Some(person), _) => person.to_string(),
        (None, level) => format!("{BOT}{}", level.as_deref().unwrap_or_default()),
    };
    ended.seats.iter().map(side).collect()
}

/// What counting a result leads to: the changes seat by seat, and everybody's rating after it. `now` has whoever was rated
/// before.
///
/// Whoever left comes last, behind all who stayed. A bot that held several seats is believed to be what these say on average.
fn rate(ended: &Ended, last: i64, now: &BTreeMap<String, Rating>) -> (Vec<Moved>, BTreeMap<String, Rating>) {
    let sides = sides(ended);
    let before: Vec<WengLinRating> = sides
        .iter()
        .map(|who| {
            let known = now.get(who).map_or(NEW, |rating| WengLinRating {
                rating: rating.mean as f64 / ONE,
                uncertainty: rating.spread as f64 / ONE,
            });
            WengLinRating { uncertainty: known.uncertainty.hypot(DRIFT).min(NEW.uncertainty), ..known }
        })
        .collect();
    let behind_all = ended.seats.len() + 1;
    let place =
        |at: usize| if ended.seats[at].gone { behind_all } else { usize::from(ended.seats[at].place) };
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .enumerate()
        .map(|(at, side)| (std::slice::from_ref(side), MultiTeamOutcome::new(place(at))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let whole = |number: f64| (number * ONE).round() as i64;
    let numbers = |rating: &WengLinRating| (whole(rating.rating), whole(rating.uncertainty));
    let after: Vec<(i64, i64)> = after.iter().map(|team| numbers(&team[0])).collect();
    let mut ratings = BTreeMap::new();
    for who in &sides {
        let held: Vec<(i64, i64)> =
            sides.iter().zip(&after).filter(|(side, _)| *side == who).map(|(_, after)| *after).collect();
        let mean = |of: fn(&(i64, i64)) -> i64| held.iter().map(of).sum::<i64>() / held.len() as i64;
        let matches = now.get(who).map_or(0, |rating| rating.matches) + 1;
        let rating = Rating { mean: mean(|held| held.0), spread: mean(|held| held.1), matches, last };
        ratings.insert(who.clone(), rating);
    }
    let before =
        sides.iter().map(|who| now.get(who).map_or(numbers(&NEW), |rating| (rating.mean, rating.spread)));
    let changes = before.zip(&sides).map(|(before, who)| {
        let Rating { mean, spread, .. } = ratings[who];
        Moved { before, after: (mean, spread) }
    });
    (changes.collect(), ratings)
}

/// Every two people of a match.
fn pairs(ended: &Ended) -> Vec<(PersonId, PersonId)> {
    let people: Vec<&PersonId> = ended.people().map(|(person, ..)| person).collect();
    let mut pairs = vec![];
    for (at, one) in people.iter().enumerate() {
        pairs.extend(people[at + 1..].iter().map(|other| ((*one).clone(), (*other).clone())));
    }
    pairs
}

fn read(result: &Uncounted) -> Result<Ended, StoreError> {
    serde_json::from_str(&result.body).map_err(|error| {
        StoreError::Corrupt(format!("the result of table {} cannot be read: {error}", result.table))
    })
}

/// Counts results as they come, on whatever node: of all who try, one does.
pub async fn count_results(shared: Arc<Shared>) {
    loop {
        loop {
            match count_next(&shared.store, shared.now()).await {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    tracing::warn!(%error, "a result could not be counted");
                    break;
                }
            }
        }
        let _ = tokio::time::timeout(LOOK, shared.to_rate.notified()).await;
    }
}

/// Counts the next result, if there is one that ended by `now`.
///
/// # Errors
/// If the store does not answer, or what is in it cannot be read.
pub async fn count_next(store: &Store, now: i64) -> Result<bool, StoreError> {
    // What was counted by then is in the ratings that are read after it; if more is by the time it is written, nothing is.
    let number = store.last_counted().await? + 1;
    let Some(result) = store.next_uncounted(now).await? else { return Ok(false) };
    let ended = read(&result)?;
    let pool = pool(&result.game, result.seats);
    let mut counts = true;
    for (one, other) in pairs(&ended) {
        let game = (&*result.game, result.seats);
        counts &= store.counted_together(game, &one, &other, result.ended - DAY_MS).await? < MEETINGS;
    }
    let mut known = BTreeMap::new();
    for who in sides(&ended) {
        if let Some(rating) = store.rating(&pool, &who).await? {
            known.insert(who, rating);
        }
    }
    let (changes, ratings) =
        if counts { rate(&ended, result.ended, &known) } else { (vec![], BTreeMap::new()) };
    let gone = gone(store, &ended).await?;
    let counted = CountedResult {
        number,
        table: result.table,
        changes: serde_json::to_string(&changes).expect("numbers are plain data"),
        ratings: ratings
            .into_iter()
            .filter(|(who, _)| !gone.iter().any(|person| person.as_str() == who))
            .map(|(who, rating)| (pool.clone(), who, rating))
            .collect(),
    };
    // If not, somebody else was faster; then the next one is another.
    store.count(&counted).await?;
    Ok(true)
}

/// Who of a match has deleted themselves since.
async fn gone(store: &Store, ended: &Ended) -> Result<Vec<PersonId>, StoreError> {
    let people: Vec<PersonId> = ended.people().map(|(person, ..)| person.clone()).collect();
    store.deleted_of(&people).await
}

/// Writes down the results of matches that ended before results were kept, as far as their tables are still there; answers how
/// many were missing. `seen` is told how many matches were looked at.
///
/// # Errors
/// If the store does not answer.
pub async fn find_results(store: &Store, mut seen: impl FnMut(u64)) -> Result<u64, StoreError> {
    let (mut looked, mut found) = (0, 0);
    let mut after: Option<PageEnd> = None;
    loop {
        let tables = store.all_tables(Some(Stage::Over), after.as_ref(), PAGE).await?;
        for table in &tables {
            looked += 1;
            seen(looked);
            if store.result_of(&table.id).await?.is_some() {
                continue;
            }
            // A match that these rules play in another way ended as it ended, but nobody can say how.
            let Ok(Some(state)) = read_state(store, &table.id).await? else { continue };
            let setup = state.setup();
            let kept = state.ended().and_then(|ended| result(&setup.game, setup.rated, &ended));
            if let Some(kept) = kept {
                found += u64::from(store.add_result(&table.id, table.updated, &kept).await?);
            }
        }
        match tables.last() {
            Some(last) if tables.len() == PAGE as usize => after = Some(last.page_end()),
            _ => return Ok(found),
        }
    }
}

/// What came of computing all ratings anew.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recounted {
    /// How many results were counted.
    pub results: u64,
    /// How many ratings there are now.
    pub ratings: u64,
    /// The tables whose results changed ratings in another way when they were counted.
    pub differ: Vec<String>,
}

/// How many results are read at once.
const PAGE: u32 = 500;

/// Computes all ratings anew from the results, in the order in which they were counted, and puts them in the place of those
/// there are. `seen` is told how many results were read.
///
/// # Errors
/// If the store does not answer, or what is in it cannot be read.
pub async fn recount(store: &Store, mut seen: impl FnMut(u64)) -> Result<Recounted, StoreError> {
    loop {
        let mut found = Recounted::default();
        let mut pools: BTreeMap<String, BTreeMap<String, Rating>> = BTreeMap::new();
        let mut met: HashMap<(String, PersonId, PersonId), Vec<i64>> = HashMap::new();
        loop {
            let page = store.counted_after(found.results, PAGE).await?;
            for (number, result, was) in &page {
                let ended = read(result)?;
                let pool = pool(&result.game, result.seats);
                let mut counts = true;
                for (one, other) in pairs(&ended) {
                    let (one, other) = if one < other { (one, other) } else { (other, one) };
                    let times = met.entry((pool.clone(), one, other)).or_default();
                    let lately = times.iter().filter(|at| **at > result.ended - DAY_MS).count() as u64;
                    counts &= lately < MEETINGS;
                    times.push(result.ended);
                }
                let known = pools.entry(pool).or_default();
                let mut changes = vec![];
                if counts {
                    let (found, ratings) = rate(&ended, result.ended, known);
                    known.extend(ratings);
                    changes = found;
                }
                if serde_json::to_string(&changes).is_ok_and(|text| text != *was) {
                    found.differ.push(result.table.to_string());
                }
                found.results = *number;
            }
            seen(found.results);
            if page.len() < PAGE as usize {
                break;
            }
        }
        let mut ratings = vec![];
        for (pool, known) in pools {
            for (who, rating) in known {
                let person = if bot_of(&who).is_none() { who.parse::<PersonId>().ok() } else { None };
                let is_gone = match person {
                    Some(person) => !store.deleted_of(&[person]).await?.is_empty(),
                    None => false,
                };
                if !is_gone {
                    ratings.push((pool.clone(), who, rating));
                }
            }
        }
        found.ratings = ratings.len() as u64;
        if store.replace_ratings(found.results, &ratings).await? {
            return Ok(found);
        }
        // Another result was counted meanwhile.
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tinstar_table::EndedSeat;

    fn seat(who: &str, place: u8) -> EndedSeat {
        let bot = bot_of(who).map(str::to_owned);
        let person = bot.is_none().then(|| who.parse().unwrap());
        EndedSeat { person, bot, called: vec![], place, total: 0, gone: false }
    }

    fn ended(seats: &[(&str, u8)]) -> Ended {
        let seats = seats.iter().map(|(who, place)| seat(who, *place)).collect();
        Ended { options: vec![], public: false, seats }
    }

    fn played(now: &mut BTreeMap<String, Rating>, ended: &Ended) -> Vec<Moved> {
        let (changes, ratings) = rate(ended, 7, now);
        now.extend(ratings);
        changes
    }

    /// The formulas of Weng and Lin (2011), algorithm 1 (Bradley-Terry, full pair), for two sides with equal ratings:
    /// written down here a second time.
    #[test]
    fn two_who_begin_are_moved_as_the_paper_says() {
        let (mu, sigma, beta) = (25.0_f64, 25.0_f64 / 3.0, 25.0_f64 / 6.0);
        let c = (2.0 * sigma * sigma + 2.0 * beta * beta).sqrt();
        let omega = sigma * sigma / c * 0.5;
        let gamma = sigma / c;
        let delta = gamma * (sigma * sigma / (c * c)) * 0.25;
        let after = (mu + omega, sigma * (1.0 - sigma * sigma / (sigma * sigma) * delta).sqrt());
        let mut now = BTreeMap::new();
        let changes = played(&mut now, &ended(&[("anna", 1), ("ben", 2)]));
        assert!((now["anna"].mean as f64 / ONE - after.0).abs() < 1e-5, "{now:?} {after:?}");
        assert!((now["anna"].spread as f64 / ONE - after.1).abs() < 1e-5, "{now:?} {after:?}");
        assert_eq!(
            now["anna"].mean - 25_000_000,
            25_000_000 - now["ben"].mean,
            "what one wins another loses"
        );
        assert_eq!(changes[0].shown().before, 1500);
        assert!(changes[0].shown().after > 1500 && changes[1].shown().after < 1500);
    }

    #[test]
    fn places_count_and_not_seats() {
        let (mut one, mut other) = (BTreeMap::new(), BTreeMap::new());
        played(&mut one, &ended(&[("anna", 1), ("ben", 2), ("carl", 3)]));
        played(&mut other, &ended(&[("carl", 3), ("anna", 1), ("ben", 2)]));
        for who in ["anna", "ben", "carl"] {
            assert!((one[who].mean - other[who].mean).abs() < 3, "{who}: {one:?} {other:?}");
        }
        assert!(one["anna"].mean > one["ben"].mean && one["ben"].mean > one["carl"].mean);
        let mut shared = BTreeMap::new();
        played(&mut shared, &ended(&[("anna", 1), ("ben", 1), ("carl", 3)]));
        assert!((shared["anna"].mean - shared["ben"].mean).abs() < 3, "{shared:?}");
    }

    #[test]
    fn whoever_leaves_comes_last() {
        let mut gone = ended(&[("anna", 1), ("ben", 2), ("carl", 3)]);
        gone.seats[0].gone = true;
        let mut now = BTreeMap::new();
        played(&mut now, &gone);
        assert!(now["anna"].mean < now["carl"].mean && now["carl"].mean < now["ben"].mean, "{now:?}");
    }

    #[test]
    fn a_bot_in_several_seats_is_one_that_is_rated_once() {
        let mut now = BTreeMap::new();
        let seats = [("anna", 1), ("bot:sheriff", 2), ("bot:sheriff", 3), ("ben", 4)];
        let changes = played(&mut now, &ended(&seats));
        assert_eq!(now.len(), 3);
        assert_eq!(now["bot:sheriff"].matches, 1);
        assert_eq!(changes[1], changes[2]);
    }

    #[test]
    fn who_plays_a_lot_becomes_known_and_never_better_than_known() {
        let mut now = BTreeMap::new();
        let mut spreads = vec![];
        for round in 0..400 {
            let places = if round % 3 == 0 { [2, 1] } else { [1, 2] };
            played(&mut now, &ended(&[("anna", places[0]), ("ben", places[1])]));
            spreads.push(now["anna"].spread);
        }
        assert!(now["anna"].mean > now["ben"].mean);
        let sure = spreads.iter().position(|spread| *spread <= SURE);
        assert!(sure.is_some_and(|matches| (8..60).contains(&matches)), "{sure:?}");
        assert!(spreads[399] > 500_000, "people change: {}", spreads[399]);
    }
}
