import { expect, test } from 'vitest';
import { parseRequestLines } from './requestLines.ts';

test.each([
  ['40HQ x 3', '45G1', 3, 'COC'],
  ['40HQ×3', '45G1', 3, 'COC'],
  ['2 20GP SOC', '22G1', 2, 'SOC'],
  ['2x20GP', '22G1', 2, 'COC'],
  ['45G1\t5', '45G1', 5, 'COC'],
  ['40GP', '42G1', 1, 'COC'],
  ['coc 40高柜 4', '45G1', 4, 'COC'],
])('%j is read', (typed, sizeType, count, owner) => {
  expect(parseRequestLines(typed)).toEqual({ lines: [{ sizeType, count, owner }], unread: [] });
});

test('lines that cannot be read are named, and the others are taken', () => {
  const { lines, unread } = parseRequestLines('40HQ 2\r\n\nten boxes\n20GP 0\n20GP 1');
  expect(lines.map(({ count }) => count)).toEqual([2, 1]);
  expect(unread).toEqual(['ten boxes', '20GP 0']);
});
