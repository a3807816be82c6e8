import { beforeEach, expect, test } from 'vitest';
import { clearBooking, loadBooking, type StoredBooking, storeBooking } from './bookingStorage.ts';
import { freshValues } from './bookingValues.ts';

const USER = 7;
const typed = (trainInfoId: number, remark = ''): StoredBooking => ({
  trainInfoId,
  order: '0',
  savedAt: '2026-03-01T00:00:00.000Z',
  takenFrom: null,
  values: { ...freshValues({ contactName: '王芳', contactMobile: '13800000000' }), remark },
});

beforeEach(() => {
  for (let train = 0; train < 20; train++) clearBooking(USER, { trainInfoId: train, order: '0' });
});

test('what was typed for a train comes back for that train and person only', () => {
  storeBooking(USER, typed(1, 'reefer at -18 °C'));
  expect(loadBooking(USER, { trainInfoId: 1, order: '0' })?.values.remark).toBe('reefer at -18 °C');
  expect(loadBooking(USER, { trainInfoId: 2, order: '0' })).toBeNull();
  expect(loadBooking(USER, { trainInfoId: 1, order: 'D1' })).toBeNull();
  expect(loadBooking(8, { trainInfoId: 1, order: '0' })).toBeNull();
});

test('typing on replaces what was kept', () => {
  storeBooking(USER, typed(1, 'a'));
  storeBooking(USER, typed(1, 'ab'));
  expect(loadBooking(USER, { trainInfoId: 1, order: '0' })?.values.remark).toBe('ab');
});

test('a browser remembers the ten newest and no more', () => {
  for (let train = 1; train <= 12; train++) storeBooking(USER, typed(train));
  expect(loadBooking(USER, { trainInfoId: 2, order: '0' })).toBeNull();
  expect(loadBooking(USER, { trainInfoId: 3, order: '0' })).not.toBeNull();
});

test('a sent booking is forgotten', () => {
  storeBooking(USER, typed(1));
  clearBooking(USER, { trainInfoId: 1, order: '0' });
  expect(loadBooking(USER, { trainInfoId: 1, order: '0' })).toBeNull();
});
