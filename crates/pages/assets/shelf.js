// The score pad and My matches: stores in this browser the current match of the pad and its finished matches.

const NAME = "qyrsqyrs.";

export function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(NAME + key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

// Says whether it could be kept.
export function store(key, value) {
  try {
    localStorage.setItem(NAME + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const matches = () => load("pads", []);

// Adds a match, or puts its newer state in the place of the older one.
export function keepMatch(match) {
  const others = matches().filter(({ id }) => id !== match.id);
  return store("pads", [match, ...others]);
}

export const dropMatch = (id) => store("pads", matches().filter((match) => match.id !== id));

export function clear() {
  try {
    Object.keys(localStorage).filter((key) => key.startsWith(NAME)).forEach((key) => localStorage.removeItem(key));
  } catch { /* There is nothing to clear where nothing can be kept. */ }
}
