import { expect, test } from 'vitest';
import { bookabilityOf } from './bookability.ts';
import { transitTime } from './transitTime.ts';

const now = new Date('2026-11-21T02:00:00Z'); // 10:00 in Beijing

const open = { status: 'open', isBookable: false, remainTeu: 0, cutoffTime: '2026-11-22 10:00:00' } as const;

test('a full train reads as full, and as past its cut-off once that has gone by', () => {
  expect(bookabilityOf(open, now)).toBe('soldOut');
  expect(bookabilityOf({ ...open, cutoffTime: '2026-11-21 09:00:00' }, now)).toBe('pastCutoff');
});

test('a train with space that the server does not let us book is past its cut-off', () => {
  expect(bookabilityOf({ ...open, remainTeu: 12 }, now)).toBe('pastCutoff');
  expect(bookabilityOf({ ...open, remainTeu: 12, isBookable: true }, now)).toBe('bookable');
});

test('a train that is not open says why', () => {
  expect(bookabilityOf({ ...open, status: 'cancelled' }, now)).toBe('cancelled');
});

test('a journey counts whole days, a short one its hours', () => {
  expect(transitTime('2026-11-21 10:00:00', '2026-12-05 22:30:00').days).toBe(15);
  expect(transitTime('2026-11-21 10:00:00', '2026-11-21 15:00:00').hours).toBe(5);
});
