import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { negated } from '../../../../libs/amounts/amounts.ts';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { companyNoOf } from '../../../people/account/server/index.ts';
import { chargeStateOf, findBilledOff } from '../../charge/server/index.ts';
import { findBalances } from '../../journal/server/index.ts';
import { POSTED_STATUSES } from '../states.ts';
import { bill, billLine } from './tables.ts';

const sums = z.array(z.object({ billNo: z.string(), kept: z.string(), summed: z.string() }));

/** The sums of a bill equal those of its lines, and `paid` equals the sum of its applications. */
export const billSumsAgree: AgreementCheck = {
  kind: 'bills',
  title: { zh: '账单与明细', en: 'Bills and bill lines', ru: 'Счета и их строки' },
  async find(db, limit) {
    const { rows } = await db.execute(sql`
      select bill_no as "billNo", concat_ws(' / ', total, tax_total, paid) as kept,
        concat_ws(' / ', lines.total_sum, lines.tax_sum, applied.paid_sum) as summed
      from bill cross join lateral (
        select coalesce(sum(amount + tax_amount), 0)::numeric(14, 2) as total_sum,
          coalesce(sum(tax_amount), 0)::numeric(14, 2) as tax_sum
        from bill_line where bill_id = bill.id) as lines
      cross join lateral (
        select coalesce(sum(amount), 0)::numeric(14, 2) as paid_sum
        from bill_application where bill_id = bill.id) as applied
      where total <> total_sum or tax_total <> tax_sum or paid <> paid_sum
      order by bill.id limit ${limit}`);
    return sums.parse(rows).map(({ billNo, kept, summed }) => ({
      subject: `bill ${billNo} (total / tax / paid)`,
      expected: summed,
      found: kept,
    }));
  },
};

const lines = z.array(
  z.object({
    billNo: z.string(),
    chargeId: z.coerce.number(),
    state: z.string(),
    expected: z.string(),
  }),
);

/** A charge stands on a bill exactly when it says so; of a customer's bill with its amount. */
export const billedChargesAgree: AgreementCheck = {
  kind: 'billedCharges',
  title: { zh: '费用与账单', en: 'Charges and bills', ru: 'Начисления и счета' },
  async find(db, limit) {
    const state = chargeStateOf(sql`bill_line.charge_id`);
    const status = sql`case when bill.status = 'settled' then 'paid' else 'billed' end`;
    const { rows } = await db.execute(sql`
      select * from (
        select bill_line.id, bill_no as "billNo", charge_id as "chargeId", ${state} as state,
          ${status} || ' ' || case when side = 'sale' then bill_line.amount::text
            else split_part(${state}, ' ', 2) end as expected
        from bill_line join bill on bill.id = bill_id where charge_id is not null) as stood
      where state is distinct from expected order by id limit ${limit}`);
    const onBills = lines.parse(rows).map(({ billNo, chargeId, state: found, expected }) => ({
      subject: `charge ${chargeId} (bill ${billNo})`,
      expected,
      found,
    }));
    const isOnBill = (chargeId: Parameters<Parameters<typeof findBilledOff>[1]>[0]) =>
      sql<boolean>`exists (select from ${billLine} where ${billLine.chargeId} = ${chargeId})`;
    const off = await findBilledOff(db, isOnBill, limit);
    const offBills = off.map(({ chargeId, state: found }) => ({
      subject: `charge ${chargeId}`,
      expected: 'on a bill',
      found: `${found}, on none`,
    }));
    return [...onBills, ...offBills].slice(0, limit);
  },
};

/** What is open by company and currency differs between bills and journal. */
interface OpenDifference {
  account: 'receivable' | 'payable';
  companyId: number | null;
  currency: string;
  bills: string;
  journal: string;
}

/** Where bills with something to pay and the journal do not agree. */
async function findOpenDifferences(db: Db): Promise<OpenDifference[]> {
  const left = sql`case when ${bill.side} = 'sale' then ${bill.total} - ${bill.paid}
    else ${bill.paid} - ${bill.total} end`;
  const open = await db
    .select({
      side: bill.side,
      companyId: bill.companyId,
      currency: bill.currency,
      amount: sql<string>`sum(${left})::numeric(14, 2)::text`,
    })
    .from(bill)
    .where(inArray(bill.status, [...POSTED_STATUSES]))
    .groupBy(bill.side, bill.companyId, bill.currency);
  const all = await Promise.all(
    (['receivable', 'payable'] as const).map(async (account) => {
      const side = account === 'receivable' ? 'sale' : 'cost';
      const journal = await findBalances(db, { account });
      return compare({ account, bills: open.filter((one) => one.side === side), journal });
    }),
  );
  return all.flat();
}

interface Sum {
  companyId: number | null;
  currency: string;
  amount: string;
}

interface Compared {
  account: OpenDifference['account'];
  bills: readonly Sum[];
  journal: readonly Sum[];
}

/** Amounts of payable are below zero in both books, and shown without their sign. */
function compare({ account, bills, journal }: Compared): OpenDifference[] {
  const keyOf = ({ companyId, currency }: Sum) => `${companyId} ${currency}`;
  const ofBills = new Map(bills.map((one) => [keyOf(one), one]));
  const ofJournal = new Map(journal.map((one) => [keyOf(one), one]));
  const shown = (amount = '0.00') => (account === 'payable' ? negated(amount) : amount);
  return [...new Set([...ofBills.keys(), ...ofJournal.keys()])].flatMap((key) => {
    const [said, posted] = [ofBills.get(key), ofJournal.get(key)];
    const one = posted ?? said;
    if (one === undefined || (said?.amount ?? '0.00') === (posted?.amount ?? '0.00')) return [];
    const { companyId, currency } = one;
    return [{ account, companyId, currency, bills: shown(said?.amount), journal: shown(posted?.amount) }];
  });
}

export const OPEN_BILLS_PROOF = 'openBills';

/** Open bills by company and currency are what the journal says is owed. */
export const openBillsAgree: AgreementCheck = {
  kind: OPEN_BILLS_PROOF,
  title: { zh: '未付账单与日记账', en: 'Outstanding bills and journal', ru: 'Неоплаченные счета и журнал' },
  async find(db, limit) {
    const found = (await findOpenDifferences(db)).slice(0, limit);
    return Promise.all(
      found.map(async ({ account, companyId, currency, bills, journal }) => ({
        subject: `${account} ${companyId === null ? '' : await companyNo(db, companyId)}`.trim(),
        expected: `${bills} ${currency}`,
        found: `${journal} ${currency}`,
      })),
    );
  },
};

const numbered = z.array(z.object({ no: z.string().nullable() }));

async function companyNo(db: Db, companyId: number): Promise<string> {
  const { rows } = await db.execute(sql`select ${companyNoOf(sql`${companyId}::bigint`)} as no`);
  return numbered.parse(rows)[0]?.no ?? '';
}
