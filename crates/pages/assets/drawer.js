
// The table: opens the rules and the settings in a drawer, so that players need not leave the table.

const IN_DRAWER = ["/rules", "/settings"];

async function load(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(answer.status);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function showInDrawer(page) {
  const drawn = document.querySelector("#drawer .drawn");
  drawn.replaceChildren(...page.getElementById("main").childNodes);
  drawn.scrollTop = 0;
  // Another language is shown at this table, not on the page that the drawer shows.
  for (const back of drawn.querySelectorAll("[name=back]")) back.value = location.pathname;
}

// Every setting counts at once. The page of the settings carries them all.
async function saveSettings(form) {
  const page = await load(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
  if (!page) return form.submit();
  const { tracker, count } = root.dataset;
  delete root.dataset.theme;
  Object.assign(root.dataset, page.documentElement.dataset);
  if (root.dataset.tracker !== tracker || root.dataset.count !== count) reconnect();
  playByItself();
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest(".menu nav a");
  const drawer = byId("drawer");
  if (event.target === drawer) return drawer.close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !IN_DRAWER.includes(link.pathname)) return;
  event.preventDefault();
  const page = await load(link.href).catch(() => null);
  if (!page) return location.assign(link.href);
  link.closest("details").open = false;
  showInDrawer(page);
  drawer.showModal();
});

const settingsForm = (el) => el.closest('#drawer form[action="/settings"]');

document.addEventListener("change", (event) => {
  const form = settingsForm(event.target);
  if (form) saveSettings(form);
});

document.addEventListener("submit", (event) => {
  const form = settingsForm(event.target);
  if (!form) return;
  event.preventDefault();
  saveSettings(form);
  byId("drawer").close();
});
