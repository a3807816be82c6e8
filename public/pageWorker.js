// Opens a page for phones (a driver's job, a shared link) without a connection once it was visited; one for each scope.
const SHELL = new URL(self.registration.scope).pathname;
const CACHE = `ironsilk.page.${SHELL}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps the page and its files, and drops those of an earlier version; the page last, so that it never stands alone. */
async function keep(urls) {
  const cache = await caches.open(CACHE);
  for (const url of urls) if (!(await cache.match(url))) await cache.add(url);
  const page = await fetch(SHELL, { cache: 'no-store' });
  if (!page.ok) return;
  await cache.put(SHELL, page);
  for (const { url } of await cache.keys())
    if (!urls.includes(url) && new URL(url).pathname !== SHELL) await cache.delete(url);
}

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep).catch(() => {}));
});

const isFile = (url) => url.origin === self.location.origin && url.pathname.startsWith('/custom/assets/');

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await caches.match(SHELL)) ?? Response.error()));
  else if (isFile(new URL(request.url)))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
