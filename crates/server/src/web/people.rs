//! Guests and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use tinstar_protocol::{Account, Code, GuestToken, Me, NewGuest, Rename, SignIn};
use tinstar_store::{LoginSet, TokenHash};

use super::Site;
use super::caller::{Caller, Revoked, cookie_token, hash, me as shown};
use super::limits::Limited;
use crate::names::{check_login, check_name, check_password};
use crate::no::No;

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
    site.buckets.take(&site.shared().settings.limits, Limited::Guests(caller.address))?;
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
    site.buckets.take(&site.shared().settings.limits, Limited::Guests(caller.address))?;
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

/// Makes me, a guest, an account. What I hold stays mine.
pub async fn make_account(
    State(site): State<Arc<Site>>,
    caller: Caller,
    account: Body<Account>,
) -> Result<(StatusCode, Json<Me>), No> {
    let person = caller.person()?;
    let account = body(account)?;
    let login = check_login(&account.login)?;
    let password = check_password(&account.password)?;
    if person.login.is_some() {
        return Err(No::new(Code::AlreadyAccount));
    }
    site.buckets.take(&site.shared().settings.limits, Limited::SignInsFrom(caller.address))?;
    let hash = site.hash(password).await?;
    match site.shared().store.set_password(&person.id, login, &hash).await? {
        LoginSet::Done => {
            Ok((StatusCode::CREATED, Json(Me { login: Some(login.to_owned()), ..shown(person) })))
        }
        LoginSet::Taken => Err(No::new(Code::LoginTaken)),
    }
}

/// Checks a login and a password; slow for whoever guesses.
async fn check(site: &Site, caller: &Caller, sign_in: &SignIn) -> Result<tinstar_store::Person, No> {
    let limits = &site.shared().settings.limits;
    site.buckets.take(limits, Limited::SignInsFrom(caller.address))?;
    let wrong = No::new(Code::WrongPassword);
    let (Ok(login), Ok(password)) = (check_login(&sign_in.login), check_password(&sign_in.password)) else {
        return Err(wrong);
    };
    site.buckets.take(limits, Limited::SignInsAs(login.to_ascii_lowercase()))?;
    let found = site.shared().store.person_by_login(login).await?;
    let (person, hash) = found.map(|found| (found.person, found.password_hash)).unzip();
    if site.fits(password, hash).await? { person.ok_or(wrong) } else { Err(wrong) }
}

/// Signs in to an account with a new session.
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    caller: Caller,
    sign_in: Body<SignIn>,
) -> Result<impl IntoResponse, No> {
    let person = check(&site, &caller, &body(sign_in)?).await?;
    let token = site.begin_session(&person).await?;
    Ok(([(header::SET_COOKIE, site.cookie(&token))], Json(shown(&person))))
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
        site.revoke(Revoked::Session(token));
    }
    Ok(([(header::SET_COOKIE, site.no_cookie())], StatusCode::NO_CONTENT))
}

/// Deletes my account, or me as a guest. An account's login and password are asked again.
pub async fn delete_account(
    State(site): State<Arc<Site>>,
    caller: Caller,
    sign_in: Body<SignIn>,
) -> Result<impl IntoResponse, No> {
    let person = caller.person()?;
    if person.login.is_some() {
        let confirmed = check(&site, &caller, &body(sign_in)?).await?;
        if confirmed.id != person.id {
            return Err(No::new(Code::WrongPassword));
        }
    }
    site.shared().store.delete_person(&person.id).await?;
    site.revoke(Revoked::Person(person.id.clone()));
    Ok(([(header::SET_COOKIE, site.no_cookie())], StatusCode::NO_CONTENT))
}
