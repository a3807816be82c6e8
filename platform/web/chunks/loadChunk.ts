const KEY = 'ironsilk.reloaded';

export interface ReloadEnvironment {
  isOnline: () => boolean;
  /** build id; differs per deployment */
  build: () => string;
  reloadedFor: () => string | null;
  reload: (build: string) => void;
}

/** All scripts of the document: the hashed name of the entry changes with any chunk, those before it need not. */
export function buildOf(page: Document): string {
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return Array.from(scripts, ({ src }) => src).join(' ');
}

const browserEnvironment: ReloadEnvironment = {
  isOnline: () => navigator.onLine,
  build: () => buildOf(document),
  reloadedFor: () => sessionStorage.getItem(KEY),
  reload: (build) => {
    sessionStorage.setItem(KEY, build);
    location.reload();
  },
};

function reloadOnce(environment: ReloadEnvironment): boolean {
  try {
    const build = environment.build();
    if (!environment.isOnline() || environment.reloadedFor() === build) return false;
    environment.reload(build);
    return true;
  } catch {
    // without storage, reloads cannot be counted
    return false;
  }
}

let isPrefetching = false;

/** Prefetches a chunk; a missing one causes no reload. */
export function prefetchChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  isPrefetching = true;
  try {
    return load();
  } finally {
    isPrefetching = false;
  }
}

/** Loads a chunk; a missing one, as after a deployment, reloads the page once per build and never settles. */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  environment: ReloadEnvironment = browserEnvironment,
): Promise<Chunk> {
  const canReload = !isPrefetching;
  try {
    return await load();
  } catch (error) {
    if (!canReload || !reloadOnce(environment)) throw error;
    return new Promise<never>(() => {});
  }
}
