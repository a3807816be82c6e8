import type { Rule } from 'antd/es/form';
import { expect, test } from 'vitest';
import { creditCode } from '../../../wire/rules/creditCode.ts';
import texts from '../../../wire/rules/texts/zh.ts';
import { fieldRules } from './useRules.ts';

const rules = fieldRules(texts);

async function said(rule: Rule, value: unknown): Promise<string | null> {
  if (typeof rule === 'function' || !rule.validator) throw new Error('no rule of ours');
  try {
    await rule.validator({}, value, () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test("a form shows the server's error texts", async () => {
  expect(await said(rules.fits(creditCode), '91350100M000100Y43')).toBeNull();
  expect(await said(rules.fits(creditCode), '91350100M000100Y4Z')).toBe('请输入有效的统一社会信用代码');
  expect(await said(rules.fits(creditCode), undefined)).toBe('请输入统一社会信用代码');
});

test('an optional field may stay empty', async () => {
  expect(await said(rules.fitsIfTyped(creditCode), '')).toBeNull();
  expect(await said(rules.fitsIfTyped(creditCode), '1')).toBe('请输入有效的统一社会信用代码');
});

test('a telephone number of any country is looked up in the numbering plans', async () => {
  expect(await said(rules.callable, '')).toBeNull();
  expect(await said(rules.callable, '+7 701 123 45 67')).toBeNull();
  expect(await said(rules.callable, '+7 1')).toBe('手机格式错误');
});
