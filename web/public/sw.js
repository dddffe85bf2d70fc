/**
 * The service worker: shows push messages, and leads to the table they are about. It answers no requests and keeps
 * nothing. A browser takes a new one as soon as this file differs; old pages are taken over at once.
 */

/** @typedef {{ title: string, body: string, path: string }} Told */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
