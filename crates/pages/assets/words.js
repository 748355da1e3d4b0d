// The score pad and My matches: the sentences that the page contains for its scripts, in the reader's language.

const TEXTS = JSON.parse(document.getElementById("pad-texts").textContent);
export const LANG = document.documentElement.lang;
const numbers = new Intl.NumberFormat(LANG);
// The day comes before the month, as everywhere in the program.
const dates = new Intl.DateTimeFormat(LANG === "en" ? "en-GB" : LANG, { dateStyle: "long" });

export const write = (number) => numbers.format(number);
export const dateOf = (text) => dates.format(new Date(text));

// A sentence with names and numbers put in. Where a plural depends on a number, the page brings one sentence for each
// form.
export function say(key, values = {}) {
  const text = TEXTS[key];
  const plain = typeof text === "string" ? text : text[values.count] ?? text.other;
  return plain.replace(/\{(\w+)\}/g, (mark, name) => {
    const value = values[name];
    return value === undefined ? mark : typeof value === "number" ? write(value) : value;
  });
}
