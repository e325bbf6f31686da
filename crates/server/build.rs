//! A newly built client is compiled in.

const CLIENT: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed={CLIENT}");
    // rust-embed resolves the folder while it compiles: one that appears later would never be found by a debug build,
    // which reads the client from disk.
    std::fs::create_dir_all(CLIENT).expect("web/dist can be created");
}
