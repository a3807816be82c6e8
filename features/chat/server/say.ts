import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditRow, type Deed } from '../../../platform/server/audit/write.ts';
import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import type { MsgType } from '../message.ts';
import { type Place, partiesOf } from './place.ts';
import { CHAT_CHANNEL, saidPrefix } from './words.ts';

/** What somebody says. */
export interface Saying {
  accountId: number;
  /** the sender's own key: said again with it, it is the same message */
  clientId: string;
  msgType: MsgType;
  chatContent: string;
  remark: string;
  file: { resourceId: number; fileName: string } | null;
}

const kept = z.object({
  id: z.coerce.number(),
  seq: z.number(),
  created_at: z.coerce.date(),
  fresh: z.boolean(),
});
export type Kept = { chatId: number; seq: number; at: Date; isFresh: boolean };

const ONCE_BY_KEY = 'chat_message_client';

/**
 * Keeps a message: it takes the next number under the conversation's lock, so that the order of numbers is the order
 * of commits, moves the conversation and the sender's progress on, and says so on the push channel; all in one
 * statement, because the lock is held as long as it takes. A message that is there already is left as it is.
 */
export async function say(
  db: Db,
  place: Place<number>,
  saying: Saying,
  deed: Deed | null = null,
): Promise<Kept> {
  const { rows } = await db.execute(sayStatement(place, saying, deed));
  const found = kept.parse(rows[0]);
  return { chatId: found.id, seq: found.seq, at: found.created_at, isFresh: found.fresh };
}

/** The same with its audit row, outside a transaction: two that come with one key at once do not harm each other. */
export async function sayAlone(db: Db, place: Place<number>, saying: Saying, deed: Deed): Promise<Kept> {
  try {
    return await say(db, place, saying, deed);
  } catch (fault) {
    if (brokenUnique(fault) !== ONCE_BY_KEY) throw fault;
    // the other one has committed: this time it is found
    return say(db, place, saying, deed);
  }
}

function sayStatement(place: Place<number>, saying: Saying, deed: Deed | null): SQL {
  const { conversationId, own } = place;
  const { accountId, clientId, msgType, chatContent, remark, file } = saying;
  const word = saidPrefix(partiesOf(place), own.companyNo);
  return sql`
    with known as (
      select id, seq, created_at from chat_message
      where conversation_id = ${conversationId} and send_account_id = ${accountId} and client_id = ${clientId}
    ), moved as (
      update conversation set last_seq = last_seq + 1, last_message_at = clock_timestamp(),
        updated_at = now(), ${place.isHd === 1 ? ASKED : answeredBy(accountId)}
      where id = ${conversationId} and not exists (select from known)
      returning last_seq, last_message_at
    ), added as (
      insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type,
        chat_content, resource_id, file_name, remark, created_at)
      select ${conversationId}::bigint, last_seq, ${own.companyId}::bigint, ${accountId}::bigint, ${clientId}::text,
        ${msgType}::int, ${chatContent}::text, ${file?.resourceId ?? null}::bigint, ${file?.fileName ?? ''}::text,
        ${remark}::text, last_message_at
      from moved returning id, seq, created_at
    ), progress as (
      update chat_progress set delivered_seq = seq, read_seq = seq from added
      where conversation_id = ${conversationId} and company_id = ${own.companyId}
    )${deed ? audited(deed) : sql``}
    select id, seq, created_at, true as fresh, pg_notify(${CHAT_CHANNEL}, ${word}::text || seq)::text as told from added
    union all select id, seq, created_at, false, null from known`;
}

function audited(deed: Deed): SQL {
  const { accountId, companyId, call, subject, requestId } = auditRow(deed);
  return sql`, audited as (
    insert into audit_entry (account_id, company_id, call, subject, request_id)
    select ${accountId}::bigint, ${companyId}::bigint, ${call}::text, ${JSON.stringify(subject)}::jsonb,
      ${requestId}::text from added)`;
}

/** A question waits from the oldest that nobody has answered. */
const ASKED = sql`waiting_since = coalesce(waiting_since, clock_timestamp()),
  first_asked_at = coalesce(first_asked_at, clock_timestamp())`;

/** An answer ends the waiting; whoever answers what nobody has taken has taken it. */
const answeredBy = (accountId: number) => sql`waiting_since = null,
  first_answered_at = coalesce(first_answered_at, case when first_asked_at is not null then clock_timestamp() end),
  assigned_to = coalesce(assigned_to, ${accountId}::bigint)`;
