import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OwnCompanyId } from '../../../../platform/server/http/callContext.ts';
import { containerRows, orderNumberOf, trainNoOfOrder } from '../../../freight/booking/server/index.ts';
import { companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import {
  driverReport,
  serviceBid,
  serviceContainer,
  serviceEvent,
  serviceOrder,
  serviceTrip,
  yardStay,
} from './tables.ts';

export type ServiceRow = typeof serviceOrder.$inferSelect;

/** Of any company: the caller checks access. */
export async function unsafeSelectService(db: Db, serviceOrderId: number): Promise<ServiceRow | undefined> {
  const [found] = await db.select().from(serviceOrder).where(eq(serviceOrder.id, serviceOrderId));
  return found;
}

export async function selectOwnService(
  db: Db,
  own: OwnCompanyId,
  serviceOrderId: number,
): Promise<ServiceRow | undefined> {
  const [found] = await db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, serviceOrderId), eq(serviceOrder.companyId, own)));
  return found;
}

/** A service order in which the company takes part as supplier, with its part. */
export async function selectJob(db: Db, own: OwnCompanyId, serviceOrderId: number) {
  const [found] = await db
    .select({ row: serviceOrder, bid: serviceBid })
    .from(serviceBid)
    .innerJoin(serviceOrder, eq(serviceOrder.id, serviceBid.serviceOrderId))
    .where(and(eq(serviceBid.serviceOrderId, serviceOrderId), eq(serviceBid.supplierId, own)));
  return found;
}
export type Job = NonNullable<Awaited<ReturnType<typeof selectJob>>>;

/** Services of an order, newest first; the caller checks access to the order. */
export async function selectServicesOf(db: Db, orderId: number): Promise<ServiceRow[]> {
  return db.select().from(serviceOrder).where(eq(serviceOrder.orderId, orderId)).orderBy(desc(serviceOrder.id));
}

/** What belongs to some service orders, each kind in one query. */
export async function selectParts(db: Db, serviceOrderIds: readonly number[]) {
  const ids = [...serviceOrderIds];
  const [heads, containers, events, trips, reports, stays, bids] = await Promise.all([
    selectHeads(db, ids),
    selectContainers(db, ids),
    db.select().from(serviceEvent).where(inArray(serviceEvent.serviceOrderId, ids)).orderBy(desc(serviceEvent.id)),
    db.select().from(serviceTrip).where(inArray(serviceTrip.serviceOrderId, ids)).orderBy(asc(serviceTrip.id)),
    selectReports(db, ids),
    db.select().from(yardStay).where(inArray(yardStay.serviceOrderId, ids)).orderBy(asc(yardStay.id)),
    selectBids(db, ids),
  ]);
  return { heads, containers, events, trips, reports, stays, bids };
}
export type Parts = Awaited<ReturnType<typeof selectParts>>;

const name = (companyId: typeof serviceOrder.companyId | typeof serviceOrder.supplierId): SQL<string> =>
  sql<string>`coalesce(${companyNameOf(companyId)}, '')`;

async function selectHeads(db: Db, ids: number[]) {
  return db
    .select({
      serviceOrderId: serviceOrder.id,
      orderNo: orderNumberOf(serviceOrder.orderId),
      trainNo: trainNoOfOrder(serviceOrder.orderId),
      companyName: name(serviceOrder.companyId),
      supplierNo: sql<string>`coalesce(${companyNoOf(serviceOrder.supplierId)}, '')`,
      supplierName: name(serviceOrder.supplierId),
    })
    .from(serviceOrder)
    .where(inArray(serviceOrder.id, ids));
}

async function selectContainers(db: Db, ids: number[]) {
  const facts = containerRows('facts');
  return db
    .select({
      serviceOrderId: serviceContainer.serviceOrderId,
      orderContainerId: serviceContainer.orderContainerId,
      containerNo: facts.containerNo,
      sizeType: facts.sizeType,
      status: facts.status,
    })
    .from(serviceContainer)
    .innerJoin(facts, eq(facts.orderContainerId, serviceContainer.orderContainerId))
    .where(inArray(serviceContainer.serviceOrderId, ids))
    .orderBy(asc(serviceContainer.orderContainerId));
}

async function selectReports(db: Db, ids: number[]) {
  return db
    .select({ serviceOrderId: serviceTrip.serviceOrderId, report: driverReport })
    .from(driverReport)
    .innerJoin(serviceTrip, eq(serviceTrip.id, driverReport.tripId))
    .where(inArray(serviceTrip.serviceOrderId, ids))
    .orderBy(asc(driverReport.occurredAt), asc(driverReport.id));
}

async function selectBids(db: Db, ids: number[]) {
  return db
    .select({
      bid: serviceBid,
      companyNo: companyNoOf(serviceBid.supplierId),
      companyName: companyNameOf(serviceBid.supplierId),
    })
    .from(serviceBid)
    .where(inArray(serviceBid.serviceOrderId, ids))
    .orderBy(asc(serviceBid.amount), asc(serviceBid.id));
}
