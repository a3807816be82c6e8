import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../../../platform/wire/language.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { closeTodos } from '../../../../portal/message/server/index.ts';
import {
  findLaterTrains,
  findSpaceState,
  findTrains,
  lockTrain,
  releaseSpace,
  reserveSpace,
  spaceError,
} from '../../../train/server/index.ts';
import { teuOf } from '../../../train/sizeTypes.ts';
import type { Train } from '../../../train/wire.ts';
import { findClash } from '../../numberClash.ts';
import { ROLL_OVER_DECISION_HOURS, ROLL_OVER_REASON_NAMES } from '../../rollOver.ts';
import type { listRollOverTrains, rollOver } from '../../rollOverWire.ts';
import { aboutOrder, CONTAINERS_MISSING, notifyOrderCustomersWith } from '../messages.ts';
import { lockNumbers, selectHolders, selectVoyage } from '../numbers/holders.ts';
import { announceRolledOver, type TransitionedOrder } from '../orderListeners.ts';
import type { OrderNumberGenerator } from '../orderNumberGenerator.ts';
import { countContainers } from '../orderQueries.ts';
import { isRollable } from '../policy.ts';
import { bookingOrder, orderContainer, orderRollOver } from '../tables.ts';
import { addTimelineEntry } from '../timelineEntry.ts';
import { transitionedColumns } from '../transitions.ts';
import { chooseContainers } from './choose.ts';
import { type RolledOverParams, rolledOver, rolledOverFixed } from './messages.ts';
import { splitOrder } from './split.ts';
import { texts, userError } from './texts.ts';

const TRAINS_OFFERED = 20;
const HOUR_MS = 3_600_000;

async function selectRollable(db: Db, orderNo: string, isLocking: boolean) {
  const found = db
    .select({
      ...transitionedColumns,
      state: bookingOrder.state,
      status: bookingOrder.status,
    })
    .from(bookingOrder)
    .where(eq(bookingOrder.orderNo, orderNo))
    .$dynamic();
  const [order] = await (isLocking ? found.for('update') : found);
  if (order === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!isRollable(order)) throw userError((t) => t.notRollable);
  return order;
}

