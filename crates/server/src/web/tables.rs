//! Tables over HTTP.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use futures_util::future::join_all;
use serde::Deserialize;
use tinstar_catalogue::AnyGame;
use tinstar_core::{Message, Seat, Viewer};
use tinstar_protocol::{
    Code, Command, Complaint, Done, Keyed, NewTable, PersonId, SeatNumber, Seq, Snapshot, Stage, TableId,
    TableList, TableMade,
};
use tinstar_store::{Lobby, NewReport, PageEnd, Quota, TableRow};
use tokio::sync::oneshot;

use super::Site;
use super::caller::Caller;
use super::friends;
use super::limits::Limited;
use super::people::{Body, body};
use super::stories::Written;
use crate::actor::{Ask, Reply, Whence, Whom, make_table, shown_for};
use crate::card::card;
use crate::fresh::id;
use crate::keep::archived_record;
use crate::no::No;
use crate::shunned::Shun;
use tinstar_table::check_text;
use tinstar_table::{Eyes, chairs, told_again};

/// How many tables a page of a list has.
const PAGE: u32 = 50;

/// Where a list goes on.
#[derive(Deserialize)]
pub struct After {
    after: Option<String>,
}

/// How to look.
#[derive(Deserialize)]
pub struct Eyed {
    seat: Option<SeatNumber>,
    since: Option<Seq>,
}

/// A query that cannot be read is refused like everything else.
pub type Asked<T> = Result<Query<T>, axum::extract::rejection::QueryRejection>;

/// The query, or the refusal that fits what is wrong with it.
pub fn asked<T>(query: Asked<T>) -> Result<T, No> {
    query.map(|Query(query)| query).map_err(|_| No::new(Code::BadRequest))
}

fn page_end(after: Option<&str>) -> Result<Option<PageEnd>, No> {
    let Some(after) = after else { return Ok(None) };
    let bad = || No::new(Code::BadRequest);
    let (created, id) = after.split_once('.').ok_or_else(bad)?;
    let (created, id) = (created.parse().map_err(|_| bad())?, id.parse().map_err(|_| bad())?);
    Ok(Some(PageEnd { created, id }))
}

/// How many tables of one person the list of public ones shows.
const EACH: u32 = 3;
/// How many reports of one person the host has to look at.
const REPORTS: u32 = 20;

fn list(site: &Site, tables: &[TableRow]) -> TableList {
    let full = tables.len() == PAGE as usize;
    let next = tables.last().filter(|_| full).map(|last| format!("{}.{}", last.created, last.id));
    let notice = site.shared().announced.now(site.shared().now()).map(|text| text.to_string());
    TableList { tables: tables.iter().map(card).collect(), next, notice, invitations: vec![] }
}

/// The public tables that are open or running and at which somebody is, a few of each person.
pub async fn public(
    State(site): State<Arc<Site>>,
    caller: Caller,
    query: Asked<After>,
) -> Result<Json<TableList>, No> {
    let after = page_end(asked(query)?.after.as_deref())?;
    let viewer = caller.person_id();
    let lobby = Lobby { viewer: viewer.as_ref(), now: site.shared().now(), each: EACH };
    Ok(Json(list(&site, &site.shared().store.public_tables(lobby, after.as_ref(), PAGE).await?)))
}

/// The tables that I take part in.
pub async fn mine(
    State(site): State<Arc<Site>>,
    caller: Caller,
    query: Asked<After>,
) -> Result<Json<TableList>, No> {
    let person = caller.person()?;
    let after = page_end(asked(query)?.after.as_deref())?;
    let store = &site.shared().store;
    let mut list = list(&site, &store.tables_of(&person.id, after.as_ref(), PAGE).await?);
    if after.is_none() {
        list.invitations = friends::invitations_to(store, &person.id).await?;
    }
    let running = list.tables.iter_mut().filter(|card| card.stage == Stage::Running);
    join_all(
        running
            .map(async |card| card.my_turn = waits_for(&site, card.table.clone(), person.id.clone()).await),
    )
    .await;
    Ok(Json(list))
}

/// Whether a table waits for a person; not if it cannot say.
async fn waits_for(site: &Site, table: TableId, person: PersonId) -> bool {
    let (answer, answered) = oneshot::channel();
    let asked = site.tables.ask(table, Ask::Waits { person, answer }).await;
    asked.is_ok() && answered.await.unwrap_or(false)
}

