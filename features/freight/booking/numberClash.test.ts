import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canGive, findClash, isMoving, type NumberHolder } from './numberClash.ts';
import { CONTAINER_STATUSES } from './states.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-05-10T00:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const holder = (changes: Partial<NumberHolder> = {}): NumberHolder => ({
  orderContainerId: 1,
  orderNo: 'IS1',
  companyId: 1,
  status: 'departed',
  departAt: day(-5),
  arriveAt: day(10),
  ...changes,
});
const planOf = (companyId: number, from: number, to: number) => ({
  companyId,
  departAt: day(from),
  arriveAt: day(to),
});

test('a number that moves is closed to another company, whenever its train leaves', () => {
  expect(findClash(planOf(2, 40, 55), [holder()], NOW)).toMatchObject({ isOwn: false, reason: 'moving' });
});

test('the same company may plan the number for after the present movement, and not before', () => {
  expect(findClash(planOf(1, 11, 25), [holder()], NOW)).toBeNull();
  expect(findClash(planOf(1, 9, 25), [holder()], NOW)).toMatchObject({ isOwn: true, reason: 'moving' });
});

test('a late container is still on its way, though its planned arrival has passed', () => {
  const late = holder({ arriveAt: day(-1) });
  expect(findClash(planOf(2, 1, 15), [late], NOW)).toMatchObject({ reason: 'moving' });
  expect(findClash(planOf(1, 1, 15), [late], NOW)).toBeNull();
});

test('plans clash where their days overlap, and a movement comes before a plan', () => {
  const plan = holder({ status: 'numbered', departAt: day(20), arriveAt: day(35) });
  expect(findClash(planOf(2, 35, 50), [plan], NOW)).toMatchObject({ reason: 'planned' });
  expect(findClash(planOf(2, 36, 50), [plan], NOW)).toBeNull();
  expect(findClash(planOf(2, 21, 36), [plan, holder()], NOW)).toMatchObject({ reason: 'moving' });
});

test('the operator cannot give a number away while it moves in the same days', () => {
  expect(canGive(planOf(2, 5, 20), holder(), NOW)).toBe(false);
  expect(canGive(planOf(2, 11, 20), holder(), NOW)).toBe(true);
  expect(canGive(planOf(2, 5, 20), holder({ status: 'numbered' }), NOW)).toBe(true);
});

test('two plans that do not clash never share a day, whoever made them', () => {
  const days = fc.integer({ min: 1, max: 60 });
  const status = fc.constantFrom(...CONTAINER_STATUSES.filter((one) => one !== 'cancelled'));
  fc.assert(
    fc.property(days, days, days, days, status, fc.boolean(), (a, b, c, d, reached, isOwn) => {
      const other = holder({ status: reached, departAt: day(Math.min(a, b)), arriveAt: day(Math.max(a, b)) });
      const plan = planOf(isOwn ? 1 : 2, Math.min(c, d), Math.max(c, d));
      fc.pre(findClash(plan, [other], NOW) === null && (reached === 'numbered' || isMoving(reached)));
      expect(plan.departAt > other.arriveAt || other.departAt > plan.arriveAt).toBe(true);
    }),
  );
});
