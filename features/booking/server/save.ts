import { and, eq } from 'drizzle-orm';
import { brokenUnique, type Db } from '../../../platform/server/database/connect.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { lockTrain, spaceFacts, whyNoSpace } from '../../train/server/index.ts';
import type { saveBooking } from '../wire.ts';
import type { Allocation } from './allocate.ts';
import { insertOrders, type NewOrder } from './insertOrders.ts';
import type { OrderNumbers } from './orderNumber.ts';
import { bookingOrder, orderTimeline } from './tables.ts';
import { refuse } from './texts.ts';
import { whyTooHeavy } from './weight.ts';

const ONCE_BY_KEY = 'booking_once_by_key';

type Booking = ReadBy<typeof saveBooking>;

type Booked = PayloadOf<typeof saveBooking>;

/** Notifications sent after the commit, batched. */
interface SaidSoon {
  sayChanged(companyId: number): void;
  sayToReview(): void;
}

/** Books, or saves a draft. Runs its own transaction: new bookings share commits (SpaceAllocator). */
export function savingBookings(allocation: Allocation, numbers: OrderNumbers, soon: SaidSoon) {
  return async (booking: Booking, asking: Asking): Promise<Booked> => {
    const companyId = ownCompanyId(asking.who);
    const earlier = await bookedWith(asking.db, companyId, booking.requestKey);
    if (earlier) return earlier;
    const tooHeavy = whyTooHeavy(booking.containers, booking.goods);
    if (tooHeavy) throw tooHeavy;
    const orderNo = booking.orderBigNo ?? (await numbers.next());
    const order = newOrder(booking, orderNo, companyId, asking);
    try {
      await save(booking, order);
    } catch (fault) {
      // Concurrent duplicate of the same request.
      const twin =
        brokenUnique(fault) === ONCE_BY_KEY && (await bookedWith(asking.db, companyId, booking.requestKey));
      if (!twin) throw fault;
      return twin;
    }
    soon.sayChanged(companyId);
    if (order.state === 'submitted') soon.sayToReview();
    return { orderBigNo: orderNo, status: order.state };

    function save({ orderBigNo, draft }: Booking, order: NewOrder): Promise<void> {
      if (orderBigNo) return replaceDraft(asking.db, order);
      return draft ? keepDraft(asking.db, order) : allocation.submit(order);
    }
  };
}

/** Booking of an earlier request with the same key. */
async function bookedWith(
  db: Db,
  companyId: OwnCompanyId,
  requestKey: string | undefined,
): Promise<Booked | null> {
  if (requestKey === undefined) return null;
  const [found] = await db
    .select({ orderBigNo: bookingOrder.orderNo, status: bookingOrder.status })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.companyId, companyId), eq(bookingOrder.requestKey, requestKey)));
  return found ?? null;
}

function newOrder(booking: Booking, orderNo: string, companyId: OwnCompanyId, asking: Asking): NewOrder {
  const { trainInfoId, containers, goods, contactName, contactMobile, remark } = booking;
  return {
    orderNo,
    trainInfoId,
    state: booking.draft ? 'draft' : 'submitted',
    containers,
    goods,
    contactName,
    contactMobile,
    remark,
    companyId,
    who: asking.who,
    requestId: asking.requestId,
    requestKey: booking.requestKey,
  };
}

/** A draft needs no space, but a train open for sale. */
async function keepDraft(db: Db, order: NewOrder): Promise<void> {
  await refuseUnbookable(db, order);
  if (await insertOrders(db, order.trainInfoId, [order])) return;
  throw await reasonAgainst(db, order);
}

/** Replaces or submits an own draft; number, creation time and timeline are kept. */
async function replaceDraft(db: Db, order: NewOrder): Promise<void> {
  await db.transaction(async (inside) => {
    // Lock order: train before its orders.
    await lockTrain(inside, order.trainInfoId);
    const isOwnDraft = and(
      eq(bookingOrder.orderNo, order.orderNo),
      eq(bookingOrder.companyId, order.companyId),
      eq(bookingOrder.state, 'draft'),
    );
    const [old] = await inside
      .select({ id: bookingOrder.id, createdAt: bookingOrder.createdAt })
      .from(bookingOrder)
      .where(isOwnDraft)
      .for('update');
    if (old === undefined) throw refuse((t) => t.noDraft, CODE.absent);
    await refuseUnbookable(inside, order);
    const history = await inside.select().from(orderTimeline).where(eq(orderTimeline.orderId, old.id));
    await inside.delete(bookingOrder).where(eq(bookingOrder.id, old.id));
    const isWritten = await insertOrders(inside, order.trainInfoId, [{ ...order, createdAt: old.createdAt }]);
    if (!isWritten) throw await reasonAgainst(inside, order);
    await carryOver(inside, order.orderNo, history);
  });
}

async function carryOver(
  db: Db,
  orderNo: string,
  history: readonly (typeof orderTimeline.$inferSelect)[],
): Promise<void> {
  const [order] = await db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(eq(bookingOrder.orderNo, orderNo));
  if (order === undefined || history.length === 0) return;
  const entries = history.map(({ id: _, ...entry }) => ({ ...entry, orderId: order.id }));
  await db.insert(orderTimeline).values(entries);
}

async function refuseUnbookable(db: Db, order: NewOrder): Promise<void> {
  const facts = await spaceFacts(db, order.trainInfoId);
  const refusal = whyNoSpace(facts && { ...facts, remainTeu: Number.POSITIVE_INFINITY }, order.containers);
  if (refusal) throw refusal;
}

async function reasonAgainst(db: Db, order: NewOrder): Promise<Error> {
  const facts = await spaceFacts(db, order.trainInfoId);
  return whyNoSpace(facts, order.containers) ?? refuse((t) => t.crowded);
}
