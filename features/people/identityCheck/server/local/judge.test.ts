import { expect, test } from 'vitest';
import type { Step } from '../../faceMonitor.ts';
import { randomMovements } from './issueChallenge.ts';
import { judgePictures, judgeTimes } from './judge.ts';

const ASKED = ['turnLeft', 'blink'] as const;
const STEPS: Step[] = [
  { movement: 'turnLeft', demandedMs: 0, reachedMs: 900, doneMs: 1_500 },
  { movement: 'blink', demandedMs: 1_500, reachedMs: 2_400, doneMs: 2_900 },
];
const changed = (place: number, change: Partial<Step>) =>
  STEPS.map((step, at) => (at === place ? { ...step, ...change } : step));

test('times of a person pass', () => {
  expect(judgeTimes(ASKED, STEPS, 9_000)).toBeNull();
});

test.each([
  ['another order', STEPS.toReversed(), 'order'],
  ['a movement short', STEPS.slice(1), 'order'],
  ['faster than a person', changed(0, { reachedMs: 100 }), 'timing'],
  ['before it was asked', changed(1, { demandedMs: 1_000 }), 'timing'],
  ['done before reached', changed(1, { doneMs: 2_000 }), 'timing'],
  ['longer than allowed', changed(1, { doneMs: 30_000 }), 'timing'],
] as const)('%s does not', (_what, steps, failure) => {
  expect(judgeTimes(ASKED, steps, 60_000)).toBe(failure);
});

test('an answer that took longer than the server waited is made up', () => {
  expect(judgeTimes(ASKED, STEPS, 500)).toBe('timing');
});

test('pictures without a face, or with too few of them, do not pass', () => {
  expect(judgePictures(ASKED, [null, null, null], null)).toEqual({ failure: 'noFace' });
  expect(judgePictures(ASKED, [], null)).toEqual({ failure: 'noFace' });
});

test('a portrait on which no face is found passes nobody', () => {
  expect(judgePictures(ASKED, [null, null, null], { face: null })).toEqual({
    failure: 'portraitWithoutFace',
  });
});

test('challenges ask both turns and one small movement, in every order', () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 400; turn += 1) {
    const asked = randomMovements();
    expect(new Set(asked).size).toBe(3);
    expect(asked).toContain('turnLeft');
    expect(asked).toContain('turnRight');
    seen.add(asked.join());
  }
  expect(seen.size).toBe(12);
});
