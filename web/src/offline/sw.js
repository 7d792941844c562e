// Keeps the pages for when there is no network. scripts/offline.mjs puts in what there is of a release.
//
// A release is kept whole or not at all, and it takes over once no page of the one before is open: nobody's match is
// given parts of two. What is online comes from the server first; only files whose names change with what they are do not.
const RELEASE = '@release@';
/** The script that this release's page begins with: a page without it is another release's. */
const ENTRY = '@entry@';
const FILES = ['@files@'];
/** What the server says that is the same for everybody. */
const SAID = ['@said@'];

const KEPT = `tinstar ${RELEASE}`;
const LATEST = 'tinstar said';
/** So many files are fetched at once. */
const AT_ONCE = 6;
/** So long a page waits for a server that does not answer, in milliseconds. */
const PATIENCE = 4000;

const address = (path) => new URL(path, self.registration.scope).href;

addEventListener('install', (event) => event.waitUntil(keepRelease()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

async function keepRelease() {
  const cache = await caches.open(KEPT);
  const left = [...FILES];
  const keep = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const had = path.startsWith('assets/') ? await caches.match(address(path)) : undefined;
      const response = had ?? (await fetch(address(path), { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (path === '' && !(await response.clone().text()).includes(ENTRY)) throw new Error('another release has come');
      await cache.put(address(path), response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keep));
  const latest = await caches.open(LATEST);
  for (const path of SAID)
    for (const tongue of ['en', 'fr']) {
      const url = `${address(path)}?lang=${tongue}`;
      // It is nice to have, and comes by itself when somebody asks for it.
      const response = await fetch(url).catch(() => null);
      if (response?.ok) await latest.put(url, response);
    }
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('tinstar ') && name !== KEPT && name !== LATEST);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const path = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  if (request.mode === 'navigate' && path === '') event.respondWith(page(request));
  else if (path.startsWith('assets/')) event.respondWith(asset(request));
  else if (SAID.includes(path)) event.respondWith(said(request, path));
  else if (path !== '' && FILES.includes(path)) event.respondWith(page(request, path));
});

async function page(request, path = '') {
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error('nobody answers')), PATIENCE));
  const found = await Promise.race([fetch(request), late]).catch(() => null);
  if (found && found.status < 500) return found;
  return (await (await caches.open(KEPT)).match(address(path))) ?? found ?? Response.error();
}

/** Also one of a release that waits for its turn: its page may be open already. */
async function asset(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

// The server says that it is somebody's turn, and nobody is at the table: what is said of one table replaces what was.
addEventListener('push', (event) => event.waitUntil(tell(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function tell(data) {
  const { title = 'Tinstar', body, tag, path = '' } = data?.json() ?? {};
  const icon = address('icon-192.png');
  await self.registration.showNotification(title, { body, tag, data: path, icon, badge: icon });
  await navigator.setAppBadge?.().catch(() => {});
}

/** Shows a place in a page that is open, or in a new one. */
async function show(path) {
  const place = address(typeof path === 'string' && path.startsWith('#/') ? path : '');
  // Also those that were there before this worker.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === place) ?? pages[0];
  if (!page) return self.clients.openWindow(place);
  // The page goes there itself: nothing is loaded anew.
  page.postMessage({ go: new URL(place).hash });
  await page.focus().catch(() => {});
}

async function said(request, path) {
  const tongue = request.headers.get('accept-language')?.startsWith('fr') ? 'fr' : 'en';
  const url = `${address(path)}?lang=${tongue}`;
  const latest = await caches.open(LATEST);
  const found = await fetch(request).catch(() => null);
  if (found?.ok) await latest.put(url, found.clone());
  if (found && found.status < 500) return found;
  return (await latest.match(url)) ?? found ?? Response.error();
}
