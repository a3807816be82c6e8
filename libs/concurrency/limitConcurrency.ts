/** Semaphore: `maxRunning` at once, `maxWaiting` in the queue, further calls are refused with `refusal`. */
export function limitConcurrency(maxRunning: number, maxWaiting: number, refusal: () => Error) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (queue.length >= maxWaiting) throw refusal();
      // hand the slot over, so that it is never free in between
      await new Promise<void>((go) => queue.push(go));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
