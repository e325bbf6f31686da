//! Lines in, lines out.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::error::Failure;

pub(super) struct Console<'a> {
    input: Box<dyn BufRead + 'a>,
    out: &'a mut dyn Write,
    /// A person types here; a script's lines are repeated in the output instead, so that it reads as a dialogue.
    typed: bool,
    /// Colours and cursor movements mean something.
    screen: bool,
}

impl<'a> Console<'a> {
    pub(super) fn new(out: &'a mut dyn Write) -> Console<'a> {
        let stdin = io::stdin();
        let typed = stdin.is_terminal();
        Console { input: Box::new(stdin.lock()), out, typed, screen: io::stdout().is_terminal() }
    }

    /// Lines from somewhere else.
    #[cfg(test)]
    pub(super) fn scripted(input: &'a [u8], out: &'a mut dyn Write) -> Console<'a> {
        Console { input: Box::new(input), out, typed: false, screen: false }
    }

    pub(super) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Lines with an empty one before and after them.
    pub(super) fn block(&mut self, text: &str) -> Result<(), Failure> {
        match text.trim_end() {
            "" => Ok(()),
            text => Ok(writeln!(self.out, "\n{text}\n")?),
        }
    }

    /// What is typed next, without its line break; nothing at the end of the input.
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

    /// Nothing of what was shown stays on the screen, nor above it.
    pub(super) fn clear(&mut self) -> Result<(), Failure> {
        if self.screen {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
