//! Bodies that are compressed once, off the threads that serve requests, and not again for every request.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, VARY};
use axum::http::{HeaderMap, HeaderValue, Response as HttpResponse};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::OnceCell;
use tower_http::compression::Predicate;

/// Larger bodies are compressed here or not at all.
const MAX_PER_REQUEST: u64 = 64 * 1024;
const GZIP: &str = "gzip";

/// A body in the encodings that clients accept.
#[derive(Clone)]
pub struct Encoded {
    plain: Bytes,
    /// `None` where it would not be shorter.
    gzip: Option<Bytes>,
}

impl Encoded {
    /// Compresses a body, which takes a while.
    pub fn new(plain: Bytes) -> Encoded {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        let gzip = encoder.write_all(&plain).and_then(|()| encoder.finish()).expect("memory takes any bytes");
        let gzip = (gzip.len() < plain.len()).then(|| gzip.into());
        Encoded { plain, gzip }
    }

    /// Bytes in memory.
    pub fn size(&self) -> usize {
        self.plain.len() + self.gzip.as_ref().map_or(0, Bytes::len)
    }

    /// The body as the sender of a request accepts it.
    pub fn respond(&self, request: &HeaderMap) -> Response {
        let (body, encoding) = match self.gzip.as_ref().filter(|_| accepts_gzip(request)) {
            Some(gzip) => (gzip.clone(), Some((CONTENT_ENCODING, HeaderValue::from_static(GZIP)))),
            None => (self.plain.clone(), None),
        };
        let mut response = Body::from(body).into_response();
        response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
        response.headers_mut().extend(encoding);
        response
    }
}

fn accepts_gzip(request: &HeaderMap) -> bool {
    let lists = request.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    let mut accepted = lists.flat_map(|list| list.split(',')).map(|coding| {
        let (name, parameters) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = parameters.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.parse::<f32>().ok());
        (name.trim(), weight.unwrap_or(0.0))
    });
    accepted.any(|(name, weight)| name.eq_ignore_ascii_case(GZIP) && weight > 0.0)
}

/// Bodies that stay the same while the server runs, each compressed when it is first asked for. Its keys are made by this program, never by
/// visitors: nothing leaves it.
#[derive(Default)]
pub struct Shelf(Mutex<HashMap<String, Arc<OnceCell<Encoded>>>>);

impl Shelf {
    pub async fn get(&self, key: String, plain: impl FnOnce() -> Bytes + Send + 'static) -> Encoded {
        let cell = self.0.lock().expect("no panic while locked").entry(key).or_default().clone();
        let make = async || {
            let made = tokio::task::spawn_blocking(|| Encoded::new(plain())).await;
            made.expect("no panic while a body is compressed")
        };
        cell.get_or_init(make).await.clone()
    }
}

/// Which responses are compressed for each request: small ones. Others would hold up the thread that serves other requests.
#[derive(Clone, Copy)]
pub struct Small;

impl Predicate for Small {
    fn should_compress<B: HttpBody>(&self, response: &HttpResponse<B>) -> bool {
        response.body().size_hint().upper().is_some_and(|size| size <= MAX_PER_REQUEST)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use super::*;

    fn request(accepted: &str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, accepted.parse().unwrap())])
    }

    #[tokio::test]
    async fn a_body_is_sent_as_it_is_accepted() {
        let plain = "many equal words ".repeat(1000);
        let encoded = Encoded::new(plain.clone().into());
        for (accepted, is_gzip) in
            [("gzip, deflate, br", true), ("br, GZIP;q=0.5", true), ("br", false), ("gzip;q=0", false), ("", false)]
        {
            let response = encoded.respond(&request(accepted));
            assert_eq!(response.headers().get(CONTENT_ENCODING).is_some(), is_gzip, "{accepted}");
            let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
            let text = if is_gzip {
                let mut text = String::new();
                flate2::read::GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap();
                text
            } else {
                String::from_utf8(body.to_vec()).unwrap()
            };
            assert!(text == plain, "{accepted}");
        }
        assert!(Encoded::new(Bytes::from_static(b"x")).respond(&request("gzip")).headers().get(CONTENT_ENCODING).is_none());
    }

    #[tokio::test]
    async fn a_body_is_made_once() {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let shelf = Shelf::default();
        let make = || {
            MADE.fetch_add(1, SeqCst);
            Bytes::from_static(b"a file")
        };
        let (one, other) = tokio::join!(shelf.get("a".to_owned(), make), shelf.get("a".to_owned(), make));
        assert_eq!((one.plain, other.plain, MADE.load(SeqCst)), ("a file".into(), "a file".into(), 1));
    }

    #[test]
    fn only_small_responses_are_compressed_for_each_request() {
        let of = |size: u64| HttpResponse::new(Body::from(vec![b'x'; size as usize]));
        assert!(Small.should_compress(&of(MAX_PER_REQUEST)) && !Small.should_compress(&of(MAX_PER_REQUEST + 1)));
    }
}
