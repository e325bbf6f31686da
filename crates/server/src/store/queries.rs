//! SQL shared by both backends. Macros, because the types of `sqlx` differ by database. A backend's module invokes `commits!`,
//! `writes!` and `reads!`, and defines `BEGIN` (statement that begins a write transaction), `DEADLINE` (its timeout), `COMMIT_PATIENCE` (see
//! [`super::writer::Commit::PATIENCE`]), `PROBE` (a query of what every new entry needs), `READ_DEADLINE`, `Hold` (whether the database is
//! still this server's), `is_bad_write`, `proves_rollback` and `is_missing_table` (classification of errors).

/// `commits!(Database)` implements [`super::writer::Commit`] for a type `Connections`.
macro_rules! commits {
    ($database:ty) => {
        type Connection = <$database as sqlx::Database>::Connection;
        type Options = <Connection as sqlx::Connection>::Options;

        /// The writer's connections, opened when they are needed. All are dropped after any error: the database may have rolled back by
        /// itself, and then the driver's transaction depth is wrong.
        struct Connections {
            options: Options,
            idle: Option<Connection>,
            witness_options: Options,
            /// Reads what was committed. It is not one of the pool, because slow requests would delay the proof.
            witness: Option<Connection>,
            /// The transaction whose COMMIT was sent. A field, because a timeout drops the future that sent it.
            sent: Option<Committed>,
            hold: Hold,
        }

        impl Connections {
            fn new(options: Options, witness_options: Options, hold: Hold) -> Connections {
                Connections { options, idle: None, witness_options, witness: None, sent: None, hold }
            }

            async fn transact(&mut self, batch: &[&Write], progress: &Progress) -> Result<Committed, CommitError> {
                super::writer::Commit::check_hold(self).await?;
                let mut connection = connected(self.idle.take(), &self.options).await.map_err(commit_error)?;
                let mut transaction = sqlx::Connection::begin_with(&mut connection, BEGIN).await.map_err(commit_error)?;
                let committed = carry_out_all(&mut transaction, batch, progress).await.map_err(commit_error)?;
                self.sent = Some(committed.clone());
                progress.step();
                // From here on no error is that of a write: constraints are not deferred.
                let failed = |error: sqlx::Error| CommitError::Failed(error.to_string());
                if let Err(error) = transaction.commit().await {
                    if code(&error).is_some_and(|code| proves_rollback(&code)) {
                        self.sent = None;
                    }
                    return Err(failed(error));
                }
                progress.step();
                let visible = self.visible_commit().await.map_err(failed)?;
                if visible < committed.number {
                    let reason = format!("commit {} cannot be read, only {visible}", committed.number);
                    return Err(CommitError::Failed(reason));
                }
                // Also afterwards: what was committed to a file that is gone is not acknowledged.
                super::writer::Commit::check_hold(self).await?;
                self.idle = Some(connection);
                Ok(committed)
            }

            /// The number of the last commit that the witness sees.
            async fn visible_commit(&mut self) -> Result<i64, sqlx::Error> {
                let mut witness = connected(self.witness.take(), &self.witness_options).await?;
                let number = sqlx::query_scalar("SELECT n FROM commits").fetch_one(&mut witness).await?;
                self.witness = Some(witness);
                Ok(number)
            }
        }

        #[async_trait::async_trait]
        impl super::writer::Commit for Connections {
            const PATIENCE: Duration = COMMIT_PATIENCE;

            async fn commit(&mut self, batch: &[&Write], progress: &Progress) -> Result<Committed, CommitError> {
                self.sent = None;
                let result = match DEADLINE {
                    None => self.transact(batch, progress).await,
                    Some(deadline) => tokio::time::timeout(deadline, self.transact(batch, progress))
                        .await
                        .unwrap_or_else(|_| Err(CommitError::Failed("the database does not answer".to_owned()))),
                };
                result.map_err(|error| {
                    self.witness = None;
                    match (error, self.sent.take()) {
                        (CommitError::Failed(reason), Some(commit)) => CommitError::Uncertain { reason, commit },
                        (error, _) => error,
                    }
                })
            }

            async fn check_hold(&mut self) -> Result<(), CommitError> {
                let held = self.hold.check();
                if held.is_err() {
                    self.hold.rescue().await;
                }
                held.map_err(CommitError::Failed)
            }

            async fn close(&mut self) {
                for connection in [self.witness.take(), self.idle.take()].into_iter().flatten() {
                    let _ = sqlx::Connection::close(connection).await;
                }
                self.hold.release().await;
            }
        }

        async fn connected(open: Option<Connection>, options: &Options) -> Result<Connection, sqlx::Error> {
            match open {
                Some(connection) => Ok(connection),
                None => sqlx::ConnectOptions::connect(options).await,
            }
        }

        fn code(error: &sqlx::Error) -> Option<std::borrow::Cow<'_, str>> {
            error.as_database_error().and_then(|error| error.code())
        }

        fn commit_error(error: sqlx::Error) -> CommitError {
            if code(&error).is_some_and(|code| is_bad_write(&code)) {
                CommitError::BadWrite(error.to_string())
            } else {
                CommitError::Failed(error.to_string())
            }
        }

        /// Executes a batch in a transaction.
        async fn carry_out_all(
            transaction: &mut Transaction<'_>,
            batch: &[&Write],
            progress: &Progress,
        ) -> Result<Committed, sqlx::Error> {
            // First: the lock on this row makes transactions of several processes take turns, so that no head changes between the check of
            // its version and the commit of an entry. It also makes the number of the next transaction wait for the end of this one, which
            // shows whether this one took effect.
            let raise = sqlx::query_scalar("UPDATE commits SET n = n + 1 RETURNING n");
            let number = raise.fetch_one(&mut **transaction).await?;
            if batch.is_empty() {
                sqlx::query(PROBE).fetch_optional(&mut **transaction).await?;
            }
            let moves: Vec<Move<'_>> = batch.iter().filter_map(|write| Move::of(write)).collect();
            // Two moves at one table could not tell which of them took effect.
            let tables: HashSet<&str> = moves.iter().map(|new| new.table).collect();
            let together = moves.len() > FEW && tables.len() == moves.len();
            let mut done = Vec::with_capacity(batch.len());
            for write in batch {
                if !together || Move::of(write).is_none() {
                    done.push(carry_out(transaction, write).await? > 0);
                    progress.step();
                }
            }
            if !together {
                return Ok(Committed { number, done });
            }
            let (mut others, mut moved) = (done.into_iter(), carry_out_moves(transaction, &moves).await?.into_iter());
            progress.step();
            let next = |write: &&Write| if Move::of(write).is_some() { moved.next() } else { others.next() };
            Ok(Committed { number, done: batch.iter().filter_map(next).collect() })
        }
    };
}

