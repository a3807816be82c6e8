import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { noticesChanged } from '../wire.ts';
import { CHANNEL } from './published.ts';

/** Longer than the invalidation takes to reach every process, so that a refetch never meets a stale cache. */
const GATHER_MS = 300;

export const live = [
  liveSource(noticesChanged, {
    channel: CHANNEL,
    gatherMs: GATHER_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
