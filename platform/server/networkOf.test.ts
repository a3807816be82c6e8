import { expect, test } from 'vitest';
import { networkOf } from './networkOf.ts';

test('one customer cannot pass a rate limit by changing addresses inside the own IPv6 network', () => {
  const network = '2001:db8:0:7::/64';
  expect(networkOf('2001:db8:0:7::1')).toBe(network);
  expect(networkOf('2001:0DB8:0000:0007:ffff:ffff:ffff:ffff')).toBe(network);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
});
