//! Mail: an address for an account, and a new password by a link that is sent there.
//!
//! Whether somebody has an account, and an address, is nobody else's business: asking for a link is answered the same and
//! as soon for everybody.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use tinstar_protocol::{Code, FollowLink, Forgotten, MailNow, PersonId, RecoverByMail, SetMail, SignIn};
use tinstar_store::{NewLetter, Purpose, TokenHash};
use tinstar_words::Tongue;

use super::Site;
use super::caller::{Caller, hash, me as shown};
use super::limits::{Limited, Net};
use super::people::{Body, arrive, body, check, set_password};
use crate::fresh::name;
use crate::mail::{Mail, check_mail};
use crate::no::No;
use crate::revoked::Revoked;
use tinstar_table::{check_login, check_password};

/// For how long a link is worth something, in milliseconds.
const fn lasts(purpose: Purpose) -> i64 {
    const MINUTE: i64 = 60_000;
    match purpose {
        Purpose::Confirm => 24 * 60 * MINUTE,
        Purpose::Recover => 30 * MINUTE,
    }
}

fn offered(site: &Site) -> Result<&Mail, No> {
    site.shared().settings.mail.as_ref().ok_or(No::new(Code::NoMail))
}

/// Whether mail is to be had here, and my address.
pub async fn now(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<MailNow>, No> {
    let address = match &caller.person {
        Some(person) => site.shared().store.mail_of(&person.id).await?,
        None => None,
    };
    Ok(Json(MailNow { offered: offered(&site).is_ok(), address }))
}

/// Writes a link down and sends it, in its own time.
fn send(site: Arc<Site>, tongue: Tongue, purpose: Purpose, person: PersonId, login: String, to: String) {
    tokio::spawn(async move {
        let (shared, token) = (site.shared(), name());
        let Some(mail) = &shared.settings.mail else { return };
        let letter = NewLetter {
            token_hash: TokenHash(hash(&token)),
            person,
            purpose,
            mail: to.clone(),
            expires: shared.now() + lasts(purpose),
        };
        if let Err(error) = shared.store.add_letter(letter).await {
            tracing::warn!(%error, "a link could not be written down");
            return;
        }
        mail.send(shared.words.of(tongue), &shared.metrics, purpose, &login, &to, &token).await;
    });
}

/// Sets where I can be written to, once I have followed the link that is sent there; none forgets it.
pub async fn set(
    State(site): State<Arc<Site>>,
    caller: Caller,
    headers: HeaderMap,
    asked: Body<SetMail>,
) -> Result<StatusCode, No> {
    let person = caller.person()?;
    let SetMail { password, address } = body(asked)?;
    let Some(login) = person.login.clone() else { return Err(No::new(Code::WrongPassword)) };
    offered(&site)?;
    let address = address.as_deref().map(check_mail).transpose()?;
    check(&site, &caller, &headers, &SignIn { login: login.clone(), password }).await?;
    let Some(address) = address else {
        site.shared().store.set_mail(&person.id, None).await?;
        return Ok(StatusCode::NO_CONTENT);
    };
    let limits = &site.shared().settings.limits;
    site.buckets.take(limits, Limited::LettersFrom(Net::of(caller.address)))?;
    site.buckets.take(limits, Limited::LettersTo(person.id.to_string()))?;
    site.buckets.take(limits, Limited::Letters)?;
    send(Arc::clone(&site), caller.tongue, Purpose::Confirm, person.id.clone(), login, address);
    Ok(StatusCode::ACCEPTED)
}

/// Shows that I read what comes to my address.
pub async fn confirm(
    State(site): State<Arc<Site>>,
    caller: Caller,
    link: Body<FollowLink>,
) -> Result<StatusCode, No> {
    let FollowLink { token } = body(link)?;
    let store = &site.shared().store;
    site.buckets.take(&site.shared().settings.limits, Limited::SignInsFrom(Net::of(caller.address)))?;
    let used = store.use_letter(&TokenHash(hash(&token)), Purpose::Confirm, site.shared().now()).await?;
    let (person, address) = used.ok_or(No::new(Code::WrongLink))?;
    store.set_mail(&person, Some(&address)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link to a new password to whoever has this login, if there is one and it has an address.
pub async fn forgotten(
    State(site): State<Arc<Site>>,
    caller: Caller,
    asked: Body<Forgotten>,
) -> Result<StatusCode, No> {
    let Forgotten { login } = body(asked)?;
    offered(&site)?;
    let limits = &site.shared().settings.limits;
    site.buckets.take(limits, Limited::LettersFrom(Net::of(caller.address)))?;
    let tongue = caller.tongue;
    let (Ok(login), site) = (check_login(&login).map(str::to_owned), Arc::clone(&site)) else {
        return Ok(StatusCode::ACCEPTED);
    };
    // Everything that takes longer for some than for others is done after the answer.
    tokio::spawn(async move {
        let (store, limits) = (&site.shared().store, &site.shared().settings.limits);
        let Ok(Some(found)) = store.person_by_login(&login).await else { return };
        let Ok(Some(address)) = store.mail_of(&found.person.id).await else { return };
        let allowed = site
            .buckets
            .take(limits, Limited::LettersTo(found.person.id.to_string()))
            .and_then(|()| site.buckets.take(limits, Limited::Letters));
        if allowed.is_err() {
            tracing::warn!("too many links are asked for; one is not sent");
            return;
        }
        let login = found.person.login.unwrap_or(login);
        send(Arc::clone(&site), tongue, Purpose::Recover, found.person.id, login, address);
    });
    Ok(StatusCode::ACCEPTED)
}

/// Sets a new password with a link that was sent, and signs in.
pub async fn recover(
    State(site): State<Arc<Site>>,
    caller: Caller,
    asked: Body<RecoverByMail>,
) -> Result<impl IntoResponse, No> {
    let RecoverByMail { token, password } = body(asked)?;
    let wrong = No::new(Code::WrongLink);
    let password = check_password(&password)?;
    let net = Net::of(caller.address);
    site.buckets.take(&site.shared().settings.limits, Limited::SignInsFrom(net))?;
    // What can be refused comes before the link is used up.
    let hashed = site.hash(password, site.stranger_from(net)).await?;
    let store = &site.shared().store;
    let used = store.use_letter(&TokenHash(hash(&token)), Purpose::Recover, site.shared().now()).await?;
    let (id, _) = used.ok_or(wrong.clone())?;
    let person = store.person(&id).await?.ok_or(wrong.clone())?;
    let login = person.login.clone().ok_or(wrong)?;
    set_password(&site, &person, &login, &hashed).await?;
    store.delete_sessions_of(&person.id).await?;
    site.revoke(Revoked::Person(person.id.clone())).await;
    Ok((AppendHeaders(arrive(&site, &person).await?), Json(shown(&person))))
}
