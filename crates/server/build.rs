//! New migrations and a newly built client are compiled in.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=../../web/dist");
}
