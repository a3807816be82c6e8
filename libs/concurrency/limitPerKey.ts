import { limitConcurrency } from './limitConcurrency.ts';

/** Semaphore by key: of each key `maxRunning` at once, `maxWaiting` in the queue, further calls are refused. */
export function limitPerKey(maxRunning: number, maxWaiting: number, refusal: () => Error) {
  const limits = new Map<string, { limited: ReturnType<typeof limitConcurrency>; users: number }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const limit = limits.get(key) ?? { limited: limitConcurrency(maxRunning, maxWaiting, refusal), users: 0 };
    limits.set(key, limit);
    limit.users += 1;
    try {
      return await limit.limited(work);
    } finally {
      limit.users -= 1;
      if (limit.users === 0) limits.delete(key);
    }
  };
}
