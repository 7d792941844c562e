//! How much one person or address may do.
//!
//! People come first: whoever shows a session is limited by it, so that a class behind one address does not notice
//! itself. What is limited by address keeps floods out and is far wider.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tinstar_protocol::{Code, PersonId};

use crate::no::No;
use crate::settings::Limits;

/// When there are so many buckets, those that nobody has taken from since there were last so many are thrown away.
const MANY: usize = 10_000;
/// How much more than one home a whole site may do.
pub const SITE: u32 = 8;

/// Where somebody comes from, as far as it is theirs alone: with IPv6 everybody has 2^64 addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Net {
    /// One address.
    V4(Ipv4Addr),
    /// The first 64 bits of one.
    Home(u64),
    /// The first 48 bits.
    Site(u64),
}

impl Net {
    /// What an address belongs to.
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self::V4(address),
            IpAddr::V6(address) => Self::Home((address.to_bits() >> 64) as u64),
        }
    }

    /// What it is itself a part of.
    pub const fn wider(self) -> Option<Self> {
        match self {
            Self::Home(bits) => Some(Self::Site(bits >> 16)),
            Self::V4(_) | Self::Site(_) => None,
        }
    }
}

/// Who is limited in what.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Limited {
    /// Requests with a session.
    Requests([u8; 32]),
    /// Requests without one.
    Strangers(Net),
    /// Everything that comes from somewhere, files included.
    Everything(Net),
    /// New guests.
    Guests(Net),
    /// Attempts to sign in as somebody from somewhere.
    SignIns(String, Net),
    /// Attempts to sign in from somewhere.
    SignInsFrom(Net),
    /// Attempts to sign in as somebody from devices that are not known to be theirs.
    SignInsAs(String),
    /// Mails asked for from somewhere.
    LettersFrom(Net),
    /// Mails to somebody.
    LettersTo(String),
    /// Mails in all.
    Letters,
    /// Notices that a person tries, and ways that they set up.
    WaysOf(PersonId),
    /// Commands of a person.
    Commands(PersonId),
    /// Lines said by a person.
    Lines(PersonId),
    /// Lines said from somewhere.
    LinesFrom(Net),
    /// Public tables made from somewhere.
    PublicFrom(Net),
    /// Reports to the host from somewhere.
    ReportsFrom(Net),
    /// What is asked from somewhere to be written down, but for commands: the disk is waited for each time.
    WritesFrom(Net),
    /// Sockets opened from somewhere, each of which is shown everything.
    JoinsFrom(Net),
    /// Questions from somewhere whether the server is well.
    HealthFrom(Net),
}

impl Limited {
    /// So much a second, and so much at once.
    const fn of(&self, limits: &Limits) -> (f64, f64) {
        match self {
            Self::Requests(_) => limits.requests,
            Self::Strangers(_) => limits.strangers,
            Self::Everything(_) => limits.everything,
            Self::Guests(_) => limits.guests,
            Self::SignIns(..) => limits.sign_ins,
            Self::SignInsFrom(_) => limits.sign_ins_from,
            Self::SignInsAs(_) => limits.sign_ins_as,
            Self::LettersFrom(_) => limits.letters_from,
            Self::LettersTo(_) => limits.letters_to,
            Self::Letters => limits.letters,
            Self::WaysOf(_) => limits.ways_of,
            Self::Commands(_) => limits.commands,
            Self::Lines(_) => limits.lines,
            Self::LinesFrom(_) => limits.lines_from,
            Self::PublicFrom(_) => limits.public_from,
            Self::ReportsFrom(_) => limits.reports_from,
            Self::WritesFrom(_) => limits.writes_from,
            Self::JoinsFrom(_) => limits.joins_from,
            Self::HealthFrom(_) => limits.health_from,
        }
    }

    /// Whether it stands in front of a secret: nobody can have that forgotten by asking for many other things.
    const fn guards(&self) -> bool {
        matches!(
            self,
            Self::SignIns(..)
                | Self::SignInsFrom(_)
                | Self::SignInsAs(_)
                | Self::LettersFrom(_)
                | Self::LettersTo(_)
                | Self::Letters
        )
    }

