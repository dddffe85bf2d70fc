/**
 * The service worker: shows push messages and leads to the table they are about; and for a page without a server it
 * keeps all files of one version, so that the page works without a network.
 *
 * The build of such a page writes its VERSION before the first line, so a browser sees every new one. All files of a
 * version are fetched before it takes over, and it takes over when no tab shows the old one any more: no page is ever
 * made of halves. Where there is no VERSION, as on a server, no request is answered and nothing is kept.
 */

/** @typedef {{ title: string, body: string, path: string }} Told */

const version = self.VERSION ?? '';
const CACHE = `pelagos-${version}`;
const LIST = 'files.json';

self.addEventListener('install', (event) => {
  if (version) event.waitUntil(fetchFiles());
  else self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOld()])));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (version && method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

const addressOf = (file) => new URL(file, self.registration.scope).href;

/** What an older version has with the same digest is taken from there. */
async function fetchFiles() {
  const cache = await caches.open(CACHE);
  const reply = await fetch(addressOf(LIST), { cache: 'no-store' });
  const list = await reply.clone().json();
  if (list.version !== version) throw new Error('the site is being replaced');
  const known = await knownFiles();
  const names = Object.entries(list.files);
  for (const [name, digest] of names) {
    // Several files may be alike, and a body is read once.
    const kept = known.get(digest)?.clone();
    const found = kept ?? (await fetch(addressOf(name), { cache: 'no-store' }));
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    await cache.put(addressOf(name), found);
  }
  await cache.put(addressOf(LIST), reply);
}

/** Files of other versions, by digest. */
async function knownFiles() {
  const known = new Map();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const list = name === CACHE ? undefined : await cache.match(addressOf(LIST));
    for (const [file, digest] of Object.entries(list ? (await list.json()).files : {})) {
      const found = await cache.match(addressOf(file));
      if (found) known.set(digest, found);
    }
  }
  return known;
}

async function dropOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith('pelagos-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From what is kept. Every address that is not a file is a place in the page, which stands behind `#`. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const scope = self.registration.scope;
  const { href, origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    const home = await cache.match(addressOf('index.html'));
    const path = href.slice(scope.length - 1);
    const isHome = origin + pathname === scope || origin + pathname === addressOf('index.html');
    return isHome ? (home ?? fetch(request)) : Response.redirect(`${scope}#${path}`);
  }
  return (await cache.match(href.split(/[?#]/)[0])) ?? fetch(request);
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/**
 * A browser demands that every message is shown, so one that cannot be read says at least where it comes from.
 * Only the path of a link counts: no message leads away from here.
 * @returns {Told}
 */
function read(data) {
  try {
    const { title, body, link } = data.json();
    const { pathname, search } = new URL(link, self.location.origin);
    return { title: String(title), body: String(body), path: pathname + search };
  } catch {
    return { title: 'Pelagos', body: '', path: '/' };
  }
}

/** The newest about a table is instead of the one before. */
function show({ title, body, path }) {
  return self.registration.showNotification(title, {
    body,
    tag: path,
    renotify: true,
    icon: '/favicon.svg',
    data: { path },
  });
}

/** The tab that shows it already, else a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path.split('?')[0]);
  return there ? there.focus() : self.clients.openWindow(path);
}
