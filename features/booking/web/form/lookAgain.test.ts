import { expect, test } from 'vitest';
import { touches } from './lookAgain.ts';

test('an HS code counts as a change of its own line of goods only', () => {
  const changed = { goods: [undefined, { hscode: '870899' }] };
  expect(touches(changed, ['goods', 1, 'nameCn'])).toBe(true);
  expect(touches(changed, ['goods', 0, 'hscode'])).toBe(false);
  expect(touches(changed, ['contactMobile'])).toBe(false);
});

test('a single field counts as changed by itself', () => {
  expect(touches({ contactMobile: '1' }, ['contactMobile'])).toBe(true);
});
