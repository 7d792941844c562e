//! Who a request comes from.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use sha2::{Digest as _, Sha256};
use tinstar_core::Message;
use tinstar_protocol::{Code, Me, PersonId};
use tinstar_store::{NewPerson, NewSession, Person, TokenHash};
use tinstar_words::Tongue;

use super::Site;
use super::front::{Address, Asked, Price, Token};
use super::limits::{Limited, Net};
use crate::fresh::{id, random};
use crate::no::No;
use crate::revoked::{Revoked, nowhere};
use crate::shunned::Shun;
use tinstar_table::Who;

/// The cookie that holds a session's token.
pub const COOKIE: &str = "tinstar";
/// The cookie by which a device is known after its session has ended.
const DEVICE: &str = "tinstar_device";
/// How long a session lasts.
pub const SESSION_MS: i64 = 400 * 24 * 3600 * 1000;

/// How exactly it is known when somebody was last here.
const DAY_MS: i64 = 24 * 3600 * 1000;

/// Whose session it is.
enum Known {
    Nobody,
    /// Somebody whom the host keeps out until a time.
    KeptOut(PersonId, i64),
    Somebody(Person),
}

impl Known {
    fn person(self) -> Option<Person> {
        match self {
            Self::Somebody(person) => Some(person),
            Self::Nobody | Self::KeptOut(..) => None,
        }
    }
}

/// Who a request comes from, if anybody.
pub struct Caller {
    /// The person behind the session.
    pub person: Option<Person>,
    /// Whether the host keeps them out; nobody is there then.
    pub banned: bool,
    /// The hash of the session's token.
    pub token: Option<[u8; 32]>,
    /// Where from.
    pub address: IpAddr,
    /// The tongue asked for.
    pub tongue: Tongue,
}

impl Caller {
    /// The person, who must be there.
    ///
    /// # Errors
    /// `signed_out`, `banned`.
    pub fn person(&self) -> Result<&Person, No> {
        let code = if self.banned { Code::Banned } else { Code::SignedOut };
        self.person.as_ref().ok_or(No::new(code))
    }

    /// The person as a table knows them.
    ///
    /// # Errors
    /// `signed_out`.
    pub fn who(&self) -> Result<Who, No> {
        let person = self.person()?;
        Ok(Who { id: person.id.clone(), name: person.name.clone(), account: person.login.is_some() })
    }

    /// Where they come from, as far as it is theirs alone.
    #[must_use]
    pub fn net(&self) -> Net {
        Net::of(self.address)
    }

    /// The person's id, if there is one.
    #[must_use]
    pub fn person_id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id.clone())
    }
}

impl FromRequestParts<Arc<Site>> for Caller {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, No> {
        site.caller(parts).await
    }
}

