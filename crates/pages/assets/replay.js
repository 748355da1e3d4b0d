// The replay and the review: every step is a link that works without this script. The script fetches the next
// position and replaces the parts that differ, so that nothing flickers and the focus stays. Arrow keys and swipes
// follow the same links.

const main = document.querySelector("main");
const isReplay = main.matches(".replay");
const part = (html, id) => new DOMParser().parseFromString(html, "text/html").getElementById(id);
let asked = 0;

// ---- One moment after another.

async function show(href, keep) {
  const mine = ++asked;
  const answer = await fetch(href).catch(() => null);
  const fresh = answer?.ok && part(await answer.text(), "moment");
  // Somebody who steps quickly sees the last step they asked for.
  if (mine !== asked) return;
  if (!fresh) return location.assign(href);
  const focused = document.activeElement?.dataset.go;
  document.getElementById("moment").replaceWith(document.adoptNode(fresh));
  if (focused) main.querySelector(`[data-go="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (!keep) history[isReplay ? "pushState" : "replaceState"](null, "", href);
  markCurrent();
  const place = main.querySelector(".where")?.textContent ?? "";
  const told = [...main.querySelectorAll("#now p, #now li, .pending")].map((line) => line.textContent.trim()).join(" ");
  document.getElementById("said").textContent = `${told} ${place}`;
}

function follow(name) {
  const link = main.querySelector(`[data-go="${name}"][href]`);
  if (link) show(link.getAttribute("href"));
  return !!link;
}

const KEYS = {
  ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last", PageUp: "prev-round", PageDown: "next-round",
};

// ---- The chart of costs and the list of mistakes, beside the table of one position.

function markCurrent() {
  for (const link of main.querySelectorAll("a[data-at]")) {
    const here = link.getAttribute("href") === location.pathname + location.search;
    if (here) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  // The chart is one stop of the Tab key: the bar of this position, or the first one.
  for (const chart of main.querySelectorAll("[data-chart]")) {
    const bars = [...chart.querySelectorAll("a")];
    const stop = bars.find((bar) => bar.hasAttribute("aria-current")) ?? bars[0];
    for (const bar of bars) bar.tabIndex = bar === stop ? 0 : -1;
  }
}

function moveInChart(event) {
  const bars = [...(event.target.closest("[data-chart]")?.querySelectorAll("a") ?? [])];
  const ahead = getComputedStyle(main).direction === "rtl" ? -1 : 1;
  const at = bars.indexOf(event.target);
  const to = { ArrowLeft: at - ahead, ArrowRight: at + ahead, Home: 0, End: bars.length - 1 }[event.key];
  if (at < 0 || to === undefined) return false;
  bars[to]?.focus();
  return true;
}

if (main) {
  main.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-go], a[data-at]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (link.hasAttribute("href")) show(link.getAttribute("href"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    if (moveInChart(event)) return event.preventDefault();
    if (!isReplay && !event.target.closest("#moment")) return;
    if (KEYS[event.key] && follow(KEYS[event.key])) event.preventDefault();
  });
  if (isReplay) addEventListener("popstate", () => show(location.href, true));

  let from;
  main.addEventListener("touchstart", (event) => {
    const on = event.touches.length === 1 && event.target.closest("#board, .hand");
    from = on ? [event.touches[0].clientX, event.touches[0].clientY] : null;
  }, { passive: true });
  main.addEventListener("touchend", (event) => {
    if (!from) return;
    const [x, y] = [event.changedTouches[0].clientX - from[0], event.changedTouches[0].clientY - from[1]];
    from = null;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) follow(x < 0 ? "next" : "prev");
  });
}

// The address names the position that the table shows, so that it can be marked in the chart.
function showFirst() {
  const here = document.querySelector("#moment[data-here]")?.dataset.here;
  if (here && !isReplay) history.replaceState(null, "", here + location.hash);
  markCurrent();
}
showFirst();

// ---- The coach at work: the page looks again until there is something to show.

async function look() {
  const coach = document.querySelector("#coach[data-again]");
  if (!coach) return;
  await new Promise((done) => setTimeout(done, 1000));
  const answer = await fetch(coach.dataset.again).catch(() => null);
  const fresh = answer?.ok && part(await answer.text(), "coach");
  if (fresh) {
    const said = coach.querySelector("[role=status]");
    const news = fresh.querySelector("progress") && fresh.querySelector("[role=status]");
    // A live region that stays is read out; one that is replaced may not be.
    if (said && news) {
      said.textContent = news.textContent;
      coach.querySelector("progress")?.replaceWith(document.adoptNode(fresh.querySelector("progress")));
    } else {
      coach.replaceWith(document.adoptNode(fresh));
      showFirst();
    }
  }
  look();
}
look();

// ---- A file goes into the field, where it can be seen before it is sent.

document.querySelector("#paste [type=file]")?.addEventListener("change", async (event) => {
  const file = event.target.files[0];
  if (!file || file.size > 1 << 20) return;
  event.target.form.elements.record.value = await file.text();
  event.target.value = "";
});
