// The score pad: keeps score of a game with real cards. Once loaded it needs no server, and everything is stored in
// this browser. The page contains the words in the reader's language.

import { ALL_POINTS, fault, rawOf, score, standing, sum, tricksOf } from "./score.js";
import { draw } from "./chart.js";
import { dropMatch, keepMatch, load, store } from "./shelf.js";
import { dateOf, say, write } from "./words.js";

const byId = (id) => document.getElementById(id);
const all = (css, within = document) => [...within.querySelectorAll(css)];

// ---- What is kept: the match, what it was before each change, and the round that is being written down.

const MOST_UNDO = 40;
let state = load("pad", { match: null, past: [], draft: null });

function save() {
  if (!store("pad", state)) byId("storage").hidden = false;
  if (state.match?.rounds.length) keepMatch(state.match);
  else if (state.match) dropMatch(state.match.id);
}

function change(match, status) {
  state.past = [...state.past, state.match].slice(-MOST_UNDO);
  state.match = match;
  state.draft = null;
  save();
  show();
  tell(status);
}

function undo() {
  const before = state.past.pop();
  if (before === undefined) return;
  state.match = before;
  state.draft = null;
  save();
  show();
  tell(say("undone"));
}

const tell = (text) => { byId("pad-status").textContent = text || ""; };
const complain = (id, text) => { const box = byId(id); box.textContent = text; box.hidden = !text; };

// ---- Before the match.

const setup = byId("setup");
const setupPlayers = () => Number(setup.elements.players.value);
const setupNames = () => all("[name=name]", setup).slice(0, setupPlayers()).map((input) => input.value.trim());

function showSetup() {
  const players = setupPlayers();
  all("[data-fourth]", setup).forEach((el) => { el.hidden = players === 3; });
  const options = all("option", setup.elements.dealer);
  const names = setupNames();
  options.forEach((option, seat) => {
    option.textContent = names[seat] || say("player", { number: seat + 1 });
    option.hidden = option.disabled = seat >= players;
  });
  if (Number(setup.elements.dealer.value) >= players) setup.elements.dealer.value = "0";
}

function numberOf(input) {
  const value = Number(input.value);
  const [least, most] = [Number(input.min), Number(input.max)];
  return Number.isInteger(value) && value >= least && value <= most ? value : null;
}

function begin() {
  const names = setupNames().map((name, seat) => name || say("player", { number: seat + 1 }));
  const { grand_own, dealer } = setup.elements;
  // A form's list of fields has a length of its own, which hides the field of that name.
  const length = setup.elements.namedItem("length").value;
  const amount = numberOf(setup.elements[length]);
  if (new Set(names).size < names.length) return complain("setup-alert", say("namesAlike"));
  if (amount === null) {
    const { min, max } = setup.elements[length];
    return complain("setup-alert", say("numberOutside", { least: Number(min), most: Number(max) }));
  }
  complain("setup-alert", "");
  const match = {
    format: "qyrsqyrs-pad/1", id: crypto.randomUUID?.() || String(Date.now()), started: new Date().toISOString(),
    players: names.length, names, dealer: Number(dealer.value), grandOwn: grand_own.value, length: { [length]: amount }, rounds: [],
  };
  change(match, "");
  byId("entry-title").focus();
}

// ---- One round.

const entry = byId("entry");
const blank = (round) => ({ round, mode: state.draft?.mode || lastMode(), tricks: ["", "", "", ""], raw: ["", "", "", ""], owners: {}, taker: 0 });
const lastMode = () => (state.match?.rounds.at(-1)?.cards ? "cards" : "points");

// The draft of a round that was written down before, to correct it.
function reopened(index) {
  const { tricks, raw, cards } = state.match.rounds[index];
  const draft = { ...blank(index), mode: cards ? "cards" : "points" };
  if (cards) cards.forEach((text, seat) => text.split(" ").filter(Boolean).forEach((card) => { draft.owners[card] = seat; }));
  else Object.assign(draft, { tricks: tricks.map(String), raw: raw.map(String) });
  return draft;
}

