import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { dictChanged } from '../wire.ts';
import { CHANNEL } from './offered.ts';

/** Longer than the invalidation takes to reach every process, so that a refetch never meets a stale cache. */
const GATHER_MS = 300;

export const live = [
  liveSource(dictChanged, {
    channel: CHANNEL,
    gatherMs: GATHER_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { types: [...keys] } }],
  }),
];
