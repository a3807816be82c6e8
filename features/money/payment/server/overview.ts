import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { findAgeing, findCashDue, findOpenByAge, OPEN_BILLS_PROOF } from '../../bill/server/index.ts';
import { findProof } from '../../journal/server/index.ts';
import type { readFinance } from '../financeWire.ts';
import { today } from './receive.ts';
import { payout, receipt } from './tables.ts';

/** Beside this one. */
const PAST_WEEKS = 8;
const NOTHING = { received: '0.00', paid: '0.00', incoming: '0.00', outgoing: '0.00' };

const moved = z.array(z.object({ week: z.string(), received: z.string(), paid: z.string() }));

/** Money received and paid out by week, of this week and those before it. */
async function selectCashMoved(db: Db, currency: string) {
  const first = sql`date_trunc('week', ${today()}::date) - make_interval(weeks => ${PAST_WEEKS})`;
  const sum = (amount: SQL) => sql`sum(${amount})::numeric(14, 2)::text`;
  const { rows } = await db.execute(sql`
    select date_trunc('week', day)::date::text as week, ${sum(sql`received`)} as received, ${sum(sql`paid`)} as paid
    from (
      select received_on as day, amount as received, 0 as paid from ${receipt}
      where currency = ${currency} and undone_at is null and received_on >= ${first}
      union all
      select paid_on, 0, amount from ${payout}
      where currency = ${currency} and status = 'paid' and paid_on >= ${first}) as moved
    group by 1 order by 1`);
  return moved.parse(rows);
}

/** What was moved and what is expected, week by week. */
async function selectCash(db: Db, currency: string) {
  const [past, due] = await Promise.all([selectCashMoved(db, currency), findCashDue(db, currency)]);
  const weeks = [...new Set([...past, ...due].map(({ week }) => week))].sort();
  return weeks.map((week) => ({
    ...NOTHING,
    ...past.find((one) => one.week === week),
    ...due.find((one) => one.week === week),
    week,
  }));
}

export async function overview(
  { currency }: ReadBy<typeof readFinance>,
  { db }: Pick<CallContext, 'db'>,
): Promise<PayloadOf<typeof readFinance>> {
  const [ageing, open, cash, proof] = await Promise.all([
    findAgeing(db, currency),
    findOpenByAge(db, currency),
    selectCash(db, currency),
    findProof(db, OPEN_BILLS_PROOF),
  ]);
  return {
    ageing,
    open,
    cash,
    proof: proof && {
      ranAt: formatDateTime(proof.ranAt),
      differences: proof.details.map(({ subject, expected: books, found: journal }) => ({
        subject,
        books,
        journal,
      })),
    },
  };
}
