import { expect, test } from 'vitest';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { errorsOf, passwordSignIn, validateDraft } from './signInErrors.ts';

const REASONS = { username: 'u', password: 'p', captcha: 'k', code: 'c' };
const DRAFT = { username: 'shipper', password: 'secret', captcha: '', code: '' };

test('a captcha is wanted only where one is shown', () => {
  expect(validateDraft(DRAFT, 'password', false, REASONS).fields).toEqual({});
  expect(validateDraft(DRAFT, 'password', true, REASONS).fields).toEqual({ captcha: 'k' });
});

test('the password call carries the trimmed name, the captcha under both names and isRegister', () => {
  const typed = { ...DRAFT, username: ' shipper ', captcha: ' k7px ' };
  expect(passwordSignIn(typed, 'u-1')).toEqual({
    username: 'shipper',
    channel: 'pc',
    code: 'k7px',
    verCode: 'k7px',
    uuid: 'u-1',
    isRegister: '0',
  });
});

test('every empty field is told at once', () => {
  const nothing = { ...DRAFT, username: ' ', password: '' };
  expect(validateDraft(nothing, 'password', false, REASONS).fields).toEqual({ username: 'u', password: 'p' });
});

test('a one-time code has six digits', () => {
  expect(validateDraft({ ...DRAFT, code: '12345' }, 'code', false, REASONS).fields).toEqual({ code: 'c' });
  expect(validateDraft({ ...DRAFT, code: ' 123456 ' }, 'code', false, REASONS).fields).toEqual({});
});

test('a wrong answer to the captcha stands at the captcha, a wrong one-time code at the code', () => {
  const wrong = new CallError('wrong', { code: 500, fields: { code: 'not so' } });
  expect(errorsOf(wrong, 'password', 'failed')).toEqual({ fields: { captcha: 'not so' }, form: '' });
  expect(errorsOf(wrong, 'code', 'failed')).toEqual({ fields: { code: 'not so' }, form: '' });
});

test('what the browser could not do is told in words of ours', () => {
  expect(errorsOf(new TypeError('subtle'), 'password', 'failed')).toEqual({ fields: {}, form: 'failed' });
});
