// The table: shows the end of a round step by step ("beats"): the lid, each card, who takes the chest, a Flawless
// or Grand, the points.
//
// The server sends the end of a round in one frame. Each part of it that a later beat shows carries the name of
// that beat; it is taken out of the frame before anything of the frame is on the page, and put in with its beat.

// How long each beat lasts at the normal pace: about five seconds with four cards.
const BEATS = { lid: 750, card: 640, taker: 800, feat: 1500, points: 2200 };
// What waits for a player who counts for themselves.
const COUNTED = ["count", "points"];
let beating = false;
let skipping = false;

// Goes to the end of the beats, if they run.
function skipBeats() {
  if (!beating || skipping) return false;
  skipping = true;
  cutShort();
  finishMotion();
  return true;
}

const beatTime = (name) => (skipping ? 0 : BEATS[name] * pace());

function rest(time) {
  if (skipping || !time) return;
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    cutShort = () => { clearTimeout(timer); done(); };
  }).then(() => { cutShort = () => {}; });
}

// Takes out what later beats show. Gives, for each beat, what puts its parts in.
function holdBack(content, beats) {
  const held = {};
  const later = (name, put) => (held[name] ||= []).push(put);
  for (const part of content.querySelectorAll("[data-beat]")) {
    if (!beats.includes(part.dataset.beat)) continue;
    if (part.parentNode === content) {
      part.remove();
      later(part.dataset.beat, () => swapRegion(part));
      continue;
    }
    // A card leaves an empty place, so that the others do not move when it comes: how many there are is no secret.
    const gap = part.matches("li") ? document.createElement("li") : document.createComment("");
    if (gap.classList) gap.className = "wait";
    part.replaceWith(gap);
    later(part.dataset.beat, () => { gap.replaceWith(part); return part; });
  }
  if (beats.includes("card")) content.querySelector(".sum")?.replaceChildren();
  return held;
}

async function openChest(frame) {
  const atOnce = !pace() || still();
  if (atOnce && !frame.count) {
    sound("over");
    byId("why")?.replaceChildren();
    showAtOnce(frame);
    return toNext();
  }
  beating = true;
  skipping = atOnce;
  const content = parse(frame.html);
  // Who counts for themselves does so also where everything else shows at once.
  const held = holdBack(content, atOnce ? COUNTED : [...COUNTED, "card", "taker", "feat"]);
  const result = content.querySelector("#result");
  if (!atOnce) {
    result.dataset.scene = "chest";
    result.querySelector(".treasure").dataset.lid = "shut";
  }
  swap(content);
  byId("why")?.replaceChildren();
  if (document.activeElement === document.body || byId("hand")?.contains(document.activeElement)) result.focus({ preventScroll: true });
  speak(frame.say);
  if (atOnce) sound("over"); else await openLid(result);
  for (const [name, lines] of frame.beats) {
    const put = name === "card" ? held.card?.splice(0, 1) ?? [] : held[name] || [];
    const parts = put.map((one) => one());
    speak(lines);
    if (name === "count") await countFirst(result, parts[0], frame.count);
    else if (!atOnce) await ACTS[name]?.(result, parts[0], name);
  }
  if (atOnce) toNext();
  beating = false;
  skipping = false;
}

async function openLid(result) {
  await rest(beatTime("lid") * 0.45);
  sound("over");
  result.querySelector(".treasure").dataset.lid = "open";
  await rest(beatTime("lid"));
}

// The chest steps aside for what it did to everybody.
function stepAside(result) {
  delete result.dataset.scene;
}

// The end of the match: the Queens and the podium rise.
function showFinale() {
  toNext();
  const time = pace() * 420;
  [...document.querySelectorAll(".queens .card, .ranks li")].forEach((el, k) => {
    animate(el, [{ transform: "translateY(50%)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: time, delay: k * time * 0.25, easing: "ease-out" });
  });
}

// What moves in each beat. Everything is on the page when its beat begins; what moves hides it until it lands.
const ACTS = {
  async card(result, part) {
    const time = beatTime("card");
    const picture = part.querySelector(".card");
    part.classList.add("flying");
    await fly(picture.dataset.card, mouth(result), place(picture), { faces: ["down", "up"], time: time * 0.62, lift: 0.5 });
    part.classList.remove("flying");
    result.querySelector(".sum").textContent = part.dataset.sum;
    sound("play");
    await rest(beatTime("card") * 0.38);
  },
  async taker(result, part) {
    const seat = result.querySelector(`.so-far [data-seat="${part.dataset.seat}"]`);
    const sum = result.querySelector(".sum");
    await flyNumber(sum.textContent, place(sum), place(seat), beatTime("taker") * 0.55);
    seat.classList.add("lit");
    seat.querySelector("b").textContent = part.dataset.after;
    await rest(beatTime("taker") * 0.45);
  },
  async feat(result, part) {
    stepAside(result);
    sound("feat");
    burst(place(part), beatTime("feat"));
    const pop = [{ transform: "scaleX(.1)", opacity: 0 }, { transform: "scaleX(1.05)", opacity: 1, offset: 0.7 }, { transform: "none", opacity: 1 }];
    await animate(part, pop, { duration: beatTime("feat") * 0.25, easing: "ease-out" });
    await rest(beatTime("feat") * 0.75);
  },
  async points(result) {
    stepAside(result);
    toNext();
    const time = beatTime("points") * 0.1;
    [...result.querySelectorAll(".tally tr")].forEach((row, k) => {
      animate(row, [{ transform: "translateX(30px)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: time, delay: (k * time) / 3, easing: "ease-out" });
    });
    // The button lets the player go on; without one the end of the match follows, once the points have been read.
    if (!byId("next")) await rest(beatTime("points"));
  },
};

// Where cards come out of the chest.
function mouth(result) {
  const { x, y, w } = place(result.querySelector(".treasure"));
  return { x, y: y - w * 0.08, w: w * 0.3, r: 0 };
}

// The one button that goes on has the focus, unless the player is busy with something else.
function toNext() {
  scrollTo(0, 0);
  const el = document.activeElement;
  if (!el || el === document.body || el.closest("#result, #hand, #trick, #tools")) byId("next")?.focus({ preventScroll: true });
}
