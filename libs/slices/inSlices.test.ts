import { expect, test } from 'vitest';
import { inSlices } from './inSlices.ts';

function longWork() {
  const done: number[] = [];
  let clock = 0;
  function* steps() {
    for (const step of [1, 2, 3]) {
      clock += 10;
      done.push(step);
      yield step;
    }
  }
  return { done, steps: steps(), now: () => clock };
}

test('long work lets the browser answer between its steps and comes out whole, in order', async () => {
  const { done, steps, now } = longWork();
  const answeredAfter: number[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    answeredAfter.push(done.length);
    if (done.length < 3) port2.postMessage(null);
    else port1.close();
  };
  port2.postMessage(null);
  await expect(inSlices(steps, new AbortController().signal, now)).resolves.toEqual([1, 2, 3]);
  expect(answeredAfter).toEqual(expect.arrayContaining([1, 2]));
});

test('work that is no longer wanted ends at its next pause', async () => {
  const { done, steps, now } = longWork();
  const wanted = new AbortController();
  const work = inSlices(steps, wanted.signal, now);
  wanted.abort();
  await expect(work).resolves.toBeNull();
  expect(done).toEqual([]);
});
