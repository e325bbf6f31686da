//! Requirements on every dependency: our `rust-version` suffices for it, its licence and source are allowed by `deny.toml`, it is named
//! in the root manifest, and the member that lists it uses it.

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};
use toml::Table;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn read(file: &str) -> Table {
    std::fs::read_to_string(root().join(file)).unwrap().parse().unwrap()
}

/// Every package of the lock file that `cargo metadata` knows.
fn packages() -> Vec<Value> {
    let arguments = ["metadata", "--format-version", "1", "--locked"];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

fn is_ours(package: &Value) -> bool {
    package["source"].is_null()
}

fn name(package: &Value) -> String {
    format!("{} {}", package["name"].as_str().unwrap(), package["version"].as_str().unwrap())
}

/// "1.94" and "1.94.0" are the same version.
fn rust_version(text: &str) -> [u32; 3] {
    let mut parts = text.split('.').map(|part| part.parse().unwrap());
    std::array::from_fn(|_| parts.next().unwrap_or(0))
}

#[test]
fn our_rust_version_suffices_for_every_dependency() {
    let packages = packages();
    let wants = |package: &Value| package["rust_version"].as_str().map(rust_version);
    let (ours, others): (Vec<_>, Vec<_>) = packages.iter().partition(|package| is_ours(package));
    let promised = rust_version(read("Cargo.toml")["workspace"]["package"]["rust-version"].as_str().unwrap());
    for package in ours {
        assert_eq!(wants(package), Some(promised), "{} does not inherit the workspace's rust-version", name(package));
    }
    let too_new: Vec<_> = others.iter().filter(|package| wants(package) > Some(promised)).map(|package| name(package)).collect();
    assert!(too_new.is_empty(), "these need a newer Rust than the workspace's rust-version says: {too_new:?}");
}

#[test]
fn every_licence_is_allowed() {
    let deny = read("deny.toml");
    let allowed: Vec<&str> = deny["licenses"]["allow"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    let is_allowed = |licence: &LicenseReq| allowed.contains(&licence.to_string().as_str());
    let passes = |package: &Value| {
        let expression = package["license"].as_str().map(|text| Expression::parse_mode(text, ParseMode::LAX));
        expression.is_some_and(|expression| expression.unwrap().evaluate(is_allowed))
    };
    let packages = packages();
    let refused: Vec<_> = packages.iter().filter(|package| !passes(package)).map(|p| (name(p), &p["license"])).collect();
    assert!(refused.is_empty(), "licences that deny.toml does not allow: {refused:?}");
    let unused: Vec<_> =
        allowed.iter().filter(|id| !packages.iter().any(|p| p["license"].as_str().unwrap().contains(**id))).collect();
    assert!(unused.is_empty(), "deny.toml allows licences that nothing has: {unused:?}");
}

#[test]
fn every_dependency_comes_from_an_allowed_registry() {
    let deny = read("deny.toml");
    let registries = deny["sources"]["allow-registry"].as_array().unwrap();
    let allowed: Vec<String> = registries.iter().map(|url| format!("registry+{}", url.as_str().unwrap())).collect();
    for package in packages().iter().filter(|package| !is_ours(package)) {
        let source = package["source"].as_str().unwrap();
        assert!(allowed.iter().any(|url| url == source), "{} comes from {source}", name(package));
    }
}

#[test]
fn every_dependency_of_the_workspace_is_used_by_a_member() {
    let workspace = read("Cargo.toml");
    let packages = packages();
    let members = || packages.iter().filter(|package| is_ours(package));
    let is_used = |name: &str| members().any(|p| p["dependencies"].as_array().unwrap().iter().any(|used| used["name"] == name));
    let listed = workspace["workspace"]["dependencies"].as_table().unwrap().keys();
    let unused: Vec<_> = listed.filter(|name| !is_used(name)).collect();
    assert!(unused.is_empty(), "no member uses {unused:?}");
}

/// The Rust sources below a folder, concatenated, without those of nested packages.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") && !path.join("Cargo.toml").exists() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &std::fs::read_to_string(path).unwrap();
        }
    }
    text
}

/// The dependencies of our packages as (package, dependency), without a package's dependency on itself with other features.
fn listed(packages: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    let ours = packages.iter().filter(|package| is_ours(package));
    let listed = ours.flat_map(|package| package["dependencies"].as_array().unwrap().iter().map(move |used| (package, used)));
    listed.filter(|(package, used)| package["name"] != used["name"])
}

#[test]
fn every_member_uses_the_dependencies_it_lists() {
    let packages = packages();
    let names =
        |text: &str, crate_name: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == crate_name);
    let unused: Vec<_> = listed(&packages)
        .filter(|(package, used)| {
            let folder = Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap();
            let known_as = used["rename"].as_str().or(used["name"].as_str()).unwrap();
            !names(&sources(folder), &known_as.replace('-', "_"))
        })
        .map(|(package, used)| (name(package), &used["name"]))
        .collect();
    assert!(unused.is_empty(), "listed but not used: {unused:?}");
}

#[test]
fn every_dependency_is_named_in_the_root_manifest() {
    let workspace = read("Cargo.toml");
    let known = workspace["workspace"]["dependencies"].as_table().unwrap();
    let packages = packages();
    let unknown: Vec<_> = listed(&packages)
        .filter(|(_, used)| !known.contains_key(used["name"].as_str().unwrap()))
        .map(|(package, used)| (name(package), &used["name"]))
        .collect();
    assert!(unknown.is_empty(), "versions and features belong to the root manifest: {unknown:?}");
}
