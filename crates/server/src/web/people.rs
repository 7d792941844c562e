//! Guests and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use tinstar_protocol::{
    Account, AccountMade, Code, Codes, GuestToken, Me, MyData, MySession, MyTable, MyWords, NewGuest,
    NewPassword, PersonId, Recover, Rename, SignIn, Stage,
};
use tinstar_store::{LoginSet, TableRow, TokenHash};
use tokio::sync::oneshot;

use super::Site;
use super::caller::{Caller, cookie_token, device_token, hash, me as shown};
use super::friends;
use super::history;
use super::limits::{Limited, Net};
use super::notices;
use super::passwords::Trust;
use crate::actor::{Ask, Reply};
use crate::desk::{forget_name, leaving, named_at, tables_of};
use crate::fresh::name;
use crate::no::No;
use crate::revoked::Revoked;
use tinstar_table::Who;
use tinstar_table::{check_login, check_name, check_password};

/// A body that cannot be read is refused like everything else.
pub type Body<T> = Result<Json<T>, axum::extract::rejection::JsonRejection>;

/// The body, or the refusal that fits what is wrong with it.
pub fn body<T>(body: Body<T>) -> Result<T, No> {
    let code =
        |status| if status == StatusCode::PAYLOAD_TOO_LARGE { Code::TooLarge } else { Code::BadRequest };
    body.map(|Json(body)| body).map_err(|error| No::new(code(error.status())))
}

/// Who I am; a guest from the first visit on.
pub async fn me(State(site): State<Arc<Site>>, caller: Caller) -> Result<impl IntoResponse, No> {
    if let Some(person) = &caller.person {
        return Ok((AppendHeaders(vec![]), Json(shown(person))));
    }
    if caller.banned {
        return Err(No::new(Code::Banned));
    }
    site.buckets.take(&site.shared().settings.limits, Limited::Guests(Net::of(caller.address)))?;
    let person = site.make_guest(None, caller.tongue).await?;
    let token = site.begin_session(&person).await?;
    Ok((AppendHeaders(vec![(header::SET_COOKIE, site.cookie(&token))]), Json(shown(&person))))
}

/// Makes a guest for a program, which shows the token itself.
pub async fn new_guest(
    State(site): State<Arc<Site>>,
    caller: Caller,
    new: Body<NewGuest>,
) -> Result<(StatusCode, Json<GuestToken>), No> {
    let new = body(new)?;
    let name = new.name.as_deref().map(check_name).transpose()?;
    site.buckets.take(&site.shared().settings.limits, Limited::Guests(Net::of(caller.address)))?;
    let person = site.make_guest(name, caller.tongue).await?;
    let token = site.begin_session(&person).await?;
    Ok((StatusCode::CREATED, Json(GuestToken { me: shown(&person), token })))
}

/// Changes my name.
pub async fn rename(State(site): State<Arc<Site>>, caller: Caller, to: Body<Rename>) -> Result<Json<Me>, No> {
    let person = caller.person()?;
    let name = check_name(&body(to)?.name)?;
    site.shared().store.rename(&person.id, &name).await?;
    Ok(Json(Me { name, ..shown(person) }))
}

/// How many codes somebody gets.
const CODES: usize = 8;

/// New codes for somebody, in place of all old ones. The store keeps their hashes.
async fn make_codes(site: &Site, person: &PersonId) -> Result<Vec<String>, No> {
    let code = || {
        let letters = &name()[..16];
        [&letters[..4], &letters[4..8], &letters[8..12], &letters[12..]].join("-")
    };
    let codes: Vec<String> = (0..CODES).map(|_| code()).collect();
    let hashes: Vec<TokenHash> = codes.iter().map(|code| code_hash(code)).collect();
    site.shared().store.set_recovery(person, &hashes).await?;
    Ok(codes)
}

/// What the store keeps of a code, however it is typed.
fn code_hash(code: &str) -> TokenHash {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    TokenHash(hash(&plain.to_ascii_lowercase()))
}

/// Makes me, a guest, an account. What I hold stays mine.
pub async fn make_account(
    State(site): State<Arc<Site>>,
    caller: Caller,
    account: Body<Account>,
) -> Result<impl IntoResponse, No> {
    let person = caller.person()?;
    let account = body(account)?;
    let login = check_login(&account.login)?;
    let password = check_password(&account.password)?;
    if person.login.is_some() {
        return Err(No::new(Code::AlreadyAccount));
    }
    let net = Net::of(caller.address);
    site.buckets.take(&site.shared().settings.limits, Limited::SignInsFrom(net))?;
    let hash = site.hash(password, site.stranger_from(net)).await?;
    match site.shared().store.set_password(&person.id, login, &hash).await? {
        LoginSet::Done => {
            let codes = make_codes(&site, &person.id).await?;
            let device = site.remember_device(person).await?;
            let me = Me { login: Some(login.to_owned()), ..shown(person) };
            let made = Json(AccountMade { me, codes });
            Ok((StatusCode::CREATED, [(header::SET_COOKIE, device)], made))
        }
        LoginSet::Taken => Err(No::new(Code::LoginTaken)),
    }
}

