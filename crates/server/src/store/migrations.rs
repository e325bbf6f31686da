//! Schema migrations, compiled in. sqlx has a macro for this, but it would build both database drivers a second time, as
//! dependencies of the macro.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Migration `n` stands at index `n - 1`. Both databases take the same steps.
const NAMES: [&str; 4] = ["first", "commits", "positions", "standings"];

pub fn sqlite() -> Migrator {
    migrator([
        include_str!("../../migrations/sqlite/0001_first.sql"),
        include_str!("../../migrations/sqlite/0002_commits.sql"),
        include_str!("../../migrations/sqlite/0003_positions.sql"),
        include_str!("../../migrations/sqlite/0004_standings.sql"),
    ])
}

pub fn postgres() -> Migrator {
    migrator([
        include_str!("../../migrations/postgres/0001_first.sql"),
        include_str!("../../migrations/postgres/0002_commits.sql"),
        include_str!("../../migrations/postgres/0003_positions.sql"),
        include_str!("../../migrations/postgres/0004_standings.sql"),
    ])
}

fn migrator(scripts: [&'static str; NAMES.len()]) -> Migrator {
    let migration = |((version, name), script): ((i64, &'static str), &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, script.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(NAMES).zip(scripts).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database whose recorded checksums differ from ours is refused, so a published migration never changes.
    #[test]
    fn published_migrations_keep_their_checksums() {
        let checksums = |migrator: Migrator| migrator.iter().map(|m| hex::encode(&m.checksum[..4])).collect::<Vec<_>>();
        assert_eq!(checksums(sqlite()), ["ee2dd093", "0d2ae4cc", "b61f8f5f", "5129f7cd"]);
        assert_eq!(checksums(postgres()), ["a2c4fb10", "db7ef607", "8cad3802", "caa8a1ff"]);
    }
}
