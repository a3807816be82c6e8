import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { type ClosureObstacle, type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import { orderNumberOf } from '../../../freight/booking/server/index.ts';
import { ENDED_STATES } from '../states.ts';
import { serviceOrder } from './tables.ts';

const SHARED = {
  id: serviceOrder.id,
  orderNo: orderNumberOf(serviceOrder.orderId),
  kind: serviceOrder.kind,
  state: serviceOrder.state,
  place: serviceOrder.place,
  address: serviceOrder.address,
  startAt: serviceOrder.startAt,
  remark: serviceOrder.remark,
  createdAt: serviceOrder.createdAt,
};

/** Services that the company asked for, and those that it did for others, each with its own price. */
export const companyData: readonly CompanyData[] = [
  {
    name: 'services',
    rows: (db, companyId) =>
      rowsById((after, limit) =>
        db
          .select({ ...SHARED, price: serviceOrder.saleAmount, currency: serviceOrder.saleCurrency })
          .from(serviceOrder)
          .where(and(eq(serviceOrder.companyId, companyId), gt(serviceOrder.id, after)))
          .orderBy(asc(serviceOrder.id))
          .limit(limit),
      ),
  },
  {
    name: 'serviceJobs',
    rows: (db, companyId) =>
      rowsById((after, limit) =>
        db
          .select({ ...SHARED, price: serviceOrder.costAmount, currency: serviceOrder.costCurrency })
          .from(serviceOrder)
          .where(and(eq(serviceOrder.supplierId, companyId), gt(serviceOrder.id, after)))
          .orderBy(asc(serviceOrder.id))
          .limit(limit),
      ),
  },
];

/** Services that are not finished, on either side. */
export const openServices: ClosureObstacle = {
  kind: 'openServices',
  title: { zh: '未完成的服务单', en: 'Unfinished service orders', ru: 'Незавершённые заявки на услуги' },
  async count(db, companyId) {
    const isTheirs = sql`(${serviceOrder.companyId} = ${companyId} or ${serviceOrder.supplierId} = ${companyId})`;
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(serviceOrder)
      .where(and(isTheirs, notInArray(serviceOrder.state, [...ENDED_STATES])));
    return found?.count ?? 0;
  },
};
