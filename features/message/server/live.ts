import { liveSource } from '../../../platform/server/live/liveSource.ts';
import { tipsChanged } from '../wire.ts';
import { NO_MESSAGES } from './list.ts';
import { selectCounts, selectHolderIds } from './queries.ts';
import { COUNTS_CHANNEL, meaningOf } from './words.ts';

/** Debounce, ms: operators' counts change many times a second on peak days. */
const GATHER_MS = 250;

export const countsLive = liveSource(tipsChanged, {
  channel: COUNTS_CHANNEL,
  gatherMs: GATHER_MS,
  async publish(db, words, wanted) {
    const { accountIds, permissions } = meaningOf(words);
    const touched = new Set([...accountIds, ...(await selectHolderIds(db, permissions)).map(String)]);
    const here = [...touched].filter((accountId) => wanted({ accountId }));
    if (here.length === 0) return [];
    const counts = await selectCounts(db, here.map(Number));
    return here.map((accountId) => ({
      parts: { accountId },
      payload: counts.get(Number(accountId)) ?? NO_MESSAGES,
    }));
  },
});
