import { sql } from 'drizzle-orm';
import type { StatementRunner } from '../../../../platform/server/database/preparedStatement.ts';
import type { MessageKind, MessageParams } from '../../../../platform/server/messageKind.ts';
import { closeTodosSql, messageSql } from './messageSql.ts';
import { notifyCountsSql, notifyDeliveriesSql } from './notifications.ts';

/** Receiver by `companyId` or `accountId`, as the audience of the kind requires. */
export interface NewMessage<Params extends MessageParams = MessageParams> {
  companyId?: number;
  accountId?: number;
  /** subject, such as `order:IS2611210001` */
  about: string;
  params: Params;
  /** mobile number that already got an SMS about it */
  texted?: string;
}

/** Sends messages of one kind in the caller's transaction, and closes the to-dos that the kind closes. */
export async function sendMessages<Params extends MessageParams>(
  db: StatementRunner,
  kind: MessageKind<Params>,
  newMessages: readonly NewMessage<Params>[],
): Promise<void> {
  if (newMessages.length === 0) return;
  const rows = newMessages.map(({ companyId, accountId, about, params, texted }) => ({
    company_id: companyId,
    account_id: accountId,
    about,
    params,
    texted,
  }));
  const requested = sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
    as asked(company_id bigint, account_id bigint, about text, params jsonb, texted text)`;
  const changedAccounts = sql`select account_id from told_written union all select account_id from told_closed`;
  await db.execute(sql`with ${messageSql(kind, requested)}
    ${notifyCountsSql(changedAccounts)} union all ${notifyDeliveriesSql(sql`select 1 from told_waiting`)}`);
}

/** Messages of one kind as news of a move, sent in their turn. */
export const news = <Params extends MessageParams>(kind: MessageKind<Params>, ...newMessages: NewMessage<Params>[]) => [
  (db: StatementRunner) => sendMessages(db, kind, newMessages),
];

/** Closes the to-dos of a life that stand about a row. */
export const todosAbout =
  (about: (id: number) => string, businessCodes: readonly string[]) =>
  (db: StatementRunner, { id }: { id: number }) =>
    closeTodos(db, [about(id)], businessCodes);

/** Closes open to-dos of some kinds about some subjects. */
export async function closeTodos(
  db: StatementRunner,
  abouts: readonly string[],
  businessCodes: readonly string[],
): Promise<void> {
  if (abouts.length === 0) return;
  const things = sql`select unnest(${sql.param([...abouts])}::text[])`;
  await db.execute(sql`with closed as (${closeTodosSql(things, businessCodes)})
    ${notifyCountsSql(sql`select account_id from closed`)}`);
}
