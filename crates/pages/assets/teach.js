
// The table: teaches in the first match, with one sentence at each new situation. Each is shown once in a browser,
// and none after a whole match.

const teach = byId("teach");
let taught = new Set();
try { taught = new Set(JSON.parse(localStorage.getItem("qyrsqyrs.taught"))); } catch { /* No storage here, or nothing in it. */ }

function remember(moment) {
  taught.add(moment);
  try { localStorage.setItem("qyrsqyrs.taught", JSON.stringify([...taught])); } catch { /* No storage here. */ }
}

// A sentence stays until it is dismissed or its reader chooses a card; only the last trick and a refusal cannot wait.
function tell(moment) {
  if (!teach || taught.has(moment) || taught.has("match")) return;
  if (!teach.hidden && moment !== "last" && moment !== "refused") return;
  remember(moment);
  for (const sentence of teach.querySelectorAll("[data-teach]")) sentence.hidden = sentence.dataset.teach !== moment;
  teach.hidden = false;
}

acts.taught = () => { if (teach) teach.hidden = true; };

// What the table shows now, after a frame.
function teachNow() {
  if (document.querySelector("#board.result")) {
    if (teach) teach.hidden = true;
    if (document.querySelector(".ranks")) remember("match");
    return;
  }
  const hand = document.querySelector("#hand.go");
  if (hand && document.querySelector("#chest.open")) tell("stash");
  else if (document.querySelector("#trick [data-card$=Q]")) tell("queen");
  else if (document.querySelector(".seat.me .minus.bad")) tell("taken");
  if (hand?.querySelectorAll("[data-card]").length === 1) tell("last");
  else if (hand?.querySelector("[aria-disabled]") && byId("led")?.hidden === false) tell("follow");
}

teachNow();
