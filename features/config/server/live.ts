import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { configChanged } from '../wire.ts';
import { CHANNEL } from './values.ts';

/** Longer than the word takes to every process, each of which has to forget before somebody asks it. */
const GATHER_MS = 300;

/** Tells open pages that values have changed. */
export const live = [
  liveSource(configChanged, {
    channel: CHANNEL,
    batchWindowMs: GATHER_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { keys: [...keys] } }],
  }),
];
