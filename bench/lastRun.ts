import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Figure } from './table.ts';

const PLACE = new URL('last.json', import.meta.url);
const WORSE_BY = 0.1;

const figure = z.object({
  name: z.string(),
  perSecond: z.number().optional(),
  p50: z.number().optional(),
  p99: z.number().optional(),
  worst: z.number().optional(),
  failures: z.number().optional(),
  value: z.number().optional(),
  ratio: z.number().optional(),
  target: z.number().optional(),
  isMet: z.boolean().optional(),
});
const lastRun = z.record(z.string(), z.array(figure));
type LastRun = z.infer<typeof lastRun>;

/** Figures of the last kept run by the letter of their part. */
export function readLastRun(): LastRun {
  return lastRun.parse(JSON.parse(readFileSync(PLACE, 'utf8')));
}

/** Keeps what is judged; baselines are measured anew each time. */
export function keepRun(run: LastRun): void {
  const judged = Object.entries(run).map(([part, figures]) => [
    part,
    figures.filter(({ target }) => target !== undefined),
  ]);
  writeFileSync(PLACE, `${JSON.stringify(Object.fromEntries(judged), null, 2)}\n`);
}

/** The figure of the same name in the last kept run. */
export function lastOf({ name, target }: Figure, last: readonly Figure[] = []): Figure | undefined {
  return target === undefined ? undefined : last.find((one) => one.name === name);
}

/** What a target is compared with. */
export const judgedValue = ({ ratio, value, worst }: Figure): number | undefined => ratio ?? value ?? worst;

/** Worse than in the last run by more than a tenth; what counts as worse is told by the side of the target that is missed. */
export function hasFallen(now: Figure, before: Figure | undefined): boolean {
  const [value, last] = [judgedValue(now), before && judgedValue(before)];
  if (value === undefined || last === undefined) return false;
  return isLessBetter(now) ? value > last * (1 + WORSE_BY) : value < last * (1 - WORSE_BY);
}

function isLessBetter(judged: Figure): boolean {
  const { target = 0, isMet } = judged;
  return (judgedValue(judged) ?? 0) <= target === isMet;
}
