import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { orderNoOf } from '../../../freight/booking/server/index.ts';
import { POSTED_STATUSES } from '../states.ts';
import { bill } from './tables.ts';

const differing = z.array(z.object({ subject: z.string(), expected: z.string(), found: z.string() }));

const postedBills = sql`bill.status in (${sql.join(
  POSTED_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

/** Bills whose lines, net of tax, are not what the journal says they earned or cost. */
async function findUnlikePosted(db: Db, limit: number) {
  const { rows } = await db.execute(sql`
    select 'bill ' || bill_no as subject, amount || ' ' || currency as expected, posted || ' ' || currency as found
    from ${bill} cross join lateral (
      select coalesce(sum(line.amount), 0)::numeric(14, 2) as amount from bill_line as line
      where line.bill_id = bill.id) as lines
    cross join lateral (
      select (case bill.side when 'sale' then -1 else 1 end * coalesce(sum(posting.amount), 0))::numeric(14, 2) as posted
      from journal_entry as entry join journal_posting as posting on posting.entry_id = entry.id
      where entry.source_kind = 'bill' and entry.source_id = bill.id
        and posting.account in ('revenue', 'cost')) as journal
    where ${postedBills} and amount <> posted order by bill.id limit ${limit}`);
  return differing.parse(rows);
}

/** Orders whose margin is not what their bill lines and their charges on no bill come to. */
async function findUnlikeMargins(db: Db, limit: number) {
  const { rows } = await db.execute(sql`
    with billed as (
      select line.order_id, bill.currency, bill.side, line.amount
      from bill_line as line join bill on bill.id = line.bill_id
      where line.order_id is not null and (line.kind <> 'charge' or line.charge_id is not null)),
    unbilled as (
      select order_id, currency, side, amount from charge
      where order_id is not null and status in ('confirmed', 'billed', 'paid')
        and not exists (select from bill_line where charge_id = charge.id)),
    owed as (
      select order_id, currency, coalesce(sum(amount) filter (where side = 'sale'), 0) as sales,
        coalesce(sum(amount) filter (where side = 'cost'), 0) as costs
      from (select * from billed union all select * from unbilled) as all_lines group by order_id, currency)
    select 'order ' || coalesce(${orderNoOf(sql`both_sums.order_id`)}, '') || ' (sales / costs)' as subject,
      concat_ws(' / ', owed_sales, owed_costs) || ' ' || currency as expected,
      concat_ws(' / ', kept_sales, kept_costs) || ' ' || currency as found
    from (
      select order_id, currency, coalesce(owed.sales, 0)::numeric(14, 2) as owed_sales,
        coalesce(owed.costs, 0)::numeric(14, 2) as owed_costs, coalesce(kept.sales, 0)::numeric(14, 2) as kept_sales,
        coalesce(kept.costs, 0)::numeric(14, 2) as kept_costs
      from owed full join order_margin as kept using (order_id, currency)) as both_sums
    where owed_sales <> kept_sales or owed_costs <> kept_costs
    order by order_id, currency limit ${limit}`);
  return differing.parse(rows);
}

/** Margin of an order = its bill lines, which each bill's journal entry confirms, plus charges not yet billed. */
export const marginsAgree: AgreementCheck = {
  kind: 'margins',
  title: { zh: '订单毛利与日记账', en: 'Order margins and journal', ru: 'Маржа заказов и журнал' },
  async find(db, limit) {
    const found = [await findUnlikePosted(db, limit), await findUnlikeMargins(db, limit)];
    return found.flat().slice(0, limit);
  },
};
