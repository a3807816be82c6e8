import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { language } from '../../../platform/wire/language.ts';
import { addressRows } from '../../account/server/index.ts';
import { IS_QUIET, PLATFORM_NOW, PLATFORM_OFFSET } from './quiet.ts';

const facts = {
  businessCode: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
};

const dueRow = z.object({
  ...facts,
  way: z.enum(['email', 'sms']),
  email: z.string(),
  mobile: z.string(),
  language,
  isOpen: z.boolean(),
});
export type DueDelivery = z.infer<typeof dueRow>;

/**
 * Takes what is due to leave, longest waiting first, to people who are not in their quiet hours; in the
 * transaction that writes it to the outbox, so that each leaves once.
 */
export async function takeDeliveries(db: Db, most: number): Promise<DueDelivery[]> {
  const { rows } = await db.execute(sql`
    with due as (
      select delivery.id from message_delivery delivery
      join message on message.id = delivery.message_id
      left join message_habit habit on habit.account_id = message.account_id
      where delivery.left_at is null and delivery.due_at <= now() and not ${IS_QUIET}
      order by delivery.due_at, delivery.id limit ${most} for update of delivery skip locked),
    taken as (
      update message_delivery set left_at = now(), updated_at = now() from due where due.id = message_delivery.id
      returning message_delivery.id, message_id, way)
    select message.business_code as "businessCode", message.params, taken.way, person.email, person.mobile,
      person.language, message.read_at is null as "isOpen"
    from taken join message on message.id = taken.message_id
    join (${addressRows()}) as person on person.person_id = message.account_id
    order by taken.id`);
  return z.array(dueRow).parse(rows);
}

const digestRow = z.object({
  ...facts,
  accountId: z.coerce.number(),
  email: z.string(),
  language,
  total: z.coerce.number(),
});
export type DigestRow = z.infer<typeof digestRow>;

/**
 * Takes the digests that are due: of people who chose one, whose last was before today's hour, and who are not in
 * their quiet hours. Gives what has come since and is still unread, the newest `most` for each person and how many
 * there are. Who had nothing come gets no rows, and waits for tomorrow all the same.
 */
export async function takeDigests(
  db: Db,
  { hour, people, most }: { hour: number; people: number; most: number },
): Promise<{ taken: number; rows: DigestRow[] }> {
  const { rows: claimed } = await db.execute(sql`
    with today as (
      select (date_trunc('day', ${PLATFORM_NOW}) + make_interval(hours => ${hour})) at time zone ${PLATFORM_OFFSET} as due),
    due as (
      select habit.account_id, habit.digest_sent_at as since from message_habit habit, today
      where habit.has_digest and now() >= today.due and not ${IS_QUIET}
        and coalesce(habit.digest_sent_at, '-infinity') < today.due
      limit ${people} for update of habit skip locked)
    update message_habit set digest_sent_at = now() from due
    where message_habit.account_id = due.account_id returning due.account_id, due.since`);
  if (claimed.length === 0) return { taken: 0, rows: [] };
  const { rows } = await db.execute(sql`
    select * from (
      select message.account_id as "accountId", message.business_code as "businessCode", message.params,
        person.email, person.language, message.id, count(*) over of_person as total,
        row_number() over (of_person order by message.id desc) as place
      from json_to_recordset(${JSON.stringify(claimed)}::json) as claimed(account_id bigint, since timestamptz)
      join message on message.account_id = claimed.account_id and message.read_at is null
        and message.created_at > coalesce(claimed.since, now() - interval '1 day')
      join (${addressRows()}) as person on person.person_id = message.account_id and person.email <> ''
      where not exists (select 1 from message_way unwanted where unwanted.account_id = message.account_id
        and unwanted.msg_type = message.msg_type and message.hand_way < 2
        and not unwanted.in_portal and not unwanted.by_email)
      window of_person as (partition by message.account_id)) as placed
    where place <= ${most} order by "accountId", place`);
  return { taken: claimed.length, rows: z.array(digestRow).parse(rows) };
}
