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
const took = (hours: number, count = 12): Experience => ({ hours, count });
const EXPERIENCE = {
  number: took(4),
  goods: took(10),
  vgm: took(30),
  contradictions: took(2),
  gateIn: took(40),
  note: took(6),
};
const known = (now: number, experience: Partial<Record<Step, Experience>> = EXPERIENCE) => ({
  now: at(now),
  since: at(0),
  experience,
});

test('a container that lacks nothing makes its train', () => {
  expect(forecast(stepsWithout(), known(71))).toMatchObject({ verdict: 'yes', decides: null });
});

test('what usually comes in time is expected in time', () => {
  const { verdict, steps } = forecast(stepsWithout('vgm', 'note'), known(10));
  expect(verdict).toBe('yes');
  expect(steps.find(({ step }) => step === 'vgm')?.expectedAt).toEqual(at(30));
  // six hours after the customer has given all
  expect(steps.find(({ step }) => step === 'note')?.expectedAt).toEqual(at(36));
});

test('the step that decides is the first of the worst', () => {
  const slow = { ...EXPERIENCE, vgm: took(50), gateIn: took(90) };
  const risky = forecast(stepsWithout('vgm', 'gateIn', 'note'), known(10, slow));
  expect(risky).toMatchObject({ verdict: 'risk', decides: { step: 'vgm' } });
  expect(forecast(stepsWithout('vgm', 'gateIn'), known(61))).toMatchObject({
    verdict: 'no',
    decides: { step: 'gateIn' },
  });
});

test('past the documents cut-off the customer still amends: at risk, not lost', () => {
  expect(forecast(stepsWithout('vgm'), known(49))).toMatchObject({ verdict: 'risk', decides: { step: 'vgm' } });
});

test('without experience there is no opinion', () => {
  expect(forecast(stepsWithout('vgm'), known(1, {}))).toMatchObject({ verdict: 'unknown', decides: { step: 'vgm' } });
  expect(forecast(stepsWithout('vgm'), known(1, { vgm: took(1, 4) }))).toMatchObject({ verdict: 'unknown' });
  const noteAfterUnknown = forecast(stepsWithout('vgm', 'note'), known(1, { note: took(6) }));
  expect(noteAfterUnknown.steps.find(({ step }) => step === 'note')).toMatchObject({
    verdict: 'unknown',
    expectedAt: null,
  });
});

test('a median stands in the middle', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 5]), medianOf([4, 1, 3, 2])]).toEqual([null, 3, 5, 2.5]);
});

test('10,000 containers are told in a second', () => {
  const steps = stepsWithout('vgm', 'gateIn', 'note');
  const started = performance.now();
  for (let count = 0; count < 10_000; count += 1) forecast(steps, known(10));
  expect(performance.now() - started).toBeLessThan(1_000);
});
