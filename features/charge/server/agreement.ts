import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AgreementCheck } from '../../../platform/server/agreement.ts';

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
  title: { zh: '费用与变更记录', en: 'Charges and their history', ru: 'Начисления и их история' },
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
