import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpuTimeOf } from '../sandbox/cpuTime.ts';

const CHECK_INTERVAL_MS = 250;

export interface ReadingLimits {
  memoryKb: number;
  /** processor time for a page, so that a busy machine ends nothing that a quiet one would not */
  pageCpuMs: number;
  /** without a page for this long, though it used little processor time */
  pageWaitMs: number;
}

/** Which limit ended a reading; `busy`: the machine gave it too little processor time. */
export type Exceeded = 'tooLarge' | 'tooSlow' | 'busy';

/** Ends a process that exceeds its limits; each page begins the count of time anew. */
export function watchReading(child: ChildProcess, { memoryKb, pageCpuMs, pageWaitMs }: ReadingLimits) {
  let began = performance.now();
  let usedBefore = 0;
  let exceeded: Exceeded | null = null;
  const usedMs = async () => (await cpuTimeOf(child.pid ?? 0, { withChildren: true })) ?? usedBefore;
  const exceededNow = async (): Promise<Exceeded | null> => {
    if ((await memoryKbOf(child.pid)) > memoryKb) return 'tooLarge';
    if ((await usedMs()) - usedBefore > pageCpuMs) return 'tooSlow';
    return performance.now() - began > pageWaitMs ? 'busy' : null;
  };
  const check = async () => {
    const found = await exceededNow();
    if (found === null) return;
    exceeded ??= found;
    child.kill('SIGKILL');
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return {
    progress: async () => {
      began = performance.now();
      usedBefore = await usedMs();
    },
    exceeded: () => exceeded,
    end: () => clearInterval(timer),
  };
}

/** Resident memory (proc(5), status); 0 if unknown. */
async function memoryKbOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
