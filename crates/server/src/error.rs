//! The one error of the server. It becomes a response: a status and an [`ApiError`].

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use orrery_engine::SetupError;
use orrery_engine::record::RecordError;

use crate::store::StoreError;
use crate::wire::ApiError;

/// Why a request is not carried out, in words for whoever sent it.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    pub status: StatusCode,
    pub message: String,
}

impl Failure {
    pub fn new(status: StatusCode, message: impl Into<String>) -> Failure {
        Failure { status, message: message.into() }
    }

    /// Not well-formed.
    pub fn bad(message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, message)
    }

    pub fn nobody() -> Failure {
        Failure::new(StatusCode::UNAUTHORIZED, "say who you are first (POST /api/guest)")
    }

    pub fn forbidden(message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::FORBIDDEN, message)
    }

    pub fn not_found(what: &str) -> Failure {
        Failure::new(StatusCode::NOT_FOUND, format!("there is no such {what}"))
    }

    /// Right in itself, but not now.
    pub fn not_now(message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::CONFLICT, message)
    }

    /// The game refuses it.
    pub fn refused(message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, message)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(ApiError { error: self.message })).into_response()
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Conflict => Failure::not_now("somebody else was faster; look again"),
            StoreError::Closed => Failure::new(StatusCode::SERVICE_UNAVAILABLE, "the server is stopping"),
            // What a database says is for the log, not for strangers.
            StoreError::Failed(reason) => {
                tracing::error!(reason, "the store failed");
                Failure::new(StatusCode::SERVICE_UNAVAILABLE, "the store does not answer; try again")
            }
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::refused(error.to_string())
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::refused(error.to_string())
    }
}
