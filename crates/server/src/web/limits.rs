//! How much one person or address may do.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tinstar_protocol::{Code, PersonId};

use crate::no::No;
use crate::settings::Limits;

/// When there are so many buckets, those that nobody has taken from for a while are thrown away.
const MANY: usize = 10_000;

/// Who is limited in what.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Limited {
    /// Requests of an address.
    Requests(IpAddr),
    /// New guests of an address.
    Guests(IpAddr),
    /// Attempts to sign in from an address.
    SignInsFrom(IpAddr),
    /// Attempts to sign in with a login.
    SignInsAs(String),
    /// Commands of a person.
    Commands(PersonId),
    /// Lines said by a person.
    Lines(PersonId),
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// A bucket for everybody who did something lately, and the sockets each address has open.
#[derive(Default)]
pub struct Buckets {
    buckets: Mutex<HashMap<Limited, Bucket>>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Buckets {
    /// Takes one from the bucket.
    ///
    /// # Errors
    /// `slow_down` if it is empty.
    pub fn take(&self, limits: &Limits, who: Limited) -> Result<(), No> {
        if !limits.on {
            return Ok(());
        }
        let (rate, most) = match who {
            Limited::Requests(_) => limits.requests,
            Limited::Guests(_) => limits.guests,
            Limited::SignInsFrom(_) | Limited::SignInsAs(_) => limits.sign_ins,
            Limited::Commands(_) => limits.commands,
            Limited::Lines(_) => limits.lines,
        };
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| now.duration_since(bucket.at).as_secs() < 120);
        }
        let bucket = buckets.entry(who).or_insert(Bucket { left: most, at: now });
        bucket.left = (bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate).min(most);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(No::new(Code::SlowDown));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    /// Counts a socket of an address until the answer is dropped.
    ///
    /// # Errors
    /// `too_many_connections`.
    pub fn open_socket(&self, limits: &Limits, address: IpAddr) -> Result<OpenSocket, No> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if limits.on && *count >= limits.sockets {
            return Err(No::new(Code::TooManyConnections));
        }
        *count += 1;
        Ok(OpenSocket { address, sockets: Arc::clone(&self.sockets) })
    }
}

/// A socket that is counted.
pub struct OpenSocket {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn an_empty_bucket_says_slow_down_and_others_are_not_concerned() {
        let buckets = Buckets::default();
        let limits = Limits { guests: (0.0, 3.0), ..Limits::default() };
        let answers: Vec<bool> =
            (0..5).map(|_| buckets.take(&limits, Limited::Guests(HERE)).is_ok()).collect();
        assert_eq!(answers, [true, true, true, false, false]);
        assert!(buckets.take(&limits, Limited::Requests(HERE)).is_ok());
        let off = Limits { on: false, ..limits };
        assert!(buckets.take(&off, Limited::Guests(HERE)).is_ok());
    }

    #[test]
    fn a_socket_counts_until_it_is_closed() {
        let buckets = Buckets::default();
        let limits = Limits { sockets: 1, ..Limits::default() };
        let first = buckets.open_socket(&limits, HERE).unwrap();
        assert_eq!(buckets.open_socket(&limits, HERE).err().unwrap().code, Code::TooManyConnections);
        drop(first);
        assert!(buckets.open_socket(&limits, HERE).is_ok());
    }
}
