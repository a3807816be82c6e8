import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputError } from '../../platform/server/http/inputErrors.ts';
import { saveYardStay } from './jobWire.ts';

test('a stay that ends before it begins is told so at its last day, in each language', () => {
  const raw = { serviceOrderId: 1, orderContainerId: 2, inDate: '2026-10-05', outDate: '2026-10-04' };
  const { error } = z.safeParse(saveYardStay.input, raw);
  const { fields = {} } = error ? inputError(error, raw) : {};
  expect(Object.keys(fields)).toEqual(['outDate']);
  expect(fields.outDate?.('en')).toBe('The end date may not be before the start date');
  expect(fields.outDate?.('zh')).toBe('结束日期不能早于开始日期');
  expect(fields.outDate?.('ru')).toBe('Дата окончания не может быть раньше даты начала');
  expect(z.safeParse(saveYardStay.input, { ...raw, outDate: '2026-10-05' }).success).toBe(true);
});
