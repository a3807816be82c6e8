import { expect, test } from 'vitest';
import { numberFault } from './numberFault.ts';

test('a mistyped container number is noticed before it is sent; order numbers go through', () => {
  expect(numberFault(' ')).toBe('empty');
  expect(numberFault('CSQU30543')).toBe('incomplete');
  expect(numberFault('CSQU3054384')).toBe('wrongDigit');
  expect(numberFault('csqu 305438-3')).toBeNull();
  expect(numberFault('IS261100000767')).toBeNull();
});
