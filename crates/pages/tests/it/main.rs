//! The pages as HTML.

mod html;
mod learn;
mod replay;
mod screens;
mod secrets;