/// `writes!(Database)` defines `carry_out`, which executes one [`super::Write`] in a transaction.
macro_rules! writes {
    ($database:ty) => {
        type Transaction<'a> = sqlx::Transaction<'a, $database>;

        /// Up to this many moves are stored one by one, by prepared statements.
        const FEW: usize = 3;

        /// A single new entry of a table.
        struct Move<'a> {
            table: &'a str,
            version: i64,
            n: i64,
            line: &'a str,
            standing: &'a str,
        }

        impl Move<'_> {
            fn of(write: &Write) -> Option<Move<'_>> {
                match write {
                    Write::Entries { table, version, n, lines, standing } if lines.len() == 1 => {
                        Some(Move { table, version: *version, n: i64::from(*n), line: &lines[0], standing })
                    }
                    _ => None,
                }
            }
        }

        /// Stores moves at several tables by two statements, however many they are: each statement costs two thread switches. Returns which of
        /// them took effect.
        async fn carry_out_moves(to: &mut Transaction<'_>, moves: &[Move<'_>]) -> Result<Vec<bool>, sqlx::Error> {
            const ENTRIES: &str = "INSERT INTO entries (table_id, n, line) SELECT column1, column2, column3 FROM (VALUES ";
            const CHECKED: &str = ") AS new WHERE EXISTS (SELECT 1 FROM tables WHERE id = column1 AND version = column4) \
                                   ON CONFLICT DO NOTHING RETURNING table_id, n";
            let mut entries = sqlx::QueryBuilder::<$database>::new(ENTRIES);
            for (index, Move { table, version, n, line, .. }) in moves.iter().enumerate() {
                entries.push(if index == 0 { "(CAST(" } else { ", (CAST(" }).push_bind(*table).push(" AS TEXT), CAST(");
                entries.push_bind(*n).push(" AS BIGINT), CAST(").push_bind(*line).push(" AS TEXT), CAST(");
                entries.push_bind(*version).push(" AS BIGINT))");
            }
            let made = entries.push(CHECKED).build_query_as::<(String, i64)>().persistent(false).fetch_all(&mut **to).await?;
            let made: HashSet<(String, i64)> = made.into_iter().collect();
            let done: Vec<bool> = moves.iter().map(|new| made.contains(&(new.table.to_owned(), new.n))).collect();
            if made.is_empty() {
                return Ok(done);
            }
            let mut standings = sqlx::QueryBuilder::<$database>::new("INSERT INTO standings (table_id, standing) ");
            standings.push_values(moves.iter().zip(&done).filter(|(_, done)| **done), |mut row, (new, _)| {
                row.push_bind(new.table).push_bind(new.standing);
            });
            standings.push(" ON CONFLICT (table_id) DO UPDATE SET standing = excluded.standing");
            standings.build().persistent(false).execute(&mut **to).await?;
            Ok(done)
        }

        /// Returns the number of affected rows; 0 means a conflict.
        async fn carry_out(to: &mut Transaction<'_>, write: &Write) -> Result<u64, sqlx::Error> {
            match write {
                Write::Guest { id, name } => {
                    run!(to, "INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name", id, name)
                }
                Write::Book { guest, key, value } => {
                    run!(
                        to,
                        "INSERT INTO book (guest_id, key, value) VALUES ($1, $2, $3) ON CONFLICT (guest_id, key) \
                         DO UPDATE SET value = CASE WHEN excluded.value > book.value THEN excluded.value ELSE book.value END",
                        guest,
                        key,
                        value
                    )
                }
                Write::Table { row, lines, position } => new_table(to, row, lines, position.as_ref()).await,
                Write::Rematch { head, row, position } => {
                    let changed = new_head(to, head).await?;
                    if changed > 0 {
                        new_table(to, row, &[], position.as_ref()).await?;
                    }
                    Ok(changed)
                }
                Write::Head(row) => new_head(to, row).await,
                Write::Start { row, position } => {
                    let changed = new_head(to, row).await?;
                    if changed > 0 {
                        new_position(to, &row.id, position.at, &position.state.to_string()).await?;
                    }
                    Ok(changed)
                }
                Write::Entries { table, version, n, lines, standing } => match new_entries(to, table, *version, *n, lines).await? {
                    true => new_standing(to, table, standing).await,
                    false => Ok(0),
                },
                Write::Standing { table, standing } => new_standing(to, table, standing).await,
                Write::Chat { table, line } => {
                    run!(
                        to,
                        "INSERT INTO chat (table_id, n, sender, text) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                        table,
                        i64::from(line.n),
                        &line.sender,
                        &line.text
                    )
                }
                Write::Position { table, at, state } => new_position(to, table, *at, state).await,
                Write::Replay { id, record } => {
                    run!(
                        to,
                        "INSERT INTO replays (id, record) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET record = excluded.record",
                        id,
                        record
                    )
                }
            }
        }

        /// Whether the entries are new and the table is still of this version.
        async fn new_entries(
            to: &mut Transaction<'_>,
            table: &str,
            version: i64,
            first: u32,
            lines: &[String],
        ) -> Result<bool, sqlx::Error> {
            for (n, line) in (first..).zip(lines) {
                let made = run!(
                    to,
                    "INSERT INTO entries (table_id, n, line) SELECT $1, $2, $3 \
                     WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND version = $4) ON CONFLICT DO NOTHING",
                    table,
                    i64::from(n),
                    line,
                    version
                )?;
                // Entries have no gaps: where the first one is new, so are the others.
                if made == 0 {
                    return Ok(false);
                }
            }
            Ok(true)
        }

        async fn new_table(
            to: &mut Transaction<'_>,
            row: &TableRow,
            lines: &[String],
            position: Option<&Snapshot>,
        ) -> Result<u64, sqlx::Error> {
            let made = run!(
                to,
                "INSERT INTO tables (id, created, head, version, listed, bots) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                &row.id,
                row.created,
                &row.head,
                row.version,
                row.listed,
                row.bots
            )?;
            if made > 0 {
                sit(to, row).await?;
                for (index, line) in lines.iter().enumerate() {
                    run!(to, "INSERT INTO entries (table_id, n, line) VALUES ($1, $2, $3)", &row.id, index as i64 + 1, line)?;
                }
                if let Some(position) = position {
                    new_position(to, &row.id, position.at, &position.state.to_string()).await?;
                }
            }
            Ok(made)
        }

        async fn new_head(to: &mut Transaction<'_>, row: &TableRow) -> Result<u64, sqlx::Error> {
            let changed = run!(
                to,
                "UPDATE tables SET head = $1, version = $2, listed = $3, bots = $4 WHERE id = $5 AND version = $6",
                &row.head,
                row.version,
                row.listed,
                row.bots,
                &row.id,
                row.version - 1
            )?;
            if changed > 0 {
                run!(to, "DELETE FROM sitters WHERE table_id = $1", &row.id)?;
                sit(to, row).await?;
            }
            Ok(changed)
        }

        async fn new_standing(to: &mut Transaction<'_>, table: &str, standing: &str) -> Result<u64, sqlx::Error> {
            run!(
                to,
                "INSERT INTO standings (table_id, standing) VALUES ($1, $2) ON CONFLICT (table_id) \
                 DO UPDATE SET standing = excluded.standing",
                table,
                standing
            )
        }

        async fn new_position(to: &mut Transaction<'_>, table: &str, at: u32, state: &str) -> Result<u64, sqlx::Error> {
            run!(
                to,
                "INSERT INTO positions (table_id, at, state) VALUES ($1, $2, $3) ON CONFLICT (table_id) \
                 DO UPDATE SET at = excluded.at, state = excluded.state WHERE excluded.at >= positions.at",
                table,
                i64::from(at),
                state
            )
        }

        async fn sit(to: &mut Transaction<'_>, row: &TableRow) -> Result<(), sqlx::Error> {
            for guest in &row.sitters {
                run!(to, "INSERT INTO sitters (table_id, guest_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", &row.id, guest)?;
            }
            Ok(())
        }
    };
}

