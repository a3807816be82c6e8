import type { Platform } from '../../../platform/server/platform.ts';
import { Remembered } from '../../../platform/server/push/remembered.ts';

/** Says the keys of values that have changed. */
export const CHANNEL = 'config_changed';

/** What is remembered of the configuration: values by key, '' where there is none. */
export type ValueMemory = Remembered<string>;

/** The memory of one server process. */
export function valueMemory(platform: Platform): ValueMemory {
  return new Remembered(platform.push, CHANNEL);
}
