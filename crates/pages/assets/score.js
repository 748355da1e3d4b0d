// The score pad: computes points of rounds and matches by the rules. It does not touch the page. A test compares it
// with the engine on thousands of rounds.

export const ALL_POINTS = 140;
export const COLOURS = ["R", "K", "B", "G"];
export const VALUES = ["2", "3", "4", "5", "6", "7", "8", "Q"];
const GRAND = 500;
const TRICKS = { 3: 9, 4: 7 };
const CHEST = { 3: 5, 4: 4 };

export const tricksOf = (players) => TRICKS[players];
export const sum = (values) => values.reduce((all, value) => all + value, 0);
const worth = (card) => Number(card[1]) || 0;
const listed = (text) => text.split(" ").filter(Boolean);
const whole = (value) => Number.isInteger(value) && value >= 0;

// A round is written down as tricks and points of each seat, or as the cards that each seat took. Who took none at
// all is all that the points depend on besides: so it need not be known who got the chest.
function taken({ raw, tricks, cards }) {
  if (!cards) return { raw, none: tricks.map((won) => won === 0) };
  return { raw: cards.map((text) => sum(listed(text).map(worth))), none: cards.map((text) => !listed(text).length) };
}

export const rawOf = (round) => taken(round).raw;

// What a round comes to: points by seat, the seat of a Grand (or -1), the seats that are Flawless.
export function score(round, grandOwn) {
  const { raw, none } = taken(round);
  const without = none.filter(Boolean).length;
  if (without === none.length - 1) {
    const grand = none.indexOf(false);
    return { points: raw.map((own, seat) => (seat !== grand ? GRAND : grandOwn === "zero" ? 0 : own)), grand, flawless: [] };
  }
  const flawless = [...none.keys()].filter((seat) => none[seat]);
  return { points: raw.map((own) => own * 2 ** without), grand: -1, flawless };
}

// Why this cannot be a round, as the name of a sentence and its values; nothing if it can.
export function fault(round, players) {
  return round.cards ? faultOfCards(round.cards, players) : faultOfPoints(round, players);
}

function faultOfPoints({ raw, tricks }, players) {
  const missing = raw.findIndex((points, seat) => !whole(points) || !whole(tricks[seat]));
  if (missing >= 0) return { why: "numberMissing", seat: missing };
  const pointless = raw.findIndex((points, seat) => points > 0 && tricks[seat] === 0);
  if (pointless >= 0) return { why: "noTrickPoints", seat: pointless };
  const points = sum(raw);
  if (points < ALL_POINTS) return { why: "pointsMissing", sum: points, count: ALL_POINTS - points };
  if (points > ALL_POINTS) return { why: "pointsSurplus", sum: points, count: points - ALL_POINTS };
  const won = sum(tricks);
  if (won !== TRICKS[players]) return { why: "tricksSum", sum: won };
  const odd = raw.findIndex((points, seat) => !possible(points, tricks[seat], players));
  return odd >= 0 ? { why: "impossible", seat: odd, points: raw[odd], count: tricks[odd] } : null;
}

// Whether so many tricks, perhaps with the chest, can hold so many points at all.
function possible(points, tricks, players) {
  const lowest = COLOURS.flatMap(() => VALUES.map((value) => Number(value) || 0)).sort((a, b) => a - b);
  const least = tricks * players;
  const most = tricks ? least + CHEST[players] : 0;
  return points >= sum(lowest.slice(0, least)) && points <= sum(lowest.slice(lowest.length - most));
}

function faultOfCards(cards, players) {
  const counts = cards.map((text) => listed(text).length);
  const left = 32 - sum(counts);
  if (left) return { why: "cardsLeft", count: left };
  // With four players the chest is as large as a trick; with three it shows whose cards it lies among.
  const even = counts.filter((count) => count % players === 0).length;
  const chest = counts.some((count) => count >= players + CHEST[players] && count % players === CHEST[players] % players);
  const fits = players === 4 ? even === 4 : even === 2 && chest;
  return fits ? null : { why: players === 4 ? "cardsUnevenFour" : "cardsUnevenThree" };
}

// How a match stands: running totals after each round, whose deal it is, whether it is over and who has won.
export function standing({ players, dealer, grandOwn, length, rounds }) {
  const scores = rounds.map((round) => score(round, grandOwn));
  const running = [];
  let totals = Array(players).fill(0);
  for (const { points } of scores) running.push((totals = totals.map((total, seat) => total + points[seat])));
  const planned = length.deals ? length.deals * players : length.rounds || 0;
  const over = planned ? rounds.length >= planned : totals.some((total) => total >= length.until);
  const fewest = Math.min(...totals);
  const places = totals.map((total) => 1 + totals.filter((other) => other < total).length);
  const winners = over ? [...totals.keys()].filter((seat) => totals[seat] === fewest) : [];
  return { scores, running, totals, planned, over, places, winners, dealerOf: (round) => (dealer + round) % players };
}
