import { readFile } from 'node:fs/promises';

/** USER_HZ is 100 on Linux. */
const MS_PER_TICK = 10;
/** utime and stime, counted after the program name in brackets (proc(5), stat) */
const IN_PROGRAM = 11;
const IN_SYSTEM = 12;

/** CPU milliseconds of a process so far; null if unavailable. */
export async function cpuTimeOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const numbers = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = (numbers[IN_PROGRAM] ?? Number.NaN) + (numbers[IN_SYSTEM] ?? Number.NaN);
  return Number.isNaN(ticks) ? null : ticks * MS_PER_TICK;
}
