import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { noticesChanged } from '../wire.ts';
import { CHANNEL } from './publishedNoticesCache.ts';

/** Longer than the invalidation takes to reach every process, so that a refetch never meets a stale cache. */
const BATCH_MS = 300;

export const live = [
  liveSource(noticesChanged, {
    channel: CHANNEL,
    batchWindowMs: BATCH_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
