import { limitConcurrency } from '../concurrency/limitConcurrency.ts';
import { ChildProcessError, runInChildProcess } from '../sandbox/runInChildProcess.ts';
import type { Analysis, AnalysisTask } from './analyser.ts';

const ANALYSER = new URL('./analyser.ts', import.meta.url);
/** Usually 2 s. */
const LIMITS = { heapMb: 512, cpuMs: 30_000 };
const MOST_WAITING = 50;

export class FacesBusy extends Error {}

const oneAtATime = limitConcurrency(1, MOST_WAITING, () => new FacesBusy('too many face checks at once'));

/**
 * Faces in pictures, in their order; null for bytes that are no picture, and for all where the analysis broke.
 * Throws `FacesBusy` when too many wait.
 */
export async function analyseFaces(pictures: readonly Uint8Array<ArrayBuffer>[]): Promise<Analysis> {
  const run = () => runInChildProcess<AnalysisTask, Analysis>(ANALYSER, { pictures: [...pictures] }, LIMITS);
  try {
    return await oneAtATime(run);
  } catch (fault) {
    if (fault instanceof ChildProcessError) return pictures.map(() => null);
    throw fault;
  }
}