/// Takes from what may be tried for a login; answers whether the device is known. Guesses are counted for whom they are
/// about and where they come from together: nobody can lock anybody out of a device of their own.
async fn may_try(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    login: &str,
    person: Option<&PersonId>,
) -> Result<Trust, No> {
    let (limits, net) = (&site.shared().settings.limits, Net::of(caller.address));
    if let (Some(device), Some(person)) = (device_token(headers), person)
        && site.shared().store.is_device(&device, person).await?
    {
        let device = format!("device {}", hex::encode(device.0));
        site.buckets.take(limits, Limited::SignIns(device, net))?;
        return Ok(Trust::Known);
    }
    let login = login.to_ascii_lowercase();
    site.buckets.take_all(
        limits,
        [Limited::SignIns(login.clone(), net), Limited::SignInsFrom(net), Limited::SignInsAs(login)],
    )?;
    Ok(site.stranger_from(net))
}

/// Checks a login and a password; slow for whoever guesses.
pub async fn check(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    sign_in: &SignIn,
) -> Result<tinstar_store::Person, No> {
    let wrong = No::new(Code::WrongPassword);
    let (Ok(login), Ok(password)) = (check_login(&sign_in.login), check_password(&sign_in.password)) else {
        let limits = &site.shared().settings.limits;
        site.buckets.take(limits, Limited::SignInsFrom(Net::of(caller.address)))?;
        return Err(wrong);
    };
    let found = site.shared().store.person_by_login(login).await?;
    let (person, hash) = found.map(|found| (found.person, found.password_hash)).unzip();
    let trust = may_try(site, caller, headers, login, person.as_ref().map(|person| &person.id)).await?;
    if site.fits(password, hash, trust).await? { person.ok_or(wrong) } else { Err(wrong) }
}

/// The cookies of a session that begins on a device of somebody's.
pub async fn arrive(site: &Site, person: &tinstar_store::Person) -> Result<[(HeaderName, String); 2], No> {
    let standing = site.shared().store.standing(&person.id).await?;
    if standing.and_then(|standing| standing.banned).is_some_and(|until| until > site.shared().now()) {
        return Err(No::new(Code::Banned));
    }
    let token = site.begin_session(person).await?;
    let device = site.remember_device(person).await?;
    Ok([(header::SET_COOKIE, site.cookie(&token)), (header::SET_COOKIE, device)])
}

/// Signs in to an account with a new session.
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    sign_in: Body<SignIn>,
) -> Result<impl IntoResponse, No> {
    let person = check(&site, &caller, &headers, &body(sign_in)?).await?;
    Ok((AppendHeaders(arrive(&site, &person).await?), Json(shown(&person))))
}

/// Changes my password. My other sessions end, and devices are known only once they sign in again.
pub async fn change_password(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    change: Body<NewPassword>,
) -> Result<impl IntoResponse, No> {
    let person = caller.person()?;
    let (Some(login), Some(token)) = (person.login.clone(), caller.token) else {
        return Err(No::new(Code::WrongPassword));
    };
    let NewPassword { password, new } = body(change)?;
    let new = check_password(&new)?;
    check(&site, &caller, &headers, &SignIn { login: login.clone(), password }).await?;
    // Whoever knows the old one has waited enough.
    let hash = site.hash(new, Trust::Known).await?;
    set_password(&site, person, &login, &hash).await?;
    site.shared().store.delete_other_sessions(&person.id, &TokenHash(token)).await?;
    site.revoke(Revoked::Some(person.id.clone())).await;
    let device = site.remember_device(person).await?;
    Ok(([(header::SET_COOKIE, device)], StatusCode::NO_CONTENT))
}

/// Sets a new password; devices are known only once they sign in again.
pub async fn set_password(
    site: &Site,
    person: &tinstar_store::Person,
    login: &str,
    hash: &str,
) -> Result<(), No> {
    site.shared().store.forget_devices(&person.id).await?;
    match site.shared().store.set_password(&person.id, login, hash).await? {
        LoginSet::Done => Ok(()),
        LoginSet::Taken => Err(No::new(Code::LoginTaken)),
    }
}

/// Gives me new codes in place of all old ones.
pub async fn new_codes(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    sign_in: Body<SignIn>,
) -> Result<Json<Codes>, No> {
    let person = check(&site, &caller, &headers, &body(sign_in)?).await?;
    Ok(Json(Codes { codes: make_codes(&site, &person.id).await? }))
}

