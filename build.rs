//! Rebuilds when a data file of the catalogue is added or changed: the embedding macro cannot tell cargo.

fn main() {
    println!("cargo::rerun-if-changed=src/catalog/data");
}
