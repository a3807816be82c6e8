import type { Rule } from 'antd/es/form';
import { expect, test } from 'vitest';
import { creditCode } from '../../../wire/rules/creditCode.ts';
import { zh as texts } from '../../../wire/rules/texts/rules.ts';
import { fieldRules } from './useRules.ts';

const rules = fieldRules(texts);

async function errorOf(rule: Rule, value: unknown): Promise<string | null> {
  if (typeof rule === 'function' || !rule.validator) throw new Error('no rule of ours');
  try {
    await rule.validator({}, value, () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test("a form shows the server's error texts", async () => {
  expect(await errorOf(rules.matches(creditCode), '91350100M000100Y43')).toBeNull();
  expect(await errorOf(rules.matches(creditCode), '91350100M000100Y4Z')).toBe('请输入有效的统一社会信用代码');
  expect(await errorOf(rules.matches(creditCode), undefined)).toBe('请输入统一社会信用代码');
});

test('an optional field may stay empty', async () => {
  expect(await errorOf(rules.matchesIfFilled(creditCode), '')).toBeNull();
  expect(await errorOf(rules.matchesIfFilled(creditCode), '1')).toBe('请输入有效的统一社会信用代码');
});

test('a telephone number of any country is looked up in the numbering plans', async () => {
  expect(await errorOf(rules.phone, '')).toBeNull();
  expect(await errorOf(rules.phone, '+7 701 123 45 67')).toBeNull();
  expect(await errorOf(rules.phone, '+7 1')).toBe('手机格式错误');
});
