//! Startup and graceful shutdown.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};

use crate::app::{App, Settings, Shared, app, figures};
use crate::connections::Connections;
use crate::guest::Key;
use crate::store::{Depth, Postgres, Sqlite, Store, StoreError};
use crate::{bots, connections, hub};

/// Time for connections to close at shutdown.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// Connections to the metrics address: within the descriptors that are left for everything else.
const FIGURES_CONNECTIONS: usize = 16;

/// Connections that wait to be accepted, at most what the system allows. After a restart all clients come at once; one that finds the queue
/// full tries again only after a second.
const BACKLOG: u32 = 4096;

const DATABASE: &str = "orrery.sqlite";
const KEY: &str = "cookie.key";
const LOCK: &str = "lock";

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("{0}: {1}")]
    Io(String, io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{folder} is in use by another server: {holder}")]
    Held { folder: String, holder: String },
}

/// Opens the data folder and the store.
pub async fn open(settings: Settings) -> Result<Shared, ServeError> {
    let folder = &settings.data;
    let failed = |error| ServeError::Io(folder.display().to_string(), error);
    fs::create_dir_all(folder).map_err(failed)?;
    let lock = hold(folder, settings.listen)?;
    let key = Key::open(&folder.join(KEY)).map_err(failed)?;
    let store: Arc<dyn Store> = open_store(&settings).await?;
    Ok(App::new(settings, store, key, lock))
}

/// Locks a data folder for this process, until the file is closed or the process ends. The file says who holds the folder.
fn hold(folder: &Path, listen: SocketAddr) -> Result<File, ServeError> {
    let path = folder.join(LOCK);
    let failed = |error| ServeError::Io(path.display().to_string(), error);
    let mut file = File::options().read(true).write(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            file.read_to_string(&mut holder).map_err(failed)?;
            return Err(ServeError::Held { folder: folder.display().to_string(), holder: holder.trim().to_owned() });
        }
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    let write = |file: &mut File| {
        #[cfg(unix)]
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
        file.set_len(0)?;
        writeln!(file, "process {}, listening on {listen}", std::process::id())
    };
    write(&mut file).map_err(failed)?;
    Ok(file)
}

pub async fn open_store(settings: &Settings) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match &settings.database {
        Some(url) => Arc::new(Postgres::connect(url).await?),
        None => Arc::new(Sqlite::open(&settings.data.join(DATABASE)).await?),
    })
}

/// Opens the store of a data folder or a database read-only.
pub async fn open_to_read(data: &Path, database: Option<&str>) -> Result<Arc<dyn Store>, ServeError> {
    let file = data.join(DATABASE);
    match database {
        Some(url) => Ok(Arc::new(Postgres::connect_to_read(url).await?)),
        None if !file.exists() => Err(ServeError::Io(file.display().to_string(), io::ErrorKind::NotFound.into())),
        None => Ok(Arc::new(Sqlite::open_to_read(&file).await?)),
    }
}

/// Copies the SQLite database of a data folder, which may be in use, into a new file.
pub async fn backup(data: &Path, to: &Path) -> Result<(), ServeError> {
    let file = data.join(DATABASE);
    if !file.exists() {
        return Err(ServeError::Io(file.display().to_string(), io::ErrorKind::NotFound.into()));
    }
    // Read-only: a backup migrates nothing under a server of an earlier version.
    let store = Sqlite::open_to_read(&file).await?;
    let copied = store.backup(to).await;
    store.close().await;
    Ok(copied?)
}

fn listen_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A restarted server gets its address back at once. On Windows the option would let two servers share it.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until SIGTERM or Ctrl-C. Calls `ready` with the bound address.
pub async fn run(mut settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    settings.connections = settings.connections.raised();
    let listen = settings.listen;
    let failed = move |error| ServeError::Io(listen.to_string(), error);
    let listener = listen_at(listen).map_err(failed)?;
    let figures_listener = match settings.metrics {
        Some(address) => Some(TcpListener::bind(address).await.map_err(|error| ServeError::Io(address.to_string(), error))?),
        None => None,
    };
    let state = open(settings).await?;
    if let Some(listener) = figures_listener {
        state.tasks.spawn(serve_figures(listener, state.clone()));
    }
    ready(listener.local_addr().map_err(failed)?);
    let stop = state.stop.clone();
    tokio::spawn(async move {
        stop_signal().await;
        tracing::info!("stopping");
        stop.cancel();
    });
    serve(listener, state).await;
    Ok(())
}

/// Serves the metrics address until `state.stop`. Its connections are counted by themselves: who fills the other listener does not keep the
/// operator out.
pub async fn serve_figures(listener: TcpListener, state: Shared) {
    let connections = Connections::new(state.settings.connections.of(FIGURES_CONNECTIONS), Vec::new());
    connections::accept(listener, figures(state.clone()), &connections, &state).await;
}

/// Serves on a listener until `state.stop`, then closes connections and the store.
pub async fn serve(listener: TcpListener, state: Shared) {
    state.tasks.spawn(hub::keep_clean(state.clone()));
    state.tasks.spawn(bots::resume(state.clone()));
    state.tasks.spawn(report_damage(state.clone()));
    tokio::select! {
        () = connections::accept(listener, app(state.clone()), &state.connections, &state) => {}
        // Does not wait for clients that read slowly.
        _ = async { state.stop.cancelled().await; tokio::time::sleep(SHUTDOWN_GRACE).await } => {}
    }
    state.tasks.close();
    if tokio::time::timeout(SHUTDOWN_GRACE, state.tasks.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    hub::save_positions(&state, Duration::ZERO).await;
    if tokio::time::timeout(SHUTDOWN_GRACE, state.store.close()).await.is_err() {
        tracing::warn!("the store did not close in time; what was acknowledged is stored");
    }
    state.release();
}

/// Logs damage of the files. The server keeps serving intact tables.
async fn report_damage(state: Shared) {
    let found = tokio::select! {
        found = state.store.damage(Depth::Quick) => found,
        () = state.stop.cancelled() => return,
    };
    match found {
        Ok(found) => found.iter().for_each(|damage| tracing::error!(%damage, "the database is damaged")),
        Err(error) => tracing::error!(%error, "the database cannot be checked"),
    }
}

async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return std::future::pending().await };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::net::{Ipv4Addr, TcpStream};

    use super::*;
    use crate::connections::ConnectionLimits;

    /// More than fit into the queue that is usual.
    const AT_ONCE: usize = 1500;

    #[tokio::test]
    async fn nobody_waits_a_second_to_connect_because_all_come_at_once() {
        let _ = ConnectionLimits::default().raised();
        let listener = listen_at((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let address = listener.local_addr().unwrap();
        // The system tries again after a second where the queue is full.
        let connect = |_| TcpStream::connect_timeout(&address, Duration::from_millis(900));
        let waiting: Vec<TcpStream> =
            (0..AT_ONCE).map(connect).collect::<io::Result<_>>().expect("nothing is accepted, everything is queued");
        assert_eq!(waiting.len(), AT_ONCE);
    }
}
