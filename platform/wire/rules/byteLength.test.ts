import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLength, limitInsertion, maxBytes, truncateToBytes } from './byteLength.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '箱', 'Щ', '🚂', '🚃', '👨‍👩‍👧', ' ') });
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

test('a Chinese character counts 2 bytes, a Latin one 1, a Cyrillic one 2, an emoji 4', () => {
  expect(byteLength('中欧班列')).toBe(8);
  expect(byteLength('TBJU1000016')).toBe(11);
  expect(byteLength('Щ')).toBe(2);
  expect(byteLength('🚂')).toBe(4);
});

test('a text is cut between letters and is as long as there is room for', () => {
  expect(truncateToBytes('中欧班列', 5)).toBe('中欧');
  expect(truncateToBytes('a🚂', 4)).toBe('a');
  fc.assert(
    fc.property(text, fc.nat(40), (whole, most) => {
      const cut = truncateToBytes(whole, most);
      expect(byteLength(cut)).toBeLessThanOrEqual(most);
      expect(whole.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(HALF);
      expect(truncateToBytes(cut, most)).toBe(cut);
    }),
  );
});

test('what is pasted into the middle is cut, never what stood around it', () => {
  expect(limitInsertion(10, '箱号', '箱TBJU1000016号', 12)).toBe('箱TBJU10号');
  expect(limitInsertion(4, 'abcd', 'abXcd', 3)).toBe('abcd');
  expect(limitInsertion(4, 'abcd', 'ab')).toBe('ab');
});

test('whatever is put in wherever, the limit holds, no pair is torn, and what stood there stays', () => {
  fc.assert(
    fc.property(text, text, text, fc.nat(20), (head, put, tail, more) => {
      const most = byteLength(head + tail) + more;
      const kept = limitInsertion(most, head + tail, head + put + tail, head.length + put.length);
      expect(byteLength(kept)).toBeLessThanOrEqual(most);
      expect(kept).not.toMatch(HALF);
      expect(kept.startsWith(head)).toBe(true);
      expect(kept.endsWith(tail)).toBe(true);
    }),
  );
});

test('the server refuses what is longer', () => {
  expect(maxBytes(4).safeParse('中欧').success).toBe(true);
  expect(maxBytes(3).safeParse('中欧').error?.issues[0]).toMatchObject({
    params: { fault: { key: 'tooManyBytes', most: 3 } },
  });
});
