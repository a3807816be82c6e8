import { ChildProcessError, runInChildProcess } from '../../../../libs/sandbox/runInChildProcess.ts';
import type { RenderTask } from './renderer.ts';

const RENDERER = new URL('./renderer.ts', import.meta.url);
/** Usually half a second, mostly start-up. */
const LIMITS = { heapMb: 256, cpuMs: 20_000 };

/** Thumbnail (webp) of a local file, rendered in a sandbox; null: not renderable. */
export async function renderThumbnail(task: RenderTask): Promise<Uint8Array | null> {
  try {
    return await runInChildProcess<RenderTask, Uint8Array>(RENDERER, task, LIMITS);
  } catch (fault) {
    if (fault instanceof ChildProcessError) return null;
    throw fault;
  }
}
