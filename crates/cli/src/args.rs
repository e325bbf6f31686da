//! The command line as data.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};

const EXIT_CODES: &str = "Exit codes: 0 all went well, 1 what was asked for failed (a damaged record, a file that cannot be written), \
2 the arguments are wrong (an unknown game, bot, option or rule, component files that do not fit).";

#[derive(Parser)]
#[command(name = "orrery", version, about = "Space board games: play, simulate, replay, measure", after_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// Language of all texts; by default that of the locale (LC_ALL, LC_MESSAGES, LANG)
    #[arg(long, global = true, value_parser = orrery_engine::words::LANGUAGES)]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with their options
    Games(Games),
    /// Read the numbered rules of a game, or where its components come from
    Rules(Rules),
    /// Play at this terminal: alone, with friends at one keyboard, against bots
    Play(Play),
    /// Simulate many games between bots and summarise the results
    Sim(Sim),
    /// Verify a recorded game and narrate it decision by decision
    Replay(Replay),
    /// Measure how fast the games run on this machine
    Bench(Bench),
    /// Serve the games on the web: one binary, one data folder
    Serve(Serve),
    /// Copy a server's data into one file, even while the server runs
    Backup(Backup),
    /// Replay everything that a server has stored and report which games this program can continue; changes nothing
    Check(Check),
    /// Start a server, put it under load and measure how fast it acknowledges moves
    Loadtest(Loadtest),
    /// Play random games and print the number of decisions (for the instruction-count guard)
    #[command(hide = true)]
    Playout(Playout),
}

impl Command {
    /// The folder with the owner's component files.
    pub(crate) fn own_components(&self) -> Option<&Path> {
        let own = match self {
            Command::Rules(args) => return args.components.as_ref()?.as_deref(),
            Command::Play(args) => &args.components,
            Command::Sim(args) => &args.components,
            Command::Replay(args) => &args.components,
            Command::Bench(args) => &args.components,
            Command::Serve(args) => &args.components,
            Command::Check(args) => &args.components,
            Command::Games(_) | Command::Backup(_) | Command::Loadtest(_) | Command::Playout(_) => return None,
        };
        own.dir.as_deref()
    }
}

#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// Id of the game, as `orrery games` lists it
    pub(crate) game: String,
    /// One rule with everything below it: R6.1, r6.1 or 6.1
    #[arg(conflicts_with = "components")]
    pub(crate) section: Option<String>,
    /// Only the numbers and titles
    #[arg(long, conflicts_with_all = ["components", "section"])]
    pub(crate) contents: bool,
    /// List the tests and test vectors of the rule; without a rule, the number for each rule
    #[arg(long, conflicts_with_all = ["components", "contents"])]
    pub(crate) cases: bool,
    /// List the components and the source of each: rulebook, published or reconstructed; with a folder, those of your own files
    #[arg(long, value_name = "DIR", num_args = 0..=1)]
    pub(crate) components: Option<Option<PathBuf>>,
}

/// Arguments of every command that plays.
#[derive(Args)]
pub(crate) struct OwnComponents {
    /// Play with your own corrected component data: DIR/<game>/<file>.toml replaces the file that ships with the program
    #[arg(long = "components", value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Play {
    /// Id of the game, as `orrery games` lists it
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// Number of seats; 1 is the solo game
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Who sits where: `me` or `bot:<bot>`, as in me,bot:hard,me [default: me and medium bots]
    #[arg(long)]
    pub(crate) seats: Option<String>,
    /// Options as `orrery games` lists them: option=value,option=value
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) options: String,
    /// Random seed of the game [default: a new one]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Record the game in this new file while it is played
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Resume a recorded game, in the same file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seats", "options", "seed", "record"])]
    pub(crate) resume: Option<PathBuf>,
    /// Print the whole table the first time and after each hand-over; or never
    #[arg(long, value_enum, default_value_t = Show::Text)]
    pub(crate) show: Show,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Show {
    Text,
    None,
}

#[derive(Args)]
pub(crate) struct Sim {
    /// Id of the game, as `orrery games` lists it
    pub(crate) game: String,
    /// Number of seats [default: the most the game allows]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The bots, one for all seats or one for each: random,greedy
    #[arg(long, default_value = "random")]
    pub(crate) bots: String,
    /// Options as `orrery games` lists them: option=value,option=value
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) options: String,
    /// Random seed of all games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads; the results do not depend on it [default: all cores]
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// Report where points come from and which decisions are taken, by winners and by plan
    #[arg(long)]
    pub(crate) report: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Write one row per game to this file
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Show the table after each decision and wait for Enter
    #[arg(long, conflicts_with_all = ["at", "json"])]
    pub(crate) step: bool,
    /// Print only the position after this many decisions
    #[arg(long, value_name = "PLY")]
    pub(crate) at: Option<usize>,
    /// Show the view of this seat (1 is the first) [default: a spectator's view]
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<u8>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// Id of the game [default: every game]
    pub(crate) game: Option<String>,
    /// Number of seats [default: the most the game allows]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Seconds of measuring per game
    #[arg(long, default_value_t = 2.0)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Args)]
pub(crate) struct Playout {
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) players: Option<u8>,
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Args)]
pub(crate) struct Serve {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:3042")]
    pub(crate) listen: SocketAddr,
    /// Folder for all stored data [default: the data folder of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Keep tables in Postgres instead of a file in the data folder: postgres://user@host/database
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from these addresses: your reverse proxies
    #[arg(long, value_name = "ADDR", value_delimiter = ',')]
    pub(crate) behind_proxy: Vec<IpAddr>,
    /// Names of this server, as browsers send them; other names are refused, addresses and localhost are not
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) host: Vec<String>,
    /// Serve /metrics on this address only
    #[arg(long, value_name = "ADDR")]
    pub(crate) metrics: Option<SocketAddr>,
    /// Do not limit how many requests a guest or an address may send
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Evict tables from memory after this many idle seconds
    #[arg(long, value_name = "SECONDS", hide = true)]
    pub(crate) idle: Option<f64>,
    /// Format of the logs on standard error; ORRERY_LOG sets the level (as in ORRERY_LOG=debug)
    #[arg(long, value_enum, default_value_t = LogStyle::Text)]
    pub(crate) log: LogStyle,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogStyle {
    Text,
    Json,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    pub(crate) file: PathBuf,
    /// The server's data folder [default: the data folder of this user]
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Check {
    /// The server's data folder [default: the data folder of this user]
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// The server's database instead: postgres://...
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) components: OwnComponents,
}

#[derive(Args)]
pub(crate) struct Loadtest {
    /// Id of the game, as `orrery games` lists it
    #[arg(default_value = "kepler-3042")]
    pub(crate) game: String,
    /// Number of tables
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables: u32,
    /// Connected players at each table [default: the most the game allows]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Seconds of play
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    /// Seconds between the moves of a table
    #[arg(long, default_value_t = 2.0)]
    pub(crate) every: f64,
    /// All seats of a table at one device
    #[arg(long)]
    pub(crate) device: bool,
    /// Afterwards let the tables fall asleep and measure the memory that each takes, with its clients
    #[arg(long)]
    pub(crate) rest: bool,
    /// Afterwards kill the server, start it again and let everybody reconnect at once
    #[arg(long)]
    pub(crate) reconnect: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
