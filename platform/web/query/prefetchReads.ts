import type { Call } from '../../wire/call.ts';
import { currentLanguage } from '../language/language.ts';
import { isPreloaded } from '../request/preload.ts';
import { queryClient } from './client.ts';
import { readQuery } from './readQuery.ts';

const MAX_WAIT_MS = 250;

type InputlessRead = Call<Record<string, never>, unknown, unknown>;

/** Moves preloaded answers into the cache before the first render; waits 250 ms at most. */
export async function prefetchReads(calls: readonly InputlessRead[]): Promise<void> {
  const language = currentLanguage();
  const reads = calls
    .filter((call) => isPreloaded(call.path))
    .map((call) => queryClient.prefetchQuery(readQuery(call, {}, language)));
  if (reads.length === 0) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.all(reads), timeout]);
}
