import type { AnalysedFace, Analysis } from '../../../../../libs/faceAnalysis/analyser.ts';
import { faceSimilarity } from '../../../../../libs/faceAnalysis/faceSimilarity.ts';
import {
  type Baseline,
  extentOf,
  isStraight,
  MOVEMENT_LEAST_MS,
  MOVEMENT_LIMIT_MS,
  type Movement,
} from '../../challenge.ts';
import type { Step } from '../../faceMonitor.ts';
import { measureFace } from '../../measure.ts';
import type { Failure } from '../../status.ts';

/** Below, two pictures of one session show different people; turned faces are less alike than straight ones. */
const SAME_SESSION = 0.45;
/** Below, the straight picture does not show the person of the portrait. */
const SAME_AS_PORTRAIT = 0.55;
/** Extent that a picture must show; the page asks for 1, pictures are shrunk and encoded once more. */
const SHOWN = 0.5;
/** Passive scores below are what no camera gave in trials. */
const LEAST_PASSIVE = 0.2;
/** Difference allowed between the page's clock and the server's. */
const CLOCK_MS = 2_000;

/**
 * Why the times of an answer cannot be true; null: they can.
 * `elapsedMs`: from the issue of the challenge to its answer, by the server's clock.
 */
export function judgeTimes(asked: readonly Movement[], steps: readonly Step[], elapsedMs: number): Failure | null {
  const isInOrder = steps.length === asked.length && steps.every(({ movement }, place) => movement === asked[place]);
  if (!isInOrder) return 'order';
  let before = 0;
  for (const { demandedMs, reachedMs, doneMs } of steps) {
    const needed = reachedMs - demandedMs;
    const isPlausible =
      demandedMs >= before &&
      needed >= MOVEMENT_LEAST_MS &&
      doneMs > reachedMs &&
      doneMs - demandedMs <= MOVEMENT_LIMIT_MS + CLOCK_MS;
    if (!isPlausible) return 'timing';
    before = doneMs;
  }
  return before > elapsedMs + CLOCK_MS ? 'timing' : null;
}

interface FaceScores {
  /** lowest similarity between the straight picture and the others */
  session: number;
  /** null: there is no portrait */
  portrait: number | null;
  real: number;
  live: number;
}

export type Verdict = { failure: Failure } | { failure: null; scores: FaceScores };

/** The face of the portrait that a person is compared with. */
type Portrait = { face: AnalysedFace | null } | null;

/** What the pictures show: first the straight one, then one for each movement in order. `portrait` null: none is there. */
export function judgePictures(asked: readonly Movement[], pictures: Analysis, portrait: Portrait): Verdict {
  if (portrait !== null && portrait.face === null) return { failure: 'portraitWithoutFace' };
  const faces = pictures.map((picture) => picture?.faces ?? []);
  if (faces.length !== asked.length + 1 || faces.some((found) => found.length === 0)) {
    return { failure: 'noFace' };
  }
  if (faces.some((found) => found.length > 1)) return { failure: 'manyFaces' };
  const [straight, ...moved] = faces.flat();
  if (straight === undefined) return { failure: 'noFace' };
  const baseline = measureFace(straight.mesh);
  if (baseline === null || !isStraight(baseline)) return { failure: 'notTurned' };
  if (!asked.every((movement, place) => shows(moved[place], movement, baseline))) {
    return { failure: 'notTurned' };
  }
  const scores = {
    session: Math.min(...moved.map(({ embedding }) => faceSimilarity(straight.embedding, embedding))),
    portrait: portrait?.face ? faceSimilarity(straight.embedding, portrait.face.embedding) : null,
    real: straight.real,
    live: straight.live,
  };
  const failure = failureOf(scores);
  return failure === null ? { failure, scores } : { failure };
}

function shows(face: AnalysedFace | undefined, movement: Movement, baseline: Baseline): boolean {
  const measures = face && measureFace(face.mesh);
  return measures !== undefined && measures !== null && extentOf(movement, measures, baseline) >= SHOWN;
}

function failureOf({ session, portrait, real, live }: FaceScores): Failure | null {
  if (session < SAME_SESSION) return 'differentPeople';
  if (Math.max(real, live) < LEAST_PASSIVE) return 'notLive';
  return portrait !== null && portrait < SAME_AS_PORTRAIT ? 'differsFromPortrait' : null;
}
