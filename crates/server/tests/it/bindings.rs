//! The TypeScript of the wire is generated and committed. If it is out of date, this test writes it anew, and fails once.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_server::wire::*;
use ts_rs::{Config, TS};

fn committed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire")
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(folder) = fs::read_dir(folder) else { return BTreeMap::new() };
    let paths = folder.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|kind| kind == "ts"));
    paths.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())).collect()
}

#[test]
fn export_bindings() {
    let fresh = tempfile::tempdir().unwrap();
    let config = Config::new().with_out_dir(fresh.path());
    // What these are made of comes with them.
    macro_rules! export {
        ($($kind:ty),* $(,)?) => { $(<$kind>::export_all(&config).unwrap();)* };
    }
    export!(ApiError, GameInfo, Guest, JoinTable, NameGuest, NewTable, PlayFromHere, RemoveSeat);
    export!(ReplayInfo, TableInfo, ToClient, ToServer, UploadRecord);

    let (fresh, old) = (files(fresh.path()), files(&committed()));
    if fresh == old {
        return;
    }
    fs::create_dir_all(committed()).unwrap();
    old.keys().filter(|name| !fresh.contains_key(*name)).for_each(|name| fs::remove_file(committed().join(name)).unwrap());
    for (name, text) in fresh.iter().filter(|(name, text)| old.get(*name) != Some(text)) {
        fs::write(committed().join(name), text).unwrap();
    }
    panic!("the TypeScript of the wire was out of date; it is written anew, commit it");
}
