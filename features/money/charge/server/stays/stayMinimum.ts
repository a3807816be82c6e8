import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { minus, sumOf } from '../../../../../libs/amounts/amounts.ts';
import { isAboveZero, isZero } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { addDays, topUpOf } from '../../rules.ts';
import { voidUnbilled } from '../move.ts';
import { type NewCharge, recordCharges } from '../record.ts';
import { charge } from '../tables.ts';
import { findStayTariff, type StayOf, type StayRow, stayCharge } from './stayCharge.ts';
import { takeBackDays } from './takeBackDays.ts';

export interface Settled extends StayOf {
  /** last day of the stay, yyyy-MM-dd */
  endedOn: string;
  isAgreed: (day: string) => boolean;
}

/** What tariffs charged for the days of a stay, void days left out; also days on a bill after its end. */
async function sumOfDays(db: Db, stay: StayRow, currency: string): Promise<string> {
  const [days] = await db
    .select({ sum: sql<string>`coalesce(sum(${charge.amount}), 0)::text` })
    .from(charge)
    .where(
      and(
        eq(charge.stayId, stay.id),
        eq(charge.basis, 'day'),
        eq(charge.currency, currency),
        ne(charge.status, 'void'),
      ),
    );
  return days?.sum ?? '0';
}

/** Top-ups of a stay that are not void. */
function selectTopUps(db: Db, stay: StayRow) {
  return db
    .select({ id: charge.id, amount: charge.amount, status: charge.status })
    .from(charge)
    .where(and(eq(charge.stayId, stay.id), eq(charge.basis, 'lump'), ne(charge.status, 'void')));
}

function hasAgreedDay({ stay, endedOn, isAgreed }: Settled): boolean {
  for (let day = stay.startedOn; day <= endedOn; day = addDays(day, 1)) if (isAgreed(day)) return true;
  return false;
}

/** The rule of the last day decides; undefined: the stay was free, reached the minimum, or an agreement prices days of it. */
async function wantedTopUp(db: Db, given: Settled): Promise<NewCharge | undefined> {
  const { endedOn } = given;
  if (hasAgreedDay(given)) return undefined;
  const rule = await findStayTariff(db, given, endedOn);
  if (rule === undefined || isZero(rule.minimum)) return undefined;
  const { currency, minimum } = rule;
  const chargedByDay = await sumOfDays(db, given.stay, currency);
  const amount = topUpOf(chargedByDay, minimum);
  if (isZero(amount)) return undefined;
  return stayCharge(given, {
    key: `stayMinimum:${given.stay.id}:${chargedByDay}`,
    basis: 'lump',
    rule,
    unitPrice: amount,
    amount,
    occurredOn: endedOn,
    inputs: { endedOn, chargedByDay, minimum },
  });
}

/**
 * Takes back the days after the end of a stay that has ended, and charges what it lacks to the minimum; its days must be charged,
 * and the stay locked. Settled again after days were voided, an unbilled top-up gives way to the new one, and a billed one
 * counts. Returns the number of new charges.
 */
export async function settleStay(db: Db, given: Settled): Promise<number> {
  const { stay, endedOn: leftOn } = given;
  await takeBackDays(db, and(eq(charge.stayId, stay.id), gt(charge.occurredOn, leftOn)), {
    leftOn,
    authorId: null,
  });
  const wanted = await wantedTopUp(db, given);
  const topUps = await selectTopUps(db, given.stay);
  if (sumOf([wanted?.amount ?? '0']) === sumOf(topUps.map(({ amount }) => amount))) return 0;
  const billed = topUps.filter(({ status }) => status === 'billed' || status === 'paid');
  const unbilled = topUps.filter((one) => !billed.includes(one));
  await voidUnbilled(
    db,
    unbilled.map(({ id }) => id),
    'settledAnew',
  );
  if (wanted === undefined) return 0;
  const amount = minus(wanted.amount, sumOf(billed.map((one) => one.amount)));
  if (!isAboveZero(amount)) return 0;
  return (await recordCharges(db, [{ ...wanted, amount, unitPrice: amount }])).length;
}
