import { liveSource } from '../../../../platform/server/live/liveSource.ts';
import { tipsChanged } from '../wire.ts';
import { ZERO_COUNTS } from './list.ts';
import { COUNTS_CHANNEL, parseCountsPayloads } from './notifications.ts';
import { selectCounts, selectHolderIds } from './queries.ts';

/** Debounce, ms: operators' counts change many times a second on peak days. */
const DEBOUNCE_MS = 250;

export const countsSource = liveSource(tipsChanged, {
  channel: COUNTS_CHANNEL,
  batchWindowMs: DEBOUNCE_MS,
  async publish(db, payloads, hasSubscriber) {
    const { accountIds, permissions } = parseCountsPayloads(payloads);
    const changedIds = new Set([...accountIds, ...(await selectHolderIds(db, permissions)).map(String)]);
    const subscribedIds = [...changedIds].filter((accountId) => hasSubscriber({ accountId }));
    if (subscribedIds.length === 0) return [];
    const counts = await selectCounts(db, subscribedIds.map(Number));
    return subscribedIds.map((accountId) => ({
      parts: { accountId },
      payload: counts.get(Number(accountId)) ?? ZERO_COUNTS,
    }));
  },
});
