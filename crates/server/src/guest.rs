//! Guests: a name and a signed cookie. The cookie holds the id and its signature; names live in the store.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::app::Shared;
use crate::body::Body;
use crate::error::{Failure, Why};
use crate::random;
use crate::store::Write;
use crate::wire::{Guest, NameGuest};

const NAME: &str = "orrery_guest";
const YEAR: u32 = 365 * 24 * 60 * 60;
const LONGEST_NAME: usize = 32;

/// What cookies are signed with.
pub struct Key([u8; 32]);

impl Key {
    /// The key in a data folder; made on the first start, readable by its owner only.
    pub fn open(file: &Path) -> io::Result<Key> {
        match fs::read(file) {
            Ok(bytes) => bytes.try_into().map(Key).map_err(|_| io::Error::other(format!("{}: not a key", file.display()))),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Key::create(file),
            Err(error) => Err(error),
        }
    }

    fn create(file: &Path) -> io::Result<Key> {
        let key = Key(random::bytes());
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut out = options.open(file)?;
        out.write_all(&key.0)?;
        out.sync_all()?;
        Ok(key)
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(&self.0).expect("keys of any length are taken").chain_update(id)
    }

    fn sign(&self, id: &str) -> String {
        format!("{id}.{}", hex::encode(self.mac(id).finalize().into_bytes()))
    }

    /// The id in a cookie's value, if we signed it.
    fn verify<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (id, signature) = value.split_once('.')?;
        self.mac(id).verify_slice(&unhex(signature)?).ok().map(|()| id)
    }

    /// The guest whose cookie comes with a request.
    pub fn guest_of<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
        let mut values = cookies.filter_map(|cookie| cookie.trim().strip_prefix(NAME)?.strip_prefix('='));
        values.find_map(|value| self.verify(value))
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok().filter(|_| pair.len() == 2)).collect()
}

/// Whoever sent the request: a guest or nobody.
pub struct Visitor(pub Option<Guest>);

impl Visitor {
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|guest| guest.id.as_str())
    }
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visitor, Failure> {
        let Some(id) = app.key.guest_of(&parts.headers).map(str::to_owned) else { return Ok(Visitor(None)) };
        // A good signature without a name: the data folder was emptied but for the key.
        let name = app.store.guest_name(&id).await?;
        Ok(Visitor(name.map(|name| Guest { id, name })))
    }
}

/// A guest; without one the request is refused.
impl FromRequestParts<Shared> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Guest, Failure> {
        Visitor::from_request_parts(parts, app).await?.0.ok_or_else(|| Why::NoGuest.into())
    }
}

pub async fn show(visitor: Visitor) -> Json<Option<Guest>> {
    Json(visitor.0)
}

pub async fn book(State(app): State<Shared>, visitor: Visitor) -> Result<Response, Failure> {
    match visitor.id() {
        Some(id) => Ok(Json(app.store.book(id).await?).into_response()),
        None => Ok(Json(serde_json::json!({})).into_response()),
    }
}

pub async fn name(
    State(app): State<Shared>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(body): Body<NameGuest>,
) -> Result<Response, Failure> {
    let name = clean_name(&body.name)?;
    let id = visitor.0.map_or_else(random::id, |guest| guest.id);
    app.store.write(Write::Guest { id: id.clone(), name: name.clone() }).await?;
    // Behind a proxy that speaks TLS, the cookie must not travel without it.
    let secure = app.settings.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let value = app.key.sign(&id);
    let cookie =
        format!("{NAME}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{}", if secure { "; Secure" } else { "" });
    let cookie = HeaderValue::try_from(cookie).expect("ids and signatures are plain letters");
    Ok(([(SET_COOKIE, cookie)], Json(Guest { id, name })).into_response())
}

/// A name as it is kept: no white space around it, nothing that breaks lines.
pub fn clean_name(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Why::NameLength.with("most", LONGEST_NAME as i64));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_signature_is_taken() {
        let (ours, other) = (Key([1; 32]), Key([2; 32]));
        let value = ours.sign("ada");
        assert_eq!(ours.verify(&value), Some("ada"));
        assert_eq!(other.verify(&value), None);
        for bad in ["ada", "ada.", "ada.00", "ada.zz", "", ".", &value.replace("ada", "ben"), &value[..value.len() - 1]] {
            assert_eq!(ours.verify(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_key_stays_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cookie.key");
        let value = Key::open(&file).unwrap().sign("ada");
        assert_eq!(Key::open(&file).unwrap().verify(&value), Some("ada"));
        fs::write(&file, "short").unwrap();
        assert!(Key::open(&file).is_err());
    }
}