const digits = (text) => (/^\s*\d{1,3}\s*$/.test(text ?? "") ? Number(text) : NaN);

// What the draft says, as it would be kept.
function drafted() {
  const { mode, tricks, raw, owners } = state.draft;
  const seats = [...Array(state.match.players).keys()];
  if (mode === "points") return { tricks: seats.map((seat) => digits(tricks[seat])), raw: seats.map((seat) => digits(raw[seat])) };
  return { cards: seats.map((seat) => Object.keys(owners).filter((card) => owners[card] === seat).join(" ")) };
}

function showEntry() {
  const { match, draft } = state;
  const { dealerOf, planned } = standing(match);
  const correcting = draft.round < match.rounds.length;
  const round = draft.round + 1;
  const title = correcting ? say("correctTitle", { round }) : planned ? say("roundOf", { round, rounds: planned }) : say("roundNumber", { round });
  byId("entry-title").textContent = title;
  const dealer = dealerOf(draft.round);
  byId("entry-deals").textContent = say("deals", { name: match.names[dealer], first: match.names[(dealer + 1) % match.players] });
  byId("write").textContent = say(correcting ? "saveCorrection" : "writeDown");
  byId("cancel").hidden = !correcting;
  entry.elements.mode.value = draft.mode;
  byId("by-points").hidden = draft.mode !== "points";
  byId("by-cards").hidden = draft.mode !== "cards";
  byId("rest-cards").hidden = draft.mode !== "cards";
  all("[data-seat]", entry).forEach((el) => { el.hidden = Number(el.dataset.seat) >= match.players; });
  match.names.forEach((name, seat) => {
    all(`[data-name="${seat}"]`, entry).forEach((el) => { el.textContent = name; });
    const rest = entry.querySelector(`[data-rest="${seat}"]`);
    rest.setAttribute("aria-label", say("restFor", { name }));
    for (const [key, values] of [["tricks", draft.tricks], ["raw", draft.raw]]) {
      const input = entry.elements[`${key}${seat}`];
      if (input.value !== values[seat]) input.value = values[seat] ?? "";
    }
  });
  entry.elements.taker.value = String(draft.taker);
  all("[data-card]", entry).forEach(showCard);
  showProgress();
}

function showCard(button) {
  const { match, draft } = state;
  const owner = draft.owners[button.dataset.card];
  const card = button.title;
  button.setAttribute("aria-pressed", owner === draft.taker);
  button.setAttribute("aria-label", owner === undefined ? say("cardFree", { card }) : say("cardOf", { card, name: match.names[owner] }));
  button.querySelector("b").textContent = owner === undefined ? "" : write(owner + 1);
}

// How much of the round has been given to somebody so far.
function showProgress() {
  const { match, draft } = state;
  const round = drafted();
  if (draft.mode === "cards") {
    byId("so-far").textContent = say("cardsToGive", { count: 32 - Object.keys(draft.owners).length });
    rawOf(round).forEach((points, seat) => { byId(`taker-points${seat}`).textContent = write(points); });
    return;
  }
  const known = (values) => sum(values.filter((value) => !Number.isNaN(value)));
  byId("so-far").textContent = say("soFar", { points: known(round.raw), tricks: known(round.tricks), all: tricksOf(match.players) });
}

// Fills in what the others leave over.
function rest(seat) {
  const { match, draft } = state;
  for (const [key, whole] of [["tricks", tricksOf(match.players)], ["raw", ALL_POINTS]]) {
    const others = sum(draft[key].slice(0, match.players).map((text, other) => (other === seat ? 0 : digits(text) || 0)));
    draft[key][seat] = String(Math.max(0, whole - others));
    // What nobody has entered is nothing, once the rest is given away.
    draft[key] = draft[key].map((text) => (Number.isNaN(digits(text)) ? "0" : text));
  }
}

function restOfCards() {
  const { draft } = state;
  all("[data-card]", entry).forEach(({ dataset: { card } }) => { draft.owners[card] ??= draft.taker; });
}

