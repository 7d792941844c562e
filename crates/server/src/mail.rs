//! [`Mail`]: links to people who gave an address, by the host's own mail server.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use tinstar_protocol::Code;
use tinstar_store::Purpose;
use tinstar_words::Words;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::no::No;

/// How many mails may be on their way at once; what is asked for beyond that is not sent.
const AT_ONCE: usize = 64;
/// How long to wait before each further try.
const TRIES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(20)];
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
        }
    }
}
