import { readFile } from 'node:fs/promises';

/** USER_HZ is 100 on Linux. */
const MS_PER_TICK = 10;
/** First of utime, stime and those of its ended children, counted after the program name in brackets (proc(5), stat). */
const FIRST = 11;
const OWN = 2;
const WITH_CHILDREN = 4;

/** CPU milliseconds of a process so far, `withChildren` of those too that have ended; null if unavailable. */
export async function cpuTimeOf(pid: number, { withChildren = false } = {}): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const numbers = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = numbers.slice(FIRST, FIRST + (withChildren ? WITH_CHILDREN : OWN)).reduce((sum, one) => sum + one, 0);
  return Number.isNaN(ticks) ? null : ticks * MS_PER_TICK;
}
