import { InspectionError } from './inspectionError.ts';

/** Semaphore: `maxRunning` at once, `maxWaiting` in the queue, further calls are refused. */
export function limitConcurrency(maxRunning: number, maxWaiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (queue.length >= maxWaiting) throw new InspectionError({ key: 'inspectLater' });
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