    /// The same for the wider place.
    fn wider(&self) -> Option<Self> {
        match self {
            Self::Strangers(net) => net.wider().map(Self::Strangers),
            Self::Everything(net) => net.wider().map(Self::Everything),
            Self::Guests(net) => net.wider().map(Self::Guests),
            Self::SignInsFrom(net) => net.wider().map(Self::SignInsFrom),
            Self::LettersFrom(net) => net.wider().map(Self::LettersFrom),
            Self::LinesFrom(net) => net.wider().map(Self::LinesFrom),
            Self::PublicFrom(net) => net.wider().map(Self::PublicFrom),
            Self::ReportsFrom(net) => net.wider().map(Self::ReportsFrom),
            Self::WritesFrom(net) => net.wider().map(Self::WritesFrom),
            Self::JoinsFrom(net) => net.wider().map(Self::JoinsFrom),
            Self::HealthFrom(net) => net.wider().map(Self::HealthFrom),
            Self::Requests(_)
            | Self::SignIns(..)
            | Self::SignInsAs(_)
            | Self::LettersTo(_)
            | Self::Letters
            | Self::WaysOf(_)
            | Self::Commands(_)
            | Self::Lines(_) => None,
        }
    }
}

/// What a whole site may do where one home may do this.
fn of_a_site((rate, most): (f64, f64)) -> (f64, f64) {
    (rate * f64::from(SITE), most * f64::from(SITE))
}

/// What is left to somebody, as of a moment.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub const fn full((_, most): (f64, f64), now: Instant) -> Self {
        Self { left: most, at: now }
    }

    fn fill(&mut self, (rate, most): (f64, f64), now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate).min(most);
        self.at = now;
    }

    fn has(&mut self, allowed: (f64, f64), price: f64, now: Instant) -> bool {
        self.fill(allowed, now);
        self.left >= price
    }

    /// Takes what something costs, if it is there.
    pub fn take(&mut self, allowed: (f64, f64), price: f64, now: Instant) -> bool {
        let enough = self.has(allowed, price, now);
        if enough {
            self.left -= price;
        }
        enough
    }

    /// Takes what something costs in any case; answers how long to wait until that was there.
    pub fn owe(&mut self, allowed: (f64, f64), price: f64, now: Instant) -> Duration {
        self.fill(allowed, now);
        self.left -= price;
        if self.left >= 0.0 {
            Duration::ZERO
        } else {
            Duration::from_secs_f64((-self.left / allowed.0).min(60.0))
        }
    }
}

/// Two generations of buckets: whoever takes is young again, and the old are forgotten all at once. Nothing is ever
/// looked through, and there are at most twice [`MANY`].
#[derive(Default)]
struct Generations {
    young: HashMap<Limited, Bucket>,
    old: HashMap<Limited, Bucket>,
}

impl Generations {
    /// The bucket, if it is not as full as a new one. Whoever is sent away is young again too.
    fn known(&mut self, who: &Limited) -> Option<&mut Bucket> {
        if !self.young.contains_key(who) {
            let old = *self.old.get(who)?;
            return Some(self.bucket(who.clone(), old));
        }
        self.young.get_mut(who)
    }

    fn bucket(&mut self, who: Limited, full: Bucket) -> &mut Bucket {
        if self.young.len() >= MANY && !self.young.contains_key(&who) {
            self.old = std::mem::take(&mut self.young);
        }
        let old = &mut self.old;
        match self.young.entry(who) {
            std::collections::hash_map::Entry::Occupied(young) => young.into_mut(),
            std::collections::hash_map::Entry::Vacant(place) => {
                let known = old.remove(place.key());
                place.insert(known.unwrap_or(full))
            }
        }
    }
}

/// A bucket for everybody who did something lately, and the sockets each place has open.
#[derive(Default)]
pub struct Buckets {
    buckets: Mutex<Generations>,
    guards: Mutex<Generations>,
    sockets: Arc<Mutex<HashMap<Place, Open>>>,
}

/// Whose sockets are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    Net(Net),
    Session([u8; 32]),
}

impl Place {
    /// How many sockets there may be.
    const fn most(self, limits: &Limits) -> u32 {
        match self {
            Self::Net(Net::Site(_)) => limits.sockets.saturating_mul(SITE),
            Self::Net(Net::V4(_) | Net::Home(_)) => limits.sockets,
            Self::Session(_) => limits.sockets_each,
        }
    }

    /// How many frames may come over all of them, if they are counted together.
    fn frames(self, limits: &Limits) -> Option<(f64, f64)> {
        match self {
            Self::Net(Net::Site(_)) => Some(of_a_site(limits.frames_from)),
            Self::Net(Net::V4(_) | Net::Home(_)) => Some(limits.frames_from),
            Self::Session(_) => None,
        }
    }
}

