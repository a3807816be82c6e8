import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommit } from './groupCommit.ts';

const done = (value: string) => ({ status: 'fulfilled' as const, value });

/** Notes its batches; each waits until `go`. */
function noting(maxBatch = 3) {
  const batches: string[] = [];
  const gate = Promise.withResolvers<void>();
  const commits = new GroupCommit<number, string, string>({
    maxBatch,
    async writeBatch(key, items) {
      batches.push(`${key}:${items.join('')}`);
      await gate.promise;
      if (items.includes('!')) throw new Error('the batch failed');
      return items.map((item) =>
        item === '?' ? { status: 'rejected', reason: new Error('no space') } : done(item.toUpperCase()),
      );
    },
    async writeAlone(key, item) {
      batches.push(`${key}:alone ${item}`);
      if (item === '!') throw new Error('the item failed');
      return item;
    },
    onBatchFailed: (_fault, key, count) => batches.push(`${key}: ${count} failed`),
  });
  return { batches, commits, go: gate.resolve };
}

test('what arrives in one turn of the event loop, or during a commit, is one batch up to the limit; keys do not wait', async () => {
  const { batches, commits, go } = noting();
  const first = ['a', 'b'].map((item) => commits.write(1, item));
  await nextTurn();
  const later = ['c', 'd', 'e', 'f'].map((item) => commits.write(1, item));
  const other = commits.write(2, 'x');
  await nextTurn();
  expect(batches).toEqual(['1:ab', '2:x']);
  go();
  expect(await Promise.all([...first, ...later, other])).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'X']);
  expect(batches).toEqual(['1:ab', '2:x', '1:cde', '1:f']);
});

test('what the next turn of the event loop brings joins the batch that begins', async () => {
  const { batches, commits, go } = noting();
  go();
  const read = nextTurn().then(() => commits.write(1, 'b'));
  expect(await Promise.all([commits.write(1, 'a'), read])).toEqual(['A', 'B']);
  expect(batches).toEqual(['1:ab']);
});

test('one item is refused alone, and one that breaks its batch does not take others with it', async () => {
  const { batches, commits, go } = noting();
  go();
  const outcomes = await Promise.allSettled(['a', '?'].map((item) => commits.write(1, item)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const broken = await Promise.allSettled(['b', '!', 'c'].map((item) => commits.write(1, item)));
  expect(broken.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual(['1:a?', '1:b!c', '1: 3 failed', '1:alone b', '1:alone !', '1:alone c']);
});
