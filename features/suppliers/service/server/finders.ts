import { and, desc, eq, type SQL } from 'drizzle-orm';
import { paddedNumberFilter } from '../../../../platform/server/database/paddedNumber.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { type Found, MAX_FOUND } from '../../../../platform/wire/found.ts';
import { orderNumberOf } from '../../../freight/booking/server/index.ts';
import { SERVICE_ACCESS } from '../accessWire.ts';
import { customerPath, jobPath, operatorPath, serviceNoOf } from '../paths.ts';
import { serviceBid, serviceOrder } from './tables.ts';

const SHOWN = {
  serviceOrderId: serviceOrder.id,
  kind: serviceOrder.kind,
  orderNo: orderNumberOf(serviceOrder.orderId),
};
type Shown = { serviceOrderId: number; kind: typeof serviceOrder.$inferSelect.kind; orderNo: string };

const foundOf = (rows: readonly Shown[], pathOf: (row: Shown) => string): Found[] =>
  rows.map((row) => ({
    kind: 'service',
    title: serviceNoOf(row.serviceOrderId),
    note: row.orderNo,
    path: pathOf(row),
  }));

const selectServices = ({ db }: CallContext, where: SQL | undefined) =>
  db.select(SHOWN).from(serviceOrder).where(where).orderBy(desc(serviceOrder.id)).limit(MAX_FOUND);

/** Service orders by their number: all for operators, else those that the own company asked for. */
async function servicesNumbered(text: string, ctx: CallContext): Promise<Found[]> {
  const numbered = paddedNumberFilter(text, 'FW', serviceOrder.id);
  if (numbered === undefined) return [];
  if (hasPermission(ctx.user, SERVICE_ACCESS.any))
    return foundOf(await selectServices(ctx, numbered), ({ serviceOrderId }) => operatorPath(serviceOrderId));
  if (ctx.user.companyId === null) return [];
  const own = and(numbered, eq(serviceOrder.companyId, ownCompanyId(ctx.user)));
  return foundOf(await selectServices(ctx, own), ({ orderNo }) => customerPath(orderNo));
}

/** Jobs of the own company as supplier. */
async function jobsNumbered(text: string, { db, user }: CallContext): Promise<Found[]> {
  const numbered = paddedNumberFilter(text, 'FW', serviceOrder.id);
  if (numbered === undefined || user.companyId === null || hasPermission(user, SERVICE_ACCESS.any)) return [];
  const rows = await db
    .select(SHOWN)
    .from(serviceBid)
    .innerJoin(serviceOrder, eq(serviceOrder.id, serviceBid.serviceOrderId))
    .where(and(numbered, eq(serviceBid.supplierId, ownCompanyId(user))))
    .orderBy(desc(serviceOrder.id))
    .limit(MAX_FOUND);
  return foundOf(rows, ({ kind, serviceOrderId }) => jobPath(kind, serviceOrderId));
}

export const finders: readonly Finder[] = [
  { permission: [SERVICE_ACCESS.own, SERVICE_ACCESS.any], find: servicesNumbered },
  { permission: SERVICE_ACCESS.job, find: jobsNumbered },
];
