let waiting = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  waiting += by;
  for (const tell of listeners) tell();
};

/** Shows the progress line until the promise settles. */
export async function withProgress(coming: Promise<unknown>): Promise<void> {
  change(1);
  await Promise.allSettled([coming]);
  change(-1);
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
