import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { language } from '../../../../platform/wire/language.ts';
import { contactRows } from '../../../people/account/server/index.ts';
import { type MsgType, msgType } from '../msgTypes.ts';
import { DELIVERY_DUE_AT, DIGEST_DUE_AT } from './dueTime.ts';
import { notifyDeliveriesSql } from './notifications.ts';
import { isMarked } from './readMarks.ts';

const messageColumns = {
  businessCode: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
};

const dueRow = z.object({
  ...messageColumns,
  accountId: z.coerce.number(),
  msgType,
  way: z.enum(['email', 'sms']),
  email: z.string(),
  mobile: z.string(),
  language,
  hidesMoney: z.boolean(),
  isOpen: z.boolean(),
});
export type DueDelivery = z.infer<typeof dueRow>;

/** Claims due single deliveries, oldest first; exactly once if written to the outbox in this transaction. */
export async function claimDeliveries(db: Db, most: number): Promise<DueDelivery[]> {
  const { rows } = await db.execute(sql`
    with due as (
      select id from message_delivery
      where left_at is null and due_at <= now() and way <> 'digest'
      order by due_at, id limit ${most} for update skip locked),
    taken as (
      update message_delivery set left_at = now(), updated_at = now() from due where due.id = message_delivery.id
      returning message_delivery.id, message_id, way)
    select message.business_code as "businessCode", message.params, message.msg_type as "msgType",
      person.person_id as "accountId", taken.way, person.email, person.mobile,
      person.language, person.hides_money as "hidesMoney",
      message.read_at is null and not ${isMarked} as "isOpen"
    from taken join message on message.id = taken.message_id
    join (${contactRows()}) as person on person.person_id = message.account_id
    order by taken.id`);
  return z.array(dueRow).parse(rows);
}

const digestRow = z.object({
  ...messageColumns,
  accountId: z.coerce.number(),
  email: z.string(),
  language,
  hidesMoney: z.boolean(),
  total: z.coerce.number(),
});
export type DigestRow = z.infer<typeof digestRow>;

/** Claims due digests of at most `people` persons: the newest `most` unread messages each, with the total. */
export async function claimDigests(
  db: Db,
  { people, most }: { people: number; most: number },
): Promise<{ taken: number; rows: DigestRow[] }> {
  const { rows: due } = await db.execute(sql`
    select account_id from message_habit habit where exists (
      select 1 from message_delivery delivery join message on message.id = delivery.message_id
      where message.account_id = habit.account_id and ${IS_DUE_DIGEST})
    limit ${people} for update skip locked`);
  if (due.length === 0) return { taken: 0, rows: [] };
  const { rows } = await db.execute(sql`
    with taken as (
      update message_delivery delivery set left_at = now(), updated_at = now()
      from message, json_to_recordset(${JSON.stringify(due)}::json) as due(account_id bigint)
      where message.id = delivery.message_id and message.account_id = due.account_id and ${IS_DUE_DIGEST}
      returning delivery.message_id)
    select * from (
      select message.account_id as "accountId", message.business_code as "businessCode", message.params,
        person.email, person.language, person.hides_money as "hidesMoney", message.id, count(*) over of_person as total,
        row_number() over (of_person order by message.id desc) as place
      from taken join message on message.id = taken.message_id and message.read_at is null and not ${isMarked}
      join (${contactRows()}) as person on person.person_id = message.account_id and person.email <> ''
      window of_person as (partition by message.account_id)) as placed
    where place <= ${most} order by "accountId", place`);
  return { taken: due.length, rows: z.array(digestRow).parse(rows) };
}

const IS_DUE_DIGEST = sql`delivery.left_at is null and delivery.due_at <= now() and delivery.way = 'digest'`;

/** Reschedules pending deliveries after a change of the settings. */
export async function rescheduleDeliveries(db: Db, accountId: number): Promise<void> {
  await db.execute(sql`
    with moved as (
      update message_delivery delivery set updated_at = now(),
        way = case when way = 'sms' then way when habit.has_digest then 'digest' else 'email' end,
        due_at = case when way <> 'sms' and habit.has_digest then ${DIGEST_DUE_AT} else ${DELIVERY_DUE_AT} end
      from message join message_habit habit on habit.account_id = message.account_id
      where message.id = delivery.message_id and message.account_id = ${accountId} and delivery.left_at is null
      returning delivery.id)
    ${notifyDeliveriesSql(sql`select 1 from moved`)}`);
}

/** Drops pending e-mails and digest entries of some types. */
export async function dropPendingEmails(db: Db, accountId: number, msgTypes: readonly MsgType[]): Promise<void> {
  await db.execute(sql`
    delete from message_delivery delivery using message
    where message.id = delivery.message_id and message.account_id = ${accountId}
      and message.msg_type = any(${sql.param([...msgTypes])}::text[])
      and delivery.left_at is null and delivery.way <> 'sms'`);
}
