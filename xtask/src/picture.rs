//! The README's picture: the text table of a real position, drawn as SVG.

use std::fmt::Write as _;

use crate::tools::{Done, orrery, root};

/// The position: a recorded game after [`AT`] decisions, as the first player sees it.
const RECORD: &str = "crates/games/kepler-3042/tests/golden/records/two-players.record";
const AT: &str = "150";
/// The lines that show the galaxy; lists follow below them.
const LINES: usize = 33;
const COLUMNS: usize = 100;
const ADVANCE: f32 = 7.8;
const LEADING: f32 = 17.0;

/// Colours of the dark theme: night, paper, brass.
const NIGHT: &str = "#0d1220";
const PAPER: &str = "#e9e2d0";
const BRASS: &str = "#d9a441";

pub(crate) fn run() -> Done {
    let program = orrery()?;
    let mut replay = program.command("replay");
    replay.arg(root().join(RECORD)).args(["--at", AT, "--seat", "1", "--lang", "en"]);
    let output = replay.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    let table: Vec<&str> = text.lines().skip_while(|line| !line.starts_with('#')).take(LINES).collect();
    if table.len() < LINES {
        return Err("the table is shorter than the picture".into());
    }
    let path = root().join("docs/pictures/table.svg");
    std::fs::write(&path, svg(&table)).map_err(|error| format!("{}: {error}", path.display()))
}

fn svg(lines: &[&str]) -> String {
    let (width, height) = (COLUMNS as f32 * ADVANCE + 40.0, lines.len() as f32 * LEADING + 36.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"The text table of Kepler-3042\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{NIGHT}\"/>\n\
         <g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"13\" xml:space=\"preserve\">\n"
    );
    for (row, line) in lines.iter().enumerate() {
        let colour = if line.starts_with('#') { BRASS } else { PAPER };
        let y = 28.0 + row as f32 * LEADING;
        let length = line.chars().count() as f32 * ADVANCE;
        let text = line.replace('&', "&amp;").replace('<', "&lt;");
        if !line.is_empty() {
            let _ = writeln!(
                svg,
                "<text x=\"20\" y=\"{y}\" fill=\"{colour}\" textLength=\"{length}\" xml:space=\"preserve\">{text}</text>"
            );
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}
