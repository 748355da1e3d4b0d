// The service worker of the score pad: keeps the page and its files in the browser, so that the pad opens without a
// connection. Each version of the program has a worker and a store of its own, and the new worker deletes the old
// store.

const STORE = "pad-{version}";
const FILES = {files};
const PAGE = "/pad";
// How long a weak connection is waited for before the kept page is shown.
const PATIENCE = 4000;

addEventListener("install", (event) => {
  const keep = async () => { await (await caches.open(STORE)).addAll([PAGE, ...FILES]); await skipWaiting(); };
  event.waitUntil(keep());
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("pad-") && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === PAGE) event.respondWith(freshest(event));
  else if (url.pathname.startsWith("/a/")) event.respondWith(kept(request));
});

// The page comes from the server while there is one, in the language chosen last.
async function freshest(event) {
  const store = await caches.open(STORE);
  const fetched = fetch(event.request).then(async (answer) => {
    if (answer.ok) await store.put(PAGE, answer.clone());
    return answer;
  });
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  try {
    return await Promise.race([fetched, late]);
  } catch {
    event.waitUntil(fetched.catch(() => {}));
    return (await store.match(PAGE)) || fetched;
  }
}

// A file never changes under its address, so the kept one is as good as new.
async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}
