//! [`Mail`]: links to people who gave an address, by the host's own mail server.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use tinstar_protocol::{Code, NotTold};
use tinstar_store::Purpose;
use tinstar_words::Words;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::no::No;

/// How many mails may be on their way at once; what is asked for beyond that is not sent.
const AT_ONCE: usize = 64;
/// How long to wait before each further try.
const TRIES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(20)];
/// How long a notice may take in all: it is tried again by whoever keeps it.
const IN_ALL: Duration = Duration::from_secs(30);
/// How long the mail server may take over one step.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where mail goes out, and where its links lead.
#[derive(Clone)]
pub struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    links: String,
    room: Arc<Semaphore>,
}

/// Nothing of it is for logs: the server's address has a password in it.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from.to_string()).finish_non_exhaustive()
    }
}

impl Mail {
    /// Mail by the server at `url` (`smtps://USER:PASSWORD@HOST`, `smtp://HOST:PORT?tls=required`), from an address such as
    /// `Tinstar <tinstar@example.org>`. `links` is the address that people know the page by.
    ///
    /// # Errors
    /// What is wrong with the url or the address, in words.
    pub fn new(url: &str, from: &str, links: &str) -> Result<Self, String> {
        let server =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| error.to_string())?;
        let server = server.timeout(Some(PATIENCE)).build();
        let from = from.parse().map_err(|error| format!("{from}: {error}"))?;
        let links = links.trim_end_matches('/').to_owned();
        Ok(Self { server, from, links, room: Arc::new(Semaphore::new(AT_ONCE)) })
    }

    /// The link that a token makes. What is after `#` reaches no server's log.
    fn link(&self, purpose: Purpose, token: &str) -> String {
        let word = match purpose {
            Purpose::Confirm => "confirm",
            Purpose::Recover => "recover",
        };
        format!("{}/#/letter/{word}/{token}", self.links)
    }

    /// The mail with a link in it, in words.
    fn letter(&self, words: &Words, purpose: Purpose, login: &str, to: &str, token: &str) -> Option<Message> {
        let (subject, body) = match purpose {
            Purpose::Confirm => ("mail-confirm-subject", "mail-confirm"),
            Purpose::Recover => ("mail-recover-subject", "mail-recover"),
        };
        let message = tinstar_core::Message::new(body)
            .with("login", login.to_owned())
            .with("link", self.link(purpose, token));
        let subject = words.text(subject)?;
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.parse().ok()?))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(words.say(&message))
            .ok()
    }

    /// Tells somebody something once, with where it leads in the page and how to be told no more.
    ///
    /// # Errors
    /// Why it was not taken.
    pub async fn tell(
        &self,
        words: &Words,
        metrics: &Metrics,
        to: &str,
        (title, body): (&str, &str),
        path: &str,
        stop: &str,
    ) -> Result<(), NotTold> {
        let _room = self.room.try_acquire().map_err(|_| NotTold::TooSlow)?;
        let letter = self.notice(words, to, (title, body), path, stop).ok_or(NotTold::Refused)?;
        let sent = tokio::time::timeout(IN_ALL, self.server.send(letter)).await;
        let told = match sent {
            Err(_) => Err(NotTold::TooSlow),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(NotTold::Refused),
            Ok(Err(_)) => Err(NotTold::Unreachable),
        };
        metrics.mailed(told.is_ok());
        told
    }

    /// The mail that tells something, in words. Whoever reads mail can stop it without opening the page (RFC 8058).
    fn notice(
        &self,
        words: &Words,
        to: &str,
        (title, body): (&str, &str),
        path: &str,
        stop: &str,
    ) -> Option<Message> {
        let message = tinstar_core::Message::new("mail-notice")
            .with("body", body.to_owned())
            .with("link", format!("{}/{path}", self.links))
            .with("stop", format!("{}/#/letter/stop/{stop}", self.links));
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.parse().ok()?))
            .subject(title)
            .header(ContentType::TEXT_PLAIN)
            .header(ListUnsubscribe(format!("<{}/api/notices/stop/{stop}>", self.links)))
            .header(ListUnsubscribePost)
            .body(words.say(&message))
            .ok()
    }

    /// Sends somebody a link; tries again for a while. Nobody waits for it.
    pub async fn send(
        &self,
        words: &Words,
        metrics: &Metrics,
        purpose: Purpose,
        login: &str,
        to: &str,
        token: &str,
    ) {
        let Ok(_room) = self.room.try_acquire() else {
            tracing::warn!("too many mails are on their way already; one is not sent");
            return metrics.mailed(false);
        };
        let Some(letter) = self.letter(words, purpose, login, to, token) else {
            tracing::error!("a mail could not be written");
            return metrics.mailed(false);
        };
        for wait in TRIES {
            tokio::time::sleep(wait).await;
            match self.server.send(letter.clone()).await {
                Ok(_) => return metrics.mailed(true),
                // What the mail server will never take need not be tried again. Its answer may name the address.
                Err(error) if error.is_permanent() => {
                    tracing::warn!(code = ?error.status(), "the mail server refuses a mail");
                    return metrics.mailed(false);
                }
                Err(error) => {
                    tracing::warn!(%error, "a mail could not be sent");
                }
            }
        }
        metrics.mailed(false);
    }
}