/** Trains that the operator may move an order to. */
export async function listTrains(
  { orderBigNo, orderContainerIds }: ReadBy<typeof listRollOverTrains>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof listRollOverTrains>> {
  const { trainId, orderId } = await selectRollable(db, orderBigNo, false);
  const { chosen } = await chooseContainers(db, orderId, orderContainerIds);
  const teu = teuOf(chosen.map(({ sizeType }) => ({ sizeType, count: 1 })));
  return findLaterTrains(db, { trainId, teu, limit: TRAINS_OFFERED }, language);
}

/** Lock order: both trains by id, then the order. */
async function lockRollable(db: Db, { orderBigNo, trainInfoId }: ReadBy<typeof rollOver>) {
  const before = await selectRollable(db, orderBigNo, false);
  for (const trainId of [before.trainId, trainInfoId].toSorted((one, other) => one - other))
    await lockTrain(db, trainId);
  const locked = await selectRollable(db, orderBigNo, true);
  if (locked.trainId !== before.trainId) throw userError((t) => t.crowded);
  return locked;
}

/**
 * Moves a confirmed order to a later train of its line: takes the space there, returns the old, tells the customer. Of
 * chosen containers it makes an order of their own first.
 */
async function rollOverOrder(
  numbers: OrderNumberGenerator,
  input: ReadBy<typeof rollOver>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof rollOver>> {
  const whole = await lockRollable(db, input);
  const { from, to } = await trainsOf(db, whole.trainId, input.trainInfoId);
  const { chosen, rest } = await chooseContainers(db, whole.orderId, input.orderContainerIds);
  const order =
    rest.length === 0 ? whole : await splitOrder(db, { order: whole, chosen, rest, orderNo: await numbers.next() });
  await takeSpace(db, order, to);
  await assertNumbersFree(db, order, to.trainInfoId);
  await moveOrder(db, order.orderId, to.trainInfoId);
  const rollOverId = await record(db, { order, from, to, input, accountId: user.accountId });
  const moved = { ...order, trainId: to.trainInfoId };
  await addTimelineEntry(db, {
    orderId: order.orderId,
    move: 'rolledOver',
    side: 'operator',
    accountName: user.name,
    words: wordsOf(from, to, input),
    reason: input.remark,
  });
  await announceRolledOver(db, {
    order: moved,
    rollOverId,
    bearer: input.bearer,
    promisedDate: from.departTime.slice(0, 10),
  });
  if (order !== whole) await noteOnWhole(db, { whole, order, from, to, input, accountName: user.name });
  await sendToCustomer(db, moved, { from, to, input, splitFrom: order === whole ? '' : whole.orderNo });
  return { orderBigNo: order.orderNo };
}

/** Handler of `rollOver`; numbers are for orders of chosen containers. */
export const rollOverHandler = (numbers: OrderNumberGenerator) => (input: ReadBy<typeof rollOver>, ctx: CallContext) =>
  rollOverOrder(numbers, input, ctx);

interface Parting extends Moving {
  whole: Order;
  order: Order;
  accountName: string;
}

/** The order that keeps the other containers says where those are that left it. */
async function noteOnWhole(db: Db, { whole, order, from, to, input, accountName }: Parting): Promise<void> {
  const moved = wordsOf(from, to, input);
  const parts = { orderNo: order.orderNo };
  await addTimelineEntry(db, {
    orderId: whole.orderId,
    move: 'containersRolledOver',
    side: 'operator',
    accountName,
    words: {
      zh: texts.zh.parted({ ...parts, moved: moved.zh }),
      en: texts.en.parted({ ...parts, moved: moved.en }),
      ru: texts.ru.parted({ ...parts, moved: moved.ru }),
    },
    reason: input.remark,
  });
}

/** Both trains; UserError unless the target is a later, open train of the same line. */
async function trainsOf(db: Db, fromId: number, toId: number) {
  const found = await findTrains(db, [fromId, toId], 'zh');
  const from = found.find(({ trainInfoId }) => trainInfoId === fromId);
  const to = found.find(({ trainInfoId }) => trainInfoId === toId);
  if (from === undefined || (from.status !== 'open' && from.status !== 'closed')) throw userError((t) => t.notRollable);
  const isLater = to !== undefined && to.lineId === from.lineId && to.departTime > from.departTime;
  if (!isLater) throw userError((t) => t.wrongTrain);
  return { from, to };
}

/** Space of the later train is taken before that of the earlier is returned. */
async function takeSpace(db: Db, { orderId, teu, trainId }: Order, to: Train): Promise<void> {
  const taken = await db.execute(reserveSpace(to.trainInfoId, teu));
  if (taken.rowCount !== 1) {
    const containers = await countContainers(db, orderId);
    throw spaceError(await findSpaceState(db, to.trainInfoId), containers) ?? userError((t) => t.crowded);
  }
  await releaseSpace(db, trainId, teu);
}

type Order = TransitionedOrder;

async function moveOrder(db: Db, orderId: number, trainId: number): Promise<void> {
  await db.update(bookingOrder).set({ trainId }).where(eq(bookingOrder.id, orderId));
  await db.update(orderContainer).set({ trainId }).where(eq(orderContainer.orderId, orderId));
}

interface Moving {
  from: Train;
  to: Train;
  input: ReadBy<typeof rollOver>;
}

/** Until when the customer decides; null: nothing to decide. */
function deadlineOf({ to, input }: Pick<Moving, 'to' | 'input'>): Date | null {
  if (input.bearer === 'customer') return null;
  const inTime = new Date(Date.now() + ROLL_OVER_DECISION_HOURS * HOUR_MS);
  const cutoff = parseDateTime(to.cutoffTime);
  return cutoff < inTime ? cutoff : inTime;
}

async function record(
  db: Db,
  { order, from, to, input, accountId }: Moving & { order: Order; accountId: number },
): Promise<number> {
  await db
    .update(orderRollOver)
    .set({ state: 'superseded', decidedAt: sql`now()` })
    .where(and(eq(orderRollOver.orderId, order.orderId), eq(orderRollOver.state, 'open')));
  const decideBefore = deadlineOf({ to, input });
  const [row] = await db
    .insert(orderRollOver)
    .values({
      orderId: order.orderId,
      fromTrainId: from.trainInfoId,
      toTrainId: to.trainInfoId,
      plannedDepartAt: parseDateTime(from.departTime),
      reasonKind: input.reasonKind,
      bearer: input.bearer,
      remark: input.remark,
      state: decideBefore === null ? 'fixed' : 'open',
      decideBefore,
      accountId,
    })
    .returning({ id: orderRollOver.id });
  if (row === undefined) throw new Error('a roll-over was not written');
  return row.id;
}

const trainName = ({ trainNo, departTime }: Train) => `${trainNo} (${departTime.slice(0, 10)})`;

function wordsOf(from: Train, to: Train, { reasonKind }: Moving['input']): Trilingual {
  const trains = { from: trainName(from), to: trainName(to) };
  const causes = ROLL_OVER_REASON_NAMES[reasonKind];
  return {
    zh: texts.zh.timeline({ ...trains, cause: causes.zh }),
    en: texts.en.timeline({ ...trains, cause: causes.en }),
    ru: texts.ru.timeline({ ...trains, cause: causes.ru }),
  };
}

const toMinute = (time: string) => time.slice(0, 16);

async function sendToCustomer(
  db: Db,
  order: Order,
  { from, to, input, splitFrom }: Moving & { splitFrom: string },
): Promise<void> {
  const deadline = deadlineOf({ to, input });
  // The to-do names the old cut-off; the reminder job creates a new one near the new cut-off.
  await closeTodos(db, [aboutOrder(order.orderNo)], [CONTAINERS_MISSING]);
  const kind = deadline === null ? rolledOverFixed : rolledOver;
  await notifyOrderCustomersWith<RolledOverParams & { reason: string }>(db, kind, [order], {
    reason: input.remark,
    splitFrom,
    fromTrainNo: from.trainNo,
    fromDepartTime: toMinute(from.departTime),
    departTime: toMinute(to.departTime),
    decideTime: deadline === null ? '' : toMinute(formatDateTime(deadline)),
    reasonKind: input.reasonKind,
  });
}

/** Refuses a train during whose days a container of the order belongs to another order. */
async function assertNumbersFree(
  db: Db,
  { orderId, companyId }: { orderId: number; companyId: number },
  trainId: number,
): Promise<void> {
  const rows = await db
    .select({ containerNo: orderContainer.containerNo })
    .from(orderContainer)
    .where(and(eq(orderContainer.orderId, orderId), isNotNull(orderContainer.containerNo)));
  const numbers = rows.flatMap(({ containerNo }) => (containerNo === null ? [] : [containerNo]));
  await lockNumbers(db, numbers);
  const voyage = await selectVoyage(db, trainId);
  const holders = await selectHolders(db, numbers, { exceptOrderId: orderId });
  const now = new Date();
  for (const containerNo of numbers) {
    const clash = findClash({ ...voyage, companyId }, holders.get(containerNo) ?? [], now);
    if (clash !== null) {
      const { orderNo } = clash.holder;
      throw userError((t) => t.numberTaken({ containerNo, orderNo }));
    }
  }
}
