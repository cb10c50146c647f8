use std::process::ExitCode;

fn main() -> ExitCode {
    nodelay_lint::cli::main()
}
