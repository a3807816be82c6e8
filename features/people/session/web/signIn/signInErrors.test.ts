import { expect, test } from 'vitest';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { errorsOf, isCaptchaAsked, passwordSignIn, validateDraft } from './signInErrors.ts';

const REASONS = { username: 'u', password: 'p', code: 'c' };
const DRAFT = { username: 'shipper', password: 'secret', code: '' };

test('the password call carries the trimmed name, the captcha under both names and isRegister', () => {
  expect(passwordSignIn(' shipper ', { uuid: 'u-1', code: '4711' })).toEqual({
    username: 'shipper',
    channel: 'pc',
    code: '4711',
    verCode: '4711',
    uuid: 'u-1',
    isRegister: '0',
  });
});

test('every empty field is told at once', () => {
  const nothing = { ...DRAFT, username: ' ', password: '' };
  expect(validateDraft(nothing, 'password', REASONS).fields).toEqual({ username: 'u', password: 'p' });
});

test('a one-time code has six digits', () => {
  expect(validateDraft({ ...DRAFT, code: '12345' }, 'code', REASONS).fields).toEqual({ code: 'c' });
  expect(validateDraft({ ...DRAFT, code: ' 123456 ' }, 'code', REASONS).fields).toEqual({});
});

test('a captcha that is asked is answered by the page, a wrong one-time code stands at the code', () => {
  const wrong = new CallError('wrong', { code: 500, fields: { code: 'not so' } });
  expect(errorsOf(wrong, 'password', 'failed')).toEqual({ fields: {}, form: 'wrong' });
  expect(isCaptchaAsked(wrong)).toBe(true);
  expect(errorsOf(wrong, 'code', 'failed')).toEqual({ fields: { code: 'not so' }, form: '' });
});

test('what the browser could not do is told in words of ours', () => {
  expect(errorsOf(new TypeError('subtle'), 'password', 'failed')).toEqual({ fields: {}, form: 'failed' });
});
