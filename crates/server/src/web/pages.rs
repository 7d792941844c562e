//! The browser client: the files of `web/dist`, part of the program in a release and read from the disk otherwise.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use tinstar_protocol::Code;

use crate::no::No;

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Files;

/// What is shown while the client has not been built: a server made with `cargo` alone.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tinstar</title>\
    <p>The table server runs. Its pages have not been built: start it with ./tinstar.\n";

/// A file of the client. `/` is its only page; what it shows follows from the part of the address after `#`, which
/// is never sent to a server.
pub async fn page(request: Request) -> Result<Response, No> {
    let path = request.uri().path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let found = find(path, request.headers());
    if found.is_none() && path != "index.html" {
        return Err(No::new(Code::NotFound));
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(No::new(Code::BadMethod));
    }
    Ok(match found {
        Some((file, packed)) => answer(path, &file, packed, request.headers()),
        None => ([(header::CONTENT_TYPE, "text/html")], NOT_BUILT).into_response(),
    })
}

/// All files of the client as they are served unpacked, by path.
pub(super) fn all() -> Vec<(String, Vec<u8>)> {
    let own = Files::iter().filter(|path| !path.ends_with(".gz"));
    own.filter_map(|path| Some((path.to_string(), Files::get(&path)?.data.into_owned()))).collect()
}

/// The file, packed if there is a packed one and the reader takes it. A packed file is not found by its own name.
fn find(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, bool)> {
    if path.ends_with(".gz") {
        return None;
    }
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let takes_packed = accepted.is_some_and(|it| it.split(',').any(|one| one.trim().starts_with("gzip")));
    let packed = takes_packed.then(|| Files::get(&format!("{path}.gz"))).flatten();
    packed.map(|file| (file, true)).or_else(|| Some((Files::get(path)?, false)))
}

fn answer(path: &str, file: &EmbeddedFile, packed: bool, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let mut headers = HeaderMap::new();
    // The names of what is in `assets/` hold a hash of what they are, so they never change.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    if packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    if let Ok(value) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, value);
    }
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.clone().into_owned()).into_response()
}

/// What a file is, by its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn there_is_a_page_and_nothing_beside_the_files() {
        let get = |path: &str| page(Request::get(path).body(axum::body::Body::empty()).unwrap());
        let home = get("/").await.unwrap();
        assert_eq!(home.status(), StatusCode::OK);
        assert!(home.headers()[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
        for path in ["/nothing", "/../Cargo.toml", "/assets/", "/index.html.gz", "/%2e%2e/Cargo.toml"] {
            assert_eq!(get(path).await.unwrap_err().code, Code::NotFound, "{path}");
        }
    }
}
