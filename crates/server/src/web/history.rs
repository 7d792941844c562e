//! What people played, and how strong they are.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tinstar_catalogue::AnyGame;
use tinstar_protocol::{
    CalledPlayed, Code, GamePlayed, Leaderboard, LuckMet, MatchPlayed, MatchesPlayed, PersonId, PlayerThen,
    Profile, Ranked, SetShows, Shows, TableId,
};
use tinstar_store::{Known, PlayedEnd, PlayedRow, PlayedSum, PlayedWhich, Store};

use super::Site;
use super::caller::Caller;
use super::people::{Body, body};
use super::tables::{Asked, asked, table_id};
use crate::no::No;
use crate::ratings::{SURE, bot_of, changes, game_of, pool, rating_now};
use tinstar_table::Ended;

/// How many matches a page has.
const PAGE: u32 = 30;
/// How many of the strongest are listed.
const STRONGEST: u32 = 50;
/// A victory as the store adds it up.
const VICTORY: f64 = 1000.0;
/// A victory as what reviews found is kept.
pub const WHOLE: f64 = 1e6;

/// Which matches to list.
#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    seats: Option<u8>,
    won: Option<bool>,
    rated: Option<bool>,
    with: Option<PersonId>,
    after: Option<String>,
}

impl Which {
    /// What the store is asked, and from where on.
    fn read(self) -> Result<(PlayedWhich, Option<PlayedEnd>), No> {
        let bad = || No::new(Code::BadRequest);
        let after = self.after.map(|after| end(&after).ok_or_else(bad)).transpose()?;
        let Self { game, seats, won, rated, with, .. } = self;
        if game.as_deref().is_some_and(|game| AnyGame::by_id(game).is_none()) {
            return Err(No::new(Code::NoSuchGame));
        }
        Ok((PlayedWhich { game, seats, won, rated, with }, after))
    }
}

/// Somebody whose matches may be seen by whoever asks.
struct Seen {
    person: PersonId,
    name: String,
    shows: Shows,
}

/// A person of this id, if they show what they played to whoever asks.
async fn seen(site: &Site, caller: &Caller, id: &str) -> Result<Seen, No> {
    let store = &site.shared().store;
    let person: PersonId = id.parse().map_err(|_| No::new(Code::NoSuchPerson))?;
    let [Known { id: person, name, shows }] =
        <[Known; 1]>::try_from(store.known(&[person]).await?).map_err(|_| No::new(Code::NoSuchPerson))?;
    let asks = caller.person_id();
    let may = match shows {
        _ if asks.as_ref() == Some(&person) => true,
        Shows::Everybody => true,
        Shows::Players => match &asks {
            Some(asks) => store.played_together(asks, &person).await?,
            None => false,
        },
        Shows::Nobody => false,
    };
    if may { Ok(Seen { person, name, shows }) } else { Err(No::new(Code::NotShown)) }
}