struct Open {
    count: u32,
    frames: Arc<Mutex<Bucket>>,
}

impl Buckets {
    /// Takes one from the bucket.
    ///
    /// # Errors
    /// `slow_down` if it is empty.
    pub fn take(&self, limits: &Limits, who: Limited) -> Result<(), No> {
        self.take_at(limits, who, 1.0, Instant::now())
    }

    /// Takes what something costs, and from the wider place too.
    ///
    /// # Errors
    /// `slow_down` if there is not enough.
    pub fn pay(&self, limits: &Limits, who: Limited, price: f64) -> Result<(), No> {
        self.take_at(limits, who, price, Instant::now())
    }

    /// Gives back what was taken for something that was not done.
    pub fn give_back(&self, limits: &Limits, who: Limited) {
        self.owe(limits, who, -1.0);
    }

    /// Takes what something turned out to cost, which is already done: until that is there again, nothing more is.
    pub fn owe(&self, limits: &Limits, who: Limited, price: f64) {
        if !limits.on {
            return;
        }
        let (allowed, now) = (who.of(limits), Instant::now());
        let wider = who.wider().map(|wider| (wider, of_a_site(allowed)));
        let mut buckets = self.generations(&who).lock().unwrap_or_else(PoisonError::into_inner);
        for (who, allowed) in [Some((who, allowed)), wider].into_iter().flatten() {
            let bucket = buckets.bucket(who, Bucket::full(allowed, now));
            bucket.fill(allowed, now);
            bucket.left = (bucket.left - price).clamp(-allowed.1, allowed.1);
        }
    }

    /// Takes one from each of these buckets, or from none of them.
    ///
    /// # Errors
    /// `slow_down` if one is empty.
    pub fn take_all<const N: usize>(&self, limits: &Limits, all: [Limited; N]) -> Result<(), No> {
        self.take_all_at(limits, all, 1.0, Instant::now())
    }

    /// How much somebody has used of what they may do, and not got back yet.
    pub fn used(&self, limits: &Limits, who: &Limited) -> f64 {
        let allowed = who.of(limits);
        let mut buckets = self.generations(who).lock().unwrap_or_else(PoisonError::into_inner);
        let Some(bucket) = buckets.known(who) else { return 0.0 };
        bucket.fill(allowed, Instant::now());
        allowed.1 - bucket.left
    }

    const fn generations(&self, who: &Limited) -> &Mutex<Generations> {
        if who.guards() { &self.guards } else { &self.buckets }
    }

    fn take_at(&self, limits: &Limits, who: Limited, price: f64, now: Instant) -> Result<(), No> {
        self.take_all_at(limits, [who], price, now)
    }

    /// All of them must be of one kind, in front of a secret or not.
    fn take_all_at<const N: usize>(
        &self,
        limits: &Limits,
        all: [Limited; N],
        price: f64,
        now: Instant,
    ) -> Result<(), No> {
        let Some(first) = all.first().filter(|_| limits.on) else { return Ok(()) };
        let mut buckets = self.generations(first).lock().unwrap_or_else(PoisonError::into_inner);
        let all = all.map(|who| {
            let allowed = who.of(limits);
            let wider = who.wider().map(|wider| (wider, of_a_site(allowed)));
            [Some((who, allowed)), wider]
        });
        // Nothing is kept about whoever is sent away: a new bucket has enough.
        let enough = all.iter().flatten().flatten().all(|(who, allowed)| match buckets.known(who) {
            Some(bucket) => bucket.has(*allowed, price, now),
            None => price <= allowed.1,
        });
        if !enough {
            return Err(No::new(Code::SlowDown));
        }
        for (who, allowed) in all.into_iter().flatten().flatten() {
            let bucket = buckets.bucket(who, Bucket::full(allowed, now));
            bucket.fill(allowed, now);
            bucket.left -= price;
        }
        Ok(())
    }

