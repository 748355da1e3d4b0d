// The lesson and the puzzles: fetches the page that an answer leads to and replaces the parts that differ, so that
// the focus stays and a screen reader hears the reply. Without this script the same forms and links load whole
// pages.

const byId = (id) => document.getElementById(id);
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const motion = document.documentElement.dataset.motion;
const still = () => motion === "off" || (calm.matches && motion !== "on");

// A live region keeps its element, for a new one would not be heard.
function swap(page) {
  for (const id of ["board", "hand", "tools", "own"]) {
    const fresh = page.getElementById(id);
    if (fresh) byId(id)?.replaceWith(fresh);
  }
  for (const id of ["why", "say"]) {
    const fresh = page.getElementById(id);
    if (!fresh) continue;
    byId(id).className = fresh.className;
    byId(id).replaceChildren(...fresh.childNodes);
  }
  const marks = page.querySelector(".steps, .balls");
  if (marks) document.querySelector(".steps, .balls")?.replaceWith(marks);
}

function refocus(card) {
  const cards = [...document.querySelectorAll("#hand.go [data-card]")];
  const same = cards.find((el) => el.dataset.card === card);
  (byId("next") || same || cards[0] || byId("hand"))?.focus({ preventScroll: true });
  byId("say").scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
}

async function load(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(answer.status);
  return { page: new DOMParser().parseFromString(await answer.text(), "text/html"), url: answer.url };
}

// The card that was chosen flies to where it lies now.
async function show(page, button) {
  const card = button?.dataset.card;
  const to = card && (page.querySelector(`#trick [data-card="${card}"]`) || (page.querySelector("#hand [data-card]") && !page.querySelector(`#hand [data-card="${card}"]`) && page.getElementById("chest")));
  if (!to || still() || !document.startViewTransition) return swap(page);
  button.style.viewTransitionName = "fly";
  const flight = document.startViewTransition(() => {
    swap(page);
    to.style.viewTransitionName = "fly";
  });
  await flight.updateCallbackDone;
  flight.finished.catch(() => {}).then(() => { to.style.viewTransitionName = ""; });
}

let busy = false;

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.id !== "hand") return;
  event.preventDefault();
  if (busy) return;
  busy = true;
  const body = new URLSearchParams(new FormData(form, submitter));
  try {
    const { page, url } = await load(form.action, { method: "POST", body });
    await show(page, submitter);
    history.replaceState(null, "", url);
    refocus(submitter?.dataset.card);
  } catch {
    form.submit();
  }
  busy = false;
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-ask], a[data-show]");
  if (!link) return;
  event.preventDefault();
  try {
    const { page } = await load(link.href);
    if (link.dataset.ask) return byId("say").replaceChildren(...page.getElementById("say").childNodes);
    swap(page);
    refocus();
  } catch {
    location.assign(link.href);
  }
});
