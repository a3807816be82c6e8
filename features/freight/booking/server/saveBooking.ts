import { and, eq } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import { withoutAmounts } from '../../../../platform/wire/amountsInText.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findSpaceState, lockTrain, spaceError } from '../../train/server/index.ts';
import { payloadKg, type SizeType } from '../../train/sizeTypes.ts';
import type { GoodsLine } from '../order.ts';
import type { saveBooking } from '../wire.ts';
import { insertOrders, type NewOrder } from './insertOrders.ts';
import type { OrderNumberGenerator } from './orderNumberGenerator.ts';
import type { SpaceAllocator } from './spaceAllocator.ts';
import type { SubmissionRules } from './submissionRules.ts';
import { bookingOrder, orderTimeline } from './tables.ts';
import { userError } from './writeTexts.ts';

/** Checks goods against the containers' payload (ISO 668 gross mass less tare). */
function overweightError(
  containers: readonly { sizeType: SizeType; count: number }[],
  goods: readonly Pick<GoodsLine, 'grossWeightKg'>[],
): UserError | null {
  const mayWeigh = containers.reduce((sum, line) => sum + payloadKg(line.sizeType) * line.count, 0);
  const weighs = goods.reduce((sum, line) => sum + line.grossWeightKg, 0);
  if (weighs <= mayWeigh) return null;
  const path = `goods.${goods.length - 1}.grossWeightKg`;
  return userError.withFields((t) => t.overweight({ weighs, mayWeigh }), {
    [path]: (t) => t.overweight({ weighs, mayWeigh }),
  });
}

const REQUEST_KEY_UNIQUE = 'booking_once_by_key';

type Booking = ReadBy<typeof saveBooking>;

type SavedBooking = PayloadOf<typeof saveBooking>;

/** `notify…` after the commit, batched. */
interface BookingDependencies {
  rules: SubmissionRules;
  notifyCompany(companyId: number): void;
  notifyReviewers(): void;
}

/** Books, or saves a draft. Runs its own transaction: new bookings share commits (SpaceAllocator). */
export function saveBookingHandler(
  allocation: SpaceAllocator,
  numbers: OrderNumberGenerator,
  { rules, ...deferred }: BookingDependencies,
) {
  return async (booking: Booking, ctx: CallContext): Promise<SavedBooking> => {
    const companyId = ownCompanyId(ctx.user);
    const existing = await findByRequestKey(ctx.db, companyId, booking.requestKey);
    if (existing) return existing;
    const tooHeavy = overweightError(booking.containers, booking.goods);
    if (tooHeavy) throw tooHeavy;
    const orderNo = booking.orderBigNo ?? (await numbers.next());
    const order = newOrder(booking, orderNo, companyId, ctx);
    try {
      await save(booking, order);
    } catch (fault) {
      // Concurrent duplicate of the same request.
      const duplicate =
        violatedUnique(fault) === REQUEST_KEY_UNIQUE && (await findByRequestKey(ctx.db, companyId, booking.requestKey));
      if (!duplicate) throw fault;
      return duplicate;
    }
    deferred.notifyCompany(companyId);
    if (order.state === 'submitted') deferred.notifyReviewers();
    return { orderBigNo: orderNo, status: order.state };

    function save({ orderBigNo, draft }: Booking, order: NewOrder): Promise<void> {
      if (orderBigNo) return replaceDraft(ctx.db, order, rules);
      return draft ? insertDraft(ctx.db, order, rules) : allocation.submit(order);
    }
  };
}

/** Booking of an earlier request with the same key. */
async function findByRequestKey(
  db: Db,
  companyId: OwnCompanyId,
  requestKey: string | undefined,
): Promise<SavedBooking | null> {
  if (requestKey === undefined) return null;
  const [found] = await db
    .select({ orderBigNo: bookingOrder.orderNo, status: bookingOrder.status })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.companyId, companyId), eq(bookingOrder.requestKey, requestKey)));
  return found ?? null;
}

function newOrder(booking: Booking, orderNo: string, companyId: OwnCompanyId, ctx: CallContext): NewOrder {
  const { trainInfoId, containers, goods, contactName, contactMobile, remark, customerRef, services } = booking;
  return {
    orderNo,
    trainInfoId,
    state: booking.draft ? 'draft' : 'submitted',
    containers,
    goods,
    contactName,
    contactMobile,
    remark,
    customerRef,
    services,
    companyId,
    user: ctx.user,
    requestId: ctx.requestId,
    requestKey: booking.requestKey,
  };
}

/** A draft needs no space, but a train open for sale. */
async function insertDraft(db: Db, order: NewOrder, rules: SubmissionRules): Promise<void> {
  await assertBookable(db, order);
  await insertAlone(db, order, rules);
}

async function insertAlone(db: Db, order: NewOrder, rules: SubmissionRules): Promise<void> {
  const { isWritten, refusedCompanies } = await insertOrders(db, order.trainInfoId, [order], rules.refusal);
  if (isWritten) return;
  const refused = refusedCompanies.size > 0 ? await rules.findError(db, order) : null;
  throw refused ?? (await bookingError(db, order));
}

/** Replaces or submits an own draft; number, creation time and timeline are kept. */
async function replaceDraft(db: Db, order: NewOrder, rules: SubmissionRules): Promise<void> {
  await db.transaction(async (inside) => {
    // Lock order: train before its orders.
    await lockTrain(inside, order.trainInfoId);
    const isOwnDraft = and(
      eq(bookingOrder.orderNo, order.orderNo),
      eq(bookingOrder.companyId, order.companyId),
      eq(bookingOrder.state, 'draft'),
    );
    const [old] = await inside
      .select({ id: bookingOrder.id, createdAt: bookingOrder.createdAt, remark: bookingOrder.remark })
      .from(bookingOrder)
      .where(isOwnDraft)
      .for('update');
    if (old === undefined) throw userError((t) => t.noDraft, CODE.absent);
    await assertBookable(inside, order);
    const history = await inside.select().from(orderTimeline).where(eq(orderTimeline.orderId, old.id));
    await inside.delete(bookingOrder).where(eq(bookingOrder.id, old.id));
    // a sub-account that sees no amounts sends them back hidden
    const remark = order.remark === withoutAmounts(old.remark) ? old.remark : order.remark;
    const changed = { ...order, remark, createdAt: old.createdAt };
    await insertAlone(inside, changed, rules);
    await copyTimeline(inside, order.orderNo, history);
  });
}

async function copyTimeline(
  db: Db,
  orderNo: string,
  history: readonly (typeof orderTimeline.$inferSelect)[],
): Promise<void> {
  const [order] = await db.select({ id: bookingOrder.id }).from(bookingOrder).where(eq(bookingOrder.orderNo, orderNo));
  if (order === undefined || history.length === 0) return;
  const entries = history.map(({ id: _, ...entry }) => ({ ...entry, orderId: order.id }));
  await db.insert(orderTimeline).values(entries);
}

async function assertBookable(db: Db, order: NewOrder): Promise<void> {
  const facts = await findSpaceState(db, order.trainInfoId);
  const error = spaceError(facts && { ...facts, remainTeu: Number.POSITIVE_INFINITY }, order.containers);
  if (error) throw error;
}

async function bookingError(db: Db, order: NewOrder): Promise<Error> {
  const facts = await findSpaceState(db, order.trainInfoId);
  return spaceError(facts, order.containers) ?? userError((t) => t.crowded);
}
