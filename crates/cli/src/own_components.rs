//! `--components DIR`: an owner's corrected component files, which replace those that ship with the program.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_engine::components::{self, Overrides};
use orrery_engine::{Message, Meta};
use orrery_registry::GAMES;

use crate::error::Failure;
use crate::language::say;
use crate::lookup;

/// Replaces the files found in `DIR/<game>/`, and checks every game that has one.
pub(crate) fn load(dir: &Path) -> Result<(), Failure> {
    let mut files = Overrides::new();
    for (folder, id) in visible(dir)? {
        let Some(entry) = orrery_registry::find(&id) else {
            return Err(wrong(folder.display(), say("cli-components-no-game").with("known", lookup::known_games())));
        };
        add_files(&folder, entry.game.meta(), &mut files)?;
    }
    assert!(components::replace(files), "components are replaced once, when the program starts");
    for entry in GAMES {
        let game = entry.game;
        if components::replaced(game.meta()).next().is_some() {
            game.check_components()
                .map_err(|error| wrong(dir.join(game.meta().id).join(error.place()).display(), error.flaw.message()))?;
        }
    }
    Ok(())
}

fn add_files(folder: &Path, meta: &'static Meta, files: &mut Overrides) -> Result<(), Failure> {
    for (path, name) in visible(folder)? {
        if !meta.components.iter().any(|(known, _)| *known == name) {
            let known: Vec<&str> = meta.components.iter().map(|(known, _)| *known).collect();
            let flaw = say("cli-components-no-file").with("game", meta.id).with("known", known.join(", "));
            return Err(wrong(path.display(), flaw));
        }
        let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?;
        files.insert((meta.id.to_owned(), name), text.leak());
    }
    Ok(())
}

/// The contents of a folder, by path and name, in order. Hidden files belong to editors and version control and are skipped.
fn visible(folder: &Path) -> Result<Vec<(PathBuf, String)>, Failure> {
    let list = || -> std::io::Result<Vec<PathBuf>> { fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect() };
    let mut paths = list().map_err(|error| unreadable(folder, &error))?;
    paths.sort();
    let named = paths.into_iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        (!name.starts_with('.')).then_some((path, name))
    });
    Ok(named.collect())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    wrong(path.display(), say("cli-components-unreadable").with("reason", error.to_string()))
}

fn wrong(place: impl Display, flaw: Message) -> Failure {
    Failure::Components { place: place.to_string(), flaw }
}
