import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isZero } from '../../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import {
  findHeldUpDays,
  findStayOrders,
  type IsHeldUp,
  lockStayOrder,
} from '../../../../freight/booking/server/index.ts';
import { trilingualStationNames } from '../../../../freight/network/server/index.ts';
import { amountOf } from '../../charge.ts';
import { addDays, daysBetween, unitPriceAt } from '../../rules.ts';
import { type NewCharge, recordCharges } from '../record.ts';
import { containerStay } from '../tables.ts';
import { findAgreedDays } from './agreedStays.ts';
import { findStayTariff, type StayOf, type StayRow, stayCharge } from './stayCharge.ts';
import { settleStay } from './stayMinimum.ts';

const STAYS_AT_ONCE = 100;

/**
 * Charges each day that containers spent in yards up to yesterday, a stay in a transaction. After a stop it goes on where
 * it was. A day is charged once, and by no tariff where an agreement prices it; a stay that has ended is topped up to the
 * minimum of its tariff, unless an agreement prices days of it. Returns the number of new charges.
 */
export async function countStays(db: Db, now: Date): Promise<number> {
  const yesterday = addDays(formatDate(now), -1);
  let made = 0;
  for (let after = 0; ; ) {
    const stays = await selectUncounted(db, after, yesterday);
    const orders = await findStayOrders(
      db,
      stays.map(({ containerId }) => containerId),
    );
    const names = await trilingualStationNames(
      db,
      stays.map(({ stationId }) => stationId),
    );
    const isHeldUp = await findHeldUpDays(
      db,
      [...orders.values()].map(({ orderId }) => orderId),
    );
    for (const stay of stays) {
      const order = orders.get(stay.containerId);
      const station = names.get(stay.stationId);
      if (order && station)
        made += await db.transaction((inside) => countStay(inside, { stay, order, station, yesterday, isHeldUp }));
    }
    const last = stays.at(-1);
    if (last === undefined || stays.length < STAYS_AT_ONCE) return made;
    after = last.id;
  }
}

function selectUncounted(db: Db, after: number, yesterday: string): Promise<StayRow[]> {
  const { id, endedOn, countedTo } = containerStay;
  return db
    .select()
    .from(containerStay)
    .where(
      and(
        gt(id, after),
        or(isNull(endedOn), sql`${countedTo} is distinct from ${endedOn}`),
        sql`coalesce(${countedTo}, ${containerStay.startedOn} - 1) < least(coalesce(${endedOn}, ${yesterday}::date), ${yesterday}::date)`,
      ),
    )
    .orderBy(asc(id))
    .limit(STAYS_AT_ONCE);
}

interface Counted extends StayOf {
  yesterday: string;
  isHeldUp: IsHeldUp;
}

/**
 * Locked until the transaction ends: another run, a late end and those that void days wait. Its order comes first, because
 * a roll-over locks it before it voids days, and a charge refers to it.
 */
async function lockStay(db: Db, { stay, order }: StayOf): Promise<StayRow | undefined> {
  await lockStayOrder(db, order.orderId);
  const [locked] = await db.select().from(containerStay).where(eq(containerStay.id, stay.id)).for('update');
  return locked;
}

async function countStay(db: Db, { yesterday, isHeldUp, ...given }: Counted): Promise<number> {
  const stay = await lockStay(db, given);
  if (stay === undefined) return 0;
  const { containerId, feeType, startedOn, endedOn, countedTo } = stay;
  const found = await findAgreedDays(db, feeType === 'storage' ? [containerId] : []);
  const isAgreed = (day: string) => found(containerId, day);
  const upTo = endedOn !== null && endedOn < yesterday ? endedOn : yesterday;
  const charges: NewCharge[] = [];
  for (let day = countedTo === null ? startedOn : addDays(countedTo, 1); day <= upTo; day = addDays(day, 1)) {
    const made = isAgreed(day) ? undefined : await chargeOfDay(db, { ...given, stay, day, isHeldUp });
    if (made) charges.push(made);
  }
  const { length: days } = await recordCharges(db, charges);
  const topUps = upTo === endedOn ? await settleStay(db, { ...given, stay, endedOn, isAgreed }) : 0;
  await markCounted(db, stay, upTo);
  return days + topUps;
}

async function markCounted(db: Db, { id }: StayRow, upTo: string): Promise<void> {
  const { countedTo } = containerStay;
  await db
    .update(containerStay)
    .set({ countedTo: sql`greatest(${countedTo}, ${upTo}::date)`, updatedAt: sql`now()` })
    .where(eq(containerStay.id, id));
}

interface DayOf extends StayOf {
  day: string;
  isHeldUp: IsHeldUp;
}

/** Days of storage at the station of departure, up to a day, for which the platform is the cause: they are free. */
function daysHeldUp({ stay, order, day, isHeldUp }: DayOf): number {
  if (stay.feeType !== 'storage' || stay.stationId !== order.startStationId) return 0;
  let days = 0;
  for (let one = stay.startedOn; one <= day; one = addDays(one, 1)) if (isHeldUp(order.orderId, one)) days += 1;
  return days;
}

/** The rule of the day decides; undefined: free, or no rule. */
async function chargeOfDay(db: Db, given: DayOf): Promise<NewCharge | undefined> {
  const { stay, order, day, isHeldUp } = given;
  const rule = await findStayTariff(db, given, day);
  if (rule === undefined) return undefined;
  const heldUp = daysHeldUp(given);
  if (heldUp > 0 && isHeldUp(order.orderId, day)) return undefined;
  const dayNo = daysBetween(stay.startedOn, day) + 1 - heldUp;
  const unitPrice = unitPriceAt(rule, dayNo);
  if (isZero(unitPrice)) return undefined;
  return stayCharge(given, {
    key: `${stay.feeType}:${stay.containerId}:${rule.ruleId}:${day}`,
    basis: 'day',
    rule,
    unitPrice,
    amount: amountOf('1', unitPrice),
    occurredOn: day,
    inputs: {
      day,
      unitPrice,
      dayNo: String(dayNo),
      freeDays: String(rule.freeUnits),
      platformDays: heldUp === 0 ? '' : String(heldUp),
    },
  });
}
