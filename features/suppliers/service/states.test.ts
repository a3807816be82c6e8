import { expect, test } from 'vitest';
import { nextStep } from './driverSteps.ts';
import {
  ENDED_STATES,
  jobStatusOf,
  movesFrom,
  needsReason,
  SERVICE_MOVE_NAMES,
  SERVICE_MOVES,
  SERVICE_STATES,
  type ServiceState,
  SIDES,
  sourcesOf,
  supplierMovesFrom,
  targetOf,
} from './states.ts';
import { daysToCharge, storageOf } from './yardStays.ts';

test('every state is reached from a request, and every state that is no end leads on', () => {
  const reached = new Set<ServiceState>(['requested']);
  for (const _ of SERVICE_STATES)
    for (const move of SERVICE_MOVE_NAMES)
      if (sourcesOf(move).some((from) => reached.has(from))) reached.add(targetOf(move));
  expect([...reached].sort()).toEqual([...SERVICE_STATES].sort());
  const leading = (state: ServiceState) => SIDES.some((side) => movesFrom(state, side).length > 0);
  const ends = SERVICE_STATES.filter((state) => !leading(state));
  expect(ends).toEqual([...ENDED_STATES]);
});

test('every declared move is in the list of names, once', () => {
  expect([...SERVICE_MOVE_NAMES].sort()).toEqual(Object.keys(SERVICE_MOVES).sort());
});

test('what is bad news for the other side needs a reason', () => {
  const withReason = SERVICE_MOVE_NAMES.filter(needsReason).sort();
  expect(withReason).toEqual(
    ['cancel', 'declineJob', 'disputeFee', 'refusePrice', 'reject', 'returnFee', 'stop'].sort(),
  );
});

test('a customer can cancel until the work begins, not after', () => {
  expect(movesFrom('accepted', 'customer')).toContain('cancel');
  for (const state of ['assigned', 'doing', 'done', 'feeEntered'] as const)
    expect(movesFrom(state, 'customer')).not.toContain('cancel');
});

test('a supplier sees its own part, and moves nothing it has not won', () => {
  expect(jobStatusOf('asked', 'quoting')).toBe('toQuote');
  expect(jobStatusOf('lost', 'doing')).toBe('lost');
  expect(jobStatusOf('won', 'feeChecked')).toBe('feeEntered');
  expect(jobStatusOf('won', 'cancelled')).toBe('cancelled');
  expect(supplierMovesFrom('quoted', 'accepted')).toEqual([]);
  expect(supplierMovesFrom('won', 'accepted')).toContain('start');
});

test('a driver is shown the first step that is missing', () => {
  expect(nextStep([])).toBe('pickedUp');
  expect(nextStep(['pickedUp', 'photo', 'problem'])).toBe('arrived');
  expect(nextStep(['pickedUp', 'arrived', 'loaded', 'delivered'])).toBeNull();
});

test('free days burn down, the day of arrival counts, and only days after them are charged', () => {
  const stay = { inDate: '2026-02-26', outDate: null, freeDays: 3 };
  expect(storageOf(stay, '2026-02-26')).toEqual({ days: 1, freeLeft: 2, chargeableDays: 0 });
  expect(storageOf(stay, '2026-03-02')).toEqual({ days: 5, freeLeft: 0, chargeableDays: 2 });
  expect(storageOf({ ...stay, outDate: '2026-02-27' }, '2026-03-20')).toMatchObject({ days: 2, freeLeft: 1 });
  expect(daysToCharge(stay, null, '2026-02-28')).toEqual([]);
  expect(daysToCharge(stay, null, '2026-03-02')).toEqual(['2026-03-01', '2026-03-02']);
  expect(daysToCharge(stay, '2026-03-01', '2026-03-02')).toEqual(['2026-03-02']);
  expect(daysToCharge({ ...stay, outDate: '2026-03-01' }, null, '2026-03-09')).toEqual(['2026-03-01']);
});
