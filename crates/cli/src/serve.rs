//! `orrery serve` and `orrery backup`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use orrery_server::limits::Limits;
use orrery_server::{Settings, serve};
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::{Backup, LogStyle, Serve};
use crate::book;
use crate::error::Failure;

/// Time to wait for running searches at shutdown.
const SEARCH_GRACE: Duration = Duration::from_millis(500);

pub(crate) fn run(args: &Serve, out: &mut dyn Write) -> Result<(), Failure> {
    write_logs(args.log);
    let mut settings = Settings::new(args.listen, data_folder(args.data.as_deref()));
    settings.database = args.database.clone();
    settings.proxies = args.behind_proxy.clone();
    settings.hosts = args.host.clone();
    settings.metrics = args.metrics;
    if let Some(idle) = args.idle {
        settings.idle = Duration::try_from_secs_f64(idle).map_err(|error| Failure::Failed(error.to_string()))?;
    }
    if args.no_limits {
        settings.limits = Limits::none();
        settings.connections = settings.connections.from_anywhere();
    }
    let runtime = runtime()?;
    let served = runtime.block_on(serve::run(settings, |address| {
        let _ = writeln!(out, "Orrery is at http://{address}/").and_then(|()| out.flush());
    }));
    runtime.shutdown_timeout(SEARCH_GRACE);
    served.map_err(|error| Failure::Failed(error.to_string()))
}

pub(crate) fn backup(args: &Backup, out: &mut dyn Write) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref());
    let copied = runtime()?.block_on(serve::backup(&data, &args.file));
    copied.map_err(|error| Failure::Failed(error.to_string()))?;
    Ok(writeln!(out, "{}", args.file.display())?)
}

pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Ok(Builder::new_multi_thread().enable_all().build()?)
}

pub(crate) fn data_folder(asked: Option<&Path>) -> PathBuf {
    asked.map_or_else(book::folder, Path::to_owned)
}

fn write_logs(style: LogStyle) {
    let wanted = std::env::var("ORRERY_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let subscriber = tracing_subscriber::registry().with(filter);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    match style {
        LogStyle::Text => subscriber.with(lines).init(),
        LogStyle::Json => subscriber.with(lines.json()).init(),
    }
}
