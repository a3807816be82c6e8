import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findCurrentUser, findSignIn } from '../../../people/account/server/index.ts';
import { closeTodos } from '../../../portal/message/server/index.ts';
import type { LineType } from '../../network/wire.ts';
import { reservePastSpace, trainRows } from '../../train/server/index.ts';
import { teuOf } from '../../train/sizeTypes.ts';
import { advanceContainers } from './containerStatus.ts';
import { numberDemoContainers } from './demoNumbers.ts';
import { type DemoOrder, type DemoTrain, lightLoad, loadTrains, pastLoad, showcase } from './demoPlan.ts';
import { insertOrders, type NewOrder } from './insertOrders.ts';
import { aboutOrder, bookingConfirmed, bookingRefused, bookingSubmitted, notifyOrderCustomers } from './messages.ts';
import { seedClash } from './numbers/demoClash.ts';
import { seedPool } from './numbers/demoPool.ts';
import type { TransitionedOrder } from './orderListeners.ts';
import { OrderNumberGenerator } from './orderNumberGenerator.ts';
import { bookingOrder, orderContainer, orderTimeline } from './tables.ts';
import { confirmOrders, endBookings } from './transitions.ts';

/** Newest decisions per customer that get an unread message. */
const MAX_UNREAD = 6;

/** Closes the to-dos of decided bookings and notifies customers of the newest decisions. */
async function notifyDemoDecisions(
  db: Db,
  confirmed: readonly TransitionedOrder[],
  refused: readonly TransitionedOrder[],
  reason: string,
): Promise<void> {
  const decided = [...confirmed, ...refused].map(({ orderNo }) => aboutOrder(orderNo));
  await closeTodos(db, decided, [bookingSubmitted.businessCode]);
  const confirmedByCompany = [...Map.groupBy(confirmed, (order) => order.companyId).values()];
  await notifyOrderCustomers(
    db,
    bookingConfirmed,
    confirmedByCompany.flatMap((orders) => orders.slice(-MAX_UNREAD)),
  );
  await notifyOrderCustomers(db, bookingRefused, refused.slice(-MAX_UNREAD), reason);
}

/** Share of past trains with a full load; enough to see them along all lines. */
const FULL_LOAD_STEP = 6;
export const OPEN_TRAINS = 220;
const REFUSAL = '该箱型本班列已满，请改订下一班。';
export const OPERATOR = { side: 'operator', accountName: '赵敏' } as const;
/** Contact of all demo orders. */
export const DEMO_MOBILE = '13800010000';

export type Numbered = DemoOrder & { orderNo: string };

/** Seeds orders in every state; no-op unless the table is empty. */
export async function seedDemoOrders(db: Db): Promise<void> {
  const known = await db.select({ id: bookingOrder.id }).from(bookingOrder).limit(1);
  if (known.length > 0) return;
  const people = await demoBookers(db);
  if (people.size === 0) return;
  const [departed, closed, open] = [
    await departedTrains(db),
    await trainsThatAre(db, 'closed'),
    await trainsThatAre(db, 'open'),
  ];
  const full = departed.filter(isFullyLoaded);
  const light = departed.filter((train) => train.status === 'departed' && !isFullyLoaded(train));
  const numbers = new OrderNumberGenerator(db);
  await bookPast(
    db,
    await insertDemoOrders(db, people, numbers, [...pastLoad([...full, ...closed]), ...lightLoad(light)], 'draft'),
  );
  const coming = [...showcase(open), ...loadTrains(open, 0.9, 0.1)];
  await bookComing(db, await insertDemoOrders(db, people, numbers, coming, 'submitted'));
  await numberDemoContainers(db);
  await seedPool(db);
  for (const { trainId } of [...full, ...light])
    await advanceContainers(db, trainId, [{ containerNos: null, status: 'departed' }]);
  await seedClash(db);
}

export async function demoBookers(db: Db): Promise<Map<string, CurrentUser>> {
  const people = new Map<string, CurrentUser>();
  for (const username of ['shipper', 'rival', 'special']) {
    const found = await findSignIn(db, username);
    const user = found && (await findCurrentUser(db, found.accountId));
    if (user) people.set(username, user);
  }
  return people;
}

const isFullyLoaded = ({ trainId, lineType }: { trainId: number; lineType: LineType }) =>
  trainId % FULL_LOAD_STEP === 0 && lineType !== 'CN';

/** Every train in transit carries containers; of those arrived a sample does. */
function departedTrains(db: Db) {
  const trains = trainRows('trains', 'zh');
  return db
    .select({ trainId: trains.trainId, status: trains.status, lineType: trains.lineType })
    .from(trains)
    .where(inArray(trains.status, ['departed', 'arrived']))
    .orderBy(desc(trains.departAt));
}

function trainsThatAre(db: Db, status: 'open' | 'closed'): Promise<DemoTrain[]> {
  const trains = trainRows('trains', 'zh');
  return db
    .select({ trainId: trains.trainId })
    .from(trains)
    .where(eq(trains.status, status))
    .orderBy(asc(trains.departAt))
    .limit(OPEN_TRAINS);
}

/** Inserts orders train by train, one by one where a train's batch exceeds its space. */
export async function insertDemoOrders(
  db: Db,
  people: ReadonlyMap<string, CurrentUser>,
  numbers: OrderNumberGenerator,
  orders: readonly DemoOrder[],
  state: NewOrder['state'],
): Promise<Numbered[]> {
  const numbered: Numbered[] = [];
  for (const order of orders) numbered.push({ ...order, orderNo: await numbers.next() });
  const written: Numbered[] = [];
  for (const [trainId, onTrain] of Map.groupBy(numbered, (order) => order.trainId)) {
    const rows = onTrain.map((order) => newOrder(order, people, state));
    if (await isWritten(db, trainId, rows)) written.push(...onTrain);
    else written.push(...(await writeOneByOne(db, trainId, onTrain, rows)));
  }
  return written;
}

