import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

test('many works of one party delay another by one only, and too many are refused', async () => {
  const queue = new FairQueue(3, () => new Error('too many'));
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (party: string, name: string) =>
    queue.run(party, async () => {
      await first.promise;
      done.push(name);
    });
  const all = [work('A', 'A1'), work('A', 'A2'), work('A', 'A3'), work('A', 'A4'), work('B', 'B1')];
  await expect(work('A', 'A5')).rejects.toThrow('too many');
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(['A1', 'A2', 'B1', 'A3', 'A4']);
  await work('B', 'B2');
  expect(done.at(-1)).toBe('B2');
});
