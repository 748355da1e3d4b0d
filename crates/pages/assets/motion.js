// The table: animates elements in a layer above the page. Only transform and opacity change, and every animation
// can be finished at once.

const moving = new Set();
const SVG = "http://www.w3.org/2000/svg";

function animate(el, frames, options) {
  if (!options.duration || still()) return Promise.resolve();
  const animation = el.animate(frames, { fill: "both", ...options });
  moving.add(animation);
  return animation.finished.catch(() => {}).finally(() => { moving.delete(animation); animation.cancel(); });
}

function finishMotion() {
  for (const animation of [...moving]) animation.finish();
}

// The layer above the table. Nothing in it is read out or can be clicked.
function air() {
  let layer = byId("air");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "air";
    layer.className = "air";
    layer.ariaHidden = "true";
    document.body.append(layer);
  }
  return layer;
}

// Where an element is: its middle, its width before it is turned, and its angle, which may be that of what holds it.
function place(el) {
  const box = el.getBoundingClientRect();
  const angle = (turned) => parseFloat(getComputedStyle(turned).rotate) || 0;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: el.offsetWidth || el.clientWidth || box.width, r: angle(el) || angle(el.parentElement) };
}

function picture(id) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 100 140");
  use.setAttribute("href", "#" + id);
  svg.append(use);
  return svg;
}

// A card with two sides, of which only the upper one can be seen. The lower one is drawn only if it will be shown.
function twoSided(card, faces) {
  const ghost = document.createElement("div");
  const turn = document.createElement("div");
  ghost.className = "flyer";
  turn.className = "turn";
  for (const face of new Set(faces)) {
    const side = document.createElement("div");
    side.className = "side " + face;
    side.append(picture(face === "up" ? card : "back"));
    turn.append(side);
  }
  ghost.append(turn);
  return ghost;
}

// Sends a card from one place to another. `faces` are the sides it shows first and last, "up" or "down". It stays
// where it lands until it is taken away.
function launch(card, from, to, { faces, time, delay = 0, lift = 0.2 }) {
  const ghost = twoSided(card, faces);
  const pose = (at, up = 0, by = 1) => `translate(${at.x - to.w / 2}px, ${at.y - to.w * 0.7 - up}px) rotate(${at.r}deg) scale(${(at.w / to.w) * by})`;
  const side = (face) => `rotateY(${face === "down" ? 180 : 0}deg)`;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: (from.w + to.w) / 2, r: (from.r + to.r) / 2 };
  Object.assign(ghost.style, { width: to.w + "px", height: to.w * 1.4 + "px", transform: pose(to) });
  ghost.firstChild.style.transform = side(faces[1]);
  air().append(ghost);
  const timing = { duration: time, delay, easing: "cubic-bezier(.2,.75,.25,1)" };
  const turn = [{ transform: side(faces[0]) }, { transform: side(faces[1]) }];
  animate(ghost.firstChild, turn, { ...timing, easing: "cubic-bezier(.4,.1,.4,1)" });
  const path = [{ transform: pose(from) }, { transform: pose(half, to.w * lift, 1 + lift * 0.4), offset: 0.45 }, { transform: pose(to) }];
  return { ghost, done: animate(ghost, path, timing) };
}

// A card flies from one place to another and is gone when it lands.
async function fly(card, from, to, options) {
  if (!options.time || still()) return;
  const { ghost, done } = launch(card, from, to, options);
  await done;
  ghost.remove();
}

// A number flies from one place to another.
async function flyNumber(text, from, to, time) {
  if (!time || still()) return;
  const chip = document.createElement("span");
  chip.className = "chip";
  chip.textContent = text;
  air().append(chip);
  const at = ({ x, y }, scale, up = 0) => `translate(${x}px, ${y - up}px) translate(-50%, -50%) scale(${scale})`;
  const half = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) };
  const path = [{ transform: at(from, 1) }, { transform: at(half, 1.25, innerHeight * 0.06), offset: 0.5 }, { transform: at(to, 0.5) }];
  await animate(chip, path, { duration: time, easing: "cubic-bezier(.5,0,.4,1)" });
  chip.remove();
}

// Gems fly apart from a place.
function burst({ x, y }, time) {
  if (!time || still()) return;
  for (let k = 0; k < 24; k++) {
    const gem = picture("g" + "RKBG"[k % 4]);
    gem.setAttribute("class", "spark");
    air().append(gem);
    const angle = (k / 24) * 2 * Math.PI;
    const far = innerHeight * (0.2 + (k % 5) * 0.045);
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8];
    const path = [
      { transform: `translate(${x}px, ${y}px) scale(.2)`, opacity: 1 },
      { transform: `translate(${x + dx}px, ${y + dy}px) rotate(${k * 40}deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x + dx * 1.15}px, ${y + dy + innerHeight * 0.3}px) rotate(${k * 90}deg) scale(.8)`, opacity: 0 },
    ];
    animate(gem, path, { duration: time, easing: "cubic-bezier(.1,.8,.3,1)" }).then(() => gem.remove());
  }
}
