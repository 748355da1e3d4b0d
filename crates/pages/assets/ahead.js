// The table: chooses a card before one's turn. The card is played as soon as it is the player's turn, if it may be
// played then. Until then only this page knows of it, and nothing is sent.

// The card, and how many cards the hand had: a hand that has become smaller has played without it.
let ahead = null;

const cardsInHand = () => document.querySelectorAll("#hand [data-card]").length;
const isPlay = (form) => !!form?.getAttribute("action")?.endsWith("/play");
const mayChooseAhead = (form) => isPlay(form) && !form.classList.contains("go");

function chooseAhead(button) {
  const { card } = button.dataset;
  if (ahead?.card === card) return takeBackAhead();
  ahead = { card, held: cardsInHand() };
  markAhead();
  note(byId("why").dataset.ahead, "why tip");
}

function takeBackAhead() {
  if (!ahead) return false;
  ahead = null;
  markAhead();
  note(byId("why").dataset.back, "why tip");
  return true;
}

// Marks the chosen card, also in a hand that was drawn again.
function markAhead() {
  const hand = byId("hand");
  if (ahead && !(isPlay(hand) && handCard(ahead.card) && ahead.held === cardsInHand())) ahead = null;
  if (!isPlay(hand)) return;
  for (const button of hand.querySelectorAll("[data-card]")) {
    const chosen = ahead?.card === button.dataset.card;
    button.classList.toggle("ahead", chosen);
    if (chosen) button.setAttribute("aria-pressed", "true"); else button.removeAttribute("aria-pressed");
  }
}

// Once everything is shown: plays the card that was chosen ahead, or says that it is not allowed.
function playAhead() {
  const button = handCard(ahead.card);
  const allowed = !button.getAttribute("aria-disabled");
  ahead = null;
  markAhead();
  if (allowed) return button.form.requestSubmit(button);
  note(byId("why").dataset.dropped, "why tip");
}

// ---- Auto-play, a setting: the only card that may be played plays itself, and so does the last one; never one for
// the chest.

// A card that was taken back is not played again by itself.
let tookBack = false;

function onlyCard() {
  const hand = document.querySelector("#hand.go");
  const legal = hand && isPlay(hand) ? hand.querySelectorAll("[data-card]:not([aria-disabled])") : [];
  return root.dataset.auto === "on" && !tookBack && !leaving && !waiting && legal.length === 1 ? legal[0] : null;
}

// What the page does for its player once everything is shown.
async function playByItself() {
  if (ahead && document.querySelector("#hand.go")) return playAhead();
  const card = onlyCard();
  if (!card) return;
  await pause("auto");
  if (card === onlyCard()) card.form.requestSubmit(card);
}
