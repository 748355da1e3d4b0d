// ---- Flights: cards that move from one region of the table to another. The page changes first; the card at its new place
// hides until the one that flies has landed there.

const FLIGHT = 320;
const flightTime = () => (still() ? 0 : FLIGHT * pace());

// Where a card is, or what stands for it: the backs at a seat, the chest.
function spot(where, card) {
  const region = byId(where);
  const real = region?.querySelector(`[data-card="${card}"]`);
  if (real) return { ...place(real), el: real };
  const stand = region?.querySelector(".backs, svg") || region;
  return stand && { ...place(stand), w: 30 };
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
    if (end.el) end.el.style.opacity = "";
  }));
}

// The cards of a new round come from the dealer's side, one after the other.
function dealOut() {
  const time = flightTime();
  if (!time) return;
  [...document.querySelectorAll("#hand li")].forEach((card, k) => {
    const frames = [{ transform: "translateY(-40vh) scale(.4)", opacity: 0 }, { opacity: 1, offset: 0.4 }, { transform: getComputedStyle(card).transform, opacity: 1 }];
    animate(card, frames, { duration: time, delay: k * 45 * pace(), easing: "cubic-bezier(.2,.75,.25,1)" });
  });
}

// The player's own card leaves as soon as it is chosen, before the server has answered.
let leaving;

function leave(card, to) {
  const button = document.querySelector(`#hand [data-card="${card}"]`);
  const end = to && place(to);
  if (!button) return;
  leaving = { card, from: place(button) };
  if (end && flightTime()) {
    if (to.id === "chest") end.w = 30;
    leaving.flight = launch(card, leaving.from, end, { faces: ["up", to.id === "chest" ? "down" : "up"], time: flightTime() });
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
