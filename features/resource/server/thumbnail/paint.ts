import { askApart, NoAnswer } from '../../../../platform/server/apart/askApart.ts';
import type { PaintingTask } from './painter.ts';

const PAINTER = new URL('./painter.ts', import.meta.url);
/** Usually half a second, mostly start-up. */
const LIMITS = { heapMb: 256, cpuMs: 20_000 };

/** Thumbnail (webp) of a local file, rendered in a sandbox; null: not renderable. */
export async function paint(task: PaintingTask): Promise<Uint8Array | null> {
  try {
    return await askApart<PaintingTask, Uint8Array>(PAINTER, task, LIMITS);
  } catch (fault) {
    if (fault instanceof NoAnswer) return null;
    throw fault;
  }
}
