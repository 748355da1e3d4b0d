// The page of a match: repeats the deal with the browser's own cryptography, as docs/fair-deals.md describes it,
// and shows every step.

const go = document.getElementById("verify-go");
const out = document.getElementById("verify-out");
const say = go.dataset;

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const four = (number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
const sorted = (cards) => [...cards].sort().join(" ");

const DECK = [..."RKBG"].flatMap((colour) => [..."2345678"].map((number) => colour + number)).concat(["GQ", "BQ", "KQ", "RQ"]);

// The message of a round without its counter.
function message(match, round, entropy) {
  const name = new TextEncoder().encode(match);
  const added = entropy.flatMap((bytes) => (bytes ? [16, ...unhex(bytes)] : [0]));
  return [...new TextEncoder().encode("qyrsqyrs/1"), name.length, ...name, ...four(round), ...added];
}

// Bytes without end: one block of HMAC-SHA256 after the other.
async function* stream(secret, start) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let counter = 0; ; counter++) {
    yield* new Uint8Array(await crypto.subtle.sign("HMAC", key, Uint8Array.from([...start, ...four(counter)])));
  }
}

async function shuffle(bytes) {
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last--) {
    const n = last + 1;
    let byte;
    // A byte above the last full run of places would favour the low ones.
    do byte = (await bytes.next()).value; while (byte >= 256 - (256 % n));
    const place = byte % n;
    [deck[last], deck[place]] = [deck[place], deck[last]];
  }
  return deck;
}

function dealt(deck, players) {
  const size = players === 3 ? 10 : 8;
  const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
  return { hands, chest: deck.slice(players * size) };
}

// What this browser kept of a round before it was dealt (see fair.js).
function keptOf(match, index) {
  try { return JSON.parse(localStorage.getItem("qyrsqyrs.deals"))?.[match]?.[index]; } catch { return undefined; }
}

// Compares a round with what was kept of it: "none", "good", "late" if the bytes are missing (they may have been lost
// on their way), or "bad".
function compare(kept, proof) {
  if (!kept) return "none";
  if (kept.commitment !== proof.commitment.toLowerCase()) return "bad";
  const used = proof.entropy[kept.seat]?.toLowerCase();
  if (kept.entropy === used) return "good";
  return kept.unused || !used ? "late" : "bad";
}

// ---- What is shown.

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function step(label, lines, same) {
  const item = element("li", "", element("b", label));
  for (const line of lines) item.append(element("code", line));
  if (same !== undefined) {
    const mark = element("span", same ? say.same : say.other);
    mark.className = same ? "same" : "other";
    item.append(mark);
  }
  return item;
}

// Checks one round: its steps, and whether everything is as it should be.
async function check(record, index) {
  const proof = record.fairness.rounds[index];
  const round = record.rounds[index];
  if (!proof?.secret) return { steps: [], verdict: say.bad, mark: "other" };
  const secret = unhex(proof.secret);
  const fingerprint = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", secret)));
  const bound = fingerprint === proof.commitment.toLowerCase();
  const start = message(record.fairness.match, index, proof.entropy);
  const bytes = stream(secret, start);
  const first = [];
  for (let i = 0; i < 32; i++) first.push((await bytes.next()).value);
  const deck = await shuffle(stream(secret, start));
  const { hands, chest } = dealt(deck, record.rules.players);
  const same = hands.every((hand, seat) => sorted(hand) === sorted(round.hands[seat].split(" ")))
    && sorted(chest) === sorted((round.chest ?? "").split(" ").filter(Boolean));
  const steps = [
    step(say.secret, [proof.secret]),
    step(say.commitment, [fingerprint, proof.commitment], bound),
    step(say.entropy, proof.entropy.map((added) => added ?? "–")),
    step(say.stream, [hex(first)]),
    step(say.shuffle, [deck.join(" ")]),
    step(say.hands, hands.map((hand) => hand.join(" ")), same),
  ];
  const kept = keptOf(record.fairness.match, index);
  const against = compare(kept, proof);
  if (kept) steps.push(step(say.kept, [kept.commitment, kept.entropy], against === "good"));
  return { steps, ...judge(bound && same, against, proof.entropy.some(Boolean)) };
}

// The sentence about a round, and whether it speaks for the deal ("same"), against it ("other") or neither.
function judge(follows, against, added) {
  if (against === "bad") return { verdict: say.keptBad, mark: "other" };
  if (!follows) return { verdict: say.bad, mark: "other" };
  if (!added) return { verdict: say.alone, mark: "" };
  if (against === "late") return { verdict: say.keptLate, mark: "" };
  return { verdict: against === "good" ? say.keptGood : say.good + " " + say.keptNone, mark: "same" };
}

async function verify() {
  if (!crypto.subtle) return void out.replaceChildren(element("p", say.impossible));
  const record = JSON.parse(say.record);
  const names = JSON.parse(say.rounds);
  const parts = [];
  for (let index = 0; index < record.rounds.length; index++) {
    const { steps, verdict, mark } = await check(record, index);
    const said = element("p", "", element("b", verdict));
    said.className = mark;
    parts.push(element("h3", names[index]), said, element("ol", "", ...steps));
  }
  out.replaceChildren(...parts);
}

go.addEventListener("click", () => verify().catch(() => out.replaceChildren(element("p", say.impossible))));
