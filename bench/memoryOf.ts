import { readFileSync } from 'node:fs';

const LOOK_MS = 25;
const KB_PER_MB = 1000 / 1.024;

/** Memory that a process holds, in MB (Linux). */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / KB_PER_MB;
}

/** Watches a process; `stop` tells the most that it held above what it held at first, in MB. */
export function watchMemory(pid: number): { stop(): number } {
  const idle = residentMb(pid);
  let most = idle;
  const looking = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, LOOK_MS);
  return {
    stop() {
      clearInterval(looking);
      return most - idle;
    },
  };
}
