const KEY = 'ironsilk.reloaded';

export interface ReloadMeans {
  isOnline: () => boolean;
  /** build id; differs per deployment */
  build: () => string;
  reloadedFor: () => string | null;
  reload: (build: string) => void;
}

const browserMeans: ReloadMeans = {
  isOnline: () => navigator.onLine,
  // the hashed entry name changes with any chunk
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
    // without storage, reloads cannot be counted
    return false;
  }
}

let isAhead = false;

/** Prefetches a chunk; a missing one causes no reload. */
export function loadAhead<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  isAhead = true;
  try {
    return load();
  } finally {
    isAhead = false;
  }
}

/** Loads a chunk; a missing one, as after a deployment, reloads the page once per build and never settles. */
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
