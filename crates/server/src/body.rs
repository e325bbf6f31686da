//! A JSON body whose mistakes are told as every other failure is.

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::error::Failure;

pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        match Json::from_request(request, state).await {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => {
                let status = match rejection.status() {
                    // A body of the wrong shape is not well-formed; 422 is left to what a game refuses.
                    status if status == axum::http::StatusCode::UNPROCESSABLE_ENTITY => axum::http::StatusCode::BAD_REQUEST,
                    status => status,
                };
                Err(Failure::new(status, rejection.body_text()))
            }
        }
    }
}
