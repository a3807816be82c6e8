import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { BatchedNotifier } from '../../../../platform/server/notifications/batchedNotifier.ts';
import type { Platform } from '../../../../platform/server/platform.ts';

/** Payload: comma-separated account ids, or a permission whose holders changed. */
export const COUNTS_CHANNEL = 'message';
/** Due deliveries; empty payload. */
export const DELIVERY_CHANNEL = 'message_delivery';

const HOLDERS_PREFIX = '@';
/** Below the payload limit of NOTIFY, 8,000 bytes. */
const IDS_PER_PAYLOAD = 400;

/** Notifies changed counts, in as few payloads as possible; duplicate accounts are allowed. */
export function notifyCountsSql(accounts: SQL): SQL {
  return sql`
    select pg_notify(${COUNTS_CHANNEL}, string_agg(account_id::text, ',')) as said
    from (select account_id, row_number() over () / ${IDS_PER_PAYLOAD}::int as word
      from (select distinct account_id from (${accounts}) as touched) as people) as numbered
    group by word`;
}

/** Notifies once if there are rows. */
export function notifyDeliveriesSql(rows: SQL): SQL {
  return sql`select pg_notify(${DELIVERY_CHANNEL}, '') as said from (select 1 from (${rows}) as waiting limit 1) as any_waiting`;
}

/** Batched notification for all holders of a kind: frequent statements must not NOTIFY in each commit. */
export function countsNotifier(platform: Platform, kind: MessageKind): () => void {
  const notifier = new BatchedNotifier(platform, COUNTS_CHANNEL);
  return () => notifier.publish(HOLDERS_PREFIX + kind.permission);
}

export function parseCountsPayloads(payloads: readonly string[]): {
  accountIds: string[];
  permissions: string[];
} {
  const permissions = payloads.filter((payload) => payload.startsWith(HOLDERS_PREFIX));
  const ids = payloads
    .filter((payload) => !payload.startsWith(HOLDERS_PREFIX))
    .flatMap((payload) => payload.split(','));
  return { accountIds: ids, permissions: permissions.map((payload) => payload.slice(HOLDERS_PREFIX.length)) };
}
