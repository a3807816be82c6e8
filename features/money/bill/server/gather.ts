import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOrderOfGoods } from '../../../freight/booking/server/index.ts';
import { findCompanyByNo } from '../../../people/account/server/index.ts';
import { type BillableCharge, findBillableCharges, markBilled } from '../../charge/server/index.ts';
import type { addBill, makeBills, makeOrderBill } from '../wire.ts';
import { type Acting, billNoFrom, newBillNo, newDigits, recordEvent } from './queries.ts';
import { bill } from './tables.ts';
import { userError } from './texts.ts';

/** Charges that one transaction bills: bounds memory, and how long others wait. */
export const BATCH = 5_000;
const FIRST_DAY = '2000-01-01';

const made = z.array(z.object({ bill_id: z.coerce.number(), lines: z.coerce.number() }));

interface Gathering {
  kind: 'month' | 'order';
  month: string;
  accountId: number | null;
}

/** Gatherings of charges run one at a time: a charge is read and put on a bill in one transaction. */
export async function lockBilling(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('bill.gather'))`);
}

const lastDayOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
};

/** Bills all confirmed charges up to the end of a month, batch by batch: one that was stopped goes on where it was. */
export async function gatherMonth(
  db: Db,
  { month, companyId, accountId }: { month: string; companyId?: number; accountId: number | null },
): Promise<{ bills: number; lines: number }> {
  const bills = new Set<number>();
  let lines = 0;
  let afterId = 0;
  for (;;) {
    const next = await db.transaction(async (inside) => {
      await lockBilling(inside);
      const charges = await findBillableCharges(inside, {
        side: 'sale',
        ...(companyId === undefined ? {} : { companyId }),
        from: FIRST_DAY,
        to: lastDayOf(month),
        afterId,
        limit: BATCH,
      });
      return { charges, made: await takeCharges(inside, charges, { kind: 'month', month, accountId }) };
    });
    for (const { bill_id: id } of next.made) bills.add(id);
    lines += next.charges.length;
    afterId = next.charges.at(-1)?.id ?? 0;
    if (next.charges.length < BATCH) return { bills: bills.size, lines };
  }
}

/** Puts charges onto the drafts they belong to, which are made where there are none. */
async function takeCharges(db: Db, charges: readonly BillableCharge[], gathering: Gathering) {
  if (charges.length === 0) return [];
  const { kind, month, accountId } = gathering;
  await markBilled(
    db,
    charges.map(({ id }) => id),
  );
  const rows = charges.map((one) => ({
    charge_id: one.id,
    company_id: one.companyId,
    currency: one.currency,
    order_id: one.orderId,
    fee_type: one.feeType,
    occurred_on: one.occurredOn,
    quantity: one.quantity,
    unit_price: one.unitPrice,
    amount: one.amount,
    tax_rate: one.taxRate,
  }));
  const taken = sql`json_to_recordset(${JSON.stringify(rows)}::json) as taken(charge_id bigint, company_id bigint,
    currency text, order_id bigint, fee_type text, occurred_on date, quantity numeric, unit_price numeric, amount numeric,
    tax_rate numeric)`;
  const orderId = kind === 'order' ? sql`order_id` : sql`null::bigint`;
  await db.execute(sql`
    insert into bill (bill_no, side, kind, company_id, currency, month, order_id, status)
    select ${billNoFrom(sql`digits`)}, 'sale', ${kind}, company_id, currency, ${month}, of_order, 'draft'
    from (select ${newDigits()} as digits, parties.*
      from (select distinct company_id, currency, ${orderId} as of_order from ${taken}) as parties) as numbered
    on conflict do nothing`);
  const { rows: written } = await db.execute(linesSql(taken, kind, month, accountId));
  return made.parse(written);
}

function linesSql(taken: SQL, kind: Gathering['kind'], month: string, accountId: number | null): SQL {
  const isDraft = sql`bill.status = 'draft' and bill.kind = ${kind} and bill.month = ${month}
    and bill.company_id = taken.company_id and bill.currency = taken.currency
    ${kind === 'order' ? sql`and bill.order_id = taken.order_id` : sql``}`;
  return sql`
    with added as (
      insert into bill_line (bill_id, kind, charge_id, order_id, fee_type, occurred_on, quantity, unit_price, amount,
        tax_rate, tax_amount)
      select bill.id, 'charge', charge_id, taken.order_id, fee_type, occurred_on, quantity, unit_price, amount, tax_rate,
        round(amount * tax_rate, 2)
      from ${taken} join bill on ${isDraft}
      returning bill_id, amount, tax_amount),
    summed as (
      select bill_id, count(*) as lines, sum(amount) as amount, sum(tax_amount) as tax from added group by bill_id),
    noted as (
      insert into bill_event (bill_id, kind, amount, account_id)
      select bill_id, case when bill.line_count = 0 then 'made' else 'lineAdded' end, amount + tax, ${accountId}::bigint
      from summed join bill on bill.id = bill_id)
    update bill set total = total + amount + tax, tax_total = tax_total + tax, line_count = line_count + lines,
      version = version + 1, updated_at = now()
    from summed where bill.id = bill_id returning bill_id, lines`;
}

export async function makeMonth(
  { month, companyNo }: ReadBy<typeof makeBills>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof makeBills>> {
  const found = companyNo === '' ? undefined : await findCompanyByNo(db, companyNo);
  if (companyNo !== '' && found === undefined)
    throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  const made = await gatherMonth(db, {
    month,
    accountId: user.accountId,
    ...(found === undefined ? {} : { companyId: found.companyId }),
  });
  if (made.lines === 0) throw userError((t) => t.nothingToBill);
  return made;
}

/** Charges of one order that are confirmed and on no bill. */
export async function makeForOrder(
  { orderBigNo }: ReadBy<typeof makeOrderBill>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof makeOrderBill>> {
  const order = await findOrderOfGoods(db, orderBigNo, null);
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  await lockBilling(db);
  const charges = await findBillableCharges(db, {
    side: 'sale',
    companyId: order.companyId,
    orderId: order.orderId,
    from: FIRST_DAY,
    to: '2099-12-31',
    afterId: 0,
    limit: BATCH,
  });
  if (charges.length === 0) throw userError((t) => t.nothingToBill);
  const made = await takeCharges(db, charges, { kind: 'order', month: '', accountId: user.accountId });
  return { bills: made.length, lines: charges.length };
}

export async function addByHand(
  { companyNo, currency, remark }: ReadBy<typeof addBill>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof addBill>> {
  const found = await findCompanyByNo(db, companyNo);
  if (found === undefined) throw userError.withFields((t) => t.noCompany, { companyNo: (t) => t.noCompany });
  const facts = { side: 'sale', kind: 'manual', status: 'draft', currency, remark } as const;
  const [row] = await db
    .insert(bill)
    .values({ ...facts, billNo: newBillNo(), companyId: found.companyId })
    .returning({ billId: bill.id });
  if (row === undefined) throw new Error('a bill was not written');
  await recordEvent(db, row.billId, { kind: 'made', accountId: user.accountId });
  return row;
}
