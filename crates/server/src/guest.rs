//! Guests: a name and a signed cookie. The cookie holds the guest's id; names live in the store.

use std::fs;
use std::io::{self, Write as _};
use std::net::IpAddr;
use std::path::Path;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use axum::response::{IntoResponse, Response};
use cookie::time::Duration;
use cookie::{Cookie, CookieJar, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::app::Shared;
use crate::body::Body;
use crate::error::{Failure, Why};
use crate::guard;
use crate::limits::Sender;
use crate::lobby;
use crate::random;
use crate::store::Write;
use crate::text::clean_name;
use crate::wire::{Guest, NameGuest};

const NAME: &str = "orrery_guest";
/// Cookies of our name whose signatures are checked: a header has room for hundreds.
const MAX_COOKIES: usize = 8;
const LIFETIME: Duration = Duration::days(365);

/// What cookies are signed with.
pub struct Key {
    secret: [u8; 32],
    /// Derived from `secret`.
    signing: cookie::Key,
}

impl From<[u8; 32]> for Key {
    fn from(secret: [u8; 32]) -> Key {
        Key { secret, signing: cookie::Key::derive_from(&secret) }
    }
}

impl Key {
    /// Reads the key from a file. The first start makes it, readable by its owner only.
    pub fn open(file: &Path) -> io::Result<Key> {
        match fs::read(file) {
            Ok(bytes) => {
                let secret: [u8; 32] =
                    bytes.try_into().map_err(|_| io::Error::other(format!("{}: not a key", file.display())))?;
                Ok(Key::from(secret))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Key::create(file),
            Err(error) => Err(error),
        }
    }

    fn create(file: &Path) -> io::Result<Key> {
        let secret = random::bytes();
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut out = options.open(file)?;
        out.write_all(&secret)?;
        out.sync_all()?;
        Ok(Key::from(secret))
    }

    /// The id of the guest whose cookie comes with a request.
    pub fn guest_of(&self, headers: &HeaderMap) -> Option<String> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
        let cookies = lines.flat_map(Cookie::split_parse).flatten().filter(|cookie| cookie.name() == NAME);
        // A neighbouring site may have set a cookie of the same name: the first with a valid signature counts.
        cookies.take(MAX_COOKIES).find_map(|cookie| self.verify(cookie.into_owned()))
    }

    /// The id in a signed cookie.
    fn verify(&self, cookie: Cookie<'static>) -> Option<String> {
        match CookieJar::new().signed(&self.signing).verify(cookie.clone()) {
            Some(verified) => Some(verified.value().to_owned()),
            None => self.verify_hex(cookie.value()).map(str::to_owned),
        }
    }

    /// The id in a cookie as it was signed at first: `id.` and its HMAC-SHA256 in hexadecimal digits. Guests who have not renamed
    /// themselves since then still send those.
    fn verify_hex<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (id, signature) = value.split_once('.')?;
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes keys of any length").chain_update(id);
        mac.verify_slice(&hex::decode(signature).ok()?).ok().map(|()| id)
    }

    /// A keyed hash of a network, so that addresses are not stored.
    pub fn origin(&self, network: IpAddr) -> String {
        let mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes keys of any length");
        hex::encode(&mac.chain_update("origin ").chain_update(network.to_string()).finalize().into_bytes()[..8])
    }

    /// The signed cookie of a guest, as a `Set-Cookie` header.
    fn sign(&self, id: &str, secure: bool) -> String {
        let cookie =
            Cookie::build((NAME, id)).path("/").max_age(LIFETIME).http_only(true).same_site(SameSite::Lax).secure(secure);
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.signing).add(cookie.build().into_owned());
        jar.get(NAME).expect("just added").to_string()
    }
}

/// The sender of a request: a guest, or an unknown visitor.
pub struct Visitor(pub Option<Guest>);

impl Visitor {
    pub fn id(&self) -> Option<&str> {
        self.0.as_ref().map(|guest| guest.id.as_str())
    }
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visitor, Failure> {
        let Some(id) = app.key.guest_of(&parts.headers) else { return Ok(Visitor(None)) };
        // A valid signature without a name: the database was removed, the key was not.
        let name = app.store.guest_name(&id).await?;
        Ok(Visitor(name.map(|name| Guest { id, name })))
    }
}

