import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { tipsChanged } from '../wire.ts';
import { NO_MESSAGES } from './list.ts';
import { selectCounts } from './queries.ts';
import { COUNTS_CHANNEL } from './told.ts';

/** On a day when everybody books, operators' counts move many times a second. */
const GATHER_MS = 250;

/** The counts of people who are here, as they change. */
export const countsLive = liveSource(tipsChanged, {
  channel: COUNTS_CHANNEL,
  gatherMs: GATHER_MS,
  async publish(db, words, wanted) {
    const touched = new Set(words.flatMap((word) => word.split(',')));
    const here = [...touched].filter((accountId) => wanted({ accountId }));
    if (here.length === 0) return [];
    const counts = await selectCounts(db, here.map(Number));
    return here.map((accountId) => ({
      parts: { accountId },
      payload: counts.get(Number(accountId)) ?? NO_MESSAGES,
    }));
  },
});
