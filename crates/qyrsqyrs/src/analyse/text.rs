//! The analysis as text: each round with its hands, its result and the mistakes, or with `--all` a line for each
//! decision.

use std::io::Write;

use learn::analysis::{Judgement, ReviewedMove, RoundReview, most_cards};
use learn::coach_text;
use rules::{Card, PerSeat, Round, RoundPoint};
use words::narrate::Narrator;
use words::{CoachMsg, ReviewMsg, TableMsg, Words};

use super::{Analysed, Reviews};

/// Prints an analysis.
pub(super) struct Report<'a> {
    pub(super) words: &'a Words,
    pub(super) analysed: &'a Analysed,
    /// Whether to show every decision.
    pub(super) all: bool,
}

impl Report<'_> {
    /// Reviews the rounds with these indices and prints each at once. The header of a round appears before its review
    /// starts.
    pub(super) fn print(&self, out: &mut impl Write, place: &str, rounds: &[usize]) -> anyhow::Result<()> {
        writeln!(out, "{place}")?;
        writeln!(out, "{}", self.words.say(CoachMsg::CostsExplained))?;
        if self.all {
            let count = most_cards(self.analysed.record.rules.players);
            writeln!(out, "{}", self.words.say(CoachMsg::OpenExplained { count }))?;
        }
        let mut printed = Reviews::new();
        for &index in rounds {
            let page = RoundReport { report: self, round: &self.analysed.record.rounds[index] };
            writeln!(out, "\n{}", self.words.say(TableMsg::Round { round: index as u32 + 1 }))?;
            page.header(out)?;
            out.flush()?;
            let review = self.analysed.review(index);
            page.round(out, &review)?;
            out.flush()?;
            printed.push((index, review));
        }
        self.summary(out, &printed)
    }

    fn summary(&self, out: &mut impl Write, reviews: &Reviews) -> anyhow::Result<()> {
        writeln!(out, "\n{}", self.words.say(CoachMsg::AllInAll))?;
        let counts = self.analysed.counts(reviews);
        let counted: Vec<_> = counts.iter_with_seat().filter(|(_, sum)| sum.decisions() > 0).collect();
        if counted.is_empty() {
            writeln!(out, "{}", self.words.say(CoachMsg::NothingYet))?;
        }
        for (seat, sum) in counted {
            let (who, good) = (self.analysed.who(seat), sum.of(Judgement::Good));
            let (mistakes, blunders) = (sum.of(Judgement::Mistake), sum.of(Judgement::Blunder));
            let points = coach_text::whole(sum.cost as f32);
            let summary = match good == sum.decisions() {
                true => CoachMsg::SummaryClean { who, good },
                false => CoachMsg::Summary { who, good, mistakes, blunders, points },
            };
            writeln!(out, "{}", self.words.say(summary))?;
        }
        if !self.all {
            writeln!(out, "{}", self.words.say(CoachMsg::AllShownWith))?;
        }
        Ok(())
    }
}

struct RoundReport<'a> {
    report: &'a Report<'a>,
    round: &'a Round,
}

