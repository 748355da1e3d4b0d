// The table: drags a card from the hand. Dropping it on the table plays it, dropping it on the chest chooses it for
// the chest, and anywhere else it goes back. A drop does what a click on the card does, so the same checks apply.

// How far a pointer moves before it is no longer a click.
const CLICK_SLOP = 8;
// Around the chest too a card can be let go.
const CHEST_MARGIN = 40;

let drag = null;
let justDragged = false;

const handCard = (card) => document.querySelector(`#hand [data-card="${card}"]`);

// What a card can be let go on now.
function dropTarget() {
  const box = (el) => el?.getBoundingClientRect();
  if (document.querySelector("#hand [name=pick]")) return { box: box(byId("chest")), margin: CHEST_MARGIN, bottom: Infinity };
  const felt = [document.querySelector(".room .oval"), byId("board")].map(box).find((one) => one?.width);
  const hand = box(byId("hand"));
  return { box: felt, margin: 0, bottom: hand.bottom - hand.height * 0.9 };
}

function isOverTarget(x, y) {
  const { box, margin, bottom } = dropTarget();
  return !!box && y < bottom && x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

function liftCard() {
  const button = handCard(drag.card);
  drag.home = place(button);
  drag.ghost = twoSided(drag.card, ["up"]);
  Object.assign(drag.ghost.style, { width: drag.home.w + "px", height: drag.home.w * 1.4 + "px" });
  air().append(drag.ghost);
  button.style.opacity = 0;
  root.dataset.drag = document.querySelector("#hand [name=pick]") ? "chest" : "felt";
}

function moveCard(x, y) {
  const { home, ghost } = drag;
  drag.at = { ...home, x: home.x + x - drag.x, y: home.y + y - drag.y, r: 0 };
  ghost.style.transform = `translate(${drag.at.x - home.w / 2}px, ${drag.at.y - home.w * 0.7}px)`;
}

// Ends the drag. Returns what was dragged, if anything was.
function endDrag() {
  const ended = drag;
  drag = null;
  delete root.dataset.drag;
  ended?.ghost?.remove();
  return ended?.ghost && ended;
}

async function flyHome({ card, at }) {
  const button = handCard(card);
  if (!button) return;
  await fly(card, at, place(button), { faces: ["up", "up"], time: flightTime() * 0.7, lift: 0 });
  button.style.opacity = "";
}

function cancelDrag() {
  const ended = endDrag();
  if (ended) flyHome(ended);
  return !!ended;
}

// The hand was drawn again: the card in the air is not in it, and if it has been played there is nothing left to
// drag.
function keepDragged() {
  if (!drag) return;
  const button = handCard(drag.card);
  if (!button) endDrag();
  else if (drag.ghost) button.style.opacity = 0;
}

document.addEventListener("pointerdown", (event) => {
  justDragged = false;
  const button = event.isPrimary && event.button === 0 && event.target.closest("#hand [data-card]");
  if (button && !leaving) drag = { card: button.dataset.card, id: event.pointerId, x: event.clientX, y: event.clientY };
});

document.addEventListener("pointermove", (event) => {
  if (drag?.id !== event.pointerId) return;
  const { clientX: x, clientY: y } = event;
  if (!drag.ghost && Math.hypot(x - drag.x, y - drag.y) < CLICK_SLOP) return;
  if (!drag.ghost) liftCard();
  moveCard(x, y);
});

document.addEventListener("pointerup", (event) => {
  if (drag?.id !== event.pointerId) return;
  const ended = endDrag();
  if (!ended) return;
  justDragged = true;
  const button = handCard(ended.card);
  if (isOverTarget(event.clientX, event.clientY)) {
    dropped = ended.at;
    button.form.requestSubmit(button);
    dropped = null;
  }
  if (leaving?.card !== ended.card) flyHome(ended);
});

document.addEventListener("pointercancel", (event) => { if (drag?.id === event.pointerId) cancelDrag(); });

// A drag that ends where it began is no click. A key makes a click without a pointer, whose detail is 0.
document.addEventListener("click", (event) => {
  if (!justDragged || !event.detail) return;
  justDragged = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