/// `reads!(Backend)` implements [`super::Store`] for `Backend`.
macro_rules! reads {
    ($backend:ident) => {
        type Table = (String, i64, String, i64, bool, bool);

        fn table_row((id, created, head, version, listed, bots): Table) -> TableRow {
            TableRow { id, created, head, version, listed, bots, sitters: Vec::new() }
        }

        type Listed = (String, i64, String, i64, bool, bool, Option<String>);

        fn listed_row((id, created, head, version, listed, bots, standing): Listed) -> ListedRow {
            ListedRow { row: table_row((id, created, head, version, listed, bots)), standing }
        }

        #[async_trait::async_trait]
        impl Store for $backend {
            async fn write(&self, write: Write) -> Result<(), StoreError> {
                self.writer.write(write).await
            }

            async fn probe(&self) -> Result<(), StoreError> {
                self.writer.probe().await
            }

            fn is_failing(&self) -> bool {
                self.writer.is_failing()
            }

            async fn guest_name(&self, id: &str) -> Result<Option<String>, StoreError> {
                Ok(read!(self.readers, sqlx::query_scalar("SELECT name FROM guests WHERE id = $1").bind(id), fetch_optional)?)
            }

            async fn book(&self, guest: &str) -> Result<BTreeMap<String, i64>, StoreError> {
                let query = sqlx::query_as("SELECT key, value FROM book WHERE guest_id = $1").bind(guest);
                let rows: Vec<(String, i64)> = read!(self.readers, query, fetch_all)?;
                Ok(rows.into_iter().collect())
            }

            async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
                let query = sqlx::query_as("SELECT id, created, head, version, listed, bots FROM tables WHERE id = $1").bind(id);
                Ok(read!(self.readers, query, fetch_optional)?.map(table_row))
            }

            async fn listed(&self, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
                let query = sqlx::query_as(
                    "SELECT id, created, head, version, listed, bots, standing FROM tables \
                     LEFT JOIN standings ON standings.table_id = id WHERE listed ORDER BY created DESC, id LIMIT $1",
                );
                Ok(read!(self.readers, query.bind(i64::from(limit)), fetch_all)?.into_iter().map(listed_row).collect())
            }

            async fn listed_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
                let query = sqlx::query_as(
                    "SELECT id, created, head, version, listed, bots, NULL FROM tables \
                     JOIN sitters ON sitters.table_id = id WHERE guest_id = $1 AND listed ORDER BY created DESC, id LIMIT $2",
                );
                let query = query.bind(guest).bind(i64::from(limit));
                Ok(read!(self.readers, query, fetch_all)?.into_iter().map(listed_row).collect())
            }

            async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<ListedRow>, StoreError> {
                let query = sqlx::query_as(
                    "SELECT id, created, head, version, listed, bots, standing FROM tables \
                     JOIN sitters ON sitters.table_id = id LEFT JOIN standings ON standings.table_id = id \
                     WHERE guest_id = $1 ORDER BY created DESC, id LIMIT $2",
                );
                let query = query.bind(guest).bind(i64::from(limit));
                Ok(read!(self.readers, query, fetch_all)?.into_iter().map(listed_row).collect())
            }

            async fn standing(&self, table: &str) -> Result<Option<String>, StoreError> {
                let query = sqlx::query_scalar("SELECT standing FROM standings WHERE table_id = $1").bind(table);
                Ok(read!(self.readers, query, fetch_optional)?)
            }

            async fn with_bots(&self) -> Result<Vec<String>, StoreError> {
                Ok(read!(self.readers, sqlx::query_scalar("SELECT id FROM tables WHERE bots ORDER BY created DESC, id"), fetch_all)?)
            }

            async fn entries(&self, table: &str) -> Result<Vec<String>, StoreError> {
                let query = sqlx::query_scalar("SELECT line FROM entries WHERE table_id = $1 ORDER BY n").bind(table);
                Ok(read!(self.readers, query, fetch_all)?)
            }

            async fn position(&self, table: &str) -> Result<Option<Snapshot>, StoreError> {
                let query = sqlx::query_as("SELECT at, state FROM positions WHERE table_id = $1").bind(table);
                let row: Option<(i64, String)> = match read!(self.readers, query, fetch_optional) {
                    // A database of an earlier version, opened read-only.
                    Err(error) if is_missing_table(&error) => None,
                    row => row?,
                };
                // A malformed snapshot is ignored: the log is authoritative.
                let snapshot = |(at, state): (i64, String)| {
                    Some(Snapshot { at: u32::try_from(at).ok()?, state: serde_json::from_str(&state).ok()? })
                };
                Ok(row.and_then(snapshot))
            }

            async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
                Ok(read!(self.readers, sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id"), fetch_all)?)
            }

            async fn all_replays(&self) -> Result<Vec<String>, StoreError> {
                Ok(read!(self.readers, sqlx::query_scalar("SELECT id FROM replays ORDER BY id"), fetch_all)?)
            }

            async fn chat(&self, table: &str, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
                let query = sqlx::query_as("SELECT n, sender, text FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2");
                let query = query.bind(table).bind(i64::from(limit));
                let rows: Vec<(i64, String, String)> = read!(self.readers, query, fetch_all)?;
                Ok(rows.into_iter().rev().map(|(n, sender, text)| ChatLine { n: n as u32, sender, text }).collect())
            }

            async fn replay(&self, id: &str) -> Result<Option<String>, StoreError> {
                Ok(read!(self.readers, sqlx::query_scalar("SELECT record FROM replays WHERE id = $1").bind(id), fetch_optional)?)
            }

            async fn damage(&self, depth: Depth) -> Result<Vec<Damage>, StoreError> {
                self.find_damage(depth).await
            }

            async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError> {
                self.copy_to(to).await
            }

            async fn close(&self) {
                self.writer.close().await;
                self.readers.close().await;
                self.tidy().await;
            }
        }
    };
}

/// Executes a statement; returns the number of affected rows.
macro_rules! run {
    ($to:ident, $statement:expr $(, $value:expr)* $(,)?) => {
        sqlx::query($statement)$(.bind($value))*.execute(&mut **$to).await.map(|done| done.rows_affected())
    };
}

/// Runs a query on a pooled connection within `READ_DEADLINE`.
macro_rules! read {
    ($readers:expr, $query:expr, $fetch:ident) => {
        match tokio::time::timeout(READ_DEADLINE, async { read_slowly!($readers, $query, $fetch) }).await {
            Ok(result) => result,
            Err(_) => Err(sqlx::Error::PoolTimedOut),
        }
    };
}

/// Runs a query on a pooled connection, which is closed rather than returned if the query fails.
macro_rules! read_slowly {
    ($readers:expr, $query:expr, $fetch:ident) => {
        match $readers.acquire().await {
            Ok(mut connection) => {
                let result = $query.$fetch(&mut *connection).await;
                if result.is_err() {
                    connection.close_on_drop();
                }
                result
            }
            Err(error) => Err(error),
        }
    };
}

pub(super) use {commits, read, read_slowly, reads, run, writes};
