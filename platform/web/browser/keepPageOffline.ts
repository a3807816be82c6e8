const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Files of the page in view: its document's and those it has fetched since. */
function loadedFiles(): string[] {
  const inDocument = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')];
  const urls = [
    ...inDocument.map((element) => ('href' in element ? element.href : element.src)),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  const files = `${location.origin}${BASE}/assets/`;
  return [...new Set(urls)].filter((url) => url.startsWith(files));
}

/** Has pages below a path of the app open without a connection from now on; nothing where the browser cannot. */
export async function keepPageOffline(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const scope = `${BASE}${path}`;
    const { active } = await activeIn(await navigator.serviceWorker.register(`${BASE}/pageWorker.js`, { scope }));
    active?.postMessage({ keep: loadedFiles() });
  } catch {
    // such as in a private window: the page works with a connection
  }
}

/** Once the worker runs. `ready` waits for a worker of the address in view, which may be another one's. */
function activeIn(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (coming === null || registration.active !== null) return Promise.resolve(registration);
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
    });
  });
}
