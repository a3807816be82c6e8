// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readHiddenColumns, storeHiddenColumns } from './columnStorage.ts';

const bookings = { userId: 7, page: '/bookingManage', call: '/order/orderBigOrder/list' };

beforeEach(() => localStorage.clear());

test('hidden columns are stored per user and table', () => {
  storeHiddenColumns(bookings, ['teu', 'amount']);
  expect(readHiddenColumns(bookings)).toEqual(['teu', 'amount']);
  expect(readHiddenColumns({ ...bookings, userId: 8 })).toEqual([]);
  expect(readHiddenColumns({ ...bookings, page: '/other' })).toEqual([]);
  expect(readHiddenColumns({ ...bookings, call: '/other' })).toEqual([]);
});

test('a new choice replaces the last one; none removes the entry', () => {
  storeHiddenColumns(bookings, ['teu']);
  storeHiddenColumns(bookings, ['amount']);
  expect(readHiddenColumns(bookings)).toEqual(['amount']);
  storeHiddenColumns(bookings, []);
  expect(localStorage.getItem('ironsilk.columns.7')).toBe('');
});
