import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { addTimelineEntry, notifyOrdersChanged, orderNumberOf } from '../../../freight/booking/server/index.ts';
import { isEngagedState, type ServiceMove, type Side, sourcesOf, targetOf } from '../states.ts';
import { notifyJobsChanged } from './live.ts';
import { closeOwnTodo, sendMoveMessages } from './messages.ts';
import { type ServiceRow, unsafeSelectService } from './queries.ts';
import type { MessageMove } from './receivers.ts';
import { serviceBid, serviceEvent, serviceOrder } from './tables.ts';
import { inAll, userError } from './texts.ts';

/** Who moves: a person of a company, or a driver by link. */
export interface Mover {
  side: Side;
  accountId: number | null;
  companyId: number | null;
  name: string;
}

export const moverOf = (side: Side, { accountId, companyId, name }: CurrentUser): Mover => ({
  side,
  accountId,
  companyId,
  name,
});

interface Moving {
  serviceOrderId: number;
  /** as it was seen; absent: whatever it is now */
  version?: number;
  move: ServiceMove;
  reason?: string;
  /** ownership: other companies' orders do not exist */
  isOwn?: SQL | undefined;
  set?: Partial<typeof serviceOrder.$inferInsert>;
}

/**
 * One move as one conditional UPDATE, with its history, the order's timeline and messages to the other sides.
 * @throws UserError absent, or another person was first
 */
export async function moveService(db: Db, mover: Mover, moving: Moving): Promise<ServiceRow> {
  const { serviceOrderId, version, move, reason = '', isOwn, set } = moving;
  const before = await suppliersOf(db, serviceOrderId);
  const [moved] = await db
    .update(serviceOrder)
    .set({ ...set, state: targetOf(move), version: sql`${serviceOrder.version} + 1` })
    .where(
      and(
        eq(serviceOrder.id, serviceOrderId),
        inArray(serviceOrder.state, [...sourcesOf(move)]),
        version === undefined ? undefined : eq(serviceOrder.version, version),
        isOwn,
      ),
    )
    .returning();
  if (moved === undefined) throw await whyNotMoved(db, serviceOrderId, isOwn);
  await recordEvent(db, mover, { row: moved, move, reason });
  await sendServiceMessages(db, moved, { move, reason, supplierIds: before });
  return moved;
}

async function whyNotMoved(db: Db, serviceOrderId: number, isOwn: SQL | undefined) {
  const [found] = await db
    .select({ id: serviceOrder.id })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, serviceOrderId), isOwn));
  return found === undefined ? userError((t) => t.absent, CODE.absent) : userError((t) => t.changed);
}

/** Suppliers that still take part: the chosen one, or all that were asked. */
async function suppliersOf(db: Db, serviceOrderId: number): Promise<number[]> {
  const found = await db
    .select({ supplierId: serviceBid.supplierId, state: serviceBid.state })
    .from(serviceBid)
    .where(
      and(
        eq(serviceBid.serviceOrderId, serviceOrderId),
        ne(serviceBid.state, 'declined'),
        ne(serviceBid.state, 'lost'),
      ),
    );
  const won = found.filter(({ state }) => state === 'won' || state === 'offered');
  return (won.length > 0 ? won : found).map(({ supplierId }) => supplierId);
}

interface Happened {
  row: ServiceRow;
  move: MessageMove | 'revokeLink' | 'renewLink' | 'stay' | 'leftOpen';
  reason: string;
}

const TIMELINE_MOVES = [
  'request',
  'acceptJob',
  'agreePrice',
  'assign',
  'start',
  'finish',
  'confirmFee',
  'settleFee',
  'reject',
  'cancel',
  'stop',
] as const;
type TimelineMove = (typeof TIMELINE_MOVES)[number];
const isInTimeline = (move: string): move is TimelineMove => TIMELINE_MOVES.some((one) => one === move);

/** History of the service order, and of the order where its customer should see it there; open pages hear of either. */
export async function recordEvent(db: Db, mover: Mover, { row, move, reason }: Happened): Promise<void> {
  const { side, accountId, companyId, name } = mover;
  await db.insert(serviceEvent).values({ serviceOrderId: row.id, move, side, accountId, companyId, name, reason });
  if (side === 'customer' || side === 'operator') await closeOwnTodo(db, side, row.id, null);
  else if (companyId !== null) await closeOwnTodo(db, 'supplier', row.id, companyId);
  await notifyJobsChanged(db, row.id);
  if (!isInTimeline(move)) return notifyOrdersChanged(db, [row.orderId]);
  await addTimelineEntry(db, {
    orderId: row.orderId,
    move: `service.${move}`,
    side: side === 'driver' ? 'supplier' : side,
    accountName: name,
    words: inAll((t) => t.timeline[move]({ kind: t.kinds[row.kind] })),
    reason,
  });
}

/** Messages to the sides that a move concerns. */
export async function sendServiceMessages(
  db: Db,
  row: ServiceRow,
  { move, reason, supplierIds }: { move: MessageMove; reason: string; supplierIds: readonly number[] },
): Promise<void> {
  const [head] = await db
    .select({ orderNo: orderNumberOf(serviceOrder.orderId) })
    .from(serviceOrder)
    .where(eq(serviceOrder.id, row.id));
  const { id, kind, companyId } = row;
  await sendMoveMessages(db, { id, kind, companyId, orderNo: head?.orderNo ?? '', supplierIds }, { move, reason });
}

/** The row that a company may act on, before a write that is no move of the machine. */
export async function lockService(db: Db, serviceOrderId: number): Promise<ServiceRow> {
  await db.select({ id: serviceOrder.id }).from(serviceOrder).where(eq(serviceOrder.id, serviceOrderId)).for('update');
  const row = await unsafeSelectService(db, serviceOrderId);
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  return row;
}

export const isEngaged = ({ state }: ServiceRow) => isEngagedState(state);
