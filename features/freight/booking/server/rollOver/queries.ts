import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { trainNoOf } from '../../../train/server/index.ts';
import type { RollOverState, RollOverView } from '../../rollOver.ts';
import { bookingOrder, orderRollOver } from '../tables.ts';

/** Open and in time. */
const isOpen = and(eq(orderRollOver.state, 'open'), gt(orderRollOver.decideBefore, sql`now()`));

/** The latest roll-over of an order, or null. */
export async function selectLatestRollOver(db: Db, orderId: number): Promise<RollOverView | null> {
  const [found] = await db
    .select({
      rollOverId: orderRollOver.id,
      fromTrainNo: trainNoOf(orderRollOver.fromTrainId),
      plannedDepartAt: orderRollOver.plannedDepartAt,
      reasonKind: orderRollOver.reasonKind,
      remark: orderRollOver.remark,
      bearer: orderRollOver.bearer,
      state: sql<RollOverState>`case when ${isOpen} or ${orderRollOver.state} <> 'open'
        then ${orderRollOver.state} else 'lapsed' end`,
      decideBefore: orderRollOver.decideBefore,
    })
    .from(orderRollOver)
    .where(eq(orderRollOver.orderId, orderId))
    .orderBy(desc(orderRollOver.id))
    .limit(1);
  if (found === undefined) return null;
  const { plannedDepartAt, decideBefore, fromTrainNo, ...same } = found;
  return {
    ...same,
    fromTrainNo: fromTrainNo ?? '',
    fromDepartTime: formatDateTime(plannedDepartAt),
    decideTime: decideBefore && formatDateTime(decideBefore),
  };
}

/** Whether the customer may end the order free of charge, for the platform has rolled it over. */
export async function mayEndFree(db: Db, orderId: number): Promise<boolean> {
  const found = await db
    .select({ id: orderRollOver.id })
    .from(orderRollOver)
    .where(and(eq(orderRollOver.orderId, orderId), isOpen));
  return found.length > 0;
}

interface Decision {
  orderId: number;
  /** any, if absent */
  rollOverId?: number;
  accountId: number;
}

/** Decides the open roll-over of an order once; false: there is none, or it is too late. */
export async function decideRollOver(
  db: Db,
  { orderId, rollOverId, accountId }: Decision,
  state: 'accepted' | 'declined',
): Promise<boolean> {
  const decided = await db
    .update(orderRollOver)
    .set({ state, decidedAt: sql`now()`, decidedBy: accountId })
    .where(
      and(
        eq(orderRollOver.orderId, orderId),
        rollOverId === undefined ? undefined : eq(orderRollOver.id, rollOverId),
        isOpen,
      ),
    )
    .returning({ id: orderRollOver.id });
  return decided.length > 0;
}

/** Closes undecided roll-overs past their time; returns their orders. */
export async function lapseRollOvers(db: Db): Promise<{ orderId: number; orderNo: string }[]> {
  return db
    .update(orderRollOver)
    .set({ state: 'lapsed', decidedAt: sql`now()` })
    .from(bookingOrder)
    .where(
      and(
        eq(bookingOrder.id, orderRollOver.orderId),
        eq(orderRollOver.state, 'open'),
        lte(orderRollOver.decideBefore, sql`now()`),
      ),
    )
    .returning({ orderId: bookingOrder.id, orderNo: bookingOrder.orderNo });
}
