//! What every request passes: its id, its limits, where it comes from, and how a refusal is worded.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tinstar_protocol::Code;
use tinstar_words::Tongue;

use super::Site;
use super::caller::{bearer_token, cookie_token, hash};
use super::limits::{Limited, Net};
use crate::fresh::name;
use crate::no::No;
use crate::settings::Settings;
use crate::wire::Peer;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The route of a table's socket.
const SOCKET: &str = "/api/tables/{table}/socket";

/// Where a request came from.
#[derive(Clone, Copy)]
pub struct Address(pub IpAddr);

/// The hash of the token that a request shows, be it good or not.
#[derive(Clone, Copy)]
pub struct Token(pub [u8; 32]);

/// What a request costs.
#[derive(Clone, Copy)]
pub struct Price(pub f64);

fn shown_token(headers: &HeaderMap) -> Option<Token> {
    bearer_token(headers).or_else(|| cookie_token(headers)).map(hash).map(Token)
}

/// The tongue a request asks for.
#[derive(Clone, Copy)]
pub struct Asked(pub Tongue);

/// A refusal travels in the response until the tongue is known.
impl IntoResponse for No {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Stands in front of every route.
pub async fn front(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let request_id = name();
    let (method, route) = (request.method().clone(), route(&request));
    let tongue = tongue(request.headers(), request.uri().query());
    let address = address(&request, &site.shared().settings);
    request.extensions_mut().insert(Address(address));
    request.extensions_mut().insert(Asked(tongue));
    request.extensions_mut().insert(Price(price(&method, &route)));

    let token = shown_token(request.headers());
    if let Some(token) = token {
        request.extensions_mut().insert(token);
    }
    let response = match admit(&site, &request, address, token, &route) {
        Ok(()) => {
            // Whoever sends the body one byte at a time is not waited for.
            let time = site.shared().settings.limits.request_time;
            let ran = tokio::time::timeout(time, next.run(request)).await;
            ran.unwrap_or_else(|_| No::new(Code::TooSlow).into_response())
        }
        Err(no) => no.into_response(),
    };
    let took = began.elapsed();
    if response.extensions().get::<No>().is_some_and(|no| is_too_much(no.code)) {
        // Whoever asks too much is kept waiting: a refusal at once is an invitation to ask again at once. How many can
        // wait so is bounded with the connections.
        tokio::time::sleep(site.shared().settings.limits.refusal_pause).await;
    }
    let mut response = in_words(&site, tongue, response);
    let status = response.status().as_u16();
    site.shared().metrics.answered(status, &route, took);
    add_headers(response.headers_mut(), &route, &site.shared().settings);
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    let micros = took.as_micros() as u64;
    tracing::info!(target: "tinstar::http", request_id, %method, route, status, micros);
    response
}

/// Whether a refusal is for asking too much.
const fn is_too_much(code: Code) -> bool {
    matches!(code, Code::SlowDown | Code::TooManyConnections)
}

/// The pattern of the route: a path holds the ids of tables, which are secrets.
fn route(request: &Request) -> String {
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned())
}

/// Whether the request may go on: not too many of them, and from a page of ours if it could do something.
fn admit(
    site: &Site,
    request: &Request,
    address: IpAddr,
    token: Option<Token>,
    route: &str,
) -> Result<(), No> {
    let settings = &site.shared().settings;
    let (limits, net) = (&settings.limits, Net::of(address));
    let path = request.uri().path();
    // Whether the server is well is answered in the middle of a flood too, but not to the flood.
    let is_health = ["/healthz", "/readyz", "/metrics"].contains(&path);
    site.buckets.take(limits, if is_health { Limited::HealthFrom(net) } else { Limited::Everything(net) })?;
    // The files of the client are cheap, and a browser asks for many at once.
    if path.starts_with("/api/") {
        let who = token.map_or(Limited::Strangers(net), |Token(token)| Limited::Requests(token));
        site.buckets.pay(limits, who, price(request.method(), route))?;
        if route == SOCKET {
            site.buckets.take(limits, Limited::JoinsFrom(net))?;
        }
        if is_written(request.method(), route) {
            site.buckets.take(limits, Limited::WritesFrom(net))?;
        }
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket;
    if harmless || is_from_our_page(request.headers(), settings) {
        return Ok(());
    }
    Err(No::new(Code::BadOrigin))
}

/// What a request costs: most are looked up, some are played through from the first step.
fn price(method: &Method, route: &str) -> f64 {
    match (method, route) {
        (&Method::POST, "/api/story") => 20.0,
        (&Method::POST, "/api/words") | (_, "/api/tables/{table}/story") => 5.0,
        // All hands are opened at once, at every step of a replay.
        (_, "/api/tables/{table}/words") => 2.0,
        (_, SOCKET | "/api/tables/{table}/record") => 3.0,
        _ => 1.0,
    }
}

/// Whether the disk must be waited for because of a request. Commands of all tables wait for it together.
fn is_written(method: &Method, route: &str) -> bool {
    const NOT: [&str; 3] = ["/api/story", "/api/words", "/api/tables/{table}/commands"];
    !matches!(*method, Method::GET | Method::HEAD) && !NOT.contains(&route)
}

/// A browser names the page in `Origin`, and it must be ours. A program that shows a token itself names none; a
/// cookie without an origin is refused.
fn is_from_our_page(headers: &HeaderMap, settings: &Settings) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return cookie_token(headers).is_none() };
    let Ok(origin) = origin.to_str() else { return false };
    if !settings.origins.is_empty() {
        return settings.origins.iter().any(|allowed| allowed == origin);
    }
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    host.is_some() && host == text(header::HOST)
}

