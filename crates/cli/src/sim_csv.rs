//! One row per simulated game, in the order of the games whatever thread played them.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use orrery_bots::sim::GameRow;
use orrery_engine::Seat;

use crate::error::Failure;

pub(crate) struct Rows {
    path: PathBuf,
    file: BufWriter<File>,
    /// Rows that came before their turn. Threads are never far apart, so there are few of them.
    early: BTreeMap<u64, String>,
    next: u64,
    /// The columns of points, known from the first row.
    categories: Vec<&'static str>,
    error: Option<io::Error>,
}

impl Rows {
    pub(crate) fn create(path: &Path) -> Result<Rows, Failure> {
        let file = File::create(path).map_err(|error| Failure::file(path, error))?;
        let file = BufWriter::new(file);
        Ok(Rows { path: path.to_owned(), file, early: BTreeMap::new(), next: 0, categories: Vec::new(), error: None })
    }

    /// The first error is kept for the end: the games go on without the file.
    pub(crate) fn add(&mut self, row: &GameRow) {
        if self.categories.is_empty() {
            self.begin(row);
        }
        let line = self.line(row);
        self.early.insert(row.game, line);
        while let Some(line) = self.early.remove(&self.next) {
            self.write(&line);
            self.next += 1;
        }
    }

    /// Writes what is left: the rows behind a game that came to no end.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        for line in std::mem::take(&mut self.early).into_values() {
            self.write(&line);
        }
        match self.error.map_or_else(|| self.file.flush(), Err) {
            Ok(()) => Ok(()),
            Err(error) => Err(Failure::file(&self.path, error)),
        }
    }

    fn begin(&mut self, row: &GameRow) {
        for (category, _) in row.outcome.scores.iter().flat_map(|score| &score.parts) {
            if !self.categories.contains(category) {
                self.categories.push(category);
            }
        }
        let mut head = "game,seed,decisions".to_owned();
        for seat in 1..=row.outcome.scores.len() {
            head += &format!(",place_{seat},share_{seat},score_{seat}");
            self.categories.iter().for_each(|category| head += &format!(",{category}_{seat}"));
        }
        self.write(&head);
    }

    fn line(&self, row: &GameRow) -> String {
        let mut line = format!("{},{},{}", row.game, row.seed.0, row.decisions);
        for (index, score) in row.outcome.scores.iter().enumerate() {
            let share = row.outcome.share(Seat(index as u8));
            line += &format!(",{},{share},{}", row.outcome.places[index], score.total);
            for category in &self.categories {
                line += &score.part(category).map_or_else(|| ",".to_owned(), |points| format!(",{points}"));
            }
        }
        line
    }

    fn write(&mut self, line: &str) {
        if self.error.is_none() {
            self.error = writeln!(self.file, "{line}").err();
        }
    }
}
