// The table: keeps a connection to the server, which renders regions of the page, and puts them into the page in
// order and at the pace that the player has chosen. Without this script the same forms load whole pages.

const table = document.querySelector("main[data-socket]");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => root.dataset.motion === "off" || (calm.matches && root.dataset.motion !== "on");

// ---- Waiting: a pause can be cut short by the player, and never holds a hidden page.

// How long a card, a full trick, the deal and the chest stay before the next frame, and a card before it plays
// itself.
const HOLD = { play: 120, stash: 60, deal: 350, trick: 700, sweep: 60, auto: 450 };
const SPEED = { slow: 1.7, normal: 1, fast: 0.45, instant: 0, click: 1 };
let cutShort = () => {};

// How many times as long as at the normal pace; nothing if the player wants to see everything at once.
const pace = () => (document.hidden ? 0 : SPEED[root.dataset.pace] ?? 1);

function pause(kind) {
  const clicked = root.dataset.pace === "click" && kind === "trick";
  const time = (HOLD[kind] || 0) * pace();
  if (document.hidden || (!time && !clicked)) return;
  const go = byId("go");
  if (clicked && go) {
    go.hidden = false;
    if (!document.activeElement || document.activeElement === document.body) go.focus();
  }
  return new Promise((done) => {
    const timer = clicked || setTimeout(done, time);
    cutShort = () => { clearTimeout(timer); done(); };
  }).then(() => { cutShort = () => {}; if (go) go.hidden = true; });
}

// ---- Swapping regions, with the focus kept.

function focusKey() {
  const el = document.activeElement;
  if (!el || !table.contains(el)) return;
  const cards = [...document.querySelectorAll("#hand [data-card]")];
  return { card: el.dataset.card, place: cards.indexOf(el), id: el.id, name: el.name, value: el.value, caret: el.selectionEnd };
}

function refocus(key) {
  if (!key || table.contains(document.activeElement)) return;
  const cards = [...document.querySelectorAll("#hand [data-card]")];
  const found = (key.card && cards.find((el) => el.dataset.card === key.card))
    || (key.id && byId(key.id))
    || (key.name && [...table.querySelectorAll("button, input")].find((el) => el.name === key.name && el.value === key.value))
    || (key.place >= 0 && cards[Math.min(key.place, cards.length - 1)])
    || byId("next") || byId("hand");
  found?.focus({ preventScroll: true });
  // Only fields of text have a caret.
  if (found?.matches("input") && typeof key.caret === "number") found.setSelectionRange(key.caret, key.caret);
}

// What somebody is typing stays, whatever else has changed around it.
function keepTyped(old, fresh) {
  for (const field of old.querySelectorAll("input[name]:not([type=hidden])")) {
    const same = field.value !== field.defaultValue && [...fresh.querySelectorAll("input")].find((el) => el.name === field.name);
    if (same) same.value = field.value;
  }
}

// Whether the page has said by itself that its reader is ready for the first deal.
let said = false;

function parse(html) {
  const box = document.createElement("template");
  box.innerHTML = html;
  return box.content;
}

// Where there is room beside the table, the tracker is open.
const opensByItself = (el) => el.id === "tracker" && matchMedia("(min-width: 60rem) and (min-height: 32rem)").matches;

function swapRegion(fresh) {
  const old = byId(fresh.id);
  if (!old) return;
  if (fresh.matches("details")) fresh.open = old.matches("details") ? old.open : opensByItself(fresh);
  keepTyped(old, fresh);
  keepCounted(old, fresh);
  for (const open of old.querySelectorAll("details[open][id]")) {
    const same = [...fresh.querySelectorAll("details")].find((el) => el.id === open.id);
    if (same) same.open = true;
  }
  old.replaceWith(fresh);
}

// Tells the style sheets what the table shows, by classes of the body. If they looked for it with `:has()`, every
// change of the table would restyle the whole page.
function markBoard() {
  const board = byId("board");
  const kind = ["lobby", "result"].find((name) => board.classList.contains(name)) || "round";
  const { classList } = document.body;
  for (const name of ["lobby", "round", "result"]) classList.toggle("in-" + name, name === kind);
  classList.toggle("chest-open", !!document.querySelector("#chest.open"));
  classList.toggle("asking", byId("confirm")?.hidden === false);
}

function swap(content) {
  const key = focusKey();
  for (const fresh of [...content.children]) swapRegion(fresh);
  markBoard();
  refocus(key);
  keepDragged();
  markAhead();
  ready();
  const first = document.querySelector("form[data-auto]");
  if (first && !said) first.requestSubmit();
  said = !!first;
}

async function show(frame) {
  if (frame.beats) return openChest(frame);
  const moves = frame.fly || [];
  // A card that somebody else puts into the chest takes nothing from what was said about the own one.
  const others = frame.at === "stash" && !moves.some(([, from]) => from === "hand");
  const starts = moves.map(([card, where]) => spot(where, card, true));
  if (HOLD[frame.at] && !others) byId("why")?.replaceChildren();
  sound(frame.at);
  swap(parse(frame.html));
  speak(frame.say);
  if (frame.bubble) bubble(...frame.bubble);
  teachNow();
  if (frame.at === "deal") dealOut();
  if (frame.at === "end") showFinale();
  if (moves.length) await flyAll(moves, starts);
  await pause(frame.at);
}

