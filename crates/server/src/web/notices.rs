//! How somebody is told that it is their turn while they are not there.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tinstar_protocol::{
    AddWay, Code, NotTold, NoticesNow, PersonId, Quiet, SetQuiet, SetTableChat, SetWay, TableChat, TableId,
    Tried, Way, WayKind,
};
use tinstar_store::{NewWay, Person, Store, WayRow};

use super::Site;
use super::caller::Caller;
use super::limits::Limited;
use super::people::{Body, body};
use super::tables::table_id;
use crate::fresh::name;
use crate::no::No;
use crate::notices::{
    FAILURES, MOST_WAYS, PushKeys, Tiding, is_quiet, name_of, read_failed, read_quiet, write_quiet,
};

/// The longest name of a browser.
const LONGEST_LABEL: usize = 60;

fn offered(site: &Site) -> bool {
    site.shared().settings.notices.on
}

/// # Errors
/// `no_notices`.
fn must_be_offered(site: &Site) -> Result<(), No> {
    if offered(site) { Ok(()) } else { Err(No::new(Code::NoNotices)) }
}

/// A way as its owner sees it. Where exactly it leads is not said again: whoever knows an address can write there.
fn shown(row: WayRow, mail: Option<&str>) -> Way {
    let WayRow { way, last, failed, on } = row;
    let label = if way.kind == WayKind::Mail { mail.unwrap_or_default().to_owned() } else { way.label };
    Way { id: way.id, kind: way.kind, label, on, failed: failed.as_deref().and_then(read_failed), last }
}

/// The ways of a person, as they see them.
pub(super) async fn all_ways(store: &Store, person: &PersonId, mail: Option<&str>) -> Result<Vec<Way>, No> {
    Ok(store.ways_of(person, None).await?.into_iter().map(|row| shown(row, mail)).collect())
}

/// When a person is not told.
pub(super) async fn quiet_of(store: &Store, person: &PersonId) -> Result<Option<Quiet>, No> {
    Ok(store.quiet_of(person).await?.as_deref().and_then(read_quiet))
}

