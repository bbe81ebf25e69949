// The service worker: without a network the built pages and the person's last answers stay readable (decision 0083).
// Served as it is. Caches: `files` holds whole releases of the frontends, `answers:<person>` what one person has read.

const filesCache = 'files';
const answersPrefix = 'answers:';
const mostAnswers = 200;
const mostBytes = 256 * 1024;
const longestMs = 7 * 24 * 3_600_000;
/** How long the network may take before a kept answer is used. The shell waits 4 s for a remote, manifest included. */
const patienceMs = 8_000;
const manifestPatienceMs = 1_500;

/** A file with its content's hash in the name: it never changes. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;
const manifest = /^\/remotes(\.json|\/[^/]+\/mf-manifest\.json)$/;
/** Admins' pages, files, searches and payments are read from the server only. */
const unkept = /^\/api\/(live|docs|admin|account|search|subscription|email|users\/search)\b/;
const endsSession = /^\/api\/(logout|login|register|account\/delete)$/;

/** Counts the ends of sessions. An answer that was asked for before one is not kept. */
let departures = 0;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== 'GET') {
    if (endsSession.test(pathname)) event.respondWith(fetch(request).finally(forgetAnswers));
  } else if (pathname.startsWith('/api/')) {
    if (request.mode !== 'navigate' && !unkept.test(pathname)) event.respondWith(answerOf(event));
  } else if (request.mode === 'navigate') {
    if (!/\.\w+$/.test(pathname)) event.respondWith(pageOf(event));
  } else if (manifest.test(pathname)) {
    event.respondWith(kept(fetch(request), manifestPatienceMs, () => fileAt(request)));
  } else if (hashed.test(pathname)) {
    event.respondWith(fileAt(request).then((file) => file ?? fetch(request)));
  }
});

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  event.waitUntil(Promise.all([keepFrontends(), ...keep.map(keepAddress)]).catch(console.warn));
});

/** The network's answer. When it fails or is late, the one from `otherwise`, if there is one. */
async function kept(asked, ms, otherwise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return (await otherwise()) ?? asked;
  } finally {
    clearTimeout(timer);
  }
}

// answers

function answerOf(event) {
  const { request } = event;
  const at = departures;
  const asked = fetch(request).then((answer) => {
    event.waitUntil(keepAnswer(request.url, answer.clone(), at).catch(console.warn));
    return answer;
  });
  event.waitUntil(asked.catch(() => undefined));
  return kept(asked, patienceMs, () => (request.signal.aborted ? undefined : keptAnswer(request.url)));
}

/** Keeps what the page had read before this worker took it over. */
async function keepAddress(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== self.location.origin || !pathname.startsWith('/api/') || unkept.test(pathname)) return;
  if (await keptAnswer(address)) return;
  const at = departures;
  await keepAnswer(address, await fetch(address, { headers: { accept: 'application/json' } }), at);
}

async function keepAnswer(address, answer, at) {
  if (answer.status === 401) return forgetAnswers();
  const person = answer.headers.get('pathwise-person');
  if (answer.status !== 200 || !person) return;
  const body = await answer.blob();
  if (body.size > mostBytes) return;

  const name = answersPrefix + person;
  if (departures !== at) return;
  const cache = await caches.open(name);
  // opened after a sign-out it would stay, empty but with the person's id; opened before, it takes this answer along
  if (departures !== at) return caches.delete(name);
  await forgetOthers(name);
  const headers = new Headers({ 'pathwise-kept-at': new Date().toISOString() });
  for (const header of ['content-type', 'link']) {
    const value = answer.headers.get(header);
    if (value) headers.set(header, value);
  }
  await cache.put(address, new Response(body, { headers }));
  const addresses = await cache.keys();
  for (const oldest of addresses.slice(0, Math.max(0, addresses.length - mostAnswers))) await cache.delete(oldest);
}

