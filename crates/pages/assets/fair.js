// Fair deals: this browser adds to a shuffle only after it has seen and kept the server's commitment. verify.js
// compares the record of the match with what was kept here.

const KEPT_MATCHES = 100;

// What was kept, by match and round. A browser without storage keeps it for as long as the page is open.
let keptDeals = {};

function loadDeals() {
  try { keptDeals = JSON.parse(localStorage.getItem("qyrsqyrs.deals")) ?? keptDeals; } catch { /* No storage here. */ }
}

function storeDeals() {
  for (const oldest of Object.keys(keptDeals).slice(0, -KEPT_MATCHES)) delete keptDeals[oldest];
  try { localStorage.setItem("qyrsqyrs.deals", JSON.stringify(keptDeals)); } catch { /* No storage here. */ }
}

// The bytes for the round that the form is about: kept first, sent after. Nothing for another commitment than the
// first.
function bytesFor({ match, round, seat, commitment }) {
  loadDeals();
  const rounds = (keptDeals[match] ??= {});
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const deal = (rounds[round] ??= { seat: +seat, commitment, entropy: bytes });
  storeDeals();
  return deal.commitment === commitment ? deal.entropy : "";
}

// A form that opens a table only says that the bytes come later, when there is a commitment.
function addEntropy(form) {
  const field = form.elements.entropy;
  if (!field) return;
  if (form.dataset.commitment) field.value = bytesFor(form.dataset);
  else if (!form.dataset.live) field.value = "later";
}

// The server refused the bytes: they came too late, or another device of this player was quicker.
function entropyRefused() {
  const form = document.querySelector("form[data-commitment]");
  const match = form ? form.dataset.match : Object.keys(keptDeals).pop();
  const deal = keptDeals[match] && Object.values(keptDeals[match]).pop();
  if (deal) { deal.unused = true; storeDeals(); }
}

