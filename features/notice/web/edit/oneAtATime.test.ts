import { expect, test } from 'vitest';
import { DUPLICATE_WINDOW_MS } from '../../../../platform/web/request/send.ts';
import { oneAtATime } from './oneAtATime.ts';

test('a double click saves once, and a later click saves again', async () => {
  let time = 1_000;
  const once = oneAtATime(() => time);
  let saves = 0;
  const answered = Promise.withResolvers<void>();
  const save = () => {
    saves += 1;
    return answered.promise;
  };

  const first = once(save);
  await once(save);
  expect(saves, 'while the first one waits').toBe(1);

  answered.resolve();
  await first;
  time += DUPLICATE_WINDOW_MS - 1;
  await once(save);
  expect(saves, 'just after the answer').toBe(1);

  time += 1;
  await once(save);
  expect(saves).toBe(2);
});

test('a save that fails does not block the next one', async () => {
  let time = 1_000;
  const once = oneAtATime(() => time);
  await expect(once(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  time += DUPLICATE_WINDOW_MS;
  let saves = 0;
  await once(async () => {
    saves += 1;
  });
  expect(saves).toBe(1);
});
