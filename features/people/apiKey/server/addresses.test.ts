import { expect, test } from 'vitest';
import { isAddressOrNetwork, isAllowedFrom } from './addresses.ts';

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['0.0.0.0/0', false],
  ['203.0.113.0/33', false],
  ['203.0.113', false],
  ['example.com', false],
  ['203.0.113.0/24/8', false],
])('%s as an address or network: %s', (text, isOne) => {
  expect(isAddressOrNetwork(text)).toBe(isOne);
});

test.each([
  [[], '198.51.100.1', true],
  [['203.0.113.0/24'], '203.0.113.200', true],
  [['203.0.113.0/24'], '::ffff:203.0.113.200', true],
  [['203.0.113.0/24'], '203.0.114.1', false],
  [['2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::/32', '203.0.113.7'], '2001:db9::5', false],
])('from %j, %s is let in: %s', (allowed, address, isIn) => {
  expect(isAllowedFrom(allowed, address)).toBe(isIn);
});
