//! [`Outward`]: requests that the server makes to addresses that people gave it.
//!
//! Whoever gives an address must not reach what only this machine can reach. So: https and its usual port, a name and no
//! number, and the connection goes to an address that was looked at and is everybody's; redirections are not followed, and
//! of the answer nothing but its status is told.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, Request, Uri, header};
use futures_util::future::Either;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tinstar_protocol::NotTold;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 1024;

/// How far requests go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To names on the internet, by https.
    Internet,
    /// To this machine alone, by plain http: for tests.
    Loopback,
}

/// Makes requests to addresses that people gave.
pub struct Outward {
    tls: TlsConnector,
    reach: Reach,
}

impl fmt::Debug for Outward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outward").field("reach", &self.reach).finish_non_exhaustive()
    }
}

impl Outward {
    /// Trusts those that this machine trusts.
    pub fn new(reach: Reach) -> Self {
        let mut roots = RootCertStore::empty();
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), reach }
    }

    /// The name of the host that an address leads to, if anything is ever sent there.
    pub fn host(&self, url: &str) -> Option<String> {
        self.place(url).map(|(_, host, _)| host)
    }

    fn place(&self, url: &str) -> Option<(Uri, String, u16)> {
        let uri: Uri = Some(url).filter(|url| url.len() <= LONGEST)?.parse().ok()?;
        let authority = uri.authority()?;
        // A name before the host is a password, or a trick.
        if authority.as_str().contains('@') {
            return None;
        }
        let (host, port) = (authority.host().to_ascii_lowercase(), authority.port_u16());
        let fine = match self.reach {
            Reach::Internet => {
                uri.scheme_str() == Some("https") && matches!(port, None | Some(443)) && is_name(&host)
            }
            Reach::Loopback => uri.scheme_str() == Some("http") && host == "127.0.0.1",
        };
        fine.then(|| (uri.clone(), host, port.unwrap_or(443)))
    }

    /// Whether this is an address that may be connected to.
    fn allows(&self, address: IpAddr) -> bool {
        match self.reach {
            Reach::Internet => is_public(address),
            Reach::Loopback => address == IpAddr::V4(Ipv4Addr::LOCALHOST),
        }
    }

    /// Posts something.
    ///
    /// # Errors
    /// Why it did not arrive.
    pub async fn post(&self, url: &str, headers: HeaderMap, body: Vec<u8>) -> Result<(), NotTold> {
        let place = self.place(url).ok_or(NotTold::Forbidden)?;
        let sent = tokio::time::timeout(PATIENCE, self.post_to(place, headers, body));
        let status = sent.await.map_err(|_| NotTold::TooSlow)??;
        match status {
            200..=299 => Ok(()),
            404 | 410 => Err(NotTold::Gone),
            // It may be well again later.
            429 | 500..=599 => Err(NotTold::Unreachable),
            _ => Err(NotTold::Refused),
        }
    }

    async fn post_to(
        &self,
        (uri, host, port): (Uri, String, u16),
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<u16, NotTold> {
        let found: Vec<SocketAddr> =
            lookup_host((host.as_str(), port)).await.map_err(|_| NotTold::Unreachable)?.collect();
        // Those that were looked at are connected to, and no name is looked up again.
        let allowed: Vec<SocketAddr> =
            found.iter().copied().filter(|address| self.allows(address.ip())).collect();
        if allowed.is_empty() {
            return Err(if found.is_empty() { NotTold::Unreachable } else { NotTold::Forbidden });
        }
        let stream = TcpStream::connect(&allowed[..]).await.map_err(|_| NotTold::Unreachable)?;
        let stream = match self.reach {
            Reach::Loopback => Either::Left(stream),
            Reach::Internet => {
                let name = ServerName::try_from(host.clone()).map_err(|_| NotTold::Forbidden)?;
                Either::Right(self.tls.connect(name, stream).await.map_err(|_| NotTold::Unreachable)?)
            }
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let mut request = Request::builder().method(Method::POST).uri(path);
        if let Some(all) = request.headers_mut() {
            *all = headers;
            let authority = uri.authority().map_or(host.as_str(), |authority| authority.as_str());
            all.insert(header::HOST, HeaderValue::from_str(authority).map_err(|_| NotTold::Forbidden)?);
            all.insert(header::USER_AGENT, HeaderValue::from_static("Tinstar"));
        }
        let request = request.body(Body(Some(Bytes::from(body)))).map_err(|_| NotTold::Forbidden)?;
        match stream {
            Either::Left(plain) => status_of(plain, request).await,
            Either::Right(tls) => status_of(tls, request).await,
        }
    }
}

/// Sends a request over a connection of its own; what is answered is not read beyond its head.
async fn status_of<S>(stream: S, request: Request<Body>) -> Result<u16, NotTold>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let shaken = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|_| NotTold::Unreachable)?;
    let connection = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    connection.abort();
    Ok(answered.map_err(|_| NotTold::Unreachable)?.status().as_u16())
}

