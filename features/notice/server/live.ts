import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { noticesChanged } from '../wire.ts';
import { CHANNEL } from './published.ts';

/** Longer than the word takes to every process, each of which has to forget before somebody asks it. */
const GATHER_MS = 300;

/** Tells open pages that the notices shown are others now. */
export const live = [
  liveSource(noticesChanged, {
    channel: CHANNEL,
    gatherMs: GATHER_MS,
    publish: () => [{ parts: {}, payload: {} }],
  }),
];
