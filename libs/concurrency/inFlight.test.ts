import { expect, test } from 'vitest';
import { InFlight } from './inFlight.ts';

test('equal requests share the one under way, others do not, and the next one begins anew', async () => {
  const inFlight = new InFlight<number>();
  let started = 0;
  const start = async () => {
    started += 1;
    return started;
  };
  const answers = await Promise.all(['a', 'a', 'b'].map((key) => inFlight.run(key, start)));
  expect(answers).toEqual([1, 1, 2]);
  expect(await inFlight.run('a', start)).toBe(3);
  const failing = () => Promise.reject(new Error('no answer'));
  await expect(inFlight.run('a', failing)).rejects.toThrow('no answer');
  expect(await inFlight.run('a', start)).toBe(4);
});
