import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 20;

/** Samples the memory of a process and its children (Linux); `stop` returns the peak above the start, in MB. */
export function watchMemory(pid: number): { stop(): number } {
  const idle = treeMb(pid);
  let most = idle;
  const looking = setInterval(() => {
    most = Math.max(most, treeMb(pid));
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(looking);
      return most - idle;
    },
  };
}

function treeMb(pid: number): number {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.filter((other) => parentOf(other) === pid);
  return [String(pid), ...children].reduce((sum, one) => sum + residentMb(one), 0);
}

const statusOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1]);
const residentMb = (pid: string) => (Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) * 1024) / 1e6;
