import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('as many as may work at once, as many as may wait in order, and the next is refused at once', async () => {
  const limited = limitConcurrency(1, 2, () => new Error('busy'));
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  const work = (number: number) =>
    limited(async () => {
      await first.promise;
      done.push(number);
    });
  const admitted = [1, 2, 3].map(work);
  await expect(work(4)).rejects.toThrow('busy');
  first.resolve();
  await Promise.all(admitted);
  expect(done).toEqual([1, 2, 3]);
  await work(5);
  expect(done).toEqual([1, 2, 3, 5]);
});