/// A body that is there at once.
struct Body(Option<Bytes>);

impl hyper::body::Body for Body {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<hyper::body::Frame<Bytes>, Self::Error>>> {
        std::task::Poll::Ready(self.0.take().map(|bytes| Ok(hyper::body::Frame::data(bytes))))
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        hyper::body::SizeHint::with_exact(self.0.as_ref().map_or(0, |bytes| bytes.len() as u64))
    }
}

/// Whether a host is called by a name that is not this network's own.
fn is_name(host: &str) -> bool {
    let own = ["localhost", "local", "internal", "lan", "home", "corp", "intranet", "arpa", "onion"];
    let last = host.rsplit('.').next().unwrap_or_default();
    host.contains('.') && last.bytes().any(|byte| byte.is_ascii_alphabetic()) && !own.contains(&last)
}

/// Whether an address is one that everybody on the internet could connect to.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        // Shared by the customers of a provider; of the protocols themselves; for measuring networks; to the nearest relay.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19))
        || (a == 192 && b == 88 && c == 99);
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Those that are given to anybody begin with 2 or 3; but some of them lead to an older address, or nowhere.
    let given = a & 0xe000 == 0x2000;
    let special = (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || a == 0x3fff;
    given && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_are_not_everybodys_are_not_connected_to() {
        let own = [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.88.99.1",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2001:10::1",
            "2002:7f00:1::",
            "3fff::1",
            "100::1",
        ];
        for address in own {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "1.1.1.1", "2606:4700::1111", "2a00:1450::1"]
        {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn only_https_to_a_name_is_asked() {
        let outward = Outward::new(Reach::Internet);
        let fine = "https://discord.example.com/api/webhooks/1/abc";
        assert_eq!(outward.host(fine).as_deref(), Some("discord.example.com"));
        assert_eq!(outward.host("https://Chat.Example.org:443/x").as_deref(), Some("chat.example.org"));
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        for bad in [
            "http://example.org/",
            "https://example.org:8443/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://localhost/",
            "https://db.internal/",
            "https://printer.local/",
            "https://user:pass@example.org/",
            "https://example.org@10.0.0.1/",
            "ftp://example.org/",
            "/relative",
            "",
            "https://",
            &long,
        ] {
            assert_eq!(outward.host(bad), None, "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_here_is_not_connected_to() {
        let outward = Outward::new(Reach::Internet);
        // Whatever a name is looked up to, the address is looked at.
        let place = ("https://example.org/".parse().unwrap(), "localhost".to_owned(), 443);
        assert_eq!(outward.post_to(place, HeaderMap::new(), vec![]).await, Err(NotTold::Forbidden));
        assert_eq!(
            outward.post("http://127.0.0.1:1/", HeaderMap::new(), vec![]).await,
            Err(NotTold::Forbidden)
        );
    }
}
