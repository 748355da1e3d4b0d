//! Pictures for link previews, as PNG, because chat programs do not accept SVG.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use lru::LruCache;
use pages::share_picture::SharePicture;
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};

use crate::budget::{Payer, Work};
use crate::{App, Error, lock};

/// How many pictures are cached, of up to a quarter of a megabyte each.
const MAX_PICTURES: NonZeroUsize = NonZeroUsize::new(64).expect("64 is not 0");

/// An encoded picture.
#[derive(Debug)]
pub(crate) struct DrawnPicture {
    pub(crate) png: Vec<u8>,
    /// The entity tag: a hash of the content, in quotes.
    pub(crate) etag: String,
}

/// A cache of the last requested pictures.
#[derive(Clone)]
pub(crate) struct DrawnPictures(Arc<Mutex<LruCache<SharePicture, Arc<DrawnPicture>>>>);

impl Default for DrawnPictures {
    fn default() -> DrawnPictures {
        DrawnPictures(Arc::new(Mutex::new(LruCache::new(MAX_PICTURES))))
    }
}

impl App {
    /// Returns the picture. If it is not cached, it is drawn off the threads that serve sockets, and `payer` is
    /// charged.
    pub(crate) async fn draw(&self, payer: Payer, picture: SharePicture) -> Result<Arc<DrawnPicture>, Error> {
        if let Some(drawn) = lock(&self.drawn_pictures.0).get(&picture) {
            return Ok(Arc::clone(drawn));
        }
        self.charge(payer, Work::Picture)?;
        let pictures = self.drawn_pictures.clone();
        let draw = move || {
            let drawn =
                Arc::new(drawn(&picture).inspect_err(|error| tracing::error!(%error, "cannot draw a picture")).ok()?);
            lock(&pictures.0).put(picture, Arc::clone(&drawn));
            Some(drawn)
        };
        self.work.run(payer, draw).await?.ok_or(Error::Failed)
    }
}

/// Why a picture could not be drawn.
#[derive(Debug, thiserror::Error)]
enum DrawError {
    #[error("the SVG is broken: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("the picture has no size")]
    Empty,
    #[error("cannot encode the PNG: {0}")]
    Png(#[from] EncodingError),
}

fn drawn(picture: &SharePicture) -> Result<DrawnPicture, DrawError> {
    let tree = Tree::from_str(&picture.svg(), &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height()).ok_or(DrawError::Empty)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let png = encoded(&pixmap)?;
    let etag = format!("\"{}\"", hex::encode(&Sha256::digest(&png)[..8]));
    Ok(DrawnPicture { png, etag })
}

/// Encodes the picture without transparency, because its background is opaque.
fn encoded(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let rgb: Vec<u8> = pixmap.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb)?;
    writer.finish()?;
    Ok(png)
}

#[cfg(test)]
mod tests {
    use pages::share_picture::{HEIGHT, SeatLook, WIDTH};
    use rules::Seat;

    use super::*;

    #[test]
    fn every_picture_is_a_png_of_the_right_size_that_chat_programs_accept() {
        let date = (18, 11, 2026);
        let seats = vec![SeatLook::Person, SeatLook::Bot, SeatLook::Free, SeatLook::Free];
        let places =
            vec![(Seat::S0, SeatLook::Person, 61), (Seat::S2, SeatLook::Bot, 1084), (Seat::S1, SeatLook::Bot, 1135)];
        let pictures = [
            ("table", SharePicture::Table(seats)),
            ("result", SharePicture::Result(places)),
            ("daily", SharePicture::Daily { date }),
            ("daily-result", SharePicture::DailyResult { date, points: 61, bot: 84 }),
        ];
        for (name, picture) in pictures {
            let drawing = drawn(&picture).expect("it can be drawn");
            assert!(drawing.png.starts_with(b"\x89PNG\r\n\x1a\n"), "{name}");
            let number = |at: usize| u32::from_be_bytes(drawing.png[at..at + 4].try_into().expect("four bytes"));
            assert_eq!((number(16), number(20)), (WIDTH, HEIGHT), "{name}");
            assert!(drawing.png.len() < 300_000, "{name}: {} bytes", drawing.png.len());
            assert_eq!(drawing.etag, drawn(&picture).expect("it can be drawn again").etag, "{name}");
            if let Some(folder) = std::env::var_os("QYRSQYRS_PICTURES") {
                std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), &drawing.png)
                    .expect("a folder");
            }
        }
    }
}
