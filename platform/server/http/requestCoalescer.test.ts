import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestCoalescer } from './requestCoalescer.ts';

function controllableReads() {
  const running: (() => void)[] = [];
  let now = 0;
  return {
    tick: () => {
      now += 1;
      return now;
    },
    begun: () => running.length,
    settleOldest: () => running.shift()?.(),
    read: () => {
      const beganAt = now;
      return new Promise<{ beganAt: number }>((resolve) => running.push(() => resolve({ beganAt })));
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nobody gets a reading that began before they asked, whatever the order of asking and ending', async () => {
  const steps = fc.array(fc.constantFrom('ask', 'end'), { minLength: 1, maxLength: 40 });
  const property = fc.asyncProperty(steps, async (sequence) => {
    const coalescer = new RequestCoalescer<{ beganAt: number }>();
    const reads = controllableReads();
    const answers: Promise<{ askedAt: number; beganAt: number }>[] = [];
    for (const step of sequence) {
      const askedAt = reads.tick();
      if (step === 'ask') {
        const answer = coalescer.run('trains', reads.read);
        answers.push(answer.then(({ beganAt }) => ({ askedAt, beganAt })));
      } else reads.settleOldest();
      await settled();
      expect(reads.begun()).toBeLessThanOrEqual(1);
    }
    while (reads.begun() > 0) {
      reads.settleOldest();
      await settled();
    }
    for (const { askedAt, beganAt } of await Promise.all(answers)) {
      expect(beganAt).toBeGreaterThanOrEqual(askedAt);
    }
  });
  await fc.assert(property, { numRuns: 60 });
});

test('where readings keep a pause, those who ask within it share the one after it', async () => {
  const coalescer = new RequestCoalescer<number>(60);
  const begun: number[] = [];
  const read = async () => begun.push(performance.now());
  const first = await coalescer.run('figures', read);
  const others = await Promise.all([coalescer.run('figures', read), coalescer.run('figures', read)]);
  expect([first, ...others]).toEqual([1, 2, 2]);
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThanOrEqual(59);
  await coalescer.run('another', read);
  expect(begun).toHaveLength(3);
});

test('a hundred who ask during one reading share the next one', async () => {
  const coalescer = new RequestCoalescer<number>();
  let reads = 0;
  const read = async () => {
    reads += 1;
    await settled();
    return reads;
  };
  const answers = await Promise.all(Array.from({ length: 101 }, () => coalescer.run('trains', read)));
  expect(reads).toBe(2);
  expect(answers).toEqual([1, ...Array.from({ length: 100 }, () => 2)]);
});

test('a reading that fails fails for those who shared it, and not for those who ask after it', async () => {
  const coalescer = new RequestCoalescer<string>();
  const failing = coalescer.run('trains', () => Promise.reject(new Error('gone')));
  const after = coalescer.run('trains', () => Promise.resolve('good'));
  await expect(failing).rejects.toThrow('gone');
  expect(await after).toBe('good');
});

test('different questions do not wait for each other', async () => {
  const coalescer = new RequestCoalescer<string>();
  void coalescer.run('slow', () => new Promise(() => {}));
  expect(await coalescer.run('quick', async () => 'answer')).toBe('answer');
});