/// Makes a table.
pub async fn create(
    State(site): State<Arc<Site>>,
    caller: Caller,
    new: Body<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), No> {
    let (person, who) = (caller.person()?, caller.who()?);
    let new = body(new)?;
    let limits = &site.shared().settings.limits;
    site.buckets.take(limits, Limited::Commands(who.id.clone()))?;
    let (setup, chairs) = chairs(&new, &who)?;
    let (table, listed): (TableId, i64) = (id(), shown_for(setup.clock));
    if new.public {
        if site.shunned(&caller) == Some(Shun::Out) {
            return Err(No::new(Code::Banned));
        }
        site.buckets.take(limits, Limited::PublicFrom(caller.net()))?;
        let (now, most) = (site.shared().now(), limits.public_at_once);
        if limits.on && !site.shared().vouched.vouch(caller.net(), &table, now, now + listed, most) {
            return Err(No::new(Code::SlowDown));
        }
    }
    let unfinished = if person.login.is_some() { limits.account_tables } else { limits.guest_tables };
    let quota = limits.on.then_some(Quota { unfinished, public: limits.public_tables });
    let made = make_table(site.shared(), table.clone(), (setup, listed), who.id, chairs, quota).await;
    if made.is_err() && new.public {
        // What was not made is nobody's: whoever has too many does not use up what neighbours may.
        site.shared().vouched.strike(&table);
        site.buckets.give_back(limits, Limited::PublicFrom(caller.net()));
    }
    made?;
    Ok((StatusCode::CREATED, Json(TableMade { table })))
}

/// A table's name as an address has it.
///
/// # Errors
/// `no_such_table` if no table can be called so.
pub fn table_id(name: &str) -> Result<TableId, No> {
    name.parse().map_err(|_| No::new(Code::NoSuchTable))
}

fn seat(seat: Option<SeatNumber>) -> Result<Option<Seat>, No> {
    seat.map(|seat| seat.seat().ok_or(No::new(Code::NoSuchSeat))).transpose()
}

/// Everything I may know of a table now.
pub async fn look(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    query: Asked<Eyed>,
) -> Result<Written, No> {
    let Eyed { seat: number, since } = asked(query)?;
    let (answer, answered) = oneshot::channel();
    let ask = Ask::Look { person: caller.person_id(), seat: seat(number)?, since, answer };
    site.tables.ask(table_id(&table)?, ask).await?;
    let shown: Snapshot = answered.await.map_err(|_| No::new(Code::ShuttingDown))??;
    let shown = Written::now(&shown)?;
    site.owe(&caller, shown.len());
    Ok(shown)
}

/// What being shown so much costs on top of the request: a long match from its first step is worth several.
pub fn price_of_sight(bytes: usize) -> f64 {
    const USUAL: f64 = 16_384.0;
    (bytes as f64 / USUAL - 1.0).max(0.0)
}

/// Tells the host about somebody.
pub async fn report(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    complaint: Body<Complaint>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let Complaint { seat: number, line, text } = body(complaint)?;
    let text = check_text(&text)?;
    let limits = &site.shared().settings.limits;
    site.buckets.take_all(limits, [Limited::Lines(person.id.clone()), Limited::ReportsFrom(caller.net())])?;
    let whom = match (line, seat(number)?) {
        (Some(line), _) => Whom::Speaker(line.room, line.number),
        (None, Some(seat)) => Whom::Seat(seat),
        (None, None) => Whom::Owner,
    };
    let table = table_id(&table)?;
    let (answer, answered) = oneshot::channel();
    site.tables.ask(table.clone(), Ask::Whose { person: person.id.clone(), whom, answer }).await?;
    let (about, quote) = answered.await.map_err(|_| No::new(Code::ShuttingDown))??;
    let (at, person) = (site.shared().now(), person.id.clone());
    let report = NewReport { at, person, table, about, text, quote };
    if site.shared().store.add_report(report, REPORTS).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(No::new(Code::TooManyReports))
    }
}

