//! JSON request bodies. Malformed ones become the same [`Failure`] as any other error.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Failure, Why};

pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        let Json(value): Json<Value> = Json::from_request(request, state).await.map_err(|rejection| {
            // 400, not 422: that status is for well-formed requests that a game refuses.
            match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Why::TooLarge.into(),
                StatusCode::UNSUPPORTED_MEDIA_TYPE => Why::NotJson.into(),
                _ => Why::Malformed.with("reason", rejection.body_text()),
            }
        })?;
        if has_nul(&value) {
            return Err(Why::Nul.into());
        }
        serde_json::from_value(value).map(Body).map_err(|error| Why::Malformed.with("reason", error.to_string()))
    }
}

/// Whether a text has the character U+0000, which Postgres cannot store.
pub fn has_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(has_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || has_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
