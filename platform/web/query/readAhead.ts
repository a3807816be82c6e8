import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { isAskedEarly } from '../request/early.ts';
import { queryClient } from './client.ts';
import { readQuery } from './readQuery.ts';

const PATIENCE_MS = 250;

type PlainRead = Call<Record<string, never>, unknown, unknown>;

/** Moves preloaded answers into the cache before the first render; waits 250 ms at most. */
export async function readAhead(calls: readonly PlainRead[]): Promise<void> {
  const language = currentLanguage();
  const reads = calls
    .filter((call) => isAskedEarly(call.path))
    .map((call) => queryClient.prefetchQuery(readQuery(call, {}, language)));
  if (reads.length === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(reads), patience]);
}