/// Hides the public tables of whoever made one from me.
pub async fn hide(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let store = &site.shared().store;
    let row = store.table(&table_id(&table)?).await?.ok_or(No::new(Code::NoSuchTable))?;
    // Nobody hides from themselves.
    if row.owner != person.id && !store.hide(&person.id, &row.owner, site.shared().now()).await? {
        return Err(No::new(Code::TooLarge));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Shows me all public tables again.
pub async fn unhide(State(site): State<Arc<Site>>, caller: Caller) -> Result<StatusCode, No> {
    site.shared().store.unhide(&caller.person()?.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A match's record.
pub async fn record(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    query: Asked<Eyed>,
) -> Result<impl IntoResponse, No> {
    let (answer, answered) = oneshot::channel();
    let ask = Ask::Record { person: caller.person_id(), seat: seat(asked(query)?.seat)?, answer };
    let table = table_id(&table)?;
    let record = match site.tables.ask(table.clone(), ask).await {
        Ok(()) => answered.await.map_err(|_| No::new(Code::ShuttingDown))??,
        // Of a match that went long ago the record may be left.
        Err(no) if no.code == Code::NoSuchTable => {
            archived_record(&site.shared().store, &table).await?.ok_or(no)?
        }
        Err(no) => return Err(no),
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], record))
}

/// How to tell a match again.
#[derive(Deserialize)]
pub struct StoryQuery {
    seat: Option<String>,
    #[serde(default)]
    since: Seq,
}

fn eyes(seat: Option<&str>) -> Result<Eyes, No> {
    match seat {
        None => Ok(Eyes::Own),
        Some("spectator") => Ok(Eyes::Spectator),
        Some(number) => {
            let seat = number.parse().ok().and_then(|number| SeatNumber(number).seat());
            seat.map(Eyes::Seat).ok_or(No::new(Code::NoSuchSeat))
        }
    }
}

/// The match told again, step by step.
pub async fn story(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    query: Asked<StoryQuery>,
) -> Result<Written, No> {
    let StoryQuery { seat, since } = asked(query)?;
    let (answer, answered) = oneshot::channel();
    let ask = Ask::Tell { person: caller.person_id(), eyes: eyes(seat.as_deref())?, since, answer };
    site.tables.ask(table_id(&table)?, ask).await?;
    let telling = answered.await.map_err(|_| No::new(Code::ShuttingDown))??;
    site.written(caller.net(), move || Ok(telling.tell()?)).await
}

/// Which moment to put into words: the lines that are told by then, or all of them.
#[derive(Deserialize)]
pub struct WordsQuery {
    seat: Option<String>,
    at: Option<Seq>,
    lines: Option<usize>,
}

/// What I see, in sentences: now, or as it was at a number.
pub async fn words(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    query: Asked<WordsQuery>,
) -> Result<Json<Vec<Message>>, No> {
    let WordsQuery { seat, at, lines } = asked(query)?;
    let (person, eyes) = (caller.person_id(), eyes(seat.as_deref())?);
    let Some(at) = at else {
        let (answer, answered) = oneshot::channel();
        site.tables.ask(table_id(&table)?, Ask::Describe { person, eyes, answer }).await?;
        return answered.await.map_err(|_| No::new(Code::ShuttingDown))?.map(Json);
    };
    let (answer, answered) = oneshot::channel();
    site.tables.ask(table_id(&table)?, Ask::Tell { person, eyes, since: at, answer }).await?;
    let telling = answered.await.map_err(|_| No::new(Code::ShuttingDown))??;
    site.off_the_async_threads(caller.net(), move || Ok(telling.describe(at, lines)?)).await.map(Json)
}

/// A moment of a record file in sentences.
pub async fn retold_words(
    State(site): State<Arc<Site>>,
    caller: Caller,
    query: Asked<WordsQuery>,
    request: Request,
) -> Result<Json<Vec<Message>>, No> {
    let WordsQuery { seat, at, lines } = asked(query)?;
    let viewer = eyes_on_record(seat.as_deref())?;
    let (record, _place) = site.record_sent(caller.net(), request).await?;
    let (at, lines) = (at.unwrap_or_default().0 as usize, lines.unwrap_or(usize::MAX));
    let describe = move || {
        let words = AnyGame::retold_in_words(&record, viewer, at, lines);
        words.map_err(|error| No::record(&error))?.ok_or(No::new(Code::NoSuchMoment))
    };
    site.off_the_async_threads(caller.net(), describe).await.map(Json)
}

/// Nobody has a seat of their own in a record.
fn eyes_on_record(seat: Option<&str>) -> Result<Viewer, No> {
    Ok(match eyes(seat)? {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Own | Eyes::Spectator => Viewer::Spectator,
    })
}

/// A record file told again.
pub async fn retell(
    State(site): State<Arc<Site>>,
    caller: Caller,
    query: Asked<StoryQuery>,
    request: Request,
) -> Result<Written, No> {
    let viewer = eyes_on_record(asked(query)?.seat.as_deref())?;
    let (record, _place) = site.record_sent(caller.net(), request).await?;
    let tell = move || {
        let retold = AnyGame::retell(&record, viewer).map_err(|error| No::record(&error))?;
        Ok(told_again(retold, viewer))
    };
    site.written(caller.net(), tell).await
}

/// Does something at a table.
pub async fn command(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    keyed: Body<Keyed>,
) -> Result<Json<Done>, No> {
    let who = caller.who()?;
    let Keyed { key, command } = body(keyed)?;
    let from = site.may_command(&caller, &who.id, &command)?;
    let (answer, answered) = oneshot::channel();
    site.tables
        .ask(table_id(&table)?, Ask::Do { who, from: Some(from), key, command, reply: Reply::Once(answer) })
        .await?;
    answered.await.map_err(|_| No::new(Code::ShuttingDown))?.map(Json)
}

impl Site {
    /// Has somebody pay for what they were shown, by its length.
    fn owe(&self, caller: &Caller, bytes: usize) {
        let (limits, net) = (&self.shared().settings.limits, caller.net());
        let price = price_of_sight(bytes);
        let who = caller.token.map_or(Limited::Strangers(net), Limited::Requests);
        self.buckets.owe(limits, who, price);
        self.buckets.owe(limits, Limited::Everything(net), price);
    }

    /// Whether this person may command anything now; where they come from, as a table wants to know it.
    pub(super) fn may_command(
        &self,
        caller: &Caller,
        person: &PersonId,
        command: &Command,
    ) -> Result<Whence, No> {
        let limits = &self.shared().settings.limits;
        let commands = Limited::Commands(person.clone());
        if let Command::Say { .. } = command {
            let said = [commands, Limited::Lines(person.clone()), Limited::LinesFrom(caller.net())];
            self.buckets.take_all(limits, said)?;
        } else {
            self.buckets.take(limits, commands)?;
        }
        let known_since = caller.person.as_ref().map(|person| person.created);
        Ok(Whence { net: caller.net(), known_since, shunned: self.shunned(caller) })
    }
}