    /// Counts a socket until the answer is dropped.
    ///
    /// # Errors
    /// `too_many_connections`.
    pub fn open_socket(
        &self,
        limits: &Limits,
        address: IpAddr,
        session: Option<[u8; 32]>,
    ) -> Result<OpenSocket, No> {
        let from = Net::of(address);
        let nets = [Some(from), from.wider()].into_iter().flatten().map(Place::Net);
        let places: Vec<Place> = nets.chain(session.map(Place::Session)).collect();
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        for place in &places {
            let count = sockets.get(place).map_or(0, |open| open.count);
            if limits.on && count >= place.most(limits) {
                return Err(No::new(Code::TooManyConnections));
            }
        }
        let now = Instant::now();
        let mut frames = vec![];
        for place in &places {
            let allowed = place.frames(limits);
            let full = Bucket::full(allowed.unwrap_or_default(), now);
            let new = || Open { count: 0, frames: Arc::new(Mutex::new(full)) };
            let open = sockets.entry(*place).or_insert_with(new);
            open.count += 1;
            frames.extend(allowed.map(|allowed| (Arc::clone(&open.frames), allowed)));
        }
        Ok(OpenSocket { places, sockets: Arc::clone(&self.sockets), frames })
    }
}

/// What the frames from a place are taken from, and how much it may have.
type Counted = (Arc<Mutex<Bucket>>, (f64, f64));

/// A socket that is counted.
pub struct OpenSocket {
    places: Vec<Place>,
    sockets: Arc<Mutex<HashMap<Place, Open>>>,
    frames: Vec<Counted>,
}