impl RoundReport<'_> {
    /// The dealt hands, the chest, a Flawless or Grand, and the points of all players.
    fn header(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let (words, analysed) = (self.report.words, self.report.analysed);
        for (seat, hand) in self.round.deal().hands().iter_with_seat() {
            writeln!(out, "{}: {hand}", words.say(ReviewMsg::HandOf { who: analysed.who(seat) }))?;
        }
        let names = PerSeat::from_fn(self.round.players(), |seat| analysed.names[seat.index()].as_str());
        let public = self.round.public();
        let narrator = Narrator::for_spectator(words, &public, names).speaking_to(analysed.reader);
        let chest = narrator.chest().map(|chest| format!("{} {}", chest.opens, chest.goes_to));
        let special = narrator.special().map(|special| special.text);
        let scores = narrator.round_scores();
        let scores = (!scores.is_empty()).then(|| scores.join(" "));
        for line in [chest, special, scores].into_iter().flatten() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// The mistakes, your own first, and with `--all` every decision.
    fn round(&self, out: &mut impl Write, review: &RoundReview) -> anyhow::Result<()> {
        if review.decisions.is_empty() {
            return Ok(());
        }
        let analysed = self.report.analysed;
        let mut mistakes: Vec<&ReviewedMove> = review.decisions.iter().filter(|each| is_mistake(each)).collect();
        mistakes.sort_by_key(|each| analysed.reader != Some(each.remark.seat));
        writeln!(out)?;
        if mistakes.is_empty() {
            writeln!(out, "{}", self.no_mistakes())?;
        }
        for decision in mistakes {
            writeln!(out, "{}: {}", self.heading(decision), self.line(decision))?;
            if let Some(position) = self.position(decision) {
                writeln!(out, "  {position}")?;
            }
            self.reasons(out, decision)?;
        }
        if self.report.all { self.decisions(out, review) } else { Ok(()) }
    }

    fn no_mistakes(&self) -> String {
        let analysed = self.report.analysed;
        self.report.words.string(match analysed.only {
            Some(seat) => CoachMsg::NoMistakes { who: analysed.who(seat) },
            None => CoachMsg::TurningPointsNone,
        })
    }

    fn decisions(&self, out: &mut impl Write, review: &RoundReview) -> anyhow::Result<()> {
        let mut heading = String::new();
        for decision in &review.decisions {
            let next = self.heading(decision);
            if next != heading {
                writeln!(out, "\n{next}")?;
                heading = next;
            }
            writeln!(out, "{}", self.line(decision))?;
            self.reasons(out, decision)?;
        }
        Ok(())
    }

    fn heading(&self, decision: &ReviewedMove) -> String {
        let players = self.round.players();
        self.report.words.string(match decision.remark.play {
            None => TableMsg::StashTitle,
            Some(play) => TableMsg::TrickOf { trick: play / players.count() + 1, tricks: players.tricks() },
        })
    }

    /// The trick and the hand at the moment of a play. `None` for a stash, because its hand is in the header.
    fn position(&self, decision: &ReviewedMove) -> Option<String> {
        let (words, play) = (self.report.words, decision.remark.play?);
        let before = self.round.truncated(RoundPoint::Plays(play));
        let trick: Vec<String> =
            before.plays()[play - play % before.players().count()..].iter().map(Card::to_string).collect();
        let (trick, hand) = (trick.join(" "), before.hand(decision.remark.seat).to_string());
        Some(words.string(match trick.is_empty() {
            true => CoachMsg::InHand { hand: &hand },
            false => CoachMsg::OnTable { trick: &trick, hand: &hand },
        }))
    }

    fn line(&self, decision: &ReviewedMove) -> String {
        let (words, analysed) = (self.report.words, self.report.analysed);
        let remark = &decision.remark;
        let leads = remark.play.is_some_and(|play| play % self.round.players().count() == 0);
        let chosen = coach_text::move_sentence(words, remark, leads, analysed.who(remark.seat));
        if remark.is_forced() {
            return chosen;
        }
        let plan = remark.plan.map(|plan| coach_text::plan(words, plan, |seat| analysed.who(seat)));
        let open = decision.open.as_ref().filter(|_| self.report.all).map(|open| coach_text::open(words, open));
        let parts = [Some(chosen), Some(coach_text::judgement(words, remark)), plan, open];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn reasons(&self, out: &mut impl Write, decision: &ReviewedMove) -> anyhow::Result<()> {
        let analysed = self.report.analysed;
        for reason in &decision.remark.reasons {
            let chooser = analysed.who(decision.remark.seat);
            let fact = coach_text::fact(self.report.words, reason.fact, chooser, |seat| analysed.who(seat));
            writeln!(out, "  {}: {fact}", reason.card)?;
        }
        if let Some(tell) = decision.remark.tell {
            writeln!(out, "  {}", coach_text::tell(self.report.words, tell, analysed.who(decision.remark.seat)))?;
        }
        Ok(())
    }
}

fn is_mistake(decision: &ReviewedMove) -> bool {
    decision.remark.judgement() != Judgement::Good
}
