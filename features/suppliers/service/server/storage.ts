import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findHeldUpDays, findStayOrders } from '../../../freight/booking/server/index.ts';
import { type AgreedStay, voidTariffDays } from '../../../money/charge/server/index.ts';
import { daysToCharge } from '../yardStays.ts';
import { chargeStorage } from './charges.ts';
import { serviceOrder, yardStay } from './tables.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Storage of all stays up to yesterday, each day once: catches up after a stop. Returns the days charged. */
export async function chargeStays(db: Db, now: Date): Promise<number> {
  const yesterday = formatDate(new Date(now.getTime() - DAY_MS));
  let charged = 0;
  let after = 0;
  while (true) {
    const ids = await selectOpenStays(db, after);
    for (const id of ids) charged += await db.transaction((inside) => chargeStay(inside, id, yesterday));
    const last = ids.at(-1);
    if (last === undefined) return charged;
    after = last;
  }
}

async function selectOpenStays(db: Db, after: number): Promise<number[]> {
  const found = await db
    .select({ id: yardStay.id })
    .from(yardStay)
    .where(and(eq(yardStay.isSettled, false), gt(yardStay.id, after)))
    .orderBy(asc(yardStay.id))
    .limit(BATCH);
  return found.map(({ id }) => id);
}

async function chargeStay(db: Db, stayId: number, through: string): Promise<number> {
  const [stay] = await db.select().from(yardStay).where(eq(yardStay.id, stayId)).for('update');
  const [row] = stay ? await db.select().from(serviceOrder).where(eq(serviceOrder.id, stay.serviceOrderId)) : [];
  if (stay === undefined || row === undefined) return 0;
  const { inOn, outOn, chargedUntil, orderContainerId } = stay;
  const terms = { inDate: inOn, outDate: outOn, freeDays: row.freeDays ?? 0 };
  const days = daysToCharge(terms, chargedUntil, through);
  const to = outOn !== null && outOn < through ? outOn : through;
  await voidTariffDays(db, { containerId: orderContainerId, from: inOn, to, reason: 'agreedTerms' });
  const orderId = (await findStayOrders(db, [orderContainerId])).get(orderContainerId)?.orderId ?? row.orderId;
  const isHeldUp = await findHeldUpDays(db, [orderId]);
  const isFree = (day: string) => isHeldUp(orderId, day);
  await chargeStorage(db, row, { stayId, containerId: orderContainerId, days, isFree });
  const isSettled = outOn !== null && outOn <= through;
  const last = days.at(-1);
  if (last === undefined && !isSettled) return 0;
  await db
    .update(yardStay)
    .set({ isSettled, chargedUntil: last === undefined ? sql`${yardStay.chargedUntil}` : last })
    .where(eq(yardStay.id, stayId));
  return days.length;
}

/** Days in yards of service orders: their terms hold there, free days too, and no tariff of the station. */
export async function selectAgreedStays(db: Db, containerIds: readonly number[]): Promise<AgreedStay[]> {
  return db
    .select({ containerId: yardStay.orderContainerId, from: yardStay.inOn, to: yardStay.outOn })
    .from(yardStay)
    .where(inArray(yardStay.orderContainerId, [...containerIds]));
}
