//! JSON request bodies. Malformed ones become the same [`Failure`] as any other error.

use axum::Json;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::error::{Failure, Why};

pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => {
                // 400, not 422: that status is for well-formed requests that a game refuses.
                Err(match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Why::TooLarge.into(),
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => Why::NotJson.into(),
                    _ => Why::Malformed.with("reason", rejection.body_text()),
                })
            }
        }
    }
}
