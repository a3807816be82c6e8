import { expect, test } from 'vitest';
import { type Experience, forecast, medianOf, STEPS, type Step, type StepState } from './clock.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 11, 1) + hours * 3_600_000);
/** Documents are due after 48 hours, gate-in after 60, departure is after 72. */
const DUE: Readonly<Record<Step, number>> = {
  number: 48,
  goods: 48,
  vgm: 48,
  contradictions: 48,
  gateIn: 60,
  note: 72,
};
const stepsWithout = (...open: Step[]): StepState[] =>
  STEPS.map((step) => ({ step, isDone: !open.includes(step), dueAt: at(DUE[step]), missing: 0 }));
const before = (hours: number, count = 12): Experience => ({ hours, count });
/** Hours before departure. */
const USUAL = {
  number: before(68),
  goods: before(62),
  vgm: before(42),
  contradictions: before(50),
  gateIn: before(32),
  note: before(20),
};
const known = (now: number, experience: Partial<Record<Step, Experience>> = USUAL) => ({
  now: at(now),
  departAt: at(72),
  experience,
});

test('a container that lacks nothing makes its train', () => {
  expect(forecast(stepsWithout(), known(71))).toMatchObject({ verdict: 'yes', decides: null });
});

test('what usually comes later and in time is expected in time', () => {
  const { verdict, steps } = forecast(stepsWithout('vgm', 'note'), known(10));
  expect(verdict).toBe('yes');
  expect(steps.find(({ step }) => step === 'vgm')?.expectedAt).toEqual(at(30));
});

test('what is usually done by now, or usually after its cut-off, is at risk', () => {
  expect(forecast(stepsWithout('vgm'), known(31))).toMatchObject({ verdict: 'risk', decides: { step: 'vgm' } });
  const late = { ...USUAL, gateIn: before(5) };
  expect(forecast(stepsWithout('gateIn'), known(10, late))).toMatchObject({
    verdict: 'risk',
    decides: { step: 'gateIn' },
  });
});

test('the step that decides is the first of the worst', () => {
  const risky = forecast(stepsWithout('note', 'gateIn', 'vgm'), known(45));
  expect(risky).toMatchObject({ verdict: 'risk', decides: { step: 'vgm' } });
  const lost = forecast(stepsWithout('vgm', 'gateIn'), known(61));
  expect(lost).toMatchObject({ verdict: 'no', decides: { step: 'gateIn' } });
});

test('past the documents cut-off the customer still amends: at risk, not lost', () => {
  expect(forecast(stepsWithout('vgm'), known(49))).toMatchObject({ verdict: 'risk', decides: { step: 'vgm' } });
});

test('without experience there is no opinion', () => {
  expect(forecast(stepsWithout('vgm'), known(1, {}))).toMatchObject({ verdict: 'unknown', decides: { step: 'vgm' } });
  expect(forecast(stepsWithout('vgm'), known(1, { vgm: before(1, 4) }))).toMatchObject({ verdict: 'unknown' });
  expect(forecast(stepsWithout('vgm'), known(49, {}))).toMatchObject({ verdict: 'risk' });
});

test('a median stands in the middle', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 5]), medianOf([4, 1, 3, 2])]).toEqual([null, 3, 5, 2.5]);
});
