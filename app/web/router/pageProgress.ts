let waiting = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  waiting += by;
  for (const tell of listeners) tell();
};

/** Notes that a page's chunk is on its way until the promise settles. */
export async function withProgress<Chunk>(coming: Promise<Chunk>): Promise<Chunk> {
  change(1);
  try {
    return await coming;
  } finally {
    change(-1);
  }
}

export const pageProgress = {
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
  isWaiting: () => waiting > 0,
};
