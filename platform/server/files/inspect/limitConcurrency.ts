import { userError } from '../../texts/texts.ts';

/** Semaphore: `maxRunning` at once, `maxWaiting` in the queue, further calls are refused. */
export function limitConcurrency(maxRunning: number, maxWaiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (queue.length >= maxWaiting) throw userError.retryable((t) => t.files.inspectLater);
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
