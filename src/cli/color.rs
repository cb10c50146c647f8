//! Whether to print in colour, and how wide.

use std::io::IsTerminal;

/// Sets the choice for everything that goes through anstream; `auto` also heeds NO_COLOR and its kin.
pub(super) fn choose(choice: clap::ColorChoice) {
    match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Columns to write into: those of the terminal on stdout, or 100 where there is none.
pub(super) fn width() -> usize {
    const PIPED: usize = 100;
    if !std::io::stdout().is_terminal() {
        return PIPED;
    }
    terminal_width().map_or(PIPED, |columns| columns.clamp(40, 200))
}

#[cfg(unix)]
fn terminal_width() -> Option<usize> {
    let mut size = libc::winsize { ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0 };
    // SAFETY: TIOCGWINSZ fills the winsize that the pointer leads to, which lives until the call is over.
    let answer = unsafe { libc::ioctl(libc::STDOUT_FILENO, libc::TIOCGWINSZ, &raw mut size) };
    (answer == 0 && size.ws_col > 0).then_some(size.ws_col.into())
}

#[cfg(not(unix))]
fn terminal_width() -> Option<usize> {
    std::env::var("COLUMNS").ok()?.parse().ok()
}