/// Where to stop being told.
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// That one request there is enough.
#[derive(Clone)]
struct ListUnsubscribePost;

impl Header for ListUnsubscribePost {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

/// An address as it is kept.
///
/// # Errors
/// With `bad_mail`.
pub fn check_mail(address: &str) -> Result<String, No> {
    let address = address.trim();
    let fine = address.len() <= 254 && address.is_ascii() && address.parse::<Address>().is_ok();
    if fine { Ok(address.to_owned()) } else { Err(No::new(Code::BadMail)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tinstar_words::Tongue;

    fn mail() -> Mail {
        let url = "smtp://user:secret@localhost:2525";
        Mail::new(url, "Tinstar <tinstar@example.org>", "https://play.example.org/").unwrap()
    }

    #[test]
    fn addresses_are_checked() {
        assert_eq!(check_mail(" anna@example.org "), Ok("anna@example.org".to_owned()));
        let long = format!("{}@example.org", "a".repeat(250));
        for bad in ["", "anna", "anna@", "@example.org", "a b@example.org", "a@b.org\r\nbcc: c@d.org", &long]
        {
            assert_eq!(check_mail(bad).unwrap_err().code, Code::BadMail, "{bad}");
        }
        assert!(Mail::new("http://localhost", "a@b.org", "").is_err());
        assert!(Mail::new("smtp://localhost", "nobody", "").is_err());
    }

    #[tokio::test]
    async fn a_letter_has_its_link_and_no_secret_shows() {
        let mail = mail();
        assert!(!format!("{mail:?}").contains("secret"));
        for words in Tongue::ALL.map(Words::new) {
            for (purpose, path) in [(Purpose::Confirm, "confirm"), (Purpose::Recover, "recover")] {
                let letter = mail.letter(&words, purpose, "anna.1", "anna@example.org", "abc").unwrap();
                let text = String::from_utf8(letter.formatted()).unwrap();
                // Lines are broken as mail has it.
                let text = text.replace("=\r\n", "");
                assert!(text.contains(&format!("https://play.example.org/#/letter/{path}/abc")), "{text}");
                assert!(text.contains("anna.1") && text.contains("To: anna@example.org"), "{text}");
            }
            let notice =
                mail.notice(&words, "anna@example.org", ("Title", "Body."), "#/t/abc", "word").unwrap();
            let text =
                String::from_utf8(notice.formatted()).unwrap().replace("=\r\n", "").replace("\r\n ", " ");
            for part in [
                "Subject: Title\r\n",
                "Body.",
                "https://play.example.org/#/t/abc",
                "https://play.example.org/#/letter/stop/word",
                "List-Unsubscribe: <https://play.example.org/api/notices/stop/word>\r\n",
                "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
            ] {
                assert!(text.contains(part), "{part}: {text}");
            }
        }
    }
}