function reason(found) {
  const { match } = state;
  const { why, seat, ...values } = found;
  return say(why, { ...values, name: match.names[seat], all: tricksOf(match.players), tricks: found.count });
}

function writeDown() {
  const { match, draft } = state;
  const round = drafted();
  const found = fault(round, match.players);
  complain("entry-alert", found ? reason(found) : "");
  if (found) return;
  const rounds = [...match.rounds];
  const correcting = draft.round < rounds.length;
  rounds[draft.round] = round;
  const made = { ...match, rounds };
  const text = [say(correcting ? "corrected" : "written", { round: draft.round + 1 }), feats(score(round, match.grandOwn))].filter(Boolean).join(" ");
  change(made, text);
  byId(standing(made).over ? "over-title" : "entry-title").focus();
}

// What deserves to be told of a round.
function feats({ grand, flawless }) {
  const { names } = state.match;
  if (grand >= 0) return say("grandBy", { name: names[grand] });
  if (flawless.length === 2) return say("flawlessTwo", { a: names[flawless[0]], b: names[flawless[1]] });
  return flawless.length ? say("flawlessBy", { name: names[flawless[0]] }) : "";
}

// ---- The score sheet, the chart and the end.

function cell(kind, text, note) {
  const made = document.createElement(kind);
  made.append(text);
  if (note) { const small = document.createElement("small"); small.textContent = note; made.append(small); }
  return made;
}

function row(cells) {
  const made = document.createElement("tr");
  made.append(...cells);
  return made;
}

function showSheet() {
  const { match } = state;
  const { scores, running, totals, dealerOf, over } = standing(match);
  const head = match.names.map((name) => Object.assign(cell("th", name), { scope: "col" }));
  byId("sheet-head").replaceChildren(Object.assign(cell("th", say("columnRound"), say("dealer")), { scope: "col" }), ...head, document.createElement("td"));
  const rows = scores.map(({ points, grand, flawless }, index) => {
    const notes = (seat) => (seat === grand ? say("grand") : flawless.includes(seat) ? say("flawless") : "");
    const button = byId("correct-button").content.firstElementChild.cloneNode(true);
    button.dataset.correct = index;
    button.setAttribute("aria-label", say("correctRound", { round: index + 1 }));
    const action = document.createElement("td");
    action.append(button);
    const name = Object.assign(cell("th", write(index + 1), match.names[dealerOf(index)]), { scope: "row" });
    return row([name, ...points.map((own, seat) => cell("td", write(own), notes(seat))), action]);
  });
  byId("sheet-body").replaceChildren(...rows);
  byId("sheet-foot").replaceChildren(Object.assign(cell("th", say("columnTotal")), { scope: "row" }), ...totals.map((total) => cell("td", write(total))), document.createElement("td"));
  byId("sheet").hidden = !match.rounds.length;
  byId("over").hidden = !over;
  if (match.rounds.length) draw(byId("chart"), running, match.names, write);
}

function verdict({ winners, totals }) {
  const { names } = state.match;
  const [a, b, c, d] = winners.map((seat) => names[seat]);
  return say(["wins", "share2", "share3", "share4"][winners.length - 1], { a, b, c, d, count: totals[winners[0]] });
}

// Everybody, the winner first.
const ranked = ({ places }) => [...places.keys()].sort((a, b) => places[a] - places[b]);

function showEnd() {
  const how = standing(state.match);
  if (!how.over) return;
  byId("verdict").textContent = verdict(how);
  byId("ranks").replaceChildren(...ranked(how).map((seat) => {
    const line = document.createElement("li");
    line.textContent = say("shareLine", { place: how.places[seat], name: state.match.names[seat], count: how.totals[seat] });
    if (how.winners.includes(seat)) line.className = "win";
    return line;
  }));
}

function resultText() {
  const { match } = state;
  const how = standing(match);
  const date = dateOf(match.started);
  const lines = ranked(how).map((seat) => say("shareLine", { place: how.places[seat], name: match.names[seat], count: how.totals[seat] }));
  return [say("shareTitle", { date }), ...lines, ...(how.over ? [verdict(how)] : [])].join("\n");
}