/// How I am told that it is my turn.
pub async fn now(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<NoticesNow>, No> {
    let person = caller.person()?;
    let store = &site.shared().store;
    let mail = store.mail_of(&person.id).await?;
    Ok(Json(NoticesNow {
        offered: offered(&site),
        push_key: offered(&site).then(|| site.shared().notices.push_key()),
        ways: all_ways(store, &person.id, mail.as_deref()).await?,
        quiet: quiet_of(store, &person.id).await?,
        mail: mail.filter(|_| site.shared().settings.mail.is_some()),
    }))
}

/// What is kept of a way that somebody asks for.
fn new_way(caller: &Caller, person: &Person, table: Option<TableId>, kind: WayKind) -> NewWay {
    NewWay {
        id: name(),
        person: person.id.clone(),
        table,
        kind,
        target: String::new(),
        keys: "{}".to_owned(),
        label: String::new(),
        tongue: caller.tongue.tag().to_owned(),
        stop: name(),
        created: 0,
    }
}

/// A way to a chat.
///
/// # Errors
/// `no_notices`, `needs_account`, `bad_way`.
fn webhook(site: &Site, caller: &Caller, table: Option<TableId>, url: String) -> Result<NewWay, No> {
    let person = caller.person()?;
    must_be_offered(site)?;
    if person.login.is_none() {
        return Err(No::new(Code::NeedsAccount));
    }
    let label = site.shared().notices.check_webhook(&url)?;
    Ok(NewWay { target: url, label, ..new_way(caller, person, table, WayKind::Webhook) })
}

/// Keeps a way, and says so to all tables that it is about.
async fn add(site: &Site, way: NewWay) -> Result<Way, No> {
    site.buckets.take(&site.shared().settings.limits, Limited::WaysOf(way.person.clone()))?;
    let store = &site.shared().store;
    let (person, table) = (way.person.clone(), way.table.clone());
    let way = NewWay { created: site.shared().now(), ..way };
    let id = store.add_way(way, MOST_WAYS).await?.ok_or(No::new(Code::TooManyWays))?;
    site.tables.pass_ways_on(&person, table.as_ref()).await;
    let mail = store.mail_of(&person).await?;
    let row = store.ways_of(&person, table.as_ref()).await?.into_iter().find(|row| row.way.id == id);
    Ok(shown(row.ok_or(No::new(Code::NoSuchWay))?, mail.as_deref()))
}

/// Adds a way, or switches on again the one that leads to the same place.
pub async fn add_way(
    State(site): State<Arc<Site>>,
    caller: Caller,
    new: Body<AddWay>,
) -> Result<(StatusCode, Json<Way>), No> {
    let person = caller.person()?;
    let way = match body(new)? {
        AddWay::Push { endpoint, p256dh, auth, label } => {
            must_be_offered(&site)?;
            let keys = PushKeys { p256dh, auth };
            site.shared().notices.check_push(&endpoint, &keys)?;
            let label = label.trim().to_owned();
            if label.chars().count() > LONGEST_LABEL || label.chars().any(char::is_control) {
                return Err(No::new(Code::BadWay));
            }
            let keys = serde_json::to_string(&keys).expect("keys are plain data");
            NewWay { target: endpoint, keys, label, ..new_way(&caller, person, None, WayKind::Push) }
        }
        AddWay::Mail {} => {
            if site.shared().settings.mail.is_none() {
                return Err(No::new(Code::NoMail));
            }
            // An address that nobody has shown to be theirs might be a stranger's.
            if site.shared().store.mail_of(&person.id).await?.is_none() {
                return Err(No::new(Code::BadMail));
            }
            new_way(&caller, person, None, WayKind::Mail)
        }
        AddWay::Webhook { url } => webhook(&site, &caller, None, url)?,
    };
    Ok((StatusCode::CREATED, Json(add(&site, way).await?)))
}

/// Switches a way on or off.
pub async fn set_way(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(way): Path<String>,
    set: Body<SetWay>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let SetWay { on } = body(set)?;
    there(site.shared().store.switch_way(&person.id, &way, on).await?)?;
    site.tables.pass_ways_on(&person.id, None).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a way.
pub async fn remove_way(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(way): Path<String>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    there(site.shared().store.remove_way(&person.id, &way).await?)?;
    site.tables.pass_ways_on(&person.id, None).await;
    Ok(StatusCode::NO_CONTENT)
}

/// # Errors
/// `no_such_way`.
fn there(there: bool) -> Result<(), No> {
    if there { Ok(()) } else { Err(No::new(Code::NoSuchWay)) }
}

/// Sends something by a way, to see whether it arrives.
pub async fn try_way(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(way): Path<String>,
) -> Result<Json<Tried>, No> {
    let person = caller.person()?;
    let row = site.shared().store.ways_of(&person.id, None).await?.into_iter().find(|row| row.way.id == way);
    tried(&site, &row.ok_or(No::new(Code::NoSuchWay))?.way).await
}

async fn tried(site: &Site, way: &NewWay) -> Result<Json<Tried>, No> {
    let (shared, store) = (site.shared(), &site.shared().store);
    if way.kind != WayKind::Mail {
        must_be_offered(site)?;
    }
    site.buckets.take(&shared.settings.limits, Limited::WaysOf(way.person.clone()))?;
    let mail = store.mail_of(&way.person).await?;
    let told = shared.notices.tell(shared, way, mail.as_deref(), way.table.as_ref(), &Tiding::Try).await;
    shared.metrics.noticed(told.is_ok());
    let failed: Option<NotTold> = told.err();
    match failed {
        None => store.note_arrived(&way.id, shared.now()).await?,
        Some(why) => {
            store.note_failed(&way.id, &name_of(why), FAILURES).await?;
        }
    }
    Ok(Json(Tried { failed }))
}

/// Says when I am not told.
pub async fn set_quiet(
    State(site): State<Arc<Site>>,
    caller: Caller,
    set: Body<SetQuiet>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let SetQuiet { quiet } = body(set)?;
    if quiet.as_ref().is_some_and(|quiet| !is_quiet(quiet)) {
        return Err(No::new(Code::BadQuiet));
    }
    site.shared().store.set_quiet(&person.id, quiet.map(write_quiet).as_deref()).await?;
    site.shared().notices.due.notify_one();
    Ok(StatusCode::NO_CONTENT)
}

/// Switches a way off for whoever knows its word, who need not be signed in: a mail has it.
pub async fn stop(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(word): Path<String>,
) -> Result<StatusCode, No> {
    site.buckets.take(&site.shared().settings.limits, Limited::SignInsFrom(caller.net()))?;
    let stopped = site.shared().store.stop_way(&word).await?;
    let (person, table) = stopped.ok_or(No::new(Code::NoSuchWay))?;
    site.tables.pass_ways_on(&person, table.as_ref()).await;
    Ok(StatusCode::NO_CONTENT)
}

/// The table, if it is mine.
///
/// # Errors
/// `no_such_table`, `not_owner`.
async fn my_table(site: &Site, caller: &Caller, table: &str) -> Result<(PersonId, TableId), No> {
    let person = caller.person()?;
    let row = site.shared().store.table(&table_id(table)?).await?.ok_or(No::new(Code::NoSuchTable))?;
    if row.owner == person.id { Ok((row.owner, row.id)) } else { Err(No::new(Code::NotOwner)) }
}

/// The chat that my table tells whose turn it is.
pub async fn table_chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<TableChat>, No> {
    let (person, table) = my_table(&site, &caller, &table).await?;
    let row = site.shared().store.ways_of(&person, Some(&table)).await?.into_iter().next();
    Ok(Json(TableChat { offered: offered(&site), way: row.map(|row| shown(row, None)) }))
}

/// Sets the chat that my table tells whose turn it is, in place of any other.
pub async fn set_table_chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    set: Body<SetTableChat>,
) -> Result<Json<TableChat>, No> {
    let (person, table) = my_table(&site, &caller, &table).await?;
    let way = match body(set)?.url {
        Some(url) => Some(webhook(&site, &caller, Some(table.clone()), url)?),
        None => None,
    };
    let store = &site.shared().store;
    let before = store.ways_of(&person, Some(&table)).await?;
    let way = match way {
        Some(way) => Some(add(&site, way).await?),
        None => None,
    };
    // What is refused leaves the old one.
    for old in before.into_iter().filter(|old| way.as_ref().is_none_or(|way| way.id != old.way.id)) {
        store.remove_way(&person, &old.way.id).await?;
    }
    site.tables.pass_ways_on(&person, Some(&table)).await;
    Ok(Json(TableChat { offered: offered(&site), way }))
}

/// Sends something to my table's chat, to see whether it arrives.
pub async fn try_table_chat(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<Tried>, No> {
    let (person, table) = my_table(&site, &caller, &table).await?;
    let row = site.shared().store.ways_of(&person, Some(&table)).await?.into_iter().next();
    tried(&site, &row.ok_or(No::new(Code::NoSuchWay))?.way).await
}
