import { expect, test } from 'vitest';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { emptyDraft, errorsOf, missingFields, toContact } from './codeDraft.ts';

const faults = { empty: 'empty', weak: 'weak', unchanged: 'same', confirm: 'confirm', differs: 'differs' };

test('an at sign makes an address e-mail, anything else is a telephone', () => {
  expect(toContact(' anna@example.com ')).toEqual({ email: 'anna@example.com' });
  expect(toContact('+49 151 12345678')).toEqual({ mobile: '+49 151 12345678' });
});

test('an empty form names everything that is missing', () => {
  const draft = { ...emptyDraft({}), address: ' ', code: '12' };
  expect(missingFields(draft, { address: 'address', code: 'code' }, faults)).toEqual({
    address: 'address',
    code: 'code',
    newPassword: 'empty',
    checkPass: 'confirm',
  });
});

test('what the server says of a number or a name stands at its field', () => {
  const refused = new CallError('Please check', { code: 500, fields: { mobile: 'no number' } });
  expect(errorsOf(refused, 'failed')).toEqual({ fields: { address: 'no number' }, form: '' });
  const unnamed = new CallError('Please check', { code: 500, fields: { realUsername: 'no name' } });
  expect(errorsOf(unnamed, 'failed').fields).toEqual({ name: 'no name' });
  expect(errorsOf(new CallError('Wait.', { code: 500 }), 'failed')).toEqual({ fields: {}, form: 'Wait.' });
  expect(errorsOf(new Error('x'), 'failed').form).toBe('failed');
});
