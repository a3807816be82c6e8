import { expect, test } from 'vitest';
import { isGoodPassword, passwordFaults } from './newPassword.ts';

test.each([
  ['abc12345', true],
  ['Rail-2026!', true],
  ['a1'.repeat(32), true],
  ['a1'.repeat(33), false],
  ['abc1234', false],
  ['abcdefgh', false],
  ['12345678', false],
  ['abc 12345', false],
  ['пароль123', false],
])('%s as a password: %s', (text, isGood) => {
  expect(isGoodPassword(text)).toBe(isGood);
});

test('each field gets its first fault only, and a good form none', () => {
  expect(passwordFaults({ oldPassword: 'abc12345', newPassword: 'abc12345', checkPass: 'abc1234' })).toEqual({
    newPassword: 'unchanged',
    checkPass: 'differs',
  });
  expect(passwordFaults({ newPassword: 'abc12345', checkPass: 'abc12345' })).toEqual({});
});
