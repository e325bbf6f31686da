//! The TypeScript of the wire.

use std::path::Path;

use orrery_engine::suite;
use ts_rs::TS;

use super::*;

#[test]
fn export_bindings() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire");
    suite::typescript(&committed, |config| {
        // Exporting a type also exports the types it consists of.
        macro_rules! export {
            ($($kind:ty),* $(,)?) => { $(<$kind>::export_all(config).unwrap();)* };
        }
        export!(
            ApiError,
            Attempt,
            CaseInfo,
            ChangeSeats,
            GameComponents,
            GameInfo,
            Guest,
            JoinTable,
            MuteSeat,
            OpenChat,
            NameGuest,
            NewTable,
            PlayFromHere,
            RemoveSeat
        );
        export!(Course, ReplayInfo, Results, SeatView, TableInfo, ToClient, ToServer, UploadRecord);
    });
}
