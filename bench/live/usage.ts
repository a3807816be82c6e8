import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1000 / 1.024;
const TICKS_PER_SECOND = 100;

function processTree(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const all = [pid];
  for (const one of all) all.push(...parents.filter(({ parent }) => parent === one).map((child) => child.pid));
  return all;
}

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const parentOf = (pid: number) => Number(statOf(pid)[1] ?? 0);

function memoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}

export function usageOf(pid: number): { cpuS: number; memoryMb: number } {
  const all = processTree(pid);
  const ticks = all.map((one) => Number(statOf(one)[11] ?? 0) + Number(statOf(one)[12] ?? 0));
  return {
    cpuS: ticks.reduce((sum, used) => sum + used, 0) / TICKS_PER_SECOND,
    memoryMb: all.reduce((sum, one) => sum + memoryMb(one), 0),
  };
}
