import type pg from 'pg';

interface ManyOptions {
  count: number;
  /** customers of the conversations; each has at most one per container */
  customerNos?: readonly string[];
  /** age of the latest conversation; each next one is a minute older */
  minutesAgo?: number;
  /** read by the platform and not waiting for a reply */
  areRead?: boolean;
}

/** Conversations of one customer message each, in one statement; ids with the latest first. */
export async function insertConversations(
  database: pg.Client,
  { count, customerNos = ['10001'], minutesAgo = 0, areRead = false }: ManyOptions,
): Promise<number[]> {
  const { rows } = await database.query<{ id: string }>(
    `with wanted as (
       select container.id as container_id, customer.id as customer_id,
         now() - make_interval(mins => $3::int + row_number() over (order by container.id, customer.id)::int) as at
       from order_container container cross join company customer
       where customer.company_no = any($2)
         and not exists (select from conversation where order_container_id = container.id and business_type = 0)
       order by container.id, customer.id limit $1),
     made as (
       insert into conversation (order_container_id, business_type, customer_company_id, serving_company_id,
         last_seq, last_message_at, waiting_since, first_asked_at)
       select container_id, 0, customer_id, (select id from company where company_no = '00001'),
         1, at, case when not $4::boolean then at end, at
       from wanted returning *),
     said as (
       insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type,
         chat_content, created_at)
       select id, 1, customer_company_id, (select min(account.id) from account
           where account.company_id = customer_company_id), 'made', 0, 'hello', last_message_at
       from made),
     got as (
       insert into chat_progress (conversation_id, company_id, last_seq, read_seq)
       select id, party, 1, case when party = customer_company_id or $4::boolean then 1 else 0 end
       from made cross join unnest(array[customer_company_id, serving_company_id]) as party)
     select id from made order by last_message_at desc`,
    [count, customerNos, minutesAgo, areRead],
  );
  return rows.map(({ id }) => Number(id));
}
