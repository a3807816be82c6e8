import { refuse } from '../../texts/texts.ts';

/** Semaphore: `maxRunning` at once, `maxWaiting` in the queue, further calls are refused. */
export function atMost(many: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= many) {
      if (queue.length >= waiting) throw refuse.forNow((t) => t.files.inspectLater);
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
