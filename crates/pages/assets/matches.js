// My matches: adds the matches of the score pad, which only this browser has. They can be saved, imported and
// deleted together with the others.

import { fault, standing } from "./score.js";
import { clear, dropMatch, keepMatch, matches } from "./shelf.js";
import { dateOf, say, write } from "./words.js";

const byId = (id) => document.getElementById(id);
const FORMAT = "qyrsqyrs-pad/1";

function made(kind, text, className) {
  const element = document.createElement(kind);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

// ---- The list.

function line(match) {
  const { totals, places, over } = standing(match);
  const order = [...totals.keys()].sort((a, b) => places[a] - places[b]);
  const names = made("ol", "", "standing");
  for (const seat of order) {
    const item = made("li", match.names[seat] + " ");
    item.append(made("b", write(totals[seat])));
    names.append(item);
  }
  const what = document.createElement("span");
  what.append(made("b", dateOf(match.started)), names);
  if (!over) what.append(made("span", say("unfinished", { round: match.rounds.length + 1 }), "note"));
  const button = made("button", byId("pads").dataset.delete, "btn small");
  button.type = "button";
  button.dataset.drop = match.id;
  const item = document.createElement("li");
  item.append(what, button);
  return item;
}

function show() {
  const pads = byId("pads");
  if (!pads) return;
  const kept = matches().filter(sound);
  byId("pads-list").replaceChildren(...kept.map(line));
  pads.hidden = !kept.length;
}

byId("pads-list")?.addEventListener("click", ({ target }) => {
  if (!target.dataset.drop || !confirm(byId("pads").dataset.ask)) return;
  dropMatch(target.dataset.drop);
  show();
});

// ---- Saving: what the server has, and the pad's matches after it.

byId("export")?.addEventListener("click", async (event) => {
  const own = matches();
  if (!own.length) return;
  event.preventDefault();
  const answer = await fetch(event.target.href);
  const text = (answer.ok ? await answer.text() : "") + own.map((match) => JSON.stringify(match) + "\n").join("");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = event.target.download;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
});

// ---- Reading: the pad's matches stay here, all other lines go to the server, which names those that are none.

// Whether this is a match of the pad that can be shown and counted.
function sound(match) {
  const { format, id, started, players, names, dealer, length, rounds } = match ?? {};
  const text = (value) => typeof value === "string" && value.length <= 100;
  return format === FORMAT && text(id) && !Number.isNaN(Date.parse(started)) && (players === 3 || players === 4)
    && Array.isArray(names) && names.length === players && names.every(text) && [0, 1, 2, 3].includes(dealer)
    && [length?.deals, length?.rounds, length?.until].filter((value) => Number.isInteger(value) && value > 0).length === 1
    && Array.isArray(rounds) && rounds.length <= 100 && rounds.every((round) => fits(round, players));
}

function fits(round, players) {
  try {
    const lists = round.cards ? [round.cards] : [round.raw, round.tricks];
    return lists.every((list) => list.length === players) && !fault(round, players);
  } catch {
    return false;
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

byId("import")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const [file] = byId("import-file").files;
  const lines = (file ? await file.text() : form.elements.text.value).split("\n");
  const have = new Set(matches().map(({ id }) => id));
  let added = 0;
  let known = 0;
  // An empty line keeps the numbers of the lines after it.
  const others = lines.map((text) => {
    const match = text.includes(FORMAT) ? read(text) : null;
    if (!sound(match)) return text;
    if (have.has(match.id)) known++;
    else if (keepMatch(match)) added++;
    else return text;
    have.add(match.id);
    return "";
  });
  form.elements.text.value = others.join("\n");
  form.elements.pads.value = `${added} ${known}`;
  form.submit();
});

// ---- Deleting everything means here too.

byId("delete")?.addEventListener("submit", ({ target }) => { if (target.dataset.all !== undefined) clear(); });

show();