/// What I played comes to.
pub async fn mine(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Profile>, No> {
    let person = caller.person()?.id.to_string();
    profile(&site, &caller, &person).await
}

/// What somebody played comes to.
pub async fn of(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(person): Path<String>,
) -> Result<Json<Profile>, No> {
    profile(&site, &caller, &person).await
}

async fn profile(site: &Site, caller: &Caller, id: &str) -> Result<Json<Profile>, No> {
    let store = &site.shared().store;
    let Seen { person, name, shows } = seen(site, caller, id).await?;
    let found = store.person(&person).await?.ok_or(No::new(Code::NoSuchPerson))?;
    let mut games: BTreeMap<(String, u8), GamePlayed> = BTreeMap::new();
    for sum in store.sums_of(&person).await? {
        add(&mut games, sum);
    }
    for (pool, rating) in store.ratings_of(person.as_str()).await? {
        if let Some((game, seats)) = game_of(&pool) {
            games.entry((game.to_owned(), seats)).or_insert_with(|| none_of(game, seats)).rating =
                Some(rating_now(&rating));
        }
    }
    let own = caller.person_id().as_ref() == Some(&person);
    Ok(Json(Profile {
        person,
        name,
        since: found.created,
        guest: found.login.is_none(),
        shows: own.then_some(shows),
        games: games.into_values().collect(),
    }))
}

fn none_of(game: &str, seats: u8) -> GamePlayed {
    let called = vec![];
    GamePlayed { game: game.to_owned(), seats, matches: 0, wins: 0.0, called, luck: None, rating: None }
}

fn add(games: &mut BTreeMap<(String, u8), GamePlayed>, sum: PlayedSum) {
    let game = games.entry((sum.game.clone(), sum.seats)).or_insert_with(|| none_of(&sum.game, sum.seats));
    let wins = sum.share as f64 / VICTORY;
    game.matches += sum.matches;
    game.wins += wins;
    if !sum.called.is_empty() {
        game.called.push(CalledPlayed { called: sum.called, matches: sum.matches, wins });
    }
    if sum.reviewed > 0 {
        let before = game.luck.map_or((0, 0.0, 0.0), |luck| {
            let matches = luck.matches as f64;
            (luck.matches, luck.luck * matches, luck.choices * matches)
        });
        let matches = before.0 + sum.reviewed;
        let mean = |before: f64, more: i64| (before + more as f64 / WHOLE) / matches as f64;
        game.luck =
            Some(LuckMet { matches, luck: mean(before.1, sum.luck), choices: mean(before.2, sum.choices) });
    }
}

/// The matches I played to the end, the latest first.
pub async fn my_matches(
    State(site): State<Arc<Site>>,
    caller: Caller,
    query: Asked<Which>,
) -> Result<Json<MatchesPlayed>, No> {
    let person = caller.person()?.id.to_string();
    matches(&site, &caller, &person, asked(query)?).await
}

/// The matches somebody played to the end, the latest first.
pub async fn matches_of(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(person): Path<String>,
    query: Asked<Which>,
) -> Result<Json<MatchesPlayed>, No> {
    matches(&site, &caller, &person, asked(query)?).await
}

async fn matches(site: &Site, caller: &Caller, id: &str, which: Which) -> Result<Json<MatchesPlayed>, No> {
    let (which, after) = which.read()?;
    let person = seen(site, caller, id).await?.person;
    page(&site.shared().store, caller, &person, &which, after.as_ref()).await.map(Json)
}

/// All matches that somebody played to the end.
pub async fn all_matches(store: &Store, caller: &Caller, person: &PersonId) -> Result<Vec<MatchPlayed>, No> {
    let mut all = vec![];
    let mut after = None;
    loop {
        let MatchesPlayed { matches, next } =
            page(store, caller, person, &PlayedWhich::default(), after.as_ref()).await?;
        all.extend(matches);
        let Some(next) = next.as_deref().and_then(end) else { return Ok(all) };
        after = Some(next);
    }
}

/// Where a page ends, as it was told.
fn end(after: &str) -> Option<PlayedEnd> {
    let (ended, table) = after.split_once('.')?;
    Some(PlayedEnd { ended: ended.parse().ok()?, table: table.parse().ok()? })
}

async fn page(
    store: &Store,
    caller: &Caller,
    person: &PersonId,
    which: &PlayedWhich,
    after: Option<&PlayedEnd>,
) -> Result<MatchesPlayed, No> {
    let rows = store.played(person, which, after, PAGE).await?;
    let next = rows.last().filter(|_| rows.len() == PAGE as usize);
    let next = next.map(|last| format!("{}.{}", last.ended, last.table));
    let ended: Vec<Ended> = rows.iter().filter_map(|row| serde_json::from_str(&row.body).ok()).collect();
    let faces = Faces::of(store, caller, &ended).await?;
    let matches = rows.iter().filter_map(|row| {
        let PlayedRow { table, game, ended, rated, body, changes, luck, kept, .. } = row;
        let body: Ended = serde_json::from_str(body).ok()?;
        Some(MatchPlayed {
            table: faces.may_watch(&body, person).then(|| table.clone()).filter(|_| *kept),
            game: game.clone(),
            ended: *ended,
            rated: *rated,
            players: faces.players(&body, Some(person), changes.as_deref()),
            luck: luck.map(|(luck, choices)| LuckMet {
                matches: 1,
                luck: luck as f64 / WHOLE,
                choices: choices as f64 / WHOLE,
            }),
            options: body.options,
        })
    });
    Ok(MatchesPlayed { matches: matches.collect(), next })
}

/// How a table's match ended, for everybody who can look at the table.
pub async fn result(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<MatchPlayed>, No> {
    let store = &site.shared().store;
    let table: TableId = table_id(&table)?;
    let (result, rated, changes) = store.result_of(&table).await?.ok_or(No::new(Code::NotOver))?;
    let body: Ended = serde_json::from_str(&result.body).map_err(|_| No::new(Code::Damaged))?;
    let faces = Faces::of(store, &caller, std::slice::from_ref(&body)).await?;
    Ok(Json(MatchPlayed {
        table: Some(table),
        game: result.game,
        ended: result.ended,
        rated,
        players: faces.players(&body, caller.person_id().as_ref(), changes.as_deref()),
        options: body.options,
        luck: None,
    }))
}

/// The people of some matches, as whoever asks may know them.
struct Faces {
    asks: Option<PersonId>,
    known: Vec<Known>,
}

impl Faces {
    async fn of(store: &Store, caller: &Caller, matches: &[Ended]) -> Result<Self, No> {
        let mut people: Vec<PersonId> =
            matches.iter().flat_map(Ended::people).map(|(person, ..)| person.clone()).collect();
        people.sort_unstable();
        people.dedup();
        Ok(Self { asks: caller.person_id(), known: store.known(&people).await? })
    }

    fn sat_at(&self, ended: &Ended) -> bool {
        ended.people().any(|(person, ..)| Some(person) == self.asks.as_ref())
    }

    /// Whether whoever asks may go to the table: they were there, or everyone could find it.
    fn may_watch(&self, ended: &Ended, of: &PersonId) -> bool {
        ended.public || self.sat_at(ended) || self.asks.as_ref() == Some(of)
    }

    /// Who sat where. Whoever was there knows who else was; everybody else only those who show it to everybody, and whose
    /// list it is.
    fn players(&self, ended: &Ended, own: Option<&PersonId>, changed: Option<&str>) -> Vec<PlayerThen> {
        let there = self.sat_at(ended);
        let changed = changed.map_or(vec![], changes);
        let player = |(at, seat): (usize, &tinstar_table::EndedSeat)| {
            let known = seat.person.as_ref().and_then(|id| self.known.iter().find(|known| known.id == *id));
            let is_own = own.is_some() && own == seat.person.as_ref();
            let known = known.filter(|known| there || is_own || known.shows == Shows::Everybody);
            let may_open = known.filter(|known| {
                let own = self.asks.as_ref() == Some(&known.id);
                own || known.shows == Shows::Everybody || there && known.shows == Shows::Players
            });
            PlayerThen {
                person: may_open.map(|known| known.id.clone()),
                name: known.map(|known| known.name.clone()),
                bot: seat.bot.clone().filter(|_| seat.person.is_none()),
                called: seat.called.clone(),
                place: seat.place,
                total: seat.total,
                gone: seat.gone,
                own: is_own,
                rating: changed.get(at).and_then(Option::as_ref).map(crate::ratings::Moved::shown),
            }
        };
        ended.seats.iter().enumerate().map(player).collect()
    }
}

/// Says who may see what I played.
pub async fn set_shows(
    State(site): State<Arc<Site>>,
    caller: Caller,
    shows: Body<SetShows>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let SetShows { shows } = body(shows)?;
    site.shared().store.set_shows(&person.id, shows).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The strongest in a game, for each number of players.
pub async fn strongest(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(game): Path<String>,
) -> Result<Json<Vec<Leaderboard>>, No> {
    let store = &site.shared().store;
    let info = AnyGame::by_id(&game).ok_or(No::new(Code::NoSuchGame))?.info();
    let me = caller.person_id();
    let mut boards = vec![];
    for seats in 2..=MOST_SEATS {
        let pool = pool(info.id, seats);
        let rows = store.strongest(&pool, SURE, STRONGEST).await?;
        let mine = match &me {
            Some(me) => store.rating(&pool, me.as_str()).await?,
            None => None,
        };
        if rows.is_empty() && mine.is_none() {
            continue;
        }
        let people: Vec<PersonId> = rows
            .iter()
            .filter(|(who, _)| bot_of(who).is_none())
            .filter_map(|(who, _)| who.parse().ok())
            .collect();
        let known = store.known(&people).await?;
        let ranked = rows.iter().map(|(who, rating)| {
            let known = known.iter().find(|known| known.id.as_str() == who);
            Ranked {
                person: known.map(|known| known.id.clone()),
                name: known.map(|known| known.name.clone()),
                bot: bot_of(who).map(str::to_owned),
                rating: rating_now(rating),
            }
        });
        boards.push(Leaderboard { seats, rows: ranked.collect(), mine: mine.as_ref().map(rating_now) });
    }
    Ok(Json(boards))
}

/// Nobody plays with more.
const MOST_SEATS: u8 = tinstar_core::MAX_SEATS as u8;
