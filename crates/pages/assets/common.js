// All pages: buttons that act without loading a page, keys, and forms that submit themselves.

const root = document.documentElement;
const byId = (id) => document.getElementById(id);

// ---- Buttons, by their data-do.

// A picture to send along, where the browser can.
async function sharedPicture(path) {
  if (!path || !navigator.canShare) return {};
  const answer = await fetch(path);
  const files = [new File([await answer.blob()], path.split("/").at(-1), { type: "image/png" })];
  return answer.ok && navigator.canShare({ files }) ? { files } : {};
}

const acts = {
  mute: () => toggleSound(),
  async copy(el) {
    const { text, url } = el.dataset;
    try {
      const link = /^https?:/.test(text);
      if (navigator.share && el.dataset.share) await navigator.share({ url: link ? text : url ?? location.origin, ...(link ? {} : { text }), title: document.title, ...await sharedPicture(el.dataset.picture).catch(() => ({})) });
      else await navigator.clipboard.writeText(url ? `${text}\n${url}` : text);
      if (!el.dataset.share || !navigator.share) el.textContent = el.dataset.done;
    } catch { /* The person closed the sheet, or the browser forbids it: the link stands there to be copied. */ }
  },
};

document.addEventListener("click", (event) => {
  unlockSound();
  const el = event.target.closest("[data-do]");
  if (el?.matches("a")) event.preventDefault();
  if (el) acts[el.dataset.do]?.(el);
});

// ---- Forms.

document.addEventListener("submit", (event) => addEntropy(event.target));

document.addEventListener("change", (event) => {
  if (event.target.dataset.submit !== undefined) event.target.form.requestSubmit();
});

// ---- Keys. Single letters can be switched off in the settings; arrows always work.

const isTyping = (event) => event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea");

document.addEventListener("keydown", (event) => {
  if (isTyping(event)) return;
  const cards = [...document.querySelectorAll("#hand [data-card]")];
  const at = cards.indexOf(document.activeElement);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && at >= 0) {
    event.preventDefault();
    cards[(at + step + cards.length) % cards.length].focus();
  } else if (root.dataset.keys !== "off") shortcut(event, cards);
});

function shortcut(event, cards) {
  const key = event.key.toLowerCase();
  const digit = "1234567890".indexOf(key);
  const hand = byId("hand");
  if (!hand || key.length !== 1) return;
  const link = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (digit >= 0 && cards[digit]) cards[digit].focus();
  else if (key === "n" && byId("go")?.hidden === false) byId("go").click();
  else if (link) link.click();
  else return;
  event.preventDefault();
}

root.classList.add("js");