impl Site {
    async fn caller(&self, parts: &Parts) -> Result<Caller, No> {
        let address =
            parts.extensions.get::<Address>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |address| address.0);
        let tongue = parts.extensions.get::<Asked>().map_or(Tongue::English, |asked| asked.0);
        let token = parts.extensions.get::<Token>().map(|token| token.0);
        let known = match token {
            Some(token) => self.known(token).await?,
            None => Known::Nobody,
        };
        self.notice(&known, Net::of(address));
        let banned = matches!(known, Known::KeptOut(..));
        let person = known.person();
        if token.is_some() && person.is_none() && !banned {
            // A token that is nobody's makes nobody a person: what was paid with it is paid again.
            let limits = &self.shared().settings.limits;
            let price = parts.extensions.get::<Price>().map_or(1.0, |price| price.0);
            self.buckets.pay(limits, Limited::Strangers(Net::of(address)), price)?;
        }
        let token = token.filter(|_| person.is_some());
        Ok(Caller { person, banned, token, address, tongue })
    }

    /// Remembers where somebody comes from, for when the host keeps them out; and that of those who are kept out.
    fn notice(&self, known: &Known, net: Net) {
        match known {
            Known::Nobody => {}
            Known::KeptOut(person, until) => {
                self.shared().shunned.see(person, net);
                self.shared().shunned.shut(person, Shun::Out, self.shared().now(), *until);
            }
            Known::Somebody(person) => self.shared().shunned.see(&person.id, net),
        }
    }

    /// What somebody may not do among strangers, because they come from where the host keeps somebody out and were not
    /// known before.
    pub(super) fn shunned(&self, caller: &Caller) -> Option<Shun> {
        let since = caller.person.as_ref()?.created;
        self.shared().shunned.of(caller.net(), since, self.shared().now())
    }

    /// Whose session it is, if it has not ended and they may come in.
    pub(super) async fn person_of(&self, token: [u8; 32]) -> Result<Option<Person>, No> {
        Ok(self.known(token).await?.person())
    }

    async fn known(&self, token: [u8; 32]) -> Result<Known, No> {
        let now = self.shared().now();
        // The store looks up the hash of a token: how long that takes tells nothing about the token.
        let Some(session) = self.shared().store.session(&TokenHash(token), now).await? else {
            return Ok(Known::Nobody);
        };
        if session.banned > now {
            return Ok(Known::KeptOut(session.person, session.banned));
        }
        if now - session.seen > DAY_MS {
            // Should it not be written, it is at the next request.
            let _ = self.shared().store.note_seen(&session.person, now).await;
        }
        let person = self.shared().store.person(&session.person).await?;
        if let Some(person) = &person {
            self.here.note(self.tables.shared(), &person.id);
        }
        Ok(person.map_or(Known::Nobody, Known::Somebody))
    }

    /// Makes a guest; one without a name gets one to begin with, in their tongue.
    pub(super) async fn make_guest(&self, name: Option<String>, tongue: Tongue) -> Result<Person, No> {
        let made_up = || {
            let number = (1000 + u16::from_le_bytes(random()) % 9000).to_string();
            self.shared().words.of(tongue).say(&Message::new("guest-name").with("number", number))
        };
        let name = name.unwrap_or_else(made_up);
        let new = NewPerson { id: id(), name, created: self.shared().now() };
        let _ = self.shared().store.create_person(new.clone()).await?;
        Ok(Person { id: new.id, name: new.name, login: None, created: new.created })
    }

    /// Begins a session; answers its token, which is kept nowhere.
    pub(super) async fn begin_session(&self, person: &Person) -> Result<String, No> {
        let token = hex::encode(random::<32>());
        let created = self.shared().now();
        let session = NewSession {
            token_hash: TokenHash(hash(&token)),
            person: person.id.clone(),
            created,
            expires: created + SESSION_MS,
        };
        self.shared().store.create_session(session).await?;
        Ok(token)
    }

    /// The header that gives a browser its token.
    pub(super) fn cookie(&self, token: &str) -> String {
        let secure = if self.shared().settings.secure_cookies { "; Secure" } else { "" };
        let age = SESSION_MS / 1000;
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
    }

    /// Remembers that this device is a person's; answers the header that makes it known.
    pub(super) async fn remember_device(&self, person: &Person) -> Result<String, No> {
        let token = hex::encode(random::<32>());
        self.shared().store.add_device(&TokenHash(hash(&token)), &person.id, self.shared().now()).await?;
        let secure = if self.shared().settings.secure_cookies { "; Secure" } else { "" };
        let age = SESSION_MS / 1000;
        Ok(format!("{DEVICE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"))
    }

    /// The header that takes it away.
    pub(super) fn no_cookie(&self) -> String {
        let secure = if self.shared().settings.secure_cookies { "; Secure" } else { "" };
        format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}")
    }

    /// Tells sockets, at every node, that sessions have ended.
    pub(super) async fn revoke(&self, revoked: Revoked) {
        let word = revoked.to_string();
        // An error means that there are no sockets.
        let _ = self.shared().revoked.send(revoked);
        if let Err(error) = self.shared().store.pass_word(&nowhere(), &word).await {
            tracing::warn!(%error, "other nodes could not be told that a session has ended");
        }
    }
}

/// A person as they see themselves.
#[must_use]
pub fn me(person: &Person) -> Me {
    Me { id: person.id.clone(), name: person.name.clone(), login: person.login.clone() }
}

/// What the store keeps of a token.
#[must_use]
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// The token that a program shows.
#[must_use]
pub fn bearer_token(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The token in the cookie.
#[must_use]
pub fn cookie_token(headers: &HeaderMap) -> Option<&str> {
    cookie_named(headers, COOKIE)
}

/// The hash of the token by which the device is known.
#[must_use]
pub fn device_token(headers: &HeaderMap) -> Option<TokenHash> {
    cookie_named(headers, DEVICE).map(|token| TokenHash(hash(token)))
}

fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}
