import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const EVERY_FEATURE: readonly string[] = ['*'];

/** `npm test -- chat paper` tests these alone: `chat,paper`. */
const TESTED = process.env.TESTED_FEATURES?.split(',') ?? EVERY_FEATURE;

/** What the modules of that name export in the folders of the features that are tested. */
export async function exportsOf(modules: string, features = TESTED): Promise<unknown[]> {
  const patterns = features.map((feature) => `features/*/${feature}/${modules}.ts`);
  const files = globSync(patterns, { cwd: ROOT }).map((file) => path.join(ROOT, file));
  if (files.length === 0) throw new Error(`No ${modules} in features/${features.join(', ')}`);
  const loaded: object[] = await Promise.all(files.map((file) => import(file)));
  return loaded.flatMap((module) => Object.values(module));
}

/** What a table of the whole portal says of the keys that are tested; a row too many is found by the whole run alone. */
export function rowsOf<Row>(table: Record<string, Row>, tested: readonly string[]): Record<string, Row> {
  if (TESTED === EVERY_FEATURE) return table;
  return Object.fromEntries(Object.entries(table).filter(([key]) => tested.includes(key)));
}
