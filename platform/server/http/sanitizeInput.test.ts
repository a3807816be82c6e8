import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeInput } from './sanitizeInput.ts';

test('input without NUL and halves of characters stays as it is', () => {
  const plain = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' }).filter((value) => {
    const text = JSON.stringify(value);
    return text.isWellFormed() && !text.includes('\\u0000') && !text.includes('__proto__');
  });
  fc.assert(
    fc.property(plain, (value) => {
      expect(sanitizeInput(value)).toEqual(value);
    }),
  );
});

test('whatever text comes, what goes on can be kept by the database', () => {
  const hostile = fc.string({ unit: 'binary' }).map((text) => `${text}\0${String.fromCharCode(0xdc00)}`);
  fc.assert(
    fc.property(hostile, (text) => {
      const sanitized = String(sanitizeInput(text));
      expect(sanitized.isWellFormed()).toBe(true);
      expect(sanitized).not.toContain('\0');
    }),
  );
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('a body nested too deep is refused with words, and nothing of it is dropped in silence', () => {
  expect(sanitizeInput(nested(20))).toEqual(nested(20));
  for (const levels of [21, 100_000])
    expect(() => sanitizeInput(nested(levels))).toThrow('The data are nested too deeply: up to 20 levels.');
});
