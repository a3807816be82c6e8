import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './lineDiff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
const texts = (diff: ReturnType<typeof lineDiff>, without: 'added' | 'removed') =>
  diff.filter(({ kind }) => kind !== without).map(({ text }) => text);

/** Length of the longest common subsequence. */
function common(one: readonly string[], other: readonly string[]): number {
  const row = other.map(() => 0);
  for (const text of one) {
    let diagonal = 0;
    for (const [index, against] of other.entries()) {
      const above = row[index] ?? 0;
      row[index] = text === against ? diagonal + 1 : Math.max(above, row[index - 1] ?? 0);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}

test('a difference gives both texts again, and keeps as many lines as can be kept', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = lineDiff(before, after);
      expect(texts(diff, 'added')).toEqual(before);
      expect(texts(diff, 'removed')).toEqual(after);
      expect(diff.filter(({ kind }) => kind === 'same').length).toBe(common(before, after));
    }),
  );
});

test('a changed line stands as removed and added between the lines around it', () => {
  expect(lineDiff(['1', '2', '3'], ['1', 'two', '3'])).toEqual([
    { kind: 'same', text: '1' },
    { kind: 'removed', text: '2' },
    { kind: 'added', text: 'two' },
    { kind: 'same', text: '3' },
  ]);
});