async function keptAnswer(address) {
  const [name] = (await caches.keys()).filter((one) => one.startsWith(answersPrefix));
  const answer = name && (await (await caches.open(name)).match(address));
  if (!answer) return undefined;
  const age = Date.now() - Date.parse(answer.headers.get('pathwise-kept-at') ?? '');
  return age < longestMs ? answer : undefined;
}

function forgetAnswers() {
  departures += 1;
  return forgetOthers(undefined);
}

async function forgetOthers(mine) {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(answersPrefix) && name !== mine);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// files

async function pageOf(event) {
  const asked = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request));
  event.waitUntil(asked.catch(() => undefined));
  return kept(asked, patienceMs, () => fileAt('/')).catch(pageOutOfReach);
}

/** In place of the browser's own page, while nothing of the site is kept yet. It opens the page once the server answers. */
function pageOutOfReach() {
  const title = self.navigator.onLine ? 'Pathwise does not answer' : 'You are offline';
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Pathwise</title>
<style>
  :root { color-scheme: light dark; background: light-dark(#fff, #09090b); color: light-dark(#18181b, #fafafa) }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  a { display: inline-block; padding: 0.75rem 1.5rem 0.75rem 0; color: light-dark(#6d28d9, #c4b5fd) }
</style>
<main>
  <h1>${title}</h1>
  <p>This page is not on this device yet. It opens by itself when Pathwise can be reached. What you have saved is safe.</p>
  <a href="">Try again</a>
  <a href="/" id="back">Go back</a>
</main>
<script>
  back.onclick = () => history.length > 1 ? (history.back(), false) : true;
  const look = () => fetch('/remotes.json', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {});
  addEventListener('online', look);
  setInterval(look, 5000);
</script>`;
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function fileAt(request) {
  // a second try of a remote has another query
  return (await caches.open(filesCache)).match(request, { ignoreSearch: true, ignoreVary: true });
}

/** The shell and the remotes that members use, each as one whole release. */
async function keepFrontends() {
  const list = await fetchNew('/remotes.json');
  const remotes = await list.clone().json();
  for (const { name, entry } of remotes) {
    if (name !== 'admin') await keepRelease(entry, entry.slice(0, entry.lastIndexOf('/') + 1));
  }
  const cache = await caches.open(filesCache);
  await cache.put('/remotes.json', list);
  // last, because its HTML names the entries of the remotes
  await keepRelease('/', '/');
}

/**
 * Keeps a release, its start last: a page without a network never begins a release that is half here. The files of the
 * release before stay for open pages.
 */
async function keepRelease(start, folder) {
  const cache = await caches.open(filesCache);
  const page = await fetchNew(start);
  const release = await (await fetchNew(`${folder}release.json`)).json();
  const files = release.files.filter(isNeeded);
  // a deployment happened between the answers
  for (const path of pathsIn(await page.clone().text())) {
    const isHere = path.startsWith('/remotes/') ? await cache.match(path) : files.some((file) => path.endsWith(file));
    if (!isHere) return;
  }

  for (const file of files) if (!(await cache.match(folder + file))) await cache.add(folder + file);
  await cache.put(start, page);
  const needed = new Set([...files, ...release.previous].map((file) => folder + file));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOwn = pathname.startsWith(folder) && (folder !== '/' || !pathname.startsWith('/remotes/'));
    if (isOwn && hashed.test(pathname) && !needed.has(pathname)) await cache.delete(request);
  }
}

const isNeeded = (file) => hashed.test(file) && !file.endsWith('.map') && !file.endsWith('.br');

/** The scripts and style sheets that a page or a manifest begins with. Admins' pages are not kept. */
function pathsIn(text) {
  const quoted = text.match(/"[^"\s]*\.[0-9a-f]{8,}\.(?:js|css)"/g) ?? [];
  return quoted.map((path) => path.slice(1, -1)).filter((path) => !path.startsWith('/remotes/admin/'));
}

async function fetchNew(address) {
  const answer = await fetch(address, { cache: 'no-cache', headers: { accept: '*/*' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
