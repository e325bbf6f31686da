//! CSV output: one row per simulated game, in game order regardless of threads.

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
    /// Reorder buffer for rows that arrived early. Threads stay close together, so it is small.
    early: BTreeMap<u64, String>,
    next: u64,
    /// Score columns, taken from the first row.
    categories: Vec<&'static str>,
    error: Option<io::Error>,
}

impl Rows {
    pub(crate) fn create(path: &Path) -> Result<Rows, Failure> {
        let file = File::create(path).map_err(|error| Failure::file(path, error))?;
        let file = BufWriter::new(file);
        Ok(Rows { path: path.to_owned(), file, early: BTreeMap::new(), next: 0, categories: Vec::new(), error: None })
    }

    /// First write error, reported at the end; the simulation continues.
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

    /// Writes the buffered rows after a game that did not finish.
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