/// Sets a new password with one of the codes, and signs in.
pub async fn recover(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    recover: Body<Recover>,
) -> Result<impl IntoResponse, No> {
    let Recover { login, code, password } = body(recover)?;
    let wrong = No::new(Code::WrongCode);
    let password = check_password(&password)?;
    let login = check_login(&login).map_err(|_| wrong.clone())?;
    let found = site.shared().store.person_by_login(login).await?.map(|found| found.person);
    let trust = may_try(&site, &caller, &headers, login, found.as_ref().map(|person| &person.id)).await?;
    // What can be refused comes before the code is used up; and it takes as long for a login that nobody has.
    let hash = site.hash(password, trust).await?;
    let person = found.ok_or(wrong.clone())?;
    if !site.shared().store.use_recovery(&person.id, &code_hash(&code)).await? {
        return Err(wrong);
    }
    let known = person.login.clone().unwrap_or_else(|| login.to_owned());
    set_password(&site, &person, &known, &hash).await?;
    site.shared().store.delete_sessions_of(&person.id).await?;
    site.revoke(Revoked::Person(person.id.clone())).await;
    Ok((AppendHeaders(arrive(&site, &person).await?), Json(shown(&person))))
}

/// Ends this session.
pub async fn sign_out(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<impl IntoResponse, No> {
    caller.person()?;
    for token in caller.token.into_iter().chain(cookie_token(&headers).map(hash)) {
        site.shared().store.delete_session(&TokenHash(token)).await?;
        site.revoke(Revoked::Session(token)).await;
    }
    Ok(([(header::SET_COOKIE, site.no_cookie())], StatusCode::NO_CONTENT))
}

/// Gets somebody up from every table that is not over, so that nobody waits for them; answers all their tables.
async fn leave_tables(site: &Site, who: &Who) -> Result<Vec<TableRow>, No> {
    let tables = tables_of(&site.shared().store, &who.id).await?;
    for table in tables.iter().filter(|table| table.stage != Stage::Over) {
        let (answer, answered) = oneshot::channel();
        let command = leaving(table, &who.id);
        let ask = Ask::Do { who: who.clone(), from: None, key: name(), command, reply: Reply::Once(answer) };
        site.tables.ask(table.id.clone(), ask).await?;
        // A refusal means that there is nothing to leave there.
        let _ = answered.await;
    }
    Ok(tables)
}

/// Everything that is stored about me, but for the moves in the logs of tables.
pub async fn my_data(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<MyData>, No> {
    let person = &caller.person()?.clone();
    let store = &site.shared().store;
    let tables = tables_of(store, &person.id).await?.into_iter().map(|table| MyTable {
        owner: table.owner == person.id,
        table: table.id,
        game: table.game,
        created: table.created,
    });
    let sessions = store.sessions_of(&person.id, site.shared().now()).await?;
    let said = store.said_by(&person.id).await?;
    let mail = store.mail_of(&person.id).await?;
    Ok(Json(MyData {
        me: shown(person),
        created: person.created,
        sessions: sessions.into_iter().map(|(began, ends)| MySession { began, ends }).collect(),
        tables: tables.collect(),
        said: said.into_iter().map(|(table, at, text)| MyWords { table, at, text }).collect(),
        ways: notices::all_ways(store, &person.id, mail.as_deref()).await?,
        quiet: notices::quiet_of(store, &person.id).await?,
        mail,
        people: friends::people_of(store, &person.id, site.shared().now()).await?,
        invitations: friends::invitations_to(store, &person.id).await?,
        matches: history::all_matches(store, &caller, &person.id).await?,
        profile: history::mine(State(Arc::clone(&site)), caller).await?.0,
    }))
}

/// Deletes my account, or me as a guest. An account's login and password are asked again.
pub async fn delete_account(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    sign_in: Body<SignIn>,
) -> Result<impl IntoResponse, No> {
    let person = caller.person()?;
    if person.login.is_some() {
        let confirmed = check(&site, &caller, &headers, &body(sign_in)?).await?;
        if confirmed.id != person.id {
            return Err(No::new(Code::WrongPassword));
        }
    }
    let tables = leave_tables(&site, &caller.who()?).await?;
    site.shared().store.delete_person(&person.id).await?;
    for table in named_at(&site.shared().store, &person.id, tables).await? {
        forget_name(&site.shared().store, &table, &person.id).await?;
        site.tables.ask(table, Ask::Forget { person: person.id.clone(), sat_here: true }).await?;
    }
    site.shared().store.scrub_names().await?;
    site.revoke(Revoked::Person(person.id.clone())).await;
    Ok(([(header::SET_COOKIE, site.no_cookie())], StatusCode::NO_CONTENT))
}
