import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { Soon } from '../../../platform/server/push/soon.ts';

/** Words about whose counts changed: account ids with commas between, or a permission whose holders they are. */
export const COUNTS_CHANNEL = 'message';
/** The word that something waits to leave by e-mail or SMS. */
export const DELIVERY_CHANNEL = 'message_delivery';

const HOLDERS_OF = '@';
/** So many ids stay below the limit of a word, which is 8,000 bytes. */
const IDS_IN_A_WORD = 400;

/** SQL that says whose counts changed: the rows of `accounts`, which may name somebody twice, in as few words as can be. */
export function sayCounts(accounts: SQL): SQL {
  return sql`
    select pg_notify(${COUNTS_CHANNEL}, string_agg(account_id::text, ',')) as said
    from (select account_id, row_number() over () / ${IDS_IN_A_WORD}::int as word
      from (select distinct account_id from (${accounts}) as touched) as people) as numbered
    group by word`;
}

/** SQL that says that something waits to leave, if there are such rows. */
export function sayDeliveries(rows: SQL): SQL {
  return sql`select pg_notify(${DELIVERY_CHANNEL}, '') as said from (select 1 from (${rows}) as waiting limit 1) as any_waiting`;
}

/**
 * Says, a moment later, that the counts changed of everybody who is told of a kind; for statements that write its
 * messages so often that a word in each commit would make them wait for each other.
 */
export function sayingSoon(platform: Platform, kind: MessageKind): () => void {
  const soon = new Soon(platform, COUNTS_CHANNEL);
  return () => soon.say(HOLDERS_OF + kind.permission);
}

/** What words mean: accounts by id, and holders of permissions. */
export function meaningOf(words: readonly string[]): { accountIds: string[]; permissions: string[] } {
  const permissions = words.filter((word) => word.startsWith(HOLDERS_OF));
  const ids = words.filter((word) => !word.startsWith(HOLDERS_OF)).flatMap((word) => word.split(','));
  return { accountIds: ids, permissions: permissions.map((word) => word.slice(HOLDERS_OF.length)) };
}
