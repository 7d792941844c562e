//! Passwords: argon2id, off the async threads, few at a time.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tinstar_protocol::Code;

use super::Site;
use crate::no::No;

/// Verified when there is no such login, so that an answer takes as long as for one there is.
const NOBODY: &str = "nobody signs in with this";

fn argon2(memory: u32) -> Result<Argon2<'static>, No> {
    let params = Params::new(memory, 2, 1, None).map_err(|_| No::new(Code::BadPassword))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash_now(memory: u32, password: &str) -> Result<String, No> {
    let hash = argon2(memory)?.hash_password(password.as_bytes()).map_err(|_| No::new(Code::BadPassword))?;
    Ok(hash.to_string())
}

impl Site {
    /// The hash of a password, with a salt of its own.
    pub(super) async fn hash(&self, password: &str) -> Result<String, No> {
        let memory = self.shared().settings.argon2_memory;
        let password = password.to_owned();
        self.aside(move || hash_now(memory, &password)).await?
    }

    /// Whether a password fits; as slow without a hash as with one.
    pub(super) async fn fits(&self, password: &str, hash: Option<String>) -> Result<bool, No> {
        let memory = self.shared().settings.argon2_memory;
        let password = password.to_owned();
        self.aside(move || {
            let Some(hash) = hash else {
                let _ = hash_now(memory, NOBODY);
                return false;
            };
            let parsed = PasswordHash::new(&hash);
            parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        })
        .await
    }

    async fn aside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, No> {
        let _permit = self.passwords.acquire().await.map_err(|_| No::new(Code::ShuttingDown))?;
        tokio::task::spawn_blocking(work).await.map_err(|_| No::new(Code::StoreUnavailable))
    }
}
