import { expect, test } from 'vitest';
import { withoutAmounts } from './amountsInText.ts';
import { amountText } from './amountText.ts';

test('an amount in a message is grouped as its language does, exactly, and can still be hidden', () => {
  expect(amountText('zh')('11115.93')).toBe('11,115.93');
  expect(amountText('en')('-1234567890123.05')).toBe('-1,234,567,890,123.05');
  expect(amountText('ru')('11115.9')).toBe('11\u00a0115,90');
  expect(amountText('en')('')).toBe('');
  for (const language of ['zh', 'en', 'ru'] as const)
    expect(withoutAmounts(`(${amountText(language)('11115.93')} CNY)`)).toBe('(•••)');
});
