//! Tests named after the rules of `docs/rules/kepler-3042.md`.
