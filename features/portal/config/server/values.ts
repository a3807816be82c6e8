import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { InvalidatedCache } from '../../../../platform/server/notifications/invalidatedCache.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { configChanged } from '../wire.ts';

/** Payload: a changed key. */
const CHANNEL = 'config_changed';
/** Longer than a notification takes to all processes: they invalidate their caches before pages read again. */
const BATCH_WINDOW_MS = 300;

/** Values by key; '' for a missing key. */
export type ValueCache = InvalidatedCache<string>;

export function createValueCache(platform: Platform): ValueCache {
  return new InvalidatedCache(platform.bus, CHANNEL);
}

export const live = [
  liveSource(configChanged, {
    channel: CHANNEL,
    batchWindowMs: BATCH_WINDOW_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { keys: [...keys] } }],
  }),
];
