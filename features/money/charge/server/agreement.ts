import { and, asc, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../../platform/server/agreement.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { charge } from './tables.ts';

const differing = z.array(
  z.object({
    id: z.coerce.number(),
    status: z.string(),
    amount: z.string(),
    noted: z.string(),
    notedAmount: z.string(),
  }),
);

/** A charge says what the last row of its history says. */
export const chargesAgree: AgreementCheck = {
  kind: 'charges',
  title: { zh: '费用与变更记录', en: 'Charges and charge history', ru: 'Начисления и их история' },
  async find(db, limit) {
    const { rows } = await db.execute(sql`
      select charge.id, charge.status, charge.amount::text, coalesce(last.status, '') as noted,
        coalesce(last.amount::text, '') as "notedAmount"
      from charge left join lateral (
        select status, amount from charge_move where charge_id = charge.id order by id desc limit 1) as last on true
      where last.status is distinct from charge.status or last.amount is distinct from charge.amount
      order by charge.id limit ${limit}`);
    return differing.parse(rows).map(({ id, status, amount, noted, notedAmount }) => ({
      subject: `charge ${id}`,
      expected: `${noted} ${notedAmount}`,
      found: `${status} ${amount}`,
    }));
  },
};

/** SQL: status and net amount of the charge whose id is in a column of the caller's query, such as `billed 100.00`. */
export const chargeStateOf = (chargeId: SQLWrapper): SQL<string> =>
  sql<string>`(select ${charge}.status || ' ' || ${charge}.amount from ${charge} where ${charge}.id = ${chargeId})`;

/** Charges that say they are on a bill, and are on none by the SQL of the caller. */
export async function findBilledOff(
  db: Db,
  isOnBill: (chargeId: SQLWrapper) => SQL<boolean>,
  limit: number,
): Promise<{ chargeId: number; state: string }[]> {
  return db
    .select({ chargeId: charge.id, state: sql<string>`${charge.status} || ' ' || ${charge.amount}` })
    .from(charge)
    .where(and(inArray(charge.status, ['billed', 'paid']), not(isOnBill(charge.id))))
    .orderBy(asc(charge.id))
    .limit(limit);
}
