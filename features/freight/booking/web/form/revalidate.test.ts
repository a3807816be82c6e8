import { expect, test } from 'vitest';
import { isFieldChanged } from './revalidate.ts';

test('an HS code counts as a change of its own line of goods only', () => {
  const changed = { goods: [undefined, { hscode: '870899' }] };
  expect(isFieldChanged(changed, ['goods', 1, 'nameCn'])).toBe(true);
  expect(isFieldChanged(changed, ['goods', 0, 'hscode'])).toBe(false);
  expect(isFieldChanged(changed, ['contactMobile'])).toBe(false);
});

test('a single field counts as changed by itself', () => {
  expect(isFieldChanged({ contactMobile: '1' }, ['contactMobile'])).toBe(true);
});
