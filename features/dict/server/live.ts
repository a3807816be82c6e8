import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { dictChanged } from '../wire.ts';
import { CHANNEL } from './offeredEntriesCache.ts';

/** Longer than the invalidation takes to reach every process, so that a refetch never meets a stale cache. */
const BATCH_MS = 300;

export const live = [
  liveSource(dictChanged, {
    channel: CHANNEL,
    batchWindowMs: BATCH_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { types: [...keys] } }],
  }),
];
