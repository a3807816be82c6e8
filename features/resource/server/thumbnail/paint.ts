import { askApart, NoAnswer } from '../../../../platform/server/apart/askApart.ts';
import type { PaintingTask } from './painter.ts';

const PAINTER = new URL('./painter.ts', import.meta.url);
/** Half a second is usual, most of it for getting ready. */
const LIMITS = { heapMb: 256, cpuMs: 20_000 };

/** The small picture (webp) of a file on this machine's disk, or null when none can be made of it. */
export async function paint(task: PaintingTask): Promise<Uint8Array | null> {
  try {
    return await askApart<PaintingTask, Uint8Array>(PAINTER, task, LIMITS);
  } catch (fault) {
    if (fault instanceof NoAnswer) return null;
    throw fault;
  }
}