fn address(request: &Request, settings: &Settings) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.address.ip());
    if !settings.behind_proxy {
        return peer;
    }
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// `?lang=fr`, then `Accept-Language`, then English.
fn tongue(headers: &HeaderMap, query: Option<&str>) -> Tongue {
    let asked =
        query.into_iter().flat_map(|query| query.split('&')).find_map(|pair| pair.strip_prefix("lang="));
    let accepted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = accepted.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
    asked.into_iter().chain(tags).find_map(Tongue::from_tag).unwrap_or_default()
}

/// Gives every refusal its code and its sentence, those of the web framework included.
fn in_words(site: &Site, tongue: Tongue, response: Response) -> Response {
    let status = response.status();
    if status.is_success() || status.is_redirection() || status.is_informational() {
        return response;
    }
    let no = response.extensions().get::<No>().cloned().unwrap_or_else(|| {
        No::new(match status {
            StatusCode::NOT_FOUND => Code::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Code::BadMethod,
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            StatusCode::REQUEST_TIMEOUT => Code::TooSlow,
            _ if status.is_server_error() => Code::StoreUnavailable,
            _ => Code::BadRequest,
        })
    });
    site.shared().metrics.refused(no.code);
    let status = StatusCode::from_u16(no.code.status()).unwrap_or(status);
    let mut worded = (status, Json(no.in_words(site.shared().words.of(tongue)))).into_response();
    // A cookie that is taken away is taken away by a refusal too.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        worded.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    worded
}

/// What a page may load, and from where. Styles within elements place the pieces of a board; scripts come from files alone, and
/// so does what hosts tables in the browser.
pub(super) const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

fn add_headers(headers: &mut HeaderMap, route: &str, settings: &Settings) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // A table's address is its key: it must not be told to other sites.
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if route.starts_with("/api/") {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if settings.secure_cookies {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    /// Opened hands ask for the words of every seat and of nobody's: a table of eight must not shut itself out.
    #[test]
    fn all_hands_of_the_largest_table_are_opened_at_once() {
        let (_, at_once) = crate::settings::Limits::default().requests;
        let record = 9.0 * price(&Method::POST, "/api/words") + price(&Method::POST, "/api/story");
        assert!(record <= at_once, "{record} of {at_once}");
        let table = 9.0 * price(&Method::GET, "/api/tables/{table}/words");
        assert!(5.0 * table <= at_once, "five steps in a row cost {table} each of {at_once}");
    }

    #[test]
    fn a_cookie_works_only_from_our_page() {
        let settings = Settings::default();
        let ours = |pairs: &[_]| is_from_our_page(&headers(pairs), &settings);
        let cookie = ("cookie", "tinstar=abc");
        let host = ("host", "table.test:7878");
        assert!(ours(&[cookie, host, ("origin", "http://table.test:7878")]));
        assert!(ours(&[cookie, host, ("origin", "https://table.test:7878")]));
        assert!(!ours(&[cookie, host, ("origin", "http://evil.test")]));
        assert!(!ours(&[cookie, host, ("origin", "null")]));
        assert!(!ours(&[cookie, host]), "a cookie without an origin");
        assert!(ours(&[host]), "a program without a cookie");
        assert!(!ours(&[host, ("origin", "http://evil.test")]));
    }

    #[test]
    fn the_host_may_name_its_pages() {
        let settings = Settings { origins: vec!["https://play.test".into()], ..Settings::default() };
        let ours =
            |origin| is_from_our_page(&headers(&[("host", "inside:1"), ("origin", origin)]), &settings);
        assert!(ours("https://play.test"));
        assert!(
            !ours("http://play.test") && !ours("http://inside:1") && !ours("https://play.test.evil.test")
        );
    }

    #[test]
    fn the_tongue_is_asked_for() {
        assert_eq!(
            tongue(&headers(&[("accept-language", "de, fr-CH;q=0.9, en;q=0.8")]), None),
            Tongue::French
        );
        assert_eq!(tongue(&headers(&[("accept-language", "fr")]), Some("a=1&lang=en")), Tongue::English);
        assert_eq!(tongue(&headers(&[]), None), Tongue::English);
    }
}
