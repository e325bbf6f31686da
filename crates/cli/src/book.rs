//! The player's book: what campaigns carry over from game to game, in one small JSON file.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Failure;

/// Best values by "<game>/<key>".
#[derive(Debug)]
pub(crate) struct Book {
    path: PathBuf,
    best: BTreeMap<String, i64>,
}

impl Book {
    /// The book of the current user. A missing file is an empty book; a damaged one is not overwritten.
    pub(crate) fn open() -> Result<Book, Failure> {
        Book::at(folder().join("book.json"))
    }

    /// The book in this file.
    pub(crate) fn at(path: PathBuf) -> Result<Book, Failure> {
        let best = match fs::read_to_string(&path) {
            Ok(text) => serde_json::from_str(&text).map_err(|error| Failure::file(&path, format!("not a book: {error}")))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(Failure::file(&path, error)),
        };
        Ok(Book { path, best })
    }

    pub(crate) fn get(&self, game: &str, key: &str) -> Option<i64> {
        self.best.get(&format!("{game}/{key}")).copied()
    }

    /// Keeps the larger value; returns whether the book changed.
    pub(crate) fn raise(&mut self, game: &str, key: &str, value: i64) -> Result<bool, Failure> {
        if self.get(game, key).is_some_and(|best| best >= value) {
            return Ok(false);
        }
        self.best.insert(format!("{game}/{key}"), value);
        self.write().map_err(|error| Failure::file(&self.path, error))?;
        Ok(true)
    }

    /// Writes a new file and renames it over the old one, so that a crash leaves one of them intact.
    fn write(&self) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let fresh = folder.join(format!("book.json.{}.tmp", std::process::id()));
        let text = serde_json::to_string_pretty(&self.best).expect("numbers by text");
        fs::write(&fresh, text + "\n")?;
        fs::rename(&fresh, &self.path)
    }
}

/// The data folder: $ORRERY_DATA, else the one of the XDG conventions.
pub(crate) fn folder() -> PathBuf {
    let path = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    path("ORRERY_DATA")
        .or_else(|| path("XDG_DATA_HOME").map(|data| data.join("orrery")))
        .or_else(|| path("HOME").map(|home| home.join(".local/share/orrery")))
        .unwrap_or_else(|| PathBuf::from("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_best_and_reads_it_again() {
        let folder = std::env::temp_dir().join(format!("orrery-book-{}", std::process::id()));
        let path = folder.join("deep/book.json");
        let mut book = Book::at(path.clone()).unwrap();
        assert_eq!(book.get("game", "level"), None);
        assert!(book.raise("game", "level", 30).unwrap());
        assert!(!book.raise("game", "level", 20).unwrap());
        assert_eq!(Book::at(path.clone()).unwrap().get("game", "level"), Some(30));
        assert_eq!(Book::at(path.clone()).unwrap().get("other", "level"), None);
        fs::write(&path, "{").unwrap();
        assert!(Book::at(path).unwrap_err().to_string().contains("not a book"));
        fs::remove_dir_all(folder).unwrap();
    }
}
