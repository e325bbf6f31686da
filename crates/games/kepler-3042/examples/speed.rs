use kepler_3042::*;
use orrery_engine::{game::play_randomly, *};
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(3000);
    let t = std::time::Instant::now();
    let mut d = 0u64;
    let mut rng = Rng::new(Seed(5));
    for i in 0..n {
        let mut g = Kepler::setup(&Options::default(), 4, Seed(i)).unwrap();
        d += play_randomly(&mut g, &mut rng) as u64;
    }
    let s = t.elapsed().as_secs_f64();
    println!("{d} decisions {} per game, {:.0}/s, size {}", d / n, d as f64 / s, std::mem::size_of::<Kepler>());
}