// ---- The queue of frames.

const queue = [];
let showing = false;
let seen = -1;

function showAtOnce(frame) {
  swap(parse(frame.html));
  speak([...(frame.say || []), ...(frame.beats || []).flatMap(([, lines]) => lines)]);
}

async function pump() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    const frame = queue.shift();
    // Far behind (a slow line, a page that slept): catch up without flights and pauses.
    if (queue.length > 24) showAtOnce(frame); else await show(frame);
  }
  showing = false;
  playByItself();
}

function receive(text) {
  const cut = text.indexOf("\n");
  const frame = JSON.parse(cut < 0 ? text : text.slice(0, cut));
  frame.html = cut < 0 ? "" : text.slice(cut + 1);
  if (frame.full || frame.go || frame.at === "deal") endCounting();
  if (frame.full) { queue.length = 0; seen = -1; cutShort(); skipBeats(); finishMotion(); forgetCard(); }
  if (frame.go) { location.assign(frame.go); return; }
  if (frame.n !== undefined) { if (frame.n < seen) return; seen = frame.n; }
  if (frame.why && frame.re) entropyRefused();
  if (frame.why) return complain(frame.why);
  if (frame.hint) return advise(frame);
  queue.push(frame);
  pump();
}

// ---- Words: each event once in the live region; a refusal also beside the hand.

// A screen reader reads what comes into a live region, not what is there when the page loads. So that comes a second
// time.
let unsaid = [];

function sayAgain() {
  const region = byId("say");
  unsaid = [...region?.children ?? []].map((line) => line.textContent);
  region?.replaceChildren();
  setTimeout(speak, 300);
}

function speak(news) {
  const region = byId("say");
  const lines = [...unsaid.splice(0), ...news || []];
  for (const line of lines) {
    const p = document.createElement("p");
    p.textContent = line;
    region?.append(p);
  }
  // The lines of a whole match stay, in a box that scrolls: taking the first away would move all others.
  while (region?.children.length > 400) region.firstChild.remove();
  if (lines.length) region?.scrollTo({ top: region.scrollHeight });
}

// A reaction stands as a bubble at the seat for a while; the live region has said it.
function bubble(seat, text) {
  const box = byId(seat)?.getBoundingClientRect();
  if (!box?.width) return;
  const el = document.createElement("div");
  el.className = "bubble";
  el.setAttribute("aria-hidden", "true");
  el.textContent = text;
  document.body.append(el);
  const left = Math.min(Math.max(box.x + box.width / 2, el.offsetWidth / 2 + 8), innerWidth - el.offsetWidth / 2 - 8);
  const below = box.y < el.offsetHeight + 16;
  Object.assign(el.style, { left: left + "px", top: (below ? box.bottom + 8 : box.y - el.offsetHeight - 8) + "px" });
  setTimeout(() => el.remove(), 4000);
}

// After a full frame the hand is what the server says.
function forgetCard() {
  leaving?.flight?.ghost.remove();
  leaving = null;
}

// A sentence beside the hand. It is read out also if the same one stood there before.
function note(text, kind) {
  const why = byId("why");
  if (!why) return;
  why.textContent = "";
  why.className = kind;
  requestAnimationFrame(() => { why.textContent = text; });
}

function complain(text) {
  comeBack();
  note(text, "why");
  sound("no");
  tell("refused");
}

// A hint stands beside the hand, and its card stands out until the next one is played.
function advise({ hint, text }) {
  for (const card of document.querySelectorAll("#hand [data-card]")) card.classList.toggle("hint", card.dataset.card === hint);
  const why = byId("why");
  why.textContent = text;
  why.className = "why tip";
  document.querySelector("#hand .hint")?.focus();
}

// ---- The line to the server.

let socket;
let tries = 0;
let retry;
let lost = false;

function connect() {
  clearTimeout(retry);
  if (socket && socket.readyState < 2) return;
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + table.dataset.socket);
  socket.onmessage = (event) => {
    tries = 0;
    clearTimeout(doubt);
    receive(event.data);
    if (lost || waiting) { lost = false; status("back"); }
    sendWaiting();
  };
  socket.onclose = (event) => {
    if (event.code === 4404) { location.reload(); return; }
    if (!lost) { lost = true; status("lost"); }
    retry = setTimeout(connect, Math.min(8000, 400 * 2 ** tries++) * (0.7 + Math.random() * 0.6));
  };
}

function status(kind) {
  const net = byId("net");
  if (!net) return;
  net.textContent = net.dataset[kind];
  net.dataset.is = kind;
  // That all is well again need not be said for long.
  if (kind === "back") setTimeout(() => { if (net.dataset.is === "back") net.textContent = ""; }, 5000);
}

// Leaves a connection for another one, which also knows the settings as they are now.
function reconnect() {
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  connect();
}

