const KEY = 'ironsilk.reloaded';

/** What deciding on a reload reads and does; the browser's own in the app, made up in tests. */
export interface ReloadMeans {
  isOnline: () => boolean;
  /** names the build that runs; another deployment has another name */
  build: () => string;
  /** the build for which the page was loaded anew last */
  reloadedFor: () => string | null;
  reload: (build: string) => void;
}

const browserMeans: ReloadMeans = {
  isOnline: () => navigator.onLine,
  // the entry names every chunk, so its own hashed name changes with any of them
  build: () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '',
  reloadedFor: () => sessionStorage.getItem(KEY),
  reload: (build) => {
    sessionStorage.setItem(KEY, build);
    location.reload();
  },
};

function reloadOnce(means: ReloadMeans): boolean {
  try {
    const build = means.build();
    if (!means.isOnline() || means.reloadedFor() === build) return false;
    means.reload(build);
    return true;
  } catch {
    // storage is blocked: we could not tell a first reload from the hundredth
    return false;
  }
}

let isAhead = false;

/**
 * Fetches what may be needed later. A chunk that is gone is not worth a reload then: that is for whoever
 * needs it.
 */
export function loadAhead<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  isAhead = true;
  try {
    return load();
  } finally {
    isAhead = false;
  }
}

/**
 * Fetches a chunk of the app. When it is gone, as after a deployment, the whole page is loaded anew, once for
 * each build; the promise then never settles, so nothing blinks before the reload. Fails when that did not
 * help or the network is away.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  means: ReloadMeans = browserMeans,
): Promise<Chunk> {
  const mayReload = !isAhead;
  try {
    return await load();
  } catch (error) {
    if (!mayReload || !reloadOnce(means)) throw error;
    return new Promise<never>(() => {});
  }
}
