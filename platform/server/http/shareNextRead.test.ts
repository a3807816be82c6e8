import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShareNextRead } from './shareNextRead.ts';

function clockedReadings() {
  const running: (() => void)[] = [];
  let now = 0;
  return {
    tick: () => {
      now += 1;
      return now;
    },
    begun: () => running.length,
    endOldest: () => running.shift()?.(),
    read: () => {
      const beganAt = now;
      return new Promise<{ beganAt: number }>((resolve) => running.push(() => resolve({ beganAt })));
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nobody gets a reading that began before they asked, whatever the order of asking and ending', async () => {
  const moves = fc.array(fc.constantFrom('ask', 'end'), { minLength: 1, maxLength: 40 });
  const told = fc.asyncProperty(moves, async (story) => {
    const sharing = new ShareNextRead<{ beganAt: number }>();
    const readings = clockedReadings();
    const answers: Promise<{ askedAt: number; beganAt: number }>[] = [];
    for (const move of story) {
      const askedAt = readings.tick();
      if (move === 'ask') {
        const answer = sharing.read('trains', readings.read);
        answers.push(answer.then(({ beganAt }) => ({ askedAt, beganAt })));
      } else readings.endOldest();
      await settled();
      expect(readings.begun()).toBeLessThanOrEqual(1);
    }
    while (readings.begun() > 0) {
      readings.endOldest();
      await settled();
    }
    for (const { askedAt, beganAt } of await Promise.all(answers)) {
      expect(beganAt).toBeGreaterThanOrEqual(askedAt);
    }
  });
  await fc.assert(told, { numRuns: 60 });
});

test('where readings keep a pause, those who ask within it share the one after it', async () => {
  const sharing = new ShareNextRead<number>(60);
  const begun: number[] = [];
  const read = async () => begun.push(performance.now());
  const first = await sharing.read('figures', read);
  const others = await Promise.all([sharing.read('figures', read), sharing.read('figures', read)]);
  expect([first, ...others]).toEqual([1, 2, 2]);
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(59);
  await sharing.read('another', read);
  expect(begun).toHaveLength(3);
});

test('a hundred who ask during one reading share the next one', async () => {
  const sharing = new ShareNextRead<number>();
  let readings = 0;
  const read = async () => {
    readings += 1;
    await settled();
    return readings;
  };
  const answers = await Promise.all(Array.from({ length: 101 }, () => sharing.read('trains', read)));
  expect(readings).toBe(2);
  expect(answers).toEqual([1, ...Array.from({ length: 100 }, () => 2)]);
});

test('a reading that fails fails for those who shared it, and not for those who ask after it', async () => {
  const sharing = new ShareNextRead<string>();
  const failing = sharing.read('trains', () => Promise.reject(new Error('gone')));
  const after = sharing.read('trains', () => Promise.resolve('good'));
  await expect(failing).rejects.toThrow('gone');
  expect(await after).toBe('good');
});

test('different questions do not wait for each other', async () => {
  const sharing = new ShareNextRead<string>();
  void sharing.read('slow', () => new Promise(() => {}));
  expect(await sharing.read('quick', async () => 'answer')).toBe('answer');
});