async function writeOneByOne(
  db: Db,
  trainId: number,
  orders: readonly Numbered[],
  rows: readonly NewOrder[],
): Promise<Numbered[]> {
  const written: Numbered[] = [];
  for (const [index, order] of orders.entries()) {
    if (await isWritten(db, trainId, rows.slice(index, index + 1))) written.push(order);
  }
  return written;
}

/** What companies need is not asked: the demo writes what happened. */
async function isWritten(db: Db, trainId: number, rows: readonly NewOrder[]): Promise<boolean> {
  return (await insertOrders(db, trainId, rows, () => sql`false`)).isWritten;
}

function newOrder(order: Numbered, people: ReadonlyMap<string, CurrentUser>, state: NewOrder['state']): NewOrder {
  const user = people.get(order.username);
  if (user === undefined) throw new Error(`the demo has no ${order.username}`);
  return {
    orderNo: order.orderNo,
    trainInfoId: order.trainId,
    state: order.stage === 'draft' ? 'draft' : state,
    containers: order.containers,
    goods: order.goods,
    contactName: user.name,
    contactMobile: DEMO_MOBILE,
    remark: order.remark,
    companyId: ownCompanyId(user),
    user,
    requestId: 'demo',
  };
}

/** Departed trains refuse bookings, so their orders and sold space are written directly. */
async function bookPast(db: Db, orders: readonly Numbered[]): Promise<void> {
  for (const [trainId, onTrain] of Map.groupBy(orders, (order) => order.trainId)) {
    const orderNos = onTrain.map((order) => order.orderNo);
    await reservePastSpace(
      db,
      trainId,
      onTrain.reduce((sum, order) => sum + teuOf(order.containers), 0),
    );
    const longAgo = sql`now() - interval '20 days'`;
    const moved = await db
      .update(bookingOrder)
      .set({ state: 'confirmed', createdAt: longAgo, submittedAt: longAgo, answeredAt: longAgo })
      .where(inArray(bookingOrder.orderNo, orderNos))
      .returning({ orderId: bookingOrder.id });
    const orderIds = moved.map((row) => row.orderId);
    await db
      .update(orderTimeline)
      .set({ move: 'submitted', createdAt: longAgo })
      .where(inArray(orderTimeline.orderId, orderIds));
    const confirmed = orderIds.map((orderId) => ({
      orderId,
      move: 'confirmed',
      ...OPERATOR,
      createdAt: longAgo,
    }));
    await db.insert(orderTimeline).values(confirmed);
  }
}

async function bookComing(db: Db, orders: readonly Numbered[]): Promise<void> {
  const ofStage = (...stages: DemoOrder['stage'][]) => orders.filter(({ stage }) => stages.includes(stage));
  const confirmed = await confirmOrders(
    db,
    ofStage('confirmed', 'partly', 'numbered').map((order) => order.orderNo),
    OPERATOR,
  );
  const refused: TransitionedOrder[] = [];
  for (const { trainId, orderNo } of ofStage('refused')) {
    const chosen = { from: ['submitted'], where: eq(bookingOrder.orderNo, orderNo) } as const;
    refused.push(...(await endBookings(db, trainId, chosen, 'refused', { ...OPERATOR, reason: REFUSAL })));
  }
  await notifyDemoDecisions(db, confirmed, refused, REFUSAL);
  await markUnnumbered(db, ofStage('confirmed'), ofStage('partly'));
  await spreadOverDays(
    db,
    orders.map((order) => order.orderNo),
  );
}

/** Marks containers to leave unnumbered: all of `none`, every second one of `half`. */
async function markUnnumbered(db: Db, none: readonly Numbered[], half: readonly Numbered[]): Promise<void> {
  const idsOf = (orders: readonly Numbered[]) =>
    db
      .select({ id: bookingOrder.id })
      .from(bookingOrder)
      .where(
        inArray(
          bookingOrder.orderNo,
          orders.map((order) => order.orderNo),
        ),
      );
  await db
    .update(orderContainer)
    .set({ sealNo: '' })
    .where(inArray(orderContainer.orderId, idsOf(none)));
  const isSecond = sql`${orderContainer.id} % 2 = 0`;
  await db
    .update(orderContainer)
    .set({ sealNo: '' })
    .where(and(inArray(orderContainer.orderId, idsOf(half)), isSecond));
}

/** Spreads creation over 40 hours, so that submitted bookings are not overdue. */
export async function spreadOverDays(db: Db, orderNos: readonly string[]): Promise<void> {
  const ago = sql`now() - make_interval(hours => (${bookingOrder.id} % 40)::int, mins => (${bookingOrder.id} % 53)::int)`;
  const isOne = inArray(bookingOrder.orderNo, [...orderNos]);
  const isSent = ne(bookingOrder.state, 'draft');
  await db.update(bookingOrder).set({ createdAt: ago, submittedAt: ago }).where(and(isOne, isSent));
  await db
    .update(orderTimeline)
    .set({
      createdAt: sql`${bookingOrder.createdAt}
        + case ${orderTimeline.move} when 'submitted' then interval '0' else interval '20 minutes' end`,
    })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.id, orderTimeline.orderId), isOne));
}
