import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { Soon } from '../../../platform/server/push/soon.ts';

/** Payload: comma-separated account ids, or a permission whose holders changed. */
export const COUNTS_CHANNEL = 'message';
/** Due deliveries; empty payload. */
export const DELIVERY_CHANNEL = 'message_delivery';

const HOLDERS_OF = '@';
/** Below the payload limit of NOTIFY, 8,000 bytes. */
const IDS_IN_A_WORD = 400;

/** Notifies changed counts, in as few payloads as possible; duplicate accounts are allowed. */
export function sayCounts(accounts: SQL): SQL {
  return sql`
    select pg_notify(${COUNTS_CHANNEL}, string_agg(account_id::text, ',')) as said
    from (select account_id, row_number() over () / ${IDS_IN_A_WORD}::int as word
      from (select distinct account_id from (${accounts}) as touched) as people) as numbered
    group by word`;
}

/** Notifies once if there are rows. */
export function sayDeliveries(rows: SQL): SQL {
  return sql`select pg_notify(${DELIVERY_CHANNEL}, '') as said from (select 1 from (${rows}) as waiting limit 1) as any_waiting`;
}

/** Batched notification for all holders of a kind: frequent statements must not NOTIFY in each commit. */
export function sayingSoon(platform: Platform, kind: MessageKind): () => void {
  const soon = new Soon(platform, COUNTS_CHANNEL);
  return () => soon.say(HOLDERS_OF + kind.permission);
}

export function meaningOf(words: readonly string[]): { accountIds: string[]; permissions: string[] } {
  const permissions = words.filter((word) => word.startsWith(HOLDERS_OF));
  const ids = words.filter((word) => !word.startsWith(HOLDERS_OF)).flatMap((word) => word.split(','));
  return { accountIds: ids, permissions: permissions.map((word) => word.slice(HOLDERS_OF.length)) };
}
