import { type SQL, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { RECIPIENT, recipientRows } from '../../../people/account/server/index.ts';
import { emailDefault } from '../msgTypes.ts';
import { DELIVERY_DUE_AT, DIGEST_DUE_AT } from './dueTime.ts';

const NO_ACCOUNTS = sql`select null::bigint as account_id where false`;

/** CTE `told_people`: subject, parameters and receiver of each message. */
function receiversSql({ audience, permission, isAboutMoney }: MessageKind): SQL {
  const seesIt = isAboutMoney ? sql`not ${RECIPIENT.hidesMoney}` : sql`true`;
  if (audience === 'holders') {
    // materialized: receivers once per person, not once per message
    return sql`told_holders as materialized (${recipientRows(audience, permission, seesIt)}),
told_people as (select told_asked.about, told_asked.params, person.* from told_asked cross join told_holders person)`;
  }
  const isReceiver =
    audience === 'company'
      ? sql`${RECIPIENT.companyId} = told_asked.company_id`
      : sql`${RECIPIENT.id} = told_asked.account_id`;
  // `offset 0`: accounts are looked up message by message, where a join would read all of them
  return sql`told_people as (
  select told_asked.about, told_asked.params, person.*
  from told_asked cross join lateral (${recipientRows(audience, permission, sql`${isReceiver} and ${seesIt}`)} offset 0) person)`;
}

/**
 * CTEs: one message per row of `asked` and receiver, e-mail and SMS (not to `texted`), closing of to-dos.
 * Accounts with changed counts: `told_written`, `told_closed`.
 */
export function messageSql(kind: MessageKind, requested: SQL): SQL {
  const { businessCode, handWay, msgType, closes = [] } = kind;
  const emailed = emailDefault(msgType);
  const isEmailed = emailed === 'all' ? sql`true` : sql`people.is_main_account and ${emailed !== 'nobody'}::boolean`;
  return sql`
told_asked as (${requested}),
${receiversSql(kind)},
told_written as (
  insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about)
  select person_id, person_company, ${businessCode}, ${handWay}::int, ${msgType}, params, about from told_people
  returning id, account_id, about),
told_closed as (${closes.length > 0 ? closeTodosSql(sql`select about from told_asked`, closes) : NO_ACCOUNTS}),
told_wants as materialized (
  select people.person_id, people.mobile, chosen.way, chosen.due_at
  from (select distinct person_id, email, mobile, is_main_account from told_people) as people
  left join message_way on message_way.account_id = people.person_id and message_way.msg_type = ${msgType}
  left join message_habit habit on habit.account_id = people.person_id
  cross join lateral (values
    (case when habit.has_digest then 'digest' else 'email' end,
      people.email <> '' and coalesce(by_email, ${isEmailed}),
      case when habit.has_digest then ${DIGEST_DUE_AT} else ${DELIVERY_DUE_AT} end),
    ('sms', people.mobile <> '' and coalesce(by_sms, false), ${DELIVERY_DUE_AT})
  ) as chosen(way, wanted, due_at)
  where chosen.wanted),
told_waiting as (
  insert into message_delivery (message_id, way, due_at)
  select written.id, wants.way, wants.due_at
  from told_written written join told_wants wants on wants.person_id = written.account_id
  where wants.way <> 'sms' or not exists (
    select 1 from told_asked where told_asked.about = written.about and told_asked.texted = wants.mobile)
  returning id)`;
}

export function closeTodosSql(abouts: SQL, codes: readonly string[]): SQL {
  return sql`
    update message set done_at = now(), read_at = now(), updated_at = now()
    where about in (${abouts}) and business_code = any(${sql.param([...codes])}::text[])
      and hand_way = 2 and done_at is null
    returning account_id`;
}

/** Reminder or to-do (`handWay` 1 or 2) of a kind exists for a subject with these parameters. */
export function wasSentSql(businessCode: string, about: SQL, facts: SQL): SQL {
  return sql`exists (select 1 from message told where told.about = ${about}
    and told.business_code = ${businessCode} and told.hand_way > 0 and told.params @> ${facts})`;
}
