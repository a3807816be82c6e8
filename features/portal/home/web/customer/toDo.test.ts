import { expect, test } from 'vitest';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import type { ToDoOrder } from '../../wire.ts';
import { toDoOf } from './toDo.ts';

const order = (changed: Partial<ToDoOrder>): ToDoOrder => ({
  orderBigNo: 'IS1',
  trainNo: 'X8155',
  lineName: 'Xi’an – Duisburg',
  departTime: '2026-05-10 10:30:00',
  cutoffTime: '2026-05-07 10:30:00',
  containerCount: 3,
  numberedCount: 0,
  teu: 6,
  createTime: '2026-05-04 09:00:00',
  ...changed,
});
const now = parseDateTime('2026-05-04 12:00:00');

test('a draft that ends tonight comes before numbers that are due in three days', () => {
  const draft = order({ orderBigNo: 'IS2' });
  const seen = toDoOf({ lacking: [order({})], drafts: [draft] }, now);
  expect(seen.map(({ kind, due, urgency }) => [kind, due, urgency])).toEqual([
    ['draft', '2026-05-05 09:00:00', 'soon'],
    ['numbers', '2026-05-07 10:30:00', 'calm'],
  ]);
});

test('a draft is due at the cut-off when its train stops taking bookings sooner', () => {
  const draft = order({ cutoffTime: '2026-05-04 14:00:00' });
  expect(toDoOf({ lacking: [], drafts: [draft] }, now)[0]?.due).toBe('2026-05-04 14:00:00');
});

test('an order past its cut-off without numbers is marked late; one with all its numbers is not listed', () => {
  const late = order({ cutoffTime: '2026-05-04 11:00:00' });
  const full = order({ numberedCount: 3 });
  expect(toDoOf({ lacking: [late, full], drafts: [] }, now).map((item) => item.urgency)).toEqual(['late']);
});
