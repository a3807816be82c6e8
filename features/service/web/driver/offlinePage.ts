import { DRIVER_LINK_PATH } from '../../driverSteps.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
const SCOPE = `${BASE}${DRIVER_LINK_PATH}/`;

/** Files of the page in view: its document's and those it has fetched since. */
function loadedFiles(): string[] {
  const inDocument = [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]'),
  ];
  const urls = [
    ...inDocument.map((element) => ('href' in element ? element.href : element.src)),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  const files = `${location.origin}${BASE}/assets/`;
  return [...new Set(urls)].filter((url) => url.startsWith(files));
}

/** Has the driver's page open without a connection from now on; nothing where the browser cannot. */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${BASE}/driverWorker.js`, { scope: SCOPE });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
  } catch {
    // such as in a private window: the page works with a connection
  }
}
