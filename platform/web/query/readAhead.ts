import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { isAskedEarly } from '../request/early.ts';
import { queryClient } from './client.ts';
import { readQuery } from './readQuery.ts';

/** Longer than this nothing is held back for an answer. */
const PATIENCE_MS = 250;

/** A call without input. */
type PlainRead = Call<Record<string, never>, unknown, unknown>;

/**
 * Takes answers that were asked for early into the cache, before what shows them is drawn: drawn once with them is
 * done sooner than drawn without them and again. Settles when they are there, or when it is time to draw anyhow.
 */
export async function readAhead(calls: readonly PlainRead[]): Promise<void> {
  const language = currentLanguage();
  const reads = calls
    .filter((call) => isAskedEarly(call.path))
    .map((call) => queryClient.prefetchQuery(readQuery(call, {}, language)));
  if (reads.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(reads), patience]);
}
