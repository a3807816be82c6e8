import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputError } from '../../../platform/server/http/inputErrors.ts';
import { saveYardStay } from './jobWire.ts';
import { requestService } from './wire.ts';

test('a stay that ends before it begins is told so at its last day, in each language', () => {
  const raw = { serviceOrderId: 1, orderContainerId: 2, inDate: '2026-10-05', outDate: '2026-10-04' };
  const { error } = z.safeParse(saveYardStay.input, raw);
  const { fields = {} } = error ? inputError(error, raw) : {};
  expect(Object.keys(fields)).toEqual(['outDate']);
  expect(fields.outDate?.('en')).toBe('The end date cannot be before the start date');
  expect(fields.outDate?.('zh')).toBe('结束日期不能早于开始日期');
  expect(fields.outDate?.('ru')).toBe('Дата окончания не может быть раньше даты начала');
  expect(z.safeParse(saveYardStay.input, { ...raw, outDate: '2026-10-05' }).success).toBe(true);
});

test('a service that ends before it begins is told so at its end, in each language', () => {
  const raw = {
    orderBigNo: '1',
    kind: 'trailer',
    orderContainerIds: [1],
    place: '3',
    address: '125',
    returnPlace: '9',
    contactName: 'Li',
    contactMobile: '13800010001',
    startTime: '2026-12-01 12:00:00',
    endTime: '2026-12-01 08:00:00',
  };
  const { error } = z.safeParse(requestService.input, raw);
  const { fields = {} } = error ? inputError(error, raw) : {};
  expect(Object.keys(fields)).toEqual(['endTime']);
  expect(fields.endTime?.('en')).toBe('The end date cannot be before the start date');
  expect(fields.endTime?.('zh')).toBe('结束日期不能早于开始日期');
  expect(fields.endTime?.('ru')).toBe('Дата окончания не может быть раньше даты начала');
  expect(z.safeParse(requestService.input, { ...raw, endTime: raw.startTime }).success).toBe(true);
});
