//! The points of a strong bot in daily deals. Playing one takes two rounds of thinking, so the last used results are
//! cached.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use learn::daily;
use lru::LruCache;

use crate::budget::{Payer, Work};
use crate::{App, Error, lock};

/// How many days are cached: a year.
const MAX_DAYS: NonZeroUsize = NonZeroUsize::new(366).expect("366 is not 0");

/// The cached points by day.
#[derive(Clone)]
pub(crate) struct DailyBots(Arc<Mutex<LruCache<String, u32>>>);

impl Default for DailyBots {
    fn default() -> DailyBots {
        DailyBots(Arc::new(Mutex::new(LruCache::new(MAX_DAYS))))
    }
}

impl App {
    /// The bot's points on these days. If some are not cached, bots play those days and `payer` is charged.
    pub(crate) async fn daily_bots(&self, payer: Payer, days: Vec<String>) -> Result<HashMap<String, u32>, Error> {
        let known = |days: &[String]| {
            let mut points = lock(&self.daily_bots.0);
            days.iter().filter_map(|day| Some((day.clone(), *points.get(day)?))).collect::<HashMap<_, _>>()
        };
        let mut points = known(&days);
        let missing: Vec<String> = days.into_iter().filter(|day| !points.contains_key(day)).collect();
        if missing.is_empty() {
            return Ok(points);
        }
        self.charge(payer, Work::DailyResult)?;
        let bots = self.daily_bots.clone();
        let play = move || {
            let played: Vec<(String, u32)> =
                missing.into_iter().map(|day| (day.clone(), daily::bot_points(&day))).collect();
            let mut known = lock(&bots.0);
            for (day, points) in &played {
                known.put(day.clone(), *points);
            }
            played
        };
        points.extend(self.bots.run_blocking(payer, play).await?);
        Ok(points)
    }
}
