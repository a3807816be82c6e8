import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { type CompanySearch, companyNameOf, companyNoOf } from '../../../people/account/server/index.ts';
import { ENGAGED_STATES } from '../states.ts';
import { serviceOrder } from './tables.ts';

const isEngaged = () => inArray(serviceOrder.state, [...ENGAGED_STATES]);

/** A service order whose supplier is engaged; `supplierId`: of that supplier alone. */
export async function findEngagement(db: Db, serviceOrderId: number, supplierId?: number) {
  const [found] = await db
    .select({
      serviceOrderId: serviceOrder.id,
      orderId: serviceOrder.orderId,
      companyId: serviceOrder.companyId,
      supplierId: serviceOrder.supplierId,
      serviceKind: serviceOrder.serviceKind,
    })
    .from(serviceOrder)
    .where(
      and(
        eq(serviceOrder.id, serviceOrderId),
        isEngaged(),
        supplierId === undefined ? undefined : eq(serviceOrder.supplierId, supplierId),
      ),
    );
  return found;
}

/** Whether a company is engaged as supplier for a service on an order. */
export async function isEngagedOnOrder(db: Db, supplierId: number, orderId: number): Promise<boolean> {
  const found = await db
    .select({ id: serviceOrder.id })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.orderId, orderId), eq(serviceOrder.supplierId, supplierId), isEngaged()))
    .limit(1);
  return found.length > 0;
}

/** The first customers that a search finds among those for whose services a supplier is or was engaged. */
export async function searchCustomersServed(db: Db, supplierId: number, { keyword, fullName, limit }: CompanySearch) {
  const served = db
    .selectDistinct({ companyId: serviceOrder.companyId })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.supplierId, supplierId), isEngaged()))
    .as('served');
  const found = {
    companyId: served.companyId,
    companyNo: companyNoOf(served.companyId),
    companyName: companyNameOf(served.companyId),
  };
  return db
    .select(found)
    .from(served)
    .where(
      and(
        keywordFilter(keyword, [found.companyNo, found.companyName]),
        fullName === '' ? undefined : eq(found.companyName, fullName),
      ),
    )
    .orderBy(asc(served.companyId))
    .limit(limit);
}