let doubt;
function wake() {
  if (document.hidden) return;
  if (socket.readyState !== 1) { tries = 0; return connect(); }
  send({ do: "sync" });
  clearTimeout(doubt);
  doubt = setTimeout(() => { lost = true; status("lost"); reconnect(); }, 5000);
}

function send(command) {
  if (socket?.readyState !== 1) return false;
  socket.send(JSON.stringify(command));
  return true;
}

// ---- Forms: what a form would post goes through the socket instead, while there is one.

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!form.dataset.live) return;
  if (submitter?.getAttribute("aria-disabled")) {
    event.preventDefault();
    if (mayChooseAhead(form)) return chooseAhead(submitter);
    return complain(form.dataset.why || byId("turn")?.textContent);
  }
  if (submitter?.name === "pick") {
    event.preventDefault();
    return choose(submitter);
  }
  const command = { do: form.getAttribute("action").split("/").pop() };
  for (const [key, value] of new FormData(form, submitter)) if (value) command[key] = /^\d{1,15}$/.test(value) ? +value : value;
  if (command.entropy) command.id = 1;
  event.preventDefault();
  finishMotion();
  cutShort();
  if (command.do === "play") ahead = null;
  if (command.do === "play" || command.do === "stash") acts.taught();
  tookBack = command.do === "undo" || (tookBack && command.do !== "play");
  if (!send(command)) return wait(command);
  if (command.do === "play") leave(command.card, document.querySelector("#trick .spot"));
  if (command.do === "stash") leave(command.card, byId("chest"));
});

// What is chosen while there is no connection is sent when it is back; the page says so meanwhile.
let waiting;

function wait(command) {
  waiting = command;
  status("waits");
}

function sendWaiting() {
  const command = waiting;
  waiting = null;
  if (command) send(command);
}

// The card that goes into the chest is chosen first and confirmed after, for it is final.
function choose(button) {
  const confirm = byId("confirm");
  for (const card of document.querySelectorAll("#hand [data-card]")) card.setAttribute("aria-pressed", card === button);
  const yes = confirm.querySelector("[name=card]");
  yes.value = button.dataset.card;
  confirm.querySelector("p").textContent = button.dataset.ask;
  confirm.hidden = false;
  markBoard();
  yes.focus();
}

function unchoose() {
  const pressed = document.querySelector('#hand [aria-pressed="true"]');
  pressed?.setAttribute("aria-pressed", "false");
  byId("confirm").hidden = true;
  markBoard();
  pressed?.focus();
}

function closeSide() {
  const side = byId("side");
  const open = side?.matches(".open, :focus-within");
  side?.classList.remove("open");
  if (side?.contains(document.activeElement)) document.activeElement.blur();
  return open;
}

Object.assign(acts, {
  cancel: unchoose,
  go: () => cutShort(),
  // At the end of a match the last round can be looked at again.
  round(el) { el.setAttribute("aria-pressed", byId("result").classList.toggle("round")); },
  // The panels are a drawer over the table; they close by the same button, by Escape, and by a click beside them.
  side() { if (byId("side").classList.toggle("open")) byId("say").focus(); else closeSide(); },
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-do]")) return;
  if (!event.target.closest("#side")) closeSide();
  if (event.target.closest("#board")) { cutShort(); finishMotion(); }
  if (event.target.closest("#board") && !event.target.closest("a, button, summary")) skipBeats();
});

// Asking to hear something works as a link without a script; with one it is spoken at once.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-ask]");
  if (link && send({ do: "ask", what: link.dataset.ask })) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  if (isTyping(event)) return;
  if (event.key === "Escape" && (cancelDrag() || takeBackAhead())) return;
  if (event.key === "Escape" && byId("confirm")?.hidden === false) unchoose();
  else if (event.key === "Escape" && closeSide()) event.preventDefault();
  else if (event.key === " " && skipBeats()) event.preventDefault();
});

// ---- What must be set up again after each swap: the clock that runs down, and the sound of one's turn.

let wasMine = false;
let ticking;

function ready() {
  const mine = !!document.querySelector("#hand.go");
  if (mine && !wasMine) sound("turn");
  wasMine = mine;
  document.title = (mine ? "● " : "") + document.title.replace(/^● /, "");
  clearInterval(ticking);
  const clock = document.querySelector("[data-left]");
  if (!clock) return;
  const end = performance.now() + Number(clock.dataset.left);
  const tell = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    clock.textContent = left.toLocaleString(root.lang);
    clock.classList.toggle("hurry", left <= 10);
  };
  tell();
  ticking = setInterval(tell, 500);
}

const tracker = byId("tracker");
if (tracker?.matches("details")) tracker.open = opensByItself(tracker);
connect();
document.addEventListener("visibilitychange", wake);
document.addEventListener("visibilitychange", () => { if (document.hidden) skipBeats(); });
addEventListener("online", wake);
addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
sayAgain();
ready();
// The first cards were dealt before this page was there.
if (document.querySelector("#chest.open") && !document.querySelector("#chest .card")) dealOut();
