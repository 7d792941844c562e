//! Friends, whom somebody hides, and invitations to a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tinstar_protocol::{
    AskFriendLink, AskedFriend, Code, Friend, FriendLink, FriendLinkOf, Invited, Met, Named, People,
    PersonId, SeatNumber, Somebody, Stage, TableId,
};
use tinstar_store::{Befriended, NewInvitation, Store};

use super::Site;
use super::caller::Caller;
use super::limits::Limited;
use super::people::{Body, body};
use super::tables::table_id;
use crate::card::card;
use crate::fresh::name;
use crate::no::No;

/// How many of those somebody played with are listed.
const MET: usize = 20;
/// How many tables of a friend are listed.
const TABLES: u32 = 3;
/// How many invitations somebody sees.
const INVITATIONS: u32 = 20;
/// How many people are asked to one table.
const INVITED: u32 = 30;

/// The people I have to do with.
pub async fn people(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<People>, No> {
    let person = caller.person()?;
    Ok(Json(people_of(&site.shared().store, &person.id, site.shared().now()).await?))
}

/// The people somebody has to do with, as they see them.
pub async fn people_of(store: &Store, person: &PersonId, now: i64) -> Result<People, No> {
    let mut people = People { friends: vec![], asked_me: vec![], asked: vec![], met: vec![], hidden: vec![] };
    for row in store.friends_of(person).await? {
        let named = Named { person: row.person, name: row.name };
        match (row.wanted, row.wants) {
            (true, true) => people.friends.push(friend(store, person, named, row.here > now).await?),
            (true, false) => people.asked.push(named),
            (false, _) => people.asked_me.push(named),
        }
    }
    for met in store.met(person, MET).await? {
        people.met.push(Met { name: met.name, table: met.table, seat: SeatNumber(met.seat) });
    }
    let hidden = store.hidden_by(person).await?.into_iter();
    people.hidden = hidden.map(|(person, name)| Named { person, name }).collect();
    Ok(people)
}

async fn friend(store: &Store, me: &PersonId, named: Named, here: bool) -> Result<Friend, No> {
    let Named { person, name } = named;
    let tables = if here { store.tables_shown_of(&person, me, TABLES).await? } else { vec![] };
    Ok(Friend { person, name, here, tables: tables.iter().map(card).collect() })
}

/// The tables somebody is asked to.
pub async fn invitations_to(store: &Store, person: &PersonId) -> Result<Vec<Invited>, No> {
    let invitations = store.invitations_to(person, INVITATIONS).await?;
    Ok(invitations.into_iter().map(|one| Invited { table: card(&one.table), by: one.by }).collect())
}

/// Who is meant. Whoever cannot be found is nobody whom one could turn to: nothing is told of anybody's id.
async fn whom(store: &Store, me: &PersonId, somebody: Somebody) -> Result<PersonId, No> {
    let found = match somebody {
        Somebody::Person { person } => store.person(&person).await?.map(|found| found.id),
        Somebody::Seat { table, seat } => store.sat_with(me, &table, seat.0).await?,
    };
    found.filter(|found| found != me).ok_or(No::new(Code::NotMet))
}

/// Would like somebody as a friend: somebody I played with, or who asked me.
pub async fn befriend(
    State(site): State<Arc<Site>>,
    caller: Caller,
    somebody: Body<Somebody>,
) -> Result<Json<AskedFriend>, No> {
    let me = &site.turning_to_somebody(&caller)?;
    let store = &site.shared().store;
    let friend = whom(store, me, body(somebody)?).await?;
    if !store.is_asked_by(me, &friend).await? && !store.may_turn_to(me, &friend).await? {
        return Err(No::new(Code::NotMet));
    }
    let done = store.befriend(me, &friend, site.shared().now()).await?;
    site.have_friends(me, &friend);
    asked(done)
}

fn asked(done: Befriended) -> Result<Json<AskedFriend>, No> {
    match done {
        Befriended::Asked => Ok(Json(AskedFriend { friends: false })),
        Befriended::Friends => Ok(Json(AskedFriend { friends: true })),
        Befriended::Shut => Err(No::new(Code::NotMet)),
        Befriended::Full => Err(No::new(Code::TooManyFriends)),
    }
}

fn person_id(id: &str) -> Result<PersonId, No> {
    id.parse().map_err(|_| No::new(Code::NoSuchPerson))
}

/// Ends a friendship, or that one of us asked for it.
pub async fn unfriend(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(friend): Path<String>,
) -> Result<StatusCode, No> {
    site.shared().store.unfriend(&caller.person()?.id, &person_id(&friend)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The link that I send to friends.
pub async fn link(
    State(site): State<Arc<Site>>,
    caller: Caller,
    asks: Body<AskFriendLink>,
) -> Result<Json<FriendLink>, No> {
    let person = caller.person()?;
    let AskFriendLink { another } = body(asks)?;
    let (store, now) = (&site.shared().store, site.shared().now());
    Ok(Json(FriendLink { token: store.friend_link(&person.id, &name(), another, now).await? }))
}

/// Whose link it is.
pub async fn link_of(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Json<FriendLinkOf>, No> {
    let (person, name) = whose(&site, &token).await?;
    Ok(Json(FriendLinkOf { name, own: caller.person_id() == Some(person) }))
}

async fn whose(site: &Site, token: &str) -> Result<(PersonId, String), No> {
    site.shared().store.whose_link(token).await?.ok_or(No::new(Code::WrongLink))
}

/// Follows somebody's link: we are friends.
pub async fn follow(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Json<AskedFriend>, No> {
    let me = &site.turning_to_somebody(&caller)?;
    let (friend, _) = whose(&site, &token).await?;
    if friend == *me {
        return Err(No::new(Code::WrongLink));
    }
    let done = site.shared().store.befriend_both(me, &friend, site.shared().now()).await?;
    site.have_friends(me, &friend);
    asked(done)
}

/// Hides somebody whom I played with, or know by their id.
pub async fn hide(
    State(site): State<Arc<Site>>,
    caller: Caller,
    somebody: Body<Somebody>,
) -> Result<StatusCode, No> {
    let me = &caller.person()?.id;
    let store = &site.shared().store;
    let whom = whom(store, me, body(somebody)?).await?;
    if !store.hide(me, &whom, site.shared().now()).await? {
        return Err(No::new(Code::TooLarge));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Shows me somebody again.
pub async fn unhide(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(whom): Path<String>,
) -> Result<StatusCode, No> {
    site.shared().store.unhide_one(&caller.person()?.id, &person_id(&whom)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks somebody to my table.
pub async fn invite(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
    somebody: Body<Somebody>,
) -> Result<StatusCode, No> {
    let by = site.turning_to_somebody(&caller)?;
    let store = &site.shared().store;
    let table: TableId = table_id(&table)?;
    let row = store.table(&table).await?.ok_or(No::new(Code::NoSuchTable))?;
    if row.owner != by {
        return Err(No::new(Code::NotOwner));
    }
    if row.stage != Stage::Open {
        return Err(No::new(Code::AlreadyStarted));
    }
    let person = whom(store, &by, body(somebody)?).await?;
    if !store.may_turn_to(&by, &person).await? {
        return Err(No::new(Code::NotMet));
    }
    let new = NewInvitation { table, person, by, at: site.shared().now() };
    if !store.invite(new, INVITED).await? {
        return Err(No::new(Code::TooManyInvited));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// I do not come to a table that I was asked to.
pub async fn decline(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<StatusCode, No> {
    site.shared().store.decline(&caller.person()?.id, &table_id(&table)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl Site {
    /// Two may be friends from now on: who asked is here, and the other is noted again as soon as they ask for anything.
    fn have_friends(&self, me: &PersonId, friend: &PersonId) {
        self.here.forget(me);
        self.here.forget(friend);
        self.here.note(self.tables.shared(), me);
    }

    /// Who turns to somebody else, which is as seldom as speaking.
    fn turning_to_somebody(&self, caller: &Caller) -> Result<PersonId, No> {
        let person = caller.person()?;
        let lines = [Limited::Lines(person.id.clone()), Limited::LinesFrom(caller.net())];
        self.buckets.take_all(&self.shared().settings.limits, lines)?;
        Ok(person.id.clone())
    }
}
