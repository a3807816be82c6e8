import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever its clock does. */
const MS_PER_TICK = 10;
/** places after the name of the program, which stands in brackets and may hold anything (proc(5), stat) */
const IN_PROGRAM = 11;
const IN_SYSTEM = 12;

/** Milliseconds of processor that a process has taken so far; null where the machine does not tell. */
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