impl OpenSocket {
    /// Pays for a frame, together with all other sockets from the same place; answers how long to wait before the next.
    pub fn pay(&self, price: f64, now: Instant) -> Duration {
        let wait = |(bucket, allowed): &Counted| {
            bucket.lock().unwrap_or_else(PoisonError::into_inner).owe(*allowed, price, now)
        };
        self.frames.iter().map(wait).max().unwrap_or_default()
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        for place in &self.places {
            if let Some(open) = sockets.get_mut(place) {
                open.count -= 1;
                if open.count == 0 {
                    sockets.remove(place);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn here() -> Net {
        Net::of(HERE)
    }

    #[test]
    fn an_empty_bucket_says_slow_down_and_others_are_not_concerned() {
        let buckets = Buckets::default();
        let limits = Limits { guests: (0.0, 3.0), ..Limits::default() };
        let answers: Vec<bool> =
            (0..5).map(|_| buckets.take(&limits, Limited::Guests(here())).is_ok()).collect();
        assert_eq!(answers, [true, true, true, false, false]);
        assert!(buckets.take(&limits, Limited::Strangers(here())).is_ok());
        let off = Limits { on: false, ..limits };
        assert!(buckets.take(&off, Limited::Guests(here())).is_ok());
    }

    #[test]
    fn a_socket_counts_until_it_is_closed() {
        let buckets = Buckets::default();
        let limits = Limits { sockets: 2, sockets_each: 1, ..Limits::default() };
        let code = |session| buckets.open_socket(&limits, HERE, session).err().map(|no| no.code);
        let first = buckets.open_socket(&limits, HERE, Some([1; 32])).unwrap();
        assert_eq!(code(Some([1; 32])), Some(Code::TooManyConnections), "one for each session");
        let second = buckets.open_socket(&limits, HERE, Some([2; 32])).unwrap();
        assert_eq!(code(None), Some(Code::TooManyConnections), "two for each address");
        drop((first, second));
        assert_eq!(code(Some([1; 32])), None);
    }

    /// Whoever has a prefix to themselves has as many addresses as they like.
    #[test]
    fn an_ipv6_home_is_limited_as_one_and_a_site_as_a_few() {
        let buckets = Buckets::default();
        let limits = Limits { guests: (0.0, 3.0), ..Limits::default() };
        let guest =
            |address: &str| buckets.take(&limits, Limited::Guests(Net::of(address.parse().unwrap()))).is_ok();
        assert!((1..=3).all(|n| guest(&format!("2001:db8:1:1::{n}"))));
        assert!(!guest("2001:db8:1:1:ffff::9"));
        let others = (2..100).flat_map(|home| (0..3).map(move |n| format!("2001:db8:1:{home}::{n}")));
        assert_eq!(
            others.filter(|address| guest(address)).count(),
            24 - 3,
            "eight homes' worth, less what was taken"
        );
        assert!(guest("2001:db8:2:1::1"), "another site");
        assert_eq!(Net::of("::ffff:127.0.0.1".parse().unwrap()), here());
    }

    #[test]
    fn the_sockets_of_a_site_are_counted_together() {
        let buckets = Buckets::default();
        let limits = Limits { sockets: 2, frames_from: (1.0, 10.0), ..Limits::default() };
        let at = |home: usize| format!("2001:db8:1:{home:x}::1").parse::<IpAddr>().unwrap();
        let open: Vec<_> =
            (0..100).filter_map(|home| buckets.open_socket(&limits, at(home), None).ok()).collect();
        assert_eq!(open.len(), 16, "eight homes' worth");
        assert!(buckets.open_socket(&limits, "2001:db8:2::1".parse().unwrap(), None).is_ok(), "another site");
        let now = Instant::now();
        let free = open.iter().flat_map(|one| [one; 10]).filter(|one| one.pay(1.0, now).is_zero());
        assert_eq!(free.count(), 80, "frames too");
        drop(open);
        assert!(buckets.sockets.lock().unwrap().is_empty());
    }

    /// What a look costs is known when it is made.
    #[test]
    fn what_is_owed_is_waited_for() {
        let buckets = Buckets::default();
        let limits = Limits { strangers: (0.0, 10.0), ..Limits::default() };
        let who = Limited::Strangers(here());
        buckets.owe(&limits, who.clone(), 4.0);
        assert!(buckets.take(&limits, who.clone()).is_ok());
        buckets.owe(&limits, who.clone(), 1000.0);
        assert!(buckets.take(&limits, who.clone()).is_err());
        assert!((buckets.used(&limits, &who) - 20.0).abs() < 1e-9, "never more than twice what there is");
    }

    #[test]
    fn the_map_is_bounded_and_whoever_is_busy_is_not_forgotten() {
        let buckets = Buckets::default();
        let limits = Limits { guests: (0.0, 1.0), ..Limits::default() };
        let now = Instant::now();
        let busy = || buckets.take_at(&limits, Limited::Guests(here()), 1.0, now).is_ok();
        assert!(busy());
        for n in 0..50_000_u32 {
            let other = Limited::Guests(Net::V4(Ipv4Addr::from_bits(n)));
            assert!(buckets.take_at(&limits, other, 1.0, now).is_ok());
            if n % 1_000 == 0 {
                assert!(!busy(), "{n}");
            }
        }
        let generations = buckets.buckets.lock().unwrap();
        assert!(generations.young.len() + generations.old.len() <= 2 * MANY);
    }

    /// Guessing was forgotten with the rest when enough was asked under tokens that were made up.
    #[test]
    fn no_flood_makes_the_server_forget_who_guesses() {
        let buckets = Buckets::default();
        let limits = Limits { sign_ins: (0.0, 1.0), sign_ins_from: (0.0, 20.0), ..Limits::default() };
        let guess = |login: String| {
            let guess = [Limited::SignIns(login.clone(), here()), Limited::SignInsFrom(here())];
            buckets.take_all(&limits, guess).is_ok()
        };
        assert!(guess("anna".into()));
        for n in 0..3 * MANY as u64 {
            let mut token = [0; 32];
            token[..8].copy_from_slice(&n.to_le_bytes());
            buckets.take(&limits, Limited::Requests(token)).unwrap();
        }
        assert!(!guess("anna".into()), "after many requests");
        let others = (0..3 * MANY).filter(|n| guess(format!("somebody{n}"))).count();
        assert_eq!(others, 19, "what an address may try");
        assert!(!guess("anna".into()), "after many other logins");
        assert!(buckets.guards.lock().unwrap().young.len() < 50, "nothing is kept about what was refused");
    }

    #[test]
    fn from_all_or_from_none() {
        let buckets = Buckets::default();
        let limits = Limits { guests: (0.0, 9.0), lines_from: (0.0, 2.0), ..Limits::default() };
        let both =
            || buckets.take_all(&limits, [Limited::Guests(here()), Limited::LinesFrom(here())]).is_ok();
        assert_eq!([both(), both(), both(), both()], [true, true, false, false]);
        assert!((buckets.used(&limits, &Limited::Guests(here())) - 2.0).abs() < 1e-9);
        assert!(buckets.used(&limits, &Limited::Letters).abs() < 1e-9);
    }

    #[test]
    fn what_costs_more_than_is_left_has_to_wait() {
        let now = Instant::now();
        let mut bucket = Bucket::full((10.0, 2.0), now);
        assert_eq!(bucket.owe((10.0, 2.0), 2.0, now), Duration::ZERO);
        assert_eq!(bucket.owe((10.0, 2.0), 5.0, now), Duration::from_millis(500));
        assert_eq!(bucket.owe((10.0, 2.0), 0.0, now + Duration::from_secs(1)), Duration::ZERO);
    }
}
