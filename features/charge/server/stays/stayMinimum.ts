import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { topUpOf } from '../../rules.ts';
import { type NewCharge, recordCharges } from '../record.ts';
import { charge } from '../tables.ts';
import { findStayTariff, type StayOf, type StayRow, stayCharge } from './stayCharge.ts';

/** What tariffs charged for the days of a stay, void days left out. */
async function sumOfDays(
  db: Db,
  { containerId, feeType, startedOn }: StayRow,
  { endedOn, currency }: { endedOn: string; currency: string },
): Promise<string> {
  const [days] = await db
    .select({ sum: sql<string>`coalesce(sum(${charge.amount}), 0)::text` })
    .from(charge)
    .where(
      and(
        eq(charge.containerId, containerId),
        eq(charge.side, 'sale'),
        eq(charge.feeType, feeType),
        eq(charge.basis, 'day'),
        eq(charge.currency, currency),
        ne(charge.status, 'void'),
        sql`${charge.why} ->> 'kind' = 'tariff'`,
        gte(charge.occurredOn, startedOn),
        lte(charge.occurredOn, endedOn),
      ),
    );
  return days?.sum ?? '0';
}

/** The rule of the last day decides; undefined: the stay was free, or reached the minimum. */
async function topUpCharge(db: Db, given: StayOf, endedOn: string): Promise<NewCharge | undefined> {
  const rule = await findStayTariff(db, given, endedOn);
  if (rule === undefined || Number(rule.minimum) === 0) return undefined;
  const { currency, minimum } = rule;
  const chargedByDay = await sumOfDays(db, given.stay, { endedOn, currency });
  const amount = topUpOf(chargedByDay, minimum);
  if (Number(amount) === 0) return undefined;
  return stayCharge(given, {
    key: `stayMinimum:${given.stay.id}`,
    basis: 'lump',
    ...{ rule, unitPrice: amount, amount, occurredOn: endedOn },
    inputs: { endedOn, chargedByDay, minimum },
  });
}

/** Charges what a stay that has ended lacks to the minimum, once; its days must be charged. Returns the number of new charges. */
export async function chargeStayMinimum(db: Db, given: StayOf, endedOn: string): Promise<number> {
  const topUp = await topUpCharge(db, given, endedOn);
  return topUp === undefined ? 0 : (await recordCharges(db, [topUp])).length;
}
