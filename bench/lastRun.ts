import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const PLACE = new URL('last.json', import.meta.url);

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

/** Stores the figures that have a target; baselines belong to one run alone. */
export function keepRun(run: LastRun): void {
  const judged = Object.entries(run).map(([part, figures]) => [
    part,
    figures.filter(({ target }) => target !== undefined),
  ]);
  writeFileSync(PLACE, `${JSON.stringify(Object.fromEntries(judged), null, 2)}\n`);
}
