import { z } from 'zod';

/** Movements that a still picture cannot make. Left and right are the person's own. */
export const MOVEMENTS = ['turnLeft', 'turnRight', 'blink', 'openMouth'] as const;
export const movement = z.enum(MOVEMENTS);
export type Movement = z.infer<typeof movement>;

/** Asked in one challenge: both turns of the head and one of the others, in random order. */
export const MOVEMENTS_ASKED = 3;
/** For one movement, from its demand. */
export const MOVEMENT_LIMIT_MS = 15_000;
/** Nobody is faster from the demand to the movement. */
export const MOVEMENT_LEAST_MS = 250;
/** From the issue of a challenge to its answer. */
export const CHALLENGE_MINUTES = 5;
