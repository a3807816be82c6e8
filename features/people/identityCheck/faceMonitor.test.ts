import { expect, test } from 'vitest';
import type { Movement } from './challenge.ts';
import { FIRST_STATE, HOLD_SAMPLES, type MonitorState, nextState, type Sample } from './faceMonitor.ts';

/** As measured on a face that looks straight ahead, with the noise of a camera. */
const STRAIGHT = { yaw: -0.02, eyesOpen: 0.41, mouthOpen: 0.006 };
const LEFT = { ...STRAIGHT, yaw: 0.22 };
const RIGHT = { ...STRAIGHT, yaw: -0.29 };
const SHUT = { ...STRAIGHT, eyesOpen: 0.23 };
const FRAME_MS = 150;

type Shown = Partial<Sample> | Sample['measures'];

const isMeasures = (shown: Shown): shown is NonNullable<Sample['measures']> => shown !== null && 'eyesOpen' in shown;

/** States after each picture; a picture is measures, or what else differs from a good one. */
function play(shown: readonly Shown[], movements: readonly Movement[]): MonitorState[] {
  let state = FIRST_STATE;
  return shown.map((one, place) => {
    const good = {
      atMs: place * FRAME_MS,
      faces: 1,
      measures: STRAIGHT,
      size: 0.5,
      offset: 0.05,
      light: 120,
    };
    const sample = isMeasures(one) ? { ...good, measures: one } : { ...good, ...one };
    state = nextState(state, sample, movements);
    return state;
  });
}

const last = (states: readonly MonitorState[]) => states.at(-1) ?? expect.unreachable();
const held = Array.from({ length: HOLD_SAMPLES }, () => STRAIGHT);
const times = (count: number, shown: Shown) => Array.from({ length: count }, () => shown);

test('movements count in the asked order, each reached and released, with a picture at its height', () => {
  const shown = [...held, LEFT, LEFT, LEFT, STRAIGHT, SHUT, STRAIGHT, RIGHT, RIGHT, STRAIGHT];
  const states = play(shown, ['turnLeft', 'blink', 'turnRight']);
  const end = last(states);
  expect(end.phase === 'done' && end.steps.map(({ movement }) => movement)).toEqual(['turnLeft', 'blink', 'turnRight']);
  expect(end.phase === 'done' && end.steps[0]).toEqual({
    movement: 'turnLeft',
    demandedMs: 0,
    reachedMs: 2 * FRAME_MS,
    doneMs: 4 * FRAME_MS,
  });
  expect(states.flatMap(({ shot }) => shot ?? [])).toEqual(['straight', 'turnLeft', 'blink', 'turnRight']);
});

/** Openings of the lips that the model measured: at rest, in speech, half open, open, wide open. */
const LIPS = [0.006, 0.023, 0.072, 0.09, 0.127];

test('a mouth that opens and closes is seen, lips that speak are not', () => {
  const [rest = 0, speech = 0, ...opened] = LIPS;
  const mouth = (mouthOpen: number) => ({ ...STRAIGHT, mouthOpen });
  for (const open of opened) {
    const shown = [...held, mouth(open), mouth(open), mouth(rest)];
    expect(last(play(shown, ['openMouth'])).phase).toBe('done');
  }
  const spoken = [...held, mouth(speech), mouth(speech), mouth(rest)];
  expect(last(play(spoken, ['openMouth']))).toMatchObject({ phase: 'moving', reachedAtMs: null });
});

test('a movement that was not asked counts for nothing', () => {
  const states = play([...held, RIGHT, RIGHT, STRAIGHT, SHUT, STRAIGHT], ['turnLeft', 'turnRight', 'blink']);
  expect(last(states)).toMatchObject({ phase: 'moving', steps: [] });
});

test('noise around the threshold makes no movement, and half a return ends none', () => {
  const near = { ...STRAIGHT, yaw: 0.15 };
  const noise = [LEFT, near, LEFT, near, LEFT, near];
  expect(last(play([...held, ...noise], ['turnLeft']))).toMatchObject({ phase: 'moving', reachedAtMs: null });
  const half = [LEFT, LEFT, near, near, near];
  expect(last(play([...held, ...half], ['turnLeft']))).toMatchObject({ phase: 'moving', steps: [] });
  expect(last(play([...held, ...half, STRAIGHT], ['turnLeft'])).phase).toBe('done');
});

test.each([
  [{ faces: 0, measures: null }, 'noFace'],
  [{ faces: 2 }, 'manyFaces'],
  [{ size: 0.2 }, 'nearer'],
  [{ size: 0.95 }, 'farther'],
  [{ offset: 0.4 }, 'centre'],
  [{ light: 20 }, 'light'],
  [LEFT, 'straight'],
] as const)('nothing is asked before the face is well seen: %o', (shown, guidance) => {
  expect(last(play([...held.slice(1), shown], ['blink']))).toMatchObject({
    phase: 'position',
    guidance,
    held: 0,
  });
});

test('a face that is away or in company for longer ends the attempt, a moment does not', () => {
  const gone = { faces: 0, measures: null };
  const back = play([...held, ...times(5, gone), LEFT, LEFT], ['turnLeft']);
  expect(last(back)).toMatchObject({ phase: 'moving', lostSinceMs: null });
  expect(last(play([...held, ...times(13, gone)], ['turnLeft']))).toMatchObject({
    phase: 'broken',
    why: 'lost',
  });
  expect(last(play([...held, ...times(13, { faces: 2 })], ['turnLeft'])).phase).toBe('broken');
});

test('a still picture runs out of time', () => {
  expect(last(play([...held, ...times(110, STRAIGHT)], ['turnLeft']))).toMatchObject({
    phase: 'broken',
    why: 'timeout',
  });
});
