// The table: moves cards between hand, trick, pile and chest. The page changes first. A card at its new place stays
// hidden until the card that flies there has landed.

const FLIGHT = 320;
const flightTime = () => (still() ? 0 : FLIGHT * pace());

// Where a card is, or what stands for it: a back in the fan of a seat that it leaves, the pile that it comes to, the
// chest.
function spot(where, card, leaves) {
  const region = byId(where);
  const real = region?.querySelector(`[data-card="${card}"]`);
  if (real) return { ...place(real), el: real };
  if (where === "chest") return region && chestMouth(region);
  const stand = region?.querySelector(leaves ? ".backs :last-child" : ".pile") || region;
  return stand && { ...place(stand), w: Math.min(place(stand).w, 60) };
}

// Above the opening of the chest on the table.
function chestMouth(chest) {
  const box = chest.getBoundingClientRect();
  const w = box.width * 0.34;
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.53 - w * 0.78, w, r: 0 };
}

// A card drops into the chest: what is below the edge of the opening is cut off.
async function dropIn({ x, y, w }) {
  const mouth = document.createElement("div");
  const card = picture("back");
  mouth.className = "mouth";
  Object.assign(mouth.style, { left: x - w / 2 + "px", top: y - w * 0.82 + "px", width: w + "px", height: w * 1.6 + "px" });
  mouth.append(card);
  air().append(mouth);
  await animate(card, [{ transform: "translateY(8%)" }, { transform: "translateY(115%)" }], { duration: flightTime() * 0.6, easing: "cubic-bezier(.5,0,.9,.6)" });
  mouth.remove();
}

// A card that another player holds is seen from behind, and so is one that lies in the chest or in somebody's pile.
const face = (where) => (where === "hand" || where === "trick" ? "up" : "down");

async function flyAll(moves, starts) {
  const time = flightTime();
  await Promise.all(moves.map(async ([card, from, to], k) => {
    const end = spot(to, card);
    const own = leaving?.card === card && leaving;
    if (own) leaving = null;
    if (!time || !starts[k] || !end) return own?.flight?.ghost.remove();
    if (end.el) end.el.style.opacity = 0;
    if (own?.flight) {
      await own.flight.done;
      own.flight.ghost.remove();
    } else await fly(card, starts[k], end, { faces: [face(from), face(to)], time, lift: to === "trick" ? 0.2 : 0.05 });
    if (to === "chest") await dropIn(end);
    if (end.el) end.el.style.opacity = "";
  }));
}

// The cards of a new round come from the dealer, one after the other; the player's own turn over as they land.
function dealOut() {
  const time = flightTime();
  const puck = document.querySelector(".puck");
  if (!time || !puck) return;
  const from = { ...place(puck), w: 40, r: 0 };
  [...document.querySelectorAll("#hand [data-card]")].forEach(async (card, k) => {
    const [end, delay] = [place(card), k * 45 * pace()];
    card.style.opacity = 0;
    await fly(card.dataset.card, from, end, { faces: ["down", "up"], time, delay, lift: 0.1 });
    card.style.opacity = "";
  });
  for (const fan of document.querySelectorAll(".backs")) [...fan.children].forEach((card, k) => {
    const frames = [{ transform: "scale(.2)", opacity: 0 }, { transform: getComputedStyle(card).transform, opacity: 1 }];
    animate(card, frames, { duration: time, delay: k * 45 * pace(), easing: "ease-out" });
  });
}

// The player's own card leaves as soon as it is chosen, before the server has answered: from the hand, or from where
// it was dropped.
let leaving;
let dropped = null;

function leave(card, to) {
  const button = document.querySelector(`#hand [data-card="${card}"]`);
  const end = to && (to.id === "chest" ? chestMouth(to) : place(to));
  if (!button) return;
  leaving = { card, from: place(button) };
  if (end && flightTime()) {
    leaving.flight = launch(card, dropped || leaving.from, end, { faces: ["up", to.id === "chest" ? "down" : "up"], time: flightTime() });
    leaving.end = end;
  }
  // It keeps the focus, so it is made invisible and not taken away.
  button.style.opacity = 0;
}

// It comes back if the server refuses it.
async function comeBack() {
  if (!leaving) return;
  const { card, from, end, flight } = leaving;
  leaving = null;
  flight?.ghost.remove();
  if (end) await fly(card, end, from, { faces: ["up", "up"], time: flightTime() });
  const button = document.querySelector(`#hand [data-card="${card}"]`);
  if (button) button.style.opacity = "";
}
