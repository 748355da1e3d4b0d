//! A game whose table breaks down, to see that the terminal survives it.

use terminal::pace::Pace;
use terminal::session::Session;
use terminal::theme::Theme;
use words::{Lang, Words};

fn main() -> std::io::Result<()> {
    let session = Session::of(false, |_, _| panic!("the table broke down on purpose"));
    session.drawn(Words::new(Lang::En), Theme::default(), Pace::Normal).map(drop)
}
