// A chart of running totals as SVG: each line has its own dashes, its own marks and its name at its end, so that no
// colour is needed to read it.

const SVG = "http://www.w3.org/2000/svg";
const DASHES = ["", "9 4", "2 4", "12 4 2 4"];
const MARKS = ["M-4-4h8v8h-8z", "M0-5.5l5.5 10h-11z", "M0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z", "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z"];
const LINE = 17;

function element(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

// Keeps names apart that would lie on each other, and inside the picture.
function spread(places, bottom) {
  const order = [...places.keys()].sort((a, b) => places[a] - places[b]);
  let last = -Infinity;
  for (const i of order) places[i] = last = Math.max(places[i], last + LINE);
  let roof = bottom;
  for (const i of order.reverse()) { places[i] = Math.min(places[i], roof); roof = places[i] - LINE; }
  return places;
}

const short = (name, most) => { const letters = [...name]; return letters.length > most ? letters.slice(0, most - 1).join("") + "…" : name; };

// Draws into an svg element. `running` holds the totals of all seats after each round.
export function draw(svg, running, names, write) {
  const width = Math.max(260, svg.parentElement.clientWidth);
  const height = Math.round(Math.min(320, Math.max(190, width * 0.45)));
  const [left, right, top, bottom] = [48, width - Math.min(130, width * 0.28), 14, height - 24];
  const most = Math.max(1, ...running.flat());
  const step = 10 ** Math.floor(Math.log10(most));
  const unit = [step / 5, step / 2, step, step * 2, step * 5].find((unit) => most / unit <= 4.5) || step * 5;
  const x = (round) => left + ((right - left) * round) / Math.max(1, running.length);
  const y = (points) => bottom - ((bottom - top) * points) / most;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.querySelectorAll(":scope > g").forEach((old) => old.remove());
  const grid = svg.appendChild(element("g", { class: "grid" }));
  for (let points = 0; points <= most; points += Math.max(1, unit)) {
    grid.append(element("path", { d: `M${left} ${y(points)}H${right}` }));
    grid.append(element("text", { x: left - 7, y: y(points) + 4, "text-anchor": "end" }, write(points)));
  }
  const every = Math.ceil(running.length / Math.max(1, (right - left) / 30));
  running.forEach((_, round) => {
    if ((round + 1) % every === 0) grid.append(element("text", { x: x(round + 1), y: height - 5, "text-anchor": "middle" }, write(round + 1)));
  });
  const last = running.at(-1) || names.map(() => 0);
  const places = spread(last.map(y), bottom);
  names.forEach((name, seat) => {
    const points = [0, ...running.map((totals) => totals[seat])];
    const line = svg.appendChild(element("g", { class: `line l${seat}` }));
    line.append(element("path", { class: "way", d: "M" + points.map((value, round) => `${x(round)} ${y(value)}`).join("L"), "stroke-dasharray": DASHES[seat] }));
    points.forEach((value, round) => { if (round) line.append(element("path", { class: "mark", d: MARKS[seat], transform: `translate(${x(round)} ${y(value)})` })); });
    line.append(element("path", { class: "mark", d: MARKS[seat], transform: `translate(${right + 13} ${places[seat]})` }));
    line.append(element("text", { x: right + 23, y: places[seat] + 4 }, short(name, Math.floor((width - right - 26) / 8.5))));
  });
}
