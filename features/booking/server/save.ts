import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { lockTrain, spaceFacts, whyNoSpace } from '../../train/server/index.ts';
import type { OrderStatus, saveBooking } from '../wire.ts';
import type { Allocation } from './allocate.ts';
import { insertOrders, type NewOrder } from './insertOrders.ts';
import type { OrderNumbers } from './orderNumber.ts';
import { bookingOrder } from './tables.ts';
import { refuse } from './texts.ts';
import { whyTooHeavy } from './weight.ts';

type Booking = ReadBy<typeof saveBooking>;

/** Books or keeps a draft. Commits by itself, because new bookings share their commits (see Allocation). */
export function savingBookings(allocation: Allocation, numbers: OrderNumbers) {
  return async (booking: Booking, asking: Asking): Promise<{ orderBigNo: string; status: OrderStatus }> => {
    const companyId = ownCompanyId(asking.who);
    const tooHeavy = whyTooHeavy(booking.containers, booking.goods);
    if (tooHeavy) throw tooHeavy;
    const orderNo = booking.orderBigNo ?? (await numbers.next());
    const order = newOrder(booking, orderNo, companyId, asking);
    if (booking.orderBigNo) await replaceDraft(asking.db, order);
    else if (booking.draft) await keepDraft(asking.db, order);
    else await allocation.submit(order);
    return { orderBigNo: orderNo, status: order.state };
  };
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
  };
}

/** A draft takes no space, and may wait for space to come free, but its train must still be for sale. */
async function keepDraft(db: Db, order: NewOrder): Promise<void> {
  await refuseUnbookable(db, order);
  if (await insertOrders(db, order.trainInfoId, [order])) return;
  throw await reasonAgainst(db, order);
}

/** Writes an own draft anew, or submits it, in one transaction: it keeps its number and its first date. */
async function replaceDraft(db: Db, order: NewOrder): Promise<void> {
  await db.transaction(async (inside) => {
    // the train before its orders, as everything that ends bookings does
    await lockTrain(inside, order.trainInfoId);
    const [old] = await inside
      .delete(bookingOrder)
      .where(
        and(
          eq(bookingOrder.orderNo, order.orderNo),
          eq(bookingOrder.companyId, order.companyId),
          eq(bookingOrder.state, 'draft'),
        ),
      )
      .returning({ createdAt: bookingOrder.createdAt });
    if (old === undefined) throw refuse((t) => t.noDraft, CODE.absent);
    await refuseUnbookable(inside, order);
    const isWritten = await insertOrders(inside, order.trainInfoId, [{ ...order, createdAt: old.createdAt }]);
    if (!isWritten) throw await reasonAgainst(inside, order);
  });
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
