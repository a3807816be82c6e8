import { type Baseline, extentOf, isStraight, MOVEMENT_LIMIT_MS, type Movement } from './challenge.ts';
import type { FaceMeasures } from './measure.ts';

/** What the camera showed at one moment. */
export interface Sample {
  /** of the page's clock */
  atMs: number;
  faces: number;
  /** of the largest face */
  measures: FaceMeasures | null;
  /** height of the face by the height of the picture */
  size: number;
  /** distance of the face's middle from the picture's, by the picture's size */
  offset: number;
  /** mean brightness of the face, 0 to 255 */
  light: number;
}

type Guidance = 'noFace' | 'manyFaces' | 'nearer' | 'farther' | 'centre' | 'light' | 'straight' | 'hold';

/** One movement as it was made, in milliseconds after the person was seen looking straight. */
export interface Step {
  movement: Movement;
  demandedMs: number;
  reachedMs: number;
  doneMs: number;
}

export type Shot = 'straight' | Movement;

interface Common {
  /** the picture of this moment belongs to the answer */
  shot: Shot | null;
}

export type MonitorState = Common &
  (
    | { phase: 'position'; guidance: Guidance; held: number }
    | Moving
    | { phase: 'done'; steps: readonly Step[] }
    | { phase: 'broken'; why: 'timeout' | 'lost' }
  );

interface Moving {
  phase: 'moving';
  baseline: Baseline;
  startedAtMs: number;
  /** since this time the face cannot be seen alone */
  lostSinceMs: number | null;
  steps: readonly Step[];
  demandedAtMs: number;
  reachedAtMs: number | null;
  /** samples in a row that show the movement */
  seen: number;
  guidance: Guidance | null;
}

/** Good samples in a row before the first movement is asked. */
export const HOLD_SAMPLES = 5;
/** Samples in a row that make a movement; lids are shut too briefly for two on a slow phone. */
const SEEN_SAMPLES: Record<Movement, number> = { turnLeft: 2, turnRight: 2, openMouth: 2, blink: 1 };
const LOST_MS = 1_500;
const SIZE = { least: 0.3, most: 0.9 };
const MOST_OFFSET = 0.22;
const LEAST_LIGHT = 50;

export const FIRST_STATE: MonitorState = { phase: 'position', guidance: 'noFace', held: 0, shot: null };

/** State after one more sample; pure, so that recorded samples tell whether it is right. */
export function nextState(state: MonitorState, sample: Sample, movements: readonly Movement[]): MonitorState {
  if (state.phase === 'position') return positioned(state.held, sample);
  if (state.phase === 'moving') return moved(state, sample, movements);
  return { ...state, shot: null };
}

function positioned(held: number, sample: Sample): MonitorState {
  const guidance = guidanceFor(sample);
  if (guidance !== 'hold' || sample.measures === null) {
    return { phase: 'position', guidance, held: 0, shot: null };
  }
  if (held + 1 < HOLD_SAMPLES) return { phase: 'position', guidance, held: held + 1, shot: null };
  const { eyesOpen, mouthOpen } = sample.measures;
  return {
    phase: 'moving',
    baseline: { eyesOpen, mouthOpen },
    startedAtMs: sample.atMs,
    lostSinceMs: null,
    steps: [],
    demandedAtMs: sample.atMs,
    reachedAtMs: null,
    seen: 0,
    guidance: null,
    shot: 'straight',
  };
}

function guidanceFor({ faces, measures, size, offset, light }: Sample): Guidance {
  if (faces > 1) return 'manyFaces';
  if (faces === 0 || measures === null) return 'noFace';
  if (light < LEAST_LIGHT) return 'light';
  if (size < SIZE.least) return 'nearer';
  if (size > SIZE.most) return 'farther';
  if (offset > MOST_OFFSET) return 'centre';
  return isStraight(measures) ? 'hold' : 'straight';
}

function moved(state: Moving, sample: Sample, movements: readonly Movement[]): MonitorState {
  const asked = movements[state.steps.length];
  if (asked === undefined) return { phase: 'done', steps: state.steps, shot: null };
  if (sample.atMs - state.demandedAtMs > MOVEMENT_LIMIT_MS) return broken('timeout');
  const { measures } = sample;
  if (sample.faces !== 1 || measures === null) return lost(state, sample);
  const extent = extentOf(asked, measures, state.baseline);
  const here: Moving = { ...state, lostSinceMs: null, guidance: null };
  if (here.reachedAtMs === null) return reaching(here, sample, { asked, extent });
  if (extent > 0 || !isStraight(measures)) {
    return { ...here, guidance: asked.startsWith('turn') ? 'straight' : null, shot: null };
  }
  const step: Step = {
    movement: asked,
    demandedMs: Math.round(here.demandedAtMs - here.startedAtMs),
    reachedMs: Math.round(here.reachedAtMs - here.startedAtMs),
    doneMs: Math.round(sample.atMs - here.startedAtMs),
  };
  const steps = [...here.steps, step];
  if (steps.length === movements.length) return { phase: 'done', steps, shot: null };
  return { ...here, steps, demandedAtMs: sample.atMs, reachedAtMs: null, seen: 0, shot: null };
}

function reaching(
  state: Moving,
  { atMs }: Sample,
  { asked, extent }: { asked: Movement; extent: number },
): MonitorState {
  const seen = extent >= 1 ? state.seen + 1 : 0;
  if (seen < SEEN_SAMPLES[asked]) return { ...state, seen, shot: null };
  return { ...state, seen, reachedAtMs: atMs, shot: asked };
}

function lost(state: Moving, { atMs, faces }: Sample): MonitorState {
  const lostSinceMs = state.lostSinceMs ?? atMs;
  if (atMs - lostSinceMs > LOST_MS) return broken('lost');
  return { ...state, lostSinceMs, seen: 0, guidance: faces > 1 ? 'manyFaces' : 'noFace', shot: null };
}

const broken = (why: 'timeout' | 'lost'): MonitorState => ({ phase: 'broken', why, shot: null });
