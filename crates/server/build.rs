//! Makes sure that there is a folder for the browser client before `web/pages.rs` is compiled, which remembers where
//! it is: a server compiled before the client was built would otherwise never find it.

use std::{env, fs};

const CLIENT: &str = "../../web/dist";

fn main() {
    if let Err(why) = fs::create_dir_all(CLIENT) {
        println!(
            "cargo::error=there is no folder for the browser client, {CLIENT}, and none can be made: {why}"
        );
    }
    // A release holds the client's files, so it is made anew when they change. Other builds read them from the disk.
    let release = env::var("PROFILE").is_ok_and(|it| it == "release");
    println!("cargo::rerun-if-changed={}", if release { CLIENT } else { "build.rs" });
}
