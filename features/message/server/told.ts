import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { receiverRows } from '../../account/server/index.ts';
import { MAILED_TO_MAIN_ACCOUNTS } from '../msgTypes.ts';

/** The word on which processes learn whose counts changed: account ids with commas between. */
export const COUNTS_CHANNEL = 'message';
/** The word that something waits to leave by e-mail or SMS. */
export const DELIVERY_CHANNEL = 'message_delivery';

const NOBODY = sql`select null::bigint as account_id where false`;

/** So many ids stay below the limit of a word, which is 8,000 bytes. */
const IDS_IN_A_WORD = 400;

/**
 * SQL parts for `with`, ending in one called `told` that the statement must read. For each row of `asked`
 * (`company_id bigint, account_id bigint, about text, params jsonb, texted text`; the column that the kind's audience does not
 * need may be null) it writes one message for each receiver, closes the to-dos that this kind closes, and says whose
 * counts changed. `texted`: a mobile number that has been told already.
 */
export function toldBy(kind: MessageKind, asked: SQL): SQL {
  const { businessCode, handWay, msgType, audience, permission, closes = [] } = kind;
  const mails = MAILED_TO_MAIN_ACCOUNTS.some((type) => type === msgType);
  const isReceiver = {
    company: sql`person_company = told_asked.company_id`,
    person: sql`person_id = told_asked.account_id`,
    holders: sql`true`,
  }[audience];
  return sql`
told_asked as (${asked}),
told_people as (
  select told_asked.about, told_asked.params, told_asked.texted, person.*
  from told_asked join (${receiverRows(audience, permission)}) as person on ${isReceiver}),
told_written as (
  insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about)
  select person_id, person_company, ${businessCode}, ${handWay}::int, ${msgType}, params, about from told_people
  returning id, account_id, about),
told_closed as (${closes.length > 0 ? closing(sql`select about from told_asked`, closes) : NOBODY}),
told_waiting as (
  insert into message_delivery (message_id, way, due_at)
  select written.id, chosen.way, now()
  from told_written written
  join told_people people on people.person_id = written.account_id and people.about = written.about
  left join message_way on message_way.account_id = written.account_id and message_way.msg_type = ${msgType}
  left join message_habit on message_habit.account_id = written.account_id
  cross join lateral (values
    ('email', people.email <> '' and not coalesce(has_digest, false)
      and coalesce(by_email, ${mails}::boolean and people.is_main_account)),
    ('sms', people.mobile <> '' and people.mobile is distinct from people.texted and coalesce(by_sms, false))
  ) as chosen(way, wanted)
  where chosen.wanted
  returning id),
told as (${saying(sql`select account_id from told_written union select account_id from told_closed`, true)})`;
}

/** SQL that closes the open to-dos of some kinds about some things; gives `account_id`. */
export function closing(abouts: SQL, codes: readonly string[]): SQL {
  return sql`
    update message set done_at = now(), read_at = now(), updated_at = now()
    where about in (${abouts}) and business_code = any(${sql.param([...codes])}::text[])
      and hand_way = 2 and done_at is null
    returning account_id`;
}

/** SQL that says whose counts changed, in one word for most; gives one row. */
export function saying(accounts: SQL, hasDeliveries: boolean): SQL {
  const delivery = sql`union all
    select pg_notify(${DELIVERY_CHANNEL}, '') from (select 1 from told_waiting limit 1) as waiting`;
  return sql`
    select count(said::text) as said from (
      select pg_notify(${COUNTS_CHANNEL}, string_agg(account_id::text, ',')) as said
      from (select account_id, row_number() over () / ${IDS_IN_A_WORD}::int as word
        from (${accounts}) as touched) as numbered
      group by word
      ${hasDeliveries ? delivery : sql``}) as words`;
}
