//! Web push: what a browser's push service is sent (RFC 8030), encrypted for the browser alone (RFC 8291) and signed with a
//! key of our own (RFC 8292).

use std::fmt;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use base64ct::{Base64UrlUnpadded as Base64, Encoding as _};
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

/// The push services of the browsers there are. Nothing is sent to any other address that a browser names.
const SERVICES: [&str; 5] = [
    "fcm.googleapis.com",
    "android.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
];
/// For how long the push service keeps what a browser that is off has not fetched, in seconds.
const KEPT_S: i64 = 24 * 3600;
/// For how long a signature holds, in seconds.
const SIGNED_S: i64 = 12 * 3600;

/// Whether a host is a push service's.
pub fn is_known(host: &str) -> bool {
    SERVICES
        .iter()
        .any(|service| host.strip_suffix(service).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

/// A word for all that is told about the same: what the browser has not fetched is replaced by the next.
pub fn topic(about: &str) -> String {
    // At most 32 letters, and the push service need not know the table.
    Base64::encode_string(&Sha256::digest(about.as_bytes())[..24])
}

/// What a browser gave to be written to with.
#[derive(Clone, Serialize, Deserialize)]
pub struct PushKeys {
    /// Its public key.
    pub p256dh: String,
    /// Its secret.
    pub auth: String,
}

impl PushKeys {
    fn read(&self) -> Option<(PublicKey, Auth)> {
        let key = PublicKey::from_sec1_bytes(&Base64::decode_vec(&self.p256dh).ok()?).ok()?;
        let auth: [u8; 16] = Base64::decode_vec(&self.auth).ok()?.try_into().ok()?;
        Some((key, auth.into()))
    }

    /// Whether something can be encrypted with them.
    pub fn are_fine(&self) -> bool {
        self.read().is_some()
    }
}

/// Signs what is sent, so that push services know who sends it.
pub struct Signer {
    key: SigningKey,
    /// Where whoever runs a push service can complain.
    contact: String,
}

/// The key is nobody's business.
impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signer").field("contact", &self.contact).finish_non_exhaustive()
    }
}

impl Signer {
    /// A new secret. Nearly every 32 bytes are one.
    pub fn fresh(random: impl Fn() -> [u8; 32]) -> [u8; 32] {
        loop {
            let secret = random();
            if SigningKey::from_slice(&secret).is_ok() {
                return secret;
            }
        }
    }

    /// The signer with this secret.
    pub fn from_secret(secret: &[u8], contact: String) -> Option<Self> {
        Some(Self { key: SigningKey::from_slice(secret).ok()?, contact })
    }

    /// What browsers know it by.
    pub fn public_key(&self) -> String {
        Base64::encode_string(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What says who sends it, for the push service that `endpoint` belongs to.
    fn token(&self, endpoint: &Uri, now: i64) -> Option<String> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let claims = json!({ "aud": audience, "exp": now / 1000 + SIGNED_S, "sub": self.contact });
        let head = Base64::encode_string(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", Base64::encode_string(claims.to_string().as_bytes()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        Some(format!("{signed}.{}", Base64::encode_string(&signature.to_bytes())))
    }

    /// What to send so that a browser reads `text`; nothing if its keys are none.
    pub fn message(
        &self,
        endpoint: &str,
        keys: &PushKeys,
        topic: &str,
        text: Vec<u8>,
        now: i64,
    ) -> Option<(HeaderMap, Vec<u8>)> {
        let (key, auth) = keys.read()?;
        let body = encrypt(text, &key, &auth).ok()?;
        let token = self.token(&endpoint.parse().ok()?, now)?;
        let authorization = format!("vapid t={token}, k={}", self.public_key());
        let value = |text: &str| HeaderValue::from_str(text).ok();
        let headers = [
            (header::AUTHORIZATION, value(&authorization)?),
            (header::CONTENT_TYPE, value("application/octet-stream")?),
            (header::CONTENT_ENCODING, value("aes128gcm")?),
            (HeaderName::from_static("ttl"), value(&KEPT_S.to_string())?),
            (HeaderName::from_static("urgency"), value("normal")?),
            (HeaderName::from_static("topic"), value(topic)?),
        ];
        Some((headers.into_iter().collect(), body))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_known() {
        for known in ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"] {
            assert!(is_known(known), "{known}");
        }
        for other in
            ["example.org", "evilfcm.googleapis.com", "fcm.googleapis.com.example.org", "apple.com", ""]
        {
            assert!(!is_known(other), "{other}");
        }
    }

    #[test]
    fn a_secret_makes_a_key_and_nothing_shows_it() {
        let secret = Signer::fresh(crate::fresh::random::<32>);
        let signer = Signer::from_secret(&secret, "mailto:a@example.org".into()).unwrap();
        let key = Base64::decode_vec(&signer.public_key()).unwrap();
        assert_eq!((key.len(), key[0]), (65, 4));
        assert!(!format!("{signer:?}").contains(&hex::encode(secret)));
        assert!(Signer::from_secret(&[0; 32], String::new()).is_none());
        assert!(Signer::from_secret(&[1; 8], String::new()).is_none());
    }

    #[test]
    fn a_topic_is_short_and_says_nothing() {
        let [a, b] = [topic("table-a"), topic("table-b")];
        assert!(a.len() == 32 && a != b && a == topic("table-a"));
    }

    #[test]
    fn keys_that_are_none_are_not_used() {
        let signer = Signer::from_secret(&[7; 32], "mailto:a@example.org".into()).unwrap();
        let fine = PushKeys { p256dh: signer.public_key(), auth: Base64::encode_string(&[3; 16]) };
        assert!(fine.are_fine());
        let short = PushKeys { auth: Base64::encode_string(&[3; 15]), ..fine.clone() };
        let off = PushKeys { p256dh: Base64::encode_string(&[4; 65]), ..fine.clone() };
        let odd = PushKeys { p256dh: "?".into(), ..fine };
        for bad in [short, off, odd] {
            assert!(!bad.are_fine());
            assert!(signer.message("https://fcm.googleapis.com/x", &bad, "t", vec![1], 0).is_none());
        }
    }
}
