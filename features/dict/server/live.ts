import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { dictChanged } from '../wire.ts';
import { CHANNEL } from './offered.ts';

/** Longer than the word takes to every process, each of which has to forget before somebody asks it. */
const GATHER_MS = 300;

/** Tells open pages that words have changed. */
export const live = [
  liveSource(dictChanged, {
    channel: CHANNEL,
    gatherMs: GATHER_MS,
    publish: (_db, keys) => [{ parts: {}, payload: { types: [...keys] } }],
  }),
];
