// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recallHidden, rememberHidden } from './rememberedColumns.ts';

const bookings = { userId: 7, page: '/bookingManage', call: '/order/orderBigOrder/list' };

beforeEach(() => localStorage.clear());

test('what one person hides in one table is hidden for nobody else and in no other table', () => {
  rememberHidden(bookings, ['teu', 'amount']);
  expect(recallHidden(bookings)).toEqual(['teu', 'amount']);
  expect(recallHidden({ ...bookings, userId: 8 })).toEqual([]);
  expect(recallHidden({ ...bookings, page: '/other' })).toEqual([]);
  expect(recallHidden({ ...bookings, call: '/other' })).toEqual([]);
});

test('another choice takes the place of the last one; none leaves nothing behind', () => {
  rememberHidden(bookings, ['teu']);
  rememberHidden(bookings, ['amount']);
  expect(recallHidden(bookings)).toEqual(['amount']);
  rememberHidden(bookings, []);
  expect(localStorage.getItem('ironsilk.columns.7')).toBe('');
});
