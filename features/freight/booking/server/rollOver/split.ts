import { and, eq, inArray, sql } from 'drizzle-orm';
import { times } from '../../../../../libs/amounts/amounts.ts';
import { exactSum, productOf } from '../../../../../libs/amounts/decimals.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { copyFilesOf } from '../../../../documents/resource/server/index.ts';
import { teuOf } from '../../../train/sizeTypes.ts';
import { refreshOrderStatuses } from '../containerStatus.ts';
import { announceSplit, type TransitionedOrder } from '../orderListeners.ts';
import { orderPapers } from '../papers.ts';
import { bookingOrder, orderContainer, orderFee, orderGoods, orderRollOver, orderTimeline } from '../tables.ts';
import { transitionedColumns } from '../transitions.ts';

type Fee = typeof orderFee.$inferSelect;
type Container = Pick<typeof orderContainer.$inferSelect, 'id' | 'sizeType'>;

interface Split {
  order: TransitionedOrder;
  /** containers of the order, not all of them */
  chosen: readonly Container[];
  rest: readonly Container[];
  /** number of the new order */
  orderNo: string;
}

/**
 * Moves containers of a confirmed order to an order of its own on the same train, with their share of the price, their
 * goods and the papers. Space is as before: the orders together hold what the one held. The caller has locked the train
 * and the order.
 */
export async function splitOrder(db: Db, { order, chosen, rest, orderNo }: Split): Promise<TransitionedOrder> {
  const part = await insertPart(db, order, chosen, orderNo);
  await db
    .update(orderContainer)
    .set({ orderId: part.orderId })
    .where(
      inArray(
        orderContainer.id,
        chosen.map(({ id }) => id),
      ),
    );
  const replacedFeeIds = await splitFees(db, { order, part, chosen });
  for (const [orderId, containers] of [
    [order.orderId, rest],
    [part.orderId, chosen],
  ] as const)
    await writeTotals(db, orderId, containers);
  await splitGoods(db, { order, part, share: chosen.length / (chosen.length + rest.length) });
  await copyTimeline(db, order.orderId, part.orderId);
  await copyRollOvers(db, order.orderId, part.orderId);
  await copyFilesOf(db, orderPapers.docType, { from: order.orderNo, to: orderNo });
  await announceSplit(db, { order, part, containerIds: chosen.map(({ id }) => id), replacedFeeIds });
  await refreshOrderStatuses(db, [order.orderId, part.orderId]);
  return part;
}

async function insertPart(
  db: Db,
  { orderId }: TransitionedOrder,
  chosen: readonly Container[],
  orderNo: string,
): Promise<TransitionedOrder> {
  const [whole] = await db.select().from(bookingOrder).where(eq(bookingOrder.id, orderId));
  if (whole === undefined) throw new Error('an order to split is not there');
  const { id: splitFromId, requestKey: _key, updatedAt: _at, ...same } = whole;
  const size = { teu: teuOfAll(chosen), containerCount: chosen.length };
  const [part] = await db
    .insert(bookingOrder)
    .values({ ...same, ...size, orderNo, splitFromId, services: [] })
    .returning(transitionedColumns);
  if (part === undefined) throw new Error('a part of an order was not written');
  return part;
}

const teuOfAll = (containers: readonly Container[]) =>
  teuOf(containers.map(({ sizeType }) => ({ sizeType, count: 1 })));

/** Prices of the sizes that move, divided by containers at the same unit price; returns the ids they had. */
async function splitFees(
  db: Db,
  { order, part, chosen }: { order: TransitionedOrder; part: TransitionedOrder; chosen: readonly Container[] },
): Promise<number[]> {
  const moving = new Map([...Map.groupBy(chosen, ({ sizeType }) => sizeType)].map(([of, all]) => [of, all.length]));
  const fees = await db
    .select()
    .from(orderFee)
    .where(and(eq(orderFee.orderId, order.orderId), inArray(orderFee.sizeType, [...moving.keys()])));
  const divided = fees.flatMap((fee) => {
    const wanted = fee.sizeType === null ? 0 : (moving.get(fee.sizeType) ?? 0);
    const moved = Math.min(wanted, fee.quantity);
    if (fee.sizeType !== null) moving.set(fee.sizeType, wanted - moved);
    return [feeOf(fee, order.orderId, fee.quantity - moved), feeOf(fee, part.orderId, moved)];
  });
  const replaced = fees.map(({ id }) => id);
  if (replaced.length === 0) return [];
  await db.delete(orderFee).where(inArray(orderFee.id, replaced));
  await db.insert(orderFee).values(divided.filter(({ quantity }) => quantity > 0));
  return replaced;
}

function feeOf({ feeType, sizeType, unitPrice, currency, status }: Fee, orderId: number, quantity: number) {
  const amount = times(unitPrice, String(quantity));
  return { feeType, sizeType, unitPrice, currency, status, orderId, quantity, amount };
}

async function writeTotals(db: Db, orderId: number, containers: readonly Container[]): Promise<void> {
  await db
    .update(bookingOrder)
    .set({
      teu: teuOfAll(containers),
      containerCount: containers.length,
      amount: sql`(select coalesce(sum(fee.amount), 0) from ${orderFee} as fee where fee.order_id = ${orderId})`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookingOrder.id, orderId));
}

/** Least weight of a goods line, kg. */
const LEAST_KG = 0.001;

/** The booking named the goods of all containers together: weights are shared by containers. */
async function splitGoods(
  db: Db,
  { order, part, share }: { order: TransitionedOrder; part: TransitionedOrder; share: number },
): Promise<void> {
  const goods = await db.select().from(orderGoods).where(eq(orderGoods.orderId, order.orderId));
  for (const { id, createdAt: _c, updatedAt: _u, ...line } of goods) {
    const wholeKg = String(line.grossWeightKg);
    const movedKg = Math.max(Number(productOf(wholeKg, String(share), 3)), LEAST_KG);
    const leftKg = Math.max(Number(exactSum([wholeKg, String(-movedKg)])), LEAST_KG);
    await db.insert(orderGoods).values({ ...line, orderId: part.orderId, grossWeightKg: movedKg });
    await db.update(orderGoods).set({ grossWeightKg: leftKg }).where(eq(orderGoods.id, id));
  }
}

async function copyTimeline(db: Db, from: number, orderId: number): Promise<void> {
  const entries = await db.select().from(orderTimeline).where(eq(orderTimeline.orderId, from));
  if (entries.length > 0)
    await db.insert(orderTimeline).values(entries.map(({ id: _, ...entry }) => ({ ...entry, orderId })));
}

/** Days of storage that earlier roll-overs made free stay free. */
async function copyRollOvers(db: Db, from: number, orderId: number): Promise<void> {
  const earlier = await db
    .select()
    .from(orderRollOver)
    .where(eq(orderRollOver.orderId, from))
    .orderBy(orderRollOver.id);
  if (earlier.length > 0)
    await db.insert(orderRollOver).values(earlier.map(({ id: _, ...rollOver }) => ({ ...rollOver, orderId })));
}
