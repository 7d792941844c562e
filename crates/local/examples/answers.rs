//! Answers questions, one a line, as the same host does in a browser: `scripts/same.mjs` compares the two.

use std::io::{BufRead as _, Write as _};

use tinstar_local::Host;

fn main() -> std::io::Result<()> {
    let mut host = Host::default();
    let mut out = std::io::stdout().lock();
    for question in std::io::stdin().lock().lines() {
        out.write_all(&host.ask(question?.as_bytes()))?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}
