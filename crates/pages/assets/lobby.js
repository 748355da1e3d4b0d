
// The lobby: submits its forms without loading the page again, because their effect arrives over the connection.

async function postQuietly(form) {
  const body = new URLSearchParams(new FormData(form));
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  // The page that the server then shows says why not.
  if (!answer || answer.status >= 400) form.submit();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.quiet && socket?.readyState === 1) { event.preventDefault(); postQuietly(form); }
  form.closest("details.sit")?.removeAttribute("open");
});

// Every choice of the rules counts at once.
document.addEventListener("change", (event) => {
  if (event.target.form?.id === "house-rules") event.target.form.requestSubmit();
});

// The choice of who sits on a seat closes like a dialog.
const openSeat = () => document.querySelector("details.sit[open]");
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !openSeat()) return;
  const seat = openSeat();
  seat.open = false;
  seat.querySelector("summary").focus();
});
document.addEventListener("click", (event) => {
  const seat = openSeat();
  if (seat && !event.target.closest(".who, summary")) seat.open = false;
});
