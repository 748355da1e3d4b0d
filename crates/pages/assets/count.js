// The table: lets players who want to practise add up their own points before the page shows them.
//
// The server sends the answer and what is said to each one in the head of the frame; the page does not hold them.
// Whatever goes on at the table meanwhile waits in the queue. A new deal or a full frame does not: it ends the
// question, so nobody waits for it.

// Ends the question that is open, if there is one.
let endCounting = () => {};

// The number that was typed, in the digits of any language; nothing if it is none. Points stand below zero, so a
// minus is allowed.
function typedNumber(text) {
  const digits = [...text.trim().replace(/^[-−–]\s*/, "")].map((sign) => {
    if (!/\p{Nd}/u.test(sign)) return "x";
    let zero = sign.codePointAt(0);
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && sign.codePointAt(0) - zero < 9) zero--;
    return sign.codePointAt(0) - zero;
  }).join("");
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

// What is said to an answer.
function verdict(answer, { points, right, wrong, nearly, number }) {
  if (answer === undefined) return number;
  if (answer === points) return right;
  return nearly.find(([forgot]) => forgot === answer)?.[1] ?? wrong;
}

// What stays of the question beside the points: how they add up.
function wayOf(said, way) {
  const box = document.createElement("div");
  box.className = "count-it counted";
  for (const line of [said, ...way]) {
    const p = document.createElement("p");
    p.dir = "auto";
    p.textContent = line;
    if (line) box.append(p);
  }
  return box;
}

// It stays when the result is drawn again, with the end of the match or because somebody else is ready.
function keepCounted(old, fresh) {
  const kept = old.querySelector(".counted");
  if (kept) fresh.querySelector("#count")?.replaceWith(kept);
}

// Asks, and resolves when the player has seen enough: the right answer, or the result.
function countFirst(result, form, check) {
  stepAside(result);
  form.hidden = false;
  // What the first match teaches would stand over the question.
  byId("teach")?.setAttribute("hidden", "");
  const [told, input] = [form.querySelector(".told"), form.elements.answer];
  let said = "";
  // A field that has the focus opens the keyboard of a phone over the cards.
  const busy = document.activeElement && document.activeElement !== document.body && !document.activeElement.closest("#result, #hand, #trick, #tools");
  if (!busy) (matchMedia("(pointer: coarse)").matches ? form : input).focus({ preventScroll: true });
  return new Promise((done) => {
    endCounting = () => {
      endCounting = () => {};
      form.replaceWith(wayOf(said, check.way));
      done();
    };
    acts.counted = () => endCounting();
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const answer = typedNumber(input.value);
      const isRight = answer === check.points;
      const text = [verdict(answer, check), ...(isRight ? check.way : [])].join(" · ");
      // It is read out also if the same sentence stood there before.
      told.textContent = "";
      requestAnimationFrame(() => { told.textContent = text; told.scrollIntoView({ block: "nearest" }); });
      if (!isRight) return input.select();
      said = check.right;
      input.readOnly = true;
      form.querySelector(".btn.main").remove();
      form.querySelector("[data-do=counted]").classList.add("main");
      form.querySelector("[data-do=counted]").focus({ preventScroll: true });
    });
  });
}
