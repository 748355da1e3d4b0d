//! The analysis as text: a line for each decision, its reasons below.

use std::io::Write;

use learn::analysis::{Judgement, ReviewedMove, RoundReview, SAMPLE_LAYOUTS, most_cards};
use learn::coach_text;
use rules::Round;
use words::{CoachMsg, Decimal, TableMsg, Words};

use super::Analysed;

pub(super) fn print(out: &mut impl Write, place: &str, analysed: &Analysed, words: &Words) -> anyhow::Result<()> {
    writeln!(out, "{place}")?;
    if analysed.reviews.iter().all(|(_, review)| review.decisions.is_empty()) {
        writeln!(out, "{}", words.say(CoachMsg::NothingYet))?;
        return Ok(());
    }
    let players = analysed.record.rules.players;
    writeln!(out, "{}", words.say(CoachMsg::CostsExplained { layouts: SAMPLE_LAYOUTS }))?;
    writeln!(out, "{}", words.say(CoachMsg::OpenExplained { count: most_cards(players) }))?;
    for (index, review) in &analysed.reviews {
        let page = Page { words, analysed, round: &analysed.record.rounds[*index] };
        writeln!(out, "\n{}", words.say(TableMsg::Round { round: *index as u32 + 1 }))?;
        page.round(out, review)?;
    }
    writeln!(out, "\n{}", words.say(CoachMsg::AllInAll))?;
    for (seat, sum) in analysed.counts().iter_with_seat().filter(|(_, sum)| sum.decisions() > 0) {
        let summary = CoachMsg::Summary {
            who: analysed.who(seat),
            good: sum.of(Judgement::Good),
            inaccuracies: sum.of(Judgement::Inaccuracy),
            mistakes: sum.of(Judgement::Mistake),
            blunders: sum.of(Judgement::Blunder),
            points: Decimal(sum.cost),
        };
        writeln!(out, "{}", words.say(summary))?;
    }
    Ok(())
}

struct Page<'a> {
    words: &'a Words,
    analysed: &'a Analysed,
    round: &'a Round,
}

impl Page<'_> {
    fn round(&self, out: &mut impl Write, review: &RoundReview) -> anyhow::Result<()> {
        let mut heading = String::new();
        for decision in &review.decisions {
            let next = self.heading(decision);
            if next != heading {
                writeln!(out, "\n{next}")?;
                heading = next;
            }
            writeln!(out, "{}", self.line(decision))?;
            for reason in &decision.remark.reasons {
                let chooser = self.analysed.who(decision.remark.seat);
                let fact = coach_text::fact(self.words, reason.fact, chooser, |seat| self.analysed.who(seat));
                writeln!(out, "  {}: {fact}", reason.card)?;
            }
        }
        writeln!(out, "\n{}", self.words.say(CoachMsg::TurningPoints))?;
        let turning_points = review.turning_points();
        for &place in &turning_points {
            let decision = &review.decisions[place];
            writeln!(out, "{}: {}", self.heading(decision), self.line(decision))?;
        }
        if turning_points.is_empty() {
            writeln!(out, "{}", self.words.say(CoachMsg::TurningPointsNone))?;
        }
        Ok(())
    }

    fn heading(&self, decision: &ReviewedMove) -> String {
        let players = self.round.players();
        let heading = match decision.remark.play {
            None => self.words.say(TableMsg::StashTitle),
            Some(play) => {
                self.words.say(TableMsg::TrickOf { trick: play / players.count() + 1, tricks: players.tricks() })
            }
        };
        heading.into_owned()
    }

    fn line(&self, decision: &ReviewedMove) -> String {
        let remark = &decision.remark;
        let leads = remark.play.is_some_and(|play| play % self.round.players().count() == 0);
        let chosen = coach_text::move_sentence(self.words, remark, leads, self.analysed.who(remark.seat));
        if remark.is_forced() {
            return chosen;
        }
        let open = decision.open.as_ref().map(|open| coach_text::open(self.words, open));
        let parts = [Some(chosen), Some(coach_text::judgement(self.words, remark)), open];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