async function share() {
  const text = resultText();
  try {
    if (navigator.share) await navigator.share({ text });
    else { await navigator.clipboard.writeText(text); tell(say("copied")); }
  } catch (error) {
    if (error.name === "AbortError") return;
    // Where neither is allowed, the text stands there to be copied by hand.
    const box = byId("share-text");
    box.hidden = false;
    box.value = text;
    box.focus();
    box.select();
  }
}

// ---- All together.

function show() {
  const { match } = state;
  setup.hidden = !!match;
  byId("match").hidden = !match;
  byId("undo").disabled = !state.past.length;
  byId("share-text").hidden = true;
  complain("entry-alert", "");
  if (!match) return showSetup();
  const { over } = standing(match);
  if (!state.draft && !over) state.draft = blank(match.rounds.length);
  entry.hidden = !state.draft;
  if (state.draft) showEntry();
  showSheet();
  showEnd();
  byId("new").classList.toggle("main", over);
}

function newMatch() {
  const { match } = state;
  if (!standing(match).over && match.rounds.length && !confirm(say("newMatchAsk"))) return;
  // The same people usually play again.
  all("[name=name]", setup).forEach((input, seat) => { input.value = match.names[seat] || ""; });
  setup.elements.players.value = String(match.players);
  change(null, "");
  setup.elements.players[0].focus();
}

// ---- The screen stays on while a match is written down, where the browser can do that.

let lock = null;
const awake = byId("awake");

async function keepAwake() {
  if (!navigator.wakeLock || document.hidden) return;
  const wanted = awake.checked && !!state.match;
  try {
    if (wanted && !lock) {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => { lock = null; });
    } else if (!wanted) await lock?.release();
  } catch { /* A battery that runs low comes first. */ }
}

// ---- What people do.

setup.addEventListener("input", showSetup);
setup.addEventListener("submit", (event) => { event.preventDefault(); begin(); keepAwake(); });

entry.addEventListener("input", ({ target }) => {
  const { draft } = state;
  const [, key, seat] = /^(tricks|raw)(\d)$/.exec(target.name) || [];
  if (key) draft[key][seat] = target.value;
  else if (target.name === "mode") draft.mode = target.value;
  else if (target.name === "taker") draft.taker = Number(target.value);
  save();
  showEntry();
});
entry.addEventListener("submit", (event) => { event.preventDefault(); writeDown(); });
entry.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button || !state.draft) return;
  const { draft } = state;
  if (button.dataset.rest) rest(Number(button.dataset.rest));
  else if (button.id === "rest-cards") restOfCards();
  else if (button.dataset.card) {
    const { card } = button.dataset;
    if (draft.owners[card] === draft.taker) delete draft.owners[card];
    else draft.owners[card] = draft.taker;
  } else if (button.id === "cancel") { state.draft = null; save(); return show(); } else return;
  save();
  showEntry();
});
byId("sheet").addEventListener("click", ({ target }) => {
  const button = target.closest("[data-correct]");
  if (!button) return;
  state.draft = reopened(Number(button.dataset.correct));
  save();
  show();
  byId("entry-title").focus();
});
byId("undo").addEventListener("click", undo);
byId("share").addEventListener("click", share);
byId("new").addEventListener("click", () => { newMatch(); keepAwake(); });
awake.addEventListener("change", keepAwake);
document.addEventListener("visibilitychange", keepAwake);
addEventListener("storage", ({ key }) => {
  if (key !== "qyrsqyrs.pad") return;
  state = load("pad", state);
  show();
});
addEventListener("resize", () => { if (state.match) showSheet(); });

byId("awake-line").hidden = !navigator.wakeLock;
byId("pad").hidden = false;
show();
keepAwake();
navigator.serviceWorker?.register("/pad-worker.js", { scope: "/pad" })
  .then(() => navigator.serviceWorker.ready)
  .then(() => { byId("offline").hidden = false; })
  .catch(() => { /* Without a worker the pad needs a connection to be opened, and works all the same. */ });
