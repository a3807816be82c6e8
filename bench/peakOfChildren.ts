import { readFileSync } from 'node:fs';
import process from 'node:process';

const SAMPLE_MS = 300;

/** Most resident memory of any child process of this one, in MB (Linux). */
export function peakOfChildren(): { stop(): number } {
  let most = 0;
  const looking = setInterval(() => {
    for (const child of childrenOf(process.pid)) most = Math.max(most, residentMb(child));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(looking);
      return most;
    },
  };
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const childrenOf = (pid: number) => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
const residentMb = (pid: string) =>
  (Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / 1e6;