/// For requests that only a guest may send; others are refused.
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
        Some(id) => Ok(Json(lobby::book(&app, id).await?).into_response()),
        None => Ok(Json(serde_json::json!({})).into_response()),
    }
}

pub async fn name(
    State(app): State<Shared>,
    visitor: Visitor,
    sender: Sender,
    headers: HeaderMap,
    extensions: Extensions,
    Body(body): Body<NameGuest>,
) -> Result<Response, Failure> {
    let name = clean_name(&body.name)?;
    let id = visitor.0.map_or_else(random::id, |guest| guest.id);
    app.charge(&sender, id.len() + name.len())?;
    app.store.write(Write::Guest { id: id.clone(), name: name.clone() }).await?;
    // Behind a proxy that speaks TLS, the cookie must not travel without it.
    let secure = guard::by_proxy(&app, &extensions) && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    Ok(([(SET_COOKIE, app.key.sign(&id, secure))], Json(Guest { id, name })).into_response())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// The first form of a cookie: the guest "ada", signed with a key of 32 times the byte 1.
    const FIRST_FORM: &str = "ada.f6d9e54cf0783007019e3f2751f48172ea65d02081d93ff75c416b525bdc4d82";

    /// `name=value` as a browser sends it back.
    fn signed(key: &Key, id: &str) -> String {
        key.sign(id, false).split(';').next().unwrap().to_owned()
    }

    fn guest_of(key: &Key, cookie: &str) -> Option<String> {
        key.guest_of(&HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())]))
    }

    #[test]
    fn only_our_own_signature_is_accepted() {
        let (ours, other) = (Key::from([1; 32]), Key::from([2; 32]));
        let cookie = signed(&ours, "ada");
        assert_eq!(guest_of(&ours, &cookie).as_deref(), Some("ada"));
        assert_eq!(guest_of(&ours, &format!("theme=dark; {cookie}")).as_deref(), Some("ada"));
        assert_eq!(guest_of(&ours, &format!("{}; {cookie}", signed(&other, "ben"))).as_deref(), Some("ada"));
        assert_eq!(guest_of(&other, &cookie), None);
        assert_eq!(guest_of(&ours, &cookie.replace("ada", "ben")), None);
        assert_eq!(guest_of(&ours, &cookie.replace(NAME, "orrery_host")), None);
        assert_eq!(guest_of(&ours, &cookie[..cookie.len() - 1]), None);
        assert_eq!(guest_of(&ours, "orrery_guest=ada"), None);
    }

    #[test]
    fn few_cookies_of_a_header_are_checked() {
        let (ours, other) = (Key::from([1; 32]), Key::from([2; 32]));
        let forged = |count: usize| format!("{}; ", signed(&other, "ben")).repeat(count) + &signed(&ours, "ada");
        assert_eq!(guest_of(&ours, &forged(MAX_COOKIES - 1)).as_deref(), Some("ada"));
        assert_eq!(guest_of(&ours, &forged(MAX_COOKIES)), None);
    }

    #[test]
    fn cookies_of_the_first_form_are_accepted() {
        let (ours, other) = (Key::from([1; 32]), Key::from([2; 32]));
        assert_eq!(ours.verify_hex(FIRST_FORM), Some("ada"));
        assert_eq!(guest_of(&ours, &format!("{NAME}={FIRST_FORM}")).as_deref(), Some("ada"));
        assert_eq!(other.verify_hex(FIRST_FORM), None);
        let shortened = &FIRST_FORM[..FIRST_FORM.len() - 1];
        for bad in ["ada", "ada.", "ada.00", "ada.zz", "", ".", &FIRST_FORM.replace("ada", "ben"), shortened] {
            assert_eq!(ours.verify_hex(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_key_stays_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cookie.key");
        let cookie = signed(&Key::open(&file).unwrap(), "ada");
        assert_eq!(guest_of(&Key::open(&file).unwrap(), &cookie).as_deref(), Some("ada"));
        fs::write(&file, "short").unwrap();
        assert!(Key::open(&file).is_err());
    }
}
