//! Where cargo keeps the sources of published crates, and how they get there.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// After so many failed downloads with nothing at hand the registry counts as out of reach.
const TRIES: usize = 3;

/// A published crate: name and version.
pub type Release = (String, String);

/// Whether there is anything to score.
pub enum Reach {
    /// At least one crate is at hand; the rest is had or fails one by one.
    Some,
    /// None is unpacked, and none could be downloaded.
    None,
}

/// Finds out whether the crates can be had at all, without waiting for each of them to fail.
pub fn reach(releases: &[Release]) -> Reach {
    let at_hand = releases.iter().any(|release| unpacked(release).is_some());
    if at_hand || releases.iter().take(TRIES).any(|release| source(release).is_some()) {
        Reach::Some
    } else {
        Reach::None
    }
}

/// The folder of an unpacked crate; cargo downloads it the first time. `None` if it cannot be had.
pub fn source(release: &Release) -> Option<PathBuf> {
    unpacked(release).or_else(|| {
        let (name, version) = release;
        // `cargo info` unpacks what it describes. Outside of this workspace, whose lock file it would heed.
        Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
            .args(["info", &format!("{name}@{version}")])
            .current_dir(std::env::temp_dir())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .ok()?;
        unpacked(release)
    })
}

fn unpacked((name, version): &Release) -> Option<PathBuf> {
    let registries = std::fs::read_dir(cargo_home()?.join("registry/src")).ok()?;
    registries
        .filter_map(|registry| Some(registry.ok()?.path().join(format!("{name}-{version}"))))
        .find(|folder| folder.join("Cargo.toml").is_file())
}

fn cargo_home() -> Option<PathBuf> {
    let set = std::env::var_os("CARGO_HOME").filter(|home| !home.is_empty());
    set.map(PathBuf::from).or_else(|| std::env::home_dir().map(|home| Path::new(&home).join(".cargo")))
}
