import { InvalidatedCache } from '../../../platform/server/notifications/invalidatedCache.ts';
import type { Platform } from '../../../platform/server/platform.ts';

/** Says the keys of values that have changed. */
export const CHANNEL = 'config_changed';

/** What is remembered of the configuration: values by key, '' where there is none. */
export type ValueMemory = InvalidatedCache<string>;

/** The memory of one server process. */
export function valueMemory(platform: Platform): ValueMemory {
  return new InvalidatedCache(platform.bus, CHANNEL);
}
