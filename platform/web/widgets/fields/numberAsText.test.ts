import { expect, test } from 'vitest';
import { numberAsText } from './numberAsText.ts';

const { getValueProps, normalize } = numberAsText;

test('a number goes into its field and comes back as it was', () => {
  for (const number of [0, 1, 40, 1_000.5, 99_999_999]) {
    expect(normalize(getValueProps(number).value)).toBe(number);
  }
});

test('empty and non-numeric text is null', () => {
  for (const text of ['', '12 t', '1e5', '-3', '.', '0x10']) expect(normalize(text)).toBeNull();
  for (const held of [null, undefined, '']) expect(getValueProps(held)).toEqual({ value: '' });
});
