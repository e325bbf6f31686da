//! A proxy in front of Postgres that injects a fault at the next COMMIT.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A fault at a COMMIT.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The connection breaks before it reaches Postgres.
    Lost,
    /// Postgres carries it out; the connection breaks before the answer.
    AnswerLost,
    /// Postgres carries it out; the answer never comes.
    Unanswered,
    /// It reaches Postgres only after [`Proxy::mend`].
    Late,
}

/// State of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Network {
    Works,
    /// All connections break, and new ones are refused.
    Broken,
}

struct Plan {
    /// The fault, and whether the network breaks with it.
    next: Mutex<Option<(Fault, bool)>>,
    network: watch::Sender<Network>,
    mended: watch::Sender<u32>,
}

pub struct Proxy {
    pub address: SocketAddr,
    plan: Arc<Plan>,
}

impl Proxy {
    pub async fn start(postgres: SocketAddr) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let plan = Plan { next: Mutex::default(), network: watch::Sender::new(Network::Works), mended: watch::Sender::new(0) };
        let plan = Arc::new(plan);
        let theirs = plan.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let plan = theirs.clone();
                if *plan.network.borrow() == Network::Works {
                    let server = TcpStream::connect(postgres).await.expect("a running cluster");
                    tokio::spawn(Link { client, server, plan }.run());
                }
            }
        });
        Proxy { address, plan }
    }

    /// Injects a fault at the next COMMIT, after which the network may stay broken.
    pub fn at_commit(&self, fault: Fault, breaks: bool) {
        *self.plan.next.lock().unwrap() = Some((fault, breaks));
    }

    /// Repairs the network and delivers what is late.
    pub fn mend(&self) {
        self.plan.network.send_replace(Network::Works);
        self.plan.mended.send_modify(|times| *times += 1);
    }
}

/// A connection of a client, and the one to Postgres that belongs to it.
struct Link {
    client: TcpStream,
    server: TcpStream,
    plan: Arc<Plan>,
}

impl Link {
    /// Forwards both directions until a connection ends, the network breaks or a fault is injected.
    async fn run(mut self) -> std::io::Result<()> {
        let mut network = self.plan.network.subscribe();
        let (mut request, mut answer) = ([0; 4096], [0; 4096]);
        loop {
            tokio::select! {
                () = async { drop(network.wait_for(|network| *network == Network::Broken).await) } => return Ok(()),
                length = self.server.read(&mut answer) => match length? {
                    0 => return Ok(()),
                    length => self.client.write_all(&answer[..length]).await?,
                },
                length = self.client.read(&mut request) => match length? {
                    0 => return Ok(()),
                    length => match self.fault(&request[..length]) {
                        None => self.server.write_all(&request[..length]).await?,
                        Some((fault, breaks)) => return self.inject(fault, breaks, &request[..length]).await,
                    },
                },
            }
        }
    }

    /// The fault to inject at a request, if it is a COMMIT.
    fn fault(&self, request: &[u8]) -> Option<(Fault, bool)> {
        const COMMIT: &[u8] = b"COMMIT\0";
        let commits = request.windows(COMMIT.len()).any(|window| window == COMMIT);
        self.plan.next.lock().unwrap().take_if(|_| commits)
    }

    /// Injects the fault, which ends the connection.
    async fn inject(mut self, fault: Fault, breaks: bool, commit: &[u8]) -> std::io::Result<()> {
        let mut mended = self.plan.mended.subscribe();
        if matches!(fault, Fault::AnswerLost | Fault::Unanswered) {
            self.carry_out(commit).await?;
        }
        if breaks {
            self.plan.network.send_replace(Network::Broken);
        }
        if matches!(fault, Fault::Unanswered | Fault::Late) {
            let _ = mended.changed().await;
        }
        if fault == Fault::Late {
            self.carry_out(commit).await?;
        }
        Ok(())
    }

    async fn carry_out(&mut self, commit: &[u8]) -> std::io::Result<()> {
        self.server.write_all(commit).await?;
        assert!(self.server.read(&mut [0; 4096]).await? > 0, "an answer");
        Ok(())
    }
}
