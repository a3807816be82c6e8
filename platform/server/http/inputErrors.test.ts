import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '../../wire/language.ts';
import { maxBytes } from '../../wire/rules/byteLength.ts';
import { creditCode } from '../../wire/rules/creditCode.ts';
import { identityNumber } from '../../wire/rules/identityNumber.ts';
import { decimalFromZero, id, line } from '../../wire/validators.ts';
import { inputError } from './inputErrors.ts';

const order = z.object({
  trainInfoId: id,
  contactName: line(5),
  kind: z.enum(['SOC', 'COC']),
  containers: z
    .array(z.object({ count: z.number().int().min(1).max(9) }))
    .min(1)
    .max(2),
  weightKg: z.number().positive(),
  hscode: z.string().regex(/^\d{6}$/),
});

function inputErrorOf(raw: unknown) {
  const read = z.safeParse(order, raw);
  if (read.success) throw new Error('the input was good');
  return inputError(read.error, raw);
}

function fieldsOf(raw: unknown) {
  const { fields = {} } = inputErrorOf(raw);
  return Object.fromEntries(Object.entries(fields).map(([path, textIn]) => [path, textIn('en')]));
}

const good = {
  trainInfoId: 1,
  contactName: 'Li',
  kind: 'SOC',
  containers: [{ count: 1 }],
  weightKg: 1,
  hscode: '090240',
};

test('what was left out is called required, whatever it should have been', () => {
  expect(fieldsOf({})).toEqual({
    trainInfoId: 'Required',
    contactName: 'Required',
    kind: 'Required',
    containers: 'Required',
    weightKg: 'Required',
    hscode: 'Required',
  });
});

test('each wrong value is named once, by its place, with what would be right', () => {
  const containers = [{ count: 0 }, { count: 1.5 }];
  expect(fieldsOf({ ...good, containers })).toEqual({
    'containers.0.count': 'Enter at least 1',
    'containers.1.count': 'Enter a whole number',
  });
  expect(fieldsOf({ ...good, containers: [] })).toEqual({ containers: 'Required' });
  expect(fieldsOf({ ...good, containers: [{ count: 1 }, { count: 1 }, { count: 10 }] })).toMatchObject({
    containers: 'Up to 2 entries',
  });
  expect(fieldsOf({ ...good, contactName: 'Li Siyuan', kind: 'COC ', weightKg: 0, hscode: 'tea' })).toEqual({
    contactName: 'Up to 5 characters',
    kind: 'Choose one of the listed values',
    weightKg: 'Enter a value above 0',
    hscode: 'Invalid format',
  });
  expect(fieldsOf({ ...good, trainInfoId: 'abc', weightKg: 'heavy' })).toMatchObject({
    weightKg: 'Enter a number',
  });
});

test('the message itself names the first three wrong fields, in the reader’s language', () => {
  const inputFailure = inputErrorOf({});
  expect(inputFailure.textIn('en')).toBe(
    'Please check the marked fields. trainInfoId: Required contactName: Required kind: Required',
  );
  expect(new Set(LANGUAGES.map((language) => inputFailure.textIn(language))).size).toBe(3);
});

test('a rule that says what it found is told in its own words', () => {
  const company = z.object({ creditCode, legalCertNo: identityNumber, remark: maxBytes(4) });
  const read = z.safeParse(company, { creditCode: '', legalCertNo: '1', remark: '中欧班列' });
  if (read.success) throw new Error('the input was good');
  const { fields = {} } = inputError(read.error, {});
  expect(Object.fromEntries(Object.entries(fields).map(([path, textIn]) => [path, textIn('zh')]))).toEqual({
    creditCode: '请输入统一社会信用代码',
    legalCertNo: '证件号格式错误',
    remark: '最多 4 字节',
  });
});

test.each(['-5', ' -5.00 ', '−5'])('an amount of %s is told that it may not be below 0', (minimum) => {
  const read = z.safeParse(z.object({ minimum: decimalFromZero(/^\d+$/) }), { minimum });
  if (read.success) throw new Error('the input was good');
  const { fields = {} } = inputError(read.error, { minimum });
  expect(fields.minimum?.('en')).toBe('Enter at least 0');
});

test('thousands of wrong elements take no longer to refuse than twenty', () => {
  const raw = { containers: Array.from({ length: 8_000 }, () => ({ count: 0 })) };
  const read = z.safeParse(z.object({ containers: z.array(z.object({ count: z.number().min(1) })) }), raw);
  if (read.success) throw new Error('the input was good');
  const { fields = {} } = inputError(read.error, raw);
  expect(Object.keys(fields)).toHaveLength(20);
});
