// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recallHidden, rememberHidden } from './rememberedColumns.ts';

const bookings = { userId: 7, page: '/bookingManage', call: '/order/orderBigOrder/list' };

beforeEach(() => localStorage.clear());

test('hidden columns are stored per user and table', () => {
  rememberHidden(bookings, ['teu', 'amount']);
  expect(recallHidden(bookings)).toEqual(['teu', 'amount']);
  expect(recallHidden({ ...bookings, userId: 8 })).toEqual([]);
  expect(recallHidden({ ...bookings, page: '/other' })).toEqual([]);
  expect(recallHidden({ ...bookings, call: '/other' })).toEqual([]);
});

test('a new choice replaces the last one; none removes the entry', () => {
  rememberHidden(bookings, ['teu']);
  rememberHidden(bookings, ['amount']);
  expect(recallHidden(bookings)).toEqual(['amount']);
  rememberHidden(bookings, []);
  expect(localStorage.getItem('ironsilk.columns.7')).toBe('');
});
