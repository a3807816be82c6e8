const KEY = 'ironsilk.reloaded';

/** What deciding on a reload reads and does; the browser's own in the app, made up in tests. */
export interface ReloadMeans {
  isOnline: () => boolean;
  hasReloaded: () => boolean;
  noteReload: (reloaded: boolean) => void;
  reload: () => void;
}

const browserMeans: ReloadMeans = {
  isOnline: () => navigator.onLine,
  hasReloaded: () => {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return true;
    }
  },
  noteReload: (reloaded) => {
    try {
      if (reloaded) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // without storage we do not know whether we reloaded before, and hasReloaded says yes
    }
  },
  reload: () => location.reload(),
};

/**
 * Fetches a chunk of the app. When it is gone, as after a deployment, the whole page is loaded anew, once;
 * the promise then never settles, so nothing blinks before the reload. Fails when that did not help or the
 * network is away.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  means: ReloadMeans = browserMeans,
): Promise<Chunk> {
  try {
    const chunk = await load();
    if (means.hasReloaded()) means.noteReload(false);
    return chunk;
  } catch (error) {
    if (!means.isOnline() || means.hasReloaded()) throw error;
    means.noteReload(true);
    means.reload();
    return new Promise<never>(() => {});
  }
}
