import { z } from 'zod';
import type { FaceMeasures } from './measure.ts';

/** Movements that a still picture cannot make. Left and right are the person's own. */
export const MOVEMENTS = ['turnLeft', 'turnRight', 'blink', 'openMouth'] as const;
export const movement = z.enum(MOVEMENTS);
export type Movement = z.infer<typeof movement>;

/** Asked in one challenge: both turns of the head and one of the others, in random order. */
export const MOVEMENTS_ASKED = 3;
/** For one movement, from its demand. */
export const MOVEMENT_LIMIT_MS = 15_000;
/** Minimum human reaction time from demand to movement. */
export const MOVEMENT_LEAST_MS = 250;
/** From the issue of a challenge to its answer. */
export const CHALLENGE_MINUTES = 5;

/** A turn counts from here, and the face is straight again below the second. */
const TURNED = { reached: 0.17, released: 0.09 };
/** Share of the eyes' opening when looking straight. */
const SHUT = { reached: 0.6, released: 0.8 };
/** Above the opening of the lips when looking straight. */
const MOUTH = { reached: 0.045, released: 0.02 };

/** Measured while the person looks straight ahead. */
export interface Baseline {
  eyesOpen: number;
  mouthOpen: number;
}

/** How far a movement is done: above 1 it is reached, below 0 the face is at rest again. */
export function extentOf(movement: Movement, measures: FaceMeasures, baseline: Baseline): number {
  const { yaw, eyesOpen, mouthOpen } = measures;
  if (movement === 'turnLeft') return between(yaw, TURNED);
  if (movement === 'turnRight') return between(-yaw, TURNED);
  if (movement === 'openMouth') return between(mouthOpen - baseline.mouthOpen, MOUTH);
  return between(eyesOpen / baseline.eyesOpen, SHUT);
}

const between = (value: number, { reached, released }: { reached: number; released: number }) =>
  (value - released) / (reached - released);

export const isStraight = ({ yaw }: FaceMeasures) => Math.abs(yaw) < TURNED.released;
