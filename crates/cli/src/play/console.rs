//! Line-based input and output.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::error::Failure;

pub(super) struct Console<'a> {
    input: Box<dyn BufRead + 'a>,
    out: &'a mut dyn Write,
    /// Whether input comes from a terminal. Lines of a script are echoed, so that the output reads as a dialogue.
    typed: bool,
    /// Whether the output supports colours and cursor movement.
    screen: bool,
}

impl<'a> Console<'a> {
    pub(super) fn new(out: &'a mut dyn Write) -> Console<'a> {
        let stdin = io::stdin();
        let typed = stdin.is_terminal();
        Console { input: Box::new(stdin.lock()), out, typed, screen: io::stdout().is_terminal() }
    }

    /// A console over any input.
    #[cfg(test)]
    pub(super) fn scripted(input: &'a [u8], out: &'a mut dyn Write) -> Console<'a> {
        Console { input: Box::new(input), out, typed: false, screen: false }
    }

    pub(super) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Prints text with an empty line before and after it.
    pub(super) fn block(&mut self, text: &str) -> Result<(), Failure> {
        match text.trim_end() {
            "" => Ok(()),
            text => Ok(writeln!(self.out, "\n{text}\n")?),
        }
    }

    /// The next line without its line break; `None` at the end of the input.
    pub(super) fn read(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let end = self.input.read_until(b'\n', &mut bytes)? == 0;
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        if end {
            writeln!(self.out)?;
        } else if !self.typed {
            writeln!(self.out, "{text}")?;
        }
        Ok((!end).then_some(text))
    }

    /// Clears the screen and its scrollback.
    pub(super) fn clear(&mut self) -> Result<(), Failure> {
        if self.screen {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
