import type pg from 'pg';
import type { QueryConfig } from 'pg';
import { z } from 'zod';
import { type AuditEntry, auditRow } from '../../../../platform/server/audit/auditLog.ts';
import { violatedUnique } from '../../../../platform/server/database/connect.ts';
import { GroupCommit } from '../../../../platform/server/database/groupCommit.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { MsgType } from '../message.ts';
import { type ConversationView, partiesOf } from './conversationView.ts';
import { CHAT_CHANNEL, messagePayloadPrefix } from './notifications.ts';
import { RateLimiter } from './rateLimiter.ts';
import { userError } from './texts.ts';

export interface NewMessage {
  view: ConversationView<number>;
  accountId: number;
  /** idempotency key of the sender */
  clientId: string;
  msgType: MsgType;
  chatContent: string;
  remark: string;
  file: { resourceId: number; fileName: string } | null;
  auditEntry: AuditEntry;
}

/**
 * Number order = commit order by the row lock of the conversation. `waiting_since` = oldest unanswered
 * customer message; a reply of the serving company clears it and assigns an unassigned conversation.
 */
const INSERT_SQL = `
with said (conversation, company, person, key, is_customer) as (
  values ($1::bigint, $2::bigint, $3::bigint, $4::text, $5::boolean)
), known as (
  select id, seq, created_at from chat_message
  where conversation_id = $1 and send_account_id = $3 and client_id = $4
), moved as (
  update conversation set last_seq = last_seq + 1, last_message_at = clock_timestamp(), updated_at = now(),
    waiting_since = case when is_customer then coalesce(waiting_since, clock_timestamp()) end,
    first_asked_at = case when is_customer then coalesce(first_asked_at, clock_timestamp()) else first_asked_at end,
    first_answered_at = case when is_customer or first_asked_at is null then first_answered_at
      else coalesce(first_answered_at, clock_timestamp()) end,
    assigned_to = case when is_customer then assigned_to else coalesce(assigned_to, person) end
  from said
  where id = conversation and not exists (select from known)
  returning last_seq, last_message_at
), added as (
  insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type,
    chat_content, resource_id, file_name, remark, created_at)
  select conversation, last_seq, company, person, key, $6::int, $7::text, $8::bigint, $9::text, $10::text,
    last_message_at
  from moved cross join said returning id, seq, created_at
), progress as (
  update chat_progress set last_seq = seq,
    delivered_seq = case when company_id = $2 then seq else delivered_seq end,
    read_seq = case when company_id = $2 then seq else read_seq end
  from added where conversation_id = $1
), audited as (
  insert into audit_entry (account_id, company_id, call, subject, request_id)
  select $3, $2, $11::text, $12::jsonb, $13::text from added
)
select id, seq, created_at, pg_notify('${CHAT_CHANNEL}', $14::text || seq)::text as told from added
union all select id, seq, created_at, null from known`;

export function insertMessage(message: NewMessage): QueryConfig {
  const { view, accountId, clientId, msgType, chatContent, remark, file, auditEntry } = message;
  const { call, subject, requestId } = auditRow(auditEntry);
  const values = [
    view.conversationId,
    view.own.companyId,
    accountId,
    clientId,
    view.isHd === 1,
    msgType,
    chatContent,
    file?.resourceId ?? null,
    file?.fileName ?? '',
    remark,
    call,
    JSON.stringify(subject),
    requestId,
    messagePayloadPrefix(partiesOf(view), view.own.companyNo),
  ];
  return { name: 'chat_say', text: INSERT_SQL, values };
}

const insertedRow = z.object({
  id: z.coerce.number(),
  seq: z.number(),
  created_at: z.coerce.date(),
  told: z.string().nullable(),
});

interface InsertedMessage {
  chatId: number;
  seq: number;
  at: Date;
  /** same idempotency key: the stored content may differ */
  isDuplicate: boolean;
}

function parseInserted(rows: readonly unknown[]): InsertedMessage {
  const { id, seq, created_at: at, told } = insertedRow.parse(rows[0]);
  return { chatId: id, seq, at, isDuplicate: told === null };
}

/** Messages per transaction; their conversations are locked until commit. */
const MAX_BATCH = 64;
const IDEMPOTENCY_INDEX = 'chat_message_client';
/** Per person and conversation. */
const RATE_LIMIT = { burst: 100, perSecond: 10 };

/** Commits that NOTIFY serialise on the disk flush (decision 016); waiting messages share one. */
export class MessageWriter {
  readonly #pool: pg.Pool;
  readonly #limiter = new RateLimiter(RATE_LIMIT);
  readonly #commits: GroupCommit<'all', NewMessage, InsertedMessage>;

  constructor({ pool, log }: { pool: pg.Pool; log: Log }) {
    this.#pool = pool;
    this.#commits = new GroupCommit({
      maxBatch: MAX_BATCH,
      writeBatch: (_all, messages) => this.#writeBatch(messages),
      writeAlone: (_all, message) => this.#insert(message),
      onBatchFailed: (fault, _all, messages) => log.debug({ messages, err: fault }, 'messages are kept one by one'),
    });
  }

  /** Resolves after the commit. @throws UserError over the rate limit */
  async write(message: NewMessage): Promise<InsertedMessage> {
    if (!this.#limiter.tryAcquire(`${message.accountId} ${message.view.conversationId}`))
      throw userError((t) => t.tooFast);
    return this.#commits.write('all', message);
  }

  async #writeBatch(messages: readonly NewMessage[]): Promise<PromiseSettledResult<InsertedMessage>[]> {
    const [only] = messages;
    const inserted = messages.length === 1 && only ? [await this.#insert(only)] : await this.#commit(messages);
    return inserted.map((value) => ({ status: 'fulfilled', value }));
  }

  /** Fixed lock order: no deadlocks between processes. */
  async #commit(batch: readonly NewMessage[]): Promise<InsertedMessage[]> {
    const inLockOrder = [...batch.entries()].sort(
      ([, one], [, other]) => one.view.conversationId - other.view.conversationId,
    );
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      // sent at once: a message that waited for the response to the one before would cost a turn of the event loop
      const [, ...results] = await Promise.all([
        client.query('begin'),
        ...inLockOrder.map(([, message]) => client.query(insertMessage(message))),
        client.query('commit'),
      ]);
      isBroken = false;
      const inserted: InsertedMessage[] = [];
      for (const [place, [index]] of inLockOrder.entries()) inserted[index] = parseInserted(results[place]?.rows ?? []);
      return inserted;
    } finally {
      // discard the connection after a failed transaction
      client.release(isBroken);
    }
  }

  async #insert(message: NewMessage): Promise<InsertedMessage> {
    const statement = insertMessage(message);
    try {
      return parseInserted((await this.#pool.query(statement)).rows);
    } catch (fault) {
      if (violatedUnique(fault) !== IDEMPOTENCY_INDEX) throw fault;
      // inserted concurrently by another process: the retry finds it
      return parseInserted((await this.#pool.query(statement)).rows);
    }
  }
}
