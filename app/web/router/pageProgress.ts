let waiting = 0;
const listeners = new Set<() => void>();

const addWaiting = (by: number) => {
  waiting += by;
  for (const listener of listeners) listener();
};

/** Shows the progress line until the promise settles. */
export async function withProgress(promise: Promise<unknown>): Promise<void> {
  addWaiting(1);
  await Promise.allSettled([promise]);
  addWaiting(-1);
}

export const pageProgress = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isWaiting: () => waiting > 0,
};
